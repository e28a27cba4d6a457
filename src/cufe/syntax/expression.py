"""The expression parser: operator precedence with explicit stacks; insides of brackets become jobs.

It never calls itself for a nested expression, so the depth of the input has no limit.  Where the grammar hangs on the
meaning of a name, the spelling around it decides first, the name oracle only where both readings are left.
"""

from typing import Final

from cufe.syntax import body_bindings as b
from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax import names as m
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.declaration import DeclarationParser
from cufe.syntax.names import NameOracle
from cufe.text import kinds as k

_OPEN_ROUND: Final = ord("(")
_CLOSE_ROUND: Final = ord(")")
_OPEN_SQUARE: Final = ord("[")
_CLOSE_SQUARE: Final = ord("]")
_OPEN_BRACE: Final = ord("{")
_CLOSE_BRACE: Final = ord("}")
_LESS: Final = ord("<")
_GREATER: Final = ord(">")
_STAR: Final = ord("*")
_AMPERSAND: Final = ord("&")
_TILDE: Final = ord("~")
_COMMA: Final = ord(",")
_SEMICOLON: Final = ord(";")
_COLON: Final = ord(":")
_QUESTION: Final = ord("?")
_ASSIGN: Final = ord("=")
_DOT: Final = ord(".")

# --- precedences, from weak to strong ---------------------------------------------------------------------------
_BARRIER: Final = 0
_P_COMMA: Final = 1
_P_ASSIGN: Final = 2
_P_SHIFT: Final = 12
_P_PREFIX: Final = 16

_BINARY: Final[dict[int, int]] = {
    _COMMA: 1, _ASSIGN: 2, k.COMPOUND_ASSIGN: 2, k.OR: 4, k.AND: 5, ord("|"): 6, ord("^"): 7, _AMPERSAND: 8, k.EQUAL: 9,
    k.NOT_EQUAL: 9, _LESS: 10, _GREATER: 10, k.LESS_EQUAL: 10, k.GREATER_EQUAL: 10, k.SPACESHIP: 11, k.SHIFT_LEFT: 12,
    ord("+"): 13, ord("-"): 13, _STAR: 14, ord("/"): 14, ord("%"): 14, k.DOT_STAR: 15, k.ARROW_STAR: 15,
}  # fmt: skip

# --- what an entry of the operator stack is ---------------------------------------------------------------------
_IS_BINARY: Final = 0
_IS_PREFIX: Final = 1
_IS_CAST: Final = 2
_IS_QUESTION: Final = 3
_IS_COLON: Final = 4
_IS_ELVIS: Final = 5

_PREFIX: Final = bytes((ord("!"), _TILDE, ord("+"), ord("-"), _STAR, _AMPERSAND, k.AND, k.INCREMENT, k.DECREMENT, k.CO_AWAIT,
                        k.REAL_IMAG))  # fmt: skip
_POSTFIX: Final = bytes((_OPEN_ROUND, _OPEN_SQUARE, _DOT, k.ARROW, k.INCREMENT, k.DECREMENT, k.LAUNCH))
#: what can follow `.` and `->` besides an identifier
_STARTS_MEMBER: Final = bytes((k.TEMPLATE, k.OPERATOR, _TILDE, k.SCOPE))
_LITERALS: Final = bytes((k.NUMBER, k.STRING, k.CHARACTER, k.TRUE_FALSE, k.NULLPTR))
#: what can stand only where an expression is over
_ENDS: Final = bytes((_CLOSE_ROUND, _CLOSE_SQUARE, _CLOSE_BRACE, _SEMICOLON, _COMMA, _COLON))
#: keywords with which only a type starts
TYPE_STARTS: Final = bytes((k.CONST, k.VOLATILE, k.BUILTIN_TYPE, k.STRUCT, k.CLASS, k.UNION, k.ENUM, k.TYPENAME, k.AUTO, k.DECLTYPE,
                            k.TYPEOF, k.UNDERLYING_TYPE))  # fmt: skip
#: behind an identifier these may go on with a type
_LONGER_NAME: Final = bytes((_LESS, k.SCOPE, _OPEN_ROUND, k.IDENTIFIER))
_CLASS_KEYS: Final = bytes((k.STRUCT, k.CLASS, k.UNION, k.ENUM))
_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE, k.RESTRICT))
_POINTERS: Final = bytes((_STAR, _AMPERSAND, k.AND))
#: behind `(name)` these can only start an operand, so the parentheses are a cast
_STARTS_OPERAND: Final = _LITERALS + bytes((k.IDENTIFIER, ord("!"), _TILDE, k.THIS, k.SIZEOF, k.CAST, k.BUILTIN_TYPE, k.SCOPE, k.NEW,
                                            k.ALIGNOF, k.TYPENAME, k.DECLTYPE, k.OPERATOR, k.REAL_IMAG, k.EXTENSION))  # fmt: skip
#: behind `a < b >` these show that the angle brackets hold template arguments
_AFTER_ARGUMENTS: Final = bytes((_OPEN_ROUND, _CLOSE_ROUND, k.SCOPE, _COMMA, _OPEN_BRACE, _SEMICOLON, _GREATER, k.AND, k.OR, _ASSIGN,
                                 _CLOSE_SQUARE, _CLOSE_BRACE, _QUESTION, _COLON, k.ELLIPSIS, k.LAUNCH, _DOT, k.EQUAL, k.NOT_EQUAL,
                                 k.INCREMENT, _AMPERSAND, _STAR, k.GREATER_EQUAL, k.LESS_EQUAL, k.ARROW, ord("+"), ord("/"),
                                 _OPEN_SQUARE))  # fmt: skip
#: behind `T<a>` these start a declarator
_AFTER_TYPE: Final = bytes((k.IDENTIFIER, k.AUTO, k.CONST, k.VOLATILE, k.ATTRIBUTE, k.RESTRICT, k.DECLTYPE, k.OPERATOR, k.STATIC,
                            k.CONSTEXPR))  # fmt: skip


