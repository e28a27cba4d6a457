"""Members that are declared with the name of their own class in front, `struct S { int S::x; };` (427), and those of
namespaces (1285): the front end only warns of the qualifier ([dcl.meaning])."""

from cufe.checks.read_pieces import pieces_of
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


def check_own_qualifiers(code: UserCode) -> None:
    """Judges the qualified names among the declarations of classes and namespaces."""
    for path in pieces_of(code, code.in_full, with_idle=True):
        if len(path) < 2 or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
            continue
        for binding in code.bindings(path):
            declarator = binding.declarator
            declaration = binding.declaration
            if declarator is None or declaration is None or declaration.specifiers.flags & n.FRIEND:
                continue
            named = declarator.id - 2
            if named < declarator.name_first or code.kinds[named + 1] != k.SCOPE:
                continue
            if code.kinds[named] == k.GREATER:
                opening = code.kinds.rfind(k.LESS, declarator.name_first, named)
                named = opening - 1 if code.brackets.close_angle(opening, named + 1) == named else named
            number = _number(code, path, named)
            if number:
                code.add(number, declarator.name_first)


def _number(code: UserCode, path: list[Piece], named: int) -> int:
    """What is said of a qualifier, 0 where it does not name the innermost scope around."""
    around = path[-2]
    if around.sort == c.CLASS:
        name = class_name(around.head, around.body, code.kinds)[2]
        return _OF_CLASS if name >= 0 and code.lexemes[name] == code.lexemes[named] else 0
    if around.sort == c.NAMESPACE and _is_namespace(code, path[:-1], named) and not _specializes(code, path[-1]):
        return _OF_NAMESPACE
    return 0


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
