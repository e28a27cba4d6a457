"""Syntax nodes of declarations: spans of tokens with the parts named, no meaning.

A span is a pair of token indices, the end excluded.  `-1` stands for a part that is not there.
"""

from cufe.final import Final

# --- specifiers ------------------------------------------------------------------------------------------------
TYPEDEF: Final = 1 << 0
EXTERN: Final = 1 << 1
STATIC: Final = 1 << 2
INLINE: Final = 1 << 3
CONSTEXPR: Final = 1 << 4
CONSTEVAL: Final = 1 << 5
CONSTINIT: Final = 1 << 6
FRIEND: Final = 1 << 7
VIRTUAL: Final = 1 << 8
EXPLICIT: Final = 1 << 9
MUTABLE: Final = 1 << 10
THREAD_LOCAL: Final = 1 << 11
REGISTER: Final = 1 << 12
CONST: Final = 1 << 13
VOLATILE: Final = 1 << 14

# --- sorts of type specifiers ----------------------------------------------------------------------------------
NO_TYPE: Final = 0  # constructors, destructors, conversion functions, deduction guides
BUILTIN: Final = 1  # int, unsigned long
NAMED: Final = 2  # N::T<int>, typename T::type
CLASS_DEFINITION: Final = 3
ENUM_DEFINITION: Final = 4
ELABORATED: Final = 5  # struct S, enum E
PLACEHOLDER: Final = 6  # auto, decltype(auto), C auto
COMPUTED: Final = 7  # decltype(e), typeof(e), __underlying_type(T)

# --- declarator operators, from the name outwards --------------------------------------------------------------
POINTER: Final = 0
REFERENCE: Final = 1
RVALUE_REFERENCE: Final = 2
MEMBER_POINTER: Final = 3
ARRAY: Final = 4
PARAMETERS: Final = 5

# --- initialisers ----------------------------------------------------------------------------------------------
NO_INITIALISER: Final = 0
ASSIGNED: Final = 1  # = e, = {...}, = default, = delete, = 0
PARENTHESISED: Final = 2  # (e...)
BRACED: Final = 3  # {e...}
BIT_FIELD: Final = 4  # : width

# --- attribute syntax ------------------------------------------------------------------------------------------
GNU: Final = 0  # __attribute__((a))
STANDARD: Final = 1  # [[a]]
ALIGNAS: Final = 2  # alignas(n)


class Attribute:
    """One attribute: `name`, tokens `first` to `last` of the attribute itself, tokens `outer_first` to `outer_last`
    of the whole specifier `__attribute__((...))`, `[[...]]`; `arguments` is the opening parenthesis or -1."""

    def __init__(
        self, sort: int, name: str, first: int, last: int, arguments: int, outer_first: int, outer_last: int
    ) -> None:
        self.sort: int = sort
        self.name: str = name
        self.first: int = first
        self.last: int = last
        self.arguments: int = arguments
        self.outer_first: int = outer_first
        self.outer_last: int = outer_last

    def gnu_name(self) -> str:
        """The name of an attribute of gcc, `packed` of `__packed__` and `gnu::packed`."""
        return self.name.removeprefix("gnu::").strip("_")


class Specifiers:
    """A decl-specifier-seq: tokens `start` to `end`, flags, the type specifier and its tokens, attributes among
    them."""

    def __init__(self, start: int) -> None:
        self.start: int = start
        self.end: int = start
        #: behind the attributes that stand in front of everything else
        self.leading_end: int = start
        self.flags: int = 0
        self.sort: int = NO_TYPE
        self.type_start: int = -1
        self.type_end: int = -1
        #: kind of `class`, `struct`, `union` or `enum`, or 0
        self.class_key: int = 0
        #: opening brace of a class or enum definition, or -1
        self.body: int = -1
        self.attributes: list[Attribute] = []

    def is_of_type(self, token: int) -> bool:
        """Whether an attribute at a token belongs to the class or enumeration that is defined here."""
        return self.type_start < token < self.body

    def of_declarators(self) -> "list[Attribute]":
        """The attributes that belong to what is declared, not to a type that is defined with it."""
        return [one for one in self.attributes if not self.is_of_type(one.first)]


