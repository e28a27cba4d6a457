"""Kernels and launches in the host file (observed: host-output 3, 4 and 9).

A plain kernel becomes a declaration: its body stands in the stub file that the device compiler writes. A kernel
template becomes two templates, a wrapper that the stub file specialises for every instance and the kernel itself, whose
body calls the wrapper.

`K<<<cfg>>>(args)` becomes `(__cudaPushCallConfiguration(cfg)) ? (void)0 : K(args)`. A launch is found by its `<<<`,
which is no token of C++, and read with the body that it stands in."""

from cufe.cuda.marks import GLOBAL, WORDS
from cufe.emit.context import HIDDEN, Context
from cufe.emit.routines import Routine
from cufe.final import Final
from cufe.il.types import ArrayType, ReferenceType, RoutineType
from cufe.sema.text_lookup import entities as en
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

WRAPPER: Final = "__wrapper__device_stub_"
_DEAD_END: Final = "::cudaLaunchKernel(0, 0, 0, 0, 0, 0);"
_SPECIALISATION_STATIC: Final = "__specialization_static"
#: specifiers that the wrapper does not share with its kernel
_NOT_IN_WRAPPER: Final = bytes((k.STATIC, k.EXTERN, k.INLINE, k.FRIEND, k.ATTRIBUTE_MACRO))


def write_kernel(routine: Routine, defined: set[str]) -> None:
    """Edits one declaration of a kernel; `defined` holds the kernel templates that the unit defines, by name."""
    context = routine.context
    declaration = routine.declaration
    if routine.is_definition:
        context.summary.kernels += 1
        context.dropped_bodies.add(declaration.body)
    if declaration.instantiation >= 0 and context.settings.clang:
        _announce_wrapper(routine)
    if declaration.instantiation >= 0 or not (declaration.heads or routine.is_abbreviated):
        _write_plain(routine)
    elif routine.is_friend:
        _mark_linkage(routine, _visibility(routine))
    else:
        _write_template(routine, defined)


def _write_plain(routine: Routine) -> None:
    context = routine.context
    declaration = routine.declaration
    linkage = ""
    if declaration.instantiation < 0:
        linkage = _visibility(routine)
        if context.settings.debug_mode:
            linkage += " __attribute__((noinline))"
    _mark_linkage(routine, linkage.strip())
    if routine.is_definition:
        start = routine.context.unit.offset(declaration.body)
        context.edits.replace(start, context.unit.end_offset(declaration.end - 1), ";")


def _announce_wrapper(routine: Routine) -> None:
    """Declares the specialisation of the wrapper that the stub file defines, in front of an explicit instantiation.

    clang instantiates the kernel and what it calls on the spot, and takes no specialisation after that.
    """
    context = routine.context
    declaration = routine.declaration
    declarator = routine.declarator
    if any(context.kinds[at] == k.EXTERN for at in range(declaration.start, declaration.instantiation)):
        return
    result = _without_cuda(context, declaration.specifiers.start, declaration.specifiers.end)
    qualified = context.spell(declarator.name_first, declarator.id)
    arguments = context.spell(declarator.id + 1, declarator.name_last + 1)
    namer = _Namer(context)
    parameters = ", ".join(
        _reference_parameter(routine, parameter, namer.parameter(parameter))
        for parameter in routine.parameters.parameters
    )
    name = f"{qualified} {WRAPPER}{routine.name()} {arguments}"
    context.edits.insert_before(declaration.start, f"template <> {result} {name} ({parameters}); ")


def _visibility(routine: Routine) -> str:
    """The visibility attribute that the host's declaration of a kernel gets."""
    context = routine.context
    if (
        not context.settings.device_hidden_visibility
        or routine.has_flag(n.STATIC)
        or context.is_anonymous(routine.path)
    ):
        return ""
    attributes = routine.declaration.specifiers.attributes + routine.declarator.attributes
    return "" if any("visibility" in attribute.name for attribute in attributes) else HIDDEN


def _mark_linkage(routine: Routine, text: str) -> None:
    """Puts linkage words where the first `__global__` among the specifiers stands, or in front of the specifiers."""
    context = routine.context
    marks = context.marks
    specifiers = routine.declaration.specifiers
    for index in marks.between(specifiers.start, specifiers.end):
        if marks.words[index] & GLOBAL and marks.is_plain(index):
            if context.standard_attribute_at(marks.last[index] + 1):
                break
            context.replace_mark(index, text)
            return
    if text:
        context.edits.insert_before(specifiers.leading_end, text + " ")


