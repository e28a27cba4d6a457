"""Definitions of the members of class templates and their instances outside of their classes that no declaration fits
([temp.mem], [temp.mem.func], [temp.expl.spec]): 135 where the class has no such member, 147 and 493 where those that it
has are others, 457 where the member is none that is defined so; of the class in front of the name 276 with 441, 498 and
506; 795 where `template <>` is missing.

Types are compared with the names of the definition put into the declaration; where they depend on members of dependent
types, nothing is reported."""

from cufe.checks.declarations.placeholder_types import PlaceholderTypes
from cufe.checks.declarations.redeclarations import default_again
from cufe.checks.findings import DeclarationJudge, Findings
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import At, EntityName
from cufe.diagnostics.severity import ERROR, WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import SFK_CONSTRUCTOR, ClassType, Declared, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.types import ArrayType, RoutineType, Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext, TemplateContext, is_instance
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames
from cufe.sema.templates.equivalence import arguments_differ, signatures_differ, surely_differ
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NOT_DEFINABLE: Final = 457
_OTHER_ARGUMENTS: Final = 498
#: in a type that is none, so that no function has it
NO_TYPES: Final = (
    num.NO_ARGUMENTS, num.TOO_FEW_ARGUMENTS, num.TOO_MANY_ARGUMENTS, num.TYPE_EXPECTED, num.NOT_A_TYPE, num.TYPE_NAME,
)  # fmt: skip
_OF_TYPES: Final = (num.UNDEFINED, *NO_TYPES)
_QUALIFIERS: Final = n.CONST | n.VOLATILE