class ExpressionParser:
    """Parses expressions of one body.  After each call `at` is the token behind what was read."""

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

    # --- lists -------------------------------------------------------------------------------------------------

    def items(self, start: int, limit: int, target: list[e.Node]) -> None:
        """Expressions, types and braced lists with commas between them, to the end."""
        kinds = self.kinds
        at = start
        while at < limit:
            if kinds[at] == _COMMA:
                at += 1
                continue
            if kinds[at] == _SEMICOLON:
                self.work.fault(at, "`;` in a list")
                at += 1
                continue
            target.append(self.item(at, limit))
            at = self.at
            if at < limit and kinds[at] != _COMMA:
                self.work.fault(at, "`,` expected in a list")
                at = max(at + 1, self.declarations.skip_to_comma(at, limit))

    def item(self, at: int, limit: int) -> e.Node:
        """One initialiser-clause, template argument or operand, with its pack expansion."""
        kinds = self.kinds
        kind = kinds[at]
        node: e.Node | None = None
        if kind in TYPE_STARTS:
            node = self._whole_type(at, limit)
        elif kind == _OPEN_BRACE:
            node = self.braced(at, limit)
        elif kind == _DOT and at + 2 < limit and kinds[at + 1] == k.IDENTIFIER:
            return self._designated(at, at + 1, None, at + 2, limit)
        elif kind == _OPEN_SQUARE and kinds[at + 1] != _CLOSE_SQUARE:
            after = self.declarations.brackets.skip(at)
            if after < limit and kinds[after] == _ASSIGN and kinds[at + 1] in _LITERALS:
                index = e.Bound(at, after)
                self.work.put(w.EXPRESSION, at + 1, after - 1, index.inner)
                return self._designated(at, -1, index, after, limit)
        elif (kind == k.IDENTIFIER or kind == k.SCOPE) and at + 1 < limit and kinds[at + 1] in _LONGER_NAME:
            # `T(*)[]` would pass for a call until its inside is parsed.
            end = self.name_end(at, limit)
            if 0 <= end < limit and kinds[end] == _OPEN_ROUND and self._opens_abstract(end, limit):
                node = self._whole_type(at, limit)
        if node is None:
            node = self._expression_or_type(at, limit)
        elif self.at < limit and kinds[self.at] == k.ELLIPSIS:
            node = e.PackExpansion(at, self.at + 1, node)
            self.at += 1
        return node

    def _designated(self, start: int, name: int, index: e.Node | None, at: int, limit: int) -> e.Node:
        kinds = self.kinds
        # `.a.b = c` and `.a[1] = c` are GNU C; the whole path counts as one designator.
        while at < limit and kinds[at] != _ASSIGN and kinds[at] != _OPEN_BRACE and kinds[at] != _COMMA:
            at += 1
        if at < limit and kinds[at] == _ASSIGN:
            at += 1
        if at >= limit or kinds[at] == _COMMA:
            self.at = at
            return e.Missing(start, at)
        value = self.braced(at, limit) if kinds[at] == _OPEN_BRACE else self.expression(at, limit, False)
        return e.Designated(start, self.at, name, index, value)

    def braced(self, at: int, limit: int) -> e.BracedList:
        close = min(self.declarations.brackets.close(at), limit)
        node = e.BracedList(at, close + 1)
        self.work.put(w.ITEMS, at + 1, close, node.items)
        self.at = close + 1
        return node

    def _whole_type(self, at: int, limit: int) -> e.Node | None:
        """The type-id at `at` where it fills the item; None where it is the start of an expression."""
        end = self.type_id_end(at, limit)
        if end < 0 or (end < limit and self.kinds[end] != _COMMA and self.kinds[end] != k.ELLIPSIS):
            return None
        return self.type_id(at, end)

    def type_id(self, at: int, end: int) -> e.TypeId:
        """The type-id in the tokens `at` to `end`."""
        node = e.TypeId(at, end)
        self.type_parts(at, end, node.parts)
        self.at = end
        return node

    def _expression_or_type(self, at: int, limit: int) -> e.Node:
        work = self.work
        jobs = len(work.jobs)
        lambdas = len(work.lambdas)
        launches = len(work.launches)
        regions = len(work.region.children)
        faults = len(work.faults)
        node = self.expression(at, limit, False)
        end = self.at
        if not self.failed and (end >= limit or self.kinds[end] == _COMMA):
            return node
        type_end = self.type_id_end(at, limit)
        if type_end < 0 or (
            type_end < limit and self.kinds[type_end] != _COMMA and self.kinds[type_end] != k.ELLIPSIS
        ):
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

    # --- operators ---------------------------------------------------------------------------------------------

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
        stack = _Operators()
        operands = stack.operands
        questions = 0
        failed = False
        while True:
            # An operand, with the prefix operators in front of it.
            kind = kinds[at] if at < limit else _SEMICOLON
            if kind in _PREFIX:
                if kind == k.AND and (at + 1 >= limit or kinds[at + 1] != k.IDENTIFIER):
                    failed = True
                stack.push(_P_PREFIX, _IS_PREFIX, at, None)
                at += 1
                continue
            if kind == k.EXTENSION:
                at += 1
                continue
            if kind == _OPEN_ROUND:
                target = self._cast_target(at, limit)
                if target is None:
                    if at + 1 < limit and kinds[at + 1] == _CLOSE_ROUND:
                        failed = True
                    operands.append(self._postfix(self._parenthesised(at, limit), limit))
                elif self.at < limit and kinds[self.at] == _OPEN_BRACE:
                    literal = e.Cast(e.COMPOUND_LITERAL, at, self.at, target)
                    literal.operands.append(self.braced(self.at, limit))
                    literal.end = self.at
                    operands.append(self._postfix(literal, limit))
                else:
                    stack.push(_P_PREFIX, _IS_CAST, at, target)
                    at = self.at
                    continue
            elif kind == k.SIZEOF or kind == k.ALIGNOF:
                opening = at + 1
                if opening < limit and kinds[opening] == k.ELLIPSIS:
                    opening += 1
                elif (
                    opening >= limit
                    or kinds[opening] != _OPEN_ROUND
                    or not self._holds_whole_operand(opening, limit)
                ):
                    stack.push(_P_PREFIX, _IS_PREFIX, at, None)
                    at += 1
                    continue
                operands.append(self._operand(at, opening, limit))
            elif kind == k.THROW or kind == k.CO_YIELD:
                stack.push(_P_ASSIGN, _IS_PREFIX, at, None)
                at += 1
                if at < limit and kinds[at] not in _ENDS:
                    continue
                operands.append(e.Missing(at, at))
                self.at = at
            elif kind == k.DELETE or (kind == k.SCOPE and at + 1 < limit and kinds[at + 1] == k.DELETE):
                stack.push(_P_PREFIX, _IS_PREFIX, at, None)
                at += 1 if kind == k.DELETE else 2
                if at + 1 < limit and kinds[at] == _OPEN_SQUARE and kinds[at + 1] == _CLOSE_SQUARE:
                    at += 2
                continue
            elif kind == k.ELLIPSIS:
                operands.append(e.Ellipsis(at, at + 1))
                self.at = at + 1
            elif kind == _OPEN_BRACE and stack.sorts:
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
            kind = kinds[at] if at < limit else _SEMICOLON
            while kind == k.ELLIPSIS:
                stack.reduce(_P_ASSIGN)
                pattern = operands.pop()
                operands.append(e.PackExpansion(pattern.start, at + 1, pattern))
                at += 1
                kind = kinds[at] if at < limit else _SEMICOLON
            if kind == _COLON and questions > 0:
                stack.reduce_to_question()
                questions -= 1
                at += 1
                continue
            if kind == _QUESTION:
                stack.reduce(_P_ASSIGN + 1)
                at += 1
                if at < limit and kinds[at] == _COLON:
                    stack.push(_P_ASSIGN, _IS_ELVIS, at - 1, None)
                    at += 1
                else:
                    stack.push(_BARRIER, _IS_QUESTION, at - 1, None)
                    questions += 1
                continue
            precedence = _BINARY.get(kind, 0)
            if precedence == 0 or (precedence == _P_COMMA and not comma and questions == 0):
                break
            operator = at
            at += 1
            if kind == _GREATER and at < limit:
                if kinds[at] == _GREATER:
                    precedence = _P_SHIFT
                    at += 1
                elif kinds[at] == k.GREATER_EQUAL:
                    precedence = _P_ASSIGN
                    at += 1
            stack.reduce(_P_ASSIGN + 1 if precedence == _P_ASSIGN else precedence)
            stack.push(precedence, _IS_BINARY, operator, None)
        stack.reduce_all()
        self.at = at
        self.failed = failed or questions > 0
        return operands[0]

    # --- parentheses and casts ---------------------------------------------------------------------------------

    def _parenthesised(self, at: int, limit: int) -> e.Node:
        close = min(self.declarations.brackets.close(at), limit)
        self.at = close + 1
        if at + 1 < limit and self.kinds[at + 1] == _OPEN_BRACE:
            return self._statement_expression(at, close, limit)
        node = e.Paren(at, close + 1)
        self.work.put(w.PAREN, at + 1, close, node.inner)
        return node

    def _statement_expression(self, at: int, close: int, limit: int) -> e.Node:
        brace = at + 1
        end = min(self.declarations.brackets.close(brace), limit)
        region = s.Region(s.BLOCK, brace, end + 1, self.work.region)
        block = s.Block(brace, end + 1, region)
        self.work.put_block(brace + 1, end, block, block.statements, region)
        return e.StatementExpression(at, close + 1, block)

    def inside_parentheses(self, start: int, limit: int, target: list[e.Node]) -> None:
        """The inside of `(e)`, a fold expression where an ellipsis is an operand of its operator."""
        node = self.whole(start, limit)
        fold: e.Fold | None = None
        if isinstance(node, e.Binary):
            if isinstance(node.left, e.Ellipsis):
                fold = e.Fold(start, limit, node.operator, None, node.right)
            elif isinstance(node.right, e.Ellipsis):
                fold = e.Fold(start, limit, node.operator, node.left, None)
            elif isinstance(node.left, e.Binary) and isinstance(node.left.right, e.Ellipsis):
                fold = e.Fold(start, limit, node.left.operator, node.left.left, node.right)
        target.append(node if fold is None else fold)

    def _cast_target(self, at: int, limit: int) -> e.Node | None:
        """The type of the cast `(T)` at `at`, or None; then `at` is behind the parenthesis."""
        kinds = self.kinds
        inside = at + 1
        if inside >= limit:
            return None
        kind = kinds[inside]
        if (
            kind != k.IDENTIFIER
            and kind != k.SCOPE
            and kind not in TYPE_STARTS
            and kind != k.EXTENSION
            and kind != k.ATTRIBUTE
        ):
            return None
        close = self.declarations.brackets.close(at)
        after = close + 1
        if after >= limit or close >= limit:
            return None
        if self.type_id_end(inside, close) != close:
            return None
        follow = kinds[after]
        if not self._sure:
            if follow == _OPEN_BRACE:
                if self.names.meaning(inside, self._last_name(inside, close)) == m.VALUE:
                    return None
            elif follow == _OPEN_ROUND or (follow in _PREFIX and follow not in _STARTS_OPERAND):
                known = self.names.meaning(inside, self._last_name(inside, close))
                if known != m.TYPE and known != m.TYPE_TEMPLATE:
                    return None
            elif follow not in _STARTS_OPERAND:
                return None
        elif (
            follow not in _STARTS_OPERAND and follow not in _PREFIX and follow != _OPEN_ROUND and follow != _OPEN_BRACE
            and follow != _OPEN_SQUARE and follow != k.REQUIRES
        ):  # fmt: skip
            return None
        target = self.type_id(inside, close)
        self.at = after
        return target

    def _last_name(self, start: int, end: int) -> int:
        """The last identifier of the name in the tokens `start` to `end`."""
        return self.declarations.last_identifier(start, end)

    def _holds_whole_operand(self, opening: int, limit: int) -> bool:
        """Whether the parentheses behind `sizeof` hold all of its operand, a type or an expression with no postfix."""
        close = self.declarations.brackets.close(opening)
        after = close + 1
        if after >= limit:
            return True
        follow = self.kinds[after]
        return follow not in _POSTFIX

    def _operand(self, keyword: int, opening: int, limit: int) -> e.Operand:
        """`keyword (items)` with the parentheses at `opening`."""
        close = min(self.declarations.brackets.close(opening), limit)
        node = e.Operand(keyword, close + 1, opening)
        self.work.put(w.ITEMS, opening + 1, close, node.items)
        self.at = close + 1
        return node

    # --- primaries ---------------------------------------------------------------------------------------------

    def _primary(self, at: int, limit: int) -> e.Node | None:
        """The operand at `at` with its postfix operators; None where there is none."""
        kinds = self.kinds
        if at >= limit:
            return None
        kind = kinds[at]
        node: e.Node
        if kind == k.IDENTIFIER or kind == k.OPERATOR or kind == _TILDE:
            return self._named(self.name(at, limit), limit)
        if kind in _LITERALS:
            end = at + 1
            if kind == k.STRING:
                # A macro that expands to a string is an identifier no longer; `__func__` is not concatenated.
                while end < limit and kinds[end] == k.STRING:
                    end += 1
            node = e.Literal(at, end)
            self.at = end
            return self._postfix(node, limit) if end < limit and kinds[end] in _POSTFIX else node
        if kind == k.SCOPE:
            if at + 1 < limit and kinds[at + 1] == k.NEW:
                return self._postfix(self._new(at, at + 1, limit), limit)
            return self._named(self.name(at, limit), limit)
        if kind == k.THIS:
            self.at = at + 1
            return self._postfix(e.This(at, at + 1), limit)
        if kind == k.CAST:
            return self._postfix(self._named_cast(at, limit), limit)
        if kind == _OPEN_SQUARE:
            found = self.lambda_at(at, limit)
            return None if found is None else self._postfix(found, limit)
        if kind == k.NEW:
            return self._postfix(self._new(at, at, limit), limit)
        if (
            kind == k.NOEXCEPT
            or kind == k.TYPEID
            or kind == k.TRAIT
            or kind == k.BUILTIN_OFFSETOF
            or kind == k.BUILTIN_VA_ARG
        ):
            if at + 1 >= limit or kinds[at + 1] != _OPEN_ROUND:
                return None
            if kind == k.BUILTIN_OFFSETOF:
                return self._postfix(self._offsetof(at, limit), limit)
            return self._postfix(self._operand(at, at + 1, limit), limit)
        if kind == k.REQUIRES:
            return self._requires(at, limit)
        if kind == k.DECLTYPE and kinds[at + 1] == _OPEN_ROUND:
            after = self.declarations.brackets.skip(at + 1)
            if after < limit and kinds[after] == k.SCOPE:
                return self._named(self.name(at, limit), limit)
        if kind in TYPE_STARTS:
            return self._functional_cast(at, limit)
        if kind == k.TEMPLATE and at + 1 < limit and kinds[at + 1] == k.IDENTIFIER:
            return self._named(self.name(at, limit), limit)
        return None

    def _named(self, name: e.Name, limit: int) -> e.Node:
        at = self.at
        if at < limit:
            kind = self.kinds[at]
            if kind == _OPEN_BRACE:
                cast = e.Cast(e.BRACED_CAST, name.start, at, name)
                cast.operands.append(self.braced(at, limit))
                cast.end = self.at
                return self._postfix(cast, limit)
            if kind in _POSTFIX:
                return self._postfix(name, limit)
        return name

    def _functional_cast(self, at: int, limit: int) -> e.Node | None:
        """`int(e)`, `typename T::x{e}`, `decltype(x)()`; None where no parenthesis or brace follows the type."""
        kinds = self.kinds
        end = self.specifiers_end(at, limit)
        if end < 0 or end >= limit or (kinds[end] != _OPEN_ROUND and kinds[end] != _OPEN_BRACE):
            return None
        target = self.type_id(at, end)
        if kinds[end] == _OPEN_BRACE:
            node = e.Cast(e.BRACED_CAST, at, end, target)
            node.operands.append(self.braced(end, limit))
            node.end = self.at
        else:
            close = min(self.declarations.brackets.close(end), limit)
            node = e.Cast(e.FUNCTIONAL, at, close + 1, target)
            self.work.put(w.ITEMS, end + 1, close, node.operands)
            self.at = close + 1
        return self._postfix(node, limit)

    def _named_cast(self, at: int, limit: int) -> e.Node:
        """`static_cast<T>(e)` and the other three."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        close = -1
        if at + 1 < limit and kinds[at + 1] == _LESS:
            close = brackets.close_angle(at + 1, limit)
        if close < 0 or close + 1 >= limit or kinds[close + 1] != _OPEN_ROUND:
            self.work.fault(at, "`<type>(expression)` expected behind a cast keyword")
            self.at = at + 1
            return e.Missing(at, at + 1)
        end = min(brackets.close(close + 1), limit)
        node = e.Cast(e.NAMED_CAST, at, end + 1, self.type_id(at + 2, close))
        self.work.put(w.EXPRESSION, close + 2, end, node.operands)
        self.at = end + 1
        return node

    def _offsetof(self, at: int, limit: int) -> e.Node:
        """`__builtin_offsetof(type, member)`: the designator's names are members, its subscripts expressions."""
        kinds = self.kinds
        close = min(self.declarations.brackets.close(at + 1), limit)
        node = e.Operand(at, close + 1, at + 1)
        comma = self.declarations.skip_to_comma(at + 2, close)
        node.items.append(self.type_id(at + 2, comma))
        place = comma
        while place < close:
            if kinds[place] == _OPEN_SQUARE:
                index = e.Bound(place, self.declarations.brackets.skip(place))
                self.work.put(w.EXPRESSION, place + 1, index.end - 1, index.inner)
                node.items.append(index)
                place = index.end
            else:
                place += 1
        self.at = close + 1
        return node

    def _new(self, start: int, at: int, limit: int) -> e.Node:
        """`new` at `at`: placement, type with bounds, initialiser ([expr.new])."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        node = e.New(start)
        at += 1
        if at < limit and kinds[at] == _OPEN_ROUND:
            close = min(brackets.close(at), limit)
            if self._new_type_follows(at, close, limit):
                self.work.put(w.ITEMS, at + 1, close, node.placement)
                at = close + 1
        if at < limit and kinds[at] == _OPEN_ROUND:
            close = min(brackets.close(at), limit)
            node.type = self.type_id(at + 1, close)
            at = close + 1
        else:
            end = self.specifiers_end(at, limit)
            if end < 0:
                self.work.fault(at, "type expected behind `new`")
                end = at
            while end < limit and (kinds[end] in _QUALIFIERS or kinds[end] in _POINTERS):
                end += 1
            while end < limit and kinds[end] == _OPEN_SQUARE:
                end = brackets.skip(end)
            node.type = self.type_id(at, min(end, limit))
            at = end
        if at < limit and kinds[at] == _OPEN_ROUND:
            close = min(brackets.close(at), limit)
            node.initialiser = at
            self.work.put(w.ITEMS, at + 1, close, node.arguments)
            at = close + 1
        elif at < limit and kinds[at] == _OPEN_BRACE:
            node.initialiser = at
            node.arguments.append(self.braced(at, limit))
            at = self.at
        node.end = at
        self.at = at
        return node

    def _new_type_follows(self, at: int, close: int, limit: int) -> bool:
        """Whether the parentheses behind `new` are a placement: a type has to follow them."""
        after = close + 1
        if after >= limit:
            return False
        kind = self.kinds[after]
        return (
            kind == k.IDENTIFIER
            or kind == k.SCOPE
            or (kind == _OPEN_ROUND
            and not self._is_type(at + 1, close))
            or kind in TYPE_STARTS
        )

    def _is_type(self, start: int, end: int) -> bool:
        return self.type_id_end(start, end) == end

    def _requires(self, at: int, limit: int) -> e.Node:
        """A requires-expression."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        node = e.Requires(at, at)
        region = s.Region(s.REQUIREMENT, at, at, self.work.region)
        outer = self.work.region
        self.work.region = region
        at += 1
        if at < limit and kinds[at] == _OPEN_ROUND:
            operator = self.declarations.parameter_list(at)
            node.parameters = e.TypeId(at, operator.last + 1)
            self.type_parts(at + 1, operator.last, node.parameters.parts)
            b.bind_parameters(operator, region, self.lexemes)
            at = operator.last + 1
        if at < limit and kinds[at] == _OPEN_BRACE:
            close = min(brackets.close(at), limit)
            self.work.put(w.REQUIREMENTS, at + 1, close, node.requirements)
            at = close + 1
        else:
            self.work.fault(at, "`{` expected in a requires-expression")
        self.work.region = outer
        region.end = at
        node.end = at
        self.at = at
        return node

    def requirements(self, at: int, limit: int, target: list[e.Node]) -> None:
        """The body of a requires-expression."""
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == _SEMICOLON:
                at += 1
                continue
            end = self._semicolon(at, limit)
            if kind == k.TYPENAME and self._is_type(at, end):
                target.append(self.type_id(at, end))
            elif kind == _OPEN_BRACE:
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
        if kinds[at] == _OPEN_ROUND:
            at = self.declarations.brackets.skip(at)
        return at < len(kinds) and kinds[at] == _OPEN_BRACE

    def _semicolon(self, at: int, limit: int) -> int:
        kinds = self.kinds
        while at < limit and kinds[at] != _SEMICOLON:
            kind = kinds[at]
            if kind == _OPEN_ROUND or kind == _OPEN_BRACE or kind == _OPEN_SQUARE:
                at = self.declarations.brackets.skip(at)
            else:
                at += 1
        return min(at, limit)

    # --- postfix operators -------------------------------------------------------------------------------------

    def _postfix(self, node: e.Node, limit: int) -> e.Node:
        kinds = self.kinds
        brackets = self.declarations.brackets
        at = self.at
        while at < limit:
            kind = kinds[at]
            if kind == _OPEN_ROUND:
                close = min(brackets.close(at), limit)
                call = e.Call(node, at, close)
                if close > at + 1:
                    self.work.put(w.ITEMS, at + 1, close, call.arguments)
                node = call
                at = close + 1
            elif kind == _DOT or kind == k.ARROW:
                following = kinds[at + 1] if at + 1 < limit else 0
                if following != k.IDENTIFIER and following not in _STARTS_MEMBER:
                    self.work.fault(at, "member name expected")
                    at += 1
                    break
                if following == _TILDE and at + 2 < limit and kinds[at + 2] == k.BUILTIN_TYPE:
                    name = e.Name(at + 1, at + 3, at + 1, False)
                    self.at = at + 3
                else:
                    name = self.member_name(at + 1, limit)
                node = e.Member(node, at, name)
                at = self.at
            elif kind == _OPEN_SQUARE:
                close = min(brackets.close(at), limit)
                subscript = e.Subscript(node, at, close + 1)
                self.work.put(w.ITEMS, at + 1, close, subscript.arguments)
                node = subscript
                at = close + 1
            elif kind == k.INCREMENT or kind == k.DECREMENT:
                node = e.Unary(node.start, at + 1, at, node, True)
                at += 1
            elif kind == k.LAUNCH:
                launch = self._launch(node, at, limit)
                if launch is None:
                    break
                node = launch
                at = self.at
            else:
                break
        self.at = at
        return node

    def _launch(self, callee: e.Node, at: int, limit: int) -> e.Launch | None:
        """`<<<configuration>>>(arguments)` with the `<<<` at `at`."""
        kinds = self.kinds
        close = self._chevrons_close(at, limit)
        if close < 0 or close + 3 >= limit or kinds[close + 3] != _OPEN_ROUND:
            self.work.fault(at, "`>>>(` expected behind an execution configuration")
            return None
        opening = close + 3
        end = min(self.declarations.brackets.close(opening), limit)
        launch = e.Launch(callee, at, close, opening, end)
        launch.parent = self.work.parent
        self.work.put(w.ITEMS, at + 1, close, launch.configuration)
        self.work.put(w.ITEMS, opening + 1, end, launch.arguments)
        self.work.launches.append(launch)
        self.at = end + 1
        return launch

    def _chevrons_close(self, at: int, limit: int) -> int:
        """The first `>` of the `>>>` that closes the `<<<` at `at`, or -1."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        at += 1
        while at < limit:
            kind = kinds[at]
            if (
                kind == _GREATER
                and at + 3 < limit
                and kinds[at + 1] == _GREATER
                and kinds[at + 2] == _GREATER
            ):
                return at
            if kind == _OPEN_ROUND or kind == _OPEN_SQUARE or kind == _OPEN_BRACE:
                at = brackets.skip(at)
            elif kind == _SEMICOLON:
                return -1
            elif kind == _LESS and kinds[at - 1] == k.IDENTIFIER:
                close = brackets.close_angle(at, limit)
                at = close + 1 if close >= 0 and kinds[close + 1] in _AFTER_ARGUMENTS else at + 1
            else:
                at += 1
        return -1

    # --- names -------------------------------------------------------------------------------------------------

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
                if kind == _LESS:
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
                if kind == k.SCOPE and at + 1 < limit and kinds[at + 1] != _STAR:
                    if kinds[at + 1] == k.NEW or kinds[at + 1] == k.DELETE:
                        break
                    qualified = True
                    at += 1
                    continue
                break
            if kind == k.OPERATOR:
                last = at
                at = self.declarations.skip_operator(at, limit)
                break
            if kind == _TILDE:
                last = at
                at += 1
                if at < limit and kinds[at] == k.DECLTYPE:
                    at = self.declarations.brackets.skip(at + 1)
                elif at < limit:
                    at += 1
                    if at < limit and kinds[at] == _LESS:
                        close = self.declarations.brackets.close_angle(at, limit)
                        at = close + 1 if close >= 0 else at
                break
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
        if before == _DOT or before == k.ARROW:
            # A member: what it is hangs on the type of the object.
            if close < 0 or close + 1 >= limit:
                return close
            return close if kinds[close + 1] in _AFTER_ARGUMENTS else -1
        if close < 0:
            return -1
        follow = kinds[close + 1] if close + 1 < len(kinds) else 0
        if close + 1 >= limit or follow == k.SCOPE or follow == _OPEN_BRACE:
            return close
        meaning = self.names.meaning(start, at - 1)
        if meaning == m.TYPE_TEMPLATE or meaning == m.VALUE_TEMPLATE:
            return close
        if meaning == m.VALUE or meaning == m.TYPE:
            return -1
        if follow in _AFTER_ARGUMENTS or follow in _AFTER_TYPE:
            return close
        return -1

    # --- types -------------------------------------------------------------------------------------------------

    def specifiers_end(self, at: int, limit: int) -> int:
        """The index behind the type-specifier-seq at `at`, or -1.  `_sure` tells whether only a type can be written so."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        typed = False
        builtin = False
        self._sure = False
        while at < limit:
            kind = kinds[at]
            if kind in _QUALIFIERS:
                self._sure = True
                at += 1
            elif kind == k.BUILTIN_TYPE:
                if typed and not builtin:
                    break
                typed = builtin = self._sure = True
                at += 1
            elif kind == k.ATTRIBUTE or kind == k.ALIGNAS:
                at = brackets.skip(at + 1)
            elif kind == k.EXTENSION:
                at += 1
            elif typed:
                if kind == k.AUTO:
                    at += 1  # a constrained placeholder
                    self._sure = True
                    continue
                break
            elif kind == k.IDENTIFIER or kind == k.SCOPE:
                end = self.name_end(at, limit)
                if end < 0:
                    return -1
                at = end
                typed = True
            elif kind == k.TYPENAME or kind in _CLASS_KEYS:
                self._sure = True
                at += 1
                if kind == k.ENUM and at < limit and kinds[at] in _CLASS_KEYS:
                    at += 1
                at = self.declarations.attributes(at, [])
                end = self.name_end(at, limit)
                if end < 0:
                    return -1
                at = end
                typed = True
            elif kind == k.AUTO:
                typed = self._sure = True
                at += 1
            elif kind == k.DECLTYPE or kind == k.TYPEOF or kind == k.UNDERLYING_TYPE:
                if at + 1 >= limit or kinds[at + 1] != _OPEN_ROUND:
                    return -1
                at = brackets.skip(at + 1)
                self._sure = True
                typed = True
                if at < limit and kinds[at] == k.SCOPE:
                    end = self.name_end(at, limit)
                    if end < 0:
                        return -1
                    at = end
                    self._sure = False
            else:
                break
        return at if typed else -1

    def name_end(self, at: int, limit: int) -> int:
        """The index behind the qualified name at `at`, -1 where it does not end in an identifier."""
        kinds = self.kinds
        start = at
        if at < limit and kinds[at] == k.SCOPE:
            at += 1
        while at < limit:
            if kinds[at] == k.TEMPLATE:
                at += 1
                continue
            if kinds[at] != k.IDENTIFIER:
                return -1
            at += 1
            if at < limit and kinds[at] == _LESS:
                close = self.angle(at, limit, start)
                if close < 0:
                    return at
                at = close + 1
            if at >= limit or kinds[at] != k.SCOPE or (at + 1 < limit and kinds[at + 1] == _STAR):
                return at
            at += 1
        return -1

    def type_id_end(self, at: int, limit: int) -> int:
        """The index behind the type-id at `at`, or -1 where none can be read there.

        `_sure` tells whether the tokens read can be nothing else; a name alone may be that of a value."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        at = self.specifiers_end(at, limit)
        if at < 0:
            return -1
        sure = self._sure
        keyword = sure
        depth = 0
        while at < limit:
            kind = kinds[at]
            if kind in _POINTERS:
                follow = kinds[at + 1] if at + 1 < limit else _CLOSE_ROUND
                if not sure and follow == k.IDENTIFIER and not self.is_member_pointer(at + 1, limit):
                    break
                sure = True
                at += 1
            elif kind in _QUALIFIERS:
                sure = True
                at += 1
            elif kind == k.ATTRIBUTE:
                at = brackets.skip(at + 1)
            elif kind == k.IDENTIFIER or kind == k.SCOPE:
                if not self.is_member_pointer(at, limit):
                    break
                at = self.name_end(at, limit) + 2
                sure = True
            elif kind == _OPEN_ROUND:
                if self._opens_abstract(at, limit):
                    depth += 1
                    at += 1
                elif keyword or sure or depth < 0:
                    at = brackets.skip(at)
                else:
                    break
            elif kind == _CLOSE_ROUND and depth > 0:
                depth -= 1
                keyword = sure = True
                at += 1
            elif kind == _OPEN_SQUARE and (keyword or sure):
                at = brackets.skip(at)
            elif kind == k.NOEXCEPT and (keyword or sure):
                at += 1
                if at < limit and kinds[at] == _OPEN_ROUND:
                    at = brackets.skip(at)
            elif kind == k.ARROW and kinds[at - 1] == _CLOSE_ROUND and (keyword or sure):
                at = self.specifiers_end(at + 1, limit)
                if at < 0:
                    return -1
                sure = True
            elif kind == k.ELLIPSIS and depth > 0:
                at += 1
            else:
                break
        if depth > 0:
            return -1
        self._sure = sure
        return min(at, limit)

    def is_member_pointer(self, at: int, limit: int) -> bool:
        """Whether `X::*` stands at `at`."""
        end = self.name_end(at, limit)
        return end >= 0 and end + 1 < limit and self.kinds[end] == k.SCOPE and self.kinds[end + 1] == _STAR

    def _opens_abstract(self, at: int, limit: int) -> bool:
        """Whether `(` starts a nested abstract declarator such as `(*)` or `(&&)`."""
        kinds = self.kinds
        at += 1
        while at < limit and (kinds[at] == _OPEN_ROUND or kinds[at] == k.ATTRIBUTE):
            at = at + 1 if kinds[at] == _OPEN_ROUND else self.declarations.brackets.skip(at + 1)
        if at >= limit:
            return False
        if (kinds[at] == k.IDENTIFIER or kinds[at] == k.SCOPE) and self.is_member_pointer(at, limit):
            return True
        if kinds[at] not in _POINTERS:
            return False
        while at < limit and (kinds[at] in _POINTERS or kinds[at] in _QUALIFIERS):
            at += 1
        return at < limit and (
            kinds[at] == _CLOSE_ROUND
            or kinds[at] == _OPEN_SQUARE
            or kinds[at] == _OPEN_ROUND
            or kinds[at] == k.ELLIPSIS
        )

    def type_parts(self, at: int, end: int, into: list[e.Node], typed: bool = False) -> None:
        """Names and expressions in the types of the tokens `at` to `end`: a type-id, a parameter list, a declarator.

        One scan over the tokens: behind a type a bare identifier is a declared name and no use.  `typed` says that the
        type stands in front of `at`."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        work = self.work
        while at < end:
            kind = kinds[at]
            if kind == k.IDENTIFIER or kind == k.SCOPE:
                if typed and kind == k.IDENTIFIER:
                    following = kinds[at + 1] if at + 1 < end else 0
                    if following != k.SCOPE and following != _LESS:
                        at += 1
                        continue
                name = self.name(at, end)
                into.append(name)
                at = self.at
                if at + 1 < end and kinds[at] == k.SCOPE:
                    at += 2
                typed = True
            elif kind == k.BUILTIN_TYPE or kind == k.AUTO:
                typed = True
                at += 1
            elif kind == _OPEN_ROUND:
                if not (at + 1 < end and (kinds[at + 1] in _POINTERS or kinds[at + 1] == _OPEN_ROUND)):
                    typed = False
                at += 1
            elif kind == _CLOSE_ROUND:
                typed = True
                at += 1
            elif kind == _COMMA:
                typed = False
                at += 1
            elif kind == _OPEN_SQUARE:
                close = min(brackets.close(at), end)
                if at + 1 < end and kinds[at + 1] != _OPEN_SQUARE and close > at + 1:
                    bound = e.Bound(at, close + 1)
                    work.put(w.EXPRESSION, at + 1, close, bound.inner)
                    into.append(bound)
                at = close + 1
            elif kind == k.DECLTYPE or kind == k.TYPEOF or kind == k.UNDERLYING_TYPE:
                if at + 1 < end and kinds[at + 1] == _OPEN_ROUND:
                    after = brackets.skip(at + 1)
                    if after < end and kinds[after] == k.SCOPE and kind == k.DECLTYPE:
                        into.append(self.name(at, end))
                    elif after == at + 4 and kinds[at + 2] == k.AUTO:
                        self.at = after
                    else:
                        into.append(self._operand(at, at + 1, end))
                    at = self.at
                else:
                    at += 1
                typed = True
            elif kind == k.NOEXCEPT or kind == k.ALIGNAS or kind == k.THROW or kind == k.EXPLICIT:
                at += 1
                if at < end and kinds[at] == _OPEN_ROUND:
                    close = min(brackets.close(at), end)
                    bound = e.Bound(at, close + 1)
                    work.put(w.ITEMS, at + 1, close, bound.inner)
                    into.append(bound)
                    at = close + 1
            elif kind == _ASSIGN:
                stop = self.declarations.skip_to_comma(at + 1, end)
                # A default argument ends at the parenthesis of its list.
                stop = self._before_close(at + 1, stop)
                default = e.Default(at, stop)
                work.put(w.ITEMS, at + 1, stop, default.items)
                into.append(default)
                at = stop
                typed = True
            elif kind == k.ARROW:
                work.arrows.add(at)
                typed = False
                at += 1
            elif kind == k.REQUIRES:
                stop = self.declarations.cutter.skip_constraint(at + 1, end)
                self._constraint(at, stop, into)
                at = stop
            elif kind == k.ATTRIBUTE or kind == k.ASM:
                at = brackets.skip(at + 1) if at + 1 < end and kinds[at + 1] == _OPEN_ROUND else at + 1
            elif kind == k.OPERATOR:
                at = self.declarations.skip_operator(at, end)
            elif kind == k.TEMPLATE and at + 1 < end and kinds[at + 1] == _LESS:
                close = brackets.close_angle(at + 1, end)
                at = close + 1 if close >= 0 else at + 2
            elif kind == k.TYPENAME or kind in _CLASS_KEYS:
                typed = False
                at += 1
            elif kind == _OPEN_BRACE:
                at = brackets.skip(at)
            else:
                at += 1

    def _before_close(self, at: int, limit: int) -> int:
        """The first closing parenthesis without a mate between `at` and `limit`, else `limit`."""
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == _CLOSE_ROUND:
                return at
            if kind == _OPEN_ROUND or kind == _OPEN_SQUARE or kind == _OPEN_BRACE:
                at = self.declarations.brackets.skip(at)
            else:
                at += 1
        return min(at, limit)

    # --- lambdas -----------------------------------------------------------------------------------------------

    def lambda_at(self, at: int, limit: int) -> e.Lambda | None:
        """The lambda-expression whose `[` stands at `at`; None where it has no body."""
        kinds = self.kinds
        declarations = self.declarations
        brackets = declarations.brackets
        work = self.work
        close = brackets.close(at)
        if close >= limit:
            return None
        node = e.Lambda(at)
        node.introducer_close = close
        node.parent = work.parent
        region = s.Region(s.LAMBDA, close + 1, close + 1, work.region)
        self._captures(node, at + 1, close, region)
        place = self._annotations(node, close + 1, limit)
        outer_region = work.region
        work.region = region
        if place < limit and kinds[place] == _LESS:
            head = declarations.template_head(place - 1, limit)
            if head is not None:
                node.head = head
                b.bind_template_parameters(head, region, self.lexemes)
                self.template_parts(head, node.signature.parts)
                place = head.end
        place = declarations.attributes(place, node.attributes)
        if place < limit and kinds[place] == _OPEN_ROUND:
            operator = declarations.parameter_list(place)
            node.parameters = operator
            b.bind_parameters(operator, region, self.lexemes)
            self.type_parts(place + 1, operator.last, node.signature.parts)
            place = operator.last + 1
        place = self._lambda_specifiers(node, place, limit)
        work.region = outer_region
        if place >= limit or kinds[place] != _OPEN_BRACE:
            region.parent = None
            outer_region.children.pop()
            return None
        end = min(brackets.close(place), limit)
        node.body = place
        node.end = end + 1
        node.signature.start = close + 1
        node.signature.end = place
        region.end = end + 1
        body = s.Region(s.BLOCK, place, end + 1, region)
        block = s.Block(place, end + 1, body)
        node.block = block
        work.parent = node
        work.put_block(place + 1, end, block, block.statements, body)
        work.parent = node.parent
        work.lambdas.append(node)
        self.at = end + 1
        return node

    def _annotations(self, node: e.Lambda, at: int, limit: int) -> int:
        """Attributes and `__nv_parent(...)` between the introducer and the parameters; the index behind them."""
        declarations = self.declarations
        while True:
            at = declarations.attributes(at, node.attributes)
            if at + 1 >= limit or self.kinds[at] != k.IDENTIFIER or self.kinds[at + 1] != _OPEN_ROUND:
                return at
            at = declarations.brackets.skip(at + 1)

    def _lambda_specifiers(self, node: e.Lambda, at: int, limit: int) -> int:
        """What stands between the parameters of a lambda and its body."""
        kinds = self.kinds
        declarations = self.declarations
        work = self.work
        while at < limit:
            kind = kinds[at]
            if kind == k.MUTABLE or kind == k.CONSTEXPR or kind == k.CONSTEVAL or kind == k.STATIC:
                node.flags |= _LAMBDA_FLAGS[kind]
                at += 1
            elif kind == k.NOEXCEPT or kind == k.THROW:
                if kind == k.NOEXCEPT:
                    node.noexcept = at
                at += 1
                if at < limit and kinds[at] == _OPEN_ROUND:
                    bound = e.Bound(at, declarations.brackets.skip(at))
                    work.put(w.ITEMS, at + 1, bound.end - 1, bound.inner)
                    node.signature.parts.append(bound)
                    at = bound.end
            elif kind == k.ARROW:
                node.arrow = at
                work.arrows.add(at)
                end = self.type_id_end(at + 1, limit)
                if end < 0:
                    return limit
                node.return_type = self.type_id(at + 1, end)
                at = end
            elif kind == k.REQUIRES:
                end = declarations.cutter.skip_constraint(at + 1, limit)
                self._constraint(at, end, node.signature.parts)
                at = end
            else:
                end = declarations.attributes(at, node.attributes)
                if end == at:
                    return at
                at = end
        return at

    def template_parts(self, head: n.TemplateHead, into: list[e.Node]) -> None:
        """Names and expressions in the defaults, types and constraints of template parameters."""
        for parameter in head.parameters:
            if parameter.key >= 0:
                if parameter.default >= 0:
                    default = e.Default(parameter.default, parameter.end)
                    self.work.put(w.ITEMS, parameter.default + 1, parameter.end, default.items)
                    into.append(default)
            else:
                self.type_parts(parameter.start, parameter.end, into)
        if head.close + 1 < head.end:
            self._constraint(head.close + 1, head.end, into)

    def _constraint(self, at: int, end: int, into: list[e.Node]) -> None:
        """The requires-clause in the tokens `at` to `end`."""
        node = e.Operand(at, end, at)
        self.work.put(w.EXPRESSION, at + 1, end, node.items)
        into.append(node)

    def _captures(self, node: e.Lambda, at: int, close: int, region: s.Region) -> None:
        """The lambda-introducer's captures ([expr.prim.lambda.capture])."""
        kinds = self.kinds
        while at < close:
            kind = kinds[at]
            if kind == _COMMA:
                at += 1
                continue
            end = self.declarations.skip_to_comma(at, close)
            if kind == _ASSIGN or (kind == _AMPERSAND and end == at + 1):
                node.default = at
            elif kind == k.THIS:
                node.captures.append(e.Capture(e.THIS_CAPTURE, at, end, at))
            elif kind == _STAR and at + 1 < end and kinds[at + 1] == k.THIS:
                node.captures.append(e.Capture(e.STAR_THIS_CAPTURE, at, end, at + 1))
            else:
                self._capture(node, at, end, region)
            at = end

    def _capture(self, node: e.Lambda, at: int, end: int, region: s.Region) -> None:
        kinds = self.kinds
        start = at
        reference = kinds[at] == _AMPERSAND
        if reference:
            at += 1
        pack = -1
        if at < end and kinds[at] == k.ELLIPSIS:
            pack = at
            at += 1
        if at >= end or kinds[at] != k.IDENTIFIER:
            self.work.fault(at, "capture expected")
            return
        name = at
        at += 1
        if at < end and kinds[at] == k.ELLIPSIS:
            pack = at
            at += 1
        capture = e.Capture(e.BY_REFERENCE if reference else e.BY_COPY, start, end, name)
        capture.pack = pack
        node.captures.append(capture)
        if at >= end:
            return
        capture.sort = e.INIT_BY_REFERENCE if reference else e.INIT_BY_COPY
        if kinds[at] == _ASSIGN:
            self.work.put(w.ITEMS, at + 1, end, capture.value)
        else:
            self.work.put(w.ITEMS, at + 1, end - 1, capture.value)
        binding = s.Binding(s.INIT_CAPTURE, name, node.introducer_close + 1)
        region.bind(self.lexemes[name], binding)


