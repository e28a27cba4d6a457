"""Attributes of types, and namespaces of attributes ([dcl.attr])."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_ATTRIBUTES: Final = b"[["
#: what a type ends with, and a specifier that may stand between it and an attribute
_BEHIND_TYPE: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.AUTO, k.CONST, k.VOLATILE, k.ATTRIBUTE_MACRO)) + b">)]"
#: for entities and statements
_KNOWN: Final = frozenset(
    ("carries_dependency", "deprecated", "fallthrough", "likely", "maybe_unused", "no_unique_address", "nodiscard",
     "noreturn", "unlikely")
)  # fmt: skip
#: before C++17 the original passes over these
_OF_CXX17: Final = frozenset(("fallthrough", "nodiscard"))
_CXX17: Final = 17


def check_type_attributes(code: UserCode) -> None:
    """Judges the attributes behind types in declarations, in the order of the text.

    Standard attributes behind the type of a declaration, `int [[nodiscard]] f();`: there they belong to the type, to
    which those that the language knows do not apply (1835; [dcl.attr.grammar]/4). In declarations of templates and
    their explicit specialisations at namespace scope the original says that none may stand there (1098, observed)."""
    kinds = code.kinds
    for start, end in code.in_full:
        at = kinds.find(_ATTRIBUTES, start, end)
        while at >= 0:
            if kinds[at - 1] in _BEHIND_TYPE:
                path = code.cutter.path(at)
                if path:
                    _check(code, path, at)
            at = kinds.find(_ATTRIBUTES, at + 2, end)


def _check(code: UserCode, path: list[Piece], at: int) -> None:
    specifiers = _specifiers(code, path, at)
    if specifiers is None or specifiers.body >= 0 or not 0 < specifiers.type_end <= at:
        return
    known = _KNOWN if code.settings.standard >= _CXX17 else _KNOWN - _OF_CXX17
    found = [one for one in specifiers.attributes if one.outer_first == at and one.name in known]
    piece = path[-1]
    in_class = len(path) > 1 and path[-2].sort == c.CLASS
    if found and code.kinds[piece.start] == k.TEMPLATE and specifiers.start == piece.head and not in_class:
        code.add(num.ATTRIBUTE_NOT_HERE, found[0].first)
        return
    for attribute in found:
        code.add(num.DOES_NOT_APPLY, attribute.first, attribute.name)


def _specifiers(code: UserCode, path: list[Piece], at: int) -> n.Specifiers | None:
    """The specifiers that a token stands among: of a declaration, a parameter or a variable in a block."""
    piece = path[-1]
    if 0 <= piece.body < at and piece.sort == c.FUNCTION:
        body = code.lookup().body_at(at)
        bindings = body.region_at(at).bindings if body is not None else []
    else:
        bindings = code.bindings(path)
    for binding in bindings:
        declaration = binding.declaration
        if declaration is not None and declaration.specifiers.start <= at < declaration.specifiers.end:
            return declaration.specifiers
        function = binding.declarator.function() if binding.declarator is not None else None
        for parameter in function.parameters if function is not None else []:
            if parameter.specifiers.start <= at < parameter.specifiers.end:
                return parameter.specifiers
    return None


_UNRECOGNIZED: Final = 2803
#: the original takes the beginning of a known name for that name
_KNOWN_NAMESPACES: Final = ("gnu", "__gnu__", "clang", "msvc")
_OPENING: Final = b"({["


def check_attribute_namespaces(code: UserCode) -> None:
    """Reports each attribute whose namespace nobody knows.

    Attributes of namespaces that nobody knows (2803): `[[nvidia::x]]`."""
    kinds = code.kinds
    for start, end in code.in_full:
        at = kinds.find(_ATTRIBUTES, start, end)
        while at >= 0:
            _check_namespaces(code, at + 2, code.brackets.close(at + 1))
            at = kinds.find(_ATTRIBUTES, at + 2, end)


def _check_namespaces(code: UserCode, at: int, close: int) -> None:
    kinds = code.kinds
    if kinds[at] == k.USING and at + 2 < close:
        _tell(code, at + 1)
        return
    while at < close:
        if kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.SCOPE:
            _tell(code, at)
        while at < close and kinds[at] != k.COMMA:
            at = code.brackets.skip(at) if kinds[at] in _OPENING else at + 1
        at += 1


def _tell(code: UserCode, token: int) -> None:
    name = code.lexemes[token]
    if not any(known.startswith(name) for known in _KNOWN_NAMESPACES):
        code.add(_UNRECOGNIZED, token, name)
