"""Copies of expressions, constants and initialisations: shallow ones, which are another object with the same
attributes, and deep ones (spec 36, part 3): a default argument at a call, a member initialiser in a constructor.

Everything below the copied node is new; entities and types are shared."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.initialisation import DynamicInit
from cufe.il.walk import Walk

if TYPE_CHECKING:
    from typing import TypeVar

    Copied = TypeVar("Copied", e.Expression, c.Constant, DynamicInit)

#: what the constructors of the nodes take, by the attributes that hold it
_TAKEN: Final[dict[type, tuple[str, ...]]] = {
    e.ErrorExpression: ("type", "token", "cause"),
    e.Operation: ("operation", "type", "category", "token", "arguments"),
    e.ConstantExpression: ("constant", "token"),
    e.VariableExpression: ("variable", "type", "category", "token"),
    e.FieldExpression: ("field", "type", "token"),
    e.RoutineExpression: ("routine", "type", "category", "token"),
    e.OverloadExpression: ("candidates", "type", "token"),
    e.TempInit: ("init", "type", "category", "token"),
    e.InitializerExpression: ("init", "type", "token"),
    e.ObjectLifetime: ("inner",),
    e.TypeQuery: ("kind", "type", "category", "token"),
    e.NewDelete: ("is_new", "type", "token"),
    e.Throw: ("init", "type", "token"),
    e.Condition: ("variable", "init", "value", "token"),
    e.LambdaExpression: ("lambda_node", "type", "token"),
    e.SizeofPack: ("name", "type", "token"),
    e.StatementExpression: ("block", "type", "token"),
    e.ReuseValue: ("source",),
    e.TypeOperand: ("operand", "type", "token"),
    e.BuiltinOperation: ("name", "type", "category", "token", "arguments"),
    e.ParamRef: ("position", "type", "token"),
    e.BracedInitList: ("items", "type", "token"),
    e.Await: ("kind", "operand", "type", "category", "token"),
    e.Fold: ("operator", "left_associative", "type", "token", "parts"),
    e.ConceptId: ("concept", "type", "token", "arguments"),
    e.RequiresExpression: ("node", "type", "token"),
    e.DependentExpression: ("type", "token", "start", "end", "parts"),
    c.Constant: ("kind", "type"),
    c.IntegerConstant: ("type", "value"),
    c.FloatConstant: ("type", "numerator", "scale", "special"),
    c.ComplexConstant: ("type", "real", "imaginary"),
    c.StringConstant: ("type", "units", "literal"),
    c.AddressConstant: ("type", "base_kind"),
    c.LabelConstant: ("type", "label"),
    c.MemberPointerConstant: ("type", "member", "computed"),
    c.AggregateConstant: ("type", "elements"),
    c.RepeatConstant: ("constant", "count"),
    c.DynamicInitConstant: ("type", "init"),
    c.TemplateParamConstant: ("type", "sort"),
    DynamicInit: ("kind", "type"),
}


def clone(node: "Copied") -> "Copied":
    """The shallow copy of a node."""
    made: Copied = type(node)(*[getattr(node, name) for name in _TAKEN[type(node)]])
    state = node.__getstate__()
    assert isinstance(state, dict)
    for name, value in state.items():
        setattr(made, name, value)
    return made


class Copy(Walk):
    """A walk that copies each node before it goes into it."""

    def __init__(self) -> None:
        super().__init__()
        self.replaces = True

    def expression(self, node: e.Expression) -> e.Expression:
        return super().expression(clone(node))

    def constant(self, node: c.Constant) -> c.Constant:
        return super().constant(clone(node))

    def init(self, node: DynamicInit) -> DynamicInit:
        return super().init(clone(node))

    def statement(self, node: s.Statement) -> s.Statement:
        """The statements of a statement expression stay those of the original."""
        return node

    def awaited(self, node: e.Await) -> None:
        self.implied_by_await(node)

    def captures(self, node: e.LambdaNode) -> None:
        """A lambda is not copied: each is one of its own ([expr.prim.lambda.closure])."""


def copied(node: e.Expression) -> e.Expression:
    """A deep copy of an expression."""
    return Copy().expression(node)
