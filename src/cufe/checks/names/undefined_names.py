"""Names that nothing declares (20), and what EDG reports instead where a name can be neither expression nor type."""

from cufe.checks.names.readings import is_operand, is_type
from cufe.checks.names.reported_names import ToldNames, found_at, read_at
from cufe.checks.names.undeclared_names import may_be_predeclared
from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.diagnostics.report import Frame

#: behind the configuration of a launch
_BEHIND_LAUNCH: Final = bytes((k.GREATER, k.GREATER, k.GREATER, k.OPEN_ROUND))
#: around a template argument
_BEFORE_ARGUMENTS: Final = bytes((k.LESS, k.COMMA))
_BEHIND_ARGUMENTS: Final = bytes((k.GREATER, k.COMMA))


class _Use:
    """A token that is spelt like a name that nothing declares."""

    def __init__(self, token: int, path: list[Piece], read: int, found: int) -> None:
        self.token: int = token
        self.path: list[Piece] = path
        #: the tokens that tell when it is read, and when it is told of
        self.read: int = read
        self.found: int = found


def tell_undefined(
    code: UserCode, tokens: list[int], instance_at: int = -1, context: "Sequence[Frame]" = ()
) -> None:
    """Tells of names that lookup by types did not find, unless they have been told of; those of an instance where the
    token stands that asks for it, in its context."""
    untold = [token for token in tokens if not may_be_predeclared(code, code.lexemes[token])]
    uses: list[_Use] = []
    judged = code.once(ToldNames).judged
    fresh = set(untold) - judged
    judged |= fresh
    for token in sorted(fresh):
        path = code.cutter.path(token)
        if path and not code.lookup().is_ambiguous(token):
            found = instance_at if instance_at >= 0 else found_at(code, token)
            uses.append(_Use(token, path, read_at(code, path, token), found))
    teller = _Teller(code, context)
    for use in sorted(uses, key=_read):
        teller.tell(use)


def _read(use: _Use) -> int:
    return use.read


class _Teller:
    """Reports the uses one after another, in the order in which they are found out."""

    def __init__(self, code: UserCode, context: "Sequence[Frame]") -> None:
        self.code: UserCode = code
        self.context: Sequence[Frame] = context
        self.kinds: bytes = code.kinds
        self.told: ToldNames = code.once(ToldNames)

    def tell(self, use: _Use) -> None:
        token = use.token
        path = use.path
        piece = path[-1]
        if self.told.has(self.code.lexemes[token], token):
            return
        before = self.kinds[token - 1]
        if before == k.NEW and self.kinds[token + 1] != k.SCOPE:
            self.code.add(num.TYPE_EXPECTED, token)
        elif before == k.ARROW and piece.sort == c.SIMPLE and self._guide_arrow(piece.start) == token - 1:
            # Without a class behind the arrow it is the declaration of a name in parentheses.
            self.code.add(num.IDENTIFIER_EXPECTED, piece.start + 2)
            self.code.add(num.SEMICOLON_EXPECTED, token - 1)
        elif self.kinds[token + 1] == k.LESS and not is_operand(self.code, path, token):
            if is_type(self.code, path, token):
                self.code.add_once(num.NO_TEMPLATE, token, self.code.lexemes[token])
        else:
            self._tell_undefined(use)

    def _is_result(self, piece: Piece, token: int) -> bool:
        """Whether a token is the trailing return type of a function that is declared alone."""
        kinds = self.kinds
        if kinds[token - 1] != k.ARROW or piece.sort != c.SIMPLE or kinds.find(k.ASSIGN, piece.head, token) >= 0:
            return False
        return kinds.find(k.AUTO, piece.head, token) >= 0

    def _guide_arrow(self, name: int) -> int:
        """The `->` behind a name with parameters, as in a deduction guide; -1 where there is none."""
        if self.kinds[name + 1] != k.OPEN_ROUND:
            return -1
        arrow = self.code.brackets.skip(name + 1)
        return arrow if self.kinds[arrow] == k.ARROW else -1

    def _tell_undefined(self, use: _Use) -> None:
        code = self.code
        kinds = self.kinds
        token = use.token
        path = use.path
        before = kinds[token - 1]
        after = kinds[token + 1]
        code.add_late(num.UNDEFINED, token, use.found, code.lexemes[token], context=self.context)
        if after == k.IDENTIFIER and before in b";{}" and kinds[path[-1].start] == k.TEMPLATE and token > path[-1].body:
            # The body of a template is read without looking ahead, where the name is one of another scope.
            lookup = code.lookup()
            if any(lookup.resolve(at) is not None for at in code.tokens_of({code.lexemes[token]}, code.stretches)):
                code.add_late(num.SEMICOLON_EXPECTED, token + 1, use.found)
        is_argument = after in _BEHIND_ARGUMENTS and before in _BEFORE_ARGUMENTS
        # Between commas there are arguments of functions as well.
        is_argument &= after != before and not kinds.startswith(_BEHIND_LAUNCH, token + 1)
        if is_argument:
            from cufe.checks.templates.missing_arguments import MissingArguments

            is_argument = code.once(MissingArguments).is_type_argument(token)
        if after == k.IDENTIFIER or before == k.CONST or is_argument:
            return
        if is_type(code, path, token) or self._is_result(path[-1], token):
            return
        if not self._is_captured(token):
            self.told.put(token, path)

    def _is_captured(self, token: int) -> bool:
        """Whether a token is a capture of a lambda: the name is not known there."""
        if self.kinds[token + 1] not in b",]":
            return False
        body = self.code.lookup().body_at(token)
        around = body.lambda_at(token) if body is not None else None
        return around is not None and token < self.code.brackets.close(around.start)
