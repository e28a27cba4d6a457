"""Qualifiers in front of names that are declared, in declarators and class heads ([dcl.meaning], [class.pre]), and
specifiers that say nothing where they stand or that gcc refuses beside others."""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope, path_of
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

#: how an explicit instantiation starts: no `<` follows
_INSTANTIATIONS: Final = k.pair_table(bytes((k.TEMPLATE,)), bytes((k.INLINE, k.ATTRIBUTE, k.BUILTIN_TYPE)))
_INSTANTIATED: Final = b"(;{"


def drop_inline_words(context: Context) -> None:
    """Erases `inline` of variables of blocks and of explicit instantiations.

    `inline` where it says nothing: on variables of blocks, and in explicit instantiations. `void f() { inline int x =
    1; }`: [dcl.inline] forbids it at block scope; g++ says "'inline' specifier invalid for variable 'x' declared at
    block scope". `template inline struct a<int>;`: [temp.explicit] forbids it; g++ says "explicit instantiation shall
    not use 'inline' specifier". The CUDA front end warns (326) and leaves the word out."""
    kinds = context.kinds
    in_block: dict[int, bool] = {-1: False}
    for start, end in context.places.stretches_without_toolkit():
        for at in k.all_of(kinds, k.INLINE, start, end):
            brace = context.brackets.enclosing(at)
            if brace not in in_block:
                in_block[brace] = _is_block(context, brace)
            if in_block[brace]:
                context.edits.replace_tokens(at, at, "")
        for at in k.pairs(kinds, _INSTANTIATIONS, start, end):
            _drop_of_instantiation(context, at)


def _is_block(context: Context, brace: int) -> bool:
    """Whether a brace opens a block: a function body, or something in it that is no class."""
    path = context.cutter.path(brace)
    if path and path[-1].body == brace:
        return path[-1].sort == c.FUNCTION
    return local_class(context.cutter, brace) is None


def _drop_of_instantiation(context: Context, template: int) -> None:
    kinds = context.kinds
    at = template + 1
    while kinds[at] not in _INSTANTIATED:
        if kinds[at] == k.INLINE:
            context.edits.replace_tokens(at, at, "")
        elif kinds[at] == k.ATTRIBUTE:
            at = context.brackets.close(at + 1)
        at += 1


def spell_inline_namespaces(context: Context) -> None:
    """Writes `inline` at the first part of a namespace that becomes inline later.

    `namespace a { int q; } inline namespace a { int r; }`: [namespace.def] wants the word on the first part; g++ says
    "inline namespace must be specified at initial definition". The CUDA front end warns (2354) and takes all parts for
    inline."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_toolkit():
        for at in k.all_of(kinds, k.INLINE, start, end):
            is_part = kinds[at + 1] == k.NAMESPACE or kinds[at - 1] == k.SCOPE
            path = context.cutter.path(at) if is_part else []
            part = path[-1] if path else None
            if part is None or part.sort != c.NAMESPACE or not part.start <= at < part.body:
                continue
            first = context.lookup().made_inline(part)
            if first is not None:
                word = kinds.find(k.NAMESPACE, first.start)
                inner = kinds.rfind(k.SCOPE, context.parser.attributes(word + 1, []), first.body)
                context.edits.insert_before(inner + 1 if inner >= 0 else word, "inline ")


_LINKAGE: Final = bytes((k.EXTERN, k.STRING))
#: what may stand in front of a storage class
_DECL_SPECIFIERS: Final = bytes(
    (k.INLINE, k.CONST, k.VOLATILE, k.CONSTEXPR, k.ATTRIBUTE, k.ATTRIBUTE_MACRO, k.BUILTIN_TYPE, k.EXTENSION)
)


def drop_linkage_of_static(context: Context) -> None:
    """Erases the linkage specification of what is static, and `extern` behind a linkage specification.

    Storage classes behind `extern "C"` without braces: `extern "C" static int f() { return 1; }`. [dcl.link] allows
    none there: the linkage specification counts as `extern` already. g++ says "invalid use of 'static' in linkage
    specification". The CUDA front end takes both: what is `static` loses the language, and a second `extern` goes."""
    kinds = context.kinds
    for linkage in k.each(kinds, _LINKAGE, context.places.stretches_without_toolkit()):
        at = linkage + 2
        while kinds[at] in _DECL_SPECIFIERS:
            at = context.brackets.close(at + 1) + 1 if kinds[at] == k.ATTRIBUTE else at + 1
        if kinds[at] == k.STATIC:
            context.edits.replace_tokens(linkage, linkage + 1, "")
        elif kinds[at] == k.EXTERN and kinds[at + 1] != k.STRING:
            context.edits.replace_tokens(at, at, "")


