"""Virtual functions and what overrides them (spec 68; observed: diagnostics-a 6)."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.declared import Declared, declared_by, scope_name, signature
from cufe.cuda.rules.enclosing_context import surroundings
from cufe.cuda.rules.examined import ExaminedUnit, body_context
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations, names_around
from cufe.diagnostics.report import EntityName, Frame
from cufe.final import TYPE_CHECKING, Final
from cufe.sema.failures import guarded, unanswered
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.sema.text_lookup.scopes import Scope
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece, find_piece
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.cuda.rules.functions.overridden import Overridden

_SPACES: Final = HOST | DEVICE
_DEVICES: Final = DEVICE | GLOBAL
_DEPTH: Final = 32
#: how far from `virtual` the words of the same declaration are sought
_NEAR: Final = 24


def check_overrides(examined: ExaminedUnit) -> None:
    """Compares the spaces of functions with those of the virtual functions that they override.

    Two functions with different spaces are needed, so only names are looked at that a virtual function has and that
    some mark stands in front of."""
    bases: set[str] = set()
    names = _names(examined, bases)
    if not names:
        return
    from cufe.cuda.rules.functions.overridden import Overridden

    tokens = examined.tokens_of(names - {"~", "operator"})
    if "~" in names:
        for at in k.each(examined.kinds, k.TILDE, examined.stretches):
            tokens.append(at)
    if "operator" in names:
        for at in k.each(examined.kinds, k.OPERATOR, examined.stretches):
            tokens.append(at)
    marked = _marked_destructors(examined) if "~" in names else set()
    overridden: Overridden | None = None
    for token in tokens:
        if examined.kinds[token] == k.TILDE and not examined.kinds.startswith(b"(", token + 2):
            continue
        brace = examined.brackets.enclosing(token)
        if brace < 0 or local_class(examined.cutter, brace) is None or k.COLON not in _class_head(examined, brace):
            continue
        piece = find_piece(examined.cutter.pieces(brace), token)
        if piece is None or (piece.sort == c.FUNCTION and token > piece.body):
            continue
        if not examined.marks.union(piece.start, token) & _telling(examined) and _spelt(examined, token) not in bases:
            continue
        around = surroundings(examined, token)
        if around is None or not around.path:
            continue
        for one in declared_by(examined, [*around.path, around.piece]):
            if one.name_token != token or one.function() is None or not one.in_class:
                continue
            if not _may_override(one):
                continue
            if all(piece.sort != c.FUNCTION for piece in one.path):
                if overridden is None:
                    overridden = Overridden(examined)
                if _compare_types(overridden, one):
                    continue
            if one.is_destructor and not one.words & DEVICE:
                head = examined.lexemes[one.path[-1].head : one.path[-1].body]
                if marked.isdisjoint(head):
                    continue
            _compare(examined, one)


def _marked_destructors(examined: ExaminedUnit) -> set[str]:
    """Names of the classes whose destructors have a word for the device."""
    found: set[str] = set()
    marks = examined.marks
    for start, end in examined.stretches:
        for index in marks.between(start, end):
            if marks.words[index] & DEVICE and _name_behind(examined, marks.last[index] + 1) == "~":
                at = examined.kinds.find(k.TILDE, marks.last[index])
                found.add(examined.lexemes[at + 1])
    return found


def _class_head(examined: ExaminedUnit, brace: int) -> bytes:
    at = brace
    while at > 0 and examined.kinds[at - 1] not in b";{}":
        at -= 1
    return k.stretch(examined.kinds, at, brace)


def _spelt(examined: ExaminedUnit, token: int) -> str:
    kind = examined.kinds[token]
    return "operator" if kind == k.OPERATOR else "~" if kind == k.TILDE else examined.lexemes[token]


def _telling(examined: ExaminedUnit) -> int:
    """The words that make a function's space another one than that of functions without any."""
    return _DEVICES | HOST if examined.settings.default_device else _DEVICES


def _names(examined: ExaminedUnit, bases: set[str]) -> set[str]:
    """Names of virtual functions that some function with a word for the device has as well; `~` for destructors.

    `bases` gets the names of those that may have such a word where they are overridden."""
    virtual: set[str] = set()
    kinds = examined.kinds
    lexemes = examined.lexemes
    marks = examined.marks
    for at in k.each(kinds, k.VIRTUAL, examined.stretches):
        name = _name_behind(examined, at)
        if name:
            virtual.add(name)
            if marks.union(at - _NEAR, at + _NEAR) & _telling(examined):
                bases.add(name)
    if not virtual:
        return virtual
    found: set[str] = set()
    for start, end in examined.stretches:
        for index in marks.between(start, end):
            if marks.words[index] & _telling(examined) and lexemes[marks.last[index] + 1] != "(":
                name = _name_behind(examined, marks.last[index] + 1)
                if name in virtual:
                    found.add(name)
    # What overrides one is overridden itself, with `virtual` or without.
    bases |= found
    return found


