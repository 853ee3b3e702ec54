"""Loads the kernels through the CUDA driver and launches them on torch tensors."""

import ctypes as c
import functools
import subprocess
import tempfile
from pathlib import Path

import torch

BUILD = Path(__file__).parent.parent / "build"
cuda = c.CDLL("libcuda.so.1")


def check(status):
    if status:
        text = c.c_char_p()
        cuda.cuGetErrorString(status, c.byref(text))
        raise RuntimeError(f"CUDA driver: {text.value.decode()}")


class LaunchAttribute(c.Structure):
    _fields_ = [("id", c.c_int), ("pad", c.c_int), ("value", c.c_int), ("rest", c.c_char * 60)]


class LaunchConfig(c.Structure):
    _fields_ = [(n, c.c_uint) for n in ("gx", "gy", "gz", "bx", "by", "bz", "shared")]
    _fields_ += [("stream", c.c_void_p), ("attributes", c.POINTER(LaunchAttribute)), ("count", c.c_uint)]


class Kernel:
    """A function of a module; decode kernels also say their shape."""

    def __init__(self, module, name):
        self.function = c.c_void_p()
        check(cuda.cuModuleGetFunction(c.byref(self.function), module, name.encode()))
        self.threads = self.rows = self.tile = self.shared = 0
        at, size = c.c_uint64(), c.c_size_t()
        if cuda.cuModuleGetGlobal_v2(c.byref(at), c.byref(size), module, f"{name}_info".encode()) == 0:
            info = (c.c_int32 * 4)()
            check(cuda.cuMemcpyDtoH_v2(info, at, size))
            self.threads, self.rows, self.tile, self.shared = info
            check(cuda.cuFuncSetAttribute(self.function, 8, self.shared))
            blocks = c.c_int()
            check(cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(
                c.byref(blocks), self.function, self.threads, c.c_size_t(self.shared)))
            self.blocks = blocks.value

    def launcher(self, params, grid, threads, shared=0, overlap=False):
        return Launch(self.function, params, grid, threads, shared, overlap)


class Launch:
    """A launch that is ready to go: calling it costs one call of the driver."""

    def __init__(self, function, params, grid, threads, shared, overlap):
        self.attribute = LaunchAttribute(6, 0, 1)  # programmatic stream serialization
        self.config = LaunchConfig(*grid, threads, 1, 1, shared, None, c.pointer(self.attribute), int(overlap))
        self.params, self.function = params, function
        self.arguments = (c.c_void_p * 1)(c.addressof(params))
        self.bind()

    def bind(self):
        """Takes the current stream."""
        self.config.stream = torch.cuda.current_stream().cuda_stream

    def __call__(self):
        status = cuda.cuLaunchKernelEx(c.byref(self.config), self.function, self.arguments, None)
        if status:
            check(status)


class Sequence:
    """Launches in one call of a small C function, as a compiled runtime makes them."""

    def __init__(self, *launches):
        self.launches = launches
        items = [p for x in launches for p in (c.addressof(x.config), x.function.value, c.addressof(x.arguments))]
        self.items, self.count = (c.c_void_p * len(items))(*items), len(launches)
        self.launch, self.driver = helper().launch_all, c.cast(cuda.cuLaunchKernelEx, c.c_void_p)

    def bind(self):
        for launch in self.launches:
            launch.bind()

    def __call__(self):
        if self.launch(self.driver, self.count, self.items):
            raise RuntimeError("a launch failed")


@functools.cache
def helper():
    library = Path(tempfile.mkdtemp()) / "launch.so"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, Path(__file__).parent / "launch.c"], check=True)
    return c.CDLL(str(library))


class Library:
    """All kernels of a build."""

    reduce_spans = 4  # blocks that share an output row's columns

    def __init__(self, target="sm_90a"):
        torch.zeros(1, device="cuda")
        self.kernels, self.modules = {}, {}
        for source in ("decode_persistent", "decode_split", "reduce", "plan", "update_cache", "quantize_query"):
            image = BUILD / f"{source}.{target}.cubin"
            if not image.exists():
                image = BUILD / f"{source}.{target}.ptx"
            module = c.c_void_p()
            check(cuda.cuModuleLoadData(c.byref(module), image.read_bytes() + b"\0"))
            self.modules[source] = module
        self.units = torch.cuda.get_device_properties(0).multi_processor_count

    def get(self, source, name):
        if name not in self.kernels:
            self.kernels[name] = Kernel(self.modules[source], name)
        return self.kernels[name]
