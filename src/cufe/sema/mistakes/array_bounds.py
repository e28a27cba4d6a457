"""Bounds of arrays that are negative (94; [dcl.array]), outside of blocks; those in blocks are found with their
statements.  Arrays whose size does not fit into its type (95)."""

from cufe.final import Final
from cufe.il.entities import Declared
from cufe.il.types import ArrayType
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.failures import guarded, unanswered
from cufe.sema.mistakes.user_code import UserCode
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_TOO_LARGE: Final = 95
#: sizes have to fit into so many bytes
_LARGEST: Final = (1 << 64) - 1

#: what may make a bound negative, or very large
_OPERATORS: Final = (k.MINUS, k.SHIFT_LEFT)
_BEFORE: Final = bytes((k.IDENTIFIER, k.CLOSE_SQUARE))


def check_array_bounds(code: UserCode) -> None:
    """Judges the declarations with a minus or a shift in a bound."""
    kinds = code.kinds
    places: dict[int, list[Piece]] = {}
    for start, end in code.compiled():
        at = kinds.find(b"[", start, end)
        while at >= 0:
            close = code.brackets.close(at)
            if kinds[at - 1] in _BEFORE and any(kinds.find(operator, at, close) >= 0 for operator in _OPERATORS):
                path = code.cutter.path(at)
                if path and path[-1].sort == c.SIMPLE and kinds[path[-1].start] != k.TEMPLATE:
                    places[path[-1].start] = path
            at = kinds.find(b"[", at + 1, end)
    if not places:
        return
    with guarded():
        for path in places.values():
            _judge(code, path)


def _judge(code: UserCode, path: list[Piece]) -> None:
    engine = code.engine()
    context = engine.definitions.context_of(path, [])
    if context is None:
        return
    for binding in code.bindings(path):
        with unanswered:
            try:
                if binding.declarator is not None:
                    type_ = engine.declare_types.declared_type(Declared(binding, path[-1], context))
                    if isinstance(bare(type_), ArrayType) and engine.layout.size(type_) > _LARGEST:
                        code.add(_TOO_LARGE, binding.name)
            except Mistake as mistake:
                if mistake.number == num.ARRAY_SIZE and path[-1].start <= mistake.token < path[-1].end:
                    code.add(mistake.number, mistake.token)
