"""Names that need no declaration in the unit: those of the compiler, and those of the toolkit's headers where these are
missing."""

from cufe import regex as re
from cufe.checks.user_code import UserCode
from cufe.final import Final
from cufe.sema.constant.builtins import PREFIXES, is_device_function
from cufe.sema.declared.elaborated import elaborated_types

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
    return next(elaborated_types(code.lookup(), name), len(code.unit))


def _has_runtime(code: UserCode) -> bool:
    return any(_RUNTIME in text for text in code.unit.directive_text)
