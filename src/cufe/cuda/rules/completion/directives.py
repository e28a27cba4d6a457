"""The bodies of function templates that explicit instantiations ask for: the host's pass makes no others."""

from cufe.cuda.rules.completion.doubts import undefined_classes
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.cuda.rules.instance_context import body_context
from cufe.final import Final
from cufe.il.entities import Routine
from cufe.sema.failures import guarded
from cufe.sema.message_names import MessageNames
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_INCOMPLETE: Final = 70
_NAME: Final = bytes((k.IDENTIFIER,))


def check_undefined(examined: ExaminedUnit) -> None:
    """Judges the directives for class templates that nothing defines (70)."""
    kinds = examined.kinds
    directives = [piece for piece in explicit_instantiations(examined) if kinds[piece.start + 1] in k.CLASS_KEYS]
    doubtful = undefined_classes(examined) if directives else set()
    asking = [piece for piece in directives if not doubtful.isdisjoint(examined.lexemes[piece.start : piece.end])]
    if not asking:
        return
    engine = examined.engine()
    with guarded():
        for piece in asking:
            engine.instantiations.routines(piece.start, piece.end)
            cls = engine.instantiations.undefined.get(piece.start)
            name = kinds.find(_NAME, piece.start, piece.end)
            while name >= 0 and kinds[name + 1] == k.SCOPE:
                name += 2
            if name in examined.misfits:
                continue
            if cls is not None and name >= 0 and not _is_specialised(examined, name):
                examined.add(_INCOMPLETE, piece.start + 1, MessageNames().fill_in(cls))


def _is_specialised(examined: ExaminedUnit, name: int) -> bool:
    """Whether a class template has explicit specialisations: a directive has no effect on what they declare."""
    mentions = examined.tokens_of({examined.lexemes[name]}, examined.near())
    return any(examined.kinds.endswith(k.FULL_SPECIALIZATION, 0, max(at - 1, 0)) for at in mentions)


def check_directives(examined: ExaminedUnit) -> None:
    """Judges the instances that the compiled file asks for; of those of headers the ones for classes that are not
    defined."""
    directives = explicit_instantiations(examined)
    if not directives:
        return
    asking = [piece for piece in directives if examined.is_compiled(piece.start)]
    if len(asking) < len(directives):
        doubtful = undefined_classes(examined)
        asking = [
            piece
            for piece in directives
            if piece in asking or not doubtful.isdisjoint(examined.lexemes[piece.start : piece.end])
        ]
    if asking:
        _judge(examined, asking)


def _judge(examined: ExaminedUnit, directives: list[Piece]) -> None:
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
