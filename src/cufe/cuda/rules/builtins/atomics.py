"""Atomic functions of device code, `__nv_atomic_*` (spec 18, 52; observed: diagnostics-b 3.7).

The original looks at a call in stages, and each stage that finds something is the last one:

1. how many arguments there are (too many are ignored, with a warning),
2. whether the first one is a pointer, and to what,
3. whether the call stands in code of the device,
4. whether there is such an operation for objects of that type and size,
5. memory orders and thread scope, and what else the operation asks of the type,
6. conversions of the arguments."""

from cufe.cuda.rules.call_arguments.arguments import SIGN_CHANGES, Finding, PassedArguments
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.constants import IntegerConstant, TemplateParamConstant
from cufe.il.entities import ClassType, EnumType
from cufe.il.types import FloatType, IntegerType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.arithmetic import is_unsigned
from cufe.sema.constant.builtins import ATOMIC, FENCE, FORMS, is_operation
from cufe.sema.expr.builtin_functions import DeviceCall, pointed_to
from cufe.sema.expr.operands import is_type_dependent
from cufe.sema.overload.type_tests import (
    bare,
    is_array,
    is_enum,
    is_floating,
    is_function,
    is_integral,
    is_pointer,
    is_scoped_enum,
    is_unknown,
    is_void,
)
from cufe.text.settings import Architecture

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# Which constants are literals as memory orders and thread scopes (20297, 20298; observed: diagnostics-b 3.7).


#: operations whose result is read
_READS: Final = frozenset(
    (o.COMMA, o.SUBSCRIPT, o.INDIRECT, o.DOT_FIELD, o.POINTS_TO_FIELD, o.DOT_STATIC, o.REF_INDIRECT)
)


def is_read(expression: e.Expression) -> bool:
    """Whether a constant expression is no literal to the original: the value of an object that it names, what a comma
    or a conversion function gives, or something computed from an element of an array.  What is computed from other
    constants is folded at once, and a literal."""
    node = expression
    while True:
        if isinstance(node, e.ConstantExpression) and node.constant.expression is not None:
            node = node.constant.expression
        elif isinstance(node, e.Operation) and (node.operation == o.PARENS or _is_implicit_cast(node)):
            node = node.arguments[0]
        else:
            break
    if node.category != e.PRVALUE or isinstance(node, e.VariableExpression):
        return True
    if isinstance(node, e.Operation) and (node.operation in _READS or node.flags & e.CONVERSION_CALL):
        return True
    return _has_element(node)


def _is_implicit_cast(node: e.Operation) -> bool:
    return node.operation in (o.CAST, o.BOOL_CAST) and bool(node.flags & e.COMPILER_GENERATED)


def _has_element(expression: e.Expression) -> bool:
    """Whether something in an expression is an element of an array."""
    pending = [expression]
    while pending:
        node = pending.pop()
        if isinstance(node, e.ConstantExpression):
            if node.constant.expression is not None:
                pending.append(node.constant.expression)
        elif isinstance(node, e.Operation) and node.operation == o.SUBSCRIPT:
            return True
        elif not isinstance(node, e.TypeQuery) and not (isinstance(node, e.Operation) and node.operation == o.NOEXCEPT):
            pending += node.operands()
    return False


_NO_POINTER: Final = 1645
_EXTRA_ARGUMENTS: Final = 1647
_POINTEE: Final = 20288
_ORDER_VALUE: Final = 20289
_SCOPE_VALUE: Final = 20290
_OPERATION_SIZE: Final = 20291
_CAS_SIZE: Final = 20292
_EXCHANGE_SIZE: Final = 20293
_ADD_SIGNED: Final = 20294
_MINMAX_FLOATING: Final = 20295
IN_HOST: Final = 20296
_SCOPE_NOT_CONSTANT: Final = 20297
_ORDER_NOT_CONSTANT: Final = 20298
_LOAD_ORDER: Final = 20299
_STORE_ORDER: Final = 20300
_LOAD_STORE_CLUSTER: Final = 20302
_CLUSTER: Final = 20306
_WARNINGS: Final = (_LOAD_STORE_CLUSTER, _CLUSTER)
_EXCHANGE_128: Final = 20307
_GENERIC_SIZE: Final = 20310
_NO_ARGUMENTS: Final = 20312
_LOGICAL_FLOATING: Final = 20313
_NOT_INTEGRAL: Final = 20314

