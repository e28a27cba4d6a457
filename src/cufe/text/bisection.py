"""Places in sorted lists of integers: compiled, a loop is a quarter of a call of `bisect`, which compares objects."""

from bisect import bisect_left, bisect_right

from cufe.final import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_COMPILED: Final = not __file__.endswith(".py")


def count_below(values: list[int], limit: int) -> int:
    """How many of the values, which are in order, are below a limit: `bisect_left`."""
    if not _COMPILED:
        return bisect_left(values, limit)
    low: i64 = 0
    high: i64 = len(values)
    bound: i64 = limit
    middle: i64
    value: i64
    while low < high:
        middle = (low + high) >> 1
        value = values[middle]
        if value < bound:
            low = middle + 1
        else:
            high = middle
    return low


def count_up_to(values: list[int], limit: int) -> int:
    """How many of the values, which are in order, are not above a limit: `bisect_right`."""
    return bisect_right(values, limit) if not _COMPILED else count_below(values, limit + 1)


def within(values: list[int], stretches: list[tuple[int, int]]) -> list[int]:
    """The values that lie in stretches (end excluded); both are in order."""
    found: list[int] = []
    at = 0
    while at < len(values):
        value = values[at]
        low = 0
        high = len(stretches)
        while low < high:
            middle = (low + high) >> 1
            if stretches[middle][1] <= value:
                low = middle + 1
            else:
                high = middle
        if low == len(stretches):
            break
        start, end = stretches[low]
        if start > value:
            at = count_below(values, start)
        else:
            behind = count_below(values, end)
            found += values[at:behind]
            at = behind
    return found
