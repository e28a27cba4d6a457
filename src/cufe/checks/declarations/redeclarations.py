"""Later declarations that do not agree with the first: functions (311), exceptions (536, 541; [except.spec]), second
definitions (3369; [basic.def.odr]), and namespaces that become inline late (2354; [namespace.def]/7).

Names that a scope declares once are no doubt; the engine is asked for the types of the others."""

from cufe.checks.entity_names import function_name, words_of
from cufe.checks.read_pieces import pieces_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import At, EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.addresses import Addresses
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.type_names import TypeNames
from cufe.il.types import ArrayType, RoutineType, Type
from cufe.sema.declared.contexts import ClassContext
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


_INCOMPATIBLE: Final = 147
_TYPE_NAME: Final = 256
_DEFAULT_ARGUMENT: Final = 307
_RESULT_ALONE: Final = 311
_SEVERAL_OF_C: Final = 338
_MEMBER: Final = 403

_BEHIND_NAMES: Final = b"(;=[,{"
_SORTS: Final = (s.VARIABLE, s.ROUTINE, s.ALIAS)


def check_redeclarations(code: UserCode) -> None:
    """Judges the scopes in the compiled file."""
    sought = _Doubts(code)
    for start, end in code.in_full:
        sought.gather(start, end)
    groups = [paths for paths in sought.groups.values() if len(paths) > 1]
    if not groups:
        return
    judge = _Judge(code)
    for places in groups:
        places.sort(key=_token_of)
        with guarded(token=places[0].name):
            if len(places[0].path) > 1 and places[0].path[-2].sort == c.CLASS:
                judge.members(places[0])
            else:
                judge.group(places)


class _Place:
    """A piece that seems to declare a name, with the pieces around it."""

    def __init__(self, path: list[Piece], name: int) -> None:
        self.path: list[Piece] = path
        self.name: int = name


def _token_of(place: _Place) -> int:
    return place.name