_LOGICAL: Final = ("and", "or", "xor")
_SUMS: Final = ("add", "sub")
_OPERATION_SIZES: Final = (4, 8)
_GENERIC_SIZES: Final = (1, 2, 4, 8, 16)
_CAS_SIZES: Final = (2, 4, 8, 16)
_EXCHANGE_SIZES: Final = (4, 8, 16)

_ORDERS: Final = range(6)
_RELEASE: Final = (3, 4)  # release, acq_rel: no orders of a load
_ACQUIRE: Final = (1, 2, 4)  # consume, acquire, acq_rel: no orders of a store
_SCOPES: Final = range(5)
_CLUSTER_SCOPE: Final = 2
#: the first architecture with clusters of blocks and atomic operations on 128 bits
_WITH_CLUSTERS: Final = 90


class AtomicCall:
    """One call; `architecture` is that of the device pass, None in the host pass.

    After `check`, `gives_void` says that the result is not that of the operation, and `waits` that an instance of the
    template around has to say what an order or scope is."""

    def __init__(self, call: DeviceCall, arguments: PassedArguments, architecture: Architecture | None) -> None:
        self.call: DeviceCall = call
        self.passed: PassedArguments = arguments
        self.architecture: Architecture | None = architecture
        self.gives_void: bool = False
        self.waits: bool = False
        self._engine: Engine = arguments.engine
        form = call.name[len(ATOMIC) :]
        #: `fetch_add` is `add` that gives the old value
        self.form: str = form.removeprefix("fetch_")
        self.is_operation: bool = is_operation(form)
        #: at which argument the memory orders begin, and how many there are
        self.first_order: int = 2
        self.orders: int = 1
        if form in FORMS:
            self.first_order = FORMS[form][0] + 1
            self.orders = FORMS[form][1]
        elif form == FENCE:
            self.first_order = 0
        self._type: Type | None = None
        self._size: int = 0

    def check(self, on_device: bool) -> list[Finding]:
        """What is wrong."""
        call = self.call
        found: list[Finding] = []
        place = self._place()
        given = len(call.arguments)
        needed = self.first_order + self.orders
        if not given:
            return [Finding(_NO_ARGUMENTS, place), Finding(_NO_POINTER, place)]
        if given < needed:
            return [Finding(num.TOO_FEW_PASSED, call.node.close)]
        if given > needed + 1:
            found.append(Finding(_EXTRA_ARGUMENTS, call.node.arguments[needed + 1].start))
        number = self._pointee()
        if number < 0:
            return found
        if not number and not on_device:
            number = IN_HOST
        if not number:
            number = self._object()
        if number:
            is_void = number not in (_NO_POINTER, num.NO_COMPLETE_OBJECT)
            self.gives_void = is_void and not self.form.startswith("compare_")
            return [*found, Finding(number, place)]
        wrong = self._constants() + self._late()
        found += [Finding(one, place) for one in wrong]
        if all(one in _WARNINGS for one in wrong):
            found += self._conversions()
        return found

    def _place(self) -> int:
        """The first argument, or the closing parenthesis."""
        node = self.call.node
        return node.arguments[0].start if node.arguments else node.close

    # --- the object ----------------------------------------------------------------------------------------------

    def _pointee(self) -> int:
        """The number of the mistake in the type of the first argument; 0: none, -1: a template parameter decides."""
        if self.form == FENCE:
            return 0
        argument = self.call.arguments[0]
        if is_type_dependent(argument):
            return -1
        if is_unknown(argument.type):
            raise Unknown("type of an operand", argument.token)
        # An array does not decay here.
        type_ = None if is_array(argument.type) or is_function(argument.type) else pointed_to(argument)
        if type_ is None:
            return _NO_POINTER
        if type_.dependent:
            return -1
        self._type = type_
        if self.is_operation:
            numeric = is_integral(type_) or is_floating(type_) or is_pointer(type_)
            return 0 if numeric or (is_enum(type_) and not is_scoped_enum(type_)) else _POINTEE
        if self.form.endswith("_n"):
            return 0 if is_integral(type_) else _NOT_INTEGRAL
        return 0

    def _is_incomplete(self, type_: Type) -> bool:
        cls = bare(type_)
        if isinstance(cls, ClassType):
            return not self._engine.classes.is_complete(cls)
        return is_void(type_) or is_function(type_)

    def _object(self) -> int:
        """What is wrong with an operation on such an object."""
        type_ = self._type
        if type_ is None:
            return 0
        if self._is_incomplete(type_):
            return num.NO_COMPLETE_OBJECT
        self._size = self._engine.layout.size(self._engine.types.unqualified(type_))
        if self.is_operation:
            if self.form in _LOGICAL and is_floating(type_):
                return _LOGICAL_FLOATING
            return 0 if self._size in _OPERATION_SIZES else _OPERATION_SIZE
        if self.form == "exchange_n":
            return 0 if self._size in _EXCHANGE_SIZES else _EXCHANGE_SIZE
        if self.form == "compare_exchange_n":
            return 0 if self._size in _CAS_SIZES else _CAS_SIZE
        return 0 if self._size in _GENERIC_SIZES else _GENERIC_SIZE

    def _late(self) -> list[int]:
        """What else an operation asks of its object; found behind the constants."""
        found: list[int] = []
        type_ = self._type
        if type_ is None:
            return found
        if self.form in _SUMS and self._size == 8 and self._is_signed(type_):
            found.append(_ADD_SIGNED)
        elif self.form in ("min", "max") and is_floating(type_):
            found.append(_MINMAX_FLOATING)
        elif self.form == "exchange" and self._size not in _EXCHANGE_SIZES:
            found.append(_EXCHANGE_SIZE)
        elif self.form == "compare_exchange" and self._size not in _CAS_SIZES:
            found.append(_CAS_SIZE)
        if self._size == 16 and "exchange" in self.form and self._is_before_clusters():
            found.append(_EXCHANGE_128)
        return found

    def _is_signed(self, type_: Type) -> bool:
        """Whether an integer or enumeration is signed; the original takes `int` for an enumeration that fits."""
        value = bare(type_)
        if isinstance(value, EnumType):
            enums = self._engine.enums
            underlying = bare(enums.underlying(value))
            if not value.fixed and isinstance(underlying, IntegerType) and underlying.int_kind == tk.UNSIGNED_INT:
                values = [enums.value(one) for one in enums.enumerators(value)]
                return all(isinstance(one, IntegerConstant) and one.value < 1 << 31 for one in values)
            value = underlying
        return isinstance(value, IntegerType) and not is_unsigned(value.int_kind)

    def _is_before_clusters(self) -> bool:
        return self.architecture is not None and self.architecture.number < _WITH_CLUSTERS

    # --- memory orders and scope ---------------------------------------------------------------------------------

    def _constants(self) -> list[int]:
        """What is wrong with the memory orders and the scope."""
        found: list[int] = []
        last = self.first_order + self.orders
        values: list[int | None] = []
        for argument in self.call.arguments[self.first_order : last]:
            values.append(self._constant(argument, _ORDERS, _ORDER_NOT_CONSTANT, _ORDER_VALUE, found))
        scope: int | None = None
        if len(self.call.arguments) > last:
            argument = self.call.arguments[last]
            scope = self._constant(argument, _SCOPES, _SCOPE_NOT_CONSTANT, _SCOPE_VALUE, found)
        if self.architecture is None:
            return found
        is_load = self.form.startswith("load")
        if is_load and values[0] in _RELEASE:
            found.append(_LOAD_ORDER)
        elif self.form.startswith("store") and values[0] in _ACQUIRE:
            found.append(_STORE_ORDER)
        if scope == _CLUSTER_SCOPE and self._is_before_clusters():
            found.append(_LOAD_STORE_CLUSTER if is_load or self.form.startswith("store") else _CLUSTER)
        return found

    def _constant(
        self, argument: e.Expression, allowed: range, not_constant: int, bad_value: int, found: list[int]
    ) -> int | None:
        """The value of an argument as `int`; what is wrong with it is added to `found`."""
        if is_unknown(argument.type) and not is_type_dependent(argument):
            raise Unknown("type of an operand", argument.token)
        if is_type_dependent(argument) or not (is_integral(argument.type) or is_enum(argument.type)):
            found.append(not_constant)
            return None
        if isinstance(argument, e.ConstantExpression) and isinstance(argument.constant, TemplateParamConstant):
            self.waits = True
            if argument.constant.parameter is not None:
                # The original takes a template parameter for a constant without looking what it is.
                found.append(bad_value)
            return None
        try:
            value = self._engine.evaluator.integer(argument)
        except Dependent:
            return None
        except IllFormed:
            found.append(not_constant)
            return None
        if is_read(argument):
            found.append(not_constant)
            return None
        value = (value + (1 << 31)) % (1 << 32) - (1 << 31)
        if value not in allowed:
            found.append(bad_value)
        return value

    # --- conversions ---------------------------------------------------------------------------------------------

    def _conversions(self) -> list[Finding]:
        """The arguments against the parameters of the function for such objects.  Those that only go by the size of an
        object take any pointers."""
        types = self._engine.types
        found: list[Finding] = []
        last = self.first_order + self.orders
        wanted: list[Type | None] = [None] * self.first_order
        is_exchange = self.form.startswith("compare_")
        if is_exchange:
            wanted[3] = types.bool
        if self._type is not None and (self.is_operation or self.form.endswith("_n")):
            value = self._value_type(self._type)
            typed = self.is_operation and self.form not in _LOGICAL and (self._size == 4 or is_floating(self._type))
            wanted[0] = types.pointer(value if typed else types.void)
            if is_exchange:
                wanted[1] = types.pointer(types.void)
            if self.first_order > 1:
                wanted[2 if is_exchange else 1] = value
        wanted += [types.int] * (self.orders + 1)
        for place, argument in enumerate(self.call.arguments[: last + 1]):
            target = wanted[place]
            if is_type_dependent(argument):
                continue
            if target is None:
                if isinstance(bare(argument.type), (ClassType, IntegerType, FloatType)):
                    found.append(Finding(num.NO_COMPLETE_OBJECT, self.call.node.arguments[place].start))
                    break
                continue
            if self._type is not None and is_pointer(self._type) and is_pointer(argument.type) and place == 1:
                # Pointers are operands of operations on pointers.
                continue
            self.passed.check_one(argument, target, self.call.node.arguments[place].start, found)
        # No change of sign is reported here.
        return [one for one in found if one.number != SIGN_CHANGES]

    def _value_type(self, type_: Type) -> Type:
        """The type in which a function takes values of objects."""
        types = self._engine.types
        if self.is_operation and self.form not in _LOGICAL:
            if is_floating(type_):
                return types.unqualified(type_)
            if self._size == 4:
                return types.int if self._is_signed(type_) else types.integers[tk.UNSIGNED_INT]
            signed = self.form in ("min", "max") and self._is_signed(type_)
            return types.integers[tk.LONG_LONG if signed else tk.UNSIGNED_LONG_LONG]
        return types.integers[_UNSIGNED[self._size]]


#: the unsigned type of a size in bytes
_UNSIGNED: Final[dict[int, int]] = {
    1: tk.UNSIGNED_CHAR, 2: tk.UNSIGNED_SHORT, 4: tk.UNSIGNED_INT, 8: tk.UNSIGNED_LONG_LONG, 16: tk.UNSIGNED_INT128,
}  # fmt: skip
