"""What a call passes ([expr.call]/6, /12, [dcl.fct.default]): arguments converted to parameters, default arguments
behind them."""

from cufe.il.entities import Routine
from cufe.il.expressions import DEFAULT_ARGUMENT, PACK_EXPANSION, BracedInitList, Expression, OverloadExpression
from cufe.il.types import RoutineType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import reference_type
from cufe.sema.overload.sequences import BAD, ConversionSequence
from cufe.sema.stmt.demanded_constants import NO_DEMAND
from cufe.text import kinds as k


class PassedArguments(EnginePart):
    """Converts arguments to the types of parameters."""

    def converted(
        self,
        routine: Routine,
        arguments: list[Expression],
        sequences: list[ConversionSequence],
        token: int,
        site: int = -1,
    ) -> list[Expression]:
        """The arguments, converted to the parameters; default arguments behind them, which are for `site`, if that is
        not the end of the call."""
        engine = self.engine
        parameters = engine.declare_types.routine_type(routine).parameters
        made: list[Expression] = []
        if engine.calls.any_dependent(arguments):
            made = engine.dependent_arguments.converted(parameters, arguments, token)
            if any(argument.flags & PACK_EXPANSION for argument in arguments):
                return made
            arguments = made
        else:
            made = self._by_sequences(parameters, arguments, sequences, token)
        for index in range(len(arguments), len(parameters)):
            made.append(self.default(routine, index, token, site))
        return made

    def _by_sequences(
        self, parameters: tuple[Type, ...], arguments: list[Expression], sequences: list[ConversionSequence], token: int
    ) -> list[Expression]:
        engine = self.engine
        made: list[Expression] = []
        for index, argument in enumerate(arguments):
            if index >= len(parameters):
                made.append(engine.casts.ellipsis(self.settled(argument)))
            elif index < len(sequences):
                value = engine.casts.argument(argument, sequences[index], parameters[index])
                made.append(engine.demanded_constants.part(value))
            else:
                made.append(engine.casts.implicit(argument, parameters[index], token))
        return made

    def of_type(self, target: RoutineType, arguments: list[Expression], token: int) -> list[Expression]:
        """The arguments of a call through a pointer: its type knows no default arguments."""
        if len(arguments) < len(target.parameters) or (len(arguments) > len(target.parameters) and not target.variadic):
            raise IllFormed("wrong number of arguments", token)
        converted: list[Expression] = []
        for index, argument in enumerate(arguments):
            if index < len(target.parameters):
                converted.append(self.engine.casts.implicit(argument, target.parameters[index], token))
            else:
                converted.append(self.engine.casts.ellipsis(self.settled(argument)))
        return converted

    def settled(self, argument: Expression) -> Expression:
        """An argument for which no parameter says which function of a set it is."""
        if isinstance(argument, OverloadExpression):
            return self.engine.ids.settled(argument)
        return argument

    def default(self, routine: Routine, index: int, token: int, site: int = -1) -> Expression:
        """The default argument of a parameter, read where it was written."""
        engine = self.engine
        found = engine.declare_types.default_argument(routine, index)
        if found is None:
            if index and engine.declare_types.default_argument(routine, index - 1) is not None:
                raise Unknown("a default argument that is missing behind others", token)
            raise IllFormed("too few arguments in function call", token)
        parameter, declared = found
        declarator = parameter.declarator
        target = engine.declare_types.routine_type(routine).parameters[index]
        items = engine.fragments.items(declarator.initialiser_start + 1, declarator.initialiser_end)
        if len(items) != 1:
            raise Unknown("default argument", declarator.initialiser_start)
        before = engine.prototype_reading.enter(declared.context)
        demanded = engine.demanded_constants.enter(NO_DEMAND)
        waiting = engine.source_places.enter()
        try:
            value = engine.expressions.initialiser_clause(items[0], declared.context)
            self._require_listed(value, target)
            made = engine.casts.implicit(value, target, declarator.initialiser_start, num.DEFAULT_OF_OTHER_TYPE)
        finally:
            engine.source_places.leave(waiting)
            engine.demanded_constants.leave(demanded)
            engine.prototype_reading.leave(before)
        made = engine.source_places.argument(made, site if site >= 0 else self._end(token))
        made.flags |= DEFAULT_ARGUMENT
        engine.folding.forget_construction(made)
        return made

    def _require_listed(self, value: Expression, target: Type) -> None:
        """Raises the mistake in a list for a parameter that is no reference."""
        engine = self.engine
        if not isinstance(value, BracedInitList) or target.dependent or reference_type(target) is not None:
            return
        if engine.conversions.sequence(value, target, 0).rank == BAD:
            engine.list_initialisers.from_list(engine.types.unqualified(target), value, True, value.start)

    def _end(self, token: int) -> int:
        """Where a call ends that is known by its parenthesis."""
        brackets = self.engine.cutter.brackets
        return brackets.close(token) if token >= 0 and self.engine.kinds[token] == k.OPEN_ROUND else token
