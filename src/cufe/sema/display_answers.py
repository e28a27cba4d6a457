"""What the display of the IL asks the engine; what the engine cannot tell is counted and left out."""

import re
from bisect import bisect_right

from cufe.final import TYPE_CHECKING, Final
from cufe.il.display_source import DisplaySource
from cufe.il.entities import (
    DEFAULTED,
    IMPLICIT,
    STATIC_DATA_MEMBER,
    THIS_PARAMETER,
    ClassType,
    EnumType,
    Field,
    Layout,
    Routine,
    Variable,
)
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaExpression, LambdaNode
from cufe.il.initialisation import DIK_NONE, DynamicInit
from cufe.il.statements import FunctionScope
from cufe.il.templates import arguments_key
from cufe.il.type_kinds import CONST
from cufe.il.types import ArrayType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import enclosing_namespace
from cufe.sema.expressions.defaulted_bodies import DefaultedBodies, part
from cufe.sema.failures import give_up
from cufe.sema.scopes import EVERYWHERE
from cufe.syntax.body_bindings import class_name
from cufe.syntax.cutter import FUNCTION, Piece
from cufe.syntax.statement_nodes import Binding
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_SPECIALISED: Final = bytes((k.TEMPLATE, ord("<"), ord(">")))
_MARKER: Final = re.compile(r'[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)(?:[ \t]+"((?:[^"\\]|\\.)*)")?')


