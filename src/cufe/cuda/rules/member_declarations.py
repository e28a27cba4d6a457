"""The declaration in its class of a member that is defined outside of it ([class.mfct], [class.dtor])."""

from cufe.cuda.rules.declared import Declared, parse_piece, signature
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.syntax import cutter as c
from cufe.text import kinds as k


def declaration_in_class(examined: ExaminedUnit, one: Declared) -> Declared | None:
    """What the class says of a member function that is defined outside of it; None where that is not certain."""
    brace = _class_body(examined, one)
    if brace < 0:
        return None
    path = examined.cutter.path(brace)
    parameters = one.function()
    if not path or path[-1].body != brace or parameters is None:
        return None
    named: list[Declared] = []
    name = _spelt(examined, one)
    for piece in examined.cutter.pieces(brace):
        limit = piece.body if piece.body >= 0 else piece.end
        if piece.sort not in (c.FUNCTION, c.SIMPLE) or name[0] not in examined.lexemes[piece.start : limit]:
            continue
        for candidate in parse_piece(examined, piece, path, False):
            if candidate.in_class and candidate.function() is not None and _spelt(examined, candidate) == name:
                named.append(candidate)
    if len(named) > 1:
        wanted = signature(examined, parameters)
        named = [candidate for candidate in named if _signature(examined, candidate) == wanted]
    return named[0] if len(named) == 1 else None


def _class_body(examined: ExaminedUnit, one: Declared) -> int:
    """The brace of the class that the name of a function is qualified with, or -1; that of a template where all its
    arguments are parameters of the definition."""
    at = one.qualifier_token()
    if one.in_class or at < 0:
        return -1
    kinds = examined.kinds
    if kinds[at] == k.GREATER:
        heads = one.declaration.heads
        parameters = {examined.lexemes[part.name] for head in heads for part in head.parameters if part.name >= 0}
        at -= 1
        while kinds[at] != k.LESS:
            if kinds[at] == k.IDENTIFIER and examined.lexemes[at] not in parameters:
                return -1
            if kinds[at] not in (k.IDENTIFIER, k.COMMA, k.ELLIPSIS) or at <= one.declarator.name_first:
                return -1
            at -= 1
        at -= 1
    entity = examined.lookup().resolve(at) if kinds[at] == k.IDENTIFIER else None
    return entity.body if entity is not None and entity.is_type else -1


def _spelt(examined: ExaminedUnit, one: Declared) -> list[str]:
    """The tokens of the name: `f`, `~ S`, `operator int`; a constructor has that of its class."""
    if one.is_destructor:
        return ["~"]
    if one.is_operator:
        return examined.lexemes[one.declarator.id : one.declarator.name_last + 1]
    return [one.name]


def _signature(examined: ExaminedUnit, one: Declared) -> str:
    parameters = one.function()
    return signature(examined, parameters) if parameters is not None else ""
