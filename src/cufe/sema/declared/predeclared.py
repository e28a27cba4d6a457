"""Names that exist before the first token (il.md section 5)."""

from cufe.final import TYPE_CHECKING
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Layout, Typedef
from cufe.il.types import Type

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Predeclared:
    """The predeclared typedefs, made when a unit uses them."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._typedefs: dict[str, Typedef] = {}

    def typedef(self, name: str) -> Typedef | None:
        """The predeclared typedef of a name, None where there is none."""
        known = self._typedefs.get(name)
        if known is not None:
            return known
        target = self._target(name)
        if target is None:
            return None
        made = Typedef(name, -1, self.engine.declare.root.namespace)
        made.visible = -1
        type_ = self.engine.types.typedef(tk.TYPEDEF, target)
        type_.typedef = made
        type_.name = name
        made.type = type_
        self._typedefs[name] = made
        return made

    def _target(self, name: str) -> Type | None:
        types = self.engine.types
        if name == "__builtin_va_list":
            return types.array(self._va_list_tag(), 1)
        if name == "__fp16":
            return types.floats[tk.FP16]
        if name == "__float80":
            return types.long_double
        if name == "__int128_t":
            return types.integers[tk.INT128]
        if name == "__uint128_t":
            return types.integers[tk.UNSIGNED_INT128]
        return None

    def _va_list_tag(self) -> ClassType:
        """`__va_list_tag` of the x86-64 ABI: 24 bytes."""
        types = self.engine.types
        made = ClassType("__va_list_tag", -1, self.engine.declare.root.namespace, tk.TK_STRUCT)
        types.number(made)
        made.predeclared = True
        made.bases = []
        made.fields = []
        members = (
            ("gp_offset", types.unsigned_int, 0), ("fp_offset", types.unsigned_int, 4),
            ("overflow_arg_area", types.pointer(types.void), 8), ("reg_save_area", types.pointer(types.void), 16),
        )  # fmt: skip
        for index, (name, type_, offset) in enumerate(members):
            field = Field(name, -1, made)
            field.type = type_
            field.offset = offset
            field.index = index
            made.fields.append(field)
        made.layout = Layout(24, 8)
        return made
