"""`__grid_constant__` parameters (spec 22; observed: diagnostics-a 5.6)."""

from cufe.cuda.rules.collection import grid_constant
from cufe.cuda.rules.declared import Declared
from cufe.diagnostics.report import At
from cufe.final import Final

_NOT_ON_KERNEL: Final = 20245
_REDECLARATION: Final = 20241
_TEMPLATE_REDECLARATION: Final = 20242


def check_redeclaration(one: Declared, before: Declared) -> None:
    """The annotation is the same in every declaration of a function, parameter by parameter (20241, 20242)."""
    examined = one.examined
    mine = one.function()
    theirs = before.function()
    if mine is None or theirs is None or one.declaration.instantiation >= 0:
        return
    number = _TEMPLATE_REDECLARATION if one.is_template else _REDECLARATION
    for parameter, earlier in zip(mine.parameters, theirs.parameters, strict=False):
        if grid_constant(parameter) != grid_constant(earlier):
            name = parameter.declarator.id
            examined.add(
                number,
                one.name_token,
                examined.lexemes[name] if name >= 0 else "",
                At(examined.unit.offset(before.name_token)),
            )


def check_kernel_only(one: Declared, annotated: list[bool]) -> None:
    """Only kernels have such parameters (20245); `annotated` says which ones some declaration marked."""
    for is_annotated in annotated:
        if is_annotated:
            one.examined.add(_NOT_ON_KERNEL, one.name_token)
