"""Options: how they are looked up, why some of them have no effect or are refused, and checks of their values: each
returns the value in the form it is kept in, or raises `CommandLineError`.

Only `named` and `lettered` are on the way of an ordinary run; the rest serves messages and documentation.

The wordings are those of the original (observed: cli 1.1, 1.4, 4)."""

from __future__ import annotations

from cufe.driver.errors import CommandLineError
from cufe.driver.option_table import OPTIONS, OWN_OPTIONS
from cufe.text.settings import Architecture

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
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


_LARGEST: Final = 2**64 - 1
_INSTANTIATION_MODES: Final = ("none", "all", "used", "local")
_UNICODE_KINDS: Final = ("UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "none")
_OLDEST_GNU: Final = 30200
_NEWEST_GNU: Final = 999999

# Numbers of diagnostics: the internal ones, and the form in which those from 3457 on are shown.
_LAST_INTERNAL: Final = 3794
_FIRST_SHOWN: Final = 20000
_LAST_SHOWN: Final = 20337


def number(name: str, value: str) -> int:
    """A plain decimal number; the empty text is 0."""
    if not value:
        return 0
    if not (value.isascii() and value.isdigit()) or int(value) >= _LARGEST:
        raise CommandLineError(f"invalid number: {value}")
    return int(value)


def error_limit(name: str, value: str) -> int:
    """A positive number."""
    limit = number(name, value)
    if limit == 0:
        raise CommandLineError(f"invalid error limit: {value}")
    return limit


def gnu_version(name: str, value: str) -> int:
    """A version of the GNU compiler as `major * 10000 + minor * 100 + patch`."""
    version = number(name, value)
    if not _OLDEST_GNU <= version <= _NEWEST_GNU:
        raise CommandLineError(f"invalid GNU version number: {value}")
    return version


def pack_alignment(name: str, value: str) -> int:
    """A power of two."""
    alignment = number(name, value)
    if alignment == 0 or alignment & (alignment - 1):
        raise CommandLineError("invalid packing alignment value")
    return alignment


def debug(name: str, value: str) -> str:
    """A debug level; cufe has none, so any that begins like a number will do."""
    if not value[:1].isdigit() and not value.startswith("-"):
        raise CommandLineError("error in debug option argument")
    return value


def instantiate(name: str, value: str) -> str:
    """One of the instantiation modes."""
    if value not in _INSTANTIATION_MODES:
        raise CommandLineError(f"invalid instantiation mode: {value}")
    return value


def output_mode(name: str, value: str) -> bool:
    """`text` or `sarif`; true for the latter."""
    if value not in ("text", "sarif"):
        raise CommandLineError(f"unrecognized output mode (must be one of text, sarif): {value}")
    return value == "sarif"


def unicode_source_kind(name: str, value: str) -> str:
    """The encoding of the source."""
    if value not in _UNICODE_KINDS:
        kinds = ", ".join(_UNICODE_KINDS[:-1])
        raise CommandLineError(f"unrecognized Unicode source kind (must be one of {kinds}): {value}")
    if value.startswith("UTF-16"):
        raise CommandLineError(f'option "{name}" cannot be obeyed: cufe reads UTF-8 and its like')
    return value


def edg_base_dir(name: str, value: str) -> str:
    """A directory."""
    return _directory(value, "invalid EDG_BASE directory")


def pch_dir(name: str, value: str) -> str:
    """A directory."""
    return _directory(value, "invalid PCH directory")


def _directory(value: str, complaint: str) -> str:
    import os

    if not os.path.isdir(value):
        raise CommandLineError(f"{complaint}: {value}")
    return value


def header_unit(name: str, value: str) -> str:
    """A mapping `name=file`."""
    if "=" not in value:
        raise CommandLineError(f'no mapping specified for "{value}"')
    return value


def flag_name(name: str, value: str) -> str:
    """The name of an internal flag; there are none."""
    raise CommandLineError(f"unrecognized flag name: {value}")


def target(name: str, value: str) -> str:
    """The name of a configuration; there are none."""
    raise CommandLineError(f'no "{value}" --target configuration exists')


def architecture(name: str, value: str) -> Architecture:
    """A virtual architecture as nvcc names it, `compute_90a`."""
    family, _, number = value.partition("_")
    digits = number.rstrip("af")
    if family != "compute" or not (digits.isascii() and digits.isdigit()) or len(number) > len(digits) + 1:
        raise CommandLineError(f"invalid architecture: {value}")
    return Architecture(int(digits), number[len(digits) :])


def text(name: str, value: str) -> str:
    """Anything."""
    return value


def diagnostics(name: str, value: str) -> list[int | str]:
    """A list of numbers and tags; blanks do not count."""
    found: list[int | str] = []
    for item in value.replace(" ", "").split(","):
        if item[:1].isdigit():
            wanted = number(name, item)
            if not (0 < wanted <= _LAST_INTERNAL or _FIRST_SHOWN <= wanted <= _LAST_SHOWN):
                raise CommandLineError(f"invalid error number in diagnostic control option: {item}")
            found.append(wanted)
        else:
            found.append(_tag(item))
    return found


def _tag(item: str) -> str:
    from cufe.diagnostics.control import NoDiagnosticError, named

    try:
        named(item)
    except NoDiagnosticError as error:
        raise CommandLineError(f"invalid error tag in diagnostic control option: {item}") from error
    return item


CHECKS: Final[dict[str, Callable[[str, str], object]]] = {
    check.__name__: check
    for check in (
        number, error_limit, gnu_version, pack_alignment, debug, instantiate, output_mode, edg_base_dir,
        unicode_source_kind, pch_dir, header_unit, flag_name, target, text, diagnostics, architecture,
    )
}
