"""Expressions of a declaration that does not follow the grammar ([expr])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.expression_tokens import LITERALS, POINTERS, QUALIFIERS, STARTS_OPERAND, TYPE_STARTS
from cufe.syntax.operator_stack import BINARY
from cufe.syntax.recovery.names import ReadName
from cufe.syntax.recovery.tokens import END, HOLE, GivenUpError, SyntaxFinding
from cufe.syntax.recovery.types import CONSTRUCTS, NAMES, TypeReader
from cufe.text import kinds as k

_PREFIX: Final = bytes(
    (k.NOT, k.TILDE, k.PLUS, k.MINUS, k.STAR, k.AMPERSAND, k.AND, k.INCREMENT, k.DECREMENT, k.CO_AWAIT, k.REAL_IMAG,
     k.EXTENSION, k.DELETE, k.THROW, k.CO_YIELD)
)  # fmt: skip
#: what a type may begin with, and an operand may not ([expr.type.conv])
_NO_OPERANDS: Final = k.TYPE_KEYS + bytes((k.CONST, k.VOLATILE))
_CALLED: Final = bytes((k.TYPEID, k.TRAIT, k.BUILTIN_OFFSETOF, k.BUILTIN_VA_ARG, k.UNDERLYING_TYPE))
_NAME_AND_SCOPE: Final = bytes((k.IDENTIFIER, k.SCOPE, k.IDENTIFIER))
_MEMBER_NAME: Final = bytes((k.SCOPE, k.IDENTIFIER))
#: behind a type in an expression that needs a value
_AFTER_TYPE: Final = bytes((k.CLOSE_ROUND, k.COMMA, k.SEMICOLON))


class ExpressionReader(TypeReader):
    """Reads expressions; declarators and blocks are those of the classes that stand on this one."""

    def expression(self, comma: bool, assigns: bool = True) -> None:
        """An expression; with `comma`, commas are operators; with `assigns`, assignments."""
        self.enter()
        kinds = self.kinds
        braced = False
        while True:
            if not braced:
                self.operand()
            braced = False
            kind = kinds[self.at]
            while kind == k.ELLIPSIS:
                self.at += 1
                kind = kinds[self.at]
            if kind == k.QUESTION:
                self.at += 1
                if kinds[self.at] != k.COLON:
                    angles, launch = self.in_angles, self.in_launch
                    self.in_angles = self.in_launch = False
                    self.expression_before(k.COLON, True)
                    self.in_angles, self.in_launch = angles, launch
                if not self.required(k.COLON, num.COLON_EXPECTED) and kinds[self.at - 1] != k.COLON:
                    self.insert(self.found[-1].token, HOLE)
                    break
                continue
            if kind not in BINARY or (kind == k.COMMA and not comma) or (kind == k.ASSIGN and not assigns):
                break
            if kind == k.GREATER:
                if self.in_angles or (self.in_launch and self.closes_launch(self.at)):
                    break
                first = self.at
                self.at += 1
                if kinds[self.at] in (k.GREATER, k.GREATER_EQUAL) and not self.in_angles:
                    if self.in_launch and not self.are_adjacent(first):
                        # Two operators: the second has no operand in front of it.
                        continue
                    self.at += 1
            else:
                self.at += 1
            if kinds[self.at] == k.OPEN_BRACE and (kind == k.ASSIGN or kind == k.COMPOUND_ASSIGN):
                self.braced()
                braced = True
        self.leave()

    def operand(self) -> None:
        """An operand, with the operators in front of it and behind it."""
        kinds = self.kinds
        at = self.at
        kind = kinds[at]
        while kind in _PREFIX:
            if kind == k.AND and kinds[at + 1] != k.IDENTIFIER:
                break
            self.at = at = at + 1
            before = kind
            kind = kinds[at]
            if before == k.DELETE and kind == k.OPEN_SQUARE:
                self._array_size()
                at = self.at
                kind = kinds[at]
            elif before in (k.THROW, k.CO_YIELD) and (kind in b";),:" or kind == k.OPEN_BRACE):
                if kind == k.OPEN_BRACE:
                    self.braced()
                return
        if kind in LITERALS:
            self.at += 1
            if kind == k.STRING:
                while kinds[self.at] == k.STRING:
                    self.at += 1
        elif (
            kind == k.IDENTIFIER
            or (kind == k.SCOPE and kinds[at + 1] not in (k.NEW, k.DELETE))
            or (kind == k.DECLTYPE and self.opens_scope(at))
        ):
            self._named()
        elif kind == k.OPEN_ROUND:
            if self._parenthesised():
                return
        elif kind == k.THIS or (kind == k.ELLIPSIS and not self.in_values):
            self.at += 1
        elif kind == k.SIZEOF or kind == k.ALIGNOF or kind == k.NOEXCEPT:
            self.at += 1
            self.accept(k.ELLIPSIS)
            if kinds[self.at] != k.OPEN_ROUND:
                self.operand()
                return
            if self.starts_type(self.at + 1):
                self.at += 1
                self.type_id_before(k.CLOSE_ROUND)
                self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
            else:
                self.operand()
                return
        elif kind == k.CAST:
            self._cast()
        elif kind == k.NEW or kind == k.SCOPE:
            self._new()
        elif kind == k.OPEN_SQUARE:
            self.lambda_expression()
        elif kind == k.OPERATOR or (kind == k.TEMPLATE and kinds[at + 1] == k.IDENTIFIER):
            if kind == k.OPERATOR:
                self.operator_name()
            else:
                self._named()
        elif kind in _CALLED and kinds[at + 1] == k.OPEN_ROUND:
            self.at += 1
            self.balanced()
        elif kind == k.REQUIRES:
            self.at += 1
            if kinds[self.at] == k.OPEN_ROUND:
                self.balanced()
            if kinds[self.at] != k.OPEN_BRACE:
                raise GivenUpError
            self.balanced()
        elif kind in _NO_OPERANDS and self.in_values:
            # The operand is the token behind.
            self.error(num.EXPRESSION_EXPECTED)
            self.flush()
            self.insert(self.at, HOLE)
            return
        elif kind in _NO_OPERANDS:
            self.missing(num.EXPRESSION_EXPECTED)
            return
        elif kind in TYPE_STARTS:
            self.specifiers(False)
            if kinds[self.at] not in (k.OPEN_ROUND, k.OPEN_BRACE):
                if kinds[self.at] not in _AFTER_TYPE and kind != k.BUILTIN_TYPE and not self.in_values:
                    raise GivenUpError
                self.at = at
                self.error(num.TYPE_NAME)
                if kind == k.BUILTIN_TYPE:
                    self.at += 1
                else:
                    self.specifiers(False)
                self.drop(at)
                self.insert(at, HOLE)
                return
            self.construct()
        elif kind == k.HOLE:
            self.at += 1
        else:
            self.missing(num.EXPRESSION_EXPECTED)
            return
        self._postfix()

    def _array_size(self) -> None:
        """The brackets of `delete []`, in which nothing may stand."""
        start = self.at
        self.at += 1
        if self.accept(k.CLOSE_SQUARE):
            return
        self.error(num.DELETED_ARRAY_SIZE)
        inserted = len(self.inserted)
        self.expression_before(k.CLOSE_SQUARE, True)
        self.required(k.CLOSE_SQUARE, num.CLOSE_SQUARE_EXPECTED)
        del self.inserted[inserted:]
        self.drop(start)

    def _named(self) -> None:
        """A name, and what is made of the type that it names."""
        kinds = self.kinds
        start = self.at
        missing = self.value_oracle.missing(start) if self.in_values else -1
        is_wrapped = missing >= 0 or start == self.first_value
        if is_wrapped:
            # In parentheses it is no type's for all later stages, nor are the values a parameter list.
            self.insert(start, "(+" if missing >= 0 else "(")
        if missing >= 0:
            self.values.add(missing)
        name = self.look(start)
        if is_wrapped:
            self.insert(start + 1 if name is None else name.end, ")")
        if name is None:
            self.at += 1
            if kinds[self.at] == k.OPERATOR:
                self.operator_name()
            elif kinds[self.at] == k.TILDE and kinds[self.at + 1] == k.IDENTIFIER:
                self.at += 2
            else:
                self.told_only(num.IDENTIFIER_EXPECTED, HOLE)
            return
        if name.missing:
            self._compared(name)
            return
        if name.unscoped:
            self._unscoped(name)
            return
        if kinds[name.end] == k.LESS and name.meaning in (m.TYPE_TEMPLATE, m.VALUE_TEMPLATE):
            self.at = name.end
            self.template_arguments(name.last)
            while kinds.startswith(_MEMBER_NAME, self.at):
                self.at += 2
                after = self.behind_arguments(self.at, m.UNKNOWN) if kinds[self.at] == k.LESS else -1
                self.at = after if after >= 0 else self.at
            if self.unclosed:
                self.drop(start)
                self.insert(start, HOLE)
            return
        self.at = name.end
        if kinds[self.at] == k.SCOPE:
            self.at += 1
            kind = kinds[self.at]
            if kind == k.OPERATOR:
                self.operator_name()
            elif kind == k.TILDE and kinds[self.at + 1] == k.IDENTIFIER:
                self.at += 2
            elif kind == k.TEMPLATE or kind == k.STAR:
                raise GivenUpError
            else:
                # The token in which the operand is sought is none itself.
                self.skipped.append((start, self.at))
                self.told_only(num.IDENTIFIER_EXPECTED, HOLE)
            return
        # What is wrong in the list of a template nobody else tells, since it is dropped.
        is_operand = self.in_values or (self.heads and kinds[self.at] == k.IDENTIFIER)
        if is_operand and name.meaning in m.TYPES and kinds[self.at] not in CONSTRUCTS:
            self._type_as_operand(start, name)
            return
        if kinds[self.at] == k.OPEN_BRACE and (
            name.meaning in m.TYPES or kinds[self.at - 1] == k.GREATER or kinds[start] == k.DECLTYPE
        ):
            self.braced()

    def _type_as_operand(self, start: int, name: ReadName) -> None:
        """The name of a type, or of a template without its arguments, where an operand should stand."""
        is_alone = name.meaning == m.TYPE_TEMPLATE and name.end == name.last + 1
        taken = self.value_oracle.arguments(name.last) if is_alone else None
        if taken is None:
            self.found.append(SyntaxFinding(num.TYPE_NAME, start))
        else:
            self.found.append(SyntaxFinding(num.NO_ARGUMENTS, name.last))
            self.found[-1].fill_ins = taken.fill_ins
        self.drop(start)
        self.insert(start, HOLE)

    def _unscoped(self, name: ReadName) -> None:
        """The name of no scope, a member of which has template arguments: their `<` counts as `::`, so that the rest of
        a name has to follow."""
        kinds = self.kinds
        self.at = name.end
        while self.accept(k.LESS):
            self.accept(k.SCOPE)
            if kinds[self.at] != k.IDENTIFIER:
                self.error(num.IDENTIFIER_EXPECTED)
                break
            while kinds.startswith(_NAME_AND_SCOPE, self.at):
                self.at += 2
            self.at += 1
        self.skipped.append((name.end, self.at))

    def _compared(self, name: ReadName) -> None:
        """The name of no template as an operand: its `<` compares it with what was meant for an argument."""
        if not self.in_angles:
            # In parentheses no later stage takes it for a template.
            self.insert(self.at, "(")
            self.insert(name.end, ")")
            self.at = name.end + 1
            in_values, self.in_values = self.in_values, True
            self.operand()
            self.in_values = in_values
            return
        self.tell_missing(name)
        self.unclosed = self.compared = True
        self.at += 1
        if self.starts_type(self.at):
            self.error(num.TYPE_NAME)
            self.type_specifiers()
            while self.kinds[self.at] in POINTERS:
                self.at += 1
        else:
            self.operand()

    def construct(self) -> None:
        if self.kinds[self.at] == k.OPEN_BRACE:
            self.braced()
        else:
            self.call_arguments()

    def _postfix(self) -> None:
        kinds = self.kinds
        while True:
            kind = kinds[self.at]
            if kind == k.OPEN_ROUND:
                self.call_arguments(self.lexemes[self.at - 1].startswith("__"))
            elif kind == k.OPEN_SQUARE:
                self.at += 1
                angles, launch = self.in_angles, self.in_launch
                self.in_angles = self.in_launch = False
                self.stops[k.CLOSE_SQUARE] += 1
                if kinds[self.at] == k.OPEN_BRACE:
                    self.braced()
                else:
                    self.expression(True)
                self.stops[k.CLOSE_SQUARE] -= 1
                self.in_angles, self.in_launch = angles, launch
                self.required(k.CLOSE_SQUARE, num.CLOSE_SQUARE_EXPECTED)
            elif kind == k.DOT or kind == k.ARROW:
                self.at += 1
                self._member()
            elif kind == k.INCREMENT or kind == k.DECREMENT:
                self.at += 1
            elif kind == k.LAUNCH:
                self._launch()
            else:
                return

    def _member(self) -> None:
        kinds = self.kinds
        self.accept(k.TEMPLATE)
        kind = kinds[self.at]
        if kind == k.IDENTIFIER:
            at = self.at
            while True:
                at += 1
                if kinds[at] == k.LESS:
                    meaning = m.VALUE_TEMPLATE if kinds[at - 2] == k.TEMPLATE else m.UNKNOWN
                    after = self.behind_arguments(at, meaning)
                    at = after if after >= 0 and kinds[after] in (k.OPEN_ROUND, k.SCOPE) else at
                if kinds[at] == k.SCOPE and kinds[at + 1] == k.IDENTIFIER:
                    at += 1
                    continue
                break
            self.at = at
            if kinds[at] == k.SCOPE and kinds[at + 1] in (k.TILDE, k.OPERATOR):
                self.at += 1
                self._member()
        elif kind == k.OPERATOR:
            self.operator_name()
        elif kind == k.TILDE:
            self.at += 1
            if kinds[self.at] not in (k.IDENTIFIER, k.BUILTIN_TYPE):
                raise GivenUpError
            name = self.look(self.at)
            self.at = self.at + 1 if name is None else name.end
        elif kind == k.SCOPE:
            raise GivenUpError
        else:
            # Whatever the operand is, the type of the whole is unknown.
            self.skipped.append((self.at - 1, self.at))
            self.insert(self.at, "->*")
            self.missing(num.MEMBER_EXPECTED)

    def call_arguments(self, of_types: bool = False) -> None:
        """The arguments in parentheses."""
        self.at += 1
        if self.accept(k.CLOSE_ROUND):
            return
        self.items(of_types)
        self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)

    def items(self, of_types: bool = False) -> None:
        """Expressions and braced lists with commas between them, up to a closing parenthesis."""
        angles = self.in_angles
        self.in_angles = False
        self.stops[k.CLOSE_ROUND] += 1
        self.stops[k.COMMA] += 1
        while True:
            if self.kinds[self.at] == k.OPEN_BRACE:
                self.braced()
                self.accept(k.ELLIPSIS)
            elif of_types and self._is_type_argument():
                self.type_id()
            else:
                self.expression(False)
            if not self.accept(k.COMMA):
                break
        self.stops[k.COMMA] -= 1
        self.stops[k.CLOSE_ROUND] -= 1
        self.in_angles = angles

    def _is_type_argument(self) -> bool:
        """Whether what a builtin function takes is a type."""
        if self.kinds[self.at] not in TYPE_STARTS:
            return False
        found = len(self.found), len(self.skipped), len(self.inserted)
        at = self.at
        self.specifiers(False)
        is_type = self.kinds[self.at] not in (k.OPEN_ROUND, k.OPEN_BRACE, k.COMMA, k.CLOSE_ROUND)
        self.at = at
        del self.found[found[0] :], self.skipped[found[1] :], self.inserted[found[2] :]
        return is_type

    def braced(self) -> None:
        """A braced list."""
        self.enter()
        kinds = self.kinds
        self.at += 1
        angles, launch = self.in_angles, self.in_launch
        self.in_angles = self.in_launch = False
        self.stops[k.CLOSE_BRACE] += 1
        self.stops[k.COMMA] += 1
        while kinds[self.at] != k.CLOSE_BRACE:
            kind = kinds[self.at]
            if kind == k.DOT and kinds[self.at + 1] == k.IDENTIFIER:
                self.at += 2
                while kinds[self.at] in b".[":
                    if kinds[self.at] == k.DOT:
                        self.at += 2
                    else:
                        self.balanced()
                if kinds[self.at] != k.OPEN_BRACE and not self.accept(k.ASSIGN):
                    self.error(num.ASSIGN_EXPECTED)
                    start = self.at
                    self.flush()
                    self.insert(start, "=" + HOLE)
                    if kinds[self.at] == k.COMMA:
                        self.at += 1
                        continue
                    break
            elif kind == k.OPEN_SQUARE and kinds.startswith(b"=", self.behind(self.at)):
                # GNU `[index] =` and `[first ... last] =`: no lambda is assigned to.
                self.at = self.behind(self.at) + 1
            elif kind == k.IDENTIFIER and kinds[self.at + 1] == k.COLON:
                self.at += 2
            if kinds[self.at] == k.OPEN_BRACE:
                self.braced()
                self.accept(k.ELLIPSIS)
            else:
                self.expression(False)
            if self.accept(k.COMMA):
                continue
            if kinds[self.at] == k.CLOSE_BRACE:
                break
            if self._ends_list():
                break
            self.error(num.COMMA_EXPECTED)
            self.flush()
            if not self.accept(k.COMMA):
                break
        self.stops[k.COMMA] -= 1
        self.stops[k.CLOSE_BRACE] -= 1
        self.in_angles, self.in_launch = angles, launch
        self.required(k.CLOSE_BRACE, num.CLOSE_BRACE_EXPECTED)
        self.leave()

    def _ends_list(self) -> bool:
        """Whether what takes the place of a comma can only be behind the list."""
        return self.kinds[self.at] in b";)" or self.kinds[self.at] == END

    def _parenthesised(self) -> bool:
        """A parenthesis; whether it was a cast, with its operand."""
        kinds = self.kinds
        self.enter()
        self.at += 1
        at = self.at
        angles = self.in_angles
        self.in_angles = False
        is_cast = False
        if kinds[at] == k.OPEN_BRACE:
            self.block()
        elif self._opens_cast(at):
            is_cast = True
            self.type_id_before(k.CLOSE_ROUND)
        else:
            self.expression_before(k.CLOSE_ROUND, True)
        self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
        self.in_angles = angles
        if is_cast:
            if kinds[self.at] == k.OPEN_BRACE:
                self.braced()
                self._postfix()
            else:
                self.operand()
        self.leave()
        return is_cast

    def is_type_alone(self, at: int) -> bool:
        """Whether the specifiers at a token, which are read on trial, begin no conversion `T(...)` or `T{...}`."""
        start = self.at
        self.at = at
        found, skipped, inserted = len(self.found), len(self.skipped), len(self.inserted)
        self.specifiers(False)
        is_alone = self.kinds[self.at] not in (k.OPEN_ROUND, k.OPEN_BRACE) or self.kinds[self.at + 1] in POINTERS
        del self.found[found:], self.skipped[skipped:], self.inserted[inserted:]
        self.at = start
        return is_alone

    def _opens_cast(self, at: int) -> bool:
        """Whether a type alone follows the parenthesis in front of a token."""
        kinds = self.kinds
        if self.starts_type(at):
            if kinds[at] in (k.IDENTIFIER, k.SCOPE):
                name = self.look(at)
                return name is not None and kinds[name.end] not in (k.OPEN_ROUND, k.OPEN_BRACE)
            return self.is_type_alone(at)
        name = self.look(at)
        if name is None or name.meaning != m.UNKNOWN or self.is_no_scope(at):
            return False
        if name.end == name.last + 1 and (
            self.names.is_undeclared(at) if name.last == at else self.names.is_no_member(name.last)
        ):
            return False
        at = name.end
        while kinds[at] in POINTERS or kinds[at] in QUALIFIERS:
            at += 1
        return kinds[at] == k.CLOSE_ROUND and kinds[at + 1] in STARTS_OPERAND and kinds[at + 1] not in (k.NOT, k.TILDE)

    def _cast(self) -> None:
        """`static_cast<T>(e)` and its like."""
        kinds = self.kinds
        self.at += 1
        if kinds[self.at] != k.LESS:
            raise GivenUpError
        self.at += 1
        self.stops[k.GREATER] += 1
        self.type_id()
        self._end_of_cast_type()
        self.stops[k.GREATER] -= 1
        self.required(k.OPEN_ROUND, num.OPEN_ROUND_EXPECTED)
        angles, launch = self.in_angles, self.in_launch
        self.in_angles = self.in_launch = False
        self.expression_before(k.CLOSE_ROUND, True)
        self.in_angles, self.in_launch = angles, launch
        self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)

    def _end_of_cast_type(self) -> None:
        """The `>` of a cast; `>>` is one token there, and ends nothing."""
        if not self.accept(k.GREATER):
            self.error(num.GREATER_EXPECTED)
            self.flush()
            while self.kinds[self.at] == k.GREATER and self.kinds[self.at + 1] == k.GREATER:
                self.at += 2
                self.flush()
            if not self.accept(k.GREATER):
                self.insert(self.found[-1].token, ">")

    def _new(self) -> None:
        kinds = self.kinds
        self.accept(k.SCOPE)
        if self.accept(k.DELETE):
            self.operand()
            return
        self.at += 1
        if kinds[self.at] == k.OPEN_ROUND:
            after = self.behind(self.at)
            if kinds[after] in (k.IDENTIFIER, k.SCOPE, k.OPEN_ROUND) or kinds[after] in TYPE_STARTS:
                self.call_arguments()
        if kinds[self.at] == k.OPEN_ROUND:
            self.balanced()
        else:
            if self.is_no_scope(self.at):
                # The name is passed over as the type that it is not.
                self.told_only(num.TYPE_EXPECTED, "int")
                self.skipped.append((self.at, self.at + 1))
                self.at += 1
                return
            if not self.starts_type(self.at) and kinds[self.at] not in NAMES:
                self.missing(num.TYPE_EXPECTED)
                return
            self.type_specifiers()
            while kinds[self.at] in POINTERS or kinds[self.at] in QUALIFIERS:
                self.at += 1
            while kinds[self.at] == k.OPEN_SQUARE:
                self.at += 1
                self.stops[k.CLOSE_SQUARE] += 1
                if kinds[self.at] != k.CLOSE_SQUARE:
                    self.expression(True)
                self.stops[k.CLOSE_SQUARE] -= 1
                self.required(k.CLOSE_SQUARE, num.CLOSE_SQUARE_EXPECTED)
        if kinds[self.at] in (k.OPEN_ROUND, k.OPEN_BRACE):
            self.construct()

    def _launch(self) -> None:
        """The configuration of a launch, and its arguments."""
        kinds = self.kinds
        self.at += 1
        angles = self.in_angles
        self.in_angles = False
        launch = self.in_launch
        self.stops[k.COMMA] += 1
        while True:
            self.in_launch = True
            if self.closes_launch(self.at):
                if kinds[self.at - 1] == k.LAUNCH:
                    break
                self.error(num.EXPRESSION_EXPECTED)
                self.insert(self.at, HOLE)
                break
            if kinds[self.at] == k.OPEN_BRACE:
                self.in_launch = False
                self.braced()
            else:
                self.expression(False)
            if not self.accept(k.COMMA):
                break
        self.stops[k.COMMA] -= 1
        self.in_angles, self.in_launch = angles, launch
        if self.closes_launch(self.at):
            self.at += 3
        else:
            self.error(num.LAUNCH_END)
            self.insert(self.at, ">>>")
        if kinds[self.at] == k.OPEN_ROUND:
            self.call_arguments()
            return
        start = self.at
        self.error(num.OPEN_ROUND_EXPECTED)
        self.flush_to(k.OPEN_ROUND)
        if kinds[self.at] == k.OPEN_ROUND:
            self.call_arguments()
            return
        # The token that stopped it is passed over, and the arguments are sought behind it.
        self.insert(start, "(")
        if kinds[self.at] not in (END, k.CLOSE_BRACE):
            self.skipped.append((self.at, self.at + 1))
            self.at += 1
        self.items()
        self.required(k.CLOSE_ROUND, num.CLOSE_ROUND_EXPECTED)
