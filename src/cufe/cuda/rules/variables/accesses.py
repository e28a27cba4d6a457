"""Accesses to device variables from code of the host: 20091 read, 20092 written, 20093 address taken.

Observed: diagnostics-a 8.3.  Functions that name such a variable are given types."""

from cufe.cuda.marks import CONSTANT, DEVICE, GLOBAL, HOST, MANAGED, SHARED
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations, names_around
from cufe.cuda.rules.variables.structured_bindings import bound_names
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_DEVICE_ONLY: Final = DEVICE | CONSTANT | SHARED


def check_accesses(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the functions of the host that name a device variable."""
    #: the words of the variables by the tokens of their declarations
    variables: dict[int, int] = {}
    names: set[str] = set()
    for one in found.others:
        if one.words & _DEVICE_ONLY and not one.words & MANAGED:
            if one.function() is None and not one.flags & n.TYPEDEF and one.name_token not in examined.misfits:
                for token in bound_names(one) or [one.name_token]:
                    variables[token] = one.words
                    names.add(examined.lexemes[token])
    if not names:
        return
    places: dict[int, list[Piece]] = {}
    #: names of templates among them
    generic: set[str] = set()
    for token in examined.tokens_of(names, examined.near()):
        path = examined.cutter.path(token)
        if token in variables or not path or path[-1].start in places or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
            continue
        entity = examined.lookup().resolve(token)
        is_meant = entity is None or any(place in variables for place in entity.tokens())
        if is_meant and _has_host_code(examined, path[-1], token):
            places[path[-1].start] = path
            if examined.is_in_template(token):
                generic |= names_around(examined, token)
    if generic:
        for piece in explicit_instantiations(examined):
            if not generic.isdisjoint(examined.lexemes[piece.start : piece.end]):
                places[piece.start] = examined.cutter.path(piece.start)
    if places:
        from cufe.cuda.rules.variables.access_judge import judge_accesses

        judge_accesses(examined, [places[start] for start in sorted(places)], variables)


def _has_host_code(examined: ExaminedUnit, piece: Piece, token: int) -> bool:
    """Whether a token could stand in code of the host: in a function that is not for the device alone, in a lambda, in
    a local class."""
    kinds = examined.kinds
    if piece.sort == c.SIMPLE:
        return any(slot.opening < token for slot in examined.slots) or kinds.find(b"[", piece.start, token) >= 0
    if token < piece.body and kinds.find(b":", piece.head, token) < 0:
        return False
    words = examined.marks.union(piece.start, piece.body)
    if words & HOST or not words & (DEVICE | GLOBAL):
        return True
    if any(kinds.find(key, piece.body, token) >= 0 for key in (k.CLASS, k.STRUCT, k.UNION)):
        return True
    return any(slot.words & HOST and piece.body < slot.opening < token for slot in examined.slots)
