"""Functions whose declarations name different execution spaces (spec 11; observed: diagnostics-a 7).

A declaration is compared with all that earlier ones said.  Spaces other than `__global__` add up, with a warning; an
explicit specialisation may leave them out, and is compared with earlier declarations of its own.
"""

from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, GLOBAL, HOST
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.device.declarations import function_groups, instance_of, is_specialisation
from cufe.cuda.rules.device.entity_names import entity_name, shown_arguments
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final

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
        _compare(group)


def _compare(group: list[Declared]) -> None:
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
