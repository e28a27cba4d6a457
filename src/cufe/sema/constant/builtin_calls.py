"""Built-in functions and operations of the evaluator ([expr.const]): calls, traits, `offsetof`, and
`__builtin_bit_cast`, which takes objects as bytes ([bit.cast])."""

from cufe.final import Final
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Routine
from cufe.il.expressions import BuiltinOperation, Expression, FieldExpression, Operation, TypeOperand
from cufe.il.floating import INFINITY, MINIMUM_EXPONENT, NAN, Floating, decoded, encoded
from cufe.il.types import ArrayType, FloatType, IntegerType, PointerType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant import arithmetic as a
from cufe.sema.constant import objects as ob
from cufe.sema.constant.reasons import not_constexpr
from cufe.sema.engine_part import EvaluatorPart
from cufe.sema.overload.type_tests import bare

_FIRST_ARGUMENT: Final = frozenset(
    ("expect", "expect_with_probability", "assume_aligned", "launder", "addressof", "unpredictable")
)
#: mathematics that is left to run-time, by the names for double
_AT_RUN_TIME: Final = frozenset(
    (
        "acos", "asin", "atan", "atan2", "cbrt", "cos", "cosh", "erf", "exp", "exp2", "expm1", "fdim", "floor", "fma",
        "fmax", "fmin", "fmod", "frexp", "hypot", "ilogb", "ldexp", "lgamma", "log", "log10", "log1p", "log2", "logb",
        "lrint", "lround", "nearbyint", "nextafter", "pow", "powi", "rint", "round", "scalbn", "sin", "sinh", "sqrt",
        "tan", "tanh", "tgamma", "trunc",
    )
)  # fmt: skip
_PLACES: Final = ("LINE", "FILE", "FUNCTION", "source_location")
_LOCK_FREE: Final = (1, 2, 4, 8)
_BITS: Final = ("clz", "ctz", "popcount", "parity", "ffs", "clrsb")
_FLOAT_SUFFIXES: Final = ("", "f", "l", "f128", "f16")
_WITH_SUFFIX: Final = ("fabs", "ceil", "copysign")
_COMPARISONS: Final[dict[str, tuple[int, ...]]] = {
    "isgreater": (1,), "isgreaterequal": (0, 1), "isless": (-1,), "islessequal": (-1, 0), "islessgreater": (-1, 1),
    "isunordered": (2,),
}  # fmt: skip


