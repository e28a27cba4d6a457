"""Operands: primary expressions, casts, `new`, and the postfix operators behind them.

What is in brackets becomes jobs, so no operand makes the parser call itself.
"""

from cufe.final import Final
from cufe.syntax import body_bindings as b
from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax import names as m
from cufe.syntax import statement_nodes as s
from cufe.syntax.expression_tokens import (
    LITERALS,
    POINTERS,
    POSTFIX,
    PREFIX,
    QUALIFIERS,
    STARTS_MEMBER,
    STARTS_OPERAND,
    TYPE_STARTS,
)
from cufe.syntax.lambda_expression import LambdaParser
from cufe.text import kinds as k

_SCOPED: Final = bytes((k.IDENTIFIER, k.SCOPE, k.IDENTIFIER))


class PrimaryParser(LambdaParser):
    """Reads operands on top of lambdas."""

    def braced(self, at: int, limit: int) -> e.BracedList:
        close = min(self.declarations.brackets.close(at), limit)
        node = e.BracedList(at, close + 1)
        self.work.put(w.ITEMS, at + 1, close, node.items)
        self.at = close + 1
        return node

    def _parenthesised(self, at: int, limit: int) -> e.Node:
        close = min(self.declarations.brackets.close(at), limit)
        self.at = close + 1
        if at + 1 < limit and self.kinds[at + 1] == k.OPEN_BRACE:
            return self._statement_expression(at, close, limit)
        node = e.Paren(at, close + 1)
        self.work.put(w.PAREN, at + 1, close, node.items)
        return node

    def _statement_expression(self, at: int, close: int, limit: int) -> e.Node:
        brace = at + 1
        end = min(self.declarations.brackets.close(brace), limit)
        region = s.Region(s.BLOCK, brace, end + 1, self.work.region)
        block = s.Block(brace, end + 1, region)
        self.work.put_block(brace + 1, end, block.statements, region)
        return e.StatementExpression(at, close + 1, block)

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
        if self.type_id_end(inside, close) != close or self._combines_operands(inside, close):
            return None
        if self._is_functional_cast(inside, close):
            return None
        follow = kinds[after]
        if self._is_undeclared(inside):
            # EDG reads an operand in parentheses.
            return None
        if not self._sure:
            if follow == k.OPEN_BRACE:
                if self.names.meaning(inside, self.declarations.last_identifier(inside, close)) == m.VALUE:
                    return None
            elif follow == k.OPEN_ROUND or (follow in PREFIX and follow not in STARTS_OPERAND):
                known = self.names.meaning(inside, self.declarations.last_identifier(inside, close))
                if known != m.TYPE and known != m.TYPE_TEMPLATE:
                    return None
            elif follow not in STARTS_OPERAND:
                return None
        elif (
            follow not in STARTS_OPERAND
            and follow not in PREFIX
            and follow != k.OPEN_ROUND
            and follow != k.OPEN_BRACE
            and follow != k.OPEN_SQUARE
            and follow != k.REQUIRES
            and follow != k.NOEXCEPT
        ):
            return None
        target = self.type_id(inside, close)
        self.at = after
        return target

    def _is_undeclared(self, at: int) -> bool:
        """Whether a name surely names nothing, or no member of a namespace."""
        first = at
        while self.kinds.startswith(_SCOPED, at):
            at += 2
        if self.kinds[at] != k.IDENTIFIER or self.kinds[at + 1] in (k.LESS, k.SCOPE):
            return False
        if at > first:
            return self.names.is_no_member(at)
        return self.names.meaning(at, at) == m.UNKNOWN and self.names.is_undeclared(at)

    def _combines_operands(self, at: int, close: int) -> bool:
        """Whether `a && (b)` stands there, which would be a function type: nothing is cast to one."""
        kinds = self.kinds
        sure = self._sure
        end = self.specifiers_end(at, close)
        known = self._sure
        self._sure = sure
        if known or end >= close or kinds[end] not in POINTERS:
            return False
        while end < close and (kinds[end] in POINTERS or kinds[end] in QUALIFIERS):
            end += 1
        return end < close and kinds[end] == k.OPEN_ROUND and not self._opens_abstract(end, close)

    def _is_functional_cast(self, at: int, close: int) -> bool:
        """Whether `int(x)` fills the parentheses, where `x` is no type: else it would be a type, that of a function."""
        kinds = self.kinds
        sure = self._sure
        opening = self.specifiers_end(at, close)
        self._sure = sure
        if opening < 0 or opening >= close or kinds[opening] != k.OPEN_ROUND or self._opens_abstract(opening, close):
            return False
        last = self.declarations.brackets.close(opening)
        if last != close - 1 or last == opening + 1 or self._holds_parameters(opening, close):
            return False
        if self.name_end(opening + 1, last) != last:
            return True
        known = self.names.meaning(opening + 1, self.declarations.last_identifier(opening + 1, last))
        return known != m.TYPE and known != m.TYPE_TEMPLATE

    def _holds_parameters(self, at: int, limit: int) -> bool:
        """Whether the parentheses at `at`, which are no cast, hold types: `R *(const char *)` is a function type."""
        kinds = self.kinds
        if kinds[at + 1] not in TYPE_STARTS:
            return False
        close = min(self.declarations.brackets.close(at), limit)
        end = self.specifiers_end(at + 1, close)
        if end < 0 or (end < close and (kinds[end] == k.OPEN_ROUND or kinds[end] == k.OPEN_BRACE)):
            return False
        sure = self._sure
        end = self.type_id_end(at + 1, close)
        known = self._sure
        self._sure = sure
        if not known and not self.names_type(at + 1, close):
            # `(decltype(x)::value)`
            return False
        return end == close or (end >= 0 and kinds[end] == k.COMMA)

    def _holds_whole_operand(self, opening: int, limit: int) -> bool:
        """Whether the parentheses behind `sizeof` hold all of its operand, a type or an expression with no postfix."""
        close = self.declarations.brackets.close(opening)
        after = close + 1
        if after >= limit:
            return True
        follow = self.kinds[after]
        return follow not in POSTFIX

    def _primary(self, at: int, limit: int) -> e.Node | None:
        """The operand at `at` with its postfix operators; None where there is none."""
        kinds = self.kinds
        if at >= limit:
            return None
        kind = kinds[at]
        node: e.Node
        if kind == k.IDENTIFIER or kind == k.OPERATOR or kind == k.TILDE:
            return self._named(self.name(at, limit), limit)
        if kind in LITERALS:
            end = at + 1
            if kind == k.STRING:
                # A macro that expands to a string is an identifier no longer; `__func__` is not concatenated.
                while end < limit and kinds[end] == k.STRING:
                    end += 1
            node = e.Literal(at, end)
            self.at = end
            return self._postfix(node, limit) if end < limit and kinds[end] in POSTFIX else node
        if kind == k.SCOPE:
            if at + 1 < limit and kinds[at + 1] == k.NEW:
                return self._postfix(self._new(at, at + 1, limit), limit)
            return self._named(self.name(at, limit), limit)
        if kind == k.THIS:
            self.at = at + 1
            return self._postfix(e.This(at, at + 1), limit)
        if kind == k.CAST:
            return self._postfix(self._named_cast(at, limit), limit)
        if kind == k.OPEN_SQUARE:
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
            if at + 1 >= limit or kinds[at + 1] != k.OPEN_ROUND:
                return None
            if kind == k.BUILTIN_OFFSETOF:
                return self._postfix(self._offsetof(at, limit), limit)
            return self._postfix(self._operand(at, at + 1, limit), limit)
        if kind == k.REQUIRES:
            return self._requires(at, limit)
        if kind == k.DECLTYPE and kinds[at + 1] == k.OPEN_ROUND:
            after = self.declarations.brackets.skip(at + 1)
            if after < limit and kinds[after] == k.SCOPE:
                return self._named(self.name(at, limit), limit)
        if kind in TYPE_STARTS:
            return self._functional_cast(at, limit)
        if kind == k.TEMPLATE and at + 1 < limit and kinds[at + 1] == k.IDENTIFIER:
            return self._named(self.name(at, limit), limit)
        if kind == k.HOLE:
            self.at = at + 1
            return self._postfix(e.Missing(at, at + 1), limit)
        return None

    def _named(self, name: e.Name, limit: int) -> e.Node:
        at = self.at
        if at < limit:
            kind = self.kinds[at]
            if kind == k.OPEN_BRACE:
                cast = e.Cast(e.BRACED_CAST, name.start, at, name)
                cast.operands.append(self.braced(at, limit))
                cast.end = self.at
                return self._postfix(cast, limit)
            if kind in POSTFIX:
                return self._postfix(name, limit)
        return name

    def _functional_cast(self, at: int, limit: int) -> e.Node | None:
        """`int(e)`, `typename T::x{e}`, `decltype(x)()`; None where no parenthesis or brace follows the type."""
        kinds = self.kinds
        end = self.specifiers_end(at, limit)
        if end < 0 or end >= limit or (kinds[end] != k.OPEN_ROUND and kinds[end] != k.OPEN_BRACE):
            return None
        target = self.type_id(at, end)
        if kinds[end] == k.OPEN_BRACE:
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
        if at + 1 < limit and kinds[at + 1] == k.LESS:
            close = brackets.close_angle(at + 1, limit)
        if close < 0 or close + 1 >= limit or kinds[close + 1] != k.OPEN_ROUND:
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
            if kinds[place] == k.OPEN_SQUARE:
                index = e.Bound(place, self.declarations.brackets.skip(place))
                self.work.put(w.EXPRESSION, place + 1, index.end - 1, index.items)
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
        if at < limit and kinds[at] == k.OPEN_ROUND:
            close = min(brackets.close(at), limit)
            if self._new_type_follows(at, close, limit):
                self.work.put(w.ITEMS, at + 1, close, node.placement)
                at = close + 1
        if at < limit and kinds[at] == k.OPEN_ROUND:
            close = min(brackets.close(at), limit)
            node.type = self.type_id(at + 1, close)
            at = close + 1
        else:
            end = self.specifiers_end(at, limit)
            if end < 0:
                self.work.fault(at, "type expected behind `new`")
                end = at
            while end < limit and (kinds[end] in QUALIFIERS or kinds[end] in POINTERS):
                end += 1
            while end < limit and kinds[end] == k.OPEN_SQUARE:
                end = brackets.skip(end)
            node.type = self.type_id(at, min(end, limit))
            at = end
        if at < limit and kinds[at] == k.OPEN_ROUND:
            close = min(brackets.close(at), limit)
            node.initialiser = at
            self.work.put(w.ITEMS, at + 1, close, node.arguments)
            at = close + 1
        elif at < limit and kinds[at] == k.OPEN_BRACE:
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
            or (kind == k.OPEN_ROUND and (not self._is_type(at + 1, close) or self._is_value(at + 1, close)))
            or kind in TYPE_STARTS
        )

    def _is_value(self, at: int, end: int) -> bool:
        """Whether what can be read as a type-id is the name of a value."""
        return not self._sure and self.names.meaning(at, self.declarations.last_identifier(at, end)) == m.VALUE

    def _requires(self, at: int, limit: int) -> e.Node:
        """A requires-expression."""
        kinds = self.kinds
        brackets = self.declarations.brackets
        node = e.Requires(at, at)
        region = s.Region(s.REQUIREMENT, at, at, self.work.region)
        outer = self.work.region
        self.work.region = region
        at += 1
        if at < limit and kinds[at] == k.OPEN_ROUND:
            operator = self.declarations.parameter_list(at)
            node.parameters = e.TypeId(at, operator.last + 1)
            self.type_parts(at + 1, operator.last, node.parameters.items)
            b.bind_parameters(operator, region, self.lexemes)
            at = operator.last + 1
        if at < limit and kinds[at] == k.OPEN_BRACE:
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

    def _postfix(self, node: e.Node, limit: int) -> e.Node:
        kinds = self.kinds
        brackets = self.declarations.brackets
        at = self.at
        while at < limit:
            kind = kinds[at]
            if kind == k.OPEN_ROUND:
                close = min(brackets.close(at), limit)
                call = e.Call(node, at, close)
                if close > at + 1:
                    self.work.put(w.ITEMS, at + 1, close, call.arguments)
                node = call
                at = close + 1
            elif kind == k.DOT or kind == k.ARROW:
                following = kinds[at + 1] if at + 1 < limit else 0
                if following != k.IDENTIFIER and following not in STARTS_MEMBER:
                    self.work.fault(at, "member name expected")
                    at += 1
                    break
                if following == k.TILDE and at + 2 < limit and kinds[at + 2] == k.BUILTIN_TYPE:
                    name = e.Name(at + 1, at + 3, at + 1, False)
                    self.at = at + 3
                else:
                    name = self.member_name(at + 1, limit)
                node = e.Member(node, at, name)
                at = self.at
            elif kind == k.OPEN_SQUARE:
                close = min(brackets.close(at), limit)
                if close == at + 1:
                    self.work.fault(close, "operand expected in a subscript")
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
                    # A launch without arguments is no kernel any more: nothing is known of it.
                    node = e.Missing(node.start, at)
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
        close = self.declarations.brackets.close_chevrons(at, limit)
        if close < 0 or close + 3 >= limit or kinds[close + 3] != k.OPEN_ROUND:
            self.work.fault(at, "`>>>(` expected behind an execution configuration")
            return None
        unit = self.declarations.brackets.unit
        if unit.offset(close + 1) != unit.offset(close) + 1:
            self.work.fault(close, "`>>>` expected behind an execution configuration")
        opening = close + 3
        end = min(self.declarations.brackets.close(opening), limit)
        launch = e.Launch(callee, at, close, opening, end)
        self.work.put(w.ITEMS, at + 1, close, launch.configuration)
        self.work.put(w.ITEMS, opening + 1, end, launch.arguments)
        self.work.launches.append(launch)
        self.at = end + 1
        return launch
