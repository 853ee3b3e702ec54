/* Launches kernels in a row: items are (configuration, function, arguments) of the driver's cuLaunchKernelEx. */
typedef int launch_kernel(const void *config, void *function, void **arguments, void **extra);

int launch_all(launch_kernel *launch, int count, void **items) {
  for (int i = 0; i < count; ++i) {
    int status = launch(items[3 * i], items[3 * i + 1], items[3 * i + 2], 0);
    if (status) return status;
  }
  return 0;
}
