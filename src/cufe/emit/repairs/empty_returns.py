"""`return;` at the end of a function with a result: `int f(int x) { if (x) return 1; return; }`.

[stmt.return] forbids it; g++ says "return-statement with no value, in function returning 'int'", in templates when
they are instantiated. The CUDA front end warns (117) and leaves the last statement of a body out where it is one;
elsewhere in the body it prints it, and the build fails.
"""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece, find_piece
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

_AT_END: Final = bytes((k.RETURN, k.SEMICOLON, k.CLOSE_BRACE))
#: specifiers that may stand in front of `void`
_SPECIFIERS: Final = bytes((k.STATIC, k.INLINE, k.CONSTEXPR, k.VIRTUAL, k.EXTERN, k.STRING, k.FRIEND, k.CONST))
_CONDITIONS: Final = bytes((k.IF, k.WHILE, k.FOR, k.SWITCH, k.CATCH, k.CONSTEXPR))
#: what a body that is no function's follows
_BEFORE_BLOCK: Final = bytes((k.ELSE, k.DO, k.TRY)) + b";{}:"


def drop_empty_returns(context: Context) -> None:
    """Erases `return;` at the end of the bodies of functions and lambdas with a result."""
    kinds = context.kinds
    for at in k.each(kinds, _AT_END, context.places.stretches_without_toolkit()):
        brace = context.brackets.enclosing(at)
        if brace > 0 and not _is_statement(context, brace) and _has_result(context, brace, at):
            context.edits.replace_tokens(at, at + 1, "")


def _is_statement(context: Context, brace: int) -> bool:
    """Whether a brace opens a block that is no body."""
    kinds = context.kinds
    before = kinds[brace - 1]
    if before == k.CLOSE_ROUND:
        return kinds[context.brackets.open_before(brace - 1) - 1] in _CONDITIONS
    return before in _BEFORE_BLOCK


def _has_result(context: Context, brace: int, last: int) -> bool:
    """Whether the function whose body a brace opens has a result, or may have one in an instance."""
    path = context.cutter.path(brace)
    if path and path[-1].body == brace:
        outer = path[-2] if len(path) > 1 and path[-2].sort == c.CLASS else None
        return path[-1].sort == c.FUNCTION and _is_of_result(context, path[-1], outer, last)
    around = local_class(context.cutter, context.brackets.enclosing(brace))
    if around is not None:
        piece = find_piece(context.cutter.pieces(around.body), brace)
        if piece is not None and piece.body == brace:
            return _is_of_result(context, piece, around, last)
    return _is_lambda_of_result(context, brace, last)


def _is_of_result(context: Context, piece: Piece, outer: Piece | None, last: int) -> bool:
    kinds = context.kinds
    lexemes = context.lexemes
    at = piece.head
    while kinds[at] in _SPECIFIERS or kinds[at] == k.ATTRIBUTE:
        at = context.brackets.close(at + 1) + 1 if kinds[at] == k.ATTRIBUTE else at + 1
    if lexemes[at] == "void" and kinds[at + 1] == k.IDENTIFIER:
        return False
    class_name = context.class_name(outer) if outer is not None else ""
    declaration = context.parser.parse(piece, class_name)
    if not declaration.declarators:
        return False
    declarator = declaration.declarators[0]
    function = declarator.function()
    specifiers = declaration.specifiers
    if function is None:
        return False
    if len(declarator.operators) > 1:
        # A pointer or a reference.
        return True
    if specifiers.type_start < 0:
        return declarator.id >= 0 and kinds[declarator.id] == k.OPERATOR and not _is_void(context, declarator.id + 1)
    if function.trailing >= 0:
        return not _is_void(context, function.trailing + 1)
    if kinds[specifiers.type_start] in (k.AUTO, k.DECLTYPE):
        return kinds[specifiers.type_start] == k.DECLTYPE or _returns_value(context, piece.body, last)
    if specifiers.sort == n.NAMED and kinds[specifiers.type_end - 1] == k.IDENTIFIER:
        entity = context.lookup().resolve(specifiers.type_end - 1)
        while entity is not None and entity.sort == en.ALIAS:
            target = context.lookup().alias_target(entity)
            if target is None and "void" in lexemes[max(entity.token - 4, 0) : entity.token + 4]:
                return False
            entity = target
    return not _is_void(context, specifiers.type_start)


def _is_void(context: Context, first: int) -> bool:
    """Whether the type at a token is `void` and no pointer to it."""
    return context.lexemes[first] == "void" and context.kinds[first + 1] != k.STAR


def _is_lambda_of_result(context: Context, brace: int, last: int) -> bool:
    """Whether a lambda whose body a brace opens has a result."""
    kinds = context.kinds
    at = brace - 1
    while at > 0 and kinds[at] not in b";{}(":
        if kinds[at] == k.ARROW:
            return kinds[at - 1] == k.CLOSE_ROUND and not _is_void(context, at + 1)
        if kinds[at] == k.CLOSE_ROUND:
            opening = context.brackets.open_before(at)
            if kinds[opening - 1] == k.CLOSE_SQUARE:
                return _returns_value(context, brace, last)
            at = opening
        elif kinds[at] == k.CLOSE_SQUARE:
            return _returns_value(context, brace, last)
        at -= 1
    return False


def _returns_value(context: Context, first: int, last: int) -> bool:
    """Whether some return-statement between two tokens has a value; bodies inside are not told apart."""
    kinds = context.kinds
    return any(kinds[at + 1] != k.SEMICOLON for at in k.all_of(kinds, k.RETURN, first, last))
