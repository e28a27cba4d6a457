"""Variables of the device that a program would have to initialise (spec 12; observed: diagnostics-b 4)."""

from cufe import regex as re
from cufe.cuda.marks import SHARED
from cufe.cuda.rules.calls.spaces import typed_for_device
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.device.declarations import device_variables, is_extern
from cufe.cuda.rules.device.variables import declared_variable
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.memory_spaces import space_name
from cufe.diagnostics.severity import WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import constants as c
from cufe.il import entities as en
from cufe.il import initialisation as i
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Routine, Variable
from cufe.il.expressions import Expression, NewDelete
from cufe.il.statements import DeclStatement, FunctionScope, InitStatement
from cufe.il.types import ArrayType, ReferenceType, Type
from cufe.il.walk import nodes_in
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.facts import space_word
from cufe.sema.declared.implicit import DESTRUCTOR
from cufe.sema.failures import guarded, unanswered
from cufe.syntax import cutter as pieces
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# Which variables a program would have to initialise before it runs (observed; [basic.start.static]). Constant
# initialisation is none, and neither is a constructor or destructor that is *empty*: without parameters, statements and
# member initialisers other than `a()` for a part with such a constructor, in a class without virtual functions and
# bases, without default member initialisers, whose bases and members have such ones or trivial ones. What the engine
# cannot tell counts as constant.


#: causes for which an expression is surely no constant, of all that the evaluator knows
_NOT_CONSTANT: Final = re.compile(r"the value of variable|cannot call non-constexpr function \"(?!__|abs|labs|llabs)")
_FIRST_WITH_UNINITIALISED: Final = 2020
#: a body that only returns
_RETURN: Final = bytes((k.RETURN, k.SEMICOLON))
#: names for types, which a body may declare and do nothing all the same
_TYPE_NAMES: Final = re.compile(b"[" + bytes((k.USING, k.TYPEDEF)) + b"][^;{}]*+;")


def _allocates(init: i.DynamicInit) -> bool:
    """Whether there is a new-expression."""
    return any(isinstance(node, NewDelete) for node in nodes_in(init))


def _is_shared_address(constant: c.Constant) -> bool:
    """Whether a constant holds the address of a `__shared__` variable, which each block has its own of."""
    if isinstance(constant, c.AggregateConstant):
        return any(_is_shared_address(element) for element in constant.elements)
    if not isinstance(constant, c.AddressConstant) or constant.variable is None:
        return False
    return bool(constant.variable.flags & en.SHARED_VARIABLE)


def _has_no_initialiser(variable: Variable) -> bool:
    """Whether a variable is declared without `=`, parentheses or braces."""
    if not variable.declarations:
        return False
    declarator = variable.declarations[-1].binding.declarator
    return declarator is not None and declarator.initialiser == n.NO_INITIALISER


