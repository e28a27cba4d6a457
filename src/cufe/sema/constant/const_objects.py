"""Const arrays and const objects of classes that are not constexpr: the tool takes their parts for constants as well.

Observed: `const N n = {1};` of a namespace or class, and arrays of such or of const scalars; neither variables of
functions nor members of class templates, nor classes with mutable members or destructors that do something."""

from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.types import ArrayType, Type
from cufe.sema.overload.type_tests import bare, element

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ConstObjects:
    """Knows them; an answer is remembered."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[ClassType, bool] = {}

    def is_known(self, variable: Variable, type_: Type) -> bool:
        """Whether the parts of a variable count as constants, if its initialiser is one."""
        parent = variable.parent
        if variable.flags & (en.PARAMETER | en.CONSTEXPR_VARIABLE) or isinstance(parent, Routine):
            return False
        if isinstance(parent, ClassType) and parent.template is not None:
            return False
        array = type_.skip_typerefs()
        is_array = isinstance(array, ArrayType)
        while isinstance(array, ArrayType):
            type_ = array.element
            array = type_.skip_typerefs()
        qualifiers = type_.qualifiers()
        cls = bare(type_)
        if not qualifiers & tk.CONST or qualifiers & tk.VOLATILE:
            return False
        if not isinstance(cls, ClassType):
            return is_array and not type_.dependent
        return not cls.dependent and self._stays(cls)

    def _stays(self, cls: ClassType) -> bool:
        """Whether a const object of a class never changes: nothing in it is mutable, or to be destroyed."""
        known = self._known.get(cls)
        if known is None:
            classes = self.engine.classes
            parts = [element(self.engine.declare_types.field_type(field)) for field in classes.fields(cls)]
            known = not any(field.mutable for field in classes.fields(cls))
            known = known and self.engine.traits.trivially_destructible(cls)
            known = known and all(self._stays(base.type) for base in classes.bases(cls))
            known = known and all(self._stays(part) for part in parts if isinstance(part, ClassType))
            self._known[cls] = known
        return known
