"""Local names that are no variables: types, typedefs, functions, using-declarations in blocks.

Variables and parameters are entered by the statements that declare them, in their order.
"""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, EnumType
from cufe.il.entity import Entity
from cufe.sema.answers import Unknown
from cufe.sema.declared.anonymous_unions import AnonymousUnions
from cufe.sema.declared.contexts import RegionContext
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import SIMPLE, Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Locals:
    """Declares what a region binds when it is looked up."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.unions: AnonymousUnions = AnonymousUnions(engine)

    def declare(self, binding: s.Binding, context: RegionContext, found: list[Entity]) -> None:
        """Adds the entity of a binding to `found`; template parameters are left to the context outside."""
        sort = binding.sort
        if sort == s.TYPE_PARAMETER or sort == s.VALUE_PARAMETER or sort == s.LABEL:
            return
        if sort in (s.VARIABLE, s.PARAMETER, s.STRUCTURED, s.INIT_CAPTURE):
            raise Unknown("a local variable whose declaration has not been read", binding.name)
        name = self.engine.lexemes[binding.name]
        if sort == s.ENUM and binding.body < 0 and self._is_elsewhere(binding, name, context):
            return
        known: list[Entity] = []
        for other in context.region.names.get(name, []):
            entity = context.declared.get(other.name)
            if entity is not None and entity not in known:
                known.append(entity)
        before = len(known)
        piece = Piece(SIMPLE, binding.first, binding.first, binding.body, binding.visible)
        self.engine.declare.enter(binding, piece, context, known)
        for entity in known[before:]:
            if isinstance(entity, (ClassType, EnumType)) or entity.parent is not context.routine:
                if sort != s.USING and sort != s.NAMESPACE_ALIAS and context.routine is not None:
                    entity.parent = context.routine
            if sort != s.USING:
                context.declared[binding.name] = entity
            found.append(entity)
        if before and len(known) == before:
            # A redeclaration, or the definition of a class declared before.
            context.declared[binding.name] = known[-1]
            found.append(known[-1])

    def _is_elsewhere(self, binding: s.Binding, name: str, context: RegionContext) -> bool:
        """Whether `enum E e;` in a block names an enumeration that is there already and declares none
        ([dcl.type.elab])."""
        follow = self.engine.kinds[binding.name + 1]
        if follow == k.COLON or follow == k.SEMICOLON:
            return False
        at = context.outer
        while at is not None:
            # A function or variable of the name does not hide it here.
            for entity in self.engine.declare.members_at(at, name):
                if isinstance(entity, EnumType) and entity.visible <= binding.name:
                    return True
            at = at.outer
        return False