class Initialisation:
    """Answers for classes and initialisations; what it was asked for classes is remembered."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._empty: dict[ClassType, bool] = {}
        self._constant: dict[ClassType, bool] = {}
        self._destroyed: dict[ClassType, bool] = {}

    def is_dynamic(self, variable: Variable, type_: Type, init: i.DynamicInit | None) -> bool:
        """Whether a variable of static storage with that initialisation needs code when the program starts or ends."""
        if init is not None and init.constant is not None and _is_shared_address(init.constant):
            return True
        if isinstance(type_.skip_typerefs(), ReferenceType):
            return init is not None and self._is_computed(init)
        cls = self.engine.objects.element_class(type_)
        if cls is not None and self._needs_destructor(cls):
            return True
        if cls is not None and init is not None and self._is_list(variable, init, cls):
            return True
        return init is not None and self._is_computed(init)

    def _is_list(self, variable: Variable, init: i.DynamicInit, cls: ClassType) -> bool:
        """Whether an object whose destructor is not trivial, even an empty one, gets its value from a list or from
        `C()`, and not from a constructor."""
        written = init.kind in (i.DIK_CONSTANT, i.DIK_NONCONSTANT_AGGREGATE) and init.expression is None
        if written and init.kind == i.DIK_NONCONSTANT_AGGREGATE and _has_no_initialiser(variable):
            # An array of objects that are made by the default constructor.
            return False
        return (written or init.kind == i.DIK_ZERO) and not self.engine.objects.trivially_destructible(cls)

    def _is_computed(self, init: i.DynamicInit) -> bool:
        kind = init.kind
        if kind == i.DIK_CONSTRUCTOR:
            return self._calls_constructor(init)
        if kind == i.DIK_NONCONSTANT_AGGREGATE:
            return init.constant is not None and self._has_computed_part(init.constant, False)
        if kind == i.DIK_LAMBDA:
            return bool(init.arguments)
        if kind in (i.DIK_EXPRESSION, i.DIK_CLASS_RESULT_VIA_CTOR, i.DIK_BITWISE_COPY) and init.expression is not None:
            try:
                self.engine.evaluator.value(init.expression)
            except IllFormed as failure:
                return _NOT_CONSTANT.match(failure.cause) is not None or _allocates(init)
            except (Unknown, Dependent):
                return False
        return False

    def _has_computed_part(self, constant: c.Constant, of_class: bool) -> bool:
        """Whether some part is no constant; a member of a class that is initialised as an aggregate has to be one, even
        where its constructor is empty."""
        if isinstance(constant, c.AggregateConstant):
            of_class = self.engine.objects.element_class(constant.type) is not None and not isinstance(
                constant.type.skip_typerefs(), ArrayType
            )
            return any(self._has_computed_part(element, of_class) for element in constant.elements)
        if isinstance(constant, c.RepeatConstant):
            return self._has_computed_part(constant.constant, of_class)
        if isinstance(constant, c.DynamicInitConstant):
            init = constant.init
            if of_class and init.kind == i.DIK_CONSTRUCTOR and init.routine is not None:
                return not self._is_constexpr(init.routine) and not init.routine.flags & (en.IMPLICIT | en.DEFAULTED)
            return self._is_computed(init)
        return False

    def _calls_constructor(self, init: i.DynamicInit) -> bool:
        routine = init.routine
        cls = routine.owner() if routine is not None else None
        if routine is None or cls is None:
            return False
        if init.arguments:
            return not self._is_constexpr(routine) or any(self._is_no_constant(one) for one in init.arguments)
        if routine.flags & (en.IMPLICIT | en.DEFAULTED):
            return not (self.has_constant_default(cls) or self.has_empty_default(cls))
        return not (self._is_constexpr(routine) or self.is_empty(routine, cls))

    def _is_no_constant(self, expression: "Expression") -> bool:
        try:
            self.engine.evaluator.value(expression)
        except IllFormed as failure:
            return _NOT_CONSTANT.match(failure.cause) is not None
        except (Unknown, Dependent):
            return False
        return False

    def _is_constexpr(self, routine: Routine) -> bool:
        return bool(routine.flags & (en.CONSTEXPR | en.CONSTEVAL))

    # --- classes -------------------------------------------------------------------------------------------------

    def has_empty_default(self, cls: ClassType) -> bool:
        """Whether the default constructor of a class does nothing."""
        known = self._empty.get(cls)
        if known is None:
            self._empty[cls] = True
            known = self._empty[cls] = self._has_empty_default(cls)
        return known

    def _has_empty_default(self, cls: ClassType) -> bool:
        if self.engine.objects.trivial_default(cls):
            return True
        routine = self._default(cls)
        if routine is None:
            return False
        if routine.flags & (en.IMPLICIT | en.DEFAULTED):
            return self._is_plain(cls)
        return self.is_empty(routine, cls)

    def is_empty(self, routine: Routine, cls: ClassType) -> bool:
        """Whether a constructor that somebody wrote does nothing."""
        declared = self.engine.declare_types.definition(routine)
        declaration = declared.binding.declaration if declared is not None else None
        declarator = declared.binding.declarator if declared is not None else None
        operator = declarator.function() if declarator is not None else None
        if declaration is None or operator is None or declaration.body < 0:
            return False
        if operator.parameters or not self._are_empty(declaration.member_initialisers, declaration.body, cls):
            return False
        return self._is_empty_body(declaration.body) and self._is_plain(cls)

    def _are_empty(self, colon: int, body: int, cls: ClassType) -> bool:
        """Whether all member initialisers, behind a colon or -1 for none, are like `a()` for bases and members with
        constructors that do nothing; members of other types become zero by that."""
        if colon < 0:
            return True
        kinds = self.engine.kinds
        parts = self._named_parts(cls)
        at = colon + 1
        while at < body:
            part = parts.get(self.engine.lexemes[at])
            if part is None or not kinds.startswith((b"()", b"{}"), at + 1):
                return False
            if self.engine.objects.trivial_default(part) or not self.has_empty_default(part):
                return False
            at += 4
        return True

    def _named_parts(self, cls: ClassType) -> dict[str, ClassType]:
        """The classes of the bases and members of a class by the names of these."""
        found: dict[str, ClassType] = {}
        for base in self.engine.classes.bases(cls):
            found[base.type.name] = base.type
        for field in self.engine.classes.fields(cls):
            part = self.engine.objects.element_class(self.engine.declare_types.field_type(field))
            if part is not None:
                found[field.name] = part
        return found

    def _is_empty_body(self, brace: int) -> bool:
        """Whether a body, -1 for none, has nothing in it but empty blocks, or returns at once."""
        if brace < 0:
            return False
        inside = _TYPE_NAMES.sub(b"", k.stretch(self.engine.kinds, brace + 1, self.engine.cutter.brackets.close(brace)))
        return not inside.strip(b"{}") or inside == _RETURN

    def _is_plain(self, cls: ClassType) -> bool:
        """Whether a constructor has nothing to do for the parts of a class."""
        classes = self.engine.classes
        if cls.kind == tk.TK_UNION:
            return True
        if classes.is_dynamic(cls):
            return False
        for field in classes.fields(cls):
            if classes.has_initialiser(field) or self._is_destroyed_array(field):
                return False
        parts = self.engine.implicit.parts(cls)
        return all(self.has_empty_default(part) for part in parts)

    def _is_destroyed_array(self, field: Field) -> bool:
        """Whether a member is an array of objects whose destructor is not trivial, even an empty one."""
        type_ = self.engine.declare_types.field_type(field)
        cls = self.engine.objects.element_class(type_) if isinstance(type_.skip_typerefs(), ArrayType) else None
        return cls is not None and not self.engine.objects.trivially_destructible(cls)

    def has_constant_default(self, cls: ClassType) -> bool:
        """Whether the default constructor of a class gives a constant."""
        known = self._constant.get(cls)
        if known is None:
            self._constant[cls] = True
            known = self._constant[cls] = self._has_constant_default(cls)
        return known

    def _has_constant_default(self, cls: ClassType) -> bool:
        routine = self._default(cls)
        if routine is None:
            return False
        if not routine.flags & (en.IMPLICIT | en.DEFAULTED):
            return self._is_constexpr(routine)
        engine = self.engine
        if any(base.virtual for base in engine.classes.bases(cls)):
            return False
        for field in engine.classes.fields(cls):
            if engine.classes.has_initialiser(field):
                if self._is_computed(engine.member_initialisers.default(field)):
                    return False
            elif engine.objects.element_class(engine.declare_types.field_type(field)) is None:
                if engine.language.standard < _FIRST_WITH_UNINITIALISED:
                    return False
        return all(self.has_constant_default(part) for part in engine.implicit.parts(cls))

    def _default(self, cls: ClassType) -> Routine | None:
        return self.engine.overloads.constructors.default(cls, -1).routine

    def _needs_destructor(self, cls: ClassType) -> bool:
        known = self._destroyed.get(cls)
        if known is None:
            self._destroyed[cls] = False
            known = self._destroyed[cls] = self._destroys(cls)
        return known

    def _destroys(self, cls: ClassType) -> bool:
        """Whether the destructor of a class does something, or is virtual."""
        engine = self.engine
        if engine.implicit.has_trivial(cls, DESTRUCTOR):
            return False
        routine = engine.classes.destructor(cls)
        if routine.flags & en.VIRTUAL:
            return True
        if not routine.flags & (en.IMPLICIT | en.DEFAULTED):
            declared = engine.declare_types.definition(routine)
            declaration = declared.binding.declaration if declared is not None else None
            if declaration is None or not self._is_empty_body(declaration.body):
                return True
        return any(self._needs_destructor(part) for part in engine.implicit.parts(cls))


# Variables of the device that a program would have to initialise (spec 12; observed: diagnostics-b 4). In functions
# (20054) that is found when the body is complete, unless there was an error before: so nothing is reported about the
# functions behind the first with such a variable. Variables of namespaces (20061) are asked for at the end of a unit
# without errors.


_STATIC: Final = 20054
_NAMESPACE: Final = 20061

#: tokens of an initialiser that is a single literal or name, at most
_ONE_VALUE: Final = 1


def check_static_variables(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the static variables in functions of the device, `__shared__` ones by a warning."""
    places = _functions_in_doubt(examined, found)
    if not places:
        return
    engine = examined.engine()
    functions: dict[int, FunctionScope] = {}
    for typed, _ in typed_for_device(engine, places):
        block = typed.scope.block
        if typed.used_at < 0 and block is not None and examined.kinds[block.token] == k.OPEN_BRACE:
            functions[examined.brackets.close(block.token)] = typed.scope
    first_error = examined.diagnoser.first_error()
    initialisation = Initialisation(engine)
    for end in sorted(functions):
        if 0 <= first_error < examined.unit.offset(end) or _has_dynamic(examined, initialisation, functions[end], end):
            return


