"""The places in a function's body at which something is called, in the order in which a front end meets them.

Observed: diagnostics-a 2.2.  The typed tree has every call there is; many of those that it implies (copies of
arguments, elements of arrays, bases and members) do not count.
"""

from cufe.checks.typed_code import TypedCode
from cufe.cuda.rules.calls.call_sites import (
    IMPLIED,
    REFERENCE,
    CallSites,
    GatheredSites,
    ObjectSites,
    Site,
    operands_of_types,
    written_of,
)
from cufe.cuda.rules.calls.callees import only_function
from cufe.cuda.rules.reading_order import ReadingOrder
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.constants import MemberPointerConstant
from cufe.il.context import Context
from cufe.il.entities import Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.types import ArrayType
from cufe.il.walk import Node, Walk
from cufe.sema.expr.launches import is_launch
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.syntax import nodes as n
from cufe.syntax.cutter import FUNCTION, Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: how far the next `::` of a qualified name is sought
_NEAR: Final = 30


class Sites(Walk):
    """Gathers the sites of one body, the lambdas, local classes and instances in it apart."""

    def __init__(self, engine: "Engine", is_template: bool) -> None:
        super().__init__()
        self.passes_integers = True
        self.engine: Engine = engine
        self.is_template: bool = is_template
        self.gathered: GatheredSites = GatheredSites(is_template)
        self.found: list[Site] = self.gathered.found
        self.calls: CallSites = CallSites(engine, self.gathered)
        self.objects: ObjectSites = ObjectSites(engine, self.gathered)
        self.lambdas: list[e.LambdaNode] = []
        self.declared: list[Entity] = []
        #: callees of calls, and calls of launches, whose sites are met with what they belong to
        self._seen: set[e.Expression] = set()
        self._inits: set[i.DynamicInit] = set()
        self._called: set[e.Expression] = set()
        #: names of functions that no type chose
        self._untargeted: set[e.Expression] = set()
        self._order: ReadingOrder = ReadingOrder(engine)
        #: how many expressions are under way
        self._depth: int = 0

    def function(self, scope: s.FunctionScope) -> None:
        self.calls.around = scope.routine
        super().function(scope)

    def variable(self, variable: Variable) -> None:
        """A variable outside of functions: its initialiser, and what its type is taken from."""
        with unanswered:
            declared = variable.declarations[0]
            declaration = declared.binding.declaration
            if declaration is not None:
                self._type_of(declaration.specifiers, declared.context)
            init = self.engine.declared_initialisers.of_variable(variable)
            if init is not None:
                self.init(init)

    def member(self, field: Field) -> None:
        """The default member initialiser of a data member."""
        if self.engine.classes.has_initialiser(field):
            with unanswered:
                self.init(self.engine.member_initialisers.default(field))

    def default_arguments(self, routine: Routine) -> None:
        """The default arguments of a function."""
        with unanswered:
            for place in range(len(self.engine.declare_types.routine_type(routine).parameters)):
                if self.engine.declare_types.default_argument(routine, place) is not None:
                    given = self.engine.passed_arguments.default(routine, place, routine.token)
                    # Here it is read where it is written.
                    given.flags &= ~e.DEFAULT_ARGUMENT
                    self.expression(given)

    def operand(self, node: e.Expression) -> None:
        """An operand that is not evaluated."""
        self._not_evaluated(node)

    def _type_of(self, specifiers: n.Specifiers, context: Context) -> None:
        """The operand of `decltype`."""
        first = specifiers.type_start
        if first < 0 or self.engine.kinds[first] != k.DECLTYPE:
            return
        close = self.engine.cutter.brackets.close(first + 1)
        if self.engine.kinds.find(k.AUTO, first + 2, close) < 0:
            node = self.engine.fragments.expression(first + 2, close)
            self._not_evaluated(self.engine.expressions.operand(node, context))

    # --- the walk ------------------------------------------------------------------------------------------------

    def expression(self, node: e.Expression) -> e.Expression:
        first = len(self.found)
        self._depth += 1
        made = super().expression(node)
        self._depth -= 1
        if not self._depth and any(site.sort == REFERENCE for site in self.found[first:]):
            self._order.whole(node)
            for site in self.found[first:]:
                if site.is_named or site.token not in self._order.told:
                    continue
                told = self._order.told[site.token]
                # An operator is called when its function is named, at the latest.
                is_named_first = site.sort == IMPLIED and told[1] < site.met_at
                if site.sort == REFERENCE or is_named_first or site.token in self.calls.conversions:
                    site.place, site.met_at = told
        return made

    def skips(self, node: Node) -> bool:
        if isinstance(node, e.Expression):
            return self._enters(node)
        if isinstance(node, i.DynamicInit):
            if node in self._inits:
                return True
            self._inits.add(node)
            if node.variable is not None:
                self.objects.constant(node, node.variable)
                if self._is_auto(node.variable):
                    self._without_target(node.expression)
        if isinstance(node, i.ConstructorInit):
            self._member(node)
            return True
        if isinstance(node, s.If) and node.kind == s.STMK_CONSTEXPR_IF:
            self._taken(node)
            return True
        if isinstance(node, s.Statement):
            self.gathered.reach(node.token)
            if isinstance(node, s.DeclStatement):
                self.gathered.declaration = node.token
                for operand in operands_of_types(self.engine, node):
                    self._not_evaluated(operand)
            elif isinstance(node, s.ExpressionStatement) and node.constants:
                # They are read with the names that they belong to.
                reached = self.gathered.reached
                for constant in node.constants:
                    self.expression(constant)
                self.gathered.reached = reached
        return False

    def _enters(self, node: e.Expression) -> bool:
        """Marks what an expression says of its subexpressions; returns whether the walk skips it."""
        self.gathered.reach(node.token)
        if node in self._seen:
            return True
        self._seen.add(node)
        if node.flags & e.DEFAULT_ARGUMENT or isinstance(node, (e.RequiresExpression, e.ConceptId)):
            return True
        if isinstance(node, e.TypeQuery):
            if node.kind != e.ENK_TYPEID or not self.engine.queries.is_evaluated(node.operand):
                self._not_evaluated(node.operand)
                return True
        if isinstance(node, e.NewDelete) and node.is_array and node.init is not None and not node.has_initializer:
            # The elements are made by a function of the run-time library.
            self._inits.add(node.init)
        if isinstance(node, e.Operation):
            if node.flags & e.REINTERPRET_CAST:
                self._without_target(node)
            if node.operation == o.NOEXCEPT:
                self._not_evaluated(node.arguments[0])
                return True
            if node.operation in o.CALLS and node.arguments:
                self._called.add(e.callee_of(node))
            elif is_launch(node):
                self.calls.launched.add(node.arguments[-1])
            converted = self.calls.converted(node)
            if converted:
                self.calls.deferred.update(converted)
        return False

    def _not_evaluated(self, operand: e.Expression | None) -> None:
        if operand is not None:
            self.gathered.unevaluated += 1
            self.expression(operand)
            self.gathered.unevaluated -= 1

    def visit(self, node: Node) -> Node:
        if isinstance(node, e.Operation):
            if node.operation in o.CALLS and node.arguments:
                self.calls.call(node)
            else:
                for converted in self.calls.converted(node):
                    self.calls.conversion(converted)
        elif isinstance(node, e.RoutineExpression):
            if node not in self._called:
                self._named(node)
        elif isinstance(node, e.OverloadExpression):
            routine = only_function(self.engine, [*node.candidates])
            if routine is not None and node not in self._called:
                self.gathered.add(REFERENCE, routine, node.token)
        elif isinstance(node, e.ConstantExpression):
            if isinstance(node.constant, MemberPointerConstant):
                self._member_address(node, node.constant.member)
        elif isinstance(node, i.DynamicInit):
            self.objects.cast(node)
        elif isinstance(node, e.TempInit):
            self.objects.temporary(node)
        elif isinstance(node, e.NewDelete):
            self.objects.allocation(node)
        elif isinstance(node, (s.InitStatement, e.Condition)):
            if node.init is not None:
                self.objects.declares(node.init)
        elif isinstance(node, s.DeclStatement):
            self._declaration(node)
        return node

    def _named(self, node: e.RoutineExpression) -> None:
        """The name of a function that is not called; an instance that is chosen by the type wanted is met twice."""
        token = node.token if node.name is None else node.name.id
        self.gathered.add(REFERENCE, node.routine, token)
        if node.flags & e.BY_TARGET and node not in self._untargeted and node.routine.template is not None:
            self.gathered.add(REFERENCE, node.routine, token)

    def _member_address(self, node: e.ConstantExpression, member: Entity | None) -> None:
        """`&A::f`: the place is that of the name."""
        kinds = self.engine.kinds
        if isinstance(member, Routine) and node.start >= 0 and kinds[node.start] == k.AMPERSAND:
            at = kinds.find(k.SCOPE, node.start)
            while at >= 0 and self.engine.lexemes[at + 1] != member.name:
                at = kinds.find(k.SCOPE, at + 1, at + _NEAR)
            if at >= 0:
                self.gathered.add(REFERENCE, member, at + 1)

    def _is_auto(self, variable: Variable) -> bool:
        declaration = variable.declarations[0].binding.declaration if variable.declarations else None
        return declaration is not None and declaration.specifiers.sort == n.PLACEHOLDER

    def _without_target(self, node: e.Expression | None) -> None:
        """A function that gives a variable its type, or is reinterpreted, is wanted for no type."""
        while isinstance(node, (e.ConstantExpression, e.Operation)):
            if isinstance(node, e.ConstantExpression):
                node = node.constant.expression
            elif len(node.arguments) == 1:
                node = node.arguments[0]
            else:
                return
        if isinstance(node, e.RoutineExpression):
            self._untargeted.add(node)

    def _declaration(self, node: s.DeclStatement) -> None:
        """Constant expressions of declarations, which are no part of the tree."""
        self.declared += node.entities
        self.objects.asked += 1
        if node.asserted is not None:
            self.expression(node.asserted)
        self.objects.asked -= 1
        for entity in node.entities:
            if isinstance(entity, Variable) and entity.static_init is not None:
                self.init(entity.static_init)
                if class_of(entity.static_init.type) is not None:
                    self.objects.worked_out(entity.static_init, entity)
        # What a variable-length array's bounds call belongs to a statement of their own.
        worked_out = {bound for entity in node.entities if isinstance(entity, Variable) for bound in _lengths(entity)}
        self.objects.asked += 1
        for constant in node.constants:
            if constant.start not in worked_out:
                self.expression(constant)
        self.objects.asked -= 1

    def _range_for(self, node: s.RangeFor) -> None:
        """Of what a range-based for implies `!=`, `++` and `*` count, in this order; `begin` and `end` do not."""
        if node.initialization is not None:
            self.statement(node.initialization)
        if node.range_init is not None:
            self.init(node.range_init)
        for expression in (node.unequal, node.increment):
            if expression is not None:
                self.expression(expression)
        if node.iterator_init is not None:
            self.init(node.iterator_init)
        if node.body is not None:
            self.statement(node.body)

    def captures(self, node: e.LambdaNode) -> None:
        self.lambdas.append(node)
        super().captures(node)

    def _taken(self, node: s.If) -> None:
        """`if constexpr`: what is discarded is not looked at; in a template no branch is taken yet, whatever the
        condition."""
        condition = node.deciding()
        truth = -1
        if self.is_template:
            self.gathered.undecided += 1
            if node.condition is not None:
                self.expression(node.condition)
            for branch in (node.then, node.otherwise):
                if branch is not None:
                    self.statement(branch)
            self.gathered.undecided -= 1
            return
        if node.condition is not None:
            self.expression(node.condition)
        if condition is not None:
            with unanswered:
                truth = 1 if self.engine.evaluator.truth(condition) else 0
        if node.then is not None and truth != 0:
            self.statement(node.then)
        if node.otherwise is not None and truth != 1:
            self.statement(node.otherwise)

    def _member(self, node: i.ConstructorInit) -> None:
        """A mem-initializer: only what its arguments call counts, with a temporary that it takes the place of."""
        if node.compiler_generated or node.uses_default:
            return
        init = node.initializer
        self.gathered.reach(node.token)
        if node.kind not in (i.CIK_FIELD, i.CIK_DELEGATION):
            init = written_of(init) or init
        if init.kind == i.DIK_CONSTRUCTOR:
            self.objects.cast(init)
            for argument in init.arguments:
                self.expression(argument)
        else:
            self.init(init)


def sites_at(engine: "Engine", path: list[Piece]) -> list[Site]:
    """The sites in the function or the variables that the innermost of some pieces declares, with those in the lambdas
    and local classes there."""
    code = TypedCode(engine, [path])
    found: list[Site] = []
    if path[-1].sort != FUNCTION:
        for variable in engine.definitions.variables_at(path):
            sites = Sites(engine, False)
            sites.variable(variable)
            found += sites.found
    for typed in code.functions:
        sites = Sites(engine, False)
        sites.function(typed.scope)
        found += sites.found
    return found


def _lengths(variable: Variable) -> list[int]:
    """Where the bounds of a GNU variable-length array begin."""
    found: list[int] = []
    at = variable.type.skip_typerefs() if variable.type is not None else None
    while isinstance(at, ArrayType):
        if at.bound is not None and not at.dependent:
            found.append(at.bound.start)
        at = at.element.skip_typerefs()
    return found
