"""When the attributes of a declaration are applied: behind its declarator, whose specifiers, parameters and bounds have
been read by then ([dcl.dcl]).  So what is wrong with an attribute is told behind what is wrong with these:
`__global__ int f(unknown)` is told of `unknown` first.  Default arguments and the name itself come later."""

from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Diagnostic
from cufe.final import Final
from cufe.syntax.body_bindings import declarator_end
from cufe.text import kinds as k
from cufe.text.bisection import count_below

_FIRST_OF_CUDA: Final = 20000
_DOES_NOT_APPLY: Final = 1835
#: attributes that do not apply, or that nobody knows, are told as they are applied; template parameters behind packs
#: (2097) are told of once all is declared
_TOLD_LATE: Final = frozenset((1097, 1098, _DOES_NOT_APPLY, 1866, 2097))


def put_off_attributes(examined: ExaminedUnit, found: Collection) -> None:
    """Orders what has been told of attributes and of the rest of their declarations."""
    diagnostics = examined.diagnoser.tentative
    met = sorted([each.detected for each in diagnostics if _is_ordinary(each)])
    if not met or len(met) == len(diagnostics):
        return
    for one in found.functions + found.others:
        if not one.attributes or one.piece.start in examined.read_as_variables:
            continue
        offset = examined.unit.offset
        start = offset(one.attributes[0].first)
        end = offset(declarator_end(one.declarator) - 1)
        place = count_below(met, start)
        applied = _last_met(one, met[place:], end) if place < len(met) and met[place] <= end else -1
        if applied >= 0:
            late = [each for each in diagnostics if start <= each.detected <= applied and not _is_ordinary(each)]
            diagnostics[:] = [each for each in diagnostics if each not in late] + sorted(late, key=_detected)
            for each in late:
                each.detected = applied


def _detected(told: Diagnostic) -> int:
    return told.detected


def _is_ordinary(told: Diagnostic) -> bool:
    number = told.entry.shown_number
    return number < _FIRST_OF_CUDA and number not in _TOLD_LATE


def _last_met(one: Declared, met: list[int], end: int) -> int:
    """The last offset at which something is found out in a declarator before its attributes are applied, or -1."""
    offset = one.examined.unit.offset
    passed = [(offset(one.name_token), offset(one.name_token))]
    parameters = one.function()
    for parameter in parameters.parameters if parameters is not None else []:
        default = one.examined.kinds.find(k.ASSIGN, parameter.start, parameter.end)
        if default >= 0:
            passed.append((offset(default), offset(parameter.end)))
    last = -1
    for at in met:
        if at > end:
            break
        if not any(first <= at <= behind for first, behind in passed):
            last = at
    return last
