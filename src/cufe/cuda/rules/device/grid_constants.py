"""The types of `__grid_constant__` parameters: const, and no references (20239, 20240; observed: diagnostics-a 5.6).

They are told of at the name, parameter by parameter.  What an earlier declaration marked counts in a later one that
marks nothing; where both mark something, definitions and what stands behind them are judged again.
Whether a parameter of a template is const is asked of its instances."""

from cufe.cuda.rules.collection import grid_constant
from cufe.cuda.rules.declared import Declared
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.types import ReferenceType, Type

NOT_CONST: Final = 20239
REFERENCE: Final = 20240


class GridConstants:
    """Which parameters of kernels are marked, declaration by declaration in the order of the text."""

    def __init__(self) -> None:
        #: for each function the types with which each of its parameters has been marked
        self._marked: dict[str, list[list[Type]]] = {}
        self._defined: set[str] = set()

    def is_marked(self, one: Declared) -> bool:
        """Whether a function has marked parameters by now."""
        operator = one.function()
        if operator is not None and any(grid_constant(parameter) for parameter in operator.parameters):
            return True
        return bool(self._marked) and one.key() in self._marked

    def to_judge(self, one: Declared, types: list[Type | None]) -> list[list[Type]]:
        """For each parameter the types that are judged with a declaration; its own types are given."""
        operator = one.function()
        own: list[list[Type]] = [[] for _ in types]
        if operator is None or not self.is_marked(one):
            return own
        for place, (parameter, type_) in enumerate(zip(operator.parameters, types, strict=True)):
            if type_ is not None and grid_constant(parameter):
                own[place].append(type_)
        if one.is_template:
            return own
        earlier = self._marked.setdefault(one.key(), [[] for _ in own])
        if one.declaration.body >= 0:
            self._defined.add(one.key())
        told = earlier if not any(own) else own if one.key() in self._defined or not any(earlier) else []
        self._marked[one.key()] = [before + marked for before, marked in zip(earlier, own, strict=False)]
        return told or [[] for _ in own]


def tell_parameter(one: Declared, marked: list[Type]) -> None:
    """Tells of a parameter that was marked with some types."""
    if not one.is_template and any(not is_const(type_) for type_ in marked):
        one.examined.add(NOT_CONST, one.name_token)
    if any(is_reference(type_) for type_ in marked):
        one.examined.add(REFERENCE, one.name_token)


def is_const(type_: Type) -> bool:
    """Whether a parameter of a type is const, which no reference is."""
    return not is_reference(type_) and bool(type_.qualifiers() & tk.CONST)


def is_reference(type_: Type) -> bool:
    """Whether a type is a reference, by whatever name."""
    return isinstance(type_.skip_typerefs(), ReferenceType)
