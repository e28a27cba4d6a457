"""Explicit instantiations of functions whose template has no definition in the unit (489), told of at its end."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.il.entities import Routine
from cufe.sema.failures import guarded
from cufe.sema.instance_names import InstanceNames
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_NO_DEFINITION: Final = 489
_BEHIND_NAME: Final = b"(<"


def check_undefined_templates(examined: ExaminedUnit) -> None:
    """Judges the directives for functions."""
    doubts = [piece for piece in explicit_instantiations(examined) if _is_doubtful(examined, piece)]
    if not doubts:
        return
    engine = examined.engine()
    names = InstanceNames(engine)
    told: dict[Routine, tuple[int, str]] = {}
    for piece in doubts:
        with guarded():
            for routine in engine.instantiations.routines(piece.start, piece.end):
                if engine.declare_types.definition(routine) is None and not _is_specialised(examined, routine):
                    told[routine] = (piece.start + 1, names.of_function(routine))
    end = len(examined.kinds) - 1
    for token, name in told.values():
        examined.add_late(_NO_DEFINITION, token, end, EntityName("function", name))


def _is_doubtful(examined: ExaminedUnit, piece: Piece) -> bool:
    """Whether no function of the name that a directive has is defined in the unit, and one is declared by the user."""
    name = _name(examined, piece)
    if name < 0:
        return False
    declared = False
    for token in examined.tokens_of({examined.lexemes[name]}):
        if token == name or examined.kinds[token + 1] not in _BEHIND_NAME:
            continue
        path = examined.cutter.path(token)
        is_defined = bool(path) and path[-1].sort == c.FUNCTION and token < path[-1].body
        if is_defined and not _is_specialization(examined, path[-1]):
            return False
        declared = declared or (bool(path) and path[-1].sort == c.SIMPLE)
    return declared


def _name(examined: ExaminedUnit, piece: Piece) -> int:
    """The name of the function of a directive, -1 where it is for something else."""
    kinds = examined.kinds
    at = piece.start + 1
    while at < piece.end:
        if kinds[at] == k.ATTRIBUTE:
            at = examined.brackets.close(at + 1)
        elif kinds[at] == k.IDENTIFIER and kinds[at + 1] in _BEHIND_NAME:
            close = at
            if kinds[at + 1] == k.LESS:
                close = examined.brackets.close_angle(at + 1, piece.end)
            if close >= 0 and kinds[close + 1] == k.OPEN_ROUND:
                return at
        at += 1
    return -1


def _is_specialised(examined: ExaminedUnit, routine: Routine) -> bool:
    """Whether a function is declared by an explicit specialisation, which the directive has no effect on."""
    for declared in routine.declarations:
        path = examined.cutter.path(declared.binding.name)
        if path and _is_specialization(examined, path[-1]):
            return True
    return False


def _is_specialization(examined: ExaminedUnit, piece: Piece) -> bool:
    """`template <> ...`."""
    return examined.kinds[piece.start] == k.TEMPLATE and examined.kinds[piece.start + 2] == k.GREATER
