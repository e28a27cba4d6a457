"""Types whose objects begin without a value ([dcl.init]), told by spellings: integers of the library, and what the
user's text declares as enumerations, aliases and classes without constructors of their own."""

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.text import kinds as k

_SCALARS: Final = frozenset(
    ("size_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "ptrdiff_t")
)
CLASS_KEYS: Final = bytes((k.STRUCT, k.UNION, k.CLASS))
#: in front of an `=` in a class that initialises no member of an object
_NO_FIELD: Final = bytes((k.STATIC, k.USING, k.CONSTEXPR, k.TEMPLATE))


class PlainTypes:
    """Knows the types of one unit by their names; a class is looked for once."""

    def __init__(self, code: UserCode) -> None:
        self._code: UserCode = code
        self._known: dict[str, bool] = {}

    def holds(self, name: int) -> bool:
        """Whether the type that a token names may be such a one."""
        spelling = self._code.lexemes[name]
        if spelling in _SCALARS:
            return True
        known = self._known.get(spelling)
        if known is None:
            # An alias may have the name of what it stands for.
            self._known[spelling] = False
            known = self._known[spelling] = self._find(spelling)
        return known

    def _find(self, spelling: str) -> bool:
        kinds = self._code.kinds
        for start, end in self._code.compiled():
            part = self._code.lexemes[start:end]
            if spelling in part:
                at = start + part.index(spelling)
                if kinds[at - 1] == k.USING:
                    return self._aliases(at + 2, kinds.find(b";", at))
                if kinds[at + 1] == k.SEMICOLON:
                    return self._aliases(kinds.rfind(b";", start, at) + 1, at)
                if kinds[at - 1] not in CLASS_KEYS:
                    return kinds[at - 1] == k.ENUM
                brace = kinds.find(k.OPEN_BRACE, at)
                return brace >= 0 and not self._constructs(brace, spelling)
        return False

    def _aliases(self, start: int, end: int) -> bool:
        """Whether the tokens of an aliased type may name such a type; instances of templates are taken for classes."""
        kinds = self._code.kinds
        last = end - 1
        if kinds[last] == k.IDENTIFIER:
            return kinds.find(k.LESS, start, end) < 0 and self.holds(last)
        return kinds[last] != k.GREATER

    def _constructs(self, brace: int, name: str) -> bool:
        """Whether something in a class makes its default constructor do something, going by the members' words."""
        kinds = self._code.kinds
        lexemes = self._code.lexemes
        found = False
        close = self._code.brackets.close(brace)
        first = at = brace + 1
        while at < close:
            kind = kinds[at]
            if kind == k.OPEN_ROUND:
                after = self._code.brackets.close(at) + 1
                if lexemes[at - 1] == name and kinds[at - 2] != k.TILDE:
                    if after == at + 2 and kinds[after] == k.ASSIGN:
                        return False
                    found = True
                at = after
                continue
            if kind == k.OPEN_BRACE:
                at = self._code.brackets.close(at)
            elif kind == k.ASSIGN:
                if kinds[first] not in _NO_FIELD and kinds[at - 1] != k.CLOSE_ROUND:
                    return True
            elif kind == k.VIRTUAL or (kind == k.SCOPE and self._is_library(at)):
                return True
            if kinds[at] in b";}:":
                first = at + 1
            at += 1
        return found

    def _is_library(self, scope: int) -> bool:
        """Whether a member is an object of the standard library: its class is taken to have constructors."""
        lexemes = self._code.lexemes
        return lexemes[scope - 1] == "std" and lexemes[scope + 1] not in _SCALARS
