"""What the device compiler alone asks of kernels and of their instances."""

from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.collection import grid_constant
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.device.undefined import Writer
from cufe.cuda.rules.device.variables import parameter_types
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.kernels import constant_kernel
from cufe.cuda.rules.meant_types import written_type
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.cuda.rules.variables.memory_spaces import in_inline_unnamed
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Namespace, Routine
from cufe.il.types import ArrayType, ReferenceType, Type
from cufe.sema.declared.contexts import TemplateContext
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.templates.specializations import is_specialization
from cufe.sema.text_lookup.entities import CONCEPT
from cufe.syntax import nodes as n
from cufe.text import kinds as k

# The types of `__grid_constant__` parameters: const, and no references (20239, 20240; observed: diagnostics-a 5.6).
# They are reported at the name, parameter by parameter. What an earlier declaration marked counts in a later one that
# marks nothing; where both mark something, definitions and what follows them are judged again. Whether a
# parameter of a template is const is asked of its instances.


NOT_CONST: Final = 20239
REFERENCE: Final = 20240


class GridConstants:
    """Which parameters of kernels are marked, declaration by declaration in the order of the text."""

    def __init__(self) -> None:
        #: for each function the types with which each of its parameters has been marked
        self._marked: dict[str, list[list[Type]]] = {}
        self._defined: set[str] = set()

    def is_marked(self, one: Declared) -> bool:
        """Whether a function has marked parameters by now."""
        operator = one.function()
        if operator is not None and any(grid_constant(parameter) for parameter in operator.parameters):
            return True
        return bool(self._marked) and one.key() in self._marked

    def to_judge(self, one: Declared, types: list[Type | None]) -> list[list[Type]]:
        """For each parameter the types that are judged with a declaration; its own types are given."""
        operator = one.function()
        own: list[list[Type]] = [[] for _ in types]
        if operator is None or not self.is_marked(one):
            return own
        for place, (parameter, type_) in enumerate(zip(operator.parameters, types, strict=True)):
            if type_ is not None and grid_constant(parameter):
                own[place].append(type_)
        if one.is_template:
            return own
        earlier = self._marked.setdefault(one.key(), [[] for _ in own])
        if one.declaration.body >= 0:
            self._defined.add(one.key())
        told = earlier if not any(own) else own if one.key() in self._defined or not any(earlier) else []
        self._marked[one.key()] = [before + marked for before, marked in zip(earlier, own, strict=False)]
        return told or [[] for _ in own]


def tell_parameter(one: Declared, marked: list[Type]) -> None:
    """Reports a parameter that was marked with some types."""
    if not one.is_template and any(not is_const(type_) for type_ in marked):
        one.examined.add(NOT_CONST, one.name_token)
    if any(is_reference(type_) for type_ in marked):
        one.examined.add(REFERENCE, one.name_token)


def is_const(type_: Type) -> bool:
    """Whether a parameter of a type is const, which no reference is."""
    return not is_reference(type_) and bool(type_.qualifiers() & tk.CONST)


def is_reference(type_: Type) -> bool:
    """Whether a type is a reference, by whatever name."""
    return isinstance(type_.skip_typerefs(), ReferenceType)


# What the device compiler alone asks of kernels: parameters, `constexpr`, namespaces (spec 20, 22; observed:
# diagnostics-a 5.4 and 5.6, diagnostics-b 4). All is reported at the name, in the order in which it stands here. A
# template itself is asked for what does not depend on its parameters, and not for references, which its instances are
# asked for.


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


# The parameters of instances of kernel templates (observed: diagnostics-a 5.4 and 5.6, diagnostics-b 4). They are
# reported at the name of the template, when the instance is named first. What was reported about the template itself is
# not repeated.


_AND: Final = ord("A")
#: how far from the name of a template `&&` is looked for among its arguments
_NEAR: Final = 16
_UNSUITABLE_WORDS: Final = frozenset(("initializer_list", "va_list", "__builtin_va_list"))


