"""The execution spaces of functions and lambdas where they are used (observed: diagnostics-a 2.1, 2.3, 2.4, 7)."""

from cufe.checks.typed_code import TypedCode, TypedFunction
from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.calls.callees import deduced_target, is_generic
from cufe.cuda.rules.calls.redeclarations import BlockDeclarations, DirectiveWords, FriendDeclarations
from cufe.cuda.rules.declared import declared_by
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.entities import ClassType, Declared, Namespace, Routine, is_of_instance
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.declared.declarators import deduces_result
from cufe.sema.declared.facts import execution_spaces
from cufe.sema.declared.implicit import COPY_ASSIGNMENT, COPY_CONSTRUCTOR, MOVE_ASSIGNMENT, MOVE_CONSTRUCTOR
from cufe.sema.templates.specializations import is_specialization
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.syntax.expression_nodes import Lambda

if TYPE_CHECKING:
    from collections.abc import Collection

    from cufe.sema.engine import Engine

#: neither host nor device: implicit members, inherited constructors, functions defaulted where they are first declared
#: that are not virtual
NEUTRAL: Final = 0
_COPIES: Final = (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR, COPY_ASSIGNMENT, MOVE_ASSIGNMENT)


class FunctionSpaces:
    """Which spaces the declarations of a function give it, in the pass for the host or for a device."""

    def __init__(
        self,
        engine: "Engine",
        for_device: bool = False,
        annotated_lambdas: bool = True,
        misfits: "Collection[int]" = (),
    ) -> None:
        self.engine: Engine = engine
        self.friends: FriendDeclarations = FriendDeclarations(engine)
        self.blocks: BlockDeclarations = BlockDeclarations(engine)
        self.directives: DirectiveWords = DirectiveWords(engine)
        self.for_device: bool = for_device
        #: annotations of lambdas count
        self.annotated_lambdas: bool = annotated_lambdas
        #: names of declarations that do not agree with an earlier one, whose words do not count
        self.misfits: Collection[int] = misfits
        #: the space of functions and lambdas without a word
        self.unannotated: int = DEVICE if engine.language.default_device else HOST

    def of(self, routine: Routine, token: int) -> int:
        """`HOST`, `DEVICE`, both, `GLOBAL` or NEUTRAL, by what is declared in front of `token`."""
        if self._is_neutral(routine):
            return NEUTRAL
        owner = routine.parent
        if isinstance(owner, ClassType) and owner.closure is not None:
            return self.closure(owner)
        if self.for_device and _is_for_all(routine):
            return HOST | DEVICE
        words = 0
        is_bare = False
        of_instance = is_of_instance(routine)
        declarations = self.declarations(routine)
        others = self.friends.of(routine, token) + self.blocks.of(routine, token)
        is_behind = all(one.piece.start >= token and not isinstance(one.context, ClassContext) for one in declarations)
        if is_behind and not others:
            # A template in front of it has it for an argument.
            token = len(self.engine.kinds)
        for declared in declarations:
            if of_instance and _is_generic(declared) and not self.is_in_class(declared, owner):
                # Where members of class templates are called only what the class says counts; their bodies are made at
                # the end of the unit, and what the definition says counts in them.
                if declared.piece.end <= token < len(self.engine.kinds) - 1:
                    continue
            if declared.binding.name in self.misfits:
                continue
            if declared.piece.start < token or isinstance(declared.context, ClassContext):
                written = self.declared(declared)
                words |= written
                is_bare |= not written and not is_specialization(declared)
        for declared in others:
            written = self.declared(declared)
            words |= written
            is_bare |= not written
        if any(one.piece.start <= token < one.piece.end for one in declarations):
            # The body of an instance is made behind all directives.
            token = len(self.engine.kinds)
        words |= _marks(self.directives.of(routine, token))
        if self.for_device and is_bare and words == DEVICE and not of_instance:
            # 20037, 20039: "hence treated as a __host__ __device__ function"
            return HOST | DEVICE
        return words or self.unannotated

    def _is_neutral(self, routine: Routine) -> bool:
        if routine.flags & en.IMPLICIT or routine.inherited is not None or not routine.declarations:
            return True
        return bool(routine.flags & en.DEFAULTED) and not self.engine.object_arguments.is_virtual(routine)

    def is_constexpr(self, routine: Routine) -> bool:
        """Whether a function is constexpr: a lambda is where it says so or could be, unless it is an extended one."""
        closure = routine.parent
        if not isinstance(closure, ClassType) or closure.closure is None:
            return bool(routine.flags & en.CONSTEXPR) or self.is_deleted_copy(routine)
        state = self.engine.lambdas.state(closure)
        if state is None or self._is_extended(closure):
            return False
        return bool(state.node.flags & n.CONSTEXPR) or self.engine.constexpr_functions.of_lambda(routine)

    def _is_extended(self, closure: ClassType) -> bool:
        """Whether a lambda in code of the host is annotated for the device."""
        state = self.engine.lambdas.state(closure)
        around = closure.parent
        if state is None or not self.annotated_lambdas or not isinstance(around, Routine):
            return False
        words = _annotation(state.node)
        return bool(words & DEVICE) and bool(self.of(around, closure.token) & HOST)

    def is_deleted_copy(self, routine: Routine) -> bool:
        """Whether a function would copy or move a class as memory is copied, were it not deleted: the original takes
        it for constexpr, and an object that it initialises without `=` for one that nothing is called for."""
        owner = routine.owner()
        if owner is None or not routine.flags & en.DELETED:
            return False
        which = self.engine.implicit.which(owner, routine)
        return which in _COPIES and self.engine.implicit.is_trivial(owner, which)

    def is_written_constexpr(self, routine: Routine) -> bool:
        """Whether a function says that it is constexpr."""
        closure = routine.parent
        state = self.engine.lambdas.state(closure) if isinstance(closure, ClassType) else None
        if state is None or not isinstance(closure, ClassType):
            return bool(routine.flags & en.CONSTEXPR)
        return bool(state.node.flags & n.CONSTEXPR) and not self._is_extended(closure)

    def is_deduced(self, routine: Routine) -> bool:
        """Whether the result is `auto` or `decltype(auto)` without a trailing type."""
        return any(deduces_result(one) or deduced_target(self.engine, one) for one in self.declarations(routine))

    def declared(self, declared: Declared) -> int:
        """The spaces that one declaration writes."""
        declaration = declared.binding.declaration
        declarator = declared.binding.declarator
        if declaration is None or declarator is None:
            return 0
        attributes = declaration.specifiers.attributes + declarator.attributes
        return _marks(execution_spaces(attributes))

    def closure(self, closure: ClassType) -> int:
        """The space of a lambda's body: what it is annotated with, or that of the function around it."""
        state = self.engine.lambdas.state(closure)
        if state is None:
            return self.unannotated
        words = _annotation(state.node)
        if words and self.annotated_lambdas:
            return words
        around = closure.parent
        if isinstance(around, Routine):
            space = self.of(around, closure.token)
            return DEVICE if space & GLOBAL else space or self.unannotated
        return self.unannotated

    def declarations(self, routine: Routine) -> list[Declared]:
        """Of an instance, what its template declares as well."""
        found = routine.declarations + self.engine.out_of_class.specialized(routine)
        defined = self.engine.declare_types.definition(routine)
        if defined is not None and defined not in found:
            found.append(defined)
        template: Template | None = routine.template
        while template is not None:
            found += [declared for declared in template.declarations if declared not in found]
            template = template.pattern
        if isinstance(routine.parent, Routine):
            for outside in self.blocks.redeclared(routine):
                found += outside.declarations
        return found

    def is_in_class(self, declared: Declared, owner: Entity | None) -> bool:
        """Whether a declaration stands inside the braces of a class; that of no class stands nowhere else."""
        if not isinstance(owner, ClassType) or owner.brace < 0:
            return True
        return owner.brace < declared.piece.start < self.engine.cutter.brackets.close(owner.brace)


