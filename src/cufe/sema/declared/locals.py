"""Local names that are no variables: types, typedefs, functions, using-declarations in blocks.

Variables and parameters are entered by the statements that declare them, in their order.
"""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import SC_AUTO, SC_STATIC, ClassType, EnumType, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.sema.answers import Unknown
from cufe.sema.declared.contexts import ClassContext, RegionContext
from cufe.sema.engine_part import EnginePart
from cufe.syntax import nodes as n
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
        #: the declarations that are being read, by the tokens of their names: the first A of `using A::A` is another
        self._being_read: set[int] = set()

    def declare(self, binding: s.Binding, context: RegionContext, found: list[Entity]) -> None:
        """Adds the entity of a binding to `found`; template parameters are left to the context outside."""
        sort = binding.sort
        if sort == s.TYPE_PARAMETER or sort == s.VALUE_PARAMETER or sort == s.LABEL:
            return
        if sort in (s.VARIABLE, s.PARAMETER, s.STRUCTURED, s.INIT_CAPTURE):
            raise Unknown("a local variable whose declaration has not been read", binding.name)
        name = self.engine.declare.binding_name(binding)
        if sort == s.ENUM and binding.body < 0 and self._is_elsewhere(binding, name, context):
            return
        known: list[Entity] = []
        for other in context.region.names.get(name, []):
            entity = context.declared.get(other.name)
            if entity is not None and entity not in known:
                known.append(entity)
        before = len(known)
        piece = Piece(SIMPLE, binding.first, binding.first, binding.body, binding.visible)
        if binding.name in self._being_read:
            return
        self._being_read.add(binding.name)
        try:
            self.engine.declare.enter(binding, piece, context, known)
        finally:
            self._being_read.discard(binding.name)
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


class AnonymousUnions(EnginePart):
    """Declares these variables and finds their members."""

    def declare(
        self, declaration: n.Declaration, context: RegionContext, routine: Routine, entities: list[Entity]
    ) -> None:
        """Enters the variable of a declaration that is nothing but such a union; its class is declared there."""
        brace = declaration.specifiers.body
        if brace not in context.region.anonymous or brace in context.declared:
            return
        cls = self.engine.declare.class_at(brace, context)
        if not isinstance(cls, ClassType):
            return
        cls.parent = routine
        entities.append(cls)
        variable = Variable("", self.engine.cutter.brackets.close(brace) + 1, routine, cls)
        static = any(self.engine.kinds[at] == k.STATIC for at in range(declaration.start, brace))
        variable.storage_class = SC_STATIC if static else SC_AUTO
        context.declared[brace] = variable

    def members(self, context: RegionContext, name: str, position: int) -> list[Entity]:
        """The fields of that name in the unions that the block has declared before `position`."""
        for brace in context.region.anonymous:
            variable = context.declared.get(brace) if brace < position else None
            if isinstance(variable, Variable) and isinstance(variable.type, ClassType):
                inner = variable.type.context
                if isinstance(inner, ClassContext):
                    found = self.engine.declare.in_class(inner, name)
                    if found:
                        return found
        return []

    def object_of(self, field: Field, context: Context) -> Variable | None:
        """The variable that a field named alone belongs to; None for a member of a class."""
        owner: Entity | None = field.parent
        while isinstance(owner, ClassType) and isinstance(owner.parent, ClassType) and not owner.name:
            owner = owner.parent
        if not isinstance(owner, ClassType) or owner.name:
            return None
        at: Context | None = context
        while at is not None:
            if isinstance(at, RegionContext):
                variable = at.declared.get(owner.brace)
                if isinstance(variable, Variable) and variable.type is owner:
                    return variable
            at = at.outer
        return None
