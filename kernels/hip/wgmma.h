// sm_90a: wgmma of a warpgroup (128 threads): 64 rows, operands in shared memory, 128-byte swizzle.
//
// A block of shared memory is 64 rows of 64 16-bit columns, 128 bytes a row; the 16-byte piece c of row r lies
// at piece c ^ (r % 8). `K major` reads it with the rows as the outer dimension, `MN major` with the columns.
#pragma once

constexpr i32 kBlockBytes = 64 * 128;

// Byte of a row's 16-byte piece in a block.
DEVICE i32 swizzled(i32 row, i32 piece) { return row * 128 + (piece ^ row % 8) * 16; }

// Operand descriptors: start, then the strides between blocks and between groups of eight rows.
DEVICE u64 operand(u32 address) {
  return u64(address >> 4 & 0x3fff) | u64(kBlockBytes >> 4) << 16 | u64(1024 >> 4) << 32 | u64(1) << 62;
}
DEVICE u64 advance(u64 descriptor, i32 bytes) { return descriptor + u64(bytes >> 4); }

DEVICE void wgmma_fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
DEVICE void wgmma_commit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
// Makes writes to shared memory visible to the tensor cores.
DEVICE void proxy_fence() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }
DEVICE void copy16(u32 to, const void *from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}
// Arrives once this thread's copies so far have landed.
DEVICE void copy16_arrive(u32 barrier) {
  asm volatile("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0];" ::"r"(barrier) : "memory");
}

#define REGS4(x, i) "+f"(x[i]), "+f"(x[i + 1]), "+f"(x[i + 2]), "+f"(x[i + 3])
#define REGS16(x, i) REGS4(x, i), REGS4(x, i + 4), REGS4(x, i + 8), REGS4(x, i + 12)
#define REGS64(x, i) REGS16(x, i), REGS16(x, i + 16), REGS16(x, i + 32), REGS16(x, i + 48)

// Waits for all products; the accumulators cannot be used before.
DEVICE void wgmma_wait(float (&x)[16]) { asm volatile("wgmma.wait_group.sync.aligned 0;" : REGS16(x, 0)::"memory"); }
DEVICE void wgmma_wait(float (&x)[128]) {
  asm volatile("wgmma.wait_group.sync.aligned 0;" : REGS64(x, 0), REGS64(x, 64)::"memory");
}

// 32 columns: C = A B^T (+ C), both K major.
template <bool F16> DEVICE void wgmma_n32(float (&c)[16], u64 a, u64 b, bool add) {
  if constexpr (F16)
    asm volatile("{.reg .pred p;\nsetp.ne.b32 p, %18, 0;\nwgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {"
               "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15"
               "}, %16, %17, p, 1, 1, 0, 0;}"
               : REGS16(c, 0)
               : "l"(a), "l"(b), "r"(i32(add)));
  else
    asm volatile("{.reg .pred p;\nsetp.ne.b32 p, %18, 0;\nwgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {"
               "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15"
               "}, %16, %17, p, 1, 1, 0, 0;}"
               : REGS16(c, 0)
               : "l"(a), "l"(b), "r"(i32(add)));
}
// 256 columns: C += A B, A K major, B MN major.
template <bool F16> DEVICE void wgmma_n256(float (&c)[128], u64 a, u64 b) {
  if constexpr (F16)
    asm volatile("{.reg .pred p;\nsetp.ne.b32 p, %130, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {"
               "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
               "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
               "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
               "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, "
               "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, "
               "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, "
               "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, "
               "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
               "}, %128, %129, p, 1, 1, 0, 1;}"
               : REGS64(c, 0), REGS64(c, 64)
               : "l"(a), "l"(b), "r"(1));
  else
    asm volatile("{.reg .pred p;\nsetp.ne.b32 p, %130, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {"
               "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
               "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
               "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
               "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, "
               "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, "
               "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, "
               "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, "
               "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
               "}, %128, %129, p, 1, 1, 0, 1;}"
               : REGS64(c, 0), REGS64(c, 64)
               : "l"(a), "l"(b), "r"(1));
}
