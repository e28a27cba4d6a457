"""The syntax of launches: 18, 29, 65, 125, 254, 20052 (observed: diagnostics-b 3.4).

Where `(` is missing behind `>>>`, the original goes on behind the next semicolon and reads what stands there as the
arguments."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.launches.missing_arguments import check_one_argument
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

_EXPECTED_CLOSE: Final = 18
_EXPECTED_EXPRESSION: Final = 29
_EXPECTED_SEMICOLON: Final = 65
_EXPECTED_OPEN: Final = 125
_TYPE_NAME: Final = 254
_EXPECTED_CHEVRONS: Final = 20052

_OPENING: Final = b"([{"
#: what ends the name of a kernel
_CALLEE_ENDS: Final = bytes((k.IDENTIFIER, k.GREATER, k.CLOSE_ROUND, k.CLOSE_SQUARE))
#: words that end a statement before it begins, or begin one that is no expression
_NO_EXPRESSION: Final = k.STATEMENT_KEYS + bytes((k.TRY,))


def is_well_formed(examined: ExaminedUnit, chevrons: int) -> bool:
    """Whether the launch with the `<<<` at `chevrons` has the syntax of one; reports what is wrong with it."""
    kinds = examined.kinds
    close = examined.brackets.close_chevrons(chevrons, len(examined.kinds))
    if close < 0:
        end = _configuration_end(examined, chevrons)
        if end < 0:
            return True
        examined.add(_EXPECTED_CHEVRONS, end)
        _without_arguments(examined, chevrons, end)
        return False
    fine = _check_list(examined, chevrons + 1, close)
    opening = close + 3
    if kinds[opening] != k.OPEN_ROUND:
        _without_arguments(examined, chevrons, opening)
        return False
    return _check_list(examined, opening + 1, examined.brackets.close(opening)) and fine


def _configuration_end(examined: ExaminedUnit, chevrons: int) -> int:
    """The semicolon at which `>>>` is missed, -1 where that is not plain to see."""
    kinds = examined.kinds
    if kinds[chevrons - 1] not in _CALLEE_ENDS:
        return -1
    at = chevrons + 1
    while at < len(kinds) and kinds[at] not in b";{}" and kinds[at] != k.LAUNCH:
        if kinds[at : at + 3] == b">>>":
            return -1
        at = examined.brackets.skip(at) if kinds[at] in b"([" else at + 1
    return at if at < len(kinds) and kinds[at] == k.SEMICOLON else -1


def _check_list(examined: ExaminedUnit, start: int, end: int) -> bool:
    """Whether there is something between the commas of a list, and no name of a type alone."""
    kinds = examined.kinds
    fine = True
    at = start
    expects = False
    while at < end or expects:
        if at >= end or kinds[at] == k.COMMA:
            examined.add(_EXPECTED_EXPRESSION, at)
            fine = False
        elif (at + 1 == end or kinds[at + 1] == k.COMMA) and _is_type(examined, at):
            if not examined.is_told(_TYPE_NAME, at):
                examined.add(_TYPE_NAME, at)
            fine = False
        while at < end and kinds[at] != k.COMMA:
            if kinds[at] == k.LESS:
                at = examined.parser.skip_arguments(at, end)
            else:
                at = examined.brackets.skip(at) if kinds[at] in _OPENING else at + 1
        expects = at < end
        at += 1
    return fine


def _is_type(examined: ExaminedUnit, token: int) -> bool:
    if examined.kinds[token] != k.IDENTIFIER:
        return examined.kinds[token] == k.BUILTIN_TYPE
    entity = examined.lookup().resolve(token)
    return entity is not None and entity.is_type and entity.sort != en.TEMPLATE_PARAMETER


def _without_arguments(examined: ExaminedUnit, chevrons: int, at: int) -> None:
    """Something else than `(` behind `>>>`."""
    kinds = examined.kinds
    if kinds[at] == k.LAUNCH or (kinds[at] == k.CLOSE_ROUND and kinds[at + 1] != k.SEMICOLON):
        return
    examined.add(_EXPECTED_OPEN, at)
    if kinds[at] == k.CLOSE_ROUND:
        # Its parenthesis is taken for the missing one.
        for number in (_EXPECTED_EXPRESSION, _EXPECTED_CLOSE, _EXPECTED_CLOSE):
            examined.add(number, at + 1)
        return
    while kinds[at] != k.SEMICOLON:
        if kinds[at] == k.CLOSE_BRACE:
            return
        at = examined.brackets.skip(at) if kinds[at] in _OPENING else at + 1
    at += 1
    if kinds[at] == k.CLOSE_BRACE or kinds[at] == k.ELSE:
        examined.add(_EXPECTED_EXPRESSION, at)
        check_one_argument(examined, chevrons, at)
        examined.add(_EXPECTED_SEMICOLON, at)
    elif kinds[at] == k.BUILTIN_TYPE:
        examined.add(_TYPE_NAME, at)
        examined.add(_EXPECTED_CLOSE, at + 1)
    else:
        if kinds[at] in _NO_EXPRESSION:
            examined.add(_EXPECTED_EXPRESSION, at)
        examined.add(_EXPECTED_CLOSE, _semicolon(examined, at))


def _semicolon(examined: ExaminedUnit, at: int) -> int:
    """The next semicolon, or the brace that closes the block."""
    kinds = examined.kinds
    while kinds[at] != k.SEMICOLON and kinds[at] != k.CLOSE_BRACE:
        at = examined.brackets.skip(at) if kinds[at] in _OPENING else at + 1
    return at
