"""What messages call closures: by their signatures."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il.entities import Routine
from cufe.il.expressions import LambdaNode
from cufe.il.type_names import TypeNames
from cufe.sema.answers import Dependent, IllFormed, Unknown

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


def closure_name(engine: "Engine", names: TypeNames, closure: LambdaNode) -> str:
    """`lambda [](int)->long`."""
    operator = closure.routine
    try:
        if operator is None and closure.call_template is not None:
            prototype = engine.prototypes.of(closure.call_template)
            operator = prototype if isinstance(prototype, Routine) else None
        if operator is None:
            return "lambda []"
        signature = engine.declare_types.routine_type(operator)
        deduced = closure.routine is None and closure.node.return_type is None
        result = engine.types.auto if deduced else engine.declare_types.result_type(operator)
    except (Unknown, IllFormed, Dependent):
        return "lambda []"
    parameters = [names.of(parameter) for parameter in signature.parameters]
    if signature.variadic:
        parameters.append("...")
    mutable = "" if signature.cv & tk.CONST else " mutable"
    noexcept = " noexcept" if closure.node.noexcept >= 0 else ""
    return f"lambda []({', '.join(parameters)}){mutable}->{names.of(result)}{noexcept}"
