"""The statement parser: the statements of one block, with an explicit stack for statements inside
statements."""

from cufe.final import Final
from cufe.syntax import body_bindings as b
from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax import names as m
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import SIMPLE, Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.syntax.expression import ExpressionParser
from cufe.syntax.expression_tokens import TYPE_STARTS
from cufe.text import kinds as k

_OPEN_ROUND: Final = ord("(")
_CLOSE_ROUND: Final = ord(")")
_OPEN_SQUARE: Final = ord("[")
_OPEN_BRACE: Final = ord("{")
_SEMICOLON: Final = ord(";")
_COLON: Final = ord(":")
_COMMA: Final = ord(",")
_ASSIGN: Final = ord("=")
_LESS: Final = ord("<")
_STAR: Final = ord("*")
_AMPERSAND: Final = ord("&")

_CLASS_KEYS: Final = bytes((k.CLASS, k.STRUCT, k.UNION, k.ENUM))
#: with these a declaration starts and nothing else
_STARTS_DECLARATION: Final = bytes(
    (
        k.TYPEDEF,
        k.STATIC,
        k.EXTERN,
        k.CONSTEXPR,
        k.CONSTINIT,
        k.CONSTEVAL,
        k.REGISTER,
        k.THREAD_LOCAL,
        k.INLINE,
        k.STRUCT,
        k.CLASS,
        k.UNION,
        k.ENUM,
        k.CONST,
        k.VOLATILE,
        k.USING,
        k.NAMESPACE,
        k.STATIC_ASSERT,
        k.ALIGNAS,
        k.MUTABLE,
        k.TEMPLATE,
        k.FRIEND,
        k.VIRTUAL,
    )
)
#: behind a type name these go on with the declaration
_AFTER_TYPE: Final = bytes(
    (
        k.IDENTIFIER,
        k.CONST,
        k.VOLATILE,
        k.AUTO,
        k.DECLTYPE,
        k.ATTRIBUTE,
        k.STATIC,
        k.CONSTEXPR,
        k.RESTRICT,
        k.EXTERN,
        k.THREAD_LOCAL,
        k.TYPEDEF,
        k.INLINE,
        k.ALIGNAS,
        k.REGISTER,
    )
)
#: behind a declarator these go on with the declaration
_AFTER_DECLARATOR: Final = bytes(
    (_ASSIGN, _SEMICOLON, _COMMA, _OPEN_SQUARE, _OPEN_ROUND, _OPEN_BRACE, _COLON, k.ATTRIBUTE, k.ASM)
)
_POINTERS: Final = bytes((_STAR, _AMPERSAND, k.AND))
_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE, k.RESTRICT))

# --- what waits for a substatement
# ------------------------------------------------------------------------------
_THEN: Final = 0
_ELSE: Final = 1
_LOOP: Final = 2
_DO: Final = 3
_LABELLED: Final = 4


