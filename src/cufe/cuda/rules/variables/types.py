"""Types that variables and parameters of the device may not have, sought by their spelling."""

from cufe import regex as re
from cufe.cuda.marks import TEXTURE
from cufe.cuda.rules.declared import Declared, declared_by
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.memory_spaces import in_inline_unnamed
from cufe.final import Final
from cufe.il.entities import ClassType, Variable
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

# Types that device code does not have, sought by the words in which they are spelt (20106).


_VECTORS: Final = frozenset(("vector_size", "__vector_size__"))
_NUMBERS: Final = frozenset(("__float128", "_Float128"))


def check_types(examined: ExaminedUnit) -> None:
    """Judges the declarations of a unit in which such a type is spelt."""
    if names_unsupported(examined):
        from cufe.cuda.rules.variables.unsupported_types import UnsupportedTypes

        UnsupportedTypes(examined).check()


def names_unsupported(examined: ExaminedUnit) -> bool:
    """Whether a unit names types that its pass could miss."""
    words = _VECTORS if examined.architecture is None else _VECTORS | _NUMBERS
    return bool(examined.tokens_of(set(words), examined.stretches))


# Variables of texture and surface types in inline unnamed namespaces (20123; observed: diagnostics-b 3.6).


_IN_INLINE_UNNAMED: Final = 20123
_INLINE_UNNAMED: Final = TokenPattern(
    re.escape(bytes((k.INLINE, k.NAMESPACE))) + rb"[{" + bytes((k.ATTRIBUTE,)) + b"]", bytes((k.NAMESPACE,))
)
#: a pointer to a texture is none
_NO_TEXTURE: Final = (n.POINTER, n.REFERENCE, n.RVALUE_REFERENCE, n.ARRAY, n.PARAMETERS, n.MEMBER_POINTER)


def check_textures(examined: ExaminedUnit) -> None:
    """Judges the variables of such namespaces; next to no unit has one."""
    kinds = examined.kinds
    if not any(_INLINE_UNNAMED.search(kinds, start, end) for start, end in examined.stretches):
        return
    marks = examined.marks
    #: the tokens behind the attributes of texture and surface types, which are their names
    names = {last + 1 for last, words in zip(marks.last, marks.words, strict=True) if words & TEXTURE}
    if names:
        _scope(examined, -1, [], names)


def _scope(examined: ExaminedUnit, brace: int, path: list[Piece], names: set[int]) -> None:
    for piece in examined.cutter.pieces(brace):
        if piece.sort in (c.NAMESPACE, c.LINKAGE):
            _scope(examined, piece.body, [*path, piece], names)
        elif piece.sort == c.SIMPLE and examined.is_own(piece.start):
            for one in declared_by(examined, [*path, piece]):
                if in_inline_unnamed(one) and _is_texture(one, names):
                    examined.add(_IN_INLINE_UNNAMED, one.name_token)


def _is_texture(one: Declared, names: set[int]) -> bool:
    """Whether a declarator declares a variable of such a type."""
    if one.flags & n.TYPEDEF or any(operator.sort in _NO_TEXTURE for operator in one.declarator.operators):
        return False
    engine = one.examined.engine()
    with unanswered:
        for variable in engine.definitions.variables_at([*one.path, one.piece]):
            if isinstance(variable, Variable) and variable.name == one.name:
                type_ = bare(engine.declare_types.variable_type(variable))
                return isinstance(type_, ClassType) and type_.token in names
    return False