def _template_linkage(routine: Routine, defined: set[str]) -> str:
    """Linkage words of a kernel template (observed: host-output 4)."""
    settings = routine.context.settings
    stays_static = settings.static_host_stub and not settings.device_c
    if stays_static and (routine.is_specialisation or template_key(routine) in defined):
        return _SPECIALISATION_STATIC if routine.is_specialisation else "static"
    return _visibility(routine)


def template_key(routine: Routine) -> str:
    """A name under which the declarations of one kernel template are found again."""
    context = routine.context
    declarator = routine.declarator
    qualifier = context.qualifier(routine.path)
    written = "".join(context.lexemes[declarator.name_first : declarator.id])
    return (qualifier or "::") + written + routine.name()


def _write_template(routine: Routine, defined: set[str]) -> None:
    context = routine.context
    declaration = routine.declaration
    namer = _Namer(context)
    names = [namer.parameter(parameter) for parameter in routine.parameters.parameters]
    context.edits.insert_before(declaration.start, _wrapper(routine, names) + " ")
    _erase_words(routine, bytes((k.STATIC, k.EXTERN)))
    linkage = _template_linkage(routine, defined)
    if routine.has_flag(n.STATIC) and not routine.is_specialisation:
        linkage = "static"
    if context.settings.debug_mode:
        linkage += " __attribute__((noinline))"
    _mark_linkage(routine, linkage.strip())
    if not routine.is_definition:
        return
    for parameter, name in zip(routine.parameters.parameters, names, strict=True):
        if parameter.declarator.id < 0:
            context.edits.insert_before(parameter.declarator.place, " " + name)
    arguments = _template_arguments(routine, namer)
    packs = [
        name + "..." if parameter.declarator.pack >= 0 else name
        for parameter, name in zip(routine.parameters.parameters, names, strict=True)
    ]
    call = f"{{{_callee(routine)}{arguments}({', '.join(packs)});return;}}"
    start = context.unit.offset(declaration.body)
    context.edits.replace(start, context.unit.end_offset(declaration.end - 1), call)


def _callee(routine: Routine) -> str:
    context = routine.context
    declarator = routine.declarator
    written = "".join(context.lexemes[declarator.name_first : declarator.id])
    if written.startswith("::"):
        return f"{written}{WRAPPER}{routine.name()}"
    return f"{context.qualifier(routine.path)}{written}{WRAPPER}{routine.name()}"


class _Namer:
    """Fresh names for parameters without one; the same parameter gets the same name each time."""

    def __init__(self, context: Context) -> None:
        self.context: Context = context
        self.count: int = 0

    def fresh(self) -> str:
        name = f"__T{self.count}"
        self.count += 1
        return name

    def parameter(self, parameter: n.Parameter) -> str:
        name = parameter.declarator.id
        return self.context.lexemes[name] if name >= 0 else self.fresh()


def _template_arguments(routine: Routine, namer: _Namer) -> str:
    """The argument list of the call from the kernel to its wrapper; parameters without a name get one on the way."""
    context = routine.context
    if routine.is_specialisation:
        return context.spell(routine.declarator.id + 1, routine.declarator.name_last + 1)
    heads = routine.declaration.heads
    if not heads:
        # All arguments of an abbreviated template follow from those of the call.
        return ""
    arguments: list[str] = []
    for parameter in heads[-1].parameters:
        if parameter.name >= 0:
            name = context.lexemes[parameter.name]
        else:
            name = namer.fresh()
            context.edits.insert_before(parameter.place, f" {name} ")
        arguments.append(name + "..." if parameter.pack >= 0 else name)
    return f"<{', '.join(arguments)}>"


def _wrapper(routine: Routine, names: list[str]) -> str:
    """The wrapper template, spelt anew on one line from the tokens of the kernel."""
    context = routine.context
    declaration = routine.declaration
    declarator = routine.declarator
    parts = [context.spell(head.start, head.end) for head in declaration.heads]
    specifiers = declaration.specifiers
    # Standard attributes stand in front of all specifiers.
    parts.append(_without_cuda(context, specifiers.start, specifiers.leading_end))
    parts.append(_SPECIALISATION_STATIC if routine.is_specialisation else "static")
    parts.append(_without_cuda(context, specifiers.leading_end, specifiers.end))
    qualified = context.spell(declarator.name_first, declarator.id)
    # A kernel template that repeats its own parameters is no specialisation.
    last = declarator.name_last if routine.is_specialisation else declarator.id
    arguments = context.spell(declarator.id + 1, last + 1)
    parts.append(f"{qualified} {WRAPPER}{routine.name()} {arguments}")
    parameters = [
        _reference_parameter(routine, parameter, name)
        for parameter, name in zip(routine.parameters.parameters, names, strict=True)
    ]
    parts.append(f"({', '.join(parameters)})")
    if routine.parameters.trailing >= 0:
        end = declarator.constraint if declarator.constraint >= 0 else _declarator_end(routine)
        parts.append(_without_cuda(context, routine.parameters.trailing, end))
    if routine.is_definition and not routine.is_specialisation:
        used = "".join(
            f"(void){name};"
            for parameter, name in zip(routine.parameters.parameters, names, strict=True)
            if parameter.declarator.pack < 0
        )
        parts.append(f"{{{used}{_DEAD_END}}}")
    else:
        parts.append(";")
    return " ".join(part for part in parts if part)


