"""Functions that the compiler knows by name: built-in ones, which are found after everything that the program declares,
those of device code (observed: diagnostics-b 3.7, 3.8), and those of the C library that have values in constant
expressions (observed)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.entities import BUILTIN, EXTERN_C, ClassType, Routine
from cufe.il.types import ArrayType, FloatType, IntegerType, PointerType, Type
from cufe.sema.constant import builtin_table as table
from cufe.sema.linkage.scopes import is_global
from cufe.sema.overload.type_tests import bare
from cufe.sema.text_lookup.scopes import EVERYWHERE

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_PREFIX: Final = "__builtin_"
_LETTERS: Final[dict[str, int]] = {
    "c": tk.CHAR, "a": tk.SIGNED_CHAR, "h": tk.UNSIGNED_CHAR, "s": tk.SHORT, "t": tk.UNSIGNED_SHORT, "i": tk.INT,
    "j": tk.UNSIGNED_INT, "l": tk.LONG, "m": tk.UNSIGNED_LONG, "x": tk.LONG_LONG, "y": tk.UNSIGNED_LONG_LONG,
    "n": tk.INT128, "o": tk.UNSIGNED_INT128,
}  # fmt: skip
_FLOATS: Final[dict[str, int]] = {"f": tk.FLOAT, "d": tk.DOUBLE, "e": tk.LONG_DOUBLE, "g": tk.FLOAT128}
#: the unsigned type of a size in bytes
_UNSIGNED: Final[dict[int, int]] = {
    1: tk.UNSIGNED_CHAR, 2: tk.UNSIGNED_SHORT, 4: tk.UNSIGNED_INT, 8: tk.UNSIGNED_LONG, 16: tk.UNSIGNED_INT128,
}  # fmt: skip
_MATH_SUFFIXES: Final = (("", "d"), ("f", "f"), ("l", "e"))


class Builtins:
    """The built-in functions of one unit; each is made when its name is looked up."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[str, Routine | None] = {}
        self._math: dict[str, str] | None = None
        self._file: ClassType | None = None

    def routine(self, name: str) -> Routine | None:
        """The function of that name, None where there is none.  One whose type follows from its arguments is variadic
        here; `sized` and `for_object` give the real one."""
        if name in self._known:
            return self._known[name]
        signature = self._signature(name)
        made = None if signature is None else self._make(name, signature, None)
        self._known[name] = made
        return made

    def _signature(self, name: str) -> str | None:
        if name.startswith(_PREFIX):
            bare = name[len(_PREFIX) :]
            found = table.FIXED.get(bare)
            if found is None:
                found = table.GENERIC.get(bare)
            return found if found is not None else self._of_math().get(bare)
        if name.startswith(("__atomic_", "__sync_")):
            found = table.ATOMIC_FIXED.get(name)
            if found is None and (name in table.ATOMIC_OBJECTS or self.sized_signature(name) is not None):
                return "vz"
            return found
        if name == ATOMIC + FENCE:
            return "vii"
        # The results and parameters of the others follow from the arguments.
        return "vz" if is_device_function(name) else None

    def _of_math(self) -> dict[str, str]:
        if self._math is None:
            self._math = {}
            for signature, names in table.MATH.items():
                for name in names:
                    for suffix, letter in _MATH_SUFFIXES:
                        self._math[name + suffix] = signature.replace("d", letter)
        return self._math

    # --- atomic functions --------------------------------------------------------------------------------------------

    def sized_signature(self, name: str) -> tuple[str, str] | None:
        """The name and signature of the functions of each size behind a generic name; None for all other names."""
        found = table.ATOMIC_SIZED.get(name)
        if found is not None:
            return found
        for operation in table.ATOMIC_OPERATIONS:
            if name in (f"__atomic_fetch_{operation}", f"__atomic_{operation}_fetch"):
                return name, "UPVvUi"
            if name in (f"__sync_fetch_and_{operation}", f"__sync_{operation}_and_fetch"):
                return name, "UPVvU"
        return None

    def sized(self, name: str, size: int) -> Routine | None:
        """The function for objects of `size` bytes, such as `__atomic_load_4` for `__atomic_load_n`."""
        found = self.sized_signature(name)
        kind = _UNSIGNED.get(size, -1)
        if found is None or kind < 0:
            return None
        key = f"{found[0]}_{size}"
        if key not in self._known:
            self._known[key] = self._make(key, found[1], self.engine.types.integers[kind])
        return self._known[key]

    def for_object(self, name: str) -> Routine | None:
        """The function that takes the size of any object in front, such as `__atomic_load`."""
        signature = table.ATOMIC_OBJECTS.get(name)
        if signature is None:
            return None
        key = f"{name} "
        if key not in self._known:
            self._known[key] = self._make(name, signature, None)
        return self._known[key]

    # --- types -------------------------------------------------------------------------------------------------------

    def _make(self, name: str, signature: str, target: Type | None) -> Routine:
        types = self._types(signature, target)
        variadic = signature.endswith("z")
        made = Routine(name, -1, None)
        made.flags = BUILTIN | EXTERN_C
        made.type = self.engine.types.routine(types[0], tuple(types[1:]), variadic, 0, tk.NO_REF, False)
        return made

    def _types(self, signature: str, target: Type | None) -> list[Type]:
        found: list[Type] = []
        at = 0
        while at < len(signature) and signature[at] != "z":
            type_, at = self._type(signature, at, target)
            found.append(type_)
        return found

    def _type(self, signature: str, at: int, target: Type | None) -> tuple[Type, int]:
        """The type whose letters start at `at`, and where they end."""
        types = self.engine.types
        letter = signature[at]
        if letter in "PKVC":
            inner, end = self._type(signature, at + 1, target)
            if letter == "P":
                return types.pointer(inner), end
            if letter == "C":
                return types.complex(inner), end
            return types.qualified(inner, tk.CONST if letter == "K" else tk.VOLATILE), end
        return self._letter(letter, target), at + 1

    def _letter(self, letter: str, target: Type | None) -> Type:
        types = self.engine.types
        kind = _LETTERS.get(letter, -1)
        if kind >= 0:
            return types.integers[kind]
        kind = _FLOATS.get(letter, -1)
        if kind >= 0:
            return types.floats[kind]
        if letter == "b":
            return types.bool
        if letter == "w":
            return types.wchar
        if letter == "U":
            assert target is not None
            return target
        if letter == "A":
            return self._va_list()
        if letter == "F":
            return self._file_type()
        return types.void

    def _va_list(self) -> Type:
        """`__builtin_va_list` as a parameter: a pointer to its one element."""
        typedef = self.engine.predeclared.typedef("__builtin_va_list")
        if typedef is None or typedef.type is None:
            return self.engine.types.pointer(self.engine.types.void)
        array = typedef.type.skip_typerefs()
        return self.engine.types.pointer(array.element) if isinstance(array, ArrayType) else typedef.type

    def _file_type(self) -> Type:
        """The struct behind FILE: the program's, or one that is never defined."""
        if self._file is None:
            for entity in self.engine.names.qualified(self.engine.declare.root.namespace, "_IO_FILE", EVERYWHERE):
                if isinstance(entity, ClassType):
                    self._file = entity
        if self._file is None:
            self._file = ClassType("_IO_FILE", -1, None, tk.TK_STRUCT)
            self.engine.types.number(self._file)
        return self._file


