"""Launches of something that by its name is no kernel."""

from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.sema.text_lookup import entities as en
from cufe.syntax.brackets import name_before_arguments
from cufe.text import kinds as k


def launches_of_no_kernels(examined: ExaminedUnit, stretches: list[tuple[int, int]], kernels: set[str]) -> list[int]:
    """The names in front of launches of other functions and of objects; `kernels` are names of kernels, of which only
    the first launch is looked at where no other function has the name."""
    kinds = examined.kinds
    plain: set[str] = set()
    found: list[int] = []
    for at in k.each(kinds, k.LAUNCH, stretches):
        name = at - 1
        while kinds[name] == k.CLOSE_ROUND:
            # `(f)`, `(&f)`
            name -= 1
        if kinds[name] == k.GREATER:
            name = name_before_arguments(kinds, name)
        if kinds[name] == k.IDENTIFIER and examined.lexemes[name] not in plain:
            if _is_of_no_kernel(examined, name):
                found.append(name)
            elif examined.lexemes[name] in kernels:
                plain.add(examined.lexemes[name])
    return found


def _is_of_no_kernel(examined: ExaminedUnit, token: int) -> bool:
    """Whether the name in front of a launch could mean something that cannot be launched."""
    path = examined.cutter.path(token)
    if not path:
        return False
    entity = examined.lookup().resolve(token)
    if entity is None:
        return False
    if entity.sort == en.FUNCTION:
        words = [examined.marks.union(piece.start, piece.end) for piece in entity.pieces]
        return not all(one & GLOBAL for one in words)
    if (entity.sort != en.VARIABLE and entity.sort != en.LOCAL) or examined.is_template(path):
        return False
    declarators = [binding.declarator for binding in entity.bindings if binding.declarator is not None]
    return not any(declarator.operators for declarator in declarators)
