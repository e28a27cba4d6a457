"""Small units with extended lambdas, turned into host files and given to g++: no CUDA toolkit is needed.

The words of CUDA are spelt as the toolkit's macros spell them; a stub file may say more about the wrappers, in the form
in which the device compiler names them there.
"""

import subprocess
from pathlib import Path

from cufe.diagnostics.report import Report
from cufe.emit.unit import host_unit
from cufe.text.settings import Settings

#: what every unit starts with
HEAD = """\
#include <cstddef>
#include <type_traits>
#include <utility>
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __device_builtin__ __attribute__((device_builtin))
struct __device_builtin__ __nv_lambda_preheader_injection { };
template <class F> void use(F &) { }
"""


def host_text(source: str, standard: int = 17, *, clang: bool = False) -> str:
    """The host file of `source` behind the usual head, with the stub file `stub.c`."""
    preprocessed = subprocess.run(
        ["g++", "-E", "-x", "c++", f"-std=c++{standard}", "-"],
        input=(HEAD + source).encode(),
        stdout=subprocess.PIPE,
        check=True,
    ).stdout
    settings = Settings()
    settings.standard = standard
    settings.gnu_version = 120200
    settings.clang = clang
    settings.extended_lambda = True
    settings.orig_src_file_name = "unit.cu"
    settings.input_name = "unit.ii"
    settings.stub_file_name = "stub.c"
    return host_unit(preprocessed, settings, Report()).text.decode("latin-1")


def compile_host_file(folder: Path, text: str, stub: str, standard: int = 17, *flags: str) -> str:
    """What g++ says about a host file with a stub file; nothing where all is well."""
    (folder / "crt").mkdir(exist_ok=True)
    (folder / "crt" / "host_runtime.h").write_text("")
    (folder / "stub.c").write_text(stub)
    (folder / "host.cpp").write_bytes(text.encode("latin-1"))
    command = ["g++", f"-std=c++{standard}", "-fsyntax-only", "-I.", *flags, "host.cpp"]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.stdout.decode()
