"""Attributes on entities that they do not apply to (observed: diagnostics-a 5.2): warnings 1835 and 1866."""

from cufe.cuda.marks import (
    CONSTANT,
    DEVICE,
    GLOBAL,
    GRID_CONSTANT,
    HOST,
    LAUNCH_CONFIGURATION,
    MANAGED,
    PURE,
    SHARED,
)
from cufe.cuda.rules.declared import Declared, display, word_of
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.kernel_declarations import UNKNOWN, specified_type
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_DOES_NOT_APPLY: Final = 1835
_NO_ENTITY: Final = 1866

_MEMORY: Final = SHARED | CONSTANT | MANAGED
_EXECUTION: Final = HOST | GLOBAL
_ANY: Final = _MEMORY | _EXECUTION | DEVICE | LAUNCH_CONFIGURATION
#: what no function, variable, parameter, data member and type can have
_NOT_FUNCTION: Final = _MEMORY | GRID_CONSTANT
_NOT_VARIABLE: Final = _EXECUTION | LAUNCH_CONFIGURATION | GRID_CONSTANT | PURE
_NOT_PARAMETER: Final = _ANY
_NOT_MEMBER: Final = _ANY | GRID_CONSTANT | PURE
_NOT_TYPE: Final = _ANY | GRID_CONSTANT
_CLASS_KEYS: Final = bytes((k.CLASS, k.STRUCT, k.UNION, k.ENUM))


def check_entities(one: Declared, first: bool) -> None:
    """Judges the attributes of a declarator; `first` says that the specifiers have not been judged yet."""
    specifiers = one.declaration.specifiers
    for attribute in one.attributes:
        if first or attribute.first >= specifiers.end:
            _judge(one.examined, attribute, _forbidden(one))
    parameters = one.function()
    if parameters is not None:
        check_parameters(one.examined, parameters)


def check_parameters(examined: ExaminedUnit, operator: n.DeclaratorOperator) -> None:
    """Judges the attributes of parameters; `__grid_constant__` is judged elsewhere."""
    for parameter in operator.parameters:
        for attribute in parameter.specifiers.attributes + parameter.declarator.attributes:
            _judge(examined, attribute, _NOT_PARAMETER)


def _forbidden(one: Declared) -> int:
    if one.flags & n.TYPEDEF:
        return _NOT_TYPE
    if one.function() is not None:
        return _NOT_FUNCTION
    if one.in_class and not one.flags & n.STATIC:
        return _NOT_MEMBER
    if not one.declarator.operators and specified_type(one) == UNKNOWN:
        # A typedef may make it a function.
        return 0
    return _NOT_VARIABLE


def _judge(examined: ExaminedUnit, attribute: n.Attribute, forbidden: int) -> None:
    word = word_of(attribute)
    if word & forbidden:
        name = attribute.name if word == GRID_CONSTANT else display(attribute)
        examined.add(_DOES_NOT_APPLY, attribute.first, name)


def check_type(examined: ExaminedUnit, piece: Piece, at: int) -> None:
    """Judges a mark in a piece that declares no more than a class or an enumeration."""
    kinds = examined.kinds
    limit = piece.body if piece.body >= 0 else piece.end
    key = piece.head
    while key < limit and kinds[key] not in _CLASS_KEYS:
        key = examined.brackets.skip(key + 1) if kinds[key] == k.ATTRIBUTE else key + 1
    if key >= limit or at > limit:
        return
    span = examined.marks.between(at, limit)
    if at > key:
        for index in span:
            for attribute in examined.parser.attribute_specifier(examined.marks.first[index]):
                _judge(examined, attribute, _NOT_TYPE)
        return
    behind = examined.brackets.skip(piece.body) if piece.body >= 0 else piece.end - 1
    if behind >= len(kinds) or kinds[behind] != ord(";"):
        return
    leading = [index for index in span if examined.marks.first[index] < key]
    attributes = examined.parser.attribute_specifier(examined.marks.first[leading[-1]])
    examined.add(_NO_ENTITY, attributes[-1].first)
