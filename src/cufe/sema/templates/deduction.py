"""Template argument deduction for functions ([temp.deduct]): from calls, from types, for conversions."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import templates as tm
from cufe.il import types as t
from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import STATIC_MEMBER, ClassType, Declared, Routine
from cufe.il.expressions import LVALUE, TYPE_DEPENDENT, BracedInitList, ErrorExpression, Expression, OverloadExpression
from cufe.il.types import RoutineType, Type
from cufe.il.walk import unpacked
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import TemplateContext
from cufe.sema.recursion import INSTANCE
from cufe.sema.templates.deduced import Deduced, deduced_names
from cufe.sema.templates.dependence import evaluates, holds_placeholder
from cufe.sema.templates.parameters import own_argument
from cufe.sema.templates.unification import CALL, EXACT, LESS_QUALIFIED, QUALIFIED, Unifier
from cufe.syntax import nodes as n

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Explicit:
    """Explicit template arguments made to fit the parameters: `arguments` for the first ones; of a pack for which more
    may be deduced, those in front."""

    def __init__(self, arguments: list[tm.TemplateArgument], prefix: list[tm.TemplateArgument] | None) -> None:
        self.arguments: list[tm.TemplateArgument] = arguments
        self.prefix: list[tm.TemplateArgument] | None = prefix


class Deduction:
    """Finds the arguments of function templates; IllFormed means that a candidate drops out ([temp.deduct]/8)."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._patterns: dict[tm.Template, list[Type]] = {}
        self._failed: dict[tuple[int, str], str] = {}
        #: functions whose signatures are being read
        self._open: set[tuple[int, str]] = set()

    # --- calls -----------------------------------------------------------------------------------------------------

    def deduce_call(
        self, template: tm.Template, explicit: list[tm.TemplateArgument] | None, arguments: list[Expression]
    ) -> Routine:
        """The function that a call with `arguments` makes of a template."""
        if self.engine.class_deduction.is_implicit_guide(template):
            return self.engine.class_deduction.deduce_guide(template, arguments)
        parameters = self.engine.template_parameters.of(template)
        given = self._explicit(template, parameters, explicit)
        patterns = self.patterns(template, parameters, given)
        deduced = Deduced(parameters)
        self._enter(deduced, given)
        self.match_call(deduced, patterns, arguments, parameters[0].depth if parameters else 0)
        error = self.engine.types.error
        wrong: list[int] = []
        for place, one in enumerate(deduced.arguments):
            if one is not None and any(each.type is error for each in unpacked([one])):
                wrong.append(place)
        if wrong and self.engine.constraints.mention(template, wrong):
            # The type of an operand that is wrong satisfies none (observed).
            raise IllFormed("constraints are not satisfied", template.token)
        if any(one is not None and one.type is error for one in deduced.arguments):
            if sum(isinstance(one, ErrorExpression) for one in arguments) == 1 and self._evaluates(template, deduced):
                raise IllFormed("an expression with an operand that is wrong", template.token)
            raise Unknown("an instance for an operand that is wrong")
        return self.finish(template, deduced, given)

    def _evaluates(self, template: tm.Template, deduced: Deduced) -> bool:
        """Whether the result of a function template or a default argument that is not deduced holds an expression that
        the arguments are put into, or a member of one that is of no type."""
        engine = self.engine
        types: list[Type] = []
        prototype = engine.prototypes.of(template)
        if isinstance(prototype, Routine):
            types.append(engine.declare_types.routine_type(prototype))
        own = [own_argument(parameter) for parameter in deduced.parameters]
        wrong: list[Type] = []
        for place, parameter in enumerate(deduced.parameters):
            argument = deduced.arguments[place]
            if argument is None and parameter.default >= 0:
                argument = engine.argument_fitting.default(parameter, own[:place], template.token, True)
                if argument.type is not None:
                    types.append(argument.type)
                elif parameter.type is not None:
                    types.append(parameter.type)
            elif argument is not None and argument.type is engine.types.error and parameter.type is not None:
                wrong.append(parameter.type)
        return any(evaluates(one, wrong) for one in types)

    def match_call(self, deduced: Deduced, patterns: list[Type], arguments: list[Expression], depth: int) -> None:
        """Deduces from the arguments of a call ([temp.deduct.call]); `depth` is that of forwarding references."""
        unifier = Unifier(self.engine, deduced)
        count = len(patterns)
        for index, pattern in enumerate(patterns):
            if isinstance(pattern, t.PackExpansionType):
                if index + 1 < count:
                    # Not at the end: nothing is deduced, so the pack is empty.
                    rest: list[Expression] = []
                    patterns = patterns[:index] + patterns[index + 1 :]
                    self.match_call(deduced, patterns, arguments, depth)
                    return
                rest = arguments[index:]
                self._pack(unifier, pattern, rest, depth)
                return
            if index >= len(arguments):
                return
            if not self.argument(unifier, pattern, arguments[index], depth):
                raise IllFormed("template argument deduction failed", arguments[index].token)

    def _pack(self, unifier: Unifier, pattern: t.PackExpansionType, rest: list[Expression], depth: int) -> None:
        packs = unifier.packs_in(tm.type_argument(pattern.pattern))
        elements = unifier.begin_packs(packs)
        known = unifier.deduced.arguments
        before = [known[index] for index in packs]
        for argument in rest:
            for index in packs:
                unifier.deduced.arguments[index] = None
            if not self.argument(unifier, pattern.pattern, argument, depth):
                raise IllFormed("template argument deduction failed", argument.token)
            unifier.take_elements(packs, elements, False)
        if not unifier.end_packs(packs, elements, before):
            raise IllFormed("template argument deduction failed")

    def argument(self, unifier: Unifier, pattern: Type, argument: Expression, depth: int) -> bool:
        """One parameter type against one argument; True where nothing is deduced from it."""
        if not pattern.dependent and not holds_placeholder(pattern):
            return True
        if isinstance(argument, BracedInitList):
            return self._list(unifier, pattern, argument, depth)
        if isinstance(argument, OverloadExpression):
            return self._overloaded(unifier, pattern, argument, depth)
        if argument.flags & TYPE_DEPENDENT or argument.type.dependent:
            raise Dependent
        if self._from_type(unifier, pattern, argument.type, argument.category == LVALUE, depth):
            return True
        # Of non-deduced contexts alone nothing is deduced: the argument is converted ([temp.deduct.call]/4).
        return not deduced_names((pattern,))

    def _from_type(self, unifier: Unifier, pattern: Type, type_: Type, lvalue: bool, depth: int) -> bool:
        types = self.engine.types
        bare = pattern.skip_typerefs()
        if not isinstance(bare, t.ReferenceType):
            return unifier.types(types.unqualified(pattern), self.engine.placeholders.decayed(type_), CALL)
        target = bare.target
        if bare.rvalue and lvalue and target.qualifiers() == 0:
            parameter = target.skip_typerefs()
            if isinstance(parameter, t.TemplateParamType) and parameter.depth == depth:
                return unifier.types(target, types.reference(type_, False), EXACT)
        return unifier.types(target, type_, CALL)

    def _list(self, unifier: Unifier, pattern: Type, argument: BracedInitList, depth: int) -> bool:
        """`{...}` as an argument: for std::initializer_list<P> and P[N]; else nothing is deduced."""
        bare = pattern.skip_typerefs()
        if isinstance(bare, t.ReferenceType):
            bare = bare.target.skip_typerefs()
        element: Type | None = None
        if isinstance(bare, t.ArrayType):
            element = bare.element
            if bare.bound is not None and argument.items:
                counted = self.engine.types.array(self.engine.types.int, len(argument.items))
                assert isinstance(counted, t.ArrayType)
                if not unifier.bound(bare.bound, counted):
                    return False
        else:
            element = self.engine.placeholders.list_element(bare)
        if element is None:
            return True
        return all(self.argument(unifier, element, item, depth) for item in argument.items)

    def _overloaded(self, unifier: Unifier, pattern: Type, argument: OverloadExpression, depth: int) -> bool:
        """A set of functions as an argument: the one member that fits, if it is one ([temp.deduct.call]/6)."""
        bare = pattern.skip_typerefs()
        if isinstance(bare, (t.DependentNameType, t.DependentOperandType)):
            return True
        before = unifier.deduced.arguments
        found: list[tm.TemplateArgument | None] | None = None
        is_open = False
        for candidate in argument.candidates:
            if isinstance(candidate, tm.Template):
                routine = self._determined(candidate, argument.explicit)
                if routine is None and argument.explicit is not None:
                    # `f<int>` names the one specialisation that it says all arguments of ([over.over]/3).
                    is_open = True
                    continue
                if routine is None:
                    unifier.deduced.arguments = before
                    return True
            else:
                routine = candidate
            unifier.deduced.arguments = before.copy()
            if self._fits_routine(unifier, pattern, routine, argument.address >= 0, depth):
                if found is not None and not _same(found, unifier.deduced.arguments):
                    unifier.deduced.arguments = before
                    return True
                found = unifier.deduced.arguments
        if found is None:
            unifier.deduced.arguments = before
            return is_open
        unifier.deduced.arguments = found
        return True

    def _determined(self, template: tm.Template, explicit: list[tm.TemplateArgument] | None) -> Routine | None:
        """The one function that a template-id names, or None where arguments are missing."""
        if explicit is None:
            return None
        try:
            return self.specialization(template, explicit)
        except IllFormed:
            return None

    def _fits_routine(self, unifier: Unifier, pattern: Type, routine: Routine, address: bool, depth: int) -> bool:
        """Whether a function or its address fits a parameter; a member that is not static has only an address."""
        type_: Type = self.engine.declare_types.named_type(routine)
        owner = routine.owner()
        if owner is not None and not routine.flags & STATIC_MEMBER:
            address = True
            type_ = self.engine.types.member_pointer(owner, type_)
        elif address:
            type_ = self.engine.types.pointer(type_)
        return self._from_type(unifier, pattern, type_, not address, depth)

    # --- other ways ------------------------------------------------------------------------------------------------

    def deduce_from_type(
        self, template: tm.Template, explicit: list[tm.TemplateArgument] | None, type_: RoutineType
    ) -> Routine:
        """The function of a given type, for an address or an explicit specialisation ([temp.deduct.funcaddr, decl])."""
        parameters = self.engine.template_parameters.of(template)
        given = self._explicit(template, parameters, explicit)
        deduced = Deduced(parameters)
        self._enter(deduced, given)
        pattern = self._signature(template, parameters, given)
        if holds_placeholder(pattern.result):
            types = self.engine.types
            pattern = types.routine(
                type_.result, pattern.parameters, pattern.variadic, pattern.cv, pattern.ref_qualifier, pattern.noexcept
            )
        if pattern.noexcept != type_.noexcept and pattern.noexcept_value is None:
            pattern = self.engine.types.routine(
                pattern.result, pattern.parameters, pattern.variadic, pattern.cv, pattern.ref_qualifier, type_.noexcept
            )
        pattern = self._with_forwarded(pattern, type_)
        if not Unifier(self.engine, deduced).types(pattern, type_, QUALIFIED if pattern.dependent else EXACT):
            raise IllFormed("template argument deduction failed")
        return self.finish(template, deduced, given)

    def _with_forwarded(self, pattern: RoutineType, type_: RoutineType) -> RoutineType:
        """A signature with `T` for each forwarding reference that is to be an lvalue reference, which T is then itself
        ([temp.deduct.type]/10)."""
        parameters = list(pattern.parameters)
        for index, parameter in enumerate(pattern.parameters):
            reference = parameter.skip_typerefs()
            given = type_.parameters[index].skip_typerefs() if index < len(type_.parameters) else None
            if isinstance(reference, t.PackExpansionType):
                break
            if not isinstance(reference, t.ReferenceType) or not isinstance(given, t.ReferenceType):
                continue
            is_forwarding = reference.rvalue and isinstance(reference.target.skip_typerefs(), t.TemplateParamType)
            if is_forwarding and not given.rvalue:
                parameters[index] = reference.target
        if parameters == list(pattern.parameters):
            return pattern
        return self.engine.types.routine(
            pattern.result,
            tuple(parameters),
            pattern.variadic,
            pattern.cv,
            pattern.ref_qualifier,
            pattern.noexcept,
            pattern.noexcept_value,
        )

    def deduce_conversion(self, template: tm.Template, type_: Type) -> Routine:
        """The conversion function to a type that a conversion function template gives ([temp.deduct.conv])."""
        owner = template.parent
        if isinstance(owner, ClassType) and owner.closure is not None:
            return self.engine.closure_bodies.deduced(owner, type_)
        parameters = self.engine.template_parameters.of(template)
        deduced = Deduced(parameters)
        types = self.engine.types
        pattern: Type = self._signature(template, parameters, None).result
        wanted = type_.skip_typerefs()
        bare = pattern.skip_typerefs()
        argument = type_
        if isinstance(bare, t.ReferenceType):
            pattern = bare.target
        if isinstance(wanted, t.ReferenceType):
            argument = wanted.target
            allowed = CALL | LESS_QUALIFIED
        else:
            argument = types.unqualified(type_)
            if not isinstance(bare, t.ReferenceType):
                pattern = self.engine.placeholders.decayed(pattern)
            pattern = types.unqualified(pattern)
            allowed = QUALIFIED | LESS_QUALIFIED
        if pattern.dependent and not Unifier(self.engine, deduced).types(pattern, argument, allowed):
            raise IllFormed("template argument deduction failed")
        return self.finish(template, deduced, None)

    def specialization(self, template: tm.Template, explicit: list[tm.TemplateArgument]) -> Routine:
        """The function that a template-id names by itself; IllFormed where arguments are missing."""
        parameters = self.engine.template_parameters.of(template)
        given = self._explicit(template, parameters, explicit)
        deduced = Deduced(parameters)
        self._enter(deduced, given)
        return self.finish(template, deduced, given)

    # --- explicit arguments ----------------------------------------------------------------------------------------

    def _explicit(
        self, template: tm.Template, parameters: list[tm.TemplateParameter], written: list[tm.TemplateArgument] | None
    ) -> Explicit | None:
        """[temp.arg.explicit]: trailing arguments may be missing, those of a trailing pack are a beginning."""
        if written is None:
            return None
        found: list[tm.TemplateArgument] = []
        own = TemplateContext(parameters, found, self.engine.templates.outer(template))
        values = self.engine.argument_fitting
        at = 0
        for parameter in parameters:
            if at >= len(written):
                break
            if parameter.pack:
                prefix = [values.fitted(parameter, argument, own, template.token) for argument in written[at:]]
                return Explicit(found, prefix)
            if written[at].is_expansion:
                raise Dependent
            found.append(values.fitted(parameter, written[at], own, template.token))
            at += 1
        if at < len(written):
            raise IllFormed("too many template arguments", template.token)
        return Explicit(found, None)

    def _enter(self, deduced: Deduced, given: Explicit | None) -> None:
        if given is not None:
            for index, argument in enumerate(given.arguments):
                deduced.arguments[index] = argument

    def _partial(self, parameters: list[tm.TemplateParameter], given: Explicit) -> list[tm.TemplateArgument]:
        """Explicit arguments, and the parameters themselves for the rest."""
        found: list[tm.TemplateArgument] = []
        for index, parameter in enumerate(parameters):
            if index < len(given.arguments):
                found.append(given.arguments[index])
            elif given.prefix is not None and index == len(given.arguments):
                own = own_argument(parameter)
                found.append(tm.pack_argument(given.prefix + own.pack))
            else:
                found.append(own_argument(parameter))
        return found

    # --- the signature as a pattern --------------------------------------------------------------------------------

    def _context(
        self, template: tm.Template, parameters: list[tm.TemplateParameter], given: Explicit | None
    ) -> Context:
        outer = self.engine.templates.outer(template)
        if given is None or (not given.arguments and given.prefix is None):
            return TemplateContext(parameters, None, outer)
        return TemplateContext(parameters, self._partial(parameters, given), outer)

    def own_context(self, template: tm.Template) -> Context:
        """The scope of the signature with all parameters standing for themselves."""
        return self._context(template, self.engine.template_parameters.of(template), None)

    def patterns(
        self, template: tm.Template, parameters: list[tm.TemplateParameter], given: Explicit | None
    ) -> list[Type]:
        """The parameter types with explicit arguments put in and the other parameters standing for themselves."""
        plain = given is None or (not given.arguments and given.prefix is None)
        if plain:
            known = self._patterns.get(template)
            if known is not None:
                return known
        function = function_of(template.declarations[0])
        context = self._context(template, parameters, given)
        declarators = self.engine.declarators
        try:
            found = declarators.parameter_types(function, context)
        except Mistake as mistake:
            if mistake.number != num.UNDEFINED:
                raise
            found = declarators.mistaken_parameter_types(function, context)
        if plain:
            self._patterns[template] = found
        return found

    def _signature(
        self, template: tm.Template, parameters: list[tm.TemplateParameter], given: Explicit | None
    ) -> RoutineType:
        declared = template.declarations[0]
        return self.engine.declare_types.signature(declared, self._context(template, parameters, given))

    # --- results ---------------------------------------------------------------------------------------------------

    def finish(self, template: tm.Template, deduced: Deduced, given: Explicit | None) -> Routine:
        """The function with the arguments found: defaults added, constraints checked, the signature read."""
        before = self.engine.trials.enter()
        self.engine.recursion.enter(INSTANCE, template.token)
        try:
            return self._finished(template, deduced, given)
        finally:
            self.engine.trials.leave(before)
            self.engine.recursion.leave(INSTANCE)

    def _finished(self, template: tm.Template, deduced: Deduced, given: Explicit | None) -> Routine:
        arguments = self.all_arguments(template, deduced, given)
        key = (id(template), tm.arguments_key(arguments))
        failure = self._failed.get(key)
        if failure is not None:
            raise IllFormed(failure, template.token)
        # Explicit specialisations are deduced, too: here, before the question of the same instance is open.
        self.engine.function_specializations.load(template)
        if key in self._open:
            self.engine.recursion.rest_on_open()
            # A compiler substitutes again and meets a class that is being defined, an incomplete one.
            raise IllFormed("the type of the function hangs on itself", template.token)
        self._open.add(key)
        try:
            self.engine.constraints.require(template, list(arguments))
            routine = self.engine.templates.routine_instance(template, arguments)
            self.engine.declare_types.routine_type(routine)
        except IllFormed as problem:
            self._failed[key] = problem.cause
            raise
        finally:
            self._open.discard(key)
        return routine

    def all_arguments(
        self, template: tm.Template, deduced: Deduced, given: Explicit | None
    ) -> tuple[tm.TemplateArgument, ...]:
        """One argument for each parameter: explicit, deduced, empty packs, defaults ([temp.deduct]/5)."""
        values = self.engine.argument_fitting
        found: list[tm.TemplateArgument] = []
        own = TemplateContext(deduced.parameters, found, self.engine.templates.outer(template))
        for index, parameter in enumerate(deduced.parameters):
            argument = deduced.arguments[index]
            if given is not None and given.prefix is not None and index == len(given.arguments):
                more = argument.pack if argument is not None and argument.kind == tm.PACK else []
                argument = tm.pack_argument(given.prefix + more)
            if argument is None:
                if parameter.pack:
                    argument = tm.pack_argument([])
                else:
                    argument = values.default(parameter, found, template.token, True)
            elif argument.constant is not None and isinstance(argument.constant, IntegerConstant):
                argument = values.fitted(parameter, argument, own, template.token)
            found.append(argument)
        return tuple(found)


def function_of(declared: Declared) -> n.DeclaratorOperator:
    """The parameter list of a function's declaration."""
    function = declared.binding.function()
    if function is None:
        raise Unknown("a function without a parameter list", declared.binding.name)
    return function


def _same(first: "list[tm.TemplateArgument | None]", second: "list[tm.TemplateArgument | None]") -> bool:
    for one, two in zip(first, second, strict=True):
        if (one is None) != (two is None):
            return False
        if one is not None and two is not None and one.key() != two.key():
            return False
    return True
