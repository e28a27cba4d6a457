"""Virtual functions: `override`, `final`, hidden ones, and destructors that are not virtual ([class.virtual])."""

from cufe.checks.entity_names import is_overloaded
from cufe.checks.findings import Findings, Judge, TextJudge
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName, TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import IMPLICIT, ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.type_names import TypeNames
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames, Nameless
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_OTHER_RESULT: Final = 317
_OVERRIDES_NOTHING: Final = 1455
THROWS: Final = 766
_OF_FINAL_FUNCTION: Final = 1850
_CONSTEXPR: Final = 2390
#: what each instance tells of anew
OF_VIRTUAL_SPECIFIERS: Final = (_OTHER_RESULT, _OVERRIDES_NOTHING, THROWS, _OF_FINAL_FUNCTION)
#: the same of the engine's language
_YEAR: Final = 2020


class VirtualSpecifiers(Judge):
    """Judges classes with virtual specifiers.

    What `override` and `final` say and a base class does not keep: 1455, 1850, 1904 ([class.virtual], [class.pre]);
    results that do not fit those of overridden functions: 317; functions that may throw and override one that may not:
    766 ([except.spec]); virtual functions that are constexpr before C++20: 2390 ([dcl.constexpr]).

    Asked are classes that are no templates, and instances."""

    def judge(self, cls: ClassType) -> None:
        if cls.dependent or cls.is_prototype or cls.brace < 0:
            return
        engine = self.engine
        with unanswered:
            inherited: list[Routine] = []
            for base in engine.classes.bases(cls):
                if base.type.template is not None and engine.classes.is_final(base.type):
                    self.findings.add(num.FINAL_BASE, base.token, base.token)
                else:
                    inherited += engine.virtuals.of(base.type).overriders
            members = self._members(cls)
            for routine, name, is_marked in members:
                named = [one for one in inherited if one.name == routine.name]
                if not self._are_known([routine, *named]):
                    continue
                overridden = [one for one in named if engine.virtuals.overrides(routine, one)]
                final = next((one for one in overridden if self._is_final(one)), None)
                if final is not None:
                    told = EntityName("function", _name(final), engine.unit.offset(final.token))
                    self.findings.add(_OF_FINAL_FUNCTION, name, name, (told,))
                elif is_marked and not overridden:
                    self.findings.add(_OVERRIDES_NOTHING, name, name)
                elif overridden:
                    overridden = self._overridden(cls, routine)
                    others = [one for one in overridden if not engine.virtuals.is_covariant(routine, one)]
                    for other in sorted(others, key=_token):
                        self._other_result(other, name)
                    if others and is_marked and len(others) == len(overridden):
                        # It then overrides nothing.
                        self.findings.add(_OVERRIDES_NOTHING, name, name)
                    elif not others and not routine.flags & en.DELETED:
                        self._require_noexcept(cls, routine, name)
                if routine.flags & en.CONSTEXPR and engine.language.standard < _YEAR:
                    if engine.object_arguments.is_virtual(routine):
                        at = self._last_specifier(name)
                        self.findings.add(_CONSTEXPR, at, at)

    def _overridden(self, cls: ClassType, routine: Routine) -> list[Routine]:
        """The functions that a function of a class overrides, directly or not."""
        engine = self.engine
        found: list[Routine] = []
        for base in engine.classes.bases(cls):
            own = [one for one in engine.virtuals.of(base.type).own if engine.virtuals.overrides(routine, one)]
            found += [one for one in [*own, *self._overridden(base.type, routine)] if one not in found]
        return found

    def _other_result(self, overridden: Routine, name: int) -> None:
        result = self.engine.declare_types.routine_type(overridden).result
        name_of_other = EntityName("", InstanceNames(self.engine).of_member(overridden))
        told = (TypeName(TypeNames(Nameless()).of(result)), name_of_other)
        self.findings.add(_OTHER_RESULT, name, name, told, about=_name(overridden))

    def _require_noexcept(self, cls: ClassType, routine: Routine, name: int) -> None:
        """A function may throw only if all functions that it overrides may, directly or not."""
        engine = self.engine
        for overridden in self._overridden(cls, routine):
            if engine.exceptions.is_noexcept(overridden) and not engine.exceptions.is_noexcept(routine):
                overridden_name = self._shown(overridden)
                names = (EntityName("", self._shown(routine)), EntityName("", overridden_name))
                self.findings.add(THROWS, name, name, names, about=overridden_name)

    def _shown(self, routine: Routine) -> str:
        """The name of a function, with its parameters where it is overloaded."""
        instances = InstanceNames(self.engine)
        if is_overloaded(self.engine, routine, routine.token):
            return instances.of_overload(routine)
        return instances.of_member(routine)

    def _last_specifier(self, name: int) -> int:
        """The later one of the words `virtual` and `constexpr` in front of a name; without `virtual` the name."""
        kinds = self.engine.kinds
        piece = self.engine.cutter.path(name)[-1]
        virtual = kinds.find(k.VIRTUAL, piece.start, name)
        return max(virtual, kinds.find(k.CONSTEXPR, piece.start, name)) if virtual >= 0 else name

    def _are_known(self, routines: list[Routine]) -> bool:
        """Whether the types of some functions can be told, and depend on nothing."""
        with unanswered:
            types = [self.engine.declare_types.routine_type(one) for one in routines]
            return not any(parameter.dependent for type_ in types for parameter in type_.parameters)
        return False

    def _members(self, cls: ClassType) -> list[tuple[Routine, int, bool]]:
        """The member functions that a class declares, without templates, static ones and destructors: each with its
        name's token, and whether it says `override`."""
        engine = self.engine
        found: list[tuple[Routine, int, bool]] = []
        for piece in engine.cutter.pieces(cls.brace):
            if piece.sort not in (c.FUNCTION, c.SIMPLE) or engine.kinds[piece.start] == k.TEMPLATE:
                continue
            for binding in engine.lookup.bindings(piece, cls.written_name()):
                declarator = binding.declarator
                if binding.sort != s.ROUTINE or declarator is None or engine.kinds[binding.name] != k.IDENTIFIER:
                    continue
                routine = self._declared(cls, binding)
                if routine is not None and not routine.flags & en.STATIC_MEMBER:
                    found.append((routine, binding.name, "override" in declarator.virtual_specifiers))
        return found

    def _declared(self, cls: ClassType, binding: s.Binding) -> Routine | None:
        """The function of a class that a binding declares."""
        context = cls.context
        if not isinstance(context, ClassContext):
            return None
        for entity in self.engine.declare.in_class(context, self.engine.lexemes[binding.name]):
            if isinstance(entity, Routine) and entity.parent is cls and entity.token == binding.name:
                return entity
        return None

    def _is_final(self, routine: Routine) -> bool:
        """Whether the declaration of a function in its class says so behind the parameters."""
        declarators = [declared.binding.declarator for declared in routine.declarations]
        return any(one is not None and "final" in one.virtual_specifiers for one in declarators)


