"""What lambdas must not look like: names and specifiers twice, specifiers without parameters, variables in default
arguments, places where no lambda may stand before C++20 ([expr.prim.lambda])."""

from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import expression_nodes as e
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

_SPECIFIERS: Final = (k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.STATIC)
#: operators whose operands are not evaluated, behind which stands a parenthesis
_UNEVALUATED: Final = (k.SIZEOF, k.DECLTYPE, k.NOEXCEPT, k.TYPEOF)
_NO_VARIABLE: Final = UNEVALUATED | MEMBER | CAPTURE | QUALIFIED
#: in front of the name of a parameter, and behind it
_BEFORE_NAME: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.AUTO, k.AND, k.CONST, k.ELLIPSIS)) + b"*&>"
_BEHIND_NAME: Final = b",)=["
#: what can follow the list of a lambda
_BEHIND_LIST: Final = bytes(
    (k.ATTRIBUTE, k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.NOEXCEPT, k.ARROW, k.STATIC, k.REQUIRES, k.ATTRIBUTE_MACRO,
     k.IDENTIFIER)
) + b"({<["  # fmt: skip
#: what follows parameters
_BEHIND_PARAMETERS: Final = bytes((k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.NOEXCEPT, k.ARROW, k.STATIC))


def check_lambda_forms(code: UserCode) -> None:
    """Judges the lambdas in the user's code by their tokens."""
    if code.settings.standard < _CXX20:
        _check_unevaluated(code)
    # Once in a unit.
    told = told_pack = False
    for opening in k.each(code.kinds, k.OPEN_SQUARE, code.in_full):
        if not _is_lambda(code, opening):
            continue
        at = behind_annotations(code, code.brackets.close(opening) + 1)
        if code.kinds[at] in _BEHIND_PARAMETERS:
            # What is wrong with the annotations is reported first.
            code.add_late(_NO_PARAMETERS, at, at + 1)
        if code.settings.standard < _CXX20:
            if code.kinds[at] == k.LESS and not told:
                told = True
                code.add(_HEAD_BEFORE_CXX20, at)
            if not told_pack:
                told_pack = _check_pack(code, opening)
            if code.kinds[opening - 1] == k.LESS or code.kinds[opening - 2] == k.LESS:
                _check_argument(code, opening)
        if code.kinds[at] == k.OPEN_ROUND:
            _check_signature(code, opening, at)


def behind_annotations(code: UserCode, at: int) -> int:
    """Behind the attributes between the list of a lambda and its parameters."""
    kinds = code.kinds
    while kinds[at] in (k.ATTRIBUTE, k.ATTRIBUTE_MACRO) or code.lexemes[at] == "__nv_parent":
        # A macro has no arguments: the parentheses are those of the lambda.
        has_arguments = kinds[at] != k.ATTRIBUTE_MACRO and kinds[at + 1] == k.OPEN_ROUND
        at = code.brackets.skip(at + 1) if has_arguments else at + 1
    return at


def _check_pack(code: UserCode, opening: int) -> bool:
    """Whether an init-capture is a pack: its ellipsis precedes the name."""
    kinds = code.kinds
    close = code.brackets.close(opening)
    at = opening + 1
    while at < close:
        if kinds[at] == k.ELLIPSIS and kinds[at + 1] == k.IDENTIFIER:
            code.add(_PACK_BEFORE_CXX20, at)
            return True
        at = code.brackets.skip(at) if kinds[at] in b"([{" else at + 1
    return False


def _check_unevaluated(code: UserCode) -> None:
    """Lambdas in operands that are not evaluated."""
    kinds = code.kinds
    brackets = code.brackets
    for start, end in code.in_full:
        for word in _UNEVALUATED:
            at = kinds.find(word, start, end)
            while at >= 0:
                if kinds[at + 1] == k.OPEN_ROUND:
                    close = brackets.close(at + 1)
                    opening = kinds.find(k.OPEN_SQUARE, at + 1, close)
                    if opening >= 0 and _is_lambda(code, opening) and not _is_specifier(code, at):
                        code.add(_UNEVALUATED_LAMBDA, opening)
                at = kinds.find(word, at + 1, end)


def _is_lambda(code: UserCode, opening: int) -> bool:
    kinds = code.kinds
    if kinds[opening - 1] == k.GREATER or not may_introduce(kinds, opening):
        # `sizeof(T<int>[2][3])` is of an array.
        return False
    return kinds[code.brackets.close(opening) + 1] in _BEHIND_LIST


def _is_specifier(code: UserCode, at: int) -> bool:
    """Whether `noexcept` says something of a function, and holds no operand."""
    return code.kinds[at] == k.NOEXCEPT and code.kinds[at - 1] == k.CLOSE_ROUND


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


def _check_signature(code: UserCode, opening: int, parameters: int) -> None:
    """The parameters and the specifiers behind them."""
    kinds = code.kinds
    brackets = code.brackets
    close = brackets.close(parameters)
    seen: set[str] = set()
    has_default = False
    at = parameters + 1
    while at < close:
        if kinds[at] == k.IDENTIFIER and kinds[at - 1] in _BEFORE_NAME and kinds[at + 1] in _BEHIND_NAME:
            if code.lexemes[at] in seen:
                code.add(_DUPLICATE_PARAMETER, at)
            seen.add(code.lexemes[at])
        if kinds[at] == k.ASSIGN:
            has_default = True
            while at < close and kinds[at] != k.COMMA:
                at = brackets.skip(at) if kinds[at] in b"([{" else at + 1
        else:
            at = brackets.skip(at) if kinds[at] in b"([{" else at + 1
    if has_default:
        _check_defaults(code, opening)
    words: set[int] = set()
    at = close + 1
    while kinds[at] in _SPECIFIERS:
        if kinds[at] in words:
            code.add(_DUPLICATE_SPECIFIER, at)
        words.add(kinds[at])
        at += 1


def _check_defaults(code: UserCode, opening: int) -> None:
    """Variables of the function around, in default arguments; also those that are constants or static."""
    lambda_ = lambda_at(code, opening)
    if lambda_ is None:
        return
    nodes: list[e.Node] = [lambda_.signature]
    for use in uses_in(nodes, lambda_, code.kinds):
        if use.parent is not lambda_ or not use.flags & DEFAULT_ARGUMENT or use.flags & _NO_VARIABLE:
            continue
        entity = code.lookup().resolve(use.token)
        if entity is not None and entity.sort in (en.LOCAL, en.PARAMETER) and entity.token < opening:
            if entity.bindings and not entity.is_type:
                code.add(_LOCAL_IN_DEFAULT, use.token)


def lambda_at(code: UserCode, opening: int) -> e.Lambda | None:
    """The lambda that begins at a `[`; None where that is none."""
    body = code.lookup().body_at(opening)
    lambda_ = None if body is None else body.lambda_at(opening)
    return lambda_ if lambda_ is not None and lambda_.start == opening else None
