"""Pragmas in functions for the device: unknown ones (20199) and the arguments of `unroll` (20058)."""

from cufe import regex as re
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName, Note, TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.constants import Constant, FloatConstant, IntegerConstant
from cufe.il.entities import Declared, Enumerator, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.templates import TemplateArgument
from cufe.sema.declared.contexts import BoundParameter
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.text_lookup import entities as en
from cufe.syntax import nodes as n
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k
from cufe.text.unit import Unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.cuda.rules.calls.judge import Judge
    from cufe.sema.engine import Engine


# Pragmas in functions for the device that the device compiler does not know: 20199 (observed). Those that the front end
# knows are its own and CUDA's; what is written for other compilers is not. Instances of templates are not asked, nor
# functions that are defined in their class.


_UNKNOWN: Final = 20199

_KNOWN: Final = frozenset(
    (
        "GCC", "STDC", "can_instantiate", "define_type_info", "do_not_instantiate", "hd_warning_disable", "hdrstop",
        "ident", "instantiate", "message", "no_pch", "nv_abi", "nv_diag_default", "nv_diag_error", "nv_diag_once",
        "nv_diag_remark", "nv_diag_suppress", "nv_diag_warning", "nv_diagnostic", "nv_exec_check_disable", "omp",
        "once", "pack", "pop_macro", "push_macro", "redefine_extname", "unroll",
    )
)  # fmt: skip


