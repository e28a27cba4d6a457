"""Where syntax is read: a scope with the scopes around it, and what template parameters stand for in it."""


class Context:
    """A place from which names are looked up, `outer` the next one outwards.

    The same tokens mean different things in different contexts: the body of a class template is read in one context for
    each instance.  The kinds of contexts are those of the engine (`cufe.sema.declared.contexts`)."""

    def __init__(self, outer: "Context | None") -> None:
        self.outer: Context | None = outer
