"""Class member access ([expr.ref]): fields, static members, member functions, destructors."""

from cufe.diagnostics import display_numbers as num
from cufe.il import entities as en
from cufe.il import expressions as x
from cufe.il import operations as eok
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.constants import IntegerConstant, TemplateParamConstant
from cufe.il.context import Context
from cufe.il.entity import Entity
from cufe.il.initialisation import DIK_CONSTANT
from cufe.il.templates import Template, functions_among
from cufe.sema.answers import Dependent, IllFormed, Mistake, RestsOnMistake, Unknown
from cufe.sema.declared.contexts import ClassContext, is_dependent_context
from cufe.sema.declared.lookup_sets import MemberSet
from cufe.sema.declared.names import is_type_like
from cufe.sema.declared.written_names import Named, qualifying_class
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import (
    FUNCTION_BY_TYPE_NAME,
    VARIABLE_OF_VOID,
    class_of,
    dereferenced,
    implied,
    is_mistaken,
    is_type_dependent,
    operation,
)
from cufe.sema.overload.type_tests import bare, is_unknown, is_void
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax.operator_names import CONVERSIONS, operator_name
from cufe.text import kinds as k


def refuse_bound(named: x.OverloadExpression) -> None:
    """Refuses `object.function` that is not called, unless one of the functions needs no object."""
    if named.operator < 0 or not all(needs_object(candidate) for candidate in named.candidates):
        return
    token = named.start if named.flags & x.PARENTHESIZED else named.token
    raise Mistake(num.BOUND_FUNCTION, "a pointer to a bound function may only be used to call it", token)


def nonstandard(named: x.OverloadExpression) -> Mistake:
    """The mistake of a member function that is not static as a value in another form than `&C::f`."""
    token = named.start if named.start >= 0 else named.token
    return Mistake(num.NONSTANDARD_ADDRESS, "nonstandard form for taking the address of a member function", token)


def is_nonstandard(named: x.OverloadExpression, chosen: en.Routine) -> bool:
    """Whether a value names a member function that is not static in another form than `&C::f`."""
    if chosen.owner() is None or chosen.flags & en.STATIC_MEMBER or named.operator >= 0 or named.name is None:
        return False
    return named.address < 0 or not named.name.qualified or bool(named.flags & x.PARENTHESIZED)


def needs_object(candidate: en.Routine | Template) -> bool:
    """Whether it is surely a member function that is not static; of a template the first declaration tells."""
    if isinstance(candidate, en.Routine):
        return candidate.owner() is not None and not candidate.flags & en.STATIC_MEMBER
    if not isinstance(candidate.parent, en.ClassType) or not candidate.declarations:
        return False
    declaration = candidate.declarations[0].binding.declaration
    return declaration is not None and not declaration.specifiers.flags & n.STATIC


