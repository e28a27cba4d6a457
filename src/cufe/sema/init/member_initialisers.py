"""Members and bases in constructors ([class.base.init]): written, default and implied initialisations."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import initialisation as i
from cufe.il.constants import AddressConstant, IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import CONSTEVAL, CONSTEXPR, BaseClass, ClassType, Field, Routine, Variable
from cufe.il.expressions import BracedInitList, Expression
from cufe.il.type_kinds import TK_UNION
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown, joined
from cufe.sema.constant.places import reads_element
from cufe.sema.declared.contexts import ClassContext, with_whole_class
from cufe.sema.expr.constant_folding import without_typedefs
from cufe.sema.expr.dependence import is_dependent_pointer
from cufe.sema.expr.operands import class_of
from cufe.sema.expr.partial_reading import PartialReading
from cufe.sema.init.declared_initialisers import NO_DEMAND
from cufe.sema.overload.type_tests import is_array
from cufe.sema.recursion import weight_of
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class MemberInitialisers:
    """Makes the initialisations of constructors."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: the constructor that another one leaves all to
        self._delegations: dict[Routine, Routine] = {}

    # --- default member initialisers ---------------------------------------------------------------------------------

    def default(self, field: Field) -> i.DynamicInit:
        """The initialisation that a default member initialiser writes, read in its class."""
        declared = field.declared
        declarator = declared.binding.declarator if declared is not None else None
        if declared is None or declarator is None:
            raise Unknown("field without a declaration", field.token)
        engine = self.engine
        type_ = engine.declare_types.field_type(field)
        start = declarator.initialiser_start
        end = declarator.initialiser_end
        if declarator.initialiser == n.BIT_FIELD:
            start = engine.lookup.declarations.initialiser_of_field(start, end)
        braced = engine.kinds[start] == k.OPEN_BRACE
        items = engine.fragments.items(start if braced else start + 1, end)
        if len(items) != 1:
            raise Unknown("default member initialiser", start)
        weight = weight_of(field)
        engine.recursion.begin(field, weight, start)
        before = engine.prototype_reading.enter(declared.context)
        demanded = engine.demanded_constants.enter(NO_DEMAND)
        waiting = engine.source_places.enter()
        try:
            value = engine.expressions.initialiser_clause(items[0], with_whole_class(declared.context))
            if isinstance(value, BracedInitList):
                init = engine.list_initialisers.from_list(type_, value, not braced, start)
                if isinstance(init.constant, IntegerConstant):
                    init.constant = without_typedefs(init.constant)
                return init
            return engine.initialisers.copy(type_, value, start)
        finally:
            engine.source_places.leave(waiting)
            engine.demanded_constants.leave(demanded)
            engine.prototype_reading.leave(before)
            engine.recursion.end(field, weight)

    # --- constructors ------------------------------------------------------------------------------------------------

    def of(
        self, routine: Routine, cls: ClassType, nodes: list[s.MemberInitialiser], context: Context
    ) -> list[i.ConstructorInit]:
        """The initialisations of a constructor in the order in which they run; one that is declared constexpr names the
        parts that are empty, too.  Mistakes in written initialisers are raised together with mistakes in parts that
        have none."""
        written: list[i.ConstructorInit] = []
        mistakes: list[Mistake] = []
        unknown: Unknown | IllFormed | None = None
        if len(nodes) > 1:
            mistakes += self._misplaced_delegations(nodes, cls)
        for node in nodes:
            if mistakes and self._delegates(node, cls):
                # A delegation beside others does not count.
                continue
            try:
                made = self._written(node, cls, context)
                self._require_first(made, written, node)
                written += made
            except Mistake as mistake:
                mistakes += mistake.all()
                written += self._meant(node, cls, context)
            except (IllFormed, Unknown) as failure:
                unknown = unknown or failure
                mistakes += self._in_operands(node, context)
                written += self._meant(node, cls, context)
        if len(written) == 1 and written[0].kind == i.CIK_DELEGATION and not mistakes and unknown is None:
            self._require_other(routine, written[0])
            return written
        if not mistakes and unknown is None:
            made = self._complete(written, routine, cls)
            if self.engine.source_places.occur():
                for init in made:
                    self._locate(init, routine)
            return made
        if not any(one.kind == i.CIK_DELEGATION for one in written):
            mistakes += self._uninitialised(written, cls)
        if mistakes:
            raise joined(mistakes)
        raise Unknown("member initialiser", routine.token) if unknown is None else unknown

    def _require_other(self, routine: Routine, init: i.ConstructorInit) -> None:
        """Keeps that a constructor leaves all to itself, by way of others ([class.base.init]/6)."""
        at = init.initializer.routine
        if at is None:
            return
        self._delegations[routine] = at
        while at is not routine and at in self._delegations:
            at = self._delegations[at]
            if at is init.initializer.routine:
                return
        if at is routine:
            self.engine.functions.keep(Mistake(num.DELEGATION_TO_ITSELF, "delegation to itself", init.token))

    def _complete(self, written: list[i.ConstructorInit], routine: Routine, cls: ClassType) -> list[i.ConstructorInit]:
        """The member initialisers in the order of the members, implied ones included."""
        try:
            return self._ordered(written, cls, bool(routine.flags & (CONSTEXPR | CONSTEVAL)))
        except Mistake:
            # More than one part may lack what initialises it.
            lacking = self._uninitialised(written, cls)
            if lacking:
                raise joined(lacking) from None
            raise

    def _uninitialised(self, written: list[i.ConstructorInit], cls: ClassType) -> list[Mistake]:
        """The mistakes of base classes and members that have neither an initialiser nor a default initialisation."""
        found: list[Mistake] = []
        if cls.dependent or cls.kind == TK_UNION:
            return found
        engine = self.engine
        bases = [base for base in engine.classes.bases(cls) if not base.virtual]
        if not engine.classes.is_abstract(cls):
            # Virtual bases are initialised by the class of a whole object ([class.base.init]/13).
            bases = [*self.virtual_bases(cls), *bases]
        for base in bases:
            if not any(init.base is not None and init.base.type is base.type for init in written):
                self._require_default(base.type, base.type.name, True, found)
        for field in engine.classes.fields(cls):
            is_written = any(init.field is field for init in written)
            if field.name and not is_written and not engine.classes.has_initialiser(field):
                self._require_default(engine.declare_types.field_type(field), f".{field.name}", False, found)
        return found

    def _require_default(self, type_: Type, part: str, is_base: bool, found: list[Mistake]) -> None:
        """Adds the mistakes in the default initialisation of a part of an object."""
        if type_.dependent:
            return
        try:
            self.engine.default_initialisers.default(type_, -1, is_base, True)
        except Mistake as mistake:
            for one in mistake.all():
                one.part = part
                found.append(one)
        except (IllFormed, Unknown):
            return

    def _in_operands(self, node: s.MemberInitialiser, context: Context) -> list[Mistake]:
        """The mistakes in the operands of an initialiser that is not known as a whole."""
        reading = PartialReading(self.engine, context)
        reading.initialiser(node.items)
        return reading.mistakes

    def _meant(self, node: s.MemberInitialiser, cls: ClassType, context: Context) -> list[i.ConstructorInit]:
        """The part that a mistaken initialiser names, which is not initialised by anything else."""
        name = node.name
        if not isinstance(name, e.Name):
            return []
        if not name.qualified and name.arguments is None:
            for field in self._fields(cls):
                if field.name == self.engine.lexemes[name.id]:
                    type_ = self.engine.declare_types.field_type(field)
                    made = i.ConstructorInit(i.CIK_FIELD, i.DynamicInit(i.DIK_NONE, type_), field=field)
                    return [made]
        try:
            found = class_of(self.engine.specifiers.type_of_name(name, context))
        except (IllFormed, Unknown):
            return []
        if found is None:
            return []
        init = i.DynamicInit(i.DIK_NONE, found)
        if found is cls:
            return [i.ConstructorInit(i.CIK_DELEGATION, init)]
        base = self._direct_base(cls, found)
        if base is None:
            return []
        made = i.ConstructorInit(i.CIK_DIRECT_BASE_CLASS, init, base=base)
        return [made]

    def _misplaced_delegations(self, nodes: list[s.MemberInitialiser], cls: ClassType) -> list[Mistake]:
        """Requires that nothing is initialised beside a delegation to another constructor ([class.base.init]/6); the
        mistake is reported at the comma behind that one, or where it is not the first at its name."""
        cause = "a delegating constructor with other initialisers"
        found: list[Mistake] = []
        for index, node in enumerate(nodes):
            if self._delegates(node, cls):
                token = node.start if index else nodes[1].start - 1
                found.append(Mistake(num.DELEGATION_AND_OTHERS, cause, token))
        return found

    def _delegates(self, node: s.MemberInitialiser, cls: ClassType) -> bool:
        """Whether an initialiser names the class itself."""
        name = node.name
        if not isinstance(name, e.Name) or name.qualified or name.arguments is not None:
            return False
        return self.engine.lexemes[name.id] == cls.written_name()

    def _require_first(
        self, made: list[i.ConstructorInit], before: list[i.ConstructorInit], node: s.MemberInitialiser
    ) -> None:
        """No member is initialised twice ([class.base.init]/7)."""
        for one in made:
            if one.field is not None and any(other.field is one.field for other in before):
                raise Mistake(num.INITIALISED_TWICE, "member initialised twice", node.start, entity=one.field)

    def _locate(self, made: i.ConstructorInit, routine: Routine) -> None:
        """A default member initialiser that says for which constructor it was read is one of its own."""
        if made.uses_default and made.field is not None:
            declared = self.engine.declare_types.definition(routine)
            site = declared.binding.name if declared is not None else routine.token
            init = self.default(made.field)
            if self.engine.source_places.initialisation(init, site):
                made.initializer = init
                made.uses_default = False

    def implied(self, cls: ClassType) -> list[i.ConstructorInit]:
        """The initialisations of an implicit constructor; one that could be constexpr, but for virtual base
        classes, names the parts that are empty, too."""
        return self._ordered([], cls, not cls.dependent and self._leaves_nothing_open(cls))

    def _leaves_nothing_open(self, cls: ClassType) -> bool:
        """Whether the implicit constructor gives everything a value."""
        engine = self.engine
        if not engine.constexpr_functions.is_constant_default(cls):
            return False
        for part in engine.implicit.parts(cls):
            if engine.objects.trivial_default(part) and not engine.classes.is_empty(part):
                return False
        return True

    def inherited(
        self, cls: ClassType, routine: Routine, base: ClassType, init: i.DynamicInit
    ) -> list[i.ConstructorInit]:
        """The initialisations of an inherited constructor: `init` is that of the base class. All base classes are
        named, empty fields where it could be constexpr."""
        found = self._direct_base(cls, base)
        if found is None:
            raise Unknown("inherited constructor of no base class", routine.token)
        made = i.ConstructorInit(i.CIK_VIRTUAL_BASE_CLASS if found.virtual else i.CIK_DIRECT_BASE_CLASS, init)
        made.base = found
        self._finish(made, base)
        constexpr = init.routine is not None and self.engine.constexpr_functions.is_constexpr(init.routine)
        return self._ordered([made], cls, constexpr and self._leaves_nothing_open(cls), True)

    def _written(self, node: s.MemberInitialiser, cls: ClassType, context: Context) -> list[i.ConstructorInit]:
        engine = self.engine
        name = node.name
        if not isinstance(name, e.Name):
            raise Unknown("member initialiser", node.start)
        if engine.kinds[node.end] == k.ELLIPSIS:
            try:
                inner = engine.expansions.contexts(node.start, node.end, context)
            except Dependent:
                # The pattern stands for all elements.
                inner = [context]
            return [self._base(node, name, cls, element) for element in inner]
        if not name.qualified and name.arguments is None:
            found = [field for field in self._fields(cls) if field.name == engine.lexemes[name.id]]
            if found and not self._is_hidden(cls, found[-1]):
                return [self._field(node, found[-1], context)]
        return [self._base(node, name, cls, context)]

    def _is_hidden(self, cls: ClassType, field: Field) -> bool:
        """Whether a later declaration in the class gives its name to something else (101)."""
        if not isinstance(cls.context, ClassContext) or field.parent is not cls:
            return False
        members = self.engine.declare.in_class(cls.context, field.name)
        return bool(members) and not any(isinstance(member, Field) for member in members)

    def _fields(self, cls: ClassType) -> list[Field]:
        """The fields of a class, those of anonymous unions among them."""
        found: list[Field] = []
        for field in self.engine.classes.fields(cls):
            inner = class_of(field.type) if field.type is not None else None
            if field.anonymous and inner is not None:
                found += self._fields(inner)
            else:
                found.append(field)
        return found

    def _arguments(
        self, type_: Type, node: s.MemberInitialiser, context: Context
    ) -> "tuple[list[Expression], BracedInitList | None]":
        engine = self.engine
        opening = engine.cutter.brackets.open_before(node.end - 1)
        arguments = engine.missing_constructors.arguments(node.items, type_, opening, context)
        if engine.kinds[node.end - 1] == k.CLOSE_BRACE and len(arguments) == 1:
            listed = arguments[0]
            if isinstance(listed, BracedInitList):
                return arguments, listed
        return arguments, None

    def _initialise(self, type_: Type, node: s.MemberInitialiser, context: Context) -> i.DynamicInit:
        engine = self.engine
        arguments, listed = self._arguments(type_, node, context)
        token = node.start
        if listed is not None:
            return engine.list_initialisers.of_variable(type_, listed, False, token)
        if not arguments:
            if type_.dependent and not is_array(type_) and not is_dependent_pointer(type_):
                return engine.initialisers.dependent_arguments(type_, [], token)
            return engine.default_initialisers.value(type_, token)
        try:
            init = engine.initialisers.direct(type_, arguments, token)
            init = engine.class_initialisers.without_copy(init, arguments)
        except Mistake as mistake:
            self._place(mistake, node, arguments[0].start)
            raise
        self._place_kept(node, arguments[0].start)
        if init.explicit_cast and not init.braced and engine.kinds[init.token] not in (k.OPEN_ROUND, k.CAST):
            # The member takes the place of the object that was written.
            init.elided_casts = (*init.elided_casts, init.token)
        init.explicit_cast = False
        return init

    def _field(self, node: s.MemberInitialiser, field: Field, context: Context) -> i.ConstructorInit:
        type_ = self.engine.declare_types.field_type(field)
        made = i.ConstructorInit(i.CIK_FIELD, _computed(self._initialise(type_, node, context)), field=field)
        made.token = node.start
        made.braced = self.engine.kinds[node.end - 1] == k.CLOSE_BRACE
        self._finish(made, type_)
        return made

    def _base(self, node: s.MemberInitialiser, name: e.Name, cls: ClassType, context: Context) -> i.ConstructorInit:
        engine = self.engine
        if engine.kinds[name.id] == k.DECLTYPE:
            type_ = engine.specifiers.computed(name.start, name.end, context)
        else:
            self._require_base(name, cls, context)
            type_ = engine.specifiers.type_of_name(name, context)
        found = class_of(type_)
        if found is None or (type_.dependent and found is not cls):
            if type_.dependent:
                made = i.ConstructorInit(i.CIK_DIRECT_BASE_CLASS, self._initialise(type_, node, context))
                made.token = node.start
                return made
            raise IllFormed("not a class", node.start)
        if found is cls:
            init = self._initialise(cls, node, context)
            made = i.ConstructorInit(i.CIK_DELEGATION, init if init.braced else engine.folding.unfolded(init))
            made.token = node.start
            self._place_inherited(made.initializer, node)
            return made
        base = self._direct_base(cls, found)
        if base is None:
            if cls.dependent or found.template is not None:
                raise IllFormed("not a base class", node.start)
            raise Mistake(num.NOT_A_MEMBER_OR_BASE, "no base class", name.start, (cls,), name=found.name)
        kind = i.CIK_VIRTUAL_BASE_CLASS if base.virtual else i.CIK_DIRECT_BASE_CLASS
        made = i.ConstructorInit(kind, self._base_object(found, node, context), base=base)
        made.token = node.start
        self._place_inherited(made.initializer, node)
        self._finish(made, found)
        return made

    def _require_base(self, name: e.Name, cls: ClassType, context: Context) -> None:
        """A name that is no member of the class names one of its base classes."""
        engine = self.engine
        if name.qualified or name.arguments is not None:
            return
        named = engine.written_names.resolve(name, context)
        if named.dependent or len(named.entities) > 1 or (cls.dependent and named.entities):
            return
        entity = named.entities[0] if named.entities else None
        if isinstance(entity, ClassType):
            if entity is cls or entity.dependent or self._direct_base(cls, entity) is not None:
                return
        elif entity is not None and not isinstance(entity, (Field, Variable, Routine)):
            return
        spelling = engine.lexemes[name.id]
        if engine.names.type_name(spelling, context, name.start):
            # Something else hides the class.
            return
        cause = "no member and no base class"
        raise Mistake(num.NOT_A_MEMBER_OR_BASE, cause, name.start, (cls,), None, spelling, entity)

    def _base_object(self, cls: ClassType, node: s.MemberInitialiser, context: Context) -> i.DynamicInit:
        engine = self.engine
        arguments, listed = self._arguments(cls, node, context)
        waits = engine.calls.any_dependent(arguments) or engine.calls.may_be_null(arguments)
        if listed is None and len(arguments) == 1 and not waits and not cls.dependent:
            try:
                made = engine.class_initialisers.base_class(cls, arguments, node.start)
            except Mistake as mistake:
                self._place(mistake, node, arguments[0].start)
                raise
            self._place_kept(node, arguments[0].start)
            return made
        init = self._initialise(cls, node, context)
        return init if listed is not None else engine.folding.unfolded(init)

    def _place(self, mistake: Mistake, node: s.MemberInitialiser, first: int) -> None:
        """What is wrong with all of the arguments, of which the first begins at a token, is reported at the
        parenthesis, and with one of them in their order."""
        for one in mistake.all():
            one.found_at = -1
            if one.token == node.start or (one.number == num.DELETED_FUNCTION and one.token == first):
                one.token = self.engine.cutter.brackets.open_before(node.end - 1)

    def _place_kept(self, node: s.MemberInitialiser, first: int) -> None:
        """The same for what was kept of an initialiser that is made all the same."""
        for mistake in self.engine.functions.kept():
            if node.start <= mistake.token < node.end:
                self._place(mistake, node, first)

    def _place_inherited(self, init: i.DynamicInit, node: s.MemberInitialiser) -> None:
        if init.routine is not None and init.arguments:
            parenthesis = self.engine.cutter.brackets.open_before(node.end - 1)
            self.engine.inherited_bodies.use_in_initialiser(init.routine, parenthesis)

    def _finish(self, made: i.ConstructorInit, type_: Type) -> None:
        """Parts that are complete are destroyed if the rest of the constructor throws."""
        made.initializer.is_constructor_init = True
        if made.initializer.destructor is None:
            made.initializer.destructor = self.engine.objects.destructor(type_)

    def _direct_base(self, cls: ClassType, found: ClassType) -> BaseClass | None:
        for base in self.engine.classes.bases(cls):
            if base.type is found:
                return base
        for base in self.virtual_bases(cls):
            if base.type is found:
                return base
        return None

    def virtual_bases(self, cls: ClassType) -> list[BaseClass]:
        """The virtual base classes of a class and of its bases, in the order of initialisation."""
        found: list[BaseClass] = []
        for base in self.engine.classes.bases(cls):
            for inner in self.virtual_bases(base.type):
                if not any(other.type is inner.type for other in found):
                    found.append(inner)
            if base.virtual and not any(other.type is base.type for other in found):
                found.append(base)
        return found

    def _ordered(
        self, written: list[i.ConstructorInit], cls: ClassType, whole: bool, all_bases: bool = False
    ) -> list[i.ConstructorInit]:
        """Virtual bases, direct bases, fields: what is not written is implied, but not in a template; `whole`: also
        where nothing is done for it, `all_bases`: so for base classes."""
        engine = self.engine
        made: list[i.ConstructorInit] = []
        all_bases = all_bases or whole
        for base in self.virtual_bases(cls):
            try:
                self._add_base(base, i.CIK_VIRTUAL_BASE_CLASS, written, made, cls.dependent, all_bases)
            except Mistake:
                # In an abstract class that is left to the class of the whole object ([class.base.init]/13).
                if not engine.classes.is_abstract(cls):
                    raise
        for base in engine.classes.bases(cls):
            if not base.virtual:
                self._add_base(base, i.CIK_DIRECT_BASE_CLASS, written, made, cls.dependent, all_bases)
        made += [init for init in written if init.base is None and init.field is None]
        for field in engine.classes.fields(cls):
            inner = class_of(field.type) if field.type is not None else None
            if field.anonymous and inner is not None:
                found = [init for init in written if init.field in self._fields(inner)]
                made += found if found or cls.dependent else self._anonymous(inner)
                continue
            found = [init for init in written if init.field is field]
            if found:
                made += found
            elif field.name and not cls.dependent and not self._is_inactive(cls, field, written):
                implied = self._implied_field(field, whole)
                if implied is not None:
                    made.append(implied)
        return made

    def _anonymous(self, union: ClassType) -> list[i.ConstructorInit]:
        """The members of an anonymous union or struct that have default member initialisers."""
        fields = [field for field in self._fields(union) if self.engine.classes.has_initialiser(field)]
        implied = [self._implied_field(field, False) for field in fields]
        return [init for init in implied if init is not None]

    def _is_inactive(self, cls: ClassType, field: Field, written: list[i.ConstructorInit]) -> bool:
        """A member of a union that is not initialised: it has no default member initialiser, or another member is
        ([class.base.init]/9)."""
        if cls.kind != TK_UNION:
            return False
        return not self.engine.classes.has_initialiser(field) or any(init.field is not None for init in written)

    def _add_base(
        self,
        base: BaseClass,
        kind: int,
        written: list[i.ConstructorInit],
        made: list[i.ConstructorInit],
        written_alone: bool,
        whole: bool,
    ) -> None:
        found = [init for init in written if init.base is not None and init.base.type is base.type]
        if found:
            made += found
            return
        if written_alone:
            return
        init = self.engine.default_initialisers.default(base.type, -1, True, True)
        if init is None:
            if not whole:
                return
            init = i.DynamicInit(i.DIK_NONE, base.type)
        implied = i.ConstructorInit(kind, init, base=base)
        self._finish(implied, base.type)
        made.append(implied)

    def _implied_field(self, field: Field, whole: bool) -> i.ConstructorInit | None:
        engine = self.engine
        type_ = engine.declare_types.field_type(field)
        if engine.classes.has_initialiser(field):
            made = i.ConstructorInit(i.CIK_FIELD, i.DynamicInit(i.DIK_NONE, type_), field=field)
            made.uses_default = True
            return made
        if type_.dependent:
            return None
        init = engine.default_initialisers.default(type_, -1, False, True)
        if init is None:
            destructor = engine.objects.destructor(type_)
            if destructor is None and not (whole and engine.objects.element_class(type_) is not None):
                return None
            init = i.DynamicInit(i.DIK_NONE, type_)
            init.destructor = destructor
        made = i.ConstructorInit(i.CIK_FIELD, init, field=field)
        self._finish(made, type_)
        return made

    # --- destructors -------------------------------------------------------------------------------------------------

    def destroyed(self, cls: ClassType) -> list[i.ConstructorInit]:
        """What a destructor destroys behind its body: fields and bases in reverse order."""
        engine = self.engine
        made: list[i.ConstructorInit] = []
        for field in reversed(engine.classes.fields(cls)):
            if field.anonymous:
                continue
            destructor = engine.objects.destructor(engine.declare_types.field_type(field))
            if destructor is not None:
                init = i.ConstructorInit(i.CIK_FIELD, self._destruction(destructor), field=field)
                made.append(init)
        direct = [base for base in engine.classes.bases(cls) if not base.virtual]
        for base in [*reversed(direct), *reversed(self.virtual_bases(cls))]:
            destructor = engine.objects.destructor(base.type)
            if destructor is not None:
                kind = i.CIK_VIRTUAL_BASE_CLASS if base.virtual else i.CIK_DIRECT_BASE_CLASS
                init = i.ConstructorInit(kind, self._destruction(destructor), base=base)
                made.append(init)
        return made

    def _destruction(self, destructor: Routine) -> i.DynamicInit:
        owner = destructor.owner()
        assert owner is not None
        init = i.DynamicInit(i.DIK_NONE, owner)
        init.destructor = destructor
        init.is_constructor_init = True
        return init


def _computed(init: i.DynamicInit) -> i.DynamicInit:
    """An address or element of an array that a constructor gives to a field is found when it runs."""
    constant = init.constant
    if init.kind != i.DIK_CONSTANT or constant is None or constant.expression is None:
        return init
    if isinstance(constant, AddressConstant):
        if constant.routine is None and constant.variable is None and constant.constant is None:
            return init
    elif not reads_element(constant.expression):
        return init
    return i.DynamicInit(i.DIK_EXPRESSION, init.type, constant.expression, token=init.token)
