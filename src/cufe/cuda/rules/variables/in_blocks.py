"""Memory spaces of variables in blocks (observed: diagnostics-a 8.2)."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST, SHARED
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.enclosing_context import Spaces, space_at, surroundings
from cufe.cuda.rules.variables.memory_spaces import (
    check_binding,
    check_initialiser,
    check_managed,
    check_namespaces,
    check_spaces,
    is_external,
    space_name,
)
from cufe.cuda.rules.variables.structured_bindings import bound_names, check_parts_read
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_IN_HOST_FUNCTION: Final = 20026
_IN_DEVICE_FUNCTION: Final = 20027
_RANGE_FOR: Final = 20192


def _plain_space(one: Declared) -> int:
    """The space of a function for the device alone that holds no annotated lambda and no class; 0 for all others.

    Most `__shared__` variables stand in such functions, which then need not be read."""
    examined = one.examined
    piece = one.path[-1]
    if piece.sort != c.FUNCTION:
        return 0
    words = examined.marks.union(piece.start, piece.body)
    if words & HOST or not words & (DEVICE | GLOBAL):
        return 0
    close = examined.brackets.close(piece.body)
    for key in (k.CLASS, k.STRUCT, k.UNION):
        if examined.kinds.find(key, piece.body, close) >= 0:
            return 0
    if any(piece.body < slot.opening < close for slot in examined.slots):
        return 0
    return words & (DEVICE | GLOBAL)


def check_local(one: Declared, spaces: Spaces) -> None:
    """Judges a variable in a block: none of the host's has a memory space."""
    written = 0 if is_external(one) else check_spaces(one, 0)
    if not one.flags & n.EXTERN:
        _check_place(one, spaces)
        check_binding(one)
        check_initialiser(one, one.words)
    if one.flags & n.EXTERN or not (one.flags & (n.STATIC | n.THREAD_LOCAL) or one.words & SHARED):
        check_namespaces(one, one.words)
    check_managed(one, written)


def _check_place(one: Declared, spaces: Spaces) -> None:
    """What the function around a variable forbids."""
    examined = one.examined
    space = _plain_space(one)
    if not space:
        around = surroundings(examined, one.name_token)
        if around is None:
            return
        space = space_at(examined, spaces, around, one.name_token)
    if space & HOST:
        is_static = bool(one.flags & n.STATIC) and not bound_names(one)
        storage = "a static" if is_static or one.words & SHARED else "an automatic"
        for token in [one.name_token, *bound_names(one)]:
            examined.add(_IN_HOST_FUNCTION, token, storage, space_name(one.words))
        check_parts_read(one)
    # A structured binding is none of static storage, whatever is written.
    is_static = bool(one.flags & (n.STATIC | n.THREAD_LOCAL)) and not bound_names(one)
    if space & (DEVICE | GLOBAL) and not is_static and not one.words & SHARED:
        _check_automatic(one)
    if one.words & SHARED and one.declarator.initialiser == n.BIT_FIELD:
        examined.add(_RANGE_FOR, one.name_token)


def _check_automatic(one: Declared) -> None:
    """An automatic variable for the device in code of the device; templates are judged by their instances."""
    examined = one.examined
    if examined.is_in_template(one.name_token):
        return
    for token in [one.name_token, *bound_names(one)]:
        examined.add(_IN_DEVICE_FUNCTION, token, "an automatic", space_name(one.words))