class _Doubts:
    """The declarations of each name by its scope."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.groups: dict[tuple[int, str], list[_Place]] = {}

    def gather(self, start: int, end: int) -> None:
        pending: list[tuple[int, int, list[Piece]]] = [(-1, -1, [])]
        while pending:
            brace, scope, around = pending.pop()
            for piece in self.code.cutter.pieces(brace):
                if piece.end <= start:
                    continue
                if piece.start >= end:
                    break
                if piece.sort in (c.NAMESPACE, c.LINKAGE, c.CLASS) and piece.body >= 0:
                    # A linkage specification is no scope.
                    pending.append((piece.body, scope if piece.sort == c.LINKAGE else piece.body, [*around, piece]))
                elif piece.sort in (c.SIMPLE, c.FUNCTION) and piece.start >= start:
                    # Line markers inside of a body make stretches that a piece lies across; it counts once.
                    is_member = bool(around) and around[-1].sort == c.CLASS
                    name = self._name(piece) if is_member or piece.start == piece.head else -1
                    if name >= 0:
                        spelling = self.code.lexemes[name]
                        if self.code.kinds[name] == k.OPERATOR:
                            spelling += self.code.lexemes[name + 1] if is_member else str(name)
                        self.groups.setdefault((scope, spelling), []).append(_Place([*around, piece], name))

    def _name(self, piece: Piece) -> int:
        """The first name that what follows can declare, -1 where there is none or it is qualified."""
        kinds = self.code.kinds
        at = piece.head
        end = piece.body if piece.sort == c.FUNCTION else piece.end
        while at < end:
            kind = kinds[at]
            if kind == k.ATTRIBUTE:
                at = self.code.brackets.close(at + 1)
            elif kind == k.FRIEND or kind in _BEHIND_NAMES:
                return -1
            elif kind == k.OPERATOR:
                return at if kinds[at - 1] != k.SCOPE else -1
            elif kind == k.IDENTIFIER and kinds[at + 1] in _BEHIND_NAMES:
                name = at - (kinds[at - 1] == k.TILDE)
                return name if kinds[name - 1] != k.SCOPE else -1
            at += 1
        return -1


class _Declaration:
    """One declaration of a name with the type that it writes."""

    def __init__(self, binding: s.Binding, type_: Type) -> None:
        self.binding: s.Binding = binding
        self.type: Type = type_
        #: the last parameter list with what counts of exceptions behind it
        self.exceptions: n.DeclaratorOperator | None = self.function()

    def function(self) -> n.DeclaratorOperator | None:
        declarator = self.binding.declarator
        return declarator.function() if declarator is not None else None

    def flags(self) -> int:
        declaration = self.binding.declaration
        return declaration.specifiers.flags if declaration is not None else 0


class _Judge:
    """Compares the declarations of one name and scope in the order of the text."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.names: TypeNames = TypeNames(Addresses())

    def group(self, places: list[_Place]) -> None:
        known: list[_Declaration] = []
        alias: _Declaration | None = None
        met: set[tuple[int, int, bool, bool | None]] = set()
        for place in places:
            declared: _Declaration | None = None
            with unanswered:
                declared = self._declared(place)
            if declared is None or _has_placeholder_inside(declared.type):
                continue
            if declared.binding.sort == s.ALIAS:
                if alias is not None:
                    self._judge(alias, declared, place)
                alias = declared
                continue
            throws = throws_anything(self.code, declared.function())
            again = (declared.binding.sort, id(declared.type.canonical), _is_definition(declared), throws)
            if again in met and not _has_default_arguments(declared.function()):
                # What it clashes with, an earlier one clashed with.
                continue
            # A second definition is reported as such.
            is_second = _defines_variable(declared) and any(_defines_variable(earlier) for earlier in known)
            for earlier in [] if is_second else known:
                if self._judge(earlier, declared, place):
                    break
            else:
                known.append(declared)
                met.add(again)

    def _declared(self, place: _Place) -> _Declaration | None:
        code = self.code
        piece = place.path[-1]
        for binding in code.bindings(place.path):
            if binding.name != place.name or binding.sort not in _SORTS or binding.template:
                continue
            declarator = binding.declarator
            if declarator is None:
                return self._alias(binding, place.path) if binding.sort == s.ALIAS else None
            if declarator.constraint >= 0 or declarator.attributes:
                return None
            engine = code.engine()
            context: Context | None = engine.definitions.context_of(place.path, [])
            if context is None:
                return None
            declared = en.Declared(binding, piece, context)
            types = engine.declare_types
            declaration = binding.declaration
            has_result = declaration is not None and declaration.specifiers.sort != n.NO_TYPE
            type_ = types.declared_type(declared) if has_result else types.signature(declared, context)
            return _Declaration(binding, type_)
        return None

    def _alias(self, binding: s.Binding, path: list[Piece]) -> _Declaration | None:
        """What `using T = type-id;` declares."""
        engine = self.code.engine()
        context = engine.definitions.context_of(path, [])
        equals = self.code.kinds.find(k.ASSIGN, binding.name, path[-1].end)
        if context is None or equals < 0:
            return None
        type_ = engine.specifiers.type_id(equals + 1, path[-1].end - 1, context)
        return _Declaration(binding, type_)

    def _judge(self, first: _Declaration, second: _Declaration, place: _Place) -> bool:
        """Reports mistakes in the second of two declarations."""
        one = first.type.canonical
        other = second.type.canonical
        if second.binding.sort == s.ALIAS:
            # The later type counts from then on.
            if one is not other:
                self._tell(_TYPE_NAME, place.name, self._entity(first, ""))
            return False
        if isinstance(one, RoutineType) and isinstance(other, RoutineType):
            return self._functions(first, one, second, other, place)
        if not agree(one, other):
            text = self.names.declared(first.type, self._qualified(first))
            self._tell(_INCOMPATIBLE, place.name, self._entity(first, text))
            return True
        return False

    def _functions(
        self, first: _Declaration, one: RoutineType, second: _Declaration, other: RoutineType, place: _Place
    ) -> bool:
        if not same_parameters(one, other):
            if not self._has_c_linkage(first) or not self._has_c_linkage(second):
                return False
            name = EntityName("overloaded function", self._qualified(first))
            self.code.add(_SEVERAL_OF_C, place.name, name)
            return True
        if not self._are_results_alike(first.binding.name, one.result, other.result):
            self._tell(_RESULT_ALONE, place.name)
            return True
        again = default_again(first.function(), second.function())
        if again is not None:
            self.code.add(_DEFAULT_ARGUMENT, again.declarator.initialiser_start + 1)
            return True
        told = self._entity(first, "", "function")
        if check_specification(self.code, first.exceptions, second.function(), place.path[-1].start, told):
            first.exceptions = second.function()
        return False

    def _has_c_linkage(self, declared: _Declaration) -> bool:
        """Whether a function has C linkage, which no two of its name may have ([dcl.link]/6)."""
        name = declared.binding.name
        start = self.code.cutter.path(name)[-1].start
        return not declared.flags() & n.STATIC and has_c_linkage(self.code.brackets, start, name)

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
        path = self.code.cutter.path(declared.binding.name)
        parts: list[str] = []
        for piece in path[:-1]:
            if piece.sort == c.NAMESPACE:
                name = piece.body - 1
                parts.append(self.code.lexemes[name] if self.code.kinds[name] == k.IDENTIFIER else "<unnamed>")
            elif piece.sort == c.CLASS:
                parts.append(self.code.lexemes[piece.head + 1] + self._parameters(piece))
        return "::".join([*parts, self.code.lexemes[declared.binding.name]])

    def _parameters(self, piece: Piece) -> str:
        """The parameters of a class template, as behind its name."""
        is_template = piece.start < piece.head
        head = self.code.engine().lookup.declarations.template_head(piece.start, piece.head) if is_template else None
        parameters = [one for one in head.parameters if one.name >= 0] if head is not None else []
        names = [self.code.lexemes[one.name] + "..." * (one.pack >= 0) for one in parameters]
        return f"<{', '.join(names)}>" if names else ""

    def _entity(self, declared: _Declaration, text: str, kind: str = "") -> EntityName:
        offset = self.code.unit.offset(declared.binding.name)
        return EntityName(kind, text or self._qualified(declared), offset)

    def _tell(self, number: int, name: int, *fill_ins: EntityName) -> None:
        self.code.add_invalid(number, name, *fill_ins)


