"""Functions over their declarations: what earlier declarations of the same function said."""

from cufe import regex as re
from cufe.cuda.rules.declared import Declared, parse_piece, scope_name
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

_TEMPLATE: Final = re.escape(bytes((k.TEMPLATE,)))
#: what stands in front is looked at last, since a search for one kind is fast
_DIRECTIVE: Final = TokenPattern(_TEMPLATE + rb"(?!<)(?<=[;{})]" + _TEMPLATE + rb")", bytes((k.TEMPLATE,)))


def declarations_of(examined: ExaminedUnit, names: set[str], known: list[Declared]) -> list[list[Declared]]:
    """The declarations of all functions with certain names outside of blocks, grouped by function, in the order of the
    text; `known` are declarations that are parsed already."""
    by_name = {one.name_token: one for one in known}
    groups: dict[str, list[Declared]] = {}
    kinds = examined.kinds
    for token in examined.tokens_of(names):
        one = by_name.get(token)
        if one is None and kinds.startswith((b"(", b"<"), token + 1):
            one = function_at(examined, token)
        if one is not None:
            groups.setdefault(one.key(), []).append(one)
    return list(groups.values())


def function_at(examined: ExaminedUnit, token: int) -> Declared | None:
    """The function declaration at namespace or class scope whose name is the identifier at `token`."""
    path = examined.cutter.path(token)
    if not path:
        return None
    piece = path[-1]
    if piece.sort not in (c.FUNCTION, c.SIMPLE) or (piece.body >= 0 and token > piece.body):
        return None
    return function_of(examined, piece, path[:-1], token)


def function_of(examined: ExaminedUnit, piece: Piece, path: list[Piece], token: int) -> Declared | None:
    """The declarator of a piece whose name is at `token`, if it is a function."""
    for one in parse_piece(examined, piece, path, False):
        if one.name_token == token and one.function() is not None:
            return one
    return None


def explicit_instantiations(examined: ExaminedUnit) -> list[Piece]:
    """The directives `template ...;` in the unit's own text, without `extern`."""
    found: list[Piece] = []
    for start, end in examined.stretches:
        for match in _DIRECTIVE.finditer(examined.kinds, start, end):
            path = examined.cutter.path(match.start())
            if path and path[-1].start == match.start():
                found.append(path[-1])
    return found


def names_around(examined: ExaminedUnit, token: int) -> set[str]:
    """The names of the function and of the classes around a token."""
    path = examined.cutter.path(token)
    found = {scope_name(examined, piece) for piece in path if piece.sort == c.CLASS}
    if path:
        found.update(one.name for one in parse_piece(examined, path[-1], path[:-1], False))
    return found
