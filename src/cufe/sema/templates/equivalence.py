"""Which templates and types are the same: dependent stretches of syntax ([temp.over.link], [temp.type]), heads of
templates, types that are certainly two whatever the parameters stand for, and definitions outside of the scope that
declares the template.

Members of dependent types may turn out to be anything, so nothing is reported about them ([temp.type]/4)."""

from cufe.final import TYPE_CHECKING
from cufe.il import templates as tm
from cufe.il import types as t
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext, NamespaceContext, PackContext, ParameterContext, TemplateContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.engine_part import EnginePart
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Equivalence(EnginePart):
    """Texts of dependent expressions and types: with equal texts they are equivalent."""

    def text(self, start: int, end: int, context: Context) -> str:
        """The tokens `start` to `end` with template parameters as places, bound ones as their arguments."""
        lexemes = self.engine.lexemes
        parts: list[str] = []
        names: list[str] = []
        for at in range(start, end):
            spelling = lexemes[at]
            if self.is_free_name(at):
                found = _parameter_text(spelling, at, context)
                if not found:
                    names.append(spelling)
                parts.append(found if found else spelling)
            else:
                parts.append(spelling)
        return " ".join(parts) + self._class_of(names, context)

    def _class_of(self, names: list[str], context: Context) -> str:
        """The innermost class around, where it may have members of some names: they mean other things than the same
        names elsewhere, in another instance, too."""
        around: list[ClassType] = []
        at: Context | None = context
        while at is not None:
            if isinstance(at, ClassContext):
                around.append(at.cls)
            at = at.outer
        if not any(self._may_be_member(name, cls) for name in names for cls in around):
            return ""
        return f" in {around[0].number}"

    def _may_be_member(self, name: str, cls: ClassType) -> bool:
        """Whether a class has a member of a name, or may have one from a base that a template parameter names."""
        engine = self.engine
        try:
            if any(base.by_parameters for base in engine.classes.bases(cls)):
                return True
            return engine.names.members(cls, name) is not None
        except (Unknown, IllFormed, Dependent):
            return True

    def expression(self, node: e.Node, context: Context) -> str:
        """The text of a dependent expression.  Template-ids in it count by what they mean: alias templates are
        transparent."""
        if isinstance(node, e.Paren) and len(node.items) == 1 and not isinstance(node.items[0], e.Fold):
            return self.expression(node.items[0], context)
        if isinstance(node, e.Unary) and not node.postfix:
            return f"{self.engine.lexemes[node.operator]}({self.expression(node.operand, context)})"
        if isinstance(node, e.Binary) and not isinstance(node.right, e.Dots) and not isinstance(node.left, e.Dots):
            operator = self.engine.lexemes[node.operator]
            return f"({self.expression(node.left, context)}){operator}({self.expression(node.right, context)})"
        if isinstance(node, e.Name) and node.qualified:
            try:
                named = self.engine.written_names.resolve(node, context)
            except (IllFormed, Unknown, Dependent):
                return self.text(node.start, node.end, context)
            if named.dependent and isinstance(named.qualifier, t.Type) and named.arguments is None:
                return f"{named.qualifier.canonical.number}::{named.name}"
        return self.text(node.start, node.end, context)

    def is_free_name(self, at: int) -> bool:
        """Whether the token is an identifier that is looked up from where it stands."""
        kinds = self.engine.kinds
        if kinds[at] != k.IDENTIFIER:
            return False
        before = kinds[at - 1] if at > 0 else 0
        return before != k.SCOPE and before != k.DOT and before != k.ARROW

    def is_dependent(self, start: int, end: int, context: Context) -> bool:
        """Whether the tokens name a template parameter that has no argument, or a dependent one ([temp.dep])."""
        lexemes = self.engine.lexemes
        return any(self.is_free_name(at) and _names_dependent(lexemes[at], at, context) for at in range(start, end))


class _Meaning:
    """What a name is as a template parameter: `parameter` where it has no argument, else `argument`."""

    def __init__(self, parameter: tm.TemplateParameter, argument: tm.TemplateArgument | None) -> None:
        self.parameter: tm.TemplateParameter = parameter
        self.argument: tm.TemplateArgument | None = argument


