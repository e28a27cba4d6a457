"""What extended lambdas capture without naming it in their lists (observed: lambdas 6.2), and their literal types."""

from cufe.checks.lambdas.lambda_forms import is_member_function
from cufe.cuda.rules.lambdas.captured_types import is_this
from cufe.cuda.rules.lambdas.extended_lambda import ExtendedLambda
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax.uses import (
    CONSTANT,
    CONSTEXPR_BRANCH,
    CONSTEXPR_CONDITION,
    MEMBER,
    TEMPLATE_ARGUMENT,
    UNEVALUATED,
    Use,
    uses_in,
    uses_of_this,
)
from cufe.text import kinds as k

_BY_REFERENCE: Final = 20136
_PACK: Final = 20137
_THIS: Final = 20178
_CONSTEXPR_IF: Final = 20234


def check_implicit_captures(lambda_: ExtendedLambda) -> None:
    node = lambda_.node
    examined = lambda_.examined
    if node.default < 0 or node.block is None:
        return
    by_reference = examined.kinds[node.default] == k.AMPERSAND
    explicit = {examined.lexemes[capture.name] for capture in node.captures if capture.sort != e.STAR_THIS_CAPTURE}
    seen: list[Entity] = []
    lookup = examined.lookup()
    for use in uses_in([node.block], node, examined.kinds):
        if use.flags & (UNEVALUATED | MEMBER) or examined.lexemes[use.token] in explicit:
            continue
        if use.name is not None and use.name.qualified:
            continue
        entity = lookup.resolve(use.token)
        if entity is None or entity in seen or not _is_captured(lambda_, use, entity):
            continue
        seen.append(entity)
        _check_implicit(lambda_, use, entity, by_reference)
        _check_type(lambda_, use)
    if _captures_this(lambda_):
        _check_implicit_this(lambda_)


def _check_implicit(lambda_: ExtendedLambda, use: Use, entity: Entity, by_reference: bool) -> None:
    if by_reference:
        lambda_.add_use(_BY_REFERENCE, use.token)
    declarator = entity.bindings[0].declarator
    if declarator is not None and declarator.pack >= 0:
        lambda_.add_use(_PACK, use.token)
    if use.flags & (CONSTEXPR_BRANCH | CONSTEXPR_CONDITION):
        lambda_.add_use(_CONSTEXPR_IF, use.token)


def _check_type(lambda_: ExtendedLambda, use: Use) -> None:
    """The type of a captured variable, which may be a constant that an ordinary lambda would not capture."""
    typed = lambda_.typed
    if typed is None:
        return
    variable = lambda_.types.variable(typed, use.token)
    for capture in typed.captures:
        if capture.implicit and (capture.token == use.token if variable is None else capture.variable is variable):
            lambda_.types.check_capture(capture, use.token, use.token, lambda_.sort, lambda_.generic)
            return
    if variable is not None:
        lambda_.types.check_variable(variable, use.token, use.token, lambda_.sort, lambda_.generic)


def _captures_this(lambda_: ExtendedLambda) -> bool:
    """Whether the typed tree has `this` as an implicit capture."""
    if lambda_.typed is None:
        return False
    return any(capture.implicit and is_this(capture) for capture in lambda_.typed.captures)


def _check_implicit_this(lambda_: ExtendedLambda) -> None:
    """`this` is captured where it or a member is used first."""
    examined = lambda_.examined
    use = _first_use_of_this(lambda_)
    if use is None:
        return
    if examined.report.may_show(_THIS, "this_addr_capture_ext_lambda"):
        examined.add(_THIS, use.token)
    for capture in lambda_.typed.captures if lambda_.typed is not None else []:
        if capture.implicit and is_this(capture):
            lambda_.types.check_capture(capture, use.token, use.token, lambda_.sort, lambda_.generic)
    if use.flags & (CONSTEXPR_BRANCH | CONSTEXPR_CONDITION):
        examined.add(_CONSTEXPR_IF, use.token, lambda_.sort)


def _first_use_of_this(lambda_: ExtendedLambda) -> Use | None:
    examined = lambda_.examined
    node = lambda_.node
    if node.block is None:
        return None
    lookup = examined.lookup()
    found: Use | None = None
    for use in uses_in([node.block], node, examined.kinds):
        if use.flags & (UNEVALUATED | MEMBER) or _is_pointed_to(lambda_, use):
            continue
        entity = lookup.resolve(use.token)
        if entity is not None and entity.sort == en.FIELD:
            found = use
            break
        if entity is not None and is_member_function(examined, entity):
            # A member function is found where its name starts, a field where it is named.
            found = Use(use.token if use.name is None else use.name.start, use.name, use.flags, use.parent)
            break
    if examined.kinds.find(k.THIS, node.body, node.end) < 0:
        return found
    written = [use for use in uses_of_this([node.block], node, examined.kinds) if not use.flags & UNEVALUATED]
    return written[0] if written and (found is None or written[0].token < found.token) else found


def _is_pointed_to(lambda_: ExtendedLambda, use: Use) -> bool:
    """Whether a qualified name makes a pointer to a member ([expr.unary.op]/4)."""
    return use.name is not None and use.name.qualified and lambda_.examined.kinds[use.name.start - 1] == k.AMPERSAND


def _is_captured(lambda_: ExtendedLambda, use: Use, entity: Entity) -> bool:
    """Whether a name means an automatic variable around the lambda that this use captures.

    A constant is captured by an extended lambda as well, but not by a use in a constant expression, of which the
    condition of `if constexpr` is none."""
    if entity.sort not in (en.LOCAL, en.PARAMETER) or not entity.bindings or entity.token >= lambda_.slot.opening:
        return False
    if entity.sort == en.LOCAL and entity.storage != en.AUTOMATIC:
        return False
    declaration = entity.bindings[0].declaration
    if declaration is None or not declaration.specifiers.flags & (n.CONST | n.CONSTEXPR | n.STATIC):
        return True
    if declaration.specifiers.flags & n.STATIC:
        return False
    in_condition = use.flags & (CONSTEXPR_CONDITION | TEMPLATE_ARGUMENT) == CONSTEXPR_CONDITION
    return in_condition or not use.flags & CONSTANT


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
