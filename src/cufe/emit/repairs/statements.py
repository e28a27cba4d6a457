"""Statements that gcc refuses: labels, empty init-statements and returns, and pragmas inside of statements."""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece, find_piece
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

_LABEL_AT_END: Final = b"i:}"
_WITH_ATTRIBUTES: Final = b"i:" + bytes((k.ATTRIBUTE,))
_BEFORE_LABEL: Final = b";{}:)]"


def end_labels(context: Context) -> None:
    """Puts an empty statement behind each label at the end of a block.

    A label at the end of a block: `void f() { goto out; out: }`. Before C++23 a label belongs to a statement
    ([stmt.label]); g++ 12 says "expected primary-expression before '}' token". The CUDA front end warns (127) and
    prints `out:;`. It doesn't do that behind `case` and `default`, which g++ goes on to refuse."""
    kinds = context.kinds
    for at in k.all_of(kinds, _LABEL_AT_END):
        if kinds[at - 1] in _BEFORE_LABEL and not _is_case(kinds, at):
            context.edits.insert_after(at + 1, ";")
    for at in k.all_of(kinds, _WITH_ATTRIBUTES):
        behind = context.parser.attributes(at + 2, [])
        if kinds[behind] == k.CLOSE_BRACE and kinds[at - 1] in _BEFORE_LABEL and not _is_case(kinds, at):
            context.edits.insert_after(behind - 1, ";")


def _is_case(kinds: bytes, name: int) -> bool:
    """Whether the name in front of a colon is the end of what `case` is followed by."""
    at = name - 1
    while at > 0 and kinds[at] not in b";{}:":
        if kinds[at] == k.CASE or kinds[at] == k.QUESTION:
            return True
        at -= 1
    return False


_EMPTY: Final = bytes((k.FOR, k.OPEN_ROUND, k.SEMICOLON))


def drop_empty_inits(context: Context) -> None:
    """Erases the semicolon behind the parenthesis of each `for` that has a range and no other semicolon.

    An empty statement in front of the declaration of a range: `for (; int x : v)`. C++20 lets an init-statement stand
    there ([stmt.ranged]), and an empty one is one; g++ 12 takes what follows for a condition and says "found ':' in
    nested-name-specifier, expected '::'". The CUDA front end takes it."""
    for at in k.all_of(context.kinds, _EMPTY):
        if _has_range(context, at + 1):
            context.edits.replace_tokens(at + 2, at + 2, "")


def _has_range(context: Context, opening: int) -> bool:
    """Whether a head has one semicolon, which stands in front: with a second one it is that of an ordinary loop."""
    kinds = context.kinds
    close = context.brackets.close(opening)
    at = opening + 2
    while at < close:
        if kinds[at] == k.SEMICOLON:
            return False
        at = context.brackets.skip(at) if kinds[at] in b"([{" else at + 1
    return True


_AT_END: Final = bytes((k.RETURN, k.SEMICOLON, k.CLOSE_BRACE))
#: specifiers that may stand in front of `void`
_BEFORE_VOID: Final = bytes((k.STATIC, k.INLINE, k.CONSTEXPR, k.VIRTUAL, k.EXTERN, k.STRING, k.FRIEND, k.CONST))
_CONDITIONS: Final = bytes((k.IF, k.WHILE, k.FOR, k.SWITCH, k.CATCH, k.CONSTEXPR))
#: what a body that is no function's follows
_BEFORE_BLOCK: Final = bytes((k.ELSE, k.DO, k.TRY)) + b";{}:"


def drop_empty_returns(context: Context) -> None:
    """Erases `return;` at the end of the bodies of functions and lambdas with a result.

    `return;` at the end of a function with a result: `int f(int x) { if (x) return 1; return; }`. [stmt.return] forbids
    it; g++ says "return-statement with no value, in function returning 'int'", in templates when they are instantiated.
    The CUDA front end warns (117) and leaves the last statement of a body out where it is one; elsewhere in the body it
    prints it, and the build fails."""
    for at in k.each(context.kinds, _AT_END, context.places.stretches_without_toolkit()):
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
    while kinds[at] in _BEFORE_VOID or kinds[at] == k.ATTRIBUTE:
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