def _meaning(name: str, token: int, at: Context, element: int) -> _Meaning | None:
    """The template parameter that a context has by that name for a token; of a pack its `element`, if at hand."""
    if not isinstance(at, TemplateContext):
        return None
    index = at.index(name, token)
    if index < 0:
        return None
    argument = at.argument(index)
    if argument is not None and argument.kind == tm.PACK and 0 <= element < len(argument.pack):
        argument = argument.pack[element]
    return _Meaning(at.parameters[index], argument)


def _parameter_text(name: str, token: int, context: Context) -> str:
    """What a name is as a template parameter: its place, or its argument; empty where it is none."""
    element = -1
    at: Context | None = context
    while at is not None:
        meaning = _meaning(name, token, at, element)
        if meaning is not None:
            argument = meaning.argument
            return place_text(meaning.parameter) if argument is None else f"#{argument.key()}"
        if isinstance(at, PackContext):
            if element < 0 and name in at.names:
                element = at.index
        elif isinstance(at, ParameterContext):
            if name in at.by_name:
                for place, known in enumerate(at.by_name):
                    if known == name:
                        return f"#p{place}"
        at = at.outer
    return ""


def place_text(parameter: tm.TemplateParameter) -> str:
    """A template parameter by its place."""
    if parameter.type is not None and parameter.constant is None:
        return f"#t{parameter.type.canonical.number}"
    return f"#p{parameter.depth}.{parameter.position}"


def _names_dependent(name: str, token: int, context: Context) -> bool:
    element = -1
    at: Context | None = context
    while at is not None:
        meaning = _meaning(name, token, at, element)
        if meaning is not None:
            return meaning.argument is None or is_dependent_argument(meaning.argument)
        if isinstance(at, PackContext) and element < 0 and name in at.names:
            element = at.index
        at = at.outer
    return False


def is_dependent_argument(argument: tm.TemplateArgument) -> bool:
    """Whether an argument depends on a template parameter."""
    if argument.kind == tm.TPK_TEMPLATE and argument.template is not None:
        return argument.template.is_parameter
    return argument.is_dependent()


