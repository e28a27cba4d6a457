"""The semantic engine: all questions about the meaning of one unit, and the rooms that answer them."""

from cufe.il.types import TypeTable
from cufe.sema.constant.literals import Literals
from cufe.sema.lookup import Lookup
from cufe.syntax.cutter import Cutter
from cufe.text.unit import Unit


class Language:
    """The language mode: `standard` is 2003, 2011, 2014, 2017, 2020 or 2023; `gnu_version` as in 120200."""

    def __init__(self, standard: int, gnu_version: int) -> None:
        self.standard: int = standard
        self.gnu_version: int = gnu_version


class UnknownPlace:
    """Something that the engine could not tell: why, and at which token (-1 where it has no place)."""

    def __init__(self, cause: str, token: int) -> None:
        self.cause: str = cause
        self.token: int = token


class Engine:
    """The hub: each room is an attribute, made when the engine is made, and asks the others through it."""

    def __init__(self, unit: Unit, cutter: Cutter, lookup: Lookup, language: Language) -> None:
        self.unit: Unit = unit
        self.cutter: Cutter = cutter
        self.lookup: Lookup = lookup
        self.kinds: bytes = lookup.kinds
        self.lexemes: list[str] = lookup.lexemes
        self.language: Language = language
        self.types: TypeTable = TypeTable()
        self.literals: Literals = Literals(self)
        #: what could not be told, for `--unknowns`
        self.unknowns: list[UnknownPlace] = []

    def unknown(self, cause: str, token: int) -> None:
        """Counts something that the engine cannot tell."""
        self.unknowns.append(UnknownPlace(cause, token))
