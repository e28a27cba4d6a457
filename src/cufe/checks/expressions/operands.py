"""Operands that are odd by their types: signs that differ, bools that are incremented, string literals that may be
changed (2464, 2465; [diff.cpp03.lex])."""

from cufe.checks.findings import Findings, Judge
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import TypeName
from cufe.diagnostics.severity import WARNING
from cufe.final import Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.addresses import Addresses
from cufe.il.constants import StringConstant
from cufe.il.entities import ClassType
from cufe.il.expressions import COMPILER_GENERATED, ConstantExpression, Expression, Operation
from cufe.il.initialisation import DIK_CONSTRUCTOR, DynamicInit
from cufe.il.type_names import TypeNames
from cufe.il.types import IntegerType, PointerType, RoutineType, Type
from cufe.sema.overload.standard_conversions import is_unsigned_kind
from cufe.sema.overload.type_tests import bare, class_of, is_bool, is_enum, is_void
from cufe.syntax.brackets import Brackets
from cufe.text import kinds as k

_MIXED: Final = 1873
_COMPARISONS: Final = (o.LT, o.GT, o.LE, o.GE)


class MixedSigns(Judge):
    """Judges comparisons; a constant is reported elsewhere, if it is negative.

    Comparisons of signed with unsigned values (1873; [expr.arith.conv]); a remark, off by default."""

    def judge(self, node: Operation) -> None:
        if node.operation in _COMPARISONS and any(self._changes(operand) for operand in node.arguments):
            self.findings.add(_MIXED, node.token)

    def _changes(self, operand: Expression) -> bool:
        """Whether an operand is a signed value that is taken for an unsigned one."""
        converted = False
        while isinstance(operand, Operation) and operand.operation == o.CAST and operand.flags & COMPILER_GENERATED:
            if not converted and not _is_unsigned(operand.type):
                return False
            converted = True
            operand = operand.arguments[0]
        if not converted or isinstance(operand, ConstantExpression):
            return False
        type_ = operand.type
        if is_enum(type_):
            type_ = self.engine.promotions.promoted(type_)
        found = bare(type_)
        return isinstance(found, IntegerType) and not is_unsigned_kind(found.int_kind)


def _is_unsigned(type_: Type) -> bool:
    found = bare(type_)
    return isinstance(found, IntegerType) and is_unsigned_kind(found.int_kind)


_DEPRECATED: Final = 708
_INCREMENTS: Final = (o.PRE_INCR, o.POST_INCR)


class SteppedBools:
    """Judges operations.

    Increments of `bool`, which C++17 has no longer (708; [depr.incr.bool]): the original warns in every standard."""

    def __init__(self, findings: Findings) -> None:
        self.findings: Findings = findings

    def judge(self, node: e.Operation) -> None:
        if node.operation in _INCREMENTS and is_bool(node.type) and not node.type.dependent:
            self.findings.add(_DEPRECATED, node.arguments[0].start)


_COPIED: Final = 340


def are_copies_told(code: UserCode) -> bool:
    """Whether remarks on copied values are wanted, for which all functions have to be read."""
    return code.report.may_show(_COPIED, str(_COPIED))


class CopiedValues:
    """Judges temporaries.

    References that are bound to a copy: of a value, or of what a conversion makes (340; [dcl.init.ref]/5); a remark,
    off by default. Objects of classes that are made for the reference are no copies."""

    def __init__(self, findings: Findings) -> None:
        self.findings: Findings = findings
        #: what is read is judged in instances alone
        self.waiting: bool = False

    def temporary(self, node: e.TempInit) -> None:
        if node.is_copy and not self.waiting:
            # A value that is converted to an object is reported twice, if the constructor takes it by reference.
            self.findings.add(_COPIED, node.start, about="" if class_of(node.type) is None else "object")


_SMALLER: Final = 767


class NarrowedAddresses(Judge):
    """Judges casts.

    Pointers that are cast to integers that do not hold them (767; [expr.reinterpret.cast]/4)."""

    def judge(self, node: e.Operation) -> None:
        if node.operation != o.CAST or len(node.arguments) != 1:
            return
        integer = bare(node.type)
        if not isinstance(integer, IntegerType) or not isinstance(bare(node.arguments[0].type), PointerType):
            return
        if is_bool(integer) and not node.flags & e.REINTERPRET_CAST:
            return
        pointer = self.engine.types.unsigned_long
        if self.engine.layout.size(integer) < self.engine.layout.size(pointer):
            self.findings.add(_SMALLER, node.start)


_DELETED: Final = 414
_ARITHMETIC: Final = 1143
_MOVES: Final = frozenset((o.PADD, o.PSUBTRACT, o.PADD_ASSIGN, o.PSUBTRACT_ASSIGN))


class PointersToNothing(Judge):
    """Judges operations.

    Pointers to what has no size: arithmetic that GNU C++ takes (1143), and `delete` of incomplete
    classes (414) and of `void` (852)."""

    def freed(self, node: e.NewDelete) -> None:
        """`delete p`."""
        if not node.is_new and node.object_type is not None and is_void(node.object_type):
            # The original warns, and frees the memory.
            self.findings.add(num.NO_COMPLETE_OBJECT, node.arguments[0].start, severity=WARNING)
        cls = bare(node.object_type) if node.object_type is not None else None
        if not node.is_new and isinstance(cls, ClassType) and self.engine.objects.is_never_defined(cls):
            self.findings.add(_DELETED, node.arguments[0].start)

    def judge(self, node: e.Operation) -> None:
        if node.operation not in _MOVES:
            return
        pointer = bare(node.type)
        if isinstance(pointer, PointerType):
            if is_void(pointer.target) or isinstance(bare(pointer.target), RoutineType):
                self.findings.add(_ARITHMETIC, node.token)


_DEPRECATED_LITERAL: Final = 2464
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
            self.findings.add(_DEPRECATED_LITERAL, token, token, (TypeName(self.names.of(node.type.canonical)),))


def _is_literal(node: e.Operation) -> bool:
    """Whether a conversion is implied, and its operand a string literal."""
    if node.operation != o.CAST or not node.flags & (e.COMPILER_GENERATED | e.STATIC_CAST):
        return False
    decayed = node.arguments[0]
    if not isinstance(decayed, e.Operation) or decayed.operation != o.ARRAY_TO_POINTER:
        return False
    literal = decayed.arguments[0]
    return isinstance(literal, e.ConstantExpression) and isinstance(literal.constant, StringConstant)
