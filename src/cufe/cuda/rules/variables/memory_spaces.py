"""Memory spaces of variables (spec 12, 23; observed: diagnostics-a 8.1 and 8.2, diagnostics-b 3.5 and 3.6)."""

from cufe.cuda.marks import CONSTANT, DEVICE, GLOBAL, HOST, MANAGED, SHARED
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared, display, word_of
from cufe.cuda.rules.enclosing_context import Spaces, space_at, surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.outermost import CONST, REFERENCE, UNKNOWN, outermost
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_ILLEGAL_COMBINATION: Final = 20024
_DATA_MEMBER: Final = 20028
_SHARED_INITIALISER: Final = 20053
_MANAGED_CONST: Final = 20109
_MANAGED_REFERENCE: Final = 20110
_MANAGED_CONFLICT: Final = 20111
_CONSTEXPR: Final = 20120
_STRUCTURED_BINDING: Final = 20121
_INLINE_UNNAMED: Final = 20122
_EXTERNAL_INLINE: Final = 20191

SPACES: Final = DEVICE | SHARED | CONSTANT | MANAGED
_INITIALISERS: Final = (n.ASSIGNED, n.PARENTHESISED, n.BRACED)


class VariableSpaces:
    """The spaces of variables that the declarations so far have named, in the order of these; what is external in a
    block is a member of the namespace around."""

    def __init__(self) -> None:
        self._known: dict[str, int] = {}
        #: the first declarations of variable templates
        self._templates: dict[str, Declared] = {}
        self._has_partial: set[str] = set()

    def check(self, one: Declared) -> None:
        """Judges a declaration against those in front of it; what does not agree with them declares nothing."""
        if one.local and not is_external(one):
            return
        name = one.full_name() if not one.local else one.examined.qualifier(one.path) + one.name
        already = 0 if one.name_token in one.examined.misfits else self._known.get(name, 0)
        if one.local:
            spaces = check_spaces(one, already)
            check_managed(one, spaces)
        else:
            spaces = _check_variable(one, already)
            if one.declaration.heads:
                self._check_specialised(one, name)
        if one.name_token not in one.examined.misfits:
            self._known[name] = spaces

    def _check_specialised(self, one: Declared, name: str) -> None:
        """A specialisation that alone says `inline` is reported where the template is declared; which of several
        templates it specialises is not asked."""
        key = name.partition("::<")[0]
        if one.is_template:
            if key == name:
                self._templates.setdefault(key, one)
            else:
                self._has_partial.add(key)
            return
        template = self._templates.get(key)
        if template is None or key in self._has_partial or not _is_inline(one) or _is_inline(template):
            return
        if _is_external(template) and not _is_constant(template) and (one.flags & n.CONSTEXPR or not _is_constant(one)):
            one.examined.add_late(_EXTERNAL_INLINE, template.name_token, one.name_token)


def is_external(one: Declared) -> bool:
    """Whether a variable of a block is one of the namespace around; those of templates are judged alone."""
    return bool(one.flags & n.EXTERN) and not one.is_of_template


def _check_variable(one: Declared, already: int) -> int:
    """Judges one declaration of a variable outside of blocks; gives the spaces with those of this declaration added."""
    member = one.is_member()
    if member is None:
        return already
    if member:
        if one.flags & n.STATIC or not one.in_class:
            check_spaces(one, 0)
        if not one.in_class and one.words & SPACES:
            if not one.is_of_template:
                check_managed(one, one.words)
            check_namespaces(one, one.words)
        return already
    already = check_spaces(one, already)
    check_binding(one)
    if not one.declaration.heads:
        # A variable template is not asked, and neither are its specialisations and instances.
        check_initialiser(one, already)
    _check_inline(one)
    if not one.declaration.heads:
        check_managed(one, already)
    check_namespaces(one, one.words)
    return already


