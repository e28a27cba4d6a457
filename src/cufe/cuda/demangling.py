"""Linker's names as messages about calls show them, blanks included (Itanium C++ ABI 5.1; observed: diagnostics-a 2.6).

The front end has a demangler of its own for them.  A type that stands for itself begins with `::` and some blanks; what
a substitution repeats of the name's own scope, `S_` in `_ZN1A1fES_`, is shown as that scope was, and without a blank
in front of `*` and `&`.
"""

from cufe.final import Final
from cufe.sema.linkage.codes import BINARY, UNARY_FUNCTIONS

BUILTIN: Final = {
    "a": "signed char", "b": "bool", "c": "char", "d": "double", "e": "long double", "f": "float", "g": "__float128",
    "h": "unsigned char", "i": "int", "j": "unsigned int", "l": "long", "m": "unsigned long", "n": "__int128",
    "o": "unsigned __int128", "s": "short", "t": "unsigned short", "v": "void", "w": "wchar_t", "x": "long long",
    "y": "unsigned long long",
}  # fmt: skip
BUILTIN_D: Final = {
    "n": "::std::nullptr_t", "a": "auto", "c": "decltype(auto)", "h": "__fp16", "i": "char32_t", "s": "char16_t",
    "u": "char8_t",
}  # fmt: skip
_TRAITS: Final = "std::char_traits<char>"
LIBRARY: Final = {
    "a": "std::allocator", "b": "std::basic_string",
    "s": f"std::basic_string<char, {_TRAITS}, std::allocator<char> >",
    "i": f"std::basic_istream<char, {_TRAITS} >", "o": f"std::basic_ostream<char, {_TRAITS} >",
    "d": f"std::basic_iostream<char, {_TRAITS} >",
}  # fmt: skip
OPERATORS: Final = {
    **{code: symbol for symbol, code in BINARY.items()},
    **{code: symbol for symbol, code in UNARY_FUNCTIONS.items()},
    "nw": "new ", "na": "new[] ", "dl": "delete ", "da": "delete[] ",
}  # fmt: skip
ENDS: Final = {"1": "", "2": " [subobject]", "0": " [deleting]"}
SUFFIXES: Final = {"j": "u", "l": "l", "m": "ul", "x": "ll", "y": "ull"}


class ShownType:
    """A type as it stands around a declarator: what comes before and behind it.

    `tight`: shown as the scope was; `compound`: a function or an array, which a pointer puts into parentheses."""

    def __init__(self, before: str, after: str = "", tight: bool = False, compound: bool = False) -> None:
        self.before: str = before
        self.after: str = after
        self.tight: bool = tight
        self.compound: bool = compound

    def text(self) -> str:
        return self.before + self.after

    def with_mark(self, mark: str) -> "ShownType":
        """A pointer or reference to it."""
        if self.compound:
            return ShownType(f"{self.before}({mark}", f"){self.after}")
        joint = "" if self.tight or self.before.endswith(("*", "&")) or self.before.startswith("_Complex") else " "
        return ShownType(f"{self.before}{joint}{mark}", self.after)


#: deeper nesting is not read
_MOST_DEPTH: Final = 200


class UnreadableError(Exception):
    """The text is no mangled name, or one of a kind that is not known."""


def bare(text: str) -> str:
    """Without the mark of the global scope in front."""
    return text.lstrip(" ").removeprefix("::")


