"""Class-keys in front of type template parameters: `template <class T> struct S { friend class T; };`.

An elaborated-type-specifier may not name a template parameter ([dcl.type.elab]); the CUDA front end warns and takes the
parameter, gcc says "using template type parameter 'T' after 'class'".  The class-key goes.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.text import kinds as k

_PAIRS: Final = k.pair_table(k.CLASS_KEYS, bytes((k.IDENTIFIER,)))
#: what stands in front of a class-key that declares a scoped enumeration or the first template parameter of a lambda
_NEW: Final = bytes((k.LESS, k.ENUM, k.GREATER))
_BEFORE_PARAMETER: Final = bytes((k.LESS, k.COMMA))
#: what follows the name where a class is defined, derived or declared
_DEFINED: Final = bytes((k.OPEN_BRACE, k.COLON, k.SCOPE, k.LESS))


def drop_parameter_keys(context: Context) -> None:
    """Erases the class-keys in front of names that a template head around them declares."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_vendors():
        for key in k.pairs(kinds, _PAIRS, start, end):
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
