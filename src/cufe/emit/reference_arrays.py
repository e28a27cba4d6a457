"""Host reference arrays: what host code names of the device (observed: host-output 12; spec 39).

In a link of several units nvlink keeps the kernels and variables that match a pattern of these arrays.  An entity that
is missing here is gone from the program, so a name whose meaning is not known counts for everything it can mean.
"""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.emit import device_entities as d
from cufe.emit.context import Context
from cufe.emit.device_entities import DeviceEntity
from cufe.emit.entity_uses import entity_uses
from cufe.emit.routines import Routine
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

#: section letters and names of the arrays, in the order of `device_entities`
_SORTS: Final = (("K", "Kernel"), ("D", "Device"), ("C", "Constant"))
_LINKAGES: Final = (("I", "Internal"), ("E", "External"))


def has_reference_arrays(context: Context) -> bool:
    return context.settings.device_c or context.settings.partial_link


def register_kernels(context: Context, kernels: list[Routine]) -> None:
    """Remembers the kernels, where arrays will ask for them."""
    if not has_reference_arrays(context):
        return
    for kernel in kernels:
        declarator = kernel.declarator
        if declarator.id < 0:
            continue
        scope = context.namespaces(kernel.path)
        is_c = False
        for piece in kernel.path:
            if piece.sort == c.LINKAGE:
                is_c = context.lexemes[piece.head + 1] == '"C"'
        start = kernel.declaration.specifiers.start
        for at in range(start, kernel.declaration.specifiers.end - 1):
            if context.kinds[at] == k.EXTERN and context.kinds[at + 1] == k.STRING:
                is_c = context.lexemes[at + 1] == '"C"'
        written = context.lexemes[declarator.name_first : declarator.id]
        entity = DeviceEntity(
            d.KERNEL, kernel.name(), declarator.id, scope + [word for word in written if word != "::"]
        )
        entity.is_internal = kernel.has_flag(n.STATIC) or context.is_anonymous(kernel.path)
        declaration = kernel.declaration
        entity.is_template = bool(declaration.heads) or kernel.is_abbreviated or declaration.instantiation >= 0
        entity.is_c = is_c and not entity.is_internal
        context.entities.append(entity)


def reference_arrays(context: Context) -> str:
    """The six arrays, empty text where the program is whole."""
    if not has_reference_arrays(context):
        return ""
    patterns: list[set[str]] = [set() for _ in range(6)]
    _unite_linkage(context.entities)
    for use in entity_uses(context, context.entities, True):
        if _is_device_code(context, use.token):
            continue
        entity = use.entity
        if entity.is_internal or (entity.is_template and not entity.is_c):
            patterns[2 * entity.sort].add(_internal_pattern(context, entity))
        if not entity.is_internal:
            patterns[2 * entity.sort + 1].add(_external_pattern(entity))
    text = ""
    for sort, (letter, word) in enumerate(_SORTS):
        for place, (section, linkage) in enumerate(_LINKAGES):
            name = f"hostRef{word}Array{linkage}Linkage"
            text += _array(f".nvHR{letter}{section}", name, sorted(patterns[2 * sort + place]))
    return text


def _unite_linkage(entities: list[DeviceEntity]) -> None:
    """A constant that is declared `extern` anywhere has external linkage in all its declarations."""
    external = {(*entity.scope, entity.name) for entity in entities if entity.is_constant and not entity.is_internal}
    for entity in entities:
        if entity.is_constant and not entity.is_template and (*entity.scope, entity.name) in external:
            entity.is_internal = False


def _is_device_code(context: Context, token: int) -> bool:
    """Whether a token lies in the body or the member initialisers of a function that only the device has."""
    path = context.cutter.path(token)
    if not path or path[-1].sort != c.FUNCTION:
        return False
    piece = path[-1]
    words = context.marks.union(piece.start, piece.body)
    if not words & DEVICE or words & (HOST | GLOBAL):
        return False
    if token > piece.body:
        return True
    class_name = context.class_name(path[-2]) if len(path) > 1 and path[-2].sort == c.CLASS else ""
    initialisers = context.parser.parse(piece, class_name).member_initialisers
    return 0 <= initialisers < token


def _array(section: str, name: str, patterns: list[str]) -> str:
    lines = [
        "\n",
        'extern "C" {',
        f'extern __attribute__ ((section ("{section}"))) __attribute__((weak)) const unsigned char {name}[] = {{',
    ]
    for pattern in patterns:
        lines.append(f"/* {pattern} */")
        lines.append("".join([f"0x{ord(character):x}," for character in pattern]) + "0x0,")
    if not patterns:
        lines.append("0x0};")
    else:
        lines.append("};")
    lines.append("}")
    return "\n".join(lines)


def _components(entity: DeviceEntity) -> str:
    return "".join([f"{len(part)}{part}" for part in [*entity.scope, entity.name]])


def _external_pattern(entity: DeviceEntity) -> str:
    if entity.is_c:
        return entity.name
    if entity.scope:
        return f"_ZN{_components(entity)}*"
    if entity.sort != d.KERNEL and not entity.is_template:
        return entity.name
    return f"_Z{_components(entity)}*"


def _internal_pattern(context: Context, entity: DeviceEntity) -> str:
    module_id = context.module_id
    start = f"__nv_static_{len(module_id)}_{module_id}_*"
    if entity.sort != d.KERNEL and not entity.is_template and not entity.scope:
        return start + entity.name
    return f"{start}{_components(entity)}*"
