"""Which functions may be evaluated ([dcl.constexpr]): those declared constexpr, implicit ones made of such, and
lambdas; what their bodies must not do; and the constants that the text demands outside of functions.

From C++17 on every lambda is constexpr whose parameters and variables are of literal types, and that declares no static
or external variable; before C++20 every variable needs an initialiser as well (observed in both passes). Statements
that no constant expression evaluates (`goto`, `asm`, `try`) do not matter, nor do captures.

The original evaluates the constants of assertions and enumerators where they stand, and the instances of templates that
are called for it are defined (observed: front-end 2). The engine answers questions only, so somebody has to ask."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.context import Context
from cufe.il.entities import ClassType, EnumType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import TYPE_DEPENDENT, VALUE_DEPENDENT, Expression, LambdaNode
from cufe.il.type_kinds import TK_UNION
from cufe.il.types import ReferenceType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.builtins import is_evaluated
from cufe.sema.declared.implicit import COPY_ASSIGNMENT, DEFAULT_CONSTRUCTOR, DESTRUCTOR, MOVE_ASSIGNMENT
from cufe.sema.failures import guarded, unanswered
from cufe.sema.overload.type_tests import class_of
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import class_name
from cufe.syntax.cutter import SIMPLE
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_UNINITIALIZED_SINCE: Final = 2020
_DESTRUCTORS_SINCE: Final = 2020


class ConstexprFunctions:
    """Answers about functions in constant expressions."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._defaulted: dict[tuple[ClassType, int], bool] = {}
        self._default: dict[ClassType, Routine | None] = {}
        self._lambdas: dict[Routine, bool] = {}

    def is_constexpr(self, routine: Routine) -> bool:
        """Whether a call of the function may be evaluated."""
        owner = routine.owner()
        is_declared = bool(routine.flags & (en.CONSTEXPR | en.CONSTEVAL))
        if owner is not None and isinstance(owner.closure, LambdaNode):
            return is_declared and (self.says_so(owner) or self.of_lambda(routine))
        if is_declared:
            return True
        if not routine.flags & en.DEFAULTED:
            return owner is None and is_evaluated(self.engine, routine)
        if owner is None:
            # A friend that is defaulted is a comparison.
            return True
        if routine.special == en.SFK_DESTRUCTOR:
            # Before C++20 there are no constexpr destructors, and a trivial one is not called.
            return self.engine.language.standard >= _DESTRUCTORS_SINCE and self.defaulted(owner, DESTRUCTOR)
        which = self.engine.implicit.which(owner, routine)
        if which < 0:
            # A defaulted comparison is constexpr where it can be.
            return True
        return self.defaulted(owner, which)

    def says_so(self, closure: ClassType) -> bool:
        """Whether a lambda is written constexpr or consteval."""
        state = self.engine.lambdas.state(closure)
        return state is not None and bool(state.node.flags & (n.CONSTEXPR | n.CONSTEVAL))

    def of_lambda(self, operator: Routine) -> bool:
        """Whether a lambda's call operator could be constexpr without saying so; while its body is asked, it could."""
        known = self._lambdas.get(operator)
        if known is None:
            self._lambdas[operator] = True
            self._lambdas[operator] = known = can_be_constexpr(self.engine, operator)
        return known

    def defaulted(self, cls: ClassType, which: int) -> bool:
        """Whether a defaulted special member could be constexpr."""
        key = (cls, which)
        known = self._defaulted.get(key)
        if known is None:
            self._defaulted[key] = True
            known = self._is_defaulted(cls, which)
            self._defaulted[key] = known
        return known

    def _is_defaulted(self, cls: ClassType, which: int) -> bool:
        if any(base.virtual for base in self.engine.classes.bases(cls)):
            return False
        return self._is_made_of_constexpr(cls, which)

    def is_constant_default(self, cls: ClassType) -> bool:
        """Whether the implicit default constructor could be constexpr, but for virtual base classes."""
        return self._is_made_of_constexpr(cls, DEFAULT_CONSTRUCTOR)

    def _is_made_of_constexpr(self, cls: ClassType, which: int) -> bool:
        engine = self.engine
        if which in (COPY_ASSIGNMENT, MOVE_ASSIGNMENT, DESTRUCTOR) and engine.implicit.has_trivial(cls, which):
            return True
        if which == DEFAULT_CONSTRUCTOR and not self._initialises_all(cls):
            return False
        for part in engine.implicit.parts(cls):
            operation = engine.implicit.operation(part, which)
            if operation is not None and not self.is_constexpr(operation):
                if not engine.implicit.has_trivial(part, which):
                    return False
        return True

    def _initialises_all(self, cls: ClassType) -> bool:
        """Before C++20 a constexpr constructor leaves no scalar without a value."""
        engine = self.engine
        if engine.language.standard >= _UNINITIALIZED_SINCE:
            return True
        fields = engine.classes.fields(cls)
        if cls.kind == TK_UNION and any(engine.classes.has_initialiser(field) for field in fields):
            return True
        for field in fields:
            type_ = engine.declare_types.field_type(field).skip_arrays()
            if isinstance(type_, (ClassType, ReferenceType)) or engine.classes.has_initialiser(field):
                continue
            return False
        return True

    def default_constructor(self, cls: ClassType) -> Routine | None:
        """The constructor that default-initialisation calls; None where there is none or only a template."""
        if cls in self._default:
            return self._default[cls]
        found: Routine | None = None
        for candidate in self.engine.classes.constructors(cls):
            if isinstance(candidate, Routine) and not candidate.flags & en.DELETED:
                if not self.engine.declare_types.routine_type(candidate).parameters or (
                    candidate.declarations and self.engine.declare_types.required_parameters(candidate) == 0
                ):
                    found = candidate
                    break
        if found is None:
            found = self.engine.overloads.constructors.default(cls, cls.token).routine
        self._default[cls] = found
        return found

    def default_arguments(self, constructor: Routine) -> list[Expression]:
        """The default arguments of all parameters."""
        count = len(self.engine.declare_types.routine_type(constructor).parameters)
        return [self.engine.passed_arguments.default(constructor, index, constructor.token) for index in range(count)]


