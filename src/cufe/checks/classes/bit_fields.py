"""Widths and types of bit-fields ([class.bit])."""

from cufe.checks.findings import Findings, Judge
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType
from cufe.il.types import IntegerType, Type
from cufe.sema.answers import Mistake
from cufe.sema.constant.arithmetic import is_unsigned
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.declared.declare_types import is_incomplete_at
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare, is_reference, is_void
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.checks.mistakes import MistakenOperands
    from cufe.sema.engine import Engine

_INVALID_SIZE: Final = 105
_INVALID_TYPE: Final = 106
_ZERO_LENGTH: Final = 107
_SIGNED_BIT: Final = 108
_TOO_LARGE: Final = 959
_INITIALISED: Final = 3306
_CXX20: Final = 2020


class BitFields(Judge):
    """Judges the bit-fields of classes.

    Bit-fields whose type is no integral or enumeration type (106) or nothing (70), and widths that the type does not
    have: 105, 107, 959 ([class.bit]); one bit of a signed type, which holds 0 and -1 (108); default
    member initialisers of bit-fields before C++20 (3306).

    Members of templates are judged in the templates themselves, as far as they depend on no parameter."""

    def __init__(self, engine: "Engine", findings: Findings, operands: "MistakenOperands") -> None:
        super().__init__(engine, findings)
        self.operands: MistakenOperands = operands

    def judge(self, cls: ClassType) -> None:
        """Judges the members that are declared in the braces of a class."""
        engine = self.engine
        context = cls.context
        if cls.brace < 0 or not isinstance(context, ClassContext):
            return
        for piece in engine.cutter.pieces(cls.brace):
            if piece.sort != c.SIMPLE or engine.kinds.find(k.COLON, piece.head, piece.end) < 0:
                continue
            declaration = engine.lookup.declarations.parse(piece, cls.written_name())
            for declarator in declaration.declarators:
                if declarator.initialiser == n.BIT_FIELD:
                    self._member(declaration.specifiers, declarator, context)

    def _member(self, specifiers: n.Specifiers, declarator: n.Declarator, context: ClassContext) -> None:
        engine = self.engine
        start = declarator.initialiser_start + 1
        end = engine.lookup.declarations.end_of_width(start - 1, declarator.initialiser_end)
        value = engine.lookup.declarations.initialiser_of_field(start - 1, declarator.initialiser_end)
        is_initialised = value < declarator.initialiser_end
        last = value if is_initialised else value - 1
        if is_initialised and engine.language.standard < _CXX20:
            self.findings.add(_INITIALISED, value)
        type_ = self._type(specifiers, declarator, context)
        is_integral = True
        if type_ is not None and not type_.dependent:
            is_integral = bare(type_).kind == tk.TK_INTEGER and not is_reference(type_)
            if is_void(type_):
                if declarator.id >= 0:
                    self.findings.add(num.INCOMPLETE, declarator.id, last, (MessageNames().fill_in(type_),))
            elif not is_integral:
                self.findings.add(_INVALID_TYPE, specifiers.start, last, about=str(start))
        width = self._width(start, end, context)
        if width == 0 and declarator.id >= 0:
            self.findings.add(_ZERO_LENGTH, declarator.id, last)
        elif width is not None and is_integral:
            if width < 0:
                self.findings.add(_INVALID_SIZE, start, last)
            elif type_ is not None and not type_.dependent:
                bits = 8 * engine.layout.size(type_)
                integer = bare(type_)
                if width > bits:
                    self.findings.add(_TOO_LARGE, start, last, (bits,))
                elif width == 1 and declarator.id >= 0 and isinstance(integer, IntegerType):
                    is_field = not specifiers.flags & (n.STATIC | n.TYPEDEF)
                    if is_field and not is_unsigned(integer.int_kind) and integer.sort != tk.BOOL:
                        self.findings.add(_SIGNED_BIT, declarator.id, last)

    def _type(self, specifiers: n.Specifiers, declarator: n.Declarator, context: ClassContext) -> Type | None:
        with unanswered:
            base = self.engine.specifiers.base_type(specifiers, context)
            return self.engine.declarators.type_of(base, declarator, context)
        return None

    def _width(self, start: int, end: int, context: ClassContext) -> int | None:
        engine = self.engine
        with unanswered, self.operands.told():
            node = engine.fragments.expression(start, end)
            called = node.operand if isinstance(node, e.Unary) else node
            if isinstance(called, e.Call) and isinstance(called.callee, e.Name):
                # Behind a misspelt access specifier a constructor or destructor is the width.
                named = engine.names.resolve(called.callee, context)
                made = engine.ids.named_type(called.callee, named, context)
                if made is not None and is_incomplete_at(engine, start, context, made):
                    raise Mistake(num.INCOMPLETE, "object of the class itself", called.start, (made,))
            return engine.evaluator.integer(engine.expressions.rvalue(engine.expressions.build(node, context)))
        return None
