"""Instances of templates and members of classes that no other unit can define, and that this one does not."""

from cufe.checks.declarations.block_variables import Locals
from cufe.checks.entity_names import function_name
from cufe.checks.read_pieces import pieces_of
from cufe.checks.typed_code import TypedCode
from cufe.cuda.rules.calls.callees import is_generic
from cufe.cuda.rules.declared import Declared, declared_by
from cufe.cuda.rules.device.emission_order import Evaluation
from cufe.cuda.rules.device.evaluated_expressions import Use
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.named_instances import NamedInstances
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Field, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.sema.failures import guarded, unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.text_lookup.aliases import function_alias
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.local_pieces import local_class
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class NamedFunctions:
    """The functions that something evaluated names: in the functions and initialisers of the user, and in the instances
    that these make."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = examined.engine()
        self._evaluation: Evaluation = Evaluation(self.engine, with_discarded=True)
        self.routines: dict[Routine, None] = {}
        #: the declarations of those that count outside of templates, and of what templates call without arguments
        self.tokens: set[int] = set()
        #: the classes of functions
        self.classes: dict[ClassType, None] = {}
        self._read()

    def _read(self) -> None:
        paths = pieces_of(self.examined, self.examined.in_full)
        code = TypedCode(self.engine, paths)
        for path in paths:
            for entity in self.engine.definitions.declared_at(path):
                with unanswered:
                    if isinstance(entity, Routine):
                        self._default_arguments(entity)
                    elif isinstance(entity, Field) and self.engine.classes.has_initialiser(entity):
                        init = self.engine.member_initialisers.default(entity)
                        self._uses(self._evaluation.variable(init, entity.token))
            if path[-1].sort == c.SIMPLE:
                for variable in self.engine.definitions.variables_at(path):
                    self._initialiser(variable)
        for function in code.functions:
            in_template = is_generic(function.routine)
            self._uses(self._evaluation.function(function.scope), in_template)
            if not in_template:
                local = Locals(function.scope).entities
                classes = [one for one in local if isinstance(one, ClassType) and one.brace >= 0]
                self.classes.update(dict.fromkeys(classes))
        pending = list(self.routines)
        while pending:
            routine = pending.pop()
            if not self.engine.returns.is_instance(routine):
                continue
            declared = self.engine.declare_types.definition(routine)
            if declared is None or not self.examined.is_own(declared.binding.name):
                continue
            scope = self.engine.functions.body(routine)
            if scope is not None:
                pending += self._uses(self._evaluation.function(scope))

    def _default_arguments(self, routine: Routine) -> None:
        """The default arguments of a function count whether they are passed or not."""
        engine = self.engine
        for place in range(len(engine.declare_types.routine_type(routine).parameters)):
            if not is_generic(routine) and engine.declare_types.default_argument(routine, place) is not None:
                self._uses(self._evaluation.argument(engine.passed_arguments.default(routine, place, routine.token)))

    def _initialiser(self, variable: Variable) -> None:
        with unanswered:
            init = self.engine.declared_initialisers.of_variable(variable)
            if init is not None:
                self._uses(self._evaluation.variable(init, variable.token))

    def _uses(self, uses: list[Use], in_template: bool = False) -> list[Routine]:
        """Notes the functions that are used; returns those that are new."""
        found: list[Routine] = []
        for use in uses:
            if use.routine is None:
                continue
            is_plain = self.examined.architecture is None and self.examined.kinds.startswith(b"()", use.token + 1)
            if not in_template or is_plain:
                self.tokens.update([one.binding.name for one in use.routine.declarations])
            if use.routine not in self.routines:
                self.routines[use.routine] = None
                found.append(use.routine)
        return found


# Instances of function templates that other units cannot define, and that are named and not defined in this one.


def undefined_instances(examined: ExaminedUnit, templates: list[Template]) -> list[tuple[Template, str]]:
    """The templates and the names of the instances of some templates that are evaluated somewhere and not defined,
    those that are named last first."""
    own = {one.piece.start for template in templates for one in template.declarations}
    found: list[tuple[Template, str]] = []
    with guarded():
        named = NamedInstances(examined, {template.name for template in templates}, own, evaluated=True)
        for routine, _ in reversed(named.in_order()):
            template = routine.template
            if template is None or template not in templates:
                continue
            if examined.engine().declare_types.definition(routine) is None:
                found.append((template, InstanceNames(examined.engine()).of_function(routine)))
        return found
    return []


# Member functions that no other unit can define, and that this one does not define: those of local classes (329), and
# of classes of this unit alone, in unnamed namespaces or without a name (114, virtual ones 1380). Virtual functions are
# told of though nobody names them, all others where something names them that is evaluated.


_LOCAL: Final = 329
_VIRTUAL: Final = 1380
#: nobody is to define them, or the compiler does
_WITHOUT_BODY: Final = en.PURE | en.DELETED | en.DEFAULTED | en.IMPLICIT


def tell_undefined_members(examined: ExaminedUnit, keys: list[int]) -> None:
    """Reports the members of the classes that begin at the tokens `keys`."""
    with guarded():
        _UndefinedMembers(examined, keys).tell()


class _UndefinedMembers:
    def __init__(self, examined: ExaminedUnit, keys: list[int]) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = examined.engine()
        self._keys: list[int] = keys

    def tell(self) -> None:
        if not any(self._may_lack_definition(key) for key in self._keys):
            return
        named = self.examined.once(NamedFunctions)
        for cls in named.classes:
            self._virtual_functions(cls)
        members: list[tuple[int, Routine]] = [(_VIRTUAL, routine) for routine in self._unnamed_virtual_functions()]
        for routine in sorted(named.routines, key=_token):
            owner = routine.owner()
            if owner is None or routine.flags & en.VIRTUAL or not self._lacks_definition(routine):
                continue
            end = self._end_of_function(owner)
            if end >= 0:
                self._add(_LOCAL, routine, end)
            elif _is_of_unit(owner):
                members.append((num.NOT_DEFINED, routine))
        for number, routine in sorted(members, key=_place):
            self._add(number, routine, len(self.examined.kinds) - 1)

    # --- which classes are in doubt ------------------------------------------------------------------------------

    def _may_lack_definition(self, key: int) -> bool:
        """Whether a class that no other unit can name has a member function without a body, as far as its declaration
        tells; it is asked of the token that begins the class, before anything is read to see what names its members."""
        cutter = self.examined.cutter
        brace = self.examined.kinds.find(k.OPEN_BRACE, key)
        path = cutter.path(key) or []
        is_local = not path or path[-1].sort != c.CLASS or path[-1].body != brace
        if is_local:
            local = local_class(cutter, brace)
            if local is None:
                return False
            path = [*path, local]
        else:
            cls = self.engine.definitions.class_at(path)
            if cls is not None and not _is_of_unit(cls):
                return False
        for piece in cutter.pieces(brace):
            if piece.sort == c.SIMPLE and any(
                self._may_be_undefined(one) for one in declared_by(self.examined, [*path, piece], is_local)
            ):
                return True
        return False

    def _may_be_undefined(self, one: Declared) -> bool:
        """Whether a member declaration is that of a function that has no definition elsewhere."""
        specifiers = one.declaration.specifiers
        if one.flags & (n.FRIEND | n.TYPEDEF) or one.declarator.initialiser != n.NO_INITIALISER:
            return False
        if one.function() is None:
            # It may be declared by an alias of its type.
            is_plain = specifiers.sort == n.NAMED and not one.declarator.operators
            return is_plain and function_alias(self.examined.lookup(), specifiers) is not None
        entities = [] if one.local else self.engine.definitions.declared_at([*one.path, one.piece])
        routines = [each for each in entities if isinstance(each, Routine)]
        return not routines or any(self._lacks_definition(each) for each in routines)

    # --- what is not defined -------------------------------------------------------------------------------------

    def _virtual_functions(self, cls: ClassType) -> None:
        for routine in self.engine.virtuals.of(cls).own:
            if self._lacks_definition(routine):
                self._add(_LOCAL, routine, self.examined.brackets.close(cls.brace))

    def _unnamed_virtual_functions(self) -> list[Routine]:
        """The virtual functions of classes in unnamed namespaces that nothing defines."""
        found: list[Routine] = []
        for key in self._keys:
            path = self.examined.cutter.path(key)
            cls = self.engine.definitions.class_at(path) if path and path[-1].sort == c.CLASS else None
            if cls is not None and cls.name and _is_of_unit(cls):
                found += [one for one in self.engine.virtuals.of(cls).own if self._lacks_definition(one)]
        return list(dict.fromkeys(found))

    def _lacks_definition(self, routine: Routine) -> bool:
        if routine.flags & _WITHOUT_BODY or is_generic(routine):
            return False
        declarations = list(routine.declarations)
        if routine.template is not None:
            declarations += routine.template.declarations
        if any(one.piece.sort == c.FUNCTION for one in declarations):
            return False
        return self.engine.declare_types.definition(routine) is None

    def _end_of_function(self, cls: ClassType) -> int:
        """The brace that closes the function or lambda that a class is local to, else -1."""
        at: Entity | None = cls.parent
        while at is not None and not isinstance(at, Routine):
            at = at.parent
        declared = self.engine.declare_types.definition(at) if isinstance(at, Routine) else None
        if declared is not None:
            return declared.piece.end - 1
        # What is around a class without a name is not always known.
        path = self.examined.cutter.path(cls.brace) if cls.brace >= 0 else None
        if path and path[-1].sort == c.FUNCTION and cls.brace > path[-1].body:
            return path[-1].end - 1
        return -1

    def _add(self, number: int, routine: Routine, found_at: int) -> None:
        end = len(self.examined.kinds) - 1
        name = EntityName("function", function_name(self.engine, routine, end))
        self.examined.add_late(number, routine.token, found_at, name)


def _is_of_unit(cls: ClassType) -> bool:
    """Whether no other unit can name a class; what an unnamed class in an unnamed namespace holds is not asked."""
    is_unnamed = False
    at: Entity | None = cls
    while at is not None:
        nameless = isinstance(at, ClassType) and not at.name and not at.typedef_name
        if isinstance(at, Namespace) and at.parent is not None and not at.name:
            return not is_unnamed
        is_unnamed = is_unnamed or nameless
        at = at.parent
    return is_unnamed


def _token(routine: Routine) -> int:
    return routine.token


def _place(member: tuple[int, Routine]) -> tuple[bool, list[int], int]:
    """The order of members: classes in namespaces come last, nested classes after the classes around them."""
    _, routine = member
    at: Entity | None = routine.parent
    classes: list[int] = []
    while isinstance(at, ClassType):
        classes.insert(0, at.token)
        at = at.parent
    return isinstance(at, Namespace) and at.parent is not None, classes, routine.token
