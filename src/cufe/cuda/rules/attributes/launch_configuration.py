"""`__launch_bounds__`, `__maxnreg__`, `__cluster_dims__`, `__block_size__` (spec 21; observed: diagnostics-a 5.5)."""

from cufe.cuda.marks import GLOBAL, LAUNCH_CONFIGURATION
from cufe.cuda.rules.declared import Declared, word_of
from cufe.final import TYPE_CHECKING, Final
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.cuda.rules.attributes.values import AttributeValues, Instance

ONLY_ON_KERNELS: Final = 20077
_ONLY_NON_MEMBERS: Final = 20078
_CLUSTER_NOT_POSITIVE: Final = 20228
_CLUSTER_TOO_LARGE: Final = 20229
_NO_LAUNCH_BOUNDS: Final = 20238
_BLOCKS_NEGATIVE: Final = 20248
_BLOCKS_TOO_LARGE: Final = 20249
_TOO_MANY_BLOCKS: Final = 20250
MAXNREG_ONLY_ON_KERNELS: Final = 20258
_MAXNREG_NOT_POSITIVE: Final = 20260
_MAXNREG_TOO_LARGE: Final = 20261
BOUNDS_AND_MAXNREG: Final = 20262
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
        #: applied, not put off until the instances of a template
        self.cluster_applied: bool = False
        self.second_tuple: bool = False
        self.block_product: int = -1
        #: an attribute that only kernels have was put off; it holds for explicit specialisations
        self.maxnreg_put_off: bool = False
        self.cluster_put_off: bool = False
        self.block_size_put_off: bool = False

    def inherited(self) -> "Configuration":
        """A copy, for a function that starts with all this."""
        found = Configuration()
        found.kernel = self.kernel
        found.bounds = self.bounds
        found.blocks = self.blocks
        found.maxnreg = self.maxnreg or self.maxnreg_put_off
        found.maxnreg_known = self.maxnreg_known
        found.cluster = self.cluster or self.cluster_put_off
        found.cluster_product = self.cluster_product
        found.block_size = self.block_size or self.block_size_put_off
        found.cluster_applied = self.cluster_applied
        found.second_tuple = self.second_tuple
        found.block_product = self.block_product
        return found


def check_configuration(one: Declared, known: Configuration, may_be_kernel: bool) -> "AttributeValues | None":
    """Judges one declaration of a function; `may_be_kernel` says that another declaration could make it one that is
    spelt otherwise.  Gives its attributes back where instances of the template have to be asked about them."""
    if one.declaration.instantiation >= 0:
        return None
    if one.words & GLOBAL:
        known.kernel = True
    values: AttributeValues | None = None
    if one.words & LAUNCH_CONFIGURATION:
        values = _values(one, None)
        _read_all(values, known, one.is_member())
    _judge(one, known, may_be_kernel)
    return values if values is not None and values.hanging else None


def check_instance(one: Declared, instance: "Instance") -> None:
    """Applies the attributes of a template's declaration to an instance."""
    _read_all(_values(one, instance), Configuration(), False)


def _values(one: Declared, instance: "Instance | None") -> "AttributeValues":
    # Its rooms are opened where there are such attributes.
    from cufe.cuda.rules.attributes.values import AttributeValues

    return AttributeValues(one, instance)


def _read_all(values: "AttributeValues", known: Configuration, member: bool | None) -> None:
    for attribute in values.one.attributes:
        if word_of(attribute) & LAUNCH_CONFIGURATION:
            _read(values, attribute, known, member)


def _check_architecture(values: "AttributeValues", number: int, at: int, found: list[int | None]) -> None:
    """In the device pass for an architecture without clusters, an attribute whose arguments are well-formed is not
    supported, however many more there are; instances do not say so again."""
    architecture = values.one.examined.architecture
    if values.instance is None and architecture is not None and architecture.number < _FIRST_WITH_CLUSTERS:
        if (not values.failed or values.only_too_many) and (values.hangs or None not in found):
            values.add(number, at)


def _read(values: "AttributeValues", attribute: n.Attribute, known: Configuration, member: bool | None) -> None:
    name = attribute.name
    at = attribute.first
    if name == "block_size":
        _read_block_size(values, attribute, known)
    elif name == "launch_bounds":
        found = values.values(attribute.arguments, 1, 3)
        if found:
            if member and not values.failed:
                values.add(_ONLY_NON_MEMBERS, at, "__launch_bounds__")
            known.bounds = known.bounds or not values.failed
        if len(found) == 3:
            _check_architecture(values, _BLOCKS_UNSUPPORTED, at, found)
            _range(values, at, found[2:], 0, _BLOCKS_NEGATIVE, _BLOCKS_TOO_LARGE)
            blocks = found[2]
            known.blocks = blocks if blocks is not None and 0 < blocks <= _LARGEST else -1
    elif name == "maxnreg":
        found = values.values(attribute.arguments, 1, 1)
        _range(values, at, found, 1, _MAXNREG_NOT_POSITIVE, _MAXNREG_TOO_LARGE)
        if _is_put_off(values):
            known.maxnreg_put_off = True
        else:
            known.maxnreg = known.maxnreg or (not values.failed and _any_in_range(found))
        known.maxnreg_known = known.maxnreg_known or (len(found) == 1 and _product(found) > 0)
    elif name == "local_maxnreg":
        found = values.values(attribute.arguments, 1, 1)
        _range(values, at, found, 1, _LOCAL_MAXNREG_NOT_POSITIVE, _LOCAL_MAXNREG_TOO_LARGE)
    elif name == "cluster_dims":
        found = values.values(attribute.arguments, 0, 3)
        _check_architecture(values, _CLUSTER_DIMS_UNSUPPORTED, at, found)
        if found:
            _range(values, at, found, 1, _CLUSTER_NOT_POSITIVE, _CLUSTER_TOO_LARGE)
            if known.second_tuple and not _is_put_off(values):
                values.add(_CLUSTER_AND_BLOCK_SIZE, at)
            if _is_put_off(values):
                known.cluster_put_off = True
            else:
                known.cluster = known.cluster or (not values.failed and _any_in_range(found))
                known.cluster_applied = True
            # What is out of range counts as left out.
            known.cluster_product = _product([value for value in found if _is_in_range(value)])


