"""Objects as bytes: __builtin_bit_cast ([bit.cast])."""

from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field
from cufe.il.expressions import Expression
from cufe.il.floating import decoded, encoded
from cufe.il.types import ArrayType, FloatType, Type
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant.call_frames import Frame
from cufe.sema.constant.objects import Cell, FloatingValue, IntegerValue, ObjectValue, Value
from cufe.sema.engine_part import EvaluatorPart


class BitImages(EvaluatorPart):
    """Writes objects into byte images and reads them back; padding has no value."""

    def cast(self, source: Expression, target: Type, frame: Frame) -> Value:
        """The bytes of `source` as an object of type `target`."""
        place = self.hub.places.of(source, frame)
        cell = self.hub.memory.target(place)
        size = self.hub.engine.layout.storage(cell.type)
        if size != self.hub.engine.layout.storage(target):
            raise IllFormed("bit_cast between types of different sizes")
        image: list[int] = [-1] * size
        for scalar, offset in self._scalars(cell, "of"):
            self._write_scalar(self.hub.memory.read(scalar), scalar.type, offset, image)
        made = self.hub.memory.new(target)
        made.const = False
        for scalar, offset in self._scalars(made, "to"):
            scalar.value = self._read_scalar(scalar.type, offset, image)
        return ObjectValue(made) if made.parts is not None else self.hub.memory.read(made)

    def _scalars(self, cell: Cell, direction: str) -> list[tuple[Cell, int]]:
        """The scalars that an object is made of, with their offsets in it; `direction` is for the message."""
        found: list[tuple[Cell, int]] = []
        self._gather(cell, 0, direction, found)
        return found

    def _gather(self, cell: Cell, offset: int, direction: str, found: list[tuple[Cell, int]]) -> None:
        memory = self.hub.memory
        type_ = cell.type
        layout = self.hub.engine.layout
        if isinstance(type_, ArrayType):
            size = layout.storage(type_.element)
            for index in range(memory.count(cell)):
                self._gather(memory.part(cell, index), offset + index * size, direction, found)
        elif isinstance(type_, ClassType):
            if type_.kind == tk.TK_UNION:
                raise IllFormed(f"bit_cast {direction} a union")
            layout.of(type_)
            shape = memory.shape(type_)
            for index, base in enumerate(shape.bases):
                self._gather(memory.part(cell, index), offset + base.offset, direction, found)
            for field in shape.fields:
                self._no_bit_field(field)
                self._gather(memory.part(cell, shape.field_index[field]), offset + field.offset, direction, found)
        else:
            found.append((cell, offset))

    def _no_bit_field(self, field: Field) -> None:
        if field.bit_width >= 0:
            raise Unknown("bit_cast of a bit-field")

    def _write_scalar(self, value: Value, type_: Type, offset: int, image: list[int]) -> None:
        size = self.hub.engine.layout.storage(type_)
        if isinstance(value, IntegerValue):
            bits = value.value
        elif isinstance(value, FloatingValue) and isinstance(type_, FloatType):
            bits = encoded(value.value, type_.float_kind)
            size = 10 if type_.float_kind == tk.LONG_DOUBLE else size
        else:
            raise IllFormed("bit_cast of a pointer")
        for at in range(size):
            image[offset + at] = bits >> (8 * at) & 0xFF

    def _read_scalar(self, type_: Type, offset: int, image: list[int]) -> Value:
        size = self.hub.engine.layout.storage(type_)
        if isinstance(type_, FloatType) and type_.float_kind == tk.LONG_DOUBLE:
            size = 10
        bits = 0
        for at in range(size):
            byte = image[offset + at]
            if byte < 0:
                raise IllFormed("access to uninitialized object")
            bits |= byte << (8 * at)
        if isinstance(type_, FloatType):
            return FloatingValue(decoded(bits, type_.float_kind))
        integer = self.hub.conversions.integer_type(type_)
        if integer is None:
            raise IllFormed("bit_cast to a pointer")
        return self.hub.conversions.to_integer(IntegerValue(bits), integer)
