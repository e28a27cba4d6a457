"""What goes or is joined without being rewritten: CUDA attributes and pragmas (observed: host-output 10), which the
declarations of one function unite (diagnostics-a 7), and unnamed namespaces, which get a name.

gcc knows none of these attributes, and a user who looks for misspelt attributes shall still be warned.

Of redeclarations only those outside of system headers are compared, and only under names that some declaration gives a
space to the device alone: those are the functions whose bodies would go."""

from cufe import regex as re
from cufe.cuda.marks import DEVICE, DEVICE_BUILTIN, GLOBAL, HOST, OTHER, PURE, WORDS
from cufe.emit.context import HIDDEN, Context
from cufe.emit.routines import Routine
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k
from cufe.text.standard_attributes import standard_entries


def remove_attributes(context: Context) -> None:
    """Blanks or erases every attribute with a CUDA word; writers that put something in its place do so on their own.

    The toolkit's macros always spell one the same way, on one line, so blanks take its place and keep every column as
    it is.  Other spellings are edited.
    """
    marks = context.marks
    lexemes = context.lexemes
    text = context.unit.text
    offsets = context.unit.attribute_offsets
    spellings = {word: f"__attribute__(({word}))" for word in WORDS if WORDS[word] != PURE}
    blanked: set[int] = set()
    for first in marks.plain:
        spelling = spellings.get(lexemes[first + 3], "")
        offset = offsets.get(first, -1)
        if spelling and offset >= 0 and text[offset : offset + len(spelling)] == spelling:
            blanked.add(first)
            context.edits.blank(offset, offset + len(spelling))
    for index, first in enumerate(marks.first):
        if first in blanked:
            continue
        if (marks.is_plain(index) and marks.words[index] != PURE) or marks.is_macro(index):
            context.edits.replace_tokens(first, marks.last[index], "")
        else:
            _erase_list(context, first, marks.last[index])


def _erase_list(context: Context, first: int, last: int) -> None:
    """Erases the CUDA words of `__attribute__((...))` or `[[...]]`, and all of it where nothing else is in it."""
    attributes = context.parser.attribute_specifier(first)
    kept = [attribute for attribute in attributes if attribute.name not in WORDS]
    replacement = ""
    if context.lexemes[first] == "[":
        replacement = _other_entries(context, first, last)
    elif kept:
        inner = ", ".join(context.spell(attribute.first, attribute.last + 1) for attribute in kept)
        replacement = f"__attribute__(({inner}))"
    if any(attribute.name == "nv_pure" for attribute in attributes):
        replacement += "__attribute__((pure))"
    context.edits.replace_tokens(first, last, replacement)


def _other_entries(context: Context, first: int, last: int) -> str:
    """The list `[[...]]` without CUDA words."""
    others = [
        f"{scope}::{context.spell(name, end)}" if scope else context.spell(name, end)
        for scope, name, end in standard_entries(context.lexemes, first, last)
        if context.lexemes[name] not in WORDS
    ]
    return f"[[{', '.join(others)}]]" if others else ""


def spell_noinline(context: Context) -> None:
    """`__noinline__` is a macro of the front end; gcc knows the attribute, in `__attribute__` under that name, too."""
    for at in k.all_of(context.kinds, k.ATTRIBUTE_MACRO):
        if context.kinds[at - 1] not in b"(," and context.lexemes[at] == "__noinline__":
            context.edits.replace_tokens(at, at, "__attribute__((noinline))")


_OUR_PRAGMAS: Final = r"#\s*pragma\s+(?:nv_|hd_warning_disable\b)"


def erase_pragmas(context: Context) -> None:
    """Erases `#pragma nv_...` and `#pragma hd_warning_disable`, which gcc would warn about."""
    unit = context.unit
    for index in unit.pragmas:
        text, offset = unit.directive_text[index], unit.directive_offset[index]
        if re.match(_OUR_PRAGMAS, text):
            context.edits.replace(offset, offset + len(text), "")


def name_namespaces(context: Context) -> None:
    """Names every unnamed namespace; nested ones and those of headers too."""
    kinds = context.kinds
    for at in k.all_of(kinds, k.NAMESPACE):
        body = context.parser.attributes(at + 1, [])
        if body < len(kinds) and kinds[body] == k.OPEN_BRACE and not context.is_dropped(at):
            _name_namespace(context, at, body)


def _name_namespace(context: Context, at: int, body: int) -> None:
    """Writes the three pieces that stand for `namespace {`: declaration, using-directive, definition.

    A using-directive is what gives an unnamed namespace's members to the scope around it ([namespace.unnamed]).  It
    needs no qualifier: of namespaces of that name, the one that was just declared is found first.
    """
    name = context.anonymous_namespace()
    visibility = f" {HIDDEN}" if context.settings.hidden_unnamed_namespace else ""
    inline = "inline " if _kind_before(context, at) == k.INLINE else ""
    if inline:
        context.edits.replace_tokens(at - 1, at - 1, "")
    head = f"{inline}namespace {name}{visibility} {{ }} using namespace {name}; {inline}namespace {name}{visibility}"
    context.edits.replace_tokens(at, at, head)
    if body > at + 1:
        context.edits.replace_tokens(at + 1, body - 1, "")


