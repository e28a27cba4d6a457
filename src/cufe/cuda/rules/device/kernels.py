"""What the device compiler alone asks of kernels: parameters, `constexpr`, namespaces (spec 20, 22; observed:
diagnostics-a 5.4 and 5.6, diagnostics-b 4).

All is told at the name, in the order in which it stands here.  A template itself is asked for what does not hang on its
parameters, and not for references, which its instances are asked for.
"""

from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.device.grid_constants import GridConstants, tell_parameter
from cufe.cuda.rules.device.types import parameter_types
from cufe.cuda.rules.functions.kernels import constant_kernel
from cufe.cuda.rules.variables.memory_spaces import in_inline_unnamed
from cufe.final import Final
from cufe.il.entities import ClassType, Namespace
from cufe.il.types import ArrayType, ReferenceType, Type
from cufe.syntax import nodes as n
from cufe.text import kinds as k

RVALUE_REFERENCE: Final = 20063
_INITIALIZER_LIST: Final = 20115
_IN_INLINE_UNNAMED: Final = 20124
_VA_LIST: Final = 20131

#: syntax that is no reference, no `std::initializer_list` and no `va_list`, whatever its names mean
_PLAIN: Final = (n.POINTER, n.MEMBER_POINTER, n.PARAMETERS)


def check_kernels(functions: list[Declared]) -> None:
    """Judges the declarations of kernels, directives and member templates left out."""
    grid_constants = GridConstants()
    for one in functions:
        left_out = one.declaration.instantiation >= 0 or (one.in_class and (one.is_defaulted or one.is_template))
        if one.words & GLOBAL and not left_out:
            _check_parameters(one, grid_constants)
            number = constant_kernel(one)
            if number and not one.is_friend_of_template():
                one.examined.add(number, one.name_token)
            if in_inline_unnamed(one) and not _is_in_class_template(one):
                one.examined.add(_IN_INLINE_UNNAMED, one.name_token)


def _is_in_class_template(one: Declared) -> bool:
    return bool(one.flags & n.FRIEND) and one.examined.kinds[one.path[-1].start] == k.TEMPLATE


def _check_parameters(one: Declared, grid_constants: GridConstants) -> None:
    operator = one.function()
    if operator is None:
        return
    if not grid_constants.is_marked(one) and not any(_is_in_doubt(parameter) for parameter in operator.parameters):
        return
    told: set[int] = set()
    types = parameter_types(one)
    for marked, type_ in zip(grid_constants.to_judge(one, types), types, strict=True):
        tell_parameter(one, marked)
        if type_ is None:
            continue
        number = unsuitable(type_)
        if number and number not in told and not (one.is_template and number == RVALUE_REFERENCE):
            told.add(number)
            one.examined.add(number, one.name_token)


def _is_in_doubt(parameter: n.Parameter) -> bool:
    """Whether the spelling leaves the question open."""
    operators = parameter.declarator.operators
    if operators:
        return operators[0].sort not in _PLAIN
    return parameter.specifiers.sort != n.BUILTIN


def unsuitable(type_: Type) -> int:
    """The diagnostic about a parameter of that type, 0 for none."""
    at = type_.skip_typerefs()
    if isinstance(at, ReferenceType):
        return RVALUE_REFERENCE if at.rvalue else 0
    if isinstance(at, ClassType):
        owner = at.parent
        if at.name == "initializer_list" and isinstance(owner, Namespace) and owner.name == "std":
            return _INITIALIZER_LIST
    if isinstance(at, ArrayType) and isinstance(at.element, ClassType) and at.element.name == "__va_list_tag":
        return _VA_LIST
    return 0
