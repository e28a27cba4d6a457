"""What the parsers ask about a name, and the answer where nobody knows more than the spelling."""

from cufe.final import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cufe.diagnostics.report import FillIn

# --- what a name means ------------------------------------------------------------------------------------------
UNKNOWN: Final = 0
TYPE: Final = 1  # a type that is no template, or a namespace
VALUE: Final = 2  # variable, function, enumerator: anything that is neither a type nor a template
TYPE_TEMPLATE: Final = 3
VALUE_TEMPLATE: Final = 4  # function or variable template, concept
TYPES: Final = (TYPE, TYPE_TEMPLATE)


class NameOracle:
    """Decides the few places of the grammar that depend on what a name means ([stmt.ambig], [dcl.ambig.res],
    [temp.names]).

    The parsers work with this one when no scopes are at hand; the scopes of floor 4 give better answers."""

    def is_type(self, first: int, end: int) -> bool:
        """Whether the (qualified) name in the tokens `first` to `end` names a type where it stands."""
        return True

    def may_be_type(self, name: int) -> bool:
        """Whether the identifier at token `name`, alone in parentheses behind the type of a declaration, is a type
        ([dcl.ambig.res]/3), and not the name that is declared."""
        return False

    def is_template(self, name: int) -> bool:
        """Whether the identifier at token `name`, in front of a `<`, names a template where it stands."""
        return True

    def may_be_member_template(self, name: int) -> bool:
        """Whether the identifier at token `name`, behind `.`, `->` or `::`, may name a template: the unit declares one
        of that spelling."""
        return True

    def may_be_member_type(self, name: int) -> bool:
        """Whether the identifier at token `name`, behind a computed scope, may name a type: the unit declares one of
        that spelling, and no initialised value."""
        return False

    def meaning(self, first: int, last: int) -> int:
        """What the (qualified) name whose last identifier is the token `last` means; UNKNOWN is always right.

        Template arguments of the last component are not looked at."""
        return UNKNOWN

    def is_dependent(self, first: int, end: int) -> bool:
        """Whether the tokens hold the name of a template parameter."""
        return False

    def names_no_scope(self, name: int) -> bool:
        """Whether the identifier at token `name`, in front of a `::`, surely names neither a class nor a namespace."""
        return False

    def is_undeclared(self, name: int) -> bool:
        """Whether the identifier at token `name` surely names nothing, within functions as well."""
        return False

    def is_no_member(self, name: int) -> bool:
        """Whether the identifier at token `name`, behind a `::`, surely is none of the namespace in front of that."""
        return False

    def lacks_scope(self, name: int) -> bool:
        """Whether a name in front of the `::` that stands in front of token `name` surely names neither a class nor a
        namespace."""
        return False

    def names_no_type(self, name: int) -> bool:
        """Whether no type is known that the identifier at token `name` names where it stands."""
        return False

    def names_nothing(self, name: int) -> bool:
        """Whether the identifier at token `name`, outside of functions, surely names nothing that a type can begin
        with."""
        return False


class ArgumentList:
    """What the parameters of a template take, type (True) or value; whether the last one is a pack; how many arguments
    there have to be; the words for the template in a message."""

    def __init__(self, types: list[bool], pack: bool, required: int, fill_ins: "tuple[FillIn, ...]") -> None:
        self.types: list[bool] = types
        self.pack: bool = pack
        self.required: int = required
        self.fill_ins: tuple[FillIn, ...] = fill_ins

    def takes_type(self, index: int) -> bool:
        """Whether the argument with an index is a type."""
        return self.types[min(index, len(self.types) - 1)] if self.types else True

    def is_of_pack(self, index: int) -> bool:
        return self.pack and index >= len(self.types) - 1


class ValueOracle:
    """Tells which parameters are read as values, which names in them have no declaration, and which among template
    arguments are no templates although they have arguments."""

    def begins_values(self, first: int) -> bool:
        """Whether the name at the start of what is meant for parameters is a value's."""
        return False

    def missing(self, first: int) -> int:
        """The last token of the name that begins at a token, up to where its scope has not what it names; else -1."""
        return -1

    def is_missing(self, name: int) -> bool:
        """Whether the identifier at token `name`, in front of a `<` as an operand or a template argument, or as the
        first parameter of a function type, is that of nothing."""
        return False

    def lacks_scope(self, name: int) -> bool:
        """Whether the identifier at token `name`, in front of a `<` in a function, stands behind a `::` and the name of
        no scope."""
        return False

    def are_missing(self, start: int, end: int) -> bool:
        """Whether there is such a name among some tokens."""
        return False

    def missing_name(self, name: int) -> "tuple[FillIn, ...]":
        """The words for such a name in a message: with those for its scope in front, if it is qualified."""
        return ()

    def nontype(self, name: int, member: int) -> "tuple[FillIn, ...]":
        """The words for the type that the alias template at a token stands for, or for its member at another token."""
        return ()

    def arguments(self, name: int) -> ArgumentList | None:
        """What the class or alias template whose name ends at a token takes; None where nobody knows."""
        return None

    def opens_arguments(self, name: int) -> bool:
        """Whether a `<` behind such a name opens template arguments, as from C++20 on behind what nothing declares."""
        return False
