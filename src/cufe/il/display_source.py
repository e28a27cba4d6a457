"""What the display asks about the entities that it shows.  The answers here are those that the graph holds itself; the
engine gives better ones (`cufe.sema.display_answers`)."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, Field, Layout, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import Expression, LambdaExpression, LambdaNode
from cufe.il.initialisation import DIK_NONE, DynamicInit
from cufe.il.templates import Template, TemplateArgument, is_prototype
from cufe.il.types import DependentOperandType, Type

if TYPE_CHECKING:
    from cufe.il.context import Context
    from cufe.il.statements import FunctionScope


class DisplaySource:
    """Answers about entities; None where there is no answer.

    Without an engine all tokens stand in line 1, one for each column."""

    def place(self, token: int) -> tuple[int, int]:
        """Line of the unit and column of a token, both from 1; (0, 0) for a token that is none."""
        return (1, token + 1) if token >= 0 else (0, 0)

    def token(self, entity: Entity) -> int:
        """The token at which an entity is said to be declared: that of its definition, if there is one."""
        return entity.token

    def spelling(self, token: int) -> str:
        """The text of a token."""
        return ""

    def lines(self) -> "list[tuple[int, int, int, str]]":
        """Stretches of the unit's lines: first, last, line number of the first, and file."""
        return []

    def plain_zeros(self) -> "list[Type]":
        """The scalar types of which headers have made a zero before the functions that are shown."""
        return []

    def routine_type(self, routine: Routine) -> Type | None:
        return routine.type

    def variable_type(self, variable: Variable) -> Type | None:
        return variable.type

    def field_type(self, field: Field) -> Type | None:
        return field.type

    def instantiated(self, routine: Routine) -> bool:
        """Whether it is an instance of a template whose function is shown where it is used."""
        return False

    def body(self, routine: Routine) -> "FunctionScope | None":
        return routine.body

    def initialisation(self, variable: Variable) -> DynamicInit | None:
        """The initialiser of a variable outside of functions."""
        return variable.static_init

    def default_member(self, field: Field) -> DynamicInit | None:
        """The expression of a default member initialiser."""
        return None

    def evaluated(self) -> list[Routine]:
        """The instances of templates that constants have called since this was asked last."""
        return []

    def asserted(self, condition: Expression) -> None:
        """Evaluates the condition of an assertion in a function."""

    def layout(self, class_: ClassType) -> Layout | None:
        return class_.layout

    def size(self, type_: Type) -> tuple[int, int]:
        """Size and alignment, (0, 0) where they are not known."""
        return (0, 0)

    def copied(self, class_: ClassType, moved: bool) -> Routine | None:
        """The implicit constructor that a copy of the bits of an object stands for; None for a plain structure."""
        return None

    def value_type(self, template: Template, arguments: tuple[TemplateArgument, ...], index: int) -> Type | None:
        """The type of the value parameter that an argument of a template is for; None for other parameters."""
        return None

    def virtual_destructor(self, routine: Routine) -> Routine | None:
        """The destructor that a constructor makes virtual functions of its class need, None for any other function."""
        return None

    def copies_prvalues(self) -> bool:
        """Whether the language copies prvalues of classes, if only in theory (until C++17)."""
        return False

    def written(self, start: int, end: int, context: "Context") -> Expression | None:
        """The expression in the tokens `start` to `end`."""
        return None

    def is_prototype(self, routine: Routine) -> bool:
        """Whether it is what a template is read as for itself, or a member of that."""
        return is_prototype(routine)

    def operand(self, type_: DependentOperandType) -> Expression | None:
        """The operand of a `decltype` that depends on template parameters."""
        return None

    def lambda_init(self, node: LambdaExpression) -> DynamicInit:
        """How the closure object of a lambda gets its value."""
        return DynamicInit(DIK_NONE, node.type)

    def lambda_routines(self, node: LambdaNode, moved: bool) -> list[Routine]:
        """The functions that a lambda defines, in their order; `moved` where a variable is made of it."""
        return [] if node.routine is None else [node.routine]

    def members(self, class_: ClassType) -> list[Routine]:
        """The member functions that a local class defines."""
        return []
