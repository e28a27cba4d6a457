"""`#pragma unroll` in code for the device: in front of no loop (20058), and arguments that are no count (observed).

The front end of the device compiler reads the argument as a constant expression.  It is judged where it is a literal,
the name of a variable or one that the unit does not have; what else there may be is left to it.
"""

import re

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import EntityName, Note, TypeName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import nodes as n
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

_UNDEFINED: Final = 20
_NOT_CONSTANT: Final = 28
_NO_LOOP: Final = 20058
_TOO_LARGE: Final = 20167
_NOT_POSITIVE: Final = 20168
_NO_INTEGER: Final = 20169
_EXTRA: Final = 20170
_NO_INTEGRAL_TYPE: Final = 2412
_VALUE_OF: Final = 2689

_LOOPS: Final = bytes((k.FOR, k.WHILE, k.DO))
#: behind a name: the statement is an expression
_AFTER_VALUE: Final = bytes((k.ASSIGN, k.COMPOUND_ASSIGN, k.INCREMENT, k.DECREMENT, k.DOT, k.ARROW, k.OPEN_SQUARE))
#: a statement that is no loop and needs no name to tell
_STATEMENTS: Final = b"{*(" + bytes(
    (k.IF, k.SWITCH, k.RETURN, k.GOTO, k.BREAK, k.CONTINUE, k.TRY, k.INCREMENT, k.DECREMENT)
)

_UNROLL: Final = re.compile(r"\s*#\s*pragma\s+unroll\b\s*(.*?)\s*(?://.*)?$", re.DOTALL)
_INTEGER: Final = re.compile(r"(-?)\s*(0[xX][0-9a-fA-F]+|\d+)[uUlL]*$")
_FLOATING: Final = re.compile(r"-?\d+\.\d*[fF]?$")
_STRING: Final = re.compile(r'"[^"\\]*"$')
_NAME: Final = re.compile(r"[A-Za-z_]\w*$")
_LITERALS: Final = re.compile(r"(\d+)\s*(?:;|\d.*)$")
_LARGEST: Final = 2**31 - 1


class UnrollPragmas:
    """Finds them by their places among the tokens."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        unit = examined.unit
        #: indices of the directives
        self._found: list[int] = [
            index for index, text in enumerate(unit.directive_text) if "unroll" in text and _UNROLL.match(text)
        ]

        #: names that nothing declares, as far as the function has been told of
        self._undefined: set[str] = set()

    def report(self, start: int, end: int) -> None:
        """Reports those in the body of a function, each once."""
        unit = self.examined.unit
        left: list[int] = []
        self._undefined.clear()
        for index in self._found:
            if start < unit.directive_token[index] < end:
                if not self._is_in_class(start, unit.directive_token[index]):
                    self._judge(index)
            else:
                left.append(index)
        self._found = left

    def _is_in_class(self, start: int, token: int) -> bool:
        """Whether a token of a body stands in a local class, whose members are functions of their own."""
        brace = self.examined.brackets.enclosing(token)
        while brace > start:
            if local_class(self.examined.cutter, brace) is not None:
                return True
            brace = self.examined.brackets.enclosing(brace)
        return False

    def _judge(self, index: int) -> None:
        unit = self.examined.unit
        text = unit.directive_text[index]
        token = unit.directive_token[index]
        place = unit.directive_offset[index] + text.index("unroll")
        kinds = self.examined.kinds
        if kinds[token] not in _LOOPS:
            if self._is_no_loop(token):
                self.examined.report.add(_NO_LOOP, place)
            return
        match = _UNROLL.match(text)
        argument = match[1] if match is not None else ""
        if argument.startswith("(") and argument.endswith(")"):
            argument = argument[1:-1].strip()
        if argument:
            at = unit.directive_offset[index] + text.index(argument, text.index("unroll") + len("unroll"))
            self._argument(argument, at, place, token)

    def _is_no_loop(self, token: int) -> bool:
        """Whether a statement other than a loop and a declaration follows."""
        kinds = self.examined.kinds
        here = kinds[token]
        if here in _STATEMENTS:
            return True
        return here == k.IDENTIFIER and kinds[token + 1] in _AFTER_VALUE

    def _argument(self, argument: str, at: int, place: int, token: int) -> None:
        report = self.examined.report
        integer = _INTEGER.match(argument)
        if integer is not None:
            value = int(integer[2], 0) if not integer[2].isdigit() else int(integer[2])
            if integer[1] or not value:
                report.add(_NOT_POSITIVE, place)
            elif value > _LARGEST:
                report.add(_TOO_LARGE, place)
        elif _LITERALS.match(argument):
            report.add(_EXTRA, place)
        elif _FLOATING.match(argument) or _STRING.match(argument):
            type_ = "double" if argument[0] != '"' else "const char *"
            report.add(_NO_INTEGRAL_TYPE, at, TypeName("float" if argument[-1] in "fF" else type_))
            report.add(_NO_INTEGER, place, detected=at)
        elif _NAME.match(argument):
            lookup = self.examined.lookup()
            entity = lookup.unqualified(lookup.scope_at(token), argument, token, False)
            if entity is not None and _is_variable(entity):
                noun = "parameter" if entity.sort == en.PARAMETER else "variable"
                named = EntityName(noun, entity.name, self.examined.unit.offset(entity.token))
                report.add(_NOT_CONSTANT, at, notes=[Note(_VALUE_OF, at, named)])
                report.add(_NO_INTEGER, place, detected=at)
            elif entity is None and self._is_nowhere(argument):
                if argument not in self._undefined:
                    self._undefined.add(argument)
                    report.add(_UNDEFINED, at, argument)
                report.add(_NO_INTEGER, place, detected=at)

    def _is_nowhere(self, name: str) -> bool:
        """Whether a name is no keyword, and the unit does not have it."""
        is_keyword = name in k.token_kinds(self.examined.settings.standard)
        return not is_keyword and not self.examined.unit.occurrences(name)


def _is_variable(entity: en.Entity) -> bool:
    """Whether the value of what a name means is surely no constant."""
    if entity.sort not in (en.PARAMETER, en.LOCAL, en.VARIABLE) or not entity.bindings:
        return False
    binding = entity.bindings[0]
    if entity.sort == en.PARAMETER:
        return True
    declaration = binding.declaration
    if declaration is None or declaration.specifiers.flags & n.CONSTEXPR:
        return False
    specifiers = declaration.specifiers
    return specifiers.sort == n.BUILTIN and not specifiers.flags & n.CONST
