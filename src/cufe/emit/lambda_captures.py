"""What an extended lambda captures, as template arguments and as values of its wrapper.

Observed: lambdas 2.7.  Explicit captures come first, as they are listed, then implicit ones by their first use.
"""

from typing import Final

from cufe.emit.context import Context
from cufe.emit.lambda_tags import is_mutable
from cufe.syntax import expression_nodes as e
from cufe.syntax.body import Body
from cufe.text import kinds as k

_ASSIGN: Final = ord("=")
_OPEN_BRACE: Final = ord("{")

_THIS: Final = "decltype(this) const"
_STAR_THIS: Final = "typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this)>::type>::type"


class Captured:
    """One capture: the type of the wrapper's field and the value that it is made from."""

    def __init__(self, type: str, value: str) -> None:
        self.type: str = type
        self.value: str = value


def captures_of(context: Context, body: Body, node: e.Lambda) -> list[Captured]:
    """All captures of the lambda `node` in `body`, in the order that the device compiler has."""
    found: list[Captured] = []
    names: set[str] = set()
    this = False
    for capture in node.captures:
        if capture.sort == e.THIS_CAPTURE:
            found.append(Captured(_THIS, "this"))
            this = True
        elif capture.sort == e.STAR_THIS_CAPTURE:
            found.append(Captured(_STAR_THIS if is_mutable(node) else f"{_STAR_THIS} const", "*this"))
            this = True
        elif capture.sort == e.BY_COPY or capture.sort == e.BY_REFERENCE:
            name = context.lexemes[capture.name]
            names.add(name)
            found.append(_variable(name))
        else:
            names.add(context.lexemes[capture.name])
            found.append(_initialised(context, capture))
    if node.default >= 0:
        for name in _implicit(context, body, node, names, this):
            found.append(Captured(_THIS, "this") if name == "this" else _variable(name))
    return found


def _variable(name: str) -> Captured:
    return Captured(f"typename __nvdl_remove_ref<decltype({name})>::type", name)


def _initialised(context: Context, capture: e.Capture) -> Captured:
    """`y = e`, `y(e)` or `y{e}`, for which `decltype` needs `e` alone."""
    start = capture.name + 1
    kind = context.kinds[start]
    last = capture.end - 1
    if kind == _ASSIGN:
        start += 1
    elif kind == _OPEN_BRACE:
        start += 1
        last -= 1
    unit = context.unit
    value = context.edits.rendered_line(unit.offset(start), unit.end_offset(last)).strip()
    operand = f"decltype({value})"
    if context.settings.clang:
        # clang warns of an operand with side effects, which the user did not write into `decltype`.
        before = '_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \\"-Wunevaluated-expression\\"") '
        operand = f'{before}{operand} _Pragma("GCC diagnostic pop")'
    return Captured(f"typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<{operand}>::type>::type", value)


def _implicit(context: Context, body: Body, node: e.Lambda, names: set[str], this: bool) -> list[str]:
    return []
