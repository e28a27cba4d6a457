"""Template arguments, `typename` and `template` in the names that declarations define and programs use ([temp.names],
[temp.res])."""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_END_OF_ARGUMENTS: Final = b">("
_ARGUMENTS: Final = bytes((k.IDENTIFIER, k.COMMA, k.ELLIPSIS))
#: what the declared name follows: a type, or a qualifier
_BEFORE_TEMPLATE_ID: Final = bytes(
    (k.IDENTIFIER, k.GREATER, k.STAR, k.AMPERSAND, k.AND, k.BUILTIN_TYPE, k.CONST, k.VOLATILE, k.AUTO, k.SCOPE,
     k.TEMPLATE, k.CLOSE_ROUND, k.OPERATOR)
)  # fmt: skip


def drop_own_arguments(context: Context) -> None:
    """Erases the template arguments of declared function templates that are their own parameters.

    Template arguments behind the name of a function template that is declared: its own parameters, once more. `template
    <class T> template <class U> void A<T>::f<U>(U) {}` and `template <class U> friend U f<U>(int);`: by
    [temp.expl.spec] and [temp.spec.partial] a declarator with arguments is a specialisation, and functions have no
    partial one. g++ says "non-class, non-variable partial specialization 'f<U>' is not allowed" and "invalid use of
    template-id 'f<U>' in declaration of primary template". The CUDA front end takes it for a redeclaration and prints
    no arguments."""
    kinds = context.kinds
    in_scope: dict[int, bool] = {-1: True}
    for close in k.each(kinds, _END_OF_ARGUMENTS, context.places.stretches_without_toolkit()):
        less = close - 1
        while kinds[less] in _ARGUMENTS:
            less -= 1
        if kinds[less] == k.LESS and kinds[less - 2] in _BEFORE_TEMPLATE_ID:
            brace = context.brackets.enclosing(less)
            if brace not in in_scope:
                in_scope[brace] = _is_scope(context, brace)
            if in_scope[brace]:
                _drop_own_parameters(context, less, close)


def _is_scope(context: Context, brace: int) -> bool:
    """Whether a brace opens a class or a namespace that is no part of a body."""
    path = context.cutter.path(brace)
    return bool(path) and path[-1].body == brace and path[-1].sort != c.FUNCTION


def _drop_own_parameters(context: Context, less: int, close: int) -> None:
    path = context.cutter.path(less)
    if not path or path[-1].head == path[-1].start or less > path[-1].body >= 0:
        return
    class_name = context.class_name(path[-2]) if len(path) > 1 and path[-2].sort == c.CLASS else ""
    declaration = context.parser.parse(path[-1], class_name)
    if not declaration.heads or not declaration.declarators:
        return
    declarator = declaration.declarators[0]
    parameters = declaration.heads[-1].parameters
    if declarator.name_last != close or declarator.function() is None or not parameters:
        return
    if declarator.id != less - 1 and (
        context.kinds[declarator.id] != k.OPERATOR or context.kinds[less - 1] == k.IDENTIFIER
    ):
        # `operator A<U>` converts to an instance.
        return
    own = [
        ("" if parameter.name < 0 else context.lexemes[parameter.name]) + ("..." if parameter.pack >= 0 else "")
        for parameter in parameters
    ]
    written = "".join(context.lexemes[less + 1 : close])
    if written not in ("", ",".join(own)):
        return
    qualified = declarator.name_first < declarator.id
    if qualified or _is_declared(context, path[-1].start, declarator, len(parameters)):
        context.edits.replace_tokens(less, close, "")
        if _follows_template(context, declarator):
            context.edits.replace_tokens(declarator.id - 1, declarator.id - 1, "")


def _follows_template(context: Context, declarator: n.Declarator) -> bool:
    """Whether `template` precedes the name: `A<T>::template f<U>`."""
    return context.kinds[declarator.id - 1] == k.TEMPLATE and context.kinds[declarator.id - 2] == k.SCOPE


