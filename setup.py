"""How cufe is built; what it is, is in pyproject.toml.

The floors below the driver are compiled by mypyc. The same files run uncompiled: that is what gets installed
with `CUFE_PURE=1` in the environment, or where no C compiler (with the headers of this Python) is found.

An installer executes this file several times, mostly to ask for metadata: only the commands that build
compile. An editable installation is there to change the files, so it stays uncompiled.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import LinkError

COMPILED_FLOORS = ("text", "syntax", "il", "sema", "checks", "cuda", "emit", "diagnostics")

# Tables. mypyc makes code of every row, minutes of it for the C compiler; bytecode loads them faster, too.
INTERPRETED = (
    "src/cufe/diagnostics/entries/",
    "src/cufe/diagnostics/explanations/",
    "src/cufe/diagnostics/catalog.py",
    "src/cufe/sema/constant/builtin_table.py",
)

COMPILING_COMMANDS = frozenset({"bdist_wheel", "build", "build_ext", "install"})

# What mypyc generates is mostly calls of its library: more makes it no faster, and takes the C compiler twice as long.
OPTIMIZATION = "1"

# Generated C, objects and mypy's cache: kept between builds, so that only what changed is compiled again.
GENERATED = os.path.join("build", "mypyc")
MODULES = os.path.join(GENERATED, "__native_cufe___")

# What mypyc calls where something has failed. The C compiler puts what leads there apart from what is usual.
COLD = ("CPy_AddTraceback", "CPy_TypeErrorTraceback", "CPy_TypeError", "CPyError_OutOfMemory")

# What finds tokens where cufe is compiled.
TOKENS = os.path.join("src", "cufe", "text", "native_tokens.c")

# What tells that the stack has ended, which compiled code runs into.
STACK = os.path.join("src", "cufe", "driver", "native_stack.c")

# What the C file of each module includes, beside what mypyc generates.
CONTAINS = os.path.join("src", "cufe", "native_contains.h")

# How memory is taken; how modules are imported, and the functions of mypyc's library that are replaced for it.
BESIDE = [os.path.join("src", "cufe", "native_memory.c"), os.path.join("src", "cufe", "native_import.c")]
REPLACED = (
    "CPyImport_ImportNative",
    "CPyImport_SetDunderAttrs",
    "CPyImport_BeginInitializing",
    "CPyImport_EndInitializing",
    "CPyImport_AcquireLock",
    "CPyModuleLockAPI_Alloc",
)

CORES = os.cpu_count() or 1


def compiled_sources() -> list[str]:
    """The files for mypyc. A package's `__init__.py` only gathers names, and loads faster as bytecode."""
    return sorted(
        path
        for floor in COMPILED_FLOORS
        for path in glob(f"src/cufe/{floor}/**/*.py", recursive=True)
        if os.path.basename(path) != "__init__.py" and not path.startswith(INTERPRETED)
    )