#: the pragmas that gcc reads as tokens of the program
_OF_GCC: Final = ("GCC", "pack", "STDC", "message", "weak", "redefine_extname")
#: what a statement or member follows; a `for` with a pragma behind its semicolon is left alone
_STATEMENT_BOUNDARIES: Final = b";{}:"
_WORDS: Final = bytes((k.ELSE, k.DO, k.TRY))
_OPENING: Final = b"([{"
#: what precedes the braces of an initialiser, and in the head of an enumeration
_IN_FRONT_OF_LISTS: Final = bytes((k.ASSIGN, k.COMMA, k.RETURN))
_ENUM_HEADS: Final = bytes((k.IDENTIFIER, k.SCOPE, k.COLON, k.BUILTIN_TYPE)) + k.CLASS_KEYS
#: what follows the braces of an initialiser or a lambda inside of a statement
_BEHIND_BRACES: Final = b";,)]}(."


def move_inner_pragmas(context: Context) -> None:
    """Takes the pragmas from inside of statements and puts them behind.

    Pragmas inside of a statement or a declaration: `return 1 + _Pragma("GCC diagnostic push") 2;`. By [cpp.pragma] they
    are gcc's own matter, and it takes them between statements alone: "'#pragma' is not allowed here". Macros that
    silence a warning in the middle of an expression make them. The CUDA front end prints them behind the statement, and
    of those among parameters or specifiers none."""
    unit = context.unit
    kinds = context.kinds
    for index in unit.pragmas:
        text, offset, token = unit.directive_text[index], unit.directive_offset[index], unit.directive_token[index]
        if not 0 < token < len(kinds) or not _is_inside(context, token):
            continue
        words = text.split("pragma", 1)[1].strip()
        if words.split(None, 1)[:1] and words.split(None, 1)[0] in _OF_GCC:
            context.edits.replace(offset, offset + len(text), "")
            end = _statement_end(context, _behind_list(context, token))
            if end >= 0:
                quoted = words.replace("\\", "\\\\").replace('"', '\\"')
                context.edits.insert_after(end, f' _Pragma("{quoted}")')


def _is_inside(context: Context, token: int) -> bool:
    """Whether a statement or declaration goes on at a token."""
    kinds = context.kinds
    before = kinds[token - 1]
    if before == k.OPEN_BRACE and _opens_list(kinds, token - 1):
        return True
    if before in _STATEMENT_BOUNDARIES or before in _WORDS:
        return False
    if before == k.CLOSE_ROUND:
        return kinds[context.brackets.open_before(token - 1) - 1] not in _CONDITIONS
    return True


def _opens_list(kinds: bytes, brace: int) -> bool:
    """Whether a brace opens the list of an initialiser or of enumerators."""
    at = brace - 1
    if at >= 0 and kinds[at] in _IN_FRONT_OF_LISTS:
        return True
    while at > 0 and kinds[at] in _ENUM_HEADS:
        at -= 1
    return at >= 0 and kinds[at] == k.ENUM


def _behind_list(context: Context, token: int) -> int:
    """The token behind the list of enumerators or initialisers around a token; the token itself elsewhere."""
    kinds = context.kinds
    while True:
        brace = context.brackets.enclosing(token)
        if brace < 0 or kinds[brace] != k.OPEN_BRACE or not _opens_list(kinds, brace):
            return token
        token = context.brackets.close(brace) + 1


def _statement_end(context: Context, token: int) -> int:
    """The semicolon that ends the statement around a token, or -1 where a pragma cannot follow."""
    kinds = context.kinds
    at = token
    while at < len(kinds):
        kind = kinds[at]
        if kind == k.SEMICOLON:
            return at if at + 1 < len(kinds) and kinds[at + 1] != k.ELSE else -1
        if kind == k.CLOSE_BRACE:
            return -1
        if kind in _OPENING:
            at = context.brackets.close(at)
            if kind == k.OPEN_BRACE and (at + 1 >= len(kinds) or kinds[at + 1] not in _BEHIND_BRACES):
                return -1
        at += 1
    return -1
