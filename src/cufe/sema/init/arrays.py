"""Arrays that another array should initialise ([dcl.init]/16), and static arrays of a class template that is being
read, as pointers: constants, said by their names (observed)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import TPCK_EXPRESSION, TPCK_MEMBER, TemplateParamConstant
from cufe.il.entities import STATIC_DATA_MEMBER, ClassType
from cufe.il.expressions import (
    LVALUE,
    PRVALUE,
    TYPE_DEPENDENT,
    VALUE_DEPENDENT,
    ConstantExpression,
    Expression,
    Operation,
    VariableExpression,
)
from cufe.il.types import ArrayType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import implied
from cufe.sema.overload.type_tests import bare, is_array

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class StaticArrays(EnginePart):
    """Makes the constants, where a subscript or an operator uses the pointer."""

    def operand(self, pointer: Expression) -> Expression:
        """The constant that an operand is; itself, where it is anything else, or is not evaluated."""
        if not isinstance(pointer, Operation) or pointer.operation != eok.ARRAY_TO_POINTER:
            return pointer
        array = pointer.arguments[0]
        if self.engine.expressions.unevaluated or not isinstance(array, VariableExpression):
            return pointer
        owner = array.variable.parent
        if not array.variable.flags & STATIC_DATA_MEMBER or not isinstance(owner, ClassType) or not owner.dependent:
            return pointer
        name = TemplateParamConstant(pointer.type, TPCK_MEMBER)
        name.name = array.variable.name
        name.qualifier = owner
        constant = TemplateParamConstant(pointer.type, TPCK_EXPRESSION)
        constant.expression = implied(eok.CAST, pointer.type, PRVALUE, ConstantExpression(name, -1), tk.TK_POINTER)
        constant.decayed = pointer
        constant.start = pointer.start
        constant.end = pointer.start + 1
        made = ConstantExpression(constant, pointer.start)
        made.flags |= VALUE_DEPENDENT | TYPE_DEPENDENT
        return made


_LISTED_IN_PARENTHESES: Final = 2020


def require_list(engine: "Engine", type_: Type, source: Expression, copy: bool) -> None:
    """A variable that is an array is not initialised by another one: of static storage the original reports the
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
