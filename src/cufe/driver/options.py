"""Looking options up, and why some of them have no effect or are refused.

Only `named` and `lettered` are on the way of an ordinary run; the rest serves messages and documentation.
"""

from __future__ import annotations

from cufe.driver.option_table import OPTIONS, OWN_OPTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    Option = tuple[str, str, str, str, str]

REFUSED: Final = "refused"

# Why an option is accepted without effect, or refused.
REASONS: Final = {
    "host": "steers how host code is judged; cufe passes host code through, and the host compiler judges it",
    "device": "steers the device pass, which is a program of its own",
    "instantiation": "has more template bodies judged; the host file stays the same, and the host compiler judges it",
    "preprocessed": "steers preprocessing; the input is preprocessed already",
    "pch": "precompiled headers serve #include lines, and preprocessed input has none",
    "modules": "steers modules, which nvcc never hands to the host pass",
    "default": "asks for what cufe does anyway",
    "inert": "has no visible effect in the original",
    "otherhost": "describes a host compiler or platform other than gcc and clang on 64-bit Linux",
    "headers": "marks functions of the host library's headers that CUDA's own headers mark today",
    "constants": "limits the evaluation of constants, of which the host pass needs none of that depth",
    "spelling": "chooses between spellings of template arguments in messages",
    "extensions": "asks for warnings about host code, which the host compiler gives",
    "bytes": "names the encoding of the source; cufe keeps every byte as it is",
    "strict": "strict ISO mode forbids the GNU attributes that CUDA's own headers need",
    "c": "cufe reads CUDA C++ only, not C",
    "listing": "cufe writes no listing and no cross-reference file",
    "gnu": "without GNU extensions CUDA's own headers cannot be read",
    "embedded": "CUDA C++ has templates and namespaces",
    "hostcompiler": "cufe writes for gcc and clang",
    "lp64": "CUDA 13 has 64-bit targets with 64-bit long only",
    "layout": "changes the layout of types, and the host compiler that reads the output cannot be told",
    "preprocessor": "cufe does not include files; hand it to the preprocessor, as -include",
    "target": "cufe has one target and no configurations of targets",
    "namespace": "turns off a part of C++ that CUDA's own headers need",
    "microsoft": "cufe has no Microsoft mode",
    "unknown": "the original lists it but refuses it as invalid",
    "cfront": "belongs to a dialect that no C++ standard since 1998 allows",
    "conly": "is for C only",
    "flag": "cufe has no internal flags to be set by name",
}

NAMES: Final = [option[0] for option in OPTIONS]
_BY_NAME: Final = dict(zip(NAMES, OPTIONS, strict=True))
_BY_NAME.update((option[0], option) for option in OWN_OPTIONS)


def named(name: str) -> Option | None:
    """The option of exactly that name."""
    return _BY_NAME.get(name)


def abbreviated(prefix: str) -> list[Option]:
    """The options whose names begin with `prefix`, in registration order."""
    return [option for option in OPTIONS if option[0].startswith(prefix)]


def lettered(letter: str) -> Option | None:
    """The option with that one-letter form."""
    for option in OPTIONS:
        if option[1] == letter:
            return option
    return None
