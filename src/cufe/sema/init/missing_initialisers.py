"""What is wrong where an object is initialised by nothing or by nothing that fits: variables that need an initialiser
([dcl.init]/7, [dcl.ref], [dcl.constexpr]) and classes without a constructor for it ([class.default.ctor],
[over.match.ctor])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import DELETED, IMPLICIT, SFK_CONSTRUCTOR, ClassType, EnumType, Field, Routine, Variable
from cufe.il.expressions import BracedInitList, Expression, OverloadExpression
from cufe.il.initialisation import ConstructorInit
from cufe.il.types import ArrayType, PlaceholderType, PointerType, ReferenceType, Type
from cufe.sema.answers import Details, IllFormed, Incomplete, Mistake, Unknown
from cufe.sema.declared.contexts import is_in_template, is_instance_context
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.declared.implicit import DESTRUCTOR
from cufe.sema.engine_part import EnginePart
from cufe.sema.expr.failed_resolution import missing_conversion
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.sequences import BAD, ConversionSequence
from cufe.sema.overload.type_tests import bare, is_arithmetic, is_array, is_unknown, qualified_element
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Sequence


class MissingValues(EnginePart):
    """Judges variables without an initialiser."""

    def require_none(self, variable: Variable, type_: Type, token: int) -> None:
        """Raises the mistake in a variable's having no initialiser."""
        if type_.dependent:
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
        is_constexpr = bool(variable.flags & en.CONSTEXPR_VARIABLE)
        if is_constexpr and cls is None and not isinstance(variable.parent, ClassType):
            cause = "constexpr variable without an initialiser"
            raise Mistake(num.CONSTEXPR_WITHOUT_VALUE, cause, self._behind(token))
        constant = bool(qualified_element(type_).qualifiers() & tk.CONST)
        if cls is None:
            if constant:
                cause = "constant without an initialiser"
                at = self._missed_at(variable, token)
                mistake = Mistake(num.CONSTANT_WITHOUT_VALUE, cause, at, entity=variable)
                # A specialisation may have a value.
                mistake.is_warning = is_in_template(variable) and not is_constexpr
                raise mistake
            return
        self._object(variable, type_, cls, constant, token)

    def _unbound(self, variable: Variable, token: int) -> Mistake:
        cause = "reference without an initialiser"
        return Mistake(num.REFERENCE_UNBOUND, cause, self._missed_at(variable, token), entity=variable)

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

    def _missed_at(self, variable: Variable, token: int) -> int:
        """Where an initialiser is missed: behind the declarator, in classes and templates at the name."""
        is_in_class = isinstance(variable.parent, ClassType) and self.engine.out_of_class.variable(variable) is None
        return variable.token if is_in_class else token if is_in_template(variable) else self._behind(token)

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
        if constant and not engine.implicit.is_deleted_routine(routine):
            # A constructor that is defaulted in the class and does something counts as written (observed).
            is_trivial = engine.objects.trivial_default(cls)
            is_left = routine.flags & (en.IMPLICIT | en.DEFAULTED if is_trivial else en.IMPLICIT)
            if is_left and self._leaves_unset(cls, token):
                # An object whose constructor is called is begun at once.
                at = token if self._is_called(cls) else self._behind(token)
                raise Mistake(num.CONSTANT_OBJECT, "constant without a value", at, (cls,), entity=variable)
        elif not constant and routine.flags & en.DELETED and routine.flags & en.IMPLICIT:
            if self._has_constant(cls):
                raise Mistake(num.UNINITIALISED_MEMBER, "uninitialised const member", token, entity=variable)

    def _is_called(self, cls: ClassType) -> bool:
        """Whether a default constructor does something, or a class or a part of it declares constructors."""
        engine = self.engine
        if not engine.objects.trivial_default(cls) or engine.declare.constructors(cls):
            return True
        types = [engine.declare_types.field_type(one) for one in engine.classes.fields(cls)]
        parts = [engine.objects.element_class(one) for one in types]
        parts += [base.type for base in engine.classes.bases(cls)]
        return any(part is not None and self._is_called(part) for part in parts)

    def _leaves_unset(self, cls: ClassType, token: int) -> bool:
        """Whether default-initialisation leaves some scalar inside of an object without a value."""
        engine = self.engine
        if cls.kind == tk.TK_UNION:
            fields = engine.classes.fields(cls)
            return bool(fields) and not any(engine.classes.has_initialiser(field) for field in fields)
        parts = [base.type for base in engine.classes.bases(cls)]
        for field in engine.classes.fields(cls):
            if engine.classes.has_initialiser(field) or not field.name:
                continue
            inner = engine.objects.element_class(engine.declare_types.field_type(field))
            if inner is None:
                return True
            parts.append(inner)
        for part in parts:
            routine = engine.overloads.constructors.default(part, token).routine
            if routine is not None and routine.flags & (en.IMPLICIT | en.DEFAULTED) and self._leaves_unset(part, token):
                return True
        return False

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