def _name_behind(examined: ExaminedUnit, at: int) -> str:
    """The name of the function whose declaration goes on at `at`; empty where none is near."""
    kinds = examined.kinds
    for place in range(at, min(at + 40, len(kinds) - 1)):
        kind = kinds[place]
        if kind == k.OPERATOR:
            return "operator"
        if kind == k.TILDE:
            return "~"
        if kind in b";{}=":
            return ""
        if kind == k.IDENTIFIER and kinds[place + 1] == k.OPEN_ROUND and kinds[place - 1] != k.OPEN_ROUND:
            return examined.lexemes[place]
    return ""


def _may_override(one: Declared) -> bool:
    if one.declaration.heads or one.flags & n.STATIC:
        return False
    return one.is_destructor or one.is_conversion or not one.is_special


def _compare_types(overridden: "Overridden", one: Declared) -> bool:
    """Compares a function with those that the engine says it overrides; False where the engine cannot tell."""
    examined = one.examined
    engine = overridden.engine
    with guarded():
        cls = engine.definitions.class_at(one.path)
        if cls is None:
            return False
        for routine in engine.virtuals.of(cls).own:
            if routine.token == one.name_token:
                for found in overridden.mismatches(routine, engine.classes.bases(cls)):
                    entities = overridden.entities(found)
                    examined.add_late(found.number, one.name_token, _first_of(one), *entities)
        return True
    return False


def _compare(examined: ExaminedUnit, one: Declared) -> None:
    """Compares a function of a class in a function with those that are spelt alike in its bases."""
    scope: Scope | None = examined.lookup().scope_at(one.path[-1].body + 1)
    while scope is not None and not isinstance(scope, ClassScope):
        scope = scope.parent
    if not isinstance(scope, ClassScope) or scope.brace != one.path[-1].body:
        return
    from cufe.cuda.rules.functions.overridden import MISMATCHES

    mine = HOST if one.words & GLOBAL else _space(one)
    known: set[int] = set()
    for base in scope.bases():
        for overridden in _overridden(examined, base, one, 0):
            if overridden.piece.start in known:
                continue
            known.add(overridden.piece.start)
            number = MISMATCHES.get((_space(overridden), mine), 0)
            found_at = _found_at(examined, overridden.piece.start, _first_of(one)) if number else -1
            if found_at >= 0:
                entities = _entity(examined, overridden), _entity(examined, one)
                context = _frames(examined, overridden.piece.start) if found_at > one.name_token else []
                examined.add_late(number, one.name_token, found_at, *entities, context=context)


def _first_of(one: Declared) -> int:
    """The name of a function, or an attribute in front of it: what is overridden is asked before attributes are."""
    return min([one.name_token, *(attribute.first for attribute in one.attributes)])


def _found_at(examined: ExaminedUnit, base: int, token: int) -> int:
    """Where it is found out that a function overrides one of a base: at once, at `token`.

    Classes in a template's function are made with its instances, in the host pass with explicit ones, behind the unit;
    -1 where there are none.  The device pass takes back what it said of templates without instances."""
    path = examined.cutter.path(base)
    if examined.architecture is not None or not path or path[-1].sort != c.FUNCTION or base < path[-1].body:
        return token
    if not examined.is_in_template(base):
        return token
    return len(examined.kinds) - 1 if _directives(examined, base) else -1


def _directives(examined: ExaminedUnit, token: int) -> list[Piece]:
    """The explicit instantiations that could be of the template around a token."""
    names = names_around(examined, token)
    directives = explicit_instantiations(examined)
    return [one for one in directives if not names.isdisjoint(examined.lexemes[one.start : one.end])]


def _frames(examined: ExaminedUnit, token: int) -> list[Frame]:
    """The first instance of the template around a token; none where it is not known."""
    engine = examined.engine()
    names = names_around(examined, token)
    with unanswered:
        for piece in _directives(examined, token):
            for routine in engine.instantiations.routines(piece.start, piece.end):
                if routine.name in names:
                    return body_context(examined, routine, piece.start)
        return []
    return []


