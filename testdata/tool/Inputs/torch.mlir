func.func @main() {
  torch.overwrite.tensor.contents %0 overwrites %1 : !torch.vtensor, !torch.tensor
  return
}