def _is_generic(declared: Declared) -> bool:
    """Whether a declaration has a template parameter of its own, as no explicit specialisation has."""
    declaration = declared.binding.declaration
    return declaration is not None and any(head.parameters for head in declaration.heads)


def _is_for_all(routine: Routine) -> bool:
    """The functions of the standard library that the device compiler takes for both, whatever they say."""
    owner = routine.parent
    if isinstance(owner, ClassType):
        return owner.written_name() == "initializer_list" and _is_std(owner.parent)
    return routine.name in ("move", "forward") and _is_std(owner)


def _is_std(entity: Entity | None) -> bool:
    return isinstance(entity, Namespace) and entity.name == "std"


def _marks(flags: int) -> int:
    words = HOST if flags & en.HOST else NEUTRAL
    if flags & en.DEVICE:
        words |= DEVICE
    return words | GLOBAL if flags & en.GLOBAL else words


def _annotation(node: Lambda) -> int:
    """The words of a lambda, where `__global__` means nothing (observed); behind the template head or the parameters
    they are no annotation (20164)."""
    behind = node.body
    if node.head is not None:
        behind = node.head.start
    elif node.parameters is not None:
        behind = node.parameters.first
    return _marks(execution_spaces([one for one in node.attributes if one.first < behind])) & ~GLOBAL


