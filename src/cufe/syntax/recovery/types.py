"""Types of a declaration that does not follow the grammar ([dcl.name], [temp.names]), attributes, operator names."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.expression_tokens import POINTERS, QUALIFIERS, TYPE_STARTS
from cufe.syntax.names import ArgumentList, NameOracle, ValueOracle
from cufe.syntax.recovery.names import NameReader, ReadName
from cufe.syntax.recovery.tokens import HOLE, GivenUpError, SyntaxFinding
from cufe.text import kinds as k
from cufe.text.unit import Unit

_ATTRIBUTES: Final = bytes((k.ATTRIBUTE, k.ALIGNAS, k.ATTRIBUTE_MACRO))
_WORD_OPERATORS: Final = bytes((k.NEW, k.DELETE))
_OPERATORS: Final = frozenset(
    ("+", "-", "*", "/", "%", "^", "&", "|", "~", "!", "=", "<", ">", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=",
     "<<", ">>", "<<=", ">>=", "==", "!=", "<=", ">=", "<=>", "&&", "||", "++", "--", ",", "->*", "->", "(", "[")
)  # fmt: skip
CONSTRUCTS: Final = bytes((k.OPEN_ROUND, k.OPEN_BRACE))
#: begins a name that may be a type's
NAMES: Final = bytes((k.IDENTIFIER, k.SCOPE, k.DECLTYPE))


class TypeReader(NameReader):
    """Reads type-ids; expressions, declarators and blocks are those of the classes that stand on this one."""

    def __init__(self, unit: Unit, names: NameOracle, value_oracle: ValueOracle) -> None:
        super().__init__(unit, names, value_oracle)
        #: whether `>` ends a list of template arguments
        self.in_angles: bool = False
        #: whether what was meant for parameters is read as values
        self.in_values: bool = False
        #: the first of these
        self.first_value: int = -1
        #: how many heads of templates precede the declaration
        self.heads: int = 0
        #: the parameters read last
        self.declared_parameters: dict[str, int] = {}
        #: whether a list of template arguments ended at a name that has arguments and is no template
        self.unclosed: bool = False
        #: whether it was compared there, as a value
        self.compared: bool = False

    # --- what stands on this ----------------------------------------------------------------------------------

    def parameters(self) -> None:
        raise NotImplementedError

    def function_block(self) -> None:
        raise NotImplementedError

    def lambda_expression(self) -> None:
        raise NotImplementedError

    def specifiers(self, in_class: bool, declares: bool = False) -> int:
        raise NotImplementedError

    def declarator(self, abstract: bool, named: bool = True) -> int:
        raise NotImplementedError

    def expression(self, comma: bool, assigns: bool = True) -> None:
        raise NotImplementedError

    def expression_before(self, stop: int, comma: bool, assigns: bool = True) -> None:
        """An expression in front of a token of a kind, at which reading goes on."""
        self.stops[stop] += 1
        self.expression(comma, assigns)
        self.stops[stop] -= 1

    def braced(self) -> None:
        raise NotImplementedError

    def template_head(self) -> bool:
        raise NotImplementedError

    def block(self) -> None:
        raise NotImplementedError

    # --- types ------------------------------------------------------------------------------------------------

    def attributes(self) -> bool:
        """Attributes of all kinds; whether there are some."""
        kinds = self.kinds
        start = self.at
        while True:
            kind = kinds[self.at]
            if kind == k.ATTRIBUTE_MACRO:
                self.at += 1
            elif kind in _ATTRIBUTES:
                if kinds[self.at + 1] != k.OPEN_ROUND:
                    raise GivenUpError
                self.at += 1
                self.balanced()
            elif kind == k.OPEN_SQUARE and kinds[self.at + 1] == k.OPEN_SQUARE:
                self.balanced()
            else:
                return self.at > start

    def type_specifiers(self) -> None:
        """The specifiers of a type-id, taken for a type where nobody knows a name."""
        if self.is_no_scope(self.at):
            self.tell_missing(ReadName(self.at + 1, self.at, m.UNKNOWN))
            return
        name = self.look(self.at)
        if name is not None and name.missing:
            self.tell_missing(name)
            return
        if name is not None and name.meaning == m.UNKNOWN and self.kinds[name.end] != k.SCOPE:
            self.at = name.end
            return
        self.specifiers(False)

    def type_id_before(self, stop: int) -> None:
        """A type-id in front of a token of a kind, at which reading goes on."""
        self.stops[stop] += 1
        self.type_id()
        self.stops[stop] -= 1

    def type_id(self) -> None:
        """A type-id, or the error that one is missing."""
        kinds = self.kinds
        if not self.starts_type(self.at) and kinds[self.at] not in NAMES:
            if kinds[self.at] in _ATTRIBUTES or kinds[self.at] == k.EXTENSION:
                raise GivenUpError
            self.error(num.TYPE_EXPECTED)
            self.insert(self.at, "int")
            self.flush()
            return
        self.type_specifiers()
        self.declarator(True, False)

    def tell_missing(self, name: ReadName) -> None:
        """Reports the name of no template or no scope, and goes to the `<` or the `::` behind it."""
        fill_ins = self.value_oracle.missing_name(name.last)
        self.found.append(SyntaxFinding(num.NO_MEMBER if len(fill_ins) > 1 else num.UNDEFINED, name.last))
        self.found[-1].fill_ins = fill_ins
        self.at = name.end

    def template_arguments(self, template: int) -> None:
        """The arguments between angle brackets of what is a template, whose name ends at a token."""
        kinds = self.kinds
        self.enter()
        taken: ArgumentList | None = None
        given = 0
        end = self.behind_arguments(self.at, m.TYPE_TEMPLATE)
        has_missing = self.value_oracle.are_missing(self.at, end)
        if has_missing or self.lacks_scope(self.at, end):
            taken = self.value_oracle.arguments(template)
            if taken is None:
                raise GivenUpError
        self.at += 1
        launch = self.in_launch
        angles = self.in_angles
        self.in_launch = False
        # Of the stop tokens around only the end of the statement counts.
        waiting = self.stops[k.CLOSE_ROUND]
        self.stops[k.CLOSE_ROUND] = 0
        self.stops[k.GREATER] += 1
        self.stops[k.COMMA] += 1
        while kinds[self.at] != k.GREATER or kinds[self.at - 1] == k.COMMA:
            self.in_angles = True
            if kinds[self.at] in b",>":
                self._no_argument(template, given)
            elif self._is_type_in_angles(taken is None or taken.takes_type(given)):
                self.type_id()
            elif kinds[self.at] == k.OPEN_BRACE:
                self.braced()
            else:
                self.expression(False)
            self.accept(k.ELLIPSIS)
            given += 1
            if not self.accept(k.COMMA):
                break
        self.in_angles = angles
        self.in_launch = launch
        self.stops[k.COMMA] -= 1
        self.stops[k.GREATER] -= 1
        if taken is not None and given < taken.required and self.found and self.found[-1].token >= template:
            self.error(num.TOO_FEW_ARGUMENTS)
            self.found[-1].fill_ins = taken.fill_ins
            self.unclosed = True
            self.accept(k.GREATER)
        elif not self.required(k.GREATER, num.GREATER_EXPECTED):
            self.unclosed = self.unclosed or has_missing
        if self.kinds[self.at] == k.GREATER and self.are_adjacent(self.at - 1):
            self.half = self.at
        self.stops[k.CLOSE_ROUND] = waiting
        self.leave()

    def _no_argument(self, template: int, given: int) -> None:
        """What is missing in front of a comma or the end of a list of arguments; none is needed there for a pack."""
        taken = self.value_oracle.arguments(template)
        is_last = self.kinds[self.at] == k.GREATER
        if taken is None and self.meaning(template, template) != m.VALUE_TEMPLATE:
            raise GivenUpError
        if is_last and (taken is None or taken.is_of_pack(given)):
            if taken is None:
                self.error(num.TEMPLATE_ARGUMENT_EXPECTED)
            self.skipped.append((self.at - 1, self.at))
        elif taken is None or not taken.takes_type(given):
            self.told_only(num.EXPRESSION_EXPECTED, HOLE)
        else:
            self.told_only(num.TYPE_EXPECTED, "int")

    def _is_type_in_angles(self, takes_type: bool) -> bool:
        """Whether a type stands as a template argument; the name of no template is taken for what is wanted."""
        kinds = self.kinds
        at = self.at
        if kinds[at] == k.DECLTYPE and not self.opens_scope(at):
            return kinds[self.behind(at + 1)] not in CONSTRUCTS
        if kinds[at] in TYPE_STARTS and kinds[at] != k.DECLTYPE:
            if kinds[at + 1] not in b"({" or kinds[at + 2] in b")*&^" or self.starts_type(at + 2):
                return True
            first = self.look(at + 2)
            return first is not None and first.missing
        if self.starts_type(at):
            name = self.look(at)
            return name is not None and kinds[name.end] != k.OPEN_BRACE
        name = self.look(at)
        if name is None or name.meaning != m.UNKNOWN:
            return False
        if name.missing or self.is_no_scope(at):
            return takes_type
        return kinds[name.end] in POINTERS or kinds[name.end] in (k.CONST, k.OPEN_ROUND, k.COMMA, k.GREATER)

    def operator_name(self) -> None:
        """`operator` and what it names."""
        kinds = self.kinds
        self.at += 1
        kind = kinds[self.at]
        if kind in (k.OPEN_ROUND, k.OPEN_SQUARE):
            closer = k.CLOSE_ROUND if kind == k.OPEN_ROUND else k.CLOSE_SQUARE
            if kinds[self.at + 1] != closer:
                raise GivenUpError
            self.at += 2
        elif kind in _WORD_OPERATORS:
            self.at += 1
            if kinds.startswith(b"[]", self.at):
                self.at += 2
        elif kind == k.STRING:
            self.at += 1
            self.accept(k.IDENTIFIER)
        elif kind == k.GREATER:
            while kinds[self.at] in (k.GREATER, k.GREATER_EQUAL):
                self.at += 1
        elif self.lexemes[self.at] in _OPERATORS or kind == k.CO_AWAIT:
            self.at += 1
        elif self.starts_type(self.at) or kind in NAMES:
            self.type_specifiers()
            while kinds[self.at] in POINTERS or kinds[self.at] in QUALIFIERS:
                self.at += 1
        else:
            raise GivenUpError
        if kinds[self.at] == k.LESS:
            after = self.behind_arguments(self.at, m.VALUE_TEMPLATE)
            if after < 0 or kinds[after] != k.OPEN_ROUND:
                raise GivenUpError
            self.at = after
