"""dynamic_cast in constant expressions ([expr.dynamic.cast], C++20)."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType
from cufe.il.expressions import Operation
from cufe.il.types import PointerType, VoidType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant.call_frames import Frame
from cufe.sema.constant.objects import PointerValue, Value, null_pointer, pointer_to
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.constant.evaluator import Evaluator


class DynamicCasts:
    def __init__(self, hub: "Evaluator") -> None:
        self.hub: Evaluator = hub

    def pointer_cast(self, expression: Operation, frame: Frame) -> Value:
        """A cast of pointers: null where the object is none of the class."""
        value = self.hub.values.of(expression.arguments[0], frame)
        target = bare(expression.type)
        if not isinstance(value, PointerValue) or not isinstance(target, PointerType):
            raise Unknown("a dynamic cast", expression.token)
        if value.is_null():
            return value
        whole = self.hub.memory.most_derived(self.hub.memory.target(value))
        cls = bare(target.target)
        if isinstance(cls, VoidType):
            return pointer_to(whole)
        if not isinstance(cls, ClassType) or not isinstance(whole.type, ClassType):
            raise Unknown("a dynamic cast", expression.token)
        try:
            return pointer_to(self.hub.memory.as_class(whole, cls))
        except IllFormed:
            return null_pointer()

    def reference_cast(self, expression: Operation, frame: Frame) -> PointerValue:
        """A cast of references: ill-formed in a constant expression where it would throw."""
        place = self.hub.places.of(expression.arguments[0], frame)
        whole = self.hub.memory.most_derived(self.hub.memory.target(place))
        cls = bare(expression.type)
        if not isinstance(cls, ClassType) or not isinstance(whole.type, ClassType):
            raise Unknown("a dynamic cast", expression.token)
        return pointer_to(self.hub.memory.as_class(whole, cls))
