"""Anonymous unions in blocks ([class.union.anon]): an unnamed variable whose members are names of the block."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import SC_AUTO, SC_STATIC, ClassType, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.sema.declared.contexts import ClassContext, RegionContext
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class AnonymousUnions:
    """Declares these variables and finds their members."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine

    def declare(self, declaration: n.Declaration, context: RegionContext, routine: Routine) -> None:
        """Enters the variable of a declaration that is nothing but such a union."""
        brace = declaration.specifiers.body
        if brace not in context.region.anonymous or brace in context.declared:
            return
        cls = self.engine.declare.class_at(brace, context)
        if not isinstance(cls, ClassType):
            return
        cls.parent = routine
        variable = Variable("", self.engine.cutter.brackets.close(brace) + 1, routine)
        variable.type = cls
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
