"""Friend functions ([class.friend]): those of a class that argument-dependent lookup finds."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import FRIEND, ClassType, Declared, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.sema.declared.contexts import ClassContext, enclosing_namespace
from cufe.syntax import body_bindings as b
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Friends:
    """The friends of classes, by name."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: friend declarations of what the namespace declares as well
        self.redeclared: dict[Routine | Template, list[Declared]] = {}
        self._known: dict[tuple[int, str], list[Entity]] = {}

    def of(self, cls: ClassType, name: str) -> list[Entity]:
        """The friend functions and function templates called `name` that the class declares; those that the namespace
        declares as well are the namespace's."""
        context = cls.context
        if not isinstance(context, ClassContext) or cls.brace < 0:
            return []
        key = (cls.number, name)
        known = self._known.get(key)
        if known is not None:
            return known
        found: list[Entity] = []
        self._known[key] = found
        for piece in self.engine.declare.special(cls.brace).friends:
            if self._may_declare(piece, name):
                self._read(piece, name, context, found)
        if not found:
            found += self.engine.comparisons.implied_friend(cls, name)
        return found

    def may_be_class(self, cls: ClassType, other: ClassType) -> bool:
        """Whether some friend declaration of the class has the name of another class ([class.friend]/3)."""
        kinds = self.engine.kinds
        if cls.brace < 0:
            return False
        for piece in self.engine.cutter.pieces(cls.brace):
            end = piece.body if piece.body >= 0 else piece.end
            if kinds.find(k.FRIEND, piece.start, end) >= 0 and other.name in self.engine.lexemes[piece.head : end]:
                return True
        return False

    def is_written_elsewhere(self, piece: Piece) -> bool:
        """Whether a friend declaration is `friend T;` or `friend class T;` with a template parameter, which the front
        end takes, or the first with a name of a type: which class is meant stands elsewhere."""
        kinds = self.engine.kinds
        end = piece.body if piece.body >= 0 else piece.end
        if kinds.find(k.OPEN_ROUND, piece.head, end) >= 0:
            return False
        if not any(kinds.find(key, piece.head, end) >= 0 for key in k.CLASS_KEYS):
            return True
        name = self.engine.lexemes[end - 2]
        return any(
            outer.head <= piece.start and name in self.engine.lexemes[outer.start : outer.head]
            for outer in self.engine.cutter.path(piece.start)
        )

    def _may_declare(self, piece: Piece, name: str) -> bool:
        """A cheap test by spelling."""
        lexemes = self.engine.lexemes
        end = piece.body if piece.body >= 0 else piece.end
        word = "operator" if name.startswith("operator") and not name.isidentifier() else name
        return any(lexemes[at] == word for at in range(piece.head, end))

    def functions(self, piece: Piece, context: ClassContext) -> list[s.Binding]:
        """The functions and function templates that a friend declaration names without a scope or arguments."""
        engine = self.engine
        kinds = engine.kinds
        found: list[s.Binding] = []
        declaration = engine.lookup.declarations.parse(piece, context.cls.name)
        for declarator in declaration.declarators:
            if declarator.id < 0:
                continue
            if declarator.function() is None and not engine.lookup.function_types.are_declared(declaration, declarator):
                continue
            if declarator.name_first != declarator.id and kinds[declarator.id - 1] == k.SCOPE:
                continue
            operator = kinds[declarator.id] == k.OPERATOR and kinds[declarator.id + 1] == k.GREATER
            angle = kinds[declarator.name_last] == k.GREATER and not operator
            if kinds[declarator.name_last + 1] == k.LESS or angle:
                continue
            binding = s.Binding(s.ROUTINE, declarator.id, b.declarator_end(declarator))
            binding.first = declarator.name_first
            binding.end = declarator.name_last + 1
            binding.template = bool(declaration.heads)
            binding.declaration = declaration
            binding.declarator = declarator
            found.append(binding)
        return found

    def _read(self, piece: Piece, name: str, context: ClassContext, found: list[Entity]) -> None:
        engine = self.engine
        for binding in self.functions(piece, context):
            made: list[Entity] = []
            engine.declare.enter(binding, piece, context, made)
            for entity in made:
                if entity.name == name and isinstance(entity, (Routine, Template)):
                    namespace = enclosing_namespace(context)
                    entity.parent = namespace.namespace
                    entity.flags |= FRIEND
                    known = engine.overload_sets.same_in(namespace, entity)
                    if known is not None:
                        self.redeclared.setdefault(known, []).append(Declared(binding, piece, context))
                    if known is None:
                        found.append(entity)
                    elif known.token > binding.name:
                        found.append(known)  # the namespace declares it later: until then the class alone knows it
                    if known is not None and binding.declaration is not None and binding.declaration.body >= 0:
                        known.declarations.append(Declared(binding, piece, context))