#: in front of a type that is no name of a variable
_BEFORE_TYPES: Final = bytes((k.NEW, k.SCOPE)) + b"({,;"


class MissingConstructors(EnginePart):
    """Says why an object is not initialised."""

    def require_concrete(self, type_: Type, cls: ClassType, token: int, is_variable: bool = False) -> None:
        """Objects have no abstract type ([class.abstract]/3); a variable is initialised all the same."""
        if cls.dependent or not self.engine.classes.is_abstract(cls):
            return
        if class_of(type_) is cls:
            mistake = Mistake(num.ABSTRACT_OBJECT, "object of an abstract class", token, (cls,))
            if not is_variable:
                raise mistake
            self.engine.functions.keep(mistake)
            return
        if isinstance(bare(type_), ArrayType):
            kinds = self.engine.kinds
            # In a new-expression it is reported at the bound.
            is_bound = kinds[token + 1] == k.OPEN_SQUARE and kinds[token - 1] == k.NEW
            mistake = Mistake(num.ABSTRACT_ELEMENTS, "array of an abstract class", token + is_bound, (cls,))
            if is_bound or not is_variable:
                raise mistake
            self.engine.functions.keep(mistake)

    def require_concrete_member(self, field: Field) -> None:
        """No data member has an abstract type."""
        type_ = self.engine.declare_types.field_type(field)
        cls = self.engine.objects.element_class(type_)
        if cls is not None and self.engine.classes.is_complete(cls):
            self.require_concrete(type_, cls, field.token)

    def require_cast(self, type_: Type, token: int) -> None:
        """No cast makes an object of an abstract class, nor of one without a definition in front of it."""
        self.require_defined(type_, token)
        self.require_concrete_cast(type_, token)

    def require_concrete_cast(self, type_: Type, token: int) -> None:
        """No cast makes an object of an abstract class."""
        cls = class_of(type_)
        if cls is not None and not cls.dependent and self.engine.classes.is_complete(cls):
            if self.engine.classes.is_abstract(cls):
                raise Mistake(num.ABSTRACT_CAST, "cast to an abstract class", token, (cls,))

    def require_defined(self, type_: Type, token: int) -> None:
        """A temporary object needs the definition of its class."""
        cls = class_of(type_)
        if cls is not None and self.engine.objects.is_undefined(cls, token):
            raise Mistake(num.INCOMPLETE, "object of an incomplete class", token, (cls,))

    def keep_abstract(self, number: int, type_: Type, token: int) -> None:
        """Keeps that a parameter or result, which `number` says, is of an abstract class that the program defines."""
        cls = class_of(type_)
        if cls is None or cls.template is not None or cls.dependent or not self.engine.classes.is_complete(cls):
            return
        if self.engine.classes.is_abstract(cls):
            self.engine.functions.keep(Mistake(number, "object of an abstract class", token, (cls,)))

    def default(self, cls: ClassType, token: int, number: int) -> Routine:
        """The default constructor; `number` is the diagnostic for a class that has none."""
        if not self.engine.overloads.constructors.of(cls):
            raise IllFormed("no default constructor exists", token)
        resolution = self.engine.overloads.constructors.default(cls, token)
        routine = resolution.routine
        if routine is None:
            if resolution.ambiguous or number != num.NO_DEFAULT_CONSTRUCTOR:
                raise self.unresolved(cls, resolution, [], token)
            raise Mistake(number, "no default constructor exists", token, (cls,))
        if self.engine.implicit.is_deleted_routine(routine):
            # Nothing else has to be known of a constructor that is written as deleted.
            is_written = bool(routine.flags & DELETED) and not routine.flags & IMPLICIT
            unsure = not is_written and not self._are_parts_known(cls)
            if unsure or (token < 0 and self.has_unset_constant(cls)):
                # The original reports the member.
                raise IllFormed("uninitialised const member", token)
            number = (
                num.NO_DEFAULT_CONSTRUCTOR if self._is_only_indestructible(cls, routine) else num.DELETED_CONSTRUCTOR
            )
            mistake = Mistake(number, "deleted default constructor", token, (cls,))
            if not self._names_object(token):
                raise mistake
            if self.engine.functions.current() is None:
                mistake.others = self._undestroyed(cls, token)
            self.engine.functions.keep(mistake)
        return routine

    def _names_object(self, token: int) -> bool:
        """Whether a token is the name of a variable that is declared without an initialiser and is no array, for which
        the call of the constructor is reported, too."""
        kinds = self.engine.kinds
        is_name = token > 0 and kinds[token] == k.IDENTIFIER and kinds[token + 1] in b";,"
        return is_name and kinds[token - 1] not in _BEFORE_TYPES

    def _are_parts_known(self, cls: ClassType, around: tuple[ClassType, ...] = ()) -> bool:
        """Whether the members and base classes of a class within those around it are complete, and theirs."""
        engine = self.engine
        parts = [base.type for base in engine.classes.bases(cls)]
        for field in engine.classes.fields(cls):
            part = engine.objects.element_class(engine.declare_types.field_type(field))
            if part is not None:
                parts.append(part)
        for part in parts:
            if part is cls or part in around:
                # A lambda that captures the variable which it initialises.
                return False
            if not engine.classes.is_complete(part) or not engine.overloads.constructors.of(part):
                return False
            if not self._are_parts_known(part, (*around, cls)):
                return False
        return True

    def _is_only_indestructible(self, cls: ClassType, routine: Routine) -> bool:
        """Whether an implicit default constructor is deleted for members that cannot be destroyed alone."""
        engine = self.engine
        destructor = engine.implicit.operation(cls, DESTRUCTOR)
        if (
            not routine.flags & IMPLICIT
            or destructor is None
            or not destructor.flags & DELETED
            or cls.kind == tk.TK_UNION
        ):
            return False
        for field in engine.classes.fields(cls):
            inner = engine.objects.element_class(engine.declare_types.field_type(field))
            if inner is not None:
                constructor = engine.overloads.constructors.default(inner, -1).routine
                if constructor is None or engine.implicit.is_deleted_routine(constructor):
                    return False
        return True

    def _undestroyed(self, cls: ClassType, token: int) -> list[Mistake]:
        """The mistakes in the destructor of an object whose name stands at a token."""
        destructor = self.engine.classes.destructor(cls)
        if destructor is None or not self.engine.implicit.is_deleted_routine(destructor):
            return []
        return [Mistake(num.DELETED_FUNCTION, "call of a deleted function", token, entity=destructor)]

    def unresolved(self, cls: ClassType, resolution: Resolution, arguments: list[Expression], token: int) -> IllFormed:
        """The mistake where no constructor takes the arguments, or more than one."""
        cause = "no instance of constructor matches the argument list"
        constructors = self.engine.overloads.constructors.of(cls)
        if cls.closure is not None or not cls.name or not constructors:
            return IllFormed(cause, token)
        if resolution.ambiguous:
            rivals = [one.routine if one.template is None else None for one in resolution.ambiguous]
            if not arguments or not self._are_of(cls, rivals):
                return IllFormed(cause, token)
            details = Details(resolution, arguments)
            return Mistake(num.SEVERAL_CONSTRUCTORS, cause, token, searched=cls, details=details)
        if resolution.depends_on_constraints() or not resolution.rejected:
            return IllFormed(cause, token)
        if len(arguments) == 1 and self._is_unconverted(cls, arguments[0]):
            types = (arguments[0].type, cls)
            return Mistake(num.NO_CONSTRUCTOR, cause, arguments[0].start, types)
        details = Details(resolution, arguments)
        return Mistake(num.NO_MATCHING_CONSTRUCTOR, cause, token, searched=cls, details=details)

    def declared_arguments(
        self, nodes: "list[e.Node]", target: Type, context: Context, waits: bool = False
    ) -> list[Expression]:
        """The arguments in the initialiser of a declaration: it is at the first that they are wrong."""
        return self.arguments(nodes, target, nodes[0].start if nodes else -1, context, waits)

    def arguments(
        self, nodes: "list[e.Node]", target: Type, token: int, context: Context, waits: bool = False
    ) -> list[Expression]:
        """The arguments that initialise an object of type `target`.  Where one is wrong by itself, and what is left
        rules out all constructors, that is found at `token`, too; not in a template where the object `waits` for the
        instance."""
        engine = self.engine
        try:
            return engine.expressions.list_of(nodes, context)
        except (IllFormed, Unknown) as failure:
            is_sought = not (waits and engine.prototype_reading.active)
            mistake = self._beside(nodes, target, token, context) if is_sought else None
            if mistake is None:
                raise
            if not isinstance(failure, Mistake):
                raise mistake from failure
            if all(one.key() != mistake.key() for one in failure.others):
                failure.others.append(mistake)
            raise

    def _beside(self, nodes: "list[e.Node]", target: Type, token: int, context: Context) -> Mistake | None:
        """The mistake beside an argument that is wrong by itself, which every parameter takes (observed)."""
        engine = self.engine
        cls = class_of(target)
        is_silent = engine.trials.under_way or engine.expressions.unevaluated or is_instance_context(context)
        if cls is None or cls.dependent or is_silent:
            return None
        listed = nodes[0] if len(nodes) == 1 and isinstance(nodes[0], e.BracedList) else None
        arguments = engine.expressions.mistaken_list(nodes if listed is None else listed.items, context)
        if arguments is None or engine.calls.any_dependent(arguments):
            return None
        with unanswered:
            engine.classes.require_complete(cls, token)
            is_plain = engine.classes.is_aggregate(cls) and (listed is not None or engine.language.standard >= 2020)
            if is_plain or self.lacks_constructors(cls):
                return None
            constructors = engine.overloads.constructors
            if listed is None:
                resolution = constructors.resolve(cls, arguments, False, token)
            else:
                source = BracedInitList(arguments, engine.types.unknown, listed.start)
                resolution = constructors.resolve_list(cls, source, token)
            if resolution.routine is None and not resolution.ambiguous:
                made = self.unresolved(cls, resolution, arguments, token if listed is None else listed.start)
                if isinstance(made, Mistake) and made.number == num.NO_MATCHING_CONSTRUCTOR:
                    made.found_at = nodes[-1].end
                    return made
        return None

    def _is_unconverted(self, cls: ClassType, source: Expression) -> bool:
        """Whether one value is for an object of a class without constructors: the original looks for a conversion."""
        if isinstance(source, (BracedInitList, OverloadExpression)) or is_unknown(source.type):
            return False
        return class_of(source.type) is None and self.lacks_constructors(cls)

    def lacks_constructors(self, cls: ClassType) -> bool:
        """Whether no constructor of a class, not even an implicit one, has anything to do (observed)."""
        return not self.engine.objects.is_constructed(cls) and self.engine.objects.trivial_default(cls)

    def refuse_second(self, cls: ClassType, arguments: list[Expression], in_expression: bool) -> None:
        """A class with a trivial implicit constructor is made of one value, unless the parentheses initialise an
        aggregate ([dcl.init]/17.6.2); the front end converts the first value.  In an expression it expects the closing
        parenthesis after it."""
        engine = self.engine
        if engine.language.standard >= 2020 and engine.classes.is_aggregate(cls):
            return
        if not self._takes_one(cls, arguments):
            return
        first, second = arguments[0], arguments[1]
        untyped = (BracedInitList, OverloadExpression)
        if any(isinstance(one, untyped) or is_unknown(one.type) for one in (first, second)):
            raise IllFormed("several values for a class without constructors", second.start)
        unconverted = self._first_unconverted(cls, first)
        if not in_expression:
            mistake = Mistake(num.TOO_MANY_VALUES, "too many values for a class without constructors", second.start)
            if unconverted is not None:
                unconverted.found_at = second.start
                mistake.others = [unconverted]
            raise mistake
        if unconverted is not None:
            engine.functions.keep(unconverted)
        raise self._behind_first(first, second)

    def _behind_first(self, first: Expression, second: Expression) -> IllFormed:
        if second.start <= first.start:
            # Both are of one pack expansion, of which the original says something else (2098).
            return IllFormed("several values of a pack for a class without constructors", second.start)
        comma = second.start - 1
        while self.engine.kinds[comma] == k.OPEN_ROUND:
            comma -= 1
        return Mistake(num.CLOSE_ROUND_EXPECTED, "more than one value in an expression", comma)

    def second_value(self, target: Type, arguments: list[Expression], token: int) -> IllFormed:
        """The mistake where several values initialise a scalar in an expression: the front end expects the closing
        parenthesis behind the first."""
        cause = "too many initialisers for a scalar"
        if len(arguments) < 2 or not (is_arithmetic(target) or isinstance(bare(target), (PointerType, EnumType))):
            return IllFormed(cause, token)
        untyped = (BracedInitList, OverloadExpression)
        if any(isinstance(one, untyped) or is_unknown(one.type) for one in arguments[:2]):
            return IllFormed(cause, token)
        if self.engine.conversions.sequence(arguments[0], target, 0).rank == BAD:
            return IllFormed(cause, token)
        return self._behind_first(arguments[0], arguments[1])

    def refuse_second_listed(self, cls: ClassType, source: BracedInitList) -> None:
        """The mistake where the items of a list initialise what is no aggregate."""
        items = source.items
        if source.designators or not self._takes_one(cls, items):
            return
        if any(isinstance(one, BracedInitList) or is_unknown(one.type) for one in items[:2]):
            raise IllFormed("several values for a class without constructors", source.start)
        cause = "too many values for a class without constructors"
        raise Mistake(num.TOO_MANY_VALUES, cause, items[1].start)

    def _takes_one(self, cls: ClassType, arguments: list[Expression]) -> bool:
        """Whether there are several values for a class that nobody wrote a constructor for, and for which nothing has
        to be done."""
        engine = self.engine
        if len(arguments) < 2 or cls.dependent or not engine.overloads.constructors.of(cls):
            return False
        if engine.declare.constructors(cls) or engine.objects.is_constructed(cls):
            return False
        return engine.objects.trivial_default(cls) or self.has_unset_constant(cls)

    def _first_unconverted(self, cls: ClassType, first: Expression) -> Mistake | None:
        """Why a value does not become an object of a class that nobody wrote a constructor for."""
        own = class_of(first.type)
        if own is not None and (own is cls or self.engine.classes.is_base_of(cls, own)):
            return None
        if self.engine.conversions.sequence(first, cls, 0).rank != BAD:
            return None
        return missing_conversion(first, first.type, cls, first.start, num.INITIALISED)

    def several(self, sequence: ConversionSequence, source: Expression, target: Type) -> IllFormed:
        """The mistake where more than one function converts an operand to an object."""
        cause = "more than one user-defined conversion applies"
        cls = class_of(target)
        if cls is None or class_of(source.type) is not None or not self._are_of(cls, sequence.rivals):
            return IllFormed(cause, source.start)
        types = (source.type, self.engine.types.unqualified(target))
        details = Details(members=sequence.rivals)
        return Mistake(num.SEVERAL_CONVERTING_CONSTRUCTORS, cause, source.start, types, details=details)

    def _are_of(self, cls: ClassType, rivals: "Sequence[Routine | None]") -> bool:
        """Whether all functions that fit equally well are constructors that the class declares, none of them twice."""
        engine = self.engine
        types = set()
        for routine in rivals:
            if routine is None or routine.special != SFK_CONSTRUCTOR or routine.template is not None:
                return False
            if routine.parent is not cls or routine.inherited:
                return False
            types.add(engine.declare_types.routine_type(routine).canonical)
        return 1 < len(types) == len(rivals)

    def require_destructible(self, type_: Type, token: int) -> None:
        """The destructor of a variable whose name stands at a token is not deleted."""
        cls = None if type_.dependent else self.engine.objects.element_class(type_)
        if cls is None or cls.dependent or not self.engine.classes.is_complete(cls):
            return
        destructor = self.engine.classes.destructor(cls)
        if destructor is not None and (not destructor.flags & IMPLICIT or self._are_parts_known(cls)):
            self.engine.functions.keep_deleted(destructor, token)

    def require_usable(self, routine: Routine, arguments: list[Expression], token: int) -> None:
        """Requires that no deleted constructor is called with arguments ([dcl.fct.def.delete]); the mistake is reported
        at the token, or the first argument."""
        if arguments and not isinstance(arguments[0], OverloadExpression):
            at = token if token >= 0 else arguments[0].start
            if self.engine.kinds[at] == k.OPEN_ROUND and self.engine.kinds[at - 2] != k.NEW:
                at += 1
            self.engine.functions.keep_deleted(routine, at)

    def require_set(self, routine: Routine, cls: ClassType, made: list[ConstructorInit], token: int) -> None:
        """A constructor initialises references and constants ([class.base.init]/9)."""
        if cls.kind == tk.TK_UNION or cls.dependent:
            return
        if routine.flags & (en.CONSTEXPR | en.CONSTEVAL) and not self.engine.returns.is_instance(routine):
            # This mistake has a number of its own.
            return
        names = {one.field.name for one in made if one.field is not None}
        mistake = self.unset(routine, cls, names, token)
        if mistake is not None:
            raise mistake

    def unset(self, routine: Routine, cls: ClassType, names: set[str], token: int) -> Mistake | None:
        """The mistake of a constructor that initialises the members of some names."""
        unset: list[Field] = []
        for field in self.engine.classes.fields(cls):
            if not field.name or self.engine.classes.has_initialiser(field) or field.name in names:
                continue
            # A member whose type is not known is none of them.
            with unanswered:
                if self._needs_value(field):
                    unset.append(field)
        if not unset:
            return None
        cause = "no initialiser for a member"
        return Mistake(num.NO_INITIALISER, cause, token, entity=routine, details=Details(members=unset))

    def _needs_value(self, field: Field) -> bool:
        """Whether a member is a reference or const, and no object of a class."""
        type_ = self.engine.declare_types.field_type(field)
        if type_.dependent or self.engine.objects.element_class(type_) is not None:
            return False
        return isinstance(type_.canonical, ReferenceType) or bool(type_.qualifiers() & tk.CONST)

    def has_unset_constant(self, cls: ClassType) -> bool:
        """Whether a class has a const member, or one inside of a member or base class, that nothing initialises."""
        engine = self.engine
        for field in engine.classes.fields(cls):
            if engine.classes.has_initialiser(field):
                continue
            type_ = engine.declare_types.field_type(field)
            inner = engine.objects.element_class(type_)
            if inner is not None:
                if self.has_unset_constant(inner):
                    return True
            elif type_.qualifiers() & tk.CONST and not isinstance(bare(type_), ReferenceType):
                return True
        return any(self.has_unset_constant(base.type) for base in engine.classes.bases(cls))