_LAMBDA_FLAGS: Final[dict[int, int]] = {
    k.MUTABLE: n.MUTABLE, k.CONSTEXPR: n.CONSTEXPR, k.CONSTEVAL: n.CONSTEVAL, k.STATIC: n.STATIC,
}  # fmt: skip


class _Operators:
    """The stacks of an operator-precedence parser."""

    __slots__ = ("operands", "precedences", "sorts", "tokens", "types")

    def __init__(self) -> None:
        self.operands: list[e.Node] = []
        self.precedences: list[int] = []
        self.sorts: list[int] = []
        self.tokens: list[int] = []
        self.types: list[e.Node | None] = []

    def push(self, precedence: int, sort: int, token: int, target: e.Node | None) -> None:
        self.precedences.append(precedence)
        self.sorts.append(sort)
        self.tokens.append(token)
        self.types.append(target)

    def reduce(self, precedence: int) -> None:
        """Builds the nodes of the operators that bind at least as strongly."""
        precedences = self.precedences
        while precedences and precedences[-1] >= precedence:
            self._build()

    def reduce_to_question(self) -> None:
        """Builds what stands between `?` and `:` and makes the `?` wait for its last operand."""
        while self.sorts[-1] != _IS_QUESTION:
            self._build()
        self.sorts[-1] = _IS_COLON
        self.precedences[-1] = _P_ASSIGN

    def reduce_all(self) -> None:
        while self.sorts:
            self._build()

    def _build(self) -> None:
        operands = self.operands
        self.precedences.pop()
        sort = self.sorts.pop()
        token = self.tokens.pop()
        target = self.types.pop()
        right = operands.pop()
        if sort == _IS_PREFIX:
            operands.append(e.Unary(token, right.end, token, right, False))
        elif sort == _IS_CAST:
            cast = e.Cast(e.C_STYLE, token, right.end, target if target is not None else right)
            cast.operands.append(right)
            operands.append(cast)
        elif sort == _IS_COLON:
            then = operands.pop()
            operands.append(e.Conditional(token, operands.pop(), then, right))
        elif sort == _IS_ELVIS:
            operands.append(e.Conditional(token, operands.pop(), None, right))
        else:
            # A `?` without its `:` is an error that the caller reports.
            operands.append(e.Binary(token, operands.pop(), right))
