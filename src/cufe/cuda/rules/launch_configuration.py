"""`__launch_bounds__`, `__maxnreg__`, `__cluster_dims__`, `__block_size__` (spec 21; observed: diagnostics-a 5.5)."""

from cufe.cuda.marks import GLOBAL, LAUNCH_CONFIGURATION
from cufe.cuda.rules.constants import integer
from cufe.cuda.rules.declared import Declared, word_of
from cufe.final import Final
from cufe.syntax import nodes as n

_ONLY_ON_KERNELS: Final = 20077
_ONLY_NON_MEMBERS: Final = 20078
_CLUSTER_NOT_POSITIVE: Final = 20228
_CLUSTER_TOO_LARGE: Final = 20229
_NO_LAUNCH_BOUNDS: Final = 20238
_BLOCKS_NEGATIVE: Final = 20248
_BLOCKS_TOO_LARGE: Final = 20249
_TOO_MANY_BLOCKS: Final = 20250
_MAXNREG_ONLY_ON_KERNELS: Final = 20258
_MAXNREG_NOT_POSITIVE: Final = 20260
_MAXNREG_TOO_LARGE: Final = 20261
_BOUNDS_AND_MAXNREG: Final = 20262
_LOCAL_MAXNREG_NOT_POSITIVE: Final = 20329
_LOCAL_MAXNREG_TOO_LARGE: Final = 20330
_CLUSTER_DIMS_UNSUPPORTED: Final = 20230
_BLOCKS_UNSUPPORTED: Final = 20247
_BLOCK_SIZE_UNSUPPORTED: Final = 20333
_BLOCK_SIZE_NOT_POSITIVE: Final = 20331
_BLOCK_SIZE_TOO_LARGE: Final = 20332
_CLUSTER_AND_BLOCK_SIZE: Final = 20334

_LARGEST: Final = 0x7FFFFFFF
#: the first architecture with clusters of blocks
_FIRST_WITH_CLUSTERS: Final = 90
_OPEN_ROUND: Final = ord("(")


class Configuration:
    """What the declarations of one function said so far; -1 stands for a number that is not known or not given."""

    def __init__(self) -> None:
        self.kernel: bool = False
        self.bounds: bool = False
        self.blocks: int = -1
        self.maxnreg: bool = False
        self.maxnreg_known: bool = False
        self.cluster: bool = False
        self.cluster_product: int = -1
        self.block_size: bool = False
        self.second_tuple: bool = False
        self.block_product: int = -1


def check_configuration(one: Declared, known: Configuration, may_be_kernel: bool) -> None:
    """Judges one declaration of a function; `may_be_kernel` says that another declaration could make it one that is
    spelt otherwise."""
    if one.declaration.instantiation >= 0:
        return
    if one.words & GLOBAL:
        known.kernel = True
    if one.words & LAUNCH_CONFIGURATION:
        member = one.is_member()
        for attribute in one.attributes:
            if word_of(attribute) & LAUNCH_CONFIGURATION:
                _read(one, attribute, known, member)
    _judge(one, known, may_be_kernel)


def _arguments(one: Declared, opening: int) -> list[tuple[int, int]]:
    """The arguments in the parentheses at `opening`, as tokens."""
    if opening < 0:
        return []
    parser = one.examined.parser
    close = one.examined.brackets.close(opening)
    found: list[tuple[int, int]] = []
    at = opening + 1
    while at < close:
        end = parser.skip_to_comma(at, close)
        found.append((at, end))
        at = end + 1
    return found


def _values(one: Declared, opening: int) -> list[int | None]:
    brackets = one.examined.brackets
    return [integer(brackets, start, end) for start, end in _arguments(one, opening)]


def _lacks_clusters(one: Declared) -> bool:
    """Whether the device pass is for an architecture without clusters of blocks."""
    architecture = one.examined.architecture
    return architecture is not None and architecture.number < _FIRST_WITH_CLUSTERS


