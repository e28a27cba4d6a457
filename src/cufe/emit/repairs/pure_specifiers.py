"""Pure virtual functions with a zero that is spelt in another way: `virtual void f() = 0x0;`.

The pure-specifier is `= 0`, that one token ([class.mem]/1); g++ says "invalid pure specifier (only '= 0' is allowed)".
The CUDA front end takes each integer literal that is zero.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_SPECIFIER: Final = bytes((k.ASSIGN, k.NUMBER, k.SEMICOLON))
#: what ends the declarator of a function
_BEFORE: Final = bytes((k.CLOSE_ROUND, k.CONST, k.VOLATILE, k.AMPERSAND, k.AND, k.NOEXCEPT, k.IDENTIFIER))


def spell_pure_specifiers(context: Context) -> None:
    """Writes `0` for other zeros."""
    kinds = context.kinds
    lexemes = context.lexemes
    for start, end in context.places.stretches_without_toolkit():
        at = kinds.find(_SPECIFIER, start, end)
        while at >= 0:
            number = lexemes[at + 1]
            if number[0] == "0" and number != "0" and kinds[at - 1] in _BEFORE:
                if _is_pure(context, at):
                    context.edits.replace_tokens(at + 1, at + 1, "0")
            at = kinds.find(_SPECIFIER, at + 3, end)


def _is_pure(context: Context, assign: int) -> bool:
    """Whether a function is declared pure with another zero behind the `=`."""
    from cufe.sema.constant.integer_literals import is_spelled_zero

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
