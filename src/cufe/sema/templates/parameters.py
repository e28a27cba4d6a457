"""Template parameters: made from the heads of declarations ([temp.param]); those invented for `auto` parameters."""

from cufe.final import TYPE_CHECKING
from cufe.il import templates as tm
from cufe.il.constants import TPCK_PARAM, TemplateParamConstant
from cufe.il.context import Context
from cufe.il.entities import Declared
from cufe.il.entity import Entity
from cufe.il.types import CONSTRAINED, Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import TemplateContext
from cufe.sema.templates.deduced import as_expansion
from cufe.sema.templates.dependence import place_of
from cufe.syntax import nodes as n
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Parameters:
    """The parameters of templates and of single declarations of them; names may differ from one to the next."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._heads: dict[int, list[n.TemplateHead]] = {}
        self._declared: dict[int, list[tm.TemplateParameter]] = {}
        #: keeps what `_declared` knows by its address
        self._keep: list[Declared] = []

    # --- of a template ---------------------------------------------------------------------------------------------

    def of(self, template: tm.Template) -> list[tm.TemplateParameter]:
        """The parameters by the first declaration, with the default arguments of all ([temp.param]/12)."""
        known = template.parameters
        if known is not None:
            return known
        if not template.declarations:
            raise Unknown(f"template {template.name} without a declaration", template.token)
        found = self.of_declaration(template.declarations[0])
        template.depth = depth_of(template.declarations[0].context)
        template.parameters = found
        for declared in template.declarations[1:]:
            others = self.of_declaration(declared)
            for index, other in enumerate(others):
                if other.default >= 0 and index < len(found) and found[index].default < 0:
                    found[index].default = other.default
                    found[index].default_context = other.default_context
                    if found[index].node is not None:
                        found[index].node = other.node
        return found

    def of_declaration(self, declared: Declared) -> list[tm.TemplateParameter]:
        """The parameters by the innermost head of one declaration."""
        known = self._declared.get(id(declared))
        if known is not None:
            return known
        heads = self.heads(declared)
        if not heads:
            found: list[tm.TemplateParameter] = []
            self._invented(declared, depth_of(declared.context), found)
        else:
            found = self.of_head(heads[-1], declared.context)
            self._invented(declared, depth_of(declared.context), found)
        self._declared[id(declared)] = found
        self._keep.append(declared)
        return found

    def heads(self, declared: Declared) -> list[n.TemplateHead]:
        """The template heads of a declaration."""
        declaration = declared.binding.declaration
        if declaration is not None:
            return declaration.heads
        piece = declared.piece
        known = self._heads.get(piece.start)
        if known is None:
            known = []
            kinds = self.engine.kinds
            at = piece.start
            while at < piece.head:
                if kinds[at] == k.TEMPLATE and kinds[at + 1] == k.LESS:
                    head = self.engine.lookup.declarations.template_head(at, piece.head)
                    if head is None:
                        break
                    known.append(head)
                    at = head.end
                else:
                    at += 1
            self._heads[piece.start] = known
        return known

    def of_head(self, head: n.TemplateHead, outer: Context) -> list[tm.TemplateParameter]:
        """Parameters for a head that stands in the scope `outer`."""
        depth = depth_of(outer)
        found: list[tm.TemplateParameter] = []
        for position, node in enumerate(head.parameters):
            kind = (
                tm.TPK_TEMPLATE
                if node.is_template
                else tm.TPK_TYPE
                if node.key >= 0 or node.constrained
                else tm.TPK_NONTYPE
            )
            name = self.engine.lexemes[node.name] if node.name >= 0 else ""
            parameter = tm.TemplateParameter(name, node.name, kind, depth, position + 1)
            parameter.node = node
            parameter.pack = node.pack >= 0
            parameter.default = node.default
            found.append(parameter)
        own = TemplateContext(found, None, outer)
        for parameter in found:
            if parameter.default >= 0:
                parameter.default_context = own
            self._complete(parameter, own)
        return found

    def _complete(self, parameter: tm.TemplateParameter, own: TemplateContext) -> None:
        """Gives a parameter the type, value or template that stands for it as long as it has no argument."""
        if parameter.kind == tm.TPK_TYPE:
            parameter.type = self.engine.types.template_parameter(
                parameter.depth, parameter.position, parameter.name, parameter.pack
            )
        elif parameter.kind == tm.TPK_TEMPLATE:
            parameter.template = self._template(parameter, own)
        else:
            node = parameter.node
            type_: Type = self.engine.types.unknown
            if node is not None:
                try:
                    type_ = self.value_type(node, own)
                except (IllFormed, Unknown):
                    # Whoever needs the type reads it again with arguments.
                    type_ = self.engine.types.unknown
            parameter.type = type_
            constant = TemplateParamConstant(type_, TPCK_PARAM)
            constant.parameter = parameter
            parameter.constant = constant

    def _template(self, parameter: tm.TemplateParameter, own: TemplateContext) -> tm.Template:
        made = tm.Template(parameter.name, parameter.token, None, tm.TEMPLK_TEMPLATE_TEMPLATE_PARAM)
        made.is_parameter = True
        made.canonical_number = -place_of(parameter.depth, parameter.position)
        made.depth = parameter.depth + 1
        node = parameter.node
        head = None
        if node is not None:
            head = self.engine.lookup.declarations.template_head(node.start, node.end)
        made.parameters = [] if head is None else self.of_head(head, own)
        return made

    def value_type(self, node: n.TemplateParameter, context: Context) -> Type:
        """The declared type of a value parameter, read in `context`; top-level qualifiers go ([temp.param]/6)."""
        start = node.start
        end = node.default if node.default >= 0 else node.end
        syntax = self.engine.fragments.type_id(start, end)
        base = self.engine.specifiers.base_type(syntax.specifiers, context)
        found = self.engine.declarators.type_of(base, syntax.declarator, context)
        return self.engine.declarators.adjusted(found)

    def _invented(self, declared: Declared, depth: int, found: list[tm.TemplateParameter]) -> None:
        """Adds a parameter for each `auto` in the parameter list of a function ([dcl.fct]/22)."""
        function = declared.binding.function()
        if function is None:
            return
        count = 0
        for node in function.parameters:
            if not is_invented(node, self.engine.kinds):
                continue
            count += 1
            parameter = tm.TemplateParameter(
                f"<auto-{count}>", node.specifiers.type_end - 1, tm.TPK_TYPE, depth, len(found) + 1
            )
            parameter.pack = node.declarator.pack >= 0
            self._complete(parameter, TemplateContext([], None, declared.context))
            concept = self._concept(node, declared.context)
            if concept:
                parameter.type = self.engine.types.template_parameter(
                    parameter.depth, parameter.position, CONSTRAINED + concept, parameter.pack
                )
            found.append(parameter)

    def _concept(self, node: n.Parameter, context: Context) -> str:
        """The whole name of the concept in front of a parameter's `auto`, with `<...>` for arguments; "" for none."""
        specifiers = node.specifiers
        start, end = specifiers.type_start, specifiers.type_end - 1
        if start >= end:
            return ""
        written = self.engine.fragments.name(start, end)
        try:
            entities = self.engine.written_names.resolve(written, context).entities
        except (IllFormed, Unknown, Dependent):
            return ""
        if len(entities) != 1:
            return ""
        words = ["<...>" if written.own_arguments() is not None else ""]
        at: Entity | None = entities[0]
        while at is not None and at.name:
            words.insert(0, at.name if len(words) == 1 else at.name + "::")
            at = at.parent
        return "".join(words)


