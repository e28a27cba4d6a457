"""What the parsers ask about a name, and the answer where nobody knows more than the spelling."""


class NameOracle:
    """Decides the few places of the grammar that hang on what a name means ([stmt.ambig], [dcl.ambig.res], [temp.names]).

    The parsers work with this one when no scopes are at hand; the scopes of floor 4 give better answers."""

    def is_type(self, first: int, end: int) -> bool:
        """Whether the (qualified) name in the tokens `first` to `end` names a type where it stands."""
        return True

    def is_template(self, name: int) -> bool:
        """Whether the identifier at token `name`, in front of a `<`, names a template where it stands."""
        return True
