"""Calls of functions by their names ([over.call.func]): which function, on which object; in
a template, what stays open."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il.constants import TemplateParamConstant
from cufe.il.context import Context
from cufe.il.entities import BUILTIN, DELETED, STATIC_MEMBER, BaseClass, ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.types import ErrorType, MemberPointerType, PointerType, Type
from cufe.il.walk import unpacked
from cufe.sema.answers import Dependent, IllFormed, Mistake, NoMatch, Unknown
from cufe.sema.declared.contexts import point_of_instantiation
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.declared.written_names import undefined
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of, dereferenced, operation
from cufe.sema.overload.sequences import ConversionSequence
from cufe.sema.overload.type_tests import bare, is_unknown

_NO_OBJECT: Final = "a nonstatic member reference must be relative to a specific object"


class FunctionCalls(EnginePart):
    """Builds calls of overload sets."""

    def build(
        self, callee: x.OverloadExpression, arguments: list[x.Expression], token: int, context: Context
    ) -> x.Expression:
        engine = self.engine
        own = self._own_member(callee)
        if own is not None:
            if callee.operator < 0 and not own.flags & STATIC_MEMBER:
                if engine.ids.needed_object(callee) is None and callee.lacks_object:
                    raise Mistake(num.NO_OBJECT, _NO_OBJECT, callee.start)
            return self._in_prototype(callee, own, arguments, token)
        known = self._known_function(callee)
        if known is not None and (engine.calls.any_dependent(arguments) or engine.calls.may_be_null(arguments)):
            return self.of_routine(callee, known, arguments, [], token)
        if (
            engine.calls.any_dependent(arguments)
            or callee.flags & x.TYPE_DEPENDENT
            or engine.calls.may_be_null(arguments)
        ):
            return self._dependent_overload(callee, arguments, token)
        if self._is_of_prototype(callee):
            return self._dependent_overload(callee, arguments, token)
        only_by_arguments = not callee.candidates
        candidates = self.candidates(callee, arguments, token, context)
        if not candidates:
            if only_by_arguments and callee.name is not None and not callee.qualified:
                raise undefined(engine, engine.lexemes[callee.token], callee.token)
            raise IllFormed("identifier is undefined", callee.token)
        if callee.lacks_object and len(callee.candidates) == 1:
            # A callee that is no set of functions has its object in front of the arguments.
            only = callee.candidates[0]
            if isinstance(only, Routine) and not only.flags & STATIC_MEMBER:
                raise Mistake(num.NO_OBJECT, _NO_OBJECT, callee.start)
        object_ = self.object_value(callee)
        try:
            resolution = engine.overloads.resolve(
                candidates, arguments, object_, callee.explicit, token, self._owner(callee)
            )
        except Dependent:
            return self._dependent_overload(callee, arguments, token)
        routine = resolution.routine
        if routine is None:
            raise NoMatch(token, not resolution.depends_on_constraints() and not _are_doubtful(arguments))
        made = self.of_routine(callee, routine, arguments, resolution.sequences, token)
        if only_by_arguments:
            inner = made.arguments[0] if isinstance(made, x.Operation) and made.operation == eok.REF_INDIRECT else made
            inner.flags |= x.FOUND_BY_ADL
        return made

    def called_in_error(
        self, callee: x.OverloadExpression, arguments: list[x.Expression], token: int, context: Context
    ) -> Routine | None:
        """What is called by a call whose arguments do not fit the only function that its name can mean; where arguments
        may find more, they have to fit all parameters, of which there is one at least (observed)."""
        engine = self.engine
        only = callee.candidates[0] if len(callee.candidates) == 1 else None
        if not isinstance(only, Routine) or only.template is not None or callee.explicit is not None:
            return None
        if callee.flags & x.TYPE_DEPENDENT or only.flags & DELETED:
            return None
        if callee.lacks_object and not only.flags & STATIC_MEMBER:
            return None
        signature = engine.declare_types.routine_type(only)
        if signature.dependent or contains_placeholder(signature.result):
            return None
        if self._known_function(callee) is None:
            count = len(signature.parameters)
            if not 0 < count < len(arguments) or self.candidates(callee, arguments, token, context) != [only]:
                return None
            given = zip(arguments, signature.parameters, strict=False)
            if not all(engine.conversions.sequence(one, type_).exists() for one, type_ in given):
                return None
        return only

    def without_arguments(self, callee: x.OverloadExpression, routine: Routine, token: int) -> x.Expression:
        """The call of a function without its arguments."""
        engine = self.engine
        target = engine.operands.routine(routine, callee.token, True)
        target.name = callee.name
        object_ = self.object_value(callee)
        if object_ is None:
            return operation(eok.CALL, engine.types.unknown, x.PRVALUE, token, [target])
        if not routine.flags & STATIC_MEMBER:
            return operation(eok.DOT_MEMBER_CALL, engine.types.unknown, x.PRVALUE, token, [target, object_])
        named: x.Expression = target
        if callee.operator >= 0:
            named = operation(eok.DOT_STATIC, target.type, x.PRVALUE, callee.operator, [object_, target])
        made = operation(eok.CALL, engine.types.unknown, x.PRVALUE, token, [named])
        made.start = object_.start if callee.operator >= 0 else callee.start
        return made

    def candidates(
        self, callee: x.OverloadExpression, arguments: list[x.Expression], token: int, context: Context
    ) -> list[Entity]:
        """The functions that argument-dependent lookup adds, and behind them those of the name ([over.call.func]/3);
        messages list them so."""
        found: list[Entity] = []
        name = callee.name
        looks = not callee.qualified and callee.operator < 0 and not callee.flags & x.PARENTHESIZED
        if looks and name is not None and self._looks_for_arguments(callee):
            spelling = self.engine.accesses.spelling(name)
            position = point_of_instantiation(context, token)
            for entity in self.engine.names.argument_dependent(spelling, self._types(arguments), position):
                if entity not in callee.candidates:
                    found.append(entity)
        return found + callee.candidates

    def _types(self, arguments: list[x.Expression]) -> list[Type]:
        """The types by which argument-dependent lookup goes; of the name of a function those of all its overloads and
        of its template arguments ([basic.lookup.argdep]/2)."""
        found: list[Type] = []
        for argument in arguments:
            if isinstance(argument, x.OverloadExpression):
                found += [one.type for one in unpacked(argument.explicit or []) if one.type is not None]
                for one in argument.candidates:
                    if isinstance(one, Routine):
                        found.append(self.engine.declare_types.routine_type(one))
            elif not isinstance(argument, x.BracedInitList):
                found.append(argument.type)
        return found

    def _own_member(self, callee: x.OverloadExpression) -> Routine | None:
        """The only function of a name that is a member of the template around ([temp.dep.type]); it stands whatever the
        arguments are."""
        if len(callee.candidates) != 1 or callee.explicit is not None:
            return None
        only = callee.candidates[0]
        if not isinstance(only, Routine) or callee.flags & x.PARENTHESIZED:
            return None
        owner = only.owner()
        return only if owner is not None and owner.dependent else None

    def _known_function(self, callee: x.OverloadExpression) -> Routine | None:
        """The only function that a name can mean, whatever the arguments are: no template, and argument-dependent
        lookup finds no other."""
        if len(callee.candidates) != 1 or callee.explicit is not None or callee.flags & x.TYPE_DEPENDENT:
            return None
        only = callee.candidates[0]
        if not isinstance(only, Routine) or only.template is not None:
            return None
        if only.flags & BUILTIN:
            return only
        looks = not callee.qualified and callee.operator < 0 and not callee.flags & x.PARENTHESIZED
        return None if looks and self._looks_for_arguments(callee) else only

    def _is_of_prototype(self, callee: x.OverloadExpression) -> bool:
        """Whether several functions, or a template, of the class that is being defined are named: an instance
        chooses."""
        if not callee.candidates or not self.engine.prototype_reading.active:
            return False
        owner = callee.candidates[0].parent
        return isinstance(owner, ClassType) and owner.dependent

    def _in_prototype(
        self, callee: x.OverloadExpression, routine: Routine, arguments: list[x.Expression], token: int
    ) -> x.Expression:
        """A call of a member of the template around."""
        engine = self.engine
        static = bool(routine.flags & STATIC_MEMBER)
        if callee.operator < 0 or callee.object is None:
            target = engine.ids.member_of_prototype(routine, callee, static)
            if not static:
                return engine.calls.dependent(target, arguments, token)
            made = operation(eok.CALL, engine.declare_types.result_type(routine), x.PRVALUE, token, [target])
        else:
            made = self._member_in_prototype(callee, routine, static, token)
        signature = engine.declare_types.routine_type(routine)
        parameters = signature.parameters
        waits = signature.dependent or contains_placeholder(signature.result)
        for index, argument in enumerate(arguments):
            known = static and index < len(parameters) and not parameters[index].dependent
            if known and not isinstance(argument, x.OverloadExpression):
                try:
                    argument = engine.casts.implicit(argument, parameters[index], token)
                except Mistake:
                    # Where the type of the function is not known, the call is judged in instances.
                    if not waits:
                        raise
            made.arguments.append(argument)
        made.start = callee.start
        made.flags |= engine.calls.sequenced()
        if made.type.dependent:
            made.flags |= x.TYPE_DEPENDENT
        return dereferenced(made)

    def _member_in_prototype(
        self, callee: x.OverloadExpression, routine: Routine, static: bool, token: int
    ) -> x.Operation:
        engine = self.engine
        object_ = callee.object
        assert object_ is not None
        target = engine.operands.routine(routine, callee.token, True)
        target.name = callee.name
        result = engine.declare_types.result_type(routine)
        if static:
            access = eok.POINTS_TO_STATIC if callee.arrow else eok.DOT_STATIC
            function = operation(access, target.type, x.PRVALUE, callee.operator, [object_, target])
            function.lvalue_type = target.lvalue_type
            return operation(eok.CALL, result, x.PRVALUE, token, [function])
        kind = eok.POINTS_TO_MEMBER_CALL if callee.arrow else eok.DOT_MEMBER_CALL
        made = operation(kind, result, x.PRVALUE, token, [target, object_])
        if not callee.qualified and engine.object_arguments.is_virtual(routine):
            made.flags |= x.VIRTUAL_CALL
        return made

    def _looks_for_arguments(self, callee: x.OverloadExpression) -> bool:
        """[basic.lookup.argdep]/1: not where lookup found a member, or a function declared in a block."""
        return all(not isinstance(candidate.parent, (ClassType, Routine)) for candidate in callee.candidates)

    def _owner(self, callee: x.OverloadExpression) -> ClassType | None:
        """The class in which lookup found the members."""
        object_ = callee.object
        if object_ is None:
            return None
        if callee.path:
            return callee.path[-1].type
        return None

    def object_value(self, callee: x.OverloadExpression) -> x.Expression | None:
        """The object of a member call as a glvalue, for overload resolution."""
        object_ = callee.object
        if object_ is None:
            return None
        if callee.operator < 0 or callee.arrow:
            pointer = bare(object_.type)
            if not isinstance(pointer, PointerType):
                raise Unknown("object of a member call", callee.token)
            return x.Operation(eok.INDIRECT, pointer.target, x.LVALUE, object_.token, [object_])
        return object_

    def _dependent_overload(
        self, callee: x.OverloadExpression, arguments: list[x.Expression], token: int
    ) -> x.Expression:
        """A call with dependent arguments: the function is not chosen yet."""
        engine = self.engine
        name = callee.name
        if name is None:
            raise Unknown("dependent call without a name", token)
        member = engine.ids.unknown_constant(name, engine.accesses.spelling(name))
        if callee.explicit is not None:
            engine.ids.template_id(member, callee)
        function: x.Expression = member
        owner = callee.candidates[0].parent if callee.candidates and callee.explicit is None else None
        if callee.operator < 0 and isinstance(owner, ClassType) and isinstance(member.constant, TemplateParamConstant):
            member.constant.qualifier = owner
        if callee.operator >= 0 and callee.object is not None:
            kind = eok.POINTS_TO_STATIC if callee.arrow else eok.DOT_STATIC
            # The member of an object stands where its operator is passed: at the name.
            member.token = name.id
            function = operation(kind, engine.types.unknown, x.PRVALUE, callee.token, [callee.object, member])
            function.start = callee.start
        else:
            engine.ids.implied_object(callee)
        made = engine.calls.dependent(function, arguments, token)
        if callee.qualified:
            made.flags |= x.QUALIFIED_CALL
        return made

    def of_routine(
        self,
        callee: x.OverloadExpression,
        routine: Routine,
        arguments: list[x.Expression],
        sequences: list[ConversionSequence],
        token: int,
    ) -> x.Expression:
        """A call of the function that was chosen."""
        engine = self.engine
        engine.returns.require_known(routine, callee.start)
        engine.functions.keep_deleted(routine, callee.token, engine.cutter.brackets.skip(token))
        target = engine.operands.routine(routine, callee.token, True)
        target.start = callee.start
        target.name = callee.name
        parenthesized = callee.flags & x.PARENTHESIZED
        target.flags |= parenthesized
        member = routine.owner() is not None and not routine.flags & STATIC_MEMBER
        object_ = engine.ids.needed_object(callee) if member else callee.object
        if callee.operator < 0 and callee.name is not None and (member or self._is_set(callee)):
            target.token = callee.name.start
        first: list[x.Expression] = [target]
        kind = eok.CALL
        flags = engine.calls.sequenced()
        if member:
            if object_ is None:
                if callee.lacks_object:
                    raise Mistake(num.NO_OBJECT, _NO_OBJECT, callee.start)
                raise IllFormed(_NO_OBJECT, token)
            arrow = callee.operator < 0 or callee.arrow
            kind = eok.POINTS_TO_MEMBER_CALL if arrow else eok.DOT_MEMBER_CALL
            if callee.qualified and callee.naming_class is not None:
                object_ = engine.accesses.named_part(object_, callee.naming_class, arrow)
            path = self._path(object_, routine, arrow)
            first.append(engine.object_arguments.of_member(object_, routine, arrow, path, True))
            if not callee.qualified and engine.object_arguments.is_virtual(routine):
                flags |= x.VIRTUAL_CALL
        elif callee.operator >= 0 and object_ is not None:
            access = eok.POINTS_TO_STATIC if callee.arrow else eok.DOT_STATIC
            place = callee.token if self._is_set(callee) else callee.operator
            function = operation(access, target.type, x.PRVALUE, place, [object_, target])
            function.lvalue_type = None if self._is_set(callee) else target.lvalue_type
            first = [function]
        if callee.qualified and callee.name is not None and callee.operator < 0:
            if not member or len(callee.candidates) > 1:
                flags |= x.QUALIFIED_CALL
        if parenthesized and object_ is None:
            flags |= x.ADL_SUPPRESSED
        converted = engine.passed_arguments.converted(routine, arguments, sequences, token)
        result = engine.declare_types.result_type(routine)
        if routine.template is None:
            for type_ in engine.declare_types.routine_type(routine).parameters:
                engine.missing_constructors.keep_abstract(num.ABSTRACT_PARAMETER, type_, token)
            engine.missing_constructors.keep_abstract(num.ABSTRACT_RESULT, result, token)
        made = operation(kind, result, x.PRVALUE, token, first + converted, start=callee.start)
        if callee.operator >= 0 and object_ is not None:
            made.start = object_.start
        made.flags |= flags
        return engine.call_results.finished(made, routine)

    def _is_set(self, callee: x.OverloadExpression) -> bool:
        """Whether a name stood for more than one plain function: it is passed from its beginning on."""
        return len(callee.candidates) != 1 or isinstance(callee.candidates[0], Template)

    def _path(self, object_: x.Expression, routine: Routine, arrow: bool) -> list[BaseClass]:
        owner = routine.owner()
        if owner is None:
            return []
        type_ = object_.type
        if arrow:
            pointer = bare(type_)
            if isinstance(pointer, PointerType):
                type_ = pointer.target
        cls = class_of(type_)
        if cls is not None and cls.dependent:
            # The class that is being defined, by a base class that is known.
            cls = self.engine.prototypes.current(cls)
        if cls is None or cls is owner:
            return []
        return self.engine.classes.base_path(cls, owner) or []


def _are_doubtful(arguments: list[x.Expression]) -> bool:
    """Whether nobody tells that no function takes some arguments: pointers to members, and what is no value."""
    types = [bare(one.type) for one in arguments if not isinstance(one, (x.BracedInitList, x.OverloadExpression))]
    return any(is_unknown(one) or isinstance(one, (MemberPointerType, ErrorType)) for one in types)
