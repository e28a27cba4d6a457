"""Names of the built-in functions of device code (observed: diagnostics-b 3.7, 3.8)."""

from cufe.final import Final

ATOMIC: Final = "__nv_atomic_"
WGMMA: Final = "__wgmma_mma_async_"
PREFIXES: Final = (ATOMIC, WGMMA)

#: operations that read, modify and write; each is there with `fetch_` in front as well, and then gives the old value
OPERATIONS: Final = ("add", "sub", "and", "or", "xor", "max", "min")
#: the other atomic functions: what is between the pointer and the memory orders, how many orders there are
FORMS: Final[dict[str, tuple[int, int]]] = {
    "load": (1, 1), "load_n": (0, 1), "store": (1, 1), "store_n": (1, 1), "exchange": (2, 1), "exchange_n": (1, 1),
    "compare_exchange": (3, 2), "compare_exchange_n": (3, 2),
}  # fmt: skip
FENCE: Final = "thread_fence"
#: how many `bool` parameters stand between the shape and the destination
BOOLS: Final[dict[str, int]] = {"f16": 6, "bf16": 5, "tf32": 3, "f8": 6}


def is_operation(form: str) -> bool:
    """Whether the name of an atomic function, without its prefix, is one of `OPERATIONS`."""
    return form.removeprefix("fetch_") in OPERATIONS


def is_device_function(name: str) -> bool:
    """Whether a built-in function of device code has that name."""
    if name.startswith(ATOMIC):
        form = name[len(ATOMIC) :]
        return form in FORMS or form == FENCE or is_operation(form)
    return name.startswith(WGMMA) and name[len(WGMMA) :] in BOOLS
