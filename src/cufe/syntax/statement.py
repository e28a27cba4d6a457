"""The statement parser: the statements of one block, with an explicit stack for statements inside statements."""

from cufe.final import Final
from cufe.syntax import body_work as w
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.syntax.declaration_statement import DeclarationStatementParser
from cufe.text import kinds as k

# --- what waits for a substatement -----------------------------------------------------------------------------------
_THEN: Final = 0
_ELSE: Final = 1
_LOOP: Final = 2
_DO: Final = 3
_LABELLED: Final = 4


class StatementParser(DeclarationStatementParser):
    """Parses the statements of the blocks of one body."""

    # --- blocks ------------------------------------------------------------------------------------------------------

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
            if at + 1 < limit and kinds[at + 1] == k.COLON:
                label = s.Labelled(at, at)
                self._label(at)
                self._wait(label, _LABELLED, waiting, states, regions)
                self.at = self.declarations.attributes(at + 2, [], True)
                return None
            return self._expression_or_declaration(at, limit)
        if kind == k.OPEN_BRACE:
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
        if kind == k.SEMICOLON:
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
        if kind == k.ATTRIBUTE or (kind == k.OPEN_SQUARE and at + 1 < limit and kinds[at + 1] == k.OPEN_SQUARE):
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
        after = self.declarations.attributes(at, [], True)
        if after == at:
            return self._expression_statement(at, limit)
        if after < limit and self.kinds[after] == k.SEMICOLON:
            self.at = after + 1
            return s.Empty(at, after + 1)
        kind = self.kinds[after] if after < limit else 0
        plain_label = kind == k.IDENTIFIER and after + 1 < limit and self.kinds[after + 1] == k.COLON
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
        self.work.put_block(at + 1, close, block.statements, region)
        self.at = close + 1
        return block

    # --- control -----------------------------------------------------------------------------------------------------

    def _if(self, at: int, limit: int, waiting: list[e.Node], states: list[int], regions: list[s.Region]) -> None:
        kinds = self.kinds
        work = self.work
        node = s.If(at, s.Region(s.CONDITION, at, at, work.region))
        self._wait(node, _THEN, waiting, states, regions)
        work.region = node.region
        at += 1
        if at < limit and kinds[at] == k.NOT:
            at += 1
        if at < limit and (kinds[at] == k.CONSTEXPR or kinds[at] == k.CONSTEVAL):
            node.constexpr = at
            at += 1
        if at < limit and kinds[at] == k.OPEN_ROUND:
            close = min(self.declarations.brackets.close(at), limit)
            self._head(node, at + 1, close)
            at = close + 1
        elif node.constexpr < 0 or kinds[node.constexpr] != k.CONSTEVAL:
            work.fault(at, "`(` expected behind `if`")
        at = self.declarations.attributes(at, [], True)
        self._start_substatement(at, node.region)
        self.at = at

    def _while_head(self, node: s.Loop, start: int, close: int) -> None:
        """The condition of a loop, in front of which no statement may stand."""
        end = self._semicolon(start, close)
        node.condition = self._condition(start, end)
        if end < close or start >= close:
            self.work.fault(end, "`)` expected" if start < end else "operand expected")

    def _head(self, node: s.If | s.Loop, start: int, close: int) -> None:
        """The condition up to a parenthesis, and the statement in front of it."""
        semicolon = self._semicolon(start, close)
        if semicolon < close:
            node.initial = self._simple(start, semicolon + 1)
            start = semicolon + 1
        node.condition = self._condition(start, close)
        if start >= close:
            self.work.fault(close, "operand expected")

    def _loop(self, at: int, limit: int, waiting: list[e.Node], states: list[int], regions: list[s.Region]) -> None:
        kinds = self.kinds
        work = self.work
        keyword = kinds[at]
        node = s.Loop(at, keyword, s.Region(s.CONDITION, at, at, work.region))
        self._wait(node, _DO if keyword == k.DO else _LOOP, waiting, states, regions)
        work.region = node.region
        at += 1
        if keyword != k.DO:
            if at < limit and kinds[at] == k.OPEN_ROUND:
                close = min(self.declarations.brackets.close(at), limit)
                if keyword == k.FOR:
                    self._for_head(node, at + 1, close)
                elif keyword == k.WHILE:
                    self._while_head(node, at + 1, close)
                else:
                    self._head(node, at + 1, close)
                at = close + 1
            else:
                work.fault(at, "`(` expected")
        at = self.declarations.attributes(at, [], True)
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
        if at + 1 >= limit or kinds[at] != k.WHILE or kinds[at + 1] != k.OPEN_ROUND:
            self.work.fault(at, "`while (` expected behind the body of `do`")
            return at
        close = min(self.declarations.brackets.close(at + 1), limit)
        node.condition = self.expressions.whole(at + 2, close)
        at = close + 1
        if at < limit and kinds[at] == k.SEMICOLON:
            return at + 1
        self.work.fault(at, "`;` expected")
        return at

    def _condition(self, at: int, end: int) -> e.Node | None:
        """A condition: an expression or a declaration with an initialiser."""
        if at >= end:
            return None
        if self.is_declaration(at, end, True):
            node = self.declaration(at, end)
            if isinstance(node, s.DeclarationStatement) and not node.initialisers:
                self.work.fault(end, "initialiser expected")
            return node
        return self.expressions.whole(at, end)

    def _simple(self, at: int, end: int) -> e.Node:
        """An init-statement, with its semicolon."""
        if self.kinds[at] == k.SEMICOLON:
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
            if self.expressions.failed:
                self.work.fault(at, "operand expected")
        else:
            at += 1
        if at < limit and kinds[at] == k.COLON:
            at += 1
        else:
            self.work.fault(at, "`:` expected behind a case label")
            at = max(at, node.start + 1)
        self._wait(node, _LABELLED, waiting, states, regions)
        self.at = self.declarations.attributes(at, [], True)
        if self.at != at and self.at < limit and kinds[self.at] == k.SEMICOLON:
            self.at = at  # `case 1: [[fallthrough]];`

    def _jump(self, at: int, limit: int) -> s.Jump:
        kinds = self.kinds
        node = s.Jump(at, kinds[at])
        place = at + 1
        if kinds[at] == k.GOTO and place < limit:
            if kinds[place] == k.STAR:
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
        if place < limit and kinds[place] == k.OPEN_BRACE:
            node.value = self.expressions.braced(place, limit)
            place = self.expressions.at
        elif place < limit and kinds[place] != k.SEMICOLON:
            node.value = self.expressions.expression(place, limit, True)
            place = self.expressions.at
            if self.expressions.failed:
                self.work.fault(place, "operand expected")
        self.at = self._terminator(place, limit)
        node.end = self.at
        return node

    def _terminator(self, at: int, limit: int) -> int:
        """The index behind the `;` at `at`; where there is none, behind the next one."""
        if at < limit and self.kinds[at] == k.SEMICOLON:
            return at + 1
        self.work.fault(at, "`;` expected")
        return min(self._semicolon(at, limit) + 1, limit)

    def _try(self, at: int, limit: int) -> e.Node:
        kinds = self.kinds
        node = s.Try(at)
        self.at = at + 1
        if self.at < limit and kinds[self.at] == k.OPEN_BRACE:
            node.block = self._block(self.at, limit)
        else:
            self.work.fault(self.at, "`{` expected behind `try`")
        self.handlers(self.at, limit, node.handlers)
        if not node.handlers:
            self.work.fault(self.at, "handler expected")
        node.end = self.at
        return node

    def handlers(self, at: int, limit: int, target: list[s.Handler]) -> None:
        """The `catch` clauses at `at`, if any."""
        kinds = self.kinds
        work = self.work
        while at + 1 < limit and kinds[at] == k.CATCH and kinds[at + 1] == k.OPEN_ROUND:
            close = min(self.declarations.brackets.close(at + 1), limit)
            outer = work.region
            region = s.Region(s.HANDLER, at, close + 1, outer)
            work.region = region
            handler = s.Handler(at, close + 1)
            if at + 2 >= close:
                work.fault(close, "exception declaration expected")
            elif kinds[at + 2] != k.ELLIPSIS:
                handler.declaration = self.declaration(at + 2, close)
            at = close + 1
            self.at = at
            if at < limit and kinds[at] == k.OPEN_BRACE:
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
        while at < limit and kinds[at] != k.OPEN_ROUND and kinds[at] != k.SEMICOLON and kinds[at] != k.OPEN_BRACE:
            at += 1
        node = s.Asm(start, at)
        if at < limit and kinds[at] == k.OPEN_ROUND:
            close = min(self.declarations.brackets.close(at), limit)
            self.work.put(w.ASM_OPERANDS, at + 1, close, node.operands)
            at = close + 1
        self.at = self._terminator(at, limit)
        node.end = self.at
        return node

    def asm_operands(self, at: int, limit: int, target: list[e.Node]) -> None:
        """The operands in `asm(template : outputs : inputs : clobbers)`: every parenthesis behind a constraint."""
        kinds = self.kinds
        while at < limit:
            if kinds[at] == k.OPEN_ROUND:
                close = min(self.declarations.brackets.close(at), limit)
                self.work.put(w.EXPRESSION, at + 1, close, target)
                at = close + 1
            else:
                at += 1

    # --- expression or declaration -----------------------------------------------------------------------------------

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
        if end >= limit or self.kinds[end] != k.SEMICOLON:
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

    def _declaration_statement(self, at: int, limit: int) -> e.Node:
        end = self._end_of_declaration(at, limit)
        self.at = end
        return self.declaration(at, end)
