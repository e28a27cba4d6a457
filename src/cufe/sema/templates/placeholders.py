"""Placeholder types: `auto` and `decltype(auto)` from an initialiser ([dcl.spec.auto], [dcl.type.auto.deduct])."""

from cufe.il import types as t
from cufe.il.entities import ClassType
from cufe.il.expressions import LVALUE, PARENTHESIZED, TYPE_DEPENDENT, BracedInitList, Expression, OverloadExpression
from cufe.il.templates import Template, type_argument
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.engine_part import EnginePart
from cufe.sema.templates.deduced import Deduced
from cufe.sema.templates.unification import CALL, Unifier


class Placeholders(EnginePart):
    """Deduces what `auto` stands for."""

    def deduce(self, pattern: Type, initializer: Expression) -> Type:
        """The type that a pattern with a placeholder becomes with an initialiser; IllFormed if it does not fit."""
        bare = pattern.skip_typerefs()
        if initializer.flags & TYPE_DEPENDENT or initializer.type.dependent:
            if not isinstance(initializer, (BracedInitList, OverloadExpression)):
                raise Dependent
        if isinstance(bare, t.PlaceholderType) and bare.is_decltype:
            return self.engine.specifiers.decltype_of(initializer, bool(initializer.flags & PARENTHESIZED))
        return self.replace(pattern, self.stands_for(pattern, initializer))

    def stands_for(self, pattern: Type, initializer: Expression) -> Type:
        """The type that the `auto` in a pattern stands for."""
        if isinstance(initializer, OverloadExpression):
            initializer = self.engine.ids.settled(initializer)
        if isinstance(initializer, BracedInitList):
            return self._list(initializer)
        unifier = Unifier(self.engine, Deduced([]))
        types = self.engine.types
        bare = pattern.skip_typerefs()
        argument = initializer.type
        if isinstance(bare, t.ReferenceType):
            target = bare.target
            if bare.rvalue and target is types.auto and initializer.category == LVALUE:
                return types.reference(argument, False)
            fits = unifier.types(target, argument, CALL)
        else:
            fits = unifier.types(types.unqualified(pattern), self.decayed(argument), CALL)
        if not fits or unifier.placeholder is None:
            raise IllFormed("the type of a placeholder cannot be deduced", initializer.token)
        return unifier.placeholder

    def _list(self, initializer: BracedInitList) -> Type:
        """`auto x = {a, b}`: std::initializer_list of the one type that all elements have; lists among them fit any."""
        unifier = Unifier(self.engine, Deduced([]))
        for item in initializer.items:
            if isinstance(item, BracedInitList):
                continue
            if item.type.dependent:
                raise Dependent
            if not unifier.types(self.engine.types.auto, self.decayed(item.type), CALL):
                raise IllFormed("the elements of an initializer list have different types", initializer.token)
        if unifier.placeholder is None:
            raise IllFormed("the type of a placeholder cannot be deduced", initializer.token)
        return self.initializer_list(unifier.placeholder, initializer.token)

    def initializer_list(self, element: Type, token: int) -> Type:
        """`std::initializer_list<element>`."""
        template = self.initializer_list_template()
        if template is None:
            raise Unknown("std::initializer_list is not declared", token)
        return self.engine.templates.class_instance(template, (type_argument(element),))

    def initializer_list_template(self) -> Template | None:
        """`std::initializer_list`, where it is declared."""
        declare = self.engine.declare
        std = declare.root.scope.child("std")
        if std is None:
            return None
        for entity in declare.in_namespace(declare.namespace(std), "initializer_list"):
            if isinstance(entity, Template):
                return entity
        return None

    def list_element(self, type_: Type) -> Type | None:
        """E of `std::initializer_list<E>`; None for any other type."""
        bare = type_.skip_typerefs()
        if isinstance(bare, ClassType) and bare.template is not None and bare.name == "initializer_list":
            if bare.template is self.initializer_list_template() and bare.arguments:
                return bare.arguments[0].type
        return None

    def decayed(self, type_: Type) -> Type:
        """The type of a value made of an expression of this type: arrays and functions become pointers."""
        types = self.engine.types
        bare = type_.skip_typerefs()
        if isinstance(bare, t.ArrayType):
            return types.pointer(types.qualified(bare.element, type_.qualifiers()))
        if isinstance(bare, t.RoutineType):
            return types.pointer(type_)
        return types.unqualified(type_)

    def replace(self, pattern: Type, found: Type) -> Type:
        """The pattern with its placeholder replaced."""
        types = self.engine.types
        if isinstance(pattern, t.PlaceholderType):
            return found
        if isinstance(pattern, t.QualifiedType):
            return types.qualified(self.replace(pattern.target, found), pattern.own)
        if isinstance(pattern, t.PointerType):
            return types.pointer(self.replace(pattern.target, found))
        if isinstance(pattern, t.ReferenceType):
            return types.reference(self.replace(pattern.target, found), pattern.rvalue)
        if isinstance(pattern, t.MemberPointerType):
            return types.member_pointer(pattern.owner, self.replace(pattern.target, found))
        if isinstance(pattern, t.ArrayType):
            return types.array(self.replace(pattern.element, found), pattern.count, pattern.bound)
        if isinstance(pattern, t.RoutineType):
            parameters = tuple([self.replace(parameter, found) for parameter in pattern.parameters])
            return types.routine(
                self.replace(pattern.result, found), parameters, pattern.variadic, pattern.cv,
                pattern.ref_qualifier, pattern.noexcept, pattern.noexcept_value,
            )  # fmt: skip
        return pattern