_KEYED_NAMES: Final = k.pair_table(k.CLASS_KEYS, bytes((k.IDENTIFIER,)))
#: what precedes a class-key that declares a scoped enumeration or the first template parameter of a lambda
_NEW: Final = bytes((k.LESS, k.ENUM, k.GREATER))
_BEFORE_PARAMETER: Final = bytes((k.LESS, k.COMMA))
#: what follows the name where a class is defined, derived or declared
_DEFINED: Final = bytes((k.OPEN_BRACE, k.COLON, k.SCOPE, k.LESS))


def drop_parameter_keys(context: Context) -> None:
    """Erases the class-keys in front of names that a template head around them declares.

    Class-keys in front of type template parameters: `template <class T> struct S { friend class T; };`. An
    elaborated-type-specifier may not name a template parameter ([dcl.type.elab]); the CUDA front end warns and takes
    the parameter, gcc says "using template type parameter 'T' after 'class'". The class-key goes."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_vendors():
        for key in k.pairs(kinds, _KEYED_NAMES, start, end):
            if kinds[key - 1] not in _NEW and kinds[key + 2] not in _DEFINED and _is_parameter(context, key):
                context.erase_token(key)


def _is_parameter(context: Context, key: int) -> bool:
    """Whether the name behind a class-key is that of a type template parameter of a declaration around."""
    kinds = context.kinds
    lexemes = context.lexemes
    if kinds[key + 2] == k.SEMICOLON and kinds[key - 1] != k.FRIEND:
        return False
    name = lexemes[key + 1]
    for piece in context.cutter.path(key):
        if key < piece.head:
            return False
        if kinds[piece.start] != k.TEMPLATE:
            continue
        for at in range(piece.start, piece.head - 1):
            if lexemes[at] == name and (kinds[at - 1] in k.CLASS_KEYS or kinds[at - 1] == k.TYPENAME):
                return kinds[at - 2] in _BEFORE_PARAMETER
    return False


_ENDS_OF_QUALIFIERS: Final = k.pair_table(bytes((k.IDENTIFIER, k.GREATER)), bytes((k.SCOPE,)))


def drop_own_qualifiers(context: Context) -> None:
    """Erases the qualifiers of members that name their own class.

    Members declared with the name of their own class in front: `struct S { S::S(); int S::x; };`. A member declaration
    in its class has no qualifier ([dcl.meaning]); the CUDA front end warns and leaves it out, gcc says "extra
    qualification 'S::' on member 'x'". Of functions that are neither constructors nor templates, and of static members,
    the original writes the text as it was, so that gcc refuses its output, too: those are left alone."""
    kinds = context.kinds
    classes: dict[int, str] = {-1: ""}
    for start, end in context.places.stretches_without_vendors():
        for at in k.pairs(kinds, _ENDS_OF_QUALIFIERS, start, end):
            name = _class_around(context, at, classes)
            if name:
                qualifier = at if kinds[at] == k.IDENTIFIER else _template_name(context, at)
                if context.lexemes[qualifier] == name:
                    _drop_own(context, qualifier, name)


def _class_around(context: Context, token: int, classes: dict[int, str]) -> str:
    """The name of the class whose member declarations the token is among, or empty."""
    brace = context.brackets.enclosing(token)
    if brace in classes:
        return classes[brace]
    path = context.cutter.path(token)
    name = ""
    if len(path) > 1 and path[-2].sort == c.CLASS and path[-2].body == brace:
        name = context.class_name(path[-2])
    classes[brace] = name
    return name


def _template_name(context: Context, closing: int) -> int:
    """The name in front of the template arguments that the `>` at `closing` ends, where they are plain ones."""
    kinds = context.kinds
    opening = kinds.rfind(k.LESS, 0, closing)
    return opening - 1 if opening > 0 and context.brackets.close_angle(opening, len(kinds)) == closing else closing


def _drop_own(context: Context, qualifier: int, name: str) -> None:
    piece = context.cutter.path(qualifier)[-1]
    if qualifier > piece.body >= 0:
        return
    declaration = context.parser.parse(piece, name)
    if declaration.specifiers.flags & (n.FRIEND | n.STATIC):
        return
    lexemes = context.lexemes
    for declarator in declaration.declarators:
        if not declarator.name_first <= qualifier < declarator.id:
            continue
        if declarator.function() is not None and not declaration.heads and lexemes[declarator.id] != name:
            continue
        for token in range(declarator.name_first, declarator.id):
            context.erase_token(token)


_GLOBAL_NAME: Final = bytes((k.SCOPE, k.IDENTIFIER))
#: what `::` follows where it begins a declarator-id
_BEFORE_DECLARATOR: Final = bytes((k.BUILTIN_TYPE, k.STAR, k.AMPERSAND, k.AND, k.CONST, k.VOLATILE, k.AUTO)) + b"(,"


def drop_global_qualifiers(context: Context) -> None:
    """Erases the `::` in front of names that nothing in front declares.

    A function or variable of the global namespace whose first declaration has a `::` in front: `void ::f() {}`.
    [dcl.meaning]/1 lets a qualified declarator-id only refer to what is declared already; g++ says "'void f()' should
    have been declared inside '::'". The CUDA front end takes it for the declaration and leaves the qualifier out."""
    kinds = context.kinds
    outside: dict[int, bool] = {-1: True}
    for at in k.each(kinds, _GLOBAL_NAME, context.places.stretches_without_toolkit()):
        if kinds[at - 1] in _BEFORE_DECLARATOR and kinds[at + 2] != k.SCOPE:
            brace = context.brackets.enclosing(at)
            if brace not in outside:
                outside[brace] = all(piece.sort == c.LINKAGE for piece in context.cutter.path(brace + 1)[:-1])
            if outside[brace]:
                _drop_global(context, at)


