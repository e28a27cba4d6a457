"""What one call of a function has while it is evaluated."""

from cufe.il.entities import Routine, Variable
from cufe.sema.constant.objects import Cell, Value


class Pending:
    """An object whose destructor is called at the end of its lifetime."""

    def __init__(self, cell: Cell, destructor: Routine | None) -> None:
        self.cell: Cell = cell
        self.destructor: Routine | None = destructor


class Frame:
    """Local variables and temporaries of a call; `constant` says that std::is_constant_evaluated() is true."""

    def __init__(self, constant: bool) -> None:
        self.constant: bool = constant
        self.cells: dict[Variable, Cell] = {}
        #: locals of the open blocks, for their destruction
        self.locals: list[Pending] = []
        #: temporaries of the full-expression
        self.temporaries: list[Pending] = []
        self.result: Value | None = None
        #: values of conditions of `a ?: b`, by the identity of the expression
        self.reused: dict[int, Value] = {}
