"""Files, directives and severity control (observed: cli-and-diagnostic-format 1.3, 4)."""

from __future__ import annotations

from cufe.diagnostics.catalog import DEVICE, HARD, HOST
from cufe.diagnostics.severity import CATASTROPHIC, ERROR, INTERNAL, REMARK, WARNING

B = HOST | DEVICE
E = B | HARD

ROWS = (
    (11, "bad_pp_directive_keyword", ERROR, B, "unrecognized preprocessing directive"),
    (33, "", ERROR, E, "expected a line number"),
    (34, "", ERROR, E, "invalid line number"),
    (35, "", CATASTROPHIC, E, "#error directive: %s"),
    (253, "exp_comma", WARNING, B, 'expected a ","'),
    (606, "", ERROR, E, "this pragma must immediately precede a declaration"),
    (607, "pragma_must_precede_statement", WARNING, B, "this pragma must immediately precede a statement"),
    (608, "", ERROR, E, "this pragma must immediately precede a declaration or statement"),
    (609, "", ERROR, E, "this kind of pragma may not be used here"),
    (1105, "warning_directive", WARNING, B, "#warning directive: %s"),
    (1222, "invalid_error_number", WARNING, B, "invalid error number"),
    (1223, "invalid_error_tag", WARNING, B, "invalid error tag"),
    (1224, "", WARNING, B, "expected an error number or error tag"),
    (1675, "unrecognized_gcc_pragma", WARNING, B, "unrecognized GCC pragma"),
    (1676, "unrecognized_gcc_visibility_pragma", WARNING, B, "unrecognized GCC visibility pragma directive"),
    (1696, "", CATASTROPHIC, E, "cannot open %s1 %sq2"),
    (1697, "", CATASTROPHIC, E, "cannot open %s1 %sq2: %s3"),
    (3184, "exp_push_pop", WARNING, B, "#pragma diagnostic must have either 'push' or 'pop' argument"),
    (3185, "", WARNING, B, "no '#pragma diagnostic push' was found to match this 'diagnostic pop'"),
    (3654, "missing_pushcallconfig", INTERNAL, E,
     "unable to find __cudaPushCallConfiguration declaration. CUDA toolkit installation may be corrupt."),
    (3709, "", REMARK, B, 'The warnings can be suppressed with "-diag-suppress <warning-number>"'),
)
