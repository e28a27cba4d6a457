"""Private and protected members that are named from outside of their classes (265), constructors and destructors of
that sort that are called (330; [class.access])."""

from cufe.checks.entity_names import entity_name, function_name, overload_name, words_of
from cufe.checks.findings import Findings
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName, TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.addresses import Addresses
from cufe.il.context import Context
from cufe.il.entities import (
    SC_EXTERN,
    SFK_CONVERSION,
    SFK_DESTRUCTOR,
    STATIC_MEMBER,
    BaseClass,
    ClassType,
    Enumerator,
    Field,
    Routine,
    Variable,
)
from cufe.il.entity import AS_PROTECTED, AS_PUBLIC, Entity
from cufe.il.initialisation import (
    DIK_BITWISE_COPY,
    DIK_CONSTANT,
    DIK_CONSTRUCTOR,
    DIK_NONE,
    DIK_ZERO,
    DynamicInit,
)
from cufe.il.type_names import TypeNames
from cufe.il.types import PointerType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.declared.access import is_spelt
from cufe.sema.declared.implicit import COPY_CONSTRUCTOR
from cufe.sema.declared.names import is_type_like
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_MEMBER: Final = 265
_BASE: Final = 269
_CONSTRUCTOR: Final = 330
_THROUGH_BASE: Final = 410

_FIELDS: Final = (o.DOT_FIELD, o.POINTS_TO_FIELD)
_MEMBER_CALLS: Final = (o.DOT_MEMBER_CALL, o.POINTS_TO_MEMBER_CALL)
_ADJUSTMENTS: Final = (o.BASE_CLASS_CAST, o.LVALUE_ADJUST)

_CONVERSION: Final = "operator"
_ENUMERATOR: Final = "constant"
_ENDS_DECLARATOR: Final = bytes((k.ELLIPSIS,)) + b",;"


