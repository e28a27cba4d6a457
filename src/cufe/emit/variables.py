"""Variables with a memory space (observed: host-output 7).

The host keeps a shadow of each device variable: its address names the variable at run time, its value is never used.
So initialisers go, except those of constants, which host code may read.  A managed variable becomes a pointer.
"""

from cufe.cuda.marks import CONSTANT, MANAGED, MEMORY_SPACES, SHARED
from cufe.emit import device_entities as d
from cufe.emit.context import HIDDEN, Context
from cufe.emit.device_entities import DeviceEntity
from cufe.emit.variable_types import deduce, deduced_type, is_constant, is_volatile, missing_bound
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_UNUSED: Final = "__attribute__((unused))"
_MANAGED_SECTION: Final = '__attribute__((section("__nv_managed_data__")))'
_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE))
_STATEMENT_ENDS: Final = b";{}"


class _Variable:
    """A declaration of variables on its way: what is said once for all its declarators."""

    def __init__(
        self, context: Context, piece: Piece, path: list[Piece], declaration: n.Declaration, words: int
    ) -> None:
        self.context: Context = context
        self.piece: Piece = piece
        self.path: list[Piece] = path
        self.declaration: n.Declaration = declaration
        self.specifiers: n.Specifiers = declaration.specifiers
        self.words: int = words
        #: the declaration behind the pieces around it
        self.pieces: list[Piece] = [*path, piece]
        #: the `extern` of `extern "C"` without braces, or -1
        self.braceless: int = _braceless_linkage(context, self.specifiers)
        first = declaration.declarators[0]
        self.is_extern: bool = bool(self.specifiers.flags & n.EXTERN) and self.braceless < 0
        self.is_static: bool = bool(self.specifiers.flags & n.STATIC)
        self.is_template: bool = any(head.parameters for head in declaration.heads)
        self.is_specialisation: bool = bool(declaration.heads) and not declaration.heads[-1].parameters
        self.constant: bool = is_constant(context, self.specifiers, first, self.pieces)
        self.is_reference: bool = any(
            operator.sort in (n.REFERENCE, n.RVALUE_REFERENCE) for operator in first.operators[:1]
        )
        self.is_volatile: bool = is_volatile(context, self.specifiers, first, self.pieces)
        self.is_local: bool = False
        self.anonymous: bool = context.is_anonymous(path)
        #: `extern "C"` without braces and without a value only declares ([dcl.link]/7)
        self.declares_only: bool = self.braceless >= 0 and first.initialiser == n.NO_INITIALISER

    @property
    def has_internal_linkage(self) -> bool:
        """Whether C++ gives it internal linkage as written ([basic.link]/3)."""
        if self.is_static or self.anonymous:
            return True
        if self.is_extern or self.is_template or self.specifiers.flags & n.INLINE or self.braceless >= 0:
            return False
        return self.constant and not self.is_reference and not self.is_volatile


def write_variable(context: Context, piece: Piece, path: list[Piece], declaration: n.Declaration, words: int) -> None:
    """Edits a declaration of variables at namespace scope that carries a memory space."""
    variable = _Variable(context, piece, path, declaration, words)
    _register(variable, -1)
    if declaration.instantiation < 0:
        _write(variable)


def write_block_variables(context: Context) -> None:
    """Edits declarations with a memory space in functions that reach the host file; they are `extern` there."""
    marks = context.marks
    kinds = context.kinds
    last = -1
    # A statement with many marks is read backwards once.
    before = 0
    start_before = 0
    for index in range(len(marks.first)):
        at = marks.first[index]
        if not marks.words[index] & MEMORY_SPACES or at < last:
            continue
        start = at
        while start > before and kinds[start - 1] not in _STATEMENT_ENDS:
            start -= 1
        if start == before:
            start = start_before
        before = at
        start_before = start
        if k.next_of(kinds, k.EXTERN, start, marks.last[index] + 8) < 0 or context.is_dropped(at):
            continue
        brace = context.brackets.enclosing(at)
        path = context.cutter.path(at)
        if brace < 0 or not path or path[-1].sort in (c.NAMESPACE, c.LINKAGE, c.CLASS):
            continue
        if (path[-1].body < 0 and path[-1].start == start) or (path[-1].sort == c.FUNCTION and at < path[-1].body):
            continue
        last = _write_block_variable(context, start, path, brace)


