"""Specifiers that say nothing where they stand, and those that gcc refuses beside others."""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import cutter as c
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


_LINKAGE: Final = bytes((k.EXTERN, k.STRING))
#: what may stand in front of a storage class
_SPECIFIERS: Final = bytes(
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
        while kinds[at] in _SPECIFIERS:
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