def _token(routine: Routine) -> int:
    return routine.token


def _name(routine: Routine) -> str:
    """`N::C::f`"""
    parts: list[str] = []
    at: Entity | None = routine
    while at is not None and at.name:
        parts.append(at.name)
        at = at.parent
    return "::".join(reversed(parts))


PARTIALLY_HIDDEN: Final = 611
HIDDEN: Final = 997


class HiddenVirtuals:
    """Judges classes with base classes, instances of templates among them.

    Member functions that hide virtual functions of a base class instead of overriding them (997, 611).

    Told at the end of the class, base by base.  Observed: diagnostics-b 5."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings
        self.instances: InstanceNames = InstanceNames(engine)

    def judge(self, cls: ClassType) -> None:
        engine = self.engine
        if cls.dependent or cls.is_prototype or cls.brace < 0:
            return
        with unanswered:
            names: dict[str, dict[Entity | None, list[Routine]]] = {}
            for base in engine.classes.bases(cls):
                for routine in engine.virtuals.of(base.type).overriders:
                    if not routine.name.startswith(("~", "operator ")):
                        owners = names.setdefault(routine.name, {})
                        owners.setdefault(self._first(routine).parent, []).append(routine)
            for name, owners in names.items():
                self._name(cls, name, owners)

    def _first(self, routine: Routine) -> Routine:
        """The function of a base class that a function overrides, or that this one does."""
        owner = routine.owner()
        for base in self.engine.classes.bases(owner) if owner is not None else []:
            for other in self.engine.virtuals.of(base.type).overriders:
                if other.name == routine.name and self.engine.virtuals.overrides(routine, other):
                    return self._first(other)
        return routine

    def _name(self, cls: ClassType, name: str, owners: "dict[Entity | None, list[Routine]]") -> None:
        """Tells of the functions of a name that the classes `owners` declare first: of the class in front of which none
        is overridden, or, where there is none, of the one in front that is overridden in part (observed)."""
        engine = self.engine
        context = cls.context
        if not isinstance(context, ClassContext):
            return
        # Templates are not reported, nor are implicit assignment operators.
        named = engine.declare.in_class(context, name)
        entities = [one for one in named if not isinstance(one, Template) and not _is_implied(one)]
        members = [entity for entity in entities if isinstance(entity, Routine) and entity.parent is cls]
        if not members or len(members) != len(entities):
            # A type, or what a using-declaration names.
            return
        end = engine.cutter.brackets.close(cls.brace)
        partly: ClassType | None = None
        for owner, virtuals in sorted(owners.items(), key=_place):
            left = [one for one in virtuals if not any(engine.virtuals.overrides(member, one) for member in members)]
            if len(left) == len(virtuals):
                for member in members:
                    self.findings.add(HIDDEN, member.token, end, (self._hidden(virtuals), self._entity(member)))
                return
            if left and partly is None and isinstance(owner, ClassType):
                partly = owner
        if partly is not None:
            of_base = EntityName("overloaded virtual function", f"{_scope(partly)}{name}")
            self.findings.add(PARTIALLY_HIDDEN, cls.token, end, (of_base, EntityName("class", _scope(cls)[:-2])))

    def _hidden(self, virtuals: list[Routine]) -> EntityName:
        first = virtuals[0]
        owner = first.parent
        if isinstance(owner, ClassType) and isinstance(owner.context, ClassContext):
            named = self.engine.declare.in_class(owner.context, first.name)
            if len([one for one in named if not _is_implied(one)]) > 1:
                return EntityName("overloaded function", f"{_scope(owner)}{first.name}")
        return EntityName("function", self.instances.of_overload(first))

    def _entity(self, member: Routine) -> EntityName:
        return EntityName("function", self.instances.of_member(member))


def _place(declared: "tuple[Entity | None, list[Routine]]") -> int:
    owner, virtuals = declared
    return virtuals[0].token if owner is None else owner.token


def _is_implied(entity: Entity) -> bool:
    return isinstance(entity, Routine) and bool(entity.flags & IMPLICIT)


def _scope(entity: Entity | None) -> str:
    """`N::C::`"""
    parts: list[str] = []
    while entity is not None and entity.name:
        parts.append(entity.name)
        entity = entity.parent
    return "".join([f"{part}::" for part in reversed(parts)])


_PLAIN: Final = 401


class PlainDestructors(TextJudge):
    """Judges classes.

    Base classes whose destructor is not virtual, although a derived class has one of its own (401); a remark, off by
    default."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        super().__init__(code, engine, findings)
        self.names: MessageNames = MessageNames()

    def judge(self, cls: ClassType) -> None:
        context = cls.context
        if not self.code.report.wants_remarks() or not isinstance(context, ClassContext) or cls.brace < 0:
            return
        engine = self.engine
        with unanswered:
            if not engine.declare.in_class(context, "~" + cls.written_name()):
                return
            for base in engine.classes.bases(cls):
                if not any(routine.name.startswith("~") for routine in engine.virtuals.of(base.type).overriders):
                    name = EntityName("", self.names.class_name(base.type), engine.unit.offset(base.type.token))
                    self.findings.add(_PLAIN, base.token, -1, (name,))
