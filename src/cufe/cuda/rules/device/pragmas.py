"""Pragmas in functions for the device that the device compiler does not know: 20199 (observed).

Those that the front end knows are its own and CUDA's; what is written for other compilers is not.  Instances of
templates are not asked, nor functions that are defined in their class."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.il.entities import Declared
from cufe.text.unit import Unit

_UNKNOWN: Final = 20199

_KNOWN: Final = frozenset(
    (
        "GCC", "STDC", "can_instantiate", "define_type_info", "do_not_instantiate", "hd_warning_disable", "hdrstop",
        "ident", "instantiate", "message", "no_pch", "nv_abi", "nv_diag_default", "nv_diag_error", "nv_diag_once",
        "nv_diag_remark", "nv_diag_suppress", "nv_diag_warning", "nv_diagnostic", "nv_exec_check_disable", "omp",
        "once", "pack", "pop_macro", "push_macro", "redefine_extname", "unroll",
    )
)  # fmt: skip


class UnknownPragmas:
    """Finds them by their places among the tokens."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        unit = examined.unit
        #: indices of the directives that are unknown pragmas
        self._told: set[int] = set()
        self._found: list[int] = [index for index, text in enumerate(unit.directive_text) if is_unknown(text)]

    def report(self, declared: Declared) -> None:
        """Reports those in the body of a function."""
        if not self._found:
            return
        unit: Unit = self.examined.unit
        piece = declared.piece
        for index in self._found:
            if piece.body < unit.directive_token[index] < piece.end and index not in self._told:
                self._told.add(index)
                text = unit.directive_text[index]
                word = text.index("pragma") + len("pragma")
                word += len(text[word:]) - len(text[word:].lstrip())
                self.examined.diagnoser.add(_UNKNOWN, unit.directive_offset[index] + word)


def is_unknown(text: str) -> bool:
    """Whether a directive is a pragma that the device compiler does not know."""
    parts = text.lstrip("# \t").split(None, 1) if "pragma" in text else []
    if len(parts) < 2 or parts[0] != "pragma":
        return False
    return parts[1].split("(", 1)[0].split(None, 1)[0] not in _KNOWN