def _space(one: Declared) -> int:
    """A kernel, which no member function can be, is for the device where it is overridden, for the host where it
    overrides."""
    if one.words & GLOBAL:
        return DEVICE
    return one.words & _SPACES or one.examined.unannotated


def _entity(examined: ExaminedUnit, one: Declared) -> EntityName:
    # A local class is named without what its function is a member of.
    functions = [place for place, piece in enumerate(one.path, 1) if piece.sort == c.FUNCTION]
    around = one.path[functions[-1] if functions else 0 :]
    parts = [scope_name(examined, piece) for piece in around if piece.sort in (c.NAMESPACE, c.CLASS)]
    declarator = one.declarator
    if examined.kinds[declarator.id] == k.OPERATOR:
        written = examined.lexemes[declarator.id + 1 : declarator.name_last + 1]
        blank = " " if written[0][0].isalpha() or written[0][0] == "_" else ""
        parts.append("operator" + blank + "".join(written))
    else:
        parts.append("".join(examined.lexemes[declarator.name_first : declarator.name_last + 1]))
    return EntityName("function", "::".join(parts))


def _overridden(examined: ExaminedUnit, base: ClassScope, one: Declared, depth: int) -> list[Declared]:
    """All virtual functions that `one` overrides in a base and the bases of that, the furthest first."""
    if depth > _DEPTH:
        return []
    found: list[Declared] = []
    for outer in base.bases():
        found += _overridden(examined, outer, one, depth + 1)
    for candidate in _members(examined, base, one):
        # What overrides a virtual function is virtual, whether it says so or not.
        if _same(examined, candidate, one) and (found or candidate.flags & n.VIRTUAL):
            return [*found, candidate]
    return found


def _members(examined: ExaminedUnit, base: ClassScope, one: Declared) -> list[Declared]:
    path = examined.cutter.path(base.brace)
    around = surroundings(examined, base.brace + 1)
    if around is not None:
        path = [*around.path]
    else:
        path = [*path]
    if not path or path[-1].body != base.brace:
        own = local_class(examined.cutter, base.brace)
        if own is None:
            return []
        path.append(own)
    kinds = examined.kinds
    found: list[Declared] = []
    for piece in examined.cutter.pieces(base.brace):
        if piece.sort not in (c.FUNCTION, c.SIMPLE) or not _mentions(examined, piece, one):
            continue
        for candidate in declared_by(examined, [*path, piece]):
            if candidate.function() is not None and kinds[candidate.name_token] == kinds[one.name_token]:
                found.append(candidate)
    return found


def _mentions(examined: ExaminedUnit, piece: Piece, one: Declared) -> bool:
    limit = piece.body if piece.body >= 0 else piece.end
    if one.is_destructor or one.is_operator:
        return examined.kinds.find(examined.kinds[one.name_token], piece.start, limit) >= 0
    return one.name in examined.lexemes[piece.start : limit]


def _same(examined: ExaminedUnit, candidate: Declared, one: Declared) -> bool:
    if candidate.is_destructor or one.is_destructor:
        return candidate.is_destructor and one.is_destructor
    mine = one.declarator
    theirs = candidate.declarator
    if examined.lexemes[mine.id : mine.name_last + 1] != examined.lexemes[theirs.id : theirs.name_last + 1]:
        return False
    first = one.function()
    second = candidate.function()
    if first is None or second is None or candidate.declaration.heads:
        return False
    if first.flags != second.flags or signature(examined, first) != signature(examined, second):
        return False
    written = examined.lexemes[first.last : mine.end]
    if "override" in mine.virtual_specifiers:
        return True
    if "&" in written or "&&" in written:
        return False
    # The same spelling could mean another type in another class.
    mine_types = _identifiers(examined, first)
    their_types = _identifiers(examined, second)
    lookup = examined.lookup()
    for here, there in zip(mine_types, their_types, strict=False):
        meaning = lookup.resolve(here)
        if meaning is None or meaning is not lookup.resolve(there):
            return False
    return len(mine_types) == len(their_types)


def _identifiers(examined: ExaminedUnit, operator: n.DeclaratorOperator) -> list[int]:
    found: list[int] = []
    for parameter in operator.parameters:
        specifiers = parameter.specifiers
        if specifiers.sort != n.BUILTIN:
            found += [
                at for at in range(specifiers.type_start, specifiers.type_end) if examined.kinds[at] == k.IDENTIFIER
            ]
    return found
