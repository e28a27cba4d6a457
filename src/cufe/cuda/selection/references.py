"""What a body or an initialiser refers to so that it is instantiated: functions, and variables with initialisers.

Everything that is potentially evaluated counts ([basic.def.odr]), statements that are never reached among it; operands
of `sizeof`, `decltype` and `noexcept` do not, nor does the branch that `if constexpr` discards (observed in the device
code of nvcc 13.0: both hold outside of templates, too).
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.constants import AddressConstant, Constant, MemberPointerConstant
from cufe.il.entity import Entity
from cufe.il.type_kinds import CONST
from cufe.il.types import MemberPointerType, ReferenceType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import Guard, unanswered
from cufe.sema.overload.type_tests import is_void
from cufe.sema.templates.arguments import WrittenValue

if TYPE_CHECKING:
    from collections.abc import Callable

    from cufe.sema.engine import Engine

#: the flags of variables in the memory of the device
VARIABLE_SPACES: Final = en.DEVICE_VARIABLE | en.CONSTANT_VARIABLE | en.SHARED_VARIABLE | en.MANAGED_VARIABLE


class Reference:
    """A function or variable that is needed, at a token."""

    def __init__(self, entity: en.Routine | en.Variable, token: int) -> None:
        self.entity: en.Routine | en.Variable = entity
        self.token: int = token


class Gap:
    """Something that the engine does not know, at a token."""

    def __init__(self, cause: str, token: int) -> None:
        self.cause: str = cause
        self.token: int = token


def gaps_of(engine: "Engine", guard: Guard, before: int, counts: "Callable[[int], bool] | None" = None) -> list[Gap]:
    """What was not known within a guard: why it was left early, and what the engine put down behind the first `before`
    of its unknowns, at tokens that count."""
    found = [Gap(guard.cause, guard.token)] if guard.cause else []
    for one in engine.unknowns[before:]:
        if one.token >= 0 and (counts is None or counts(one.token)):
            found.append(Gap(one.cause, one.token))
    return found


class References(Walk):
    """Gathers the references of one body or initialiser."""

    def __init__(self, engine: "Engine", folds: bool = False, written: "WrittenArguments | None" = None) -> None:
        super().__init__()
        self.replaces = True
        self.engine: Engine = engine
        #: constants are values: what works them out is not asked for, nor are template arguments
        self._folds: bool = folds
        self.found: list[Reference] = []
        self.gaps: list[Gap] = []
        #: calls stay where a value could stand in their place
        self.keeps_calls: bool = False
        #: member functions of instances that initialisers of members of the same instance name
        self.own: set[en.Routine] = set()
        #: local classes whose members are defined with the function
        self.classes: list[en.ClassType] = []
        #: local variables that live as long as the program, or in the memory of a block
        self.statics: list[en.Variable] = []
        #: the names of functions that were met, evaluated or not
        self.met: set[int] = set()
        self._token: int = -1
        #: in operands that are not evaluated, or branches that are not taken, and how many of the former
        self._discarded: int = 0
        self._unevaluated: int = 0
        #: how many of these are no operands of `noexcept`
        self._measured: int = 0
        #: lvalues that nothing is done with
        self._dropped: set[e.Expression] = set()
        #: variables whose values are operands that are not evaluated
        self._values: set[e.Expression] = set()
        #: the functions that written template arguments name; values of parameters name no others
        self._written: WrittenArguments | None = written
        #: the names in calls of virtual functions that the table of the object answers
        self._by_table: set[Node] = set()
        #: those functions
        self.virtual_calls: list[Reference] = []
        #: initialisers of bases, members and new arrays, whose constructors are called in any case
        self._called: set[Node] = set()
        #: polymorphic classes of which objects are made without a call of the constructor
        self.tables: list[en.ClassType] = []
        self._seen: set[Node] = set()
        self._types: set[en.ClassType] = set()
        #: what a block only declares
        self._declared: set[Entity] = set()
        #: lambdas, as tokens
        self.lambdas: list[tuple[int, int]] = []
        #: the generic ones among them
        self.generic: list[tuple[int, int]] = []

    def body(self, scope: s.FunctionScope) -> None:
        """A function, with the destructors of the parts that its constructor makes."""
        self._token = scope.routine.token
        self.function(scope)
        if scope.coroutine is not None:
            self._coroutine(scope.coroutine)

    def initialiser(self, init: i.DynamicInit, token: int) -> None:
        """The initialiser of a variable or member."""
        self._token = token
        self.init(init)

    def variable(self, variable: en.Variable) -> None:
        """What initialises a variable outside of functions, and what ends its life."""
        init = self.engine.declared_initialisers.of_variable(variable)
        if init is not None:
            self._token = variable.token
            is_value = self._folds and _is_const(variable) and self._has_value(init)
            self._initialised(variable, init, is_value)
            self.ends(init.type)

    def written(self, node: e.Expression, token: int) -> None:
        """An expression that stands for itself."""
        self._token = token
        self.expression(node)

    def needs(self, entity: en.Routine | en.Variable) -> None:
        """Notes a reference, at the token that the walk met last."""
        if not self._discarded or (self._unevaluated and isinstance(entity, en.Variable)):
            self.found.append(Reference(entity, self._token))

    def ends(self, type_: Type) -> None:
        """An object of a type may have to be destroyed."""
        element = type_.skip_arrays()
        cls = class_of(element)
        if cls is not None and not cls.dependent and self.engine.classes.is_complete(cls):
            destructor = self.engine.objects.destructor(cls)
            if destructor is not None:
                self.needs(destructor)

    # --- the walk ------------------------------------------------------------------------------------------------

    def skips(self, node: Node) -> bool:
        if node in self._seen:
            return True
        self._seen.add(node)
        if isinstance(node, s.If) and node.kind == s.STMK_CONSTEXPR_IF:
            self._constexpr_if(node)
            return True
        if isinstance(node, i.ConstructorInit):
            self._called.add(node.initializer)
            self._member(node)
        elif isinstance(node, i.DynamicInit):
            self._reach(node.token)
            if self._folds:
                self._makes_table(node)
                if not self.keeps_calls and node not in self._called and self._is_folded_init(node):
                    return True
        elif isinstance(node, s.Statement):
            self._reach(node.token)
            if isinstance(node, s.InitStatement):
                variable = node.init.variable
                if variable is not None and self._is_constant(variable):
                    self._refers(variable)
                    return True
            if isinstance(node, s.DeclStatement):
                self._declaration(node)
            elif isinstance(node, s.ExpressionStatement):
                if node.kind == s.STMK_EXPR and node.expression is not None:
                    self._drop(node.expression)
                self.expressions(node.constants)
                if isinstance(node, s.CoroutineReturn):
                    self.expression(node.call)
        elif isinstance(node, e.Expression):
            return self._enters(node)
        return False

    def constant(self, node: Constant) -> Constant:
        expression = node.expression
        if not self._folds or expression is None:
            return node if self._is_argument(node) else super().constant(node)
        if self.keeps_calls and not self._discarded and _is_call(expression):
            self.expression(expression)
            return node
        node.expression = None
        try:
            made = super().constant(node)
        finally:
            node.expression = expression
        self._not_evaluated([expression])
        return made

    def _drop(self, node: e.Expression) -> None:
        """The value of an expression is not used."""
        if isinstance(node, e.ConstantExpression) and node.constant.expression is not None:
            node = node.constant.expression
        if isinstance(node, e.Operation):
            if node.operation == o.COMMA:
                self._drop(node.arguments[1])
            elif node.operation == o.QUESTION:
                self._drop(node.arguments[1])
                self._drop(node.arguments[2])
            elif node.operation == o.CAST and is_void(node.type):
                self._drop(node.arguments[0])
        elif isinstance(node, e.VariableExpression) and node.lvalue_type is None:
            self._dropped.add(node)

    def _is_used(self, node: e.VariableExpression) -> bool:
        """Whether the name of a variable makes an instance of it (observed in nvcc 13.0).

        A static member whose value is not used does not, and one that is not evaluated does where it is const, but for
        operands of `noexcept`; variable templates do where they are evaluated or read."""
        variable = node.variable
        if isinstance(variable.parent, en.ClassType):
            if self._unevaluated:
                return _is_const(variable) and self._unevaluated == self._measured
            return node not in self._dropped
        return not self._unevaluated or node.lvalue_type is not None or node in self._values

    def _is_argument(self, constant: Constant) -> bool:
        """Whether a constant is the value of a template parameter, and the argument was not written."""
        if self._written is None or not isinstance(constant, AddressConstant) or constant.expression is not None:
            return False
        return constant.routine is not None and not self._written.names(constant.routine)

    def _is_folded(self, node: e.Expression) -> bool:
        """Whether the front end puts a value in the place of a call; what the value refers to is noted."""
        if isinstance(node, e.Operation):
            if node.operation not in o.CALLS or not _calls_constexpr(node):
                return False
        elif not isinstance(node, e.TempInit) or not _is_constexpr(node.init.routine) or _makes_list(node.init):
            return False
        made = self.engine.evaluator.initializer(node)
        if not isinstance(made, e.ConstantExpression):
            return False
        self.constant(made.constant)
        return True

    def _is_folded_init(self, node: i.DynamicInit) -> bool:
        if node.kind != i.DIK_CONSTRUCTOR or not (_is_constexpr(node.routine) or _is_implicit(node.routine)):
            return False
        return node.destructor is None and not _makes_list(node) and self._has_value(node)

    def _has_value(self, node: i.DynamicInit) -> bool:
        """Whether an initialiser has a value, which is met then."""
        constant: Constant | None = None
        with unanswered:
            constant = self.engine.evaluator.initial(node, node.type, False)
        if constant is None:
            return False
        self.constant(constant)
        return True

    def _makes_table(self, node: i.DynamicInit) -> None:
        """An object of a polymorphic class holds the address of its table, whether a constructor is called or not."""
        cls = class_of(node.type.skip_arrays()) if node.type is not None else None
        if cls is not None and node.kind != i.DIK_NONE and not self._discarded:
            if not cls.dependent and self.engine.classes.is_polymorphic(cls):
                self.tables.append(cls)

    def _enters(self, node: e.Expression) -> bool:
        self._reach(node.token)
        if self._folds and not self.keeps_calls and self._is_folded(node):
            return True
        if isinstance(node, e.TypeQuery):
            if node.kind != e.ENK_TYPEID or not self.engine.queries.is_evaluated(node.operand):
                self._not_evaluated(node.operands())
                return True
        elif isinstance(node, (e.RequiresExpression, e.ConceptId)):
            return True
        elif isinstance(node, e.Operation):
            if node.operation == o.NOEXCEPT:
                self._not_evaluated(node.arguments, False)
                return True
            if node.operation == o.COMMA or (node.operation == o.CAST and is_void(node.type)):
                self._drop(node.arguments[0])
            elif self._folds and _is_answered_by_table(node):
                self._by_table.add(node.arguments[0])
        elif isinstance(node, e.ConstantExpression):
            # The value of a template parameter: what it names counts where the argument was written.
            named = node.constant
            if self._unevaluated and isinstance(named.expression, e.VariableExpression):
                self._values.add(named.expression)
            return self._is_argument(named)
        elif isinstance(node, e.VariableExpression):
            return not self._folds and not self._is_used(node)
        elif isinstance(node, e.RoutineExpression):
            self.met.add(node.token if node.name is None else node.name.id)
            is_index = isinstance(node.type.skip_typerefs(), MemberPointerType) and node.routine.flags & en.VIRTUAL
            if node in self._by_table and not self._discarded:
                self.virtual_calls.append(Reference(node.routine, self._token))
            return node in self._by_table or (self._folds and bool(is_index))
        elif isinstance(node, e.ErrorExpression):
            self._gap(node.cause, node.token)
        elif isinstance(node, e.OverloadExpression):
            self._set(node)
        elif isinstance(node, e.DependentExpression):
            self._gap("it depends on a template parameter", node.token)
        elif isinstance(node, e.Await):
            self.expressions(node.calls)
        elif isinstance(node, e.NewDelete):
            if node.is_new and node.init is not None and node.is_array:
                self._called.add(node.init)
            if not node.is_new and node.destructor is not None and node.destructor.flags & en.VIRTUAL:
                # The table of the object says which destructor that is.
                if node.init is not None:
                    self._seen.add(node.init)
        return False

    def visit(self, node: Node) -> Node:
        if isinstance(node, e.Operation):
            if node.operation in o.CALLS and node.category == e.PRVALUE:
                self.ends(node.type)
        elif isinstance(node, e.TempInit):
            self.ends(node.type)
        elif isinstance(node, s.ExpressionStatement):
            if node.init is not None:
                self.ends(node.init.type)
        elif isinstance(node, e.NewDelete):
            if node.destructor is not None and (node.is_new or not node.destructor.flags & en.VIRTUAL):
                self.needs(node.destructor)
            # Device code has no exceptions: nothing frees what a constructor failed in.
            if node.freeing is not None and not (self._folds and node.is_new):
                self.needs(node.freeing)
        elif isinstance(node, e.Throw):
            if node.destructor is not None:
                self.needs(node.destructor)
        elif isinstance(node, s.TryBlock):
            for handler in node.handlers:
                if handler.init is not None:
                    self.init(handler.init)
        elif isinstance(node, MemberPointerConstant) and isinstance(node.member, en.Routine):
            if not (self._folds and node.member.flags & en.VIRTUAL):
                self.needs(node.member)
        return node

    def target(self, entity: Entity) -> Entity:
        if entity in self._declared:
            self._declared.remove(entity)
            return entity
        if isinstance(entity, en.Routine):
            self.needs(entity)
            self._arguments(entity)
        elif isinstance(entity, Type):
            self._named_in(entity)
        elif isinstance(entity, en.Variable) and not isinstance(entity.parent, en.Routine) and entity.declarations:
            self.needs(entity)
        return entity

    def _set(self, node: e.OverloadExpression) -> None:
        """A set of functions that no type chose from may have one alone."""
        self.met.add(node.token if node.name is None else node.name.id)
        routine = self.engine.addresses.single(node)
        if routine is None:
            self._gap("it is not known which function is meant", node.token)
        else:
            self.needs(routine)

    def _named_in(self, type_: Type) -> None:
        """Functions among the template arguments of a type."""
        cls = class_of(type_.skip_typerefs())
        if cls is not None and cls not in self._types:
            self._types.add(cls)
            self._arguments(cls)

    def _arguments(self, entity: en.Routine | en.ClassType) -> None:
        around: Entity | None = None if self._folds else entity
        while isinstance(around, (en.Routine, en.ClassType)):
            pending = list(around.arguments)
            while pending:
                argument = pending.pop()
                pending += argument.pack
                constant = argument.constant
                if isinstance(constant, AddressConstant) and constant.routine is not None:
                    if self._written is None or self._written.names(constant.routine):
                        self.needs(constant.routine)
                elif argument.type is not None:
                    self._named_in(argument.type)
            around = around.parent

    def captures(self, node: e.LambdaNode) -> None:
        if node.routine is not None and not self._folds:
            # The body is read where the lambda stands, unless it is a template.
            self.needs(node.routine)
        self.lambdas.append((node.node.start, node.node.end))
        if node.call_template is not None:
            self.generic.append((node.node.start, node.node.end))
        super().captures(node)

    def _reach(self, token: int) -> None:
        if token >= 0:
            self._token = token

    def _gap(self, cause: str, token: int) -> None:
        if not self._discarded:
            self.gaps.append(Gap(cause, token if token >= 0 else self._token))

    def _not_evaluated(self, nodes: list[e.Expression], measured: bool = True) -> None:
        """Operands that are not evaluated are walked for the names in them alone."""
        self._discarded += 1
        self._unevaluated += 1
        self._measured += measured
        self.expressions(nodes)
        self._measured -= measured
        self._unevaluated -= 1
        self._discarded -= 1

    def _constexpr_if(self, node: s.If) -> None:
        condition = node.deciding()
        truth = -1
        if node.condition is not None and not self._folds:
            self.expression(node.condition)
        if condition is not None:
            with unanswered:
                truth = 1 if self.engine.evaluator.truth(condition) else 0
        if truth < 0:
            self._gap("it is not known which branch is taken", node.token)
        self._branch(node.then, truth == 0)
        self._branch(node.otherwise, truth == 1)

    def _branch(self, node: s.Statement | None, discarded: bool) -> None:
        if node is not None:
            self._discarded += discarded
            self.statement(node)
            self._discarded -= discarded

    def _member(self, node: i.ConstructorInit) -> None:
        self._reach(node.token)
        if node.uses_default and node.field is not None:
            with unanswered:
                self._initialised(node.field, self.engine.member_initialisers.default(node.field), False)

    def _initialised(self, member: en.Variable | en.Field, init: i.DynamicInit, is_value: bool) -> None:
        """The initialiser of a variable or member; in that of an instance no value replaces a call, unless the whole is
        a constant (observed)."""
        first = len(self.found)
        before = self.keeps_calls
        self.keeps_calls = before or (_is_of_instance(member) and not is_value)
        self.init(init)
        self.keeps_calls = before
        self._names_own(member, first)

    def _names_own(self, member: en.Variable | en.Field, first: int) -> None:
        """Notes the functions and lambdas of an instance in the initialiser of one of its members: the references
        behind the `first`."""
        for one in self.found[first:]:
            if isinstance(one.entity, en.Routine) and _is_of_instance(member):
                around: Entity | None = one.entity.owner()
                if isinstance(around, en.ClassType) and around.closure is not None:
                    around = around.parent
                elif not en.is_of_instance(member):
                    continue
                if around is member.parent:
                    self.own.add(one.entity)

    def _declaration(self, node: s.DeclStatement) -> None:
        if not self._folds:
            if node.asserted is not None:
                self.expression(node.asserted)
            self.expressions(node.constants)
        for entity in node.entities:
            if self._folds and (isinstance(entity, en.Routine) or _is_extern(entity)):
                self._declared.add(entity)
            if isinstance(entity, en.Variable):
                is_lasting = bool(entity.flags & VARIABLE_SPACES) or entity.storage_class == en.SC_STATIC
                if is_lasting and not self._discarded and entity.storage_class != en.SC_EXTERN:
                    self.statics.append(entity)
                if entity.static_init is not None and not self._is_constant(entity):
                    self.init(entity.static_init)
            elif isinstance(entity, en.ClassType) and entity.brace >= 0 and not self._discarded:
                self.classes.append(entity)
            if isinstance(entity, en.Variable) and entity.type is not None:
                self._named_in(entity.type)

    def _is_constant(self, variable: en.Variable) -> bool:
        return self._folds and bool(variable.flags & en.CONSTEXPR_VARIABLE)

    def _refers(self, variable: en.Variable) -> None:
        """A constant reference keeps what it refers to."""
        type_ = variable.type
        if isinstance(type_, ReferenceType):
            with unanswered:
                self.constant(self.engine.evaluator.constant_of(variable, type_))

    def _coroutine(self, node: s.CoroutineStatement) -> None:
        for part in (node.initial_suspend, node.final_suspend, node.unhandled_exception, node.return_object):
            if part is not None:
                self.expression(part)


class NamedInArgument:
    """A function that a written template argument names, at a token; `counts` where that was read for good."""

    def __init__(self, routine: en.Routine, token: int, counts: bool) -> None:
        self.routine: en.Routine = routine
        self.token: int = token
        self.counts: bool = counts


class WrittenArguments:
    """The functions that template arguments name where they are written, as the engine reads them."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._values: list[WrittenValue] = []
        engine.template_arguments.written = self._values
        self._named: list[NamedInArgument] = []
        self._routines: set[en.Routine] = set()
        #: how many values were looked at
        self._seen: int = 0

    def names(self, routine: en.Routine) -> bool:
        """Whether one of them names a function."""
        self.update()
        return routine in self._routines

    def count(self) -> int:
        """How many functions were named so far."""
        self.update()
        return len(self._named)

    def behind(self, count: int) -> list[NamedInArgument]:
        """What was named behind the first `count`."""
        self.update()
        return self._named[count:]

    def update(self) -> None:
        """Looks at what was read meanwhile."""
        while self._seen < len(self._values):
            value = self._values[self._seen]
            self._seen += 1
            if isinstance(value.expression, e.ConstantExpression) and value.expression.constant.expression is None:
                continue
            references = References(self.engine)
            with unanswered:
                references.written(value.expression, value.start)
            for one in references.found:
                if isinstance(one.entity, en.Routine):
                    token = one.token if value.start <= one.token < value.end else value.start
                    self._named.append(NamedInArgument(one.entity, token, value.counts))
                    self._routines.add(one.entity)


