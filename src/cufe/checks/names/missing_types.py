"""Declarations without a type: with another specifier `int` is taken for it (260), without any it is no declaration
(77; [dcl.spec])."""

from cufe import regex as re
from cufe.checks.names.reported_names import ToldNames
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax.local_pieces import statement_start
from cufe.text import kinds as k

_NO_SPECIFIERS: Final = 77
_NO_TYPE: Final = 260

#: what may stand in front of a type
_SPECIFIERS: Final = bytes((
    k.STATIC, k.EXTERN, k.CONST, k.VOLATILE, k.INLINE, k.CONSTEXPR, k.REGISTER, k.THREAD_LOCAL, k.VIRTUAL, k.MUTABLE,
    k.TYPEDEF,
))  # fmt: skip
_ATTRIBUTES: Final = bytes((k.ATTRIBUTE, k.ALIGNAS))
#: what may follow the name of a variable, one in braces apart
_BEHIND: Final = b";=,"
#: of lists of parameters, types are told from values by their first words
_PARAMETERS: Final = bytes((k.CLOSE_ROUND, k.BUILTIN_TYPE, k.CONST))
_POINTERS: Final = b"*&"
_ACCESS: Final = (k.PUBLIC, k.PROTECTED, k.PRIVATE)
_ALONE: Final = bytes((k.IDENTIFIER,)) + b"[;=,]"
#: in front of a specifier that a declaration may begin with, or of a name that may be all of one
_IN_FRONT: Final = re.compile(
    b"[;{}>:](?:(?=[" + re.escape(_SPECIFIERS + _ATTRIBUTES) + b"])|(?<=[;{}])(?=" + _ALONE + b"))", re.DOTALL
)
#: behind the parameters of deduction guides, and of declarators in parentheses
_NO_FUNCTION: Final = bytes((k.ARROW, k.OPEN_ROUND))
#: what a declaration without a declarator, or of a constructor, may name
_TYPES: Final = (en.TYPE, en.ALIAS, en.NAMESPACE, en.TEMPLATE_PARAMETER, en.CONCEPT)


def check_missing_types(code: UserCode) -> list[int]:
    """Judges the declarations that begin with a specifier or a name; the names, which it returns, are known behind."""
    kinds = code.kinds
    told: list[int] = []
    for start, end in code.in_full:
        for match in _IN_FRONT.finditer(kinds, max(start - 1, 0), end):
            first = match.end()
            if kinds[first] != k.IDENTIFIER:
                if _begins(code, first):
                    _specified(code, told, first)
            elif _is_outside(code, first):
                _tell(code, told, _NO_SPECIFIERS, first)
    return told


def _begins(code: UserCode, first: int) -> bool:
    """Whether a declaration begins at a specifier, or goes on behind the head of a template."""
    before = code.kinds[first - 1]
    if before == k.SEMICOLON or before == k.OPEN_BRACE:
        return True
    if before != k.CLOSE_BRACE and before != k.GREATER:
        return before == k.COLON and code.kinds[first - 2] in _ACCESS
    # A class may be defined in front.
    path = code.cutter.path(first)
    if not path:
        return False
    piece = path[-1]
    if before == k.GREATER:
        return piece.head == first and piece.start != first
    if piece.sort != c.FUNCTION or first <= piece.body:
        return piece.start == first
    # In a block nothing says so but the words in front of the brace.
    opening = code.brackets.open_before(first - 1)
    head = range(statement_start(code.brackets, opening), opening)
    return not any(code.kinds[at] in k.TYPE_KEYS for at in head)


def _specified(code: UserCode, told: list[int], at: int) -> None:
    """Judges a row of specifiers with names behind it."""
    kinds = code.kinds
    first = at
    is_declaration = False
    while kinds[at] in _SPECIFIERS or kinds[at] in _ATTRIBUTES:
        is_declaration = is_declaration or kinds[at] in _SPECIFIERS
        if kinds[at] == k.EXTERN and kinds[at + 1] == k.STRING:
            at += 1
        elif kinds[at] in _ATTRIBUTES:
            at = code.brackets.close(at + 1)
        at += 1
    while kinds[at] in _POINTERS:
        at += 1
    if kinds[at] != k.IDENTIFIER or at in code.once(ToldNames).judged:
        return
    if not is_declaration:
        # In blocks attributes may stand in front of statements.
        path = code.cutter.path(first)
        if not path or path[-1].head != first:
            return
    if kinds[at + 1] in _BEHIND or (kinds[at + 1] == k.OPEN_ROUND and _is_function(code, at)):
        _tell(code, told, _NO_TYPE, at, first if code.kinds[first - 1] == k.GREATER else -1)


def _is_function(code: UserCode, name: int) -> bool:
    """Whether a function of a namespace or class is declared, and no variable in parentheses."""
    kinds = code.kinds
    path = code.cutter.path(name)
    if not path or (path[-1].sort == c.FUNCTION and name > path[-1].body):
        return False
    if kinds[code.brackets.close(name + 1) + 1] in _NO_FUNCTION:
        return False
    if kinds[name + 2] != k.IDENTIFIER:
        return kinds[name + 2] in _PARAMETERS
    entity = code.lookup().resolve(name + 2)
    return entity is not None and entity.sort in _TYPES


def _is_outside(code: UserCode, token: int) -> bool:
    """Whether a declaration of a namespace or class begins at a token."""
    path = code.cutter.path(token)
    return bool(path) and path[-1].sort == c.SIMPLE and path[-1].start == token


def _tell(code: UserCode, told: list[int], number: int, name: int, start: int = -1) -> None:
    """Tells of a name that is no type and no constructor, and of those behind commas; of a template the declaration is
    said to `start` somewhere else."""
    kinds = code.kinds
    entity = code.lookup().resolve(name)
    if entity is not None and entity.sort in _TYPES:
        return
    if entity is None and code.lexemes[name] in _class_names(code, name):
        return
    at = name
    start = name if start < 0 else start
    while True:
        if kinds[at] == k.IDENTIFIER:
            told.append(at)
            while kinds[start - 1] in _POINTERS:
                start -= 1
            code.add(number, start)
        while kinds[at] not in b",;)]}":
            at = code.brackets.skip(at) if kinds[at] in b"([{" else at + 1
        if kinds[at] != k.COMMA:
            return
        at += 1
        while kinds[at] in _POINTERS:
            at += 1
        start = at


def _class_names(code: UserCode, token: int) -> set[str]:
    """The names in the heads of the classes around a token."""
    found: set[str] = set()
    for piece in code.cutter.path(token)[:-1]:
        if piece.sort == c.CLASS:
            found.update(code.lexemes[piece.head : piece.body])
    return found
