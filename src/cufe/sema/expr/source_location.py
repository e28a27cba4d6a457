"""Calls that say where they are: `__builtin_LINE()` and its like, which `std::source_location::current()` asks.

In a default argument or default member initialiser they mean the place that asks for it. There nothing is computed with
them: at that place a constant stands for the call, or for a call of an immediate function with one in it (observed)."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import ORDINARY, StringConstant
from cufe.il.entities import CONSTEVAL, ClassType
from cufe.il.expressions import Expression, Operation, RoutineExpression
from cufe.il.initialisation import DynamicInit
from cufe.il.prototypes import is_prototype
from cufe.il.walk import Walk
from cufe.sema.answers import Unknown
from cufe.sema.constant.objects import IntegerValue, PointerValue, Value, pointer_to
from cufe.sema.message_names import MessageNames
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.text.places import Places

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NAMES: Final = ("__builtin_LINE", "__builtin_FILE", "__builtin_FUNCTION", "__builtin_source_location")
_LOCATION: Final = ("std", "source_location", "__impl")


class SourcePlaces:
    """Knows the place that is meant."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._places: Places = Places(engine.unit)
        self._occur: bool | None = None
        #: whether what is being read is for a place that is not known yet
        self._waiting: bool = False
        #: the token that is meant, -1 where the call itself is
        self._site: int = -1

    def occur(self) -> bool:
        """Whether any of these functions is named in the unit."""
        if self._occur is None:
            text = self.engine.unit.text
            self._occur = any(name in text for name in _NAMES)
        return self._occur

    def enter(self) -> bool:
        """A default begins to be read; what `leave` needs to come back."""
        before = self._waiting
        self._waiting = True
        return before

    def leave(self, before: bool) -> None:
        self._waiting = before

    # --- defaults at the places that ask for them --------------------------------------------------------------------

    def argument(self, made: Expression, site: int) -> Expression:
        """A default argument for the call at `site`."""
        return made if self._waiting or site < 0 or not self.occur() else _Settling(self, site).expression(made)

    def initialisation(self, made: DynamicInit, site: int) -> bool:
        """Puts constants into a default member initialiser for an object that is made at `site`; whether it asks."""
        if self._waiting or not self.occur():
            return False
        settling = _Settling(self, site)
        settling.init(made)
        return settling.found

    def settled(self, call: Operation, site: int) -> Expression:
        """The constant that stands for a call; it has no place of its own."""
        before = (self._site, self._waiting)
        self._site = site
        self._waiting = False
        try:
            made = self.engine.evaluator.initializer(call)
        finally:
            self._site, self._waiting = before
        if made is not call:
            made.token = -1
            made.start = -1
        return made

    # --- values ------------------------------------------------------------------------------------------------------

    def value(self, name: str, call: Operation) -> Value:
        """What a call says."""
        if self._waiting:
            raise Unknown("the place is not known yet", call.token)
        site = self._site if self._site >= 0 else call.start
        place = self._places.locate(self.engine.unit.offset(site))
        if name == "LINE":
            return IntegerValue(place.line)
        if name == "FILE":
            return self._text(place.file)
        if name == "FUNCTION":
            return self._text(self._function(call))
        return self._location(call, [place.file, self._function(call)], [place.line, place.column])

    def _function(self, call: Operation) -> str:
        around = self.engine.statements.current()
        if around is None:
            raise Unknown("a place outside of functions", call.token)
        return "__func__" if is_prototype(around.routine) else MessageNames().entities.bare(around.routine)

    def _text(self, text: str) -> Value:
        types = self.engine.types
        units = list(text.encode("latin-1"))
        literal = StringConstant(types.array(types.qualified(types.char, tk.CONST), len(units) + 1), units, ORDINARY)
        return PointerValue(self.engine.evaluator.string_object(literal), 0, True)

    def _location(self, call: Operation, texts: list[str], numbers: list[int]) -> Value:
        """The address of a constant of the library's type, whose members are known by their order."""
        memory = self.engine.evaluator.memory
        cls = self._location_class()
        if cls is None:
            raise Unknown("no std::source_location", call.token)
        made = memory.new(cls)
        fields = self.engine.classes.fields(cls)
        values: list[Value] = [self._text(text) for text in texts]
        values += [IntegerValue(number) for number in numbers]
        for field, value in zip(fields, values, strict=False):
            memory.set(memory.field(made, field), value)
        made.const = True
        made.frozen = True
        made.opened = True
        return pointer_to(made)

    def _location_class(self) -> ClassType | None:
        engine = self.engine
        found = engine.names.qualified(engine.declare.root.namespace, _LOCATION[0], EVERYWHERE)
        for name in _LOCATION[1:]:
            found = [inner for outer in found for inner in engine.names.qualified(outer, name, EVERYWHERE)]
        return next((entity for entity in found if isinstance(entity, ClassType)), None)


class _Settling(Walk):
    """A walk that puts constants in the place of calls."""

    def __init__(self, places: SourcePlaces, site: int) -> None:
        super().__init__()
        self.places: SourcePlaces = places
        self.site: int = site
        self.found: bool = False

    def expression(self, node: Expression) -> Expression:
        if isinstance(node, Operation) and node.operation == eok.CALL and _asks(node):
            self.found = True
            return self.places.settled(node, self.site)
        return super().expression(node)


def _asks(call: Operation) -> bool:
    callee = call.arguments[0]
    if not isinstance(callee, RoutineExpression):
        return False
    if callee.routine.name in _NAMES:
        return True
    return bool(callee.routine.flags & CONSTEVAL) and any(
        isinstance(argument, Operation) and argument.operation == eok.CALL and _asks(argument)
        for argument in call.arguments[1:]
    )