def has_as_many_parameters(template: tm.Template, declared: Declared) -> bool:
    """Whether a declaration has the number of parameters that a template has: else it declares nothing (505, 506)."""
    first, other = template.declarations[0].binding.declaration, declared.binding.declaration
    if first is None or other is None or not first.heads or not other.heads:
        return True
    return len(first.heads[-1].parameters) == len(other.heads[-1].parameters)


def is_invented(node: n.Parameter, kinds: bytes) -> bool:
    """Whether the type of a function parameter is written with `auto` that no trailing result stands for."""
    specifiers = node.specifiers
    if specifiers.sort != n.PLACEHOLDER or kinds.find(k.DECLTYPE, specifiers.type_start, specifiers.type_end) >= 0:
        return False
    operators = node.declarator.operators
    return not operators or operators[-1].trailing < 0


def depth_of(context: Context | None) -> int:
    """The depth of the parameters of a template in `context`, counted from 1."""
    depth = 1
    while context is not None:
        if isinstance(context, TemplateContext) and context.parameters:
            depth += 1
        context = context.outer
    return depth


def own_argument(parameter: tm.TemplateParameter) -> tm.TemplateArgument:
    """The argument that stands for the parameter itself; for a pack the pack with its own expansion."""
    if parameter.constant is not None:
        found = tm.constant_argument(parameter.constant)
    elif parameter.template is not None:
        found = tm.template_argument(parameter.template)
    else:
        assert parameter.type is not None
        found = tm.type_argument(parameter.type)
    return tm.pack_argument([as_expansion(found)]) if parameter.pack else found
