"""Placeholder types ([dcl.spec.auto], [dcl.type.auto.deduct], [over.match.class.deduct]): what an initialiser tells of
`auto`, `decltype(auto)`, a class template's name and an array without a bound, and what is wrong where it does not.
"""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import types as t
from cufe.il.constants import AggregateConstant, RepeatConstant, StringConstant
from cufe.il.context import Context
from cufe.il.entities import SC_EXTERN, ClassType, Declared, Routine, Variable
from cufe.il.expressions import LVALUE, PARENTHESIZED, TYPE_DEPENDENT, BracedInitList, Expression, OverloadExpression
from cufe.il.initialisation import DynamicInit
from cufe.il.templates import Template, type_argument
from cufe.il.types import ArrayType, DeducedTemplateType, PlaceholderType, PointerType, ReferenceType, Type
from cufe.sema.answers import UNSATISFIED, Dependent, IllFormed, Mistake, NoMatch, Unknown
from cufe.sema.declared.contexts import is_dependent_context, without_object
from cufe.sema.declared.declare_types import class_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.operands import mentions_parameters
from cufe.sema.overload.type_tests import is_unknown, is_void
from cufe.sema.templates.deduced import Deduced
from cufe.sema.templates.unification import CALL, Unifier
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


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
            return types.with_element(pattern, self.replace(pattern.element, found))
        if isinstance(pattern, t.RoutineType):
            parameters = tuple([self.replace(parameter, found) for parameter in pattern.parameters])
            return types.routine(
                self.replace(pattern.result, found), parameters, pattern.variadic, pattern.cv,
                pattern.ref_qualifier, pattern.noexcept, pattern.noexcept_value,
            )  # fmt: skip
        return pattern


