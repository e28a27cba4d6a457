"""Partial ordering of function templates ([temp.func.order], [temp.deduct.partial])."""

from cufe.final import TYPE_CHECKING
from cufe.il import types as t
from cufe.il.entities import SFK_CONVERSION, STATIC_MEMBER, ClassType
from cufe.il.templates import Template, TemplateArgument, type_argument
from cufe.il.types import Type
from cufe.sema.templates.deduced import Deduced, as_expansion
from cufe.sema.templates.dependence import parameters_in_type
from cufe.sema.templates.unification import Unifier

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class PartialOrdering:
    """Compares function templates by which calls they could take."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[tuple[int, int, int], int] = {}

    def more_specialized(self, first: Template, second: Template, count: int) -> int:
        """-1 where `first` is more specialised for a call with `count` arguments, 1 where `second` is, else 0.

        `count` is that of the arguments for parameters of the first one, without an object argument."""
        key = (id(first), id(second), count)
        if key not in self._known:
            self._known[key] = self._compare(first, second, count)
        return self._known[key]

    def _compare(self, first: Template, second: Template, count: int) -> int:
        one = self.parameter_types(first)
        two = self.parameter_types(second)
        first_object = _has_object(first)
        second_object = _has_object(second)
        total = count
        # A static member has a parameter for the object, too, which fits all ([over.match.funcs]/4, CWG 532).
        of_classes = isinstance(first.parent, ClassType) and isinstance(second.parent, ClassType)
        if first_object != second_object and not of_classes:
            if first_object:
                one = [self._object(first), *one]
                total += 1
            else:
                two = [self._object(second), *two]
        if first.special == SFK_CONVERSION:
            total = 1
        forwards = self._at_least(second, _first(two, total), _repeated(one, total))
        backwards = self._at_least(first, _first(one, total), _repeated(two, total))
        if forwards != backwards:
            return -1 if forwards else 1
        if not forwards:
            return 0
        order = self._references(_repeated(one, total), _repeated(two, total))
        if order:
            return order
        one = _with_pack(one, total)
        two = _with_pack(two, total)
        if not self._alike(one, two):
            return self._trailing_packs(one, two)
        return self.engine.constraints.compare_templates(first, second)

    def parameter_types(self, template: Template) -> list[Type]:
        """The types that are compared: those of the parameters, of a conversion function the result."""
        if self.engine.class_deduction.is_implicit_guide(template):
            return self.engine.class_deduction.patterns(template)
        if template.special == SFK_CONVERSION:
            prototype = self.engine.declare_types.signature(
                template.declarations[0], self.engine.deduction.own_context(template)
            )
            return [prototype.result]
        return self.engine.deduction.patterns(template, self.engine.template_parameters.of(template), None)

    def _object(self, template: Template) -> Type:
        """The type of the implied object parameter, as far as ordering needs it."""
        assert isinstance(template.parent, ClassType)
        return self.engine.types.reference(template.parent, False)

    def _at_least(self, general: Template, patterns: list[Type], arguments: list[Type]) -> bool:
        """Whether the template with the types `arguments` is at least as specialised as `general`: each parameter that
        the types of `general` use has a value then, and one that the call gives has none ([temp.deduct.partial]/12)."""
        deduced = Deduced(self.engine.template_parameters.of(general))
        if not Unifier(self.engine, deduced).argument_lists(self._listed(patterns), self._listed(arguments)):
            return False
        used: set[int] = set()
        for pattern in patterns:
            parameters_in_type(pattern, used)
        return all(place not in used or deduced.arguments[index] is not None for place, index in deduced.places.items())

    def _listed(self, given: list[Type]) -> list[TemplateArgument]:
        found: list[TemplateArgument] = []
        for type_ in given:
            if isinstance(type_, t.PackExpansionType):
                found.append(as_expansion(type_argument(self._bare(type_.pattern))))
            else:
                found.append(type_argument(self._bare(type_)))
        return found

    def _bare(self, type_: Type) -> Type:
        """Without a reference and without qualifiers on top ([temp.deduct.partial]/5-7)."""
        bare = type_.skip_typerefs()
        return self.engine.types.unqualified(bare.target if isinstance(bare, t.ReferenceType) else type_)

    def _references(self, one: list[Type], two: list[Type]) -> int:
        """[temp.deduct.partial]/9: lvalue references and more qualifiers are more specialised."""
        found = 0
        for first, second in zip(one, two, strict=False):
            left = _pattern(first).skip_typerefs()
            right = _pattern(second).skip_typerefs()
            if not isinstance(left, t.ReferenceType) or not isinstance(right, t.ReferenceType):
                continue
            order = 0
            if left.rvalue != right.rvalue:
                order = 1 if left.rvalue else -1
            else:
                mine = left.target.qualifiers()
                other = right.target.qualifiers()
                if mine != other and mine & other == other:
                    order = -1
                elif mine != other and mine & other == mine:
                    order = 1
            if order:
                if found and found != order:
                    return 0
                found = order
        return found

    def _alike(self, one: list[Type], two: list[Type]) -> bool:
        if len(one) != len(two):
            return False
        return all(first.canonical is second.canonical for first, second in zip(one, two, strict=True))

    def _trailing_packs(self, one: list[Type], two: list[Type]) -> int:
        """[temp.deduct.partial]/11: a trailing pack without a counterpart is less specialised."""
        first = bool(one) and isinstance(one[-1], t.PackExpansionType)
        second = bool(two) and isinstance(two[-1], t.PackExpansionType)
        if first == second:
            if first and len(one) != len(two):
                return -1 if len(one) > len(two) else 1
            return 0
        return 1 if first else -1


def _first(types: list[Type], count: int) -> list[Type]:
    """The types that a call with `count` arguments uses."""
    return types[:count]


def _repeated(types: list[Type], count: int) -> list[Type]:
    """The same with one type for each argument that a pack takes: compilers order `T*...` before `T`."""
    found = types[:count]
    if found and isinstance(found[-1], t.PackExpansionType):
        pattern = found[-1].pattern
        found = found[:-1] + [pattern] * (count - len(found) + 1)
    return found


def _with_pack(types: list[Type], count: int) -> list[Type]:
    """The types that a call uses, and a pack behind them that may be empty."""
    if count < len(types) and isinstance(types[count], t.PackExpansionType):
        count += 1
    return types[:count]


def _pattern(type_: Type) -> Type:
    return type_.pattern if isinstance(type_, t.PackExpansionType) else type_


def _has_object(template: Template) -> bool:
    return isinstance(template.parent, ClassType) and not template.flags & STATIC_MEMBER
