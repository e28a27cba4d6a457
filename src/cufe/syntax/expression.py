"""The expression parser: operator precedence with explicit stacks; insides of brackets become jobs.

It never calls itself for a nested expression, so the depth of the input has no limit.  Where the grammar depends on the
meaning of a name, the spelling around it decides first, the name oracle only where both readings are left.
"""

from cufe.final import Final
from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax.expression_primary import PrimaryParser
from cufe.syntax.expression_tokens import ENDS, LONGER_NAME, POINTERS, PREFIX, QUALIFIERS, TYPE_STARTS
from cufe.syntax.operator_stack import (
    BARRIER,
    BINARY,
    IS_BINARY,
    IS_CAST,
    IS_ELVIS,
    IS_PREFIX,
    IS_QUESTION,
    P_ASSIGN,
    P_COMMA,
    P_PREFIX,
    P_SHIFT,
    OperatorStack,
)
from cufe.text import kinds as k

#: in front of the parenthesis of a call or an initialiser
_BEFORE_VALUES: Final = bytes((k.IDENTIFIER, k.BUILTIN_TYPE, k.GREATER, k.CLOSE_ROUND, k.CLOSE_SQUARE))

#: behind a name these may go on with a type that an expression could be taken for
_BEHIND_TYPE: Final = LONGER_NAME + POINTERS + b"["
#: behind a type these make an operand of it
_OF_VALUE: Final = b"({" + bytes((k.SCOPE,))


