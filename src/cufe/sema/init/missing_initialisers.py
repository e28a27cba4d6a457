"""Variables that need an initialiser and have none: references, constants, `auto` ([dcl.init]/7, [dcl.ref],
[dcl.constexpr], [dcl.spec.auto])."""

from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Variable
from cufe.il.expressions import BracedInitList
from cufe.il.types import PlaceholderType, ReferenceType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Incomplete, Mistake
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import class_of
from cufe.sema.overload.type_tests import is_array, qualified_element
from cufe.syntax import nodes as n


class MissingValues(EnginePart):
    """Judges variables without an initialiser."""

    def require_none(self, variable: Variable, type_: Type, token: int) -> None:
        """Raises the mistake in a variable's having no initialiser."""
        if type_.dependent or isinstance(variable.parent, ClassType):
            return
        plain = type_.skip_typerefs()
        if contains_placeholder(type_):
            deduced = plain.target.skip_typerefs() if isinstance(plain, ReferenceType) else plain
            if isinstance(deduced, PlaceholderType):
                number = num.NO_DECLTYPE_AUTO if deduced.is_decltype else num.DEDUCED_WITHOUT_VALUE
                mistake = Mistake(number, "auto without an initialiser", token)
                if deduced is not plain:
                    unbound = self._unbound(variable, token)
                    mistake.found_at = unbound.token
                    unbound.others = [mistake]
                    raise unbound
                raise mistake
            return
        if isinstance(plain, ReferenceType):
            raise self._unbound(variable, token)
        cls = self.engine.objects.element_class(type_)
        if variable.flags & en.CONSTEXPR_VARIABLE:
            if cls is None:
                cause = "constexpr variable without an initialiser"
                raise Mistake(num.CONSTEXPR_WITHOUT_VALUE, cause, self._behind(token))
            return
        constant = bool(qualified_element(type_).qualifiers() & tk.CONST)
        if cls is None:
            if constant:
                cause = "constant without an initialiser"
                raise Mistake(num.CONSTANT_WITHOUT_VALUE, cause, self._behind(token), entity=variable)
            return
        self._object(variable, type_, cls, constant, token)

    def _unbound(self, variable: Variable, token: int) -> Mistake:
        cause = "reference without an initialiser"
        return Mistake(num.REFERENCE_UNBOUND, cause, self._behind(token), entity=variable)

    def require_references(self, variable: Variable, type_: Type, source: BracedInitList) -> None:
        """Raises the mistake in a list for a variable that leaves a reference of an aggregate unbound."""
        engine = self.engine
        cls = class_of(type_)
        if cls is None or cls.dependent or source.designators or not engine.classes.is_aggregate(cls):
            return
        for at, element in enumerate(engine.conversions.lists.aggregates.elements(cls)):
            if isinstance(element.field, Field) and engine.classes.has_initialiser(element.field):
                continue
            if engine.objects.element_class(element.type) is not None or is_array(element.type):
                return
            if at >= len(source.items) and isinstance(element.type.canonical, ReferenceType):
                cause = "uninitialised reference member"
                raise Mistake(num.UNINITIALISED_MEMBER, cause, variable.token, entity=variable)

    def _behind(self, token: int) -> int:
        """The `,` or `;` behind the declarator whose name stands at a token, where the initialiser is missed."""
        kinds = self.engine.kinds
        while kinds[token] not in b",;":
            token = self.engine.cutter.brackets.skip(token) if kinds[token] in b"([" else token + 1
        return token

    def require_deduced(self, declared: en.Declared, token: int) -> None:
        """Raises the mistake in `auto x;`."""
        declaration = declared.binding.declaration
        declarator = declared.binding.declarator
        if declaration is None or declarator is None or declaration.specifiers.sort != n.PLACEHOLDER:
            return
        if declarator.initialiser == n.NO_INITIALISER and not declarator.operators and not declaration.heads:
            written = self.engine.declare_types.declared_type(declared).skip_typerefs()
            if isinstance(written, PlaceholderType):
                number = num.NO_DECLTYPE_AUTO if written.is_decltype else num.DEDUCED_WITHOUT_VALUE
                raise Mistake(number, "auto without an initialiser", token)

    def _object(self, variable: Variable, type_: Type, cls: ClassType, constant: bool, token: int) -> None:
        engine = self.engine
        try:
            engine.classes.require_complete(cls, token)
        except Incomplete as failure:
            raise Mistake(num.INCOMPLETE, failure.cause, token, (type_,)) from None
        if engine.classes.is_abstract(cls):
            return
        routine = engine.overloads.constructors.default(cls, token).routine
        if routine is None:
            return
        if constant and not self.is_provided(cls) and not routine.flags & en.DELETED:
            if self._leaves_unset(cls):
                # An object whose constructor does something is begun at once.
                at = self._behind(token) if engine.objects.trivial_default(cls) else token
                raise Mistake(num.CONSTANT_OBJECT, "constant without a value", at, (cls,), entity=variable)
        elif not constant and routine.flags & en.DELETED and routine.flags & en.IMPLICIT:
            if self._has_constant(cls):
                raise Mistake(num.UNINITIALISED_MEMBER, "uninitialised const member", token, entity=variable)

    def is_provided(self, cls: ClassType) -> bool:
        """Whether the user wrote a default constructor, or may have: one of several constructors, a template."""
        return any(
            not constructor.flags & (en.DEFAULTED | en.DELETED) for constructor in self.engine.declare.constructors(cls)
        ) or bool(self.engine.inherited.constructors(cls))

    def _leaves_unset(self, cls: ClassType) -> bool:
        """Whether default-initialisation leaves some scalar inside of an object without a value."""
        engine = self.engine
        if cls.kind == tk.TK_UNION:
            fields = engine.classes.fields(cls)
            return bool(fields) and not any(engine.classes.has_initialiser(field) for field in fields)
        for field in engine.classes.fields(cls):
            if engine.classes.has_initialiser(field) or not field.name:
                continue
            inner = engine.objects.element_class(engine.declare_types.field_type(field))
            if inner is None or (not self.is_provided(inner) and self._leaves_unset(inner)):
                return True
        bases = [base.type for base in engine.classes.bases(cls)]
        return any(not self.is_provided(base) and self._leaves_unset(base) for base in bases)

    def _has_constant(self, cls: ClassType) -> bool:
        """Whether all that is wrong with the default constructor is a const member of a scalar type."""
        engine = self.engine
        if engine.classes.bases(cls):
            return False
        found = False
        for field in engine.classes.fields(cls):
            type_ = engine.declare_types.field_type(field)
            if engine.objects.element_class(type_) is not None or isinstance(type_.skip_typerefs(), ReferenceType):
                return False
            if qualified_element(type_).qualifiers() & tk.CONST and not engine.classes.has_initialiser(field):
                found = True
        return found