class Reader:
    """Reads a mangled name (Itanium ABI 5.1)."""

    def __init__(self, text: str) -> None:
        self.text: str = text
        self.at: int = 0
        self.substitutions: list[ShownType] = []
        self._depth: int = 0

    def _next(self, wanted: str) -> bool:
        if self.text.startswith(wanted, self.at):
            self.at += len(wanted)
            return True
        return False

    def _need(self, wanted: str) -> None:
        if not self._next(wanted):
            raise UnreadableError

    def _peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def _number(self) -> int:
        start = self.at
        while self._peek().isdigit():
            self.at += 1
        if start == self.at:
            raise UnreadableError
        return int(self.text[start : self.at])

    def _sequence(self) -> int:
        """`_` is 0, `0_` 1, in base 36."""
        start = self.at
        while self._peek().isdigit() or self._peek().isupper():
            self.at += 1
        digits = self.text[start : self.at]
        self._need("_")
        return int(digits, 36) + 1 if digits else 0

    def _counted(self) -> int:
        """`_` is 0, `0_` 1, in decimal."""
        place = self._number() + 1 if self._peek().isdigit() else 0
        self._need("_")
        return place

    # --- functions ---------------------------------------------------------------------------------------------------

    def encoding(self) -> str:
        """A function with its parameters, or a variable."""
        self._need("_Z")
        return self._function()

    def name(self) -> str:
        """A function without its parameters, with its qualifiers."""
        self._need("_Z")
        name, end, _ = self._name()
        return name + end

    def _function(self) -> str:
        is_nested = self._peek() == "N"
        name, end, returns = self._name()
        if self.at == len(self.text) or self._peek() == "E":
            return name + end
        if returns:
            result = bare(self.type().text())
            name = f"{result} {name}" if is_nested else f"{result}  ::{name}"
        return f"{name}({self._parameters()}){end}"

    def _parameters(self) -> str:
        texts: list[str] = []
        while self.at < len(self.text) and self._peek() != "E" and self.text[self.at : self.at + 2] not in ("RE", "OE"):
            texts.append(self._parameter())
        return "" if texts == ["void"] else ", ".join(texts)

    def _parameter(self) -> str:
        return "..." if self._next("z") else self.type().text()

    # --- names -------------------------------------------------------------------------------------------------------

    def _name(self) -> tuple[str, str, bool]:
        """The name of a function, what follows its parameters, whether it says what it returns."""
        if self._next("N"):
            return self._nested_name()
        if self._next("Z"):
            around = self._function()
            self._need("E")
            if self._next("N"):
                name, end, returns = self._nested_name()
                return f"{around}::{name}", end, returns
            return f"{around}   ::{self._unqualified()}{self._discriminator()}", "", False
        if self._next("St"):
            name = "std::" + self._unqualified()
        else:
            self._next("L")
            name = self._unqualified()
        if self._peek() != "I":
            return name, "", False
        self.substitutions.append(ShownType(f" ::{name}"))
        return name + self._arguments(), "", True

    def _nested_name(self) -> tuple[str, str, bool]:
        """The same for what is between `N` and `E`."""
        end = ""
        word = ""
        for mark, qualifier in (("r", " restrict"), ("V", " volatile"), ("K", " const")):
            if self._next(mark):
                word = qualifier + word
        if self._next("R"):
            end = " &"
        elif self._next("O"):
            end = " &&"
        name, kind, returns = self._components()
        return bare(name), kind + word + end, returns

    def _components(self) -> tuple[str, str, bool]:
        """The parts up to `E`, joined; how an end of a constructor or destructor is marked; whether the last one is an
        instance of a function template."""
        text = ""
        last = ""
        kind = ""
        special = False
        returns = False
        while not self._next("E"):
            returns = False
            if self._peek() == "I":
                text += self._arguments()
                returns = not special
            elif self._peek() == "S" and not text:
                text, last = self._scope_substitution()
                if self._peek() != "E":
                    continue
            elif self._peek() == "T" and not text:
                text = self._template_parameter().text()
            elif self._peek() in "CD" and text and self.text[self.at + 1 : self.at + 2].isdigit():
                mark = "~" if self._peek() == "D" else ""
                kind = ENDS.get(self.text[self.at + 1], "")
                self.at += 2
                text += f"::{mark}{last}"
                special = True
                continue
            else:
                special = self.text.startswith("cv", self.at)
                last = self._unqualified()
                # A variable or member in whose initialiser a lambda stands.
                self._next("M")
                text = f"{text}::{last}" if text else last
            if self._peek() != "E":
                self.substitutions.append(ShownType(text, "", True))
        return text, kind, returns

    def _scope_substitution(self) -> tuple[str, str]:
        """A substitution at the start of a nested name, and its last part."""
        if self._next("St"):
            return "::std", ""
        text = self._substitution().text()
        return text, text.split("<", 1)[0].rpartition("::")[2]

    def _unqualified(self) -> str:
        self._next("L")
        if self._peek().isdigit():
            size = self._number()
            name = self.text[self.at : self.at + size]
            if len(name) < size:
                raise UnreadableError
            self.at += size
            while self._next("B"):
                length = self._number()
                self.at += length
            return "_NV_ANON_NAMESPACE" if name.startswith("_GLOBAL__N_") else name
        if self._next("Ul"):
            parameters = self._parameters()
            self._need("E")
            return f"[lambda({parameters}) (instance {self._instance()})]"
        if self._next("Ut"):
            return f"[unnamed type (instance {self._instance()})]"
        return self._operator()

    def _instance(self) -> int:
        if self._next("_"):
            return 1
        number = self._number()
        self._need("_")
        return number + 2

    def _operator(self) -> str:
        code = self.text[self.at : self.at + 2]
        self.at += 2
        if code == "cv":
            return f"operator {self.type().text()}"
        if code == "li":
            return f'operator ""{self._unqualified()}'
        spelling = OPERATORS.get(code)
        if spelling is None:
            raise UnreadableError
        return f"operator {spelling}"

    # --- types -------------------------------------------------------------------------------------------------------

    def type(self) -> ShownType:
        """A type."""
        self._depth += 1
        mark = self._peek()
        if not mark or self._depth > _MOST_DEPTH:
            raise UnreadableError
        found = self._repeatable(mark)
        self._depth -= 1
        return found

    def _repeatable(self, mark: str) -> ShownType:
        """A type that begins with a letter; what is no builtin one can be repeated by a substitution."""
        if mark == "S" and not self.text.startswith("St", self.at):
            found = self._substitution()
            if self._peek() != "I":
                return found
            found = ShownType(found.before + self._arguments(), "", found.tight)
        elif mark in BUILTIN:
            self.at += 1
            return ShownType(BUILTIN[mark])
        elif mark == "D" and self.text[self.at + 1] in BUILTIN_D:
            self.at += 2
            return ShownType(BUILTIN_D[self.text[self.at - 1]])
        else:
            found = self._other(mark)
        self.substitutions.append(found)
        return found

    def _other(self, mark: str) -> ShownType:
        if mark.isdigit():
            return self._class("    ::")
        if self._next("St"):
            return self._class("    ::std::")
        if self._next("N"):
            return self._nested_type()
        if self._next("P"):
            return self.type().with_mark("*")
        if self._next("R"):
            return self.type().with_mark("&")
        if self._next("O"):
            return self.type().with_mark("&&")
        if mark in "rVK":
            return self._qualified()
        if self._next("A"):
            return self._array()
        if self._next("M"):
            return self._member_pointer()
        if mark == "T":
            return self._generic()
        if mark in ("F", "D"):
            return self._written_out()
        if self._next("C"):
            return ShownType(f"_Complex {self.type().text()} ")
        if self._next("Z"):
            return self._local()
        if self._next("u"):
            return ShownType(self._unqualified())
        raise UnreadableError

    def _class(self, scope: str) -> ShownType:
        name = self._unqualified()
        if self._peek() != "I":
            return ShownType(scope + name)
        self.substitutions.append(ShownType(f" {scope.lstrip(' ')}{name}"))
        return ShownType(scope + name + self._arguments())

    def _nested_type(self) -> ShownType:
        self._next("K")
        text, _, _ = self._components()
        return ShownType(f"   {text}" if text.lstrip(" ").startswith("::") else f" ::{text}")

    def _local(self) -> ShownType:
        around = self._function()
        self._need("E")
        if self._next("N"):
            self._next("K")
            text, _, _ = self._components()
            return ShownType(f"    ::{around}::{text}")
        return ShownType(f"    ::{around}   ::{self._unqualified()}{self._discriminator()}")

    def _discriminator(self) -> str:
        """Of entities of the same name in one function, all but the first have a number."""
        return f" (instance {self._number() + 2})" if self._next("_") else ""

    def _qualified(self) -> ShownType:
        words = ""
        for mark, word in (("r", "restrict"), ("V", "volatile"), ("K", "const")):
            if self._next(mark):
                words = f"{word} {words}" if words else word
        target = self.type()
        if target.before.endswith(("*", "&")):
            return ShownType(target.before + words, target.after)
        if target.compound and target.after.startswith("("):
            close = target.after.rfind(")") + 1
            after = f"{target.after[:close]} {words}{target.after[close:]}"
            return ShownType(target.before, after, False, True)
        return ShownType(f"{words} {target.before}", target.after, target.tight, target.compound)

    def _array(self) -> ShownType:
        if self._peek().isdigit():
            bound = str(self._number())
        else:
            bound = "" if self._peek() == "_" else self._template_parameter().text()
        self._need("_")
        element = self.type()
        blank = "" if element.after or element.before.endswith(("*", "&")) else " "
        return ShownType(element.before + blank, f"[{bound}]{element.after}", False, True)

    def _member_pointer(self) -> ShownType:
        owner = self.type()
        text = f" :: {owner.text()}::*" if owner.tight else f"    {owner.text()}::*"
        member = self.type()
        if member.compound:
            return ShownType(f"{member.before}({text}", f"){member.after}")
        joint = "" if member.before.endswith("*") else " "
        return ShownType(member.before + joint + text, member.after)

    def _generic(self) -> ShownType:
        found = self._template_parameter()
        if self._peek() != "I":
            return found
        self.substitutions.append(found)
        return ShownType(found.before + self._arguments())

    def _template_parameter(self) -> ShownType:
        self._need("T")
        return ShownType(f"T{self._counted() + 1}")

    def _written_out(self) -> ShownType:
        noexcept = " noexcept" if self._next("Do") else ""
        if self._next("F"):
            result = self.type()
            blank = "" if result.after else " "
            parameters = self._parameters()
            qualifier = " &" if self._next("R") else " &&" if self._next("O") else ""
            self._need("E")
            return ShownType(result.before + blank, f"({parameters}){qualifier}{noexcept}{result.after}", False, True)
        if self._next("Dp"):
            pattern = self.type()
            return ShownType(pattern.before, f"{pattern.after}...")
        if self._next("DF"):
            width = self._number()
            self._need("_")
            return ShownType(f"std::float{width}_t")
        if self._next("Dv"):
            count = self._number()
            self._need("_")
            element = self.type().text()
            return ShownType(f"{element} __attribute((vector_size({count}*sizeof({element})))) ")
        if self._next("DtfpE") or self._next("Dtfp_E"):
            return ShownType("decltype(param#1)")
        raise UnreadableError

    def _substitution(self) -> ShownType:
        self._need("S")
        mark = self._peek()
        if mark in LIBRARY:
            self.at += 1
            return ShownType("::" + LIBRARY[mark], "", True)
        index = self._sequence()
        if index >= len(self.substitutions):
            raise UnreadableError
        return self.substitutions[index]

    # --- template arguments ------------------------------------------------------------------------------------------

    def _arguments(self) -> str:
        self._need("I")
        texts: list[str] = []
        while not self._next("E"):
            texts.append(self._argument())
        return f"<{', '.join(texts)}> "

    def _argument(self) -> str:
        if self._next("J"):
            texts: list[str] = []
            while not self._next("E"):
                texts.append(self._argument())
            return ", ".join(texts) + " "
        if self._next("L"):
            return self._literal()
        if self._next("XadL_Z"):
            name = self._address()
            self._need("EE")
            return name
        if self._peek() == "X":
            raise UnreadableError
        return self.type().text()

    def _address(self) -> str:
        is_nested = self._peek() == "N"
        name, _, _ = self._name()
        while self._peek() != "E":
            self._parameter()
        return f"&{name}" if is_nested else f"& ::{name}"

    def _literal(self) -> str:
        if self._next("_Z"):
            name = self._address()
            self._need("E")
            return name[1:].lstrip(" ")
        code = self._peek()
        type_ = self.type().text()
        sign = "-" if self._next("n") else ""
        value = self._number()
        self._need("E")
        return f"({type_}){sign}{value}{SUFFIXES.get(code, '')}"


def demangled(name: str) -> str:
    """What is shown for a linker's name: itself where it cannot be read, as a whole, as a mangled name or type."""
    try:
        reader = Reader(name)
        text = reader.encoding() if name.startswith("_Z") else reader.type().text()
    except (UnreadableError, IndexError):
        return name
    return bare(text) if reader.at == len(name) else name


def demangled_name(name: str) -> str:
    """The same of a function without its result and parameters, or of a variable."""
    if not name.startswith("_Z"):
        return name
    try:
        return Reader(name).name()
    except (UnreadableError, IndexError):
        return name
