"""Built-in functions as routines: found by name after everything that the program declares."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.entities import BUILTIN, EXTERN_C, ClassType, Routine
from cufe.il.types import ArrayType, Type
from cufe.sema.constant import builtin_table as table
from cufe.sema.constant.device_functions import is_device_function
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
        # Their results and parameters follow from the arguments.
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
        known = self._known.get(key)
        if known is None:
            known = self._make(key, found[1], self.engine.types.integers[kind])
            self._known[key] = known
        return known

    def for_object(self, name: str) -> Routine | None:
        """The function that takes the size of any object in front, such as `__atomic_load`."""
        signature = table.ATOMIC_OBJECTS.get(name)
        if signature is None:
            return None
        key = f"{name} "
        known = self._known.get(key)
        if known is None:
            known = self._make(name, signature, None)
            self._known[key] = known
        return known

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
