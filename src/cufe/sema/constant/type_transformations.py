"""Traits that give a type ([meta.trans])."""

from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.entities import EnumType
from cufe.il.types import ArrayType, IntegerType, PointerType, ReferenceType, Type, VoidType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.type_tests import bare, is_abominable

_QUALIFIERS: Final[dict[str, int]] = {
    "__remove_cv": tk.CONST | tk.VOLATILE, "__remove_const": tk.CONST, "__remove_volatile": tk.VOLATILE,
    "__remove_restrict": tk.RESTRICT,
}  # fmt: skip


class TypeTransformations(EnginePart):
    def of(self, name: str, argument: Type, token: int) -> Type:
        """The type that the trait makes of its argument."""
        types = self.engine.types
        found = bare(argument)
        if name == "__underlying_type":
            if not isinstance(found, EnumType):
                raise IllFormed("type must be an enumeration type", token)
            return self.engine.enums.underlying(found)
        removed = _QUALIFIERS.get(name, 0)
        if removed:
            return self._without(argument, removed)
        if name in ("__remove_reference", "__remove_reference_t"):
            return found.target if isinstance(found, ReferenceType) else argument
        if name == "__remove_cvref":
            return self._without(found.target if isinstance(found, ReferenceType) else argument, tk.CONST | tk.VOLATILE)
        if name == "__remove_pointer":
            return found.target if isinstance(found, PointerType) else argument
        if name in ("__remove_extent", "__remove_all_extents"):
            return self._element(argument, name == "__remove_all_extents")
        if name == "__decay":
            return self.decayed(argument)
        if name in ("__make_signed", "__make_unsigned"):
            return self._with_sign(argument, name == "__make_unsigned", token)
        if isinstance(found, VoidType) or is_abominable(found):
            return types.pointer(argument) if isinstance(found, VoidType) and name == "__add_pointer" else argument
        if name == "__add_lvalue_reference":
            return types.reference(argument, False)
        if name == "__add_rvalue_reference":
            return types.reference(argument, True)
        if name == "__add_pointer":
            return types.pointer(found.target if isinstance(found, ReferenceType) else argument)
        raise Unknown(f"trait {name}", token)

    def _without(self, argument: Type, removed: int) -> Type:
        kept = argument.qualifiers() & ~removed
        if kept == argument.qualifiers():
            return argument
        return self.engine.types.qualified(self.engine.types.unqualified(argument), kept)

    def _element(self, argument: Type, all_levels: bool) -> Type:
        found = bare(argument)
        while isinstance(found, ArrayType):
            argument = found.element
            found = bare(argument)
            if not all_levels:
                break
        return argument

    def decayed(self, argument: Type) -> Type:
        """What a by-value parameter of the type is."""
        found = bare(argument)
        value = found.target if isinstance(found, ReferenceType) else argument
        return self.engine.placeholders.decayed(value)

    def _with_sign(self, argument: Type, unsigned: bool, token: int) -> Type:
        types = self.engine.types
        found = bare(argument)
        if isinstance(found, EnumType):
            found = bare(self.engine.enums.underlying(found))
        if not isinstance(found, IntegerType) or found.sort == tk.BOOL:
            raise IllFormed("type must be an integral type", token)
        kind = max(found.int_kind, tk.SIGNED_CHAR)
        if found.sort != tk.PLAIN:
            # A character type becomes the integer type of its size.
            size = tk.INTEGER_SIZES[kind]
            kind = {1: tk.SIGNED_CHAR, 2: tk.SHORT, 4: tk.INT}[size]
        if found.int_kind == tk.CHAR and found.sort == tk.PLAIN:
            kind = tk.SIGNED_CHAR
        signed = kind if kind & 1 else kind - 1
        return types.qualified(types.integers[signed + 1 if unsigned else signed], argument.qualifiers())
