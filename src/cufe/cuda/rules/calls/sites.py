"""The places in a function's body at which something is called, in the order in which a front end meets them.

Observed: diagnostics-a 2.2.  The typed tree has every call there is; many of those that it implies (copies of
arguments, elements of arrays, bases and members) do not count.
"""

from cufe.cuda.rules.calls.callees import (
    behind_pointer,
    deduced_target,
    is_told_twice,
    named_member,
    names_member_template,
    only_function,
)
from cufe.cuda.rules.calls.callees import callee as callee_of
from cufe.cuda.rules.calls.dependence import any_dependent, member_of_current, waits
from cufe.cuda.rules.calls.type_operands import operands_of_types
from cufe.cuda.rules.reading_order import ReadingOrder
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.constants import AggregateConstant, DynamicInitConstant, MemberPointerConstant, RepeatConstant
from cufe.il.context import Context
from cufe.il.entities import CONSTEXPR_VARIABLE, IMPLICIT, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.types import ArrayType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR
from cufe.sema.expressions.launches import is_launch
from cufe.sema.expressions.operands import class_of
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_CALLS: Final = (o.CALL, o.DOT_MEMBER_CALL, o.POINTS_TO_MEMBER_CALL)
#: how far the next `::` of a qualified name is sought
_NEAR: Final = 30


#: sorts of sites: a call that is written, one that an operator or a conversion implies, the name of a function (called
#: or not, evaluated or not), a launch, a constructor or destructor of an object, a constructor whose result is constant
CALL: Final = 0
IMPLIED: Final = 1
REFERENCE: Final = 2
LAUNCH: Final = 3
OBJECT: Final = 4
WORKED_OUT: Final = 5


class Site:
    """One place: the function, where the place is said to be, the token at which it is met, and its place among those
    that are met there."""

    def __init__(self, sort: int, routine: Routine, token: int, met_at: int, evaluated: bool) -> None:
        self.sort: int = sort
        self.routine: Routine = routine
        self.token: int = token
        self.met_at: int = met_at
        #: not in an operand of `sizeof` and the like
        self.evaluated: bool = evaluated
        self.place: int = 0
        #: a mention that is met as soon as the name is read
        self.is_named: bool = False
        #: the value of the object that is made is constant
        self.is_constant: bool = False


