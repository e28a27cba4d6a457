"""What a call passes and what it gives ([expr.call]): arguments converted to parameters, default arguments behind them,
the object of a member call ([over.match.funcs]/4), arguments in templates ([temp.dep.expr]/5), and the result."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.entities import BUILTIN, CONSTEVAL, CONSTEXPR, CONSTEXPR_VARIABLE, VIRTUAL, BaseClass, ClassType, Routine
from cufe.il.types import PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant.builtins import is_evaluated
from cufe.sema.constant.places import root
from cufe.sema.declared.contexts import with_whole_class, without_object
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import (
    class_of,
    dereferenced,
    implied,
    is_call,
    is_type_dependent,
    operation,
    reference_type,
)
from cufe.sema.init.declared_initialisers import NO_DEMAND
from cufe.sema.overload.sequences import BAD, ConversionSequence
from cufe.sema.overload.type_tests import bare
from cufe.sema.recursion import INSTANCE
from cufe.text import kinds as k


class PassedArguments(EnginePart):
    """Converts arguments to the types of parameters."""

    def converted(
        self,
        routine: Routine,
        arguments: list[x.Expression],
        sequences: list[ConversionSequence],
        token: int,
        site: int = -1,
    ) -> list[x.Expression]:
        """The arguments, converted to the parameters; default arguments behind them, which are for `site`, if that is
        not the end of the call."""
        engine = self.engine
        parameters = engine.declare_types.routine_type(routine).parameters
        made: list[x.Expression] = []
        if engine.calls.any_dependent(arguments):
            made = engine.dependent_arguments.converted(parameters, arguments, token)
            if any(argument.flags & x.PACK_EXPANSION for argument in arguments):
                return made
            arguments = made
        else:
            made = self._by_sequences(parameters, arguments, sequences, token)
        made += [self.default(routine, index, token, site) for index in range(len(arguments), len(parameters))]
        return made

    def _by_sequences(
        self,
        parameters: tuple[Type, ...],
        arguments: list[x.Expression],
        sequences: list[ConversionSequence],
        token: int,
    ) -> list[x.Expression]:
        engine = self.engine
        made: list[x.Expression] = []
        for index, argument in enumerate(arguments):
            if index >= len(parameters):
                made.append(engine.casts.ellipsis(self.settled(argument)))
            elif index < len(sequences):
                value = engine.casts.argument(argument, sequences[index], parameters[index])
                made.append(engine.demanded_constants.part(value))
            else:
                made.append(engine.casts.implicit(argument, parameters[index], token))
        return made

    def of_type(self, target: RoutineType, arguments: list[x.Expression], token: int) -> list[x.Expression]:
        """The arguments of a call through a pointer: its type knows no default arguments."""
        if len(arguments) < len(target.parameters) or (len(arguments) > len(target.parameters) and not target.variadic):
            raise IllFormed("wrong number of arguments", token)
        converted: list[x.Expression] = []
        for index, argument in enumerate(arguments):
            if index < len(target.parameters):
                converted.append(self.engine.casts.implicit(argument, target.parameters[index], token))
            else:
                converted.append(self.engine.casts.ellipsis(self.settled(argument)))
        return converted

    def settled(self, argument: x.Expression) -> x.Expression:
        """An argument for which no parameter says which function of a set it is."""
        if isinstance(argument, x.OverloadExpression):
            return self.engine.ids.settled(argument)
        return argument

    def default(self, routine: Routine, index: int, token: int, site: int = -1) -> x.Expression:
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
        engine.recursion.begin((routine, index), INSTANCE, token)
        before = engine.prototype_reading.enter(declared.context)
        demanded = engine.demanded_constants.enter(NO_DEMAND)
        waiting = engine.source_places.enter()
        around = engine.lambdas.enter_default(routine, index, declarator.initialiser_start, declarator.initialiser_end)
        try:
            context = with_whole_class(without_object(declared.context))
            value = engine.expressions.initialiser_clause(items[0], context)
            self._require_listed(value, target)
            made = engine.casts.implicit(value, target, declarator.initialiser_start, num.DEFAULT_OF_OTHER_TYPE)
        finally:
            engine.lambdas.leave_default(around)
            engine.source_places.leave(waiting)
            engine.demanded_constants.leave(demanded)
            engine.prototype_reading.leave(before)
            engine.recursion.end((routine, index), INSTANCE)
        made = engine.source_places.argument(made, site if site >= 0 else self._end(token))
        made.flags |= x.DEFAULT_ARGUMENT
        engine.folding.forget_construction(made)
        return made

    def _require_listed(self, value: x.Expression, target: Type) -> None:
        """Raises the mistake in a list for a parameter that is no reference."""
        engine = self.engine
        if not isinstance(value, x.BracedInitList) or target.dependent or reference_type(target) is not None:
            return
        if engine.conversions.sequence(value, target, 0).rank == BAD:
            engine.list_initialisers.from_list(engine.types.unqualified(target), value, True, value.start)

    def _end(self, token: int) -> int:
        """Where a call ends that is known by its parenthesis."""
        brackets = self.engine.cutter.brackets
        return brackets.close(token) if token >= 0 and self.engine.kinds[token] == k.OPEN_ROUND else token


class ObjectArguments(EnginePart):
    """Makes the implied object arguments of calls."""

    def of_member(
        self, object_: x.Expression, routine: Routine, arrow: bool, path: list[BaseClass], naming: bool
    ) -> x.Expression:
        """The object of a member call, as the function wants it: of its class, with its cv-qualifiers."""
        engine = self.engine
        cv = engine.declare_types.routine_type(routine).cv
        if not arrow and object_.category == x.PRVALUE:
            if isinstance(object_, x.ConstantExpression) and not object_.constant.dependent:
                if path and naming:
                    object_ = engine.temporaries.temporary(object_, x.XVALUE)
                else:
                    object_ = engine.object_operands.object_with_value(object_, cv)
            object_ = engine.temporaries.materialised_call(object_)
        if path and not naming and not arrow:
            # A conversion asks for the base class as it has to be, a call by name for the class and then for the rest.
            if object_.category == x.PRVALUE:
                object_ = engine.temporaries.temporary(object_, x.XVALUE)
            return engine.adjusted_objects.object_of_base(object_, path, object_.type.qualifiers() | cv, 0)
        object_ = engine.adjusted_objects.member_path(object_, path, arrow, x.IMPLICIT_MEMBER_NAMING if naming else 0)
        return self.qualified(object_, arrow, cv)

    def implied(self, object_: x.Expression, routine: Routine, naming: bool) -> x.Expression:
        """The object of an implied or operator call of a member function."""
        owner = routine.owner()
        cls = class_of(object_.type)
        path: list[BaseClass] = []
        if owner is not None and cls is not None and cls is not owner:
            path = self.engine.classes.base_path(cls, owner) or []
        return self.of_member(object_, routine, False, path, naming)

    def qualified(self, object_: x.Expression, arrow: bool, cv: int) -> x.Expression:
        """The object, or behind an arrow the pointer to it, with the cv-qualifiers of a function."""
        types = self.engine.types
        if arrow:
            pointer = bare(object_.type)
            if isinstance(pointer, PointerType) and cv & ~pointer.target.qualifiers():
                target = types.pointer(types.qualified(pointer.target, cv))
                return implied(eok.CAST, target, x.PRVALUE, object_, tk.TK_POINTER)
            return object_
        added = cv & ~object_.type.qualifiers()
        if not added:
            return object_
        if object_.category == x.PRVALUE:
            return self.engine.adjusted_objects.rvalue_adjusted(object_, cv)
        return self.engine.adjusted_objects.qualified_lvalue(object_, added)

    def is_virtual(self, routine: Routine) -> bool:
        """Whether a function is virtual, by its declaration or since it overrides one ([class.virtual]/2)."""
        if routine.flags & VIRTUAL:
            return True
        owner = routine.owner()
        return owner is not None and routine in self.engine.classes.virtual_functions(owner)


def function_of(callee: x.Expression) -> RoutineType | None:
    """The function type of a callee that is a function lvalue or a pointer to a function, as it is spelled."""
    if isinstance(callee, (x.OverloadExpression, x.BracedInitList)):
        return None
    found = callee.type.skip_typerefs()
    if isinstance(found, PointerType):
        found = found.target.skip_typerefs()
    return found if isinstance(found, RoutineType) else None


class DependentArguments(EnginePart):
    """Builds calls through pointers, and arguments of known functions, in templates."""

    def call(
        self, callee: x.Expression, target: RoutineType, arguments: list[x.Expression], token: int
    ) -> x.Expression:
        """A call through a pointer, whose result is known; a pointer of dependent type is not read, nor are the
        arguments for it."""
        start = callee.start
        if target.dependent:
            arguments = [self.engine.ids.unresolved(argument) for argument in arguments]
        else:
            arguments = self.converted(target.parameters, arguments, token)
        if not is_type_dependent(callee) or isinstance(bare(callee.type), RoutineType):
            callee = self.engine.operands.value(callee)
        made = operation(eok.CALL, target.result, x.PRVALUE, token, [callee, *arguments], start=start)
        made.flags |= self.engine.calls.sequenced()
        if target.result.dependent:
            made.flags |= x.TYPE_DEPENDENT
        return dereferenced(made)

    def converted(self, parameters: tuple[Type, ...], arguments: list[x.Expression], token: int) -> list[x.Expression]:
        """The arguments for these parameters; what follows an expansion has no parameter of its own."""
        made: list[x.Expression] = []
        expanded = False
        for index, argument in enumerate(arguments):
            expanded = expanded or bool(argument.flags & x.PACK_EXPANSION)
            if expanded:
                made.append(argument)
            elif index < len(parameters):
                made.append(self._argument(argument, parameters[index], token))
            else:
                made.append(self._unnamed(argument))
        return made

    def _unnamed(self, argument: x.Expression) -> x.Expression:
        """An argument for the ellipsis: read, nothing more."""
        if isinstance(argument, x.BracedInitList):
            return argument
        if is_type_dependent(argument) and not isinstance(argument, x.OverloadExpression):
            if argument.category != x.PRVALUE:
                self.engine.operands.read(argument)
            return argument
        return self.engine.casts.ellipsis(self.engine.passed_arguments.settled(argument))

    def _argument(self, argument: x.Expression, parameter: Type, token: int) -> x.Expression:
        if parameter.dependent:
            return argument
        if not self.engine.calls.any_dependent([argument]):
            return self.engine.casts.implicit(argument, parameter, token)
        if isinstance(argument, (x.OverloadExpression, x.BracedInitList)):
            return argument
        if reference_type(parameter) is not None:
            type_ = self.engine.types.reference(argument.type, False)
            return implied(eok.REFERENCE_TO, type_, x.PRVALUE, argument, tk.TK_POINTER)
        if class_of(parameter) is None:
            return self.engine.casts.dependent(argument, parameter)
        type_ = self.engine.types.unqualified(parameter)
        init = self.engine.initialisers.dependent_arguments(type_, [argument], argument.token)
        init.temporary_lifetime = True
        category = x.LVALUE if self.engine.objects.returned_by_constructor_of(type_) else x.PRVALUE
        return x.TempInit(init, type_, category, argument.token, start=argument.start)


#: arguments that say where an object is
_ADDRESSES: Final = (eok.ARRAY_TO_POINTER, eok.REFERENCE_TO, eok.ADDRESS_OF)


class CallResults(EnginePart):
    """Turns calls into operands."""

    def finished(self, made: x.Operation, routine: Routine | None) -> x.Expression:
        """A call as an operand: what a reference result refers to; the value, where it is a constant."""
        made.type = self.engine.casts.value_type(made.type)
        if routine is not None:
            if routine.flags & BUILTIN:
                builtin = self.engine.builtin_forms.finished(made, routine)
                if builtin is not None:
                    return builtin
            valued = routine.flags & (CONSTEXPR | CONSTEVAL | BUILTIN) or is_evaluated(self.engine, routine)
            if valued and self._may_fold(made):
                if class_of(made.type) is not None:
                    return self.engine.folding.object_of_call(made)
                folded = self.engine.evaluator.fold(made)
                if folded is not made:
                    if not isinstance(bare(folded.type), ReferenceType):
                        return folded
                    folded.token = made.token
                    category = dereferenced(made).category
                    referred = dereferenced(folded)
                    referred.token = made.token
                    referred.category = category
                    return referred
        return dereferenced(made)

    def _may_fold(self, made: x.Operation) -> bool:
        """Whether the arguments are constants, or objects whose values may not count, so that a constexpr function may
        have a value."""
        if self.engine.prototype_reading.active:
            # In a template built-in functions are called: infinity and the like.
            called = made.arguments[0]
            builtin = isinstance(called, x.RoutineExpression) and bool(called.routine.flags & BUILTIN)
            return builtin and len(made.arguments) == 1
        scalar = class_of(made.type) is None and not isinstance(bare(made.type), ReferenceType)
        for argument in made.arguments[1:]:
            if isinstance(argument, (x.ConstantExpression, x.TempInit)):
                continue
            if argument is made.arguments[1] and made.operation != eok.CALL:
                continue
            if isinstance(argument, x.Operation) and argument.operation in _ADDRESSES:
                if scalar or _is_constant_object(argument) or self._is_lasting(argument):
                    continue
                referred = class_of(argument.arguments[0].type)
                if referred is not None and self._is_empty(referred) and not is_call(root(argument.arguments[0])):
                    continue
            cls = class_of(argument.type)
            if cls is not None and not is_call(argument) and (scalar or self._is_empty(cls)):
                continue
            return False
        return True

    def _is_lasting(self, argument: x.Operation) -> bool:
        """Whether it refers to an object that is there for the whole program."""
        at = root(argument.arguments[0])
        return isinstance(at, x.VariableExpression) and not at.variable.is_automatic()

    def _is_empty(self, cls: ClassType) -> bool:
        return not cls.dependent and self.engine.folding.is_memberless(cls)


def _is_constant_object(argument: x.Operation) -> bool:
    """Whether it refers to a constant, a temporary, a constexpr variable, or a part of one."""
    at = root(argument.arguments[0])
    if isinstance(at, (x.ConstantExpression, x.TempInit)):
        return True
    return isinstance(at, x.VariableExpression) and bool(at.variable.flags & CONSTEXPR_VARIABLE)