#: why a variable must not stand in a constexpr function
NOT_AUTOMATIC: Final = 1
NOT_LITERAL: Final = 2
WITHOUT_VALUE: Final = 3

#: the standard in which variables need no value
_UNINITIALISED: Final = 2020
_ELSEWHERE: Final = (en.SC_STATIC, en.SC_EXTERN)


class ConstexprBody(Walk):
    """The variables and statements of one body in the order of the text, those of lambdas and classes in it apart."""

    def __init__(self, engine: "Engine", scope: s.FunctionScope) -> None:
        super().__init__()
        self.engine: Engine = engine
        self.variables: list[Variable] = []
        self.statements: list[s.Statement] = []
        self._initialised: set[Variable] = set()
        self.function(scope)

    def visit(self, node: Node) -> Node:
        if isinstance(node, e.ErrorExpression) and node.initialised is not None:
            # What is wrong is the value, not that there is none.
            self._initialised.add(node.initialised)
        return node

    def skips(self, node: Node) -> bool:
        if isinstance(node, s.DeclStatement):
            for entity in node.entities:
                if isinstance(entity, Variable):
                    self.variables.append(entity)
                    if entity.static_init is not None:
                        self._initialised.add(entity)
        elif isinstance(node, s.InitStatement) and node.init.variable is not None:
            self._initialised.add(node.init.variable)
        if isinstance(node, s.Statement):
            self.statements.append(node)
        return isinstance(node, e.LambdaExpression)

    def offence(self, variable: Variable) -> int:
        """What keeps a function with a variable from being constexpr, 0 if nothing does."""
        if variable.storage_class in _ELSEWHERE:
            return NOT_AUTOMATIC
        if variable.type is not None and not is_literal(self.engine, variable.type):
            return NOT_LITERAL
        if variable not in self._initialised and self.engine.language.standard < _UNINITIALISED:
            cls = class_of(variable.type) if variable.type is not None else None
            return 0 if cls is not None and self.engine.classes.is_empty(cls) else WITHOUT_VALUE
        return 0


def is_literal(engine: "Engine", type_: Type) -> bool:
    """Whether constants may have a type; one that depends on template parameters may."""
    return type_.dependent or engine.traits.classes.is_literal(type_)


#: the standard from which on lambdas are constexpr where they can be
_IMPLICIT: Final = 2017


def can_be_constexpr(engine: "Engine", operator: Routine) -> bool:
    """Whether nothing keeps a lambda's call operator from being constexpr; what is unknown does not."""
    if engine.language.standard < _IMPLICIT:
        return False
    try:
        if not all(is_literal(engine, type_) for type_ in engine.declare_types.routine_type(operator).parameters):
            return False
        scope = engine.functions.body(operator)
        if scope is None:
            return True
        body = ConstexprBody(engine, scope)
        return not any(body.offence(variable) for variable in body.variables)
    except (Unknown, IllFormed, Dependent):
        return True


class RequiredConstants:
    """Evaluates expressions that must be constant, to find the functions and variables that this needs."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: where they stand, the last one first
        self._waiting: list[int] = []

    def between(self, start: int, end: int) -> None:
        """Notes what is in the tokens `start` to `end`."""
        for kind in (k.STATIC_ASSERT, k.ENUM):
            for at in k.all_of(self.engine.kinds, kind, start, end):
                self._waiting.append(at)
        self._waiting.sort(reverse=True)

    def until(self, token: int) -> None:
        """Evaluates what precedes a token: what is defined for it is placed where it is used first."""
        while self._waiting and self._waiting[-1] < token:
            self._at(self._waiting.pop())

    def _at(self, token: int) -> None:
        engine = self.engine
        kind = engine.kinds[token]
        path = engine.cutter.path(token)
        if not path or path[-1].head != token:
            return
        with guarded():
            context = engine.definitions.context_of(path, [])
            if context is None:
                return
            if kind == k.ENUM:
                self._enumerators(token, path[-1].body, context)
            elif path[-1].sort == SIMPLE:
                self._assertion(token, context)

    def _assertion(self, token: int, context: Context) -> None:
        engine = self.engine
        nodes = engine.fragments.items(token + 2, engine.cutter.brackets.close(token + 1))
        if nodes:
            self.condition(engine.expressions.build(nodes[0], context))

    def condition(self, condition: Expression) -> None:
        """Evaluates what is asserted."""
        engine = self.engine
        if condition.flags & (TYPE_DEPENDENT | VALUE_DEPENDENT):
            return
        with unanswered:
            engine.evaluator.truth(engine.expressions.condition(condition))

    def _enumerators(self, key: int, brace: int, context: Context) -> None:
        engine = self.engine
        if brace < 0:
            return
        first, _, name = class_name(key, brace, engine.kinds)
        found: list[Entity] = []
        if name < 0:
            found.append(engine.declare.class_at(brace, context))
        elif first == name:
            found += engine.declare.members_at(context, engine.lexemes[name])
        for enum in found:
            if isinstance(enum, EnumType):
                for enumerator in engine.enums.enumerators(enum):
                    engine.enums.value(enumerator)
