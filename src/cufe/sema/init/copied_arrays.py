"""Arrays that another array should initialise ([dcl.init]/16)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.expressions import LVALUE, ConstantExpression, Expression
from cufe.il.types import ArrayType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.overload.type_tests import bare, is_array

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_LISTED_IN_PARENTHESES: Final = 2020


def require_list(engine: "Engine", type_: Type, source: Expression, copy: bool) -> None:
    """A variable that is an array is not initialised by another one: of static storage the original tells of the
    missing conversion, otherwise of the missing list (observed)."""
    array = bare(type_)
    if not isinstance(array, ArrayType) or type_.dependent or source.category != LVALUE:
        return
    if not is_array(source.type) or source.type.dependent or isinstance(source, ConstantExpression):
        # Strings have rules of their own.
        return
    is_static = engine.initialisers.static or engine.statements.current() is None
    if copy and not is_static:
        raise Mistake(num.LIST_EXPECTED, "an array for an array", source.start)
    if copy or engine.language.standard < _LISTED_IN_PARENTHESES:
        types = (engine.placeholders.decayed(source.type), type_)
        raise Mistake(num.INITIALISED, "an array for an array", source.start, types)