class DeclaratorOperator:
    """One step from the name to the type: pointer, reference, array or parameter list.

    `first` and `last` are its tokens (the brackets of an array or a parameter list); `flags` the cv-qualifiers behind
    a pointer or a parameter list."""

    def __init__(self, sort: int, first: int, last: int) -> None:
        self.sort: int = sort
        self.first: int = first
        self.last: int = last
        self.flags: int = 0
        self.parameters: list[Parameter] = []
        #: an ellipsis that is no pack ends the parameter list
        self.variadic: bool = False
        #: `->` of a trailing return type, or -1
        self.trailing: int = -1
        #: `&` or `&&` behind a parameter list, or -1
        self.reference: int = -1
        #: `noexcept` or `throw` behind a parameter list, or -1
        self.exceptions: int = -1
        #: the token behind the parameters, their qualifiers and attributes
        self.qualified: int = last + 1


class Declarator:
    """A declarator with its initialiser.

    `name_first` to `name_last` are the tokens of the declarator-id, `id` its last identifier (or `operator`, `~`), -1
    where it is abstract; `place` is where a name stands or would stand.  `operators` go from the name outwards."""

    def __init__(self, start: int) -> None:
        self.start: int = start
        self.end: int = start
        self.name_first: int = -1
        self.name_last: int = -1
        self.id: int = -1
        self.place: int = start
        self.surely_function: bool = False
        #: a declaration has to have a name here: in front of it stands no parameter list
        self.named: bool = False
        #: it belongs to a declaration or a parameter, which may have a name, and to no type-id
        self.nameable: bool = False
        #: the `...` of a pack in front of the name, or -1
        self.pack: int = -1
        self.operators: list[DeclaratorOperator] = []
        self.attributes: list[Attribute] = []
        #: `override` and `final` behind the parameters, where they are no names
        self.virtual_specifiers: list[str] = []
        #: `requires` of a trailing requires-clause, or -1
        self.constraint: int = -1
        self.initialiser: int = NO_INITIALISER
        self.initialiser_start: int = -1
        self.initialiser_end: int = -1

    def function(self) -> DeclaratorOperator | None:
        """The parameter list, where this declares a function."""
        if self.operators and self.operators[0].sort == PARAMETERS:
            return self.operators[0]
        return None

    def lacks_value(self) -> bool:
        """Whether nothing stands behind an `=`."""
        return self.initialiser == ASSIGNED and self.initialiser_end == self.initialiser_start + 1


class Parameter:
    """A parameter: its specifiers and declarator; tokens `start` to `end` without the comma."""

    def __init__(self, start: int, end: int, specifiers: Specifiers, declarator: Declarator) -> None:
        self.start: int = start
        self.end: int = end
        self.specifiers: Specifiers = specifiers
        self.declarator: Declarator = declarator


class TemplateParameter:
    """A template parameter: tokens `start` to `end`; `name` its identifier or -1; `key` where `class`/`typename` of a
    type or template parameter stands or -1 for a non-type one; `pack` its `...` or -1; `default` its `=` or -1."""

    def __init__(self, start: int, end: int) -> None:
        self.start: int = start
        self.end: int = end
        self.key: int = -1
        self.is_template: bool = False
        #: a concept constrains it, so it is a type parameter without `class` or `typename`
        self.constrained: bool = False
        self.name: int = -1
        #: token in front of which a name would stand
        self.place: int = end
        self.pack: int = -1
        self.default: int = -1


class TemplateHead:
    """`template <...> requires ...`: tokens `start` to `end`; `close` is the `>`."""

    def __init__(self, start: int, close: int, end: int, parameters: list[TemplateParameter]) -> None:
        self.start: int = start
        self.close: int = close
        self.end: int = end
        self.parameters: list[TemplateParameter] = parameters


class Declaration:
    """A declaration: template heads, specifiers, declarators; a function's body or -1.

    `instantiation` is the `template` of an explicit instantiation or -1, `member_initialisers` the `:` in front of a
    constructor's member initialisers or -1, `try_block` the `try` of a function-try-block or -1."""

    def __init__(self, start: int, heads: list[TemplateHead], specifiers: Specifiers) -> None:
        self.start: int = start
        self.end: int = start
        self.heads: list[TemplateHead] = heads
        #: the token at which the declarators end
        self.stop: int = start
        self.instantiation: int = -1
        self.specifiers: Specifiers = specifiers
        self.declarators: list[Declarator] = []
        self.body: int = -1
        self.member_initialisers: int = -1
        self.try_block: int = -1