def _functions_in_doubt(examined: ExaminedUnit, found: Collection) -> list[list[Piece]]:
    """The functions in which a static variable is declared, as paths of pieces."""
    tokens = [one.name_token for one in found.others if one.local and one.words & SHARED and not _is_builtin(one)]
    tokens += k.each(examined.kinds, k.STATIC, examined.stretches)
    places: dict[int, list[Piece]] = {}
    for token in tokens:
        path = examined.cutter.path(token)
        if path and path[-1].sort == pieces.FUNCTION and token > path[-1].body:
            places[path[-1].start] = path
    return [places[start] for start in sorted(places)]


def _is_builtin(one: Declared) -> bool:
    return one.declaration.specifiers.sort == n.BUILTIN


def _has_dynamic(examined: ExaminedUnit, initialisation: Initialisation, scope: FunctionScope, end: int) -> bool:
    """Judges the static variables of one function; tells whether there was an error among them."""
    nodes = nodes_in(scope)
    inits = {node.init.variable: node.init for node in nodes if isinstance(node, InitStatement)}
    declared = [one for node in nodes if isinstance(node, DeclStatement) for one in node.entities]
    failed = False
    for variable in declared:
        if not isinstance(variable, Variable) or variable.storage_class != en.SC_STATIC:
            continue
        type_ = variable.type
        if type_ is None or variable.flags & en.THREAD_LOCAL:
            continue
        is_dynamic = False
        with unanswered:
            is_dynamic = initialisation.is_dynamic(variable, type_, inits.get(variable) or variable.static_init)
        if not is_dynamic:
            continue
        shared = bool(variable.flags & en.SHARED_VARIABLE)
        examined.diagnoser.add(
            _STATIC, examined.unit.offset(variable.token), space_word(variable.flags),
            detected=examined.unit.offset(end), default=WARNING if shared else 0,
        )  # fmt: skip
        failed = failed or not shared
    return failed