def check_kernel_instances(examined: ExaminedUnit, functions: list[Declared]) -> None:
    """Judges the instances that the unit names, of templates whose parameters are in doubt."""
    templates = {one.name: one for one in functions if one.words & GLOBAL and one.is_template and _has_parameters(one)}
    if not templates:
        return
    words = any(examined.tokens_of(set(_UNSUITABLE_WORDS), examined.stretches))
    names = {name for name, one in templates.items() if words or _may_be_rvalue(one)}
    for token in examined.tokens_of(set(templates), examined.stretches):
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


def _may_be_rvalue(one: Declared) -> bool:
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
    """The declaration of the template at which it is reported, its definition where there is one."""
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


# Instances of kernel templates without a definition, where stubs of kernels are static (20280; observed: diagnostics-b
# 3.1): told at the end of a unit without errors, at the name of the template or of its specialisation. What an explicit
# instantiation leaves to another unit has no definition, either.


_NO_DEFINITION: Final = 20280
_ELSEWHERE: Final = bytes((k.EXTERN, k.TEMPLATE))


def check_undefined_kernels(examined: ExaminedUnit, functions: list[Declared], writer: Writer) -> None:
    """Judges the instances of kernel templates in what is written."""
    settings = examined.settings
    if settings.device_c or not settings.static_host_stub or settings.host_stub_linkage_explicit:
        return
    templates = [one for one in functions if one.words & GLOBAL and one.is_template]
    if not templates or any(_is_constrained(one) for one in templates):
        # Whether constraints let a launch through is not always known, and an error would leave all of this untold.
        return
    elsewhere = _elsewhere(examined)
    shown = MessageNames()
    found: list[tuple[list[int], bool, int, str]] = []
    launched = writer.kernels()
    for routine in sorted(launched, key=lambda one: min(launched[one], elsewhere.get(one, launched[one]))):
        template = routine.template
        if template is None or not template.declarations:
            continue
        written = [one.binding.name for one in routine.declarations if is_specialization(one)]
        with unanswered:
            if routine in elsewhere or examined.engine().declare_types.definition(routine) is None:
                token = [*written, template.declarations[0].binding.name][0]
                name = f"{shown.entities.qualified(routine)} "
                found.append((writer.emitted.namespaces(routine), not written, token, name))
    end = len(examined.kinds) - 1
    for _, _, token, name in sorted(found, key=_scope):
        examined.add_late(_NO_DEFINITION, token, end, name)


def _scope(found: tuple[list[int], bool, int, str]) -> tuple[list[int], bool]:
    """Those of namespaces come last, and in each scope specialisations first."""
    return found[0], found[1]


def _elsewhere(examined: ExaminedUnit) -> dict[Routine, int]:
    """The instances that directives `extern template` name, with the first tokens of these."""
    found: dict[Routine, int] = {}
    for start, end in examined.stretches:
        at = examined.kinds.find(_ELSEWHERE, start, end)
        while at >= 0:
            path = examined.cutter.path(at)
            if path and path[-1].start == at:
                named = examined.engine().instantiations.routines(at + 1, path[-1].end, True)
                found.update(dict.fromkeys(named, at))
            at = examined.kinds.find(_ELSEWHERE, at + 2, end)
    return found


def _is_constrained(one: Declared) -> bool:
    """Whether a function asks something of its template arguments."""
    if one.declarator.constraint >= 0:
        return True
    for head in one.declaration.heads:
        if head.end > head.close + 1:
            return True
        if any(type_.key < 0 and _names_concept(one, type_.start, type_.place) for type_ in head.parameters):
            return True
    function = one.declarator.function() if one.is_template else None
    for parameter in function.parameters if function is not None else []:
        specifiers = parameter.specifiers
        if specifiers.sort == n.PLACEHOLDER and specifiers.type_end > specifiers.type_start + 1:
            return True
    return False


def _names_concept(one: Declared, start: int, end: int) -> bool:
    """Whether some tokens of a declaration name a concept."""
    examined = one.examined
    names = [token for token in range(start, end) if examined.kinds[token] == k.IDENTIFIER]
    entities = [examined.lookup().resolve(token) for token in names]
    return any(entity is not None and entity.sort == CONCEPT for entity in entities)