def _drop_global(context: Context, colons: int) -> None:
    path = context.cutter.path(colons)
    if not path or any(piece.sort != c.LINKAGE for piece in path[:-1]) or colons > path[-1].body >= 0:
        return
    for declarator in context.parser.parse(path[-1], "").declarators:
        if declarator.name_first == colons and declarator.id == colons + 1:
            if not _is_declared(context, declarator, colons):
                context.edits.replace_tokens(colons, colons, "")


_DIRECTIVE: Final = bytes((k.USING, k.NAMESPACE, k.IDENTIFIER, k.SEMICOLON))


def qualify_directives(context: Context) -> None:
    """Writes the path of a namespace that a using-directive nominates by a name that other entities have as well.

    `using namespace std; using namespace memory; using namespace allocator;`, where the last is `memory::allocator`. By
    [basic.lookup.udir] only namespaces are looked for; g++ says "reference to 'allocator' is ambiguous". The CUDA front
    end writes the path."""
    for using in k.each(context.kinds, _DIRECTIVE, context.places.stretches_without_toolkit()):
        nominated = context.lookup().resolve(using + 2)
        if nominated is None or nominated.sort != en.NAMESPACE:
            continue
        scope = nominated.scope
        if not isinstance(scope, NamespaceScope) or not scope.name:
            continue
        if any(piece.body in scope.braces for piece in context.cutter.path(using)):
            # It is found where it is declared, in front of what directives nominate.
            continue
        around: NamespaceScope | None = scope
        while around is not None and around.name:
            around = around.outer
        if around is not None and around.outer is None:
            context.edits.replace_tokens(using + 2, using + 2, "::" + path_of(nominated))


#: what `::` follows where it is no part of a longer name
_BEFORE_FRIEND: Final = bytes((k.BUILTIN_TYPE, k.STAR, k.AMPERSAND, k.AND, k.CONST, k.VOLATILE))
_GLOBAL_FUNCTION: Final = bytes((k.SCOPE, k.IDENTIFIER, k.OPEN_ROUND))
#: tokens between `friend` and the name
_LONGEST_FRIEND: Final = 20


def drop_friend_qualifiers(context: Context) -> None:
    """Erases the `::` of friends that are declared by it first.

    A friend function by a qualified name that nothing declares yet: `struct s { friend void ::nosuch(); };`.
    [dcl.meaning] wants the function declared before; g++ says "'void nosuch()' should have been declared inside '::'",
    and of a definition that it "cannot have a name qualified with '::'". In a class of the global namespace the CUDA
    front end warns (970) and leaves the qualifier out, in others it gives an error."""
    kinds = context.kinds
    for friend in k.each(kinds, k.FRIEND, context.places.stretches_without_toolkit()):
        colons = kinds.find(_GLOBAL_FUNCTION, friend, friend + _LONGEST_FRIEND)
        if colons >= 0 and kinds[colons - 1] in _BEFORE_FRIEND:
            _drop_of_friend(context, colons)


def _drop_of_friend(context: Context, colons: int) -> None:
    path = context.cutter.path(colons)
    if len(path) < 2 or path[-1].head > path[-1].start or colons > path[-1].body >= 0:
        return
    if any(piece.sort not in (c.CLASS, c.LINKAGE) for piece in path[:-1]):
        return
    declaration = context.parser.parse(path[-1], context.class_name(path[-2]))
    if not declaration.declarators or declaration.declarators[0].name_first != colons:
        return
    if path[-1].body >= 0 or not _is_declared(context, declaration.declarators[0], colons):
        context.edits.replace_tokens(colons, colons, "")


