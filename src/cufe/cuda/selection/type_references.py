"""The types that bodies, initialisers and declarations of templates name, which may have to be kept (spec 34)."""

from cufe.cuda.selection.references import VARIABLE_SPACES, References
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il import templates as tm
from cufe.il import types as t
from cufe.il.constants import Constant, IntegerConstant, TemplateParamConstant
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.walk import Node
from cufe.sema.expr.operands import class_of
from cufe.sema.linkage.scopes import routine_around

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_STEPS: Final = (
    o.PADD, o.PSUBTRACT, o.PDIFF, o.SUBSCRIPT, o.PADD_ASSIGN, o.PSUBTRACT_ASSIGN, o.PRE_INCR, o.PRE_DECR, o.POST_INCR,
    o.POST_DECR, o.BASE_CLASS_CAST, o.DERIVED_CLASS_CAST,
)  # fmt: skip


class Use:
    """A type that is reached at a token; `whole` where the definitions of the classes in it are needed.  Of what is not
    `shown` the enumerations alone are kept."""

    def __init__(self, type_: t.Type, whole: bool, token: int, shown: bool = True) -> None:
        self.type: t.Type = type_
        self.whole: bool = whole
        self.token: int = token
        self.shown: bool = shown


class TypeReferences(References):
    """Gathers the types of a body or initialiser besides its references."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__(engine, True)
        self.uses: list[Use] = []
        #: local variables that are declared without being initialised, and those that are named
        self._idle: list[Variable] = []
        self._named: set[Variable] = set()
        #: variables that stand for their values
        self.values: list[Variable] = []
        #: how many of the operands around that are not evaluated work out constants
        self._worked_out: int = 0

    def locals(self) -> None:
        """Takes the types of the local variables that a body does something with, and forgets the others."""
        for variable in self._idle:
            if variable in self._named:
                self._of_variable(variable)
        idle = set(self._idle) - self._named
        self.statics = [one for one in self.statics if one not in idle or one.static_init is not None]

    def use(self, type_: t.Type | None, whole: bool, token: int = -1) -> None:
        """Notes a type."""
        if type_ is not None and not self._discarded:
            self.uses.append(Use(type_, whole, token if token >= 0 else self._token))

    def _of_variable(self, variable: Variable) -> None:
        if variable.type is not None:
            self.uses.append(Use(variable.type, True, variable.token))

    def skips(self, node: Node) -> bool:
        is_new = node not in self._seen
        left_out = super().skips(node)
        if isinstance(node, e.VariableExpression) and self._discarded <= self._worked_out:
            if not node.variable.flags & VARIABLE_SPACES and not isinstance(node.variable.parent, Routine):
                self.values.append(node.variable)
        if is_new and not self._discarded:
            if isinstance(node, e.Expression):
                self._expression(node, left_out)
            elif isinstance(node, i.DynamicInit):
                self.use(node.type, node.kind not in (i.DIK_NONE, i.DIK_ZERO))
                if node.variable is not None and node.variable.type is not None:
                    self._of_variable(node.variable)
            elif isinstance(node, s.DeclStatement):
                self._idle += [one for one in node.entities if isinstance(one, Variable)]
        return left_out

    def constant(self, node: Constant) -> Constant:
        self.use(node.type, False)
        if self._discarded <= self._worked_out and isinstance(node, IntegerConstant):
            if isinstance(node.enumerator, en.Enumerator):
                self.uses.append(Use(node.enumerator.enum, False, self._token))
        # What works out a constant is not evaluated, and its enumerators stay.
        before = self._worked_out
        self._worked_out = min(self._discarded, before) + 1
        made = super().constant(node)
        self._worked_out = before
        return made

    def _expression(self, node: e.Expression, left_out: bool) -> None:
        if isinstance(node, (e.ErrorExpression, e.OverloadExpression, e.DependentExpression)):
            return
        if isinstance(node, e.TypeQuery) and left_out:
            return
        is_value = node.category == e.PRVALUE or node.lvalue_type is not None
        type_ = node.type
        if isinstance(node, e.FieldExpression) or (isinstance(node, e.Operation) and node.operation in o.CALLS):
            # Members and results of instances are not spelled as the arguments were.
            while isinstance(type_, t.TypedefType) and type_.typedef is not None and routine_around(type_.typedef):
                type_ = type_.target
        if not isinstance(node, e.RoutineExpression) or not node.routine.arguments:
            self.use(type_, is_value and not isinstance(node, e.RoutineExpression))
        if isinstance(node, e.VariableExpression):
            self._named.add(node.variable)
            if isinstance(node.variable.parent, ClassType):
                self.use(node.variable.parent, True)
        elif isinstance(node, e.FieldExpression):
            owner = node.field.parent
            if isinstance(owner, t.Type):
                self.use(owner, True)
        elif isinstance(node, e.RoutineExpression):
            self.use(node.routine.owner(), True)
        elif isinstance(node, e.LambdaExpression):
            self.use(node.lambda_node.closure, True)
        elif isinstance(node, e.NewDelete):
            self.use(node.object_type, False)
        elif isinstance(node, e.Operation) and node.operation in _STEPS:
            for operand in (node, *node.arguments):
                bare = operand.type.skip_typerefs()
                if isinstance(bare, t.PointerType):
                    self.use(bare.target, True)
                else:
                    self.use(class_of(bare), True)


class ParameterReferences(TypeReferences):
    """Gathers what the types of template parameters name."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__(engine)
        #: classes whose functions, or other members that depend on parameters, are named
        self.owners: list[Entity | None] = []
        self.named: list[Routine] = []
        self.arguments: list[tm.TemplateArgument] = []
        #: the types in front of members that depend on parameters
        self.qualifiers: list[t.Type] = []
        #: how many of the expressions around are values
        self._values_around: int = 0

    def use(self, type_: t.Type | None, whole: bool, token: int = -1) -> None:
        if type_ is not None and type_.dependent:
            self.arguments.append(tm.type_argument(type_))
        elif type_ is not None:
            self.uses.append(Use(type_, whole, token if token >= 0 else self._token, not self._values_around))

    def _not_evaluated(self, nodes: list[e.Expression], measured: bool = True) -> None:
        """What is not evaluated counts as well."""
        self.expressions(nodes)

    def constant(self, node: Constant) -> Constant:
        if isinstance(node, TemplateParamConstant):
            if node.qualifier is not None:
                bare = node.qualifier.skip_typerefs()
                if isinstance(bare, ClassType):
                    self.owners.append(bare)
                    self.arguments += bare.arguments
                if node.arguments is None:
                    # The name of a template does not keep how the class in front of it is spelled.
                    self.qualifiers.append(node.qualifier)
            self.owners.append(node.scope)
            self.arguments += node.arguments or []
        # Of what works out a value the enumerations alone stay.
        is_value = node.expression is not None and not node.dependent
        self._values_around += is_value
        made = super().constant(node)
        self._values_around -= is_value
        return made

    def _expression(self, node: e.Expression, left_out: bool) -> None:
        if isinstance(node, e.OverloadExpression):
            self.owners += [one.parent for one in node.candidates]
        elif isinstance(node, e.RoutineExpression):
            self.owners.append(node.routine.parent)
            self.named.append(node.routine)
        elif isinstance(node, e.VariableExpression):
            self.arguments += node.variable.arguments
        elif isinstance(node, e.TypeOperand):
            self.arguments.append(tm.type_argument(node.operand))
        elif isinstance(node, e.TypeQuery) and node.type_operand is not None:
            self.use(node.type_operand, True)
        super()._expression(node, left_out)


class OpenReferences(ParameterReferences):
    """Gathers only what depends on template parameters."""

    def use(self, type_: t.Type | None, whole: bool, token: int = -1) -> None:
        if type_ is not None and type_.dependent:
            self.arguments.append(tm.type_argument(type_))

    def _expression(self, node: e.Expression, left_out: bool) -> None:
        if isinstance(node, e.VariableExpression):
            if any(one.is_dependent() for one in node.variable.arguments):
                self.arguments += node.variable.arguments
        elif isinstance(node, e.TypeOperand):
            self.arguments.append(tm.type_argument(node.operand))
