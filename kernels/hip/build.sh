#!/bin/sh
# Builds the kernels ahead of time: PTX for sm_90a, and a cubin where ptxas is found. TARGETS may name
# gfx942 and gfx950 once arch_amd.h is written. Usage: build.sh [OUT]
set -eu
cd "$(dirname "$0")"
out=${1:-build}
clang=${CLANG:-/usr/lib/llvm-22/bin/clang++}
ptxas=${PTXAS:-$(command -v ptxas || true)}
flags="-O3 -std=c++20 -Wall -Werror -Wno-unused-command-line-argument ${FLAGS:-}"
mkdir -p "$out"
echo '*' >"$out/.gitignore"
for source in ${SOURCES:-*.hip}; do
  name=$(basename "$source" .hip)
  for target in ${TARGETS:-sm_90a}; do
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
