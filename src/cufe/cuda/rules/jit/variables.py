"""Variables that are the host's: of namespaces (20218) and static members of classes (20219)."""

from cufe.cuda.marks import MEMORY_SPACES
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.device.declarations import variable_groups
from cufe.cuda.rules.device.variables import variable_type
from cufe.cuda.rules.jit.findings import Finding
from cufe.cuda.rules.jit.functions import is_function
from cufe.cuda.rules.jit.places import Place, Places
from cufe.cuda.rules.variables.types_in_sight import CONST, PLAIN, REFERENCE, outermost
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_VARIABLE: Final = 20218
_STATIC_MEMBER: Final = 20219
_BINDING: Final = 20121
#: sorts of type specifiers that say by themselves what they are
_PLAIN_TYPES: Final = (n.BUILTIN, n.CLASS_DEFINITION, n.ENUM_DEFINITION, n.ELABORATED)


def check_variables(places: Places, found: Collection) -> list[Finding]:
    """Every variable without a memory space that is not const; a const one may be the device's, too."""
    examined = places.examined
    spaces: dict[int, int] = {}
    for group in variable_groups(examined, found):
        words = 0
        for one in group:
            words |= one.words & MEMORY_SPACES
            spaces[one.name_token] = words
    findings: list[Finding] = []
    for one, place in places.declarations:
        declaration = one.declaration
        if is_function(one) or one.flags & n.TYPEDEF or declaration.heads or declaration.instantiation >= 0:
            continue
        if one.in_class:
            if one.flags & n.STATIC and not examined.settings.default_device and _is_of_host(one):
                findings.append(Finding(_STATIC_MEMBER, declaration.specifiers.leading_end, place))
        elif spaces.get(one.name_token, one.words & MEMORY_SPACES) or one.is_member() is not False:
            continue
        elif examined.kinds[one.name_token] == k.OPEN_SQUARE:
            findings += _bindings(one, place)
        elif (one.local or not examined.settings.default_device) and _is_of_host(one):
            findings.append(Finding(_VARIABLE, one.name_token, place))
    return findings


def _bindings(one: Declared, place: Place) -> list[Finding]:
    """A structured binding: its variable is the host's or, where it would be the device's, not allowed (20121); its
    names are the host's even if it is const."""
    examined = one.examined
    bracket = one.declarator.id
    default_device = examined.settings.default_device
    is_of_device = default_device or outermost(one) == CONST
    found = [Finding(_BINDING, bracket, place, "__device__") if is_of_device else Finding(_VARIABLE, bracket, place)]
    if not default_device:
        names = range(bracket + 1, examined.brackets.close(bracket))
        found += [Finding(_VARIABLE, token, place) for token in names if examined.kinds[token] == k.IDENTIFIER]
    return found


def _is_of_host(one: Declared) -> bool:
    """Whether a declarator surely declares a variable that is not const."""
    if one.flags & n.CONSTEXPR:
        return False
    type_ = variable_type(one)
    if type_ is not None:
        return not type_.qualifiers() & tk.CONST
    # In a block, or more than the engine can tell: by what is plain to see.
    if one.declaration.specifiers.sort not in _PLAIN_TYPES and not one.declarator.operators:
        return False
    return outermost(one) in (PLAIN, REFERENCE)
