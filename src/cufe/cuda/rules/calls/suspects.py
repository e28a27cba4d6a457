"""Names by which code of the host could reach what is for the device alone, found without asking what they mean."""

from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, GLOBAL
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import scope_name
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.brackets import name_before_arguments
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k


class Suspects:
    """`functions` are names of functions for the device alone, kernels among them; `members` those of member functions;
    `classes` of classes with such members, and of those that such operators take."""

    def __init__(self, examined: ExaminedUnit, found: Collection, near: set[str] | None) -> None:
        self.examined: ExaminedUnit = examined
        #: all names in the text that is looked at, where that is not all of the unit's own
        self.near: set[str] | None = near
        self.functions: set[str] = set()
        self.kernels: set[str] = set()
        #: the tokens that declare kernels
        self._declared: set[int] = set()
        self.members: set[str] = set()
        self.classes: set[str] = set()
        #: there are literal operators
        self.literals: bool = False
        #: some function for the device alone has a deduced result
        self.deduced: bool = False
        for token in found.device_names:
            self._device(token)
        for one in found.others:
            if one.function() is not None and one.words & EXECUTION_SPACES == DEVICE:
                self._device(one.name_token)
        for one in found.functions:
            if one.words & GLOBAL:
                self.kernels.add(one.name)
                self._declared.add(one.name_token)
                if one.declaration.specifiers.sort == n.PLACEHOLDER:
                    self.deduced = True
            elif one.words & EXECUTION_SPACES == DEVICE:
                self._device(one.name_token)

    def _device(self, token: int) -> None:
        examined = self.examined
        kinds = examined.kinds
        if self.near is not None and examined.lexemes[token] not in self.near:
            return
        path = examined.cutter.path(token)
        if not path:
            return
        piece = path[-1]
        token = name_before_arguments(kinds, token)
        name = examined.lexemes[token]
        deduces = kinds.find(k.AUTO, max(piece.start, token - 8), token) >= 0
        self.deduced = self.deduced or deduces
        first = piece.start
        inside = piece.sort == c.FUNCTION and token > piece.body
        if inside:
            # In a local class or a block: whatever it is, its name is suspect.
            first = max(token - 8, piece.body)
        operator = kinds.rfind(k.OPERATOR, first, token + 1)
        cls = "" if inside else self._class(path, token)
        if operator >= 0:
            self._operator(operator, token, cls)
        elif kinds[token - 1] == k.TILDE or name == cls:
            self.classes.add(name)
        elif kinds[token] == k.IDENTIFIER:
            if cls:
                self.members.add(name)
                self.classes.add(cls)
            else:
                self.functions.add(name)
                if inside:
                    self.classes.add(name)

    def _class(self, path: list[Piece], token: int) -> str:
        """The class whose member is declared, "" where it is none or has no plain name; friends are no members."""
        kinds = self.examined.kinds
        if kinds[token - 1] == k.SCOPE and kinds[token - 2] == k.IDENTIFIER:
            return self.examined.lexemes[token - 2]
        if len(path) < 2 or path[-2].sort != c.CLASS or kinds.find(k.FRIEND, path[-1].start, token) >= 0:
            return ""
        name = scope_name(self.examined, path[-2])
        return "" if name == "<unnamed>" else name

    def _operator(self, operator: int, token: int, cls: str) -> None:
        """An operator: of its class, or of the classes among its parameters."""
        kinds = self.examined.kinds
        if kinds[operator + 1] == k.STRING:
            self.literals = True
            return
        if cls:
            self.classes.add(cls)
            return
        last = self.examined.brackets.close(token + 1) if kinds[token + 1] == k.OPEN_ROUND else token + 1
        for at in range(token + 1, last):
            if kinds[at] == k.IDENTIFIER:
                self.classes.add(self.examined.lexemes[at])

    def are_there(self) -> bool:
        """Whether code of the host could reach something; a kernel only where it seems to be called."""
        if self.functions or self.classes or self.literals or self.deduced:
            return True
        mentions = self.examined.tokens_of(self.kernels, self.examined.near())
        return any(token not in self._declared and may_call(self.examined, token) for token in mentions)


def may_call(examined: ExaminedUnit, token: int) -> bool:
    """Whether what stands behind the name of a function could make a call of it."""
    kinds = examined.kinds
    after = kinds[token + 1]
    if after == k.LESS:
        close = examined.brackets.close_angle(token + 1, len(kinds))
        return close >= 0 and kinds[close + 1] == k.OPEN_ROUND
    return after == k.OPEN_ROUND or (after == k.CLOSE_ROUND and kinds[token + 2] == k.OPEN_ROUND)
