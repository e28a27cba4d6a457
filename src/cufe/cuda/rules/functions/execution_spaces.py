"""Execution spaces: combinations that cannot be, and `main` (spec 11; observed: diagnostics-a 5.1, 5.3)."""

from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, GLOBAL, HOST
from cufe.cuda.rules.declared import Declared, word_of
from cufe.final import Final
from cufe.syntax import nodes as n

ILLEGAL_COMBINATION: Final = 20024
_MAIN: Final = 20081


def conflicts_at(one: Declared, attribute: n.Attribute, already: int) -> bool:
    """Whether the space that an attribute adds contradicts those that are there already.  What is a kernel already can
    be said to be one again, unless it is for the host, too."""
    word = word_of(attribute)
    # Where what has no word is the device's, the word for it says nothing (observed with NVRTC).
    others = HOST if one.examined.settings.default_device else HOST | DEVICE
    if word == GLOBAL:
        return bool(already & HOST) or already & (others | GLOBAL) == DEVICE
    return bool(word & others) and bool(already & GLOBAL)


def report_conflict(one: Declared, attribute: n.Attribute) -> None:
    one.examined.add_late(ILLEGAL_COMBINATION, attribute.first, applied_at(one, attribute))


def applied_at(one: Declared, attribute: n.Attribute) -> int:
    """The token at which an attribute is applied: with `main` its name, which has something said of it before; in the
    device pass that comes before what is said of a redeclaration."""
    return one.name_token if one.examined.architecture is None and is_global_main(one) else attribute.first


def is_global_main(one: Declared) -> bool:
    """Whether a declaration is that of the program's main function."""
    return one.name == "main" and one.full_name() == "main" and not one.local and not one.declaration.heads


def check_main(one: Declared, already: int) -> int:
    """`main` cannot be for the device (20081): told at each attribute for a space with which it is, `already` being the
    spaces of earlier declarations.  Gives all spaces."""
    if not is_global_main(one):
        return already
    if one.examined.architecture is not None:
        # The device pass asks each declaration for itself.
        already = 0
    for attribute in one.attributes:
        word = word_of(attribute) & EXECUTION_SPACES
        already |= word
        if word:
            report_main(one, attribute, already)
    return already


def report_main(one: Declared, attribute: n.Attribute, spaces: int) -> None:
    """Tells of an attribute with which `main` has some spaces."""
    if spaces & (DEVICE | GLOBAL):
        one.examined.add_late(_MAIN, attribute.first, applied_at(one, attribute))
