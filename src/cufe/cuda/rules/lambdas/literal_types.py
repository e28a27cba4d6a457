"""Variables that are extended lambdas are of no literal type: not constexpr (2402), nor in such functions (2660)."""

from cufe.cuda.rules.lambdas.extended_lambda import ExtendedLambda
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.text import kinds as k

_CONSTEXPR_VARIABLE: Final = 2402
_CONSTEXPR_FUNCTION: Final = 2660
_INITIALISERS: Final = b"={("
_SPECIFIERS: Final = bytes((k.AUTO, k.CONST, k.CONSTEXPR, k.STATIC))


def check_variable_of(lambda_: ExtendedLambda, told: set[int]) -> None:
    """Judges the variable that a lambda initialises; `told` are the functions in which one was told of, which does."""
    examined = lambda_.examined
    kinds = examined.kinds
    name = lambda_.slot.opening - 2
    if kinds[name + 1] not in _INITIALISERS or kinds[name] != k.IDENTIFIER or kinds[name - 1] not in _SPECIFIERS:
        return
    start = name
    while kinds[start - 1] in _SPECIFIERS:
        start -= 1
    found_at = examined.brackets.close(lambda_.node.body)
    at = kinds.find(k.CONSTEXPR, start, name)
    if at >= 0:
        examined.add_late(_CONSTEXPR_VARIABLE, at, found_at)
    elif lambda_.typed is not None and not lambda_.generic and lambda_.node.parent is None:
        piece = lambda_.around.piece
        if kinds.find(k.CONSTEXPR, piece.start, piece.body) >= 0 and piece.start not in told:
            told.add(piece.start)
            const = "const " if kinds.find(k.CONST, start, name) >= 0 else ""
            text = const + lambda_.types.closure_name(lambda_.typed)
            examined.add_late(_CONSTEXPR_FUNCTION, name, found_at, TypeName(text))
