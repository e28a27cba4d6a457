"""Blocks and statements that do not follow the grammar ([stmt.stmt])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.expression_tokens import POINTERS, TYPE_STARTS, placeholder_end
from cufe.syntax.recovery import specifiers as sp
from cufe.syntax.recovery.classes import ClassReader
from cufe.syntax.recovery.names import VALUES
from cufe.syntax.recovery.tokens import END, HOLE, OPENING, GivenUpError
from cufe.text import kinds as k

#: with these a declaration starts and nothing else
_STARTS_DECLARATION: Final = k.TYPE_KEYS + bytes(
    (k.TYPEDEF, k.STATIC, k.EXTERN, k.CONSTEXPR, k.CONSTINIT, k.CONSTEVAL, k.REGISTER, k.THREAD_LOCAL, k.INLINE,
     k.CONST, k.VOLATILE, k.USING, k.NAMESPACE, k.STATIC_ASSERT, k.ALIGNAS, k.MUTABLE, k.FRIEND, k.VIRTUAL,
     k.ATTRIBUTE_MACRO)
)  # fmt: skip
#: what a declarator in parentheses goes on with behind its first `*`
_BEHIND_POINTER: Final = POINTERS + bytes((k.IDENTIFIER, k.CONST))


class StatementReader(ClassReader):
    """Reads blocks; a derived class reads the declarations in them."""

    def simple(self, in_class: bool, in_block: bool) -> None:
        raise NotImplementedError

    def special(self, kind: int) -> None:
        raise NotImplementedError

    # --- blocks -----------------------------------------------------------------------------------------------

    def block(self) -> None:
        """A block with its braces."""
        self.required(k.OPEN_BRACE, num.OPEN_BRACE_EXPECTED)
        self.inside_block()

    def function_block(self) -> None:
        """The block of a lambda."""
        waiting = self.stops
        self.stops = [0] * 256
        self.stops[END] = 1
        self.block()
        self.stops = waiting

    def inside_block(self) -> None:
        """The statements behind an opening brace, and the closing one."""
        kinds = self.kinds
        self.enter()
        brace = self.at - 1
        self.scopes.append({})
        self.blocks += 1
        self.stops[k.CLOSE_BRACE] += 1
        while kinds[self.at] != k.CLOSE_BRACE and kinds[self.at] != END:
            state = self.state()
            try:
                self.statement(True)
            except GivenUpError:
                self.restore(state)
                self.pass_over()
        self.stops[k.CLOSE_BRACE] -= 1
        self.blocks -= 1
        self.scopes.pop()
        if kinds[self.at] == END:
            is_matched = self.last == self.end and kinds[brace] == k.OPEN_BRACE
            self.error(num.CLOSE_BRACE_EXPECTED, brace if is_matched else -1)
            self.insert(self.at, "}")
        else:
            self.at += 1
        self.leave()

    def statement(self, in_block: bool) -> None:
        kinds = self.kinds
        self.enter()
        if kinds[self.at] in (k.ATTRIBUTE, k.OPEN_SQUARE, k.EXTENSION):
            while self.attributes() or self.accept(k.EXTENSION):
                pass
        kind = kinds[self.at]
        if kind == k.OPEN_BRACE:
            self.at += 1
            self.inside_block()
        elif kind == k.SEMICOLON:
            self.at += 1
        elif kind == k.IF or kind == k.SWITCH or kind == k.WHILE:
            self._selection(kind)
        elif kind == k.FOR:
            self._for()
        elif kind == k.DO:
            self._do()
        elif kind == k.RETURN or kind == k.CO_RETURN:
            self.at += 1
            self.expression_statement(kinds[self.at] != k.SEMICOLON)
        elif kind == k.BREAK or kind == k.CONTINUE:
            self.at += 1
            self.expression_statement(False)
        elif kind == k.GOTO:
            self._goto()
        elif kind == k.CASE or kind == k.DEFAULT:
            self._label(kind, in_block)
        elif kind == k.IDENTIFIER and kinds[self.at + 1] == k.COLON:
            self.at += 2
            self._behind_label(in_block)
        elif kind == k.TRY:
            self._try()
        elif kind == k.ASM:
            self.assembly(True)
            self.expression_statement(False)
        elif kind == k.LABEL:
            while kinds[self.at] != k.SEMICOLON and kinds[self.at] != END:
                self.at += 1
        elif kind == END:
            self.error(num.EXPRESSION_EXPECTED)
            self.told_only(num.SEMICOLON_EXPECTED, ";")
        elif kind == k.CLOSE_BRACE:
            self.error(num.STATEMENT_EXPECTED)
            self.insert(self.at, ";")
        elif kind == k.ELSE and self.stops[k.ELSE]:
            self.told_only(num.STATEMENT_EXPECTED, ";")
        elif kind == k.ELSE or kind == k.CATCH:
            self.no_statement(num.STATEMENT_EXPECTED)
        elif kind == k.TEMPLATE:
            self.declaration(False)
        elif kind == k.TYPENAME and self._begins_missing(self.at + 1):
            # What is no type is an operand.
            self.skipped.append((self.at, self.at + 1))
            self.at += 1
            name = self.look(self.at)
            self.error(num.TYPE_NAME)
            self.found[-1].token = self.at - 1
            self.found[-1].found_at = self.at if name is None else name.end
            self.expression_statement(True)
        elif self.is_declaration(self.at):
            self._block_declaration()
        else:
            self.expression_statement(True)
        self.leave()

    def no_statement(self, number: int) -> None:
        """Passes over a token that begins no statement, with all up to a semicolon."""
        start = self.at
        self.error(number)
        self.stops[k.SEMICOLON] += 1
        if self.kinds[self.at] == k.CLOSE_BRACE:
            self.at += 1
        self.flush()
        self.stops[k.SEMICOLON] -= 1
        self.drop(start)
        if self.at < self.end and self.kinds[self.at] == k.SEMICOLON:
            self.at += 1

    def expression_statement(self, has_expression: bool) -> None:
        self.stops[k.SEMICOLON] += 1
        if has_expression:
            if self.kinds[self.at] == k.OPEN_BRACE:
                self.braced()
            else:
                self.expression(True)
        self.stops[k.SEMICOLON] -= 1
        self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)

    def is_declaration(self, at: int) -> bool:
        """Whether a declaration begins at a token."""
        kinds = self.kinds
        kind = kinds[at]
        if kind in _STARTS_DECLARATION:
            return True
        is_scope = kind == k.DECLTYPE and self.opens_scope(at)
        if kind in (k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE) and not is_scope:
            after = self.behind(at + 1)
            return kinds[after] not in b"({" and kinds[after] != k.SCOPE
        if kind in TYPE_STARTS and not is_scope:
            start = self.at
            found = (len(self.found), len(self.skipped), len(self.inserted), len(self.restarts))
            self.at = at
            self.stops[k.SEMICOLON] += 1
            self.specifiers(False)
            self.stops[k.SEMICOLON] -= 1
            after = self.at
            self.at = start
            del self.found[found[0] :], self.skipped[found[1] :], self.inserted[found[2] :], self.restarts[found[3] :]
            if kinds[after] == k.OPEN_ROUND:
                return (kind != k.AUTO or kinds[after + 1] in POINTERS) and self._declares_in_parentheses(after)
            return kinds[after] != k.OPEN_BRACE
        name = self.look(at)
        if name is None:
            return False
        after = kinds[name.end]
        if name.meaning in m.TYPES:
            if after == k.SCOPE:
                return kinds[name.end + 1] == k.STAR
            if after == k.OPEN_ROUND:
                return self._declares_in_parentheses(name.end)
            if after == k.LESS:
                state = self.state()
                self.at = name.end
                self.template_arguments(name.last)
                is_scope = kinds[self.at] == k.SCOPE
                self.restore(state)
                return not is_scope
            return after not in b"{.;" and after != k.ARROW
        if name.meaning in VALUES:
            return placeholder_end(kinds, name.end) > name.end
        if after == k.IDENTIFIER:
            return True
        if after in (k.CONST, k.VOLATILE, k.AUTO):
            return not self.names.is_undeclared(at)
        if after in POINTERS:
            place = name.end
            while kinds[place] in POINTERS or kinds[place] == k.CONST or kinds[place] == k.RESTRICT:
                place += 1
            return kinds[place] == k.IDENTIFIER and kinds[place + 1] in b"=;,"
        return False

    def _declares_in_parentheses(self, at: int) -> bool:
        """Whether `T (` begins a declaration: `T (*p)[3];`, `T (x);`."""
        kinds = self.kinds
        if kinds[at + 1] in POINTERS and kinds[at + 2] in _BEHIND_POINTER:
            return kinds[self.behind(at)] in b"([=;,"
        name = self.look(at + 1)
        if name is not None and kinds[name.end] == k.SCOPE and kinds[name.end + 1] == k.STAR:
            return True
        return kinds[at + 1] == k.IDENTIFIER and kinds.startswith((b");", b")="), at + 2)

    def _block_declaration(self) -> None:
        kind = self.kinds[self.at]
        if kind in (k.USING, k.NAMESPACE, k.STATIC_ASSERT):
            self.special(kind)
            return
        self.simple(False, True)

    # --- statements -------------------------------------------------------------------------------------------

    def _condition(self) -> None:
        """A condition, with the statement in front of it that may initialise something ([stmt.pre])."""
        if self.is_declaration(self.at):
            self._simple_in_head()
        else:
            self.expression(True)

    def _simple_in_head(self) -> None:
        """A declaration without its semicolon."""
        if self.kinds[self.at] == k.USING:
            raise GivenUpError
        start = self.at
        self.unclosed = False
        held = self.specifiers(False)
        if not held & sp.TYPED:
            raise GivenUpError
        self.stops[k.COMMA] += 1
        while True:
            name = self.declarator(False)
            if name >= 0 and not self.broken:
                self.declare(name, m.VALUE)
            if self.broken and not self.unclosed:
                raise GivenUpError
            if self.kinds[self.at] == k.COLON:
                break
            self.initialiser()
            if not self.accept(k.COMMA):
                break
        self.stops[k.COMMA] -= 1
        if self.unclosed:
            self.drop(start)
            self.insert(start, HOLE)

    def _selection(self, kind: int) -> None:
        kinds = self.kinds
        self.at += 1
        if kind == k.IF:
            if kinds[self.at] == k.CONSTEXPR:
                self.at += 1
            elif kinds[self.at] == k.CONSTEVAL or (kinds[self.at] == k.NOT and kinds[self.at + 1] == k.CONSTEVAL):
                self.at += 1 if kinds[self.at] == k.CONSTEVAL else 2
                self.block()
                if self.accept(k.ELSE):
                    self.statement(False)
                return
        self.scopes.append({})
        self.required(k.OPEN_ROUND, num.OPEN_ROUND_EXPECTED)
        self.stops[k.CLOSE_ROUND] += 1
        is_preceded = kind != k.WHILE and self.accept(k.SEMICOLON)
        self._condition()
        if kind != k.WHILE and not is_preceded and self.accept(k.SEMICOLON):
            self._condition()
        self.stops[k.CLOSE_ROUND] -= 1
        self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
        self.stops[k.ELSE] += kind == k.IF
        self.statement(False)
        self.stops[k.ELSE] -= kind == k.IF
        if kind == k.IF and self.accept(k.ELSE):
            self.statement(False)
        self.scopes.pop()

    def _for(self) -> None:
        kinds = self.kinds
        start = self.at
        self.at += 1
        self.scopes.append({})
        if not self.required(k.OPEN_ROUND, num.OPEN_ROUND_EXPECTED) and kinds[self.at] in (k.CLOSE_BRACE, END):
            for number in (
                num.EXPRESSION_EXPECTED,
                num.SEMICOLON_EXPECTED,
                num.EXPRESSION_EXPECTED,
                num.CLOSE_ROUND_EXPECTED,
                num.STATEMENT_EXPECTED,
            ):
                self.error(number)
            self.drop(start)
            self.scopes.pop()
            return
        self.stops[k.CLOSE_ROUND] += 1
        self.stops[k.SEMICOLON] += 1
        is_range = False
        if kinds[self.at] == k.IDENTIFIER and self.names.is_undeclared(self.at) and self._is_range():
            self._range_variable()
            is_range = True
        elif kinds[self.at] != k.SEMICOLON:
            self._condition()
            is_range = self.accept(k.COLON)
        if is_range:
            if kinds[self.at] == k.OPEN_BRACE:
                self.braced()
            else:
                self.expression(True)
        elif kinds[self.at] == k.COLON:
            raise GivenUpError
        else:
            self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
            if kinds[self.at] == k.COLON:
                raise GivenUpError
            if kinds[self.at] != k.SEMICOLON:
                self._condition()
            if self.accept(k.COLON):
                # Over a range, behind a statement that initialises something.
                if kinds[self.at] == k.OPEN_BRACE:
                    self.braced()
                else:
                    self.expression(True)
            else:
                self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
                if kinds[self.at] != k.CLOSE_ROUND:
                    self.stops[k.SEMICOLON] -= 1
                    self.expression(True)
                    self.stops[k.SEMICOLON] += 1
        self.stops[k.SEMICOLON] -= 1
        self.stops[k.CLOSE_ROUND] -= 1
        self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
        self.statement(False)
        self.scopes.pop()

    def _is_range(self) -> bool:
        """Whether a colon that belongs to a loop over a range follows in its head."""
        at = self.at
        while self.kinds[at] not in b":?;)" and self.kinds[at] != END:
            at = self.behind_nest(at) if self.kinds[at] in OPENING else at + 1
        return self.kinds[at] == k.COLON

    def _range_variable(self) -> None:
        """The variable of a loop over a range, behind what nothing declares: a misspelt specifier."""
        self.at += 1
        self.second_type()
        name = self.declarator(False)
        if name >= 0:
            self.unqualified(name)
            self.declare(name, m.VALUE)
        self.required(k.COLON, num.COLON_EXPECTED)

    def _do(self) -> None:
        """A loop with its condition behind; a statement that is not finished in it ends at its `while`."""
        self.at += 1
        self.stops[k.WHILE] += 1
        self.statement(False)
        self.stops[k.WHILE] -= 1
        if self.kinds[self.at] != k.WHILE:
            at = self.at
            self.error(num.WHILE_EXPECTED)
            self.flush_to(k.WHILE)
            if self.kinds[self.at] != k.WHILE:
                self.insert(at, "while")
                self.at -= 1
        self.at += 1
        self.stops[k.SEMICOLON] += 1
        self.required(k.OPEN_ROUND, num.OPEN_ROUND_EXPECTED)
        self.expression_before(k.CLOSE_ROUND, True)
        self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
        self.stops[k.SEMICOLON] -= 1
        self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)

    def _goto(self) -> None:
        start = self.at
        self.at += 1
        if self.kinds[self.at] == k.STAR:
            self.expression_statement(True)
            return
        if self.accept(k.IDENTIFIER):
            self.expression_statement(False)
            return
        self.error(num.IDENTIFIER_EXPECTED)
        self.flush_to(k.SEMICOLON)
        self.drop(start)
        self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)

    def _label(self, kind: int, in_block: bool) -> None:
        self.at += 1
        if kind == k.CASE:
            self.expression_before(k.COLON, False)
        self.required(k.COLON, num.COLON_EXPECTED)
        self._behind_label(in_block)

    def _behind_label(self, in_block: bool) -> None:
        """Reads the statement behind a label."""
        if self.kinds[self.at] == k.CLOSE_BRACE:
            self.error(num.STATEMENT_EXPECTED)
            self.found[-1].warning = True
            self.insert(self.at, ";")
        elif not in_block or self.kinds[self.at] == END:
            self.statement(in_block)

    def _try(self) -> None:
        self.at += 1
        self.block()
        if self.kinds[self.at] != k.CATCH:
            self.error(num.NO_HANDLER)
            self.insert(self.at, "catch(...){}")
            self.flush()
        while self.kinds[self.at] == k.CATCH:
            self.handler()

    def handler(self) -> None:
        kinds = self.kinds
        self.at += 1
        self.scopes.append({})
        if self.required(k.OPEN_ROUND, num.OPEN_ROUND_EXPECTED) or kinds[self.at - 1] == k.OPEN_ROUND:
            self.stops[k.CLOSE_ROUND] += 1
            if not self.accept(k.ELLIPSIS):
                self._exception()
            self.stops[k.CLOSE_ROUND] -= 1
            self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
        else:
            self.insert(self.at, "...)")
        self.block()
        self.scopes.pop()

    def _exception(self) -> None:
        """Reads the exception-declaration of a handler."""
        self.attributes()
        if self.specifiers(False) & sp.TYPED:
            name = self.declarator(True)
            if name >= 0:
                self.declare(name, m.VALUE)
        else:
            self.error(num.EXCEPTION_EXPECTED)
            self.insert(self.at, "...")
            self.flush()
