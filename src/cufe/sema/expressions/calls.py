"""Calls ([expr.call]): of functions, members, pointers and objects; default arguments."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il.constants import TemplateParamConstant
from cufe.il.context import Context
from cufe.il.entities import (
    BUILTIN,
    CONSTEVAL,
    CONSTEXPR,
    CONSTEXPR_VARIABLE,
    SFK_CONSTRUCTOR,
    STATIC_MEMBER,
    VIRTUAL,
    BaseClass,
    ClassType,
    Routine,
)
from cufe.il.entity import Entity
from cufe.il.expressions import (
    ADL_SUPPRESSED,
    DEFAULT_ARGUMENT,
    FOUND_BY_ADL,
    IMPLICIT_MEMBER_NAMING,
    LEFT_TO_RIGHT,
    LVALUE,
    OPERATOR_SYNTAX,
    PACK_EXPANSION,
    PARENTHESIZED,
    PRVALUE,
    QUALIFIED_CALL,
    TYPE_DEPENDENT,
    VIRTUAL_CALL,
    XVALUE,
    BracedInitList,
    ConstantExpression,
    Expression,
    Operation,
    OverloadExpression,
    RoutineExpression,
    TempInit,
    TypeQuery,
    VariableExpression,
)
from cufe.il.templates import Template
from cufe.il.types import PointerType, ReferenceType, RoutineType, Type, VoidType
from cufe.sema import display_numbers as num
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.constant.roots import root
from cufe.sema.declared.contexts import point_of_instantiation
from cufe.sema.expressions.dependent_arguments import function_of
from cufe.sema.expressions.missing_operators import missing_operator
from cufe.sema.expressions.operands import class_of, dereferenced, implied, is_call, is_type_dependent, operation
from cufe.sema.expressions.parameter_objects import is_parameter
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.sequences import ConversionSequence
from cufe.sema.overload.type_tests import bare
from cufe.syntax import expression_nodes as e

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_SEQUENCED: Final = 2017  # the standard from which on the callee comes first ([expr.call]/8)

#: arguments that say where an object is
_ADDRESSES: Final = (eok.ARRAY_TO_POINTER, eok.REFERENCE_TO, eok.ADDRESS_OF)


class CallParts:
    """A call whose operands have been read, with the context in which they were; `well_formed` once it is built."""

    def __init__(self, node: e.Call, context: Context, callee: Expression, arguments: list[Expression]) -> None:
        self.node: e.Call = node
        self.context: Context = context
        self.callee: Expression = callee
        self.arguments: list[Expression] = arguments
        self.well_formed: bool = False


class Calls:
    """Builds calls; of those whose parentheses are `watched`, `read` keeps the operands."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.watched: set[int] = set()
        self.read: list[CallParts] = []

    def build(self, node: e.Call, context: Context) -> Expression:
        """A call, or a functional cast of a name."""
        engine = self.engine
        callee_node = node.callee
        if isinstance(callee_node, e.Name):
            special = engine.special_calls.build(node, callee_node, context)
            if special is not None:
                return special
            named = engine.names.resolve(callee_node, context)
            type_ = engine.ids.named_type(callee_node, named, context)
            if type_ is not None:
                return engine.explicit_casts.functional(type_, node, context)
            callee = engine.ids.of(callee_node, named, context)
        else:
            callee = engine.expressions.callee(callee_node, context)
        arguments = engine.expressions.list_of(node.arguments, context)
        device = engine.device_calls.build(node, callee, arguments, context)
        if device is not None:
            return device
        if node.open not in self.watched:
            return self.call(callee, arguments, node.open, context)
        parts = CallParts(node, context, callee, arguments)
        self.read.append(parts)
        made = self.call(callee, arguments, node.open, context)
        parts.well_formed = True
        return made

    def call(self, callee: Expression, arguments: list[Expression], token: int, context: Context) -> Expression:
        """A call of what has been built."""
        if isinstance(callee, OverloadExpression):
            return self._overloaded(callee, arguments, token, context)
        if self._is_dependent(callee) or self.any_dependent(arguments):
            function = function_of(callee)
            if function is not None:
                return self.engine.dependent_arguments.call(callee, function, arguments, token)
            return self.dependent(callee, arguments, token)
        if class_of(callee.type) is not None:
            return self.call_object(callee, arguments, token)
        return self.through_pointer(callee, arguments, token)

    def _is_dependent(self, callee: Expression) -> bool:
        if callee.flags & TYPE_DEPENDENT:
            return True
        return callee.type.dependent

    def any_dependent(self, arguments: list[Expression]) -> bool:
        """Whether an argument is type-dependent ([temp.dep.expr])."""
        for argument in arguments:
            if isinstance(argument, BracedInitList):
                if self.any_dependent(argument.items):
                    return True
            elif isinstance(argument, OverloadExpression):
                if argument.flags & TYPE_DEPENDENT:
                    return True
            elif is_type_dependent(argument):
                return True
        return False

    def may_be_null(self, arguments: list[Expression]) -> bool:
        """Whether an argument is an integral constant that template arguments may make a null pointer constant: until
        then the tool chooses no function.  What `sizeof` gives is never zero."""
        for argument in arguments:
            if isinstance(argument, ConstantExpression) and argument.constant.dependent:
                at: Expression | None = argument
                while isinstance(at, ConstantExpression) and at.constant.expression is not None:
                    at = at.constant.expression
                if not isinstance(at, TypeQuery) and bare(argument.type).kind == tk.TK_INTEGER:
                    return True
        return False

    def dependent(self, callee: Expression, arguments: list[Expression], token: int) -> Expression:
        """A call whose function is known with the arguments of the template."""
        if isinstance(callee, Operation) and callee.operation == eok.LVALUE and callee.category == LVALUE:
            if not is_parameter(callee.arguments[0]):
                callee = callee.arguments[0]
        arguments = [self.engine.ids.unresolved(argument) for argument in arguments]
        made = operation(eok.CALL, self.engine.types.unknown, PRVALUE, token, [callee, *arguments])
        made.flags |= TYPE_DEPENDENT | self.sequenced()
        return made

    def sequenced(self) -> int:
        """The flag of calls whose callee comes first."""
        return LEFT_TO_RIGHT if self.engine.language.standard >= _SEQUENCED else 0

    # --- overload sets -----------------------------------------------------------------------------------------------

    def _overloaded(
        self, callee: OverloadExpression, arguments: list[Expression], token: int, context: Context
    ) -> Expression:
        engine = self.engine
        own = self._own_member(callee)
        if own is not None:
            return self._in_prototype(callee, own, arguments, token)
        known = self._known_function(callee)
        if known is not None and (self.any_dependent(arguments) or self.may_be_null(arguments)):
            return self.of_routine(callee, known, arguments, [], token)
        if self.any_dependent(arguments) or callee.flags & TYPE_DEPENDENT or self.may_be_null(arguments):
            return self._dependent_overload(callee, arguments, token)
        if self._is_of_prototype(callee):
            return self._dependent_overload(callee, arguments, token)
        candidates: list[Entity] = []
        candidates += callee.candidates
        parenthesized = bool(callee.flags & PARENTHESIZED)
        only_by_arguments = not candidates
        if not callee.qualified and callee.operator < 0 and not parenthesized and self._looks_for_arguments(callee):
            name = callee.name
            if name is not None:
                spelling = engine.accesses.spelling(name)
                position = point_of_instantiation(context, token)
                for entity in engine.names.argument_dependent(spelling, _types(arguments), position):
                    if entity not in candidates:
                        candidates.append(entity)
        if not candidates:
            raise IllFormed("identifier is undefined", callee.token)
        object_ = self.object_value(callee)
        try:
            resolution = engine.overloads.resolve(
                candidates, arguments, object_, callee.explicit, token, self._owner(callee)
            )
        except Dependent:
            return self._dependent_overload(callee, arguments, token)
        routine = resolution.routine
        if routine is None:
            raise IllFormed("no instance of overloaded function matches the argument list", token)
        made = self.of_routine(callee, routine, arguments, resolution.sequences, token)
        if only_by_arguments:
            inner = made.arguments[0] if isinstance(made, Operation) and made.operation == eok.REF_INDIRECT else made
            inner.flags |= FOUND_BY_ADL
        return made

    def _own_member(self, callee: OverloadExpression) -> Routine | None:
        """The only function of a name that is a member of the template around ([temp.dep.type]); it stands whatever the
        arguments are."""
        if len(callee.candidates) != 1 or callee.explicit is not None:
            return None
        only = callee.candidates[0]
        if not isinstance(only, Routine) or callee.flags & PARENTHESIZED:
            return None
        owner = only.owner()
        return only if owner is not None and owner.dependent else None

    def _known_function(self, callee: OverloadExpression) -> Routine | None:
        """The only function that a name can mean, whatever the arguments are: no template, and argument-dependent
        lookup finds no other."""
        if len(callee.candidates) != 1 or callee.explicit is not None or callee.flags & TYPE_DEPENDENT:
            return None
        only = callee.candidates[0]
        if not isinstance(only, Routine) or only.template is not None:
            return None
        if only.flags & BUILTIN:
            return only
        looks = not callee.qualified and callee.operator < 0 and not callee.flags & PARENTHESIZED
        return None if looks and self._looks_for_arguments(callee) else only

    def _is_of_prototype(self, callee: OverloadExpression) -> bool:
        """Whether several functions, or a template, of the class that is being defined are named: an instance
        chooses."""
        if not callee.candidates or not self.engine.prototype_reading.active:
            return False
        owner = callee.candidates[0].parent
        return isinstance(owner, ClassType) and owner.dependent

    def _in_prototype(
        self, callee: OverloadExpression, routine: Routine, arguments: list[Expression], token: int
    ) -> Expression:
        """A call of a member of the template around."""
        engine = self.engine
        static = bool(routine.flags & STATIC_MEMBER)
        if callee.operator < 0 or callee.object is None:
            target = engine.ids.member_of_prototype(routine, callee, static)
            if not static:
                return self.dependent(target, arguments, token)
            made = operation(eok.CALL, engine.declare_types.result_type(routine), PRVALUE, token, [target])
        else:
            made = self._member_in_prototype(callee, routine, static, token)
        parameters = engine.declare_types.routine_type(routine).parameters
        for index, argument in enumerate(arguments):
            known = static and index < len(parameters) and not parameters[index].dependent
            if known and not isinstance(argument, OverloadExpression):
                argument = engine.casts.implicit(argument, parameters[index], token)
            made.arguments.append(argument)
        made.start = callee.start
        made.flags |= self.sequenced()
        if made.type.dependent:
            made.flags |= TYPE_DEPENDENT
        return dereferenced(made)

    def _member_in_prototype(self, callee: OverloadExpression, routine: Routine, static: bool, token: int) -> Operation:
        engine = self.engine
        object_ = callee.object
        assert object_ is not None
        target = engine.operands.routine(routine, callee.token, True)
        target.name = callee.name
        result = engine.declare_types.result_type(routine)
        if static:
            access = eok.POINTS_TO_STATIC if callee.arrow else eok.DOT_STATIC
            function = operation(access, target.type, PRVALUE, callee.operator, [object_, target])
            function.lvalue_type = target.lvalue_type
            return operation(eok.CALL, result, PRVALUE, token, [function])
        kind = eok.POINTS_TO_MEMBER_CALL if callee.arrow else eok.DOT_MEMBER_CALL
        made = operation(kind, result, PRVALUE, token, [target, object_])
        if not callee.qualified and self._is_virtual(routine):
            made.flags |= VIRTUAL_CALL
        return made

    def _looks_for_arguments(self, callee: OverloadExpression) -> bool:
        """[basic.lookup.argdep]/1: not where lookup found a member, or a function declared in a block."""
        return all(not isinstance(candidate.parent, (ClassType, Routine)) for candidate in callee.candidates)

    def _owner(self, callee: OverloadExpression) -> ClassType | None:
        """The class in which lookup found the members."""
        object_ = callee.object
        if object_ is None:
            return None
        if callee.path:
            return callee.path[-1].type
        return None

    def object_value(self, callee: OverloadExpression) -> Expression | None:
        """The object of a member call as a glvalue, for overload resolution."""
        object_ = callee.object
        if object_ is None:
            return None
        if callee.operator < 0 or callee.arrow:
            pointer = bare(object_.type)
            if not isinstance(pointer, PointerType):
                raise Unknown("object of a member call", callee.token)
            return Operation(eok.INDIRECT, pointer.target, LVALUE, object_.token, [object_])
        return object_

    def _dependent_overload(self, callee: OverloadExpression, arguments: list[Expression], token: int) -> Expression:
        """A call with dependent arguments: the function is not chosen yet."""
        engine = self.engine
        name = callee.name
        if name is None:
            raise Unknown("dependent call without a name", token)
        member = engine.ids.unknown_constant(name, engine.accesses.spelling(name))
        if callee.explicit is not None:
            engine.ids.template_id(member, callee)
        function: Expression = member
        owner = callee.candidates[0].parent if callee.candidates and callee.explicit is None else None
        if callee.operator < 0 and isinstance(owner, ClassType) and isinstance(member.constant, TemplateParamConstant):
            member.constant.qualifier = owner
        if callee.operator >= 0 and callee.object is not None:
            kind = eok.POINTS_TO_STATIC if callee.arrow else eok.DOT_STATIC
            # The member of an object stands where its operator is passed: at the name.
            member.token = name.id
            function = operation(kind, engine.types.unknown, PRVALUE, callee.token, [callee.object, member])
            function.start = callee.start
        made = self.dependent(function, arguments, token)
        if callee.qualified:
            made.flags |= QUALIFIED_CALL
        return made

    # --- one function ------------------------------------------------------------------------------------------------

    def of_routine(
        self,
        callee: OverloadExpression,
        routine: Routine,
        arguments: list[Expression],
        sequences: list[ConversionSequence],
        token: int,
    ) -> Expression:
        """A call of the function that was chosen."""
        engine = self.engine
        object_ = callee.object
        target = engine.operands.routine(routine, callee.token, True)
        target.start = callee.start
        target.name = callee.name
        parenthesized = callee.flags & PARENTHESIZED
        target.flags |= parenthesized
        member = routine.owner() is not None and not routine.flags & STATIC_MEMBER
        if callee.operator < 0 and callee.name is not None and (member or self._is_set(callee)):
            target.token = callee.name.start
        first: list[Expression] = [target]
        kind = eok.CALL
        flags = self.sequenced()
        if member:
            if object_ is None:
                cause = "a nonstatic member reference must be relative to a specific object"
                around = engine.statements.current()
                if around is not None and around.routine.owner() is None and callee.qualified:
                    raise Mistake(num.NO_OBJECT, cause, callee.start)
                raise IllFormed(cause, token)
            arrow = callee.operator < 0 or callee.arrow
            kind = eok.POINTS_TO_MEMBER_CALL if arrow else eok.DOT_MEMBER_CALL
            if callee.qualified and callee.naming_class is not None:
                object_ = engine.accesses.named_part(object_, callee.naming_class, arrow)
            path = self._path(object_, routine, arrow)
            first.append(self.object_of(object_, routine, arrow, path, True))
            if not callee.qualified and self._is_virtual(routine):
                flags |= VIRTUAL_CALL
        elif callee.operator >= 0 and object_ is not None:
            access = eok.POINTS_TO_STATIC if callee.arrow else eok.DOT_STATIC
            place = callee.token if self._is_set(callee) else callee.operator
            function = operation(access, target.type, PRVALUE, place, [object_, target])
            function.lvalue_type = None if self._is_set(callee) else target.lvalue_type
            first = [function]
        if callee.qualified and callee.name is not None and callee.operator < 0:
            if not member or len(callee.candidates) > 1:
                flags |= QUALIFIED_CALL
        if parenthesized and object_ is None:
            flags |= ADL_SUPPRESSED
        converted = self.converted(routine, arguments, sequences, token)
        result = engine.declare_types.result_type(routine)
        made = operation(kind, result, PRVALUE, token, first + converted)
        made.start = callee.start
        if callee.operator >= 0 and object_ is not None:
            made.start = object_.start
        made.flags |= flags
        return self.finished(made, routine)

    def _is_set(self, callee: OverloadExpression) -> bool:
        """Whether a name stood for more than one plain function: it is passed from its beginning on."""
        return len(callee.candidates) != 1 or isinstance(callee.candidates[0], Template)

    def _is_virtual(self, routine: Routine) -> bool:
        if routine.flags & VIRTUAL:
            return True
        owner = routine.owner()
        return owner is not None and routine in self.engine.classes.virtual_functions(owner)

    def _path(self, object_: Expression, routine: Routine, arrow: bool) -> list[BaseClass]:
        owner = routine.owner()
        if owner is None:
            return []
        type_ = object_.type
        if arrow:
            pointer = bare(type_)
            if isinstance(pointer, PointerType):
                type_ = pointer.target
        cls = class_of(type_)
        if cls is None or cls is owner:
            return []
        return self.engine.classes.base_path(cls, owner) or []

    def object_of(
        self, object_: Expression, routine: Routine, arrow: bool, path: list[BaseClass], naming: bool
    ) -> Expression:
        """The object of a member call, as the function wants it: of its class, with its cv-qualifiers."""
        engine = self.engine
        casts = engine.casts
        cv = engine.declare_types.routine_type(routine).cv
        if not arrow and object_.category == PRVALUE:
            if isinstance(object_, ConstantExpression) and not object_.constant.dependent:
                if path and naming:
                    object_ = casts.temporary(object_, XVALUE)
                else:
                    object_ = engine.initialisers.object_with_value(object_, cv)
            object_ = casts.materialised_call(object_)
        if path and not naming and not arrow:
            # A conversion asks for the base class as it has to be, a call by name for the class and then for the rest.
            if object_.category == PRVALUE:
                object_ = casts.temporary(object_, XVALUE)
            return casts.object_of_base(object_, path, object_.type.qualifiers() | cv, 0)
        object_ = casts.member_path(object_, path, arrow, IMPLICIT_MEMBER_NAMING if naming else 0)
        if arrow:
            pointer = bare(object_.type)
            if isinstance(pointer, PointerType):
                added = cv & ~pointer.target.qualifiers()
                if added:
                    types = engine.types
                    target = types.pointer(types.qualified(pointer.target, added))
                    return implied(eok.CAST, target, PRVALUE, object_, tk.TK_POINTER)
            return object_
        if object_.category == PRVALUE:
            return casts.rvalue_adjusted(object_, cv)
        added = cv & ~object_.type.qualifiers()
        if added:
            return casts.qualified_lvalue(object_, added)
        return object_

    def object_argument(self, object_: Expression, routine: Routine, naming: bool) -> Expression:
        """The object of an implied or operator call of a member function."""
        owner = routine.owner()
        cls = class_of(object_.type)
        path: list[BaseClass] = []
        if owner is not None and cls is not None and cls is not owner:
            path = self.engine.classes.base_path(cls, owner) or []
        return self.object_of(object_, routine, False, path, naming)

    def converted(
        self, routine: Routine, arguments: list[Expression], sequences: list[ConversionSequence], token: int
    ) -> list[Expression]:
        """The arguments, converted to the parameters; default arguments behind them."""
        engine = self.engine
        parameters = engine.declare_types.routine_type(routine).parameters
        made: list[Expression] = []
        if self.any_dependent(arguments):
            made = engine.dependent_arguments.converted(parameters, arguments, token)
            if any(argument.flags & PACK_EXPANSION for argument in arguments):
                return made
            arguments = made
        else:
            made = self._converted(parameters, arguments, sequences, token)
        for index in range(len(arguments), len(parameters)):
            made.append(self.default_argument(routine, index, token))
        return made

    def _converted(
        self,
        parameters: tuple[Type, ...],
        arguments: list[Expression],
        sequences: list[ConversionSequence],
        token: int,
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

    def settled(self, argument: Expression) -> Expression:
        if isinstance(argument, OverloadExpression):
            return self.engine.operands.only_routine(argument)
        return argument

    def default_argument(self, routine: Routine, index: int, token: int) -> Expression:
        """The default argument of a parameter, read where it was written."""
        engine = self.engine
        found = engine.declare_types.default_argument(routine, index)
        if found is None:
            raise IllFormed("too few arguments in function call", token)
        parameter, declared = found
        declarator = parameter.declarator
        target = engine.declare_types.routine_type(routine).parameters[index]
        items = engine.fragments.items(declarator.initialiser_start + 1, declarator.initialiser_end)
        if len(items) != 1:
            raise Unknown("default argument", declarator.initialiser_start)
        before = engine.prototype_reading.enter(declared.context)
        demanded = engine.demanded_constants.enter(False)
        try:
            value = engine.expressions.initialiser_clause(items[0], declared.context)
            made = engine.casts.implicit(value, target, declarator.initialiser_start)
        finally:
            engine.demanded_constants.leave(demanded)
            engine.prototype_reading.leave(before)
        made.flags |= DEFAULT_ARGUMENT
        engine.folding.forget_construction(made)
        return made

    def finished(self, made: Operation, routine: Routine | None) -> Expression:
        """A call as an operand: what a reference result refers to; the value, where it is a constant."""
        made.type = self.engine.casts.value_type(made.type)
        if routine is not None:
            self.used(routine, made.token)
            if routine.flags & BUILTIN:
                builtin = self.engine.builtin_forms.finished(made, routine)
                if builtin is not None:
                    return builtin
            if routine.flags & (CONSTEXPR | CONSTEVAL | BUILTIN) and self._may_fold(made):
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

    def _may_fold(self, made: Operation) -> bool:
        """Whether the arguments are constants, or objects whose values may not count, so that a constexpr function may
        have a value."""
        if self.engine.prototype_reading.active:
            # In a template those of the compiler are called: infinity and the like.
            called = made.arguments[0]
            builtin = isinstance(called, RoutineExpression) and bool(called.routine.flags & BUILTIN)
            return builtin and len(made.arguments) == 1
        scalar = class_of(made.type) is None and not isinstance(bare(made.type), (ReferenceType, VoidType))
        for argument in made.arguments[1:]:
            if isinstance(argument, (ConstantExpression, TempInit)):
                continue
            if argument is made.arguments[1] and made.operation != eok.CALL:
                continue
            if isinstance(argument, Operation) and argument.operation in _ADDRESSES:
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

    def _is_lasting(self, argument: Operation) -> bool:
        """Whether it refers to an object that is there for the whole program."""
        at = root(argument.arguments[0])
        return isinstance(at, VariableExpression) and not self.engine.ids.is_local(at.variable)

    def _is_empty(self, cls: ClassType) -> bool:
        return not cls.dependent and self.engine.folding.is_memberless(cls)

    def is_constructor(self, routine: Routine) -> bool:
        return routine.special == SFK_CONSTRUCTOR

    def used(self, routine: Routine, token: int) -> None:
        """A function is named in an expression: a deduced result is worked out ([dcl.spec.auto]/11)."""

    # --- objects and pointers ----------------------------------------------------------------------------------------

    def call_object(self, object_: Expression, arguments: list[Expression], token: int) -> Expression:
        """`object(arguments)` ([over.call.object])."""
        engine = self.engine
        resolution: Resolution = engine.overloads.call_object(object_, arguments, token, None)
        chosen = resolution.chosen
        routine = resolution.routine
        if chosen is None or routine is None:
            raise missing_operator(object_, resolution, arguments, token)
        if chosen.surrogate is not None:
            pointer = engine.casts.conversion_call(object_, routine)
            return self.through_pointer(pointer, arguments, token)
        return self.operator_call(routine, object_, arguments, resolution.sequences, token, self.sequenced())

    def operator_call(
        self,
        routine: Routine,
        object_: Expression,
        arguments: list[Expression],
        sequences: list[ConversionSequence],
        token: int,
        flags: int,
    ) -> Expression:
        """The call of an operator function that is a member."""
        engine = self.engine
        start = object_.start
        target = engine.operands.routine(routine, token, True)
        adjusted = self.object_argument(object_, routine, True)
        converted = self.converted(routine, arguments, sequences, token)
        result = engine.declare_types.result_type(routine)
        made = operation(eok.DOT_MEMBER_CALL, result, PRVALUE, token, [target, adjusted, *converted])
        made.start = start if 0 <= start < token else token
        made.flags |= flags | OPERATOR_SYNTAX
        if self._is_virtual(routine):
            made.flags |= VIRTUAL_CALL
        return self.finished(made, routine)

    def through_pointer(self, callee: Expression, arguments: list[Expression], token: int) -> Expression:
        """A call of a function lvalue, or through a pointer."""
        engine = self.engine
        if isinstance(callee, Operation) and callee.operation in (eok.PM_FIELD, eok.PM_POINTS_TO_FIELD):
            return self._through_member_pointer(callee, arguments, token)
        if isinstance(callee, Operation) and callee.operation in (
            eok.DOT_VACUOUS_DESTRUCTOR_CALL,
            eok.POINTS_TO_VACUOUS_DESTRUCTOR_CALL,
        ):
            callee.token = token
            return callee
        start = callee.start
        value = engine.operands.value(callee)
        pointer = bare(value.type)
        target = bare(pointer.target) if isinstance(pointer, PointerType) else None
        if not isinstance(target, RoutineType):
            raise IllFormed("expression must have (pointer-to-) function type", token)
        converted = self._against(target, arguments, token)
        result = self.engine.casts.value_type(target.result)
        made = operation(eok.CALL, result, PRVALUE, token, [value, *converted])
        made.start = start
        made.flags |= self.sequenced()
        return dereferenced(made)

    def _against(self, target: RoutineType, arguments: list[Expression], token: int) -> list[Expression]:
        if len(arguments) < len(target.parameters) or (len(arguments) > len(target.parameters) and not target.variadic):
            raise IllFormed("wrong number of arguments", token)
        converted: list[Expression] = []
        for index, argument in enumerate(arguments):
            if index < len(target.parameters):
                converted.append(self.engine.casts.implicit(argument, target.parameters[index], token))
            else:
                converted.append(self.engine.casts.ellipsis(self.settled(argument)))
        return converted

    def _through_member_pointer(self, callee: Operation, arguments: list[Expression], token: int) -> Expression:
        """`(object.*pointer)(arguments)`."""
        object_, pointer = callee.arguments
        type_ = bare(pointer.type)
        from cufe.il.types import MemberPointerType

        target = bare(type_.target) if isinstance(type_, MemberPointerType) else None
        if not isinstance(target, RoutineType):
            raise IllFormed("expression must have (pointer-to-) function type", token)
        arrow = callee.operation == eok.PM_POINTS_TO_FIELD
        kind = eok.POINTS_TO_PM_CALL if arrow else eok.DOT_PM_CALL
        pointer.flags |= callee.flags & PARENTHESIZED
        if not _takes_object(target, object_, arrow):
            raise IllFormed("the object has not the qualifiers of the function", token)
        object_ = self._qualified_object(object_, arrow, target.cv)
        converted = self._against(target, arguments, token)
        result = self.engine.casts.value_type(target.result)
        made = operation(kind, result, PRVALUE, token, [pointer, object_, *converted])
        made.start = callee.start
        made.flags |= self.sequenced()
        return dereferenced(made)

    def _qualified_object(self, object_: Expression, arrow: bool, cv: int) -> Expression:
        types = self.engine.types
        if arrow:
            pointer = bare(object_.type)
            if isinstance(pointer, PointerType) and cv & ~pointer.target.qualifiers():
                target = types.pointer(types.qualified(pointer.target, cv))
                return implied(eok.CAST, target, PRVALUE, object_, tk.TK_POINTER)
            return object_
        added = cv & ~object_.type.qualifiers()
        if not added:
            return object_
        if object_.category == PRVALUE:
            return self.engine.casts.rvalue_adjusted(object_, cv)
        return self.engine.casts.qualified_lvalue(object_, added)


def _takes_object(target: RoutineType, object_: Expression, arrow: bool) -> bool:
    """Whether an object fits the cv- and ref-qualifiers of the function that a member pointer calls
    ([expr.mptr.oper]/5-6)."""
    pointer = bare(object_.type) if arrow else None
    type_ = pointer.target if isinstance(pointer, PointerType) else object_.type
    if type_.qualifiers() & ~target.cv:
        return False
    lvalue = arrow or object_.category == LVALUE
    if target.ref_qualifier == tk.LVALUE_REF:
        return lvalue or target.cv == tk.CONST
    return target.ref_qualifier != tk.RVALUE_REF or not lvalue


def _is_constant_object(argument: Operation) -> bool:
    """Whether it refers to a constant, a temporary, a constexpr variable, or a part of one."""
    at = root(argument.arguments[0])
    if isinstance(at, (ConstantExpression, TempInit)):
        return True
    return isinstance(at, VariableExpression) and bool(at.variable.flags & CONSTEXPR_VARIABLE)


def _types(arguments: list[Expression]) -> list[Type]:
    """The types by which argument-dependent lookup goes."""
    found: list[Type] = []
    for argument in arguments:
        if not isinstance(argument, (BracedInitList, OverloadExpression)):
            found.append(argument.type)
    return found
