"""Types and names as the Itanium C++ ABI spells them, and the full spelling that tells them apart.

These nodes know no layout and no conversions: they hold what a mangled name has to say.
"""

from cufe.final import Final

# --- sorts of types --------------------------------------------------------------------------------------------
BUILTIN: Final = 0
NAMED: Final = 1
POINTER: Final = 2
REFERENCE: Final = 3
RVALUE_REFERENCE: Final = 4
MEMBER_POINTER: Final = 5
ARRAY: Final = 6
FUNCTION: Final = 7
VECTOR: Final = 8
COMPLEX: Final = 9
PARAMETER: Final = 10  # template parameter
EXPANSION: Final = 11  # pack expansion

# --- qualifiers ------------------------------------------------------------------------------------------------
CONST: Final = 1
VOLATILE: Final = 2
RESTRICT: Final = 4

#: ref-qualifiers of function types
NO_REFERENCE: Final = 0
LVALUE: Final = 1
RVALUE: Final = 2


class UnknownTypeError(Exception):
    """Some name or expression in a type is not understood."""


class Name:
    """A namespace, class, enum or template; `prefix` is None at global scope.

    `text` is its source name (`3foo`) or operator code, `arguments` its template arguments or None; `tags` are ABI
    tags."""

    __slots__ = ("arguments", "implied", "is_std", "prefix", "tags", "text")

    def __init__(self, prefix: "Name | None", text: str) -> None:
        self.prefix: Name | None = prefix
        self.text: str = text
        self.arguments: list[Argument] | None = None
        self.tags: list[str] = []
        #: tags that a namespace gives to what is declared with its types, without showing them itself
        self.implied: list[str] = []
        self.is_std: bool = prefix is None and text == "3std"

    def with_arguments(self, arguments: "list[Argument]") -> "Name":
        copy = Name(self.prefix, self.text)
        copy.tags = self.tags
        copy.implied = self.implied
        copy.arguments = arguments
        return copy

    def is_instance(self) -> bool:
        """Whether it is an instance of a template or a member of one."""
        at: Name | None = self
        while at is not None:
            if at.arguments is not None:
                return True
            at = at.prefix
        return False

    def template(self) -> "Name":
        """The template that this is an instance of."""
        copy = Name(self.prefix, self.text)
        copy.tags = self.tags
        copy.implied = self.implied
        return copy


class Argument:
    """A template argument: a type, or the mangled `literal`, or a pack of arguments."""

    __slots__ = ("literal", "pack", "type")

    def __init__(self, type_: "Type | None", literal: str, pack: "list[Argument] | None") -> None:
        self.type: Type | None = type_
        self.literal: str = literal
        self.pack: list[Argument] | None = pack


class Type:
    """A type; `flags` are its own qualifiers.

    `text` is the code of a builtin type, the bound of an array (empty where unknown), the count of a vector or the
    number of a template parameter; `inner` what is pointed to, an array's element, a function's result."""

    __slots__ = (
        "flags",
        "inner",
        "name",
        "no_throw",
        "owner",
        "parameters",
        "reference",
        "sort",
        "text",
        "variadic",
    )

    def __init__(self, sort: int, text: str, inner: "Type | None") -> None:
        self.sort: int = sort
        self.text: str = text
        self.inner: Type | None = inner
        self.flags: int = 0
        self.name: Name | None = None
        #: the class of a member pointer
        self.owner: Type | None = None
        self.parameters: list[Type] = []
        self.variadic: bool = False
        self.no_throw: bool = False
        self.reference: int = NO_REFERENCE

    def copy(self) -> "Type":
        other = Type(self.sort, self.text, self.inner)
        other.flags = self.flags
        other.name = self.name
        other.owner = self.owner
        other.parameters = self.parameters
        other.variadic = self.variadic
        other.no_throw = self.no_throw
        other.reference = self.reference
        return other

    def qualified(self, flags: int) -> "Type":
        """This type with more qualifiers; an array's go to its element, a reference or function takes none."""
        if not flags or self.sort in (REFERENCE, RVALUE_REFERENCE, FUNCTION):
            return self
        other = self.copy()
        if self.sort == ARRAY and self.inner is not None:
            other.inner = self.inner.qualified(flags)
        else:
            other.flags |= flags
        return other

    def unqualified(self) -> "Type":
        if not self.flags or self.sort == FUNCTION:
            return self
        other = self.copy()
        other.flags = 0
        return other

    def is_const(self) -> bool:
        """Whether an object of this type cannot be changed: const, an array of const, a reference."""
        if self.sort == ARRAY and self.inner is not None:
            return self.inner.is_const()
        return self.sort in (REFERENCE, RVALUE_REFERENCE) or bool(self.flags & CONST)


def builtin(code: str) -> Type:
    return Type(BUILTIN, code, None)


def named(name: Name) -> Type:
    found = Type(NAMED, "", None)
    found.name = name
    return found


def pointer(inner: Type) -> Type:
    return Type(POINTER, "", inner)


def source_name(identifier: str) -> str:
    """`3foo`; the length counts bytes."""
    return f"{len(identifier)}{identifier}"


def tags_of_name(name: Name, into: set[str]) -> None:
    """Collects the ABI tags of a name: its own, its scopes', and those of its template arguments."""
    at: Name | None = name
    while at is not None:
        into.update(at.tags)
        into.update(at.implied)
        for argument in at.arguments or []:
            _tags_of_argument(argument, into)
        at = at.prefix


def _tags_of_argument(argument: Argument, into: set[str]) -> None:
    if argument.type is not None:
        tags_of_type(argument.type, into)
    for inner in argument.pack or []:
        _tags_of_argument(inner, into)


def tags_of_type(type_: Type, into: set[str]) -> None:
    """Collects the ABI tags of all names in a type."""
    if type_.name is not None:
        tags_of_name(type_.name, into)
    if type_.inner is not None:
        tags_of_type(type_.inner, into)
    if type_.owner is not None:
        tags_of_type(type_.owner, into)
    for parameter in type_.parameters:
        tags_of_type(parameter, into)
