"""Members that are declared with the name of their own class in front, `struct S { int S::x; };` (427), and those of
namespaces (1285): the front end only warns of the qualifier ([dcl.meaning])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.namespace_scopes import path_of
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import class_name
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_OF_CLASS: Final = 427
_OF_NAMESPACE: Final = 1285

_QUALIFIER: Final = bytes((k.IDENTIFIER, k.SCOPE))
_TEMPLATE_QUALIFIER: Final = bytes((k.GREATER, k.SCOPE))
_KEYS: Final = (k.CLASS, k.STRUCT, k.UNION, k.NAMESPACE)


def check_own_qualifiers(code: UserCode) -> None:
    """Judges the qualified names among the declarations of classes and namespaces."""
    kinds = code.kinds
    lexemes = code.lexemes
    names = code.names_behind(_KEYS)
    for start, end in code.in_full if names else []:
        for pair in (_QUALIFIER, _TEMPLATE_QUALIFIER):
            for at in k.all_of(kinds, pair, start, end):
                named = at if pair is _QUALIFIER else _template(code, at)
                if lexemes[named] in names:
                    _check(code, named, at)


def _template(code: UserCode, closing: int) -> int:
    """The name in front of plain template arguments that end at a token."""
    opening = code.kinds.rfind(k.LESS, 0, closing)
    is_plain = opening > 0 and code.brackets.close_angle(opening, closing + 1) == closing
    return opening - 1 if is_plain else closing


def _check(code: UserCode, named: int, last: int) -> None:
    """Judges a qualifier that is named at one token and ends at another."""
    path = code.cutter.path(named)
    if len(path) < 2 or path[-2].body != code.brackets.enclosing(named) or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
        return
    around = path[-2]
    if around.sort == c.CLASS:
        name = class_name(around.head, around.body, code.kinds)[2]
        if name < 0 or code.lexemes[name] != code.lexemes[named]:
            return
        number = _OF_CLASS
    elif around.sort == c.NAMESPACE and _is_namespace(code, path[:-1], named) and not _specializes(code, path[-1]):
        number = _OF_NAMESPACE
    else:
        return
    for binding in code.bindings(path):
        declarator = binding.declarator
        declaration = binding.declaration
        if declarator is None or declaration is None or declaration.specifiers.flags & n.FRIEND:
            continue
        if declarator.name_first <= named and last + 2 == declarator.id:
            code.add(number, declarator.name_first)


def _is_namespace(code: UserCode, around: list[Piece], named: int) -> bool:
    """Whether a name means the innermost of the namespaces around."""
    entity = code.lookup().resolve(named)
    if entity is None or entity.sort != en.NAMESPACE:
        return False
    names: list[str] = []
    for piece in around:
        if piece.sort == c.NAMESPACE:
            names += [code.lexemes[at] for at in range(piece.head, piece.body) if code.kinds[at] == k.IDENTIFIER]
    return path_of(entity) == "::".join(names)


def _specializes(code: UserCode, piece: Piece) -> bool:
    """Whether a declaration is an explicit specialisation, which may be qualified ([temp.expl.spec]/3)."""
    start = piece.start
    return code.kinds.startswith(k.FULL_SPECIALIZATION, start)
