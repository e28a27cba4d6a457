"""`main` returns int (951), has no language linkage (2949), and is neither static nor inline (378, 404;
[basic.start.main])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_STATIC: Final = 378
_INLINE: Final = 404
_RETURN_TYPE: Final = 951
_LINKAGE: Final = 2949


def check_main_function(code: UserCode) -> None:
    """Judges the declarations of `main` in the global namespace."""
    for token in code.tokens_of({"main"}, code.in_full):
        path = code.cutter.path(token)
        if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
            continue
        if all(piece.sort == c.LINKAGE for piece in path[:-1]):
            _check(code, path[-1], token, len(path) > 1)


def _check(code: UserCode, piece: Piece, token: int, has_linkage: bool) -> None:
    declaration = code.lookup().declarations.parse(piece, "")
    for declarator in declaration.declarators:
        function = declarator.function()
        if declarator.id != token or declarator.name_first != token or function is None:
            continue
        if declaration.heads:
            continue
        # What attributes in front of the name do is judged when the function is known.
        start = declaration.specifiers.start
        if _is_other(code, declaration, declarator, function):
            code.add_late(_RETURN_TYPE, token, start)
        if has_linkage or _has_linkage(code, piece):
            code.add_late(_LINKAGE, token, start)
        if declaration.specifiers.flags & n.INLINE:
            code.add_late(_INLINE, token, start)
        if declaration.specifiers.flags & n.STATIC:
            code.add_late(_STATIC, token, start)


def _is_other(
    code: UserCode, declaration: n.Declaration, declarator: n.Declarator, function: n.DeclaratorOperator
) -> bool:
    """Whether the result is certainly not int."""
    specifiers = declaration.specifiers
    if specifiers.flags & n.TYPEDEF:
        return False
    if function.trailing >= 0:
        return code.lexemes[function.trailing + 1] == "void"
    if any(operator is not function for operator in declarator.operators) or specifiers.flags & (n.CONST | n.VOLATILE):
        return True
    if specifiers.sort == n.PLACEHOLDER:
        return True
    words = sorted(code.lexemes[specifiers.type_start : specifiers.type_end])
    return specifiers.sort == n.BUILTIN and words not in (["int"], ["int", "signed"], ["signed"])


def _has_linkage(code: UserCode, piece: Piece) -> bool:
    """Whether a declaration begins with `extern "C"`."""
    return code.kinds[piece.start] == k.EXTERN and code.kinds[piece.start + 1] == k.STRING
