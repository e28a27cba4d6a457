"""What words and characters of a function's declaration and body the device compiler does not take."""

from cufe import regex as re
from cufe.cuda.marks import CONSTANT, DEVICE, GLOBAL, MANAGED, SHARED
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared, declared_by
from cufe.cuda.rules.device.declarations import declarations_of, is_specialisation
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

# `__inline_hint__` beside `__noinline__` or `__forceinline__` on device functions (observed: diagnostics-a 5.7).


_NOINLINE: Final = 20255
_FORCEINLINE: Final = 20256

_HINT: Final = "nv_inline_hint"


def check_inline_hints(examined: ExaminedUnit) -> None:
    """Judges the functions with a hint, at each declaration with all that was said before."""
    names: set[str] = set()
    for token in examined.tokens_of({_HINT}):
        names |= _names_behind(examined, token)
    known: dict[str, set[str]] = {}
    words: dict[str, int] = {}
    for one in declarations_of(examined, names, True) if names else []:
        if one.declaration.instantiation >= 0:
            continue
        key = one.key(None if is_specialisation(one) else one.scope_and_name())
        said = known.setdefault(key, set())
        own = {attribute.name for attribute in one.attributes if attribute.sort == n.GNU}
        said |= own
        words[key] = words.get(key, 0) | one.words
        if words[key] & DEVICE and _HINT in said:
            if "noinline" in said:
                examined.add(_NOINLINE, one.name_token)
            if "always_inline" in said:
                examined.add(_FORCEINLINE, one.name_token)


def _names_behind(examined: ExaminedUnit, token: int) -> set[str]:
    """The names of the functions whose declaration a token is part of."""
    path = examined.cutter.path(token)
    if not path:
        return set()
    return {one.name for one in declared_by(examined, path) if one.function() is not None}


# Names of device functions and variables with characters that are not basic: 20201 (observed). Functions in blocks
# count, variables in blocks do not, and neither do members where they are defined outside of their class, unless that
# specialises a template.


_NOT_BASIC: Final = 20201
_OF_DEVICE: Final = DEVICE | GLOBAL | SHARED | CONSTANT | MANAGED
_ESCAPE: Final = "\\U"
_ESCAPED: Final = re.compile(r"\\U0000([0-9a-fA-F]{4})")
_LAST_BASIC: Final = 0x7F
_LAST_SHORT: Final = 0xFFFF


def check_universal_characters(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the declared names of the unit."""
    text = examined.unit.text
    if text.isascii() and "\\u" not in text and _ESCAPE not in text:
        return
    named = [one for one in found.functions + found.others if one.local and one.function() is not None]
    known = {one.name_token for one in named}
    for start, end in examined.stretches:
        for token in range(start, end):
            name = examined.lexemes[token]
            if examined.kinds[token] == k.IDENTIFIER and (_ESCAPE in name or not name.isascii()):
                if token not in known:
                    named += _declared_at(examined, token)
    for one in sorted(named, key=_place):
        name = one.shown_name()
        if one.in_class and one.function() is None:
            continue
        if one.words & _OF_DEVICE and (_ESCAPE in name or not name.isascii()) and not _is_repeated(one):
            examined.add(_NOT_BASIC, one.name_token, _shown(name))


def _place(one: Declared) -> int:
    return one.name_token


def _declared_at(examined: ExaminedUnit, token: int) -> list[Declared]:
    """What is declared by the name at a token outside of blocks."""
    path = examined.cutter.path(token)
    if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE) or 0 <= path[-1].body < token:
        return []
    return [one for one in declared_by(examined, path) if one.name_token <= token <= one.declarator.name_last]


def _is_repeated(one: Declared) -> bool:
    """Whether this defines a member that its class declares."""
    specialises = bool(one.declaration.heads) and not one.is_template
    return one.qualifier_token() >= 0 and not specialises


def _shown(name: str) -> str:
    """The name with its other characters as escapes."""
    parts: list[str] = []
    for character in name.encode("latin-1", "replace").decode("utf-8", "replace"):
        code = ord(character)
        if code <= _LAST_BASIC:
            parts.append(character)
        else:
            parts.append(f"\\u{code:04x}" if code <= _LAST_SHORT else f"\\U{code:08x}")
    return _ESCAPED.sub(r"\\u\1", "".join(parts))