def _is_declared(context: Context, declarator: n.Declarator, before: int) -> bool:
    """Whether a function of that name with these parameters is declared in front of a token."""
    entity = context.lookup().find("::" + context.lexemes[declarator.id])
    wanted = _spelled_parameters(context, declarator)
    return entity is not None and any(
        binding.name < before
        and binding.declarator is not None
        and _spelled_parameters(context, binding.declarator) == wanted
        for binding in entity.bindings
    )


def _spelled_parameters(context: Context, declarator: n.Declarator) -> list[str]:
    function = declarator.function()
    return (
        [context.spell(one.start, one.declarator.place) for one in function.parameters] if function is not None else []
    )


#: a class-key, or the end of an attribute behind one, and `::`
_KEYS_IN_FRONT: Final = k.pair_table(k.TYPE_KEYS + b")]", bytes((k.SCOPE,)))
_SPECIFIERS: Final = bytes((k.ATTRIBUTE, k.ALIGNAS))


def shorten_class_heads(context: Context) -> None:
    """Erases the first `::` of the names in class-heads and enum-heads.

    Definitions of classes and enumerations by a name from global scope on: `template <> struct ::lib::trait<A> {};`.
    The nested-name-specifier of a class-head-name may start with `::` ([class.pre], [dcl.enum]: gcc is wrong here,
    "global qualification of class name is invalid"), and the CUDA front end takes it. The `::` goes: what such a
    definition names was declared before, in a scope around it ([class.pre]). The names of the namespaces around the
    definition go with it, which gcc calls "extra qualification"."""
    if context.settings.clang:
        return
    kinds = context.kinds
    for start, end in context.places.stretches_without_vendors():
        for at in k.pairs(kinds, _KEYS_IN_FRONT, start, end):
            if _is_head(context, at + 1) and _is_behind_key(context, at):
                context.edits.replace_tokens(at + 1, _end_of_namespaces(context, at + 1), " ")


def _is_behind_key(context: Context, at: int) -> bool:
    """Whether a token ends a class-key with its attributes."""
    kinds = context.kinds
    while kinds[at] == k.CLOSE_ROUND or kinds[at] == k.CLOSE_SQUARE:
        opening = context.brackets.open_before(at)
        if kinds[opening] == k.OPEN_ROUND and kinds[opening - 1] not in _SPECIFIERS:
            return False
        at = opening - (2 if kinds[opening] == k.OPEN_ROUND else 1)
    return kinds[at] in k.TYPE_KEYS


def _is_head(context: Context, at: int) -> bool:
    """Whether what is named from the `::` on is defined here."""
    kinds = context.kinds
    while kinds[at] == k.SCOPE and kinds[at + 1] == k.IDENTIFIER:
        at += 2
        if kinds[at] == k.LESS:
            at = context.brackets.close_angle(at, len(kinds)) + 1
    if kinds[at] == k.IDENTIFIER and context.lexemes[at] in k.FINAL_WORDS:
        at += 1
    return kinds[at] == k.OPEN_BRACE or kinds[at] == k.COLON


def _end_of_namespaces(context: Context, scope: int) -> int:
    """The last `::` that belongs to the names of the namespaces around the one at `scope`, or `scope` itself."""
    at = scope
    for piece in context.cutter.path(scope):
        if piece.sort != c.NAMESPACE:
            continue
        for name in context.namespace_name(piece).split("::"):
            if context.lexemes[at + 1] != name or context.kinds[at + 2] != k.SCOPE:
                return at
            at += 2
    return at


_ASM_LABEL: Final = bytes((k.CLOSE_ROUND, k.ASM, k.OPEN_ROUND))
#: what stands between the parameters of a function and its attributes
_ENDS_PARAMETERS: Final = bytes((k.CLOSE_ROUND, k.CONST, k.VOLATILE, k.NOEXCEPT, k.AMPERSAND, k.AND))


def move_asm_labels(context: Context) -> None:
    """Moves the labels of functions in front of their attributes.

    Names for the assembler behind attributes: `void f() __attribute__((weak)) __asm__("g");`, where gcc's grammar wants
    them in front (extension of gcc); g++ says "expected initializer before '__asm__'". The original prints the label
    first. That of a variable it leaves behind, so that g++ refuses it in either file."""
    kinds = context.kinds
    for at in k.each(kinds, _ASM_LABEL, context.places.stretches_without_toolkit()):
        first = at + 1
        while kinds[first - 1] == k.CLOSE_ROUND:
            before = context.brackets.open_before(first - 1) - 1
            if kinds[before] != k.ATTRIBUTE:
                break
            first = before
        if first <= at and kinds[first - 1] in _ENDS_PARAMETERS:
            close = context.brackets.close(at + 2)
            context.edits.insert_before(first, context.spell(at + 1, close + 1) + " ")
            context.edits.replace_tokens(at + 1, close, "")
