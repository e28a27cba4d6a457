"""Definitions of members outside of their classes that no declaration fits: 135, 147, 246, 298, 307, 493, and 333 for
destructors that nobody has declared; second ones (3369) and those that are `static` there, too (80); 392 of member
functions that are only declared there once more ([class.mfct], [class.static.data]); of namespaces only the names are
asked for (135; [namespace.memdef]/2)."""

from cufe.checks.declarations.placeholder_types import PlaceholderTypes
from cufe.checks.declarations.redeclarations import agree, check_specification, default_again, same_parameters
from cufe.checks.entity_names import entity_name, function_name, words_of
from cufe.checks.mistake_fill_ins import fill_ins_of
from cufe.checks.read_pieces import pieces_of
from cufe.checks.templates.template_members import NO_TYPES
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import At, EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.addresses import Addresses
from cufe.il.entities import ClassType, Declared, EnumType, Field, Namespace, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.type_names import TypeNames
from cufe.il.types import RoutineType, Type
from cufe.sema.answers import Mistake, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.failures import guarded, unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.sequences import referred_to
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.context import Context
    from cufe.sema.engine import Engine

_STORAGE_CLASS: Final = 80
_NO_STATIC: Final = 246
_INHERITED: Final = 298
_IMPLICIT: Final = 333
_REDECLARED: Final = 392

_OUTER: Final = (c.NAMESPACE, c.LINKAGE)


def check_definitions_out_of_class(code: UserCode) -> None:
    """Judges the definitions with a qualified name in the compiled file."""
    places: list[tuple[s.Binding, list[Piece]]] = []
    for path in pieces_of(code, code.in_full, with_idle=True):
        piece = path[-1]
        if piece.sort in (c.FUNCTION, c.SIMPLE) and all(one.sort in _OUTER for one in path[:-1]):
            if piece.start == piece.head and code.kinds[piece.head] != k.TYPEDEF:
                places += [
                    (one, path)
                    for one in code.bindings(path)
                    if one.declarator is not None and code.kinds[one.name - 1] == k.SCOPE
                ]
    if not places:
        return
    judge = _Judge(code)
    for binding, path in places:
        with guarded(token=binding.name):
            judge.place(binding, path)