def check_spaces(one: Declared, already: int) -> int:
    """Spaces that exclude each other, those of data members, and `constexpr`, told at the attribute."""
    examined = one.examined
    # What a directive asks for has been reported where it is defined.
    is_member = one.is_member() and one.declaration.instantiation < 0
    # In the device pass redeclarations are judged by rules of their own.
    compared = already if examined.architecture is None else 0
    for attribute in one.attributes:
        word = word_of(attribute) & SPACES
        if not word:
            continue
        already |= word
        compared |= word
        if compared & SHARED and compared & CONSTANT:
            examined.add(_ILLEGAL_COMBINATION, attribute.first)
        if is_member:
            examined.add(_DATA_MEMBER, attribute.first)
        # A variable template of a namespace is not asked.
        is_asked = is_member or not one.is_template
        if is_asked and one.flags & n.CONSTEXPR and word & (SHARED | MANAGED):
            met_at = max(attribute.first, one.name_token)
            examined.add_late(_CONSTEXPR, attribute.first, met_at, display(attribute))
    return already


def check_managed(one: Declared, spaces: int) -> None:
    """What a `__managed__` variable cannot be, told at its name."""
    examined = one.examined
    if not spaces & MANAGED:
        return
    if spaces & (SHARED | CONSTANT):
        examined.add_late(_MANAGED_CONFLICT, one.name_token, _end_of_initialiser(one, one.name_token))
    sort = outermost(one)
    if sort == REFERENCE:
        # An initialiser that is missing is reported first.
        met_at = one.name_token if one.flags & n.EXTERN else one.declarator.end + 1
        examined.add_late(_MANAGED_REFERENCE, one.name_token, _end_of_initialiser(one, met_at))
    elif sort == CONST or one.flags & n.CONSTEXPR:
        examined.add_late(_MANAGED_CONST, one.name_token, _end_of_initialiser(one, one.name_token))


def space_name(words: int) -> str:
    """The space that messages name where a variable has several."""
    if words & CONSTANT:
        return "__constant__"
    if words & MANAGED:
        return "__managed__"
    return "__shared__" if words & SHARED else "__device__"


def check_namespaces(one: Declared, spaces: int) -> None:
    """Nothing with a space in an inline unnamed namespace."""
    if in_inline_unnamed(one) and not one.declaration.heads and one.declaration.instantiation < 0:
        met_at = _end_of_initialiser(one, _end_of_name(one))
        one.examined.add_late(_INLINE_UNNAMED, one.name_token, met_at, space_name(spaces))


def in_inline_unnamed(one: Declared) -> bool:
    """Whether a declaration stands in an inline unnamed namespace, or in a namespace inside of one."""
    return any(piece.sort == c.NAMESPACE and _is_inline_unnamed(one, piece) for piece in one.path)


def _is_inline_unnamed(one: Declared, piece: c.Piece) -> bool:
    """Whether a piece is part of an unnamed namespace that it or an earlier part called inline."""
    examined = one.examined
    if examined.scope_name(piece) != "<unnamed>":
        return False
    for other in examined.cutter.pieces(examined.brackets.enclosing(piece.start)):
        if other.start > piece.start:
            return False
        if other.sort == c.NAMESPACE and examined.kinds[other.start] == k.INLINE:
            if examined.scope_name(other) == "<unnamed>":
                return True
    return False


def _check_inline(one: Declared) -> None:
    if not _is_inline(one) or not _is_external(one) or one.examined.kinds[one.name_token] == k.OPEN_SQUARE:
        return
    if not one.declaration.heads or one.is_template:
        one.examined.add(_EXTERNAL_INLINE, one.name_token)


def _is_inline(one: Declared) -> bool:
    return bool(one.flags & n.INLINE)


def _is_constant(one: Declared) -> bool:
    """Whether a variable is const whatever the arguments of a template are, so that its linkage is internal."""
    sort = outermost(one)
    return sort == CONST or (sort == UNKNOWN and bool(one.flags & (n.CONST | n.CONSTEXPR)))


