"""String literals that become pointers to characters that may be changed (2464, 2465; [diff.cpp03.lex])."""

from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.constants import StringConstant
from cufe.il.type_names import TypeNames
from cufe.il.types import IntegerType, PointerType
from cufe.sema.mistakes.findings import Findings
from cufe.sema.overload.type_tests import bare

_DEPRECATED: Final = 2464
_WIDE: Final = 2465


class StringLiterals:
    """Judges conversions; an assignment is told of at its operator."""

    def __init__(self, findings: Findings) -> None:
        self.findings: Findings = findings
        self.names: TypeNames = TypeNames(Addresses())
        #: the right operands of assignments, with the operators
        self._assigned: dict[e.Expression, int] = {}

    def enter(self, node: e.Operation) -> None:
        """To be called in front of the operands of an operation."""
        if node.operation == o.ASSIGN:
            self._assigned[node.arguments[1]] = node.token

    def judge(self, node: e.Operation) -> None:
        if _is_literal(node):
            written = node.start if node.flags & e.STATIC_CAST else node.arguments[0].start
            self._tell(node, self._assigned.get(node, written))

    def _tell(self, node: e.Operation, token: int) -> None:
        target = bare(node.type)
        if not isinstance(target, PointerType) or target.target.qualifiers() & tk.CONST:
            return
        element = bare(target.target)
        if isinstance(element, IntegerType) and element.sort in (tk.WCHAR, tk.CHAR16, tk.CHAR32):
            self.findings.add(_WIDE, token)
        elif isinstance(element, IntegerType):
            self.findings.add(_DEPRECATED, token, token, (TypeName(self.names.of(node.type.canonical)),))


def _is_literal(node: e.Operation) -> bool:
    """Whether a conversion is implied, and its operand a string literal."""
    if node.operation != o.CAST or not node.flags & (e.COMPILER_GENERATED | e.STATIC_CAST):
        return False
    decayed = node.arguments[0]
    if not isinstance(decayed, e.Operation) or decayed.operation != o.ARRAY_TO_POINTER:
        return False
    literal = decayed.arguments[0]
    return isinstance(literal, e.ConstantExpression) and isinstance(literal.constant, StringConstant)
