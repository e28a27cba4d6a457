"""String literals that become pointers to characters that may be changed (2464, 2465; [diff.cpp03.lex])."""

from cufe.checks.findings import Findings
from cufe.diagnostics.report import TypeName
from cufe.final import Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.constants import StringConstant
from cufe.il.initialisation import DIK_CONSTRUCTOR, DynamicInit
from cufe.il.type_names import TypeNames
from cufe.il.types import IntegerType, PointerType
from cufe.sema.overload.type_tests import bare
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k

_DEPRECATED: Final = 2464
_WIDE: Final = 2465


class StringLiterals:
    """Judges conversions; an assignment is reported at its operator."""

    def __init__(self, findings: Findings, brackets: Brackets) -> None:
        self.findings: Findings = findings
        self.brackets: Brackets = brackets
        self.names: TypeNames = TypeNames(Addresses())
        #: the right operands of assignments, with the operators
        self._assigned: dict[e.Expression, int] = {}
        #: what temporaries are initialised with
        self._temporary: set[DynamicInit] = set()
        #: what a constructor takes where an object is copied from a literal
        self._copied: set[e.Expression] = set()

    def enter(self, node: e.Operation) -> None:
        """To be called in front of the operands of an operation."""
        if node.operation == o.ASSIGN:
            self._assigned[node.arguments[1]] = node.token

    def temporary(self, node: e.TempInit) -> None:
        """To be called in front of what initialises a temporary."""
        if node.init is not None:
            self._temporary.add(node.init)

    def constructed(self, init: DynamicInit) -> None:
        """To be called in front of the arguments of a constructor: of `T x = "a"` and `T x[] = {"a"}` nothing is
        reported, nor of a cast."""
        if init.kind != DIK_CONSTRUCTOR or init.braced or not init.arguments:
            return
        first = init.arguments[0]
        while isinstance(first, e.ConstantExpression) and first.constant.expression is not None:
            first = first.constant.expression
        if not isinstance(first, e.Operation) or not _is_literal(first):
            return
        kinds = self.brackets.kinds
        at = first.arguments[0].start
        before = kinds[at - 1]
        if before == k.CLOSE_ROUND:
            self._copied.add(first)
        elif before in b"={," and init not in self._temporary:
            around = self.brackets.enclosing(at)
            if around < 0 or kinds[around] == k.OPEN_BRACE:
                self._copied.add(first)

    def judge(self, node: e.Operation) -> None:
        if _is_literal(node) and node not in self._copied:
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
