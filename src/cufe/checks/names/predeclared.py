"""Names that need no declaration in the unit: those of the compiler, and those of the toolkit's headers where these are
missing."""

from cufe import regex as re
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.constant.builtins import PREFIXES, is_device_function
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

#: what the compiler declares without a declaration
_BUILTINS: Final = (
    "__builtin_", "__sync_", "__atomic_", "__nv", "__tile", "__c11_", "__is_", "__has_", "__edg",
    "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__", "co_", "char8_t", "__null", "__fp16",
)  # fmt: skip
#: what a unit without the toolkit's headers may expect of them
_TOOLKIT: Final = (
    r"__(?!nv_atomic_|wgmma)|cu[A-Z]|cuda|u?(?:char|short|int|long|longlong|float|double|half)[1-4]$|atomic"
    r"|tex(?!ture$)|surf(?!ace$)|make_|dim3|nv_"
)
_CLASS_KEYS: Final = bytes((k.STRUCT, k.CLASS, k.UNION))
#: behind the name of a class that is declared or defined for itself
_BEHIND_DECLARED: Final = b"{:;<"
_RUNTIME: Final = "cuda_runtime.h"
_CONTEXTUAL: Final = frozenset(
    ("override", "final", "import", "module", "concept", "requires", "consteval", "constinit")
)


def may_be_predeclared(code: UserCode, name: str) -> bool:
    """Whether the compiler or a header that is missing may declare a name."""
    return may_be_builtin(name) or may_be_of_toolkit(code, name)


def may_be_of_toolkit(code: UserCode, name: str) -> bool:
    """Whether a header that is missing may declare a name."""
    return re.match(_TOOLKIT, name) is not None and not _has_runtime(code)


def may_be_builtin(name: str) -> bool:
    """Whether the compiler may declare a name."""
    if name.startswith(PREFIXES):
        return is_device_function(name)
    return name in _CONTEXTUAL or name.startswith(_BUILTINS)


def first_elaborated(code: UserCode, name: str) -> int:
    """The first elaborated type specifier that may declare a name, as in `void f(struct S *);`, by the token of its
    name; the number of tokens where there is none.  In which scope it declares it hangs on what is around
    ([dcl.type.elab], [basic.scope.pdecl]/7)."""
    kinds = code.kinds
    for at in code.unit.occurrences(name):
        if kinds[at - 1] in _CLASS_KEYS and kinds[at + 1] not in _BEHIND_DECLARED and not _is_parameter(code, at):
            return at
    return len(code.unit)


def _is_parameter(code: UserCode, at: int) -> bool:
    """Whether a name behind `class` is that of a template parameter."""
    before = code.kinds[at - 2]
    if before == k.LESS:
        return code.kinds[at - 3] == k.TEMPLATE
    if before != k.COMMA:
        return False
    entity = code.lookup().resolve(at)
    return entity is not None and entity.sort == en.TEMPLATE_PARAMETER


def _has_runtime(code: UserCode) -> bool:
    return any(_RUNTIME in text for text in code.unit.directive_text)
