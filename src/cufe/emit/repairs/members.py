"""Declarations of members that gcc refuses: their names, using-declarations, default arguments and pure-specifiers
([class.mem])."""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.il.entities import VIRTUAL, Declared
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import enumerators
from cufe.syntax.cutter import CLASS, SIMPLE, Piece
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

#: what is in no head of a member function in front of its parameters
_NO_MEMBER: Final = b";={}[:" + bytes((k.INLINE, k.TEMPLATE, k.USING, k.OPERATOR))
#: what may stand between the parameters of a function and `override`
_BEHIND_PARAMETERS: Final = bytes((k.IDENTIFIER, k.CONST, k.VOLATILE, k.NOEXCEPT, k.AND)) + b"&"
_USED_NAME: Final = bytes((k.TYPENAME, k.SCOPE, k.IDENTIFIER))
#: tokens of the longest using-declaration that is looked at
_LONGEST_USING: Final = 60


def drop_repeated_using(context: Context) -> None:
    """Erases the using-declarations of a class that it has already.

    A using-declaration that a class has twice: `struct d : b { using b::x; using b::x; };`. [namespace.udecl] allows
    that in namespaces and blocks alone; g++ says "redeclaration of 'using b::x'". The CUDA front end warns (941) and
    keeps the first, whose access counts. Inherited constructors are an error there, too.

    Likewise what brings an enumerator into a block once more: `using enum Color; using Color::red;` ([enum.udecl]),
    "redeclaration of 'Color Color::red'". The original prints the first alone."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_toolkit():
        seen: dict[tuple[int, str], int] = {}
        brought: set[tuple[int, int]] = set()
        for at in k.all_of(kinds, k.USING, start, end):
            semicolon = kinds.find(k.SEMICOLON, at, at + _LONGEST_USING)
            brace = context.brackets.enclosing(at) if semicolon >= 0 else -1
            if brace >= 0 and kinds[at + 1] == k.ENUM:
                _drop_of_enum(context, at, semicolon, brace, brought)
            elif brace >= 0 and kinds[at + 1] in _USED_NAME and kinds[at + 2] != k.ASSIGN:
                _drop_used(context, at, semicolon, brace, seen)
                _drop_enumerators(context, at, semicolon, brace, brought)


def _drop_of_enum(context: Context, using: int, semicolon: int, brace: int, seen: set[tuple[int, int]]) -> None:
    """Notes what a using-enum-declaration brings into a block; erases it where the block has all of that."""
    lookup = context.lookup()
    enum = lookup.resolve(semicolon - 1)
    enum = None if enum is None else lookup.enumeration(enum)
    if enum is not None and enum.body >= 0 and _is_block(context, using, brace):
        brought = {(brace, one.name) for one in enumerators(enum.body, context.kinds)}
        if brought <= seen:
            context.edits.replace_tokens(using, semicolon, ";")
        seen |= brought


def _drop_enumerators(context: Context, using: int, semicolon: int, brace: int, seen: set[tuple[int, int]]) -> None:
    """Erases from a using-declaration of a block the enumerators that the block has already."""
    lookup = context.lookup()
    if not _is_block(context, using, brace):
        return
    kept: list[str] = []
    first = using + 1
    count = 0
    while first < semicolon:
        end = min(context.parser.skip_to_comma(first, semicolon), semicolon)
        named = lookup.resolve(end - 1)
        key = (brace, named.token if named is not None else -1)
        if named is None or named.sort != en.ENUMERATOR or key not in seen:
            kept.append(context.spell(first, end))
        if named is not None and named.sort == en.ENUMERATOR:
            seen.add(key)
        count += 1
        first = end + 1
    if len(kept) < count:
        context.edits.replace_tokens(using, semicolon, f"using {', '.join(kept)};" if kept else ";")


def _is_block(context: Context, using: int, brace: int) -> bool:
    path = context.cutter.path(using)
    return bool(path) and path[-1].start != using and local_class(context.cutter, brace) is None


def _drop_used(context: Context, using: int, semicolon: int, brace: int, seen: dict[tuple[int, str], int]) -> None:
    """Notes the names of a using-declaration, and erases those that the class has already."""
    kinds = context.kinds
    first = using + 1
    # Commas of template arguments are left alone.
    lists = kinds.find(k.LESS, using, semicolon) < 0
    while first < semicolon:
        comma = kinds.find(k.COMMA, first, semicolon) if lists else -1
        end = comma if comma >= 0 else semicolon
        named = first
        while kinds[named] == k.SCOPE or kinds[named] == k.TYPENAME:
            named += 1
        key = (brace, context.spell(named, end))
        if key not in seen:
            seen[key] = first
        elif _is_class(context, using, brace) and not _names_constructors(context, named, end):
            if comma >= 0:
                context.edits.replace_tokens(first, comma, "")
            elif first > using + 1:
                context.edits.replace_tokens(first - 1, end - 1, "")
            else:
                context.edits.replace_tokens(using, semicolon, "")
        first = end + 1


def _is_class(context: Context, token: int, brace: int) -> bool:
    path = context.cutter.path(token)
    if len(path) > 1 and path[-2].body == brace:
        return path[-2].sort == c.CLASS
    return bool(path) and path[-1].sort == c.FUNCTION and local_class(context.cutter, brace) is not None


def _names_constructors(context: Context, first: int, end: int) -> bool:
    """Whether the last name is also one in front of it: `b::b`, `b<T>::b`."""
    return context.lexemes[end - 1] in context.lexemes[first : end - 1]


_ENCLOSED_NAME: Final = bytes((k.OPEN_ROUND, k.IDENTIFIER, k.CLOSE_ROUND, k.COLON))
#: what ends the specifiers, or stands between two declarators
_BEFORE_BIT_FIELD: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.COMMA, k.CONST, k.VOLATILE, k.GREATER))


def bare_bit_field_names(context: Context) -> None:
    """Erases the parentheses around names of bit-fields.

    Bit-fields whose name stands in parentheses: `struct S { T (flags) : 3; };`. The declarator of a bit-field is an
    identifier alone ([class.mem]); g++ says "bit-field 'flags' has non-integral type". The CUDA front end takes it."""
    kinds = context.kinds
    for at in k.each(kinds, _ENCLOSED_NAME, context.places.stretches_without_toolkit()):
        if kinds[at - 1] in _BEFORE_BIT_FIELD and _is_bit_field(context, at + 1):
            context.edits.replace_tokens(at, at, "" if kinds[at - 1] == k.COMMA else " ")
            context.edits.replace_tokens(at + 2, at + 2, "")


def _is_bit_field(context: Context, name: int) -> bool:
    """Whether a token is the name of a member that a class declares."""
    path = context.cutter.path(name)
    if len(path) < 2 or path[-1].sort != SIMPLE or path[-2].sort != CLASS:
        return False
    declaration = context.parser.parse(path[-1], context.class_name(path[-2]))
    return any(declarator.id == name and declarator.function() is None for declarator in declaration.declarators)


_ZERO: Final = bytes((k.ASSIGN, k.NUMBER, k.SEMICOLON))
#: what ends the declarator of a function
_BEFORE_ZERO: Final = bytes((k.CLOSE_ROUND, k.CONST, k.VOLATILE, k.AMPERSAND, k.AND, k.NOEXCEPT, k.IDENTIFIER))


def spell_pure_specifiers(context: Context) -> None:
    """Writes `0` for other zeros.

    Pure virtual functions with a zero that is spelt in another way: `virtual void f() = 0x0;`. The pure-specifier is `=
    0`, that one token ([class.mem]/1); g++ says "invalid pure specifier (only '= 0' is allowed)". The CUDA front end
    takes each integer literal that is zero."""
    kinds = context.kinds
    lexemes = context.lexemes
    for at in k.each(kinds, _ZERO, context.places.stretches_without_toolkit()):
        number = lexemes[at + 1]
        if number[0] == "0" and number != "0" and kinds[at - 1] in _BEFORE_ZERO:
            if _is_pure(context, at):
                context.edits.replace_tokens(at + 1, at + 1, "0")


def _is_pure(context: Context, assign: int) -> bool:
    """Whether a function is declared pure with another zero behind the `=`."""
    from cufe.sema.constant.literals import is_spelled_zero

    if not is_spelled_zero(context.lexemes[assign + 1]):
        return False
    path = context.cutter.path(assign)
    if len(path) < 2:
        return False
    declaration = context.parser.parse(path[-1], context.class_name(path[-2]))
    return any(
        declarator.function() is not None
        and declarator.initialiser == n.ASSIGNED
        and declarator.initialiser_start == assign
        for declarator in declaration.declarators
    )


_DEFINED_MEMBERS: Final = (bytes((k.SCOPE, k.IDENTIFIER, k.OPEN_ROUND)), bytes((k.SCOPE, k.OPERATOR)))
#: tokens of the longest parameter list that is looked at
_LONGEST_LIST: Final = 120
_INTERRUPTIONS: Final = b";{}"
_TEMPLATE: Final = bytes((k.TEMPLATE, k.LESS))


def drop_default_arguments(context: Context) -> None:
    """Erases the default arguments of templates' members that are defined outside of their class, and of function
    templates that were declared before.

    Default arguments of members of class templates, and of member templates, where they are defined outside. `template
    <class T> int a<T>::f(int x = 1) { return x; }`: [dcl.fct.default] wants them in the class, and with the first
    declaration of a function template; g++ says "redeclaration of 'int a<T>::f(int)' may not have default arguments".
    The CUDA front end takes them and prints none, so that a call which needs one fails in the host compiler. What the
    class gives already is an error there, too."""
    kinds = context.kinds
    for pattern in _DEFINED_MEMBERS:
        for at in k.each(kinds, pattern, context.places.stretches_without_toolkit()):
            assign = kinds.find(k.ASSIGN, at, at + _LONGEST_LIST)
            if assign >= 0 and not any(kinds.find(kind, at, assign) >= 0 for kind in _INTERRUPTIONS):
                _drop_given(context, at)
    for at in k.each(kinds, _TEMPLATE, context.places.stretches_without_toolkit()):
        close = context.brackets.close_angle(at + 1, len(kinds))
        end = kinds.find(k.SEMICOLON, close)
        body = kinds.find(k.OPEN_BRACE, close, end)
        if close >= 0 and kinds.find(k.ASSIGN, close, body if body >= 0 else end) >= 0:
            _drop_late(context, at)


def _drop_late(context: Context, start: int) -> None:
    """Erases the default arguments of a function template that was declared without them."""
    path = context.cutter.path(start)
    if not path or path[-1].start != start or any(piece.sort == c.CLASS for piece in path[:-1]):
        return
    declaration = context.parser.parse(path[-1], "")
    function = declaration.declarators[0].function() if len(declaration.declarators) == 1 else None
    if function is None or context.kinds[declaration.declarators[0].id] != k.IDENTIFIER:
        return
    name = declaration.declarators[0].id
    given = [i for i, one in enumerate(function.parameters) if one.declarator.initialiser == n.ASSIGNED]
    if not given or context.unit.occurrences(context.lexemes[name])[0] >= name:
        return
    earlier = _earlier_declarations(context, path, name)
    for index in given if earlier else []:
        if not any(_has_default(declared.binding.function(), index) for declared in earlier):
            parameter = function.parameters[index]
            context.edits.replace_tokens(parameter.declarator.initialiser_start, parameter.end - 1, "")


def _earlier_declarations(context: Context, path: list[Piece], name: int) -> list[Declared]:
    """The declarations of a function template of a namespace in front of one of them."""
    from cufe.il.templates import Template
    from cufe.sema.declared.contexts import NamespaceContext

    engine = context.engine()
    scope = engine.definitions.context_of(path, [])
    if isinstance(scope, NamespaceContext):
        for entity in engine.overload_sets.merged(scope, context.lexemes[name]):
            if isinstance(entity, Template) and any(one.binding.name == name for one in entity.declarations):
                return [one for one in entity.declarations if one.binding.name < name]
    return []


def _has_default(function: n.DeclaratorOperator | None, index: int) -> bool:
    return function is not None and function.parameters[index].declarator.initialiser == n.ASSIGNED


def _drop_given(context: Context, colons: int) -> None:
    path = context.cutter.path(colons)
    if not path or path[-1].head == path[-1].start or colons > path[-1].body >= 0:
        return
    if any(piece.sort == c.CLASS for piece in path[:-1]):
        return
    declaration = context.parser.parse(path[-1], "")
    if not declaration.declarators or not all(head.parameters for head in declaration.heads):
        return
    declarator = declaration.declarators[0]
    function = declarator.function()
    if function is None or declarator.id != colons + 1:
        return
    given = [one for one in function.parameters if one.declarator.initialiser == n.ASSIGNED]
    if not given or _class_gives_some(context, colons, declarator, len(function.parameters)):
        return
    for parameter in given:
        context.edits.replace_tokens(parameter.declarator.initialiser_start, parameter.end - 1, "")


def _class_gives_some(context: Context, colons: int, declarator: n.Declarator, count: int) -> bool:
    """Whether the class has a default argument for a function of that name with as many parameters."""
    kinds = context.kinds
    lookup = context.lookup()
    qualifier = colons - 1
    depth = 0
    while kinds[qualifier] == k.GREATER or depth:
        depth += (kinds[qualifier] == k.GREATER) - (kinds[qualifier] == k.LESS)
        qualifier -= 1
    around = lookup.resolve(qualifier)
    if around is None or around.sort != en.TYPE or kinds[declarator.id] != k.IDENTIFIER:
        return False
    member = lookup.member_of(around, context.lexemes[declarator.id], len(kinds), False)
    if member is None:
        return False
    for binding in member.bindings:
        function = binding.declarator.function() if binding.declarator is not None else None
        if function is not None and len(function.parameters) == count:
            if any(parameter.declarator.initialiser != n.NO_INITIALISER for parameter in function.parameters):
                return True
    return False


def spell_inline_in_class(context: Context) -> None:
    """Writes `inline` where a class declares a virtual function that is defined as inline outside of it.

    `struct s { virtual int f(); }; inline int s::f() { return 1; }`: [dcl.inline] says no more than that it is inline.
    The first virtual function that is not inline in its class decides where g++ emits the table of virtual functions,
    the CUDA front end writes the word into the class, and so the table is emitted where it is used."""
    kinds = context.kinds
    if kinds.find(k.VIRTUAL) < 0:
        return
    names: set[str] = set()
    for start, end in context.places.stretches_without_toolkit():
        for at in k.all_of(kinds, k.INLINE, start, end):
            name = _member_defined_at(context, at)
            if name >= 0 and not names:
                names = _virtual_names(context)
            if name >= 0 and context.lexemes[name] in names:
                _spell_inline_of(context, at)


def _member_defined_at(context: Context, inline: int) -> int:
    """The name of the member function, or of the class of a destructor, that a declaration with `inline` defines
    outside of its class; -1 for anything else."""
    kinds = context.kinds
    count = len(kinds)
    at = inline + 1
    while at < count and kinds[at] != k.OPEN_ROUND:
        if kinds[at] == k.ATTRIBUTE:
            at = context.brackets.close(at + 1)
        elif kinds[at] in _NO_MEMBER:
            return -1
        at += 1
    qualified = kinds[at - 2] == k.SCOPE or (kinds[at - 2] == k.TILDE and kinds[at - 3] == k.SCOPE)
    return at - 1 if qualified and kinds[at - 1] == k.IDENTIFIER else -1


def _virtual_names(context: Context) -> set[str]:
    """The names in front of the first parenthesis behind each `virtual`, or of what is said to override."""
    kinds = context.kinds
    lexemes = context.lexemes
    found: set[str] = set()
    for word in k.all_of(kinds, k.VIRTUAL, 0, len(kinds)):
        opening = kinds.find(k.OPEN_ROUND, word)
        while opening > 0 and kinds[opening - 1] == k.ATTRIBUTE:
            opening = kinds.find(k.OPEN_ROUND, context.brackets.close(opening))
        found.add(lexemes[opening - 1])
    for at in context.unit.occurrences("override"):
        while kinds[at] in _BEHIND_PARAMETERS:
            at -= 1
        if kinds[at] == k.CLOSE_ROUND:
            found.add(lexemes[context.brackets.open_before(at) - 1])
    return found


def _spell_inline_of(context: Context, inline: int) -> None:
    path = context.cutter.path(inline)
    if not path or path[-1].sort != c.FUNCTION or context.kinds[path[-1].start] == k.TEMPLATE:
        return
    engine = context.engine()
    routine = engine.definitions.at(path)
    owner = routine.owner() if routine is not None else None
    if routine is None or owner is None or owner.template is not None:
        return
    engine.virtuals.of(owner)
    declared = routine.declarations[0].piece
    if not routine.flags & VIRTUAL or declared.sort != SIMPLE:
        return
    if context.kinds.find(k.INLINE, declared.start, declared.end) < 0:
        at = declared.start
        while context.kinds[at] == k.OPEN_SQUARE:
            at = context.brackets.skip(at)
        context.edits.insert_before(at, "inline ")