def _is_declared(context: Context, start: int, declarator: n.Declarator, count: int) -> bool:
    """Whether a function template of that name with as many parameters is declared in front of a token."""
    if context.kinds[declarator.id] != k.IDENTIFIER:
        # Operators are not looked up here; a template with such a name is rarely the first.
        return True
    lookup = context.lookup()
    entity = lookup.find(context.lexemes[declarator.id], lookup.scope_at(start))
    if entity is None:
        return False
    for binding in entity.bindings:
        declaration = binding.declaration
        if binding.name < start and declaration is not None and declaration.heads:
            if len(declaration.heads[-1].parameters) == count:
                return True
    return False


_CXX20: Final = 20
_DESTRUCTOR: Final = bytes((k.TILDE, k.IDENTIFIER, k.LESS))
#: how many tokens template arguments may have in front of `(`
_LONGEST_ARGUMENTS: Final = 80


def drop_arguments_of_class(context: Context) -> None:
    """Erases the template arguments behind the names of constructors and destructors that are declared.

    Constructors and destructors declared with the template arguments of their class: `template <class T> struct C {
    C<T>(); ~C<T>(); };`. C++20 has no template-id there ([class.ctor]/1, [class.dtor]/1, CWG 2237): g++ says "expected
    unqualified-id before ')' token" and "template-id not allowed for destructor", and before C++20 of other arguments
    "declaration of '~C<int>' as member of 'C<T>'". The CUDA front end takes them in all standards, of destructors any,
    and prints none."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_toolkit():
        at = kinds.find(_DESTRUCTOR, start, end)
        while at >= 0:
            close = context.brackets.close_angle(at + 2, end)
            if close >= 0 and kinds[close + 1] == k.OPEN_ROUND:
                _drop_of_class(context, at, at + 2, close)
            at = kinds.find(_DESTRUCTOR, at + 3, end)
        if context.settings.standard >= _CXX20:
            _constructors(context, start, end)


def _constructors(context: Context, start: int, end: int) -> None:
    kinds = context.kinds
    classes: dict[int, str] = {-1: ""}
    close = kinds.find(_END_OF_ARGUMENTS, start, end)
    while close >= 0:
        brace = context.brackets.enclosing(close)
        if brace not in classes:
            path = context.cutter.path(brace)
            is_class = bool(path) and path[-1].sort == c.CLASS and path[-1].body == brace
            classes[brace] = context.class_name(path[-1]) if is_class else ""
        name = classes[brace]
        if name:
            less = kinds.rfind(k.LESS, max(brace, close - _LONGEST_ARGUMENTS), close)
            while less >= 0:
                if context.lexemes[less - 1] == name and context.brackets.close_angle(less, close + 1) == close:
                    _drop_of_class(context, less - 1, less, close)
                less = kinds.rfind(k.LESS, max(brace, close - _LONGEST_ARGUMENTS), less)
        close = kinds.find(_END_OF_ARGUMENTS, close + 2, end)


def _drop_of_class(context: Context, name: int, less: int, close: int) -> None:
    """Erases the arguments where the declarator-id that they end begins its last component at `name`."""
    path = context.cutter.path(name)
    if not path or name > path[-1].body >= 0:
        return
    class_name = context.class_name(path[-2]) if len(path) > 1 and path[-2].sort == c.CLASS else ""
    declaration = context.parser.parse(path[-1], class_name)
    if not declaration.declarators:
        return
    declarator = declaration.declarators[0]
    if declarator.id == name and declarator.name_last == close and declarator.function() is not None:
        context.edits.replace_tokens(less, close, "")


_MEMBER_OF_TEMPLATE: Final = bytes((k.GREATER, k.SCOPE, k.IDENTIFIER))
#: what can stand between a type and the declarator-id
_BETWEEN: Final = bytes(
    (
        k.CONST, k.VOLATILE, k.RESTRICT, k.STAR, k.AMPERSAND, k.AND, k.INLINE, k.CONSTEXPR, k.STATIC, k.ATTRIBUTE_MACRO,
        k.OPEN_ROUND,
    )
)  # fmt: skip
_NAME_PARTS: Final = bytes((k.SCOPE, k.IDENTIFIER))


def add_typename(context: Context) -> None:
    """Puts `typename` in front of the results of members defined outside.

    Types without `typename` in definitions of members: `template <class T> X<T>::type X<T>::get() {}`, before C++20.
    Until C++20 a dependent qualified name of a type needs `typename` ([temp.res]); gcc says "need 'typename' before
    'X<T>::type' because 'X<T>' is a dependent scope". The CUDA front end takes the name without it where it is a member
    of the class template whose member is defined, and nowhere else: it looks into the template with that argument list.
    """
    if context.settings.standard >= _CXX20 and context.settings.standard != 98:
        return
    for at in k.each(context.kinds, _MEMBER_OF_TEMPLATE, context.places.stretches_without_vendors()):
        name = _declarator(context, at + 1)
        if name >= 0:
            _add(context, at, name)


def _declarator(context: Context, at: int) -> int:
    """The name in front of the first `<` of the declarator-id that may follow the type whose name goes on with the `::`
    at `at`, or -1."""
    kinds = context.kinds
    while kinds[at] == k.SCOPE and kinds[at + 1] == k.IDENTIFIER:
        at += 2
    while True:
        if kinds[at] == k.ATTRIBUTE and kinds[at + 1] == k.OPEN_ROUND:
            at = context.brackets.skip(at + 1)
        elif kinds[at] in _BETWEEN:
            at += 1
        else:
            break
    while kinds[at] in _NAME_PARTS:
        if kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.LESS:
            return at
        at += 1
    return -1


def _add(context: Context, closing: int, defined: int) -> None:
    """Edits the declaration of `defined<...>::member`, if its type is a member of the class template that the
    `>` at `closing` names."""
    kinds = context.kinds
    path = context.cutter.path(closing)
    if not path or kinds[path[-1].start] != k.TEMPLATE or any(piece.sort == c.CLASS for piece in path[:-1]):
        return
    piece = path[-1]
    if closing < piece.head or defined > piece.body >= 0:
        return
    declaration = context.parser.parse(piece, "")
    first = declaration.specifiers.type_start
    if not first <= closing < declaration.specifiers.type_end or kinds[first] not in _NAME_PARTS:
        return
    named = first
    while kinds[named] != k.IDENTIFIER or kinds[named + 1] != k.LESS:
        named += 1
    if _template_id(context, named) == _template_id(context, defined):
        context.edits.insert_before(first, "typename ")


def _template_id(context: Context, name: int) -> list[str]:
    """The tokens of `name<...>`."""
    close = context.brackets.close_angle(name + 1, len(context.kinds))
    return context.lexemes[name : close + 1]


_TEMPLATE_MEMBERS: Final = (bytes((k.DOT, k.TEMPLATE)), bytes((k.ARROW, k.TEMPLATE)), bytes((k.SCOPE, k.TEMPLATE)))
_NEEDED: Final = bytes((k.LESS, k.LAUNCH))
#: behind the name of a template template argument
_ENDS_ARGUMENT: Final = bytes((k.COMMA, k.GREATER, k.ELLIPSIS))


def drop_needless_template(context: Context) -> None:
    """Erases `template` behind `.`, `->` and `::` where no template arguments follow.

    The word `template` in front of a member that has no template arguments: `x.template get()` with a plain `get`.
    [temp.names]: what follows the word has to be a template, with arguments since CWG 96. g++ 12 says "'a::get()' is
    not a template", in templates when they are instantiated. The CUDA front end warns (946) and leaves the word out.

    The word stays where `<` follows, and in template arguments behind `::`, where it makes a template template
    argument."""
    kinds = context.kinds
    for pattern in _TEMPLATE_MEMBERS:
        for at in k.each(kinds, pattern, context.places.stretches_without_toolkit()):
            if _is_needless(kinds, at):
                context.edits.replace_tokens(at + 1, at + 1, "")


def _is_needless(kinds: bytes, access: int) -> bool:
    name = access + 2
    qualified = kinds[access] == k.SCOPE
    if kinds[name] == k.TILDE:
        return not qualified
    if kinds[name] == k.OPERATOR:
        # `operator()`, `operator[]`, or one token; the names of conversions are types.
        behind = name + (3 if kinds.startswith((b"()", b"[]"), name + 1) else 2)
        return behind == name + 3 and kinds[behind] not in _NEEDED
    if kinds[name] != k.IDENTIFIER or kinds[name + 1] in _NEEDED:
        return False
    return not (qualified and kinds[name + 1] in _ENDS_ARGUMENT)
