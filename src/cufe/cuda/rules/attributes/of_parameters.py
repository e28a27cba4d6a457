"""Attributes of parameters and their lists: `__grid_constant__` and `__nv_register_params__`."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST, REGISTER_PARAMS
from cufe.cuda.rules.collection import grid_constant
from cufe.cuda.rules.declared import Declared, word_of
from cufe.diagnostics.report import At
from cufe.final import Final

# `__grid_constant__` parameters (spec 22; observed: diagnostics-a 5.6).


_NOT_ON_KERNEL: Final = 20245
_REDECLARATION: Final = 20241
_TEMPLATE_REDECLARATION: Final = 20242
_SPECIALIZATION: Final = 20243
_INSTANTIATION: Final = 20244


def check_redeclaration(one: Declared, before: Declared, annotated: list[bool]) -> None:
    """The annotation is the same in every declaration of a function, parameter by parameter (20241, 20242): `annotated`
    says which ones some earlier declaration marked (of a template the first one), and `before` is the one that is
    reported."""
    examined = one.examined
    mine = one.function()
    if mine is None or one.declaration.instantiation >= 0:
        return
    if one.declaration.heads and not one.is_template:
        # A specialization is held against its template alone.
        return
    number = _TEMPLATE_REDECLARATION if one.is_template else _REDECLARATION
    for parameter, is_annotated in zip(mine.parameters, annotated, strict=False):
        if grid_constant(parameter) != is_annotated:
            name = parameter.declarator.id
            examined.add(
                number,
                one.name_token,
                examined.lexemes[name] if name >= 0 else "",
                At(examined.unit.offset(before.name_token)),
            )
            if one.is_template:
                # Of a template the first parameter is reported.
                return


def check_specializations(functions: list[Declared]) -> None:
    """Explicit specializations and instantiations are annotated as their template is (20243, 20244), as far as there is
    one template of a name and number of parameters."""
    templates: dict[str, list[Declared]] = {}
    for one in functions:
        if one.is_template and one.declaration.instantiation < 0:
            templates.setdefault(one.scope_and_name(), []).append(one)
        elif one.declaration.heads or one.declaration.instantiation >= 0:
            before = templates.get(one.scope_and_name(), [])
            if len({other.key() for other in before}) == 1 and before[0].words & GLOBAL:
                _check_specialization(one, before)


def _check_specialization(one: Declared, templates: list[Declared]) -> None:
    """Against the first declaration of its template; the definition is reported, where it stands in front."""
    mine = one.function()
    pattern = templates[0].function()
    if mine is None or pattern is None:
        return
    template = templates[0]
    for declaration in templates:
        if declaration.piece.body >= 0:
            template = declaration
    examined = one.examined
    number = _SPECIALIZATION
    at = one.name_token
    if one.declaration.instantiation >= 0:
        number = _INSTANTIATION
        at = one.declaration.specifiers.type_start
    count = len(pattern.parameters)
    has_pack = count > 0 and pattern.parameters[-1].declarator.pack >= 0
    if len(mine.parameters) != count and not has_pack:
        return
    # Of an instantiation directive a pack is one parameter.
    own = mine.parameters[:count] if one.declaration.instantiation >= 0 else mine.parameters
    for place, parameter in enumerate(own):
        if grid_constant(parameter) != grid_constant(pattern.parameters[min(place, count - 1)]):
            name = parameter.declarator.id
            examined.add(
                number,
                at,
                examined.lexemes[name] if name >= 0 else "",
                At(examined.unit.offset(template.name_token)),
            )


def check_kernel_only(one: Declared, annotated: list[bool]) -> None:
    """Only kernels have such parameters (20245); `annotated` says which ones some declaration marked."""
    for is_annotated in annotated:
        if is_annotated:
            one.examined.add(_NOT_ON_KERNEL, one.name_token)


# `__nv_register_params__` (observed: diagnostics-a 5.7, diagnostics-b 3.3).


_NOT_ENABLED: Final = 20202
_OLD_ARCHITECTURE: Final = 20203
_NOT_SUPPORTED: Final = 20204
_ELLIPSIS: Final = 20205

#: the first architecture that passes parameters in registers
_FIRST_ARCHITECTURE: Final = 80


def check_register_params(one: Declared, known: dict[str, int]) -> None:
    """Judges one declaration of a function; `known` are the words of earlier declarations, by function."""
    parameters = one.function()
    if parameters is None or not one.words & REGISTER_PARAMS:
        return
    examined = one.examined
    enabled = bool(examined.settings.register_params)
    architecture = examined.architecture
    supported = architecture is None or architecture.number >= _FIRST_ARCHITECTURE
    key = one.key()
    before = known.get(key, 0)
    known[key] = before | one.words
    is_first = one.declaration.declarators[0] is one.declarator
    for attribute in one.attributes:
        if not word_of(attribute) & REGISTER_PARAMS:
            continue
        # It is applied to each declarator anew.
        met_at = attribute.first if is_first else one.name_token
        if not enabled:
            examined.add_late(_NOT_ENABLED, attribute.first, met_at)
        if not supported:
            examined.add_late(_OLD_ARCHITECTURE, attribute.first, met_at)
        if parameters.variadic:
            examined.add_late(_ELLIPSIS, attribute.first, met_at)
    if enabled and supported and not parameters.variadic and not before & REGISTER_PARAMS:
        words = before | one.words
        if words & GLOBAL:
            examined.add(_NOT_SUPPORTED, one.name_token, "__global__")
        elif words & (HOST | DEVICE) != DEVICE:
            examined.add(_NOT_SUPPORTED, one.name_token, "__host__")
