"""Implicit conversion sequences ([over.best.ics]): what turns an argument into a parameter, step by step."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.expressions import ENK_PARAM_REF, LVALUE, PRVALUE, XVALUE, Expression
from cufe.il.type_kinds import TK_CLASS, TK_STRUCT, TK_UNION
from cufe.il.types import QualifiedType, ReferenceType, RoutineType, Type

if TYPE_CHECKING:
    from cufe.il.entities import BaseClass, ClassType, Routine

# --- steps of a standard conversion sequence ([conv]) ---------------------------------------------------------------
LVALUE_TO_RVALUE: Final = 0
ARRAY_TO_POINTER: Final = 1
FUNCTION_TO_POINTER: Final = 2
QUALIFICATION: Final = 3
FUNCTION_POINTER: Final = 4  # noexcept goes away ([conv.fctptr])
STRING_TO_POINTER: Final = 5  # "..." to char*, deprecated, then removed; compilers still take it
INTEGRAL_PROMOTION: Final = 6
FLOATING_PROMOTION: Final = 7
INTEGRAL_CONVERSION: Final = 8
FLOATING_CONVERSION: Final = 9
FLOATING_INTEGRAL: Final = 10
NULL_POINTER: Final = 11
POINTER_CONVERSION: Final = 12  # T* to void*
POINTER_TO_BASE: Final = 13  # derived* to base*
NULL_MEMBER_POINTER: Final = 14
MEMBER_POINTER_TO_DERIVED: Final = 15
BOOLEAN: Final = 16
DERIVED_TO_BASE: Final = 17  # an object or reference of a class to its base class
COMPLEX: Final = 18  # GNU: from and between complex types
VECTOR: Final = 19  # GNU: between vectors of one size

# --- ranks ([over.ics.scs]), best first; user-defined and ellipsis sequences behind them ([over.ics.rank]/2) ---------
EXACT: Final = 0
PROMOTION: Final = 1
CONVERSION: Final = 2
USER: Final = 3
ELLIPSIS: Final = 4
BAD: Final = 5  # there is no conversion

_STEP_RANKS: Final = (
    EXACT, EXACT, EXACT, EXACT, EXACT, EXACT, PROMOTION, PROMOTION, CONVERSION, CONVERSION, CONVERSION, CONVERSION,
    CONVERSION, CONVERSION, CONVERSION, CONVERSION, CONVERSION, CONVERSION, CONVERSION, CONVERSION,
)  # fmt: skip

# --- forms of list-initialisation ([over.ics.list]) ------------------------------------------------------------------
NO_LIST: Final = 0
LIST_AGGREGATE: Final = 1
LIST_INITIALIZER_LIST: Final = 2  # std::initializer_list<X>
LIST_ARRAY: Final = 3
LIST_CONSTRUCTOR: Final = 4
LIST_ELEMENT: Final = 5  # {e} as e
LIST_EMPTY: Final = 6  # {} for a type that is no class

# --- what may take part in a conversion ------------------------------------------------------------------------------
#: no user-defined conversion ([over.best.ics]/4)
NO_USER: Final = 1
#: direct-initialisation: explicit constructors and conversion functions count
DIRECT: Final = 2
#: the implicit object of a member function without ref-qualifier: an rvalue binds to `X&` ([over.match.funcs]/5)
IMPLICIT_OBJECT: Final = 4
#: explicit conversion functions stay out even in direct-initialisation
NO_EXPLICIT: Final = 8
#: the object that a constructor copies in direct-initialisation: explicit conversion functions count, and constructors
#: do not ([over.match.copy]/1.2)
COPIED: Final = 16


class Step:
    """One standard conversion: `type` is the type after it, `path` the base classes on the way to a base."""

    def __init__(self, kind: int, type_: Type, path: "list[BaseClass] | None" = None) -> None:
        self.kind: int = kind
        self.type: Type = type_
        self.path: list[BaseClass] = [] if path is None else path


class ConversionSequence:
    """An implicit conversion sequence from `source` (a type; None for a braced list) to `target`.

    rank EXACT, PROMOTION, CONVERSION: `steps` alone, in their order.
    rank USER: the arguments go to `routine` (a constructor or conversion function) by `arguments`, one for each
      argument, for a conversion function that of the implicit object; then `steps` from its result; `ambiguous`
      where there is more than one best way.  An aggregate that is initialised by a list has no routine.
    rank ELLIPSIS: passed to `...`; rank BAD: none, `reason` says why.
    A reference (`reference`) is bound directly to what the steps give, or to a temporary of its type (`temporary`).
    """

    def __init__(self, rank: int, source: "Type | None", target: Type) -> None:
        self.rank: int = rank
        self.source: Type | None = source
        self.target: Type = target
        self.steps: list[Step] = []
        self.routine: Routine | None = None
        #: the class of which a constructor makes an object; an inherited one has another owner
        self.constructed: ClassType | None = None
        #: what the routine gives, and the steps start from
        self.middle: Type | None = None
        self.arguments: list[ConversionSequence] = []
        self.ambiguous: bool = False
        #: the functions that are as good as one another
        self.rivals: list[Routine] = []
        #: the function that an overload set or a function template stands for
        self.address: Routine | None = None
        # References.
        self.reference: bool = False
        self.rvalue_reference: bool = False
        self.temporary: bool = False
        #: category of what a reference binds to, before any temporary
        self.binds_rvalue: bool = False
        self.binds_function_lvalue: bool = False
        #: implicit object parameter of a function without ref-qualifier
        self.implicit_object: bool = False
        #: the object of a static member function: neither better nor worse than any other ([over.match.funcs]/4)
        self.any_object: bool = False
        # List-initialisation.
        self.list_form: int = NO_LIST
        #: element type of an array or std::initializer_list
        self.element: Type | None = None
        #: how many elements an array gets
        self.count: int = -1
        self.elements: list[ConversionSequence] = []
        #: the list as a whole is the argument of the constructor
        self.as_list: bool = False
        self.reason: str = ""

    def as_temporary(self, target: Type) -> "ConversionSequence":
        """The conversion, if there is one, as that of the temporary to which a reference is bound."""
        reference = target.canonical
        if self.exists() and isinstance(reference, ReferenceType):
            self.target = target
            self.reference = True
            self.rvalue_reference = reference.rvalue
            self.temporary = True
            self.binds_rvalue = True
        return self

    def exists(self) -> bool:
        return self.rank != BAD

    def add(self, kind: int, type_: Type, path: "list[BaseClass] | None" = None) -> None:
        """Appends a step; of standard ranks the sequence gets the worst."""
        self.steps.append(Step(kind, type_, path))
        if self.rank < _STEP_RANKS[kind]:
            self.rank = _STEP_RANKS[kind]

    def start(self) -> "Type | None":
        """The type that the steps start from."""
        return self.source if self.middle is None else self.middle

    def standard_rank(self) -> int:
        """The rank of the steps alone: of the second standard conversion in a user-defined sequence."""
        worst = EXACT
        for step in self.steps:
            if _STEP_RANKS[step.kind] > worst:
                worst = _STEP_RANKS[step.kind]
        return worst

    def has(self, kind: int) -> bool:
        return any(step.kind == kind for step in self.steps)


def bad(source: "Type | None", target: Type, reason: str = "") -> ConversionSequence:
    """No conversion."""
    made = ConversionSequence(BAD, source, target)
    made.reason = reason
    return made


def ellipsis(source: "Type | None", target: Type) -> ConversionSequence:
    return ConversionSequence(ELLIPSIS, source, target)


def value_of(type_: Type) -> Expression:
    """An operand of this type that is nothing else: what a call of a function returning `type_` is ([expr.call]/14)."""
    canonical = type_.canonical
    if isinstance(canonical, ReferenceType):
        category = XVALUE if canonical.rvalue and not isinstance(canonical.target, RoutineType) else LVALUE
        return Expression(ENK_PARAM_REF, canonical.target, category, -1)
    if isinstance(canonical, QualifiedType) and canonical.target.kind not in (TK_CLASS, TK_STRUCT, TK_UNION):
        return Expression(ENK_PARAM_REF, canonical.target, PRVALUE, -1)  # [expr.type]/2
    return Expression(ENK_PARAM_REF, type_, PRVALUE, -1)


def referred_to(type_: Type) -> Type:
    """The type that a reference refers to; any other type itself."""
    canonical = type_.canonical
    return canonical.target if isinstance(canonical, ReferenceType) else type_
