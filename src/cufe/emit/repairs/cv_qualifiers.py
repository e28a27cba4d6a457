"""Qualifiers that gcc refuses where they stand ([dcl.type.cv], [dcl.ref]), and declarations of nothing ([dcl.pre])."""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax.local_pieces import statement_start
from cufe.text import kinds as k

_SEQUENCE_QUALIFIERS: Final = (k.CONST, k.VOLATILE, k.RESTRICT)
#: what can stand between two qualifiers of one sequence
_BETWEEN_QUALIFIERS: Final = bytes(
    (
        k.IDENTIFIER, k.BUILTIN_TYPE, k.SCOPE, k.TYPENAME, k.TEMPLATE, k.AUTO, k.CLASS, k.STRUCT, k.UNION, k.ENUM,
        k.CONST, k.VOLATILE, k.RESTRICT, k.STATIC, k.EXTERN, k.INLINE, k.CONSTEXPR, k.CONSTINIT, k.CONSTEVAL, k.MUTABLE,
        k.THREAD_LOCAL, k.REGISTER, k.TYPEDEF, k.FRIEND, k.VIRTUAL, k.EXPLICIT, k.EXTENSION, k.ATTRIBUTE_MACRO,
    )
)  # fmt: skip
_WITH_OPERAND: Final = bytes((k.ATTRIBUTE, k.ALIGNAS, k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE))


def erase_duplicate_qualifiers(context: Context) -> None:
    """Erases the qualifiers that repeat one in front of them.

    Qualifiers that a declaration has twice: `const float const *p`, `int *const const q`, `int f() const const;`. A
    cv-qualifier appears once in a sequence ([dcl.type.cv], [dcl.ptr]); the CUDA front end warns and goes on, for
    `__restrict__`, too, gcc says "duplicate 'const'" or "duplicate cv-qualifier". All but the first go. A qualifier
    that a name of a type brings along is none of these: `typedef const int T; const T x;` is well-formed."""
    if context.settings.clang:
        return
    kinds = context.kinds
    for start, end in context.places.stretches_without_vendors():
        for qualifier in _SEQUENCE_QUALIFIERS:
            for at in k.all_of(kinds, qualifier, start, end):
                again = _repeated(context, at)
                if again >= 0:
                    context.erase_token(again)


def _repeated(context: Context, first: int) -> int:
    """The next qualifier like that at `first` in the same sequence, or -1."""
    kinds = context.kinds
    brackets = context.brackets
    qualifier = kinds[first]
    is_class = False
    at = first + 1
    while True:
        kind = kinds[at]
        if kind == qualifier:
            return at
        if kind in _BETWEEN_QUALIFIERS:
            is_class = is_class or kind in k.TYPE_KEYS
            at += 1
        elif kind == k.LESS:
            close = brackets.close_angle(at, len(kinds))
            if close < 0:
                return -1
            at = close + 1
        elif kind in _WITH_OPERAND and kinds[at + 1] == k.OPEN_ROUND:
            at = brackets.skip(at + 1)
        elif (kind == k.OPEN_SQUARE and kinds[at + 1] == k.OPEN_SQUARE) or (kind == k.OPEN_BRACE and is_class):
            at = brackets.skip(at)
        else:
            return -1


_REFERENCE_QUALIFIERS: Final = k.pair_table(bytes((k.AMPERSAND, k.AND)), bytes((k.CONST, k.VOLATILE)))
_TYPE_OF: Final = bytes((k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE))


def erase_qualifiers_of_references(context: Context) -> None:
    """Erases cv-qualifiers behind `&` and `&&`.

    Qualifiers of references: `int & const r`, `auto && volatile v`. A reference has no cv-qualifiers ([dcl.ref]); the
    CUDA front end warns and ignores them, gcc says "'const' qualifiers cannot be applied to 'int&'". They go. `void f()
    & const;`, where the qualifiers of a member function stand in the wrong order, is refused by both."""
    if context.settings.clang:
        return
    kinds = context.kinds
    for start, end in context.places.stretches_without_vendors():
        for at in k.pairs(kinds, _REFERENCE_QUALIFIERS, start, end):
            if not _qualifies_function(context, at):
                qualifier = at + 1
                while kinds[qualifier] == k.CONST or kinds[qualifier] == k.VOLATILE:
                    context.erase_token(qualifier)
                    qualifier += 1


def _qualifies_function(context: Context, reference: int) -> bool:
    """Whether the `&` stands behind a parameter list."""
    kinds = context.kinds
    if kinds[reference - 1] != k.CLOSE_ROUND:
        return False
    return kinds[context.brackets.open_before(reference - 1) - 1] not in _TYPE_OF