def typed_for_device(engine: "Engine", paths: list[list[Piece]]) -> list[tuple[TypedFunction, int]]:
    """The functions at some places that run on the device, those excepted that depend on template parameters, each with
    its execution spaces."""
    spaces = FunctionSpaces(engine)
    found: list[tuple[TypedFunction, int]] = []
    for typed in TypedCode(engine, paths).functions:
        if typed.scope.block is not None and not is_generic(typed.routine):
            space = spaces.of(typed.routine, typed.scope.block.token)
            if space & (DEVICE | GLOBAL):
                found.append((typed, space))
    return found


# `#pragma nv_exec_check_disable` and `hd_warning_disable`: the functions in whose bodies calls are not checked.
# Observed: diagnostics-a 2.5.


CHECKS: Final = "nv_exec_check_disable"
#: for the device compiler alone: functions for both are not warned of
WARNINGS: Final = "hd_warning_disable"


class Unchecked:
    """Knows the declarations behind a pragma by their name tokens."""

    def __init__(self, examined: ExaminedUnit, spaces: FunctionSpaces, pragma: str = CHECKS) -> None:
        self._spaces: FunctionSpaces = spaces
        self._names: set[int] = set()
        unit = examined.unit
        for index in unit.pragmas:
            if pragma not in unit.directive_text[index]:
                continue
            token = unit.directive_token[index]
            path = examined.cutter.path(token)
            if not path or path[-1].start != token or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
                continue
            for one in declared_by(examined, path)[:1]:
                # In front of an explicit specialisation it is refused (609).
                if one.function() is not None and all(head.parameters for head in one.declaration.heads):
                    self._names.add(one.name_token)

    def is_unchecked(self, routine: Routine, is_template: bool) -> bool:
        """Whether calls in a function are not checked; those of a template that depend on nothing are, unless it is a
        member defined in its class.  For the host a declaration behind the body comes too late."""
        if not self._names:
            return False
        spaces = self._spaces
        owner = routine.parent
        defined = spaces.engine.declare_types.definition(routine)
        for declared in self._declarations(routine):
            name = declared.binding.name
            if name not in self._names:
                continue
            in_class = isinstance(owner, ClassType) and spaces.is_in_class(declared, owner)
            if spaces.for_device or defined is None or in_class or name <= defined.binding.name:
                return not is_template or (in_class and not routine.arguments)
        return False

    def has(self, routine: Routine) -> bool:
        """Whether the pragma stands in front of a function, or of the template that it is an instance of."""
        return any(declared.binding.name in self._names for declared in self._declarations(routine))

    def _declarations(self, routine: Routine) -> list[Declared]:
        """Those of a function, and the definition of its template, which may stand outside of the class."""
        found = self._spaces.declarations(routine)
        engine = self._spaces.engine
        if routine.template is not None:
            prototype = engine.prototypes.of(routine.template)
            defined = engine.declare_types.definition(prototype) if isinstance(prototype, Routine) else None
            if defined is not None and defined not in found:
                found.append(defined)
        return found
