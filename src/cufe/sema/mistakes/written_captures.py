"""Writes to what lambdas have captured by copy: their fields are const, unless `mutable` says otherwise
([expr.prim.lambda.closure]/5)."""

from bisect import bisect_right

from cufe.final import Final
from cufe.sema.mistakes.user_code import UserCode
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax.lambda_introducers import may_introduce
from cufe.text import kinds as k

_SPECIFIERS: Final = bytes(
    (k.MUTABLE, k.CONSTEXPR, k.CONSTEVAL, k.NOEXCEPT, k.ARROW, k.STATIC, k.IDENTIFIER, k.ATTRIBUTE, k.ATTRIBUTE_MACRO,
     k.BUILTIN_TYPE, k.SCOPE, k.CONST, k.AUTO, k.VOLATILE)
) + b"*&"  # fmt: skip
_THROUGH: Final = bytes((k.ARROW, k.OPEN_SQUARE))


class WrittenCaptures:
    """Tells whether a name that is written to means the copy that a lambda has made."""

    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        #: the bodies of lambdas with copies that may be const: outermost ones, in the order of the text
        self._starts: list[int] = []
        self._ends: list[int] = []
        for start, end in code.near():
            self._find(start, end)

    def _find(self, start: int, end: int) -> None:
        kinds = self.code.kinds
        brackets = self.code.brackets
        at = kinds.find(k.OPEN_SQUARE, start, end)
        while at >= 0:
            close = brackets.close(at)
            if may_introduce(kinds, at) and close > at + 1:
                body = self._body(close + 1)
                if body >= 0 and (not self._ends or body > self._ends[-1]):
                    self._starts.append(body)
                    self._ends.append(brackets.close(body))
            at = kinds.find(k.OPEN_SQUARE, at + 1, end)

    def _body(self, at: int) -> int:
        """The `{` of the body behind the list of a lambda, -1 where there is none."""
        kinds = self.code.kinds
        while kinds[at] != k.OPEN_BRACE:
            if kinds[at] == k.OPEN_ROUND or kinds[at] == k.OPEN_SQUARE:
                at = self.code.brackets.skip(at)
            elif kinds[at] in _SPECIFIERS:
                at += 1
            else:
                return -1
        return at

    def is_const(self, token: int) -> bool:
        """Whether a name that something is written through could be a copy of a lambda that is not `mutable`."""
        place = bisect_right(self._starts, token) - 1
        if place < 0 or token > self._ends[place]:
            return False
        body = self.code.lookup().body_at(token)
        around = body.lambdas_around(token) if body is not None else []
        entity = self.code.lookup().resolve(token) if around else None
        if entity is not None and entity.sort == en.FIELD and token > around[0].body:
            return not around[0].flags & n.MUTABLE and _copies_object(around[0])
        if entity is None or entity.sort not in (en.LOCAL, en.PARAMETER) or not entity.bindings:
            return False
        if self._is_through(token, entity):
            return False
        return any(self._copies(one, entity) for one in around if token > one.body)

    def _copies(self, lambda_: e.Lambda, entity: Entity) -> bool:
        if lambda_.flags & n.MUTABLE or entity.token > lambda_.introducer_close:
            return False
        if entity.token > lambda_.start:
            # The variable of an init-capture.
            return True
        for capture in lambda_.captures:
            if self.code.lexemes[capture.name] == entity.name:
                return capture.sort == e.BY_COPY
        return lambda_.default >= 0 and self.code.kinds[lambda_.default] == k.ASSIGN

    def _is_through(self, token: int, entity: Entity) -> bool:
        """Whether a pointer leads to what is written: it may be const, but that is not."""
        kinds = self.code.kinds
        if kinds[token - 1] != k.STAR and kinds[token + 1] not in _THROUGH:
            return False
        declarator = entity.bindings[0].declarator
        return declarator is None or not any(one.sort == n.ARRAY for one in declarator.operators)


def _copies_object(lambda_: e.Lambda) -> bool:
    return any(capture.sort == e.STAR_THIS_CAPTURE for capture in lambda_.captures)
