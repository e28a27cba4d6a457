"""Kernel launches: `K<<<cfg>>>(args)` becomes `(__cudaPushCallConfiguration(cfg)) ? (void)0 : K(args)`.

Observed: host-output 9.  A launch is found by its `<<<`, which is no token of C++; callee and configuration are found
by brackets around it, so launches in templates need nothing resolved.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

_NAME_ENDS: Final = bytes((k.IDENTIFIER, k.GREATER))
#: no template arguments hold these
_NO_ARGUMENTS: Final = bytes((k.SEMICOLON, k.LAUNCH))
_CONTROL: Final = bytes((k.IF, k.WHILE, k.FOR, k.SWITCH, k.CONSTEXPR))


class Launch:
    """A launch by tokens: `callee` its first, `opening` the `<<<`, `closing` the first of `>>>`, `arguments` and
    `last` the parentheses of the call."""

    def __init__(self, callee: int, opening: int, closing: int, arguments: int, last: int) -> None:
        self.callee: int = callee
        self.opening: int = opening
        self.closing: int = closing
        self.arguments: int = arguments
        self.last: int = last


def find_launches(context: Context) -> list[Launch]:
    """All launches that reach the host file, in the order of the text."""
    found: list[Launch] = []
    kinds = context.kinds
    for at in k.all_of(kinds, k.LAUNCH):
        if not context.is_dropped(at):
            launch = _read(context, at)
            if launch is not None:
                found.append(launch)
    return found


def write_launches(context: Context) -> None:
    """Edits all launches; the innermost first, since a configuration moves with the edits inside of it."""
    launches = find_launches(context)
    context.summary.launches = len(launches)
    unit = context.unit
    edits = context.edits
    for launch in reversed(launches):
        start = unit.end_offset(launch.opening)
        end = unit.offset(launch.closing)
        configuration = edits.rendered_line(start, end).strip()
        edits.insert(unit.offset(launch.callee), f"((__cudaPushCallConfiguration({configuration})) ? (void)0 : ")
        edits.replace(unit.offset(launch.opening), unit.end_offset(launch.closing + 2), "")
        edits.insert(unit.end_offset(launch.last), ")")


def _read(context: Context, opening: int) -> Launch | None:
    kinds = context.kinds
    closing = context.brackets.close_chevrons(opening, len(kinds))
    if closing < 0 or closing + 3 >= len(kinds) or kinds[closing + 3] != k.OPEN_ROUND:
        return None
    last = context.brackets.close(closing + 3)
    return Launch(_callee_start(context, opening), opening, closing, closing + 3, last)


def _callee_start(context: Context, opening: int) -> int:
    """The first token of the postfix-expression in front of `<<<`, read backwards."""
    kinds = context.kinds
    at = opening
    while at > 0:
        last = kinds[at - 1]
        if last == k.GREATER:
            at = context.brackets.open_angle(at - 1, _NO_ARGUMENTS) or at - 1
        elif last == k.CLOSE_SQUARE:
            at = context.brackets.open_before(at - 1)
        elif last == k.CLOSE_ROUND:
            at = context.brackets.open_before(at - 1)
            before = kinds[at - 1]
            if before == k.DECLTYPE:
                at -= 1
            elif not _continues(context, at):
                return at
        elif last == k.IDENTIFIER or last == k.THIS or last == k.CAST:
            at -= 1
            if kinds[at - 1] == k.TEMPLATE:
                at -= 1
            if kinds[at - 1] == k.SCOPE:
                at -= 1
                if kinds[at - 1] not in _NAME_ENDS and not (
                    kinds[at - 1] == k.CLOSE_ROUND and _is_decltype(context, at - 1)
                ):
                    return at
            elif kinds[at - 1] == k.DOT or kinds[at - 1] == k.ARROW:
                at -= 1
            else:
                return at
        else:
            return at
    return at


def _continues(context: Context, opening: int) -> bool:
    """Whether `(` is that of a call, so that the expression goes on in front of it."""
    before = context.kinds[opening - 1]
    if before in _NAME_ENDS or before == k.CLOSE_SQUARE:
        return True
    if before == k.CLOSE_ROUND:
        return context.kinds[context.brackets.open_before(opening - 1) - 1] not in _CONTROL
    return False


def _is_decltype(context: Context, closing: int) -> bool:
    return context.kinds[context.brackets.open_before(closing) - 1] == k.DECLTYPE