class DeducedTypes:
    """Completes declared types."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: variables whose initialisers were read for their types, in that order
        self.read: list[Variable] = []
        #: the first variable that gave a declaration's type no template arguments, by the token of the type
        self._undeduced: dict[int, int] = {}

    def deduced(self, pattern: Type, value: Expression, direct_list: bool) -> Type:
        """The type of `pattern` with `auto` deduced; `direct_list` is `auto x{e}` ([dcl.type.auto.deduct])."""
        engine = self.engine
        if direct_list and isinstance(value, BracedInitList):
            if len(value.items) != 1:
                raise IllFormed("auto with a list of several items", value.start)
            value = value.items[0]
        if isinstance(value, OverloadExpression):
            if engine.addresses.single(value) is None:
                raise IllFormed("auto for several functions", value.start)
            value = engine.ids.settled(value)
        return engine.placeholders.deduce(pattern, value)

    def deduced_class(self, pattern: Type, values: list[Expression], token: int, converts: bool) -> Type:
        """A class template's name with an initialiser, behind `=` one that `converts` ([over.match.class.deduct])."""
        engine = self.engine
        found = pattern.skip_typerefs()
        if not isinstance(found, DeducedTemplateType):
            raise Unknown("class template argument deduction", token)
        if engine.calls.any_dependent(values) or self.waits(values):
            return engine.types.qualified(engine.types.open_class(found.template), pattern.qualifiers())
        cls = engine.class_deduction.deduce_class(found.template, values, converts)
        return engine.types.qualified(cls, pattern.qualifiers())

    def placed(self, mistake: Mistake, token: int, type_token: int, has_value: bool) -> Mistake:
        """The mistake of a class whose arguments cannot be deduced, reported at the object and, with an initialiser, at
        the type."""
        if mistake.number == num.NO_MATCHING_CONSTRUCTOR and mistake.token < 0 and isinstance(mistake.entity, Template):
            mistake.token = token
            if has_value:
                mistake.others = [Mistake(num.NO_CLASS_DEDUCTION, mistake.cause, type_token)]
                mistake.others[0].found_at = token
        elif mistake.number == num.NO_ARGUMENTS and mistake.token < 0:
            mistake.token = type_token
        return mistake

    def waits(self, values: list[Expression]) -> bool:
        """Whether a class template's arguments are left to the instance: a member of the template is among the values,
        whatever its type is."""
        if not self.engine.prototype_reading.active:
            return False
        return any(mentions_parameters(item) for value in values for item in _items(value))

    def class_of_variable(
        self, variable: Variable, declared: Declared, pattern: Type, values: list[Expression], has_value: bool
    ) -> Type:
        """`deduced_class` for a variable; what is wrong is reported at its name. A type that the initialiser of one
        variable does not give is in error for those behind it."""
        declaration = declared.binding.declaration
        type_token = declaration.specifiers.type_start if declaration is not None else variable.token
        if self._undeduced.get(type_token, variable.token) < variable.token:
            raise IllFormed("an earlier variable has no type", variable.token)
        declarator = declared.binding.declarator
        try:
            converts = declarator is not None and declarator.initialiser == n.ASSIGNED
            return self.deduced_class(pattern, values, variable.token, converts)
        except Mistake as mistake:
            if has_value:
                self._undeduced.setdefault(type_token, variable.token)
            raise self.placed(mistake, variable.token, type_token, has_value) from None

    def require_whole(self, variable: Variable, type_: Type, has_value: bool) -> None:
        """Raises the mistake in the name of a class template that is a part of a variable's type alone, or of what
        is not defined: `C *p;`, `extern C c;`."""
        found = class_placeholder(type_)
        declaration = variable.declarations[0].binding.declaration if variable.declarations else None
        if found is None or declaration is None:
            return
        token = declaration.specifiers.type_start
        plain = type_.skip_typerefs()
        is_deducible = self.engine.class_deduction.is_deducible(found.template)
        if isinstance(plain, ArrayType) or plain is found or not is_deducible:
            raise Mistake(num.NO_ARGUMENTS, "a template without arguments", token, entity=found.template)
        if has_value and not self.engine.prototype_reading.active:
            raise Mistake(num.NO_CLASS_DEDUCTION, "a pointer to a class that is to be deduced", token)
        raise Mistake(num.NO_PLACEHOLDER, "a pointer to a class that is to be deduced", token)

    def _is_defined_by_nothing(self, variable: Variable) -> bool:
        """Whether the only declaration of a variable of a namespace defines it without an initialiser."""
        return (
            len(variable.declarations) == 1
            and variable.storage_class != SC_EXTERN
            and not isinstance(variable.parent, ClassType)
        )

    def completed_array(self, type_: Type, init: DynamicInit) -> Type:
        """An array of unknown bound with the bound that its initialiser gives ([dcl.array])."""
        array = type_.skip_typerefs()
        assert isinstance(array, ArrayType)
        constant = init.constant
        count = -1
        if isinstance(constant, AggregateConstant) and constant.expanded:
            made: Type = self.engine.types.unsized(array.element)
            if constant.type.skip_typerefs() is array:
                constant.type = made
            return made
        if isinstance(constant, AggregateConstant):
            count = len(constant.elements)
            if constant.places:
                last = constant.elements[-1]
                count = constant.places[-1] + (last.count if isinstance(last, RepeatConstant) else 1)
        elif isinstance(constant, StringConstant):
            count = len(constant.units) + 1
        if count < 0:
            raise Unknown("array of unknown bound", init.token)
        made = self.engine.types.array(array.element, count)
        if constant is not None and constant.type.skip_typerefs() is array:
            constant.type = made
        return made

    def deduced_type(self, variable: Variable, type_: Type, outside: Declared | None) -> Type:
        """The type of a variable outside of functions whose declared type is not complete: from its initialiser, which
        may be that of its definition by a qualified name."""
        engine = self.engine
        self.read.append(variable)
        for declared in variable.declarations if outside is None else [outside]:
            declarator = declared.binding.declarator
            if declarator is None or declarator.initialiser == n.NO_INITIALISER:
                continue
            start = declarator.initialiser_start
            items = engine.declared_initialisers.syntax(declarator)
            values = engine.expressions.list_of(items, without_object(declared.context))
            holder = Variable(variable.name, variable.token, variable.parent)
            mark = engine.lifetimes.mark()
            if isinstance(type_.skip_typerefs(), DeducedTemplateType):
                type_ = self.class_of_variable(variable, declared, type_, values, True)
            elif class_placeholder(type_) is not None:
                self.require_whole(variable, type_, True)
            engine.local_declarations.settle(holder, type_, declarator.initialiser, values, start, declared)
            engine.lifetimes.forget(mark)
            assert holder.type is not None
            return holder.type
        if isinstance(type_.skip_typerefs(), ArrayType) and class_placeholder(type_) is None:
            return type_
        if isinstance(type_.skip_typerefs(), DeducedTemplateType) and self._is_defined_by_nothing(variable):
            return self.class_of_variable(variable, variable.declarations[0], type_, [], False)
        self.require_whole(variable, type_, False)
        raise Unknown(f"type of {variable.name} without an initialiser", variable.token)


