"""Variables of blocks: their memory spaces, structured bindings, and those that live as long as the program."""

from cufe.cuda.marks import CONSTANT, DEVICE, GLOBAL, HOST, MANAGED, MEMORY_SPACES, SHARED
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared, variables_in_block
from cufe.cuda.rules.enclosing_context import Spaces, space_at, surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import explicit_instantiations
from cufe.cuda.rules.variables.memory_spaces import (
    check_binding,
    check_initialiser,
    check_managed,
    check_namespaces,
    check_spaces,
    is_external,
    namespace_name,
    space_name,
)
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

# The names of structured bindings with a memory space: in blocks of the host each is told of like a variable, and reads
# what is bound (20091; observed: diagnostics-a 8.2).


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


# Variables of blocks that live as long as the program: arrays of variable length (893), and external ones that are
# declared with two types (159).


_VARIABLE_LENGTH: Final = 893
_INCOMPATIBLE: Final = 159
_REDECLARED_WITH: Final = 20042

#: operands that are not evaluated, or whose value is not that of the names in them
_NOT_EVALUATED: Final = bytes((k.SIZEOF, k.DECLTYPE, k.ALIGNOF, k.NOEXCEPT, k.IDENTIFIER)) + b">"
_CONSTANTS: Final = n.CONST | n.CONSTEXPR | n.CONSTINIT


def check_static_locals(examined: ExaminedUnit, marked: list[Declared]) -> None:
    """Judges the static and external variables of blocks; `marked` are those with CUDA words."""
    found = [one for one in marked if one.local and (one.words & SHARED or one.flags & _LASTING)]
    known = {one.name_token for one in found}
    found += [one for one in _unmarked(examined) if one.name_token not in known]
    for one in found:
        if not one.flags & n.TYPEDEF:
            _check_bounds(one)
    external = [one for one in found if one.flags & n.EXTERN]
    _check_external(external + [one for one in marked if _is_of_namespace(one)])
    _check_templates(examined, [one for one in external if one.path[-1].sort == c.FUNCTION and _is_parameter(one)])


#: words that a type has without them
_IMPLIED: Final = ("int", "signed", "const", "volatile")
_LASTING: Final = n.STATIC | n.EXTERN | n.THREAD_LOCAL


def _unmarked(examined: ExaminedUnit) -> list[Declared]:
    """The declarations in functions with `static` or `extern` and an array, or `extern` alone."""
    kinds = examined.kinds
    found: list[Declared] = []
    for start, end in examined.stretches:
        for kind in (k.STATIC, k.EXTERN, k.THREAD_LOCAL):
            for at in k.all_of(kinds, kind, start, end):
                semicolon = kinds.find(b";", at, end)
                if kind == k.EXTERN or kinds.find(b"[", at, semicolon) >= 0:
                    found += variables_in_block(examined, at)
    return found


# --- arrays of variable length ---------------------------------------------------------------------------------------


def _check_bounds(one: Declared) -> None:
    for operator in one.declarator.operators:
        if operator.sort != n.ARRAY:
            return
        if varies(one.examined, operator.first + 1, operator.last):
            if one.examined.architecture is None or not in_device_function(one.examined, one.path[-1]):
                one.examined.add(_VARIABLE_LENGTH, one.name_token)
            return


def in_device_function(examined: ExaminedUnit, piece: Piece) -> bool:
    """Whether a piece is a function with a word for the device: there the device pass wants all bounds constant."""
    return piece.sort == c.FUNCTION and bool(examined.marks.union(piece.start, piece.body) & (DEVICE | GLOBAL))


def varies(examined: ExaminedUnit, start: int, end: int) -> bool:
    """Whether a bound has the value of a variable in it, plain to see."""
    kinds = examined.kinds
    if any(kinds[at] == k.OPEN_ROUND and kinds[at - 1] in _NOT_EVALUATED for at in range(start, end)):
        return False
    for at in range(start, end):
        if kinds[at] in bytes((k.SIZEOF, k.DECLTYPE, k.ALIGNOF)) or kinds[at] in b"<.":
            return False
    names = [at for at in range(start, end) if kinds[at] == k.IDENTIFIER]
    return any(_is_variable(examined, at) for at in names) and not any(_is_template(examined, at) for at in names)


def _is_template(examined: ExaminedUnit, token: int) -> bool:
    """Whether a name is that of a template parameter."""
    entity = examined.lookup().resolve(token)
    return entity is None or entity.sort == en.TEMPLATE_PARAMETER


