"""Directives, severity control and the state of the tool."""

from __future__ import annotations

_CONTROL = "Pragmas name diagnostics by number or tag."
_STACK = "nv_diagnostic push saves the severities, pop restores them."

EXPLANATIONS: dict[str | int, tuple[str, str, str, str]] = {
    "bad_pp_directive_keyword": ("The directive does not exist.", "Correct its name.", "#defin A", "#define A"),
    33: ("#line takes a number.", "Write it.", "#line a", "#line 1"),
    34: ("A line number fits into 32 bits.", "Use a smaller one.", "#line 99999999999", "#line 9999"),
    35: ("The program says that it cannot be compiled so.", "See the text.", "#error no", "#define NO"),
    "exp_comma": (_CONTROL, "Separate the elements with commas.",
         "#pragma nv_diag_suppress 69 70", "#pragma nv_diag_suppress 69, 70"),
    606: ("The pragma holds for the declaration that follows.", "Move it there.",
         "void f() {\n#pragma nv_exec_check_disable\n1; }", "#pragma nv_exec_check_disable\nvoid f() {}"),
    "pragma_must_precede_statement": ("The pragma holds for the statement that follows.", "Move it there.",
         "#pragma unroll\nint a;", "void f() {\n#pragma unroll\nfor (int i = 0; i < 4; ++i) {}\n}"),
    608: ("The pragma holds for what follows.", "Move it in front of a device function.",
         "int n;\n#pragma nv_abi preserve_n_data(10)", "#pragma nv_abi preserve_n_data(10)\n__device__ void f();"),
    609: ("The pragma has no meaning here.", "Move it.",
         "#pragma nv_exec_check_disable\nusing namespace std;", "#pragma nv_exec_check_disable\nvoid f() {}"),
    "warning_directive": ("The program warns.", "See the text.", "#warning no", ""),
    "invalid_error_number": (_CONTROL, "Correct the number.",
         "#pragma nv_diag_suppress 99999", "#pragma nv_diag_suppress 69"),
    "invalid_error_tag": (_CONTROL, "Correct the tag.",
         "#pragma nv_diag_suppress foo", "#pragma nv_diag_suppress integer_truncated"),
    1224: (_CONTROL, "Write a number or a tag.", "#pragma nv_diag_suppress (69)", "#pragma nv_diag_suppress 69"),
    "unrecognized_gcc_pragma": ("The pragma is not one of those of GCC that the front end knows.",
         "Remove it, or keep it from the front end by __CUDACC__.",
         '#pragma GCC optimize("O3")', "#pragma GCC ivdep"),
    "unrecognized_gcc_visibility_pragma": ("The visibility of symbols is pushed or popped.", "Write push or pop.",
         "#pragma GCC visibility hidden", "#pragma GCC visibility push(hidden)\n#pragma GCC visibility pop"),
    1696: ("The file cannot be read or written.", "Check the name and the permissions.", '#include "missing.h"', ""),
    1697: ("The file cannot be read or written.", "Check the name and the permissions.", "", ""),
    "exp_push_pop": (_STACK, "Write push or pop.", "#pragma nv_diagnostic", "#pragma nv_diagnostic push"),
    3185: (_STACK, "Write push first.",
         "#pragma nv_diagnostic pop", "#pragma nv_diagnostic push\n#pragma nv_diagnostic pop"),
    "missing_pushcallconfig": ("A launch calls a function of the CUDA headers.",
         "Include cuda_runtime.h, as nvcc does.",
         "", ""),
    20252: ("The first warning is followed by how to be rid of it.", "Suppress 20252 to be rid of this remark.",
         "", ""),
}
