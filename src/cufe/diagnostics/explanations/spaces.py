"""Why execution spaces must agree between declarations, and what to do."""

from __future__ import annotations

_UNITE = "The two declarations are of one function, and its code is generated for the union of what they say."
_SAME = "Write the same execution spaces on every declaration."
_VIRTUAL = "A virtual call reaches the overrider through the base class, so both must exist on the same side."
_VIRTUAL_FIX = "Give the overriding function the execution spaces of the function it overrides."


def _override(base: str, derived: str) -> tuple[str, str, str, str]:
    """The explanation of a mismatch between the two spaces."""
    return (
        _VIRTUAL,
        _VIRTUAL_FIX,
        f"struct B {{ {base}virtual void f(); }};\nstruct D : B {{ {derived}void f() override; }};",
        f"struct B {{ {base}virtual void f(); }};\nstruct D : B {{ {base}void f() override; }};",
    )


def _redeclared(first: str, second: str, why: str = _UNITE) -> tuple[str, str, str, str]:
    """The explanation of a redeclaration with other spaces."""
    return (why, _SAME, f"{first}void f();\n{second}void f();", f"{first}void f();\n{first}void f();")


_D = "__device__ "
_HD = "__host__ __device__ "
_G = "__global__ "
_KERNEL = "A kernel is launched, every other function is called; no function can be both."

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    "esa_on_defaulted_function_ignored": (("The spaces of a function defaulted on its first declaration follow from "
                                           "what it calls."),
         "Drop the annotation, or define the function outside of the class.",
         "struct A { __device__ A() = default; };", "struct A { A() = default; };"),
    20024: ("A kernel is launched, every other function is called; and a variable lives in one memory only.",
         "Keep one of the specifiers.",
         "__global__ __device__ void f();", "__global__ void f();"),
    "global_function_redeclared_without_global": _redeclared(_G, "", _KERNEL),
    "global_function_redeclared_with_host": _redeclared(_G, "__host__ ", _KERNEL),
    "global_function_redeclared_with_device": _redeclared(_G, _D, _KERNEL),
    "global_function_redeclared_with_host_device": _redeclared(_G, _HD, _KERNEL),
    "device_function_redeclared_with_global": _redeclared(_D, _G, _KERNEL),
    "device_function_redeclared_with_host": _redeclared(_D, "__host__ "),
    "device_function_redeclared_with_host_device": _redeclared(_D, _HD),
    "device_function_redeclared_without_device": _redeclared(_D, ""),
    "host_function_redeclared_with_global": _redeclared("", _G, _KERNEL),
    "host_function_redeclared_with_device": _redeclared("", _D),
    "host_function_redeclared_with_host_device": _redeclared("", _HD),
    "host_device_function_redeclared_with_global": _redeclared(_HD, _G, _KERNEL),
    20081: ("A program starts in main, on the CPU.", "Drop the annotation and launch a kernel from main.",
         "__device__ int main() { return 0; }", "int main() { return 0; }"),
    "vfunc_incompat_exec_h_d": _override("", _D),
    "vfunc_incompat_exec_h_hd": _override("", _HD),
    "vfunc_incompat_exec_d_hd": _override(_D, _HD),
    "vfunc_incompat_exec_d_h": _override(_D, ""),
    "vfunc_incompat_exec_hd_h": _override(_HD, ""),
    "vfunc_incompat_exec_hd_d": _override(_HD, _D),
    "unsupported_nv_attribute": ("Some attributes are reserved for the compiler's own headers.", "Drop the attribute.",
         "__attribute__((nv_linkonce_odr)) void f();", "void f();"),
    "inline_hint_noinline_conflict": ("One of the two asks for the inlining that the other forbids.",
         "Keep one of them.",
         "__noinline__ __inline_hint__ __device__ int f() { return 1; }",
         "__inline_hint__ __device__ int f() { return 1; }"),
    "inline_hint_forceinline_conflict": (("One of the two leaves the choice to the compiler that the other takes "
                                          "from it."),
         "Keep one of them.",
         "__forceinline__ __inline_hint__ __device__ int f() { return 1; }",
         "__inline_hint__ __device__ int f() { return 1; }"),
}
