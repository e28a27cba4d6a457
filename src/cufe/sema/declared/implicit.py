"""Members that the compiler declares ([special]): default, copy and move operations, the destructor, and the
`operator==` that a defaulted `<=>` implies ([class.compare]).

Whether one is deleted or trivial is worked out from the parts of the class, when somebody asks."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, EnumType, Field, Routine
from cufe.il.entity import AS_PRIVATE, Entity
from cufe.il.expressions import LambdaNode
from cufe.il.templates import Template
from cufe.il.types import FloatType, IntegerType, PointerType, ReferenceType, Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, NoAnswer, Unknown
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.recursion import ENTITY

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# --- which special member ----------------------------------------------------------------------------------------
DEFAULT_CONSTRUCTOR: Final = 0
COPY_CONSTRUCTOR: Final = 1
MOVE_CONSTRUCTOR: Final = 2
COPY_ASSIGNMENT: Final = 3
MOVE_ASSIGNMENT: Final = 4
DESTRUCTOR: Final = 5


class ImplicitMembers:
    """The implicitly declared members of classes."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._constructors: dict[ClassType, list[Routine]] = {}
        self._assignments: dict[ClassType, list[Routine]] = {}
        self._destructors: dict[ClassType, Routine] = {}
        self._deleted: dict[tuple[ClassType, int], bool] = {}
        self._trivial: dict[tuple[ClassType, int], bool] = {}

    # --- the declarations ----------------------------------------------------------------------------------------

    def constructors(self, cls: ClassType) -> list[Routine]:
        """The implicit default, copy and move constructors."""
        known = self._constructors.get(cls)
        if known is not None:
            return known
        self.engine.classes.require_complete(cls, -1)
        found: list[Routine] = []
        self._constructors[cls] = found
        try:
            self._declare_constructors(cls, found)
        except NoAnswer:
            del self._constructors[cls]
            raise
        return found

    def _declare_constructors(self, cls: ClassType, found: list[Routine]) -> None:
        types = self.engine.types
        if not self.engine.declare.constructors(cls):
            found.append(self._routine(cls, cls.name, en.SFK_CONSTRUCTOR, None, DEFAULT_CONSTRUCTOR))
        if self.declared(cls, COPY_CONSTRUCTOR) is None:
            reference = types.reference(self._source(cls, COPY_CONSTRUCTOR), False)
            found.append(self._routine(cls, cls.name, en.SFK_CONSTRUCTOR, reference, COPY_CONSTRUCTOR))
        if self.declared(cls, MOVE_CONSTRUCTOR) is None and self._may_move(cls):
            made = self._routine(cls, cls.name, en.SFK_CONSTRUCTOR, types.reference(cls, True), MOVE_CONSTRUCTOR)
            if not made.flags & en.DELETED:
                found.append(made)  # a deleted defaulted move operation is ignored ([class.copy.ctor]/7)

    def assignments(self, cls: ClassType) -> list[Routine]:
        """The implicit copy and move assignment operators."""
        known = self._assignments.get(cls)
        if known is not None:
            return known
        self.engine.classes.require_complete(cls, -1)
        found: list[Routine] = []
        self._assignments[cls] = found
        try:
            self._declare_assignments(cls, found)
        except NoAnswer:
            del self._assignments[cls]
            raise
        return found

    def _declare_assignments(self, cls: ClassType, found: list[Routine]) -> None:
        types = self.engine.types
        if self.declared(cls, COPY_ASSIGNMENT) is None:
            reference = types.reference(self._source(cls, COPY_ASSIGNMENT), False)
            found.append(self._routine(cls, "operator=", en.SFK_OPERATOR, reference, COPY_ASSIGNMENT))
        if self.declared(cls, MOVE_ASSIGNMENT) is None and self._may_move(cls):
            made = self._routine(cls, "operator=", en.SFK_OPERATOR, types.reference(cls, True), MOVE_ASSIGNMENT)
            if not made.flags & en.DELETED:
                found.append(made)

    def destructor(self, cls: ClassType) -> Routine:
        """The implicit destructor."""
        known = self._destructors.get(cls)
        if known is None:
            known = self._routine(cls, "~" + (cls.written_name() or "<unnamed>"), en.SFK_DESTRUCTOR, None, DESTRUCTOR)
            self._destructors[cls] = known
        return known

    def _routine(self, cls: ClassType, name: str, special: int, parameter: Type | None, which: int) -> Routine:
        types = self.engine.types
        made = Routine(name, cls.token, cls)
        made.visible = -1
        made.special = special
        made.flags = en.IMPLICIT | en.DEFAULTED | en.INLINE
        if special == en.SFK_OPERATOR:
            made.operator = "="
        result: Type = types.reference(cls, False) if special == en.SFK_OPERATOR else types.void
        made.type = types.routine(result, (parameter,) if parameter is not None else ())
        if self.is_deleted(cls, which):
            made.flags |= en.DELETED
        if self.is_trivial(cls, which):
            made.flags |= en.TRIVIAL
        return made

    def _source(self, cls: ClassType, which: int) -> Type:
        """`const C`, or `C` where a part can only be copied from a non-const object ([class.copy.ctor]/7)."""
        for part in self.parts(cls):
            operation = self.declared(part, which)
            if operation is not None and isinstance(operation, Routine):
                parameter = self.engine.declare_types.routine_type(operation).parameters[0].skip_typerefs()
                if isinstance(parameter, ReferenceType) and not parameter.target.qualifiers() & tk.CONST:
                    return cls
        return self.engine.types.qualified(cls, tk.CONST)

    def _may_move(self, cls: ClassType) -> bool:
        """Neither copy operations, move operations nor a destructor are declared by the user."""
        for which in (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR, COPY_ASSIGNMENT, MOVE_ASSIGNMENT, DESTRUCTOR):
            if self.declared(cls, which) is not None:
                return False
        return True

    # --- declared ones -------------------------------------------------------------------------------------------

    def _selected(self, cls: ClassType, destructors: list[Routine]) -> Routine | None:
        """The destructor among the prospective ones: the most constrained of those whose constraints hold
        ([class.dtor]/4)."""
        if len(destructors) < 2 or cls.dependent:
            return destructors[0] if destructors else None
        fitting = [one for one in destructors if self.engine.constraints.routine_satisfied(one)]
        return self.engine.constraints.most_constrained(fitting) if fitting else None

    def declared(self, cls: ClassType, which: int) -> Routine | None:
        """The user's declaration of a special member; templates are none."""
        context = cls.context
        if not isinstance(context, ClassContext):
            return None
        if which == DESTRUCTOR:
            found = self.engine.declare.in_class(context, "~" + cls.written_name())
            return self._selected(cls, [one for one in found if isinstance(one, Routine)])
        candidates: list[Routine | Template] = []
        if which in (COPY_ASSIGNMENT, MOVE_ASSIGNMENT):
            for entity in self.engine.declare.in_class(context, "operator="):
                if isinstance(entity, Routine) and entity.parent is cls:
                    candidates.append(entity)
        else:
            candidates = self.engine.declare.constructors(cls)
        for candidate in candidates:
            if isinstance(candidate, Routine) and self.which(cls, candidate) == which:
                return candidate
        return None

    def which(self, cls: ClassType, routine: Routine) -> int:
        """Which special member a constructor or `operator=` of the class is; -1 for an ordinary one.  What a template
        made never copies or moves in their place ([class.copy.ctor]/5, [class.copy.assign]/1)."""
        signature = self.engine.declare_types.routine_type(routine)
        required = (
            self.engine.declare_types.required_parameters(routine)
            if routine.declarations
            else len(signature.parameters)
        )
        constructor = routine.special == en.SFK_CONSTRUCTOR
        if constructor and required == 0:
            return DEFAULT_CONSTRUCTOR
        if required > 1 or not signature.parameters or routine.template is not None:
            return -1
        parameter = signature.parameters[0].skip_typerefs()
        if isinstance(parameter, ReferenceType):
            if parameter.target.skip_typerefs() is not cls:
                return -1
            if parameter.rvalue:
                return MOVE_CONSTRUCTOR if constructor else MOVE_ASSIGNMENT
            return COPY_CONSTRUCTOR if constructor else COPY_ASSIGNMENT
        if parameter is cls and not constructor:
            return COPY_ASSIGNMENT
        return -1

    # --- properties ----------------------------------------------------------------------------------------------

    def parts(self, cls: ClassType) -> list[ClassType]:
        """The classes of the bases and fields."""
        found = [base.type for base in self.engine.classes.bases(cls)]
        for field in self.engine.classes.fields(cls):
            bare = _element(self._member_type(field))
            if isinstance(bare, ClassType):
                found.append(bare)
        return found

    def _member_type(self, field: Field) -> Type:
        """The type of a data member; one that is in error says nothing about the special members of its class."""
        try:
            return self.engine.declare_types.field_type(field)
        except Mistake:
            return self.engine.types.error

    def operation(self, cls: ClassType, which: int) -> Routine | None:
        """The special member of a class, declared or implicit; a copy operation stands in for a missing move."""
        routine = self.declared(cls, which)
        if routine is not None and not self.is_dropped(routine):
            return routine
        if which == DESTRUCTOR:
            return self.destructor(cls)
        members = self.assignments(cls) if which in (COPY_ASSIGNMENT, MOVE_ASSIGNMENT) else self.constructors(cls)
        for member in members:
            if self.which(cls, member) == which:
                return member
        if which == MOVE_CONSTRUCTOR:
            return self.operation(cls, COPY_CONSTRUCTOR)
        if which == MOVE_ASSIGNMENT:
            return self.operation(cls, COPY_ASSIGNMENT)
        return None

    def is_deleted_routine(self, routine: Routine) -> bool:
        """Whether a function is deleted: written so, or a special member that is defaulted where the compiler would
        declare a deleted one ([dcl.fct.def.default]/5); an explicit specialisation is what it says itself."""
        if routine.flags & en.DELETED:
            return not self.engine.out_of_class.specialized(routine)
        cls = routine.owner()
        if cls is None or not routine.flags & en.DEFAULTED or routine.flags & en.IMPLICIT:
            return False
        if routine.special == en.SFK_DESTRUCTOR:
            return self.is_deleted(cls, DESTRUCTOR)
        if routine.special != en.SFK_CONSTRUCTOR and routine.operator != "=":
            return False
        which = self.which(cls, routine)
        return which >= 0 and self.is_deleted(cls, which)

    def is_dropped(self, routine: Routine) -> bool:
        """A defaulted move operation that is deleted does not take part in overload resolution
        ([over.match.funcs]/8)."""
        if not routine.flags & en.DEFAULTED or not (routine.special == en.SFK_CONSTRUCTOR or routine.operator == "="):
            return False
        parameters = self.engine.declare_types.routine_type(routine).parameters
        if len(parameters) != 1:
            return False
        parameter = parameters[0].canonical
        return isinstance(parameter, ReferenceType) and parameter.rvalue and self.is_deleted_routine(routine)

    def is_deleted(self, cls: ClassType, which: int) -> bool:
        """Whether a defaulted special member would be deleted ([class.default.ctor], [class.copy.ctor], ...)."""
        key = (cls, which)
        known = self._deleted.get(key)
        if known is None:
            self._deleted[key] = False
            self.engine.recursion.enter(ENTITY, cls.token)
            try:
                known = self._is_deleted(cls, which)
            finally:
                self.engine.recursion.leave(ENTITY)
            self._deleted[key] = known
        return known

    def _is_deleted(self, cls: ClassType, which: int) -> bool:
        if (
            which in (COPY_CONSTRUCTOR, COPY_ASSIGNMENT)
            and self.declared(cls, which) is None
            and (self.declared(cls, MOVE_CONSTRUCTOR) is not None or self.declared(cls, MOVE_ASSIGNMENT) is not None)
        ):
            return True
        if which in (DEFAULT_CONSTRUCTOR, COPY_ASSIGNMENT, MOVE_ASSIGNMENT) and self._is_fixed_closure(cls):
            return True
        is_constructor = which in (DEFAULT_CONSTRUCTOR, COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR)
        for base in self.engine.classes.bases(cls):
            if base.virtual and is_constructor and self.engine.classes.is_abstract(cls):
                # The class of a whole object initialises it ([class.default.ctor]/2).
                continue
            if self._part_deleted(cls, base.type, which):
                return True
        union = cls.kind == tk.TK_UNION
        for field in self.engine.classes.fields(cls):
            if not field.name and field.bit_width >= 0:
                continue  # an unnamed bit-field is no member
            declared = self._member_type(field)
            bare = _element(declared)
            initialised = self.engine.classes.has_initialiser(field)
            if isinstance(bare, ReferenceType):
                if which in (COPY_ASSIGNMENT, MOVE_ASSIGNMENT) or (which == DEFAULT_CONSTRUCTOR and not initialised):
                    return True
                if bare.rvalue and which == COPY_CONSTRUCTOR:
                    return True
                continue
            constant = bool(declared.qualifiers() & tk.CONST)
            if constant and which in (COPY_ASSIGNMENT, MOVE_ASSIGNMENT):
                return True
            if which == DEFAULT_CONSTRUCTOR and initialised:
                continue
            if isinstance(bare, ClassType):
                if self._part_deleted(cls, bare, which):
                    return True
                if union and not self._part_trivial(bare, which):
                    return True
            elif constant and which == DEFAULT_CONSTRUCTOR and not union:
                return True
        return False

    def _part_deleted(self, cls: ClassType, part: ClassType, which: int) -> bool:
        if part.dependent and part.brace < 0:
            return False  # only an instance can tell
        self.engine.classes.is_complete(part)
        operation = self.operation(part, which)
        if operation is None:
            # No default constructor at all; a copy operation there always is.
            return which == DEFAULT_CONSTRUCTOR and not self._has_other_default(part)
        if self.is_deleted_routine(operation) or self._inaccessible(cls, part, operation):
            return True
        if which in (COPY_ASSIGNMENT, MOVE_ASSIGNMENT):
            return False
        destructor = self.operation(part, DESTRUCTOR)
        return destructor is not None and (
            self.is_deleted_routine(destructor) or self._inaccessible(cls, part, destructor)
        )

    def _inaccessible(self, cls: ClassType, part: ClassType, operation: Routine) -> bool:
        """Whether a member of a part is private, and the class neither its friend nor inside of it."""
        if operation.access != AS_PRIVATE or operation.flags & en.IMPLICIT:
            return False
        return cls.parent is not part and not self.engine.friends.may_be_class(part, cls)

    def _has_other_default(self, cls: ClassType) -> bool:
        """Whether a template makes a default constructor, or an inherited one stands for it."""
        if self.engine.inherited.constructors(cls):
            return True
        if not any(isinstance(entity, Template) for entity in self.engine.declare.constructors(cls)):
            return False
        try:
            return self.engine.overloads.constructors.default(cls, -1).routine is not None
        except (Unknown, IllFormed, Dependent):
            return True

    def is_trivial(self, cls: ClassType, which: int) -> bool:
        """Whether a special member that is not user-provided does nothing but what memory copies do."""
        key = (cls, which)
        known = self._trivial.get(key)
        if known is None:
            self._trivial[key] = True
            self.engine.recursion.enter(ENTITY, cls.token)
            try:
                known = self._is_trivial(cls, which)
            finally:
                self.engine.recursion.leave(ENTITY)
            self._trivial[key] = known
        return known

    def _is_trivial(self, cls: ClassType, which: int) -> bool:
        if which == DESTRUCTOR:
            declared = self.declared(cls, DESTRUCTOR)
            if declared is not None and declared.flags & en.VIRTUAL:
                return False
            if any(routine.name.startswith("~") for routine in self.engine.virtuals.of(cls).overriders):
                return False
        elif self.engine.classes.is_dynamic(cls):
            return False
        if which == DEFAULT_CONSTRUCTOR and any(
            self.engine.classes.has_initialiser(field) for field in self.engine.classes.fields(cls)
        ):
            return False
        return all(self._part_trivial(part, which) for part in self.parts(cls))

    def _part_trivial(self, part: ClassType, which: int) -> bool:
        if part.dependent and part.brace < 0:
            return False
        self.engine.classes.is_complete(part)
        operation = self.operation(part, which)
        if operation is None:
            return False
        if not operation.flags & en.DEFAULTED:
            return False
        if not operation.flags & en.IMPLICIT and self.engine.out_of_class.definition(operation) is not None:
            return False
        return self.is_trivial(part, which)

    def _is_fixed_closure(self, cls: ClassType) -> bool:
        """Whether a class is that of a lambda, which only one without a lambda-capture can be given a value anew, since
        C++20 ([expr.prim.lambda.closure]/13)."""
        closure = cls.closure
        if not isinstance(closure, LambdaNode):
            return False
        node = closure.node
        return self.engine.language.standard < 2020 or node.default >= 0 or bool(node.captures)

    def has_trivial(self, cls: ClassType, which: int) -> bool:
        """Whether the class's special member, declared or implicit, is trivial and not deleted."""
        operation = self.operation(cls, which)
        return operation is not None and self._part_trivial(cls, which) and not self.is_deleted_routine(operation)


