"""Blocks, and the declarations of namespaces, that do not follow the grammar ([stmt.stmt], [dcl.pre], [namespace])."""

from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.expression_tokens import TYPE_STARTS
from cufe.syntax.recovery import declarations as d
from cufe.syntax.recovery import expressions as x
from cufe.syntax.recovery.classes import ClassReader
from cufe.syntax.recovery.names import VALUES
from cufe.syntax.recovery.tokens import END, GivenUpError, SyntaxFinding
from cufe.text import kinds as k

_COMBINATION: Final = 84
_WHILE: Final = 112
_STATEMENT: Final = 127
_BODY: Final = 130
_NO_SPECIFIERS: Final = 77
_DECLARATION: Final = 169
_HEAD_END: Final = 706
_NO_HANDLER: Final = 530
_EXCEPTION: Final = 531
_NO_PARAMETER: Final = 440
_NOT_HERE: Final = 935
_STRING: Final = 1038

#: with these a declaration starts and nothing else
_STARTS_DECLARATION: Final = k.TYPE_KEYS + bytes(
    (k.TYPEDEF, k.STATIC, k.EXTERN, k.CONSTEXPR, k.CONSTINIT, k.CONSTEVAL, k.REGISTER, k.THREAD_LOCAL, k.INLINE,
     k.CONST, k.VOLATILE, k.USING, k.NAMESPACE, k.STATIC_ASSERT, k.ALIGNAS, k.MUTABLE, k.FRIEND, k.VIRTUAL,
     k.ATTRIBUTE_MACRO)
)  # fmt: skip
_POINTERS: Final = bytes((k.STAR, k.AMPERSAND, k.AND))
#: what a declarator in parentheses goes on with behind its first `*`
_BEHIND_POINTER: Final = _POINTERS + bytes((k.IDENTIFIER, k.CONST))
_TYPES: Final = (m.TYPE, m.TYPE_TEMPLATE)
#: specifiers that a variable without an initialiser does not have
_NOT_ALONE: Final = bytes((k.TYPEDEF, k.CONST, k.CONSTEXPR, k.CONSTINIT, k.CONSTEVAL, k.FRIEND, k.VIRTUAL, k.EXPLICIT))


