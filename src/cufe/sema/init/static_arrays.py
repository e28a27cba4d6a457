"""Static arrays of a class template that is being read, as pointers: constants, said by their names (observed)."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import TPCK_EXPRESSION, TPCK_MEMBER, TemplateParamConstant
from cufe.il.entities import STATIC_DATA_MEMBER, ClassType
from cufe.il.expressions import (
    PRVALUE,
    TYPE_DEPENDENT,
    VALUE_DEPENDENT,
    ConstantExpression,
    Expression,
    Operation,
    VariableExpression,
)
from cufe.sema.expr.operands import implied

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class StaticArrays:
    """Makes the constants, where a subscript or an operator uses the pointer."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

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