ATOMIC: Final = "__nv_atomic_"
WGMMA: Final = "__wgmma_mma_async_"
PREFIXES: Final = (ATOMIC, WGMMA)

#: operations that read, modify and write; each is there with `fetch_` in front as well, and then gives the old value
OPERATIONS: Final = ("add", "sub", "and", "or", "xor", "max", "min")
#: the other atomic functions: what is between the pointer and the memory orders, how many orders there are
FORMS: Final[dict[str, tuple[int, int]]] = {
    "load": (1, 1), "load_n": (0, 1), "store": (1, 1), "store_n": (1, 1), "exchange": (2, 1), "exchange_n": (1, 1),
    "compare_exchange": (3, 2), "compare_exchange_n": (3, 2),
}  # fmt: skip
FENCE: Final = "thread_fence"
#: how many `bool` parameters stand between the shape and the destination
BOOLS: Final[dict[str, int]] = {"f16": 6, "bf16": 5, "tf32": 3, "f8": 6}


def is_operation(form: str) -> bool:
    """Whether the name of an atomic function, without its prefix, is one of `OPERATIONS`."""
    return form.removeprefix("fetch_") in OPERATIONS


def is_device_function(name: str) -> bool:
    """Whether a built-in function of device code has that name."""
    if name.startswith(ATOMIC):
        form = name[len(ATOMIC) :]
        return form in FORMS or form == FENCE or is_operation(form)
    return name.startswith(WGMMA) and name[len(WGMMA) :] in BOOLS


#: by name, what the only parameter is
_PARAMETERS: Final[dict[str, type[Type]]] = {"abs": IntegerType, "ceil": FloatType, "strlen": PointerType}


def is_evaluated(engine: "Engine", routine: Routine) -> bool:
    """Whether it is `abs`, `ceil` or `strlen` with C linkage, declared in the global namespace."""
    parameter = _PARAMETERS.get(routine.name)
    if parameter is None or not routine.flags & EXTERN_C or not is_global(routine):
        return False
    parameters = engine.declare_types.routine_type(routine).parameters
    return len(parameters) == 1 and isinstance(bare(parameters[0]), parameter)
