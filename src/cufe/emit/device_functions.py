"""Functions of the device in the host file: those that only the device has keep the declaration and a body that never
runs; and CUDA declarations inside function bodies, members of local classes and kernels declared in a block.

The body must be what it is: functions with external linkage land in the object file (observed: host-output 5)."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.emit.context import Context
from cufe.emit.kernels import write_kernel
from cufe.emit.routines import Routine
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.syntax.cutter import CLASS, LINKAGE, NAMESPACE, Piece, find_piece
from cufe.syntax.local_pieces import local_class, local_piece
from cufe.text import kinds as k

_UNUSED: Final = "__attribute__((unused))"


def write_device_function(routine: Routine) -> None:
    """Edits a declaration of a function that is `__device__` and not `__host__`."""
    context = routine.context
    declaration = routine.declaration
    if declaration.instantiation >= 0 or routine.is_guide:
        return
    if not routine.is_member:
        mark_unused(routine.context, routine.declaration.specifiers)
    constant = routine.has_flag(n.CONSTEXPR) or routine.has_flag(n.CONSTEVAL)
    if constant:
        return
    _write_return_type(routine)
    if not routine.is_definition:
        return
    if context.places.in_user_code(declaration.start):
        context.summary.functions_removed += 1
    context.dropped_bodies.add(declaration.body)
    start = declaration.body
    if declaration.try_block >= 0:
        if declaration.member_initialisers >= 0:
            context.edits.replace_tokens(declaration.try_block, declaration.try_block, "")
        else:
            start = declaration.try_block
    body = ";" if context.settings.no_shadow_functions else _body(routine)
    begin = context.unit.offset(start)
    context.edits.replace(begin, context.unit.end_offset(declaration.end - 1), body)


def mark_unused(context: Context, specifiers: n.Specifiers) -> None:
    """Writes in the place of the space that nobody may call the function."""
    marks = context.marks
    for index in marks.between(specifiers.start, specifiers.end):
        if (
            marks.words[index] & DEVICE
            and marks.is_plain(index)
            and not context.standard_attribute_at(marks.last[index] + 1)
        ):
            context.replace_mark(index, _UNUSED)
            return
    context.edits.insert_before(specifiers.leading_end, _UNUSED + " ")


def _write_return_type(routine: Routine) -> None:
    """A deduced return type becomes `void`: nothing is left to deduce it from, and the host may not refer to it."""
    context = routine.context
    specifiers = routine.declaration.specifiers
    if specifiers.sort != n.PLACEHOLDER or routine.parameters.trailing >= 0 or routine.declarator.id < 0:
        return
    end = routine.declarator.name_first
    for at in range(specifiers.start, specifiers.end):
        if context.kinds[at] == k.CONST or context.kinds[at] == k.VOLATILE:
            context.edits.replace_tokens(at, at, "")
    context.edits.replace_tokens(specifiers.type_start, specifiers.type_end - 1, "void")
    for at in range(specifiers.end, end):
        context.edits.replace_tokens(at, at, "")


def _body(routine: Routine) -> str:
    uses = "".join(_use(routine, parameter) for parameter in routine.parameters.parameters)
    if routine.is_special:
        return f"{{int *volatile ___ = 0;{uses}::free(___);}}"
    return f"{{int volatile ___ = 1;{uses}::exit(___);}}"


def _use(routine: Routine, parameter: n.Parameter) -> str:
    """A use of a parameter that makes no code, against warnings about unused ones."""
    declarator = parameter.declarator
    if declarator.id < 0 or declarator.pack >= 0:
        return ""
    name = routine.context.lexemes[declarator.id]
    if parameter.specifiers.flags & n.VOLATILE:
        first = declarator.operators[0].sort if declarator.operators else -1
        if first == n.REFERENCE or first == n.RVALUE_REFERENCE:
            return f"(void)__builtin_addressof({name});"
        if first < 0 and parameter.specifiers.sort != n.BUILTIN and routine.is_template:
            return ""
    return f"(void){name};"


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
