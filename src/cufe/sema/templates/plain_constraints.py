"""Constraints that only ask for plain values: whether these are satisfied is certain.

Others may ask for anything, so that what they make of a call is left to the compilers behind."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Declared
from cufe.sema.text_lookup import entities as en
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: what a plain value is made of, names apart
_PLAIN: Final = b"()<>!,*&" + bytes(
    (
        k.AND, k.OR, k.EQUAL, k.NOT_EQUAL, k.LESS_EQUAL, k.GREATER_EQUAL, k.NUMBER, k.BUILTIN_TYPE, k.SIZEOF,
        k.TRUE_FALSE, k.SCOPE,
    )
)  # fmt: skip
#: traits that every class and every fundamental type has a value for
_TRAITS: Final = frozenset(
    f"is_{name}_v"
    for name in (
        "arithmetic", "array", "class", "const", "enum", "floating_point", "fundamental", "integral", "pointer",
        "reference", "same", "signed", "union", "unsigned", "void",
    )
)  # fmt: skip
_NAMESPACE: Final = "std"


class PlainConstraints:
    """Knows them by their tokens."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._concepts: dict[int, bool] = {}

    def are_all(self, declared: Declared) -> bool:
        """Whether all constraints of a declaration are plain."""
        return all(self._is_plain(one.start, one.end) for one in self.engine.constraints.requirements(declared))

    def _is_plain(self, start: int, end: int) -> bool:
        kinds = self.engine.kinds
        for token in range(start, end):
            if kinds[token] == k.IDENTIFIER:
                if not self._is_plain_name(token):
                    return False
            elif kinds[token] not in _PLAIN:
                return False
        return True

    def _is_plain_name(self, token: int) -> bool:
        """Whether a name is that of a trait, of a template parameter or of a concept that is plain itself."""
        name = self.engine.lexemes[token]
        if name in _TRAITS or (name == _NAMESPACE and self.engine.kinds[token + 1] == k.SCOPE):
            return True
        entity = self.engine.lookup.resolve(token)
        if entity is None or entity.sort == en.TEMPLATE_PARAMETER:
            return entity is not None
        return entity.sort == en.CONCEPT and self._is_plain_concept(entity.token)

    def _is_plain_concept(self, name: int) -> bool:
        known = self._concepts.get(name)
        if known is None:
            # One that hangs on itself is ill-formed.
            self._concepts[name] = False
            known = self._is_plain(name + 2, self.engine.kinds.find(k.SEMICOLON, name))
            self._concepts[name] = known
        return known