class EngineSource(DisplaySource):
    """Answers of the engine about the entities of its unit; `name` is the unit's own file."""

    def __init__(self, engine: "Engine", name: str) -> None:
        self.engine: Engine = engine
        self.name: str = name
        self._copies: dict[tuple[ClassType, bool], Routine | None] = {}
        #: the tokens of the files that are shown
        self.shown: list[tuple[int, int]] = []
        self._defaulted: DefaultedBodies = DefaultedBodies(engine)
        text = engine.unit.text
        self._starts: list[int] = [0]
        at = text.find("\n")
        while at >= 0:
            self._starts.append(at + 1)
            at = text.find("\n", at + 1)
        self._stretches: list[tuple[int, int, int, str]] = self._read_markers()

    def _read_markers(self) -> list[tuple[int, int, int, str]]:
        unit = self.engine.unit
        last = len(self._starts) - (1 if unit.text.endswith("\n") else 0)
        found: list[tuple[int, int, int, str]] = []
        first, line, name = 1, 1, self.name
        for text, offset in zip(unit.directive_text, unit.directive_offset, strict=True):
            marker = _MARKER.match(text)
            if marker is None:
                continue
            at = self._line(offset)
            found.append((first, at, line, name))
            first, line = at + 1, int(marker[1])
            name = marker[2] if marker[2] is not None else name
        found.append((first, max(last, first), line, name))
        return found

    def _line(self, offset: int) -> int:
        return bisect_right(self._starts, offset)

    # --- places --------------------------------------------------------------------------------------------------

    def place(self, token: int) -> tuple[int, int]:
        if token < 0:
            return (0, 0)
        offset = self.engine.unit.offset(token)
        line = self._line(offset)
        return line, offset - self._starts[line - 1] + 1

    def spelling(self, token: int) -> str:
        return self.engine.lexemes[token] if token >= 0 else ""

    def file(self, line: int) -> tuple[str, int]:
        low = 0
        high = len(self._stretches)
        while high - low > 1:
            middle = (low + high) // 2
            if self._stretches[middle][0] <= line:
                low = middle
            else:
                high = middle
        first, _, number, name = self._stretches[low]
        return name, number + line - first

    def lines(self) -> list[tuple[int, int, int, str]]:
        return self._stretches

    def token_at(self, files: list[str], number: int, column: int) -> int:
        """The token of a file's line at a column (or the last one in front of it), -1 where there is none."""
        unit = self.engine.unit
        for first, last, line, name in self._stretches:
            if name not in files or not line <= number <= line + last - first:
                continue
            start = self._starts[first + number - line - 1]
            end = unit.text.find("\n", start)
            low, high = 0, len(unit)
            while low < high:
                middle = (low + high) // 2
                if unit.offset(middle) <= start + column - 1:
                    low = middle + 1
                else:
                    high = middle
            if low and start <= unit.offset(low - 1) < (end if end >= 0 else len(unit.text)):
                return low - 1
        return -1

    def tokens_of(self, files: list[str]) -> list[tuple[int, int]]:
        """The stretches of tokens that come from files of these names."""
        unit = self.engine.unit
        found: list[tuple[int, int]] = []
        markers = [
            token
            for text, token in zip(unit.directive_text, unit.directive_token, strict=True)
            if _MARKER.match(text) is not None
        ]
        borders = [0, *markers, len(unit)]
        for number, stretch in enumerate(self._stretches):
            start, end = borders[number], borders[number + 1]
            if stretch[3] in files and start < end:
                if found and found[-1][1] == start:
                    found[-1] = (found[-1][0], end)
                else:
                    found.append((start, end))
        return found

    def token(self, entity: Entity) -> int:
        if isinstance(entity, Routine):
            return self._routine_token(entity)
        if isinstance(entity, ClassType) and entity.closure is None:
            return self._class_token(entity)
        if isinstance(entity, EnumType):
            return self._tag_token(entity, entity.key, entity.brace)
        if isinstance(entity, Variable) and len(entity.declarations) > 1:
            for declared in entity.declarations:
                if self.engine.kinds.find(k.EXTERN, declared.piece.start, declared.binding.name) < 0:
                    return declared.binding.name
        if isinstance(entity, Variable) and entity.flags & STATIC_DATA_MEMBER:
            return self._member_token(entity)
        return entity.token

    def _class_token(self, cls: ClassType) -> int:
        """The name in the definition; of an instance, that of a partial specialisation too, in the definition of the
        primary template, or in its first declaration where there is none."""
        template = cls.template
        if template is None or cls.is_prototype:
            return self._tag_token(cls, cls.key, cls.brace)
        if arguments_key(cls.arguments) in self.engine.specializations.of(template).explicit:
            return self._tag_token(cls, cls.key, cls.brace)
        definition = self.engine.templates.definition(template)
        return template.token if definition is None else definition.binding.name

    def _tag_token(self, entity: Entity, key: int, brace: int) -> int:
        """The name in the definition; without a name the brace."""
        if key < 0 or brace < 0:
            return entity.token
        _, _, name = class_name(key, brace, self.engine.kinds)
        return name if name >= 0 else brace

    def _member_token(self, variable: Variable) -> int:
        """The definition of a static data member outside of its class; that of an instance has one of its own where it
        is specialised or its class is instantiated explicitly."""
        owner = variable.parent
        if not isinstance(owner, ClassType):
            return variable.token
        lookup = self.engine.lookup
        instance = is_instance(owner)
        for token in self.engine.unit.occurrences(variable.name):
            if token <= variable.token or self.engine.kinds[token - 1] != k.SCOPE:
                continue
            piece = lookup.piece_at(token)
            if piece is None or (0 <= piece.body < token) or not self._qualifies(token - 2, owner):
                continue
            for binding in lookup.bindings(piece, ""):
                if binding.name == token and (not instance or self._defines_member(piece, binding, owner)):
                    return token
        return variable.token

    def _defines_member(self, piece: Piece, binding: Binding, owner: ClassType) -> bool:
        """Whether the definition at a binding is that of the member of an instance."""
        kinds = self.engine.kinds
        if kinds[piece.start : piece.start + 3] != _SPECIALISED:
            return owner in self.engine.instantiations.classes
        context = owner.context
        if context is None:
            return False
        try:
            named = self.engine.names.path(binding.first, binding.end, enclosing_namespace(context), EVERYWHERE)
        except (Unknown, IllFormed, Dependent):
            return False
        qualifier = named.qualifier
        return isinstance(qualifier, Type) and qualifier.skip_typerefs() is owner

    def _qualifies(self, token: int, owner: ClassType) -> bool:
        """Whether the name in front of a `::` ends with that of the class, or with its template arguments."""
        return self.engine.lexemes[token] in (owner.name, ">")

    def _routine_token(self, routine: Routine) -> int:
        """That of the definition; a member of an instance, or an inherited constructor, has none of its own."""
        if routine.inherited is not None:
            return routine.token
        if routine.flags & IMPLICIT and not routine.declarations and isinstance(routine.parent, ClassType):
            return routine.token if routine.parent.closure is not None else self.token(routine.parent)
        owner = routine.owner()
        if owner is not None and owner.template is not None and not owner.is_prototype:
            return routine.token
        try:
            declared = self.engine.declare_types.definition(routine)
        except (Unknown, IllFormed, Dependent):
            return routine.token
        return routine.token if declared is None or routine.token < 0 else declared.binding.name

    # --- entities ------------------------------------------------------------------------------------------------

    def routine_type(self, routine: Routine) -> Type | None:
        try:
            return self.engine.declare_types.routine_type(routine)
        except (Unknown, IllFormed, Dependent):
            return routine.type

    def variable_type(self, variable: Variable) -> Type | None:
        if variable.type is not None:
            if variable.flags & THIS_PARAMETER:
                return self.engine.types.qualified(variable.type, CONST)
            return variable.type
        try:
            return self.engine.declare_types.variable_type(variable)
        except (Unknown, IllFormed, Dependent):
            return None

    def field_type(self, field: Field) -> Type | None:
        if field.type is not None:
            return field.type
        try:
            return self.engine.declare_types.field_type(field)
        except (Unknown, IllFormed, Dependent):
            return None

    def instantiated(self, routine: Routine) -> bool:
        owner = routine.owner()
        if owner is not None and owner.closure is not None:
            # The call operator of a lambda is shown with the function around it.
            return False
        if not routine.declarations or routine.flags & DEFAULTED or not self.engine.returns.is_instance(routine):
            return False
        return any(start <= routine.token < end for start, end in self.shown)

    def body(self, routine: Routine) -> FunctionScope | None:
        if routine.body is not None:
            return routine.body
        try:
            body = self.engine.statements.body(routine)
            return body if body is not None else self._defaulted.of(routine)
        except Dependent:
            self.engine.unknown("a body that hangs on template parameters", routine.token)
        except (Unknown, IllFormed) as failure:
            self.engine.unknown(failure.cause, failure.token if failure.token >= 0 else routine.token)
        except Exception as surprise:
            give_up(surprise)
            self.engine.unknown(f"the engine failed: {type(surprise).__name__}: {surprise}", routine.token)
        return None

    def initialisation(self, variable: Variable) -> DynamicInit | None:
        return self._initialisation(variable)

    def default_member(self, field: Field) -> DynamicInit | None:
        return self._initialisation(field)

    def _initialisation(self, entity: Variable | Field) -> DynamicInit | None:
        initialisers = self.engine.initialisers
        try:
            if isinstance(entity, Field):
                return initialisers.default_member(entity)
            return initialisers.of_variable(entity)
        except Dependent:
            self.engine.unknown("an initialiser that hangs on template parameters", entity.token)
        except (Unknown, IllFormed) as failure:
            self.engine.unknown(failure.cause, failure.token if failure.token >= 0 else entity.token)
        except Exception as surprise:
            give_up(surprise)
            self.engine.unknown(f"the engine failed: {type(surprise).__name__}: {surprise}", entity.token)
        return None

    def layout(self, class_: ClassType) -> Layout | None:
        # A display instantiates nothing: `struct W { W<T *> *n; };` would never end.
        if not self.engine.classes.is_defined(class_):
            return None
        try:
            return self.engine.layout.of(class_)
        except (Unknown, IllFormed, Dependent):
            return None

    def size(self, type_: Type) -> tuple[int, int]:
        if type_.dependent:
            return (0, 0)
        bare = type_.skip_typerefs()
        while isinstance(bare, ArrayType):
            bare = bare.element.skip_typerefs()
        if isinstance(bare, ClassType) and not self.engine.classes.is_defined(bare):
            return (0, 0)
        try:
            return self.engine.layout.size(type_), self.engine.layout.alignment(type_)
        except (Unknown, IllFormed, Dependent):
            return (0, 0)

    def copied(self, class_: ClassType, moved: bool) -> Routine | None:
        known = self._copies.get((class_, moved))
        if known is None and (class_, moved) not in self._copies:
            known = self._copy(class_, moved)
            self._copies[class_, moved] = known
        return known

    def _copy(self, class_: ClassType, moved: bool) -> Routine | None:
        """The trivial constructor of a class that has no trivial default constructor: copies use its name."""
        engine = self.engine
        try:
            if class_.dependent or engine.objects.trivial_default(class_):
                return None
            source = engine.types.reference(class_ if moved else engine.types.qualified(class_, CONST), moved)
            found = engine.overloads.constructors.copy_or_move(class_, part(engine, class_, source), -1).routine
        except (Unknown, IllFormed, Dependent):
            return None
        return found if found is not None and found.flags & DEFAULTED else None

    def lambda_init(self, node: LambdaExpression) -> DynamicInit:
        init = DynamicInit(DIK_NONE, node.type)
        if node.lambda_node.captures:
            try:
                init = self.engine.lambdas.initialisation(node, node.type)
            except (Unknown, IllFormed, Dependent):
                pass
        init.temporary_lifetime = True
        return init

    def lambda_routines(self, node: LambdaNode, moved: bool) -> list[Routine]:
        found: list[Routine] = []
        template = node.call_template
        if node.routine is not None:
            found.append(node.routine)
            found += self.engine.closure_bodies.conversions(node)
        elif template is not None and isinstance(template.prototype, Routine):
            found.append(template.prototype)
        if moved:
            found += self.engine.closure_bodies.move_constructor(node)
        if template is not None:
            found += self.engine.closure_bodies.conversions(node)
            found += [one for one in template.specializations.values() if isinstance(one, Routine)]
        return found

    def members(self, class_: ClassType) -> list[Routine]:
        found: list[Routine] = []
        context = class_.context
        if context is None or class_.brace < 0:
            return found
        for piece in self.engine.cutter.pieces(class_.brace):
            if piece.sort != FUNCTION:
                continue
            try:
                routine = self.engine.definitions.function(piece, context)
            except (Unknown, IllFormed, Dependent):
                continue
            if routine is not None:
                found.append(routine)
        return found


def is_instance(cls: ClassType) -> bool:
    """Whether a class is an instance of a template, or a member of one."""
    at: Entity | None = cls
    while isinstance(at, ClassType):
        if at.template is not None and not at.is_prototype:
            return True
        at = at.parent
    return False