def _element(type_: Type) -> Type:
    return type_.skip_arrays()


_EQUAL: Final = "operator=="
_SPACESHIP: Final = "operator<=>"
#: the comparison categories, the strongest first
_CATEGORIES: Final = ("strong_ordering", "weak_ordering", "partial_ordering")


class Comparisons:
    """What the compiler declares and deduces for comparison operators."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._uses: dict[Routine, int] = {}

    def note_use(self, routine: Routine, token: int) -> None:
        """An operator means a defaulted comparison: it is defined at its first use, in front of `token`; -1 where
        nothing is written."""
        if token >= 0 and routine.flags & en.DEFAULTED and not self.engine.expressions.unevaluated:
            self._uses.setdefault(routine, token)

    def used_at(self, routine: Routine) -> int:
        """The token behind the first use; -1 where there is none."""
        return self._uses.get(routine, -1)

    def class_of(self, routine: Routine) -> ClassType | None:
        """The class whose objects a defaulted comparison compares: its own, or that of a friend's parameters."""
        return routine.owner() or self.compared(self.engine.declare_types.routine_type(routine).parameters)

    def compared(self, parameters: tuple[Type, ...]) -> ClassType | None:
        """The class that a friend with these parameters compares."""
        if len(parameters) != 2:
            return None
        bare = parameters[0].skip_typerefs()
        target = bare.target.skip_typerefs() if isinstance(bare, ReferenceType) else bare
        return target if isinstance(target, ClassType) else None

    def implied(self, cls: ClassType, name: str, declared: list[Entity]) -> list[Entity]:
        """The `operator==` that a defaulted `operator<=>` brings ([class.compare.default])."""
        if name != _EQUAL or declared or cls.context is None or self.engine.language.standard < 2020:
            return []
        if any(entity.name == _EQUAL for entity in self.engine.friends.of(cls, _EQUAL)):
            return []
        found: list[Entity] = []
        members = self.engine.names.members(cls, _SPACESHIP)
        for entity in members.entities if members is not None and members.owner is cls else []:
            if _is_defaulted(entity):
                found.append(self._equal(entity))
        return found

    def implied_friend(self, cls: ClassType, name: str) -> list[Entity]:
        """The same of a friend; the class declares no friend `operator==`."""
        if name != _EQUAL or cls.context is None or self.engine.language.standard < 2020:
            return []
        spaceships = [entity for entity in self.engine.friends.of(cls, _SPACESHIP) if _is_defaulted(entity)]
        if not spaceships or self.engine.declare.special(cls.brace).operators.get(_EQUAL):
            return []
        found: list[Entity] = []
        for entity in spaceships:
            made = self._equal(entity)
            made.token = cls.token
            found.append(made)
        return found

    def _equal(self, spaceship: Entity) -> Routine:
        assert isinstance(spaceship, Routine)
        signature = self.engine.declare_types.routine_type(spaceship)
        types = self.engine.types
        made = Routine(_EQUAL, spaceship.token, spaceship.parent)
        made.visible = spaceship.visible
        made.access = spaceship.access
        made.special = en.SFK_OPERATOR
        made.operator = "=="
        made.flags = spaceship.flags | en.IMPLICIT
        made.type = types.routine(
            types.bool, signature.parameters, False, signature.cv, signature.ref_qualifier, signature.noexcept
        )
        return made

    def category(self, routine: Routine) -> Type:
        """The result of a defaulted `auto operator<=>`: the weakest category of the parts ([class.spaceship]/4)."""
        cls = self.class_of(routine)
        if cls is None or routine.operator != "<=>":
            raise Unknown("defaulted comparison of no class", routine.token)
        weakest = 0
        parts: list[Type] = [base.type for base in self.engine.classes.bases(cls)]
        parts += [self.engine.declare_types.field_type(field) for field in self.engine.classes.fields(cls)]
        for part in parts:
            weakest = max(weakest, self._strength(part, routine.token))
        return self._std(_CATEGORIES[weakest], routine.token)

    def _strength(self, type_: Type, token: int) -> int:
        bare = type_.skip_arrays()
        if isinstance(bare, (IntegerType, EnumType, PointerType)):
            return 0
        if isinstance(bare, FloatType):
            return 2
        if isinstance(bare, ClassType):
            members = self.engine.names.members(bare, _SPACESHIP)
            entities = members.entities if members is not None else self.engine.friends.of(bare, _SPACESHIP)
            if len(entities) == 1 and isinstance(entities[0], Routine):
                result = self.engine.declare_types.result_type(entities[0]).skip_typerefs()
                if isinstance(result, ClassType) and result.name in _CATEGORIES:
                    return _CATEGORIES.index(result.name)
        raise Unknown("three-way comparison of a part", token)

    def _std(self, name: str, token: int) -> Type:
        root = self.engine.declare.root
        for std in self.engine.names.qualified(root.namespace, "std", token):
            for entity in self.engine.names.qualified(std, name, token):
                if isinstance(entity, ClassType):
                    return entity
        raise Unknown("<compare> is not included", token)


def _is_defaulted(entity: Entity) -> bool:
    return isinstance(entity, Routine) and bool(entity.flags & en.DEFAULTED) and not entity.flags & en.DELETED
