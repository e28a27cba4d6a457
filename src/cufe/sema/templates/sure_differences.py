"""Types that are certainly two, whatever template parameters stand for.

Members of dependent types may turn out to be anything, so nothing is reported about them ([temp.type]/4)."""

from cufe.il.entities import ClassType
from cufe.il.templates import TemplateArgument
from cufe.il.types import PointerType, QualifiedType, ReferenceType, RoutineType, TemplateParamType, Type
from cufe.sema.declared.declare_types import contains_placeholder


def surely_differ(first: Type, second: Type) -> bool:
    """Whether two types are never the same."""
    one = first.canonical
    two = second.canonical
    while True:
        if one is two:
            return False
        if not one.dependent and not two.dependent:
            return not contains_placeholder(one) and not contains_placeholder(two)
        if one.qualifiers() != two.qualifiers():
            return _is_settled(one) and _is_settled(two)
        if not _is_same_form(one, two):
            break
        assert isinstance(one, (QualifiedType, PointerType, ReferenceType))
        assert isinstance(two, (QualifiedType, PointerType, ReferenceType))
        one, two = one.target.canonical, two.target.canonical
    if isinstance(one, ClassType) and isinstance(two, ClassType) and one.template is two.template:
        return one.template is not None and arguments_differ(one.arguments, two.arguments)
    return _is_settled(one) and _is_settled(two)


def _is_same_form(one: Type, two: Type) -> bool:
    """Whether two types are pointers, or the same sort of references, or qualified alike."""
    if isinstance(one, ReferenceType) and isinstance(two, ReferenceType):
        return one.rvalue == two.rvalue
    if isinstance(one, PointerType):
        return isinstance(two, PointerType)
    return isinstance(one, QualifiedType) and isinstance(two, QualifiedType)


def arguments_differ(first: "tuple[TemplateArgument, ...]", second: "tuple[TemplateArgument, ...]") -> bool:
    """Whether two lists of as many template arguments certainly differ."""
    if len(first) != len(second):
        return False
    return any(_argument_differs(one, two) for one, two in zip(first, second, strict=True))


def _argument_differs(one: TemplateArgument, two: TemplateArgument) -> bool:
    if one.is_expansion or two.is_expansion:
        return False
    if one.type is not None and two.type is not None:
        return surely_differ(one.type, two.type)
    if one.constant is not None and two.constant is not None:
        return not one.constant.dependent and not two.constant.dependent and one.key() != two.key()
    return False


def signatures_differ(one: RoutineType, two: RoutineType) -> bool:
    """Whether two functions of one name are certainly not the same, nor is one the definition of the other."""
    if one.variadic != two.variadic or one.cv != two.cv or one.ref_qualifier != two.ref_qualifier:
        return True
    if len(one.parameters) != len(two.parameters):
        return True
    if any(surely_differ(a, b) for a, b in zip(one.parameters, two.parameters, strict=True)):
        return True
    return surely_differ(one.result, two.result)


def _is_settled(type_: Type) -> bool:
    """Whether a canonical type is no member of a dependent type or an operand whose type is unknown."""
    at = type_
    while isinstance(at, QualifiedType):
        at = at.target.canonical
    if isinstance(at, (TemplateParamType, PointerType, ReferenceType)):
        return not isinstance(at, TemplateParamType) or not at.pack
    if isinstance(at, ClassType):
        return True
    return not at.dependent and not contains_placeholder(at)
