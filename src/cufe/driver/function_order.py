"""Makes a linker script by which the functions of most runs lie together in the compiled library.

    python -m cufe.driver.function_order HEADER FILE

A run calls a seventh of the functions.  Strewn over the library they would bring nearly all of it into memory, since
the system maps what lies around each page that is wanted.  Which functions these are is seen where the source files
read the units of `regex_table`.  The script puts their sections in front of all others, by the names that mypyc gives
them and declares in HEADER.  What it misses lies elsewhere in the library, and costs a page or some.
"""

from __future__ import annotations

import os
import re
import sys
from types import CodeType, FrameType

from cufe.driver.regex_table import read_samples

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

#: in front: mypyc's library, of which each file has copies, what executes modules, and what is compiled only (the
#: sources do the same in another way)
_HEAD = """\
SECTIONS {
  .text.called : {
    *(EXCLUDE_FILE(*__native_cufe___*) .text.*)
    *(.text.CPy_* .text.CPyTagged_* .text.Py_*)
    *(.text.CPyExec_* .text.CPyInitOnly_* .text.CPyDef_*_____top_level__ .text.CPyDef_*_setup)
    *__native_cufe___text___bisection.o(.text.*)
    *__native_cufe___text___kinds.o(.text.*)
    *(
"""
_TAIL = """\
    )
  }
}
INSERT BEFORE .text;
"""


class Calls:
    """Listens to the interpreter: which functions are called, and which classes get instances."""

    def __init__(self) -> None:
        self.functions: set[CodeType] = set()
        self.classes: set[type] = set()

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            code = frame.f_code
            self.functions.add(code)
            if code.co_name == "__init__":
                self.classes.add(type(frame.f_locals.get("self")))


def script(header: str) -> str:
    """The linker script; `header` is the text of the header."""
    calls = Calls()
    sys.setprofile(calls)
    try:
        read_samples()
    finally:
        sys.setprofile(None)
    declared = set(re.findall(r"\bCPyDef_\w+", header))
    called: set[str] = set()
    for code in calls.functions:
        path = os.path.abspath(code.co_filename)
        if path.startswith(_PACKAGE) and "<" not in code.co_qualname:
            module = os.path.relpath(path, _PACKAGE).removesuffix(".py").split(os.sep)
            called.update(_compiled(module, code.co_qualname, declared))
    for made in calls.classes:
        called.update(_compiled(made.__module__.split(".")[1:], made.__name__, declared))
    return "".join([_HEAD, *(f"      .text.{name}\n" for name in sorted(called)), _TAIL])


def _compiled(module: list[str], name: str, declared: set[str]) -> list[str]:
    """What is compiled from a function or class; mypyc calls its module by as many of its last names as are unique."""
    for first in range(len(module) - 1, -1, -1):
        short = "___".join(module[first:])
        if f"CPyDef_{short}_____top_level__" in declared:
            own = f"{short}___{name.replace('.', '___')}"
            return [f"CPyDef_{own}", f"CPyPy_{own}", f"CPyDef_{own}_clear", f"{own}_dealloc"]
    return []


def main(arguments: list[str]) -> int:
    """Writes the file."""
    if len(arguments) != 2:
        sys.stderr.write("usage: python -m cufe.driver.function_order HEADER FILE\n")
        return 2
    with open(arguments[0], encoding="utf-8") as file:
        text = script(file.read())
    with open(arguments[1], "w", encoding="ascii") as file:
        file.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
