"""One extended lambda, as its rules see it."""

from cufe.cuda.lambda_slots import LambdaSlot
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.enclosing_context import Surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.lambdas.captured_types import CapturedTypes
from cufe.il.expressions import LambdaNode
from cufe.syntax import expression_nodes as e


class ExtendedLambda:
    """An extended lambda: its slot, its node, the function it belongs to, and how messages call it."""

    def __init__(
        self, types: CapturedTypes, slot: LambdaSlot, node: e.Lambda, around: Surroundings, typed: LambdaNode | None
    ) -> None:
        self.types: CapturedTypes = types
        #: the lambda with its types, where these can matter
        self.typed: LambdaNode | None = typed
        self.examined: ExaminedUnit = types.examined
        self.slot: LambdaSlot = slot
        self.node: e.Lambda = node
        self.around: Surroundings = around
        #: in a template, whose types are looked at in its instances
        self.generic: bool = self.examined.is_in_template(slot.opening)
        self.sort: str = slot.sort

    def add(self, what: int) -> None:
        """Reports a problem of the place at the anchor."""
        self.examined.add(what, self.slot.anchor, self.sort)

    def add_parent(self, what: int, function: Declared) -> None:
        self.examined.add(what, self.slot.anchor, self.sort, function.shown_name())

    def add_capture(self, what: int, token: int) -> None:
        """Reports a problem of the capture list, which is judged when the anchor is reached."""
        self.examined.add_late(what, token, self.slot.anchor, self.sort)

    def add_use(self, what: int, token: int) -> None:
        """Reports a capture by use, which is made when the name is looked up: before anything else is reported for
        it."""
        if self.examined.is_of_pass(what):
            offset = self.examined.unit.offset(token)
            self.examined.diagnoser.add(what, offset, self.sort, detected=offset - 1, governed=offset)