class Inaccessible(Walk):
    """Gathers what functions and initialisers may not name."""

    def __init__(self, code: UserCode) -> None:
        super().__init__()
        self.passes_integers = True
        self.code: UserCode = code
        self.engine: Engine = code.engine()
        self.findings: Findings = Findings()
        #: names of members to which a using-declaration may give another access in a derived class
        self._redeclared: _UsedNames = _UsedNames(code)
        #: the function that is read, or the class of the static data member whose initialiser is
        self.reading: Routine | ClassType | None = None
        #: the members that the object is converted for, with the tokens of their names
        self._named_casts: dict[e.Operation, tuple[Field | Routine, int]] = {}
        #: and the classes of the object on the way
        self._named_through: dict[e.Operation, list[ClassType]] = {}
        #: and those that a conversion function is called for, which a using-declaration may have published
        self._republished: set[e.Operation] = set()

    def routine(self, routine: Routine, scope: s.FunctionScope) -> None:
        """Judges the body of a function or lambda."""
        self.reading = _around_lambdas(routine)
        with unanswered:
            self.function(scope)

    def initialised(self, routine: Routine, field: Field, token: int) -> None:
        """Judges the member of a base class that a constructor names as if it were one of its own class."""
        self.reading = routine
        with unanswered:
            self._named(field, token, "member")

    def variable(self, variable: Variable, init: DynamicInit | None) -> None:
        """Judges what initialises a variable outside of functions: of a static data member in the scope of its class
        ([class.static.data]/2)."""
        owner = variable.parent
        self.reading = owner if isinstance(owner, ClassType) else None
        with unanswered:
            if init is not None:
                self.init(init)
            cls = self._uninitialised(variable)
            if cls is not None and variable.storage_class != SC_EXTERN and self.engine.objects.trivial_default(cls):
                self._defaulted(cls, variable.token)
            self._destroyed(variable)

    def _destroyed(self, variable: Variable) -> None:
        """The destructor of a variable that lives as long as the program."""
        if variable.type is None or variable.storage_class == SC_EXTERN or len(variable.declarations) != 1:
            return
        destructor = self.engine.objects.destructor(variable.type)
        if destructor is not None:
            self._special(destructor, variable.token)

    def types(self) -> None:
        """Judges the types and enumerators that are named `C::T`, which the engine has noted."""
        # What is asked about one may note others.
        for token, (members, named_in, context) in list(self.engine.access.named.items()):
            entity = members.entities[0]
            if not self.code.is_in_full(token) or self._has_access_declaration(named_in, entity.name):
                continue
            words = words_of(entity)
            with unanswered:
                if (is_type_like(entity) or words == _ENUMERATOR) and not self._may_declare(token, context):
                    self.findings.add(_MEMBER, token, fill_ins=(self._shown(entity, token, words),))

    def _may_declare(self, token: int, context: Context) -> bool:
        """Whether the declaration around a token may name the member there: the heads of explicit specialisations and
        instantiations name what they like ([temp.spec.general]/6); what stands in front of the name of a member has the
        access of its class ([class.access]/6)."""
        path = self.code.cutter.path(token)
        piece = path[-1]
        kinds = self.code.kinds
        if kinds[piece.start] == k.TEMPLATE and not 0 <= piece.body < token:
            return True
        is_defined = piece.sort == c.CLASS and token < piece.body and kinds.find(k.COLON, piece.head, token) < 0
        if is_defined or kinds.find(k.FRIEND, piece.start, piece.end) >= 0:
            return True
        written_names = self.engine.written_names
        declared = self.code.bindings(path)
        qualified = [one for one in declared if one.first < one.name]
        owners = [written_names.path(one.first, one.end, context, one.name).qualifier for one in qualified]
        return self.engine.access.may_name(token, {self.code.lexemes[one.name] for one in declared}, owners)

    # --- members -----------------------------------------------------------------------------------------------------

    def visit(self, node: Node) -> Node:
        # What is unknown of one object is no reason to pass over what else is named.
        with unanswered:
            self._node(node)
        return node

    def _node(self, node: Node) -> None:
        if isinstance(node, e.FieldExpression):
            self._named(node.field, node.token, "member")
        elif isinstance(node, e.VariableExpression) and node.name is not None:
            self._named(node.variable, node.name.id, "member")
        elif isinstance(node, e.RoutineExpression) and node.name is not None:
            if node.routine.special == SFK_DESTRUCTOR:
                self._special(node.routine, node.name.id)
            else:
                self._named(node.routine, node.name.id, "function")
        elif isinstance(node, DynamicInit):
            self._initialisation(node)
        elif isinstance(node, e.NewDelete) and not node.is_new:
            destructor = node.destructor
            cls = bare(node.object_type) if node.object_type is not None else None
            if isinstance(cls, ClassType) and cls.brace > node.arguments[0].start >= 0:
                # The class is incomplete there ([expr.delete]/5).
                return
            if destructor is None and isinstance(cls, ClassType) and self.engine.classes.is_complete(cls):
                destructor = self.engine.classes.destructor(cls)
            if destructor is not None:
                self._special(destructor, node.arguments[0].start)
        elif isinstance(node, e.NewDelete):
            self._allocated(node)
        elif isinstance(node, s.DeclStatement):
            for entity in node.entities:
                if isinstance(entity, Variable):
                    self._trivial(entity)
        elif isinstance(node, e.Operation):
            if node.operation == o.BASE_CLASS_CAST:
                self._to_base(node)
            elif node.flags & (e.OPERATOR_SYNTAX | e.CONVERSION_CALL) and node.arguments:
                self._implied(node, node.arguments[0])

    def _implied(self, node: e.Operation, callee: e.Expression) -> None:
        """A member that an operator or a conversion calls; of objects that are called the original says nothing."""
        if not isinstance(callee, e.RoutineExpression) or callee.routine.operator == "()":
            return
        if node.flags & e.CONVERSION_CALL:
            self._special(callee.routine, node.start)
        elif callee.routine.operator == "=":
            self._special(callee.routine, node.token)
        elif node.token >= 0:
            self._tell(callee.routine, node.token, "function")

    def skips(self, node: Node) -> bool:
        if isinstance(node, e.Operation) and len(node.arguments) > 1:
            self._access(node)
        # A default argument names what the function that it belongs to may name.
        return isinstance(node, e.Expression) and bool(node.flags & e.DEFAULT_ARGUMENT)

    def _access(self, node: e.Operation) -> None:
        """`object.member`: the conversions of the object belong to the name. What a conversion function is called for
        is named nowhere."""
        if node.flags & e.CONVERSION_CALL and self._redeclared.has(_CONVERSION):
            at = node.arguments[1]
            while isinstance(at, e.Operation) and _is_adjustment(at):
                self._republished.add(at)
                at = at.arguments[0]
            return
        if node.operation in _FIELDS:
            named, object_ = node.arguments[1], node.arguments[0]
        elif node.operation in _MEMBER_CALLS:
            named, object_ = node.arguments[0], node.arguments[1]
        else:
            return
        member: Field | Routine
        if isinstance(named, e.FieldExpression):
            token = named.token
            member = named.field
        elif isinstance(named, e.RoutineExpression) and named.name is not None:
            token = named.name.id
            member = named.routine
        else:
            return
        at = object_
        classes: list[ClassType] = []
        while isinstance(at, e.Operation) and _is_adjustment(at):
            if at.operation == o.BASE_CLASS_CAST:
                self._named_casts[at] = (member, token)
                self._named_through[at] = classes
            at = at.arguments[0]
            cls = _class_behind(at.type)
            if cls is not None:
                classes.append(cls)
        self._through(member, token, at)

    def _publishes(self, cls: ClassType, name: str) -> bool:
        """Whether a using-declaration of a class may name a member ([namespace.udecl]/19)."""
        if cls.brace < 0:
            return True
        end = self.code.brackets.close(cls.brace)
        at = self.code.kinds.find(k.USING, cls.brace, end)
        return (at >= 0 and name in self.code.lexemes[at:end]) or self._has_access_declaration(cls, name)

    def _has_access_declaration(self, cls: ClassType, name: str) -> bool:
        """Whether a class may say `A::name;`, which is a using-declaration as of old."""
        if cls.brace < 0:
            return False
        kinds = self.code.kinds
        places = self.code.unit.occurrences_in(name, [(cls.brace, self.code.brackets.close(cls.brace))])
        return any(kinds[at - 1] == k.SCOPE and kinds[at + 1] == k.SEMICOLON for at in places)

    def _through(self, member: Field | Routine, token: int, object_: e.Expression) -> None:
        """A protected member is named through the class that names it, or one derived from that ([class.protected])."""
        owner = member.parent
        if member.access != AS_PROTECTED or not isinstance(owner, ClassType) or token < 0 or object_.start < 0:
            return
        cls = _class_behind(object_.type)
        around = self._classes_around()
        classes = self.engine.classes
        if cls is not owner or owner in around or self._is_friend(owner, around):
            return
        if any(classes.is_base_of(owner, one) for one in around) and self.code.lexemes[token] == member.name:
            kind = "member" if isinstance(member, Field) else "function"
            names = TypeNames(Addresses())
            name = self._shown(member, token, kind)
            self.findings.add(_THROUGH_BASE, token, fill_ins=(name, TypeName(names.of(owner))))

    def _to_base(self, node: e.Operation) -> None:
        """A conversion to a direct base class that is not public."""
        source = _class_behind(node.arguments[0].type)
        target = _class_behind(node.type)
        if source is None or source.brace < 0 or source.closure is not None:
            return
        for base in self.engine.classes.bases(source):
            if base.type is target and base.access != AS_PUBLIC:
                around = self._classes_around()
                if any(one.brace == source.brace for one in around) or self._is_friend(source, around):
                    return
                if base.access == AS_PROTECTED and around:
                    return
                self._tell_base(node, base)

    def _tell_base(self, node: e.Operation, base: BaseClass) -> None:
        names = TypeNames(Addresses())
        named = self._named_casts.get(node)
        if node in self._republished:
            return
        if named is None:
            token = node.arguments[0].start
            if token >= 0 and self.code.is_own(token) and node.flags & e.COMPILER_GENERATED:
                self.findings.add(_BASE, token, fill_ins=(TypeName(names.of(base.type)),))
            return
        member, token = named
        if any(self._publishes(one, member.name) for one in self._named_through[node]):
            return
        if token >= 0 and self.code.is_own(token) and self.code.lexemes[token] == member.name:
            kind = "member" if isinstance(member, Field) else "function"
            self._refuse(member, token, kind)

    def _named(self, entity: Field | Variable | Routine, token: int, kind: str) -> None:
        """A member at its name."""
        if token >= 0 and self.code.lexemes[token] in (entity.name, "operator"):
            self._tell(entity, token, kind)
            is_static = isinstance(entity, Variable) or (
                isinstance(entity, Routine) and bool(entity.flags & STATIC_MEMBER)
            )
            if is_static and self._is_through_base(entity.name, token):
                self._refuse(entity, token, kind)

    def _is_through_base(self, name: str, token: int) -> bool:
        """Whether a static member is named through a base class that is not open there ([class.access.base]/5)."""
        noted = self.engine.access.named.get(token)
        if noted is None or not noted[0].path or self._redeclared.has(name) or not self.code.is_own(token):
            return False
        classes = [noted[1], *[base.type for base in noted[0].path]]
        if any(cls.brace < 0 or self._has_access_declaration(cls, name) for cls in classes[:-1]):
            return False
        return not self.engine.access.may_name_inside(token, self._names_around(), self._classes_around())

    def _tell(self, entity: Field | Variable | Routine, token: int, kind: str) -> None:
        """A member at the place where it is named or implied."""
        if not self._redeclared.has(entity.name) and not self._may_name(entity, token):
            self._refuse(entity, token, kind)

    def _refuse(self, entity: Field | Variable | Routine, token: int, kind: str) -> None:
        self.findings.add(_MEMBER, token, fill_ins=(self._shown(entity, token, kind),))

    def _shown(self, entity: Entity, token: int, kind: str) -> EntityName:
        """A member as a message names it."""
        if isinstance(entity, Routine):
            name = function_name(self.engine, entity, token)
        elif isinstance(entity, Enumerator):
            return entity_name(self.engine, entity, kind)
        else:
            name = InstanceNames(self.engine).of_entity(entity)
        return EntityName(kind, name, self.code.unit.offset(entity.token))

    def _may_name(self, entity: Field | Variable | Routine, token: int) -> bool:
        """Whether a place may name a member, as far as that is certain."""
        cls = entity.parent
        if entity.access == AS_PUBLIC or not isinstance(cls, ClassType) or cls.brace < 0 or not self.code.is_own(token):
            return True
        around = self._classes_around()
        if any(_is_same(one, cls) for one in around):
            return True
        if entity.access == AS_PROTECTED:
            if any(one.dependent or self.engine.classes.is_base_of(cls, one) for one in around):
                return True
            if (not around and self._is_in_class(token)) or self._is_befriended(cls):
                return True
        return self._is_friend(cls, around)

    def _classes_around(self) -> list[ClassType]:
        """The classes that the function which is read is a part of."""
        return [one for one in self._around() if isinstance(one, ClassType)]

    def _around(self) -> list[Routine | ClassType]:
        """The function that is read, and what it is a part of: a local class has the access of the function around it
        ([class.local]/1)."""
        found: list[Routine | ClassType] = []
        at: object = self.reading
        while isinstance(at, (Routine, ClassType)):
            found.append(at)
            at = at.parent
        return found

    def _is_in_class(self, token: int) -> bool:
        """Whether a place stands between the braces of a class, as a friend that is defined there does."""
        return any(piece.sort == c.CLASS for piece in self.code.cutter.path(token))

    def _names_around(self) -> set[str]:
        """The names of the function that is read and of what is around it; a closure has none."""
        return {one.name for one in self._around() if one.name}

    def _is_befriended(self, base: ClassType) -> bool:
        """Whether a class that is derived from another one has the function that is read as a friend."""
        names = self._names_around()
        kinds = self.code.kinds
        for at in k.all_of(kinds, k.FRIEND):
            words = self.code.lexemes[at : kinds.find(k.SEMICOLON, at)]
            if any(is_spelt(name, words) for name in names):
                cls = self.engine.definitions.class_at(self.code.cutter.path(at)[:-1])
                if cls is None or self.engine.classes.is_base_of(base, cls):
                    return True
        return False

    def _is_friend(self, cls: ClassType, around: list[ClassType]) -> bool:
        """Whether a friend declaration of a class may mean the function that is read, or a class around it."""
        names = self._names_around()
        if not names and self.engine.declare.special(cls.brace).friends:
            return True
        return self.engine.access.may_befriend(cls, names, around)

    # --- constructors ------------------------------------------------------------------------------------------------

    def _initialisation(self, init: DynamicInit) -> None:
        token = self._place(init)
        if token < 0:
            return
        if init.kind == DIK_CONSTRUCTOR and init.routine is not None:
            self._special(init.routine, token)
        elif init.kind == DIK_CONSTANT and init.variable is not None:
            # What the default constructor makes is constant.
            made = self._uninitialised(init.variable)
            if made is not None:
                self._defaulted(made, token)
        elif init.kind == DIK_BITWISE_COPY:
            cls = bare(init.type)
            if isinstance(cls, ClassType):
                copy = self.engine.implicit.operation(cls, COPY_CONSTRUCTOR)
                if copy is not None:
                    self._special(copy, token)
        if init.destructor is not None:
            self._special(init.destructor, token)

    def _trivial(self, variable: Variable) -> None:
        """A local variable for which nothing is done: no constructor or destructor stands in the tree."""
        cls = self._uninitialised(variable)
        if cls is None:
            return
        if self.engine.objects.trivial_default(cls):
            self._defaulted(cls, variable.token)
            # It is told of a second time where the object is initialised (observed).
            self._defaulted(cls, variable.token, "again")
        if self.engine.objects.trivially_destructible(cls):
            destructor = self.engine.classes.destructor(cls)
            if destructor is not None:
                self._special(destructor, variable.token)

    def _uninitialised(self, variable: Variable) -> ClassType | None:
        """The class of the objects that a declaration without an initialiser makes."""
        cls = self.engine.objects.element_class(variable.type) if variable.type is not None else None
        if cls is None or cls.dependent or len(variable.declarations) != 1:
            return None
        declarator = variable.declarations[0].binding.declarator
        if declarator is None or declarator.initialiser != n.NO_INITIALISER:
            return None
        return cls if self.engine.classes.is_complete(cls) else None

    def _defaulted(self, cls: ClassType, token: int, about: str = "") -> None:
        """The default constructor of a class, which does not stand in the tree."""
        constructor = self.engine.overloads.constructors.default(cls, -1).routine
        if constructor is not None:
            self._special(constructor, token, about)

    def _allocated(self, node: e.NewDelete) -> None:
        """`new C` with a trivial default constructor, which does not stand in the tree."""
        cls = self.engine.objects.element_class(node.object_type) if node.object_type is not None else None
        if cls is None or cls.dependent or node.braced or node.token < 0:
            return
        if node.init is not None and node.init.kind not in (DIK_NONE, DIK_ZERO):
            return
        if self.engine.objects.trivial_default(cls):
            self._defaulted(cls, node.token)

    def _special(self, routine: Routine, token: int, about: str = "") -> None:
        owner = routine.owner()
        if owner is not None and self.engine.conversions.lists.element_type(owner) is not None:
            # A list makes its `std::initializer_list` whatever access that gives ([dcl.init.list]/5).
            return
        # An inherited constructor has the access of the one that is inherited ([namespace.udecl]/19).
        routine = routine.origin()
        if routine.special == SFK_CONVERSION and self._redeclared.has(_CONVERSION):
            return
        if not self._may_name(routine, token):
            is_assignment = routine.operator == "="
            shown = (
                InstanceNames(self.engine).of_routine(routine) if is_assignment else overload_name(self.engine, routine)
            )
            name = EntityName("", shown, self.code.unit.offset(routine.token))
            self.findings.add(_CONSTRUCTOR, token, fill_ins=(name,), about=name.name + about)

    def _place(self, init: DynamicInit) -> int:
        """Where an initialisation is told of: its first argument; without one the name of the variable."""
        variable = init.variable
        declared = variable.declarations if variable is not None else []
        declarator = declared[0].binding.declarator if declared else None
        if declarator is not None:
            if declarator.initialiser == n.NO_INITIALISER:
                return declarator.id
            start = declarator.initialiser_start
            return start + 1 if self.code.kinds[start] in (k.ASSIGN, k.OPEN_ROUND) else start
        if init.expression is not None:
            return init.expression.start
        return init.arguments[0].start if init.arguments else init.token