def _kind_before(context: Context, at: int) -> int:
    return context.kinds[at - 1] if at else 0


_NAMED_FUNCTION: Final = bytes((k.IDENTIFIER, k.OPEN_ROUND))
_CALL_OPERATOR: Final = bytes((k.OPERATOR, k.OPEN_ROUND))


def unite_spaces(context: Context, routines: list[Routine]) -> list[Routine]:
    """Gives each routine the words of all its declarations; routines that had none of their own are added."""
    device_only: dict[str, list[Routine]] = {}
    for routine in routines:
        if routine.words & DEVICE and not routine.words & (HOST | GLOBAL | DEVICE_BUILTIN | OTHER):
            device_only.setdefault(routine.name(), []).append(routine)
    if not device_only:
        return routines
    known = {routine.piece.start: routine for routine in routines}
    # A member is declared once in its class, so only a definition outside of it, or a friend, can say more.
    defined_outside = {
        routine.name() for routine in routines if routine.declarator.id > routine.declarator.name_first >= 0
    }
    united: dict[tuple[str, str], list[Routine]] = {}
    for token in _user_tokens(context, device_only):
        if context.is_dropped(token):
            continue
        other = _routine_at(context, token, known, context.lexemes[token] in defined_outside)
        if other is not None:
            united.setdefault((_full_name(other), _signature(other)), []).append(other)
    added: list[Routine] = []
    for group in united.values():
        words = 0
        for routine in group:
            words |= routine.words
        for routine in group:
            if routine.words != words:
                routine.words = words
                if routine.piece.start not in known:
                    added.append(routine)
    return routines + added


def _user_tokens(context: Context, names: dict[str, list[Routine]]) -> list[int]:
    """Tokens outside of system headers that are spelt like one of the names, where that has declarations to compare,
    and that have a parameter list behind them."""
    wanted: set[str] = set()
    for name, group in names.items():
        if not all(context.places.in_system_header(routine.piece.start) for routine in group):
            wanted.add(name)
    if not wanted:
        return []
    kinds = context.kinds
    lexemes = context.lexemes
    starts = [_NAMED_FUNCTION, _CALL_OPERATOR] if "operator" in wanted else [_NAMED_FUNCTION]
    found: list[int] = []
    for start, end in context.places.user_stretches():
        for pattern in starts:
            found += [token for token in k.all_of(kinds, pattern, start, end + 1) if lexemes[token] in wanted]
    if len(starts) > 1:
        found.sort()
    return found


def _routine_at(context: Context, token: int, known: dict[int, Routine], members: bool) -> Routine | None:
    """The function that `token` declares; members of classes only on demand."""
    path = context.cutter.path(token)
    if not path:
        return None
    piece = path[-1]
    if piece.start in known:
        return known[piece.start] if known[piece.start].declarator.id == token else None
    if piece.sort not in (c.FUNCTION, c.SIMPLE) or (piece.body >= 0 and token > piece.body):
        return None
    if context.kinds[piece.head] in bytes((k.USING, k.STATIC_ASSERT, k.NAMESPACE)):
        return None
    outer = path[-2] if len(path) > 1 else None
    if outer is not None and outer.sort == c.CLASS and not members:
        if context.kinds.find(k.FRIEND, piece.start, token) < 0:
            return None
    class_name = context.class_name(outer) if outer is not None and outer.sort == c.CLASS else ""
    declaration = context.parser.parse(piece, class_name)
    if (
        not declaration.declarators
        or declaration.declarators[0].id != token
        or declaration.declarators[0].function() is None
    ):
        return None
    limit = piece.body if piece.body >= 0 else piece.end
    return Routine(context, piece, path[:-1], declaration, context.marks.union(piece.start, limit))


def _full_name(routine: Routine) -> str:
    """Namespaces, classes and written qualifier without template arguments, and the name."""
    context = routine.context
    parts: list[str] = []
    for piece in routine.path:
        if piece.sort == c.NAMESPACE:
            parts.append(context.namespace_name(piece))
        elif piece.sort == c.CLASS and not routine.is_friend:
            parts.append(context.class_name(piece))
    depth = 0
    for at in range(routine.declarator.name_first, routine.declarator.id + 1):
        kind = context.kinds[at]
        if kind == k.LESS:
            depth += 1
        elif kind == k.GREATER:
            depth -= 1
        elif depth == 0 and kind == k.IDENTIFIER:
            parts.append(context.lexemes[at])
    return "::".join(parts)


def _signature(routine: Routine) -> str:
    """The parameter types as spelt, without names and default arguments."""
    context = routine.context
    types: list[str] = []
    for parameter in routine.parameters.parameters:
        declarator = parameter.declarator
        end = declarator.initialiser_start if declarator.initialiser == n.ASSIGNED else parameter.end
        types.append(" ".join(context.lexemes[at] for at in range(parameter.start, end) if at != declarator.id))
    return ", ".join(types) + (" const" if routine.parameters.flags & n.CONST else "")
