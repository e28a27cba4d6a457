"""Attributes in front of statements that declare nothing: they apply to nothing, and cost a warning (observed:
diagnostics-a 5.2)."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

#: what begins a statement and no declaration; asm and static_assert take the attribute as their own
_STATEMENTS: Final = bytes(
    (k.RETURN, k.IF, k.FOR, k.WHILE, k.DO, k.SWITCH, k.GOTO, k.BREAK, k.CONTINUE, k.TRY, k.CASE, k.DEFAULT, k.THROW,
     k.DELETE, k.NEW, k.SIZEOF, k.ALIGNOF, k.TYPEID, k.THIS, k.INCREMENT, k.DECREMENT, k.NUMBER, k.STRING, k.CHARACTER)
) + b"{*!~-+"  # fmt: skip
#: behind a name: nothing is declared by it
_AFTER_VALUE: Final = bytes(
    (k.ASSIGN, k.COMPOUND_ASSIGN, k.INCREMENT, k.DECREMENT, k.DOT, k.ARROW, k.COLON)
) + b"?+-/%"  # fmt: skip
#: what a statement begins behind; a parenthesis is that of a condition
_BOUNDARIES: Final = b";{}:" + bytes((k.ELSE, k.DO))
#: in front of the parenthesis of a condition or of what a loop goes over
CONDITIONS: Final = bytes((k.FOR, k.IF, k.WHILE, k.SWITCH, k.CONSTEXPR))


def is_of_statement(examined: ExaminedUnit, at: int, behind: int) -> bool:
    """Whether attributes from `at` to `behind` (excluded) stand in front of a statement that is no declaration."""
    kinds = examined.kinds
    following = kinds[min(behind, len(kinds) - 1)]
    if following != k.IDENTIFIER and following not in _STATEMENTS:
        return False
    before = kinds[at - 1]
    if before == k.CLOSE_ROUND:
        if kinds[examined.brackets.open_before(at - 1) - 1] not in CONDITIONS:
            return False
    elif before not in _BOUNDARIES:
        return False
    path = examined.cutter.path(at)
    if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
        return False
    brace = examined.brackets.enclosing(at)
    if brace <= path[-1].start or kinds[brace] != k.OPEN_BRACE or local_class(examined.cutter, brace) is not None:
        return False
    # What a name means is asked last, for that is dear and most marks stand in front of members.
    return following != k.IDENTIFIER or kinds[behind + 1] in _AFTER_VALUE or _is_value(examined, behind)


def _is_value(examined: ExaminedUnit, name: int) -> bool:
    """Whether the name in front of a parenthesis or a bracket is that of a function or a variable."""
    if examined.kinds[name + 1] not in (k.OPEN_ROUND, k.OPEN_SQUARE):
        return False
    entity = examined.lookup().resolve(name)
    return entity is not None and not entity.is_type