def _read(one: Declared, attribute: n.Attribute, known: Configuration, member: bool | None) -> None:
    name = attribute.name
    at = attribute.first
    if name == "block_size":
        if _lacks_clusters(one):
            one.examined.add(_BLOCK_SIZE_UNSUPPORTED, at)
        _read_block_size(one, attribute, known)
        return
    if name == "cluster_dims" and _lacks_clusters(one):
        one.examined.add(_CLUSTER_DIMS_UNSUPPORTED, at)
    values = _values(one, attribute.arguments)
    if name == "launch_bounds":
        if values:
            if member:
                one.examined.add(_ONLY_NON_MEMBERS, at, "__launch_bounds__")
            known.bounds = True
        if len(values) == 3:
            blocks = values[2]
            if _lacks_clusters(one):
                one.examined.add(_BLOCKS_UNSUPPORTED, at)
            _range(one, at, blocks, 0, _BLOCKS_NEGATIVE, _BLOCKS_TOO_LARGE)
            known.blocks = blocks if blocks is not None and 0 < blocks <= _LARGEST else -1
    elif name == "maxnreg" and len(values) == 1:
        _range(one, at, values[0], 1, _MAXNREG_NOT_POSITIVE, _MAXNREG_TOO_LARGE)
        known.maxnreg = True
        known.maxnreg_known = known.maxnreg_known or (values[0] is not None and 0 < values[0] <= _LARGEST)
    elif name == "local_maxnreg" and len(values) == 1:
        _range(one, at, values[0], 1, _LOCAL_MAXNREG_NOT_POSITIVE, _LOCAL_MAXNREG_TOO_LARGE)
    elif name == "cluster_dims" and 0 < len(values) <= 3:
        for value in values:
            _range(one, at, value, 1, _CLUSTER_NOT_POSITIVE, _CLUSTER_TOO_LARGE)
        if known.second_tuple:
            one.examined.add(_CLUSTER_AND_BLOCK_SIZE, at)
        known.cluster = True
        known.cluster_product = _product(values)


def _read_block_size(one: Declared, attribute: n.Attribute, known: Configuration) -> None:
    tuples = _arguments(one, attribute.arguments)
    kinds = one.examined.kinds
    close = one.examined.brackets.close
    if not 0 < len(tuples) <= 2:
        return
    if any(kinds[start] != _OPEN_ROUND or close(start) + 1 != end for start, end in tuples):
        return
    values = [_values(one, start) for start, _ in tuples]
    if any(len(part) != 3 for part in values):
        return
    for part in values:
        for value in part:
            _range(one, attribute.first, value, 1, _BLOCK_SIZE_NOT_POSITIVE, _BLOCK_SIZE_TOO_LARGE)
    known.block_size = True
    if len(values) == 2:
        if known.cluster:
            one.examined.add(_CLUSTER_AND_BLOCK_SIZE, attribute.first)
        known.second_tuple = True
        known.block_product = _product(values[1])


def _range(one: Declared, at: int, value: int | None, least: int, too_small: int, too_large: int) -> None:
    if value is None:
        return
    if value < least:
        one.examined.add(too_small, at)
    elif value > _LARGEST:
        one.examined.add(too_large, at)


def _product(values: list[int | None]) -> int:
    product = 1
    for value in values:
        if value is None or not 0 < value <= _LARGEST:
            return -1
        product *= value
    return product


def _judge(one: Declared, known: Configuration, may_be_kernel: bool) -> None:
    """What is asked when the declaration is complete, of the function with all that its declarations said so far."""
    examined = one.examined
    at = one.name_token
    if not known.kernel and not may_be_kernel:
        if known.bounds:
            examined.add(_ONLY_ON_KERNELS, at, "__launch_bounds__")
        if known.cluster:
            examined.add(_ONLY_ON_KERNELS, at, "__cluster_dims__")
        if known.block_size:
            examined.add(_ONLY_ON_KERNELS, at, "__block_size__")
        if known.maxnreg:
            examined.add(_MAXNREG_ONLY_ON_KERNELS, at)
    if known.bounds and known.maxnreg_known:
        examined.add(_BOUNDS_AND_MAXNREG, at)
    product = known.block_product if known.block_product >= 0 else known.cluster_product
    if known.blocks > 0 and product > known.blocks:
        name = "__block_size__" if known.block_size else "__cluster_dims__"
        examined.add(_TOO_MANY_BLOCKS, at, name)


def check_missing_bounds(one: Declared, known: Configuration) -> None:
    """A kernel without `__launch_bounds__` (20238, off by default)."""
    if known.kernel and not known.bounds and one.declaration.instantiation < 0:
        one.examined.add(_NO_LAUNCH_BOUNDS, one.name_token)
