"""Uses of managed variables (observed: host-output 8).

The shadow of a managed variable is a pointer that the run-time sets on first use, so each use becomes an access
through it that makes sure that the run-time is there.
"""

from cufe.emit.context import Context
from cufe.emit.entity_uses import EntityUse, entity_uses
from cufe.final import Final
from cufe.text import kinds as k

_BEFORE: Final = "(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), ("
_AFTER: Final = ")))"


def write_managed_uses(context: Context) -> None:
    """Edits every use of a managed variable that reaches the host file."""
    managed = [entity for entity in context.entities if entity.is_managed]
    for use in entity_uses(context, managed, False):
        if not _is_using_declaration(context, use) and not _is_dropped(context, use.token):
            context.edits.insert_before(use.first, _BEFORE)
            context.edits.insert_after(use.last, _AFTER)


def _is_dropped(context: Context, token: int) -> bool:
    """Whether a token lies in the initialiser of a shadow, which has none."""
    return any(first <= token <= last for first, last in context.dropped_initialisers)


def _is_using_declaration(context: Context, use: EntityUse) -> bool:
    before = context.kinds[use.first - 1]
    return before == k.USING or before == k.TYPENAME
