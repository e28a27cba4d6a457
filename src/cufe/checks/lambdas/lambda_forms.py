"""What lambdas must not look like: names and specifiers twice, specifiers without parameters, variables in default
arguments, places where no lambda may stand before C++20 ([expr.prim.lambda])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax.expression_tokens import LAMBDA_FLAGS
from cufe.syntax.lambda_expression import may_introduce
from cufe.syntax.uses import CAPTURE, DEFAULT_ARGUMENT, MEMBER, QUALIFIED, UNEVALUATED, uses_in
from cufe.text import kinds as k

_DUPLICATE_PARAMETER: Final = 100
_DUPLICATE_SPECIFIER: Final = 240
_LOCAL_IN_DEFAULT: Final = 394
_UNEVALUATED_LAMBDA: Final = 1777
_LAMBDA_IN_ARGUMENT: Final = 2896
_PACK_BEFORE_CXX20: Final = 3121
_NO_PARAMETERS: Final = 3216
_HEAD_BEFORE_CXX20: Final = 3288

_CXX20: Final = 20

#: operators whose operands are not evaluated, behind which stands a parenthesis
_UNEVALUATED: Final = (k.SIZEOF, k.DECLTYPE, k.NOEXCEPT, k.TYPEOF)
_NO_VARIABLE: Final = UNEVALUATED | MEMBER | CAPTURE | QUALIFIED
#: what follows parameters
_BEHIND_PARAMETERS: Final = bytes((*LAMBDA_FLAGS, k.NOEXCEPT, k.ARROW))


def check_lambda_forms(code: UserCode) -> None:
    """Judges the lambdas in the user's code as they are written."""
    if code.settings.standard < _CXX20:
        _check_unevaluated(code)
    # Once in a unit.
    told_head = told_pack = False
    for opening in k.each(code.kinds, k.OPEN_SQUARE, code.in_full):
        node = lambda_at(code, opening) if may_introduce(code.kinds, opening) else None
        if node is None:
            continue
        if node.parameters is None and node.head is None and code.kinds[node.specifiers] in _BEHIND_PARAMETERS:
            # What is wrong with the annotations is reported first.
            code.add_late(_NO_PARAMETERS, node.specifiers, node.specifiers + 1)
        if code.settings.standard < _CXX20:
            if node.head is not None and not told_head:
                told_head = True
                code.add(_HEAD_BEFORE_CXX20, node.head.start + 1)
            pack = next((one.pack for one in node.captures if one.value and one.pack >= 0), -1)
            if pack >= 0 and not told_pack:
                told_pack = True
                code.add(_PACK_BEFORE_CXX20, pack)
            if code.kinds[opening - 1] == k.LESS or code.kinds[opening - 2] == k.LESS:
                _check_argument(code, opening)
        if node.parameters is not None:
            _check_signature(code, node, node.parameters)


def _check_unevaluated(code: UserCode) -> None:
    """Lambdas in operands that are not evaluated, the first of each."""
    kinds = code.kinds
    for word in _UNEVALUATED:
        for at in k.each(kinds, word, code.in_full):
            # `noexcept` behind parameters says something of a function, and holds no operand.
            if kinds[at + 1] == k.OPEN_ROUND and (kinds[at] != k.NOEXCEPT or kinds[at - 1] != k.CLOSE_ROUND):
                opening = kinds.find(k.OPEN_SQUARE, at + 1, code.brackets.close(at + 1))
                if opening >= 0 and may_introduce(kinds, opening) and lambda_at(code, opening) is not None:
                    code.add(_UNEVALUATED_LAMBDA, opening)


def _check_argument(code: UserCode, opening: int) -> None:
    """A lambda right behind the `<` of a template's arguments."""
    less = opening - 1 if code.kinds[opening - 1] == k.LESS else opening - 2
    if less < opening - 1 and code.kinds[opening - 1] != k.OPEN_ROUND:
        return
    if code.kinds[less - 1] != k.IDENTIFIER:
        return
    entity = code.lookup().resolve(less - 1)
    if entity is not None and entity.template:
        code.add(_LAMBDA_IN_ARGUMENT, opening)


def _check_signature(code: UserCode, node: e.Lambda, function: n.DeclaratorOperator) -> None:
    """The parameters and the specifiers behind them."""
    seen: set[str] = set()
    for parameter in function.parameters:
        name = parameter.declarator.id
        if name >= 0 and code.lexemes[name] in seen:
            code.add(_DUPLICATE_PARAMETER, name)
        elif name >= 0:
            seen.add(code.lexemes[name])
    if any(parameter.declarator.initialiser == n.ASSIGNED for parameter in function.parameters):
        _check_defaults(code, node)
    words: set[int] = set()
    at = node.specifiers
    while code.kinds[at] in LAMBDA_FLAGS:
        if code.kinds[at] in words:
            code.add(_DUPLICATE_SPECIFIER, at)
        words.add(code.kinds[at])
        at += 1


def _check_defaults(code: UserCode, node: e.Lambda) -> None:
    """Variables of the function around, in default arguments; also those that are constants or static."""
    nodes: list[e.Node] = [node.signature]
    for use in uses_in(nodes, node, code.kinds):
        if use.parent is not node or not use.flags & DEFAULT_ARGUMENT or use.flags & _NO_VARIABLE:
            continue
        entity = code.lookup().resolve(use.token)
        if entity is not None and entity.sort in (en.LOCAL, en.PARAMETER) and entity.token < node.start:
            if entity.bindings and not entity.is_type:
                code.add(_LOCAL_IN_DEFAULT, use.token)


def lambda_at(code: UserCode, opening: int) -> e.Lambda | None:
    """The lambda that begins at a `[`; None where that is none."""
    body = code.lookup().body_at(opening)
    lambda_ = None if body is None else body.lambda_at(opening)
    return lambda_ if lambda_ is not None and lambda_.start == opening else None