def _is_external(one: Declared) -> bool:
    """Whether other units may name a variable of the device, and the whole program is one unit."""
    settings = one.examined.settings
    if settings.device_c or settings.partial_link or not one.words & (DEVICE | CONSTANT | MANAGED):
        return False
    if one.words & SHARED or one.flags & (n.STATIC | n.FRIEND):
        return False
    return not any(piece.sort == c.NAMESPACE and one.examined.scope_name(piece) == "<unnamed>" for piece in one.path)


def check_binding(one: Declared) -> None:
    """No space for a structured binding."""
    if one.examined.kinds[one.declarator.id] == k.OPEN_SQUARE:
        one.examined.add(_STRUCTURED_BINDING, one.declarator.id, space_name(one.words))


def check_unmarked(examined: ExaminedUnit, found: Collection) -> None:
    """The declarations without a space of what has one by an earlier declaration that says `extern`."""
    names = {one.name for one in found.others if one.flags & n.EXTERN and _is_inherited(one)}
    if not names:
        return
    from cufe.cuda.rules.device.declarations import variables_of

    for group in variables_of(examined, names):
        spaces = 0
        for one in group:
            if one.name_token in examined.misfits or one.is_of_template:
                continue
            if spaces and not one.words & SPACES:
                check_initialiser(one, spaces)
                check_managed(one, spaces)
                check_namespaces(one, spaces)
            spaces |= one.words & SPACES


def _is_inherited(one: Declared) -> bool:
    """Whether something may be wrong with a declaration for the space that another one gives the variable."""
    if one.words & MANAGED or (one.words & SHARED and not one.local):
        return True
    return bool(one.words & SPACES) and in_inline_unnamed(one)


def check_initialiser(one: Declared, spaces: int) -> None:
    """No initialiser for what is `__shared__`, by this declaration or an earlier one."""
    if spaces & SHARED and one.declarator.initialiser in _INITIALISERS:
        one.examined.add_late(_SHARED_INITIALISER, one.name_token, _end_of_initialiser(one, _end_of_name(one)))


def _end_of_initialiser(one: Declared, otherwise: int) -> int:
    """Behind the initialiser of a variable, which is read first; structured bindings are judged before."""
    is_binding = one.examined.kinds[one.name_token] == k.OPEN_SQUARE
    if one.declarator.initialiser in _INITIALISERS and not is_binding:
        return max(one.declarator.initialiser_end, otherwise)
    return otherwise


def _end_of_name(one: Declared) -> int:
    """The last token of the name, or of the names of a structured binding."""
    examined = one.examined
    is_binding = examined.kinds[one.name_token] == k.OPEN_SQUARE
    return examined.brackets.close(one.name_token) if is_binding else one.name_token


# The names of structured bindings with a memory space: in blocks of the host each is reported like a variable, and
# reads what is bound (20091; observed: diagnostics-a 8.2).


_READ: Final = 20091
#: between `auto` and the bracket
_BETWEEN: Final = bytes((k.CONST, k.VOLATILE, k.AMPERSAND, k.AND))


def bound_names(one: Declared) -> list[int]:
    """The names between the brackets of a structured binding; none of another declaration."""
    kinds = one.examined.kinds
    if kinds[one.name_token] != k.OPEN_SQUARE:
        return []
    close = one.examined.brackets.close(one.name_token)
    return [at for at in range(one.name_token + 1, close) if kinds[at] == k.IDENTIFIER]


def check_parts_read(one: Declared) -> None:
    """In a block of the host each name reads the variable without a name that is bound, when the declaration ends."""
    examined = one.examined
    if one.words & MANAGED or examined.is_in_template(one.name_token):
        return
    names = bound_names(one)
    hidden = f"<struct binding {_number(one)}>" if names else ""
    for token in names:
        met_at = one.piece.end - 1
        examined.add_late(_READ, token, met_at, space_name(one.words), EntityName("variable", hidden))


