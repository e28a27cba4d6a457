"""What declarations say besides the type: specifiers, storage classes, execution and memory spaces of functions and
variables, and exception specifications ([except.spec])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import Declared, Routine, Variable
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.constant.literals import is_spelled_zero
from cufe.sema.declared.contexts import ClassContext, NamespaceContext, is_dependent_context
from cufe.sema.declared.implicit import DESTRUCTOR
from cufe.sema.expr.dependence import is_value_dependent
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.brackets import Brackets
from cufe.syntax.operator_names import operator_name
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.expressions import Expression
    from cufe.sema.engine import Engine


_ROUTINE_FLAGS: Final = (
    (n.VIRTUAL, en.VIRTUAL), (n.EXPLICIT, en.EXPLICIT), (n.INLINE, en.INLINE), (n.CONSTEXPR, en.CONSTEXPR),
    (n.CONSTEVAL, en.CONSTEVAL), (n.FRIEND, en.FRIEND),
)  # fmt: skip
_ROUTINE_SPACES: Final[dict[str, int]] = {
    "device": en.DEVICE, "__device__": en.DEVICE, "host": en.HOST, "__host__": en.HOST, "global": en.GLOBAL,
    "__global__": en.GLOBAL, "tile_global": en.GLOBAL, "noreturn": en.NORETURN, "__noreturn__": en.NORETURN,
}  # fmt: skip
_SPECIFICATION: Final = bytes((k.EXTERN, k.STRING))
_C: Final = '"C"'


class RoutineFacts:
    """The flags of a routine or a function template, its `SFK_*`, and the spelling of its operator."""

    def __init__(self) -> None:
        self.flags: int = 0
        self.special: int = 0
        self.operator: str = ""


def routine_facts(engine: "Engine", declared: Declared) -> RoutineFacts:
    """The facts of one declaration."""
    facts = RoutineFacts()
    binding = declared.binding
    declaration = binding.declaration
    declarator = binding.declarator
    if declaration is None or declarator is None:
        return facts
    kinds = engine.kinds
    specifiers = declaration.specifiers
    flags = 0
    for syntax, flag in _ROUTINE_FLAGS:
        if specifiers.flags & syntax:
            flags |= flag
    in_class = isinstance(declared.context, ClassContext)
    if in_class and specifiers.flags & n.STATIC:
        flags |= en.STATIC_MEMBER
    if isinstance(declared.context, NamespaceContext):
        if has_c_linkage(engine.lookup.declarations.brackets, declared.piece.start, binding.name):
            flags |= en.EXTERN_C
    flags |= execution_spaces(specifiers.attributes + declarator.attributes)
    if declarator.initialiser == n.ASSIGNED:
        word = kinds[declarator.initialiser_start + 1]
        if word == k.DELETE:
            flags |= en.DELETED
        elif word == k.DEFAULT:
            flags |= en.DEFAULTED
        elif is_spelled_zero(engine.lexemes[declarator.initialiser_start + 1]):
            flags |= en.PURE
    kind = kinds[declarator.id]
    if kind == k.OPERATOR:
        name = operator_name(engine.lookup.declarations, declarator.id, declarator.name_last + 1)
        if not name:
            facts.special = en.SFK_CONVERSION
        elif name.startswith('operator""'):
            facts.special = en.SFK_UDL_OPERATOR
            facts.operator = name[10:]
        else:
            facts.special = en.SFK_OPERATOR
            facts.operator = name[8:].strip()
            if in_class and facts.operator in ("new", "new[]", "delete", "delete[]"):
                flags |= en.STATIC_MEMBER
    elif kind == k.TILDE:
        facts.special = en.SFK_DESTRUCTOR
    elif specifiers.sort == n.NO_TYPE and binding.sort == s.ROUTINE:
        facts.special = en.SFK_CONSTRUCTOR
    facts.flags = flags
    return facts


def execution_spaces(attributes: list[n.Attribute]) -> int:
    """The flags of the execution spaces among attributes, and that of `noreturn`.  `[[device]]` means nothing, and so
    does a space with arguments (observed: diagnostics-a 5.2)."""
    flags = 0
    for attribute in attributes:
        flag = _ROUTINE_SPACES.get(attribute.name, 0)
        if flag == en.NORETURN or (attribute.sort == n.GNU and attribute.arguments < 0):
            flags |= flag
    return flags


def has_c_linkage(brackets: Brackets, start: int, name: int) -> bool:
    """Whether what is declared at a namespace, from the token `start` on with its name at `name`, has C linkage."""
    kinds = brackets.kinds
    lexemes = brackets.unit.lexemes
    own = kinds.find(_SPECIFICATION, start, name)
    if own >= 0:
        return lexemes[own + 1] == _C
    brace = brackets.enclosing(start)
    while brace >= 0:
        if kinds.endswith(_SPECIFICATION, 0, brace):
            return lexemes[brace - 1] == _C
        brace = brackets.enclosing(brace)
    return False


_VARIABLE_FLAGS: Final = (
    (n.THREAD_LOCAL, en.THREAD_LOCAL), (n.CONSTEXPR, en.CONSTEXPR_VARIABLE), (n.INLINE, en.INLINE_VARIABLE),
    (n.CONSTINIT, en.CONSTINIT_VARIABLE),
)  # fmt: skip
_VARIABLE_SPACES: Final[dict[str, int]] = {
    "device": en.DEVICE_VARIABLE, "__device__": en.DEVICE_VARIABLE, "constant": en.CONSTANT_VARIABLE,
    "__constant__": en.CONSTANT_VARIABLE, "shared": en.SHARED_VARIABLE, "__shared__": en.SHARED_VARIABLE,
    "managed": en.MANAGED_VARIABLE, "__managed__": en.MANAGED_VARIABLE,
}  # fmt: skip
#: the space that messages name, of several the first
_SHOWN_SPACES: Final = (
    (en.SHARED_VARIABLE, "__shared__"), (en.CONSTANT_VARIABLE, "__constant__"), (en.MANAGED_VARIABLE, "__managed__"),
)  # fmt: skip


def set_variable_facts(variable: Variable, declared: Declared) -> None:
    """Tells a variable what its declaration says."""
    binding = declared.binding
    declaration = binding.declaration
    if declaration is None:
        return
    flags = declaration.specifiers.flags
    for syntax, flag in _VARIABLE_FLAGS:
        if flags & syntax:
            variable.flags |= flag
    if isinstance(declared.context, ClassContext):
        variable.flags |= en.STATIC_DATA_MEMBER
    if flags & n.STATIC:
        variable.storage_class = en.SC_STATIC
    elif flags & n.EXTERN:
        variable.storage_class = en.SC_EXTERN
    elif flags & n.REGISTER:
        variable.storage_class = en.SC_REGISTER
    variable.flags |= memory_spaces(binding)


def memory_spaces(binding: s.Binding) -> int:
    """The flags of the memory spaces that one declaration writes; `[[shared]]` means nothing."""
    if binding.declaration is None:
        return 0
    attributes = binding.declaration.specifiers.of_declarators()
    if binding.declarator is not None:
        attributes = attributes + binding.declarator.attributes
    flags = 0
    for attribute in attributes:
        if attribute.sort == n.GNU and attribute.arguments < 0:
            flags |= _VARIABLE_SPACES.get(attribute.name, 0)
    return flags


def space_word(flags: int) -> str:
    """The memory space that messages name."""
    for flag, name in _SHOWN_SPACES:
        if flags & flag:
            return name
    return "__device__"


#: functions that cannot throw unless they say so ([basic.stc.dynamic.deallocation]/4)
_NEVER_THROW: Final = frozenset(("operator delete", "operator delete[]", "__builtin_is_constant_evaluated"))


class ExceptionSpecifications:
    """Whether a function can throw; `noexcept(e)` is evaluated when somebody asks."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Routine, bool] = {}

    def is_noexcept(self, routine: Routine) -> bool:
        """Whether a call cannot throw ([except.spec])."""
        known = self._known.get(routine)
        if known is None:
            # So much is known where its own condition asks.
            self._known[routine] = not routine.declarations
            try:
                known = self._read(routine)
            except (Unknown, IllFormed, Dependent):
                del self._known[routine]
                raise
            self._known[routine] = known
        return known

    def _read(self, routine: Routine) -> bool:
        if routine.inherited is not None:
            inherited = self.is_noexcept(routine.inherited)
            return inherited and self.engine.traits.construction.inherits_nothrow(routine)
        for declared in routine.declarations:
            function = declared.binding.function()
            if function is not None and function.exceptions >= 0:
                return self._value(routine, declared, function.exceptions)
            if declared.binding.sort == s.ROUTINE and function is None:
                return self.engine.declare_types.signature(declared, declared.context).noexcept
            if _is_nothrow(declared):
                return True
        if not routine.declarations and (routine.flags & en.TRIVIAL or routine.special == en.SFK_CONVERSION):
            # A closure becomes a pointer to a function ([expr.prim.lambda.closure]/11).
            return True
        if routine.special == en.SFK_DESTRUCTOR:
            return self._destructor(routine)
        if routine.flags & en.DEFAULTED:
            return self.engine.traits.defaulted_is_noexcept(routine)
        return routine.name in _NEVER_THROW

    def is_dependent(self, routine: Routine) -> bool:
        """Whether a function says `noexcept(e)` with an `e` that waits for template arguments."""
        for declared in routine.declarations:
            function = declared.binding.function()
            if function is not None and function.exceptions >= 0:
                if not is_dependent_context(declared.context) or self._is_unconditional(function.exceptions):
                    return False
                condition = self._condition(routine, declared, function.exceptions)
                return condition.type.dependent or is_value_dependent(condition)
        return False

    def _is_unconditional(self, at: int) -> bool:
        kinds = self.engine.kinds
        return kinds[at] != k.NOEXCEPT or kinds[at + 1] != k.OPEN_ROUND

    def _condition(self, routine: Routine, declared: Declared, at: int) -> "Expression":
        engine = self.engine
        context = engine.declare_types.parameter_context(routine, declared)
        node = engine.fragments.expression(at + 2, engine.cutter.brackets.close(at + 1))
        return engine.expressions.build(node, context)

    def _destructor(self, routine: Routine) -> bool:
        """Without a specification: that of the implicit destructor."""
        cls = routine.owner()
        if cls is None:
            return True
        for part in self.engine.implicit.parts(cls):
            operation = self.engine.implicit.operation(part, DESTRUCTOR)
            if operation is not None and not self.is_noexcept(operation):
                return False
        return True

    def _value(self, routine: Routine, declared: Declared, at: int) -> bool:
        engine = self.engine
        if engine.kinds[at + 1] != k.OPEN_ROUND:
            return True
        if engine.kinds[at] == k.THROW:
            return engine.cutter.brackets.close(at + 1) == at + 2
        return engine.evaluator.truth(engine.operands.condition(self._condition(routine, declared, at)))


def _is_nothrow(declared: Declared) -> bool:
    """Whether a declaration has gcc's attribute, which counts as `noexcept` (observed)."""
    binding = declared.binding
    if binding.declaration is None or binding.declarator is None:
        return False
    attributes = binding.declaration.specifiers.of_declarators() + binding.declarator.attributes
    return any(attribute.gnu_name() == "nothrow" for attribute in attributes)
