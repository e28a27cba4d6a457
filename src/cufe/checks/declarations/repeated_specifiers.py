"""Specifiers that a declaration has twice: `inline __forceinline__` (240), two storage classes (81), `const const`
(83), two types (84; [dcl.spec])."""

from cufe import regex as re
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.text import kinds as k

_STORAGE_CLASS: Final = 81
_QUALIFIER: Final = 83
_TYPES: Final = 84
_SPECIFIER: Final = 240

_ONCE: Final = bytes((k.INLINE, k.VIRTUAL, k.EXPLICIT, k.FRIEND, k.CONSTEXPR))
_STORAGE_CLASSES: Final = bytes((k.STATIC, k.EXTERN, k.REGISTER, k.MUTABLE, k.TYPEDEF))
_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE, k.RESTRICT))
_ALL: Final = _ONCE + _STORAGE_CLASSES + _QUALIFIERS + bytes((k.THREAD_LOCAL, k.BUILTIN_TYPE, k.AUTO))
_ATTRIBUTES: Final = bytes((k.ATTRIBUTE, k.ATTRIBUTE_MACRO))
_ANNOTATIONS: Final = bytes((k.ATTRIBUTE, k.ALIGNAS))
#: a specifier with another one behind it, or with attributes
_DOUBT: Final = re.compile(b"[" + re.escape(_ALL) + b"][" + re.escape(_ALL + _ATTRIBUTES) + b"]")
#: types that stand for themselves alone, but for their sign and length
_WHOLE_TYPES: Final = frozenset(("void", "bool", "char", "int", "float", "double", "wchar_t"))
_SIGNS: Final = frozenset(("signed", "unsigned"))


def check_repeated_specifiers(code: UserCode) -> None:
    """Judges each row of specifiers that are keywords, with the attributes among them."""
    for start, end in code.near():
        at = start
        while (found := _DOUBT.search(code.kinds, at, end)) is not None:
            at = _check_row(code, found.start(), end)


def _check_row(code: UserCode, at: int, end: int) -> int:
    """Judges the row that begins at a token; returns the token behind it."""
    kinds = code.kinds
    before = kinds[at - 1] if at > 0 else 0
    # Behind parentheses stand the specifiers of lambdas, and the qualifiers of member functions.
    is_declaration = before != k.CLOSE_ROUND or kinds[code.brackets.open_before(at - 1) - 1] in _ANNOTATIONS
    seen = b""
    types: list[str] = []
    while at < end:
        kind = kinds[at]
        if kind == k.ATTRIBUTE and kinds[at + 1] == k.OPEN_ROUND:
            at = code.brackets.skip(at + 1)
            continue
        if kind == k.ATTRIBUTE_MACRO:
            at += 1
            continue
        if kind not in _ALL:
            break
        if kind == k.BUILTIN_TYPE:
            if is_declaration:
                _check_type(code, at, types)
                if k.AUTO in seen:
                    code.add(_TYPES, at)
            types.append(code.lexemes[at])
            # Behind the type the real tool takes a second `inline`.
            seen = bytes(one for one in seen if one not in _ONCE)
        elif kind == k.AUTO:
            if types and is_declaration:
                code.add(_TYPES, at)
        elif kind in _QUALIFIERS:
            if kind in seen:
                code.add(_QUALIFIER, at)
        elif is_declaration and kind in _STORAGE_CLASSES:
            if any(one in _STORAGE_CLASSES for one in seen):
                code.add(_STORAGE_CLASS, at)
        elif is_declaration and kind in _ONCE and kind in seen:
            code.add(_SPECIFIER, at)
        seen += bytes((kind,))
        at += 1
    return at


def _check_type(code: UserCode, at: int, before: list[str]) -> None:
    """A word of a type behind others; which signs and lengths a type may have is not judged."""
    word = code.lexemes[at]
    if word in _WHOLE_TYPES:
        if any(one in _WHOLE_TYPES for one in before):
            code.add(_TYPES, at)
    elif word in _SIGNS or word == "short":
        if word in before:
            code.add(_SPECIFIER, at)
        elif "long" in before if word == "short" else any(one in _SIGNS for one in before):
            code.add(_TYPES, at)
    elif word == "long" and (before.count("long") > 1 or "short" in before):
        code.add(_TYPES, at)
