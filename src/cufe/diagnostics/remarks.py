"""The remarks, which are off unless a flag or a pragma raises them: so many are found in any program that the catalog
is not to be asked about each.  `tests/diagnostics/test_tags.py` compares this with the catalog."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

#: display numbers with the words by which a pragma may call them
REMARKS: Final = {
    82: "storage_class_not_first",
    111: "code_is_unreachable",
    175: "subscript_out_of_range",
    177: "declared_but_not_referenced",
    185: "initialization_not_reachable",
    237: "switch_selector_expr_is_constant",
    340: "340",
    401: "401",
    550: "set_but_not_used",
    826: "826",
    1348: "local_variable_hidden",
    1719: "out_of_order_ctor_init",
    1813: "empty_then_statement",
    1873: "signed_unsigned_comparison",
    2349: "2349",
    20178: "this_addr_capture_ext_lambda",
    20198: "default_stream_launch",
    20238: "missing_launch_bounds",
}
