"""Commas of declarations that no declarator follows (40): `int a, 3;`, `int a, int b;` ([dcl.decl])."""

from cufe import regex as re
from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_EXPECTED: Final = 40

_SPECIFIERS: Final = bytes((k.STATIC, k.EXTERN, k.CONST, k.VOLATILE, k.CONSTEXPR))
_POINTERS: Final = bytes((k.CONST,)) + b"*&"
#: a declaration with a fundamental type, up to the first name: nothing else looks like it
_HEAD: Final = re.compile(
    rb"[;{}][" + re.escape(_SPECIFIERS) + rb"]*" + re.escape(bytes((k.BUILTIN_TYPE,))) + rb"+"
    rb"[" + re.escape(_POINTERS) + rb"]*" + re.escape(bytes((k.IDENTIFIER,))) + rb"(?=[,=\[(:{])",
    re.DOTALL,
)  # fmt: skip
#: no declarator begins with them
_OTHERS: Final = bytes((k.NUMBER, k.STRING, k.CHARACTER, k.BUILTIN_TYPE)) + b";=+-"
_OPENING: Final = b"([{"
#: where a declarator list cannot be followed any more: template arguments, ends of blocks
_UNSURE: Final = bytes((k.LESS, k.LAUNCH)) + b")]}"


def check_declarators(code: UserCode) -> None:
    """Judges the declarator lists of variables in namespaces, classes and blocks."""
    for start, end in code.near():
        for match in _HEAD.finditer(code.kinds, start, end):
            _check_list(code, match.end(), end)


def _check_list(code: UserCode, at: int, end: int) -> None:
    """The rest of a declaration, from behind its first name."""
    kinds = code.kinds
    while at < end and kinds[at] != k.SEMICOLON:
        if kinds[at] in _UNSURE:
            return
        if kinds[at] in _OPENING:
            is_body = kinds[at] == k.OPEN_BRACE
            at = code.brackets.skip(at)
            if is_body and kinds[at] not in b",;":
                return
            continue
        at += 1
        if kinds[at - 1] != k.COMMA:
            continue
        while kinds[at] in _POINTERS:
            at += 1
        if kinds[at] in _OTHERS:
            if kinds[at] != k.SEMICOLON or not _is_member(code, at):
                _tell(code, at)
            return


def _is_member(code: UserCode, token: int) -> bool:
    """Whether a class is what declares at a token: a comma at the end is let pass there (228)."""
    path = code.cutter.path(token)
    return len(path) > 1 and path[-1].sort == c.SIMPLE and path[-2].sort == c.CLASS


def _tell(code: UserCode, error: int) -> None:
    end = error
    while end < len(code.kinds) and code.kinds[end] not in b";}":
        end = code.brackets.skip(end) if code.kinds[end] in _OPENING else end + 1
    code.add(_EXPECTED, error)
    code.leave_out(error, end)