class UnknownPragmas:
    """Finds them by their places among the tokens."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        unit = examined.unit
        #: indices of the directives that are unknown pragmas
        self._told: set[int] = set()
        self._found: list[int] = [index for index in unit.pragmas if is_unknown(unit.directive_text[index])]

    def report(self, declared: Declared) -> None:
        """Reports those in the body of a function."""
        if not self._found:
            return
        unit: Unit = self.examined.unit
        piece = declared.piece
        for index in self._found:
            if piece.body < unit.directive_token[index] < piece.end and index not in self._told:
                self._told.add(index)
                text = unit.directive_text[index]
                word = text.index("pragma") + len("pragma")
                word += len(text[word:]) - len(text[word:].lstrip())
                self.examined.diagnoser.add(_UNKNOWN, unit.directive_offset[index] + word)


def is_unknown(text: str) -> bool:
    """Whether a directive is a pragma that the device compiler does not know."""
    parts = text.lstrip("# \t").split(None, 1) if "pragma" in text else []
    if len(parts) < 2 or parts[0] != "pragma":
        return False
    words = parts[1].split("(", 1)[0].split(None, 1)
    # One without a word is an ordinary one that nobody knows (161).
    return bool(words) and words[0] not in _KNOWN


# The constants that names in directives stand for: directives have no tokens, and so no syntax tree ([expr.const]).


def named_constant(engine: "Engine", name: str, routine: Routine, token: int) -> Constant | None:
    """What a name, perhaps a qualified one, means at a token of the body of a function; None for what is no constant,
    and for what the body itself declares."""
    declared = engine.declare_types.definition(routine)
    if declared is None:
        return None
    with unanswered:
        first, *others = name.split("::")
        found = engine.names.unqualified(first, engine.declare_types.parameter_context(routine, declared), token)
        for part in others:
            if len(found) != 1:
                return None
            found = engine.names.qualified(_as_scope(found[0]), part, token)
        return constant_of(engine, found[0]) if len(found) == 1 else None
    return None


def _as_scope(entity: Entity) -> Entity:
    argument = _argument(entity)
    type_ = entity.type if isinstance(entity, Typedef) else argument.type if argument is not None else None
    return type_ if type_ is not None else entity


def _argument(entity: Entity) -> TemplateArgument | None:
    return entity.argument if isinstance(entity, BoundParameter) else None


def constant_of(engine: "Engine", entity: Entity) -> Constant | None:
    argument = _argument(entity)
    if argument is not None:
        return argument.constant
    if isinstance(entity, Variable):
        return engine.evaluator.constant_of(entity, engine.declare_types.variable_type(entity))
    return engine.enums.value(entity) if isinstance(entity, Enumerator) else None


# `#pragma unroll` in code for the device: in front of no loop (20058), and arguments that are no count (observed). The
# front end of the device compiler reads the argument as a constant expression. It is judged where it is a literal or a
# name; what else there may be is left to it. In a template, what depends on no parameter is reported when the first
# instance is made, names of parameters and variables in each one.


_NO_LOOP: Final = 20058
_TOO_LARGE: Final = 20167
_NOT_POSITIVE: Final = 20168
_NO_INTEGER: Final = 20169
_EXTRA: Final = 20170
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
_NAME: Final = re.compile(r"[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*$")
_LITERALS: Final = re.compile(r"(\d+)\s*(?:;|\d.*)$")
_LARGEST: Final = 2**31 - 1


class UnrollPragmas:
    """Finds them by their places among the tokens."""

    def __init__(self, walk: "Judge") -> None:
        self.walk: Judge = walk
        self.examined: ExaminedUnit = walk.examined
        self.engine: Engine = walk.engine
        unit = walk.examined.unit
        #: indices of the directives
        self._found: list[int] = [index for index in unit.pragmas if _UNROLL.match(unit.directive_text[index])]

        #: names that nothing declares, as far as the function has been reported
        self._undefined: set[str] = set()
        #: ranges of generic lambdas, whose parameters are reported in instances
        self._generic: list[tuple[int, int]] = []
        #: the function that is judged; of an instance those under way, and the offset at which it is reported
        self._routine: Routine | None = None
        self._instances: list[tuple[Routine, int]] = []
        self._found_at: int = -1

    def has_any(self) -> bool:
        """Whether there are any that may be reported."""
        return bool(self._found)

    def leave(self, start: int, end: int) -> None:
        """Leaves parameters in the body of a generic lambda to the instances of its call operator."""
        self._generic.append((start, end))

    def report(self, routine: Routine, start: int, end: int) -> None:
        """Reports those in the body of a function, each once."""
        self._undefined.clear()
        self._routine = routine
        found = [index for index in self._within(start, end) if not self._is_of_generic_lambda(index)]
        self._found = [index for index in self._found if index not in found]
        for index in found:
            self._judge(index)

    def report_instance(
        self, routine: Routine, start: int, end: int, found_at: int, instances: list[tuple[Routine, int]]
    ) -> None:
        """Reports those in the body of an instance, while others are under way: each once, but for names that mean
        something else in each instance."""
        found = self._within(start, end)
        if not found:
            return
        self._undefined.clear()
        self._routine, self._instances = routine, instances
        self._found_at = self.examined.unit.offset(found_at)
        hanging = [index for index in found if self._is_of_instances(index)]
        self._found = [index for index in self._found if index not in found or index in hanging]
        for index in found:
            if index not in hanging:
                self._judge(index)
        for index in hanging:
            self._judge(index)
        self._instances, self._found_at = [], -1

    def _within(self, start: int, end: int) -> list[int]:
        unit = self.examined.unit
        inside = [index for index in self._found if start < unit.directive_token[index] < end]
        return [index for index in inside if not self._is_in_class(start, unit.directive_token[index])]

    def _is_of_instances(self, index: int) -> bool:
        """Whether an argument names a parameter of the template or function, a member of one, or a local variable."""
        name = self._argument_of(index)
        is_name = _NAME.match(name)
        entity = self._meant(name.split("::")[0], self.examined.unit.directive_token[index]) if is_name else None
        return entity is not None and entity.sort in (en.TEMPLATE_PARAMETER, en.PARAMETER, en.LOCAL)

    def _is_of_generic_lambda(self, index: int) -> bool:
        token = self.examined.unit.directive_token[index]
        return any(start < token < end for start, end in self._generic) and self._is_of_instances(index)

    def _meant(self, name: str, token: int) -> en.Entity | None:
        lookup = self.examined.lookup()
        return lookup.unqualified(lookup.scope_at(token), name, token, False)

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
        if self.examined.kinds[token] not in _LOOPS:
            if self._is_no_loop(token):
                self._add(_NO_LOOP, place)
            return
        argument = self._argument_of(index)
        if argument:
            at = unit.directive_offset[index] + text.index(argument, text.index("unroll") + len("unroll"))
            self._argument(argument, at, place, token)

    def _argument_of(self, index: int) -> str:
        match = _UNROLL.match(self.examined.unit.directive_text[index])
        argument = match[1] if match is not None else ""
        if argument.startswith("(") and argument.endswith(")"):
            return argument[1:-1].strip()
        return argument

    def _is_no_loop(self, token: int) -> bool:
        """Whether a statement other than a loop and a declaration follows."""
        kinds = self.examined.kinds
        here = kinds[token]
        if here in _STATEMENTS:
            return True
        return here == k.IDENTIFIER and kinds[token + 1] in _AFTER_VALUE

    def _argument(self, argument: str, at: int, place: int, token: int) -> None:
        integer = _INTEGER.match(argument)
        if integer is not None:
            value = int(integer[2], 0) if not integer[2].isdigit() else int(integer[2])
            self._count(-value if integer[1] else value, place)
        elif _LITERALS.match(argument):
            self._add(_EXTRA, place)
        elif _FLOATING.match(argument) or _STRING.match(argument):
            type_ = "double" if argument[0] != '"' else "const char *"
            self._add(num.NOT_INTEGRAL, at, TypeName("float" if argument[-1] in "fF" else type_))
            self._add(_NO_INTEGER, place, found_at=at)
        elif _NAME.match(argument):
            self._name(argument, at, place, token)

    def _name(self, name: str, at: int, place: int, token: int) -> None:
        entity = self._meant(name.split("::")[0], token)
        if entity is None:
            if self._is_nowhere(name):
                if name not in self._undefined:
                    self._undefined.add(name)
                    self._add(num.UNDEFINED, at, name)
                self._add(_NO_INTEGER, place, found_at=at)
        elif _is_variable(entity):
            noun = "parameter" if entity.sort == en.PARAMETER else "variable"
            named = EntityName(noun, entity.name, self.examined.unit.offset(entity.token))
            self._add(num.NOT_CONSTANT, at, notes=[Note(_VALUE_OF, at, named)])
            self._add(_NO_INTEGER, place, found_at=at)
        elif entity.sort != en.LOCAL and self._routine is not None:
            value = named_constant(self.engine, name, self._routine, token)
            if isinstance(value, IntegerConstant):
                self._count(value.value, place)
            elif isinstance(value, FloatConstant):
                self._add(num.NOT_INTEGRAL, at, MessageNames().fill_in(value.type))
                self._add(_NO_INTEGER, place, found_at=at)

    def _count(self, value: int, place: int) -> None:
        if value <= 0:
            self._add(_NOT_POSITIVE, place)
        elif value > _LARGEST:
            self._add(_TOO_LARGE, place)

    def _add(
        self, number: int, place: int, *words: "str | TypeName", found_at: int = -1, notes: "Sequence[Note]" = ()
    ) -> None:
        if self._found_at >= 0:
            found_at = self._found_at
        # Types of large libraries take long to name: the context is made for what is reported alone.
        context = self.walk.frames(self._instances)
        self.examined.diagnoser.add(number, place, *words, notes=notes, context=context, detected=found_at)

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
