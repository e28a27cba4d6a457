"""How a CUDA file is preprocessed for the front end, what the front end is told, and the unit that comes out.

With a toolkit the commands are those of `nvcc --dryrun`: the very gcc line, and the very options of the front
end.  Without one, cufe's own small CUDA header (`cufe/headers`) takes the place of the toolkit's."""

from __future__ import annotations

import os
import shlex
import subprocess
import tempfile

from cufe.driver.toolkit import NoToolkitError, Toolkit, find_toolkit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final


_HEADERS: Final = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "headers")
_RUN_TIME_HEADER: Final = os.path.join(_HEADERS, "jit", "run_time.h")
_DEFINES: Final = (
    "-D__CUDACC__", "-D__NVCC__", "-D__CUDACC_VER_MAJOR__=13", "-D__CUDACC_VER_MINOR__=0",
    "-D__CUDACC_VER_BUILD__=88", "-D__CUDA_API_VER_MAJOR__=13", "-D__CUDA_API_VER_MINOR__=0",
    "-D__NVCC_DIAG_PRAGMA_SUPPORT__=1",
)  # fmt: skip
# Flags of nvcc that matter to the front end, and its options for them, where there is no toolkit.
_FRONT_END_FLAGS: Final = {
    "--extended-lambda": "--extended-lambda", "-extended-lambda": "--extended-lambda",
    "--expt-extended-lambda": "--extended-lambda", "-expt-extended-lambda": "--extended-lambda",
    "--expt-relaxed-constexpr": "--relaxed_constexpr", "-expt-relaxed-constexpr": "--relaxed_constexpr",
    "-rdc=true": "--device-c", "-dc": "--device-c", "-G": "--debug_mode",
}  # fmt: skip
_SAYS_CUDA: Final = ("-xcu", "-xcuda", "-x=cu")
_ARCHITECTURE_FLAGS: Final = ("-arch", "--gpu-architecture")
#: the architecture that nvcc compiles for by default
_OLDEST_ARCHITECTURE: Final = "75"
_DEFINED_BY: Final = {
    "--extended-lambda": "-D__CUDACC_EXTENDED_LAMBDA__",
    "--relaxed_constexpr": "-D__CUDACC_RELAXED_CONSTEXPR__",
    "--device-c": "-D__CUDACC_RDC__",
}
#: why a file is not read at all
NOT_CUDA: Final = "no CUDA file by its name (the flags `-- -x cu` say that it is one)"


class PlanError(Exception):
    """The file cannot be preprocessed; the text says why."""


class Plan:
    """One pass: the preprocessor's command without its output, and the options of the front end.

    `devices` are the passes for the device that belong to a host pass, one for each virtual architecture."""

    def __init__(self, preprocessor: list[str], options: list[str]) -> None:
        self.preprocessor = preprocessor
        self.options = options
        self.devices: list[Plan] = []

    def add_device(self, preprocessor: list[str], architecture: str) -> None:
        """Adds the pass for an architecture, `compute_75`; one that is there already is not added again."""
        options = [*self.options, "--device_architecture", architecture]
        if all(device.options != options for device in self.devices):
            self.devices.append(Plan(preprocessor, options))

    def at_run_time(self, default_device: bool) -> list[Plan]:
        """The passes of run-time compilation in the place of the others, one for each architecture; `default_device`
        makes what has no CUDA word the device's."""
        added = ["--jit", "--default_device"] if default_device else ["--jit"]
        return [
            Plan(
                [*device.preprocessor[:-1], "-include", _RUN_TIME_HEADER, device.preprocessor[-1]],
                [option for option in device.options if option != "--extended-lambda"] + added,
            )
            for device in self.devices
        ]

    def preprocess(self, unit: str) -> int:
        """Runs the preprocessor, with `unit` as its output; returns its exit status."""
        return self._preprocess(unit, None).returncode

    def preprocess_quietly(self, unit: str) -> tuple[int, str]:
        """The same; what the preprocessor says is returned, too."""
        done = self._preprocess(unit, subprocess.PIPE)
        return done.returncode, done.stderr.decode("utf-8", "replace")

    def _preprocess(self, unit: str, errors: int | None) -> subprocess.CompletedProcess[bytes]:
        command = [*self.preprocessor, "-o", unit]
        try:
            return subprocess.run(command, stdin=subprocess.DEVNULL, stderr=errors, check=False)
        except OSError as error:
            raise PlanError(f"cannot run the preprocessor {self.preprocessor[0]}: {error}") from error


