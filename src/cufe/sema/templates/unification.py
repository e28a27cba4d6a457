"""Unification: what template parameters have to be for a pattern to be a given type ([temp.deduct.type]).

Patterns are types as the prototype of a template has them: with its parameters in them.  The other side may be
dependent too (partial ordering); its parameters are opaque.  What is in a non-deduced context matches anything
here; who wants equality reads the pattern again with the arguments found.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import templates as tm
from cufe.il import types as t
from cufe.il.constants import Constant, IntegerConstant, TemplateParamConstant
from cufe.il.entities import ClassType
from cufe.il.expressions import Expression
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed
from cufe.sema.templates.deduced import Deduced, as_expansion, flat, pattern_of
from cufe.sema.templates.dependence import (
    holds_placeholder,
    parameter_in,
    parameters_in_argument,
    parameters_in_type,
    place_of,
)

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

# --- how far a pattern may differ from the argument ([temp.deduct.call]/4) ---
EXACT: Final = 0
#: the pattern may have more cv-qualifiers, or be a function pointer without `noexcept`
QUALIFIED: Final = 1
#: a template-id may match a base class of the argument
DERIVED: Final = 2
#: the same behind one pointer
POINTS_TO_DERIVED: Final = 4
CALL: Final = QUALIFIED | DERIVED | POINTS_TO_DERIVED
#: the argument may have more cv-qualifiers than the pattern: conversion functions ([temp.deduct.conv])
LESS_QUALIFIED: Final = 8


class Unifier:
    """Matches patterns with types, values and templates and writes down what the parameters have to be."""

    def __init__(self, engine: "Engine", deduced: Deduced) -> None:
        self.engine: Engine = engine
        self.deduced: Deduced = deduced
        #: what `auto` stands for, where the pattern is that of a placeholder type
        self.placeholder: Type | None = None

    # --- types ---------------------------------------------------------------------------------------------------

    def types(self, pattern: Type, argument: Type, allowed: int = EXACT) -> bool:
        """Whether `pattern` can become `argument`, by the differences in `allowed`."""
        if not pattern.dependent and not holds_placeholder(pattern):
            return self._plain(pattern, argument, allowed)
        bare = pattern.skip_typerefs()
        wanted = pattern.qualifiers()
        if isinstance(bare, t.TemplateParamType):
            index = self.deduced.index_of(bare.depth, bare.position)
            if index < 0:
                return pattern.canonical is argument.canonical
            if wanted & ~argument.qualifiers() and not allowed & QUALIFIED:
                return False
            if wanted and isinstance(argument.canonical, t.RoutineType) and not allowed & POINTS_TO_DERIVED:
                return False  # compilers do not take `const T*` for a pointer to function
            return self.bind(index, tm.type_argument(self.without(argument, wanted)))
        if isinstance(bare, t.PlaceholderType):
            if wanted & ~argument.qualifiers() and not allowed & QUALIFIED:
                return False
            found = self.without(argument, wanted)
            if self.placeholder is None:
                self.placeholder = found
                return True
            return self.placeholder.canonical is found.canonical
        if isinstance(bare, (t.DependentNameType, t.DependentOperandType)):
            return True
        other = argument.skip_typerefs()
        if isinstance(bare, t.ArrayType):
            return isinstance(other, t.ArrayType) and self._arrays(bare, other, allowed)
        given = argument.qualifiers()
        if wanted != given:
            if not allowed & QUALIFIED or given & ~wanted:
                if not allowed & LESS_QUALIFIED:
                    return False
        if isinstance(bare, t.PointerType):
            if not isinstance(other, t.PointerType):
                return False
            below = allowed & (QUALIFIED | LESS_QUALIFIED)
            if allowed & POINTS_TO_DERIVED:
                below |= DERIVED
            return self.types(bare.target, other.target, below)
        if isinstance(bare, t.ReferenceType):
            if not isinstance(other, t.ReferenceType) or bare.rvalue != other.rvalue:
                return False
            return self.types(bare.target, other.target, EXACT)
        if isinstance(bare, t.MemberPointerType):
            if not isinstance(other, t.MemberPointerType):
                return False
            inherits = bool(allowed & POINTS_TO_DERIVED) and self._inherits(bare.owner, other.owner)
            if not inherits and not self.types(bare.owner, other.owner):
                return False
            return self.types(bare.target, other.target, allowed & QUALIFIED)
        if isinstance(bare, t.RoutineType):
            return isinstance(other, t.RoutineType) and self.routines(bare, other, allowed)
        if isinstance(bare, (ClassType, t.DependentSpecializationType)):
            return self._template_ids(bare, other, allowed)
        if isinstance(bare, t.ComplexType):
            return isinstance(other, t.ComplexType) and self.types(bare.element, other.element)
        if isinstance(bare, t.VectorType):
            return (
                isinstance(other, t.VectorType)
                and bare.count == other.count
                and self.types(bare.element, other.element)
            )
        if isinstance(bare, t.PackExpansionType):
            return isinstance(other, t.PackExpansionType) and self.types(bare.pattern, other.pattern)
        return bare.canonical is other.canonical

    def _inherits(self, pattern: Type, owner: Type) -> bool:
        """Whether the class of a pointer to member has been deduced already, as a class derived from `owner`: the
        pointer converts to it in a call (observed)."""
        if not isinstance(pattern, t.TemplateParamType):
            return False
        index = self.deduced.index_of(pattern.depth, pattern.position)
        known = self.deduced.arguments[index] if index >= 0 else None
        derived = known.type.skip_typerefs() if known is not None and known.type is not None else None
        base = owner.skip_typerefs()
        if not isinstance(derived, ClassType) or not isinstance(base, ClassType) or derived is base:
            return False
        return not derived.dependent and self.engine.classes.is_base_of(base, derived)

    def _plain(self, pattern: Type, argument: Type, allowed: int) -> bool:
        if argument.dependent:
            # Alias templates are transparent, even if their arguments have to be valid.
            hidden = argument.skip_typerefs()
            if isinstance(hidden, t.DependentSpecializationType) and hidden.target is not None:
                argument = self.engine.types.qualified(hidden.target, argument.qualifiers())
        if pattern.canonical is argument.canonical:
            return True
        if not allowed & QUALIFIED or argument.qualifiers() & ~pattern.qualifiers():
            return False
        table = self.engine.types
        first = table.unqualified(pattern).canonical
        second = table.unqualified(argument).canonical
        if isinstance(first, t.PointerType) and isinstance(second, t.PointerType):
            return self._plain(first.target, second.target, allowed)
        if isinstance(first, t.RoutineType) and isinstance(second, t.RoutineType):
            return self.routines(first, second, allowed)
        return first is second

    def without(self, type_: Type, qualifiers: int) -> Type:
        """`type_` without some of its cv-qualifiers; its spelling stays where it has none of them."""
        given = type_.qualifiers()
        if not given & qualifiers:
            return type_
        table = self.engine.types
        return table.qualified(table.unqualified(type_), given & ~qualifiers)

    def _arrays(self, pattern: t.ArrayType, argument: t.ArrayType, allowed: int) -> bool:
        if pattern.bound is None:
            if pattern.count != argument.count or argument.bound is not None:
                return False
        elif argument.count >= 0 or argument.bound is not None:
            if not self.bound(pattern.bound, argument):
                return False
        else:
            return False
        return self.types(pattern.element, argument.element, allowed & QUALIFIED)

    def bound(self, bound: Expression, argument: t.ArrayType) -> bool:
        """`T[N]`: the type of N does not matter, as long as the number fits ([temp.deduct.type]/17)."""
        parameter = parameter_in(bound)
        index = -1 if parameter is None else self.deduced.index_of(parameter.depth, parameter.position)
        if parameter is None or index < 0:
            return True
        if argument.count < 0:
            other = None if argument.bound is None else parameter_in(argument.bound)
            if other is None or other.constant is None:
                return False
            return self.bind(index, tm.constant_argument(other.constant))
        return self.bind_count(index, argument.count)

    def bind_count(self, index: int, count: int) -> bool:
        """A number of elements as the argument of a value parameter."""
        type_ = self.deduced.parameters[index].type
        target: Type = self.engine.types.unsigned_long
        if type_ is not None and not type_.dependent and not holds_placeholder(type_):
            target = type_
        elif type_ is not None:
            place = self._type_parameter(type_)
            known = self.deduced.arguments[place] if place >= 0 else None
            if known is not None and known.type is not None and not known.type.dependent:
                target = known.type
            elif not self.types(type_, target):
                return False
            elif place >= 0:
                self.deduced.of_bounds.setdefault(place, [])
            if place in self.deduced.of_bounds:
                self.deduced.of_bounds[place].append(index)
        return self.bind(index, tm.constant_argument(IntegerConstant(target, count)))

    def _type_parameter(self, type_: Type) -> int:
        """The index of the parameter that is deduced and that a type consists of, or -1."""
        at = type_.skip_typerefs()
        return self.deduced.index_of(at.depth, at.position) if isinstance(at, t.TemplateParamType) else -1

    def _instead_of_bound(self, index: int, argument: tm.TemplateArgument) -> bool:
        """Puts a type in the place of one that was that of an array bound alone; the bounds get it, too."""
        values = self.deduced.of_bounds.pop(index, None)
        if values is None or argument.type is None:
            return False
        self.deduced.arguments[index] = argument
        for value in values:
            bound = self.deduced.arguments[value]
            if bound is not None and isinstance(bound.constant, IntegerConstant):
                constant = IntegerConstant(argument.type, bound.constant.value)
                self.deduced.arguments[value] = tm.constant_argument(constant)
        return True

    def routines(self, pattern: t.RoutineType, argument: t.RoutineType, allowed: int) -> bool:
        """Function types; the result of a pattern that is a placeholder is not compared."""
        if pattern.variadic != argument.variadic or pattern.cv != argument.cv:
            return False
        if pattern.ref_qualifier != argument.ref_qualifier:
            return False
        if pattern.noexcept_value is not None:
            given = IntegerConstant(self.engine.types.bool, int(argument.noexcept))
            if not self.values(pattern.noexcept_value, given):
                return False
        elif pattern.noexcept != argument.noexcept and not (allowed & QUALIFIED and argument.noexcept):
            return False
        if not self.types(pattern.result, argument.result):
            return False
        return self.type_lists(list(pattern.parameters), list(argument.parameters))

    def type_lists(self, patterns: list[Type], arguments: list[Type]) -> bool:
        """Parameter lists of function types; an expansion that is not the last pattern deduces nothing."""
        return self.argument_lists(
            [_listed(pattern) for pattern in patterns], [_listed(argument) for argument in arguments]
        )

    # --- template-ids -----------------------------------------------------------------------------------------------

    def _template_ids(self, pattern: Type, argument: Type, allowed: int) -> bool:
        if not isinstance(argument, (ClassType, t.DependentSpecializationType)):
            return isinstance(pattern, t.DependentSpecializationType) and not pattern.template.is_parameter
        saved = self.deduced.copy()
        if self._same_template(pattern, argument):
            return True
        self.deduced.arguments = saved
        if allowed & DERIVED and isinstance(argument, ClassType):
            return self._from_bases(pattern, argument)
        return False

    def _same_template(self, pattern: Type, argument: Type) -> bool:
        if isinstance(pattern, ClassType):
            if pattern.template is None:
                return pattern.canonical is argument.canonical or self._is_nested(pattern)
            if not isinstance(argument, ClassType) or argument.template is None:
                return False
            if pattern.template is not argument.template:
                return False
            if pattern is argument and not self._depends_on_arguments(pattern):
                return True
            return self.argument_lists(flat(pattern.arguments), flat(argument.arguments))
        assert isinstance(pattern, t.DependentSpecializationType)
        if not pattern.template.is_parameter:
            # An alias whose meaning depends on its arguments is a non-deduced context.
            return True
        if isinstance(argument, t.DependentSpecializationType):
            return self.templates(pattern.template, argument.template) and self.argument_lists(
                flat(pattern.arguments), flat(argument.arguments)
            )
        assert isinstance(argument, ClassType)
        if argument.template is None:
            return False
        if not self.templates(pattern.template, argument.template):
            return False
        given = flat(argument.arguments)
        wanted = flat(pattern.arguments)
        if wanted and not wanted[-1].is_expansion and len(wanted) < len(given):
            if self._are_defaults(argument.template, argument.arguments, given[: len(wanted)]):
                given = given[: len(wanted)]
        return self.argument_lists(wanted, given)

    def _are_defaults(
        self, template: tm.Template, arguments: tuple[tm.TemplateArgument, ...], written: list[tm.TemplateArgument]
    ) -> bool:
        """Whether those behind the `written` arguments are defaults, which may be missing ([temp.deduct.type]/8)."""
        if len(written) < self.engine.templates.required_count(template):
            return False
        try:
            completed = self.engine.argument_fitting.complete(template, written, template.token)
        except (IllFormed, Dependent):
            return False
        return tm.arguments_key(completed) == tm.arguments_key(arguments)

    def _is_nested(self, pattern: ClassType) -> bool:
        """A class inside of a template-id with parameters of ours: its qualifier deduces nothing."""
        around = pattern.parent
        while isinstance(around, ClassType):
            if around.template is not None and self._depends_on_arguments(around):
                return True
            around = around.parent
        return False

    def _depends_on_arguments(self, type_: Type) -> bool:
        found: set[int] = set()
        parameters_in_type(type_, found)
        return any(place_of(own.depth, own.position) in found for own in self.deduced.parameters)

    def _from_bases(self, pattern: Type, argument: ClassType) -> bool:
        """[temp.deduct.call]/4.3: a base class of the argument that the pattern fits, if there is one alone.

        A base class of a match is none of its own (CWG 2303)."""
        classes = self.engine.classes
        if not classes.is_complete(argument):
            return False
        before = self.deduced.copy()
        matches: list[ClassType] = []
        deduced: list[list[tm.TemplateArgument | None]] = []
        level: list[ClassType] = [argument]
        seen: list[ClassType] = []
        while level:
            following: list[ClassType] = []
            for derived in level:
                for base in classes.bases(derived):
                    cls = base.type
                    if not isinstance(cls, ClassType) or cls in seen:
                        continue
                    seen.append(cls)
                    self.deduced.arguments = before.copy()
                    if self._same_template(pattern, cls):
                        matches.append(cls)
                        deduced.append(self.deduced.arguments)
                    else:
                        following.append(cls)
            level = following
        outermost = [
            at
            for at, cls in enumerate(matches)
            if not any(cls is not other and classes.is_base_of(cls, other) for other in matches)
        ]
        fits = len(outermost) == 1
        self.deduced.arguments = deduced[outermost[0]] if fits else before
        return fits

    # --- lists of arguments ---------------------------------------------------------------------------------------

    def argument_lists(self, patterns: list[tm.TemplateArgument], arguments: list[tm.TemplateArgument]) -> bool:
        """Lists of template arguments without packs ([temp.deduct.type]/8-9)."""
        count = len(patterns)
        for index in range(count - 1):
            if patterns[index].is_expansion:
                return True
        expanded = count > 0 and patterns[-1].is_expansion
        fixed = count - 1 if expanded else count
        if len(arguments) < fixed or (len(arguments) > fixed and not expanded):
            return False
        for index in range(fixed):
            if arguments[index].is_expansion or not self.arguments(patterns[index], arguments[index]):
                return False
        return not expanded or self.expansion(patterns[-1], arguments[fixed:])

    def arguments(self, pattern: tm.TemplateArgument, argument: tm.TemplateArgument) -> bool:
        """One template argument against one."""
        if pattern.type is not None:
            return argument.type is not None and self.types(pattern.type, argument.type)
        if pattern.constant is not None:
            return argument.constant is not None and self.values(pattern.constant, argument.constant)
        if pattern.template is not None:
            return argument.template is not None and self.templates(pattern.template, argument.template)
        return False

    def expansion(self, pattern: tm.TemplateArgument, arguments: list[tm.TemplateArgument]) -> bool:
        """A trailing expansion against the arguments that are left: each gives the packs one element."""
        packs = self.packs_in(pattern)
        elements = self.begin_packs(packs)
        plain = pattern_of(pattern)
        before = [self.deduced.arguments[index] for index in packs]
        for argument in arguments:
            for index in packs:
                self.deduced.arguments[index] = None
            other = pattern_of(argument) if argument.is_expansion else argument
            if not self.arguments(plain, other):
                return False
            self.take_elements(packs, elements, argument.is_expansion)
        return self.end_packs(packs, elements, before)

    def packs_in(self, pattern: tm.TemplateArgument) -> list[int]:
        """The packs among our parameters that a pattern names."""
        places: set[int] = set()
        parameters_in_argument(pattern, places)
        found: list[int] = []
        for index, parameter in enumerate(self.deduced.parameters):
            if parameter.pack and place_of(parameter.depth, parameter.position) in places:
                found.append(index)
        return found

    def begin_packs(self, packs: list[int]) -> "list[list[tm.TemplateArgument | None]]":
        elements: list[list[tm.TemplateArgument | None]] = [[] for _ in packs]
        return elements

    def take_elements(
        self, packs: list[int], elements: "list[list[tm.TemplateArgument | None]]", expansion: bool
    ) -> None:
        """Takes what one element of an expansion gave the packs."""
        for place, index in enumerate(packs):
            found = self.deduced.arguments[index]
            if found is not None and expansion and not found.is_expansion:
                found = as_expansion(found)
            elements[place].append(found)

    def end_packs(
        self,
        packs: list[int],
        elements: "list[list[tm.TemplateArgument | None]]",
        before: "list[tm.TemplateArgument | None]",
    ) -> bool:
        """Binds the packs of an expansion; one that no element said anything about stays as it was."""
        fits = True
        for place, index in enumerate(packs):
            self.deduced.arguments[index] = before[place]
            given = elements[place]
            known = [element for element in given if element is not None]
            if not known and given:
                continue
            if len(known) != len(given) or not self.bind(index, tm.pack_argument(known)):
                fits = False
        return fits

    # --- values and templates -------------------------------------------------------------------------------------

    def values(self, pattern: Constant, argument: Constant) -> bool:
        """A value argument ([temp.deduct.type]/14, /18-20)."""
        if not isinstance(pattern, TemplateParamConstant):
            return pattern.key() == argument.key()
        parameter = pattern.parameter
        if parameter is None:
            return True
        index = self.deduced.index_of(parameter.depth, parameter.position)
        if index < 0:
            return pattern.key() == argument.key()
        type_ = self.deduced.parameters[index].type
        if type_ is not None and not isinstance(argument, TemplateParamConstant):
            if type_.dependent or holds_placeholder(type_):
                if not self._value_type(type_, argument.type):
                    return False
            elif self.engine.types.unqualified(type_).canonical is not self.engine.types.unqualified(
                argument.type
            ).canonical and isinstance(argument, IntegerConstant):
                return False
        return self.bind(index, tm.constant_argument(argument))

    def _value_type(self, pattern: Type, argument: Type) -> bool:
        """The type of a value parameter from that of its argument; each placeholder is one of its own."""
        if self.engine.language.standard < 2017:
            return True
        outer = self.placeholder
        self.placeholder = None
        fits = self.types(self.without(pattern, pattern.qualifiers()), self.engine.types.unqualified(argument))
        self.placeholder = outer
        return fits

    def templates(self, pattern: tm.Template, argument: tm.Template) -> bool:
        """A template argument for a template template parameter."""
        if pattern.is_parameter:
            if pattern.kind == tm.TEMPLK_NONE:
                return True  # `T::template C`
            for index, parameter in enumerate(self.deduced.parameters):
                own = parameter.template
                if own is not None and own.canonical_number == pattern.canonical_number:
                    if not argument.is_parameter and not self.engine.template_heads.fits(own, argument):
                        return False
                    self.engine.templates.enter(argument)
                    return self.bind(index, tm.template_argument(argument))
        return pattern is argument or pattern.canonical_number == argument.canonical_number

    # --- results --------------------------------------------------------------------------------------------------

    def bind(self, index: int, argument: tm.TemplateArgument) -> bool:
        """Writes down an argument; False where another one is known already ([temp.deduct.type]/2)."""
        known = self.deduced.arguments[index]
        if known is None:
            self.deduced.arguments[index] = argument
            return True
        if known.key() == argument.key() or self._instead_of_bound(index, argument):
            return True
        first = known.constant
        second = argument.constant
        # An array bound says nothing about the type of the parameter, so the first type stays.
        return (
            isinstance(first, IntegerConstant) and isinstance(second, IntegerConstant) and first.value == second.value
        )


def _listed(type_: Type) -> tm.TemplateArgument:
    """A parameter type as an element of a list."""
    if isinstance(type_, t.PackExpansionType):
        made = tm.type_argument(type_.pattern)
        made.is_expansion = True
        return made
    return tm.type_argument(type_)
