"""Which functions may be evaluated ([dcl.constexpr]): declared constexpr, or implicit and made of such."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import Expression, LambdaNode
from cufe.il.type_kinds import TK_UNION
from cufe.il.types import ReferenceType
from cufe.sema.constant import library_functions
from cufe.sema.constant.constexpr_bodies import can_be_constexpr
from cufe.sema.declared.implicit import COPY_ASSIGNMENT, DEFAULT_CONSTRUCTOR, DESTRUCTOR, MOVE_ASSIGNMENT
from cufe.syntax import nodes as n

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
        if owner is None:
            return library_functions.is_evaluated(self.engine, routine)
        if not routine.flags & en.DEFAULTED:
            return False
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
        engine = self.engine
        if any(base.virtual for base in engine.classes.bases(cls)):
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
