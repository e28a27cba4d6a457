"""Whether a class is the closure of an extended lambda, as three traits ask (observed: lambdas 1, 2.1)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Field, Routine
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.types import Type
from cufe.sema.answers import Unknown
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_DEVICE_LAMBDA: Final = "__nv_is_extended_device_lambda_closure_type"
_HOST_DEVICE_LAMBDA: Final = "__nv_is_extended_host_device_lambda_closure_type"
_PRESERVED_RESULT: Final = "__nv_is_extended_device_lambda_with_preserved_return_type"
CLOSURE_TRAITS: Final = frozenset((_DEVICE_LAMBDA, _HOST_DEVICE_LAMBDA, _PRESERVED_RESULT))


class ExtendedClosures:
    """Answers the traits; a lambda that must not stand where it does is unknown."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[LambdaNode, bool] = {}

    def holds(self, name: str, type_: Type, token: int) -> bool:
        """Whether a trait holds for a type, whose qualifiers do not matter."""
        closure = closure_of(type_)
        if closure is None or not self.is_extended(closure, token):
            return False
        host = self.engine.lambda_numbers.annotations(closure)[1]
        if name == _HOST_DEVICE_LAMBDA:
            return host
        if host or name == _DEVICE_LAMBDA:
            return not host
        return self._keeps_result(closure.node, token)

    def is_extended(self, closure: LambdaNode, token: int) -> bool:
        """Whether a lambda is marked for the device and stands in the body of a function of the host."""
        return self.engine.lambda_numbers.annotations(closure)[0] and self._is_in_host_code(closure, token)

    def is_surely_extended(self, closure: LambdaNode) -> bool:
        """As `is_extended`; no where that is unknown."""
        known = self._known.get(closure)
        if known is None:
            try:
                known = self.is_extended(closure, closure.node.start)
            except Unknown:
                known = False
            self._known[closure] = known
        return known

    def complete(self, closure: LambdaNode) -> None:
        """Adds the member that an extended host-device lambda has behind its captures, where it converts to no pointer
        to function (observed)."""
        if self.has_hidden_field(closure):
            types = self.engine.types
            made = Field("", closure.node.start, closure.closure)
            made.type = types.pointer(types.void)
            fields = closure.closure.fields
            assert fields is not None
            made.index = len(fields)
            fields.append(made)

    def has_hidden_field(self, closure: LambdaNode) -> bool:
        """Whether it is a lambda with such a member."""
        if not closure.captures and closure.node.default < 0:
            return False
        return self.engine.lambda_numbers.annotations(closure)[1] and self.is_surely_extended(closure)

    def _is_in_host_code(self, closure: LambdaNode, token: int) -> bool:
        """Whether a lambda stands in the body of a function of the host, plain lambdas in between left out."""
        around: Entity | None = closure.closure.parent
        while isinstance(around, Routine):
            outer = closure_of(around.parent) if isinstance(around.parent, ClassType) else None
            if outer is None:
                return self._is_body_of_host(around, closure, token)
            device, host = self.engine.lambda_numbers.annotations(outer)
            if device and not host:
                return False
            if device or outer.call_template is not None or closure.node.start < outer.node.body:
                raise Unknown("an extended lambda in another one", token)
            around = outer.closure.parent
        return False

    def _is_body_of_host(self, routine: Routine, closure: LambdaNode, token: int) -> bool:
        if routine.flags & en.GLOBAL or (routine.flags & en.DEVICE and not routine.flags & en.HOST):
            return False
        owner = routine.owner()
        if owner is not None and isinstance(owner.parent, Routine):
            raise Unknown("a lambda in a member of a local class", token)
        declared = self.engine.declare_types.definition(routine)
        if declared is None or closure.node.start < declared.piece.body:
            raise Unknown("a lambda in front of the body", token)
        return True

    def _keeps_result(self, node: e.Lambda, token: int) -> bool:
        """Whether the result is written and says nothing of the parameters."""
        written = node.return_type
        if written is None:
            return False
        engine = self.engine
        if engine.kinds.find(k.AUTO, written.start, written.end) >= 0:
            raise Unknown("a result that is deduced", token)
        parameters = node.parameters.parameters if node.parameters is not None else []
        names = {engine.lexemes[one.declarator.id] for one in parameters if one.declarator.id >= 0}
        return names.isdisjoint(engine.lexemes[written.start : written.end])


def closure_of(type_: Type) -> LambdaNode | None:
    """The lambda that a type is the closure of."""
    found = bare(type_)
    closure = found.closure if isinstance(found, ClassType) else None
    return closure if isinstance(closure, LambdaNode) else None
