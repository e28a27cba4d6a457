"""Declarations that something new, or the end of their scope, follows without a semicolon (65), and functions that
lack it or their body (130; [dcl.pre])."""

from cufe import regex as re
from cufe.final import Final
from cufe.sema.mistakes.unended_statements import semicolon_or_bracket
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_SEMICOLON: Final = 65
_BODY: Final = 130

_OPERANDS: Final = bytes((k.IDENTIFIER, k.NUMBER, k.CHARACTER, k.STRING, k.TRUE_FALSE, k.NULLPTR, k.BUILTIN_TYPE))
#: the last tokens of declarations
_ENDS: Final = _OPERANDS + bytes((k.CONST, k.DEFAULT, k.DELETE, k.NOEXCEPT)) + b")]"
_TYPES: Final = bytes((k.STRUCT, k.CLASS, k.UNION, k.ENUM))
#: what begins a declaration, and stands behind no parameters
_DECLARATIONS: Final = _TYPES + bytes(
    (k.BUILTIN_TYPE, k.TEMPLATE, k.USING, k.NAMESPACE, k.STATIC, k.EXTERN, k.INLINE, k.TYPEDEF)
)
_PARAMETERS_END: Final = re.compile(rb"\)(?=[" + re.escape(_DECLARATIONS) + rb"])", re.DOTALL)
_SPECIFIERS: Final = bytes((k.BUILTIN_TYPE, k.IDENTIFIER, k.STATIC, k.INLINE, k.EXTERN, k.CONST, k.SCOPE)) + b"*&"
_RESULTS: Final = bytes((k.BUILTIN_TYPE,)) + b"*&"
_SCOPES: Final = (c.NAMESPACE, c.CLASS, c.LINKAGE)


def check_declarations(code: UserCode) -> None:
    """Judges the ends of namespaces and classes, and what stands behind the parameters of functions."""
    for start, end in code.near():
        at = code.kinds.find(k.CLOSE_BRACE, start, end)
        while at >= 0:
            if code.kinds[at - 1] in _ENDS:
                _scope_end(code, at)
            at = code.kinds.find(k.CLOSE_BRACE, at + 1, end)
        for match in _PARAMETERS_END.finditer(code.kinds, start, end):
            if match.end() < end:
                _parameters_end(code, match.start())


def _scope_end(code: UserCode, close: int) -> None:
    """A last declaration of a namespace or class that ends with its brace."""
    path = code.cutter.path(close - 1)
    if len(path) < 2 or path[-1].sort != c.SIMPLE or path[-2].sort not in _SCOPES:
        return
    if code.brackets.close(path[-2].body) != close or code.kinds[path[-1].head] in _TYPES:
        return
    bindings = code.bindings(path)
    if not bindings:
        return
    only = bindings[0]
    is_function = only.sort == s.ROUTINE
    if is_function and path[-2].sort != c.CLASS:
        code.add(_BODY, close)
    else:
        code.add(_SEMICOLON, close)


def _parameters_end(code: UserCode, last: int) -> None:
    """A parameter list that a new declaration follows."""
    kinds = code.kinds
    opening = code.brackets.open_before(last)
    name = opening - 1
    if kinds[name] != k.IDENTIFIER or kinds[name - 1] not in _RESULTS:
        return
    if opening + 1 < last and kinds[opening + 1] not in (k.BUILTIN_TYPE, k.CONST):
        return
    path = code.cutter.path(last)
    if not path or not _is_head(code, path[-1], name) or (path[-1].body >= 0 and last > path[-1].body):
        return
    around = path[:-1]
    if any(piece.sort not in _SCOPES for piece in around):
        return
    error = last + 1
    if around and around[-1].sort == c.CLASS:
        code.add(_SEMICOLON, error)
        code.leave_out(error, semicolon_or_bracket(code, error))
        return
    code.add(_BODY, error)
    # What follows is left out up to a body, which is taken for that of the function.
    body = error
    while kinds[body] not in b"{)]}" and body < len(kinds) - 1:
        body = code.brackets.skip(body) if kinds[body] in b"([" else body + 1
    if kinds[body] == k.OPEN_BRACE:
        code.leave_out(error, body)


def _is_head(code: UserCode, piece: Piece, name: int) -> bool:
    """Whether a piece has nothing but a type in front of a name."""
    kinds = code.kinds
    return piece.sort in (c.SIMPLE, c.FUNCTION) and all(
        kinds[at] in _SPECIFIERS for at in range(piece.head, min(name, piece.head + 12))
    )
