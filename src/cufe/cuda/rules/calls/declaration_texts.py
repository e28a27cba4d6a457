"""What the text of a declaration tells of it: which space, which names, what could be called."""

from cufe import regex as re
from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, HOST
from cufe.cuda.rules.declared import parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.templates.parameters import is_invented
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.syntax.lambda_introducers import may_introduce
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

#: in front of a name that is declared, and behind it
_BEFORE_DECLARED: Final = bytes((k.IDENTIFIER, k.GREATER, k.AMPERSAND, k.STAR, k.AND, k.AUTO, k.CONST, k.BUILTIN_TYPE))
_BEHIND_DECLARED: Final = b";=,){(:["
_CALLED: Final = b")]}"
#: in the head of a template whose instances are made by their uses
_MADE_AT_ONCE: Final = (k.AUTO, k.DECLTYPE, k.CONSTEXPR)
#: what makes `(...)(` a cast and no call
_BEFORE_CAST: Final = bytes((k.BUILTIN_TYPE, k.STAR, k.AMPERSAND))
#: `using N =`
_ALIAS: Final = bytes((k.USING, k.IDENTIFIER, k.ASSIGN))

_PARAMETER: Final = re.escape(bytes((k.CLASS, k.TYPENAME, k.BUILTIN_TYPE)))
_CONSTRAINED: Final = re.escape(bytes((k.IDENTIFIER, k.IDENTIFIER)))
#: `](auto`, and `]<class`, `]<int`, `]<Concept T`
GENERIC_LAMBDA: Final = TokenPattern(
    rb"\((?<=[\])>]\()" + re.escape(bytes((k.AUTO,))) + rb"|<(?<=\]<)(?:[" + _PARAMETER + b"]|" + _CONSTRAINED + b")",
    bytes((k.AUTO, k.LESS)),
)


def is_for_device(examined: ExaminedUnit, piece: Piece) -> bool:
    """Whether a function is for the device alone."""
    end = piece.body if piece.body >= 0 else piece.end
    words = examined.marks.union(piece.start, end) & EXECUTION_SPACES
    return words not in (0, HOST, HOST | DEVICE)


def is_own_name(examined: ExaminedUnit, path: list[Piece], token: int) -> bool:
    """Whether a token in the head of a function belongs to its own name."""
    if token > path[-1].body:
        return False
    for one in parse_piece(examined, path[-1], path[:-1], False):
        if one.declarator.name_first <= token <= one.declarator.name_last:
            return True
    return False


def initialises(examined: ExaminedUnit, piece: Piece, token: int) -> bool:
    """Whether a token of a declaration stands in an initialiser or in `decltype`."""
    kinds = examined.kinds
    if kinds.find(k.ASSIGN, piece.head, token) >= 0 or kinds.find(k.OPEN_BRACE, piece.head, token) >= 0:
        return True
    return kinds.find(k.DECLTYPE, piece.head, token) >= 0


def instance_names(examined: ExaminedUnit, path: list[Piece]) -> set[str]:
    """The name of a template whose instances are made by their uses."""
    if examined.is_template(path):
        return {one.name for one in parse_piece(examined, path[-1], path[:-1], False)}
    # An `auto` in its parameter list makes a function a template, too ([dcl.fct]/22).
    kinds = examined.kinds
    piece = path[-1]
    opening = kinds.find(k.OPEN_ROUND, piece.head, piece.body)
    if opening < 0 or kinds.find(k.AUTO, opening, piece.body) < 0:
        return set()
    found: set[str] = set()
    for one in parse_piece(examined, piece, path[:-1], False):
        function = one.declarator.function()
        if function is not None and any(is_invented(parameter, kinds) for parameter in function.parameters):
            found.add(one.name)
    return found


def names_made_at_once(examined: ExaminedUnit, stretches: list[tuple[int, int]]) -> set[str]:
    """The templates whose bodies are read where they are used: with a deduced result, constexpr ones."""
    kinds = examined.kinds
    found: set[str] = set()
    for start, end in stretches:
        for kind in _MADE_AT_ONCE:
            for at in k.all_of(kinds, kind, start, end):
                path = examined.cutter.path(at)
                if path and path[-1].sort == c.FUNCTION and at < path[-1].body:
                    found |= instance_names(examined, path)
        for match in GENERIC_LAMBDA.finditer(kinds, start, end):
            path = examined.cutter.path(match.start())
            if path and path[-1].sort == c.SIMPLE:
                found |= names_of_generic_lambdas(examined, path)
    return found


def names_of_generic_lambdas(examined: ExaminedUnit, path: list[Piece]) -> set[str]:
    """The names of variables that are initialised with generic lambdas: their instances are made by calls."""
    piece = path[-1]
    if GENERIC_LAMBDA.search(examined.kinds, piece.start, piece.end) is None:
        return set()
    return {one.name for one in parse_piece(examined, piece, path[:-1], False)}


def names_of_constants(examined: ExaminedUnit, path: list[Piece]) -> set[str]:
    """The names of constants that are initialised with functions: whoever calls one calls the function."""
    piece = path[-1]
    kinds = examined.kinds
    if kinds.find(k.CONST, piece.start, piece.end) < 0 and kinds.find(k.CONSTEXPR, piece.start, piece.end) < 0:
        return set()
    return {one.name for one in parse_piece(examined, piece, path[:-1], False)}


def has_lambda(examined: ExaminedUnit, piece: Piece) -> bool:
    """Whether a declaration has a lambda in it, whose body is code of the host."""
    kinds = examined.kinds
    for at in k.all_of(kinds, k.OPEN_SQUARE, piece.start, piece.end):
        if may_introduce(kinds, at) and kinds.find(k.OPEN_BRACE, at, piece.end) >= 0:
            return True
    return False


def is_alias(examined: ExaminedUnit, piece: Piece) -> bool:
    """Whether a declaration is `using N = ...`, which has no declarator."""
    return examined.kinds.startswith(_ALIAS, piece.head)


def says_nothing(examined: ExaminedUnit, piece: Piece) -> bool:
    """Whether a function has an empty body, and no initialisers of members in front of it."""
    kinds = examined.kinds
    return kinds.startswith(b"}", piece.body + 1) and kinds.find(k.COLON, piece.head, piece.body) < 0


def calls_object(examined: ExaminedUnit, piece: Piece) -> bool:
    """Whether something is called that is no plain function: what an expression gave, or a variable."""
    kinds = examined.kinds
    lexemes = examined.lexemes
    called: set[str] = set()
    declared: set[str] = set()
    for at in range(piece.start, piece.end - 1):
        kind = kinds[at]
        behind = kinds[at + 1]
        if behind == k.OPEN_ROUND and kind in _CALLED and kinds[at - 1] not in _BEFORE_CAST:
            return True
        if kind != k.IDENTIFIER:
            continue
        before = kinds[at - 1]
        if before in _BEFORE_DECLARED and behind in _BEHIND_DECLARED:
            declared.add(lexemes[at])
        elif behind == k.OPEN_ROUND:
            called.add(lexemes[at])
    return not called.isdisjoint(declared)
