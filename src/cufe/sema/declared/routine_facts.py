"""What the declaration of a function says besides its type: specifiers, execution spaces, special functions."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import Declared
from cufe.sema.constant.number_literals import is_spelled_zero
from cufe.sema.declared.contexts import ClassContext, NamespaceContext
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.brackets import Brackets
from cufe.syntax.operator_names import operator_name
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_ROUTINE_FLAGS: Final = (
    (n.VIRTUAL, en.VIRTUAL), (n.EXPLICIT, en.EXPLICIT), (n.INLINE, en.INLINE), (n.CONSTEXPR, en.CONSTEXPR),
    (n.CONSTEVAL, en.CONSTEVAL), (n.FRIEND, en.FRIEND),
)  # fmt: skip
_ROUTINE_SPACES: Final[dict[str, int]] = {
    "device": en.DEVICE, "__device__": en.DEVICE, "host": en.HOST, "__host__": en.HOST, "global": en.GLOBAL,
    "__global__": en.GLOBAL, "tile_global": en.GLOBAL, "noreturn": en.NORETURN, "__noreturn__": en.NORETURN,
}  # fmt: skip
_SPECIFICATION: Final = bytes((k.EXTERN, k.STRING))
_C: Final = '"C"'


class RoutineFacts:
    """The flags of a routine or a function template, its `SFK_*`, and the spelling of its operator."""

    def __init__(self) -> None:
        self.flags: int = 0
        self.special: int = 0
        self.operator: str = ""


def routine_facts(engine: "Engine", declared: Declared) -> RoutineFacts:
    """What one declaration says."""
    facts = RoutineFacts()
    binding = declared.binding
    declaration = binding.declaration
    declarator = binding.declarator
    if declaration is None or declarator is None:
        return facts
    kinds = engine.kinds
    specifiers = declaration.specifiers
    flags = 0
    for syntax, flag in _ROUTINE_FLAGS:
        if specifiers.flags & syntax:
            flags |= flag
    in_class = isinstance(declared.context, ClassContext)
    if in_class and specifiers.flags & n.STATIC:
        flags |= en.STATIC_MEMBER
    if isinstance(declared.context, NamespaceContext):
        if has_c_linkage(engine.lookup.declarations.brackets, declared.piece.start, binding.name):
            flags |= en.EXTERN_C
    flags |= execution_spaces(specifiers.attributes + declarator.attributes)
    if declarator.initialiser == n.ASSIGNED:
        word = kinds[declarator.initialiser_start + 1]
        if word == k.DELETE:
            flags |= en.DELETED
        elif word == k.DEFAULT:
            flags |= en.DEFAULTED
        elif is_spelled_zero(engine.lexemes[declarator.initialiser_start + 1]):
            flags |= en.PURE
    kind = kinds[declarator.id]
    if kind == k.OPERATOR:
        name = operator_name(engine.lookup.declarations, declarator.id, declarator.name_last + 1)
        if not name:
            facts.special = en.SFK_CONVERSION
        elif name.startswith('operator""'):
            facts.special = en.SFK_UDL_OPERATOR
            facts.operator = name[10:]
        else:
            facts.special = en.SFK_OPERATOR
            facts.operator = name[8:].strip()
            if in_class and facts.operator in ("new", "new[]", "delete", "delete[]"):
                flags |= en.STATIC_MEMBER
    elif kind == k.TILDE:
        facts.special = en.SFK_DESTRUCTOR
    elif specifiers.sort == n.NO_TYPE and binding.sort == s.ROUTINE:
        facts.special = en.SFK_CONSTRUCTOR
    facts.flags = flags
    return facts


def execution_spaces(attributes: list[n.Attribute]) -> int:
    """The flags of the execution spaces among attributes, and that of `noreturn`.  `[[device]]` means nothing, and so
    does a space with arguments (observed: diagnostics-a 5.2)."""
    flags = 0
    for attribute in attributes:
        flag = _ROUTINE_SPACES.get(attribute.name, 0)
        if flag == en.NORETURN or (attribute.sort == n.GNU and attribute.arguments < 0):
            flags |= flag
    return flags


def has_c_linkage(brackets: Brackets, start: int, name: int) -> bool:
    """Whether what is declared at a namespace, from the token `start` on with its name at `name`, has C linkage."""
    kinds = brackets.kinds
    lexemes = brackets.unit.lexemes
    own = kinds.find(_SPECIFICATION, start, name)
    if own >= 0:
        return lexemes[own + 1] == _C
    brace = brackets.enclosing(start)
    while brace >= 0:
        if kinds.endswith(_SPECIFICATION, 0, brace):
            return lexemes[brace - 1] == _C
        brace = brackets.enclosing(brace)
    return False
