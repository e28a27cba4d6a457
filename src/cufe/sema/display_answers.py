"""What the display of the IL asks the engine; what the engine cannot tell is counted and left out."""

from cufe import regex as re
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.display_source import DisplaySource
from cufe.il.entities import DEFAULTED, SFK_CONSTRUCTOR, THIS_PARAMETER, ClassType, Field, Layout, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import Expression, LambdaExpression, LambdaNode
from cufe.il.initialisation import DIK_NONE, DynamicInit
from cufe.il.statements import FunctionScope
from cufe.il.templates import TPK_NONTYPE, Template, TemplateArgument
from cufe.il.type_kinds import CONST
from cufe.il.types import DependentOperandType, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.constexpr_functions import RequiredConstants
from cufe.sema.coroutines.coroutine_frames import CoroutineFrames
from cufe.sema.declared.contexts import ClassContext, TemplateContext
from cufe.sema.declared.places import DeclaredPlaces
from cufe.sema.failures import guarded
from cufe.sema.init.implicit_bodies import DefaultedBodies, part
from cufe.sema.templates.dependence import holds_placeholder
from cufe.syntax.cutter import FUNCTION
from cufe.text import kinds as k
from cufe.text.bisection import count_up_to
from cufe.text.written_lines import WrittenLines, corresponding

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_MARKER: Final = re.compile(r'[ \t]*#[ \t]*(?:line[ \t]+)?(\d+)(?:[ \t]+"((?:[^"\\]|\\.)*)")?')
#: bytes of a character behind its first
_CONTINUED: Final = re.compile("[\x80-\xbf]")


