"""Pragmas for severity that cannot be wrong, told without the catalog and without a pattern.

Headers are full of them, and where there is no diagnostic it does not matter what they do.
"""

from __future__ import annotations

from cufe.diagnostics.control import numbered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_ACTIONS = frozenset(("suppress", "remark", "warning", "error", "default", "once"))


def all_plain(pragmas: list[tuple[int, str]], is_silent: Callable[[int], bool]) -> bool:
    """Whether each of these directives is a push, a pop with its push, or a list of numbers of diagnostics.

    `pragmas` are offsets and lines; where `is_silent` says so of an offset, mistakes are not told anyway.
    """
    depth = 0
    changes = {line: _depth_change(line) for line in {line for _, line in pragmas}}
    for offset, line in pragmas:
        change = changes[line]
        if change == _NOT_PLAIN and is_silent(offset):
            continue
        depth += change
        if depth < 0:
            return False
    return True


# A change of depth for what is not plain, so that it shows at once.
_NOT_PLAIN = -1 << 30


def _depth_change(line: str) -> int:
    """1 for a push, -1 for a pop, 0 for a list of numbers."""
    directive = line.strip().removeprefix("#").lstrip().removeprefix("pragma").split(None, 1)
    if len(directive) != 2:
        return _NOT_PLAIN
    name, rest = directive
    if name == "nv_diagnostic":
        return {"push": 1, "pop": -1}.get(rest, _NOT_PLAIN)
    if name.removeprefix("nv_diag_") not in _ACTIONS:
        return _NOT_PLAIN
    for element in rest.removeprefix("=").split(","):
        digits = element.strip()
        if not digits.isdigit() or digits[0] == "0" or not numbered(int(digits)):
            return _NOT_PLAIN
    return 0
