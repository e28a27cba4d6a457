"""Virtual functions ([class.virtual]): which override which, and what is still pure."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import PURE, VIRTUAL, ClassType, Routine
from cufe.il.types import PointerType, ReferenceType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.overload.type_tests import bare, class_of, is_unknown, is_void
from cufe.syntax.cutter import EMPTY
from cufe.syntax.operator_names import CONVERSIONS
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class VirtualTable:
    """The virtual functions of one class: its `own`, all final overriders, the pure ones among them."""

    def __init__(self) -> None:
        self.own: list[Routine] = []
        self.overriders: list[Routine] = []
        self.pure: list[Routine] = []
        self.polymorphic: bool = False


class Virtuals:
    """The virtual functions of classes."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._tables: dict[ClassType, VirtualTable] = {}

    def of(self, cls: ClassType) -> VirtualTable:
        known = self._tables.get(cls)
        if known is not None:
            return known
        table = VirtualTable()
        self._tables[cls] = table
        inherited: list[Routine] = []
        for base in self.engine.classes.bases(cls):
            other = self.of(base.type)
            table.polymorphic = table.polymorphic or other.polymorphic
            inherited += [routine for routine in other.overriders if routine not in inherited]
        if len(self.engine.classes.bases(cls)) > 1:
            inherited = [routine for routine in inherited if not self._is_dominated(routine, inherited)]
        if inherited or self._mentions_virtual(cls):
            self._read(cls, table, inherited)
        table.polymorphic = table.polymorphic or bool(table.own)
        return table

    def _is_dominated(self, routine: Routine, inherited: list[Routine]) -> bool:
        """Whether a function of a virtual base class is overridden on another way to it ([class.virtual]/2)."""
        owner = routine.owner()
        if owner is None:
            return False
        for other in inherited:
            derived = other.owner()
            if other is not routine and derived is not None and derived is not owner:
                if self.engine.classes.is_virtual_base_of(owner, derived) and self.overrides(other, routine):
                    return True
        return False

    def _mentions_virtual(self, cls: ClassType) -> bool:
        if cls.brace < 0:
            return False
        close = self.engine.cutter.brackets.close(cls.brace)
        return self.engine.kinds.find(k.VIRTUAL, cls.brace, close) >= 0

    def _read(self, cls: ClassType, table: VirtualTable, inherited: list[Routine]) -> None:
        replaced: set[Routine] = set()
        for routine in self._candidates(cls, inherited):
            # One whose result may not stand for that of another one leaves it as it is.
            overridden = [one for one in inherited if self.overrides(routine, one) and self._fits(routine, one)]
            if overridden:
                routine.flags |= VIRTUAL
                replaced.update(overridden)
            if routine.flags & VIRTUAL:
                table.own.append(routine)
        table.overriders = [routine for routine in inherited if routine not in replaced] + table.own
        table.pure = [
            routine for routine in table.overriders if routine.flags & PURE and not self._is_implied(cls, routine)
        ]

    def _is_implied(self, cls: ClassType, routine: Routine) -> bool:
        """Whether an implicit member of a class overrides a function of a base: the destructor, or the assignment where
        that is `virtual D &operator=(D &&)`."""
        if routine.parent is cls:
            return False
        if routine.name.startswith("~"):
            return True
        if routine.name != "operator=":
            return False
        try:
            parameters = self.engine.declare_types.routine_type(routine).parameters
        except (Unknown, IllFormed, Dependent):
            return True
        if len(parameters) != 1:
            return False
        assigned = bare(parameters[0])
        return class_of(assigned.target if isinstance(assigned, ReferenceType) else assigned) is cls

    def _candidates(self, cls: ClassType, inherited: list[Routine]) -> list[Routine]:
        """Member functions that are virtual or have the name of an inherited one, in the order of the text."""
        context = cls.context
        if not isinstance(context, ClassContext):
            return []
        names: list[str] = []
        for routine in inherited:
            name = "~" + cls.written_name() if routine.name.startswith("~") else routine.name
            if name not in names:
                names.append(name)
        lookup = self.engine.lookup
        kinds = self.engine.kinds
        class_name = cls.written_name()
        for piece in self.engine.cutter.pieces(cls.brace):
            if (
                piece.sort == EMPTY
                or kinds.find(k.VIRTUAL, piece.start, piece.body if piece.body >= 0 else piece.end) < 0
            ):
                continue
            for binding in lookup.bindings(piece, class_name):
                name = self.engine.declare.binding_name(binding)
                if not name:
                    name = CONVERSIONS
                if name not in names:
                    names.append(name)
        found: list[Routine] = []
        for name in names:
            if name == CONVERSIONS:
                members = [entity for entity in self.engine.declare.conversions(cls) if isinstance(entity, Routine)]
            else:
                members = [
                    entity for entity in self.engine.declare.in_class(context, name) if isinstance(entity, Routine)
                ]
            found += [routine for routine in members if routine.parent is cls and routine not in found]
        found.sort(key=_token)
        return found

    def overrides(self, derived: Routine, base: Routine) -> bool:
        """Same name, parameters, qualifiers; a destructor overrides each virtual one."""
        if not base.flags & VIRTUAL:
            return False
        if derived.name.startswith("~"):
            return base.name.startswith("~")
        if derived.name != base.name:
            return False
        try:
            other = self.engine.declare_types.routine_type(base)
            mine = self.engine.declare_types.routine_type(derived)
        except Dependent:
            return False
        except (Unknown, IllFormed):
            # One with a mistaken result overrides all the same, and of one that cannot be read nobody can say that it
            # does not, which would make its class abstract.
            return _parameter_count(derived) == _parameter_count(base)
        if mine.cv != other.cv or mine.ref_qualifier != other.ref_qualifier or mine.variadic != other.variadic:
            return False
        if len(mine.parameters) != len(other.parameters):
            return False
        if derived.name == CONVERSIONS and mine.result.canonical is not other.result.canonical:
            return False
        return all(one.canonical is two.canonical for one, two in zip(mine.parameters, other.parameters, strict=False))

    def _fits(self, routine: Routine, overridden: Routine) -> bool:
        """Whether the result of a function may stand for that of another one, or cannot be told."""
        try:
            return self.is_covariant(routine, overridden)
        except (Unknown, IllFormed, Dependent):
            return True

    def is_covariant(self, routine: Routine, overridden: Routine) -> bool:
        """Whether the result of a function may stand for that of another one ([class.virtual]/8), as far as it is
        known."""
        types = self.engine.declare_types
        given = types.routine_type(routine).result
        wanted = types.routine_type(overridden).result
        if given.canonical is wanted.canonical or is_unknown(given) or is_unknown(wanted):
            return True
        if given.dependent or wanted.dependent or contains_placeholder(given) or contains_placeholder(wanted):
            return True
        one, other = bare(given), bare(wanted)
        if isinstance(one, PointerType) and isinstance(other, PointerType):
            # Beside void * the original warns.
            return is_void(other.target) or self._is_derived(one.target, other.target)
        if isinstance(one, ReferenceType) and isinstance(other, ReferenceType) and one.rvalue == other.rvalue:
            return self._is_derived(one.target, other.target)
        return False

    def _is_derived(self, given: Type, wanted: Type) -> bool:
        """Whether a class is another one or derived from it, without more qualifiers."""
        derived, base = class_of(given), class_of(wanted)
        if derived is None or base is None or given.qualifiers() & ~wanted.qualifiers():
            return False
        classes = self.engine.classes
        return derived is base or not classes.is_complete(derived) or classes.is_base_of(base, derived)


def _parameter_count(routine: Routine) -> int:
    """How many parameters a function is declared with; -1 where that is not plain to see."""
    declared = routine.declarations[0].binding if routine.declarations else None
    declarator = declared.declarator if declared is not None else None
    function = declarator.function() if declarator is not None else None
    return len(function.parameters) if function is not None else -1


def _token(routine: Routine) -> int:
    return routine.token
