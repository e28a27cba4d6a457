"""Operands that the language implies several times and that are evaluated once: what a synthesized three-way comparison
compares ([class.spaceship]), the awaiter of `co_await` ([expr.await])."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.expressions import COMPILER_GENERATED, LVALUE, PRVALUE, Expression, Operation, ReuseValue, TempInit
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
        self._places: list[Operation] = []

    def first(self, start: int) -> Expression:
        """The use that evaluates the operand; what is implied for it stands at `start`, or where the operand does."""
        made = self._place(self.address, start)
        made.token = self.operand.token
        return made

    def again(self, start: int) -> Expression:
        return self._place(ReuseValue(self.address), start)

    def settle(self) -> None:
        """All uses have been built: what refers to the place stands nowhere itself."""
        for made in self._places:
            made.token = -1

    def _place(self, pointer: Expression, start: int) -> Operation:
        made = Operation(eok.INDIRECT, self.operand.type, LVALUE, -1, [pointer])
        made.type_kind = tk.TK_POINTER
        made.flags |= COMPILER_GENERATED
        made.start = start
        self._places.append(made)
        return made