class TemplateMembers(DeclarationJudge):
    """Judges such definitions."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        super().__init__(code, engine, findings)
        self.names: MessageNames = MessageNames()
        self.placeholders: PlaceholderTypes = PlaceholderTypes(engine)
        #: where members are defined
        self._defined: dict[Entity, int] = {}

    def judge(self, path: list[Piece]) -> bool:
        """Judges the definition that the innermost of some pieces is, if it is one of a class template's member;
        whether it defines none."""
        piece = path[-1]
        if piece.sort not in (c.FUNCTION, c.SIMPLE) or (len(path) > 1 and path[-2].sort == c.CLASS):
            return False
        for binding in self.code.bindings(path):
            declaration = binding.declaration
            if declaration is None or binding.declarator is None or binding.first == binding.name:
                continue
            context = self.engine.definitions.context_of(path, [])
            if isinstance(context, NamespaceContext) and self._qualified(binding, declaration, context, piece):
                return True
        return False

    def _qualified(self, binding: s.Binding, declaration: n.Declaration, context: Context, piece: Piece) -> bool:
        engine = self.engine
        heads = declaration.heads
        if any(head.end != head.close + 1 for head in heads):
            return False
        is_constrained = any(one.constrained for head in heads for one in head.parameters)
        inner = engine.prototypes.head_context(heads, context)
        if heads and heads[0].parameters and self._is_without_arguments(binding, inner):
            self._tell(num.NO_SCOPE, binding.first, binding)
            told = EntityName("class template", self.code.lexemes[binding.first])
            self.findings.add(num.NO_ARGUMENTS, binding.first, fill_ins=(told,))
            return True
        qualifier = engine.written_names.path(binding.first, binding.end, inner, binding.name).qualifier
        cls = engine.prototypes.current_type(qualifier) if isinstance(qualifier, Type) else None
        if not isinstance(cls, ClassType):
            return False
        levels = _templates_around(cls)
        if not levels and not heads:
            return False
        if is_constrained:
            return self._is_of_constrained(cls, binding)
        if levels == 1 and len(heads) == 1 and self._is_of_incomplete(cls, binding):
            return True
        plain = [head for head in heads if head.parameters]
        if is_instance(cls):
            if plain and len(plain) == len(heads) and cls.dependent:
                return self._of_other_arguments(cls, binding)
            return not plain and not cls.dependent and self._of_instance(cls, binding, len(heads), piece)
        if len(plain) != len(heads) or not levels <= len(heads) <= levels + 1:
            return False
        if self._has_more_parameters(cls, heads):
            return True
        self._read_result(declaration, inner)
        if self._is_read_otherwise(binding):
            self._tell(_OTHER_ARGUMENTS, binding.first, binding)
            return True
        engine.classes.require_complete(cls, binding.name)
        is_misfit = self._member(cls, binding, piece, len(heads) > levels)
        if is_misfit and not self._members(cls, binding):
            for mistake in self.mistakes:
                if mistake.number == num.NO_ARGUMENTS:
                    mistake.found_at = binding.name
            self._read_parameters(binding, inner)
        return is_misfit

    def _is_of_constrained(self, cls: ClassType, binding: s.Binding) -> bool:
        """Tells that a class template has no member of a name, where a head has constraints: a partial specialisation
        may differ by these alone."""
        if cls.template is None or is_instance(cls) or isinstance(cls.parent, ClassType):
            return False
        if self.engine.declare.binding_name(binding) == cls.written_name():
            return False
        found = self.engine.specializations.of(cls.template)
        if found.unreadable or found.partial:
            return False
        self.engine.classes.require_complete(cls, binding.name)
        return not self._members(cls, binding) and self._of_nothing(cls, binding)

    def _is_of_incomplete(self, cls: ClassType, binding: s.Binding) -> bool:
        """Tells of a member of a class template, or of an instance, that has no definition in front of it."""
        if cls.template is None or self.code.kinds[binding.name] == k.TILDE or isinstance(cls.parent, ClassType):
            return False
        primary = self.engine.prototypes.of(cls.template)
        specialized = self.engine.specializations.of(cls.template)
        if specialized.unreadable or specialized.partial or (is_instance(cls) and specialized.explicit):
            return False
        if not isinstance(primary, ClassType) or 0 <= primary.brace < binding.name:
            return False
        self.findings.add(num.INCOMPLETE, binding.first, fill_ins=(self.names.fill_in(cls),))
        return True

    def _is_without_arguments(self, binding: s.Binding, context: Context) -> bool:
        """Whether a class template stands in front of `::` without its arguments."""
        at = binding.first
        if not self.code.kinds.startswith(bytes((k.IDENTIFIER, k.SCOPE)), at):
            return False
        found = self.engine.names.type_name(self.code.lexemes[at], context, at)
        return len(found) == 1 and isinstance(found[0], Template) and not found[0].is_parameter

    def _of_other_arguments(self, cls: ClassType, binding: s.Binding) -> bool:
        """Arguments that are neither the parameters of the head nor those of a partial specialisation."""
        template = cls.template
        if template is None:
            return False
        found = self.engine.specializations.of(template)
        lists = [self.engine.prototypes.own_arguments(template), *[one.arguments for one in found.partial]]
        if found.unreadable or (len(lists) > 1 and not all(arguments_differ(one, cls.arguments) for one in lists)):
            return False
        self._tell(_OTHER_ARGUMENTS, binding.first, binding)
        return True

    def _has_more_parameters(self, cls: ClassType, heads: list[n.TemplateHead]) -> bool:
        """Whether a head in front of the definition has more parameters than the template."""
        at: Entity | None = cls
        index = _templates_around(cls) - 1
        while isinstance(at, ClassType):
            if at.template is not None:
                own = self._parameters(at)
                written = heads[index].parameters
                if len(written) > own and not any(one.pack >= 0 for one in written):
                    extra = written[own]
                    declared = At(self.code.unit.offset(at.template.token))
                    self.findings.add(num.TOO_MANY_PARAMETERS, max(extra.name, extra.start), fill_ins=(declared,))
                    return True
                index -= 1
            at = at.parent
        return False

    def _parameters(self, cls: ClassType) -> int:
        """How many parameters a class template or a partial specialisation has."""
        template = cls.template
        if template is None:
            return 0
        for partial in self.engine.specializations.of(template).partial:
            if partial.arguments == cls.arguments:
                return len(partial.parameters)
        return len(self.engine.template_parameters.of(template))

    # --- members -------------------------------------------------------------------------------------------------

    def _of_instance(self, cls: ClassType, binding: s.Binding, heads: int, piece: Piece) -> bool:
        """A member of an instance of a template, or of an explicit specialisation."""
        template = cls.template
        if template is None or _templates_around(cls) != 1 or heads > 1:
            return False
        self.engine.classes.require_complete(cls, binding.name)
        explicit = self.engine.specializations.of(template).explicit.values()
        is_explicit = any(one.binding.body == cls.brace for one in explicit)
        if is_explicit == (heads > 0):
            if is_explicit or self._member(cls, binding, piece, False):
                return not is_explicit
            sort = "function" if binding.sort == s.ROUTINE else "member"
            told = EntityName(sort, self._name(cls, binding))
            self.findings.add(num.HEAD_MISSING, binding.name, fill_ins=(told, "template<>"))
            return True
        return self._member(cls, binding, piece, False)

    def _member(self, cls: ClassType, binding: s.Binding, piece: Piece, is_template: bool) -> bool:
        """Whether a class declares nothing that a binding can define."""
        members = self._members(cls, binding)
        only = members[0] if len(members) == 1 else None
        if isinstance(only, (Field, Variable)):
            return self._of_data(cls, binding, piece, only)
        if not members:
            return self._of_nothing(cls, binding)
        if any(not isinstance(one, (Routine, Template)) for one in members):
            return False
        if binding.sort != s.ROUTINE:
            if any(isinstance(one, Template) for one in members):
                # It may be that of a variable.
                return False
            self._tell(_NOT_DEFINABLE, binding.name, binding, self.code.lexemes[binding.name])
            return True
        return self._of_functions(cls, binding, piece, members, is_template)

    def _members(self, cls: ClassType, binding: s.Binding) -> list[Entity]:
        """What a class itself declares by the name of a definition."""
        declare = self.engine.declare
        name = declare.binding_name(binding)
        if name.startswith("~"):
            return [self.engine.classes.destructor(cls)] if declare.special(cls.brace).destructors else []
        if not name:
            return [*declare.conversions(cls)]
        if name == cls.written_name():
            return [*declare.constructors(cls)]
        return declare.in_class(cls.context, name) if isinstance(cls.context, ClassContext) else []

    def _of_nothing(self, cls: ClassType, binding: s.Binding) -> bool:
        """Tells that a class has no member of a name, nor inherits one."""
        name = self.engine.declare.binding_name(binding)
        is_special = not name or name in (cls.written_name(), "~" + cls.written_name())
        if not name or (not is_special and self._is_inherited(cls, name)):
            return False
        sort = "class" if is_instance(cls) or not _templates_around(cls) else "class template"
        self._tell(num.NO_MEMBER, binding.name, binding, EntityName(sort, self.names.of(cls)), name)
        return True

    def _is_inherited(self, cls: ClassType, name: str) -> bool:
        if not self.engine.classes.bases(cls):
            return False
        try:
            found = self.engine.names.members(cls, name)
        except (Unknown, IllFormed, Dependent):
            return not self.engine.classes.has_dependent_bases(cls)
        return found is not None and bool(found.entities)

    def _of_data(self, cls: ClassType, binding: s.Binding, piece: Piece, member: "Field | Variable") -> bool:
        """Judges a definition by the name of a data member."""
        is_function = binding.sort == s.ROUTINE
        if isinstance(member, Field):
            if not is_function:
                self._tell(_NOT_DEFINABLE, binding.name, binding, self.code.lexemes[binding.name])
                return True
            type_ = self.engine.declare_types.field_type(member)
        else:
            declared = member.declarations[0]
            type_ = self.engine.declare_types.declared_type(declared)
            if not is_function and not self._differs(binding, piece, declared, type_, False):
                self._define(cls, binding, member, EntityName("member", self._name(cls, binding)))
                return False
        text = self.names.declared(type_, self._name(cls, binding))
        self._tell(num.INCOMPATIBLE, binding.name, binding, EntityName("", text, self.code.unit.offset(member.token)))
        return True

    def _of_functions(
        self, cls: ClassType, binding: s.Binding, piece: Piece, members: list[Entity], is_template: bool
    ) -> bool:
        """Judges a definition by the functions of its name."""
        for member in members:
            if not self._is_other(binding, piece, member, is_template):
                if len(members) == 1:
                    self._defaults(binding, member)
                    self._define_function(cls, binding, piece, member)
                return False
        name = self.engine.declare.binding_name(binding)
        # An instance has constructors to copy and to move besides; a template gets its implicit ones in its instances.
        has_others = name == cls.written_name() and is_instance(cls)
        if has_others or (name and len(members) > 1):
            name = InstanceNames(self.engine).of_constructors(cls) if has_others else self._name(cls, binding)
            self._tell(num.MATCHES_NONE, binding.name, binding, EntityName("overloaded function", name))
            return True
        self._other_function(cls, binding, members[0])
        return True

    def _define_function(self, cls: ClassType, binding: s.Binding, piece: Piece, member: Entity) -> None:
        """Notes the definition of the only function of a name, in its class or here."""
        routine = self._routine(member)
        if piece.sort != c.FUNCTION or routine is None or is_instance(cls):
            return
        first = routine.declarations[0]
        if first.piece.sort == c.FUNCTION:
            self._defined.setdefault(member, first.binding.name)
        sort = "function template" if isinstance(member, Template) else "function"
        self._define(cls, binding, member, EntityName(sort, self._name(cls, binding)))

    def _define(self, cls: ClassType, binding: s.Binding, member: Entity, told: EntityName) -> None:
        """Tells of a second definition of a member."""
        earlier = self._defined.setdefault(member, binding.name)
        if earlier != binding.name and not is_instance(cls) and not _is_constrained(cls):
            self.findings.add(num.REDEFINED, binding.name, fill_ins=(told, At(self.code.unit.offset(earlier))))

    def _defaults(self, binding: s.Binding, member: Entity) -> None:
        """A default argument that the class gives already."""
        routine = self._routine(member)
        first = routine.declarations[0].binding.declarator if routine is not None else None
        if first is not None and binding.declarator is not None:
            if default_again(first.function(), binding.declarator.function()) is not None:
                severity = WARNING if isinstance(member, Template) else ERROR
                self.findings.add(num.DEFAULT_AGAIN, binding.name, severity=severity)

    def _other_function(self, cls: ClassType, binding: s.Binding, member: Entity) -> None:
        """Reports a definition that is not that of the only function of its name."""
        routine = self._routine(member)
        if routine is None:
            return
        type_ = self.engine.declare_types.routine_type(routine)
        if routine.special == SFK_CONSTRUCTOR:
            text = self.names.function(member if isinstance(member, Template) else routine, type_)
        else:
            text = self.names.declared(type_, self._name(cls, binding))
        sort = "function template" if isinstance(member, Template) else ""
        told = EntityName(sort, text, self.code.unit.offset(member.token))
        self._tell(num.INCOMPATIBLE, binding.name, binding, told)

    def _routine(self, member: Entity) -> Routine | None:
        found = self.engine.prototypes.of(member) if isinstance(member, Template) else member
        return found if isinstance(found, Routine) and found.declarations else None

    def _is_other(self, binding: s.Binding, piece: Piece, member: Entity, is_template: bool) -> bool:
        """Whether a function is certainly not the one that a definition defines."""
        routine = self._routine(member)
        if routine is None:
            return False
        first = routine.declarations[0]
        if self._has_undefined_result(binding):
            return True
        type_ = self.engine.declare_types.routine_type(routine)
        around = first.context.outer if isinstance(first.context, TemplateContext) else None
        if isinstance(member, Template) and not is_template and around is not None:
            # The definition of what is no template knows nothing of the template's parameters.
            first = Declared(first.binding, first.piece, around)
        return self._differs(binding, piece, first, type_, is_template and isinstance(member, Routine))

    def _differs(self, binding: s.Binding, piece: Piece, first: Declared, type_: Type, is_deeper: bool) -> bool:
        """Whether a definition certainly has another type than a declaration; with a head more its own parameters make
        one of it."""
        declaration = binding.declaration
        heads = declaration.heads if declaration is not None else []
        context = self.engine.template_heads.renamed(first.context, heads) if heads else first.context
        types = self.engine.declare_types
        second = Declared(binding, piece, context)
        try:
            other = types.signature(second, context) if binding.sort == s.ROUTINE else types.declared_type(second)
        except Mistake as mistake:
            if mistake.number in NO_TYPES:
                self.mistakes.append(mistake)
                return binding.sort == s.ROUTINE
            is_undefined = mistake.number == num.UNDEFINED and self.code.lookup().resolve(mistake.token) is None
            return is_deeper or is_undefined
        except IllFormed:
            return is_deeper
        mine = type_.skip_typerefs()
        theirs = other.skip_typerefs()
        if isinstance(mine, RoutineType) and isinstance(theirs, RoutineType):
            missing = self.placeholders.in_function(second, theirs)
            if missing is not None:
                self.mistakes.append(missing)
                return True
            return signatures_differ(mine, theirs)
        while isinstance(mine, ArrayType) and isinstance(theirs, ArrayType) and min(mine.count, theirs.count) < 0:
            # One of them leaves the bound to the other ([basic.link]/11).
            mine = mine.element.skip_typerefs()
            theirs = theirs.element.skip_typerefs()
        return surely_differ(mine, theirs)

    def _read_result(self, declaration: n.Declaration, context: Context) -> None:
        """Looks the result up where it stands, in front of the name of the class."""
        if declaration.specifiers.sort != n.NAMED:
            return
        try:
            missing = self.placeholders.in_specifiers(
                declaration.specifiers, self.engine.specifiers.base_type(declaration.specifiers, context)
            )
            if missing is not None:
                self.mistakes.append(missing)
        except Mistake as mistake:
            if mistake.number == num.UNDEFINED and mistake.token == declaration.specifiers.type_end - 1:
                self.mistakes.append(mistake)
        except (Unknown, IllFormed, Dependent):
            return

    def _read_parameters(self, binding: s.Binding, context: Context) -> None:
        """Looks the parameters of what is no member up in the scope around the definition."""
        function = binding.declarator.function() if binding.declarator is not None else None
        for parameter in function.parameters if function is not None else []:
            with unanswered:
                try:
                    type_ = self.engine.declarators.parameter_type(parameter, context)
                    missing = self.placeholders.in_specifiers(parameter.specifiers, type_)
                except Mistake as mistake:
                    missing = mistake if mistake.number in _OF_TYPES else None
                if missing is not None:
                    self.mistakes.append(missing)

    def _has_undefined_result(self, binding: s.Binding) -> bool:
        declaration = binding.declaration
        if declaration is None or declaration.specifiers.sort != n.NAMED:
            return False
        token = declaration.specifiers.type_end - 1
        return any(one.token == token for one in self.mistakes)

    def _is_read_otherwise(self, binding: s.Binding) -> bool:
        """Whether the result is unknown and taken for an operand by what follows it, and so is the class."""
        return self._has_undefined_result(binding) and self.code.kinds[binding.first - 1] in b"*&"

    def _name(self, cls: ClassType, binding: s.Binding) -> str:
        return f"{self.names.of(cls)}::{''.join(self.code.lexemes[binding.name : binding.end])}"

    def _tell(self, number: int, token: int, binding: s.Binding, *fill_ins: "str | EntityName") -> None:
        """Reports mistakes in a definition; what then is no member cannot have qualifiers."""
        function = binding.declarator.function() if binding.declarator is not None else None
        # What it is compared with is known behind its parameters.
        is_late = function is not None and number in (num.INCOMPATIBLE, num.MATCHES_NONE)
        self.findings.add(number, token, function.last if is_late and function is not None else -1, fill_ins)
        if number in _NO_MEMBERS and function is not None and function.flags & _QUALIFIERS:
            self.findings.add(num.QUALIFIER_NOT_HERE, function.last + 1)


#: behind these there is no member
_NO_MEMBERS: Final = (num.NO_MEMBER, num.NO_SCOPE, _OTHER_ARGUMENTS)


def _is_constrained(cls: ClassType) -> bool:
    """Whether a class template has constraints, which a definition of a member has to repeat."""
    declaration = cls.template.declarations[0].binding.declaration if cls.template is not None else None
    heads = declaration.heads if declaration is not None else []
    return any(head.end != head.close + 1 or any(one.constrained for one in head.parameters) for head in heads)


def _templates_around(cls: ClassType) -> int:
    """How many of a class and the classes around it are templates or instances of them."""
    count = 0
    at: Entity | None = cls
    while isinstance(at, ClassType):
        count += at.template is not None
        at = at.parent
    return count