def has_c_compiler() -> bool:
    """Whether the compiler of this Python exists and finds `Python.h`."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not command:
        return False
    with tempfile.TemporaryDirectory() as scratch:
        source = os.path.join(scratch, "probe.c")
        with open(source, "w", encoding="ascii") as file:
            file.write("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n")
        arguments = ["-I", sysconfig.get_path("include"), "-c", source, "-o", f"{source}.o"]
        try:
            done = subprocess.run([*shlex.split(command), *arguments], capture_output=True, check=False)
        except OSError:
            return False
        return done.returncode == 0


def compiling() -> bool:
    """Whether this run compiles. Says so, in one line, where it would but cannot."""
    if not COMPILING_COMMANDS.intersection(sys.argv) or os.environ.get("CUFE_PURE", "") not in ("", "0"):
        return False
    if has_c_compiler():
        return True
    print("cufe: no C compiler found; installing the uncompiled files (slower)", file=sys.stderr)
    return False


def core_extensions() -> list[Extension]:
    """One shared library with all floors, and a tiny module for each file that leads into it."""
    from mypyc.build import mypycify

    options = ["--config-file=", f"--cache-dir={os.path.join('build', 'mypy-cache')}"]
    extensions: list[Any] = mypycify(
        options + compiled_sources(),
        group_name="cufe",
        target_dir=GENERATED,
        # One C file a module: the build needs little memory, and an edit compiles one file anew.
        multi_file=True,
        opt_level=OPTIMIZATION,
        debug_level="0",
    )
    for extension in extensions:
        # A newer compiler's new warning must not stop anybody from installing.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        # Only the importer finds anything in the library by its name, and the entry point for that says so itself.  All
        # else is hidden: calls and variables inside need no table then, which loading would have to fill.
        extension.extra_compile_args += ["-w", "-fvisibility=hidden"]
        # Each function has a section of its own, which the linker script of BuildCore.link_options moves.
        extension.extra_compile_args += ["-ffunction-sections", "-freorder-blocks-and-partition"]
    for name, source in (("cufe.text.native_tokens", TOKENS), ("cufe.driver.native_stack", STACK)):
        extensions.append(Extension(name, [source], extra_compile_args=["-O2"]))
    return extensions


def run_module(module: str, *arguments: str) -> bool:
    """Runs a module of the sources; says whether that worked."""
    environment = {**os.environ, "PYTHONPATH": os.path.abspath("src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, "-m", module, *arguments], env=environment, check=False).returncode == 0


class BuildFiles(build_py):
    """Puts a stamp beside the files, by which caches of objects know one cufe from another."""

    def run(self) -> None:
        """Copies the files; an editable installation has none of its own, and its files change at any time."""
        super().run()
        if self.editable_mode:
            return
        form = "compiled" if self.distribution.ext_modules else "uncompiled"
        stamp = os.path.abspath(os.path.join(self.build_lib, "cufe", "stamp.h"))
        if not run_module("cufe.driver.stamp", stamp, form, sys.version):
            raise SystemExit("cufe: could not write the stamp")


class BuildCore(build_ext):
    """Compiles the C files that changed, on all cores."""

    def build_extensions(self) -> None:
        """Builds the library first, each of its files on a core of its own, then the modules that lead into it."""
        self.check_extensions_list(self.extensions)
        library, *entrances = sorted(self.extensions, key=lambda extension: -len(extension.sources))
        self.build_library(library)
        with ThreadPoolExecutor(CORES) as pool:
            list(pool.map(self.build_extension, entrances))
        if not self.inplace:
            self.compile_expressions()

    def compile_expressions(self) -> None:
        """Puts beside `cufe/regex.py` what it would else compile in each run. Without it cufe does the same, slower."""
        table = os.path.abspath(os.path.join(self.build_lib, "cufe", "regex.table"))
        if not run_module("cufe.driver.regex_table", table):
            print("cufe: no table of regular expressions was made; each run compiles its own", file=sys.stderr)

    def build_library(self, library: Extension) -> None:
        """Compiles what changed, and links."""
        compiler: Any = self.compiler
        compile_all = compiler.compile
        newest = max(os.path.getmtime(path) for path in [os.path.abspath(__file__), CONTAINS, *library.depends])

        def compile_changed(
            sources: list[str],
            output_dir: str | None = None,
            macros: Any = None,
            include_dirs: list[str] | None = None,
            debug: bool = False,
            extra_preargs: list[str] | None = None,
            extra_postargs: list[str] | None = None,
            depends: list[str] | None = None,
        ) -> list[str]:
            """Stands in for the compiler object's `compile`, which takes all files, one after the other."""
            _, objects, postargs, preprocessor_options, commands = compiler._setup_compile(
                output_dir, macros, include_dirs, sources, depends, extra_postargs
            )
            arguments = compiler._get_cc_args(preprocessor_options, debug, extra_preargs)

            def is_old(target: str, source: str) -> bool:
                changed = max(newest, os.path.getmtime(source))
                return not os.path.exists(target) or os.path.getmtime(target) <= changed

            changed = {target for target in objects if is_old(target, commands[target][0])}
            finished: list[str] = []

            def compile_one(target: str) -> None:
                source, suffix = commands[target]
                if target in changed:
                    # Through another name, so that an interrupted compiler leaves nothing that looks finished.
                    partial = f"{target}.part.o"
                    options = [*postargs, "-include", header] if source.startswith(MODULES) else postargs
                    compiler._compile(partial, source, suffix, arguments, options, preprocessor_options)
                    os.replace(partial, target)
                    finished.append(target)
                    # Read by scripts/environment.py.
                    print(f"cufe: compiled {len(finished)} of {len(changed)} files", flush=True)

            header = self.common_header()
            precompiled = f"{header}.gch"
            if is_old(precompiled, header):
                partial = f"{precompiled}.part"
                command = [*compiler.compiler_so, *preprocessor_options, "-x", "c-header", header, "-o", partial]
                compiler.spawn([*command, *postargs])
                os.replace(partial, precompiled)
            with ThreadPoolExecutor(CORES) as pool:
                list(pool.map(compile_one, objects))
            return list(objects)

        compiler.compile = compile_changed
        plain = library.sources, library.extra_link_args
        library.sources = [*library.sources, *BESIDE]
        library.extra_link_args = [*library.extra_link_args, *self.link_options()]
        try:
            self.build_extension(library)
            self.load(library)
        except (LinkError, ImportError) as error:
            print(f"cufe: the library is linked the plain way, which is slower ({error})", file=sys.stderr)
            library.sources, library.extra_link_args = plain
            self.force = True
            self.build_extension(library)
        finally:
            compiler.compile = compile_all

    def link_options(self) -> list[str]:
        """How the library is linked where GNU's linker, or one that is like it, does that."""
        options = [f"-Wl,--wrap={name}" for name in REPLACED]
        order = os.path.join(GENERATED, "order.ld")
        if run_module("cufe.driver.function_order", os.path.join(GENERATED, "__native_internal_cufe.h"), order):
            options.append(f"-Wl,-T,{order}")
        name, _, version = (os.confstr("CS_GNU_LIBC_VERSION") or "").partition(" ")
        if name == "glibc" and [int(part) for part in version.split(".")[:2]] >= [2, 36]:
            # A table of relocations that takes a bit for an address where the older one takes 24 bytes.
            options.append("-Wl,-z,pack-relative-relocs")
        return options

    def load(self, library: Extension) -> None:
        """Raises ImportError where the library cannot be loaded."""
        path = os.path.abspath(self.get_ext_fullpath(library.name))
        code = "import ctypes, sys; ctypes.CDLL(sys.argv[1])"
        if subprocess.run([sys.executable, "-c", code, path], capture_output=True, check=False).returncode != 0:
            raise ImportError("it could not be loaded")

    def common_header(self) -> str:
        """A header with what the C file of each module includes: two megabytes, to be read once and not 600 times."""
        path = os.path.join(GENERATED, "common.h")
        text = '#include "__native_cufe.h"\n#include "__native_internal_cufe.h"\n'
        text += f'#include "{os.path.abspath(CONTAINS)}"\n'
        text += "".join(f"extern __typeof__({name}) {name} __attribute__((cold));\n" for name in COLD)
        with open(path, "a+", encoding="ascii") as file:
            file.seek(0)
            if file.read() != text:
                file.truncate(0)
                file.write(text)
        return path


setup(ext_modules=core_extensions() if compiling() else [], cmdclass={"build_ext": BuildCore, "build_py": BuildFiles})