class Heads(EnginePart):
    """Compares and exchanges template heads."""

    def fits(self, parameter: tm.Template, argument: tm.Template) -> bool:
        """Whether a template can be the argument of a template template parameter ([temp.arg.template])."""
        wanted = self.engine.template_parameters.of(parameter)
        given = self.engine.template_parameters.of(argument)
        at = 0
        for own in wanted:
            if own.pack:
                while at < len(given) and given[at].kind == own.kind:
                    at += 1
                if at < len(given) and given[at].pack:
                    return False  # `template <auto...>` for `template <class...>`
                continue
            if at >= len(given) or not self._alike(own, given[at]):
                return False
            if not given[at].pack:
                at += 1
        return all(rest.pack or rest.default >= 0 for rest in given[at:])

    def _alike(self, first: tm.TemplateParameter, second: tm.TemplateParameter) -> bool:
        if first.kind != second.kind:
            return False
        if first.kind == tm.TPK_TEMPLATE and first.template is not None and second.template is not None:
            return self.fits(first.template, second.template)
        if first.kind == tm.TPK_NONTYPE and first.type is not None and second.type is not None:
            one = first.type.canonical
            two = second.type.canonical
            auto = self.engine.types.auto
            return one is two or one.dependent or two.dependent or one is auto or two is auto
        return True

    def same(self, first: tm.Template, second: tm.Template) -> bool:
        """Whether two template heads are equivalent ([temp.over.link]/6).

        That of a friend of a class template is a level deeper: types of values that depend on its parameters count as
        those of the other, since the signatures, which spell the values, were compared before."""
        one = self.engine.template_parameters.of(first)
        two = self.engine.template_parameters.of(second)
        if len(one) != len(two):
            return False
        for mine, other in zip(one, two, strict=True):
            if mine.kind != other.kind or mine.pack != other.pack:
                return False
            if mine.kind == tm.TPK_TEMPLATE and not (self._alike(mine, other) and self._alike(other, mine)):
                return False
            if mine.kind == tm.TPK_NONTYPE and mine.type is not None and other.type is not None:
                if mine.type.canonical is not other.type.canonical:
                    deeper = first.depth != second.depth and mine.type.dependent and other.type.dependent
                    if not deeper:
                        return False
        return self.engine.constraints.same_head(first, second)

    def underlying(self, template: tm.Template) -> tm.Template:
        """The template that an alias template passes its parameters on to, with which it is equivalent as an argument
        (CWG 1286); no member of an instance of a class template (observed)."""
        at = template
        while at.kind == tm.TEMPLK_ALIAS:
            try:
                target = self._passes_on_to(at)
            except (IllFormed, Unknown, Dependent):
                return at
            if target is None:
                return at
            at = target
        return at

    def _passes_on_to(self, alias: tm.Template) -> tm.Template | None:
        own = self.engine.prototypes.own_arguments(alias)
        at = self.engine.templates.alias(alias, own)
        while isinstance(at, t.TypedefType) and (at.template is None or at.template is alias):
            at = at.target
        if not isinstance(at, (ClassType, t.TypedefType)):
            return None
        target = at.template
        if target is None or tm.arguments_key(at.arguments) != tm.arguments_key(own):
            return None
        around = target.parent
        while around is not None:
            if isinstance(around, ClassType) and around.template is not None:
                return None
            around = around.parent
        return target if self.same(alias, target) and self._same_defaults(alias, target, list(own)) else None

    def _same_defaults(self, first: tm.Template, second: tm.Template, own: list[tm.TemplateArgument]) -> bool:
        """Whether the default arguments of two templates are the same behind the same arguments."""
        fitting = self.engine.argument_fitting
        one = self.engine.template_parameters.of(first)
        two = self.engine.template_parameters.of(second)
        for at, (mine, other) in enumerate(zip(one, two, strict=True)):
            if (mine.default < 0) != (other.default < 0):
                return False
            if mine.default >= 0:
                known = own[:at]
                if fitting.default(mine, known, -1).key() != fitting.default(other, known, -1).key():
                    return False
        return True

    def renamed(self, context: Context, heads: list[n.TemplateHead]) -> Context:
        """`context` with the template parameters named as the heads of a definition outside of the class name them."""
        levels: list[Context] = []
        at: Context | None = context
        templates = 0
        while at is not None:
            levels.append(at)
            if isinstance(at, TemplateContext) and at.parameters:
                templates += 1
            at = at.outer
        if templates == 0:
            return context
        place = min(templates, len(heads)) - 1
        made: Context | None = None
        outermost = templates - 1
        for level in reversed(levels):
            if isinstance(level, TemplateContext) and level.parameters:
                index = templates - 1 - outermost
                outermost -= 1
                if index <= place and len(heads[index].parameters) == len(level.parameters) and made is not None:
                    parameters = self.engine.template_parameters.of_head(heads[index], made)
                    made = TemplateContext(parameters, level.arguments, made)
                    continue
            made = level if made is level.outer else _moved(level, made)
        assert made is not None
        return made


def _moved(level: Context, outer: Context | None) -> Context:
    """A level of a context with another one around it."""
    if isinstance(level, ClassContext) and outer is not None:
        made = ClassContext(level.cls, outer)
        made.members = level.members
        made.guides = level.guides
        return made
    if isinstance(level, TemplateContext) and outer is not None:
        return TemplateContext(level.parameters, level.arguments, outer)
    return level


def surely_differ(first: t.Type, second: t.Type) -> bool:
    """Whether two types are never the same."""
    one = first.canonical
    two = second.canonical
    while True:
        if one is two:
            return False
        if not one.dependent and not two.dependent:
            return not contains_placeholder(one) and not contains_placeholder(two)
        if one.qualifiers() != two.qualifiers():
            return _is_settled(one) and _is_settled(two)
        if not _is_same_form(one, two):
            break
        assert isinstance(one, (t.QualifiedType, t.PointerType, t.ReferenceType))
        assert isinstance(two, (t.QualifiedType, t.PointerType, t.ReferenceType))
        one, two = one.target.canonical, two.target.canonical
    if isinstance(one, ClassType) and isinstance(two, ClassType) and one.template is two.template:
        return one.template is not None and arguments_differ(one.arguments, two.arguments)
    return _is_settled(one) and _is_settled(two)


def _is_same_form(one: t.Type, two: t.Type) -> bool:
    """Whether two types are pointers, or the same sort of references, or qualified alike."""
    if isinstance(one, t.ReferenceType) and isinstance(two, t.ReferenceType):
        return one.rvalue == two.rvalue
    if isinstance(one, t.PointerType):
        return isinstance(two, t.PointerType)
    return isinstance(one, t.QualifiedType) and isinstance(two, t.QualifiedType)


