"""Later declarations that do not agree with the first: functions (311), exceptions (536, 541; [except.spec]), second
definitions (3369; [basic.def.odr]), and namespaces that become inline late (2354; [namespace.def]/7).

Names that a scope declares once are no doubt; the engine is asked for the types of the others."""

from cufe.checks.entity_names import function_name, words_of
from cufe.checks.read_pieces import pieces_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import At, EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.addresses import Addresses
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.type_names import TypeNames
from cufe.il.types import ArrayType, RoutineType, Type
from cufe.sema.answers import Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.declared.facts import has_c_linkage
from cufe.sema.failures import guarded, unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.templates.equivalence import surely_differ
from cufe.sema.templates.parameters import has_as_many_parameters
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.context import Context


_TYPE_NAME: Final = 256
_RESULT_ALONE: Final = 311
_SEVERAL_OF_C: Final = 338
_MEMBER: Final = 403

_SORTS: Final = (s.VARIABLE, s.ROUTINE, s.ALIAS)


class _Place:
    """What the innermost of some pieces declares."""

    def __init__(self, path: list[Piece], binding: s.Binding) -> None:
        self.path: list[Piece] = path
        self.binding: s.Binding = binding
        self.name: int = binding.name

    def flags(self) -> int:
        return self.binding.declaration.specifiers.flags if self.binding.declaration is not None else 0

    def is_qualified(self) -> bool:
        return self.binding.first != self.binding.name

    def is_member(self) -> bool:
        return len(self.path) > 1 and self.path[-2].sort == c.CLASS

    def scope(self) -> int:
        """The brace of the scope around; a linkage specification is none."""
        return next((one.body for one in reversed(self.path[:-1]) if one.sort != c.LINKAGE), -1)


class _Places:
    """All that the compiled file declares in namespaces and classes, in the order of the text."""

    def __init__(self, code: UserCode) -> None:
        paths = pieces_of(code, code.in_full, with_idle=True)
        self.found: list[_Place] = [_Place(path, binding) for path in paths for binding in code.bindings(path)]


def check_redeclarations(code: UserCode) -> None:
    """Judges the scopes in the compiled file."""
    groups: dict[tuple[int, str], list[_Place]] = {}
    for place in code.once(_Places).found:
        if place.path[-1].sort in (c.SIMPLE, c.FUNCTION) and _may_repeat(place):
            name = code.lexemes[place.name]
            if code.kinds[place.name] == k.OPERATOR:
                name += code.lexemes[place.name + 1] if place.is_member() else str(place.name)
            groups.setdefault((place.scope(), name), []).append(place)
    judge = _Judge(code)
    for places in groups.values():
        first = places[0]
        if first.binding.sort == s.VARIABLE and not first.is_member():
            with guarded(token=first.name):
                judge.of_header(first)
        if len(places) > 1:
            with guarded(token=places[0].name):
                if places[0].is_member():
                    judge.members(places[0])
                else:
                    judge.group(places)


def _may_repeat(place: _Place) -> bool:
    """Whether a declaration in its own scope may repeat another one; templates of namespaces are judged elsewhere."""
    if place.is_qualified() or place.flags() & n.FRIEND:
        return False
    return place.is_member() or place.path[-1].start == place.path[-1].head


class _Declaration:
    """One declaration of a name with the type that it writes."""

    def __init__(self, place: _Place, type_: Type) -> None:
        self.place: _Place = place
        self.name: int = place.name
        self.sort: int = place.binding.sort
        self.type: Type = type_
        self.function: n.DeclaratorOperator | None = place.binding.function()
        #: the last parameter list with what counts of exceptions behind it
        self.exceptions: n.DeclaratorOperator | None = self.function


