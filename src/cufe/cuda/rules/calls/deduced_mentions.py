"""Mentions of functions for the device with a deduced result (20166) in declarations: in types, array bounds, template
arguments, enumerators, aliases and assertions. There a name is enough, evaluated or not (observed: diagnostics-a 2)."""

from cufe.cuda.marks import DEVICE, EXECUTION_SPACES, GLOBAL, HOST
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared, declared_by
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: how far in front of a name the placeholder is sought
_NEAR: Final = 8
#: an operand of fewer tokens calls nothing
_LEAST: Final = 3
_NAMES: Final = (k.IDENTIFIER, k.OPERATOR)
_NOT_EVALUATED: Final = (k.DECLTYPE, k.TYPEOF, k.SIZEOF, k.NOEXCEPT)
#: what ends the search for the parenthesis behind template arguments
_BEHIND_ARGUMENTS: Final = b"();{}"
_OF_MEMBERS: Final = bytes((k.SCOPE, k.ARROW)) + b"."


class Operand:
    """What is in the parentheses of `decltype` and its like, in the pieces around it."""

    def __init__(self, path: list[Piece], first: int, close: int) -> None:
        self.path: list[Piece] = path
        self.first: int = first
        self.close: int = close


class DeducedMentions:
    """Finds them: `tokens`, in the order of the text, and `operands` whose types tell whether they call a member or an
    operator with a deduced result."""

    def __init__(self, examined: ExaminedUnit, found: Collection) -> None:
        self.examined: ExaminedUnit = examined
        #: the names of all declarations of such functions
        self._declared: set[int] = set()
        for token in found.device_names:
            self._declare(token)
        for one in found.others:
            # `decltype(auto)` is not passed over.
            if one.words & EXECUTION_SPACES == DEVICE:
                self._declare(one.name_token)
        self.tokens: list[int] = []
        names = {examined.lexemes[token] for token in self._declared if examined.kinds[token] == k.IDENTIFIER}
        for token in examined.tokens_of(names, examined.stretches) if names else []:
            if self._is_mention(token):
                self.tokens.append(token)
        self.operands: list[Operand] = []
        members = {examined.lexemes[token] for token in self._declared if self._is_member(token)}
        if members or any(examined.kinds[token] == k.OPERATOR for token in self._declared):
            for start, end in examined.stretches:
                self._find_operands(start, end, members)

    def _is_member(self, token: int) -> bool:
        path = self.examined.cutter.path(token)
        return len(path) > 1 and path[-2].sort == c.CLASS

    def _find_operands(self, start: int, end: int, members: set[str]) -> None:
        """Operands in a stretch that name one of the members, or could use an operator."""
        examined = self.examined
        kinds = examined.kinds
        has_operators = any(kinds[token] == k.OPERATOR for token in self._declared)
        for keyword in _NOT_EVALUATED:
            for at in k.all_of(kinds, keyword, start, end):
                close = examined.brackets.close(at + 1) if kinds[at + 1] == k.OPEN_ROUND else at
                if close - at - 2 >= _LEAST:
                    named = has_operators or not members.isdisjoint(examined.lexemes[at + 2 : close])
                    path = examined.cutter.path(at) if named else []
                    if path and self._stands_in_declaration(path, at):
                        self.operands.append(Operand(path, at + 2, close))

    def _declare(self, token: int) -> None:
        kinds = self.examined.kinds
        if kinds[token] not in _NAMES or kinds.find(k.AUTO, max(token - _NEAR, 0), token) < 0:
            return
        path = self.examined.cutter.path(token)
        if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
            return
        for one in declared_by(self.examined, path):
            if one.name_token == token and _is_deduced(one):
                self._declared.add(token)

    def _is_mention(self, token: int) -> bool:
        """Whether a token of a declaration names one of the functions, and can name no other."""
        path = self.examined.cutter.path(token)
        if token in self._declared or not path or not self._stands_in_declaration(path, token):
            return False
        entity = self.examined.lookup().resolve(token)
        if entity is None or entity.sort != en.FUNCTION:
            return False
        if not all(place in self._declared for place in entity.tokens()):
            return False
        if any(one.name_token == token for one in declared_by(self.examined, path)):
            # An explicit instantiation or specialisation.
            return False
        return not self._waits(path, token)

    def _waits(self, path: list[Piece], token: int) -> bool:
        """Whether a name in a template has arguments that may depend on its parameters: unless it is qualified the
        function is looked for in instances, then, of which nothing is reported (observed)."""
        kinds = self.examined.kinds
        if kinds[token - 1] in _OF_MEMBERS:
            return False
        template = next((piece for piece in path if kinds[piece.start] == k.TEMPLATE), None)
        if template is None:
            return False
        behind = token + 1
        if kinds[behind] == k.LESS:
            while kinds[behind] not in _BEHIND_ARGUMENTS:
                behind += 1
        last = self.examined.brackets.close(behind) if kinds[behind] == k.OPEN_ROUND else behind
        for at in range(token + 1, last):
            if kinds[at] == k.IDENTIFIER and kinds[at - 1] not in _OF_MEMBERS:
                entity = self.examined.lookup().resolve(at)
                if entity is None or any(template.start <= place < template.end for place in entity.tokens()):
                    return True
        return False

    def _stands_in_declaration(self, path: list[Piece], token: int) -> bool:
        """Whether a token stands outside of bodies and of braced initialisers; default arguments are judged as
        expressions."""
        piece = path[-1]
        brackets = self.examined.brackets
        if piece.sort == c.ENUM:
            return token < piece.body or brackets.enclosing(token) == piece.body
        if piece.sort == c.FUNCTION and token > piece.body:
            return False
        kinds = self.examined.kinds
        if kinds[piece.head] == k.USING and kinds.find(k.ASSIGN, piece.head, token) < 0:
            return False
        if piece.sort not in (c.FUNCTION, c.SIMPLE, c.CLASS) or brackets.enclosing(token) > piece.start:
            return False
        for one in declared_by(self.examined, path) if piece.sort != c.CLASS else []:
            parameters = one.function()
            if parameters is not None and parameters.first < token < parameters.last:
                return kinds.find(k.ASSIGN, parameters.first, token) < 0
        return True


def _is_deduced(one: Declared) -> bool:
    """Whether a declaration is of a function for the device alone that deduces its result and is not constexpr."""
    parameters = one.function()
    if parameters is None or parameters.trailing >= 0 or one.words & (HOST | GLOBAL):
        return False
    return one.declaration.specifiers.sort == n.PLACEHOLDER and not one.flags & (n.CONSTEXPR | n.CONSTEVAL)
