"""Using-declarations and -directives, using-enum-declarations and namespace aliases ([namespace.udecl],
[namespace.udir], [enum.udecl]): what they find that the index of a scope does not have; and inherited constructors
([class.inhctor.init]).

The names of a scope have no entry for the enumerators that `using enum N::E;` names, nor for those of `enum E : int;`
that is defined outside of its scope (`enum C::E : int { ... };`): they are looked for where a scope declares nothing
else by a name.  Operators (`using B::operator();`) are read when an operator of that name is asked for."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import ClassType, Enumerator, EnumType, Namespace, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.types import Type
from cufe.sema.answers import Dependent, Mistake
from cufe.sema.declared.contexts import ClassContext, RegionContext
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR
from cufe.sema.declared.written_names import Named, not_found
from cufe.sema.engine_part import EnginePart
from cufe.sema.text_lookup.members import MemberIndex
from cufe.syntax import expression_nodes as e
from cufe.syntax.brackets import name_before_arguments
from cufe.syntax.operator_names import operator_name
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_NAMES: Final = bytes((k.IDENTIFIER, k.SCOPE))


class UsingNames(EnginePart):
    """Judges what such declarations name."""

    def judge(self, head: int, end: int, context: Context) -> None:
        """Raises the mistake in the declaration in the tokens `head` to `end`, if it is one of them."""
        kinds = self.engine.kinds
        if kinds[end - 1] != k.SEMICOLON:
            return
        last = end - 1
        if kinds[head] == k.USING and kinds[head + 1] == k.NAMESPACE:
            self._namespace(head + 2, last, context)
        elif kinds[head] == k.NAMESPACE and kinds[head + 2] == k.ASSIGN:
            self._namespace(head + 3, last, context)
        elif kinds[head] == k.USING and all(kinds[at] in _NAMES for at in range(head + 1, last)):
            self._member(head + 1, last, context)

    def _namespace(self, first: int, last: int, context: Context) -> None:
        """Requires that a using-directive or alias names a namespace."""
        engine = self.engine
        if any(engine.kinds[at] not in _NAMES for at in range(first, last)):
            return
        if engine.kinds[first + 1] == k.SCOPE and self._is_undeclared(first, context):
            missing = Mistake(num.NO_NAMESPACE, "no such namespace", first)
            missing.others = [Mistake(num.SEMICOLON_EXPECTED, "no such namespace", first + 1)]
            raise missing
        if engine.names.nominated(last - 1) is not None:
            return
        named = engine.written_names.path(first, last, context, first)
        if not named.entities and named.qualified:
            raise not_found(self.engine, named, "no such member", named.token)
        if not named.qualified:
            engine.unread.require_undeclared(named.name)
            raise Mistake(num.NO_NAMESPACE, "no such namespace", named.token)

    def _member(self, first: int, last: int, context: Context) -> None:
        """Requires that a using-declaration names a member of a namespace or of a base class."""
        engine = self.engine
        if engine.kinds[first + 1] == k.SCOPE and self._is_undeclared(first, context):
            if isinstance(context, ClassContext):
                missing = Mistake(num.NO_CLASS_QUALIFIED, "no such scope", first)
            else:
                missing = Mistake(num.UNDEFINED, "no such scope", first, name=engine.lexemes[first], is_certain=True)
            missing.others = [Mistake(num.SEMICOLON_EXPECTED, "no such scope", first + 1)]
            raise missing
        named = engine.written_names.path(first, last, context, first)
        if not named.qualified:
            if isinstance(context, ClassContext):
                raise Mistake(num.NO_CLASS_QUALIFIED, "no class in front", first)
            if not named.entities:
                raise not_found(engine, named, "no such name", first)
            return
        if isinstance(named.qualifier, Type) and engine.lexemes[last - 3] == named.name:
            # The constructors, by whatever name the class goes ([class.qual]/2).
            return
        is_known = isinstance(named.qualifier, (Namespace, Type)) and not named.dependent
        if is_known and not named.entities and not engine.allocations.predeclared(named.name, []):
            raise not_found(self.engine, named, "no such member", named.token)
        self._require_base(named, context)

    def _require_base(self, named: Named, context: Context) -> None:
        """A using-declaration of a class names a member of a base class ([namespace.udecl]/3)."""
        base = named.qualifier.skip_typerefs() if isinstance(named.qualifier, Type) else None
        if not isinstance(base, ClassType) or not isinstance(context, ClassContext) or named.dependent:
            return
        cls = context.cls
        if base.dependent or cls.dependent or base is cls or any(isinstance(one, Enumerator) for one in named.entities):
            return
        if not self.engine.classes.is_base_of(base, cls):
            raise Mistake(num.INVALID_BASE, "no base class", named.token - 2)

    def _is_undeclared(self, token: int, context: Context) -> bool:
        """Whether nothing declares the first component of a qualified name."""
        name = self.engine.lexemes[token]
        if self.engine.names.type_name(name, context, token) or self.engine.names.unqualified(name, context, token):
            return False
        self.engine.unread.require_undeclared(name)
        return True


class UsingEnums(EnginePart):
    """Finds enumerators by way of such declarations."""

    def find(self, index: MemberIndex, name: str, context: Context, found: list[Entity]) -> None:
        """Adds the enumerator `name` that a declaration of a namespace or class brings in."""
        for token in index.opaque_enums:
            for entity in self.engine.declare.members_at(context, self.engine.lexemes[token]):
                if isinstance(entity, EnumType) and not entity.scoped:
                    self._add(entity, name, found)
        for piece in index.using_enums:
            self._enumerator(piece.head, name, context, found)

    def in_block(self, context: RegionContext, name: str, position: int) -> list[Entity]:
        """The enumerator `name` that a declaration in front of `position` brings into a block."""
        found: list[Entity] = []
        for binding in context.region.using_enums:
            if binding.visible <= position:
                self._enumerator(binding.first - 1, name, context, found)
        return found

    def _enumerator(self, at: int, name: str, context: Context, found: list[Entity]) -> None:
        engine = self.engine
        end = engine.kinds.find(k.SEMICOLON, at)
        try:
            enum = engine.specifiers.named(at + len(k.USING_ENUM), end, context).skip_typerefs()
        except Dependent:
            return
        if isinstance(enum, EnumType):
            self._add(enum, name, found)

    def _add(self, enum: EnumType, name: str, found: list[Entity]) -> None:
        found += [one for one in self.engine.enums.enumerators(enum) if one.name == name and one not in found]


class UsingOperators(EnginePart):
    """Finds what they name."""

    def find(self, brace: int, name: str, context: Context, found: list[Entity]) -> None:
        """Adds the operators `name` that using-declarations behind a brace bring into `context`."""
        kinds = self.engine.kinds
        declarations = self.engine.lookup.declarations
        for piece in self.engine.declare.special(brace).usings:
            operator = kinds.find(k.OPERATOR, piece.head, piece.end)
            at = piece.head + 1
            while operator >= 0 and at < piece.end:
                end = declarations.skip_to_comma(at, piece.end)
                stop = end - 1 if kinds[end - 1] == k.SEMICOLON else end
                start = at + 1 if kinds[at] == k.TYPENAME else at
                operator = kinds.find(k.OPERATOR, start, max(start, stop))
                if operator >= 0 and operator_name(declarations, operator, stop) == name:
                    self._named(start, stop, operator, context, found)
                at = end + 1

    def _named(self, start: int, stop: int, operator: int, context: Context, found: list[Entity]) -> None:
        """One declarator, expanded where it ends in `...`."""
        contexts = [context]
        try:
            if self.engine.kinds[stop - 1] == k.ELLIPSIS:
                stop -= 1
                contexts = self.engine.expansions.contexts(start, stop, context)
            for inner in contexts:
                for entity in self.engine.written_names.path(start, stop, inner, operator).entities:
                    if entity not in found:
                        found.append(entity)
        except Dependent:
            return


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
                for base in self._bases(piece.head + 1, piece.end - 1, context):
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

    def _bases(self, start: int, end: int, context: ClassContext) -> list[ClassType]:
        """The base classes whose constructors a using-declaration names; several where it expands a pack."""
        kinds = self.engine.kinds
        if kinds[start] == k.TYPENAME:
            start += 1
        contexts: list[Context] = [context]
        try:
            if kinds[end - 1] == k.ELLIPSIS:
                end -= 1
                contexts = self.engine.expansions.contexts(start, end, context)
            node = self.engine.fragments.name(start, end)
            found = [self._base(node, inner) for inner in contexts]
        except Dependent:
            return []
        return [base for base in found if base is not None]

    def _base(self, node: e.Name, context: Context) -> ClassType | None:
        """The base class whose constructors a name means, None where it means something else."""
        if not node.qualified or self.engine.kinds[node.id] != k.IDENTIFIER:
            return None
        qualifier = self.engine.written_names.resolve(node, context, node.start).qualifier
        base = qualifier.skip_typerefs() if isinstance(qualifier, Type) else None
        if not isinstance(base, ClassType):
            return None
        is_constructor = self.engine.lexemes[node.id] in (base.written_name(), self._component_before(node.id))
        return base if is_constructor else None

    def _component_before(self, token: int) -> str:
        """The identifier of the component in front of `:: token`: `using Base::Base` with a typedef name."""
        at = token - 2
        return self.engine.lexemes[name_before_arguments(self.engine.kinds, at)] if at >= 0 else ""