_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE))
_IN_FRONT: Final = k.pair_table(_QUALIFIERS, k.TYPE_KEYS)
_BEHIND: Final = k.pair_table(b"}", _QUALIFIERS)
_NOTHING: Final = bytes((k.CONST, k.VOLATILE, k.TYPEDEF))
#: ends of declarations of nothing; what is searched for is rare
_OF_NOTHING: Final = k.pair_table(bytes((k.BUILTIN_TYPE,)) + _NOTHING, b";")
#: the words that are types in each front end; `_Float32` and its like are names in some
_TYPES: Final = ("int", "unsigned", "long", "char", "short", "signed", "float", "double", "bool", "void")
_BOUNDARIES: Final = b";{}"
#: a name alone, or behind these words, is what becomes this row of kinds; or a name between semicolons
_BEFORE_NAME: Final = b"{}):" + bytes((k.ELSE, k.DO, k.SCOPE)) + _NOTHING
_NAMES_ALONE: Final = bytes(
    1 if kind in _BEFORE_NAME else 2 if kind == k.IDENTIFIER else 3 if kind == k.SEMICOLON else 0 for kind in range(256)
)
_ALONE: Final = bytes((1, 2, 3))
_BETWEEN_SEMICOLONS: Final = bytes((k.SEMICOLON, k.IDENTIFIER, k.SEMICOLON))
#: `X<int>;` may be a declaration of nothing, and so may be what begins with `decltype`
_OF_ARGUMENTS: Final = k.pair_table(bytes((k.GREATER,)), b";")
_NO_ARGUMENTS: Final = b";{}="
_OF_EXPRESSION: Final = k.pair_table(b";{}:)" + bytes((k.ELSE, k.DO, k.TYPEDEF)), bytes((k.DECLTYPE,)))
_OPAQUE: Final = bytes((k.ENUM, k.COLON))
#: what a declaration in a class body may follow, too
_BEFORE: Final = b";{}:)]"


