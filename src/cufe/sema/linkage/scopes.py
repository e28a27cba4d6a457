"""Where an entity stands, as far as its mangled name says so: in a function, in `std`, in an instance; and the numbers
of local and unnamed entities (Itanium C++ ABI 5.1.7, 5.1.8): first come, first counted, in the text."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, EnumType, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.types import Type
from cufe.sema.answers import Unknown
from cufe.sema.declared.contexts import NamespaceContext
from cufe.sema.declared.facts import memory_spaces
from cufe.sema.engine_part import EnginePart
from cufe.syntax import body_bindings as b
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.templates import Template, TemplateArgument
    from cufe.syntax.cutter import Piece


def home_of(entity: Entity) -> Entity | None:
    """The scope that an entity is a member of; a function that a block declares is a member of the namespace around
    ([basic.link])."""
    at = entity.parent
    if isinstance(entity, Routine) and isinstance(at, Routine):
        while at is not None and not isinstance(at, Namespace):
            at = at.parent
    return at


def routine_around(entity: Entity) -> Routine | None:
    """The innermost function that an entity is local to, also by way of a local class."""
    at = home_of(entity)
    while at is not None:
        if isinstance(at, Routine):
            return at
        at = at.parent
    return None


def is_std(entity: Entity | None) -> bool:
    """Whether this is namespace `std` itself."""
    return isinstance(entity, Namespace) and entity.name == "std" and is_root(entity.parent)


def is_root(entity: Entity | None) -> bool:
    """Whether this is the global namespace."""
    return isinstance(entity, Namespace) and entity.parent is None


def is_global(entity: Entity) -> bool:
    """Whether an entity is a member of the global namespace."""
    return is_root(home_of(entity))


def instance_of(entity: Entity) -> "tuple[tuple[TemplateArgument, ...], Template | None]":
    """The template and arguments that an entity is an instance of."""
    if isinstance(entity, (ClassType, Routine, Variable)):
        return entity.arguments, entity.template
    return (), None


def pattern_of(template: "Template") -> "Template":
    """The template of the text that a member template of an instance comes from."""
    while template.pattern is not None:
        template = template.pattern
    return template


def key_of(entity: Entity) -> str:
    """The key of a component among the substitutions of a name."""
    if isinstance(entity, Type):
        return f"t{entity.canonical.number}"
    return f"e{id(entity)}"


_KEYS = (k.CLASS, k.STRUCT, k.UNION, k.ENUM)


class Discriminators(EnginePart):
    """Counts local names of one function and unnamed types of one scope."""

    def of(self, entity: Entity, around: Routine) -> int:
        """How many local entities of the same name the function has in front of this one."""
        if not entity.name or entity.token < 0:
            return 0
        declared = self.engine.declare_types.definition(around)
        if declared is None:
            return 0
        count = 0
        body = self.engine.lookup.bodies.of(declared.piece)
        pending = [body.root]
        while pending:
            region = pending.pop()
            pending += region.children
            for binding in region.names.get(entity.name, []):
                if binding.name < entity.token and binding.name != entity.token:
                    count += self._is_alike(binding, entity)
        return count

    def _is_alike(self, binding: s.Binding, entity: Entity) -> bool:
        """Whether a binding declares something that is numbered together with an entity: types, or variables that
        outlive the block (Itanium ABI 5.1.6)."""
        if isinstance(entity, (ClassType, EnumType)):
            return binding.sort in (s.CLASS, s.ENUM)
        declaration = binding.declaration
        if binding.sort != s.VARIABLE or declaration is None:
            return False
        return bool(declaration.specifiers.flags & (n.STATIC | n.THREAD_LOCAL)) or memory_spaces(binding) != 0

    def unnamed_in_namespace(self, entity: "ClassType | EnumType") -> int:
        """How many unnamed types a namespace has in front of this one (observed in the names of nvcc 13.0)."""
        path = self.engine.cutter.path(entity.key)
        if not path or any(piece.sort == c.FUNCTION for piece in path):
            raise Unknown("the number of an unnamed type", entity.token)
        within = [piece for piece in path[:-1] if piece.sort == c.NAMESPACE]
        if within:
            namespace = self.engine.definitions.context_of(path, [])
            if not isinstance(namespace, NamespaceContext):
                raise Unknown("the number of an unnamed type", entity.token)
            pending = [brace for brace in namespace.scope.braces if brace < entity.key]
        else:
            pending = [-1]
        count = 0
        while pending:
            for piece in self.engine.cutter.pieces(pending.pop()):
                if piece.start > entity.key:
                    break
                if piece.sort == c.LINKAGE:
                    pending.append(piece.body)
                elif piece.sort in (c.SIMPLE, c.CLASS, c.ENUM):
                    count += self._is_unnamed(piece, entity.key)
        return count

    def _is_unnamed(self, piece: "Piece", end: int) -> bool:
        """Whether a declaration in front of a token defines an unnamed type."""
        kinds = self.engine.kinds
        at = piece.start
        while at < min(piece.end, end):
            if kinds[at] in _KEYS:
                stop = at + 1
                while kinds[stop] not in (k.OPEN_BRACE, k.SEMICOLON, k.COMMA, k.ASSIGN):
                    stop = self.engine.cutter.brackets.skip(stop) if kinds[stop] == k.OPEN_ROUND else stop + 1
                if kinds[stop] != k.OPEN_BRACE or b.class_name(at, stop, kinds)[2] >= 0:
                    return False
                behind = self.engine.cutter.brackets.skip(stop)
                return kinds.find(k.TYPEDEF, piece.start, at) < 0 or kinds[behind] != k.IDENTIFIER
            at += 1
        return False

    def unnamed(self, entity: "ClassType | EnumType") -> int:
        """How many unnamed types without a name for linkage the scope has in front of this one."""
        kinds = self.engine.kinds
        start = 0
        parent = entity.parent
        if isinstance(parent, ClassType):
            start = parent.brace + 1
        elif isinstance(parent, Routine):
            declared = self.engine.declare_types.definition(parent)
            start = declared.piece.body + 1 if declared is not None else entity.token
        else:
            return 0
        count = 0
        at = start
        while at < entity.key:
            if kinds[at] in _KEYS:
                stop = at
                while kinds[stop] not in (k.OPEN_BRACE, k.SEMICOLON, k.OPEN_ROUND, k.CLOSE_ROUND, k.COMMA):
                    stop += 1
                if kinds[stop] == k.OPEN_BRACE:
                    if b.class_name(at, stop, kinds)[2] < 0:
                        count += 1
                    at = self.engine.cutter.brackets.skip(stop)
                    continue
                at = stop
            at += 1
        return count