class _Judge:
    """Compares the declarations of one name and scope in the order of the text."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.names: TypeNames = TypeNames(Addresses())

    def group(self, places: list[_Place]) -> None:
        known: list[_Declaration] = []
        alias: _Declaration | None = None
        is_defined = False
        met: set[tuple[int, int, bool, bool | None]] = set()
        for place in places:
            declared: _Declaration | None = None
            with unanswered:
                declared = self._declared(place)
            if declared is None or _has_placeholder_inside(declared.type):
                continue
            if declared.sort == s.ALIAS:
                # The later type counts from then on.
                if alias is not None and alias.type.canonical is not declared.type.canonical:
                    self._tell(_TYPE_NAME, declared.name, self._entity(alias, ""))
                alias = declared
                continue
            throws = throws_anything(self.code, declared.function)
            again = (declared.sort, id(declared.type.canonical), _is_definition(declared), throws)
            if again in met and not _has_default_arguments(declared.function):
                # What it clashes with, an earlier one clashed with.
                continue
            # A second definition is reported as such.
            is_second = _defines_variable(declared) and is_defined
            is_defined = is_defined or _defines_variable(declared)
            for earlier in [] if is_second else known:
                if self._judge(earlier, declared):
                    break
            else:
                known.append(declared)
                met.add(again)

    def of_header(self, place: _Place) -> None:
        """A variable with the name of a function that a header declares, as a statement behind a block that ends too
        early declares it."""
        engine = self.code.engine()
        context = engine.definitions.context_of(place.path, [])
        if not isinstance(context, NamespaceContext):
            return
        with unanswered:
            name = self.code.lexemes[place.name]
            found = [
                one
                for one in engine.names.qualified(context.namespace, name, place.name)
                if isinstance(one, en.Routine) and one.parent is context.namespace and one.declarations
            ]
            if len(found) == 1 and not self.code.is_in_full(found[0].token):
                text = MessageNames().signature(found[0], engine.declare_types.routine_type(found[0]))
                self._tell(num.INCOMPATIBLE, place.name, EntityName("", text, self.code.unit.offset(found[0].token)))

    def _declared(self, place: _Place) -> _Declaration | None:
        engine = self.code.engine()
        binding = place.binding
        declarator = binding.declarator
        end = place.path[-1].end
        context: Context | None = engine.definitions.context_of(place.path, [])
        if binding.sort not in _SORTS or binding.template or context is None:
            return None
        if declarator is None:
            # `using T = type-id;`
            equals = self.code.kinds.find(k.ASSIGN, binding.name, end) if binding.sort == s.ALIAS else -1
            return _Declaration(place, engine.specifiers.type_id(equals + 1, end - 1, context)) if equals >= 0 else None
        if declarator.constraint >= 0 or declarator.attributes:
            return None
        declared = en.Declared(binding, place.path[-1], context)
        has_result = binding.declaration is not None and binding.declaration.specifiers.sort != n.NO_TYPE
        types = engine.declare_types
        return _Declaration(place, types.declared_type(declared) if has_result else types.signature(declared, context))

    def _judge(self, first: _Declaration, second: _Declaration) -> bool:
        """Reports mistakes in the second of two declarations."""
        one = first.type.canonical
        other = second.type.canonical
        if isinstance(one, RoutineType) and isinstance(other, RoutineType):
            return self._functions(first, one, second, other)
        if not agree(one, other):
            text = self.names.declared(first.type, self._qualified(first))
            self._tell(num.INCOMPATIBLE, second.name, self._entity(first, text))
            return True
        return False

    def _functions(self, first: _Declaration, one: RoutineType, second: _Declaration, other: RoutineType) -> bool:
        if not same_parameters(one, other):
            if not self._has_c_linkage(first) or not self._has_c_linkage(second):
                return False
            self.code.add(_SEVERAL_OF_C, second.name, EntityName("overloaded function", self._qualified(first)))
            return True
        if not self._are_results_alike(first.name, one.result, other.result):
            self._tell(_RESULT_ALONE, second.name)
            return True
        again = default_again(first.function, second.function)
        if again is not None:
            self.code.add(num.DEFAULT_AGAIN, again.declarator.initialiser_start + 1)
            return True
        told = self._entity(first, "", "function")
        if check_specification(self.code, first.exceptions, second.function, second.place.path[-1].start, told):
            first.exceptions = second.function
        return False

    def _has_c_linkage(self, declared: _Declaration) -> bool:
        """Whether a function has C linkage, which no two of its name may have ([dcl.link]/6)."""
        start = declared.place.path[-1].start
        return not declared.place.flags() & n.STATIC and has_c_linkage(self.code.brackets, start, declared.name)

    def members(self, place: _Place) -> None:
        """Reports the functions of one name that a class declares again ([class.mem.general]/5)."""
        engine = self.code.engine()
        context = engine.definitions.context_of(place.path, [])
        if isinstance(context, ClassContext):
            with unanswered:
                for first, second in engine.overload_sets.repeated(context, place.name):
                    self._member(first, second)

    def _member(self, first: "en.Routine | Template", second: "en.Routine | Template") -> None:
        """Reports the second of two declarations of a member, which has no entity of its own from then on."""
        engine = self.code.engine()
        if isinstance(first, en.Routine) and isinstance(second, en.Routine):
            one = engine.declare_types.routine_type(first)
            other = engine.declare_types.routine_type(second)
            are_alike = self._are_results_alike(first.token, one.result, other.result)
            if first.special != en.SFK_DESTRUCTOR and not are_alike:
                if not (first.flags ^ second.flags) & en.STATIC_MEMBER:
                    # EDG says of a static member function and another one that they cannot be overloaded.
                    self._tell(_RESULT_ALONE, second.token)
                    self._drop(second)
                return
            told = EntityName("function", MessageNames().function(first, one), self.code.unit.offset(first.token))
        elif isinstance(first, Template):
            prototype = engine.prototypes.of(first)
            if not isinstance(prototype, en.Routine):
                return
            text = MessageNames().signature(prototype, engine.declare_types.routine_type(prototype))
            told = EntityName("function template", text, self.code.unit.offset(first.token))
        self._tell(_MEMBER, second.token, told)
        self._drop(second)

    def _drop(self, second: "en.Routine | Template") -> None:
        """Takes a member out of its class; its body is not read (observed)."""
        self.code.engine().declare.drop(second)
        declared = second.declarations[0]
        function = declared.binding.function()
        if function is not None and declared.piece.sort == c.FUNCTION:
            self.code.pass_over(function.last + 1, declared.piece.end)

    def _are_results_alike(self, first: int, one: Type, other: Type) -> bool:
        """Whether two results are the same type; those that are deduced are spelt alike."""
        if not contains_placeholder(one) and not contains_placeholder(other):
            return not surely_differ(one, other)
        if self.code.cutter.path(first)[-1].sort == c.FUNCTION:
            # What is deduced from the body is the result of all declarations that follow.
            return True
        return self.names.of(one) == self.names.of(other)

    def _qualified(self, declared: _Declaration) -> str:
        return self.code.qualifier(declared.place.path[:-1]) + self.code.lexemes[declared.name]

    def _entity(self, declared: _Declaration, text: str, kind: str = "") -> EntityName:
        return EntityName(kind, text or self._qualified(declared), self.code.unit.offset(declared.name))

    def _tell(self, number: int, name: int, *fill_ins: EntityName) -> None:
        self.code.add_invalid(number, name, *fill_ins)


def _has_placeholder_inside(type_: Type) -> bool:
    """Whether a type has to be deduced, but for the result of a function."""
    if isinstance(type_, RoutineType):
        return any(contains_placeholder(parameter) for parameter in type_.parameters)
    return contains_placeholder(type_)


def _is_definition(declared: _Declaration) -> bool:
    """Whether a variable is defined, and not only declared."""
    declarator = declared.place.binding.declarator
    initialised = declarator is not None and declarator.initialiser != n.NO_INITIALISER
    return initialised or not declared.place.flags() & n.EXTERN


def _defines_variable(declared: _Declaration) -> bool:
    is_variable = declared.sort == s.VARIABLE and not isinstance(declared.type.canonical, RoutineType)
    return is_variable and _is_definition(declared)


def _has_default_arguments(function: n.DeclaratorOperator | None) -> bool:
    return function is not None and any(
        parameter.declarator.initialiser == n.ASSIGNED for parameter in function.parameters
    )


def same_parameters(one: RoutineType, other: RoutineType) -> bool:
    """Whether two functions cannot be overloads of each other ([over.load])."""
    if len(one.parameters) != len(other.parameters) or one.variadic != other.variadic:
        return False
    if one.cv != other.cv or one.ref_qualifier != other.ref_qualifier:
        return False
    return all(a.canonical is b.canonical for a, b in zip(one.parameters, other.parameters, strict=True))


def agree(one: Type, other: Type) -> bool:
    """Whether two types of one variable are the same, an unknown bound considered ([basic.link]/11)."""
    if isinstance(one, ArrayType) and isinstance(other, ArrayType):
        if one.count >= 0 and other.count >= 0 and one.count != other.count:
            return False
        return agree(one.element.canonical, other.element.canonical)
    return one is other


def default_again(first: n.DeclaratorOperator | None, second: n.DeclaratorOperator | None) -> n.Parameter | None:
    """The first parameter that two declarations give a default argument ([dcl.fct.default]/4)."""
    if first is None or second is None:
        return None
    for one, other in zip(first.parameters, second.parameters, strict=False):
        if one.declarator.initialiser == n.ASSIGNED and other.declarator.initialiser == n.ASSIGNED:
            return other
    return None


_INCOMPATIBLE_EXCEPTIONS: Final = 536
_LEFT_OUT: Final = 541

_VALUES: Final = ("true", "false")


def check_specification(
    code: UserCode,
    first: n.DeclaratorOperator | None,
    second: n.DeclaratorOperator | None,
    start: int,
    told: EntityName,
) -> bool:
    """Reports the second declaration, which starts at `start`, if it does not say what the first one says; gives
    whether it says something else, which counts from then on."""
    if first is None or second is None:
        return False
    before = throws_anything(code, first)
    now = throws_anything(code, second)
    if before is None or now is None or before == now:
        return False
    is_written = second.exceptions >= 0
    token = second.exceptions if is_written else second.qualified
    if is_written or not before:
        code.add_late(_INCOMPATIBLE_EXCEPTIONS if is_written else _LEFT_OUT, token, start, told)
    return is_written


def throws_anything(code: UserCode, function: n.DeclaratorOperator | None) -> bool | None:
    """Whether a declaration allows exceptions; None where that has to be worked out, and of no function."""
    if function is None:
        return None
    at = function.exceptions
    if at < 0:
        return True
    if code.kinds[at] == k.THROW:
        return False if code.kinds[at + 2] == k.CLOSE_ROUND else None
    if code.kinds[at + 1] != k.OPEN_ROUND:
        return False
    value = code.lexemes[at + 2]
    return value == "false" if value in _VALUES and code.kinds[at + 3] == k.CLOSE_ROUND else None


_NO_TAG: Final = 471

#: attributes with which one function may have several definitions
_SEVERAL: Final = frozenset(("target", "target_clones", "gnu_inline", "__gnu_inline__", "overloadable"))
#: the definitions of these are pieces of their own
_BODIES: Final[dict[int, int]] = {s.ROUTINE: c.FUNCTION, s.CLASS: c.CLASS, s.ENUM: c.ENUM}


def check_redefinitions(code: UserCode) -> None:
    """Judges the namespaces in the compiled file: names that are defined once are no doubt, of the others the engine
    tells what they are."""
    named: dict[str, list[_Place]] = {}
    for place in code.once(_Places).found:
        if not place.is_member() and _defines(code, place.path[-1], place.binding):
            named.setdefault(code.lexemes[place.name], []).append(place)
    for definitions in named.values():
        if len(definitions) > 1 or definitions[0].is_qualified():
            _judge(code, definitions)


def _defines(code: UserCode, piece: Piece, binding: s.Binding) -> bool:
    has_arguments = code.kinds[binding.name + 1] == k.LESS
    declaration = binding.declaration
    declarator = binding.declarator
    if binding.sort in _BODIES and piece.sort != _BODIES[binding.sort]:
        return False
    if binding.sort != s.VARIABLE and binding.sort != s.ROUTINE:
        # What a specialisation without arguments specialises is missing.
        is_whole = has_arguments or not binding.template or code.has_parameters(piece.start)
        return binding.sort in _BODIES and is_whole
    if declaration is None or declarator is None or declaration.instantiation >= 0:
        return False
    flags = declaration.specifiers.flags
    if binding.sort == s.VARIABLE:
        is_extern = flags & n.EXTERN and declarator.initialiser == n.NO_INITIALISER
        return not is_extern and not has_arguments
    attributes = declaration.specifiers.attributes + declarator.attributes
    is_further = flags & n.FRIEND or (flags & n.EXTERN and flags & n.INLINE)
    return not is_further and not any(one.name in _SEVERAL for one in attributes)


def _judge(code: UserCode, definitions: list[_Place]) -> None:
    first: dict[Entity | str, _Place] = {}
    for one in definitions:
        with guarded(token=one.name):
            entity = _qualified(code, one) if one.is_qualified() else _entity(code, one)
            earlier = first.setdefault(entity, one) if entity is not None else one
            place = earlier.name
            if isinstance(entity, (en.ClassType, en.EnumType)) and one.is_qualified() and earlier is one:
                # A class around it may define it.
                place = entity.token if entity.brace not in (-1, one.path[-1].body) else place
            if entity is not None and place != one.name and one.name not in code.misfits:
                name = _shown(code, earlier, entity, one.name)
                token = one.binding.first if isinstance(entity, en.ClassType) else one.name
                code.add_invalid(num.REDEFINED, token, name, At(code.unit.offset(place)))


def _qualified(code: UserCode, one: _Place) -> Entity | None:
    """What a definition outside of its namespace defines; a type may be a member of a class as well."""
    engine = code.engine()
    binding = one.binding
    context = engine.definitions.context_of(one.path, [])
    if context is None or code.has_parameters(one.path[-1].start):
        return None
    found: Entity | None = None
    with unanswered:
        named = engine.written_names.path(binding.first, binding.end, context, binding.name)
        if binding.sort in (s.CLASS, s.ENUM):
            found = next((one for one in named.entities if isinstance(one, (en.ClassType, en.EnumType))), None)
            if not named.entities and isinstance(named.qualifier, en.Namespace):
                scope = EntityName("namespace", MessageNames().entities.qualified(named.qualifier))
                code.add(_NO_TAG, one.name, scope, code.lexemes[one.name])
        elif isinstance(named.qualifier, en.Namespace):
            type_ = engine.declare_types.declared_type(en.Declared(binding, one.path[-1], context)).canonical
            for entity in engine.names.qualified(named.qualifier, engine.declare.binding_name(binding), binding.name):
                if isinstance(entity, en.Variable) and not isinstance(type_, RoutineType):
                    found = entity
                elif isinstance(entity, en.Routine) and isinstance(type_, RoutineType):
                    mine = engine.declare_types.routine_type(entity)
                    if same_parameters(mine, type_) and not surely_differ(mine.result, type_.result):
                        found = entity
    return found


def _entity(code: UserCode, one: _Place) -> Entity | str | None:
    """What is defined; a specialisation of a class by its spelling."""
    engine = code.engine()
    sort = one.binding.sort
    piece = one.path[-1]
    if sort == s.ROUTINE:
        return engine.definitions.at(one.path)
    if sort == s.CLASS and code.kinds[one.name + 1] == k.LESS:
        words = code.lexemes[piece.start : code.brackets.close_angle(one.name + 1, piece.body) + 1]
        return " ".join([str(code.brackets.enclosing(piece.start)), *words])
    context = engine.definitions.context_of(one.path, [])
    found = [] if context is None else engine.declare.members_at(context, code.lexemes[one.name])
    if code.has_parameters(piece.start):
        template = next((entity for entity in found if isinstance(entity, Template)), None)
        if template is None or template.declarations[0].binding.body >= 0:
            return template
        own = [declared for declared in template.declarations if declared.binding.name == one.name]
        return template if not own or has_as_many_parameters(template, own[0]) else None
    wanted = en.Variable if sort == s.VARIABLE else (en.ClassType, en.EnumType)
    return next((entity for entity in found if isinstance(entity, wanted)), None)


def _shown(code: UserCode, first: _Place, entity: Entity | str, before: int) -> EntityName:
    """The name of what is defined, at a second definition."""
    names = MessageNames()
    is_template = code.has_parameters(first.path[-1].start)
    shown: Entity | None = code.engine().definitions.class_at(first.path) if isinstance(entity, str) else entity
    if shown is None:
        raise Unknown("a class without a definition", before)
    if isinstance(shown, en.ClassType) and isinstance(entity, str) and not is_template:
        return EntityName("class", names.of(shown))
    if isinstance(shown, en.Routine):
        if not is_template:
            return EntityName("function", function_name(code.engine(), shown, before))
        shown = shown.template or shown
    kind = words_of(shown)
    if is_template and not isinstance(shown, Template):
        kind += " template"
    return EntityName(kind, names.entities.qualified(shown))


_NOT_INLINE: Final = 2354


def check_late_inline_namespaces(code: UserCode) -> None:
    """Judges each `inline namespace` by the parts of the namespace in front of it."""
    for at in k.each(code.kinds, bytes((k.INLINE, k.NAMESPACE)), code.in_full):
        path = code.cutter.path(at)
        piece = path[-1] if path else None
        if piece is None or piece.sort != c.NAMESPACE or piece.start != at:
            continue
        if code.lookup().made_inline(piece) is not None:
            code.add(_NOT_INLINE, at, EntityName("namespace", code.qualifier(path)[:-2]))