class _Judge:
    """Compares definitions with what their classes declare."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.engine: Engine = code.engine()
        self.names: TypeNames = TypeNames(Addresses())
        #: where members are defined
        self._defined: dict[Variable | Routine, int] = {}

    def place(self, binding: s.Binding, path: list[Piece]) -> None:
        context = None if binding.template else self.engine.definitions.context_of(path, [])
        if context is None:
            return
        with unanswered:
            if self._is_of_incomplete(binding, context):
                return
            found = self.engine.written_names.path(binding.first, binding.end, context, binding.name).qualifier
            if isinstance(found, Namespace):
                self._of_namespace(binding, found, path)
            cls = found.skip_typerefs() if isinstance(found, Type) else None
            if isinstance(cls, ClassType) and not cls.dependent and cls.template is None:
                self._member(binding, Declared(binding, path[-1], context), cls)

    def _is_of_incomplete(self, binding: s.Binding, context: "Context") -> bool:
        """Reports a function of a class that is not defined in front of it, which is no member then."""
        named = self.engine.written_names.path(binding.first, binding.name - 1, context, binding.name).entities
        cls = named[0].skip_typerefs() if len(named) == 1 and isinstance(named[0], Type) else None
        if not isinstance(cls, ClassType) or cls.dependent or cls.template is not None or binding.sort != s.ROUTINE:
            return False
        if self.engine.classes.is_complete(cls) and not cls.brace > binding.name:
            return False
        self.code.add_invalid(num.INCOMPLETE, binding.name, MessageNames().fill_in(cls), place=binding.first)
        self._qualifiers(binding)
        return True

    def _of_namespace(self, binding: s.Binding, namespace: Namespace, path: list[Piece]) -> None:
        """Friends of classes inside are declared, too: the name must not stand in the namespace at all.  Behind a
        misspelt specifier it is that of a type."""
        name = self.engine.declare.binding_name(binding)
        context = namespace.context
        if not isinstance(context, NamespaceContext):
            return
        found = self.engine.names.qualified(namespace, name, binding.name)
        if found:
            self._not_type(binding, found[0])
            if len(found) == 1 and binding.sort == s.VARIABLE:
                self._not_other(binding, found[0], Declared(binding, path[-1], context))
            return
        insides = [(brace, self.code.brackets.close(brace)) for brace in context.scope.braces]
        if insides and not self.code.tokens_of({self.code.lexemes[binding.name]}, insides):
            told = EntityName("namespace", self.names.entities.qualified(namespace))
            self._tell(num.NO_MEMBER, binding, told, name)

    def _not_type(self, binding: s.Binding, found: Entity) -> None:
        """A variable cannot be one that is a type."""
        if binding.sort == s.VARIABLE and isinstance(found, (ClassType, EnumType, Typedef)):
            self._tell(num.INCOMPATIBLE, binding, entity_name(self.engine, found, words_of(found)))

    def _not_other(self, binding: s.Binding, found: Entity, declared: Declared) -> None:
        """A variable cannot be a function, nor one that is only declared and has another type."""
        if isinstance(found, Routine):
            self._tell_other(binding, [found])
        elif isinstance(found, Variable) and _is_only_declared(found.declarations[0].binding):
            type_ = self.engine.declare_types.declared_type(found.declarations[0])
            if not agree(type_.canonical, self.engine.declare_types.declared_type(declared).canonical):
                text = self.names.declared(type_, self.names.entities.qualified(found))
                self._tell(num.INCOMPATIBLE, binding, EntityName("", text, self.code.unit.offset(found.token)))

    def _member(self, binding: s.Binding, declared: Declared, cls: ClassType) -> None:
        engine = self.engine
        name = engine.declare.binding_name(binding)
        engine.classes.require_complete(cls, binding.name)
        if not isinstance(cls.context, ClassContext) or cls.brace > binding.name:
            # What is not complete here is reported by itself.
            return
        if self.code.kinds[binding.name] == k.TILDE:
            self._destructor(binding, declared, cls)
            return
        if name == cls.name:
            self._constructor(binding, declared, cls)
            return
        members = engine.declare.in_class(cls.context, name) if name else self._conversions(binding, declared, cls)
        if not members:
            inherited = engine.names.members(cls, name) if name else None
            if inherited is not None and inherited.entities:
                self._tell(_INHERITED, binding)
                return
            missing = name or " ".join(self.code.lexemes[binding.name : binding.end])
            self._tell(num.NO_MEMBER, binding, EntityName("class", self.names.of(cls)), missing)
            self._qualifiers(binding)
            if not name:
                self.code.add(num.NO_SPECIFIERS, binding.first)
            return
        self._not_type(binding, members[0])
        self._storage(binding)
        if self._is_redeclared(binding, declared):
            if all(isinstance(member, Routine) for member in members):
                told = EntityName("member function", self.names.entities.qualified(members[0]))
                self._tell(_REDECLARED, binding, told)
            return
        wrong: Mistake | None = None
        try:
            type_ = engine.declare_types.declared_type(declared, cls.context)
            if isinstance(type_, RoutineType):
                wrong = PlaceholderTypes(engine).in_function(declared, type_)
        except Mistake as mistake:
            if mistake.number not in NO_TYPES:
                raise
            wrong = mistake
        if wrong is not None:
            self._without_type(binding, wrong, members)
            return
        if contains_placeholder(type_) or type_.dependent:
            return
        if binding.sort == s.ROUTINE and isinstance(type_, RoutineType):
            self._function(binding, declared, type_, members)
        elif binding.sort == s.VARIABLE and isinstance(members[0], Field):
            self._tell(_NO_STATIC, binding)
        elif binding.sort == s.VARIABLE and len(members) == 1 and isinstance(members[0], Variable):
            self._variable(binding, type_, members[0])
        elif binding.sort == s.VARIABLE and len(members) == 1 and isinstance(members[0], Routine):
            self._tell_other(binding, members)

    def _constructor(self, binding: s.Binding, declared: Declared, cls: ClassType) -> None:
        """A constructor that the class declares neither itself nor by implication; the initialisers of such a one are
        no part of it (130)."""
        engine = self.engine
        function = binding.declarator.function() if binding.declarator is not None else None
        if function is None or binding.sort != s.ROUTINE or declared.piece.sort != c.FUNCTION:
            return
        written = engine.declare.constructors(cls)
        members = [one for one in written if isinstance(one, Routine)]
        type_ = engine.declare_types.signature(declared, cls.context or declared.context)
        if len(members) < len(written) or type_.dependent:
            return
        if not members and not type_.parameters:
            # It is the one that nobody has written (333).
            return
        signatures = [engine.declare_types.routine_type(one) for one in members]
        copies = [one for one in signatures if _takes_own(one, cls)]
        for member, signature in zip(members, signatures, strict=True):
            if same_parameters(signature, type_):
                if not self._is_defined_again(binding, declared, member):
                    self._defaults(binding, member)
                return
        if _takes_own(type_, cls):
            return
        if len(signatures) == 1 and copies:
            # No other one is implied.
            return
        self._tell(num.MATCHES_NONE, binding, EntityName("overloaded function", f"{self.names.of(cls)}::{cls.name}"))
        if self.code.kinds[function.last + 1] == k.COLON:
            self.code.add(num.OPEN_BRACE_EXPECTED, function.last + 1)

    def _destructor(self, binding: s.Binding, declared: Declared, cls: ClassType) -> None:
        """A destructor that the class does not declare, since it has one by implication, or that it defines."""
        destructor = self.engine.classes.destructor(cls)
        if not destructor.declarations:
            self._tell(_IMPLICIT, binding)
        else:
            self._is_defined_again(binding, declared, destructor)

    def _conversions(self, binding: s.Binding, declared: Declared, cls: ClassType) -> list[Entity]:
        """The conversion functions of a class to the type of a definition, of which each has a name of its own."""
        types = self.engine.declare_types
        wanted = types.signature(declared, cls.context or declared.context)
        found: list[Entity] = []
        for one in self.engine.declare.conversions(cls):
            if isinstance(one, Template):
                raise Unknown("a conversion function that may be an instance", binding.name)
            if types.routine_type(one).result.canonical is wanted.result.canonical:
                found.append(one)
        return found

    def _storage(self, binding: s.Binding) -> None:
        """`static` stands in the class alone ([class.static]/1)."""
        declaration = binding.declaration
        if declaration is not None and declaration.specifiers.flags & n.STATIC:
            static = self.code.kinds.find(k.STATIC, declaration.specifiers.start, binding.first)
            if static >= 0:
                self.code.add(_STORAGE_CLASS, static)

    def _qualifiers(self, binding: s.Binding) -> None:
        """What is no member has no qualifiers either."""
        function = binding.declarator.function() if binding.declarator is not None else None
        if function is not None and function.flags & (n.CONST | n.VOLATILE):
            behind = function.last + 1
            if self.code.kinds[behind] in (k.CONST, k.VOLATILE):
                self.code.add(num.QUALIFIER_NOT_HERE, behind)

    def _is_redeclared(self, binding: s.Binding, declared: Declared) -> bool:
        """Whether a function is declared without a body; what is defaulted or deleted has one."""
        declarator = binding.declarator
        if binding.sort != s.ROUTINE or declared.piece.sort != c.SIMPLE or declarator is None:
            return False
        return declarator.initialiser == n.NO_INITIALISER

    def _variable(self, binding: s.Binding, type_: Type, member: Variable) -> None:
        declared = self.engine.declare_types.declared_type(member.declarations[0])
        # The bound of an array may be left to the definition.
        if contains_placeholder(declared) or agree(type_.canonical, declared.canonical):
            first = member.declarations[0].binding
            flags = 0 if first.declaration is None else first.declaration.specifiers.flags
            # A constexpr one may be declared again outside ([depr.static.constexpr]).
            is_inline = flags & n.INLINE and not flags & n.CONSTEXPR
            earlier = self._defined.setdefault(member, first.name if is_inline else binding.name)
            if earlier != binding.name:
                told = EntityName("member", self.names.entities.qualified(member))
                is_initialised = first.declarator is not None and first.declarator.initialiser != n.NO_INITIALISER
                place = first.name if is_initialised else earlier
                self._tell(num.REDEFINED, binding, told, At(self.code.unit.offset(place)))
            return
        text = self.names.declared(declared, self.names.entities.qualified(member))
        self._tell(num.INCOMPATIBLE, binding, EntityName("", text, self.code.unit.offset(member.token)))

    def _function(self, binding: s.Binding, declared: Declared, type_: RoutineType, members: list[Entity]) -> None:
        for member in members:
            if isinstance(member, Template) or not isinstance(member, Routine):
                return
            signature = self.engine.declare_types.routine_type(member)
            if contains_placeholder(signature) or signature.dependent:
                return
            if same_parameters(signature, type_) and signature.result.canonical is type_.result.canonical:
                if not self._is_defined_again(binding, declared, member):
                    self._defaults(binding, member)
                    self._exceptions(binding, declared, member)
                return
        self._tell_other(binding, members)

    def _is_defined_again(self, binding: s.Binding, declared: Declared, member: Routine) -> bool:
        first = member.declarations[0]
        is_inline = first.piece.sort == c.FUNCTION or self.engine.out_of_class.is_settled(first.binding)
        earlier = self._defined.get(member, first.binding.name if is_inline else binding.name)
        if declared.piece.sort == c.FUNCTION or self.engine.out_of_class.is_settled(binding):
            self._defined.setdefault(member, earlier)
        if earlier == binding.name:
            return False
        told = EntityName("function", function_name(self.engine, member, binding.name))
        self._tell(num.REDEFINED, binding, told, At(self.code.unit.offset(earlier)))
        return True

    def _without_type(self, binding: s.Binding, wrong: Mistake, members: list[Entity]) -> None:
        """A definition with a type that is none, which no function has."""
        for one in wrong.all():
            self.code.add_once(one.number, one.token, *fill_ins_of(self.engine, one))
        if binding.sort == s.ROUTINE and all(isinstance(one, Routine) for one in members):
            function = binding.declarator.function() if binding.declarator is not None else None
            self._tell_other(binding, members, function.last if function is not None else -1)

    def _tell_other(self, binding: s.Binding, members: list[Entity], found_at: int = -1) -> None:
        """Tells that none of the functions of a name is defined."""
        only = members[0]
        assert isinstance(only, Routine)
        if len(members) > 1:
            name = EntityName("overloaded function", self.names.entities.qualified(only))
            self._tell(num.MATCHES_NONE, binding, name, found_at=found_at)
            return
        signature = self.engine.declare_types.routine_type(only)
        told = EntityName("", MessageNames().signature(only, signature), self.code.unit.offset(only.token))
        self._tell(num.INCOMPATIBLE, binding, told, found_at=found_at)

    def _defaults(self, binding: s.Binding, member: Routine) -> None:
        """A default argument that the class gives already."""
        first = member.declarations[0].binding.declarator if member.declarations else None
        if first is None or binding.declarator is None or member.declarations[0].binding.name == binding.name:
            return
        if default_again(first.function(), binding.declarator.function()) is not None:
            self._tell(num.DEFAULT_AGAIN, binding)

    def _exceptions(self, binding: s.Binding, declared: Declared, member: Routine) -> None:
        first = member.declarations[0].binding.declarator if member.declarations else None
        if first is not None and binding.declarator is not None:
            told = EntityName("function", self.names.entities.qualified(member), self.code.unit.offset(member.token))
            start = declared.piece.start
            check_specification(self.code, first.function(), binding.declarator.function(), start, told)

    def _tell(self, number: int, binding: s.Binding, *fill_ins: "str | EntityName | At", found_at: int = -1) -> None:
        self.code.add_invalid(number, binding.name, *fill_ins, found_at=found_at)


def _is_only_declared(binding: s.Binding) -> bool:
    declaration, declarator = binding.declaration, binding.declarator
    is_extern = declaration is not None and bool(declaration.specifiers.flags & n.EXTERN)
    return is_extern and declarator is not None and declarator.initialiser == n.NO_INITIALISER


def _takes_own(type_: RoutineType, cls: ClassType) -> bool:
    """Whether a constructor takes an object of its class alone, as those that copy and move do."""
    return len(type_.parameters) == 1 and bare(referred_to(type_.parameters[0])) is cls
