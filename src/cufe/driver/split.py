"""`cufe split FILE.cu`: preprocess and write the host unit, in one step.

With a toolkit the commands are those of `nvcc --dryrun`: the very gcc line, and the very options of the front
end. Without one, cufe's own small CUDA header (`cufe/headers`) takes the place of the toolkit's.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
import time

from cufe.driver.toolkit import NoToolkitError, Toolkit, find_toolkit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

_HEADERS: Final = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "headers")
_DEFINES: Final = (
    "-D__CUDACC__", "-D__NVCC__", "-D__CUDACC_VER_MAJOR__=13", "-D__CUDACC_VER_MINOR__=0",
    "-D__CUDACC_VER_BUILD__=88", "-D__CUDA_API_VER_MAJOR__=13", "-D__CUDA_API_VER_MINOR__=0",
    "-D__NVCC_DIAG_PRAGMA_SUPPORT__=1",
)  # fmt: skip
# Flags of nvcc that matter to the front end, and what it is told; for the way without a toolkit.
_FRONT_END_FLAGS: Final = {
    "--extended-lambda": "--extended-lambda",
    "-extended-lambda": "--extended-lambda",
    "--expt-extended-lambda": "--extended-lambda",
    "-expt-extended-lambda": "--extended-lambda",
    "--expt-relaxed-constexpr": "--relaxed_constexpr",
    "-expt-relaxed-constexpr": "--relaxed_constexpr",
    "-rdc=true": "--device-c",
    "-dc": "--device-c",
    "-G": "--debug_mode",
}
_DEFINED_BY: Final = {
    "--extended-lambda": "-D__CUDACC_EXTENDED_LAMBDA__",
    "--relaxed_constexpr": "-D__CUDACC_RELAXED_CONSTEXPR__",
    "--device-c": "-D__CUDACC_RDC__",
}


class SplitError(Exception):
    """The file cannot be split; the text says why."""


class _Plan:
    """How to split: the preprocessor's command without its output, and the options of the front end."""

    def __init__(self, preprocessor: list[str], options: list[str]) -> None:
        self.preprocessor = preprocessor
        self.options = options


def main(argv: Sequence[str]) -> int:
    """Splits one file and says in one line what was done; the exit status is that of the front end."""
    words = list(argv)
    flags: list[str] = []
    if "--" in words:
        at = words.index("--")
        words, flags = words[:at], words[at + 1 :]
    parser = argparse.ArgumentParser(
        prog="cufe split",
        usage="cufe split FILE.cu [-o OUT] [--cuda PATH | --no-toolkit] [-- FLAGS]",
        description="Preprocess a CUDA file and write the file the host compiler gets. FLAGS are those of"
        " nvcc, or those of the host compiler where there is no toolkit.",
    )
    parser.add_argument("file", metavar="FILE.cu")
    parser.add_argument("-o", metavar="OUT", dest="output", default="", help="default: FILE.cudafe1.cpp")
    parser.add_argument("--cuda", metavar="PATH", default="", help="the toolkit: its folder or its nvcc")
    parser.add_argument("--no-toolkit", action="store_true", help="use cufe's own small CUDA header")
    arguments = parser.parse_args(words)
    started = time.perf_counter()
    try:
        plan = _plan(arguments.file, arguments.cuda, arguments.no_toolkit, flags)
        return _split(arguments.file, arguments.output, plan, started)
    except (SplitError, NoToolkitError) as error:
        sys.stderr.write(f"cufe split: {error}\n")
        return 1


def _plan(file: str, cuda: str, no_toolkit: bool, flags: list[str]) -> _Plan:
    if not os.path.isfile(file):
        raise SplitError(f"no file {file}")
    if no_toolkit:
        return _plan_without(file, flags)
    try:
        toolkit = find_toolkit(cuda)
    except NoToolkitError:
        if cuda:
            raise
        return _plan_without(file, flags)
    return _plan_with(toolkit, file, flags)


