"""Where host code names kernels and variables of the device, and what becomes of managed ones."""

from cufe.emit.context import Context
from cufe.emit.device_entities import DeviceEntity
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

_NO_NAME_BEFORE: Final = bytes((k.DOT, k.ARROW, k.GOTO))


class EntityUse:
    """A name of an entity: tokens `first` to `last` with qualification and arguments; `token` is the identifier."""

    def __init__(self, entity: DeviceEntity, first: int, token: int, last: int) -> None:
        self.entity: DeviceEntity = entity
        self.first: int = first
        self.token: int = token
        self.last: int = last


def entity_uses(context: Context, wanted: list[DeviceEntity], generous: bool) -> list[EntityUse]:
    """The uses of the entities `wanted` in code that reaches the host file, in the order of the text.

    A name whose meaning is not known counts where only one thing can be meant; `generous` counts every such name.
    """
    by_name: dict[str, list[DeviceEntity]] = {}
    for entity in wanted:
        by_name.setdefault(entity.name, []).append(entity)
    if not wanted:
        return []
    start = first = min(entity.token for entity in wanted)
    own = context.places.user_stretches()
    if generous and own:
        # A block can declare what is defined behind it.
        start = min(start, own[0][0])
    declared = {entity.token for entity in wanted}
    found: list[EntityUse] = []
    # One pass at the speed of C over all the tokens from there.
    spelt = bytes(map(by_name.__contains__, context.lexemes[start:]))
    at = spelt.find(1)
    while at >= 0:
        token = start + at
        if token not in declared and context.kinds[token] == k.IDENTIFIER and not context.is_dropped(token):
            for entity in _meant(context, token, by_name[context.lexemes[token]], generous, token < first):
                found.append(_use(context, entity, token))
        at = spelt.find(1, at + 1)
    return found


def _meant(
    context: Context, token: int, candidates: list[DeviceEntity], generous: bool, in_front: bool
) -> list[DeviceEntity]:
    """The entities that the identifier at `token` can mean; redeclarations count once. In front of all of them only a
    declaration in a block can name one."""
    if context.kinds[token - 1] in _NO_NAME_BEFORE or _names_attribute(context, token):
        return []
    meaning = context.lookup().resolve(token)
    if meaning is not None:
        tokens = meaning.tokens()
        if token in tokens:
            return []
        matching = [entity for entity in candidates if entity.token in tokens]
        if generous and not matching and _is_of_namespace(meaning):
            around = context.namespaces(context.cutter.path(token))
            return [entity for entity in candidates if entity.scope == around]
        return matching if generous else matching[:1]
    if generous:
        return [] if in_front else candidates
    if context.kinds[token - 1] == k.SCOPE or len({entity.local for entity in candidates}) > 1:
        return []
    return candidates[:1]


def _is_of_namespace(meaning: en.Entity) -> bool:
    """Whether a block declares a function or an `extern` variable, which is a member of the namespace around
    ([basic.link])."""
    return meaning.is_local() and (meaning.sort == en.FUNCTION or meaning.storage == en.EXTERN)


def _names_attribute(context: Context, token: int) -> bool:
    """Whether an identifier is the name of an attribute: `__attribute__((a, b(1), c))`, `[[n::a]]`."""
    kinds = context.kinds
    at = token
    if kinds[at - 1] == k.SCOPE:
        at -= 2
    while at > 2:
        before = kinds[at - 1]
        if before in b"([" and kinds[at - 2] == before:
            return before == k.OPEN_SQUARE or kinds[at - 3] == k.ATTRIBUTE
        if before != k.COMMA:
            return False
        at -= 2
        if kinds[at] == k.CLOSE_ROUND:
            at = context.brackets.open_before(at) - 1
    return False


def _use(context: Context, entity: DeviceEntity, token: int) -> EntityUse:
    kinds = context.kinds
    first = token
    while kinds[first - 1] == k.SCOPE:
        first -= 1
        if kinds[first - 1] == k.GREATER:
            break
        if kinds[first - 1] != k.IDENTIFIER:
            break
        first -= 1
    last = token
    if entity.is_template and kinds[token + 1] == k.LESS:
        close = context.brackets.close_angle(token + 1, len(kinds))
        last = close if close > token else token
    return EntityUse(entity, first, token, last)


_BEFORE: Final = "(*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), ("
_AFTER: Final = ")))"


def write_managed_uses(context: Context) -> None:
    """Edits every use of a managed variable that reaches the host file (observed: host-output 8).

    Its shadow is a pointer that the run-time sets on first use, so each use becomes an access through it that makes
    sure that the run-time is there.
    """
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