class Sites(Walk):
    """Gathers the sites of one body, the lambdas, local classes and instances in it apart."""

    def __init__(self, engine: "Engine", is_template: bool) -> None:
        super().__init__()
        self.engine: Engine = engine
        self.is_template: bool = is_template
        self.found: list[Site] = []
        self.lambdas: list[e.LambdaNode] = []
        self.declared: list[Entity] = []
        #: the furthest token so far
        self._reached: int = -1
        #: the declaration that was read last
        self._statement: int = -1
        #: depth of operands that are not evaluated
        self._unevaluated: int = 0
        #: depth of branches of `if constexpr` in a template: the calls in them are left to the instances
        self._undecided: int = 0
        #: callees of calls, and calls of launches, whose sites are met with what they belong to
        self._seen: set[e.Expression] = set()
        self._inits: set[i.DynamicInit] = set()
        self._called: set[e.Expression] = set()
        #: names of functions that no type chose
        self._untargeted: set[e.Expression] = set()
        #: conversions of operands, which happen when all operands have been read
        self._deferred: set[e.Expression] = set()
        self._launched: set[e.Expression] = set()
        #: where a function with a deduced result converts an operand: it is named and called at once
        self._conversions: set[int] = set()
        self._order: ReadingOrder = ReadingOrder(engine)
        #: how many expressions are under way
        self._depth: int = 0

    def variable(self, variable: Variable) -> None:
        """A variable outside of functions: its initialiser, and what its type is taken from."""
        try:
            declared = variable.declarations[0]
            declaration = declared.binding.declaration
            if declaration is not None:
                self._type_of(declaration.specifiers, declared.context)
            init = self.engine.declared_initialisers.of_variable(variable)
        except (Unknown, IllFormed, Dependent):
            return
        if init is not None:
            self.init(init)

    def member(self, field: Field) -> None:
        """The default member initialiser of a data member."""
        if self.engine.classes.has_initialiser(field):
            try:
                self.init(self.engine.member_initialisers.default(field))
            except (Unknown, IllFormed, Dependent):
                return

    def default_arguments(self, routine: Routine) -> None:
        """The default arguments of a function."""
        try:
            for place in range(len(self.engine.declare_types.routine_type(routine).parameters)):
                if self.engine.declare_types.default_argument(routine, place) is not None:
                    given = self.engine.passed_arguments.default(routine, place, routine.token)
                    # Here it is read where it is written.
                    given.flags &= ~e.DEFAULT_ARGUMENT
                    self.expression(given)
        except (Unknown, IllFormed, Dependent):
            return

    def operand(self, node: e.Expression) -> None:
        """An operand that is not evaluated."""
        self._not_evaluated(node)

    def _type_of(self, specifiers: n.Specifiers, context: Context) -> None:
        """The operand of `decltype`."""
        first = specifiers.type_start
        if first < 0 or self.engine.kinds[first] != k.DECLTYPE:
            return
        close = self.engine.cutter.brackets.close(first + 1)
        if self.engine.kinds[first + 2 : close].find(bytes((k.AUTO,))) < 0:
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
                if site.is_named or (site.sort != REFERENCE and site.token not in self._conversions):
                    continue
                if site.token in self._order.told:
                    site.place, site.met_at = self._order.told[site.token]
        return made

    def skips(self, node: Node) -> bool:
        if isinstance(node, e.Expression):
            return self._enters(node)
        if isinstance(node, i.DynamicInit):
            if node in self._inits:
                return True
            self._inits.add(node)
            if node.variable is not None and self._is_auto(node.variable):
                self._without_target(node.expression)
        if isinstance(node, i.ConstructorInit):
            self._member(node)
            return True
        if isinstance(node, s.If) and node.kind == s.STMK_CONSTEXPR_IF:
            self._taken(node)
            return True
        if isinstance(node, s.Statement):
            self._reach(node.token)
            if isinstance(node, s.DeclStatement):
                self._statement = node.token
                for operand in operands_of_types(self.engine, node):
                    self._not_evaluated(operand)
        return False

    def _enters(self, node: e.Expression) -> bool:
        """Marks what an expression says of those below it; whether it is left out."""
        self._reach(node.token)
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
            if node.operation in _CALLS and node.arguments:
                self._called.add(callee_of(node))
            elif is_launch(node):
                self._launched.add(node.arguments[-1])
            self._deferred.update(self._converted(node))
        return False

    def _not_evaluated(self, operand: e.Expression | None) -> None:
        if operand is not None:
            self._unevaluated += 1
            self.expression(operand)
            self._unevaluated -= 1

    def visit(self, node: Node) -> Node:
        if isinstance(node, e.Operation):
            if node.operation in _CALLS and node.arguments:
                self._call(node)
            else:
                for converted in self._converted(node):
                    self._conversion(converted)
        elif isinstance(node, e.RoutineExpression):
            if node not in self._called:
                self._named(node)
        elif isinstance(node, e.OverloadExpression):
            routine = only_function(self.engine, [*node.candidates])
            if routine is not None and node not in self._called:
                self._add(REFERENCE, routine, node.token)
        elif isinstance(node, e.ConstantExpression):
            if isinstance(node.constant, MemberPointerConstant):
                self._member_address(node, node.constant.member)
        elif isinstance(node, i.DynamicInit):
            self._cast(node)
        elif isinstance(node, e.TempInit):
            self._temporary(node)
        elif isinstance(node, e.NewDelete):
            self._allocation(node)
        elif isinstance(node, (s.InitStatement, e.Condition)):
            if node.init is not None:
                self._declares(node.init)
        elif isinstance(node, s.DeclStatement):
            self._declaration(node)
        return node

    def _named(self, node: e.RoutineExpression) -> None:
        """The name of a function that is not called; an instance that is chosen by the type wanted is met twice."""
        token = node.token if node.name is None else node.name.id
        self._add(REFERENCE, node.routine, token)
        if node.flags & e.BY_TARGET and node not in self._untargeted and node.routine.template is not None:
            self._add(REFERENCE, node.routine, token)

    def _member_address(self, node: e.ConstantExpression, member: Entity | None) -> None:
        """`&A::f`: the place is that of the name."""
        kinds = self.engine.kinds
        if isinstance(member, Routine) and node.start >= 0 and kinds[node.start] == k.AMPERSAND:
            at = kinds.find(k.SCOPE, node.start)
            while at >= 0 and self.engine.lexemes[at + 1] != member.name:
                at = kinds.find(k.SCOPE, at + 1, at + _NEAR)
            if at >= 0:
                self._add(REFERENCE, member, at + 1)

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
        if node.asserted is not None:
            self.expression(node.asserted)
        for entity in node.entities:
            if isinstance(entity, Variable) and entity.static_init is not None:
                self.init(entity.static_init)
                if class_of(entity.static_init.type) is not None:
                    self._worked_out(entity.static_init, entity)
        # What a variable-length array's bounds call belongs to a statement of their own.
        worked_out = {bound for entity in node.entities if isinstance(entity, Variable) for bound in _lengths(entity)}
        for constant in node.constants:
            if constant.start not in worked_out:
                self.expression(constant)

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

    def _reach(self, token: int) -> None:
        self._reached = max(self._reached, token)

    def _taken(self, node: s.If) -> None:
        """`if constexpr`: what is discarded is not looked at; in a template no branch is taken yet, whatever the
        condition."""
        condition = node.condition
        truth = -1
        if condition is not None:
            self.expression(condition)
        if self.is_template:
            self._undecided += 1
            for branch in (node.then, node.otherwise):
                if branch is not None:
                    self.statement(branch)
            self._undecided -= 1
            return
        if condition is not None:
            try:
                truth = 1 if self.engine.evaluator.truth(condition) else 0
            except (Unknown, IllFormed, Dependent):
                truth = -1
        if node.then is not None and truth != 0:
            self.statement(node.then)
        if node.otherwise is not None and truth != 1:
            self.statement(node.otherwise)

    def _add(self, sort: int, routine: Routine, token: int, met_at: int = -1) -> None:
        if self.is_template and sort in (IMPLIED, OBJECT):
            # Operators, conversions, constructors and destructors are left to the instances.
            return
        if sort == REFERENCE or not (self._unevaluated or self._undecided):
            self._reach(token)
            met_at = met_at if met_at >= 0 else self._reached
            self._reach(met_at)
            self.found.append(Site(sort, routine, token, met_at, not self._unevaluated))

    # --- calls ---------------------------------------------------------------------------------------------------

    def _call(self, node: e.Operation) -> None:
        for converted in self._converted(node):
            self._conversion(converted)
        callee = callee_of(node)
        if not isinstance(callee, e.RoutineExpression):
            self._through_pointer(node, callee)
            return
        if self.is_template and waits(self.engine, node, callee):
            return
        if node.flags & e.CONVERSION_CALL:
            if node not in self._deferred:
                self._conversion(node)
            return
        routine = callee.routine
        token = self._place(node, callee)
        launched = node in self._launched
        name = callee.token if callee.name is None else callee.name.id
        named_twice = names_member_template(self.engine, routine, name)
        if named_twice:
            # Met when it is named, and once more when the instance is known.
            self._add(REFERENCE, routine, name, name)
            self.found[-1].is_named = True
            if self.engine.kinds[name - 1] != k.SCOPE:
                token = name
        if node.flags & e.OPERATOR_SYNTAX:
            self._add(IMPLIED, routine, token, self._end(node))
        elif is_told_twice(routine) and self.engine.kinds[node.token] == k.OPEN_ROUND and not self.is_template:
            self._add(IMPLIED, routine, node.token, self._end(node))
        if not node.flags & e.OPERATOR_SYNTAX or routine.operator == "()":
            self._add(LAUNCH if launched else CALL, routine, token, self._end(node))
        if not (named_twice and self.is_template):
            self._add(REFERENCE, routine, name)

    def _through_pointer(self, node: e.Operation, callee: e.Expression) -> None:
        """A call by way of a value, which may be known; or of a member of the template around."""
        routine = behind_pointer(callee)
        if routine is not None:
            if not (self.is_template and any_dependent(node.arguments)):
                self._add(CALL, routine, node.start, self._end(node))
        elif self.is_template:
            routine = member_of_current(self.engine, node)
            if routine is not None:
                self._add(CALL, routine, callee.token)
            routine = named_member(self.engine, node.arguments[0])
            if routine is not None:
                self._add(REFERENCE, routine, callee.token)

    def _end(self, node: e.Operation) -> int:
        """The closing parenthesis of a call: the function is known there; -1 of an operator."""
        if node.token < 0 or self.engine.kinds[node.token] != k.OPEN_ROUND:
            return -1
        return self.engine.cutter.brackets.close(node.token)

    def _conversion(self, node: e.Operation) -> None:
        callee = callee_of(node)
        if isinstance(callee, e.RoutineExpression):
            if any(deduced_target(self.engine, declared) for declared in callee.routine.declarations):
                self._conversions.add(node.start)
            self._add(REFERENCE, callee.routine, node.start)
            self._add(IMPLIED, callee.routine, node.start)

    def _converted(self, node: e.Operation) -> list[e.Operation]:
        """The operands that a conversion function converts for an operation: it does so when all have been read."""
        found: list[e.Operation] = []
        if len(node.arguments) < 2:
            return found
        for argument in node.arguments:
            at = argument
            while at.flags & e.COMPILER_GENERATED and isinstance(at, e.Operation) and at.arguments:
                if at.flags & e.CONVERSION_CALL:
                    found.append(at)
                    break
                at = at.arguments[0]
        return found

    def _place(self, node: e.Operation, callee: e.RoutineExpression) -> int:
        if node.flags & e.OPERATOR_SYNTAX:
            return node.token
        at = callee.token
        end = at + 1
        kinds = self.engine.kinds
        if node.arguments[0] is not callee:
            # A static member: the object in front of it.
            at = node.start
        elif node.operation == o.CALL and callee.name is not None:
            at = callee.name.start
        if callee.name is not None:
            end = callee.name.end
        if kinds[end : end + 1] != b")" or kinds[end + 1 : end + 2] not in (b"(", b")"):
            return at
        return self._parenthesis(node, callee, at, end)

    def _parenthesis(self, node: e.Operation, callee: e.RoutineExpression, at: int, end: int) -> int:
        """The first of the parentheses around the name of a callee, or around `&f`."""
        kinds = self.engine.kinds
        if node.token != end and kinds[node.token - 1 : node.token] != b")":
            return at
        if node.operation != o.CALL or node.arguments[0] is not callee:
            first = self.engine.cutter.brackets.open_before(end)
            return first if first >= 0 else at
        if kinds[at - 1] == k.AMPERSAND:
            at -= 1
        while kinds[at - 1] == k.OPEN_ROUND and kinds[end : end + 1] == b")" and end < node.token:
            at -= 1
            end += 1
        return at

    # --- objects -------------------------------------------------------------------------------------------------

    def _destructor(self, type_: Type) -> Routine | None:
        bare = type_.skip_typerefs()
        while isinstance(bare, ArrayType):
            bare = bare.element.skip_typerefs()
        cls = class_of(bare)
        if cls is None or cls.dependent:
            return None
        try:
            return self.engine.classes.destructor(cls)
        except (Unknown, IllFormed, Dependent):
            return None

    def _object(self, init: i.DynamicInit, token: int, constructs: bool) -> None:
        """An object that a declaration or a functional cast makes: its destructor, then its constructor."""
        destructor = self._destructor(init.type)
        if destructor is not None:
            self._add(OBJECT, destructor, token)
        routine = constructor_of(init)
        if routine is None or not constructs or routine.parent is not class_of(init.type):
            # Also where a constructor is inherited.
            return
        self._add(OBJECT, routine, token)

    def _cast(self, init: i.DynamicInit) -> None:
        """`T(x)`, also where the copy of it is elided; neither `T{x}` nor `(T)x` nor `static_cast<T>(x)`, nor a `T()`
        that calls no constructor."""
        if not init.explicit_cast or init.braced or init.token < 0 or class_of(init.type) is None:
            return
        if constructor_of(init) is None and not init.arguments and init.expression is None:
            cls = class_of(init.type)
            default = self.engine.implicit.operation(cls, DEFAULT_CONSTRUCTOR) if cls is not None else None
            if default is None or default.flags & IMPLICIT:
                return
        if self.engine.kinds[init.token] not in (k.OPEN_ROUND, k.CAST):
            self._object(init, init.token, True)
        for token in init.elided_casts:
            self._object(init, token, True)

    def _temporary(self, node: e.TempInit) -> None:
        """What is worked out is not met as a conversion, but a written one is, unless a template has yet to do so."""
        init = node.init
        if init.routine is None or init.token >= 0:
            return
        if node.token < 0:
            self._add(WORKED_OUT, init.routine, self._reached)
        elif init.explicit_cast and not self.is_template:
            kinds = self.engine.kinds
            if kinds[node.token] not in (k.OPEN_ROUND, k.CAST):
                first = len(self.found)
                self._object(init, kinds.find(k.OPEN_BRACE, node.token) if init.braced else node.token, True)
                for site in self.found[first:]:
                    site.is_constant = True

    def _worked_out(self, init: i.DynamicInit, variable: Variable) -> None:
        """An object whose value is constant: the place is that of the initialiser, where one is written."""
        written = _written(init)
        if written is None or written.routine is None:
            # Of an aggregate only the destructor counts.
            self._object(init, variable.token, False)
            return
        if init.token < 0 or self.is_template:
            return
        kinds = self.engine.kinds
        token = init.token
        if init.explicit_cast:
            if init.braced:
                self._object(init, kinds.find(k.OPEN_BRACE, token), True)
            else:
                self._object(init, variable.token, False)
            return
        expression = init.constant.expression if init.constant is not None else None
        if expression is not None and expression.token >= 0:
            # A written temporary, which is met by itself.
            return
        copied = kinds[token] == k.ASSIGN
        if copied or kinds[token] == k.OPEN_ROUND:
            token += 1
        if variable.flags & CONSTEXPR_VARIABLE:
            # Of those only what initialises directly, and with something, counts.
            if not written.arguments or (copied and kinds[token] != k.OPEN_BRACE):
                return
        self._object(init, token, True)

    def _declares(self, init: i.DynamicInit) -> None:
        """The object of a declaration."""
        variable = init.variable
        if variable is None:
            return
        if init.kind == i.DIK_CONSTANT and class_of(init.type) is not None:
            self._worked_out(init, variable)
            return
        token = variable.token
        if token < 0:
            # Of structured bindings: what they are names for.
            token = self.engine.kinds.find(k.OPEN_SQUARE, self._statement, init.token)
        if token >= 0:
            self._object(init, token, class_of(init.type) is not None)

    def _allocation(self, node: e.NewDelete) -> None:
        if node.is_new:
            init = node.init
            routine = constructor_of(init) if init is not None else None
            if routine is not None and not node.braced:
                scoped = self.engine.kinds[node.token] == k.SCOPE
                self._add(OBJECT, routine, node.token + 1 if scoped else node.token)
        elif node.arguments:
            operand = node.arguments[0]
            destructor = node.destructor
            if destructor is not None:
                self._add(OBJECT, destructor, operand.start)

    def _member(self, node: i.ConstructorInit) -> None:
        """A mem-initializer: only what its arguments call counts."""
        if node.compiler_generated or node.uses_default:
            return
        init = node.initializer
        self._reach(node.token)
        if node.kind not in (i.CIK_FIELD, i.CIK_DELEGATION):
            init = _written(init) or init
        if init.kind == i.DIK_CONSTRUCTOR:
            for argument in init.arguments:
                self.expression(argument)
        else:
            self.init(init)


def _lengths(variable: Variable) -> list[int]:
    """Where the bounds of a GNU variable-length array begin."""
    found: list[int] = []
    at = variable.type.skip_typerefs() if variable.type is not None else None
    while isinstance(at, ArrayType):
        if at.bound is not None and not at.dependent:
            found.append(at.bound.start)
        at = at.element.skip_typerefs()
    return found


def constructor_of(init: i.DynamicInit) -> Routine | None:
    """The constructor that an initialisation calls, also where its value was worked out."""
    if init.routine is not None:
        return init.routine
    constant = init.constant
    if isinstance(constant, AggregateConstant) and constant.elements:
        # An array whose elements all are made alike.
        element = constant.elements[0]
        if isinstance(element, RepeatConstant) and isinstance(element.constant, DynamicInitConstant):
            return element.constant.init.routine
    written = _written(init)
    return written.routine if written is not None else None


def _written(init: i.DynamicInit) -> i.DynamicInit | None:
    """The initialisation as it was written: of a constant, what it was worked out from."""
    if init.kind == i.DIK_CONSTANT and init.constant is not None:
        expression = init.constant.expression
        if isinstance(expression, e.TempInit):
            return expression.init
        return None
    return init if init.explicit_cast else None
