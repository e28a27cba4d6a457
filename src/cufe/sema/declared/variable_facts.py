"""What the declaration of a variable says besides its type: specifiers, storage class, memory space."""

from cufe.final import Final
from cufe.il import entities as en
from cufe.il.entities import Declared, Variable
from cufe.sema.declared.contexts import ClassContext
from cufe.syntax import nodes as n

_VARIABLE_FLAGS: Final = (
    (n.THREAD_LOCAL, en.THREAD_LOCAL), (n.CONSTEXPR, en.CONSTEXPR_VARIABLE), (n.INLINE, en.INLINE_VARIABLE),
    (n.CONSTINIT, en.CONSTINIT_VARIABLE),
)  # fmt: skip
_VARIABLE_SPACES: Final[dict[str, int]] = {
    "device": en.DEVICE_VARIABLE, "__device__": en.DEVICE_VARIABLE, "constant": en.CONSTANT_VARIABLE,
    "__constant__": en.CONSTANT_VARIABLE, "shared": en.SHARED_VARIABLE, "__shared__": en.SHARED_VARIABLE,
    "managed": en.MANAGED_VARIABLE, "__managed__": en.MANAGED_VARIABLE,
}  # fmt: skip
#: the space that messages name, of several the first
_SHOWN_SPACES: Final = (
    (en.SHARED_VARIABLE, "__shared__"), (en.CONSTANT_VARIABLE, "__constant__"), (en.MANAGED_VARIABLE, "__managed__"),
)  # fmt: skip


def set_variable_facts(variable: Variable, declared: Declared) -> None:
    """Tells a variable what its declaration says."""
    binding = declared.binding
    declaration = binding.declaration
    if declaration is None:
        return
    flags = declaration.specifiers.flags
    for syntax, flag in _VARIABLE_FLAGS:
        if flags & syntax:
            variable.flags |= flag
    if isinstance(declared.context, ClassContext):
        variable.flags |= en.STATIC_DATA_MEMBER
    if flags & n.STATIC:
        variable.storage_class = en.SC_STATIC
    elif flags & n.EXTERN:
        variable.storage_class = en.SC_EXTERN
    elif flags & n.REGISTER:
        variable.storage_class = en.SC_REGISTER
    variable.flags |= memory_spaces(declared)


def memory_spaces(declared: Declared) -> int:
    """The flags of the memory spaces that one declaration writes; `[[shared]]` means nothing."""
    binding = declared.binding
    if binding.declaration is None:
        return 0
    attributes = binding.declaration.specifiers.of_declarators()
    if binding.declarator is not None:
        attributes = attributes + binding.declarator.attributes
    flags = 0
    for attribute in attributes:
        if attribute.sort == n.GNU and attribute.arguments < 0:
            flags |= _VARIABLE_SPACES.get(attribute.name, 0)
    return flags


def space_word(flags: int) -> str:
    """The memory space that messages name."""
    for flag, name in _SHOWN_SPACES:
        if flags & flag:
            return name
    return "__device__"