def drop_idle_qualifiers(context: Context) -> None:
    """Erases the qualifiers of declarations that declare types alone, and declarations of nothing.

    Qualifiers where nothing is declared but a type, and declarations of nothing. `const class c { int a; };`, `const
    struct s;`, `enum e { x } const;`: [dcl.type.cv] wants a declarator; g++ says "'const' can only be specified for
    objects and functions". The CUDA front end warns (21) and leaves the qualifiers out, but not in templates of
    classes. `typedef int;`, `unsigned;`, `T;`, `N::T const;`, `X<int>;`, `decltype(x);`, `if (x) T;`: [dcl.pre] wants
    a name; g++ says "declaration does not declare anything". The front end warns (64, 375), but not in classes, and
    prints nothing. Likewise `enum : short;`, in classes, too; g++ says "opaque-enum-specifier without name"."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_toolkit():
        for at in k.pairs(kinds, _IN_FRONT, start, end):
            _look_in_front(context, at)
        for at in k.pairs(kinds, _BEHIND, start, end):
            _look_behind(context, at)
        for at in k.pairs(kinds, _OF_NOTHING, start, end):
            _look_at_nothing(context, at)
        names = k.pairs(kinds, _NAMES_ALONE, start, end, _ALONE)
        for before in names + k.all_of(kinds, _BETWEEN_SEMICOLONS, start, end):
            _look_at_name(context, before + 1, before + 1)
        for at in k.pairs(kinds, _OF_ARGUMENTS, start, end):
            opening = context.brackets.open_angle(at, _NO_ARGUMENTS)
            if opening and kinds[opening - 1] == k.IDENTIFIER:
                _look_at_name(context, opening - 1, at)
        for before in k.pairs(kinds, _OF_EXPRESSION, start, end):
            _look_at_expression(context, before + 1)
        for at in k.all_of(kinds, _OPAQUE, start, end):
            semicolon = kinds.find(k.SEMICOLON, at)
            if kinds.find(k.OPEN_BRACE, at, semicolon) < 0:
                context.edits.replace_tokens(at, semicolon - 1, "")


def _look_in_front(context: Context, qualifier: int) -> None:
    kinds = context.kinds
    first = qualifier
    while kinds[first - 1] in _QUALIFIERS:
        first -= 1
    before = first - 2 if kinds[first - 1] == k.TYPEDEF else first - 1
    if kinds[before] in _BEFORE and _declares_type_alone(context, qualifier + 1):
        context.edits.replace_tokens(first, qualifier, "")


def _declares_type_alone(context: Context, key: int) -> bool:
    """Whether nothing follows the class or enumeration whose key is at a token."""
    kinds = context.kinds
    at = context.parser.attributes(key + 1, [])
    if kinds[key] == k.ENUM and kinds[at] in k.CLASS_KEYS:
        at = context.parser.attributes(at + 1, [])
    if kinds[at] != k.IDENTIFIER and kinds[key] != k.ENUM:
        return False
    if kinds[at] == k.IDENTIFIER:
        at += 1
        while kinds[at] == k.SCOPE and kinds[at + 1] == k.IDENTIFIER:
            at += 2
        if kinds[at] == k.SEMICOLON:
            return True
        if kinds[at] == k.IDENTIFIER and context.lexemes[at] in k.FINAL_WORDS:
            at += 1
    if kinds[at] == k.COLON:
        while kinds[at] != k.OPEN_BRACE and kinds[at] != k.SEMICOLON:
            at += 1
        if kinds[at] == k.SEMICOLON:
            return kinds[key] == k.ENUM
    if kinds[at] != k.OPEN_BRACE:
        return False
    behind = context.brackets.close(at) + 1
    while kinds[behind] in _QUALIFIERS:
        behind += 1
    return kinds[behind] == k.SEMICOLON


def _look_behind(context: Context, brace: int) -> None:
    """Looks at the qualifiers behind a closing brace: with a semicolon behind them they can only follow a type."""
    kinds = context.kinds
    end = brace + 1
    while kinds[end] in _QUALIFIERS:
        end += 1
    if kinds[end] != k.SEMICOLON:
        return
    first = context.brackets.open_before(brace)
    while first > 0 and kinds[first - 1] not in _BOUNDARIES and kinds[first] not in k.TYPE_KEYS:
        first -= 1
    if kinds[first] in k.TYPE_KEYS and kinds[first - 1] != k.GREATER:
        context.edits.replace_tokens(brace + 1, end - 1, "")


def _look_at_nothing(context: Context, last: int) -> None:
    """Looks at a declaration that ends with a type of the language or with words around a type."""
    kinds = context.kinds
    at = last
    while kinds[at] in _NOTHING:
        at -= 1
    if kinds[at] == k.IDENTIFIER:
        _look_at_name(context, at, last)
        return
    if kinds[at] != k.BUILTIN_TYPE or context.lexemes[at] not in _TYPES:
        return
    first = at
    while kinds[first - 1] in _NOTHING or kinds[first - 1] == k.BUILTIN_TYPE:
        first -= 1
    if _begins(context, first):
        _erase(context, first, last)


def _look_at_name(context: Context, name: int, last: int) -> None:
    """Looks at a name alone, or with words around; behind a closing brace it may be what a class declares."""
    kinds = context.kinds
    first = name
    while kinds[first - 1] == k.SCOPE:
        first -= 2 if kinds[first - 2] == k.IDENTIFIER else 1
    while kinds[first - 1] in _NOTHING:
        first -= 1
    if not _begins(context, first) or (kinds[first - 1] == k.CLOSE_BRACE and _is_declarator(context, first)):
        return
    entity = context.lookup().resolve(name)
    if entity is None or entity.is_declared_at(name):
        return
    if entity.sort in (en.TYPE, en.ALIAS) or (entity.sort == en.TEMPLATE_PARAMETER and entity.is_type):
        _erase(context, first, last)


def _look_at_expression(context: Context, word: int) -> None:
    """Looks at a declaration with `decltype`, or one with `typedef` in front of it."""
    kinds = context.kinds
    first = word - 1 if kinds[word - 1] == k.TYPEDEF else word
    last = context.brackets.close(word + 1)
    while kinds[last + 1] in _NOTHING:
        last += 1
    if kinds[last + 1] == k.SEMICOLON and _begins(context, first):
        _erase(context, first, last)


def _begins(context: Context, first: int) -> bool:
    """Whether a declaration or a statement begins with a token; what `case` is in front of, g++ is left with."""
    kinds = context.kinds
    before = kinds[first - 1]
    if before == k.COLON:
        return kinds[first - 2] == k.IDENTIFIER and kinds[first - 3] in _BOUNDARIES
    return before in _BOUNDARIES or statement_start(context.brackets, first) == first


def _is_declarator(context: Context, name: int) -> bool:
    """Whether the braces in front of a name are those of a class or an enumeration."""
    kinds = context.kinds
    path = context.cutter.path(name)
    if not path or path[-1].start == name:
        return False
    if path[-1].sort != c.FUNCTION:
        return True
    opening = context.brackets.open_before(name - 1)
    first = opening
    while kinds[first - 1] not in _BOUNDARIES:
        first -= 1
    return any(kinds.find(key, first, opening) >= 0 for key in k.TYPE_KEYS)


def _erase(context: Context, first: int, last: int) -> None:
    """Erases a declaration of nothing, but not a member's."""
    path = context.cutter.path(last)
    if len(path) < 2 or path[-1].start != first or path[-2].sort != c.CLASS:
        context.edits.replace_tokens(first, last, "")
