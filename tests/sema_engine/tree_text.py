"""Statements and expressions on one line: kinds, types, `L` for lvalues, `~` for what the compiler implies."""

from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.addresses import Addresses
from cufe.il.type_names import TypeNames


class TreeText:
    """Texts of trees."""

    def __init__(self) -> None:
        self.names: TypeNames = TypeNames(Addresses())

    def expression(self, node: e.Expression) -> str:
        inner = self._inner(node)
        if isinstance(node, e.RoutineExpression):
            return inner
        type_ = self.names.of(node.type) if not node.type.dependent else "?"
        mark = " L" if node.category == e.LVALUE else " X" if node.category == e.XVALUE else ""
        return f"{inner}:{type_}{mark}"

    def _inner(self, node: e.Expression) -> str:
        if isinstance(node, e.Operation):
            implied = "~" if node.flags & e.COMPILER_GENERATED else ""
            operands = ", ".join(self.expression(operand) for operand in node.arguments)
            return f"{implied}{o.OPERATION_NAMES[node.operation][4:]}({operands})"
        if isinstance(node, e.VariableExpression):
            return node.variable.name or "_"
        if isinstance(node, e.FieldExpression):
            return node.field.name
        if isinstance(node, e.RoutineExpression):
            return node.routine.name
        if isinstance(node, e.ConstantExpression):
            return "?" if node.constant.dependent else self.names.constant(node.constant)
        if isinstance(node, e.TempInit):
            return f"temp({self.init(node.init)})"
        return type(node).__name__

    def init(self, init: i.DynamicInit) -> str:
        kind = i.DYNAMIC_INIT_NAMES[init.kind]
        if init.kind == i.DIK_CONSTANT and init.constant is not None:
            return f"{kind} {self.names.constant(init.constant)}"
        if init.expression is not None:
            return f"{kind} {self.expression(init.expression)}"
        if init.routine is not None or init.arguments:
            name = init.routine.name if init.routine is not None else ""
            return f"{kind} {name}({', '.join(self.expression(argument) for argument in init.arguments)})"
        return kind

    def statement(self, node: s.Statement) -> str:
        if isinstance(node, s.InitStatement):
            variable = node.init.variable
            return f"{variable.name if variable is not None else ''} = {self.init(node.init)}"
        if isinstance(node, s.ExpressionStatement):
            if node.init is not None:
                return f"{s.STATEMENT_KIND_NAMES[node.kind][5:]} {self.init(node.init)}"
            value = "" if node.expression is None else " " + self.expression(node.expression)
            return s.STATEMENT_KIND_NAMES[node.kind][5:] + value
        return s.STATEMENT_KIND_NAMES[node.kind][5:]
