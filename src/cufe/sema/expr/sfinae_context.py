"""What is read on trial: requirements, constraints, and declarations with template arguments put in.

What is ill-formed there is an answer and no error ([temp.deduct]/8, [expr.prim.req]/5), so nothing may be kept of it
for those who report mistakes.  Whoever keeps what was read asks here first; a body that is read on the way is no part
of the trial."""

from cufe.il.context import Context
from cufe.sema.declared.contexts import is_instance_context


class Trials:
    """Knows whether what is being read is on trial."""

    def __init__(self) -> None:
        self.under_way: bool = False

    def enter(self) -> bool:
        """A trial begins; what `leave` needs to come back."""
        before = self.under_way
        self.under_way = True
        return before

    def enter_requirement(self, context: Context) -> bool:
        """The same of a requirement: where no template argument is put in, it is an ordinary expression."""
        before = self.under_way
        self.under_way = before or is_instance_context(context)
        return before

    def enter_body(self) -> bool:
        """A body begins: what is wrong in it is an error, wherever somebody asks for it."""
        before = self.under_way
        self.under_way = False
        return before

    def leave(self, before: bool) -> None:
        self.under_way = before
