"""Declarators and bodies of functions that do not follow the grammar ([dcl.decl], [dcl.fct.def])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.expression_tokens import POINTERS, QUALIFIERS, TYPE_STARTS, placeholder_end
from cufe.syntax.recovery.specifiers import ANY, DEFINES, NAMED, TYPED, TYPEDEF, UNTYPED, SpecifierReader
from cufe.syntax.recovery.tokens import CLOSING, END, HOLE, OPENING, GivenUpError, SyntaxFinding
from cufe.text import kinds as k

#: with these no declaration begins
NO_DECLARATION: Final = k.STATEMENT_KEYS + b")]}=+-/%<>,.?:!|^{" + bytes(
    (k.NUMBER, k.STRING, k.CHARACTER, k.ELSE, k.CASE, k.DEFAULT, k.TRUE_FALSE, k.THIS, k.NEW, k.DELETE, k.SIZEOF,
     k.CAST, k.PUBLIC, k.PROTECTED, k.PRIVATE, k.STRAY, k.HOLE, k.INCREMENT, k.DECREMENT, k.THROW, k.TRY, k.CATCH)
)  # fmt: skip
_DEFINED_PURE: Final = bytes((k.ASSIGN, k.NUMBER, k.OPEN_BRACE))
_NAMED_FIELD: Final = bytes((k.IDENTIFIER, k.COLON))
#: where a parameter ends without a type
_BEHIND_SPECIFIERS: Final = b"),{;="
_MEMBER_POINTER: Final = bytes((k.SCOPE, k.STAR))
_AFTER_DECLARATOR: Final = b";,="
_ENDS_TEMPLATE: Final = b"=,"
_NO_BODY: Final = bytes((k.DEFAULT, k.DELETE))
#: a brace behind these initialises a member
_NAMES_MEMBERS: Final = bytes((k.IDENTIFIER, k.GREATER))
_BEHIND_MEMBERS: Final = b",{" + bytes((k.ELLIPSIS,))
_BEGINS_BODY: Final = b"{:" + bytes((k.TRY,))


class DeclarationReader(SpecifierReader):
    """Reads what namespaces and classes declare."""

    # --- declarators ------------------------------------------------------------------------------------------

    def declarator(self, abstract: bool, named: bool = True) -> int:
        """A declarator; its name, -1 without one.  `is_function` and `broken` say more of it."""
        kinds = self.kinds
        self.enter()
        self.is_function = False
        self.broken = False
        first = self.at
        self._pointers()
        self.accept(k.ELLIPSIS)
        kind = kinds[self.at]
        name = -1
        nested = False
        if abstract and self._begins_missing(self.at):
            pass
        elif kind == k.OPEN_ROUND and self._opens_declarator(abstract):
            nested = True
            start = self.at
            self.at += 1
            is_missing = abstract and self._begins_missing(self.at)
            self.stops[k.CLOSE_ROUND] += 1
            name = self.declarator(abstract)
            self.stops[k.CLOSE_ROUND] -= 1
            self.stops[k.COMMA] += 1
            self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
            self.stops[k.COMMA] -= 1
            if is_missing:
                # What was meant for the type of a function is that of its result.
                self.drop(start)
        elif named and (kind in NAMED or kind in (k.TILDE, k.OPERATOR)) and not self._lacks_operator():
            name = self._declarator_id()
        elif kind == k.OPEN_SQUARE and kinds[self.at + 1] in (k.IDENTIFIER, k.ELLIPSIS) and not abstract:
            self.at += 1
            while kinds[self.at] == k.IDENTIFIER:
                self.declare(self.at, m.VALUE)
                self.at += 1
                self.accept(k.COMMA)
            self.required(k.CLOSE_SQUARE, num.CLOSE_SQUARE_EXPECTED)
        elif not abstract:
            lacks_operator = k.OPERATOR in (kinds[self.at - 1], kinds[self.at - 2])
            self.error(num.OPERATOR_EXPECTED if lacks_operator else num.IDENTIFIER_EXPECTED)
            if kinds[self.at - 2] == k.OPERATOR or kinds[first] in QUALIFIERS:
                self.found[-1].token = self.at - 1 if lacks_operator else first
            self.lacking = self.at
            self.flush_to(*b"=([,;:{")
            self.broken = True
        was_function = self.is_function
        broken = self.broken
        is_operator = name >= 0 and kinds[name] == k.OPERATOR
        is_function = self._suffixes(abstract or nested or is_operator)
        # Parameters have declarators, too.
        self.is_function = is_function or was_function
        self.broken = broken
        self.leave()
        return name

    def _begins_missing(self, at: int) -> bool:
        """Whether the name of no template begins at a token."""
        name = self.look(at) if self.kinds[at] in NAMED else None
        return name is not None and name.missing

    def _lacks_operator(self) -> bool:
        """Whether brackets that are no operator stand behind `operator`: then it is passed over."""
        kinds = self.kinds
        behind = self.at + 1
        if kinds[self.at] != k.OPERATOR or kinds[behind] not in b"()[]" or kinds.startswith((b"()", b"[]"), behind):
            return False
        self.at = behind + 1 if kinds[behind] == k.OPEN_SQUARE else behind
        return True

    def _pointers(self) -> None:
        kinds = self.kinds
        while True:
            kind = kinds[self.at]
            if kind in POINTERS or kind in QUALIFIERS or kind == k.EXTENSION:
                self.at += 1
            elif kind in (k.ATTRIBUTE, k.ATTRIBUTE_MACRO):
                self.attributes()
            elif kind in NAMED:
                name = self.look(self.at)
                if name is None or kinds[name.end] != k.SCOPE or kinds[name.end + 1] != k.STAR or self.ends_at_scope():
                    return
                self.at = name.end + 2
            else:
                return

    def _opens_declarator(self, abstract: bool) -> bool:
        """Whether a parenthesis holds a declarator, and neither parameters nor an initialiser."""
        kinds = self.kinds
        at = self.at + 1
        kind = kinds[at]
        if not abstract or kind in POINTERS or kind == k.ATTRIBUTE or kind == k.CARET:
            # Behind a type a declarator that needs a name can only begin so.
            return True
        if kind == k.OPEN_ROUND:
            return True
        name = self.look(at)
        return name is not None and (name.missing or kinds.startswith(_MEMBER_POINTER, name.end))

    def _declarator_id(self) -> int:
        """The name of what is declared; the token of its last identifier."""
        kinds = self.kinds
        at = self.at
        if self.ends_at_scope():
            self.at += 1
            return at
        name = self.look(at)
        if name is not None:
            if kinds[name.end] == k.LESS and name.meaning in (m.TYPE_TEMPLATE, m.VALUE_TEMPLATE):
                raise GivenUpError
            self.at = name.end
            if kinds[self.at] != k.SCOPE:
                return name.last
            self.at += 1
        elif kinds[self.at] == k.SCOPE:
            self.at += 1
        if kinds[self.at] == k.TILDE:
            self.at += 1
            if kinds[self.at] != k.IDENTIFIER:
                raise GivenUpError
            after = self.look(self.at)
            self.at = self.at + 1 if after is None else after.end
            return -1
        if kinds[self.at] == k.OPERATOR:
            operator = self.at
            self.operator_name()
            return operator
        raise GivenUpError

    def _suffixes(self, parameters: bool) -> bool:
        """Parameters and bounds behind a declarator-id; whether there are parameters."""
        kinds = self.kinds
        is_function = False
        while True:
            kind = kinds[self.at]
            if kind == k.OPEN_ROUND and (parameters or self.opens_parameters()):
                self.parameters()
                is_function = True
                declared = self.declared_parameters
                self._behind_parameters()
                self.declared_parameters = declared
            elif kind == k.OPEN_SQUARE and kinds[self.at + 1] != k.OPEN_SQUARE:
                self.at += 1
                if self.accept(k.CLOSE_SQUARE):
                    continue
                self.expression_before(k.CLOSE_SQUARE, False, self.blocks > 0)
                self.required(k.CLOSE_SQUARE, num.CLOSE_SQUARE_EXPECTED)
            elif kind == k.ASM:
                self.at += 1
                self.balanced()
            elif not self.attributes():
                return is_function

    def opens_parameters(self) -> bool:
        """Whether parameters stand behind a parenthesis, and no initialiser ([dcl.ambig.res])."""
        kinds = self.kinds
        at = self.at + 1
        kind = kinds[at]
        if self.is_member or (kind == k.OPEN_BRACE and kinds[self.at - 2] == k.SCOPE):
            return True
        if kind in (k.CLOSE_ROUND, k.ELLIPSIS, k.ATTRIBUTE, k.REGISTER):
            return True
        if kind in TYPE_STARTS:
            return self.is_type_alone(at)
        name = self.look(at) if kind in NAMED else None
        if name is not None and name.meaning == m.VALUE_TEMPLATE and placeholder_end(kinds, name.end) > name.end:
            return True
        if name is None or self._begins_values(at):
            return False
        after = kinds[name.end]
        if name.meaning in m.TYPES:
            if after == k.OPEN_ROUND:
                at = name.end
                return kinds[at + 1] in POINTERS or (kinds[at + 1] == k.IDENTIFIER and kinds.startswith(b"))", at + 2))
            return after not in (k.OPEN_BRACE, k.SCOPE)
        if name.meaning != m.UNKNOWN:
            return False
        if not self.blocks and self.is_no_scope(at) and kinds[self.at - 2] != k.SCOPE:
            return False
        if after == k.IDENTIFIER:
            return True
        at = name.end
        while kinds[at] in POINTERS or kinds[at] in QUALIFIERS:
            at += 1
        return at > name.end and (kinds[at] in b",)" or (kinds[at] == k.IDENTIFIER and kinds[at + 1] in b",)[="))

    def _begins_values(self, at: int) -> bool:
        """Whether the name at the start of what were meant for parameters is a value's."""
        self.in_values = not self.blocks and self.value_oracle.begins_values(at)
        self.first_value = at if self.in_values else -1
        return self.in_values

    def parameters(self) -> None:
        """A parameter list with its parentheses."""
        kinds = self.kinds
        self.enter()
        self.at += 1
        angles, launch = self.in_angles, self.in_launch
        self.in_angles = self.in_launch = False
        self.scopes.append({})
        is_member = self.is_member
        self.is_member = False
        if not self.accept(k.CLOSE_ROUND):
            for stop in b"{;,":
                self.stops[stop] += 1
            while True:
                if self.accept(k.ELLIPSIS):
                    break
                self.attributes()
                self.accept(k.REGISTER)
                held = self.specifiers(False)
                if not held & TYPED:
                    self._no_parameter(bool(held & ANY))
                elif self.begins_template_id():
                    self.told_only(num.COMMA_EXPECTED, ",")
                    if kinds[self.at + 1] == k.LESS:
                        # To others it is declared there.
                        self.declare(self.at, m.TYPE_TEMPLATE)
                    continue
                else:
                    name = self.declarator(True)
                    if name >= 0:
                        self.unqualified(name)
                        self.declare(name, m.VALUE)
                if self.accept(k.ASSIGN):
                    if kinds[self.at] == k.OPEN_BRACE:
                        self.braced()
                    else:
                        self.expression_before(k.CLOSE_ROUND, False)
                if self.accept(k.ELLIPSIS):
                    break
                if not self.accept(k.COMMA):
                    break
            self.stops[k.COMMA] -= 1
            self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
            self.stops[k.OPEN_BRACE] -= 1
            self.stops[k.SEMICOLON] -= 1
        self.declared_parameters = self.scopes.pop()
        self.is_member = is_member
        self.in_angles, self.in_launch = angles, launch
        self.leave()

    def second_type(self) -> None:
        """Passes over a keyword behind a name that was taken for the type."""
        if self.kinds[self.at] in (k.BUILTIN_TYPE, k.AUTO):
            self.error(num.INVALID_COMBINATION)
            self.skipped.append((self.at, self.at + 1))
            self.at += 1

    def begins_template_id(self) -> bool:
        """Whether a template with arguments stands behind what nothing declares: no declarator, but a type anew."""
        name = self.look(self.at) if self.is_behind_undeclared(self.at) else None
        if name is None or name.meaning == m.TYPE_TEMPLATE:
            return name is not None and self.kinds[name.end - 1] == k.GREATER
        return self.kinds[name.end] == k.LESS and self.behind_arguments(name.end, m.TYPE_TEMPLATE) >= 0

    def unqualified(self, name: int) -> None:
        """Reports that the name of a parameter, member or variable is qualified, as behind a misspelt `const`."""
        first = name
        while self.kinds[first - 1] == k.SCOPE and self.kinds[first - 2] == k.IDENTIFIER:
            first -= 2
        if first < name:
            self.found.append(SyntaxFinding(num.QUALIFIED_NAME_EXPECTED, first))
            self.skipped.append((first, name))

    def _no_parameter(self, is_specified: bool) -> None:
        """Reads the tokens that take the place of a parameter."""
        at = self.at
        if self.ends_at_scope():
            # Behind specifiers it is the name of the parameter, else an unknown type.
            self.at += 1
            if is_specified:
                self.error(num.NO_TYPE)
                self.found[-1].token = at
                self.insert(at, "int")
                self.declare(at, m.VALUE)
            elif self.kinds[self.at + 1] == k.IDENTIFIER:
                self.error(num.GLOBAL_QUALIFIER)
                self.skipped.append((self.at, self.at + 1))
                self.at += 2
                self.declare(self.at - 1, m.VALUE)
            return
        kinds = self.kinds
        is_name = kinds[at] == k.IDENTIFIER and kinds[at + 1] in _BEHIND_SPECIFIERS
        if is_specified and (is_name or kinds[at] in _BEHIND_SPECIFIERS or kinds[at] in POINTERS):
            self.told_only(num.NO_TYPE, "int")
            name_token = self.declarator(True)
            if name_token >= 0:
                self.declare(name_token, m.VALUE)
            return
        if self.kinds[at] in NAMED:
            # A name that nothing declares, of which others tell.
            name = self.look(at)
            if name is not None and name.missing and is_specified:
                self.error(num.NO_TYPE)
                self.error(num.QUALIFIED_NAME_EXPECTED)
                self.insert(at, "int")
                self.skipped.append((at, name.end))
                self.at = name.end
                return
            if name is None or self.kinds[name.end] in (k.SCOPE, k.LESS):
                raise GivenUpError
            self.at = name.end
            self.second_type()
            token = self.declarator(True)
            if token >= 0:
                self.declare(token, m.VALUE)
            return
        self.error(num.TYPE_EXPECTED)
        self.flush_to(k.CLOSE_ROUND)
        self.insert(at, "int")

    def _behind_parameters(self) -> None:
        kinds = self.kinds
        while True:
            kind = kinds[self.at]
            if kind in QUALIFIERS or kind == k.AMPERSAND or kind == k.AND:
                self.at += 1
            elif kind == k.NOEXCEPT or kind == k.THROW:
                self.at += 1
                if kinds[self.at] == k.OPEN_ROUND:
                    self.balanced()
            elif kind == k.IDENTIFIER and self.is_member and self.lexemes[self.at] in k.VIRTUAL_SPECIFIERS:
                self.at += 1
            elif kind == k.ARROW:
                self.at += 1
                self.type_id_before(k.OPEN_BRACE)
            elif kind == k.REQUIRES:
                raise GivenUpError
            elif kind == k.ASM:
                self.at += 1
                self.balanced()
            elif not self.attributes():
                return

    def initialiser(self, of_function: bool = False) -> None:
        """Reads the initialiser behind a declarator."""
        kinds = self.kinds
        if self.accept(k.ASSIGN):
            if kinds[self.at] == k.OPEN_BRACE:
                self.braced()
            elif of_function and kinds[self.at] in _NO_BODY and kinds[self.at + 1] in b";,(":
                self.at += 1
                if kinds[self.at] == k.OPEN_ROUND:
                    self.balanced()
            else:
                self.expression(False)
        elif kinds[self.at] == k.OPEN_ROUND:
            self.call_arguments()
        elif kinds[self.at] == k.OPEN_BRACE:
            self.braced()

    def declarators(self, start: int, held: int, meaning: int, in_class: bool, in_block: bool) -> bool:
        """The declarators of a declaration up to its semicolon; whether the body of a function came instead."""
        kinds = self.kinds
        self.stops[k.SEMICOLON] += 1
        first = True
        unclosed = self.unclosed
        declared = is_kept = is_initialised = False
        if in_class and not held & (TYPED | ANY) and kinds.startswith(_NAMED_FIELD, self.at):
            # A misspelt access specifier, taken for a bit-field.
            self.error(num.NO_SPECIFIERS)
            self.insert(self.at, "int")
        while True:
            at = self.at
            if in_class and kinds[at] == k.COLON:
                self.is_function = self.broken = False
            else:
                self.is_member = in_class
                name = self.declarator(False)
                self.is_member = False
                if (in_class or in_block) and name > at and self.is_behind_undeclared(at):
                    self.unqualified(name)
                if name >= 0 and not self.broken and held & TYPED:
                    self.declare(name, meaning)
            broken = self.broken
            is_function = self.is_function and not broken
            if broken and self.heads and not in_class and kinds[self.at] in _ENDS_TEMPLATE:
                # What is left of a template is passed over.
                self.stops[k.SEMICOLON] -= 1
                self.pass_over()
                self.drop(start)
                self.insert(start, ";")
                return True
            if broken and self.is_function and not in_block and kinds[self.at] in _BEGINS_BODY:
                self.stops[k.SEMICOLON] -= 1
                self.function_body()
                self.drop(start)
                self.insert(start, ";")
                return True
            if first and is_function and not in_block and not held & TYPEDEF:
                if kinds[self.at] in _BEGINS_BODY and not (kinds[self.at] == k.COLON and held & TYPED):
                    self.stops[k.SEMICOLON] -= 1
                    self.function_body(not held & TYPED)
                    return True
                if not in_class and kinds[self.at] not in _AFTER_DECLARATOR and kinds[self.at] != END:
                    self.stops[k.SEMICOLON] -= 1
                    if self.heads and self.value_oracle.is_missing(self.at - 1):
                        self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
                        self.drop(start)
                        self.insert(start, ";")
                        return True
                    self.function_body(False)
                    return True
            if in_class and is_function and kinds.startswith(_DEFINED_PURE, self.at):
                self.stops[k.SEMICOLON] -= 1
                self._pure_body()
                return True
            if in_class and not is_function and self.accept(k.COLON):
                self._width()
            # Within parentheses reading does not go on at the comma behind a declarator.
            comma = int(kinds[self.at] != k.OPEN_ROUND)
            self.stops[k.COMMA] += comma
            is_initialised = not is_function and kinds[self.at] in b"={"
            if in_class and broken and kinds[self.at] == k.OPEN_BRACE:
                break
            if not held & TYPEDEF and (not is_function or kinds[self.at] == k.ASSIGN):
                self.initialiser(is_function)
            is_kept = self.in_values and self.heads > 0
            self.in_values = False
            self.stops[k.COMMA] -= comma
            if broken and in_class:
                # A member without a name that anybody could use, and that nothing has to initialise.
                self.insert(self.lacking, f"unnamed{at}" if is_initialised else f"unnamed{at}()")
                declared = True
            elif broken:
                self.drop(at if first else at - 1)
            declared = declared or not broken
            first = False
            if not self.accept(k.COMMA):
                break
            if held & UNTYPED:
                self.tell_untyped(held)
            if broken and not declared:
                self.skipped.append((self.at - 1, self.at))
            if in_class and kinds[self.at] == k.SEMICOLON:
                break
        self.stops[k.SEMICOLON] -= 1
        if is_kept and kinds[self.at] != k.SEMICOLON:
            self._end_of_template()
        else:
            if is_initialised and in_class:
                self._end_of_kept_initialiser()
            self.required(k.SEMICOLON, num.SEMICOLON_EXPECTED)
        if unclosed and in_class:
            # Nobody knows the type.
            self.drop(start)
            self.insert(start, f"decltype({HOLE}) unnamed{start};")
        elif not declared and not held & DEFINES:
            self.drop(start)
        return False

    def _width(self) -> None:
        """Reads the width of a bit-field behind its colon; without a width it is an ordinary member to later stages."""
        start = self.at
        count = len(self.found)
        self.expression(False, False)
        self.attributes()
        if len(self.found) > count and self.found[count].token == start:
            self.drop(start - 1)
        elif self.kinds[self.at] == k.OPEN_BRACE:
            # Behind a constructor's parameters a brace would begin its body.
            self.insert(self.at, "=")

    def _end_of_kept_initialiser(self) -> None:
        """Reports that no semicolon follows a default member initialiser, which the class keeps up to there."""
        at = self.at
        kinds = self.kinds
        while kinds[at] not in b";}" and kinds[at] != END:
            at = self.behind_nest(at) if kinds[at] in OPENING else at + 1
        if at > self.at and kinds[at] == k.CLOSE_BRACE:
            self.found.append(SyntaxFinding(num.SEMICOLON_EXPECTED, at))

    def tell_untyped(self, held: int) -> None:
        """Reports that a declarator has no type; specifiers alone declare what is an `int`."""
        self.error(num.NO_TYPE if held & ANY else num.NO_SPECIFIERS)

    def _end_of_template(self) -> None:
        """The semicolon of a variable template: its initialiser is copied up to there before it is read (observed:
        nothing is reported for the place where reading goes on)."""
        self.error(num.SEMICOLON_EXPECTED)
        start = self.at
        while self.kinds[self.at] not in b";}" and self.kinds[self.at] != END:
            self.at = self.behind(self.at) if self.kinds[self.at] in OPENING else self.at + 1
        self.skipped.append((start, self.at))
        if not self.accept(k.SEMICOLON):
            self.insert(self.at, ";")

    def _pure_body(self) -> None:
        """The body behind a pure-specifier, without which the function stays pure."""
        self.at += 2
        brace = self.at
        self.error(num.PURE_AND_DEFINED)
        self.function_body()
        self.drop(brace)
        self.insert(brace, ";")

    # --- functions --------------------------------------------------------------------------------------------

    def function_body(self, initialises: bool = True) -> None:
        """Member initialisers, where there may be some, and the block of a function, or what should be them."""
        last_kept = self._end_of_kept_tokens() if self.classes and self.kinds[self.at] == k.COLON else -1
        if last_kept < 0:
            self._body(True, initialises)
            return
        end, last = self.end, self.last
        whole = self.limited(last_kept + 1)
        self._body(False, initialises)
        self.unlimited(whole, end, last)
        self.at = last_kept + 1

    def _body(self, braces_stop: bool, initialises: bool) -> None:
        kinds = self.kinds
        waiting = self.stops
        heads = self.heads
        self.heads = 0
        self.stops = [0] * 256
        self.stops[END] = 1
        self.stops[k.CLOSE_BRACE] = int(braces_stop)
        self.scopes.append(self.declared_parameters)
        tries = self.accept(k.TRY)
        if initialises and self.accept(k.COLON):
            while True:
                name = self.look(self.at)
                if name is None and kinds[self.at] == k.OPEN_ROUND:
                    start = self.at
                    self.error(num.NO_MEMBER_NAME)
                    self.call_arguments()
                    self.drop(start)
                    # The comma or colon in front, or the comma behind.
                    is_behind = kinds[start - 1] == k.COLON and kinds[self.at] == k.COMMA
                    self.skipped.append((self.at, self.at + 1) if is_behind else (start - 1, start))
                    if not self.accept(k.COMMA):
                        break
                    continue
                if name is None:
                    self.error(num.IDENTIFIER_EXPECTED)
                    if kinds[self.at - 1] in b",:":
                        self.skipped.append((self.at - 1, self.at))
                    self.flush_to(k.OPEN_BRACE)
                    break
                self.at = name.end
                if kinds[self.at] != k.OPEN_ROUND and kinds[self.at] != k.OPEN_BRACE:
                    raise GivenUpError
                self.construct()
                self.accept(k.ELLIPSIS)
                if not self.accept(k.COMMA):
                    break
        if self.required(k.OPEN_BRACE, num.OPEN_BRACE_EXPECTED) or kinds[self.at - 1] == k.OPEN_BRACE:
            self._inside_body()
        else:
            self.required(k.CLOSE_BRACE, num.CLOSE_BRACE_EXPECTED)
        if tries:
            while kinds[self.at] == k.CATCH:
                self.handler()
        self.scopes.pop()
        self.stops = waiting
        self.heads = heads

    def _end_of_kept_tokens(self) -> int:
        """The last token that a class keeps of a member function whose initialisers have no block behind them: a
        semicolon, or the brace behind a member in which it ends.  Where they have a bracket that nothing closes, it is
        a brace of what is around, or the semicolon behind that.  -1 where a block follows."""
        kinds = self.kinds
        at = self.at
        while kinds[at] != k.SEMICOLON and kinds[at] != END and not self._opens_block(at):
            after = self.behind(at) if kinds[at] in OPENING else at + 1
            if after >= self.end:
                break
            if kinds[at] == k.OPEN_BRACE and kinds[after] not in _BEHIND_MEMBERS:
                return after - 1
            at = after
        if kinds[at] == k.SEMICOLON:
            return at
        if kinds[at] not in OPENING or self._opens_block(at):
            return -1
        stack: list[int] = []
        while at < self.end:
            kind = kinds[at]
            if kind in OPENING:
                stack.append(kind)
            elif kind in CLOSING:
                if OPENING.index(stack[-1]) != CLOSING.index(kind):
                    return at + 1 if kinds[at + 1] == k.SEMICOLON else at
                stack.pop()
            at += 1
        return self.end - 1

    def _opens_block(self, at: int) -> bool:
        """Whether a brace behind member initialisers initialises no member itself."""
        return self.kinds[at] == k.OPEN_BRACE and self.kinds[at - 1] not in _NAMES_MEMBERS

    def _inside_body(self) -> None:
        """The block of a function.  That of a member is taken out of its class before it is read."""
        after = self.behind(self.at - 1) if self.classes else self.end
        if after >= self.end:
            self.inside_block()
            return
        end, last = self.end, self.last
        whole = self.limited(after)
        self.inside_block()
        self.unlimited(whole, end, last)
        self.at = after

    def inside_block(self) -> None:
        raise NotImplementedError

    def handler(self) -> None:
        raise NotImplementedError

    def declaration(self, in_class: bool) -> None:
        raise NotImplementedError
