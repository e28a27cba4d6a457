"""Names that the language, the compilers and the run-time use where nobody writes them."""

from cufe.final import Final
from cufe.text import kinds as k

#: what every unit may need: braces make initializer lists, and errors and allocations name the rest
ALWAYS: Final = ("initializer_list", "cudaError_t", "cudaError", "dim3", "uint3")

#: what a token stands for, by its kind
BY_KIND: Final[dict[int, tuple[str, ...]]] = {
    k.TYPEID: ("type_info",),
    k.NEW: ("operatornew", "operatordelete", "align_val_t"),
    k.DELETE: ("operatordelete", "align_val_t", "destroying_delete_t"),
    k.SPACESHIP: ("strong_ordering", "weak_ordering", "partial_ordering"),
    k.CO_AWAIT: ("coroutine_traits", "coroutine_handle", "operatorco_await"),
    k.CO_YIELD: ("coroutine_traits", "coroutine_handle", "operatorco_await"),
    k.CO_RETURN: ("coroutine_traits", "coroutine_handle", "operatorco_await"),
    k.LAUNCH: (
        "__cudaPushCallConfiguration", "__cudaPopCallConfiguration", "cudaConfigureCall", "cudaStream_t",
        "cudaLaunchKernel", "cudaGetParameterBufferV2", "cudaLaunchDeviceV2", "__cudaGetParameterBufferV2",
        "__cudaLaunchDeviceV2", "cudaGetParameterBuffer", "cudaLaunchDevice",
    ),
}  # fmt: skip

#: operators that an expression with another one may call ([over.match.oper], rewritten candidates)
REWRITTEN: Final[dict[str, str]] = {
    "operator!=": "operator==",
    "operator<": "operator<=>",
    "operator>": "operator<=>",
    "operator<=": "operator<=>",
    "operator>=": "operator<=>",
}

#: `for (x : range)` ([stmt.ranged]) and `auto [a, b] = pair` ([dcl.struct.bind])
OF_RANGES: Final = ("begin", "end")
OF_BINDINGS: Final = ("tuple_size", "tuple_element", "get")

#: words of attributes that keep a function or variable which nothing names
KEEPING: Final = frozenset(
    f"{dashes}{word}{dashes}"
    for dashes in ("", "__")
    for word in ("constructor", "destructor", "used", "retain", "alias", "weakref", "ifunc", "init_priority", "section")
)