def _has_placeholder_inside(type_: Type) -> bool:
    """Whether a type has to be deduced, but for the result of a function."""
    if isinstance(type_, RoutineType):
        return any(contains_placeholder(parameter) for parameter in type_.parameters)
    return contains_placeholder(type_)


def _is_definition(declared: _Declaration) -> bool:
    """Whether a variable is defined, and not only declared."""
    declarator = declared.binding.declarator
    initialised = declarator is not None and declarator.initialiser != n.NO_INITIALISER
    return initialised or not declared.flags() & n.EXTERN


def _defines_variable(declared: _Declaration) -> bool:
    is_variable = declared.binding.sort == s.VARIABLE and not isinstance(declared.type.canonical, RoutineType)
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
_REDEFINED: Final = 3369

#: attributes with which one function may have several definitions
_SEVERAL: Final = frozenset(("target", "target_clones", "gnu_inline", "__gnu_inline__", "overloadable"))
#: the definitions of these are pieces of their own
_BODIES: Final[dict[int, int]] = {s.ROUTINE: c.FUNCTION, s.CLASS: c.CLASS, s.ENUM: c.ENUM}


class _Definition:
    """What the innermost of some pieces defines."""

    def __init__(self, path: list[Piece], binding: s.Binding) -> None:
        self.path: list[Piece] = path
        self.binding: s.Binding = binding
        self.name: int = binding.name

    def is_qualified(self) -> bool:
        return self.binding.first != self.binding.name


def check_redefinitions(code: UserCode) -> None:
    """Judges the namespaces in the compiled file: names that are defined once are no doubt, of the others the engine
    tells what they are."""
    named: dict[str, list[_Definition]] = {}
    for path in pieces_of(code, code.in_full, with_idle=True):
        if len(path) < 2 or path[-2].sort != c.CLASS:
            for binding in code.bindings(path):
                if _defines(code, path[-1], binding):
                    named.setdefault(code.lexemes[binding.name], []).append(_Definition(path, binding))
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


def _judge(code: UserCode, definitions: list[_Definition]) -> None:
    first: dict[Entity | str, _Definition] = {}
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
                code.add_invalid(_REDEFINED, token, name, At(code.unit.offset(place)))


def _qualified(code: UserCode, one: _Definition) -> Entity | None:
    """What a definition outside of its namespace defines; a type may be a member of a class as well."""
    engine = code.engine()
    binding = one.binding
    context = engine.definitions.context_of(one.path, [])
    if context is None or code.has_parameters(one.path[-1].start):
        return None
    found: Entity | None = None
    with unanswered:
        named = engine.names.path(binding.first, binding.end, context, binding.name)
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


def _entity(code: UserCode, one: _Definition) -> Entity | str | None:
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


def _shown(code: UserCode, first: _Definition, entity: Entity | str, before: int) -> EntityName:
    """The name of what is defined, at a second definition."""
    names = MessageNames()
    is_template = code.has_parameters(first.path[-1].start)
    shown: Entity | None = code.engine().definitions.class_at(first.path) if isinstance(entity, str) else entity
    assert shown is not None
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
_UNNAMED: Final = "<unnamed>"


def check_late_inline_namespaces(code: UserCode) -> None:
    """Judges each `inline namespace` by the parts of the namespace in front of it."""
    for at in k.each(code.kinds, bytes((k.INLINE, k.NAMESPACE)), code.in_full):
        path = code.cutter.path(at)
        piece = path[-1] if path else None
        if piece is None or piece.sort != c.NAMESPACE or piece.start != at:
            continue
        if code.lookup().made_inline(piece) is not None:
            names = [_name(code, one) for one in path if one.sort == c.NAMESPACE]
            code.add(_NOT_INLINE, at, EntityName("namespace", "::".join(names)))


def _name(code: UserCode, piece: Piece) -> str:
    """The name of a namespace as it is spelt."""
    name = code.kinds.find(k.IDENTIFIER, piece.head, piece.body)
    return code.lexemes[name] if name >= 0 else _UNNAMED
