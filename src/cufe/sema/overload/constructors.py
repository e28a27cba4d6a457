"""Constructors as candidates ([over.match.ctor], [over.match.list]), and `explicit(condition)` ([dcl.fct.spec])."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il.entities import ClassType, Declared, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import BracedInitList, Expression
from cufe.il.templates import Template
from cufe.il.types import ReferenceType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.overload import candidates as cd
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.candidates import Candidate, Rejected, Resolution
from cufe.sema.overload.sequences import ConversionSequence
from cufe.sema.overload.type_tests import bare, class_of
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ExplicitSpecifiers:
    """Evaluates the conditions, once for each routine."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Routine, bool] = {}

    def of(self, routine: Routine) -> bool:
        """Whether a routine is explicit."""
        if not routine.flags & en.EXPLICIT:
            return False
        if routine not in self._known:
            self._known[routine] = self._evaluate(routine)
        return self._known[routine]

    def is_conditional(self, entity: "Routine | Template") -> bool:
        """Whether the specifier has a condition."""
        return any(self._condition(declared) >= 0 for declared in entity.declarations)

    def _evaluate(self, routine: Routine) -> bool:
        for declared in routine.declarations:
            opening = self._condition(declared)
            if opening >= 0:
                engine = self.engine
                node = engine.fragments.expression(opening + 1, engine.cutter.brackets.close(opening))
                expression = engine.expressions.build(node, declared.context)
                return engine.evaluator.truth(engine.operands.condition(expression))
        return True

    def _condition(self, declared: Declared) -> int:
        """The parenthesis behind `explicit`, or -1."""
        declaration = declared.binding.declaration
        if declaration is None:
            return -1
        specifiers = declaration.specifiers
        at = self.engine.kinds.find(k.EXPLICIT, specifiers.start, max(specifiers.start, specifiers.end))
        return at + 1 if at >= 0 and self.engine.kinds[at + 1] == k.OPEN_ROUND else -1


