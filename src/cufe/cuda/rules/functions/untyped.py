"""Functions with words of CUDA that lack a type (260): no declarator is found behind such words."""

from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import scope_name
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.kernels import RETURN_TYPE
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax.cutter import CLASS, FUNCTION, SIMPLE, Piece
from cufe.text import kinds as k

_NO_TYPE: Final = 260
_MEMBER: Final = 20231
_IN_FRONT: Final = bytes((k.STATIC, k.EXTERN, k.INLINE, k.CONSTEXPR))
#: of a deduction guide, and of a declarator in parentheses
_NOT_BEHIND: Final = bytes((k.ARROW, k.OPEN_ROUND))
#: what the name itself may be where it has no type
_OBJECTS: Final = (en.FUNCTION, en.VARIABLE)
_KERNELS: Final = ("global", "tile_global")


def check_untyped(examined: ExaminedUnit, found: Collection) -> None:
    """Judges each once; a type is asked for before attributes are applied."""
    pieces = {piece.start: piece for piece, _ in found.types if piece.sort in (FUNCTION, SIMPLE)}
    for token in found.device_names:
        if examined.kinds[token - 1] in _IN_FRONT or examined.kinds[token - 1] == k.CLOSE_ROUND:
            path = examined.cutter.path(token)
            is_head = bool(path) and path[-1].sort == FUNCTION and token < path[-1].body
            if is_head and not _is_constructor(examined, path, token):
                pieces[path[-1].start] = path[-1]
    for start in sorted(pieces):
        _check(examined, pieces[start])


def _is_constructor(examined: ExaminedUnit, path: list[Piece], token: int) -> bool:
    """Whether a name is, or could be, that of the class around."""
    if len(path) < 2 or path[-2].sort != CLASS:
        return False
    return scope_name(examined, path[-2]) in (examined.lexemes[token], "<unnamed>")


def _check(examined: ExaminedUnit, piece: Piece) -> None:
    kinds = examined.kinds
    attributes: list[int] = []
    at = piece.head
    while kinds[at] in _IN_FRONT or kinds[at] == k.ATTRIBUTE:
        if kinds[at] == k.ATTRIBUTE:
            attributes.append(at)
            at = examined.brackets.close(at + 1) + 1
        else:
            at += 1
    is_function = kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.OPEN_ROUND and examined.lexemes[at] != "main"
    if not is_function or kinds[examined.brackets.close(at + 1) + 1] in _NOT_BEHIND:
        return
    entity = examined.lookup().resolve(at)
    if entity is not None and entity.sort not in _OBJECTS:
        return
    offset = examined.unit.offset
    examined.told().judged.add(at)
    examined.diagnoser.add(_NO_TYPE, offset(at), detected=offset(piece.start))
    path = examined.cutter.path(at)
    if kinds[piece.start] == k.TEMPLATE:
        return
    for token in attributes:
        for attribute in examined.parser.attribute_specifier(token):
            if attribute.name in _KERNELS:
                examined.add(RETURN_TYPE, attribute.first)
                if len(path) > 1 and path[-2].sort == CLASS:
                    examined.add(_MEMBER, attribute.first)