def _is_answered_by_table(node: e.Operation) -> bool:
    """Whether a call is one of a virtual function for an object whose class is not sure: none that is named itself."""
    if not node.flags & e.VIRTUAL_CALL:
        return False
    if node.operation != o.DOT_MEMBER_CALL or len(node.arguments) < 2:
        return True
    named = node.arguments[1]
    if isinstance(named, e.Operation) and named.operation in (o.DOT_FIELD, o.POINTS_TO_FIELD):
        named = named.arguments[-1]
    if isinstance(named, e.VariableExpression):
        return isinstance(named.variable.type, ReferenceType)
    if isinstance(named, e.FieldExpression):
        return isinstance(named.field.type, ReferenceType)
    return not isinstance(named, e.TempInit)


def _is_call(node: e.Expression) -> bool:
    """Whether an expression is a call, or the construction of a temporary object."""
    return isinstance(node, e.TempInit) or (isinstance(node, e.Operation) and node.operation in o.CALLS)


def _is_extern(entity: Entity) -> bool:
    return isinstance(entity, en.Variable) and entity.storage_class == en.SC_EXTERN


def _is_const(variable: en.Variable) -> bool:
    """Whether the initialiser is looked at wherever a variable is named, since it may be a constant."""
    return variable.type is not None and bool(variable.type.qualifiers() & CONST)


def _is_of_instance(member: en.Variable | en.Field) -> bool:
    """Whether a template says how something is initialised."""
    return en.is_of_instance(member) or (isinstance(member, en.Variable) and member.template is not None)


def _is_constexpr(routine: en.Routine | None) -> bool:
    return routine is not None and bool(routine.flags & en.CONSTEXPR)


def _is_implicit(routine: en.Routine | None) -> bool:
    """Whether a constructor is implied, which is constexpr where it can be."""
    return routine is not None and bool(routine.flags & en.IMPLICIT)


def _makes_list(node: i.DynamicInit) -> bool:
    """Whether a list in braces becomes a `std::initializer_list`, whose constructor no source calls: it is never folded
    (observed in nvcc 13.0)."""
    owner = node.routine.owner() if node.routine is not None else None
    return node.braced and owner is not None and owner.written_name() == "initializer_list"


def _calls_constexpr(node: e.Operation) -> bool:
    """Whether a call is one of a constexpr function, or of a call operator, which may be constexpr unsaid."""
    callee = node.arguments[0] if node.arguments else None
    if not isinstance(callee, e.RoutineExpression):
        return False
    owner = callee.routine.owner()
    return _is_constexpr(callee.routine) or (owner is not None and owner.closure is not None)
