"""Variables of blocks whose types conflict with how long they live or with one another.

Arrays of variable length with static storage duration (893), in functions for the device any in the device pass (28),
and external variables that are declared with two types (159; in one block 147).  Observed: in the device pass what 159
was reported for counts as a variable of the host, so that each further declaration with a memory space conflicts with
it (20042)."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.statements import DeclStatement, FunctionScope
from cufe.il.types import ArrayType, PointerType, ReferenceType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.declared.contexts import is_dependent_context, is_in_template
from cufe.sema.declared.facts import memory_spaces, space_word
from cufe.sema.expr.id_expressions import is_for_device
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.standard_conversions import same_level

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_INCOMPATIBLE: Final = 159
_VARIABLE_LENGTH: Final = 893
_REDECLARED_WITH: Final = 20042


class Conflict:
    """A diagnostic of a declaration: its display number, its token and what is named in it."""

    def __init__(self, number: int, token: int, *fill_ins: str | EntityName) -> None:
        self.number: int = number
        self.token: int = token
        self.fill_ins: tuple[str | EntityName, ...] = fill_ins


class Locals(Walk):
    """The variables and typedefs that the blocks of a function declare, and its static assertions."""

    def __init__(self, scope: FunctionScope) -> None:
        super().__init__()
        self.entities: list[Entity] = []
        self.assertions: list[DeclStatement] = []
        self.function(scope)

    def visit(self, node: Node) -> Node:
        if isinstance(node, DeclStatement):
            self.entities += node.entities
            if node.asserted is not None:
                self.assertions.append(node)
        return node

    def variables(self) -> list[Variable]:
        return [one for one in self.entities if isinstance(one, Variable)]


class BlockVariables:
    """Judges declarations in the order in which the front end reads them."""

    def __init__(self, code: UserCode, engine: "Engine") -> None:
        self.code: UserCode = code
        self.engine: Engine = engine
        self._is_device_pass: bool = code.settings.device_architecture is not None
        #: the first declarations of external variables, by qualified names
        self._first: dict[str, Variable] = {}
        #: the names that were declared with two types
        self._conflicting: set[str] = set()
        #: the names and bounds of arrays of variable length, which instances do not repeat
        self._varying: set[int] = set()
        #: templates by their tokens with declarations that wait for an instance
        self._waiting: set[int] = set()
        #: the first variables of a name in a scope, by its bracket: what conflicts in one scope is no matter of linkage
        self._scopes: dict[tuple[int, str], Variable] = {}

    def in_function(self, routine: Routine, entities: list[Entity]) -> list[Conflict]:
        """What is wrong with declarations in the blocks of a function or of an instance."""
        found: list[Conflict] = []
        for entity in entities:
            with unanswered:
                self._in_block(routine, entity, found)
        return found

    def _in_block(self, routine: Routine, entity: Entity, found: list[Conflict]) -> None:
        if not isinstance(entity, (Variable, Typedef)) or entity.type is None:
            return
        external = entity if isinstance(entity, Variable) and entity.storage_class == en.SC_EXTERN else None
        if is_in_template(routine) and (entity.type.dependent or external is not None):
            self._waiting.add(routine.token)
        if self._is_device_pass and is_for_device(routine):
            for bound in [] if is_in_template(routine) else varying_bounds(entity.type, True):
                self._vary(num.NOT_CONSTANT, bound, found)
        elif isinstance(entity, Variable) and entity.storage_class in (en.SC_STATIC, en.SC_EXTERN):
            if varying_bounds(entity.type):
                self._vary(_VARIABLE_LENGTH, entity.token, found)
        if external is not None and not is_in_template(routine):
            self._external(external, entity.type, memory_spaces(external.declarations[0].binding), found, True)

    def _vary(self, number: int, token: int, found: list[Conflict]) -> None:
        if token not in self._varying:
            self._varying.add(token)
            found.append(Conflict(number, token))

    def waits(self, instance: Routine) -> bool:
        """Whether something that an instance declares could not be judged in its template."""
        return instance.token in self._waiting

    def in_namespace(self, variable: Variable, declared: en.Declared) -> list[Conflict]:
        """What is wrong with a declaration of a variable of a namespace."""
        found: list[Conflict] = []
        with unanswered:
            if not is_dependent_context(declared.context):
                type_ = self.engine.declare_types.declared_type(declared)
                self._external(variable, type_, memory_spaces(declared.binding), found)
        return found

    def _external(
        self, variable: Variable, type_: Type, spaces: int, found: list[Conflict], in_block: bool = False
    ) -> None:
        name = MessageNames().entities.qualified(variable)
        token = variable.token
        first = self._first.setdefault(name, variable)
        in_scope = self._scopes.setdefault((self.code.brackets.enclosing(token), name), variable)
        if in_scope.token != token and in_block and in_scope.type is not None:
            if not _declare_one(in_scope.type.canonical, type_.canonical):
                text = MessageNames().declared(in_scope.type, name)
                earlier = EntityName("", text, self.code.unit.offset(in_scope.token))
                found.append(Conflict(num.INCOMPATIBLE, token, earlier))
        if first is variable or first.type is None or in_scope.token != token:
            return
        if name not in self._conflicting and not _declare_one(first.type.canonical, type_.canonical):
            self._conflicting.add(name)
            found.append(Conflict(_INCOMPATIBLE, token, EntityName("", name, self.code.unit.offset(first.token))))
        if name in self._conflicting and spaces and self._is_device_pass:
            found.append(Conflict(_REDECLARED_WITH, token, "host", EntityName("", name), space_word(spaces)))


def _declare_one(one: Type, other: Type) -> bool:
    """Whether two declarations of a variable may have these types: of one array the bound may be missing
    ([basic.link])."""
    if isinstance(one, ArrayType) and isinstance(other, ArrayType) and same_level(one, other, True):
        return one.element.canonical is other.element.canonical
    return one is other


def varying_bounds(type_: Type, through: bool = False) -> list[int]:
    """The first tokens of the bounds of a GNU variable-length array, or, if it goes `through` these, of one that
    pointers and references lead to; a bound of which a template parameter decides whether it is constant varies in
    instances alone."""
    found: list[int] = []
    at = type_.skip_typerefs()
    while isinstance(at, (ArrayType, PointerType, ReferenceType)):
        if isinstance(at, ArrayType):
            if at.bound is not None and at.bound_start < 0:
                found.append(at.bound.start)
            at = at.element.skip_typerefs()
        elif through:
            at = at.target.skip_typerefs()
        else:
            break
    return found
