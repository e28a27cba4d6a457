"""The parameters of instances of kernel templates (observed: diagnostics-a 5.4 and 5.6, diagnostics-b 4).

They are told at the name of the template, when the instance is named first.  What the template itself was told about is
not repeated."""

from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.collection import grid_constant
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.device.grid_constants import NOT_CONST, REFERENCE, is_const, is_reference
from cufe.cuda.rules.device.kernels import RVALUE_REFERENCE, unsuitable
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.meant_types import written_type
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.final import Final
from cufe.il.entities import Routine
from cufe.sema.declared.contexts import TemplateContext
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_AND: Final = ord("A")
#: how far from the name of a template `&&` is looked for among its arguments
_NEAR: Final = 16
_UNSUITABLE_WORDS: Final = frozenset(("initializer_list", "va_list", "__builtin_va_list"))


def check_kernel_instances(examined: ExaminedUnit, functions: list[Declared]) -> None:
    """Judges the instances that the unit names, of templates whose parameters are in doubt."""
    templates = {one.name: one for one in functions if one.words & GLOBAL and one.is_template and _has_parameters(one)}
    if not templates:
        return
    words = any(examined.tokens_of(set(_UNSUITABLE_WORDS), examined.near()))
    names = {name for name, one in templates.items() if words or _is_in_doubt(one)}
    for token in examined.tokens_of(set(templates), examined.near()):
        if examined.kinds[token + 1] == k.LESS and examined.kinds.find(_AND, token + 2, token + _NEAR) >= 0:
            names.add(examined.lexemes[token])
    if not names:
        return
    own = {one.piece.start for one in functions if one.name in names and one.is_template}
    by_token = {one.name_token: one for one in functions}
    for routine, token in NamedInstances(examined, names, own).in_order():
        one = _definition(routine, by_token)
        if one is not None:
            # A specialisation asks for the instance before it is looked at itself.
            _check_instance(one, routine, by_token[token].piece.start if token in by_token else token)


def _has_parameters(one: Declared) -> bool:
    operator = one.function()
    return operator is not None and bool(operator.parameters)


def _is_in_doubt(one: Declared) -> bool:
    """Whether a parameter is an rvalue reference, or marked `__grid_constant__`."""
    operator = one.function()
    if operator is None:
        return False
    for parameter in operator.parameters:
        operators = parameter.declarator.operators
        if grid_constant(parameter) or (operators and operators[-1].sort == n.RVALUE_REFERENCE):
            return True
    return False


def _definition(routine: Routine, by_token: dict[int, Declared]) -> Declared | None:
    """The declaration of the template at which is told, its definition where there is one."""
    template = routine.template
    if template is None:
        return None
    found = [by_token[one.binding.name] for one in template.declarations if one.binding.name in by_token]
    for one in found:
        if one.declaration.body >= 0:
            return one
    return found[0] if found else None


def _check_instance(one: Declared, routine: Routine, token: int) -> None:
    examined = one.examined
    engine = examined.engine()
    operator = one.function()
    template = routine.template
    if operator is None or template is None:
        return
    declared = next(declared for declared in template.declarations if declared.binding.name == one.name_token)
    parameters = engine.template_parameters.of_declaration(declared)
    generic = engine.definitions.context_of([*one.path, one.piece], one.declaration.heads)
    context = TemplateContext(parameters, list(routine.arguments), declared.context)
    told: set[int] = set()
    types = engine.declare_types.routine_type(routine).parameters
    for parameter in operator.parameters:
        specifiers, declarator = parameter.specifiers, parameter.declarator
        written = None if generic is None else written_type(engine, specifiers, declarator, generic)
        type_ = written_type(engine, specifiers, declarator, context)
        if written is None or type_ is None:
            continue
        if grid_constant(parameter):
            if not is_const(type_) and not (written.dependent and is_const(written)):
                examined.add_late(NOT_CONST, one.name_token, token)
            if is_reference(type_) and not is_reference(written):
                examined.add_late(REFERENCE, one.name_token, token)
        number = unsuitable(type_)
        if number and number not in told and (number == RVALUE_REFERENCE or not unsuitable(written)):
            told.add(number)
            examined.add_late(number, one.name_token, token)
    if RVALUE_REFERENCE not in told and any(unsuitable(type_) == RVALUE_REFERENCE for type_ in types):
        # Of a pack.
        examined.add_late(RVALUE_REFERENCE, one.name_token, token)
