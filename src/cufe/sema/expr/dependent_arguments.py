"""Calls in a template whose function is known by its type ([temp.dep.expr]/5): each argument that waits for the
template's arguments is converted in outline, the others as anywhere."""

from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.expressions import (
    LVALUE,
    PACK_EXPANSION,
    PRVALUE,
    TYPE_DEPENDENT,
    BracedInitList,
    Expression,
    OverloadExpression,
    TempInit,
)
from cufe.il.types import PointerType, RoutineType, Type
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, dereferenced, implied, is_type_dependent, operation, reference_type
from cufe.sema.overload.type_tests import bare


def function_of(callee: Expression) -> RoutineType | None:
    """The function type of a callee that is a function lvalue or a pointer to a function, as it is spelled."""
    if isinstance(callee, (OverloadExpression, BracedInitList)):
        return None
    found = callee.type.skip_typerefs()
    if isinstance(found, PointerType):
        found = found.target.skip_typerefs()
    return found if isinstance(found, RoutineType) else None


class DependentArguments(EnginePart):
    """Builds calls through pointers, and arguments of known functions, in templates."""

    def call(self, callee: Expression, target: RoutineType, arguments: list[Expression], token: int) -> Expression:
        """A call through a pointer, whose result is known; a pointer of dependent type is not read, nor are the
        arguments for it."""
        start = callee.start
        if target.dependent:
            arguments = [self.engine.ids.unresolved(argument) for argument in arguments]
        else:
            arguments = self.converted(target.parameters, arguments, token)
        if not is_type_dependent(callee) or isinstance(bare(callee.type), RoutineType):
            callee = self.engine.operands.value(callee)
        made = operation(eok.CALL, target.result, PRVALUE, token, [callee, *arguments])
        made.start = start
        made.flags |= self.engine.calls.sequenced()
        if target.result.dependent:
            made.flags |= TYPE_DEPENDENT
        return dereferenced(made)

    def converted(self, parameters: tuple[Type, ...], arguments: list[Expression], token: int) -> list[Expression]:
        """The arguments for these parameters; what follows an expansion has no parameter of its own."""
        made: list[Expression] = []
        expanded = False
        for index, argument in enumerate(arguments):
            expanded = expanded or bool(argument.flags & PACK_EXPANSION)
            if expanded:
                made.append(argument)
            elif index < len(parameters):
                made.append(self._argument(argument, parameters[index], token))
            else:
                made.append(self._unnamed(argument))
        return made

    def _unnamed(self, argument: Expression) -> Expression:
        """An argument for the ellipsis: read, nothing more."""
        if isinstance(argument, BracedInitList):
            return argument
        if is_type_dependent(argument) and not isinstance(argument, OverloadExpression):
            if argument.category != PRVALUE:
                self.engine.operands.read(argument)
            return argument
        return self.engine.casts.ellipsis(self.engine.passed_arguments.settled(argument))

    def _argument(self, argument: Expression, parameter: Type, token: int) -> Expression:
        if parameter.dependent:
            return argument
        if not self.engine.calls.any_dependent([argument]):
            return self.engine.casts.implicit(argument, parameter, token)
        if isinstance(argument, (OverloadExpression, BracedInitList)):
            return argument
        if reference_type(parameter) is not None:
            type_ = self.engine.types.reference(argument.type, False)
            return implied(eok.REFERENCE_TO, type_, PRVALUE, argument, tk.TK_POINTER)
        if class_of(parameter) is None:
            return self.engine.casts.dependent(argument, parameter)
        type_ = self.engine.types.unqualified(parameter)
        init = self.engine.initialisers.dependent_arguments(type_, [argument], argument.token)
        init.temporary_lifetime = True
        category = LVALUE if self.engine.objects.returned_by_constructor_of(type_) else PRVALUE
        made = TempInit(init, type_, category, argument.token)
        made.start = argument.start
        return made
