"""Constants (spec 32): the values that the evaluator finds and that template arguments and enumerators have."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entity import Entity
from cufe.il.types import Type

if TYPE_CHECKING:
    from cufe.il.context import Context
    from cufe.il.entities import Field, Label, Routine, Variable
    from cufe.il.expressions import Expression
    from cufe.il.initialisation import DynamicInit
    from cufe.il.templates import TemplateArgument, TemplateParameter

CK_INTEGER: Final = 1
CK_STRING: Final = 2
CK_FLOAT: Final = 3
CK_COMPLEX: Final = 4
CK_ADDRESS: Final = 6
CK_PTR_TO_MEMBER: Final = 7
CK_DYNAMIC_INIT: Final = 9
CK_AGGREGATE: Final = 10
CK_INIT_REPEAT: Final = 11
CK_TEMPLATE_PARAM: Final = 12
CK_VOID: Final = 14

CONSTANT_KIND_NAMES: Final = (
    "ck_error", "ck_integer", "ck_string", "ck_float", "ck_complex", "ck_imaginary", "ck_address", "ck_ptr_to_member",
    "ck_label_difference", "ck_dynamic_init", "ck_aggregate", "ck_init_repeat", "ck_template_param", "ck_designator",
    "ck_void",
)  # fmt: skip

# --- what an address is based on ---------------------------------------------------------------------------------
ABK_ROUTINE: Final = 0
ABK_VARIABLE: Final = 1
ABK_CONSTANT: Final = 2
ABK_TEMPORARY: Final = 3
ABK_TYPEID: Final = 5
ABK_LABEL: Final = 6
ADDRESS_BASE_NAMES: Final = (
    "abk_routine", "abk_variable", "abk_constant", "abk_temporary", "abk_uuidof", "abk_typeid", "abk_label",
)  # fmt: skip

# --- what a constant of a template is ----------------------------------------------------------------------------
TPCK_PARAM: Final = 0
TPCK_EXPRESSION: Final = 1
TPCK_MEMBER: Final = 2
TEMPLATE_CONSTANT_NAMES: Final = ("tpck_param", "tpck_expression", "tpck_member")

# --- string literals ---------------------------------------------------------------------------------------------
ORDINARY: Final = 0
WIDE: Final = 1
UTF8: Final = 2
UTF16: Final = 3
UTF32: Final = 4


#: a type in front of braces
NO_CAST: Final = 0
LIST_CAST: Final = 1  # T{...}
LITERAL_CAST: Final = 2  # (T){...}
NO_TYPE: Final = 3  # {} and T() for the zero of a scalar: the text says nothing of them


class Constant:
    """The base of all constants; `dependent` ones are known when their template is instantiated.

    `expression` is what was written where the value was computed from more than a literal."""

    def __init__(self, kind: int, type_: Type) -> None:
        self.kind: int = kind
        self.type: Type = type_
        self.dependent: bool = False
        #: an element of an aggregate for which nothing was written
        self.implicit: bool = False
        self.expression: Expression | None = None
        #: how the type was written in front of the braces (NO_CAST, ...)
        self.cast: int = NO_CAST

    def key(self) -> str:
        """A text that is the same for equal values of one type ([temp.type])."""
        return f"?{id(self)}"

    def spelling(self) -> str:
        """As `key`, but different for different names of the same template parameters."""
        return self.key()


class IntegerConstant(Constant):
    """An integer, character, bool or enumeration value, in range for its type; `enumerator` where it was named."""

    def __init__(self, type_: Type, value: int) -> None:
        super().__init__(CK_INTEGER, type_)
        self.value: int = value
        self.enumerator: Entity | None = None
        #: the enumerator whose name a template argument lost
        self.origin: Entity | None = None
        #: written as a character literal
        self.is_character: bool = False
        #: GNU's `__null`
        self.is_null_keyword: bool = False

    def key(self) -> str:
        return f"{self.type.canonical.number}:{self.value}"


class FloatConstant(Constant):
    """A floating value, exact: `numerator / 2**scale`, rounded to its type; or `special`: inf, -inf, nan, -0."""

    def __init__(self, type_: Type, numerator: int, scale: int, special: str = "") -> None:
        super().__init__(CK_FLOAT, type_)
        self.numerator: int = numerator
        self.scale: int = scale
        self.special: str = special

    def key(self) -> str:
        return f"{self.type.canonical.number}:{self.numerator}/{self.scale}{self.special}"


def is_not_finite(constant: Constant) -> bool:
    """Whether it is an infinity or no number."""
    return isinstance(constant, FloatConstant) and constant.special not in ("", "-0")


class ComplexConstant(Constant):
    def __init__(self, type_: Type, real: Constant, imaginary: Constant) -> None:
        super().__init__(CK_COMPLEX, type_)
        self.real: Constant = real
        self.imaginary: Constant = imaginary

    def key(self) -> str:
        return f"{self.real.key()}+{self.imaginary.key()}i"


class StringConstant(Constant):
    """A string literal: code units without the terminating zero; `literal` is ORDINARY, WIDE, ..."""

    def __init__(self, type_: Type, units: list[int], literal: int) -> None:
        super().__init__(CK_STRING, type_)
        self.units: list[int] = units
        self.literal: int = literal

    def key(self) -> str:
        return f"{self.type.canonical.number}:{self.units}"


class PathStep:
    """One step from an object to a subobject: a field, a base class, or an array element."""

    def __init__(self, entity: Entity | None, index: int) -> None:
        #: Field or ClassType (of the base class); None for an array element
        self.entity: Entity | None = entity
        self.index: int = index


class AddressConstant(Constant):
    """The address of an object or function, a null pointer (`base` None and no `number`), or a number made a pointer.

    `path` leads to the subobject; `offset` counts elements past the subobject (one past the end)."""

    def __init__(self, type_: Type, base_kind: int) -> None:
        super().__init__(CK_ADDRESS, type_)
        self.base_kind: int = base_kind
        self.routine: Routine | None = None
        self.variable: Variable | None = None
        self.constant: Constant | None = None
        self.path: list[PathStep] = []
        self.offset: int = 0
        #: an object of the evaluator that has no name in the program
        self.temporary: object | None = None

    def key(self) -> str:
        entity: Entity | None = self.routine if self.routine is not None else self.variable
        base = f"e{id(entity)}" if entity is not None else (self.constant.key() if self.constant is not None else "0")
        steps = [
            f"{id(step.entity)}.{step.index}" if step.entity is not None else f"[{step.index}]" for step in self.path
        ]
        return f"{self.type.canonical.number}:&{base}{''.join(steps)}+{self.offset}"


class LabelConstant(Constant):
    """GNU `&&label`, the address of a label."""

    def __init__(self, type_: Type, label: "Label") -> None:
        super().__init__(CK_ADDRESS, type_)
        self.label: Label = label

    def key(self) -> str:
        return f"{self.type.canonical.number}:&&{id(self.label)}"


class MemberPointerConstant(Constant):
    """A pointer to member: `member` is a Field or Routine, None for the null value; `computed`: it was not written
    where it stands, but is what an evaluation or a default member initialiser gave."""

    def __init__(self, type_: Type, member: Entity | None, computed: bool = False) -> None:
        super().__init__(CK_PTR_TO_MEMBER, type_)
        self.member: Entity | None = member
        self.computed: bool = computed

    def key(self) -> str:
        return f"{self.type.canonical.number}:m{id(self.member) if self.member is not None else 0}"


class AggregateConstant(Constant):
    """The value of an array, or of a class object: bases first, then fields; of a union the active `member` alone."""

    def __init__(self, type_: Type, elements: list[Constant]) -> None:
        super().__init__(CK_AGGREGATE, type_)
        self.elements: list[Constant] = elements
        self.member: Field | None = None
        #: fewer values than elements: the rest is zero
        self.partial: bool = False
        #: an element is initialised at run-time
        self.dynamic: bool = False
        #: designated members, in parallel with `elements`; None where there is no designator
        self.designators: list[Field | None] = []
        #: what precedes a designated member is left out where it is shown, as before C++20
        self.leaves_out: bool = False
        #: GNU designators of array elements: the index of each of `elements`; empty where they follow each other
        self.places: list[int] = []
        #: an element of a template's list is a pack expansion: an instance knows how many there are
        self.expanded: bool = False

    def is_skipped(self, index: int) -> bool:
        """Whether an element stands in front of a designated one without a designator of its own, and is not shown."""
        return self.leaves_out and index < len(self.designators) and self.designators[index] is None

    def key(self) -> str:
        return f"{self.type.canonical.number}:" + "{" + ",".join([element.key() for element in self.elements]) + "}"


class RepeatConstant(Constant):
    """`count` times the same constant in an aggregate."""

    def __init__(self, constant: Constant, count: int) -> None:
        super().__init__(CK_INIT_REPEAT, constant.type)
        self.constant: Constant = constant
        self.count: int = count


class DynamicInitConstant(Constant):
    """An element of an aggregate that is initialised at run-time."""

    def __init__(self, type_: Type, init: "DynamicInit") -> None:
        super().__init__(CK_DYNAMIC_INIT, type_)
        self.init: DynamicInit = init


class TemplateParamConstant(Constant):
    """A value that depends on a template parameter: the parameter itself, or an expression with it."""

    def __init__(self, type_: Type, sort: int) -> None:
        super().__init__(CK_TEMPLATE_PARAM, type_)
        self.sort: int = sort
        self.parameter: TemplateParameter | None = None
        self.dependent = True
        #: tokens of the expression
        self.start: int = -1
        self.end: int = -1
        self.context: Context | None = None
        #: a name that is not looked up before the arguments are known, and the class in front of it
        self.name: str = ""
        self.qualifier: Type | None = None
        #: its template arguments, where it has any, and the class or namespace that function templates are shown with
        self.arguments: list[TemplateArgument] | None = None
        self.scope: Entity | None = None
        #: the array whose address a static member of the template is
        self.decayed: Expression | None = None
        #: the expression with its parameters as places or arguments: equal texts are equivalent ([temp.over.link])
        self.text: str = ""

    def key(self) -> str:
        if self.parameter is not None:
            return f"p{self.parameter.depth}.{self.parameter.position}"
        return f"x{self.text}" if self.text else f"x{self.start}-{self.end}"

    def spelling(self) -> str:
        if self.parameter is None:
            return f"{self.key()} {self.start}"
        return f"{self.key()} {self.parameter.name} {self.type.number}"


def is_enumerator(constant: Constant) -> bool:
    """Whether it was named; its expression is that of the enumerator's definition, which belongs to the enumeration:
    looked into for each use, it would take exponential time."""
    if isinstance(constant, TemplateParamConstant):
        return constant.sort == TPCK_MEMBER and constant.expression is not None
    return isinstance(constant, IntegerConstant) and constant.enumerator is not None
