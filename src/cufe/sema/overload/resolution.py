"""Overload resolution ([over.match]): from the candidates of a name and the arguments of a call to one function; and
the address of an overloaded function ([over.over])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.templates import TEMPLK_FUNCTION, TEMPLK_MEMBER_FUNCTION, Template, TemplateArgument
from cufe.il.types import MemberPointerType, PackExpansionType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import Dependent, Details, IllFormed, Mistake, Unknown
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload import candidates as cd
from cufe.sema.overload import sequences as sq
from cufe.sema.overload.best_viable import BestViable
from cufe.sema.overload.candidates import Arity, Candidate, ParameterShapes, Rejected, Resolution
from cufe.sema.overload.constructors import Constructors
from cufe.sema.overload.sequences import ConversionSequence, bad, ellipsis
from cufe.sema.overload.standard_conversions import without_noexcept
from cufe.sema.overload.type_tests import bare, class_of

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Overloads:
    """Chooses functions."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.arity: Arity = Arity(engine)
        self.shapes: ParameterShapes = ParameterShapes(engine)
        self.best: BestViable = BestViable(engine)
        self.constructors: Constructors = Constructors(engine)

    def resolve(
        self,
        candidates: list[Entity],
        arguments: list[x.Expression],
        object_: x.Expression | None = None,
        explicit: list[TemplateArgument] | None = None,
        token: int = -1,
        owner: ClassType | None = None,
    ) -> Resolution:
        """The function that a call with these arguments calls.

        `candidates` are routines and function templates; `object_` is the (implied) object for members among them,
        `explicit` the template arguments behind the name, `owner` the class in which lookup found the members.
        Raises Unknown where an unknown candidate could be it, Dependent where a template parameter decides."""
        resolution = Resolution()
        if owner is None and object_ is not None:
            # Lookup finds all members in one class; what a using-declaration brings there counts as its own.
            owner = class_of(object_.type)
        self._try(resolution, candidates, arguments, object_, explicit, owner)
        self.best.choose(resolution, token)
        return resolution

    def _try(
        self,
        resolution: Resolution,
        candidates: list[Entity],
        arguments: list[x.Expression],
        object_: x.Expression | None,
        explicit: list[TemplateArgument] | None,
        owner: ClassType | None,
    ) -> None:
        """Adds candidates with their conversions."""
        functions = _distinct(candidates)
        has_lists = any(isinstance(argument, x.BracedInitList) for argument in arguments)
        for entity in functions:
            candidate = self.candidate(entity, arguments, explicit)
            if candidate.rejected is None:
                self.convert(candidate, arguments, object_, 0, owner)
            if has_lists and candidate.rejected is None and (len(functions) > 1 or isinstance(entity, Template)):
                self._rule_out_narrowing(candidate, arguments)
            resolution.add(candidate)

    # --- candidates --------------------------------------------------------------------------------------------------

    def candidate(
        self, entity: Entity, arguments: list[x.Expression], explicit: list[TemplateArgument] | None = None
    ) -> Candidate:
        """A candidate with its parameters, of a template by deduction; `rejected` says why it is none."""
        if isinstance(entity, Template):
            return self._specialisation(entity, arguments, explicit)
        if not isinstance(entity, Routine):
            raise Unknown(f"{entity.name} among functions", entity.token)
        candidate = Candidate(entity, None)
        if explicit is not None:
            candidate.rejected = Rejected(candidate, cd.NO_TEMPLATE)
            return candidate
        try:
            doubts = self.engine.constraints.doubts()
            if not self._satisfied(entity):
                candidate.rejected = Rejected(candidate, cd.CONSTRAINTS, -1, self.engine.constraints.cause(doubts))
                return candidate
            self.read(candidate)
        except Unknown as unknown:
            candidate.rejected = Rejected(candidate, cd.UNKNOWN, -1, unknown.cause)
            return candidate
        self.arity.check(candidate, len(arguments))
        return candidate

    def is_constrained(self, routine: Routine) -> bool:
        """Whether a function has a requires-clause that counts."""
        return self.engine.language.standard >= 2020 and self.arity.has_constraint(routine)

    def _satisfied(self, routine: Routine) -> bool:
        return not self.is_constrained(routine) or self.engine.constraints.routine_satisfied(routine)

    def _specialisation(
        self, template: Template, arguments: list[x.Expression], explicit: list[TemplateArgument] | None
    ) -> Candidate:
        candidate = Candidate(None, template)
        if not self.arity.template_fits(candidate, template, len(arguments)):
            return candidate
        if explicit is None and not self.shapes.may_fit(template, arguments):
            candidate.rejected = Rejected(candidate, cd.DEDUCTION, -1, "template argument deduction failed")
            return candidate
        try:
            routine = self.engine.deduction.deduce_call(template, explicit, arguments)
            candidate.routine = routine
            self.read(candidate)
            self._require_complete(candidate)
        except IllFormed as failure:
            is_known = not self.engine.missing_typenames.are_missing_in(template)
            candidate.rejected = Rejected(candidate, cd.DEDUCTION if is_known else cd.UNKNOWN, -1, failure.cause)
            return candidate
        except Unknown as unknown:
            candidate.rejected = Rejected(candidate, cd.UNKNOWN, -1, unknown.cause)
            if explicit is None:
                self._rule_out(candidate, template, arguments)
            return candidate
        self.arity.check(candidate, len(arguments))
        return candidate

    def _rule_out(self, candidate: Candidate, template: Template, arguments: list[x.Expression]) -> None:
        """The instance is not known; an argument for a parameter that depends on no template parameter may rule the
        candidate out all the same."""
        deduction = self.engine.deduction
        try:
            patterns = deduction.patterns(template, self.engine.template_parameters.of(template), None)
            for index, pattern in enumerate(patterns[: len(arguments)]):
                if isinstance(pattern, PackExpansionType):
                    return
                if not pattern.dependent and not contains_placeholder(pattern):
                    made = self.engine.conversions.sequence(arguments[index], pattern)
                    if not made.exists():
                        candidate.rejected = _unconverted(candidate, index, made)
                        return
        except (Unknown, IllFormed, Dependent):
            return

    def _require_complete(self, candidate: Candidate) -> None:
        """An instance that takes a class by value which is not defined is none (observed: nothing can be passed)."""
        for parameter in candidate.parameters:
            cls = parameter.skip_typerefs()
            if isinstance(cls, ClassType) and cls.brace < 0 and not cls.dependent:
                self.engine.classes.require_complete(cls, -1)

    def read(self, candidate: Candidate) -> None:
        """Asks for the parameter types of the routine."""
        routine = candidate.routine
        assert routine is not None
        signature = self.engine.declare_types.routine_type(routine)
        candidate.parameters = signature.parameters
        candidate.variadic = signature.variadic

    # --- conversions -------------------------------------------------------------------------------------------------

    def convert(
        self,
        candidate: Candidate,
        arguments: list[x.Expression],
        object_: x.Expression | None,
        flags: int,
        owner: ClassType | None = None,
    ) -> None:
        """Finds the conversion of each argument, and of the object, to its parameter."""
        try:
            if object_ is not None and not self._object(candidate, object_, owner):
                return
            parameters = candidate.parameters
            for at, argument in enumerate(arguments):
                if at >= len(parameters):
                    if isinstance(argument, x.BracedInitList):
                        candidate.rejected = Rejected(
                            candidate, cd.NO_CONVERSION, at, "a list has no type to be passed"
                        )
                        return
                    candidate.sequences.append(ellipsis(argument.type, argument.type))
                    continue
                made = self.engine.conversions.sequence(argument, parameters[at], flags)
                if not made.exists():
                    candidate.rejected = _unconverted(candidate, at, made)
                    return
                candidate.sequences.append(made)
        except Unknown as unknown:
            self._unknown_conversion(candidate, arguments, len(candidate.sequences), unknown)

    def _rule_out_narrowing(self, candidate: Candidate, arguments: list[x.Expression]) -> None:
        """A list that narrows an element of an aggregate, or what a reference is bound to, converts to none of several
        functions (observed; [over.ics.list] has it that it does)."""
        first = len(candidate.sequences) - len(arguments)
        for at, argument in enumerate(arguments):
            if isinstance(argument, x.BracedInitList) and at < len(candidate.parameters):
                made = candidate.sequences[first + at]
                try:
                    is_narrowed = self.engine.narrowing.rules_out(argument, made)
                except Unknown:
                    continue
                if is_narrowed:
                    candidate.rejected = _unconverted(candidate, at, bad(None, candidate.parameters[at], "narrowing"))
                    return

    def _unknown_conversion(
        self, candidate: Candidate, arguments: list[x.Expression], at: int, unknown: Unknown
    ) -> None:
        """One conversion is not known; another argument may rule the candidate out all the same."""
        candidate.rejected = Rejected(candidate, cd.UNKNOWN, at, unknown.cause)
        first = at - int(candidate.has_object) + 1
        for index in range(max(first, 0), min(len(arguments), len(candidate.parameters))):
            try:
                made = self.engine.conversions.sequence(arguments[index], candidate.parameters[index])
            except Unknown:
                continue
            if not made.exists():
                candidate.rejected = _unconverted(candidate, index, made)
                return

    def _object(self, candidate: Candidate, object_: x.Expression, owner: ClassType | None) -> bool:
        """The conversion of the implied object to the implicit object parameter ([over.match.funcs])."""
        routine = candidate.routine
        assert routine is not None
        candidate.has_object = True
        cls = routine.owner()
        if routine.flags & en.STATIC_MEMBER or cls is None or routine.special == en.SFK_CONSTRUCTOR:
            made = ConversionSequence(sq.EXACT, object_.type, object_.type)
            made.any_object = True
            candidate.sequences.append(made)
            return True
        made = self.object_sequence(routine, object_, cls if owner is None else owner)
        candidate.sequences.append(made)
        if made.exists():
            return True
        rejected = Rejected(candidate, cd.NO_OBJECT_CONVERSION)
        rejected.source = object_.type
        rejected.target = made.target
        candidate.rejected = rejected
        return False

    def object_sequence(self, routine: Routine, object_: x.Expression, owner: ClassType) -> ConversionSequence:
        """The implied object as the implicit object parameter of a member function, as if of class `owner`."""
        types = self.engine.types
        signature = self.engine.declare_types.routine_type(routine)
        object_type = types.qualified(owner, signature.cv)
        rvalue = signature.ref_qualifier == tk.RVALUE_REF
        target = types.reference(object_type, rvalue)
        flags = sq.NO_USER
        if signature.ref_qualifier == tk.NO_REF:
            flags |= sq.IMPLICIT_OBJECT
        made = self.engine.conversions.sequence(object_, target, flags)
        if not made.exists():
            given = class_of(object_.type)
            parent = routine.owner()
            if given is not None and parent is not None and parent is not owner:
                return self.engine.conversions.sequence(
                    object_, types.reference(types.qualified(parent, signature.cv), rvalue), flags
                )
        return made

    # --- calls of objects --------------------------------------------------------------------------------------------

    def call_object(self, object_: x.Expression, arguments: list[x.Expression], token: int) -> Resolution:
        """`object(arguments)`: its call operators, and conversions to pointers to functions ([over.call.object])."""
        cls = class_of(object_.type)
        if cls is None:
            raise Unknown("call of something that is no class", token)
        resolution = Resolution()
        members = self.engine.names.members(cls, "operator()")
        if members is not None:
            if members.ambiguous:
                raise IllFormed("call operators of several bases", token)
            self._try(resolution, members.entities, arguments, object_, None, members.owner)
        for function in self.engine.conversions.functions.of(cls):
            if isinstance(function, Routine) and not function.flags & en.EXPLICIT:
                surrogate = self._surrogate(function, object_, arguments)
                if surrogate is not None:
                    resolution.add(surrogate)
        self.best.choose(resolution, token)
        return resolution

    def _surrogate(self, function: Routine, object_: x.Expression, arguments: list[x.Expression]) -> Candidate | None:
        """The surrogate call function of a conversion to a pointer or reference to a function."""
        converted = self.engine.declare_types.routine_type(function).result
        called = called_type(converted)
        if called is None:
            return None
        candidate = Candidate(function, None)
        candidate.surrogate = converted
        candidate.parameters = called.parameters
        candidate.variadic = called.variadic
        self.arity.check(candidate, len(arguments), True)
        if candidate.rejected is not None:
            return candidate
        # The object goes to the conversion's type: a user-defined conversion by that very function.
        cls = function.owner()
        if cls is None:
            return None
        first = self.object_sequence(function, object_, cls)
        if not first.exists():
            return None
        made = ConversionSequence(sq.USER, object_.type, converted)
        made.routine = function
        made.middle = converted
        made.arguments = [first]
        self.convert(candidate, arguments, None, 0)
        candidate.has_object = True
        candidate.sequences.insert(0, made)
        return candidate