def _items(value: Expression) -> list[Expression]:
    return value.items if isinstance(value, BracedInitList) else [value]


#: what the name of a concept begins with
_NAMES: Final = bytes((k.IDENTIFIER, k.SCOPE))


class MissingDeductions(EnginePart):
    """Deduces the types of variables, and says why there is none."""

    def variable(
        self, pattern: Type, sort: int, values: list[Expression], token: int, declared: Declared | None
    ) -> Type:
        """The type of a variable that is declared with a placeholder; `token` is that of the initialiser."""
        placeholder = self.placeholder(token, declared)
        self.require_no_array(pattern, placeholder)
        if len(values) != 1:
            if len(values) < 2:
                raise IllFormed("auto needs one initialiser", token)
            raise Mistake(num.TOO_MANY_VALUES, "auto needs one initialiser", values[1].start)
        value = values[0]
        written = pattern.skip_typerefs()
        if isinstance(value, BracedInitList):
            self._list(written, sort, value, placeholder)
        try:
            found = self.engine.deduced_types.deduced(pattern, value, sort == n.BRACED)
        except Mistake:
            raise
        except IllFormed as failure:
            if self.is_certain(value):
                raise Mistake(num.NO_DEDUCTION, failure.cause, placeholder) from failure
            raise
        if is_void(found) or (is_void(value.type) and not isinstance(value, (BracedInitList, OverloadExpression))):
            raise Mistake(num.NO_DEDUCTION, "auto deduced as void", placeholder)
        declaration = declared.binding.declaration if declared is not None else None
        if declared is not None and declaration is not None:
            self.require_satisfied(declaration.specifiers, pattern, found, declared.context)
        return found

    def of_mistaken(
        self, failure: IllFormed, pattern: Type, items: list[e.Node], declared: Declared, token: int
    ) -> None:
        """Adds to what is wrong with an initialiser that a pointer to `auto`, declared with it, has no type (observed:
        nothing is reported for `auto`, `auto &` and in templates); `token` is that behind the initialiser."""
        at = pattern.skip_typerefs()
        if not isinstance(at, PointerType) or len(items) != 1 or is_dependent_context(declared.context):
            return
        while isinstance(at, PointerType):
            at = at.target.skip_typerefs()
        if not isinstance(at, PlaceholderType):
            return
        is_told = isinstance(failure, Mistake) or (isinstance(failure, NoMatch) and failure.is_told)
        if isinstance(failure, Mistake) and failure.number == num.UNDEFINED:
            is_told = self.engine.lookup.is_undeclared(failure.token)
        if is_told and self._is_error(items[0], declared.context):
            mistake = Mistake(num.NO_DEDUCTION, failure.cause, self.placeholder(items[0].start, declared))
            mistake.found_at = token
            if isinstance(failure, Mistake):
                failure.others.append(mistake)
            else:
                self.engine.functions.keep(mistake)

    def _is_error(self, node: e.Node, context: Context) -> bool:
        """Whether an initialiser in which something is wrong has no pointer's type: a call has its function's result,
        whatever is wrong with the arguments, if there is but one function."""
        while isinstance(node, e.Paren) and len(node.items) == 1:
            node = node.items[0]
        if isinstance(node, (e.New, e.Lambda, e.BracedList)):
            return False
        if not isinstance(node, e.Call):
            return True
        engine = self.engine
        mark = engine.lifetimes.mark()
        try:
            callee = engine.expressions.callee(node.callee, context)
        except Mistake:
            return True
        except (Unknown, IllFormed, Dependent):
            return False
        finally:
            engine.lifetimes.forget(mark)
        if not isinstance(callee, OverloadExpression):
            return False
        only = callee.candidates[0] if len(callee.candidates) == 1 else None
        if not isinstance(only, Routine) or only.template is not None:
            return True
        result = engine.declare_types.routine_type(only).result
        return not result.dependent and not isinstance(result.canonical, PointerType)

    def require_satisfied(self, specifiers: n.Specifiers, pattern: Type, found: Type, context: Context) -> None:
        """Raises that a deduced type does not satisfy the constraint in front of `auto` ([dcl.type.auto.deduct]/4)."""
        engine = self.engine
        start = specifiers.type_start
        end = engine.kinds.find(k.AUTO, start, specifiers.type_end)
        if end <= start or engine.kinds[start] not in _NAMES or found.dependent:
            return
        written = pattern.skip_typerefs()
        while isinstance(written, (PointerType, ReferenceType)):
            whole = found.skip_typerefs()
            if not isinstance(whole, (PointerType, ReferenceType)):
                return
            written, found = written.target.skip_typerefs(), whole.target
        deduced = engine.types.unqualified(found)
        constraints = engine.constraints
        concept, arguments = constraints.constrained_by(
            engine.fragments.name(start, end), type_argument(deduced), context
        )
        doubts = constraints.doubts()
        if not constraints.concept_satisfied(concept, list(arguments)) and constraints.cause(doubts) == UNSATISFIED:
            raise Mistake(num.UNSATISFIED_PLACEHOLDER, UNSATISFIED, start, (deduced,))

    def placeholder(self, token: int, declared: Declared | None) -> int:
        """The `auto` of a declaration with an initialiser at a token."""
        kinds = self.engine.kinds
        declaration = declared.binding.declaration if declared is not None else None
        if declaration is not None:
            at = kinds.find(k.AUTO, declaration.specifiers.type_start, declaration.specifiers.type_end)
            if at >= 0:
                return at
        return kinds.rfind(bytes((k.AUTO,)), 0, token)

    def require_no_array(self, pattern: Type, placeholder: int) -> None:
        """The elements of an array have no placeholder type ([dcl.array]/4)."""
        at = pattern.skip_typerefs()
        if not isinstance(at, ArrayType):
            return
        while isinstance(at, (ArrayType, PointerType)):
            inner = at.element if isinstance(at, ArrayType) else at.target
            at = inner.skip_typerefs()
        if isinstance(at, PlaceholderType):
            raise Mistake(num.ARRAY_OF_AUTO, "array of auto", placeholder)

    def _list(self, written: Type, sort: int, value: BracedInitList, placeholder: int) -> None:
        """What a list cannot tell: the type of decltype(auto), and without `=` of anything but one item."""
        is_decltype = isinstance(written, PlaceholderType) and written.is_decltype
        if sort != n.BRACED:
            if is_decltype:
                raise self._no_decltype(placeholder)
        elif len(value.items) != 1 or value.designators:
            mistake = Mistake(num.ONE_ITEM_WITHOUT_EQUALS, "auto with a list of several items", value.start)
            if is_decltype:
                mistake.others = [self._no_decltype(placeholder)]
            elif not value.items or value.designators:
                mistake.others = [Mistake(num.NO_DEDUCTION, "auto with an empty list", placeholder)]
            for other in mistake.others:
                other.found_at = value.start
            raise mistake
        if value.designators:
            raise Mistake(num.NO_DEDUCTION, "auto of a list with designators", placeholder)

    def _no_decltype(self, placeholder: int) -> Mistake:
        """The mistake of `decltype(auto)` with a list, reported at `decltype`."""
        return Mistake(num.NO_DEDUCTION_DECLTYPE, "decltype(auto) of a list", placeholder - 2)

    def is_certain(self, value: Expression) -> bool:
        """Whether the type of an initialiser is known well enough to say that it tells no type."""
        if isinstance(value, BracedInitList):
            untyped = (BracedInitList, OverloadExpression)
            return not any(isinstance(item, untyped) or is_unknown(item.type) for item in value.items)
        if isinstance(value, OverloadExpression):
            return value.explicit is None and bool(value.candidates)
        return not is_unknown(value.type) and not value.type.dependent
