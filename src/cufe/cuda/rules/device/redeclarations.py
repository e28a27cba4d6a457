"""Functions and variables whose declarations name different spaces (spec 11; observed: diagnostics-a 7, 8.1)."""

from cufe.cuda.marks import CONSTANT, DEVICE, EXECUTION_SPACES, GLOBAL, HOST, MANAGED, MEMORY_SPACES, SHARED
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.device.declarations import (
    entity_name,
    function_groups,
    instance_of,
    is_extern,
    is_specialisation,
    shown_arguments,
)
from cufe.cuda.rules.device.variables import variable_type
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING, Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.cuda.rules.device.undefined import Writer

# Functions whose declarations name different execution spaces (spec 11; observed: diagnostics-a 7). A declaration is
# compared with all that earlier ones said. Spaces other than `__global__` add up, with a warning; an explicit
# specialisation may leave them out, and is compared with earlier declarations of its own.


_BOTH: Final = HOST | DEVICE

#: by what a function is: its redeclaration without a word, with `__host__`, with `__device__`, with both, with
#: `__global__`; 0 is fine
_NUMBERS: Final[dict[int, tuple[int, int, int, int, int]]] = {
    GLOBAL: (20030, 20031, 20032, 20033, 0),
    DEVICE: (20037, 20035, 0, 20036, 20034),
    HOST: (0, 0, 20039, 20040, 20038),
    _BOTH: (0, 0, 0, 0, 20041),
}


def check_redeclared_functions(examined: ExaminedUnit, found: Collection) -> None:
    """Compares the declarations of functions that some word in the user's code stands at."""
    for group in function_groups(examined, found):
        _compare_functions(group)


def _compare_functions(group: list[Declared]) -> None:
    """Judges the declarations of one function, with the instantiations and specialisations of a template."""
    words = -1
    special: dict[str, int] = {}
    for one in group:
        own = _spaces(one)
        if one.declaration.instantiation >= 0:
            if words >= 0:
                _report(one, words, own, group[0])
        elif is_specialisation(one):
            key = f"{one.key()} {one.examined.spell(one.declarator.name_first, one.declarator.name_last + 1)}"
            if key in special:
                if own:
                    _report(one, special[key], own, group[0])
                special[key] |= own
            else:
                special[key] = own or max(words, 0)
        else:
            if words >= 0:
                _report(one, words, own, group[0])
            words = max(words, 0)
            words |= own or (0 if words & GLOBAL else HOST)


def _spaces(one: Declared) -> int:
    """The spaces that a declaration names; all but kernels are the device's, too, where that is the default."""
    own = one.words & EXECUTION_SPACES
    if one.examined.settings.default_device and not own & GLOBAL and not is_specialisation(one):
        return own | DEVICE
    return own


def _report(one: Declared, earlier: int, own: int, first: Declared) -> None:
    number = _number(earlier or HOST, own)
    if not number:
        return
    arguments = ""
    if one.declaration.instantiation >= 0 or is_specialisation(one):
        arguments = shown_arguments(one.examined, instance_of(one))
    one.examined.add(number, one.name_token, entity_name(first, arguments))


def _number(earlier: int, own: int) -> int:
    """The diagnostic for spaces added to earlier ones, 0 for none.

    A kernel with a word too many stays one, unless it is declared as a kernel again."""
    if earlier & GLOBAL and own & GLOBAL:
        known = _BOTH if earlier & HOST else GLOBAL
    elif earlier & GLOBAL:
        known = GLOBAL
    else:
        known = earlier & _BOTH
    without, host, device, both, kernel = _NUMBERS[known]
    if own & GLOBAL:
        return kernel
    if own == _BOTH:
        return both
    if own == DEVICE:
        return device
    return host if own == HOST else without


# Variables whose declarations name different memory spaces, or have no definition (observed: diagnostics-a 7, 8.1).


_WITH: Final = 20042
_WITHOUT: Final = 20043
_STATIC_DEFINITION: Final = 20044

_NAMES: Final = (
    (CONSTANT, "__constant__"), (SHARED, "__shared__"), (MANAGED, "__managed__"), (DEVICE, "__device__"),
)  # fmt: skip
_HOST: Final = "host"


def check_redeclared_variables(groups: list[list[Declared]]) -> None:
    """Compares each declaration with what earlier ones said, of which the foremost space counts."""
    for group in groups:
        words = -1
        if group[0].examined.kinds[group[0].name_token] == k.OPEN_SQUARE:
            # Structured bindings, of which none declares another one again.
            continue
        for one in group:
            if one.name_token in one.examined.misfits:
                continue
            own = one.words & MEMORY_SPACES
            if one.examined.settings.default_device and not one.local:
                own = own or DEVICE
            if words >= 0:
                _compare_spaces(one, words, own, group[0])
            words = max(words, 0) | own


def _compare_spaces(one: Declared, words: int, own: int, first: Declared) -> None:
    space, name = _foremost(words)
    added, added_name = _foremost(own)
    if space and not own & space:
        if space != DEVICE or not own:
            one.examined.add(_WITHOUT, one.name_token, name, entity_name(first))
            return
    if added and space in (0, DEVICE) and added != space:
        one.examined.add(_WITH, one.name_token, name, entity_name(first), added_name)


def _foremost(words: int) -> tuple[int, str]:
    """The space that a variable counts as, and its name in messages."""
    for space, name in _NAMES:
        if words & space:
            return space, name
    return 0, _HOST


def check_definitions(examined: ExaminedUnit, groups: list[list[Declared]], writer: "Writer") -> None:
    """In whole-program mode an `extern` variable of the device that nothing defines becomes a static one (20044), told
    behind everything else: variables of the global namespace first."""
    if examined.settings.device_c or examined.settings.partial_link:
        return
    end = len(examined.kinds) - 1
    undefined = [group[0] for group in groups if _lacks_definition(group, writer)]
    for one in sorted(undefined, key=_is_in_namespace):
        examined.add_late(_STATIC_DEFINITION, one.name_token, end, entity_name(one).name)


def _lacks_definition(group: list[Declared], writer: "Writer") -> bool:
    """Whether nothing defines a variable; what is `__shared__` needs a definition only where it is evaluated in what
    is written."""
    words = 0
    for one in group:
        words |= one.words
        if one.is_template or not is_extern(one):
            return False
    # What one block says of a type another one does not know.
    if all(_is_incomplete(one) for one in (group[:1] if group[0].local else group)):
        return False
    unnamed = any(piece.sort == c.NAMESPACE and _is_unnamed(group[0], piece) for piece in group[0].path)
    return not unnamed and (not words & SHARED or any(one.name_token in writer.variables() for one in group))


def _is_incomplete(one: Declared) -> bool:
    """`extern __device__ int a[];`, or of a class that is only declared."""
    operators = one.declarator.operators
    if operators:
        return operators[0].sort == n.ARRAY and operators[0].first + 1 == operators[0].last
    if one.declaration.specifiers.sort == n.BUILTIN:
        return False
    type_ = variable_type(one)
    return type_ is None or not one.examined.engine().classes.is_complete(type_)


def _is_unnamed(one: Declared, piece: c.Piece) -> bool:
    return one.examined.scope_name(piece) == "<unnamed>"


def _is_in_namespace(one: Declared) -> bool:
    return any(piece.sort == c.NAMESPACE for piece in one.path)
