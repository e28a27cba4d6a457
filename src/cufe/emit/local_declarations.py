"""CUDA declarations inside function bodies that reach the host file: members of local classes, kernels declared in a
block."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.emit.context import Context
from cufe.emit.device_functions import write_device_function
from cufe.emit.kernels import write_kernel
from cufe.emit.routines import Routine
from cufe.syntax.cutter import CLASS, LINKAGE, NAMESPACE, Piece, find_piece
from cufe.syntax.local_pieces import local_class, local_piece
from cufe.text import kinds as k


def write_local_declarations(context: Context) -> None:
    """Edits device functions and kernels that are declared inside of bodies; the bodies to drop must be known."""
    marks = context.marks
    done = -1
    for index in marks.alone():
        at = marks.first[index]
        words = marks.words[index]
        if at < done or not words & (DEVICE | GLOBAL) or context.kinds[at - 1] == k.CLOSE_SQUARE:
            continue
        brace = context.brackets.enclosing(at)
        if brace < 0 or not _inside_body(context, brace) or context.is_dropped(at):
            continue
        around = local_class(context.cutter, brace)
        if around is not None:
            piece = find_piece(context.cutter.pieces(brace), at)
        else:
            piece = local_piece(context.cutter, at, leave_parentheses=True)
        if piece is not None:
            done = _write(context, piece, [] if around is None else [around])


def _write(context: Context, piece: Piece, path: list[Piece]) -> int:
    """Writes one declaration; gives the token behind its head."""
    limit = piece.body if piece.body >= 0 else piece.end
    words = context.marks.union(piece.start, limit)
    class_name = context.class_name(path[-1]) if path else ""
    declaration = context.parser.parse(piece, class_name)
    if declaration.declarators and declaration.declarators[0].function() is not None:
        routine = Routine(context, piece, path, declaration, words)
        if words & GLOBAL:
            write_kernel(routine, set())
        elif words & DEVICE and not words & HOST:
            write_device_function(routine)
    return limit


def _inside_body(context: Context, brace: int) -> bool:
    """Whether a brace lies inside a function or an initialiser: the pieces of the unit end in front of it."""
    path = context.cutter.path(brace)
    return not path or path[-1].body != brace or path[-1].sort not in (CLASS, NAMESPACE, LINKAGE)