def _is_put_off(values: "AttributeValues") -> bool:
    """Whether the attribute that was read last is left to the instances of the template."""
    return values.instance is None and values.hangs


def _read_block_size(values: "AttributeValues", attribute: n.Attribute, known: Configuration) -> None:
    from cufe.cuda.rules.attributes.block_size import read_block_size

    tuples = read_block_size(values, attribute.arguments)
    if not tuples:
        return
    _check_architecture(values, _BLOCK_SIZE_UNSUPPORTED, attribute.first, [one for part in tuples for one in part])
    for part in tuples:
        _range(values, attribute.first, part, 1, _BLOCK_SIZE_NOT_POSITIVE, _BLOCK_SIZE_TOO_LARGE)
    put_off = _is_put_off(values)
    if put_off:
        known.block_size_put_off = True
    else:
        known.block_size = known.block_size or (not values.failed and all(_is_in_range(value) for value in tuples[0]))
    if len(tuples) == 2:
        if known.cluster_applied and not put_off:
            values.add(_CLUSTER_AND_BLOCK_SIZE, attribute.first)
        known.second_tuple = known.second_tuple or not put_off
        known.block_product = _product(tuples[1])


def _range(
    values: "AttributeValues", at: int, found: list[int | None], least: int, too_small: int, too_large: int
) -> None:
    """Whether values are in range; those of a template's instance have been judged if none depends on a parameter."""
    if values.is_told() or _is_put_off(values):
        return
    for value in found:
        if value is None:
            continue
        if value < least:
            values.add(too_small, at)
        elif value > _LARGEST:
            values.add(too_large, at)


def _is_in_range(value: int | None) -> bool:
    """Whether a number counts; one that is not known does."""
    return value is None or 0 < value <= _LARGEST


def _any_in_range(values: list[int | None]) -> bool:
    return any(_is_in_range(value) for value in values)


def _product(values: list[int | None]) -> int:
    product = 1
    for value in values:
        if value is None or not 0 < value <= _LARGEST:
            return -1
        product *= value
    return product


def _complete_at(one: Declared) -> int:
    """The name; of a member with `= default`, `= delete` or `= 0` that sign, and what follows `override` or `final`."""
    if not one.in_class:
        return one.name_token
    sign = one.piece.end - 3
    if one.examined.kinds.startswith(b"=", sign):
        return sign
    behind = one.piece.body if one.piece.body >= 0 else one.piece.end - 1
    return behind if one.examined.lexemes[behind - 1] in k.VIRTUAL_SPECIFIERS else one.name_token


def _judge(one: Declared, known: Configuration, may_be_kernel: bool) -> None:
    """What is asked when the declaration is complete, of the function with all that its declarations said so far."""
    is_declared_before = one.name_token not in one.examined.misfits
    if not one.in_class and one.is_member() and not one.declaration.heads and is_declared_before:
        # Of a member of a plain class only the first declaration is asked.
        return
    told: list[tuple[int, str]] = []
    is_member_template = one.in_class and bool(one.declaration.heads)
    if not known.kernel and not may_be_kernel and not is_member_template:
        if known.bounds:
            told.append((ONLY_ON_KERNELS, "__launch_bounds__"))
        if known.cluster:
            told.append((ONLY_ON_KERNELS, "__cluster_dims__"))
        if known.block_size:
            told.append((ONLY_ON_KERNELS, "__block_size__"))
        if known.maxnreg:
            told.append((MAXNREG_ONLY_ON_KERNELS, ""))
    if known.bounds and known.maxnreg_known:
        told.append((BOUNDS_AND_MAXNREG, ""))
    product = known.block_product if known.block_product >= 0 else known.cluster_product
    if known.blocks > 0 and product > known.blocks:
        told.append((_TOO_MANY_BLOCKS, "__block_size__" if known.block_size else "__cluster_dims__"))
    if told and one.is_friend_of_template():
        for number, word in told:
            one.examined.put_off_friend(one.piece, number, one.name_token, word)
    elif told:
        at = _complete_at(one)
        found_at = max([at, *(attribute.first for attribute in one.attributes)])
        for number, word in told:
            one.examined.add_late(number, at, found_at, *([word] if word else []))


def check_missing_bounds(one: Declared, known: Configuration) -> None:
    """A kernel without `__launch_bounds__` (20238, off by default), told of behind its declarator.

    The device pass makes an instance for an explicit specialisation or instantiation, before it knows attributes."""
    examined = one.examined
    is_directive = one.declaration.instantiation >= 0
    makes_instance = is_directive or any(not head.parameters for head in one.declaration.heads)
    if makes_instance and examined.architecture is not None:
        if known.kernel or one.words & GLOBAL:
            examined.add(_NO_LAUNCH_BOUNDS, one.declarator.end)
    if known.kernel and not known.bounds and not is_directive:
        end = one.declarator.end
        # It comes in front of what is reported about definitions in friend declarations, where those are no instances.
        is_instance = one.is_of_template and not one.is_template
        examined.add_late(_NO_LAUNCH_BOUNDS, end, end if is_instance else end - 1)
