"""Names as expressions ([expr.prim.id]): variables, fields by the implied `this`, functions, enumerators."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import templates as tm
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entity import Entity
from cufe.il.templates import functions_among
from cufe.il.types import PackExpansionType, PointerType, ReferenceType, RoutineType, Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, RestsOnMistake, Unknown
from cufe.sema.declared.contexts import BoundParameter, ClassContext, EnumeratorContext, NamespaceContext, PackElements
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.declared.names import is_type_like
from cufe.sema.declared.written_names import Named, not_found, qualifying_class, undefined
from cufe.sema.expr.constant_folding import copied, unexplained
from cufe.sema.expr.member_access import is_nonstandard, nonstandard
from cufe.sema.expr.operands import (
    FUNCTION_BY_TYPE_NAME,
    VARIABLE_OF_VOID,
    class_of,
    dereferenced,
    implied,
    reference_type,
)
from cufe.sema.expr.type_queries import is_variable_length
from cufe.sema.overload.type_tests import bare, is_floating, is_void
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_MEMBERS: Final = bytes((k.DOT, k.ARROW, k.SCOPE))
_CLASS_TEMPLATES: Final = (tm.TEMPLK_CLASS, tm.TEMPLK_MEMBER_CLASS, tm.TEMPLK_ALIAS)
#: behind the parenthesis of a cast, where without one an operator would stand or a call
_AFTER_TARGET: Final = b"(+-*&" + bytes((k.AND, k.INCREMENT, k.DECREMENT))
#: behind a type in an expression
_BEHIND_CONVERTED: Final = b"({"
_POINTERS: Final = b"*&" + bytes((k.AND,))
#: from here on a `<` behind an unknown name opens template arguments
ARGUMENTS_OF_UNKNOWN: Final = 2020
#: from here on an object may be a template argument
_OBJECTS_AS_ARGUMENTS: Final = 2020


def is_for_device(routine: en.Routine) -> bool:
    """Whether a function, or the one around a lambda or local class, says that it is for the device."""
    around: Entity | None = routine
    while around is not None:
        if isinstance(around, en.Routine) and around.flags & (en.DEVICE | en.GLOBAL):
            return True
        around = around.parent
    return False


class IdExpressions:
    """Builds names."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: references whose initialisers are being read, or are no constants
        self._unknown_references: set[en.Variable] = set()

    def build(self, node: e.Name, context: Context) -> x.Expression:
        """A name as an operand; a set of functions is an `OverloadExpression`."""
        if node.start == node.id and self.engine.lexemes[node.id] == "__null":
            # GNU's NULL: zero, as wide as a pointer.
            zero = c.IntegerConstant(self.engine.types.long, 0)
            zero.is_null_keyword = True
            return x.ConstantExpression(zero, node.start)
        local = self.engine.names.local_variable(node, context)
        if local is not None and not self.engine.names.is_used_from_dependent(local.name, context):
            made = self.variable(local, node.start, context, node)
            made.start = node.start
            return made
        return self.of(node, self.engine.written_names.resolve(node, context), context)

    def named_type(self, node: e.Name, named: Named, context: Context) -> Type | None:
        """The type that a name means, or None where it means something else."""
        if named.dependent or not named.entities:
            return None
        entity = named.entities[0]
        if not is_type_like(entity) or not isinstance(
            entity, (Type, en.Typedef, tm.Template, tm.TemplateParameter, BoundParameter)
        ):
            return None
        return self.engine.specifiers.type_of_entity(entity, named.arguments, context, node.start)

    def of(self, node: e.Name, named: Named, context: Context) -> x.Expression:
        """The expression of a name that has been looked up."""
        if named.dependent:
            return self.dependent_member(node, named, context)
        if not named.qualified and self.engine.names.is_used_from_dependent(named.name, context):
            return self.unknown_constant(node, named.name)
        if not named.entities:
            own = None if named.qualified else self.engine.function_names.find(named.name, node.start, context)
            if own is not None:
                return self.plain_variable(own, node.start, node)
            return self._not_found(node, named, context)
        entity = named.entities[0]
        if isinstance(entity, tm.Template) and entity.kind in _CLASS_TEMPLATES:
            if self.engine.kinds[node.end] not in _BEHIND_CONVERTED:
                if named.arguments is None:
                    raise Mistake(num.NO_ARGUMENTS, "a template without arguments", node.id, entity=entity)
                raise Mistake(num.TYPE_NAME, "type name is not allowed", node.start)
        if isinstance(entity, (en.Routine, tm.Template)) and not _is_value_template(entity):
            known = self.engine.allocations.predeclared(named.name, named.entities)
            return self.functions(node, named, [*named.entities, *known], context)
        if isinstance(entity, tm.Template):
            return self._value_template(entity, node, named, context)
        made = self._value(entity, node, context)
        made.start = node.start
        return made

    def _value(self, entity: Entity, node: e.Name, context: Context) -> x.Expression:
        # Values stand where their (qualified) name begins, functions at its last part.
        token = node.start
        if node.own_arguments() is not None and isinstance(entity, (en.Variable, en.Enumerator, en.Field)):
            raise Unknown("a comparison that was read as template arguments", token)
        if isinstance(entity, en.Variable):
            return self.variable(entity, token, context, node)
        if isinstance(entity, en.Enumerator):
            return self.enumerator(entity, token, context)
        if isinstance(entity, en.Field):
            return self.field(entity, node, context)
        if isinstance(entity, tm.TemplateParameter) and entity.kind != tm.TPK_TYPE:
            return self.parameter(entity, token)
        if isinstance(entity, BoundParameter):
            constant = entity.argument.constant
            if constant is not None:
                object_ = self.engine.parameter_objects.named(constant, token)
                if object_ is not None:
                    return object_
                # The value alone, whatever expression the argument was.
                return dereferenced(self.constant(unexplained(constant), token))
        if isinstance(entity, PackElements):
            variables = entity.variables
            if len(variables) == 1 and isinstance(
                self.engine.declare_types.variable_type(variables[0]), PackExpansionType
            ):
                return self.variable(variables[0], token, context, node)
            raise Dependent
        raise self._no_value(entity, token, node)

    def _no_value(self, entity: Entity, token: int, node: e.Name) -> IllFormed:
        """Why a name is no value: it is that of a namespace or a type."""
        kinds = self.engine.kinds
        if not isinstance(entity, en.Namespace) and kinds[token + 1] == k.ASSIGN and kinds[token - 1] in b";{}":
            # A declaration begins, and lacks its name.
            return Mistake(num.IDENTIFIER_EXPECTED, "expected an identifier", token + 1)
        if isinstance(entity, en.Namespace):
            return Mistake(num.NAMESPACE_NAME, "a namespace name is not allowed", token)
        is_target = kinds[token - 1] == k.OPEN_ROUND and kinds[node.end] == k.CLOSE_ROUND
        if kinds[node.end] in _BEHIND_CONVERTED or (is_target and kinds[node.end + 1] in _AFTER_TARGET):
            # The name of a type begins a conversion, `T(x)`, `T{}` or `(T)-x`, which the parser did not know as one.
            return IllFormed("a type in front of an operand", token)
        if kinds[token] == k.DECLTYPE or _has_computed_parameters(kinds, node.end):
            # `X *(decltype(f())::type)` has parameters, which only the type tells from an operand.
            return IllFormed("a list of parameters that was read as an operand", token)
        if kinds[token + 1] == k.SCOPE and self.engine.lookup.is_dependent(token, token + 1):
            # The template itself took it for a value ([temp.res]/5).
            return IllFormed("a value is expected", token)
        if isinstance(entity, (en.ClassType, en.EnumType, en.Typedef)):
            return Mistake(num.TYPE_NAME, "type name is not allowed", token)
        if isinstance(entity, tm.TemplateParameter) and entity.kind == tm.TPK_TYPE:
            return Mistake(num.TYPE_NAME, "type name is not allowed", token)
        return IllFormed("a value is expected", token)

    # --- variables ---------------------------------------------------------------------------------------------------

    def variable(self, variable: en.Variable, token: int, context: Context, node: e.Name | None = None) -> x.Expression:
        """A variable as an lvalue; a reference as what it refers to; a captured one as the closure's field."""
        if variable.binding_of is not None and variable.type is None:
            raise Unknown("structured binding before its declaration", token)
        self.engine.declare_types.require_deduced(variable, token)
        captured = self.engine.captured_uses.variable(variable, token, context)
        if captured is not None:
            return captured
        return self.plain_variable(variable, token, node)

    def _is_for_device(self) -> bool:
        """Whether the function that is being read is for the device: the device compiler takes no array of variable
        length there (28), and nothing is known of one then."""
        function = self.engine.functions.current()
        return function is not None and is_for_device(function.routine)

    def plain_variable(self, variable: en.Variable, token: int, node: e.Name | None = None) -> x.Expression:
        type_ = self.engine.declare_types.variable_type(variable)
        if isinstance(type_, PackExpansionType):
            type_ = type_.pattern
        if isinstance(type_.canonical, RoutineType):
            raise Unknown(FUNCTION_BY_TYPE_NAME, token)
        if is_void(type_):
            raise Unknown(VARIABLE_OF_VOID, token)
        referred = reference_type(type_) if variable.binding is not None else None
        if referred is not None:
            # A name for a member is that member, and what that refers to.
            type_ = referred.target
        if self.engine.language.device_pass and is_variable_length(type_) and self._is_for_device():
            type_ = self.engine.types.unknown
        made = x.VariableExpression(variable, type_, x.LVALUE, token)
        made.name = node
        if type_.dependent or contains_placeholder(type_):
            made.flags |= x.TYPE_DEPENDENT
        elif (
            isinstance(type_.canonical, ReferenceType)
            and isinstance(variable.parent, en.Namespace)
            and variable.template is None
        ):
            return dereferenced(self._known_reference(made, variable, type_))
        return dereferenced(made)

    def bound_reference(self, bound: c.Constant, type_: Type) -> x.Expression:
        """What a local reference refers to that is bound to a constant address, without a place; the reference is not
        used by that."""
        constant = copied(bound)
        constant.expression = bound.expression
        found = x.ConstantExpression(constant, -1)
        found.lvalue_type = type_
        return dereferenced(found)

    def _known_reference(self, made: x.VariableExpression, variable: en.Variable, type_: Type) -> x.Expression:
        """A reference of a namespace that is bound to a constant address: that constant."""
        if self.engine.expressions.unevaluated or variable in self._unknown_references:
            return made
        self._unknown_references.add(variable)
        try:
            known = self.engine.evaluator.constant_of(variable, type_)
        except (Dependent, IllFormed, Unknown):
            return made
        if not isinstance(known, c.AddressConstant):
            return made
        self._unknown_references.remove(variable)
        constant = copied(known)
        constant.expression = made
        found = x.ConstantExpression(constant, made.token, start=made.start)
        found.lvalue_type = type_
        made.token = -1
        made.category = x.PRVALUE
        return found

    # --- members by the implied this ---------------------------------------------------------------------------------

    def field(self, field: en.Field, node: e.Name, context: Context) -> x.Expression:
        """A field named without an object: `(*this).field` ([class.mfct.non-static])."""
        owner = field.parent
        around = self.engine.locals.unions.object_of(field, context)
        if around is not None:
            return self._of_anonymous_union(around, field, node)
        this = self.engine.this.pointer(context, -1, node.id)
        if this is not None:
            self.engine.this.require_captured(context, node.id, num.THIS_NOT_CAPTURED)
        if this is None or not isinstance(owner, en.ClassType) or not self._is_part(this, owner):
            if isinstance(owner, en.ClassType) and self.engine.this.is_missing(context):
                cause = "a nonstatic member reference must be relative to a specific object"
                raise Mistake(num.NO_OBJECT, cause, node.id)
            return self.engine.accesses.unevaluated_field(field, node.start)
        this.start = node.id
        named = qualifying_class(self.engine.written_names.resolve(node, context)) if node.qualified else None
        return self.engine.accesses.implied_field(this, field, node, named)

    def _of_anonymous_union(self, variable: en.Variable, field: en.Field, node: e.Name) -> x.Expression:
        """A member of an anonymous union of a block."""
        object_ = self.plain_variable(variable, -1)
        made = self.engine.accesses.field(object_, field, False, node.id, x.COMPILER_GENERATED)
        at = made
        while isinstance(at, x.Operation):
            at.start = node.start
            if at.operation == eok.DOT_FIELD:
                at.token = -1
            at = at.arguments[0]
        return made

    def _is_part(self, this: x.Expression, owner: en.ClassType) -> bool:
        """Whether an object of `owner` is one of the object that `this` points to: a class inside of another one may
        name the fields of that in unevaluated operands."""
        pointer = bare(this.type)
        cls = class_of(pointer.target) if isinstance(pointer, PointerType) else None
        if cls is None or cls is owner or cls.dependent or not owner.name:
            return True
        return cls.closure is not None or self.engine.classes.is_base_of(owner, cls)

    # --- constants ---------------------------------------------------------------------------------------------------

    def enumerator(self, enumerator: en.Enumerator, token: int, context: Context | None = None) -> x.Expression:
        """An enumerator; inside of its own enum it has the type of its value ([dcl.enum]/5)."""
        value = self.engine.enums.value(enumerator)
        if self.engine.enums.is_out_of_range(enumerator):
            raise Unknown("an enumerator that is out of range", token)
        at: Context | None = context
        while at is not None:
            if (
                isinstance(at, EnumeratorContext)
                and at.enum is enumerator.enum
                and isinstance(value, c.IntegerConstant)
            ):
                inside = c.IntegerConstant(self.engine.enums.open_type(enumerator), value.value)
                inside.enumerator = enumerator
                inside.expression = value.expression
                return self.constant(inside, token)
            at = at.outer
        if isinstance(value, c.TemplateParamConstant):
            # What an instance computes belongs to each use.
            value = self.engine.enums.dependent.used(value)
            if _is_inside(enumerator, context) and value.expression is not None:
                inside_type = x.ConstantExpression(value, token)
                inside_type.type = value.expression.type
                return inside_type
            if not enumerator.enum.dependent and _is_inside(enumerator, context):
                raise RestsOnMistake("an enumerator whose value is wrong", token)
        self.engine.enums.underlying(enumerator.enum)
        made = self.constant(value, token)
        owner = enumerator.enum.parent
        if isinstance(owner, en.ClassType) and owner.dependent:
            made.flags |= x.TYPE_DEPENDENT
        return made

    def constant(self, constant: c.Constant, token: int) -> x.Expression:
        """A named constant as an expression."""
        made = x.ConstantExpression(constant, token)
        if constant.dependent:
            made.flags |= x.VALUE_DEPENDENT
            if constant.type.dependent:
                made.flags |= x.TYPE_DEPENDENT
        return made

    def parameter(self, parameter: tm.TemplateParameter, token: int) -> x.Expression:
        """A template parameter that stands for itself."""
        type_ = self.engine.templates.parameter_type(parameter)
        if self.engine.language.standard < _OBJECTS_AS_ARGUMENTS and class_of(type_) is not None:
            raise RestsOnMistake("a template parameter of class type", token)
        constant = parameter.constant
        if constant is None:
            constant = c.TemplateParamConstant(type_, c.TPCK_PARAM)
            constant.parameter = parameter
            parameter.constant = constant
        made = self.constant(constant, token)
        if contains_placeholder(constant.type):
            made.flags |= x.TYPE_DEPENDENT | x.VALUE_DEPENDENT
        found = dereferenced(self.engine.parameter_objects.unknown(made))
        if found is not made and isinstance(constant.type.canonical, ReferenceType):
            # Neither the reference nor what it refers to has a place of its own (observed).
            made.token = found.token = -1
        return found

    # --- functions ---------------------------------------------------------------------------------------------------

    def functions(self, node: e.Name, named: Named, entities: list[Entity], context: Context) -> x.Expression:
        """A function name: one function or a set of overloads."""
        candidates = functions_among(entities)
        in_class = isinstance(candidates[0].parent, en.ClassType)
        if in_class:
            candidates = self.engine.accesses.named_conversions(candidates, node, context)
        made = x.OverloadExpression(candidates, self.engine.types.unknown, node.id)
        made.start = node.start
        made.name = node
        made.qualified = named.qualified
        made.naming_class = qualifying_class(named)
        if named.arguments is not None:
            self._explicit(made, named.arguments, context)
            made.shown_scope = _shown_scope(named, candidates[0].parent, context)
        if in_class:
            if (
                len(candidates) == 1
                and isinstance(candidates[0], en.Routine)
                and not candidates[0].flags & en.STATIC_MEMBER
            ):
                made.object = self._implied_object(made, context)
                made.around = context
                owner = candidates[0].parent
                if made.object and isinstance(owner, en.ClassType) and not self._is_part(made.object, owner):
                    # A function of some other class has no object there.
                    made.object = made.around = None
            else:
                made.object = self.engine.this.seen(context, node.start)
                made.around = None if all(one.flags & en.STATIC_MEMBER for one in candidates) else context
            if made.object is None:
                made.lacks_object = self.engine.this.is_missing(context)
        return made

    def _explicit(self, made: x.OverloadExpression, arguments: e.TemplateArguments, context: Context) -> None:
        """Reads the template arguments behind the name of a function."""
        made.explicit = self.engine.template_arguments.read(arguments, context)
        if any(argument.is_dependent() for argument in made.explicit):
            made.flags |= x.TYPE_DEPENDENT
        for argument in made.explicit:
            given = argument.expression
            if self.engine.language.standard >= _OBJECTS_AS_ARGUMENTS or given is None:
                continue
            if is_floating(given.type) and given.category == x.PRVALUE:
                # What is no lvalue is wrong whatever the parameter is.
                raise Mistake(num.NO_INTEGRAL, "expression must have integral or enum type", given.start)

    def _implied_object(self, named: x.OverloadExpression, context: Context) -> x.Expression | None:
        found = self.engine.this.pointer(context, -1, named.start)
        if found is not None and found.start < 0:
            found.start = named.start
        return found

    def implied_object(self, named: x.OverloadExpression) -> x.Expression | None:
        """The object that a function would have which may yet be chosen."""
        return named.object if named.around is None else self._implied_object(named, named.around)

    def needed_object(self, named: x.OverloadExpression) -> x.Expression | None:
        """The object of a function that has been chosen and needs one; the lambda around has to capture it."""
        found = self.implied_object(named)
        if found is not None and named.around is not None:
            self.engine.this.require_captured(named.around, named.start, num.THIS_NOT_CAPTURED)
        return found

    def settled(self, overload: x.OverloadExpression) -> x.Expression:
        """The function that a name means without a call or a target: there has to be one ([over.over])."""
        if len(overload.candidates) == 1 and overload.explicit is None:
            only = overload.candidates[0]
            if isinstance(only, en.Routine):
                return self._function(overload, only, 0)
        return self._function(overload, self.engine.addresses.only(overload), 0)

    def resolved(self, overload: x.OverloadExpression, routine: en.Routine | None) -> x.Expression:
        """The function that the type wanted chose from a set, or the only one in it."""
        if routine is None:
            return self._function(overload, self.engine.addresses.only(overload), 0)
        return self._function(overload, routine, x.BY_TARGET)

    def _function(self, overload: x.OverloadExpression, routine: en.Routine, flags: int) -> x.Expression:
        """A function of a set: an lvalue, or behind `&` a pointer to it."""
        if is_nonstandard(overload, routine):
            # It is reported, and the value is the pointer that `&C::f` would be (observed).
            mistake = nonstandard(overload)
            self.engine.functions.keep(mistake)
            type_ = self.engine.declare_types.named_type(routine)
            return self.engine.unary.pointer_to(routine, type_, mistake.token)
        if overload.address >= 0 and routine.owner() is not None and not routine.flags & en.STATIC_MEMBER:
            type_ = self.engine.declare_types.named_type(routine)
            return self.engine.unary.pointer_to(routine, type_, overload.address)
        is_chosen = len(overload.candidates) > 1 or isinstance(overload.candidates[0], tm.Template)
        token = overload.start if is_chosen and overload.start >= 0 else overload.token
        made = self.engine.operands.routine(routine, token, False)
        made.start = overload.start if overload.address < 0 or overload.name is None else overload.name.start
        made.name = overload.name
        made.flags |= overload.flags | flags
        return made if overload.address < 0 else self.engine.unary.address(made, overload.address)

    def _not_found(self, node: e.Name, named: Named, context: Context) -> x.Expression:
        """Only argument-dependent lookup may find a function of that name, unless it exists without a declaration;
        before C++20 a `<` behind it compares ([temp.names]/2)."""
        known = self.engine.allocations.predeclared(named.name, [])
        if known and not isinstance(named.qualifier, Type):
            made = x.OverloadExpression([*known], self.engine.types.unknown, node.start)
            made.start = node.start
            made.name = node
            made.qualified = named.qualified
            return made
        if named.name == "~":
            raise Unknown("a destructor that is called for an implied object", node.id)
        if named.qualified:
            raise not_found(self.engine, named, f'no member "{named.name}"', node.id)
        if named.arguments is not None and self.engine.language.standard < ARGUMENTS_OF_UNKNOWN:
            raise undefined(self.engine, named.name, node.id)
        made = x.OverloadExpression([], self.engine.types.unknown, node.id)
        made.start = node.start
        made.name = node
        if named.arguments is not None:
            self._explicit(made, named.arguments, context)
        return made

    # --- templates ---------------------------------------------------------------------------------------------------

    def _value_template(self, template: tm.Template, node: e.Name, named: Named, context: Context) -> x.Expression:
        """`variable<args>` and `Concept<args>`."""
        if named.arguments is None:
            if template.kind == tm.TEMPLK_CONCEPT:
                raise Mistake(num.LESS_EXPECTED, "a concept without arguments", node.end)
            raise Mistake(num.NO_ARGUMENTS, "a template without arguments", node.start, entity=template)
        try:
            written = self.engine.template_arguments.read(named.arguments, context)
            arguments = self.engine.argument_fitting.complete(template, written, node.id)
        except IllFormed as failure:
            explained = self.engine.argument_mistakes.explained(named.arguments, context, template, failure)
            raise explained from None
        dependent = any(argument.is_dependent() for argument in arguments)
        if template.kind == tm.TEMPLK_CONCEPT:
            types = self.engine.types
            if dependent:
                concept = x.ConceptId(template, types.bool, node.id, arguments)
                concept.flags |= x.VALUE_DEPENDENT
                concept.start = node.start
                return self.engine.folding.constant(concept)
            satisfied = self.engine.constraints.concept_satisfied(template, list(arguments))
            value = c.IntegerConstant(types.bool, int(satisfied))
            made: x.Expression = x.ConstantExpression(value, node.start)
            return made
        try:
            variable = self.engine.templates.variable_instance(template, arguments)
        except IllFormed as failure:
            raise self.engine.argument_mistakes.explained(named.arguments, context, template, failure) from None
        if dependent:
            unknown = x.VariableExpression(variable, self.engine.types.unknown, x.LVALUE, node.start)
            unknown.flags |= x.TYPE_DEPENDENT
            unknown.start = node.start
            return unknown
        made = self.plain_variable(variable, node.start, node)
        made.start = node.start
        return made

    def dependent_member(self, node: e.Name, named: Named, context: Context) -> x.Expression:
        """`T::name`."""
        qualifier = named.qualifier
        made = self.unknown_constant(node, named.name, qualifier if isinstance(qualifier, Type) else None)
        if named.arguments is not None:
            self.require_template(node, context)
            self.with_arguments(made, self.engine.template_arguments.read(named.arguments, context))
            return self._template_id(made)
        return made

    def require_template(self, node: e.Name, context: Context) -> None:
        """Keeps that the word is missing in front of a member of a dependent class with template arguments: without it,
        or a class template of that name around, the `<` compares ([temp.names]/3)."""
        engine = self.engine
        if engine.kinds[node.id - 1] not in _MEMBERS or engine.functions.current() is None:
            return
        if engine.expressions.unevaluated or engine.trials.under_way:
            return
        own = node.own_arguments()
        if own is None:
            return
        around = engine.names.unqualified(engine.lexemes[node.id], context, node.id)
        if not any(isinstance(one, tm.Template) and one.kind in _CLASS_TEMPLATES for one in around):
            engine.functions.keep(Mistake(num.EXPRESSION_EXPECTED, "template is missing", own.start - 1))

    def unresolved(self, operand: x.Expression) -> x.Expression:
        """An operand of what is not resolved yet: the only function of a name is that function, a set or a template
        stays its name, an lvalue unless its address is taken."""
        if not isinstance(operand, x.OverloadExpression) or operand.name is None or not operand.candidates:
            return operand
        if operand.explicit is not None and operand.address >= 0:
            return operand
        only = operand.candidates[0]
        if isinstance(only, en.Routine) and len(operand.candidates) == 1 and operand.explicit is None:
            if is_nonstandard(operand, only):
                self.engine.functions.keep(nonstandard(operand))
            owner = only.owner()
            plain = owner is None or bool(only.flags & en.STATIC_MEMBER) or operand.address >= 0
            return self.settled(operand) if plain and (owner is None or not owner.dependent) else operand
        made = self.unknown_constant(operand.name, self.engine.accesses.spelling(operand.name))
        if operand.explicit is not None:
            self.template_id(made, operand)
        if operand.address < 0:
            return self._template_id(made)
        made.token = made.start = operand.address
        return made

    def _template_id(self, made: x.ConstantExpression) -> x.Expression:
        """A template-id that is not called."""
        wrapped = implied(eok.LVALUE, made.type, x.LVALUE, made)
        wrapped.flags |= x.TYPE_DEPENDENT
        return wrapped

    def member_of_prototype(self, routine: en.Routine, callee: x.OverloadExpression, static: bool) -> x.Expression:
        """The only member function of a name in the template that is read: a constant that says it."""
        engine = self.engine
        inner: x.Expression = engine.operands.routine(routine, callee.start, True)
        constant = c.TemplateParamConstant(inner.type if static else engine.types.unknown, c.TPCK_EXPRESSION)
        if static:
            named = x.ConstantExpression(c.TemplateParamConstant(inner.type, c.TPCK_MEMBER), -1)
            assert isinstance(named.constant, c.TemplateParamConstant)
            named.constant.name = routine.name
            named.constant.qualifier = routine.owner()
            inner = implied(eok.CAST, inner.type, x.PRVALUE, named, tk.TK_POINTER, token=-1)
        constant.expression = inner
        constant.start = callee.start
        constant.end = callee.token + 1
        made = x.ConstantExpression(constant, callee.start)
        made.flags |= x.VALUE_DEPENDENT | (0 if static else x.TYPE_DEPENDENT)
        return made

    def with_arguments(self, made: x.ConstantExpression, arguments: list[tm.TemplateArgument]) -> None:
        """Says the template arguments that a name with an unknown meaning is written with."""
        constant = made.constant
        assert isinstance(constant, c.TemplateParamConstant)
        constant.arguments = arguments

    def template_id(self, made: x.ConstantExpression, overload: x.OverloadExpression) -> None:
        """The same for the name of function templates."""
        constant = made.constant
        assert isinstance(constant, c.TemplateParamConstant)
        constant.arguments = [self._valued(argument) for argument in overload.explicit or []]
        scope = overload.shown_scope
        if overload.operator >= 0 and overload.candidates:
            scope = overload.candidates[0].parent
        constant.scope = scope

    def _valued(self, argument: tm.TemplateArgument) -> tm.TemplateArgument:
        """A template argument with its value, which is not converted before the parameter is known."""
        if argument.expression is None or argument.constant is not None:
            return argument
        value = self.engine.folding.initializer(argument.expression)
        return tm.constant_argument(value.constant) if isinstance(value, x.ConstantExpression) else argument

    def unknown_constant(self, node: e.Name, name: str, qualifier: Type | None = None) -> x.ConstantExpression:
        """A name whose meaning depends on a template parameter; `qualifier` is the class in front of it."""
        made = self.unknown_member(name, node.start, node.end)
        constant = made.constant
        assert isinstance(constant, c.TemplateParamConstant)
        constant.qualifier = qualifier
        return made

    def unknown_member(self, name: str, start: int, end: int) -> x.ConstantExpression:
        """A member of a class that is not known; the tokens are those where it is named."""
        constant = c.TemplateParamConstant(self.engine.types.unknown, c.TPCK_MEMBER)
        constant.start = start
        constant.end = end
        constant.name = name
        made = x.ConstantExpression(constant, start)
        made.flags |= x.TYPE_DEPENDENT | x.VALUE_DEPENDENT
        return made