class Accesses(EnginePart):
    """Builds `object.member` and `pointer->member`."""

    def build(self, node: e.Member, context: Context) -> x.Expression:
        arrow = self.engine.kinds[node.operator] == k.ARROW
        object_ = self.engine.expressions.build(node.object, context)
        if isinstance(object_, x.OverloadExpression):
            object_ = self.engine.ids.settled(object_)
        if arrow:
            object_ = self.pointer_operand(object_, node.operator)
        cls = self._class(object_, arrow)
        if cls is None:
            return self._without_class(node, object_, arrow, context)
        if self._is_opaque(cls, context):
            return self._dependent_member(node, object_, arrow, context)
        made = self._member(node, object_, cls, arrow, context)
        if is_mistaken(object_) and not arrow and not isinstance(made, x.OverloadExpression):
            raise RestsOnMistake("a member of what a mistaken call gives", node.operator)
        return made

    def pointer_operand(self, object_: x.Expression, token: int) -> x.Expression:
        """The pointer in front of `->`, after the chain of `operator->` ([over.ref])."""
        depth = 0
        while class_of(object_.type) is not None and not is_type_dependent(object_):
            depth += 1
            if depth > 100:
                raise IllFormed("operator-> calls itself", token)
            object_ = self.engine.operators_applied.arrow(object_, token)
            object_.start = object_.start if object_.start >= 0 else token
        if is_type_dependent(object_) and class_of(object_.type) is not None:
            return object_
        return self.engine.operands.value(object_)

    def _class(self, object_: x.Expression, arrow: bool) -> en.ClassType | None:
        type_ = object_.type
        if arrow:
            pointer = bare(type_)
            if not isinstance(pointer, t.PointerType):
                return None
            type_ = pointer.target
        cls = class_of(type_)
        if cls is not None and cls.dependent:
            return self.engine.prototypes.current(cls)
        return cls

    def _is_opaque(self, cls: en.ClassType, context: Context) -> bool:
        """Whether the members are known with template arguments alone: it is not a class that the context is in."""
        if not self._is_dependent(cls):
            return False
        at: Context | None = context
        while at is not None:
            if isinstance(at, ClassContext) and at.cls is cls:
                return False
            at = at.outer
        return not self._is_local(cls)

    def _is_dependent(self, cls: en.ClassType) -> bool:
        """Whether a class is a template that is read for itself, or a member of one ([temp.dep.type]/9)."""
        at: Entity | None = cls
        while isinstance(at, en.ClassType):
            if at.dependent:
                return True
            at = at.parent
        return False

    def _is_local(self, cls: en.ClassType) -> bool:
        """Whether it is a class of a function."""
        return cls.template is None and isinstance(cls.parent, en.Routine)

    def _is_unnamed_in_body(self, cls: en.ClassType) -> bool:
        """Whether an unnamed class is defined in the body of a function."""
        path = self.engine.cutter.path(cls.brace) if not cls.name and cls.brace >= 0 else []
        return bool(path) and path[-1].sort == c.FUNCTION and cls.brace > path[-1].body

    # --- objects without a known class -------------------------------------------------------------------------------

    def _without_class(self, node: e.Member, object_: x.Expression, arrow: bool, context: Context) -> x.Expression:
        is_destructor = self.engine.kinds[node.name.id] == k.TILDE
        is_known = not is_type_dependent(object_)
        if is_destructor and is_known:
            return self._vacuous(node, object_, arrow)
        if is_known or (not is_destructor and _is_pointer(object_.type, arrow)):
            number = num.NO_CLASS
            if arrow:
                is_pointer = isinstance(bare(object_.type), t.PointerType)
                number = num.NO_POINTER_TO_CLASS if is_pointer else num.NO_ARROW
            is_array = not arrow and isinstance(bare(object_.type), t.ArrayType)
            shown = self.engine.operands.decayed(object_).type if is_array else object_.type
            raise Mistake(number, "expression must have class type", object_.start, (shown,))
        return self._dependent_member(node, object_, arrow, context)

    def _vacuous(self, node: e.Member, object_: x.Expression, arrow: bool) -> x.Expression:
        """`p->~T()` for a T that is no class: the call does nothing."""
        kind = eok.POINTS_TO_VACUOUS_DESTRUCTOR_CALL if arrow else eok.DOT_VACUOUS_DESTRUCTOR_CALL
        return operation(kind, self.engine.types.void, x.PRVALUE, node.operator, [object_])

    # --- members of a known class ------------------------------------------------------------------------------------

    def _member(
        self, node: e.Member, object_: x.Expression, cls: en.ClassType, arrow: bool, context: Context
    ) -> x.Expression:
        engine = self.engine
        name = node.name
        if engine.objects.is_undefined(cls, object_.start):
            number = num.INCOMPLETE_TARGET if arrow else num.INCOMPLETE
            raise Mistake(number, "member of an incomplete class", object_.start, (cls,))
        engine.classes.require_complete(cls, node.operator)
        token = name.id
        path: list[en.BaseClass] = []
        entities: list[Entity] = []
        naming = False
        naming_class: en.ClassType | None = None
        if engine.kinds[token] == k.TILDE:
            destroyed = self._destroyed(name, cls, context)
            destructor = engine.classes.destructor(destroyed)
            deleted = engine.expressions.substituted and engine.implicit.is_deleted_routine(destructor)
            if deleted or engine.access.is_routine_denied(destructor, destroyed, context):
                raise IllFormed("the destructor is deleted or inaccessible", token)
            if destroyed.dependent:
                return self._dependent_member(node, object_, arrow, context)
            if engine.objects.trivially_destructible(destroyed):
                return self._vacuous(node, object_, arrow)
            entities = [destructor]
        elif name.qualified:
            named = self._qualified(name, cls, context)
            if named.dependent:
                return self._dependent_member(node, object_, arrow, context)
            entities = named.entities
            naming_class = qualifying_class(named)
            if naming_class is not None and engine.derivation.derives(cls, naming_class):
                if engine.access.is_base_denied(cls, naming_class, context):
                    raise IllFormed(f'base class "{naming_class.name}" is inaccessible', token)
        else:
            spelling = self.spelling(name)
            found: MemberSet | None = engine.names.members(cls, spelling)
            if found is None:
                if cls.dependent or (is_dependent_context(context) and self._is_unnamed_in_body(cls)):
                    # It may be another one in each instance.
                    return self._dependent_member(node, object_, arrow, context)
                raise Mistake(num.NO_MEMBER, "no such member", token, searched=cls, name=spelling)
            if found.ambiguous:
                raise engine.ambiguity.of_member(cls, spelling, token)
            if engine.access.is_denied(found, cls, context, token):
                raise IllFormed(f'"{spelling}" is inaccessible', token)
            entities = found.entities
            path = found.path
            naming = True
        if not entities:
            raise IllFormed("no such member", token)
        entity = entities[0]
        if isinstance(entity, (en.Routine, Template)) and not is_type_like(entity):
            functions = self._functions(node, object_, entities, path, arrow, context)
            functions.naming_class = naming_class
            return functions
        if name.own_arguments() is not None and not is_type_like(entity):
            raise Unknown("a comparison that was read as template arguments", token)
        if isinstance(entity, en.Field) and naming_class is not None:
            object_ = self.named_part(object_, naming_class, arrow)
            naming = True
        return self._entity(node, object_, entity, path, arrow, naming)

    def named_part(self, object_: x.Expression, named: en.ClassType, arrow: bool) -> x.Expression:
        """The part of an object that a qualifier names, before the member is looked for in it."""
        cls = self._class(object_, arrow)
        if cls is None or cls is named:
            return object_
        return self.engine.adjusted_objects.member_path(
            object_, self.engine.classes.base_path(cls, named) or [], arrow, 0
        )

    def spelling(self, name: e.Name) -> str:
        """The name by which members and functions are looked up."""
        engine = self.engine
        if engine.kinds[name.id] == k.OPERATOR:
            found = operator_name(engine.lookup.declarations, name.id, name.end)
            return found if found else CONVERSIONS
        return engine.lexemes[name.id]

    def _qualified(self, name: e.Name, cls: en.ClassType, context: Context) -> Named:
        """`object.Base::member`: the qualifier is looked up in the class first ([basic.lookup.classref])."""
        inner = cls.context if cls.context is not None else context
        try:
            return self.engine.written_names.resolve(name, context)
        except IllFormed:
            return self.engine.written_names.resolve(name, inner)

    def _destroyed(self, name: e.Name, cls: en.ClassType, context: Context) -> en.ClassType:
        """The class whose destructor `~name` is ([expr.prim.id.dtor])."""
        engine = self.engine
        token = name.id + 1
        if name.qualified or cls.dependent or engine.kinds[token] != k.IDENTIFIER or engine.kinds[token + 1] == k.LESS:
            return cls
        spelling = engine.lexemes[token]
        if spelling in (cls.name, cls.written_name()) or engine.names.is_used_from_dependent(spelling, context):
            return cls
        for entity in [*engine.names.unqualified(spelling, context, token), *self._own_types(cls, spelling)]:
            if not isinstance(entity, (en.ClassType, en.Typedef)):
                return cls
            named = engine.declare_types.typedef_type(entity) if isinstance(entity, en.Typedef) else entity
            if named.dependent or class_of(named) is cls:
                return cls
        raise Mistake(num.NO_DESTRUCTOR, "name of another destructor", token, (cls,))

    def _own_types(self, cls: en.ClassType, spelling: str) -> list[Entity]:
        found = self.engine.names.members(cls, spelling)
        return list(found.entities) if found is not None else []

    def _dependent_member(self, node: e.Member, object_: x.Expression, arrow: bool, context: Context) -> x.Expression:
        engine = self.engine
        kind = eok.POINTS_TO_STATIC if arrow else eok.DOT_STATIC
        spelling = self.spelling(node.name)
        if engine.kinds[node.name.id] == k.TILDE:
            spelling += engine.lexemes[node.name.id + 1]
        unknown = engine.ids.unknown_constant(node.name, spelling)
        member: x.Expression = unknown
        pointer = bare(object_.type)
        owner = pointer.target if isinstance(pointer, t.PointerType) else object_.type
        open_type = isinstance(pointer, t.PlaceholderType)
        if isinstance(pointer, (t.DependentNameType, t.TemplateParamType)):
            open_type = engine.operands.is_initialised(object_)
        if arrow and isinstance(object_, x.VariableExpression) and open_type:
            # Whether it is a pointer is not known: the variable stands for what it will be.
            object_ = engine.folding.constant(object_)
            owner = engine.types.unknown
        elif arrow and isinstance(pointer, en.ClassType):
            if object_.category != x.PRVALUE:
                qualified = object_.type
                engine.operands.read(object_)
                object_.type = qualified
            owner = engine.types.unknown
        of_this = isinstance(object_, x.VariableExpression) and bool(object_.variable.flags & en.THIS_PARAMETER)
        if isinstance(unknown.constant, TemplateParamConstant) and not of_this:
            owner = engine.types.unqualified(owner)
            unknown.constant.qualifier = engine.types.unknown if isinstance(owner, t.PlaceholderType) else owner
        arguments = node.name.own_arguments()
        if arguments is not None:
            if not isinstance(pointer, t.PlaceholderType):
                # What a variable is deduced to be may depend on no parameter after all.
                engine.ids.require_template(node.name, context)
            # The template-id stands behind its end, where it has been read.
            engine.ids.with_arguments(unknown, engine.template_arguments.read(arguments, context))
            unknown.token = node.name.end
            member = operation(eok.LVALUE, engine.types.unknown, x.PRVALUE, node.name.end, [unknown])
        else:
            unknown.token = node.name.id
        made = operation(kind, self.engine.types.unknown, x.PRVALUE, node.operator, [object_, member])
        made.flags |= x.TYPE_DEPENDENT
        return engine.folding.finished(made)

    def named_conversions(
        self, functions: list[en.Routine | Template], name: e.Name, context: Context
    ) -> list[en.Routine | Template]:
        """The functions of a name; of `operator T` only the conversion functions to that type."""
        engine = self.engine
        if engine.kinds[name.id] != k.OPERATOR or self.spelling(name) != CONVERSIONS:
            return functions
        target = engine.specifiers.type_id(name.id + 1, name.end, context)
        if target.dependent:
            raise Dependent
        found: list[en.Routine | Template] = []
        qualified: list[int] = []
        for function in functions:
            if isinstance(function, en.Routine):
                own = engine.declare_types.routine_type(function)
                if own.result.canonical is target.canonical:
                    found.append(function)
                    qualified.append(own.cv)
        for function in functions:
            if isinstance(function, Template):
                try:
                    instance = engine.deduction.deduce_conversion(function, target)
                except (Dependent, IllFormed):
                    continue
                # With the same object an ordinary function is better than an instance ([over.match.best]).
                if engine.declare_types.routine_type(instance).cv not in qualified:
                    found.append(instance)
        return found

    def _functions(
        self,
        node: e.Member,
        object_: x.Expression,
        entities: list[Entity],
        path: list[en.BaseClass],
        arrow: bool,
        context: Context,
    ) -> x.OverloadExpression:
        candidates = self.named_conversions(functions_among(entities), node.name, context)
        made = x.OverloadExpression(candidates, self.engine.types.unknown, node.name.id)
        made.start = object_.start
        made.name = node.name
        made.object = object_
        made.arrow = arrow
        made.path = path
        made.operator = node.operator
        made.qualified = node.name.qualified
        arguments = node.name.own_arguments()
        if arguments is not None:
            made.explicit = self.engine.template_arguments.read(arguments, context)
            if any(argument.is_dependent() for argument in made.explicit):
                made.flags |= x.TYPE_DEPENDENT
        return made

    def _entity(
        self, node: e.Member, object_: x.Expression, entity: Entity, path: list[en.BaseClass], arrow: bool, naming: bool
    ) -> x.Expression:
        engine = self.engine
        token = node.name.id
        if isinstance(entity, en.Field):
            made = self.field(object_, entity, arrow, token, 0, path, naming, node.operator)
            made.start = min(made.start, object_.start) if object_.start >= 0 else made.start
            return made
        kind = eok.POINTS_TO_STATIC if arrow else eok.DOT_STATIC
        if isinstance(entity, en.Variable):
            member: x.Expression = engine.ids.plain_variable(entity, token, node.name)
        elif isinstance(entity, en.Enumerator):
            member = engine.ids.enumerator(entity, token)
        else:
            raise IllFormed("type name is not allowed", token)
        return operation(kind, member.type, member.category, node.operator, [object_, member])

    def _named_class(self, field: en.Field) -> en.ClassType:
        """The class with a name in which a field is, through anonymous unions."""
        parent = field.parent
        if not isinstance(parent, en.ClassType):
            raise Unknown("field without a class", field.token)
        return parent

    # --- fields ------------------------------------------------------------------------------------------------------

    def field(
        self,
        object_: x.Expression,
        field: en.Field,
        arrow: bool,
        token: int,
        flags: int,
        path: "list[en.BaseClass] | None" = None,
        naming: bool = True,
        operator: int = -1,
    ) -> x.Expression:
        """An access to a field; `operator` is -1 for an implied one."""
        from cufe.il import expressions as x

        engine = self.engine
        cls = self._class(object_, arrow)
        owner = field.parent
        if cls is None or not isinstance(owner, en.ClassType):
            raise Unknown("field of something that is no class", token)
        chain = self.anonymous_chain(field)
        outermost = chain[0].parent if chain else owner
        path = path or []
        found_in = path[-1].type if path else cls
        if isinstance(outermost, en.ClassType) and outermost is not found_in:
            # A using-declaration leads further.
            path = path + (engine.classes.base_path(found_in, outermost) or [])
        object_ = engine.adjusted_objects.member_path(object_, path, arrow, x.IMPLICIT_MEMBER_NAMING if naming else 0)
        if not arrow and object_.category == x.PRVALUE and not isinstance(object_, (x.ConstantExpression, x.TempInit)):
            if engine.objects.returned_by_constructor(cls):
                object_ = engine.temporaries.materialised(object_)
        for holder in chain:
            # Members of an anonymous union are those of the class around it; an anonymous struct is a part of it.
            if not isinstance(holder.type, en.ClassType) or holder.type.kind != tk.TK_UNION:
                object_ = self._access(object_, holder, arrow, -1, -1, x.COMPILER_GENERATED)
                arrow = False
        place = operator if operator >= 0 else token
        made = self._access(object_, field, arrow, place, token, flags)
        if isinstance(object_, x.ConstantExpression) or (
            isinstance(object_, x.TempInit) and object_.init.kind == DIK_CONSTANT
        ):
            return engine.evaluator.fold(made)
        return dereferenced(made)

    def implied_field(
        self, this: x.Expression, field: en.Field, node: e.Name, named: en.ClassType | None
    ) -> x.Expression:
        """A field without an object, by the implied `this`; of a part of it where a qualifier names one."""
        object_ = this if named is None else self.named_part(this, named, True)
        made = self.field(object_, field, True, node.id, x.COMPILER_GENERATED)
        made.start = node.start
        at = made
        while isinstance(at, x.Operation) and at.operation == eok.REF_INDIRECT:
            at = at.arguments[0]
            at.start = node.start
        if isinstance(at, x.Operation):
            at.arguments[1].token = node.start
        return made

    def _access(
        self, object_: x.Expression, field: en.Field, arrow: bool, place: int, token: int, flags: int
    ) -> x.Expression:
        engine = self.engine
        declared = engine.declare_types.field_type(field)
        if is_void(declared):
            raise Unknown(VARIABLE_OF_VOID, token)
        if isinstance(declared, t.PackExpansionType):
            # A captured pack, where it is expanded.
            declared = declared.pattern
        if isinstance(declared.canonical, t.RoutineType):
            raise Unknown(FUNCTION_BY_TYPE_NAME, token)
        type_: t.Type = declared
        qualifiers = object_.type.qualifiers()
        if arrow:
            pointer = bare(object_.type)
            qualifiers = pointer.target.qualifiers() if isinstance(pointer, t.PointerType) else 0
        if field.mutable:
            qualifiers &= ~tk.CONST
        if qualifiers and not isinstance(declared.canonical, t.ReferenceType):
            type_ = engine.types.qualified(declared, qualifiers)
        category = x.LVALUE if arrow else object_.category
        member = x.FieldExpression(field, declared, token)
        kind = eok.POINTS_TO_FIELD if arrow else eok.DOT_FIELD
        made = operation(kind, type_, category, place, [object_, member])
        made.flags |= flags
        if field.bit_width >= 0:
            made.flags |= x.BIT_FIELD
        if type_.dependent:
            made.flags |= x.TYPE_DEPENDENT
        return made

    def anonymous_chain(self, field: en.Field) -> list[en.Field]:
        """The unnamed fields of anonymous unions around a field, from the outermost."""
        found: list[en.Field] = []
        at = field.parent
        while isinstance(at, en.ClassType) and isinstance(at.parent, en.ClassType) and at.name == "":
            holder: en.Field | None = None
            for other in self.engine.classes.fields(at.parent):
                if other.anonymous and other.type is not None and other.type.skip_typerefs() is at:
                    holder = other
            if holder is None:
                break
            found.insert(0, holder)
            at = at.parent
        return found

    def null_object(self, pointer: t.Type, token: int) -> x.Expression:
        """The null pointer that takes the place of `this` in unevaluated operands that have none."""
        zero = x.ConstantExpression(IntegerConstant(self.engine.types.int, 0), token)
        null = IntegerConstant(pointer, 0)
        null.expression = implied(eok.CAST, pointer, x.PRVALUE, zero)
        return x.ConstantExpression(null, token)

    def unevaluated_field(self, field: en.Field, token: int) -> x.Expression:
        """A field without an object, which only unevaluated operands may name ([expr.prim.id]/2)."""
        type_ = self.engine.declare_types.field_type(field)
        owner = self._named_class(field)
        if owner.dependent:
            plain = x.FieldExpression(field, type_, token)
            plain.category = x.LVALUE
            return dereferenced(plain)
        object_ = self.null_object(self.engine.types.pointer(owner), token)
        made = operation(eok.POINTS_TO_FIELD, type_, x.LVALUE, token, [object_, x.FieldExpression(field, type_, token)])
        made.flags |= x.COMPILER_GENERATED
        made.start = token
        return dereferenced(made)


def _is_pointer(type_: t.Type, arrow: bool) -> bool:
    """Whether an operand is a pointer or array, behind `->` one to pointers or functions, whatever a template's
    parameters stand for."""
    at = bare(type_)
    if arrow:
        if not isinstance(at, t.PointerType):
            return False
        at = bare(at.target)
        if isinstance(at, t.RoutineType):
            return True
    is_pointer = isinstance(at, (t.PointerType, t.ArrayType))
    while isinstance(at, (t.PointerType, t.ArrayType)):
        at = bare(at.target if isinstance(at, t.PointerType) else at.element)
    return is_pointer and not is_unknown(at) and not isinstance(at, t.PlaceholderType)
