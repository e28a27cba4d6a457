"""Contradicting spaces of kernel templates, told again with each instance that the unit names (20024).

Observed: an instance has all spaces of its template from the start, and takes each word once more that was not told of
where it is written."""

from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, GLOBAL, HOST
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.execution_spaces import ILLEGAL_COMBINATION, conflicts_at
from cufe.cuda.rules.instance_context import declaration_context
from cufe.sema.failures import guarded
from cufe.syntax import nodes as n


def check_repeated_conflicts(examined: ExaminedUnit, groups: list[list[Declared]]) -> None:
    """Judges the instances of such templates; `groups` are the declarations of one function each."""
    doubtful = [group for group in groups if group[0].is_template and _spaces(group) & GLOBAL]
    doubtful = [group for group in doubtful if _spaces(group) & (HOST | DEVICE)]
    if doubtful:
        with guarded():
            _check(examined, doubtful, [one for group in groups for one in group if not one.is_template])


def _spaces(declared: list[Declared]) -> int:
    spaces = 0
    for one in declared:
        spaces |= one.words
    return spaces & EXECUTION_SPACES


def _check(examined: ExaminedUnit, groups: list[list[Declared]], others: list[Declared]) -> None:
    from cufe.cuda.rules.named_instances import NamedInstances

    again: dict[int, list[n.Attribute]] = {}
    for group in groups:
        spaces = _spaces(group)
        for one in group:
            again[one.name_token] = [attribute for attribute in one.attributes if conflicts_at(one, attribute, spaces)]
    own = [one for group in groups for one in group]
    specializations = {one.name_token: one.piece.start for one in others}
    named = NamedInstances(examined, {one.name for one in own}, {one.piece.start for one in own})
    for routine, token in named.in_order():
        found_at = specializations.get(token, token)
        declarations = routine.template.declarations if routine.template is not None else []
        attributes = [attribute for one in declarations for attribute in again.get(one.binding.name, [])]
        context = declaration_context(examined, routine, found_at) if attributes else ()
        for attribute in attributes:
            examined.add_late(ILLEGAL_COMBINATION, attribute.first, found_at, context=context, by=again)