def _plan_with(toolkit: Toolkit, file: str, flags: list[str]) -> _Plan:
    """Asks nvcc what it would do."""
    done = subprocess.run(
        [toolkit.nvcc, *flags, "--dryrun", "-c", file],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    answer = done.stderr.decode("utf-8", "surrogateescape")
    preprocessor: list[str] = []
    for line in answer.splitlines():
        if not line.startswith("#$ "):
            continue
        words = _words(line[3:])
        if "-E" in words:
            preprocessor = words
        elif words and words[0] == "cudafe++" and preprocessor:
            return _Plan(preprocessor[: preprocessor.index("-o")], _front_end_options(words[1:-1]))
    raise SplitError(answer.strip() or f"{toolkit.nvcc} says nothing of what it would do")


def _words(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError:
        # A setting, not a command.
        return []


def _front_end_options(words: list[str]) -> list[str]:
    """The options without those that name files of a real build."""
    options: list[str] = []
    at = 0
    while at < len(words):
        if words[at] in ("--gen_c_file_name", "--stub_file_name", "--module_id_file_name"):
            at += 2
            continue
        if words[at] != "--gen_module_id_file":
            options.append(words[at])
        at += 1
    return options


def _plan_without(file: str, flags: list[str]) -> _Plan:
    compiler = os.environ.get("CXX") or "g++"
    rest: list[str] = []
    told: list[str] = []
    words = iter(flags)
    for flag in words:
        if flag == "-ccbin":
            compiler = next(words, compiler)
        elif flag in _FRONT_END_FLAGS:
            told.append(_FRONT_END_FLAGS[flag])
        else:
            rest.append(flag)
    standard = "17"
    for flag in rest:
        if flag.startswith(("-std=c++", "-std=gnu++", "--std=c++")):
            standard = flag[-2:]
    defines = list(_DEFINES) + [_DEFINED_BY[option] for option in told if option in _DEFINED_BY]
    preprocessor = [
        *shlex.split(compiler), f"-std=c++{standard}", "-E", "-x", "c++", *defines, f"-I{_HEADERS}",
        "-include", "cuda_runtime.h", *rest, file,
    ]  # fmt: skip
    options = [f"--c++{standard}", "--device-hidden-visibility", *_compiler_options(compiler)]
    if "--device-c" not in told:
        options.append("--static-host-stub")
    options += ["--display_error_number", "--orig_src_file_name", file]
    options += ["--orig_src_path_name", os.path.abspath(file), "--allow_managed", *told]
    return _Plan(preprocessor, options)


def _compiler_options(compiler: str) -> list[str]:
    """What the front end is told about the host compiler."""
    try:
        done = subprocess.run(
            [*shlex.split(compiler), "-E", "-dM", "-x", "c++", os.devnull], capture_output=True, check=True
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise SplitError(f"cannot run the host compiler {compiler}: {error}") from error
    macros = dict(
        line.split(" ", 2)[1:] for line in done.stdout.decode("latin-1").splitlines() if line.count(" ") >= 2
    )
    if "__clang_major__" in macros:
        return ["--clang", "--clang_version", _version(macros, "__clang_major__", "__clang_minor__")]
    return ["--gnu_version=" + _version(macros, "__GNUC__", "__GNUC_MINOR__")]


def _version(macros: dict[str, str], major: str, minor: str) -> str:
    return str(int(macros[major]) * 10000 + int(macros[minor]) * 100)


def _split(file: str, output: str, plan: _Plan, started: float) -> int:
    from cufe.driver.command_line import parse
    from cufe.driver.compilation import Compilation

    stem = os.path.splitext(os.path.basename(file))[0]
    output = output or f"{stem}.cudafe1.cpp"
    stub = os.path.splitext(os.path.basename(output))[0] + ".stub.c"
    with tempfile.TemporaryDirectory(prefix="cufe-") as folder:
        unit = os.path.join(folder, f"{stem}.ii")
        try:
            done = subprocess.run([*plan.preprocessor, "-o", unit], stdin=subprocess.DEVNULL, check=False)
        except OSError as error:
            raise SplitError(f"cannot run the preprocessor {plan.preprocessor[0]}: {error}") from error
        if done.returncode:
            return done.returncode
        words = [*plan.options, "--gen_c_file_name", output, "--stub_file_name", stub, unit]
        invocation = parse([os.fsencode(word).decode("latin-1") for word in words])
        compilation = Compilation(invocation, os.fsencode(file).decode("latin-1"))
        try:
            status = compilation.run()
        finally:
            compilation.outputs.discard()
    if compilation.unit is not None and status == 0:
        summary = compilation.unit.summary
        parts = (
            _count(summary.kernels, "kernel"),
            _count(summary.launches, "launch", "launches"),
            _count(summary.lambdas, "lambda"),
            _count(summary.functions_removed, "function") + " removed",
        )
        sys.stdout.write(f"{output}: {', '.join(parts)}, {time.perf_counter() - started:.2f} s\n")
    return status


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