def _is_variable(examined: ExaminedUnit, token: int) -> bool:
    """Whether a name is that of a parameter, or of a variable that is not constant."""
    if examined.kinds[token - 1] == k.SCOPE or examined.kinds[token + 1] in bytes((k.SCOPE, k.ARROW)):
        return False
    entity = examined.lookup().resolve(token)
    if entity is None or not entity.bindings:
        return False
    declaration = entity.bindings[0].declaration
    declarator = entity.bindings[0].declarator
    if entity.sort not in (en.PARAMETER, en.LOCAL, en.VARIABLE) or declarator is None or declarator.operators:
        return False
    if declaration is None:
        return entity.sort == en.PARAMETER and examined.kinds[declarator.start - 1] == k.BUILTIN_TYPE
    if declaration.specifiers.sort != n.BUILTIN:
        return False
    flags = declaration.specifiers.flags & _CONSTANTS
    if entity.sort == en.LOCAL and flags == n.CONST and declarator.initialiser != n.NO_INITIALISER:
        # What it is initialised with may be constant, or not.
        return varies(examined, declarator.initialiser_start, declarator.initialiser_end)
    return entity.sort == en.PARAMETER or not flags


# --- external variables of two types ---------------------------------------------------------------------------------


def _is_of_namespace(one: Declared) -> bool:
    """Whether a declaration is that of a variable of a namespace with a memory space."""
    is_plain = one.function() is None and not one.flags & n.TYPEDEF and one.qualifier_token() < 0
    return is_plain and not one.local and bool(one.words & MEMORY_SPACES) and all(_is_open(piece) for piece in one.path)


def _is_open(piece: Piece) -> bool:
    return piece.sort in (c.NAMESPACE, c.LINKAGE)


def _check_external(found: list[Declared]) -> None:
    """Two declarations that name one variable, one of them in a block, of types that differ plainly: told once."""
    first: dict[tuple[str, str], Declared] = {}
    scopes: set[tuple[int, str, str]] = set()
    apart: set[tuple[str, str]] = set()
    for one in sorted(found, key=_place):
        if one.is_of_template:
            continue
        space = "::".join([str(piece.start) for piece in one.path if piece.sort == c.NAMESPACE])
        earlier = first.setdefault((space, one.name), one)
        scope = (one.examined.brackets.enclosing(one.name_token), space, one.name)
        if scope in scopes or not (one.local or earlier.local):
            # Told of in another way.
            continue
        scopes.add(scope)
        type_ = _plain_type(one)
        is_new = (space, one.name) not in apart
        if is_new and type_ and _plain_type(earlier) and type_ != _plain_type(earlier):
            examined = one.examined
            where = examined.unit.offset(earlier.name_token)
            examined.add(_INCOMPATIBLE, one.name_token, EntityName("", namespace_name(one) + one.name, where))
            apart.add((space, one.name))
        if (space, one.name) in apart:
            _tell_space(one, earlier)


def _tell_space(one: Declared, first: Declared) -> None:
    """In the device pass what is declared with two types counts as a variable of the host from then on."""
    if one.examined.architecture is not None and one.words & MEMORY_SPACES:
        from cufe.cuda.rules.device.declarations import entity_name

        name = entity_name(first)
        one.examined.add(_REDECLARED_WITH, one.name_token, "host", name, space_name(one.words))


def _is_parameter(one: Declared) -> bool:
    """Whether the type is one name, and the function around is a template."""
    specifiers = one.declaration.specifiers
    alone = specifiers.sort == n.NAMED and specifiers.type_end == specifiers.type_start + 1
    return alone and one.examined.has_parameters(one.path[-1].start)


def _check_templates(examined: ExaminedUnit, found: list[Declared]) -> None:
    """`extern T name[]` in a template of which two instances with other types are asked for; the device pass reads more
    instances than these."""
    if not found or examined.architecture is not None or not explicit_instantiations(examined):
        return
    from cufe.cuda.rules.variables.external_in_instances import check_instances

    check_instances(examined, found)


def _plain_type(one: Declared) -> str:
    """The type as text: a fundamental type or a class, pointers to one, or an array of one dimension; "" for all
    others."""
    specifiers = one.declaration.specifiers
    operators = one.declarator.operators
    is_array = bool(operators) and operators[0].sort == n.ARRAY
    pointers = operators[1:] if is_array else operators
    if any(operator.sort != n.POINTER or operator.flags for operator in pointers):
        return ""
    base = _named_type(one) if specifiers.sort == n.NAMED else ""
    if specifiers.sort == n.BUILTIN:
        words = sorted(one.examined.lexemes[specifiers.type_start : specifiers.type_end])
        base = " ".join([word for word in words if word not in _IMPLIED] or ["int"])
    qualifiers = f"{bool(specifiers.flags & n.CONST)}{bool(specifiers.flags & n.VOLATILE)}"
    return base and f"{base} {qualifiers}" + "*" * len(pointers) + "[]" * is_array


def _named_type(one: Declared) -> str:
    """The class or enumeration that a plain name means, and where it is declared; "" for an alias and the like."""
    specifiers = one.declaration.specifiers
    if specifiers.type_end != specifiers.type_start + 1:
        return ""
    entity = one.examined.lookup().resolve(specifiers.type_start)
    if entity is None or entity.sort != en.TYPE or not entity.tokens():
        return ""
    return f"{entity.name}@{entity.tokens()[0]}"


def _place(one: Declared) -> int:
    return one.name_token
