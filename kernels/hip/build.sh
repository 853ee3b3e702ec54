#!/bin/sh
# Builds the kernels ahead of time: code objects for gfx942 and gfx950, PTX for sm_90a, and a cubin where
# ptxas is found. TARGETS names some of them. Usage: build.sh [OUT]
set -eu
here=$(dirname "$0")
out=${1:-$here/build}
clang=${CLANG:-${MLIR_SYS_220_PREFIX:-/usr/lib/llvm-22}/bin/clang++}
ptxas=${PTXAS:-$(command -v ptxas || true)}
flags="-O3 -std=c++20 -Wall -Werror -Wno-unused-command-line-argument ${FLAGS:-}"
mkdir -p "$out"
echo '*' >"$out/.gitignore"
for source in ${SOURCES:-"$here"/*.hip}; do
  name=$(basename "$source" .hip)
  for target in ${TARGETS:-gfx942 gfx950 sm_90a}; do
    case $target in
    sm_*)
      $clang -x cuda --cuda-device-only --cuda-gpu-arch=$target -nocudainc -nocudalib \
        --cuda-feature=+ptx80 $flags -S -o "$out/$name.$target.ptx" "$source"
      if [ -n "$ptxas" ]; then
        "$ptxas" -arch=$target -v -o "$out/$name.$target.cubin" "$out/$name.$target.ptx" 2>"$out/$name.$target.txt"
      fi
      ;;
    gfx*)
      $clang -x hip --cuda-device-only --no-gpu-bundle-output --offload-arch=$target -nogpuinc -nogpulib \
        $flags -o "$out/$name.$target.hsaco" "$source"
      ;;
    esac
  done
done