def check_namespace_variables(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the variables of namespaces."""
    end = len(examined.kinds) - 1
    doubtful = [one for one in device_variables(examined, found) if _is_in_doubt(one)]
    if not doubtful:
        return
    initialisation = Initialisation(examined.engine())
    for one in doubtful:
        variable = declared_variable(one)
        if variable is not None and _is_dynamic(examined, initialisation, variable):
            examined.add_late(_NAMESPACE, one.name_token, end, space_name(one.words))


def _is_in_doubt(one: Declared) -> bool:
    """Whether a declaration defines a variable, and more than a number of a built-in type is its value."""
    if one.is_template or is_extern(one) or one.in_class:
        return False
    declarator = one.declarator
    if declarator.initialiser == n.NO_INITIALISER:
        return not _is_builtin(one) and all(operator.sort == n.ARRAY for operator in declarator.operators)
    return declarator.initialiser_end - declarator.initialiser_start > _ONE_VALUE or not _is_builtin(one)


def _is_dynamic(examined: ExaminedUnit, initialisation: Initialisation, variable: Variable) -> bool:
    engine = examined.engine()
    with guarded():
        type_ = engine.declare_types.variable_type(variable)
        return initialisation.is_dynamic(variable, type_, engine.declared_initialisers.of_variable(variable))
    return False