class BuiltinCalls(EvaluatorPart):
    """Evaluates `__builtin_...` functions."""

    def of(self, routine: Routine, arguments: list[Expression], expression: Operation, frame: ob.Frame) -> ob.Value:
        """The value of a call; IllFormed where the function has none in a constant expression."""
        name = routine.name.removeprefix("__builtin_")
        if name in _AT_RUN_TIME or (name[-1:] in ("f", "l") and name[:-1] in _AT_RUN_TIME):
            raise not_constexpr(routine)
        if name == "is_constant_evaluated":
            self.hub.asked = self.hub.asked or not frame.constant
            return ob.IntegerValue(int(frame.constant))
        if name == "constant_p":
            return ob.IntegerValue(int(self._is_constant(arguments[0], frame)))
        if name in _PLACES:
            return self.hub.engine.source_places.value(name, expression)
        if name in _FIRST_ARGUMENT:
            return self.hub.values.of(arguments[0], frame)
        if name in ("unreachable", "trap", "abort"):
            raise IllFormed("expression cannot be interpreted", expression.token)
        if name in ("__atomic_always_lock_free", "__atomic_is_lock_free"):
            # Where the object lies does not matter.
            return self._lock_free(self.hub.values.of(arguments[0], frame), expression)
        values = [self.hub.values.of(argument, frame) for argument in arguments]
        found = self._bits(name, values, arguments)
        if found is None:
            found = self._floating(name, values, expression.type, arguments[0].type if arguments else expression.type)
        if found is None and name.endswith("_overflow"):
            found = self._overflow(name, values, arguments)
        if found is None:
            found = self._text(name, values)
        if found is None:
            raise IllFormed(f'cannot call non-constexpr function "{routine.name}"', expression.token)
        return found

    def _lock_free(self, size: ob.Value, expression: Operation) -> ob.Value:
        """Objects of the sizes of registers are."""
        if isinstance(size, ob.IntegerValue) and size.value in _LOCK_FREE:
            return ob.IntegerValue(1)
        raise IllFormed("lock freedom is known at run-time", expression.token)

    def _is_constant(self, argument: Expression, frame: ob.Frame) -> bool:
        try:
            value = self.hub.values.of(argument, frame)
        except IllFormed:
            return False
        if isinstance(value, ob.PointerValue):
            return value.is_null() or (value.cell is not None and value.cell.root().string is not None)
        return not isinstance(value, (ob.ObjectValue, ob.VoidValue))

    def _integer(self, argument: Expression) -> IntegerType:
        integer = self.hub.conversions.integer_type(argument.type)
        if integer is None:
            raise Unknown("a built-in function on something that is no integer", argument.token)
        return integer

    def _width(self, argument: Expression) -> int:
        integer = self._integer(argument)
        return a.VALUE_BITS[integer.int_kind] + (0 if a.is_unsigned(integer.int_kind) else 1)

    # --- bits --------------------------------------------------------------------------------------------------------

    def _bits(self, name: str, values: list[ob.Value], arguments: list[Expression]) -> ob.Value | None:
        if len(values) == 0 or not isinstance(values[0], ob.IntegerValue):
            return None
        value = values[0].value
        if name in ("abs", "labs", "llabs", "imaxabs"):
            if not a.fits(abs(value), self._integer(arguments[0]).int_kind):
                raise IllFormed("value exceeds range of the integer type", arguments[0].token)
            return ob.IntegerValue(abs(value))
        stem = name.removesuffix("ll").removesuffix("l").removesuffix("g")
        if stem in _BITS or name in ("ffs", "ffsl", "ffsll"):
            return ob.IntegerValue(self._count(stem, value, self._width(arguments[0])))
        if name.startswith("bswap") and name[5:].isdigit():
            size = int(name[5:]) // 8
            return ob.IntegerValue(int.from_bytes((value & ((1 << 8 * size) - 1)).to_bytes(size, "little"), "big"))
        return None

    def _count(self, name: str, value: int, width: int) -> int:
        unsigned = value & ((1 << width) - 1)
        if name == "clz":
            return width - unsigned.bit_length()
        if name == "ctz":
            return width if unsigned == 0 else (unsigned & -unsigned).bit_length() - 1
        if name == "ffs":
            return 0 if unsigned == 0 else (unsigned & -unsigned).bit_length()
        if name == "clrsb":
            return width - 1 - (~value if value < 0 else value).bit_length()
        ones = unsigned.bit_count()
        return ones & 1 if name == "parity" else ones

    # --- overflow ----------------------------------------------------------------------------------------------------

    def _overflow(self, name: str, values: list[ob.Value], arguments: list[Expression]) -> ob.Value | None:
        """`__builtin_add_overflow(a, b, &result)` and those for one type such as `__builtin_sadd_overflow`."""
        if len(values) != 3:
            return None
        left, right, target = values
        if not isinstance(left, ob.IntegerValue) or not isinstance(right, ob.IntegerValue):
            return None
        if "add" in name:
            result = left.value + right.value
        elif "sub" in name:
            result = left.value - right.value
        elif "mul" in name:
            result = left.value * right.value
        else:
            return None
        predicate = name.endswith("_overflow_p")
        type_ = bare(arguments[2].type)
        if not predicate:
            if not isinstance(type_, PointerType):
                return None
            type_ = bare(type_.target)
        if not isinstance(type_, IntegerType):
            return None
        if not predicate and isinstance(target, ob.PointerValue):
            self.hub.memory.store(target, ob.IntegerValue(a.wrapped(result, type_.int_kind)))
        return ob.IntegerValue(int(not a.fits(result, type_.int_kind)))

    # --- floating values ---------------------------------------------------------------------------------------------

    def _floating(self, name: str, values: list[ob.Value], type_: Type, argument_type: Type) -> ob.Value | None:
        found = bare(type_)
        if isinstance(found, FloatType):
            for suffix in _FLOAT_SUFFIXES:
                stem = name.removesuffix(suffix) if suffix else name
                if stem in ("huge_val", "inf"):
                    return ob.FloatingValue(Floating(0, 0, INFINITY))
                if stem in ("nan", "nans"):
                    return ob.FloatingValue(Floating(0, 0, NAN))
        if not values or not isinstance(values[0], ob.FloatingValue):
            return None
        value = values[0].value
        other = values[1].value if len(values) > 1 and isinstance(values[1], ob.FloatingValue) else None
        order = _COMPARISONS.get(name)
        if order is not None and other is not None:
            return ob.IntegerValue(int(a.float_order(value, other) in order))
        if name == "isnormal":
            kind = bare(argument_type)
            least = MINIMUM_EXPONENT[kind.float_kind] if isinstance(kind, FloatType) else 0
            size = abs(value.numerator).bit_length() - 1 - value.scale
            return ob.IntegerValue(int(value.numerator != 0 and size >= least))
        tested = self._classified(name.removesuffix("f").removesuffix("l"), name, value)
        if tested >= 0:
            return ob.IntegerValue(tested)
        return self._computed(name, value, other)

    def _classified(self, stem: str, name: str, value: Floating) -> int:
        infinite = value.special in ("inf", "-inf")
        if "isnan" in (stem, name):
            return int(value.special == NAN)
        if "isinf" in (stem, name):
            return int(infinite)
        if name == "isinf_sign":
            return 0 if not infinite else (-1 if value.special == "-inf" else 1)
        if name in ("isfinite", "finite", "finitef", "finitel"):
            return int(value.is_finite())
        if "signbit" in (stem, name):
            return int(value.is_negative())
        return -1

    def _computed(self, name: str, value: Floating, other: Floating | None) -> ob.Value | None:
        stem = name
        for suffix in ("f128", "f16", "f", "l"):
            if name.endswith(suffix) and name.removesuffix(suffix) in _WITH_SUFFIX:
                stem = name.removesuffix(suffix)
                break
        if stem == "fabs":
            return ob.FloatingValue(a.negated(value) if value.is_negative() else value)
        if stem == "ceil":
            return ob.FloatingValue(a.ceiling(value))
        if other is None:
            return None
        if stem == "copysign":
            return ob.FloatingValue(a.negated(value) if value.is_negative() != other.is_negative() else value)
        return None

    # --- bytes and characters ----------------------------------------------------------------------------------------

    def _text(self, name: str, values: list[ob.Value]) -> ob.Value | None:
        if not values or not isinstance(values[0], ob.PointerValue):
            return None
        first = values[0]
        if name in ("strlen", "wcslen"):
            return ob.IntegerValue(len(self._string(first, -1)))
        second = values[1] if len(values) > 1 else None
        limit = values[2].value if len(values) > 2 and isinstance(values[2], ob.IntegerValue) else -1
        if name in ("strcmp", "wcscmp", "strncmp", "wcsncmp") and isinstance(second, ob.PointerValue):
            return self._order(self._string(first, limit), self._string(second, limit))
        if name in ("memcmp", "wmemcmp", "bcmp") and isinstance(second, ob.PointerValue) and limit >= 0:
            count = limit
            return self._order(self._units(first, count), self._units(second, count))
        if name in ("memchr", "wmemchr", "char_memchr") and isinstance(second, ob.IntegerValue):
            return self._search(first, second.value, self._units(first, limit), limit)
        if name in ("strchr", "wcschr") and isinstance(second, ob.IntegerValue):
            text = [*self._string(first, -1), 0]
            return self._search(first, second.value, text, len(text))
        if name in ("memcpy", "memmove", "wmemcpy", "wmemmove") and isinstance(second, ob.PointerValue) and limit >= 0:
            self._copy(first, second, limit, name.startswith("w"))
            return first
        return None

    def _element(self, pointer: ob.PointerValue, index: int) -> int:
        value = self.hub.memory.load(self.hub.pointers.advanced(pointer, index))
        if isinstance(value, ob.IntegerValue):
            return value.value
        raise Unknown("a character is expected")

    def _string(self, pointer: ob.PointerValue, limit: int) -> list[int]:
        """The characters up to a zero, or as many as `limit`."""
        found: list[int] = []
        while limit < 0 or len(found) < limit:
            unit = self._element(pointer, len(found))
            if unit == 0:
                break
            found.append(unit)
            self.hub.limits.charge(1)
        return found

    def _units(self, pointer: ob.PointerValue, count: int) -> list[int]:
        return [self._element(pointer, index) for index in range(count)]

    def _order(self, left: list[int], right: list[int]) -> ob.Value:
        one = [unit & 0xFF if -128 <= unit < 0 else unit for unit in left]
        two = [unit & 0xFF if -128 <= unit < 0 else unit for unit in right]
        return ob.IntegerValue((one > two) - (one < two))

    def _search(self, start: ob.PointerValue, wanted: int, units: list[int], limit: int) -> ob.Value:
        for index, unit in enumerate(units):
            if index < limit and unit & 0xFF == wanted & 0xFF:
                return self.hub.pointers.advanced(start, index)
        return ob.null_pointer()

    def _copy(self, target: ob.PointerValue, source: ob.PointerValue, size: int, wide: bool) -> None:
        """Copies whole objects; `size` is in bytes, of wide characters in elements."""
        if target.cell is None or source.cell is None:
            raise IllFormed("attempt to access run-time storage")
        memory = self.hub.memory
        if size == 0:
            return
        element = memory.target(source)
        unit = 1 if wide else self.hub.engine.layout.storage(element.type)
        if size % unit:
            raise IllFormed("a copy of a part of an object")
        values = [memory.load(self.hub.pointers.advanced(source, index)) for index in range(size // unit)]
        for index, value in enumerate(values):
            memory.store(self.hub.pointers.advanced(target, index), value)


class BuiltinOperations(EvaluatorPart):
    def of(self, expression: BuiltinOperation, frame: ob.Frame) -> ob.Value:
        """The value of a built-in operation by its name."""
        name = expression.name
        arguments = expression.arguments
        if name.startswith(("__is_", "__has_", "__reference_", "__array_")):
            return ob.IntegerValue(self._trait(expression))
        if name == "__builtin_offsetof" or name == "__offsetof":
            return ob.IntegerValue(self._offset(arguments, frame))
        if name == "__builtin_bit_cast":
            return self.hub.bits.cast(arguments[-1], expression.type, frame)
        if name == "__builtin_addressof":
            return self.hub.places.of(arguments[0], frame)
        if name in ("__builtin_is_constant_evaluated",):
            return ob.IntegerValue(int(frame.constant))
        if name == "__builtin_complex" and len(arguments) == 2:
            return ob.ComplexValue(self.hub.values.of(arguments[0], frame), self.hub.values.of(arguments[1], frame))
        if name in ("__builtin_launder", "__builtin_expect") and arguments:
            return self.hub.values.of(arguments[0], frame)
        if any(argument.type.dependent for argument in arguments):
            raise Dependent
        raise Unknown(f"{name} in a constant expression", expression.token)

    def _trait(self, expression: BuiltinOperation) -> int:
        types = [argument.operand for argument in expression.arguments if isinstance(argument, TypeOperand)]
        if len(types) != len(expression.arguments):
            raise Unknown(f"operands of {expression.name}", expression.token)
        return self.hub.engine.traits.value(expression.name, types, expression.token)

    def _offset(self, arguments: list[Expression], frame: ob.Frame) -> int:
        """`__builtin_offsetof(T, a.b[2])`: the operands are the type and the member access."""
        total = 0
        at = arguments[-1]
        while isinstance(at, Operation):
            if at.operation in (o.DOT_FIELD, o.POINTS_TO_FIELD):
                member = at.arguments[1]
                if isinstance(member, FieldExpression):
                    total += self.hub.engine.layout.member_offset(member.field)
            elif at.operation == o.SUBSCRIPT:
                index = self.hub.values.of(at.arguments[1], frame)
                if not isinstance(index, ob.IntegerValue):
                    raise Unknown("an index of offsetof", at.token)
                total += index.value * self.hub.engine.layout.storage(at.type)
            elif at.operation == o.BASE_CLASS_CAST:
                total += self.hub.engine.layout.offset_of_base(at.arguments[0].type, at.type)
            at = at.arguments[0]
        return total


class BitImages(EvaluatorPart):
    """Writes objects into byte images and reads them back; padding has no value."""

    def cast(self, source: Expression, target: Type, frame: ob.Frame) -> ob.Value:
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
        return ob.ObjectValue(made) if made.parts is not None else self.hub.memory.read(made)

    def _scalars(self, cell: ob.Cell, direction: str) -> list[tuple[ob.Cell, int]]:
        """The scalars that an object is made of, with their offsets in it; `direction` is for the message."""
        found: list[tuple[ob.Cell, int]] = []
        self._gather(cell, 0, direction, found)
        return found

    def _gather(self, cell: ob.Cell, offset: int, direction: str, found: list[tuple[ob.Cell, int]]) -> None:
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

    def _write_scalar(self, value: ob.Value, type_: Type, offset: int, image: list[int]) -> None:
        size = self.hub.engine.layout.storage(type_)
        if isinstance(value, ob.IntegerValue):
            bits = value.value
        elif isinstance(value, ob.FloatingValue) and isinstance(type_, FloatType):
            bits = encoded(value.value, type_.float_kind)
            size = 10 if type_.float_kind == tk.LONG_DOUBLE else size
        else:
            raise IllFormed("bit_cast of a pointer")
        for at in range(size):
            image[offset + at] = bits >> (8 * at) & 0xFF

    def _read_scalar(self, type_: Type, offset: int, image: list[int]) -> ob.Value:
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
            return ob.FloatingValue(decoded(bits, type_.float_kind))
        integer = self.hub.conversions.integer_type(type_)
        if integer is None:
            raise IllFormed("bit_cast to a pointer")
        return self.hub.conversions.to_integer(ob.IntegerValue(bits), integer)