def _is_same(one: ClassType, other: ClassType) -> bool:
    """Whether two classes may be one: of a template each instance is another class."""
    if one is other or one.brace != other.brace:
        return one is other
    are_instances = one.template is not None and other.template is not None
    return not are_instances or one.dependent or other.dependent


def _is_adjustment(node: e.Operation) -> bool:
    """Whether an object is converted as the member that is named asks for it: to a base class, or with qualifiers."""
    return node.operation in _ADJUSTMENTS or (node.operation == o.CAST and bool(node.flags & e.COMPILER_GENERATED))


class _UsedNames:
    """The names that using-declarations of classes end in, and `operator` for conversion functions."""

    def __init__(self, code: UserCode) -> None:
        self._code: UserCode = code
        #: where each name stands in a using-declaration of any scope
        self._places: dict[str, list[int]] = {}
        self._known: dict[str, bool] = {}
        kinds = code.kinds
        for at in k.all_of(kinds, k.USING):
            end = kinds.find(k.SEMICOLON, at) if kinds[at + 2] != k.ASSIGN else at
            for place in range(at + 1, end):
                ends = kinds[place] == k.IDENTIFIER and kinds[place + 1] in _ENDS_DECLARATOR
                if ends or kinds[place] == k.OPERATOR:
                    self._places.setdefault(code.lexemes[place], []).append(place)

    def has(self, name: str) -> bool:
        """Whether a class, or a function that may define one, has a using-declaration of a name; those of namespaces
        name no members."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = any(self._is_in_class(place) for place in self._places.get(name, []))
        return known

    def _is_in_class(self, place: int) -> bool:
        path = self._code.cutter.path(place)
        if path and path[-1].sort == c.FUNCTION:
            return True
        return len(path) > 1 and path[-2].sort == c.CLASS


def _around_lambdas(routine: Routine) -> Routine:
    """The function that a lambda stands in, whose access it has; any other function itself."""
    closure = routine.parent
    while isinstance(closure, ClassType) and closure.closure is not None and isinstance(closure.parent, Routine):
        routine = closure.parent
        closure = routine.parent
    return routine


def _class_behind(type_: Type) -> ClassType | None:
    """The class of an object, or of what a pointer points to."""
    found = bare(type_)
    if isinstance(found, PointerType):
        found = bare(found.target)
    return found if isinstance(found, ClassType) else None