class ExpressionParser(PrimaryParser):
    """Parses expressions of one body.  After each call `at` is the token behind what was read."""

    def items(self, start: int, limit: int, target: list[e.Node]) -> None:
        """Expressions, types and braced lists with commas between them, to the end; in parentheses what is missing in
        front of a comma, or between the last one and the end, has its place in the list."""
        kinds = self.kinds
        at = start
        expects = kinds[start - 1] == k.OPEN_ROUND or kinds[start - 1] == k.LAUNCH
        types = self._may_hold_types(start)
        while at < limit:
            if kinds[at] == k.COMMA:
                if at == start or kinds[at - 1] == k.COMMA:
                    self.work.fault(at, "operand expected")
                    if expects:
                        target.append(e.Missing(at, at))
                at += 1
                if expects and at == limit:
                    self.work.fault(at, "operand expected")
                    target.append(e.Missing(at, at))
                continue
            if kinds[at] == k.SEMICOLON:
                self.work.fault(at, "`;` in a list")
                at += 1
                continue
            target.append(self.item(at, limit, types))
            at = self.at
            if at < limit and kinds[at] != k.COMMA:
                self.work.fault(at, "`,` expected in a list")
                at = max(at + 1, self.declarations.skip_to_comma(at, limit))

    def _may_hold_types(self, start: int) -> bool:
        """Whether a list may hold type-ids, as template arguments and operands of keywords and builtin functions do: in
        others `int(x)` converts."""
        kinds = self.kinds
        before = kinds[start - 1]
        if before == k.ASSIGN:
            # The default argument of a template parameter may be a type.
            key = kinds[start - 3] if kinds[start - 2] == k.IDENTIFIER else kinds[start - 2]
            return key in (k.CLASS, k.TYPENAME)
        if before == k.OPEN_ROUND:
            name = kinds[start - 2]
            return name not in _BEFORE_VALUES or (name == k.IDENTIFIER and self.lexemes[start - 2].startswith("__"))
        return before != k.OPEN_BRACE and before != k.LAUNCH

    def item(self, at: int, limit: int, types: bool = True) -> e.Node:
        """One initialiser-clause, template argument or operand, with its pack expansion; `types` says whether it may be
        a type-id."""
        kinds = self.kinds
        kind = kinds[at]
        node: e.Node | None = None
        if kind in TYPE_STARTS and types and self.name_end(at, limit) < 0:
            node = self._whole_type(at, limit)
        elif kind == k.OPEN_BRACE:
            node = self.braced(at, limit)
        elif kind == k.DOT and at + 2 < limit and kinds[at + 1] == k.IDENTIFIER:
            return self._designated(at, at + 1, None, at + 2, limit)
        elif kind == k.IDENTIFIER and kinds[at + 1] == k.COLON and at + 2 < limit:
            # GNU `member : value`.
            value = (
                self.braced(at + 2, limit) if kinds[at + 2] == k.OPEN_BRACE else self.expression(at + 2, limit, False)
            )
            return e.Designated(at, self.at, at, None, value)
        elif kind == k.OPEN_SQUARE and kinds[at + 1] != k.CLOSE_SQUARE:
            after = self.declarations.brackets.skip(at)
            if after < limit and kinds[after] == k.ASSIGN:
                index = e.Bound(at, after)
                self.work.put(w.EXPRESSION, at + 1, after - 1, index.items)
                return self._designated(at, -1, index, after, limit)
        elif (kind == k.IDENTIFIER or kind == k.SCOPE) and at + 1 < limit and kinds[at + 1] in _BEHIND_TYPE:
            # `T(*)[]` would pass for a call until its inside is parsed, `T *(U const *)` for a product, `T[2]` for an
            # element.
            end = self.name_end(at, limit)
            if 0 <= end < limit and (
                self._opens_abstract(end, limit)
                if kinds[end] == k.OPEN_ROUND
                else types and (kinds[end] == k.OPEN_SQUARE or self._points_to_function(at, end, limit))
            ):
                node = self._whole_type(at, limit)
            elif types and 0 <= end < limit and self._has_parameters(at, end):
                behind = self.defining_type_end(at, limit)
                node = self.type_id(at, behind) if self._ends_item(behind, limit) else None
        if node is None:
            node = self._expression_or_type(at, limit)
        elif self.at < limit and kinds[self.at] == k.ELLIPSIS:
            node = e.PackExpansion(at, self.at + 1, node)
            self.at += 1
        return node

    def _has_parameters(self, at: int, end: int) -> bool:
        """Whether the name from `at` to `end` is that of a type with parameters behind it, `T(const T &a, int b)`, and
        not with an operand that it converts."""
        kinds = self.kinds
        first = end + 1
        if kinds[end] != k.OPEN_ROUND or not self.names_type(at, end):
            return False
        if kinds[first] in QUALIFIERS or kinds[first] in k.TYPE_KEYS or kinds[first] == k.AUTO:
            return True
        behind = first + 1
        if kinds[first] != k.BUILTIN_TYPE:
            behind = self.name_end(first, self.declarations.brackets.close(end))
            if behind < 0 or not self.names_type(first, behind):
                return False
        return kinds[behind] not in _OF_VALUE or (kinds[behind] == k.OPEN_ROUND and kinds[behind + 1] in POINTERS)

    def _points_to_function(self, at: int, end: int, limit: int) -> bool:
        """Whether the name from `at` to `end` is that of a type, with pointers and a parameter list behind it."""
        behind = end
        while behind < limit and self.kinds[behind] in POINTERS:
            behind += 1
        if behind == end or behind >= limit or self.kinds[behind] != k.OPEN_ROUND:
            return False
        return self.names_type(at, end)

    def _designated(self, start: int, name: int, index: e.Node | None, at: int, limit: int) -> e.Node:
        kinds = self.kinds
        # `.a.b = c` and `.a[1] = c` are GNU C; the whole path counts as one designator.
        while at < limit and kinds[at] != k.ASSIGN and kinds[at] != k.OPEN_BRACE and kinds[at] != k.COMMA:
            at += 1
        if at < limit and kinds[at] == k.ASSIGN:
            at += 1
        if at >= limit or kinds[at] == k.COMMA:
            self.at = at
            return e.Missing(start, at)
        value = self.braced(at, limit) if kinds[at] == k.OPEN_BRACE else self.expression(at, limit, False)
        return e.Designated(start, self.at, name, index, value)

    def _expression_or_type(self, at: int, limit: int) -> e.Node:
        work = self.work
        jobs = len(work.jobs)
        lambdas = len(work.lambdas)
        launches = len(work.launches)
        regions = len(work.region.children)
        faults = len(work.faults)
        node = self.expression(at, limit, False)
        end = self.at
        if not self.failed and (end >= limit or self.kinds[end] == k.COMMA):
            return node
        type_end = self.type_id_end(at, limit)
        if not self._ends_item(type_end, limit):
            # `T(A) const`: no expression, so that only a type is left.
            type_end = self.defining_type_end(at, limit)
        if not self._ends_item(type_end, limit):
            self.at = end
            if self.failed:
                work.fault(end, "operand expected")
            return node
        del work.jobs[jobs:]
        del work.lambdas[lambdas:]
        del work.launches[launches:]
        del work.region.children[regions:]
        del work.faults[faults:]
        found: e.Node = self.type_id(at, type_end)
        if type_end < limit and self.kinds[type_end] == k.ELLIPSIS:
            self.at = type_end + 1
            found = e.PackExpansion(at, self.at, found)
        return found

    def _ends_item(self, at: int, limit: int) -> bool:
        """Whether an item of a list may end at a token; -1 is none."""
        return at >= limit or (at >= 0 and (self.kinds[at] == k.COMMA or self.kinds[at] == k.ELLIPSIS))

    def whole(self, at: int, limit: int) -> e.Node:
        """The expression that has to fill the tokens to `limit`."""
        node = self.expression(at, limit, True)
        if self.failed:
            self.work.fault(self.at, "operand expected")
        if self.at < limit:
            self.work.fault(self.at, "end of an expression expected")
        return node

    def expression(self, at: int, limit: int, comma: bool) -> e.Node:
        """The expression at `at`; with `comma`, commas are operators.  It ends in front of what cannot belong to it."""
        kinds = self.kinds
        behind = at + 1
        is_alone = behind == limit or (behind < limit and not comma and kinds[behind] == k.COMMA)
        if is_alone and (kinds[at] == k.IDENTIFIER or kinds[at] == k.NUMBER):
            # A name or a number, as most subscripts and arguments are.
            only = self._primary(at, limit)
            if only is not None:
                self.failed = False
                return only
        stack = OperatorStack()
        operands = stack.operands
        questions = 0
        failed = False
        while True:
            # An operand, with the prefix operators in front of it.
            kind = kinds[at] if at < limit else k.SEMICOLON
            if kind in PREFIX:
                if kind == k.AND and (at + 1 >= limit or kinds[at + 1] != k.IDENTIFIER):
                    failed = True
                stack.push(P_PREFIX, IS_PREFIX, at, None)
                at += 1
                continue
            if kind == k.EXTENSION:
                at += 1
                continue
            if kind == k.OPEN_ROUND:
                target = self._cast_target(at, limit)
                if target is None:
                    if at + 1 < limit and (kinds[at + 1] == k.CLOSE_ROUND or self._holds_parameters(at, limit)):
                        failed = True
                    operands.append(self._postfix(self._parenthesised(at, limit), limit))
                elif self.at < limit and kinds[self.at] == k.OPEN_BRACE:
                    literal = e.Cast(e.COMPOUND_LITERAL, at, self.at, target)
                    literal.operands.append(self.braced(self.at, limit))
                    literal.end = self.at
                    operands.append(self._postfix(literal, limit))
                else:
                    stack.push(P_PREFIX, IS_CAST, at, target)
                    at = self.at
                    continue
            elif kind == k.SIZEOF or kind == k.ALIGNOF:
                opening = at + 1
                if opening < limit and kinds[opening] == k.ELLIPSIS:
                    opening += 1
                elif (
                    opening >= limit or kinds[opening] != k.OPEN_ROUND or not self._holds_whole_operand(opening, limit)
                ):
                    stack.push(P_PREFIX, IS_PREFIX, at, None)
                    at += 1
                    continue
                operands.append(self._operand(at, opening, limit))
            elif kind == k.THROW or kind == k.CO_YIELD:
                stack.push(P_ASSIGN, IS_PREFIX, at, None)
                at += 1
                if at < limit and kinds[at] not in ENDS:
                    continue
                operands.append(e.Missing(at, at))
                self.at = at
            elif kind == k.DELETE or (kind == k.SCOPE and at + 1 < limit and kinds[at + 1] == k.DELETE):
                stack.push(P_PREFIX, IS_PREFIX, at, None)
                at += 1 if kind == k.DELETE else 2
                if at + 1 < limit and kinds[at] == k.OPEN_SQUARE and kinds[at + 1] == k.CLOSE_SQUARE:
                    at += 2
                continue
            elif kind == k.ELLIPSIS:
                operands.append(e.Dots(at, at + 1))
                self.at = at + 1
            elif kind == k.OPEN_BRACE and stack.sorts:
                if stack.precedences[-1] != P_ASSIGN:
                    # Only what is assigned may be a list ([expr.ass]/10).
                    self.work.fault(at, "operand expected")
                operands.append(self.braced(at, limit))
            else:
                operand = self._primary(at, limit)
                if operand is None:
                    failed = True
                    operand = e.Missing(at, at)
                    self.at = at
                operands.append(operand)
            at = self.at
            # The operator behind it.
            kind = kinds[at] if at < limit else k.SEMICOLON
            while kind == k.ELLIPSIS:
                stack.reduce(P_ASSIGN)
                pattern = operands.pop()
                operands.append(e.PackExpansion(pattern.start, at + 1, pattern))
                at += 1
                kind = kinds[at] if at < limit else k.SEMICOLON
            if kind == k.COLON and questions > 0:
                stack.reduce_to_question()
                questions -= 1
                at += 1
                continue
            if kind == k.QUESTION:
                stack.reduce(P_ASSIGN + 1)
                at += 1
                if at < limit and kinds[at] == k.COLON:
                    stack.push(P_ASSIGN, IS_ELVIS, at - 1, None)
                    at += 1
                else:
                    stack.push(BARRIER, IS_QUESTION, at - 1, None)
                    questions += 1
                continue
            precedence = BINARY.get(kind, 0)
            if precedence == 0 or (precedence == P_COMMA and not comma and questions == 0):
                break
            operator = at
            at += 1
            if kind == k.GREATER and at < limit:
                if kinds[at] == k.GREATER:
                    precedence = P_SHIFT
                    at += 1
                elif kinds[at] == k.GREATER_EQUAL:
                    precedence = P_ASSIGN
                    at += 1
            stack.reduce(P_ASSIGN + 1 if precedence == P_ASSIGN else precedence)
            stack.push(precedence, IS_BINARY, operator, None)
        stack.reduce_all()
        self.at = at
        self.failed = failed or questions > 0
        return operands[0]

    def inside_parentheses(self, start: int, limit: int, target: list[e.Node]) -> None:
        """The inside of `(e)`, a fold expression where an ellipsis is an operand of its operator."""
        node = self.whole(start, limit)
        fold: e.Fold | None = None
        if isinstance(node, e.Binary):
            if isinstance(node.left, e.Dots):
                fold = e.Fold(start, limit, node.operator, None, node.right)
            elif isinstance(node.right, e.Dots):
                fold = e.Fold(start, limit, node.operator, node.left, None)
            elif isinstance(node.left, e.Binary) and isinstance(node.left.right, e.Dots):
                fold = e.Fold(start, limit, node.left.operator, node.left.left, node.right)
        target.append(node if fold is None else fold)

    def requirements(self, at: int, limit: int, target: list[e.Node]) -> None:
        """The body of a requires-expression."""
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == k.SEMICOLON:
                at += 1
                continue
            end = self._semicolon(at, limit)
            if kind == k.TYPENAME and self._is_type(at, end):
                target.append(self.type_id(at, end))
            elif kind == k.OPEN_BRACE:
                close = min(self.declarations.brackets.close(at), end)
                self.work.put(w.EXPRESSION, at + 1, close, target)
                at = close + 1
                if at < end and kinds[at] == k.NOEXCEPT:
                    at += 1
                if at < end and kinds[at] == k.ARROW:
                    self.work.arrows.add(at)
                    target.append(self.type_id(at + 1, end))
            elif kind == k.REQUIRES and at + 1 < end and not self._starts_requires_expression(at):
                target.append(self.whole(at + 1, end))
            else:
                target.append(self._expression_or_type(at, end))
            at = end + 1

    def _starts_requires_expression(self, at: int) -> bool:
        """Whether `requires` at `at` starts an expression and no nested requirement."""
        kinds = self.kinds
        at += 1
        if kinds[at] == k.OPEN_ROUND:
            at = self.declarations.brackets.skip(at)
        return at < len(kinds) and kinds[at] == k.OPEN_BRACE

    def _semicolon(self, at: int, limit: int) -> int:
        kinds = self.kinds
        while at < limit and kinds[at] != k.SEMICOLON:
            kind = kinds[at]
            if kind == k.OPEN_ROUND or kind == k.OPEN_BRACE or kind == k.OPEN_SQUARE:
                at = self.declarations.brackets.skip(at)
            else:
                at += 1
        return min(at, limit)
