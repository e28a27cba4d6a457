"""Names of closure types: `Ul...E_`, and the vendor forms of extended lambdas in stub names (front-end 16.5)."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Routine
from cufe.il.expressions import LambdaNode
from cufe.il.types import Type
from cufe.sema.answers import Unknown
from cufe.sema.linkage.numbers import counted

if TYPE_CHECKING:
    from cufe.sema.linkage.mangler import Mangler


def closure_name(mangler: "Mangler", cls: ClassType) -> str:
    """The unqualified name of a closure type."""
    closure = cls.closure
    if not isinstance(closure, LambdaNode):
        raise Unknown("a closure without its lambda", cls.token)
    if mangler.vendor:
        vendor = _vendor_name(mangler, closure)
        if vendor:
            return vendor
    numbers = mangler.engine.lambda_numbers
    number = numbers.made_before(closure) if mangler.device else numbers.same_signature(closure)
    signature = mangler.parameters(numbers.signature(closure))
    return f"Ul{signature}E" + counted(number)


def _vendor_name(mangler: "Mangler", closure: LambdaNode) -> str:
    """`Unvdl`, `Unvdtl`, `Unvhdl`; empty for a lambda without CUDA annotations."""
    numbers = mangler.engine.lambda_numbers
    device, host = numbers.annotations(closure)
    if not device:
        return ""
    around = numbers.enclosing(closure)
    if around is None:
        raise Unknown("an extended lambda outside of a function", closure.node.start)
    captures = len(closure.captures)
    pointer = mangler.type(_pointer_to(mangler, around))
    name = mangler.name(around)
    if around.template is not None and around.arguments:
        name = mangler.prefix(around)
    order = numbers.order(closure)
    types = "".join([mangler.type(_captured(capture.field.type)) for capture in closure.captures])
    signature = numbers.signature(closure)
    if not host:
        result = mangler.type(signature.result) if closure.node.arrow >= 0 else ""
        word = "Unvdtl" if closure.node.arrow >= 0 else "Unvdl"
        return f"{word}{captures}_{pointer}{name}{result}{order}_{types}"
    mutable = int(not signature.cv & tk.CONST)
    has_pointer = int(captures == 0 and closure.node.default < 0)
    noexcept = int(closure.node.noexcept >= 0)
    call = mangler.type(signature.result) + mangler.parameters(signature)
    return f"Unvhdl{mutable}_{has_pointer}_{noexcept}_{captures}_{pointer}{name}{order}_{call}E{types}"


def _pointer_to(mangler: "Mangler", routine: Routine) -> Type:
    """The type of a pointer to the function around."""
    types = mangler.engine.types
    signature = mangler.engine.declare_types.routine_type(routine)
    owner = routine.owner()
    if owner is not None and not routine.flags & 1:
        return types.member_pointer(owner, signature)
    return types.pointer(signature)


def _captured(type_: Type | None) -> Type:
    if type_ is None:
        raise Unknown("a capture whose type is not known")
    return type_
