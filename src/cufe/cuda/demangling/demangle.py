"""Linker's names as messages about calls show them, blanks included (observed: diagnostics-a 2.6).

The front end has a demangler of its own for them.  A type that stands for itself begins with `::` and some blanks; what
a substitution repeats of the name's own scope, `S_` in `_ZN1A1fES_`, is shown as that scope was, and without a blank
in front of `*` and `&`.
"""

from cufe.cuda.demangling.reader import Reader, UnreadableError, bare


def demangled(name: str) -> str:
    """What is shown for a linker's name: itself where it cannot be read, as a whole, as a mangled name or type."""
    try:
        reader = Reader(name)
        text = reader.encoding() if name.startswith("_Z") else reader.type().text()
    except (UnreadableError, IndexError):
        return name
    return bare(text) if reader.at == len(name) else name


def demangled_name(name: str) -> str:
    """The same of a function without its result and parameters, or of a variable."""
    if not name.startswith("_Z"):
        return name
    try:
        return Reader(name).name()
    except (UnreadableError, IndexError):
        return name