def _is_value_template(entity: Entity) -> bool:
    return isinstance(entity, tm.Template) and entity.kind in (
        tm.TEMPLK_VARIABLE,
        tm.TEMPLK_STATIC_DATA_MEMBER,
        tm.TEMPLK_CONCEPT,
    )


def _shown_scope(named: Named, parent: Entity | None, context: Context) -> Entity | None:
    """The class or namespace that a template-id is shown with before its function is chosen: the qualifier, or where
    the name was found; what an inline namespace or a using-declaration brings has none (observed)."""
    if isinstance(named.qualifier, en.Namespace):
        return named.qualifier
    cls = qualifying_class(named)
    if cls is not None:
        return cls
    innermost: Entity | None = None
    at: Context | None = context
    while at is not None:
        if isinstance(at, NamespaceContext) and at.namespace is parent:
            return parent
        if isinstance(at, ClassContext) and isinstance(parent, en.ClassType):
            if at.cls is parent:
                return parent
            innermost = innermost or at.cls
        at = at.outer
    return innermost


def _is_inside(enumerator: en.Enumerator, context: Context | None) -> bool:
    """Whether a name stands in the enumeration that declares it."""
    at = context
    while at is not None:
        if isinstance(at, EnumeratorContext) and at.enum is enumerator.enum:
            return True
        at = at.outer
    return False


def _has_computed_parameters(kinds: bytes, at: int) -> bool:
    """Whether pointer operators and a parenthesis with `decltype` in it follow."""
    while kinds[at] in _POINTERS:
        at += 1
    return kinds[at] == k.OPEN_ROUND and kinds[at + 1] == k.DECLTYPE
