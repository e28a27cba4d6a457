"""Temporary objects that class prvalues initialise ([conv.rval], [class.temporary]), and those whose destructors run at
the end of the full-expression."""

from cufe.final import TYPE_CHECKING
from cufe.il.expressions import (
    PRVALUE,
    RESULT_NOT_USED,
    ConstantExpression,
    Expression,
    ObjectLifetime,
    Operation,
    TempInit,
)
from cufe.il.initialisation import DIK_CLASS_RESULT_VIA_CTOR, DIK_EXPRESSION, DynamicInit
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, is_call

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Temporaries(EnginePart):
    """Materialises prvalues."""

    def temporary(self, source: Expression, category: int) -> Expression:
        """A class prvalue as a temporary object ([conv.rval])."""
        made = self.materialised(source)
        made.category = category
        return made

    def materialised(self, source: Expression) -> Expression:
        """The temporary that a class prvalue initialises; what is one already stays."""
        cls = class_of(source.type)
        if cls is None or source.category != PRVALUE or isinstance(source, TempInit):
            return source
        if not isinstance(source, (ConstantExpression, Operation)) and source.lvalue_type is None:
            return source
        by_constructor = self.engine.objects.returned_by_constructor(cls) and isinstance(source, Operation)
        init = DynamicInit(DIK_CLASS_RESULT_VIA_CTOR if by_constructor else DIK_EXPRESSION, source.type)
        init.expression = source
        init.temporary_lifetime = True
        init.token = source.token
        self.engine.object_operands.destroyed(init, cls)
        made = TempInit(init, source.type, PRVALUE, source.token)
        made.start = source.start
        return made

    def materialised_call(self, source: Expression) -> Expression:
        """A call that gives an object of a class that is returned by constructor: with its temporary."""
        cls = class_of(source.type)
        if cls is None or source.category != PRVALUE or not is_call(source):
            return source
        if cls.dependent or not self.engine.objects.returned_by_constructor(cls):
            return source
        return self.materialised(source)


class Lifetimes:
    """Remembers which temporaries of the full-expression being built have to be destroyed."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._pending: list[object] = []

    def mark(self) -> int:
        """Where a full-expression begins."""
        return len(self._pending)

    def needed(self, temporary: object) -> None:
        """A temporary, by its initialisation, that the full-expression has to destroy."""
        self._pending.append(temporary)

    def extended(self, temporary: object) -> None:
        """A reference prolongs the life of a temporary ([class.temporary]/6)."""
        if temporary in self._pending:
            self._pending.remove(temporary)

    def forget(self, mark: int) -> None:
        """What was built since `mark` is not evaluated."""
        del self._pending[mark:]

    def full(self, expression: Expression, mark: int) -> Expression:
        """The full-expression that began at `mark`, wrapped where temporaries end with it."""
        if len(self._pending) == mark:
            return expression
        del self._pending[mark:]
        if self.engine.prototype_reading.active:
            return expression
        made = ObjectLifetime(expression)
        made.token = -1
        made.start = expression.start
        made.flags |= expression.flags & RESULT_NOT_USED
        return made

    def has(self, mark: int) -> bool:
        return len(self._pending) > mark
