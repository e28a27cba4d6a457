"""Names in expressions: qualified names with their template argument lists.

Whether a `<` behind a name opens an argument list is told by what surrounds it; what the name means is asked for
only where both readings are left.
"""

from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax import names as m
from cufe.syntax.declaration import DeclarationParser
from cufe.syntax.expression_tokens import AFTER_ARGUMENTS, AFTER_TYPE
from cufe.syntax.names import NameOracle
from cufe.text import kinds as k


class NameParser:
    """Reads names; the base of the expression parser.  After each call `at` is the token behind what was read."""

    def __init__(self, declarations: DeclarationParser, work: w.Work) -> None:
        self.declarations: DeclarationParser = declarations
        self.names: NameOracle = declarations.names
        self.kinds: bytes = declarations.kinds
        self.lexemes: list[str] = declarations.lexemes
        self.work: w.Work = work
        self.at: int = 0
        #: the expression that was read last is none; it may be a type
        self.failed: bool = False
        self._sure: bool = False
        self._angles: dict[int, int] = {}

    def name(self, at: int, limit: int) -> e.Name:
        """The qualified or unqualified name at `at`."""
        kinds = self.kinds
        start = at
        prefix: e.Node | None = None
        arguments: list[e.TemplateArguments] | None = None
        qualified = False
        last = at
        kind = kinds[at]
        if kind == k.DECLTYPE:
            prefix = self._operand(at, at + 1, limit)
            at = self.at
            kind = kinds[at] if at < limit else 0
        if kind == k.SCOPE:
            qualified = True
            at += 1
        while at < limit:
            kind = kinds[at]
            if kind == k.TEMPLATE:
                at += 1
                continue
            if kind == k.IDENTIFIER:
                last = at
                at += 1
                if at >= limit:
                    break
                kind = kinds[at]
                if kind == k.LESS:
                    close = self.angle(at, limit, start)
                    if close < 0:
                        break
                    found = e.TemplateArguments(at, close + 1)
                    self.work.put(w.ITEMS, at + 1, close, found.items)
                    if arguments is None:
                        arguments = [found]
                    else:
                        arguments.append(found)
                    at = close + 1
                    if at >= limit:
                        break
                    kind = kinds[at]
                if kind == k.SCOPE and at + 1 < limit and kinds[at + 1] != k.STAR:
                    if kinds[at + 1] == k.NEW or kinds[at + 1] == k.DELETE:
                        break
                    qualified = True
                    at += 1
                    continue
                break
            if kind == k.OPERATOR:
                last = at
                opening = self.declarations.operator_end(at, limit)
                at = self.declarations.skip_operator(at, limit)
                if opening < at:
                    found = e.TemplateArguments(opening, at)
                    self.work.put(w.ITEMS, opening + 1, at - 1, found.items)
                    arguments = [found] if arguments is None else [*arguments, found]
                break
            if kind == k.TILDE:
                last = at
                at += 1
                if at < limit and kinds[at] == k.DECLTYPE:
                    at = self.declarations.brackets.skip(at + 1)
                elif at < limit:
                    at += 1
                    if at < limit and kinds[at] == k.LESS:
                        close = self.declarations.brackets.close_angle(at, limit)
                        at = close + 1 if close >= 0 else at
                break
            if at > start and kinds[at - 1] == k.SCOPE:
                self.work.fault(at, "identifier expected behind `::`")
            break
        node = e.Name(start, max(at, start + 1), last, qualified)
        node.arguments = arguments
        node.prefix = prefix
        self.at = node.end
        return node

    def member_name(self, at: int, limit: int) -> e.Name:
        """The name behind `.` or `->`."""
        return self.name(at, limit)

    def angle(self, at: int, limit: int, start: int) -> int:
        """The `>` that closes the template argument list at the `<` at `at`, or -1 where the `<` is an operator.

        `start` is the first token of the name in front."""
        known = self._angles.get(at, 0)
        if known == 0:
            known = self._decide_angle(at, limit, start)
            self._angles[at] = known
        return known

    def _decide_angle(self, at: int, limit: int, start: int) -> int:
        kinds = self.kinds
        close = self.declarations.brackets.close_angle(at, limit)
        before = kinds[start - 1] if start > 0 else 0
        if kinds[at - 2] == k.TEMPLATE:
            return close
        if before == k.DOT or before == k.ARROW:
            # A member: what it is depends on the type of the object.
            if close < 0 or close + 1 >= limit:
                return close
            following = kinds[close + 1]
            if following == k.OPEN_ROUND or following == k.GREATER:
                # What may be an operand of a comparison; in `d->Base<int>::f()` the template is a qualifier.
                if self.declarations.joins_comparisons(at, close):
                    return -1
                return close if self.names.may_be_member_template(at - 1) else -1
            return close if following in AFTER_ARGUMENTS else -1
        if close < 0:
            return -1
        follow = kinds[close + 1] if close + 1 < len(kinds) else 0
        if close + 1 >= limit or follow == k.OPEN_BRACE:
            return close
        meaning = self.names.meaning(start, at - 1)
        if follow == k.SCOPE and meaning != m.VALUE:
            return close
        if meaning == m.TYPE_TEMPLATE or meaning == m.VALUE_TEMPLATE:
            return close
        if meaning == m.VALUE or meaning == m.TYPE:
            return -1
        if meaning == m.UNKNOWN and kinds[at - 2] == k.SCOPE:
            if not self.names.may_be_member_template(at - 1) or self.declarations.joins_comparisons(at, close):
                return -1
        if follow in AFTER_ARGUMENTS or follow in AFTER_TYPE:
            return close
        return -1

    def name_end(self, at: int, limit: int) -> int:
        """The index behind the qualified name at `at`, -1 where it does not end in an identifier."""
        kinds = self.kinds
        start = at
        if at + 1 < limit and kinds[at] == k.DECLTYPE and kinds[at + 1] == k.OPEN_ROUND:
            at = self.declarations.brackets.skip(at + 1)
            if at >= limit or kinds[at] != k.SCOPE:
                return -1
        if at < limit and kinds[at] == k.SCOPE:
            at += 1
        while at < limit:
            if kinds[at] == k.TEMPLATE:
                at += 1
                continue
            if kinds[at] != k.IDENTIFIER:
                return -1
            at += 1
            if at < limit and kinds[at] == k.LESS:
                close = self.angle(at, limit, start)
                if close < 0:
                    return at
                at = close + 1
            if at >= limit or kinds[at] != k.SCOPE or (at + 1 < limit and kinds[at + 1] == k.STAR):
                return at
            at += 1
        return -1

    def names_type(self, at: int, end: int) -> bool:
        """Whether the name from `at` to `end` is that of a type or of a template of types."""
        return self.names.meaning(at, self.declarations.last_identifier(at, end)) in m.TYPES

    def is_member_pointer(self, at: int, limit: int) -> bool:
        """Whether `X::*` stands at `at`."""
        end = self.name_end(at, limit)
        return end >= 0 and end + 1 < limit and self.kinds[end] == k.SCOPE and self.kinds[end + 1] == k.STAR

    def _operand(self, keyword: int, opening: int, limit: int) -> e.Operand:
        """`keyword (items)` with the parentheses at `opening`."""
        close = min(self.declarations.brackets.close(opening), limit)
        node = e.Operand(keyword, close + 1, opening)
        self.work.put(w.ITEMS, opening + 1, close, node.items)
        self.at = close + 1
        return node
