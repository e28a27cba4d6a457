"""What is put off while a template is read for itself: there nothing is computed that only an instance needs.

Calls are not evaluated, constructors do not make constants of their arguments, `C(x)` chooses no constructor even where
C is a class that is known, and nothing says where temporaries end.  A variable whose value may be asked for in the
template itself ([expr.const]) is initialised as anywhere."""

from cufe.final import TYPE_CHECKING
from cufe.il import operations as eok
from cufe.il.constants import is_not_finite
from cufe.il.context import Context
from cufe.il.expressions import DEFAULT_ARGUMENT, PRVALUE, ConstantExpression, Expression, Operation, TempInit
from cufe.il.initialisation import DIK_CONSTRUCTOR, DynamicInit
from cufe.sema.declared.contexts import is_dependent_context
from cufe.sema.expr.operands import is_call

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class PrototypeReading:
    """Knows whether what is being read is a template for itself."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: whether values are put off
        self.active: bool = False
        #: the context that was found to be a template's last
        self._generic: Context | None = None

    def enter(self, context: Context | None) -> bool:
        """Reading goes on in another context; what `leave` needs to come back."""
        before = self.active
        self.active = is_dependent_context(context)
        return before

    def strays(self, context: Context) -> bool:
        """Whether something is read for another place on the way, an instance that a template asks for: nothing of it
        is put off."""
        if context is self._generic:
            return False
        if is_dependent_context(context):
            self._generic = context
            return False
        return True

    def leave(self, before: bool) -> None:
        self.active = before

    def puts_off(self, value: Expression, of_constant: bool) -> bool:
        """Whether a converted initialiser is left as it is: it has a call in it, or it computes with an infinity or an
        element of an array, and is not that of a constant."""
        if not self.active:
            return False
        stack = [value]
        while stack:
            at = stack.pop()
            if is_call(at) or (isinstance(at, TempInit) and at.init.kind == DIK_CONSTRUCTOR):
                return True
            if isinstance(at, ConstantExpression) and not of_constant and is_not_finite(at.constant):
                return True
            if isinstance(at, Operation):
                if at.operation == eok.SUBSCRIPT and at.category == PRVALUE and not of_constant:
                    return True
                stack += at.arguments
        return False

    def puts_off_construction(self, init: DynamicInit) -> bool:
        """Whether a constructor call is left as it is; one that is given nothing is not."""
        return self.active and any(not argument.flags & DEFAULT_ARGUMENT for argument in init.arguments)
