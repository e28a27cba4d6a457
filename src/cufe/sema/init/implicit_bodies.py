"""Bodies of implicit functions: defaulted special members ([class.copy.ctor], [class.dtor])."""

from cufe.il import entities as en
from cufe.il import statements as st
from cufe.il.entities import Routine
from cufe.sema.engine_part import EnginePart


class ImplicitBodies(EnginePart):
    """Makes the insides of implicit constructors, as constant evaluation needs them."""

    def of(self, routine: Routine) -> st.FunctionScope | None:
        """The scope of a defaulted default constructor, or of a lambda's conversion; None for anything else."""
        owner = routine.owner()
        if owner is not None and owner.closure is not None and routine.special == en.SFK_CONVERSION:
            return self.engine.closure_bodies.body(routine)
        if owner is None or routine.special != en.SFK_CONSTRUCTOR:
            return None
        if not routine.flags & en.DEFAULTED and not self.engine.out_of_class.is_defaulted(routine):
            return None
        signature = self.engine.declare_types.routine_type(routine)
        if signature.parameters or owner.dependent:
            return None
        scope = st.FunctionScope(routine)
        scope.this = self.engine.this.variable(routine)
        routine.body = scope
        scope.constructor_inits = self.engine.member_initialisers.implied(owner)
        block = st.Block(-1, -1)
        block.end_reachable = False
        block.body.append(st.ExpressionStatement(st.STMK_RETURN, -1, None))
        scope.block = block
        return scope