def arguments_differ(first: "tuple[tm.TemplateArgument, ...]", second: "tuple[tm.TemplateArgument, ...]") -> bool:
    """Whether two lists of as many template arguments certainly differ."""
    if len(first) != len(second):
        return False
    return any(_argument_differs(one, two) for one, two in zip(first, second, strict=True))


def _argument_differs(one: tm.TemplateArgument, two: tm.TemplateArgument) -> bool:
    if one.is_expansion or two.is_expansion:
        return False
    if one.type is not None and two.type is not None:
        return surely_differ(one.type, two.type)
    if one.constant is not None and two.constant is not None:
        return not one.constant.dependent and not two.constant.dependent and one.key() != two.key()
    return False


def signatures_differ(one: t.RoutineType, two: t.RoutineType) -> bool:
    """Whether two functions of one name are certainly not the same, nor is one the definition of the other."""
    if one.variadic != two.variadic or one.cv != two.cv or one.ref_qualifier != two.ref_qualifier:
        return True
    if len(one.parameters) != len(two.parameters):
        return True
    if any(surely_differ(a, b) for a, b in zip(one.parameters, two.parameters, strict=True)):
        return True
    return surely_differ(one.result, two.result)


def _is_settled(type_: t.Type) -> bool:
    """Whether a canonical type is no member of a dependent type or an operand whose type is unknown."""
    at = type_
    while isinstance(at, t.QualifiedType):
        at = at.target.canonical
    if isinstance(at, (t.TemplateParamType, t.PointerType, t.ReferenceType)):
        return not isinstance(at, t.TemplateParamType) or not at.pack
    if isinstance(at, ClassType):
        return True
    return not at.dependent and not contains_placeholder(at)


class TemplateDefinitions:
    """Finds such definitions in the namespaces around."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[tm.Template, Declared | None] = {}
        self._specialized: dict[tm.Template, Declared | None] = {}

    def definition(self, template: tm.Template) -> Declared | None:
        """The definition of a class template that stands elsewhere, read in the scope of the template."""
        if template not in self._known:
            self._known[template] = None
            self._known[template] = self._find(template, False)
        return self._known[template]

    def specialized(self, template: tm.Template) -> Declared | None:
        """The definition of a member template for the instance around it ([temp.expl.spec]/16):
        `template <> template <class U> struct A<int>::B { ... };`."""
        parent = template.parent
        if not isinstance(parent, ClassType) or parent.template is None or parent.dependent:
            return None
        if template not in self._specialized:
            self._specialized[template] = None
            self._specialized[template] = self._find(template, True)
        return self._specialized[template]

    def _find(self, template: tm.Template, specialized: bool) -> Declared | None:
        if not template.declarations:
            return None
        home = template.declarations[0].context
        at: Context | None = home
        while at is not None:
            if isinstance(at, NamespaceContext):
                for piece in at.scope.index().pieces.get(template.name, []):
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

    def _defines(self, template: tm.Template, binding: s.Binding, context: NamespaceContext) -> bool:
        if binding.sort != s.CLASS or binding.body < 0 or binding.first == binding.name or not binding.template:
            return False
        if self.engine.kinds[binding.name + 1] == k.LESS or self.engine.lexemes[binding.name] != template.name:
            return False
        if isinstance(template.declarations[0].context, ClassContext):
            return self.qualifier_names(binding, template.parent, context)
        return self.is_named(template, binding, context)

    def is_named(self, template: tm.Template, binding: s.Binding, context: Context) -> bool:
        """Whether the qualified name that a binding declares means a template."""
        try:
            return template in self.engine.written_names.path(binding.first, binding.end, context, EVERYWHERE).entities
        except (Unknown, IllFormed, Dependent):
            return False

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
            qualifier = self.engine.written_names.path(binding.first, binding.name + 1, context, binding.name).qualifier
        except (Unknown, IllFormed, Dependent):
            return True
        return not isinstance(qualifier, ClassType) or qualifier.skip_typerefs() is parent


def _is_for_instance(binding: s.Binding) -> bool:
    """Whether the templates around a member template are specialised: `template <> template <class T> ...`."""
    declaration = binding.declaration
    heads = declaration.heads[:-1] if declaration is not None else []
    return bool(heads) and not any(head.parameters for head in heads)
