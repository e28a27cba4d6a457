"""Expressions as the dump spells them inside of types and constants: `((unsigned long)N)`, `(a + b)`, `(ref-& q)`.

Fully parenthesised, with the implied conversions; observed in the bounds of arrays, in template arguments and in
operands of `decltype` that depend on template parameters.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il.constants import AggregateConstant, Constant, IntegerConstant, TemplateParamConstant
from cufe.il.entities import STATIC_DATA_MEMBER, THIS_PARAMETER, ClassType
from cufe.il.templates import Template
from cufe.il.types import PointerType, TemplateParamType, Type

if TYPE_CHECKING:
    from cufe.il.type_names import TypeNames

_BINARY: Final[dict[int, str]] = {
    o.ADD: "+", o.SUBTRACT: "-", o.MULTIPLY: "*", o.DIVIDE: "/", o.REMAINDER: "%", o.AND: "&", o.OR: "|", o.XOR: "^",
    o.SHIFTL: "<<", o.SHIFTR: ">>", o.EQ: "==", o.NE: "!=", o.LT: "<", o.GT: ">", o.LE: "<=", o.GE: ">=",
    o.SPACESHIP: "<=>", o.LAND: "&&", o.LOR: "||", o.ASSIGN: "=", o.ADD_ASSIGN: "+=", o.SUBTRACT_ASSIGN: "-=",
    o.MULTIPLY_ASSIGN: "*=", o.DIVIDE_ASSIGN: "/=", o.REMAINDER_ASSIGN: "%=", o.SHIFTL_ASSIGN: "<<=",
    o.SHIFTR_ASSIGN: ">>=", o.AND_ASSIGN: "&=", o.OR_ASSIGN: "|=", o.XOR_ASSIGN: "^=", o.PADD_ASSIGN: "+=",
    o.PSUBTRACT_ASSIGN: "-=", o.PADD: "+", o.PSUBTRACT: "-", o.PDIFF: "-", o.COMMA: ",", o.DOT_FIELD: ".",
    o.POINTS_TO_FIELD: "->", o.DOT_STATIC: ".static", o.POINTS_TO_STATIC: "->static", o.PM_FIELD: ".*",
    o.PM_POINTS_TO_FIELD: "->*",
}  # fmt: skip
_UNARY: Final[dict[int, str]] = {
    o.NEGATE: "-", o.UNARY_PLUS: "+", o.COMPLEMENT: "~", o.NOT: "!", o.INDIRECT: "*", o.ADDRESS_OF: "&",
    o.AWAIT: "co_await", o.YIELD: "co_yield",
    o.REFERENCE_TO: "ref-&", o.REF_INDIRECT: "ref-*", o.PRE_INCR: "pre ++", o.PRE_DECR: "pre --",
    o.POST_INCR: "post ++", o.POST_DECR: "post --", o.REAL_PART: "__real", o.IMAG_PART: "__imag", o.XCONJ: "~",
}  # fmt: skip
_CASTS: Final = (
    o.CAST, o.LVALUE_CAST, o.REF_CAST, o.BOOL_CAST, o.BASE_CLASS_CAST, o.DERIVED_CLASS_CAST, o.PM_BASE_CLASS_CAST,
    o.PM_DERIVED_CLASS_CAST,
)  # fmt: skip
_NAMED_CASTS: Final[tuple[tuple[int, str], ...]] = (
    (e.STATIC_CAST, "static_cast"), (e.REINTERPRET_CAST, "reinterpret_cast"), (e.CONST_CAST, "const_cast"),
)  # fmt: skip
#: conversions that leave no trace in the text
_SILENT: Final = (o.ARRAY_TO_POINTER, o.LVALUE_ADJUST, o.CLASS_RVALUE_ADJUST, o.PARENS)


class ExpressionText:
    """Texts of expressions; `types` spells the types and entities in them."""

    def __init__(self, types: "TypeNames") -> None:
        self.types: TypeNames = types

    def of(self, expression: e.Expression) -> str:
        """The text of an expression; `<expression>` for a kind that is not spelt."""
        if isinstance(expression, e.Operation):
            return self._operation(expression)
        if isinstance(expression, e.ConstantExpression):
            return self.operand(expression.constant)
        if isinstance(expression, e.VariableExpression):
            variable = expression.variable
            if variable.arguments or variable.flags & STATIC_DATA_MEMBER:
                return self.types.entities.qualified(variable)
            if self._is_dependent_this(expression):
                return "<dependent>"
            return self.types.entities.bare(variable) or "this"
        if isinstance(expression, e.RoutineExpression):
            return self.types.entities.qualified(expression.routine)
        if isinstance(expression, e.FieldExpression):
            return self.types.entities.qualified(expression.field)
        if isinstance(expression, e.ParamRef):
            return f"<parameter #{expression.position}>"
        if isinstance(expression, e.TempInit):
            type_ = self.types.of(expression.type)
            written = expression.flags & e.BRACE_CAST and expression.category == e.PRVALUE
            cast = f"({type_})" if written and expression.init.kind == i.DIK_CONSTRUCTOR else ""
            return f"{cast}temp({type_}):({self.initialization(expression.init)})"
        if isinstance(expression, e.TypeQuery):
            return self._query(expression)
        if isinstance(expression, e.BuiltinOperation):
            return f"{expression.name}({self._list(expression.arguments)})"
        if isinstance(expression, e.TypeOperand):
            return self.types.of(expression.operand)
        if isinstance(expression, e.ObjectLifetime):
            return self.of(expression.inner)
        return self._rest(expression)

    def value(self, expression: e.Expression, type_: Type) -> str:
        """The text of what makes a value of a type: a conversion goes by the name that a type which is known has."""
        if isinstance(expression, e.Operation) and expression.operation in (o.CAST, o.BOOL_CAST):
            return self._cast(expression, expression.type if type_.dependent else type_)
        return self.of(expression)

    def operand(self, constant: Constant) -> str:
        """A constant as an operand: members of parameters go with the names of these, enumerators with their scopes."""
        if isinstance(constant, IntegerConstant) and constant.enumerator is not None:
            return self.types.entities.qualified(constant.enumerator)
        if isinstance(constant, TemplateParamConstant) and constant.qualifier is not None:
            qualifier = constant.qualifier.skip_aliases()
            if isinstance(qualifier, TemplateParamType) and constant.expression is None and constant.arguments is None:
                return f"{qualifier.name}::{constant.name}"
        return self.types.constant(constant)

    def _member(self, node: e.Operation) -> str:
        """A member of an object whose class is not known yet."""
        object_, member = node.arguments
        type_ = object_.type.skip_typerefs()
        if isinstance(type_, PointerType):
            type_ = type_.target.skip_typerefs()
        text = self.of(member)
        if isinstance(member, e.ConstantExpression) and isinstance(member.constant, TemplateParamConstant):
            if member.constant.name.startswith("~"):
                text = f"({member.constant.name})"
            elif isinstance(type_, TemplateParamType):
                text = text if text.startswith(f"{type_.name}::") else f"{type_.name}::{text}"
            elif isinstance(type_, ClassType) and self._is_member_of(member.constant, type_):
                text = f"{self.types.of(type_)}::{member.constant.name}"
            elif isinstance(type_, ClassType) and not self._is_dependent_this(object_):
                scope = f"{self.types.of(type_)}::"
                text = text if text.startswith(scope) else f"(lvalue {scope}{text})"
        return f"({self.of(object_)} {_BINARY[node.operation]} {text})"

    def _is_member_of(self, member: TemplateParamConstant, class_: ClassType) -> bool:
        """Whether a member without arguments is one of the very class, however that is named in front of it."""
        qualifier = member.qualifier
        return member.arguments is None and qualifier is not None and qualifier.canonical is class_.canonical

    def _rest(self, expression: e.Expression) -> str:
        if isinstance(expression, e.ConceptId):
            return self.types.entities.qualified(expression.concept) + "<...>"
        if isinstance(expression, e.OverloadExpression) and expression.candidates:
            return self._functions(expression)
        return "<expression>"

    def _functions(self, overload: e.OverloadExpression) -> str:
        """Functions of which a type chooses one: an lvalue of what is not looked up yet, but for the only function of a
        name and arguments that do not depend."""
        entities = self.types.entities
        only = overload.candidates[0]
        text = entities.qualified(only)
        ampersand = "&" if overload.address >= 0 else ""
        if overload.explicit is not None:
            if not any(argument.is_dependent() for argument in overload.explicit):
                return text
            scope = overload.shown_scope
            shown = scope is not None and scope.parent is not None
            text = (text if shown else entities.bare(only)) + self.types.arguments(tuple(overload.explicit))
        elif len(overload.candidates) == 1 and not isinstance(only, Template):
            return ampersand + text
        return f"(& (lvalue ({text})))" if ampersand else f"(lvalue ({text}))"

    def initialization(self, init: i.DynamicInit) -> str:
        """What follows `temp(T):` or `dynamic-init:`."""
        if init.kind == i.DIK_ZERO:
            return "<zero-init>"
        if init.kind == i.DIK_CONSTRUCTOR:
            return "<constructor-call>"
        if init.expression is not None:
            return self.of(init.expression)
        if init.constant is not None:
            return self.types.constant(init.constant)
        return "<none>"

    def _list(self, expressions: list[e.Expression]) -> str:
        return ", ".join([self.of(expression) for expression in expressions])

    def _operation(self, node: e.Operation) -> str:
        operation = node.operation
        operands = node.arguments
        if operation == o.LVALUE:
            inner = self.of(operands[0])
            return f"(lvalue ({inner}))" if _is_template_id(operands[0]) else f"(lvalue {inner})"
        if operation in _SILENT and not (operation == o.LVALUE_ADJUST and node.category == e.PRVALUE):
            return self.of(operands[0])
        if operation in _CASTS or operation == o.LVALUE_ADJUST:
            return self._cast(node, node.type)
        sign = _BINARY.get(operation)
        if operation == o.POINTS_TO_FIELD and self._is_dependent_this(operands[0]):
            return self._own_field(operands[0], operands[1])
        if operation in (o.DOT_STATIC, o.POINTS_TO_STATIC) and len(operands) == 2:
            return self._member(node)
        if sign is not None and len(operands) == 2:
            return f"({self._pointer(operands[0])} {sign} {self._pointer(operands[1])})"
        sign = _UNARY.get(operation)
        if sign is not None:
            operand = self._pointer(operands[0]) if operation == o.INDIRECT else self.of(operands[0])
            return f"({sign} {operand})"
        if operation in o.CALLS:
            return self._call(node)
        if operation == o.QUESTION:
            return f"(?({self._list(operands)}))"
        if operation == o.SUBSCRIPT:
            return f"({self._pointer(operands[0])}[{self.of(operands[1])}])"
        if operation == o.NOEXCEPT:
            return f"noexcept({self.of(operands[0])})"
        return f"{o.OPERATION_NAMES[operation][4:]}({self._list(operands)})"

    def _cast(self, node: e.Operation, type_: Type) -> str:
        operand = node.arguments[0]
        inner = self.of(operand)
        if inner.startswith(("&", "-")) or _is_braced_cast(operand) or _is_cast_number(operand, inner):
            inner = f"({inner})"
        target = self.types.of(type_)
        if node.operation == o.REF_CAST:
            target += " &&" if node.flags & e.RVALUE_REFERENCE_CAST else " &"
        for flag, word in _NAMED_CASTS if node.type.dependent or operand.type.dependent else ():
            if node.flags & flag:
                return f"({word}<{target}>({inner}))"
        return f"(({target}){inner})"

    def _pointer(self, pointer: e.Expression) -> str:
        """A pointer that is dereferenced: an array says that it is none."""
        text = self.of(pointer)
        is_array = isinstance(pointer, e.Operation) and pointer.operation == o.ARRAY_TO_POINTER
        return f"(array-decay {text})" if is_array else text

    def _is_dependent_this(self, node: e.Expression) -> bool:
        return (
            isinstance(node, e.VariableExpression)
            and bool(node.variable.flags & THIS_PARAMETER)
            and node.type.dependent
        )

    def _own_field(self, this: e.Expression, field: e.Expression) -> str:
        """A field of the template that is read."""
        if not isinstance(this, e.VariableExpression) or not isinstance(field, e.FieldExpression):
            return "<expression>"
        name = self.types.entities.qualified(field.field)
        return f"({self.types.addresses.unnamed(this.variable)} -> {name})"

    def _call(self, node: e.Operation) -> str:
        callee = self.of(node.arguments[0])
        arguments = node.arguments[1:]
        if isinstance(node.arguments[0], e.RoutineExpression):
            # A function that is known is named without template arguments, and gets its object as an argument.
            routine = node.arguments[0].routine
            return f"({self.types.entities.scope(routine)}{routine.name}({self._list(arguments)}))"
        if node.operation != o.CALL and arguments:
            arrow = "->static" if node.operation == o.POINTS_TO_MEMBER_CALL else ".static"
            return f"(({self.of(arguments[0])} {arrow} {callee})({self._list(arguments[1:])}))"
        if _is_unresolved_name(node.arguments[0]):
            callee = f"({callee})"
        return f"({callee}({self._list(arguments)}))"

    def _query(self, node: e.TypeQuery) -> str:
        operand = node.type_operand
        inner = self.types.of(operand) if operand is not None else self._list(node.operands())
        if node.kind == e.ENK_ALIGNOF:
            return f"__alignof__({inner})"
        return f"{'typeid' if node.kind == e.ENK_TYPEID else 'sizeof'}({inner})"


def _is_braced_cast(operand: e.Expression) -> bool:
    """Whether an operand is `T{...}` with a type of which nothing is known."""
    if not isinstance(operand, e.ConstantExpression):
        return False
    written = operand.constant.expression
    return isinstance(operand.constant, AggregateConstant) or (
        isinstance(written, e.TempInit) and bool(written.flags & e.BRACE_CAST)
    )


def _is_cast_number(operand: e.Expression, text: str) -> bool:
    """Whether an operand is a number that is written with its type in front: `(unsigned char)'a'`."""
    plain = isinstance(operand, e.ConstantExpression) and isinstance(operand.constant, IntegerConstant)
    return plain and text.startswith("(") and not text.endswith(")")


def _is_unresolved_name(callee: e.Expression) -> bool:
    """Whether a callee is the name of a function that argument-dependent lookup or an instance may find."""
    if not isinstance(callee, e.ConstantExpression) or not isinstance(callee.constant, TemplateParamConstant):
        return False
    constant = callee.constant
    known = constant.qualifier is None or isinstance(constant.qualifier, ClassType)
    return constant.expression is None and (known or constant.arguments is not None)


def _is_template_id(operand: e.Expression) -> bool:
    """Whether an operand is a name with template arguments, or one of functions, that is not looked up yet."""
    if not isinstance(operand, e.ConstantExpression) or not isinstance(operand.constant, TemplateParamConstant):
        return False
    constant = operand.constant
    if constant.expression is not None or constant.parameter is not None:
        return False
    return constant.arguments is not None or constant.qualifier is None
