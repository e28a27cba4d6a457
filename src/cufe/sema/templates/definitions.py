"""Definitions of class templates outside of the scope that declares them: `template <class T> struct N::S { ... };`."""

from cufe.final import TYPE_CHECKING
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared
from cufe.il.templates import Template
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class TemplateDefinitions:
    """Finds such definitions in the namespaces around."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Template, Declared | None] = {}

    def definition(self, template: Template) -> Declared | None:
        """The definition of a class template that stands elsewhere, read in the scope of the template."""
        if template not in self._known:
            self._known[template] = None
            self._known[template] = self._find(template)
        return self._known[template]

    def _find(self, template: Template) -> Declared | None:
        if not template.declarations:
            return None
        home = template.declarations[0].context
        at: Context | None = home
        while at is not None:
            if isinstance(at, NamespaceContext):
                for index in at.scope.indexes():
                    for piece in index.pieces.get(template.name, []):
                        for binding in self.engine.lookup.bindings(piece, ""):
                            if self._defines(template, binding, at):
                                return Declared(binding, piece, self.scope_of(binding, home))
            at = at.outer
        return None

    def scope_of(self, binding: s.Binding, home: Context) -> Context:
        """The scope of a template in which a definition elsewhere is read: the parameters of the templates around have
        the names that its own heads give them."""
        declaration = binding.declaration
        heads = declaration.heads[:-1] if declaration is not None else []
        return self.engine.templates.renamed(home, heads) if heads else home

    def _defines(self, template: Template, binding: s.Binding, context: NamespaceContext) -> bool:
        kinds = self.engine.kinds
        if binding.sort != s.CLASS or binding.body < 0 or binding.first == binding.name or not binding.template:
            return False
        if kinds[binding.name + 1] == k.LESS or self.engine.lexemes[binding.name] != template.name:
            return False
        if isinstance(template.declarations[0].context, ClassContext):
            return self.qualifier_spells(binding, template.parent)
        try:
            named = self.engine.names.path(binding.first, binding.end, context, EVERYWHERE)
        except (Unknown, IllFormed, Dependent):
            return False
        return template in named.entities

    def qualifier_spells(self, binding: s.Binding, parent: object) -> bool:
        """Whether the last component of the qualifier has the name of the class around."""
        if not isinstance(parent, ClassType):
            return False
        name = parent.written_name()
        kinds = self.engine.kinds
        for at in range(binding.first, binding.name):
            if kinds[at] == k.IDENTIFIER and self.engine.lexemes[at] == name:
                return True
        return False