def split_at_dashes(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """The words of a command, and the compiler's flags behind `--`."""
    words = list(argv)
    if "--" not in words:
        return words, []
    at = words.index("--")
    return words[:at], words[at + 1 :]


def is_cuda_by_name(file: str) -> bool:
    """Whether nvcc takes a file for CUDA C++ without being told."""
    return file.endswith(".cu")


def says_cuda(flags: Sequence[str]) -> bool:
    """Whether flags of nvcc or clang say that the files are CUDA C++, whatever their names."""
    for at, word in enumerate(flags):
        if word in ("-x", "--x") and at + 1 < len(flags) and flags[at + 1] in ("cu", "cuda"):
            return True
        if word in _SAYS_CUDA:
            return True
    return False


def plan_for(file: str, cuda: str, no_toolkit: bool, flags: list[str]) -> Plan:
    """The plan for `file`: with the toolkit `cuda` names, else the first found, else without one."""
    if not os.path.isfile(file):
        raise PlanError(f"no file {file}")
    if no_toolkit:
        return _plan_without(file, flags)
    try:
        toolkit = find_toolkit(cuda)
    except NoToolkitError:
        if cuda:
            raise
        return _plan_without(file, flags)
    return _plan_with(toolkit, file, flags)


def _plan_with(toolkit: Toolkit, file: str, flags: list[str]) -> Plan:
    """Asks nvcc what it would do."""
    done = subprocess.run(
        [toolkit.nvcc, *flags, "--dryrun", "-c", file],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    answer = done.stderr.decode("utf-8", "surrogateescape")
    preprocessors: dict[str, list[str]] = {}
    plan: Plan | None = None
    for line in answer.splitlines():
        words = _words(line[3:]) if line.startswith("#$ ") else []
        if not words:
            continue
        if "-E" in words:
            at = words.index("-o")
            preprocessors[words[at + 1]] = words[:at]
        elif words[0] == "cudafe++" and words[-1] in preprocessors:
            plan = Plan(preprocessors[words[-1]], _front_end_options(words[1:-1]))
        elif words[0].endswith("cicc") and plan is not None and "-arch" in words:
            unit = next((word for word in words if word in preprocessors), "")
            if unit:
                plan.add_device(preprocessors[unit], words[words.index("-arch") + 1])
    if plan is not None:
        return plan
    raise PlanError(_refusal(file, [line for line in answer.splitlines() if not line.startswith("#$ ")]))


def _refusal(file: str, said: list[str]) -> str:
    """Why nvcc would not compile a file as CUDA C++, from what it says apart from its commands."""
    errors = [line.removeprefix("nvcc fatal").lstrip(" :") for line in said if line.startswith("nvcc fatal")]
    if not is_cuda_by_name(file) and (not errors or "Don't know what to do with" in errors[0]):
        return NOT_CUDA
    return "nvcc refuses it: " + "; ".join(errors or said or ["it would not compile it as CUDA C++"])


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


def _plan_without(file: str, flags: list[str]) -> Plan:
    compiler = os.environ.get("CXX") or "g++"
    rest: list[str] = []
    told: list[str] = []
    architecture = _OLDEST_ARCHITECTURE
    words = iter(flags)
    for flag in words:
        if flag == "-ccbin":
            compiler = next(words, compiler)
        elif flag in ("-x", "--x"):
            next(words, "")
        elif flag in _SAYS_CUDA:
            continue
        elif flag in _FRONT_END_FLAGS:
            told.append(_FRONT_END_FLAGS[flag])
        elif flag.partition("=")[0] in _ARCHITECTURE_FLAGS:
            name = flag.partition("=")[2] or next(words, "")
            # `native` and `all` ask for what only a toolkit knows.
            architecture = name.partition("_")[2] or architecture
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
    plan = Plan(preprocessor, options)
    define = f"-D__CUDA_ARCH__={architecture.rstrip('af')}0"
    plan.add_device([*preprocessor[:-1], define, file], f"compute_{architecture}")
    return plan


def _compiler_options(compiler: str) -> list[str]:
    """What the front end is told about the host compiler."""
    try:
        done = subprocess.run(
            [*shlex.split(compiler), "-E", "-dM", "-x", "c++", os.devnull], capture_output=True, check=True
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise PlanError(f"cannot run the host compiler {compiler}: {error}") from error
    macros = dict(line.split(" ", 2)[1:] for line in done.stdout.decode("latin-1").splitlines() if line.count(" ") >= 2)
    if "__clang_major__" in macros:
        return ["--clang", "--clang_version", _version(macros, "__clang_major__", "__clang_minor__")]
    return ["--gnu_version=" + _version(macros, "__GNUC__", "__GNUC_MINOR__")]


def _version(macros: dict[str, str], major: str, minor: str) -> str:
    return str(int(macros[major]) * 10000 + int(macros[minor]) * 100)


def read_unit(file: str, cuda: str, no_toolkit: bool, flags: list[str]) -> tuple[bytes, list[str]]:
    """The text and the options of the front end; a `.ii` is taken as it is, with `flags` as its options.

    `PlanError` where the file cannot be preprocessed."""
    if file.endswith(".ii"):
        with open(file, "rb") as unit:
            return unit.read(), flags
    plan = plan_for(file, cuda, no_toolkit, flags)
    with tempfile.TemporaryDirectory(prefix="cufe-") as folder:
        name = os.path.join(folder, "unit.ii")
        if plan.preprocess(name):
            raise PlanError(f"{file} cannot be preprocessed")
        with open(name, "rb") as unit:
            return unit.read(), plan.options
