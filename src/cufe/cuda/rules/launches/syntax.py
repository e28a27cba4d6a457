"""Names of types in the place of arguments of a launch (254; observed: diagnostics-b 3.4)."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.launches.missing_arguments import check_one_argument
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

_TYPE_NAME: Final = 254

_OPENING: Final = b"([{"


def is_well_formed(examined: ExaminedUnit, chevrons: int) -> bool:
    """Whether the launch with the `<<<` at `chevrons` has arguments and no types among them; reports these."""
    close = examined.brackets.close_chevrons(chevrons, len(examined.kinds))
    if close < 0 or examined.kinds[close + 3] != k.OPEN_ROUND:
        return False
    end = examined.brackets.close(close + 3)
    if examined.kinds.find(k.HOLE, close + 3, end) >= 0:
        check_one_argument(examined, chevrons, end)
        return False
    fine = _check_list(examined, chevrons + 1, close)
    return _check_list(examined, close + 4, end) and fine


def _check_list(examined: ExaminedUnit, start: int, end: int) -> bool:
    """Whether no name of a type alone stands between the commas of a list."""
    kinds = examined.kinds
    fine = True
    at = start
    while at < end:
        if (at + 1 == end or kinds[at + 1] == k.COMMA) and _is_type(examined, at):
            examined.add_once(_TYPE_NAME, at)
            fine = False
        while at < end and kinds[at] != k.COMMA:
            if kinds[at] == k.LESS:
                at = examined.parser.skip_arguments(at, end)
            else:
                at = examined.brackets.skip(at) if kinds[at] in _OPENING else at + 1
        at += 1
    return fine


def _is_type(examined: ExaminedUnit, token: int) -> bool:
    if examined.kinds[token] != k.IDENTIFIER:
        return examined.kinds[token] == k.BUILTIN_TYPE
    entity = examined.lookup().resolve(token)
    return entity is not None and entity.is_type and entity.sort != en.TEMPLATE_PARAMETER
