"""What surrounds the unit in the host file (observed: host-output 2).

The head is marked as a system header, so that none of it draws a warning. It switches off what g++ never says of the
original's host file: a build with `-Xcompiler -Wall,-Werror` that the original passes is one that cufe passes.
"""

from cufe.final import Final
from cufe.text.settings import Settings

_MANAGED_RUNTIME: Final = (
    "static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; "
    "static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} "
    "static char __nv_init_managed_rt_with_module(void **); "
    "static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? "
    "__nv_inited_managed_rt : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}\n"
)
# An `#ifdef` counts as a use, against -Wunused-macros.
_NO_EXTENDED_LAMBDAS: Final = (
    "#define __nv_is_extended_device_lambda_closure_type(X) false\n"
    "#define __nv_is_extended_host_device_lambda_closure_type(X) false\n"
    "#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false\n"
    "#ifdef __nv_is_extended_device_lambda_closure_type\n#endif\n"
    "#ifdef __nv_is_extended_host_device_lambda_closure_type\n#endif\n"
    "#ifdef __nv_is_extended_device_lambda_with_preserved_return_type\n#endif\n"
)
#: The first three are off in the original's head as well. The others it cannot draw: it writes parentheses, braces and
#: casts of its own, members in their order, and no empty declarations (observed, g++ 12).
_NEVER_SAID: Final = (
    "attributes", "unused-local-typedefs", "unused-variable", "parentheses", "dangling-else", "logical-not-parentheses",
    "reorder", "write-strings", "empty-body", "extra-semi", "duplicated-cond",
)  # fmt: skip


def _switched_off(settings: Settings) -> str:
    if settings.clang:
        return ""
    return "".join([f'#pragma GCC diagnostic ignored "-W{name}"\n' for name in _NEVER_SAID])


def head(settings: Settings, first_line_marked: bool) -> str:
    """The text in front of the unit; `first_line_marked` says that the unit starts with a line marker of its own."""
    lambdas = "" if settings.extended_lambda else _NO_EXTENDED_LAMBDAS
    marker = "" if first_line_marked else f'# 1 "{settings.input_name}"\n'
    return f'# 1 "cufe_managed_runtime" 3\n{_MANAGED_RUNTIME}{lambdas}{_switched_off(settings)}{marker}'


def tail(settings: Settings, anonymous_namespace: str) -> str:
    """The text behind the unit: the stub file, which speaks of the unnamed namespace by a macro."""
    stub = settings.stub_file_name
    return (
        f'\n# 1 "{stub}"\n'
        f"#define _NV_ANON_NAMESPACE {anonymous_namespace}\n"
        "#ifdef _NV_ANON_NAMESPACE\n"
        "#endif\n"
        f'# 1 "{stub}"\n'
        f'#include "{stub}"\n'
        f'# 1 "{stub}"\n'
        "#undef _NV_ANON_NAMESPACE\n"
    )