class StatementParser:
    """Parses the statements of the blocks of one body."""

    def __init__(self, expressions: ExpressionParser) -> None:
        self.expressions: ExpressionParser = expressions
        self.declarations: DeclarationParser = expressions.declarations
        self.kinds: bytes = expressions.kinds
        self.lexemes: list[str] = expressions.lexemes
        self.work: w.Work = expressions.work
        #: behind what was read last
        self.at: int = 0
        self._labels: s.Region | None = None

    # --- blocks
    # ------------------------------------------------------------------------------------------------

    def statements(self, at: int, limit: int, target: list[e.Node]) -> None:
        """The statements in the tokens `at` to `limit`."""
        kinds = self.kinds
        work = self.work
        waiting: list[e.Node] = []
        states: list[int] = []
        regions: list[s.Region] = []
        while at < limit:
            self.at = at
            statement = self._statement(at, limit, waiting, states, regions)
            at = self.at
            if statement is None:
                continue
            # A whole statement: it may be what the ones around it wait for.
            done: e.Node | None = statement
            while done is not None:
                if not states:
                    target.append(done)
                    break
                state = states[-1]
                outer = waiting[-1]
                if state == _THEN and isinstance(outer, s.If):
                    outer.then = done
                    self._end_substatement(outer.region)
                    if at < limit and kinds[at] == k.ELSE:
                        states[-1] = _ELSE
                        at += 1
                        self._start_substatement(at, outer.region)
                        done = None
                        continue
                elif state == _ELSE and isinstance(outer, s.If):
                    outer.otherwise = done
                    self._end_substatement(outer.region)
                elif isinstance(outer, s.Loop):
                    outer.body = done
                    self._end_substatement(outer.region)
                    if state == _DO:
                        at = self._do_condition(outer, at, limit)
                elif isinstance(outer, s.Labelled):
                    outer.statement = done
                states.pop()
                waiting.pop()
                region = regions.pop()
                if state != _LABELLED:
                    # The region of the statement is done; it ends where the statement does.
                    work.region.end = max(work.region.end, at)
                work.region = region
                outer.end = at
                done = outer
        while states:
            # The block ends inside a statement; a label in front of `}` is C++23, the rest a fault.
            outer = waiting.pop()
            state = states.pop()
            if state != _LABELLED:
                work.fault(limit, "statement expected")
            work.region = regions.pop()
            outer.end = limit
            if not states:
                target.append(outer)
            elif isinstance(waiting[-1], s.Labelled):
                waiting[-1].statement = outer

    def _start_substatement(self, at: int, region: s.Region) -> None:
        """A substatement is a block of its own, with braces or without ([stmt.select])."""
        self.work.region = s.Region(s.BLOCK, at, at, region)

    def _end_substatement(self, region: s.Region) -> None:
        self.work.region.end = max(self.work.region.end, self.at)
        self.work.region = region

    def _statement(
        self, at: int, limit: int, waiting: list[e.Node], states: list[int], regions: list[s.Region]
    ) -> e.Node | None:
        """One statement, or None where it waits for a substatement and stands on the stacks now."""
        kinds = self.kinds
        work = self.work
        kind = kinds[at]
        if kind == k.IDENTIFIER:
            if at + 1 < limit and kinds[at + 1] == _COLON:
                label = s.Labelled(at, at)
                self._label(at)
                self._wait(label, _LABELLED, waiting, states, regions)
                self.at = self.declarations.attributes(at + 2, [])
                return None
            return self._expression_or_declaration(at, limit)
        if kind == _OPEN_BRACE:
            return self._block(at, limit)
        if kind == k.RETURN or kind == k.CO_RETURN:
            return self._return(at, limit)
        if kind == k.IF:
            self._if(at, limit, waiting, states, regions)
            return None
        if kind == k.FOR or kind == k.WHILE or kind == k.SWITCH or kind == k.DO:
            self._loop(at, limit, waiting, states, regions)
            return None
        if kind == k.CASE or kind == k.DEFAULT:
            self._case(at, limit, waiting, states, regions)
            return None
        if kind == _SEMICOLON:
            self.at = at + 1
            return s.Empty(at, at + 1)
        if kind == k.BREAK or kind == k.CONTINUE or kind == k.GOTO:
            return self._jump(at, limit)
        if kind == k.TRY:
            return self._try(at, limit)
        if kind == k.ASM:
            return self._asm(at, limit)
        if kind == k.LABEL:
            end = self._end_of_declaration(at, limit)
            self.at = end
            return s.Empty(at, end)
        if kind == k.ATTRIBUTE or (kind == _OPEN_SQUARE and at + 1 < limit and kinds[at + 1] == _OPEN_SQUARE):
            return self._attributed(at, limit)
        if kind == k.EXTENSION:
            self.at = at + 1
            if at + 1 >= limit:
                return s.Empty(at, limit)
            return None
        if kind == k.ELSE:
            work.fault(at, "`else` without `if`")
            self.at = at + 1
            return None
        return self._expression_or_declaration(at, limit)

    def _attributed(self, at: int, limit: int) -> e.Node | None:
        """Attributes in front of a statement: they belong to a declaration or are skipped."""
        after = self.declarations.attributes(at, [])
        if after == at:
            return self._expression_statement(at, limit)
        if after < limit and self.kinds[after] == _SEMICOLON:
            self.at = after + 1
            return s.Empty(at, after + 1)
        kind = self.kinds[after] if after < limit else 0
        plain_label = kind == k.IDENTIFIER and after + 1 < limit and self.kinds[after + 1] == _COLON
        if not plain_label and self.is_declaration(after, limit, False):
            return self._declaration_statement(at, limit)
        self.at = after
        return None

    def _wait(
        self, node: e.Node, state: int, waiting: list[e.Node], states: list[int], regions: list[s.Region]
    ) -> None:
        waiting.append(node)
        states.append(state)
        regions.append(self.work.region)

    def _label(self, name: int) -> None:
        region = self.work.region
        while region.parent is not None and region.sort != s.LAMBDA and region.sort != s.FUNCTION:
            region = region.parent
        binding = s.Binding(s.LABEL, name, name)
        # A label is seen in its whole function and lives apart from other names ([basic.scope.function]).
        region.bind("\0" + self.lexemes[name], binding)

    def _block(self, at: int, limit: int) -> s.Block:
        close = min(self.declarations.brackets.close(at), limit)
        region = s.Region(s.BLOCK, at, close + 1, self.work.region)
        block = s.Block(at, close + 1, region)
        self.work.put_block(at + 1, close, block, block.statements, region)
        self.at = close + 1
        return block

    # --- control
    # -----------------------------------------------------------------------------------------------

    def _if(self, at: int, limit: int, waiting: list[e.Node], states: list[int], regions: list[s.Region]) -> None:
        kinds = self.kinds
        work = self.work
        node = s.If(at, s.Region(s.CONDITION, at, at, work.region))
        self._wait(node, _THEN, waiting, states, regions)
        work.region = node.region
        at += 1
        if at < limit and kinds[at] == ord("!"):
            at += 1
        if at < limit and (kinds[at] == k.CONSTEXPR or kinds[at] == k.CONSTEVAL):
            node.constexpr = at
            at += 1
        if at < limit and kinds[at] == _OPEN_ROUND:
            close = min(self.declarations.brackets.close(at), limit)
            inside = at + 1
            semicolon = self._semicolon(inside, close)
            if semicolon < close:
                node.initial = self._simple(inside, semicolon + 1)
                inside = semicolon + 1
            node.condition = self._condition(inside, close)
            at = close + 1
        elif node.constexpr < 0 or kinds[node.constexpr] != k.CONSTEVAL:
            work.fault(at, "`(` expected behind `if`")
        at = self.declarations.attributes(at, [])
        self._start_substatement(at, node.region)
        self.at = at

    def _loop(self, at: int, limit: int, waiting: list[e.Node], states: list[int], regions: list[s.Region]) -> None:
        kinds = self.kinds
        work = self.work
        keyword = kinds[at]
        node = s.Loop(at, keyword, s.Region(s.CONDITION, at, at, work.region))
        self._wait(node, _DO if keyword == k.DO else _LOOP, waiting, states, regions)
        work.region = node.region
        at += 1
        if keyword != k.DO:
            if at < limit and kinds[at] == _OPEN_ROUND:
                close = min(self.declarations.brackets.close(at), limit)
                if keyword == k.FOR:
                    self._for_head(node, at + 1, close)
                else:
                    inside = at + 1
                    semicolon = self._semicolon(inside, close)
                    if semicolon < close:
                        node.initial = self._simple(inside, semicolon + 1)
                        inside = semicolon + 1
                    node.condition = self._condition(inside, close)
                at = close + 1
            else:
                work.fault(at, "`(` expected")
        at = self.declarations.attributes(at, [])
        self._start_substatement(at, node.region)
        self.at = at

    def _for_head(self, node: s.Loop, at: int, close: int) -> None:
        first = self._semicolon(at, close)
        second = self._semicolon(first + 1, close) if first < close else close
        if second < close:
            node.initial = self._simple(at, first + 1)
            node.condition = self._condition(first + 1, second)
            if second + 1 < close:
                node.step = self.expressions.whole(second + 1, close)
            return
        if first < close:
            node.initial = self._simple(at, first + 1)
            at = first + 1
        colon = self._colon(at, close)
        node.colon = colon
        if colon >= close:
            self.work.fault(at, "`;` or `:` expected in a for statement")
            return
        # The loop variable cannot be seen in the range, so the range comes first.
        node.condition = self.expressions.item(colon + 1, close)
        if self.expressions.failed or self.expressions.at < close:
            self.work.fault(self.expressions.at, "end of a range expected")
        variable = self.declaration(at, colon)
        node.declaration = variable
        if isinstance(variable, s.DeclarationStatement):
            for binding in variable.bindings:
                binding.visible = close

    def _do_condition(self, node: s.Loop, at: int, limit: int) -> int:
        kinds = self.kinds
        if at + 1 >= limit or kinds[at] != k.WHILE or kinds[at + 1] != _OPEN_ROUND:
            self.work.fault(at, "`while (` expected behind the body of `do`")
            return at
        close = min(self.declarations.brackets.close(at + 1), limit)
        node.condition = self.expressions.whole(at + 2, close)
        at = close + 1
        if at < limit and kinds[at] == _SEMICOLON:
            at += 1
        return at

    def _condition(self, at: int, end: int) -> e.Node | None:
        """A condition: an expression or a declaration with an initialiser."""
        if at >= end:
            return None
        if self.is_declaration(at, end, True):
            return self.declaration(at, end)
        return self.expressions.whole(at, end)

    def _simple(self, at: int, end: int) -> e.Node:
        """An init-statement, with its semicolon."""
        if self.kinds[at] == _SEMICOLON:
            return s.Empty(at, end)
        if self.is_declaration(at, end, False):
            return self.declaration(at, end)
        return s.ExpressionStatement(at, end, self.expressions.whole(at, end - 1))

    def _case(self, at: int, limit: int, waiting: list[e.Node], states: list[int], regions: list[s.Region]) -> None:
        kinds = self.kinds
        node = s.Labelled(at, -1)
        if kinds[at] == k.CASE:
            value = self.expressions.expression(at + 1, limit, False)
            at = self.expressions.at
            if isinstance(value, e.PackExpansion):
                # `case 1 ... 3:` reads like the expansion of a pack.
                value = value.pattern
                node.values.append(value)
                value = self.expressions.expression(at, limit, False)
                at = self.expressions.at
            node.values.append(value)
        else:
            at += 1
        if at < limit and kinds[at] == _COLON:
            at += 1
        else:
            self.work.fault(at, "`:` expected behind a case label")
            at = max(at, node.start + 1)
        self._wait(node, _LABELLED, waiting, states, regions)
        self.at = self.declarations.attributes(at, [])
        if self.at != at and self.at < limit and kinds[self.at] == _SEMICOLON:
            self.at = at  # `case 1: [[fallthrough]];`

    def _jump(self, at: int, limit: int) -> s.Jump:
        kinds = self.kinds
        node = s.Jump(at, kinds[at])
        place = at + 1
        if kinds[at] == k.GOTO and place < limit:
            if kinds[place] == _STAR:
                node.value = self.expressions.expression(place + 1, limit, True)
                place = self.expressions.at
            else:
                node.label = place
                place += 1
        self.at = self._terminator(place, limit)
        node.end = self.at
        return node

    def _return(self, at: int, limit: int) -> s.Jump:
        kinds = self.kinds
        node = s.Jump(at, kinds[at])
        place = at + 1
        if place < limit and kinds[place] == _OPEN_BRACE:
            node.value = self.expressions.braced(place, limit)
            place = self.expressions.at
        elif place < limit and kinds[place] != _SEMICOLON:
            node.value = self.expressions.expression(place, limit, True)
            place = self.expressions.at
            if self.expressions.failed:
                self.work.fault(place, "operand expected")
        self.at = self._terminator(place, limit)
        node.end = self.at
        return node

    def _terminator(self, at: int, limit: int) -> int:
        """The index behind the `;` at `at`; where there is none, behind the next one."""
        if at < limit and self.kinds[at] == _SEMICOLON:
            return at + 1
        self.work.fault(at, "`;` expected")
        return min(self._semicolon(at, limit) + 1, limit)

    def _try(self, at: int, limit: int) -> e.Node:
        kinds = self.kinds
        node = s.Try(at)
        self.at = at + 1
        if self.at < limit and kinds[self.at] == _OPEN_BRACE:
            node.block = self._block(self.at, limit)
        else:
            self.work.fault(self.at, "`{` expected behind `try`")
        self.handlers(self.at, limit, node.handlers)
        node.end = self.at
        return node

    def handlers(self, at: int, limit: int, target: list[s.Handler]) -> None:
        """The `catch` clauses at `at`, if any."""
        kinds = self.kinds
        work = self.work
        while at + 1 < limit and kinds[at] == k.CATCH and kinds[at + 1] == _OPEN_ROUND:
            close = min(self.declarations.brackets.close(at + 1), limit)
            outer = work.region
            region = s.Region(s.HANDLER, at, close + 1, outer)
            work.region = region
            handler = s.Handler(at, close + 1)
            if kinds[at + 2] != k.ELLIPSIS:
                handler.declaration = self.declaration(at + 2, close)
            at = close + 1
            self.at = at
            if at < limit and kinds[at] == _OPEN_BRACE:
                handler.block = self._block(at, limit)
                at = self.at
            handler.end = at
            region.end = at
            work.region = outer
            target.append(handler)
        self.at = at

    def _asm(self, at: int, limit: int) -> e.Node:
        kinds = self.kinds
        start = at
        at += 1
        while at < limit and kinds[at] != _OPEN_ROUND and kinds[at] != _SEMICOLON and kinds[at] != _OPEN_BRACE:
            at += 1
        node = s.Asm(start, at)
        if at < limit and kinds[at] == _OPEN_ROUND:
            close = min(self.declarations.brackets.close(at), limit)
            self.work.put(w.ASM_OPERANDS, at + 1, close, node.operands)
            at = close + 1
        self.at = self._terminator(at, limit)
        node.end = self.at
        return node

    def asm_operands(self, at: int, limit: int, target: list[e.Node]) -> None:
        """The operands in `asm(template : outputs : inputs : clobbers)`: every parenthesis behind a
        constraint."""
        kinds = self.kinds
        while at < limit:
            if kinds[at] == _OPEN_ROUND:
                close = min(self.declarations.brackets.close(at), limit)
                self.work.put(w.EXPRESSION, at + 1, close, target)
                at = close + 1
            else:
                at += 1

    # --- expression or declaration
    # -----------------------------------------------------------------------------

    def _expression_or_declaration(self, at: int, limit: int) -> e.Node:
        if self.is_declaration(at, limit, False):
            return self._declaration_statement(at, limit)
        return self._expression_statement(at, limit)

    def _expression_statement(self, at: int, limit: int) -> e.Node:
        expressions = self.expressions
        node = expressions.expression(at, limit, True)
        end = expressions.at
        if expressions.failed:
            self.work.fault(end, "operand expected")
        if isinstance(node, e.Launch):
            node.statement = True
        if end >= limit or self.kinds[end] != _SEMICOLON:
            if end >= limit:
                # The last expression of a statement expression needs its semicolon too, but errors come
                # from gcc.
                self.work.fault(end, "`;` expected")
                self.at = limit
            else:
                self.at = max(self._terminator(end, limit), at + 1)
        else:
            self.at = end + 1
        return s.ExpressionStatement(at, self.at, node)

    def is_declaration(self, at: int, limit: int, condition: bool) -> bool:
        """Whether the statement at `at` is a declaration ([stmt.ambig]); a condition needs an initialiser
        to be one."""
        kinds = self.kinds
        kind = kinds[at]
        while kind == k.EXTENSION and at + 1 < limit:
            at += 1
            kind = kinds[at]
        if kind in _STARTS_DECLARATION:
            return True
        if kind == k.ATTRIBUTE or (kind == _OPEN_SQUARE and at + 1 < limit and kinds[at + 1] == _OPEN_SQUARE):
            after = self.declarations.attributes(at, [])
            return after > at and after < limit and self.is_declaration(after, limit, condition)
        if kind == k.IDENTIFIER or kind == k.SCOPE:
            return self._name_starts_declaration(at, limit, condition)
        if kind not in TYPE_STARTS:
            return False
        end = self.expressions.specifiers_end(at, limit)
        if end < 0 or end >= limit:
            return end >= 0 and kind == k.AUTO
        follow = kinds[end]
        if follow == _OPEN_BRACE:
            return False
        if follow == _OPEN_ROUND:
            if kind == k.AUTO:
                return True
            return self._parentheses_declare(end, limit)
        if follow == k.SCOPE:
            return end + 1 < limit and kinds[end + 1] == _STAR
        return True

    def _name_starts_declaration(self, at: int, limit: int, condition: bool) -> bool:
        """A statement that starts with a name: what follows decides, what the name means where both would
        do."""
        kinds = self.kinds
        end = self.expressions.name_end(at, limit)
        if end < 0 or end >= limit:
            return False
        follow = kinds[end]
        if follow in _AFTER_TYPE:
            return True
        if follow in _POINTERS:
            return self._pointer_declares(at, end, limit, condition)
        if follow == _OPEN_ROUND:
            if condition or not self._parentheses_declare(end, limit):
                return False
            meaning = self.expressions.names.meaning(at, self._last(at, end))
            return meaning == m.TYPE or meaning == m.TYPE_TEMPLATE
        if follow == k.ELLIPSIS:
            return False
        if follow == k.IDENTIFIER or follow == k.OPERATOR:
            return True
        if follow == _OPEN_SQUARE and end + 1 < limit and kinds[end + 1] == _OPEN_SQUARE:
            return True
        if follow == k.BUILTIN_TYPE or follow in _CLASS_KEYS:
            return True
        return self.expressions.is_member_pointer(end, limit) if follow == k.SCOPE else False

    def _last(self, start: int, end: int) -> int:
        return self.declarations.last_identifier(start, end)

    def _pointer_declares(self, at: int, end: int, limit: int, condition: bool) -> bool:
        """`name * ...` and `name & ...`."""
        kinds = self.kinds
        place = end
        while place < limit and (
            kinds[place] in _POINTERS or kinds[place] in _QUALIFIERS or kinds[place] == k.ATTRIBUTE
        ):
            if kinds[place] in _QUALIFIERS or kinds[place] == k.ATTRIBUTE:
                return True
            place += 1
        if place >= limit:
            return False
        kind = kinds[place]
        if kind == k.IDENTIFIER:
            after = kinds[place + 1] if place + 1 < limit else _CLOSE_ROUND
            if after not in _AFTER_DECLARATOR:
                return False
            if condition and after != _ASSIGN and after != _OPEN_BRACE and after != _COLON:
                return False
        elif kind == _OPEN_ROUND:
            if not self._parentheses_declare(place, limit):
                return False
        elif kind != k.OPERATOR and kind != _OPEN_SQUARE:
            return False
        meaning = self.expressions.names.meaning(at, self._last(at, end))
        if meaning == m.UNKNOWN:
            # `a * b;` computes nothing, so it is a declaration; `a * (b)` and `a & b(c)` are left to be
            # expressions.
            return kind == k.IDENTIFIER and kinds[place + 1] != _OPEN_ROUND
        return meaning == m.TYPE or meaning == m.TYPE_TEMPLATE

    def _parentheses_declare(self, at: int, limit: int) -> bool:
        """Whether the parentheses at `at`, behind a type, can hold a declarator."""
        kinds = self.kinds
        close = self.declarations.brackets.close(at)
        after = kinds[close + 1] if close + 1 < limit else _SEMICOLON
        if after not in _AFTER_DECLARATOR:
            return False
        inside = at + 1
        while inside < close and (
            kinds[inside] == _OPEN_ROUND or kinds[inside] in _POINTERS or kinds[inside] in _QUALIFIERS
        ):
            inside += 1
        if inside >= close or kinds[inside] != k.IDENTIFIER:
            return False
        if self._names_member_pointer(inside, close):
            return True
        inside += 1
        if inside < close and kinds[inside] == k.SCOPE:
            return False
        while inside < close:
            kind = kinds[inside]
            if kind == _CLOSE_ROUND:
                inside += 1
            elif kind == _OPEN_SQUARE or kind == _OPEN_ROUND:
                if kinds[inside - 1] == k.IDENTIFIER and kind == _OPEN_ROUND:
                    return False  # `T(f(x))`: a declarator of a function would be odd, a call is not
                inside = self.declarations.brackets.skip(inside)
            else:
                return False
        return True

    def _names_member_pointer(self, at: int, limit: int) -> bool:
        """Whether `A<x>::B::*` starts at the identifier `at`."""
        kinds = self.kinds
        while at < limit and kinds[at] == k.IDENTIFIER:
            at += 1
            if at < limit and kinds[at] == _LESS:
                at = self.declarations.brackets.close_angle(at, limit) + 1
            if at <= 0 or at + 1 >= limit or kinds[at] != k.SCOPE:
                return False
            at += 1
        return at < limit and kinds[at] == _STAR

    # --- declarations
    # ------------------------------------------------------------------------------------------

    def _declaration_statement(self, at: int, limit: int) -> e.Node:
        end = self._end_of_declaration(at, limit)
        self.at = end
        return self.declaration(at, end)

    def declaration(self, at: int, end: int) -> e.Node:
        """The declaration in the tokens `at` to `end`; its names are bound in the region at hand."""
        kinds = self.kinds
        first = at
        while first < end and kinds[first] == k.EXTENSION:
            first += 1
        kind = kinds[first]
        if kind == k.STATIC_ASSERT:
            node = s.StaticAssert(at, end)
            if first + 1 < end and kinds[first + 1] == _OPEN_ROUND:
                self.work.put(w.ITEMS, first + 2, self.declarations.brackets.close(first + 1), node.items)
            return node
        found = s.DeclarationStatement(at, end)
        if kind == k.USING:
            self._using(found, first, end)
        elif kind == k.NAMESPACE:
            if first + 2 < end and kinds[first + 1] == k.IDENTIFIER:
                binding = s.Binding(s.NAMESPACE_ALIAS, first + 1, end)
                binding.first = first + 3
                binding.end = end - 1
                self._bind(found, binding)
        else:
            self._plain_declaration(found, at, end)
        return found

    def _using(self, found: s.DeclarationStatement, at: int, end: int) -> None:
        """using-directive, using-declaration, alias-declaration, using-enum-declaration."""
        kinds = self.kinds
        if at + 1 < end and kinds[at + 1] == k.NAMESPACE:
            binding = s.Binding(s.USING_NAMESPACE, end - 2, end)
            binding.first = self.declarations.attributes(at + 2, [])
            binding.end = end - 1
            self._bind(found, binding)
            return
        place = at + 1
        if place < end and kinds[place] == k.ENUM:
            binding = s.Binding(s.USING, end - 2, end)
            binding.first = place
            binding.end = end - 1
            self._bind(found, binding)
            return
        alias = self.declarations.attributes(place + 1, []) if kinds[place] == k.IDENTIFIER else place
        if alias < end and alias > place and kinds[alias] == _ASSIGN:
            self.expressions.type_parts(alias + 1, end - 1, found.types.parts)
            self._bind(found, s.Binding(s.ALIAS, place, end))
            return
        while place < end - 1:
            stop = self.declarations.skip_to_comma(place, end - 1)
            start = place + 1 if kinds[place] == k.TYPENAME else place
            last = stop - 1 if kinds[stop - 1] != k.ELLIPSIS else stop - 2
            binding = s.Binding(s.USING, last, end)
            binding.first = start
            binding.end = last + 1
            if kinds[last] == k.IDENTIFIER:
                self._bind(found, binding)
            place = stop + 1

    def _bind(self, found: s.DeclarationStatement, binding: s.Binding) -> None:
        found.bindings.append(binding)
        self.work.region.bind(self.lexemes[binding.name], binding)

    def _plain_declaration(self, found: s.DeclarationStatement, at: int, end: int) -> None:
        kinds = self.kinds
        piece = Piece(SIMPLE, at, self.declarations.cutter.skip_template_heads(at, end), -1, end)
        declaration = self.declarations.parse(piece, "")
        found.declaration = declaration
        specifiers = declaration.specifiers
        region = self.work.region
        if specifiers.body >= 0 and specifiers.sort == n.CLASS_DEFINITION:
            region.classes.append(specifiers.body)
            if not declaration.declarators and b.class_name(specifiers.type_start, specifiers.body, kinds)[2] < 0:
                region.anonymous.append(specifiers.body)
        elaborated_only = specifiers.sort == n.ELABORATED and bool(declaration.declarators)
        for binding in b.bindings_of(declaration, self.kinds, self.lexemes):
            if elaborated_only and binding.sort == s.CLASS:
                continue  # `struct S *p;` names a class that is declared elsewhere as a rule
            self._bind(found, binding)
        self.declaration_parts(declaration, found)
        if declaration.declarators or specifiers.body >= 0 or end - at <= 1:
            last = declaration.declarators[-1].end if declaration.declarators else specifiers.end
            if last < end and self.kinds[last] != _SEMICOLON:
                self.work.fault(last, "end of a declaration expected")

    def declaration_parts(self, declaration: n.Declaration, found: s.DeclarationStatement) -> None:
        """Fills in the names and expressions of a declaration: its types, bounds and initialisers."""
        expressions = self.expressions
        kinds = self.kinds
        specifiers = declaration.specifiers
        parts = found.types.parts
        for head in declaration.heads:
            expressions.template_parts(head, parts)
        constant = bool(specifiers.flags & (n.CONSTEXPR | n.CONSTINIT))
        if specifiers.body >= 0:
            expressions.type_parts(specifiers.start, specifiers.type_start, parts)
            colon = specifiers.type_start
            while colon < specifiers.body and kinds[colon] != _COLON:
                colon += 1
            expressions.type_parts(colon, specifiers.body, parts)
            if specifiers.sort == n.ENUM_DEFINITION:
                self._enumerator_values(specifiers.body, parts)
        else:
            expressions.type_parts(specifiers.start, specifiers.end, parts)
        for declarator in declaration.declarators:
            structured = declarator.id >= 0 and kinds[declarator.id] == _OPEN_SQUARE
            stop = declarator.end if declarator.initialiser == n.NO_INITIALISER else declarator.initialiser_start
            function = declarator.function()
            outer = self.work.region
            if function is not None and function.parameters:
                self.work.region = s.Region(s.PROTOTYPE, function.first, stop, outer)
                b.bind_parameters(function, self.work.region, self.lexemes)
            if not structured:
                expressions.type_parts(
                    declarator.start, stop, parts, specifiers.sort != n.NO_TYPE or declarator.id >= 0
                )
            self.work.region = outer
            if declarator.initialiser != n.NO_INITIALISER:
                found.initialisers.append(self._initialiser(declarator, constant))

    def _enumerator_values(self, body: int, parts: list[e.Node]) -> None:
        kinds = self.kinds
        close = self.declarations.brackets.close(body)
        at = body + 1
        while at < close:
            end = self.declarations.skip_to_comma(at, close)
            place = self.declarations.attributes(at + 1, [])
            if place < end and kinds[place] == _ASSIGN:
                bound = e.Bound(place, end)
                self.work.put(w.EXPRESSION, place + 1, end, bound.inner)
                parts.append(bound)
            at = end + 1

    def _initialiser(self, declarator: n.Declarator, constant: bool) -> s.Initialiser:
        start = declarator.initialiser_start
        end = declarator.initialiser_end
        sort = declarator.initialiser
        node = s.Initialiser(start, end, constant or sort == n.BIT_FIELD)
        inside = start + 1
        if sort == n.ASSIGNED or sort == n.BIT_FIELD:
            kind = self.kinds[inside] if inside < end else 0
            if (kind != k.DEFAULT and kind != k.DELETE) or (kind == k.DELETE and end > inside + 1):
                self.work.put(w.ITEMS, inside, end, node.items)
        elif sort == n.BRACED:
            braced = e.BracedList(start, end)
            node.items.append(braced)
            self.work.put(w.ITEMS, inside, end - 1, braced.items)
        else:
            self.work.put(w.ITEMS, inside, end - 1, node.items)
        return node

    # --- ends
    # --------------------------------------------------------------------------------------------------

    def _end_of_declaration(self, at: int, limit: int) -> int:
        """The index behind the `;` of the declaration at `at`."""
        return min(self._semicolon(at, limit) + 1, limit)

    def _semicolon(self, at: int, limit: int) -> int:
        """The next `;` outside brackets, or `limit`."""
        kinds = self.kinds
        skip = self.declarations.brackets.skip
        while at < limit:
            kind = kinds[at]
            if kind == _SEMICOLON:
                return at
            if kind == _OPEN_ROUND or kind == _OPEN_BRACE or kind == _OPEN_SQUARE:
                at = skip(at)
            else:
                at += 1
        return limit

    def _colon(self, at: int, limit: int) -> int:
        """The next `:` outside brackets, or `limit`."""
        kinds = self.kinds
        while at < limit:
            kind = kinds[at]
            if kind == _COLON:
                return at
            if kind == _OPEN_ROUND or kind == _OPEN_BRACE or kind == _OPEN_SQUARE:
                at = self.declarations.brackets.skip(at)
            else:
                at += 1
        return limit