def called_type(type_: Type) -> RoutineType | None:
    """The function type that a call through a value of this type calls."""
    found = type_.canonical
    if isinstance(found, ReferenceType):
        found = found.target
    at = bare(found)
    if isinstance(at, PointerType):
        at = bare(at.target)
    return at if isinstance(at, RoutineType) else None


def _unconverted(candidate: Candidate, at: int, made: ConversionSequence) -> Rejected:
    rejected = Rejected(candidate, cd.NO_CONVERSION, at, made.reason)
    rejected.source = made.source
    rejected.target = made.target
    return rejected


def _distinct(candidates: list[Entity]) -> list[Entity]:
    """The candidates, each once."""
    if len(candidates) < 2:
        return candidates
    seen: set[object] = set()
    found: list[Entity] = []
    for entity in candidates:
        # Functions of one name with C linkage are one, whatever their namespaces ([dcl.link]/6).
        key = entity.name if isinstance(entity, Routine) and entity.flags & en.EXTERN_C else id(entity)
        if key not in seen:
            seen.add(key)
            found.append(entity)
    return found


class Addresses(EnginePart):
    """Chooses functions by type, without arguments."""

    def find(self, source: x.OverloadExpression, target: Type) -> Routine | None:
        """The function of the set that fits a pointer, reference or member pointer to function; None where no single
        one does.  Raises Unknown where the engine cannot tell."""
        at = target.canonical
        if isinstance(at, ReferenceType):
            at = at.target
        wanted = bare(at)
        owner: ClassType | None = None
        if isinstance(wanted, PointerType):
            wanted = bare(wanted.target)
        elif isinstance(wanted, MemberPointerType):
            holder = bare(wanted.owner)
            owner = holder if isinstance(holder, ClassType) else None
            wanted = bare(wanted.target)
        if not isinstance(wanted, RoutineType):
            return None
        routines: list[Routine] = []
        templates: list[Template] = []
        specialisations: list[Routine] = []
        for candidate in source.candidates:
            if isinstance(candidate, Template):
                made = self._specialisation(candidate, source, wanted)
                if made is not None and self._is_member_pointer(made) == (owner is not None):
                    templates.append(candidate)
                    specialisations.append(made)
            elif source.explicit is None and self._is_member_pointer(candidate) == (owner is not None):
                if self._fits(candidate, wanted) and self._is_satisfied(candidate):
                    routines.append(candidate)
        if routines:
            return self.engine.constraints.most_constrained(routines)
        return self._most_specialised(templates, specialisations, len(wanted.parameters))

    def _is_member_pointer(self, routine: Routine) -> bool:
        """Whether `&` makes a member pointer of it: a non-static member function."""
        return routine.owner() is not None and not routine.flags & en.STATIC_MEMBER

    def _fits(self, routine: Routine, wanted: RoutineType) -> bool:
        """Whether the types are the same, or become so without noexcept."""
        own = self.engine.declare_types.named_type(routine)
        if bare(own) is wanted:
            return True
        if wanted.noexcept and not own.noexcept and self.engine.language.standard >= 2017:
            return False
        return bare(without_noexcept(self.engine, own)) is bare(without_noexcept(self.engine, wanted))

    def _is_satisfied(self, routine: Routine) -> bool:
        overloads = self.engine.overloads
        return not overloads.arity.has_constraint(routine) or self.engine.constraints.routine_satisfied(routine)

    def _specialisation(self, template: Template, source: x.OverloadExpression, wanted: RoutineType) -> Routine | None:
        try:
            made = self.engine.deduction.deduce_from_type(template, source.explicit, wanted)
            if not contains_placeholder(self.engine.declare_types.routine_type(made).result):
                return made
            # The body says whether the result fits ([temp.deduct.funcaddr]/2).
            self.engine.returns.deduced(made)
        except IllFormed:
            return None
        return made if self._fits(made, wanted) else None

    def _most_specialised(
        self, templates: list[Template], specialisations: list[Routine], count: int
    ) -> Routine | None:
        if not specialisations:
            return None
        best = 0
        for index in range(1, len(templates)):
            if self.engine.partial.more_specialized(templates[index], templates[best], count) < 0:
                best = index
        for index in range(len(templates)):
            if index != best and self.engine.partial.more_specialized(templates[best], templates[index], count) >= 0:
                return None
        return specialisations[best]

    def single(self, source: x.OverloadExpression) -> Routine | None:
        """The function that the set stands for without a target: the only one, or the one specialisation that the
        written template arguments make ([over.over]/3, /5); None where that is not one."""
        found: list[Routine] = []
        for candidate in source.candidates:
            if isinstance(candidate, Template):
                if source.explicit is None:
                    return None
                try:
                    found.append(self.engine.deduction.specialization(candidate, source.explicit))
                except IllFormed:
                    continue
            elif source.explicit is None:
                found.append(candidate)
        return found[0] if len(found) == 1 else None

    def only(self, source: x.OverloadExpression) -> Routine:
        """The same; IllFormed where the set has more than one."""
        routine = self.single(source)
        if routine is None:
            cause = "cannot determine which instance of an overloaded function is intended"
            raise self.mistake(num.WHICH_FUNCTION, cause, source) or IllFormed(cause, source.token)
        return routine

    def mistake(self, number: int, cause: str, source: x.OverloadExpression) -> Mistake | None:
        """The mistake with functions of one name of which none is surely the one that is called."""
        if not source.candidates or source.explicit is not None or source.flags & x.TYPE_DEPENDENT:
            return None
        for one in source.candidates:
            if isinstance(one.parent, ClassType) and one.parent.dependent:
                return None
            if isinstance(one, Template) and one.kind not in (TEMPLK_FUNCTION, TEMPLK_MEMBER_FUNCTION):
                return None
        token = source.start if source.start >= 0 else source.token
        details = Details(members=source.candidates)
        return Mistake(number, cause, token, entity=source.candidates[0], details=details)

    def operand(self, source: x.OverloadExpression, routine: Routine) -> x.Expression:
        """The chosen function as the operand of a conversion: an lvalue, or the member pointer that `&C::f` is."""
        type_ = self.engine.declare_types.named_type(routine)
        owner = routine.owner()
        if owner is not None and self._is_member_pointer(routine):
            return x.RoutineExpression(routine, self.engine.types.member_pointer(owner, type_), x.PRVALUE, source.token)
        if source.address >= 0:
            return x.RoutineExpression(routine, self.engine.types.pointer(type_), x.PRVALUE, source.token)
        return x.RoutineExpression(routine, type_, x.LVALUE, source.token)
