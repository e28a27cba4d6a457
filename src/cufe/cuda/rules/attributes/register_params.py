"""`__nv_register_params__` (observed: diagnostics-a 5.7, diagnostics-b 3.3)."""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST, REGISTER_PARAMS
from cufe.cuda.rules.declared import Declared, word_of
from cufe.final import Final

_NOT_ENABLED: Final = 20202
_OLD_ARCHITECTURE: Final = 20203
_NOT_SUPPORTED: Final = 20204
_ELLIPSIS: Final = 20205

#: the first architecture that passes parameters in registers
_FIRST_ARCHITECTURE: Final = 80


def check_register_params(one: Declared, known: dict[str, int]) -> None:
    """Judges one declaration of a function; `known` are the words of earlier declarations, by function."""
    parameters = one.function()
    if parameters is None or not one.words & REGISTER_PARAMS:
        return
    examined = one.examined
    enabled = bool(examined.settings.register_params)
    architecture = examined.architecture
    supported = architecture is None or architecture.number >= _FIRST_ARCHITECTURE
    key = one.key()
    before = known.get(key, 0)
    known[key] = before | one.words
    is_first = one.declaration.declarators[0] is one.declarator
    for attribute in one.attributes:
        if not word_of(attribute) & REGISTER_PARAMS:
            continue
        # It is applied to each declarator anew.
        met_at = attribute.first if is_first else one.name_token
        if not enabled:
            examined.add_late(_NOT_ENABLED, attribute.first, met_at)
        if not supported:
            examined.add_late(_OLD_ARCHITECTURE, attribute.first, met_at)
        if parameters.variadic:
            examined.add_late(_ELLIPSIS, attribute.first, met_at)
    if enabled and supported and not parameters.variadic and not before & REGISTER_PARAMS:
        words = before | one.words
        if words & GLOBAL:
            examined.add(_NOT_SUPPORTED, one.name_token, "__global__")
        elif words & (HOST | DEVICE) != DEVICE:
            examined.add(_NOT_SUPPORTED, one.name_token, "__host__")
