"""Explicit instantiations: of classes that nothing defines (70), and of functions, whose bodies the host pass makes for
these alone."""

from cufe.cuda.rules.examined import ExaminedUnit, body_context
from cufe.final import Final
from cufe.il.entities import Routine
from cufe.sema.failures import guarded
from cufe.sema.message_names import MessageNames
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_INCOMPLETE: Final = 70
_NAME: Final = bytes((k.IDENTIFIER,))


def check_directives(examined: ExaminedUnit, directives: list[Piece]) -> None:
    """Judges what the user's explicit instantiations ask for."""
    _check_undefined(examined, [one for one in directives if examined.kinds[one.start + 1] in k.CLASS_KEYS])
    if examined.architecture is None:
        _check_bodies(examined, [one for one in directives if examined.is_in_full(one.start)])


def _check_undefined(examined: ExaminedUnit, directives: list[Piece]) -> None:
    """Reports the directives for class templates that nothing defines (70)."""
    kinds = examined.kinds
    engine = examined.engine()
    for piece in directives:
        with guarded():
            engine.instantiations.routines(piece.start, piece.end)
            cls = engine.instantiations.undefined.get(piece.start)
            name = kinds.find(_NAME, piece.start, piece.end)
            while name >= 0 and kinds[name + 1] == k.SCOPE:
                name += 2
            is_judged = name >= 0 and name not in examined.misfits
            if cls is not None and is_judged and not _is_specialised(examined, name):
                examined.add(_INCOMPLETE, piece.start + 1, MessageNames().fill_in(cls))


def _is_specialised(examined: ExaminedUnit, name: int) -> bool:
    """Whether a class template has explicit specialisations: a directive has no effect on what they declare."""
    mentions = examined.tokens_of({examined.lexemes[name]}, examined.stretches)
    return any(examined.kinds.endswith(k.FULL_SPECIALIZATION, 0, max(at - 1, 0)) for at in mentions)


def _check_bodies(examined: ExaminedUnit, directives: list[Piece]) -> None:
    """Judges the bodies of the functions that directives of the compiled file ask for."""
    if not directives:
        return
    from cufe.cuda.rules.device.instance_bodies import InstanceBodies
    from cufe.cuda.rules.named_instances import asked_for_first

    engine = examined.engine()
    bodies = InstanceBodies(examined, engine)
    end = len(examined.kinds) - 1
    #: with the tokens that ask for them and, for the members of a class, those of their names
    asked_for: dict[Routine, tuple[int, int]] = {}
    with guarded():
        for piece in directives:
            for routine in engine.instantiations.routines(piece.start, piece.end):
                asked_for.setdefault(routine, (asked_for_first(examined, routine, piece.start), routine.token))
        for routine in sorted(asked_for, key=asked_for.__getitem__):
            scope = engine.statements.body(routine)
            if scope is not None:
                bodies.check_language(scope, end, body_context(examined, routine, asked_for[routine][0]))