def _declarator_end(routine: Routine) -> int:
    return routine.declaration.body if routine.is_definition else routine.declarator.end


def _reference_parameter(routine: Routine, parameter: n.Parameter, name: str) -> str:
    """A parameter of the wrapper: an lvalue reference at its name unless it decays, without default argument (observed:
    host-output 4)."""
    context = routine.context
    declarator = parameter.declarator
    end = declarator.initialiser_start if declarator.initialiser == n.ASSIGNED else parameter.end
    first = declarator.operators[0].sort if declarator.operators else -1
    by_reference = first not in (n.ARRAY, n.PARAMETERS, n.REFERENCE, n.RVALUE_REFERENCE)
    if by_reference and first < 0 and parameter.specifiers.sort == n.NAMED:
        by_reference = not _names_array(routine, parameter.specifiers)
    pack = declarator.pack
    place = declarator.place
    before = _without_cuda(context, parameter.start, pack if pack >= 0 else place)
    after = context.spell(place + 1 if declarator.id >= 0 else place, end)
    return f"{before} {'&' if by_reference else ''}{'...' if pack >= 0 else ''}{name} {after}".rstrip()


def _names_array(routine: Routine, specifiers: n.Specifiers) -> bool:
    """Whether a typedef-name or the instance of an alias template means an array, a function or a reference."""
    context = routine.context
    named = context.lookup().resolve(context.parser.last_identifier(specifiers.type_start, specifiers.type_end))
    if named is not None and named.sort != en.ALIAS:
        return False
    from cufe.emit.variable_types import named_type

    found = named_type(context, specifiers, [*routine.path, routine.piece], routine.declaration.heads)
    return found is not None and isinstance(found.skip_typerefs(), (ArrayType, RoutineType, ReferenceType))


def _without_cuda(context: Context, start: int, end: int) -> str:
    """The tokens from `start` to `end` without CUDA attributes and without the specifiers a wrapper does not share."""
    parts: list[str] = []
    at = start
    kept = start
    while at < end:
        kind = context.kinds[at]
        if kind == k.ATTRIBUTE:
            close = context.brackets.close(at + 1)
            attributes = context.parser.attribute_specifier(at)
            if any(attribute.name in WORDS for attribute in attributes):
                parts.append(context.spell(kept, at))
                kept = close + 1
            at = close
        elif kind in _NOT_IN_WRAPPER:
            parts.append(context.spell(kept, at))
            kept = at + 1
        at += 1
    parts.append(context.spell(kept, end))
    return " ".join(part for part in parts if part)


def _erase_words(routine: Routine, words: bytes) -> None:
    context = routine.context
    specifiers = routine.declaration.specifiers
    for at in range(specifiers.start, specifiers.end):
        if context.kinds[at] in words:
            context.edits.replace_tokens(at, at, "")


def _launch_at(context: Context, chevrons: int) -> e.Launch | None:
    """The launch whose `<<<` stands at `chevrons`; None where it does not follow the grammar."""
    body = context.lookup().body_at(chevrons)
    return next((launch for launch in body.launches if launch.chevrons == chevrons), None) if body is not None else None


def write_launches(context: Context) -> None:
    """Edits all launches that reach the host file; the innermost first, since a configuration moves with the edits
    inside of it."""
    unit = context.unit
    edits = context.edits
    for chevrons in reversed(k.all_of(context.kinds, k.LAUNCH)):
        launch = _launch_at(context, chevrons) if not context.is_dropped(chevrons) else None
        if launch is None:
            continue
        context.summary.launches += 1
        configuration = edits.rendered_line(unit.end_offset(chevrons), unit.offset(launch.chevrons_close)).strip()
        edits.insert(unit.offset(launch.start), f"((__cudaPushCallConfiguration({configuration})) ? (void)0 : ")
        edits.replace(unit.offset(chevrons), unit.end_offset(launch.chevrons_close + 2), "")
        edits.insert(unit.end_offset(launch.close), ")")
