"""What extended lambdas capture without naming it in their lists (observed: lambdas 6.2), and their literal types."""

from cufe.cuda.rules.lambdas.captured_types import is_this
from cufe.cuda.rules.lambdas.extended_lambda import ExtendedLambda
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.il.types import PackExpansionType
from cufe.syntax import expression_nodes as e
from cufe.syntax.uses import CONSTEXPR_BRANCH, CONSTEXPR_CONDITION, uses_in, uses_of_this
from cufe.text import kinds as k

_BY_REFERENCE: Final = 20136
_PACK: Final = 20137
_THIS: Final = 20178
_CONSTEXPR_IF: Final = 20234


def check_implicit_captures(lambda_: ExtendedLambda) -> None:
    """Judges what a lambda captures by default, `this` behind the variables."""
    node = lambda_.node
    if lambda_.typed is None or node.block is None:
        return
    examined = lambda_.examined
    by_reference = examined.kinds[node.default] == k.AMPERSAND
    block: list[e.Node] = [node.block]
    uses = uses_in(block, node, examined.kinds)
    # A member function is found where its name starts, a field where it is named.
    flags = {use.name.start: use.flags for use in uses if use.name is not None}
    flags |= {use.token: use.flags for use in [*uses, *uses_of_this(block, node, examined.kinds)]}
    captures = [capture for capture in lambda_.typed.captures if capture.implicit and capture.token in flags]
    for capture in sorted(captures, key=is_this):
        token = capture.token
        in_constexpr_if = bool(flags.get(token, 0) & (CONSTEXPR_BRANCH | CONSTEXPR_CONDITION))
        if is_this(capture):
            if examined.report.may_show(_THIS, "this_addr_capture_ext_lambda"):
                examined.add(_THIS, token)
        else:
            if by_reference:
                lambda_.add_use(_BY_REFERENCE, token)
            if isinstance(capture.field.type, PackExpansionType):
                lambda_.add_use(_PACK, token)
            if in_constexpr_if:
                lambda_.add_use(_CONSTEXPR_IF, token)
        lambda_.types.check_capture(capture, token, token, lambda_.sort, lambda_.generic)
        if in_constexpr_if and is_this(capture):
            examined.add(_CONSTEXPR_IF, token, lambda_.sort)


# Variables that are extended lambdas are of no literal type: not constexpr (2402), nor in such functions (2660).


_CONSTEXPR_VARIABLE: Final = 2402
_CONSTEXPR_FUNCTION: Final = 2660
_INITIALISERS: Final = b"={("
_SPECIFIERS: Final = bytes((k.AUTO, k.CONST, k.CONSTEXPR, k.STATIC))


def check_variable_of(lambda_: ExtendedLambda, told: set[int]) -> None:
    """Judges the variable that a lambda initialises; `told` are the functions in which one was reported, which does."""
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
