"""Virtual functions and what overrides them (spec 68; observed: diagnostics-a 6)."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.examined import ExaminedUnit, body_context
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations, names_around
from cufe.diagnostics.report import Frame
from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType
from cufe.sema.failures import guarded
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece, find_piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.cuda.rules.functions.overridden import Overridden

def check_overrides(examined: ExaminedUnit) -> None:
    """Compares the spaces of functions with those of the virtual functions that they override.

    Two functions with different spaces are needed: some mark stands in the class, or a virtual function has one."""
    marks = examined.marks
    telling = DEVICE | GLOBAL | HOST if examined.settings.default_device else DEVICE | GLOBAL
    if not any(marks.words[index] & telling for part in examined.stretches for index in marks.between(*part)):
        return
    paths = _derived(examined, telling)
    is_virtual = any(examined.kinds.find(k.VIRTUAL, start, end) >= 0 for start, end in examined.stretches)
    if not is_virtual and not any(marks.union(path[-1].start, path[-1].end) & telling for path in paths):
        return
    from cufe.checks.typed_code import TypedCode
    from cufe.cuda.rules.functions.overridden import Overridden

    overridden = Overridden(examined)
    engine = overridden.engine
    #: the functions that are compared as they are written
    compared: set[int] = set()
    for path in paths:
        cls = engine.definitions.class_at(path) if path[-1].sort == c.CLASS else None
        if cls is not None:
            with guarded():
                _compare(overridden, cls, compared)
    in_blocks = [path for path in paths if path[-1].sort != c.CLASS]
    blocks = TypedCode(engine, in_blocks)
    # Classes that depend on the template of the function around them are made with its instances.
    names = {name for path in in_blocks for name in names_around(examined, path[-1].start)}
    for directive in explicit_instantiations(examined) if names else []:
        if not names.isdisjoint(examined.lexemes[directive.start : directive.end]):
            blocks.read([directive])
    for local, function in blocks.classes:
        with guarded():
            asked_for = blocks.asked_for.get(function, -1) if function is not None else -1
            context = body_context(examined, function, asked_for) if function is not None and asked_for >= 0 else []
            for cls in engine.definitions.classes_in(local):
                _compare(overridden, cls, compared, context)


def _derived(examined: ExaminedUnit, telling: int) -> list[list[Piece]]:
    """The classes with bases in the user's text, and what has such classes in its blocks, as paths of pieces; of
    headers that are not read in full those with a telling word."""
    kinds = examined.kinds
    found: dict[int, list[Piece]] = {}
    for key in (k.CLASS, k.STRUCT):
        for at in k.each(kinds, key, examined.stretches):
            semicolon = kinds.find(k.SEMICOLON, at)
            brace = kinds.find(k.OPEN_BRACE, at, semicolon if semicolon >= 0 else len(kinds))
            if brace < 0 or kinds.find(k.COLON, at, brace) < 0:
                continue
            if examined.is_in_full(at) or examined.marks.union(brace, examined.brackets.close(brace)) & telling:
                path = examined.cutter.path(at)
                if path and (path[-1].sort != c.FUNCTION or at > path[-1].body):
                    found[path[-1].start] = path
    return list(found.values())


def _compare(overridden: "Overridden", cls: ClassType, compared: set[int], context: "Sequence[Frame]" = ()) -> None:
    """Compares the functions of a class with those that they override; `context` is the instance it is made with,
    behind the unit, which says again nothing of those that have been `compared`."""
    examined = overridden.examined
    for routine in overridden.engine.virtuals.of(cls).own:
        at = routine.token
        found_at = len(examined.kinds) - 1 if context else _first_of(examined, at)
        for found in overridden.mismatches(routine, overridden.engine.classes.bases(cls)):
            if context and at in compared:
                break
            if not context:
                compared.add(at)
            examined.add_late(found.number, at, found_at, *overridden.entities(found), context=context)


def _first_of(examined: ExaminedUnit, token: int) -> int:
    """The name of a function, or a CUDA word in front of it: what is overridden is asked before attributes are."""
    piece = find_piece(examined.cutter.pieces(examined.brackets.enclosing(token)), token)
    between = examined.marks.between(token if piece is None else piece.start, token)
    return examined.marks.first[between.start] if between else token