class StatementReader(ClassReader):
    """Reads blocks and namespaces."""

    # --- blocks -----------------------------------------------------------------------------------------------

    def block(self) -> None:
        """A block with its braces."""
        self.required(k.OPEN_BRACE, _BODY)
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
            self.error(x.CLOSE_BRACE, brace if is_matched else -1)
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
            self._expression_statement(kinds[self.at] != k.SEMICOLON)
        elif kind == k.BREAK or kind == k.CONTINUE:
            self.at += 1
            self._expression_statement(False)
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
            self._expression_statement(False)
        elif kind == k.LABEL:
            while kinds[self.at] != k.SEMICOLON and kinds[self.at] != END:
                self.at += 1
        elif kind == END:
            self.error(x.EXPRESSION)
            self.told_only(x.SEMICOLON, ";")
        elif kind == k.CLOSE_BRACE:
            self.error(_STATEMENT)
            self.insert(self.at, ";")
        elif kind == k.ELSE and self.stops[k.ELSE]:
            self.told_only(_STATEMENT, ";")
        elif kind == k.ELSE or kind == k.CATCH:
            self._no_statement(_STATEMENT)
        elif kind == k.TEMPLATE:
            self.declaration(False)
        elif self.is_declaration(self.at):
            self._block_declaration()
        else:
            self._expression_statement(True)
        self.leave()

    def _no_statement(self, number: int) -> None:
        """What begins nothing goes out, with what follows up to a semicolon."""
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

    def _expression_statement(self, has_expression: bool) -> None:
        self.stops[k.SEMICOLON] += 1
        if has_expression:
            if self.kinds[self.at] == k.OPEN_BRACE:
                self.braced()
            else:
                self.expression(True)
        self.stops[k.SEMICOLON] -= 1
        self.required(k.SEMICOLON, x.SEMICOLON)

    def is_declaration(self, at: int) -> bool:
        """Whether a declaration begins at a token."""
        kinds = self.kinds
        kind = kinds[at]
        if kind in _STARTS_DECLARATION:
            return True
        if kind in (k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE):
            after = self.behind(at + 1)
            return kinds[after] not in b"({" and kinds[after] != k.SCOPE
        if kind in TYPE_STARTS:
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
                return kind != k.AUTO and self._declares_in_parentheses(after)
            return kinds[after] != k.OPEN_BRACE
        name = self.look(at)
        if name is None:
            return False
        after = kinds[name.end]
        if name.meaning in _TYPES:
            if after == k.SCOPE:
                return kinds[name.end + 1] == k.STAR
            if after == k.OPEN_ROUND:
                return self._declares_in_parentheses(name.end)
            return after not in b"{.;" and after != k.ARROW
        if name.meaning in VALUES:
            return after == k.AUTO
        if after == k.IDENTIFIER:
            return True
        if after in (k.CONST, k.VOLATILE, k.AUTO):
            return True
        if after in _POINTERS:
            place = name.end
            while kinds[place] in _POINTERS or kinds[place] == k.CONST or kinds[place] == k.RESTRICT:
                place += 1
            return kinds[place] == k.IDENTIFIER and kinds[place + 1] in b"=;,"
        return False

    def _declares_in_parentheses(self, at: int) -> bool:
        """Whether `T (` begins a declaration: `T (*p)[3];`, `T (x);`."""
        kinds = self.kinds
        if kinds[at + 1] in _POINTERS and kinds[at + 2] in _BEHIND_POINTER:
            return kinds[self.behind(at)] in b"([=;,"
        name = self.look(at + 1)
        if name is not None and kinds[name.end] == k.SCOPE and kinds[name.end + 1] == k.STAR:
            return True
        return kinds[at + 1] == k.IDENTIFIER and kinds.startswith((b");", b")="), at + 2)

    def _block_declaration(self) -> None:
        kind = self.kinds[self.at]
        if kind in (k.USING, k.NAMESPACE, k.STATIC_ASSERT):
            self._special(kind)
            return
        self._simple(False, True)

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
        held = self.specifiers(False)
        if not held & d.TYPED:
            raise GivenUpError
        self.stops[k.COMMA] += 1
        while True:
            name = self.declarator(False)
            if name >= 0 and not self.broken:
                self.declare(name, m.VALUE)
            if self.broken:
                raise GivenUpError
            if self.kinds[self.at] == k.COLON:
                break
            self.initialiser()
            if not self.accept(k.COMMA):
                break
        self.stops[k.COMMA] -= 1

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
        self.required(k.OPEN_ROUND, x.OPEN_ROUND)
        self.stops[k.CLOSE_ROUND] += 1
        if kinds[self.at] == k.SEMICOLON:
            self.at += 1
            self._condition()
        else:
            self._condition()
            if self.accept(k.SEMICOLON):
                self._condition()
        self.stops[k.CLOSE_ROUND] -= 1
        self.required(k.CLOSE_ROUND, x.CLOSE_ROUND)
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
        if not self.required(k.OPEN_ROUND, x.OPEN_ROUND) and kinds[self.at] in (k.CLOSE_BRACE, END):
            for number in (x.EXPRESSION, x.SEMICOLON, x.EXPRESSION, x.CLOSE_ROUND, _STATEMENT):
                self.error(number)
            self.drop(start)
            self.scopes.pop()
            return
        self.stops[k.CLOSE_ROUND] += 1
        self.stops[k.SEMICOLON] += 1
        is_range = False
        if kinds[self.at] != k.SEMICOLON:
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
            self.required(k.SEMICOLON, x.SEMICOLON)
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
                self.required(k.SEMICOLON, x.SEMICOLON)
                if kinds[self.at] != k.CLOSE_ROUND:
                    self.stops[k.SEMICOLON] -= 1
                    self.expression(True)
                    self.stops[k.SEMICOLON] += 1
        self.stops[k.SEMICOLON] -= 1
        self.stops[k.CLOSE_ROUND] -= 1
        self.required(k.CLOSE_ROUND, x.CLOSE_ROUND)
        self.statement(False)
        self.scopes.pop()

    def _do(self) -> None:
        self.at += 1
        self.statement(False)
        if self.kinds[self.at] != k.WHILE:
            at = self.at
            self.error(_WHILE)
            self.stops[k.WHILE] += 1
            self.flush()
            self.stops[k.WHILE] -= 1
            if self.kinds[self.at] != k.WHILE:
                self.insert(at, "while")
                self.at -= 1
        self.at += 1
        self.stops[k.SEMICOLON] += 1
        self.required(k.OPEN_ROUND, x.OPEN_ROUND)
        self.stops[k.CLOSE_ROUND] += 1
        self.expression(True)
        self.stops[k.CLOSE_ROUND] -= 1
        self.required(k.CLOSE_ROUND, x.CLOSE_ROUND)
        self.stops[k.SEMICOLON] -= 1
        self.required(k.SEMICOLON, x.SEMICOLON)

    def _goto(self) -> None:
        start = self.at
        self.at += 1
        if self.kinds[self.at] == k.STAR:
            self._expression_statement(True)
            return
        if self.accept(k.IDENTIFIER):
            self._expression_statement(False)
            return
        self.error(x.IDENTIFIER)
        self.stops[k.SEMICOLON] += 1
        self.flush()
        self.stops[k.SEMICOLON] -= 1
        self.drop(start)
        self.required(k.SEMICOLON, x.SEMICOLON)

    def _label(self, kind: int, in_block: bool) -> None:
        self.at += 1
        if kind == k.CASE:
            self.stops[k.COLON] += 1
            self.expression(False)
            self.stops[k.COLON] -= 1
        self.required(k.COLON, x.COLON)
        self._behind_label(in_block)

    def _behind_label(self, in_block: bool) -> None:
        """What a label stands in front of."""
        if self.kinds[self.at] == k.CLOSE_BRACE:
            self.error(_STATEMENT)
            self.found[-1].warning = True
            self.insert(self.at, ";")
        elif not in_block or self.kinds[self.at] == END:
            self.statement(in_block)

    def _try(self) -> None:
        self.at += 1
        self.block()
        if self.kinds[self.at] != k.CATCH:
            self.error(_NO_HANDLER)
            self.insert(self.at, "catch(...){}")
            self.flush()
        while self.kinds[self.at] == k.CATCH:
            self.handler()

    def handler(self) -> None:
        kinds = self.kinds
        self.at += 1
        self.scopes.append({})
        if self.required(k.OPEN_ROUND, x.OPEN_ROUND) or kinds[self.at - 1] == k.OPEN_ROUND:
            self.stops[k.CLOSE_ROUND] += 1
            if not self.accept(k.ELLIPSIS):
                self._exception()
            self.stops[k.CLOSE_ROUND] -= 1
            self.required(k.CLOSE_ROUND, x.CLOSE_ROUND)
        else:
            self.insert(self.at, "...)")
        self.block()
        self.scopes.pop()

    def _exception(self) -> None:
        """What a handler takes."""
        self.attributes()
        if self.specifiers(False) & d.TYPED:
            name = self.declarator(True)
            if name >= 0:
                self.declare(name, m.VALUE)
        else:
            self.error(_EXCEPTION)
            self.insert(self.at, "...")
            self.flush()

    # --- namespaces -------------------------------------------------------------------------------------------

    def declaration(self, in_class: bool) -> None:
        """A declaration of a namespace or class."""
        kinds = self.kinds
        self.enter()
        start = self.at
        while self.accept(k.EXTENSION):
            pass
        kind = kinds[self.at]
        if kind == k.SEMICOLON:
            self.at += 1
        elif kind == k.TEMPLATE or (kind == k.EXTERN and kinds[self.at + 1] == k.TEMPLATE):
            self._template(in_class)
        elif kind == k.NAMESPACE and in_class:
            self._no_statement(_DECLARATION)
        elif kind == k.NAMESPACE or (kind == k.INLINE and kinds[self.at + 1] == k.NAMESPACE):
            self._namespace()
        elif kind in (k.USING, k.STATIC_ASSERT):
            self._special(kind)
        elif kind == k.EXTERN and kinds[self.at + 1] == k.STRING and kinds[self.at + 2] == k.OPEN_BRACE:
            self.at += 2
            self._namespace_block()
        elif kind == k.ASM:
            self.assembly(False)
            self._expression_statement(False)
        elif kind == k.OPEN_BRACE and not in_class:
            self._stray_block()
        elif kind in d.NO_DECLARATION:
            self._no_statement(_DECLARATION)
        elif kind == k.CONCEPT or kind == k.EXPORT:
            raise GivenUpError
        else:
            self._simple(in_class, False)
        self.leave()
        if self.at == start:
            raise GivenUpError

    def _stray_block(self) -> None:
        """A block where a declaration should begin: what stands behind it is read (observed; a class reads on behind a
        semicolon)."""
        start = self.at
        self.error(_DECLARATION)
        self.at = self.behind_nest(start)
        self.drop(start)

    def _simple(self, in_class: bool, in_block: bool) -> None:
        """A simple-declaration or the definition of a function ([dcl.pre])."""
        kinds = self.kinds
        start = self.at
        count = len(self.found)
        self.stops[k.SEMICOLON] += 1
        held = self.specifiers(in_class)
        self.stops[k.SEMICOLON] -= 1
        if held & d.ENDED:
            if held & d.TYPEDEF or held & d.UNNAMED:
                self.error(x.IDENTIFIER)
            self.told_only(x.SEMICOLON, ";")
            return
        if held & d.DEFINES and kinds[self.at] in (END, k.CLOSE_BRACE):
            if kinds[self.at] == k.CLOSE_BRACE and in_class:
                self.error(x.IDENTIFIER)
            self.told_only(x.SEMICOLON, ";")
            return
        if kinds[self.at] == k.SEMICOLON:
            is_broken = len(self.found) > count and self.found[-1].number == x.GREATER
            if is_broken:
                if in_block and kinds[start + 1] == k.SCOPE:
                    self.found.append(SyntaxFinding(_DECLARATION, start))
                self.drop(start)
            if len(self.found) > count and self.found[-1].number == d.TAG:
                self.drop(start)
            elif self.heads and held & d.TYPED and not held & d.KEYED:
                self.error(x.IDENTIFIER)
                self.drop(start)
            self.at += 1
            return
        if not held & d.TYPED and self.lacks_type():
            self._name_alone(start)
            return
        if not held & d.TYPED and not self._may_lack_type(in_class):
            raise GivenUpError
        meaning = m.TYPE if held & d.TYPEDEF else m.VALUE_TEMPLATE if self.heads else m.VALUE
        self.declarators(start, held, meaning, in_class, in_block)

    def _name_alone(self, start: int) -> None:
        """What a misspelt specifier declares: a variable without a type, behind which all up to a semicolon is passed
        over (observed)."""
        kinds = self.kinds
        name = self.at
        if any(kinds[one] in _NOT_ALONE for one in range(start, name)):
            raise GivenUpError
        self.error(d.NO_TYPE if name > start else _NO_SPECIFIERS)
        self.declare(name, m.VALUE)
        self.insert(name, "int")
        self.at += 1
        while self.attributes():
            pass
        self.skipped.append((name + 1, self.at))
        if self.required(k.SEMICOLON, x.SEMICOLON) or not self.heads:
            return
        # Nothing is left of a template but its semicolon.
        is_found = kinds[self.at - 1] == k.SEMICOLON
        self.at -= int(is_found)
        self.drop(start)
        self.at += int(is_found)

    def _may_lack_type(self, in_class: bool) -> bool:
        """Whether a declarator alone begins a declaration: of a constructor, a destructor, a conversion."""
        kinds = self.kinds
        kind = kinds[self.at]
        if kind == k.TILDE or kind == k.OPERATOR or self.ends_at_scope():
            return True
        name = self.look(self.at)
        if name is None:
            return False
        if kinds[name.end] == k.SCOPE:
            return kinds[name.end + 1] in (k.TILDE, k.OPERATOR)
        return name.end == self.at + 1 or kinds[name.end] == k.OPEN_ROUND

    def _template(self, in_class: bool) -> None:
        kinds = self.kinds
        start = self.at
        self.accept(k.EXTERN)
        heads = self.heads
        self.scopes.append({})
        is_closed = True
        while kinds[self.at] == k.TEMPLATE and kinds[self.at + 1] == k.LESS and is_closed:
            self.at += 1
            is_closed = self.template_head()
            self.heads += 1
            if kinds[self.at] == k.REQUIRES:
                raise GivenUpError
        if kinds[self.at] == k.TEMPLATE:
            self.at += 1  # an instantiation
            self.heads += 1
        parameters = self.scopes.pop()
        if not is_closed or (kinds[self.at] in d.NO_DECLARATION and kinds[self.at - 1] == k.GREATER):
            self.error(_DECLARATION)
            self.required(k.SEMICOLON, x.SEMICOLON)
            self.drop(start)
            self.heads = heads
            return
        around = self.scopes[-1]
        hidden = {name: around[name] for name in parameters if name in around}
        around.update(parameters)
        if kinds[self.at] == k.CONCEPT:
            raise GivenUpError
        self.declaration(in_class)
        for name in parameters:
            if name in hidden:
                around[name] = hidden[name]
            else:
                around.pop(name, None)
        self.heads = heads

    def _type_parameter(self, meaning: int) -> None:
        """The rest of a template parameter behind its key: a pack's dots, the name, what stands by default."""
        self.accept(k.ELLIPSIS)
        if self.kinds[self.at] == k.IDENTIFIER:
            self.declare(self.at, meaning)
            self.at += 1
        if self.accept(k.ASSIGN):
            self.type_id()

    def template_head(self) -> bool:
        """The parameters of a template, between angle brackets; whether these are closed."""
        kinds = self.kinds
        first = self.at
        self.at += 1
        if self.accept(k.GREATER):
            return True
        self.stops[k.GREATER] += 1
        self.stops[k.COMMA] += 1
        while True:
            self.in_angles = True
            kind = kinds[self.at]
            if (
                kind in (k.TYPENAME, k.CLASS)
                and kinds[self.at + 1] in (k.IDENTIFIER, k.COMMA, k.GREATER, k.ELLIPSIS, k.ASSIGN)
                and (
                    kinds[self.at + 2] in b",>="
                    or kinds[self.at + 1] != k.IDENTIFIER
                    or kinds[self.at + 2] == k.ELLIPSIS
                )
            ):
                self.at += 1
                self._type_parameter(m.TYPE)
            elif kind == k.TEMPLATE:
                self.at += 1
                self.scopes.append({})
                is_closed = self.template_head()
                self.scopes.pop()
                self.in_angles = True
                if not is_closed or kinds[self.at] not in (k.CLASS, k.TYPENAME):
                    raise GivenUpError
                self.at += 1
                self._type_parameter(m.TYPE_TEMPLATE)
            else:
                name = self.look(self.at)
                if name is not None and name.meaning == m.VALUE_TEMPLATE:
                    # A constraint in the place of `typename`.
                    self.at = name.end
                    self._type_parameter(m.TYPE)
                elif not self.specifiers(False) & d.TYPED:
                    raise GivenUpError
                else:
                    token = self.declarator(True)
                    if token >= 0:
                        self.declare(token, m.VALUE)
                    if self.accept(k.ASSIGN):
                        self.expression(False)
            if not self.accept(k.COMMA):
                break
            if kinds[self.at] == k.GREATER:
                self.error(_NO_PARAMETER)
                self.skipped.append((self.at - 1, self.at))
                break
        self.in_angles = False
        self.stops[k.COMMA] -= 1
        self.stops[k.GREATER] -= 1
        if self.accept(k.GREATER):
            return True
        if kinds.find(k.ASSIGN, first, self.at) >= 0:
            # What a default argument takes in is read on trial.
            raise GivenUpError
        self.error(_HEAD_END)
        for stop in b"{;":
            self.stops[stop] += 1
        self.flush()
        for stop in b"{;":
            self.stops[stop] -= 1
        return False

    def _namespace(self) -> None:
        kinds = self.kinds
        start = self.at
        self.accept(k.INLINE)
        self.at += 1
        self.attributes()
        names: list[str] = []
        while kinds[self.at] == k.IDENTIFIER:
            names.append(self.lexemes[self.at])
            self.declare(self.at, m.TYPE)
            self.at += 1
            self.attributes()
            if not self.accept(k.SCOPE):
                break
            self.accept(k.INLINE)
        if self.accept(k.ASSIGN):
            while kinds[self.at] in (k.IDENTIFIER, k.SCOPE):
                self.at += 1
            self.required(k.SEMICOLON, x.SEMICOLON)
            return
        if kinds[self.at] != k.OPEN_BRACE:
            is_named = kinds[self.at - 1] not in (k.SCOPE, k.NAMESPACE)
            if not is_named:
                self.error(x.IDENTIFIER)
                if kinds[self.at - 1] == k.SCOPE:
                    self.skipped.append((self.at - 1, self.at))
            if is_named or kinds[self.at - 1] == k.SCOPE:
                self.required(k.OPEN_BRACE, _BODY)
            else:
                self.stops[k.OPEN_BRACE] += 1
                self.flush()
                self.stops[k.OPEN_BRACE] -= 1
                self.accept(k.OPEN_BRACE)
            if kinds[self.at - 1] != k.OPEN_BRACE:
                if kinds[self.at] != END:
                    raise GivenUpError
                self.error(x.CLOSE_BRACE)
                self.drop(start)
                return
            self.at -= 1
        inner = self.members.setdefault(names[-1], {}) if names else {}
        self.scopes.append(inner)
        self._namespace_block()
        self.scopes.pop()
        if not names:
            self.scopes[-1].update(inner)

    def _namespace_block(self) -> None:
        kinds = self.kinds
        brace = self.at
        self.at += 1
        self.stops[k.CLOSE_BRACE] += 1
        while kinds[self.at] != k.CLOSE_BRACE and kinds[self.at] != END:
            self.declaration(False)
        self.stops[k.CLOSE_BRACE] -= 1
        if kinds[self.at] == END:
            self.error(x.CLOSE_BRACE, brace)
            self.insert(self.at, "}")
        else:
            self.at += 1

    def _special(self, kind: int) -> None:
        """`using`, `static_assert` and aliases of namespaces."""
        kinds = self.kinds
        start = self.at
        self.at += 1
        if kind == k.STATIC_ASSERT:
            self._assertion()
            return
        if kind == k.NAMESPACE:
            self.at = start
            self._namespace()
            return
        self.stops[k.SEMICOLON] += 1
        if self.accept(k.NAMESPACE):
            self.attributes()
            name = self.look(self.at)
            if name is None:
                self.error(x.IDENTIFIER)
                self.flush()
                self.drop(start)
            else:
                self.at = name.end
        elif kinds[self.at] == k.IDENTIFIER and self._is_alias():
            alias = self.at
            self.at += 1
            self.attributes()
            self.at += 1
            name = self.look(self.at)
            if name is not None and kinds[name.end] == k.SEMICOLON:
                self.at = name.end  # whether it is a type, others tell
            else:
                self.type_id()
            while kinds[self.at] in (k.TYPEDEF, k.BUILTIN_TYPE):
                self.error(_NOT_HERE if kinds[self.at] == k.TYPEDEF else _COMBINATION)
                self.found[-1].word = self.lexemes[self.at] if kinds[self.at] == k.TYPEDEF else ""
                self.skipped.append((self.at, self.at + 1))
                self.at += 1
            if kinds[self.at] in TYPE_STARTS and kinds[self.at] not in k.TYPE_KEYS:
                raise GivenUpError
            self.declare(alias, m.TYPE_TEMPLATE if self.heads else m.TYPE)
        elif kinds[self.at] == k.ENUM:
            self.at += 1
            name = self.look(self.at)
            if name is None:
                raise GivenUpError
            self.at = name.end
        elif kinds[self.at] == k.IDENTIFIER and kinds[self.at + 1] in (k.ATTRIBUTE, k.ATTRIBUTE_MACRO):
            self.at += 1
            self.attributes()
            self.error(x.ASSIGN)
            self.flush()
            self.drop(start)
        else:
            self._using(start)
        self.stops[k.SEMICOLON] -= 1
        if not self.required(k.SEMICOLON, x.SEMICOLON) and self.blocks:
            self.drop(start)

    def _is_alias(self) -> bool:
        start = self.at
        self.at += 1
        self.attributes()
        found = self.kinds[self.at] == k.ASSIGN
        self.at = start
        return found

    def _using(self, start: int) -> None:
        """A using-declaration."""
        kinds = self.kinds
        while True:
            self.accept(k.TYPENAME)
            name = self.look(self.at)
            if name is None and kinds[self.at] != k.SCOPE:
                self.error(x.IDENTIFIER)
                self.flush()
                self.drop(start)
                return
            if name is not None:
                self.at = name.end
                self.declare(name.last, name.meaning)
            if self.accept(k.SCOPE):
                if kinds[self.at] == k.OPERATOR:
                    self.operator_name()
                elif kinds[self.at] == k.TILDE:
                    self.at += 2
                else:
                    raise GivenUpError
            self.accept(k.ELLIPSIS)
            if not self.accept(k.COMMA):
                return

    def _assertion(self) -> None:
        kinds = self.kinds
        start = self.at - 1
        count = len(self.found)
        self.stops[k.SEMICOLON] += 1
        self.required(k.OPEN_ROUND, x.OPEN_ROUND)
        self.stops[k.CLOSE_ROUND] += 1
        self.stops[k.COMMA] += 1
        self.expression(False)
        self.stops[k.COMMA] -= 1
        self.stops[k.CLOSE_ROUND] -= 1
        if kinds[self.at] != k.CLOSE_ROUND:
            self.stops[k.CLOSE_ROUND] += 1
            self.required(k.COMMA, x.COMMA)
            if kinds[self.at] == k.STRING:
                while kinds[self.at] == k.STRING:
                    self.at += 1
            else:
                self.error(_STRING)
                self.flush()
            self.stops[k.CLOSE_ROUND] -= 1
        self.required(k.CLOSE_ROUND, x.CLOSE_ROUND)
        self.stops[k.SEMICOLON] -= 1
        self.required(k.SEMICOLON, x.SEMICOLON)
        if len(self.found) > count:
            self.drop(start)