def _write_block_variable(context: Context, start: int, path: list[Piece], brace: int) -> int:
    end = context.parser.skip_to_comma(start, len(context.kinds))
    while end < len(context.kinds) and context.kinds[end] == k.COMMA:
        end = context.parser.skip_to_comma(end + 1, len(context.kinds))
    piece = Piece(c.SIMPLE, start, start, -1, end + 1)
    declaration = context.parser.parse(piece, "")
    if not declaration.declarators or not declaration.specifiers.flags & n.EXTERN:
        return end
    if declaration.declarators[0].function() is not None:
        return end
    words = context.marks.union(start, end)
    # The namespaces around the function are those of a variable that it declares.
    variable = _Variable(context, piece, [outer for outer in path if outer.sort == c.NAMESPACE], declaration, words)
    variable.is_local = True
    known = len(context.entities)
    _register(variable, brace)
    if any(outer.head != outer.start for outer in path if outer.sort in (c.CLASS, c.FUNCTION)):
        for entity in context.entities[known:]:
            entity.is_template = True
    _write(variable)
    return end


def _register(variable: _Variable, local: int) -> None:
    """Remembers the variables for the accesses to managed ones and for the host reference arrays."""
    words = variable.words
    if words & SHARED:
        return
    context = variable.context
    scope = context.namespaces(variable.path)
    in_c = variable.braceless >= 0
    for piece in variable.path:
        if piece.sort == c.LINKAGE:
            in_c = context.lexemes[piece.head + 1] == '"C"'
    for declarator in variable.declaration.declarators:
        if declarator.id < 0:
            continue
        written = [context.lexemes[at] for at in range(declarator.name_first, declarator.id)]
        inner = [word for word in written if word != "::"]
        entity = DeviceEntity(
            d.CONSTANT if words & CONSTANT else d.DEVICE,
            context.lexemes[declarator.id],
            declarator.id,
            scope + inner,
        )
        entity.is_internal = variable.has_internal_linkage or (variable.is_template and variable.constant)
        entity.is_template = bool(variable.declaration.heads) or variable.declaration.instantiation >= 0
        entity.is_managed = bool(words & MANAGED)
        entity.is_constant = variable.constant
        entity.is_c = in_c and not entity.is_internal
        entity.local = local
        context.entities.append(entity)


def _write(variable: _Variable) -> None:
    context = variable.context
    specifiers = variable.specifiers
    linkage = _linkage(variable)
    turned_static = "static" in linkage.split()
    wraps = variable.braceless >= 0 and not variable.declares_only and not (variable.constant and not turned_static)
    if variable.braceless >= 0 and (turned_static or wraps):
        context.edits.replace_tokens(variable.braceless, variable.braceless + 1, "")
    elif variable.is_extern and turned_static:
        for at in range(specifiers.start, specifiers.end):
            if context.kinds[at] == k.EXTERN:
                context.edits.replace_tokens(at, at, "")
    if wraps and not turned_static:
        context.edits.insert_before(specifiers.start, 'extern "C" { ')
        context.edits.insert_after(variable.piece.end - 1, " }")
    _write_linkage(variable, linkage)
    if not variable.words & MANAGED and (variable.is_template or variable.is_specialisation):
        return
    for declarator in variable.declaration.declarators:
        if variable.words & MANAGED:
            _point(variable, declarator)
        elif declarator.initialiser != n.NO_INITIALISER and not specifiers.flags & n.CONSTINIT:
            if not is_constant(context, specifiers, declarator, variable.pieces):
                _drop_initialiser(variable, declarator)


def _braceless_linkage(context: Context, specifiers: n.Specifiers) -> int:
    for at in range(specifiers.start, specifiers.end - 1):
        if context.kinds[at] == k.EXTERN and context.kinds[at + 1] == k.STRING:
            return at
    return -1


def _linkage(variable: _Variable) -> str:
    """The words that stand in the place of the space: `static` where the program is whole, else visibility."""
    settings = variable.context.settings
    words = variable.words
    parts: list[str] = []
    if words & SHARED:
        parts.append(_UNUSED)
    if words & MANAGED and not variable.is_local and not variable.specifiers.flags & n.INLINE:
        parts.append(_MANAGED_SECTION)
    if variable.is_static:
        return " ".join(parts)
    if not settings.device_c and not variable.is_specialisation:
        if not (words & SHARED and variable.is_extern) and not (variable.braceless >= 0 and variable.constant):
            parts.append("static")
    elif not words & SHARED and settings.device_hidden_visibility and not variable.has_internal_linkage:
        if not (variable.constant and (variable.is_specialisation or variable.braceless >= 0)):
            parts.append(HIDDEN)
    return " ".join(parts)