class Constructors:
    """Chooses constructors."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._of: dict[ClassType, list[Routine | Template]] = {}
        #: which constructor copies, by class, type, category and form of the source
        self._copies: dict[tuple[int, int, int, bool], Resolution] = {}

    def of(self, cls: ClassType) -> "list[Routine | Template]":
        """All constructors of a class; none where it is not defined (yet)."""
        known = self._of.get(cls)
        if known is not None:
            return known
        try:
            found = self.engine.classes.constructors(cls)
        except IllFormed:
            return []
        self._of[cls] = found
        return found

    def is_explicit(self, entity: Entity) -> bool:
        """Whether a constructor or conversion function is explicit, as far as its declaration tells: an `explicit(e)`
        of a template is known with its arguments (`is_explicit_now`)."""
        if isinstance(entity, Routine):
            return bool(entity.flags & en.EXPLICIT) and self.engine.explicit.of(entity)
        if isinstance(entity, Template):
            return bool(entity.flags & en.EXPLICIT) and not self.engine.explicit.is_conditional(entity)
        return False

    def is_explicit_now(self, candidate: Candidate) -> bool:
        """The same for a candidate after deduction."""
        routine = candidate.routine
        return routine is not None and bool(routine.flags & en.EXPLICIT) and self.engine.explicit.of(routine)

    # --- initialisation ----------------------------------------------------------------------------------------------

    def resolve(self, cls: ClassType, arguments: list[Expression], copy: bool, token: int) -> Resolution:
        """The constructor that initialises an object of class `cls` from `arguments`; for copy-initialisation (`copy`)
        explicit ones stay out ([over.match.ctor])."""
        return self._resolve(cls, arguments, copy, False, token)

    def _resolve(
        self, cls: ClassType, arguments: list[Expression], converting: bool, from_list: bool, token: int
    ) -> Resolution:
        resolution = Resolution()
        overloads = self.engine.overloads
        for entity in self.of(cls):
            if converting and self.is_explicit(entity):
                continue
            candidate = overloads.candidate(entity, arguments)
            is_own = bool(candidate.parameters) and bare(candidate.parameters[0]) is cls
            routine = candidate.routine
            if is_own and routine is not None and self.copies_by_copy(routine, cls):
                if routine.template is None:
                    # It is reported where it is declared; which function calls it is open.
                    raise Unknown("a constructor that copies by a copy", token)
                # No template is instantiated to make one ([class.copy.ctor]/5).
                candidate.rejected = Rejected(candidate, cd.NOT_CONSIDERED, -1, "it would copy by a copy")
            if candidate.rejected is None and self._copies_into_derived(candidate, cls, arguments):
                candidate.rejected = Rejected(candidate, cd.NOT_CONSIDERED, -1, "inherited copy constructor")
            if candidate.rejected is None:
                nested = from_list and self._nested_list(candidate, cls, arguments)
                copied = not converting and len(arguments) == 1 and self._takes_own_class(candidate, cls)
                overloads.convert(candidate, arguments, None, sq.NO_USER if nested else sq.COPIED if copied else 0)
            if candidate.rejected is None and converting and self.is_explicit_now(candidate):
                continue
            if candidate.rejected is None and self.is_dropped(candidate):
                continue
            if candidate.rejected is None and not converting and len(arguments) == 1:
                candidate.elided = self._elided(candidate, cls)
            resolution.add(candidate)
        overloads.best.choose(resolution, token)
        return resolution

    def copies_by_copy(self, routine: Routine, cls: ClassType) -> bool:
        """Whether a constructor could be called with a copy of its own class alone, which would have to be copied."""
        if routine.inherited is not None:
            return False
        parameters = self.engine.declare_types.routine_type(routine).parameters
        if not parameters or bare(parameters[0]) is not cls or isinstance(parameters[0].canonical, ReferenceType):
            return False
        return self.engine.declare_types.required_parameters(routine) <= 1

    def _elided(self, candidate: Candidate, cls: ClassType) -> ConversionSequence | None:
        """Direct-initialisation by copying the object that a conversion function gives: since C++17 the function is
        compared in the place of the constructor (CWG 2327)."""
        sequence = candidate.sequences[0]
        routine = candidate.routine
        if self.engine.language.standard < 2017 or routine is None or sequence.rank != sq.USER:
            return None
        if sequence.ambiguous or sequence.middle is None or bare(sequence.middle) is not cls or not sequence.arguments:
            return None
        is_copied = len(candidate.parameters) == 1 and self._takes_own_class(candidate, cls)
        return sequence.arguments[0] if is_copied else None

    def is_dropped(self, candidate: Candidate) -> bool:
        """Whether a candidate is a defaulted move operation that is deleted."""
        return candidate.routine is not None and self.engine.implicit.is_dropped(candidate.routine)

    def _copies_into_derived(self, candidate: Candidate, cls: ClassType, arguments: list[Expression]) -> bool:
        """An inherited constructor does not copy a base or derived object ([over.match.funcs]/8)."""
        routine = candidate.routine
        if routine is None or routine.inherited is None or len(arguments) != 1 or not candidate.parameters:
            return False
        parameter = candidate.parameters[0].canonical
        if not isinstance(parameter, ReferenceType):
            return False
        copied = class_of(parameter.target)
        parent = routine.origin().owner()
        if copied is None or parent is None:
            return False
        related = self.engine.conversions.references.related
        return related(parent, copied) and related(copied, cls)

    def _nested_list(self, candidate: Candidate, cls: ClassType, arguments: list[Expression]) -> bool:
        """[over.best.ics]/4: `X{{...}}` does not convert the inner list to an X by a user-defined conversion, only to
        copy that."""
        is_list = len(arguments) == 1 and isinstance(arguments[0], BracedInitList)
        return is_list and self._takes_own_class(candidate, cls)

    def _takes_own_class(self, candidate: Candidate, cls: ClassType) -> bool:
        """Whether the first parameter of a constructor is its own class, or a reference to it."""
        return bool(candidate.parameters) and class_of(sq.referred_to(candidate.parameters[0])) is cls

    # --- list-initialisation -----------------------------------------------------------------------------------------

    def resolve_list(self, cls: ClassType, source: BracedInitList, token: int) -> Resolution:
        """The constructor for `cls{...}` ([over.match.list]): those that take a std::initializer_list first, with the
        list as one argument (`as_list`), then all, with its elements.

        In copy-list-initialisation an explicit one takes part, and is ill-formed if chosen; the caller checks that."""
        items = source.items
        if items or not self._has_default(cls):
            resolution = Resolution()
            overloads = self.engine.overloads
            for entity in self.of(cls):
                if not self._may_take_list(entity):
                    continue
                candidate = overloads.candidate(entity, [source])
                if candidate.rejected is None and not self._takes_list(candidate):
                    continue
                if candidate.rejected is None:
                    overloads.convert(candidate, [source], None, sq.NO_USER)
                resolution.add(candidate)
            if not resolution.is_empty():
                overloads.best.choose(resolution, token)
                resolution.as_list = True
                return resolution
        return self._resolve(cls, items, False, len(items) == 1, token)

    def _has_default(self, cls: ClassType) -> bool:
        for entity in self.of(cls):
            if isinstance(entity, Routine) and not entity.flags & en.DELETED:
                signature = self.engine.declare_types.routine_type(entity)
                if not signature.parameters or self.engine.declare_types.default_argument(entity, 0) is not None:
                    return True
        return False

    def _may_take_list(self, entity: Entity) -> bool:
        """Whether the first parameter could be a std::initializer_list, told cheaply from its spelling."""
        if isinstance(entity, (Routine, Template)):
            for declared in entity.declarations:
                function = declared.binding.function()
                if function is not None and function.parameters:
                    return True
        return False

    def _takes_list(self, candidate: Candidate) -> bool:
        """An initializer-list constructor ([dcl.init.list]/2): its first parameter is a std::initializer_list or a
        reference to one, all others have default arguments."""
        routine = candidate.routine
        if routine is None or not candidate.parameters:
            return False
        if self.engine.conversions.lists.element_type(sq.referred_to(candidate.parameters[0])) is None:
            return False
        return len(candidate.parameters) == 1 or self.engine.declare_types.default_argument(routine, 1) is not None

    # --- special members ---------------------------------------------------------------------------------------------

    def default(self, cls: ClassType, token: int) -> Resolution:
        """The default constructor."""
        return self.resolve(cls, [], False, token)

    def copy_or_move(self, cls: ClassType, source: Expression) -> Resolution:
        """The constructor that copies or moves `source`, an object of the class or of one derived from it."""
        return self.copy(cls, source, True, -1)

    def copy(self, cls: ClassType, source: Expression, copy: bool, token: int) -> Resolution:
        """The same, also in direct-initialisation; what types and categories decide is looked for once."""
        key = (cls.number, source.type.number, source.category, copy)
        known = self._copies.get(key)
        if known is None:
            known = self.resolve(cls, [source], copy, token)
            chosen = known.chosen
            is_plain = chosen is not None and chosen.template is None and not source.type.dependent
            is_plain = is_plain and min(cls.number, source.type.number) >= 0
            engine = self.engine
            if is_plain and engine.resolutions is None and not engine.trials.under_way:
                self._copies[key] = known
        return known
