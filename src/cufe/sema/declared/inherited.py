"""Constructors inherited by `using B::B;` ([class.inhctor.init], [namespace.udecl]/16)."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType, Routine
from cufe.il.templates import Template
from cufe.sema.answers import Dependent
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR
from cufe.syntax.brackets import name_before_arguments
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class InheritedConstructors:
    """Constructors that using-declarations inherit from base classes ([namespace.udecl])."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[ClassType, list[Routine | Template]] = {}

    def constructors(self, cls: ClassType) -> "list[Routine | Template]":
        """Inherited constructors; default, copy and move constructors of the base are not among them."""
        known = self._known.get(cls)
        if known is not None:
            return known
        found: list[Routine | Template] = []
        self._known[cls] = found
        context = cls.context
        if isinstance(context, ClassContext) and cls.brace >= 0:
            for piece in self.engine.declare.special(cls.brace).usings:
                base = self._base(piece.head + 1, piece.end - 1, context)
                if base is None:
                    continue
                for entity in self.engine.classes.constructors(base):
                    if isinstance(entity, Template):
                        found.append(self._template(cls, entity, piece.head))
                    elif self._is_inherited(cls, base, entity):
                        found.append(self._routine(cls, entity, piece.head))
        return found

    def _is_inherited(self, cls: ClassType, base: ClassType, constructor: Routine) -> bool:
        """Whether it makes objects of the derived class, too: copies never do ([over.match.funcs]/8), a default
        constructor, unless it can be given arguments, where the class has none of its own."""
        implicit = self.engine.implicit
        which = implicit.which(base, constructor)
        if which != DEFAULT_CONSTRUCTOR:
            return which < 0
        if self.engine.declare_types.routine_type(constructor).parameters:
            return True
        own = self.engine.declare.constructors(cls)
        return bool(own) and implicit.declared(cls, DEFAULT_CONSTRUCTOR) is None

    def _routine(self, cls: ClassType, inherited: Routine, token: int) -> Routine:
        """A constructor as one of the class, which stands at the using-declaration."""
        made = Routine(cls.written_name(), token, cls)
        made.access = inherited.access
        made.flags = inherited.flags
        made.special = inherited.special
        made.declarations = inherited.declarations
        made.type = None if inherited.declarations else inherited.type
        made.template = inherited.template
        made.arguments = inherited.arguments
        made.inherited = inherited
        return made

    def _template(self, cls: ClassType, inherited: Template, token: int) -> Template:
        made = Template(cls.written_name(), token, cls, inherited.kind)
        made.access = inherited.access
        made.flags = inherited.flags
        made.special = inherited.special
        made.depth = inherited.depth
        made.declarations = inherited.declarations
        made.parameters = inherited.parameters
        made.inherited = inherited
        self.engine.templates.enter(made)
        return made

    def _base(self, start: int, end: int, context: ClassContext) -> ClassType | None:
        """The base class whose constructors a using-declaration names, None where it names something else."""
        kinds = self.engine.kinds
        if kinds[start] == k.TYPENAME:
            start += 1
        last = end - 1
        if kinds[last] == k.ELLIPSIS:
            last -= 1
        node = self.engine.fragments.name(start, last + 1)
        if not node.qualified or kinds[node.id] != k.IDENTIFIER:
            return None
        spelled = self.engine.lexemes[node.id]
        try:
            named = self.engine.names.resolve(node, context, node.start)
        except Dependent:
            return None
        qualifier = named.qualifier
        bare = qualifier.skip_typerefs() if isinstance(qualifier, ClassType) else None
        if bare is None and qualifier is not None:
            from cufe.il.types import Type

            bare = qualifier.skip_typerefs() if isinstance(qualifier, Type) else None
        if not isinstance(bare, ClassType):
            return None
        name = bare.written_name()
        component = self._component_before(node.id)
        if spelled != name and spelled != component:
            return None
        return bare

    def _component_before(self, token: int) -> str:
        """The identifier of the component in front of `:: token`: `using Base::Base` with a typedef name."""
        kinds = self.engine.kinds
        at = token - 2
        return self.engine.lexemes[name_before_arguments(kinds, at)] if at >= 0 else ""