def _write_linkage(variable: _Variable, linkage: str) -> None:
    """Puts the words where the space stands, unless they would part an attribute or a type from its start."""
    context = variable.context
    marks = context.marks
    specifiers = variable.specifiers
    for index in marks.between(specifiers.start, specifiers.end):
        if not marks.words[index] & MEMORY_SPACES or not marks.is_plain(index):
            continue
        at = marks.first[index]
        leads = at < specifiers.leading_end and marks.last[index] + 1 < specifiers.leading_end
        if leads or (specifiers.body >= 0 and at > specifiers.type_start):
            continue
        context.edits.replace_tokens(at, marks.last[index], linkage)
        return
    if linkage:
        context.edits.insert_before(specifiers.leading_end, linkage + " ")


def _point(variable: _Variable, declarator: n.Declarator) -> None:
    """Makes a managed variable the pointer through which host code reaches it."""
    context = variable.context
    edits = context.edits
    if declarator.id < 0:
        return
    initialised = (not variable.is_extern and not variable.declares_only) or (
        not variable.context.settings.device_c and (variable.declares_only)
    )
    replacement = " = 0" if initialised else ""
    start = declarator.initialiser_start
    if declarator.initialiser != n.NO_INITIALISER:
        bound = missing_bound(context, variable.specifiers, declarator, variable.pieces)
        if bound is not None and bound[1] and bound[0] >= 0:
            edits.insert_after(bound[0], bound[1])
        _deduce(variable, declarator)
        edits.replace_tokens(start, declarator.initialiser_end - 1, replacement)
        context.dropped_initialisers.append((start, declarator.initialiser_end - 1))
    direct = declarator.operators[0].sort if declarator.operators else n.POINTER
    nested = direct == n.ARRAY or direct == n.PARAMETERS
    edits.insert_before(declarator.name_first, "(*" if nested else "*")
    if nested:
        edits.insert_after(declarator.name_last, ")")
    if declarator.initialiser == n.NO_INITIALISER and replacement:
        edits.insert_after(declarator.end - 1, replacement)


def _deduce(variable: _Variable, declarator: n.Declarator) -> bool:
    """Writes out the type that `auto` stands for; False where it cannot be told and the initialiser has to stay."""
    context = variable.context
    specifiers = variable.specifiers
    if specifiers.sort != n.PLACEHOLDER:
        return True
    if declarator is not variable.declaration.declarators[0]:
        return True
    # An unnamed or inline namespace and the one around it may hold such variables, so each has a function of its own.
    function = f"__cufe_deduced{variable.piece.start}"
    written = deduced_type(context, declarator, function)
    if not written:
        return False
    end = specifiers.type_end - 1
    context.edits.replace_tokens(specifiers.type_start, end, written)
    if written.startswith("__decltype"):
        for operator in declarator.operators:
            context.edits.replace_tokens(operator.first, operator.last, "")
        if declarator.operators:
            for at in range(specifiers.start, specifiers.end):
                if context.kinds[at] in _QUALIFIERS:
                    context.edits.replace_tokens(at, at, "")
        context.edits.insert_before(variable.piece.start, deduce(function))
    return True


def _drop_initialiser(variable: _Variable, declarator: n.Declarator) -> None:
    context = variable.context
    start = declarator.initialiser_start
    end = declarator.initialiser_end
    if not _deduce(variable, declarator):
        return
    bound = missing_bound(context, variable.specifiers, declarator, variable.pieces)
    if bound is not None:
        place, text = bound
        if not text or (place < 0 and len(variable.declaration.declarators) > 1):
            return
        if place >= 0:
            context.edits.insert_after(place, text)
        else:
            specifiers = variable.specifiers
            context.edits.replace_tokens(specifiers.type_start, specifiers.type_end - 1, "")
            context.edits.replace_tokens(declarator.name_first, declarator.name_last, text)
    context.edits.replace_tokens(start, end - 1, "")
    context.dropped_initialisers.append((start, end - 1))