def _number(one: Declared) -> int:
    """Which structured binding of the unit it is, counted from 1."""
    kinds = one.examined.kinds
    found = 0
    for at in k.all_of(kinds, k.AUTO, 0, one.name_token):
        behind = at + 1
        while kinds[behind] in _BETWEEN:
            behind += 1
        found += kinds[behind] == k.OPEN_SQUARE and kinds[behind + 1] == k.IDENTIFIER
    return found


# The variables that code of the host has no access to.


_DEVICE_ONLY: Final = DEVICE | CONSTANT | SHARED


def variables_of_device(examined: ExaminedUnit, found: Collection) -> dict[int, int]:
    """The words of the variables for the device alone by the tokens of their names."""
    variables: dict[int, int] = {}
    for one in found.others:
        if one.words & _DEVICE_ONLY and not one.words & MANAGED and one.name_token not in examined.misfits:
            if one.function() is None and not one.flags & n.TYPEDEF:
                variables.update(dict.fromkeys(bound_names(one) or [one.name_token], one.words))
    return variables


# Memory spaces of variables in blocks (observed: diagnostics-a 8.2).


_IN_HOST_FUNCTION: Final = 20026
_IN_DEVICE_FUNCTION: Final = 20027
_RANGE_FOR: Final = 20192


def _plain_space(one: Declared) -> int:
    """The space of a function for the device alone that holds no annotated lambda and no class; 0 for all others.

    Most `__shared__` variables stand in such functions, which then need not be read."""
    examined = one.examined
    piece = one.path[-1]
    if piece.sort != c.FUNCTION:
        return 0
    words = examined.marks.union(piece.start, piece.body)
    if words & HOST or not words & (DEVICE | GLOBAL):
        return 0
    close = examined.brackets.close(piece.body)
    for key in (k.CLASS, k.STRUCT, k.UNION):
        if examined.kinds.find(key, piece.body, close) >= 0:
            return 0
    if any(piece.body < slot.opening < close for slot in examined.slots):
        return 0
    return words & (DEVICE | GLOBAL)


def check_local(one: Declared, spaces: Spaces) -> None:
    """Judges a variable in a block: none of the host's has a memory space."""
    written = 0 if is_external(one) else check_spaces(one, 0)
    if not one.flags & n.EXTERN:
        _check_place(one, spaces)
        check_binding(one)
        check_initialiser(one, one.words)
    if one.flags & n.EXTERN or not (one.flags & (n.STATIC | n.THREAD_LOCAL) or one.words & SHARED):
        check_namespaces(one, one.words)
    check_managed(one, written)


def _check_place(one: Declared, spaces: Spaces) -> None:
    """What the function around a variable forbids."""
    examined = one.examined
    space = _plain_space(one)
    if not space:
        around = surroundings(examined, one.name_token)
        if around is None:
            return
        space = space_at(examined, spaces, around, one.name_token)
    if space & HOST:
        is_static = bool(one.flags & n.STATIC) and not bound_names(one)
        storage = "a static" if is_static or one.words & SHARED else "an automatic"
        for token in [one.name_token, *bound_names(one)]:
            examined.add(_IN_HOST_FUNCTION, token, storage, space_name(one.words))
        check_parts_read(one)
    # A structured binding is none of static storage, whatever is written.
    is_static = bool(one.flags & (n.STATIC | n.THREAD_LOCAL)) and not bound_names(one)
    if space & (DEVICE | GLOBAL) and not is_static and not one.words & SHARED:
        _check_automatic(one)
    if one.words & SHARED and one.declarator.initialiser == n.BIT_FIELD:
        examined.add(_RANGE_FOR, one.name_token)


def _check_automatic(one: Declared) -> None:
    """An automatic variable for the device in code of the device; templates are judged by their instances."""
    examined = one.examined
    if examined.is_in_template(one.name_token):
        return
    for token in [one.name_token, *bound_names(one)]:
        examined.add(_IN_DEVICE_FUNCTION, token, "an automatic", space_name(one.words))
