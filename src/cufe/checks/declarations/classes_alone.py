"""Definitions of classes and enumerations outside of classes that no object follows: storage classes (1000), anonymous
unions of namespaces that are not static (365), unnamed classes behind other specifiers (64; [dcl.stc],
[class.union.anon], [dcl.dcl])."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics.severity import WARNING
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_NOTHING: Final = 64
_NOT_STATIC: Final = 365
_STORAGE: Final = 1000

_KEYS: Final = (k.STRUCT, k.CLASS, k.UNION, k.ENUM)
_STORAGE_CLASSES: Final = bytes((k.STATIC, k.EXTERN))


def check_classes_alone(code: UserCode) -> None:
    """Judges each definition in a namespace."""
    kinds = code.kinds
    for start, end in code.near():
        for key in _KEYS:
            for at in k.all_of(kinds, key, start, end):
                path = code.cutter.path(at)
                if path and _is_alone(code, path, at):
                    _check(code, path[-1], at)


def _is_alone(code: UserCode, path: list[Piece], key: int) -> bool:
    piece = path[-1]
    if piece.sort not in (c.CLASS, c.ENUM) or not piece.start <= key < piece.body:
        return False
    if any(around.sort not in (c.NAMESPACE, c.LINKAGE) for around in path[:-1]):
        return False
    return code.kinds[code.brackets.skip(piece.body)] == k.SEMICOLON


def _check(code: UserCode, piece: Piece, key: int) -> None:
    kinds = code.kinds
    storage = -1
    at = piece.start
    while at < key:
        if kinds[at] in _STORAGE_CLASSES and kinds[at + 1] != k.STRING:
            storage = at
            at += 1
        elif kinds[at] == k.ATTRIBUTE:
            at = code.brackets.skip(at + 1)
        else:
            # Other specifiers are mistakes of other kinds.
            return
    # What is wrong with attributes in front is told behind it, what is wrong with members is not.
    has_attributes = kinds.find(k.ATTRIBUTE, piece.start, key) >= 0
    found_at = piece.start if has_attributes else code.brackets.close(piece.body)
    unnamed = key + 1 == piece.body
    if unnamed and kinds[key] == k.UNION:
        if storage < 0 or kinds[storage] != k.STATIC:
            code.add_late(_NOT_STATIC, key, found_at)
        return
    if unnamed and kinds[key] != k.ENUM and key > piece.start:
        code.add_late(_NOTHING, piece.start, found_at, default=WARNING)
    if storage >= 0:
        code.add_late(_STORAGE, storage, found_at)