class EngineSource(DisplaySource):
    """Answers of the engine about the entities of its unit; `name` is the unit's own file."""

    def __init__(self, engine: "Engine", name: str) -> None:
        self.engine: Engine = engine
        self.name: str = name
        #: expressions whose text is being found
        self._being_written: set[tuple[int, int]] = set()
        self._copies: dict[tuple[ClassType, bool], Routine | None] = {}
        #: the tokens of the files that are shown
        self.shown: list[tuple[int, int]] = []
        self._defaulted: DefaultedBodies = DefaultedBodies(engine)
        self._required: RequiredConstants = RequiredConstants(engine)
        self._frames: CoroutineFrames = CoroutineFrames(engine)
        self._places: DeclaredPlaces = DeclaredPlaces(engine)
        text = engine.unit.text
        self._starts: list[int] = [0]
        at = text.find("\n")
        while at >= 0:
            self._starts.append(at + 1)
            at = text.find("\n", at + 1)
        self._stretches: list[tuple[int, int, int, str]] = self._read_markers()

    def _read_markers(self) -> list[tuple[int, int, int, str]]:
        unit = self.engine.unit
        last = len(self._starts) - (1 if unit.text.endswith("\n") else 0)
        found: list[tuple[int, int, int, str]] = []
        first, line, name = 1, 1, self.name
        for text, offset in zip(unit.directive_text, unit.directive_offset, strict=True):
            marker = _MARKER.match(text)
            if marker is None:
                continue
            at = self._line(offset)
            found.append((first, at, line, name))
            first, line = at + 1, int(marker[1])
            name = marker[2] if marker[2] is not None else name
        found.append((first, max(last, first), line, name))
        return found

    def _line(self, offset: int) -> int:
        return count_up_to(self._starts, offset)

    # --- places --------------------------------------------------------------------------------------------------

    def place(self, token: int) -> tuple[int, int]:
        if token < 0:
            return (0, 0)
        offset = self.engine.unit.offset(token)
        line = self._line(offset)
        start = self._starts[line - 1]
        before = self.engine.unit.text[start:offset]
        # A character of several bytes is one column.
        return line, offset - start + 1 - (0 if before.isascii() else len(_CONTINUED.findall(before)))

    def spelling(self, token: int) -> str:
        return self.engine.lexemes[token] if token >= 0 else ""

    def file(self, line: int) -> tuple[str, int]:
        low = 0
        high = len(self._stretches)
        while high - low > 1:
            middle = (low + high) // 2
            if self._stretches[middle][0] <= line:
                low = middle
            else:
                high = middle
        first, _, number, name = self._stretches[low]
        return name, number + line - first

    def lines(self) -> list[tuple[int, int, int, str]]:
        return self._stretches

    def text_of(self, line: int) -> str:
        """A line of the unit."""
        start = self._starts[line - 1]
        end = self.engine.unit.text.find("\n", start)
        return self.engine.unit.text[start : end if end >= 0 else None]

    def token_at(self, files: list[str], number: int, column: int, written: WrittenLines | None) -> int:
        """The token of a file's line at a column (or the last one in front of it), -1 where there is none.

        Where `written` is given, the column is one of the line as it was written."""
        unit = self.engine.unit
        pieces = self._pieces(files, number)
        if not pieces:
            return -1
        texts = [unit.text[start:end] for start, end in pieces]
        as_written = written.line(self.file(self._line(pieces[0][0]))[0], number) if written is not None else ""
        here = corresponding(as_written, column, "".join(texts)) - 1 if as_written else column - 1
        at = 0
        while at + 1 < len(pieces) and here >= len(texts[at]):
            here -= len(texts[at])
            at += 1
        low, high = 0, len(unit)
        while low < high:
            middle = (low + high) // 2
            if unit.offset(middle) <= pieces[at][0] + here:
                low = middle + 1
            else:
                high = middle
        return low - 1 if low and pieces[0][0] <= unit.offset(low - 1) < pieces[at][1] else -1

    def _pieces(self, files: list[str], number: int) -> list[tuple[int, int]]:
        """Where a line of a file stands in the unit: macros of system headers have it cut by line markers."""
        found: list[tuple[int, int]] = []
        for first, last, line, name in self._stretches:
            if name in files and line <= number <= line + last - first:
                start = self._starts[first + number - line - 1]
                text = self.text_of(first + number - line)
                # The marker behind a stretch is counted as a line of it.
                if _MARKER.match(text) is None:
                    found.append((start, start + len(text)))
            elif found and first <= last:
                break
        return found

    def tokens_of(self, files: list[str]) -> list[tuple[int, int]]:
        """The stretches of tokens that come from files of these names."""
        unit = self.engine.unit
        found: list[tuple[int, int]] = []
        markers = [
            token
            for text, token in zip(unit.directive_text, unit.directive_token, strict=True)
            if _MARKER.match(text) is not None
        ]
        borders = [0, *markers, len(unit)]
        for number, stretch in enumerate(self._stretches):
            start, end = borders[number], borders[number + 1]
            if stretch[3] in files and start < end:
                if found and found[-1][1] == start:
                    found[-1] = (found[-1][0], end)
                else:
                    found.append((start, end))
        return found

    def token(self, entity: Entity) -> int:
        return self._places.token(entity)

    # --- entities ------------------------------------------------------------------------------------------------

    def plain_zeros(self) -> list[Type]:
        """<limits> makes one of int (observed)."""
        return [self.engine.types.int] if "numeric_limits" in self.engine.unit.text else []

    def routine_type(self, routine: Routine) -> Type | None:
        try:
            return self.engine.declare_types.routine_type(routine)
        except (Unknown, IllFormed, Dependent):
            return routine.type

    def variable_type(self, variable: Variable) -> Type | None:
        if variable.type is not None:
            if variable.flags & THIS_PARAMETER:
                return self.engine.types.qualified(variable.type, CONST)
            return variable.type
        try:
            return self.engine.declare_types.variable_type(variable)
        except (Unknown, IllFormed, Dependent):
            return None

    def field_type(self, field: Field) -> Type | None:
        if field.type is not None:
            return field.type
        try:
            return self.engine.declare_types.field_type(field)
        except (Unknown, IllFormed, Dependent):
            return None

    def instantiated(self, routine: Routine) -> bool:
        owner = routine.owner()
        if owner is not None and owner.closure is not None:
            # The call operator of a lambda is shown with the function around it.
            return False
        if not routine.declarations or routine.flags & DEFAULTED or not self.engine.returns.is_instance(routine):
            return False
        return any(start <= routine.token < end for start, end in self.shown)

    def evaluated(self) -> list[Routine]:
        self._required.until(len(self.engine.unit))
        found = [routine for routine in self.engine.evaluator.calls.evaluated if self.instantiated(routine)]
        self.engine.evaluator.calls.evaluated = {}
        return found

    def asserted(self, condition: Expression) -> None:
        self._required.condition(condition)

    def require(self, start: int, end: int) -> None:
        """The constants that the text demands in the tokens `start` to `end` are evaluated, too."""
        self._required.between(start, end)

    def body(self, routine: Routine) -> FunctionScope | None:
        self._required.until(routine.token)
        guard = guarded(token=routine.token)
        with guard:
            body = self.engine.functions.body(routine)
            if body is not None and body.coroutine is not None:
                self._frames.frame(body, body.coroutine)
            return body or self._defaulted.of(routine) or self.engine.defaulted_comparisons.of(routine)
        self.engine.unknown(guard.cause, guard.token)
        return None

    def initialisation(self, variable: Variable) -> DynamicInit | None:
        return self._initialisation(variable)

    def default_member(self, field: Field) -> DynamicInit | None:
        return self._initialisation(field)

    def _initialisation(self, entity: Variable | Field) -> DynamicInit | None:
        guard = guarded(token=entity.token)
        with guard:
            if isinstance(entity, Field):
                return self.engine.member_initialisers.default(entity)
            return self.engine.declared_initialisers.of_variable(entity)
        self.engine.unknown(guard.cause, guard.token)
        return None

    def layout(self, class_: ClassType) -> Layout | None:
        # A display instantiates nothing: `struct W { W<T *> *n; };` would never end.
        if not self.engine.classes.is_defined(class_):
            return None
        try:
            return self.engine.layout.of(class_)
        except (Unknown, IllFormed, Dependent):
            return None

    def size(self, type_: Type) -> tuple[int, int]:
        if type_.dependent:
            return (0, 0)
        bare = type_.skip_arrays()
        if isinstance(bare, ClassType) and not self.engine.classes.is_defined(bare):
            return (0, 0)
        try:
            return self.engine.layout.size(type_), self.engine.layout.alignment(type_)
        except (Unknown, IllFormed, Dependent):
            return (0, 0)

    def copied(self, class_: ClassType, moved: bool) -> Routine | None:
        known = self._copies.get((class_, moved))
        if known is None and (class_, moved) not in self._copies:
            known = self._copy(class_, moved)
            self._copies[class_, moved] = known
        return known

    def _copy(self, class_: ClassType, moved: bool) -> Routine | None:
        """The trivial constructor of a class whose objects are made by constructors: copies use its name."""
        engine = self.engine
        try:
            if class_.dependent or not engine.objects.is_constructed(class_):
                return None
            source = engine.types.reference(class_ if moved else engine.types.qualified(class_, CONST), moved)
            found = engine.overloads.constructors.copy_or_move(class_, part(engine, class_, source)).routine
        except (Unknown, IllFormed, Dependent):
            return None
        return found if found is not None and found.flags & DEFAULTED else None

    def value_type(self, template: Template, arguments: tuple[TemplateArgument, ...], index: int) -> Type | None:
        engine = self.engine
        try:
            parameters = engine.template_parameters.of(template)
            for at, parameter in enumerate(parameters):
                if at == index or (parameter.pack and at < index):
                    if parameter.kind != TPK_NONTYPE:
                        return None
                    bound = TemplateContext(parameters, list(arguments[:at]), engine.templates.outer(template))
                    type_ = engine.argument_fitting.value_type(parameter, bound)
                    return None if holds_placeholder(type_) else type_
        except (Unknown, IllFormed, Dependent):
            pass
        return None

    def virtual_destructor(self, routine: Routine) -> Routine | None:
        owner = routine.owner()
        if owner is None or routine.special != SFK_CONSTRUCTOR or owner.dependent:
            return None
        try:
            if not any(one.name.startswith("~") for one in self.engine.virtuals.of(owner).overriders):
                return None
            return self.engine.classes.destructor(owner)
        except (Unknown, IllFormed, Dependent):
            return None

    def copies_prvalues(self) -> bool:
        return self.engine.language.standard < 2017

    def is_prototype(self, routine: Routine) -> bool:
        if super().is_prototype(routine):
            return True
        # A friend is no member of the class template that defines it.
        context = routine.declarations[0].context if routine.declarations else None
        return isinstance(context, ClassContext) and context.cls.is_prototype

    def operand(self, type_: DependentOperandType) -> Expression | None:
        engine = self.engine
        at = engine.kinds.find(k.DECLTYPE, type_.start, type_.end)
        if at < 0 or type_.context is None:
            return None
        return self._read(at + 2, engine.cutter.brackets.close(at + 1), type_.context, True)

    def written(self, start: int, end: int, context: Context) -> Expression | None:
        return self._read(start, end, context, False)

    def _read(self, start: int, end: int, context: Context, unevaluated: bool) -> Expression | None:
        if (start, end) in self._being_written:
            return None
        self._being_written.add((start, end))
        try:
            node = self.engine.fragments.expression(start, end)
            expressions = self.engine.expressions
            return expressions.operand(node, context) if unevaluated else expressions.build(node, context)
        except (Unknown, IllFormed, Dependent):
            return None
        finally:
            self._being_written.discard((start, end))

    def lambda_init(self, node: LambdaExpression) -> DynamicInit:
        init = DynamicInit(DIK_NONE, node.type)
        if node.lambda_node.captures:
            try:
                init = self.engine.closure_objects.initialisation(node, node.type)
            except (Unknown, IllFormed, Dependent):
                pass
        init.temporary_lifetime = True
        return init

    def lambda_routines(self, node: LambdaNode, moved: bool) -> list[Routine]:
        found: list[Routine] = []
        template = node.call_template
        if node.routine is not None:
            found.append(node.routine)
            found += self.engine.closure_bodies.conversions(node)
        elif template is not None and isinstance(template.prototype, Routine):
            found.append(template.prototype)
        if moved:
            found += self.engine.closure_bodies.move_constructor(node)
        if template is not None:
            found += self.engine.closure_bodies.conversions(node)
            found += [one for one in template.specializations.values() if isinstance(one, Routine)]
        return found

    def members(self, class_: ClassType) -> list[Routine]:
        found: list[Routine] = []
        context = class_.context
        if context is None or class_.brace < 0:
            return found
        for piece in self.engine.cutter.pieces(class_.brace):
            if piece.sort != FUNCTION:
                continue
            try:
                routine = self.engine.definitions.function(piece, context)
            except (Unknown, IllFormed, Dependent):
                continue
            if routine is not None:
                found.append(routine)
        return found
