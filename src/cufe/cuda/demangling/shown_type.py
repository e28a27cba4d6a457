"""A type as it is shown around a declarator."""


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
