"""Local names that only the bodies of device lambdas use: gcc no longer sees the use and must not warn about it."""

from cufe.emit.context import Context
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.entities import Entity
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.syntax.uses import uses_in
from cufe.text import kinds as k

_UNUSED: Final = "__attribute__((unused))"


class UsedLocals:
    """Marks variables and types of blocks as possibly unused, each one once."""

    def __init__(self, context: Context) -> None:
        self.context: Context = context
        self._marked: set[int] = set()

    def keep(self, node: e.Lambda, captured: set[str]) -> None:
        """Marks what the vanishing lambda `node` names outside of itself; what it captures its wrapper uses."""
        outside: list[e.Node] = [node.signature]
        if node.return_type is not None:
            outside.append(node.return_type)
        if node.block is not None:
            outside.append(node.block)
        for use in uses_in(outside, 0, node, self.context.kinds):
            if self.context.lexemes[use.token] in captured:
                continue
            entity = self.context.lookup().resolve(use.token)
            if entity is None or entity.region is None or entity.token in self._marked:
                continue
            if node.start <= entity.token < node.end or entity.sort not in (en.LOCAL, en.ALIAS):
                continue
            self._marked.add(entity.token)
            self._mark(entity)

    def _mark(self, entity: Entity) -> None:
        binding = entity.bindings[0]
        edits = self.context.edits
        declaration = binding.declaration
        declarator = binding.declarator
        if declaration is None or declarator is None:
            if binding.sort == s.ALIAS:
                edits.insert_after(binding.name, " " + _UNUSED)
            return
        follow = self.context.kinds[max(declarator.end, declarator.initialiser_end)]
        if follow == k.CLOSE_ROUND:
            return  # a condition: it is used, and gcc takes no attribute there
        if binding.sort == s.STRUCTURED or follow == k.COLON:
            edits.insert_before(declaration.specifiers.start, _UNUSED + " ")
        elif binding.sort == s.VARIABLE or binding.sort == s.ALIAS:
            edits.insert_after(binding.visible - 1, " " + _UNUSED)
