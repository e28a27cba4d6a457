"""What all entries have that can bear a name (the `source_corresp` of the specification)."""

from cufe.final import Final

# --- access ------------------------------------------------------------------------------------------------------
AS_PUBLIC: Final = 0
AS_PROTECTED: Final = 1
AS_PRIVATE: Final = 2
ACCESS_NAMES: Final = ("as_public", "as_protected", "as_private")


class Entity:
    """Anything that can have a name, types among them.  `visible` is the first token at which lookup finds it."""

    def __init__(self, name: str, token: int, parent: "Entity | None") -> None:
        self.name: str = name
        #: the declaring token, -1 for what is predeclared or implicit
        self.token: int = token
        #: class or namespace around, or the routine of a local name; None for the global namespace
        self.parent: Entity | None = parent
        self.visible: int = token
        self.access: int = AS_PUBLIC
