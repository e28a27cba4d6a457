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
        self._specialized: dict[Template, Declared | None] = {}

    def definition(self, template: Template) -> Declared | None:
        """The definition of a class template that stands elsewhere, read in the scope of the template."""
        if template not in self._known:
            self._known[template] = None
            self._known[template] = self._find(template, False)
        return self._known[template]

    def specialized(self, template: Template) -> Declared | None:
        """The definition of a member template for the instance around it ([temp.expl.spec]/16):
        `template <> template <class U> struct A<int>::B { ... };`."""
        parent = template.parent
        if not isinstance(parent, ClassType) or parent.template is None or parent.dependent:
            return None
        if template not in self._specialized:
            self._specialized[template] = None
            self._specialized[template] = self._find(template, True)
        return self._specialized[template]

    def _find(self, template: Template, specialized: bool) -> Declared | None:
        if not template.declarations:
            return None
        home = template.declarations[0].context
        at: Context | None = home
        while at is not None:
            if isinstance(at, NamespaceContext):
                for index in at.scope.indexes():
                    for piece in index.pieces.get(template.name, []):
                        for binding in self.engine.lookup.bindings(piece, ""):
                            if specialized and not _is_for_instance(binding):
                                continue
                            if self._defines(template, binding, at):
                                return Declared(binding, piece, self.scope_of(binding, home))
            at = at.outer
        return None

    def scope_of(self, binding: s.Binding, home: Context) -> Context:
        """The scope of a template in which a definition elsewhere is read: the parameters of the templates around have
        the names that its own heads give them."""
        declaration = binding.declaration
        heads = declaration.heads[:-1] if declaration is not None else []
        return self.engine.template_heads.renamed(home, heads) if heads else home

    def _defines(self, template: Template, binding: s.Binding, context: NamespaceContext) -> bool:
        kinds = self.engine.kinds
        if binding.sort != s.CLASS or binding.body < 0 or binding.first == binding.name or not binding.template:
            return False
        if kinds[binding.name + 1] == k.LESS or self.engine.lexemes[binding.name] != template.name:
            return False
        if isinstance(template.declarations[0].context, ClassContext):
            return self.qualifier_names(binding, template.parent, context)
        try:
            named = self.engine.names.path(binding.first, binding.end, context, EVERYWHERE)
        except (Unknown, IllFormed, Dependent):
            return False
        return template in named.entities

    def qualifier_names(self, binding: s.Binding, parent: object, context: Context) -> bool:
        """Whether the last component of the qualifier has the name of the class around; behind `template <>`, where it
        names an instance, whether it is that one."""
        if not isinstance(parent, ClassType):
            return False
        name = parent.written_name()
        kinds = self.engine.kinds
        for at in range(binding.first, binding.name):
            if kinds[at] == k.IDENTIFIER and self.engine.lexemes[at] == name:
                return not _is_for_instance(binding) or self._is_of(binding, parent, context)
        return False

    def _is_of(self, binding: s.Binding, parent: ClassType, context: Context) -> bool:
        """Whether a qualifier without parameters of templates is a class; where that cannot be told it may be."""
        try:
            qualifier = self.engine.names.path(binding.first, binding.name + 1, context, binding.name).qualifier
        except (Unknown, IllFormed, Dependent):
            return True
        return not isinstance(qualifier, ClassType) or qualifier.skip_typerefs() is parent


def _is_for_instance(binding: s.Binding) -> bool:
    """Whether the templates around a member template are specialised: `template <> template <class T> ...`."""
    declaration = binding.declaration
    heads = declaration.heads[:-1] if declaration is not None else []
    return bool(heads) and not any(head.parameters for head in heads)
