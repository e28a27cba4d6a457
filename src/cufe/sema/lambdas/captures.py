"""What a lambda captures ([expr.prim.lambda.capture]): the fields of its closure, made by the introducer or by use."""

from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import ClassType, Field, Routine, Variable
from cufe.il.expressions import LambdaCapture, LambdaNode
from cufe.syntax import expression_nodes as e

# --- capture-defaults ------------------------------------------------------------------------------------------------
NO_DEFAULT: Final = 0
COPY_DEFAULT: Final = 1
REFERENCE_DEFAULT: Final = 2


class LambdaState:
    """A lambda while its body is read, and afterwards: where it stands, and what it has captured so far."""

    def __init__(self, node: e.Lambda, made: LambdaNode, context: Context, default: int) -> None:
        self.node: e.Lambda = node
        self.made: LambdaNode = made
        #: the context around the lambda
        self.context: Context = context
        self.default: int = default
        #: captures by variable
        self.by_variable: dict[Variable, LambdaCapture] = {}
        #: variables of init-captures, by their tokens, and those of packs by their names
        self.init_fields: dict[Variable, Field] = {}
        self.init_variables: dict[int, Variable] = {}
        self.init_packs: dict[str, list[Variable]] = {}
        self.this_field: Field | None = None
        #: `*this` was captured
        self.copies_this: bool = False
        #: the body is complete: nothing more is captured
        self.closed: bool = False
        #: how many lambdas stand around it
        self.depth: int = 0

    def closure(self) -> ClassType:
        return self.made.closure

    def add_field(self, name: str, token: int) -> Field:
        """A new field of the closure."""
        closure = self.made.closure
        made = Field(name, token, closure)
        fields = closure.fields
        assert fields is not None
        made.index = len(fields)
        fields.append(made)
        return made

    def is_operator(self, routine: Routine) -> bool:
        return routine.parent is self.made.closure
