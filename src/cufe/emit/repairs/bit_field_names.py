"""Bit-fields whose name stands in parentheses: `struct S { T (flags) : 3; };`.

The declarator of a bit-field is an identifier alone ([class.mem]); g++ says "bit-field 'flags' has non-integral type".
The CUDA front end takes it.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax.cutter import CLASS, SIMPLE
from cufe.text import kinds as k

_NAME: Final = bytes((k.OPEN_ROUND, k.IDENTIFIER, k.CLOSE_ROUND, k.COLON))
#: what ends the specifiers, or stands between two declarators
_BEFORE: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.COMMA, k.CONST, k.VOLATILE, k.GREATER))


def bare_bit_field_names(context: Context) -> None:
    """Erases these parentheses."""
    kinds = context.kinds
    for start, end in context.places.stretches_without_toolkit():
        at = kinds.find(_NAME, start, end)
        while at >= 0:
            if kinds[at - 1] in _BEFORE and _is_bit_field(context, at + 1):
                context.edits.replace_tokens(at, at, "" if kinds[at - 1] == k.COMMA else " ")
                context.edits.replace_tokens(at + 2, at + 2, "")
            at = kinds.find(_NAME, at + 4, end)


def _is_bit_field(context: Context, name: int) -> bool:
    """Whether a token is the name of a member that a class declares."""
    path = context.cutter.path(name)
    if len(path) < 2 or path[-1].sort != SIMPLE or path[-2].sort != CLASS:
        return False
    declaration = context.parser.parse(path[-1], context.class_name(path[-2]))
    return any(declarator.id == name and declarator.function() is None for declarator in declaration.declarators)
