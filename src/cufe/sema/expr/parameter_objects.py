"""Template parameters of class types since C++20: in an instance each names a const object ([temp.param]/8)."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import TPCK_PARAM, AggregateConstant, Constant, TemplateParamConstant
from cufe.il.entities import CONSTEXPR_VARIABLE, SC_STATIC, Variable
from cufe.il.expressions import (
    LVALUE,
    TYPE_DEPENDENT,
    VALUE_DEPENDENT,
    ConstantExpression,
    Expression,
    Operation,
    VariableExpression,
)
from cufe.il.types import DeducedTemplateType, MemberPointerType, PointerType, ReferenceType
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.expr.open_types import is_open
from cufe.sema.expr.operands import class_of

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ParameterObjects:
    """The objects, one for all arguments that are equal."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[str, Variable] = {}

    def named(self, constant: Constant, token: int) -> Expression | None:
        """The object that an argument of class type is, where its parameter is named; None for other arguments."""
        cls = class_of(constant.type)
        if cls is None or constant.dependent or not isinstance(constant, AggregateConstant):
            return None
        type_ = self.engine.types.qualified(cls, tk.CONST)
        key = f"{cls.number}:{constant.key()}"
        variable = self._known.get(key)
        if variable is None:
            # It stands where it is named first.
            variable = Variable("", token, None)
            variable.type = type_
            variable.flags |= CONSTEXPR_VARIABLE
            variable.storage_class = SC_STATIC
            variable.value = constant
            self._known[key] = variable
        made = VariableExpression(variable, type_, LVALUE, token)
        made.start = token
        return made

    def unknown(self, made: Expression) -> Expression:
        """A parameter that stands for itself and is, or may be, of a class type: the object that it will be."""
        if self.engine.language.standard < 2020:
            return made
        type_ = made.type.skip_typerefs()
        waiting = contains_placeholder(made.type) or is_open(made.type)
        if isinstance(type_, (PointerType, MemberPointerType, ReferenceType)):
            return made
        if isinstance(type_, DeducedTemplateType):
            type_ = made.type = self.engine.types.open_class(type_.template)
            if isinstance(made, ConstantExpression):
                made.constant.type = type_
        elif class_of(made.type) is not None:
            type_ = self.engine.types.qualified(type_, tk.CONST)
        elif waiting:
            type_ = made.type
        else:
            return made
        wrapped = Operation(eok.LVALUE, type_, LVALUE, made.token, [made])
        wrapped.start = made.start
        wrapped.flags |= made.flags & (TYPE_DEPENDENT | VALUE_DEPENDENT)
        return wrapped


def is_parameter(expression: Expression) -> bool:
    """Whether it is a template parameter that stands for itself."""
    constant = expression.constant if isinstance(expression, ConstantExpression) else None
    return isinstance(constant, TemplateParamConstant) and constant.sort == TPCK_PARAM
