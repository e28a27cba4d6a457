"""Operands that the language implies several times and that are evaluated once: what a synthesized three-way comparison
compares ([class.spaceship]), the awaiter of `co_await` ([expr.await])."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.expressions import COMPILER_GENERATED, PRVALUE, Expression, Operation, ReuseValue, TempInit
from cufe.il.initialisation import DIK_EXPRESSION, DynamicInit

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ReusedValue:
    """A place whose address is taken at its first use, and meant by the later ones."""

    def __init__(self, engine: "Engine", operand: Expression) -> None:
        self.operand: Expression = operand
        address = Operation(eok.ADDRESS_OF, engine.types.pointer(operand.type), PRVALUE, -1, [operand])
        address.type_kind = tk.TK_POINTER
        address.flags |= COMPILER_GENERATED
        init = DynamicInit(DIK_EXPRESSION, address.type)
        init.expression = address
        init.temporary_lifetime = True
        init.reused = True
        self.address: TempInit = TempInit(init, address.type, PRVALUE, -1)

    def first(self, start: int) -> Expression:
        """The use that evaluates the operand; what is implied around it stands at `start`."""
        return self._place(self.address, start)

    def again(self, start: int) -> Expression:
        return self._place(ReuseValue(self.address), start)

    def _place(self, pointer: Expression, start: int) -> Expression:
        made = Operation(eok.INDIRECT, self.operand.type, self.operand.category, -1, [pointer])
        made.type_kind = tk.TK_POINTER
        made.flags |= COMPILER_GENERATED
        made.start = start
        return made
