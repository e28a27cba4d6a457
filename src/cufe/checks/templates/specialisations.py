"""Explicit and partial specialisations ([temp.expl.spec], [temp.spec.partial]): arguments that do not fit the template,
function templates of which nothing is an instance of a type (493), partial specialisations without parameters among
their arguments (834), with those of the template itself (840) or with parameters that nothing tells (842), and classes
with arguments without `template <>` (795), or of what is no template (864).

Later declarations of templates that do not agree with the first: 505, 506 and 147 of the parameters ([temp.param],
[temp.arg]), 307 of arguments by default that are given twice, 802 of those that come late, and 2638 of alias templates
for another type ([temp.alias])."""

from cufe.checks.declarations.redeclarations import default_again
from cufe.checks.findings import DeclarationJudge
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import At, EntityName, TypeName
from cufe.diagnostics.severity import WARNING
from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import Declared, Routine
from cufe.il.entity import Entity
from cufe.il.templates import TEMPLK_ALIAS, TPK_NONTYPE, Template, TemplateArgument, TemplateParameter, arguments_key
from cufe.il.types import PackExpansionType, Type
from cufe.sema.answers import Dependent, IllFormed, Mistake
from cufe.sema.declared.contexts import NamespaceContext, TemplateContext
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import is_integral
from cufe.sema.templates.equivalence import surely_differ
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as x
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_FULLY_SPECIALISED: Final = 834
_PRIMARY: Final = 840
_NOT_DEDUCED: Final = 842
#: the standard from which on the type of a value parameter is deduced
_TYPES_OF_VALUES: Final = 2017


class Specialisations(DeclarationJudge):
    """Judges the declarations of namespaces."""

    def judge(self, path: list[Piece]) -> bool:
        """Judges the declaration that the innermost of some pieces is; whether it specialises nothing."""
        piece = path[-1]
        is_headless = piece.sort == c.CLASS and piece.start == piece.head
        context = self.engine.definitions.context_of(path, []) if is_headless or piece.start < piece.head else None
        if not isinstance(context, NamespaceContext):
            return False
        for binding in self.code.bindings(path):
            declaration = binding.declaration
            if is_headless:
                if binding.sort == s.CLASS and self.code.kinds[binding.name + 1] == k.LESS:
                    self._headless(binding, piece, context)
                continue
            if declaration is None or len(declaration.heads) != 1:
                continue
            head = declaration.heads[0]
            if binding.sort == s.ROUTINE and not head.parameters:
                return self._function(binding, piece, context)
            if binding.sort == s.CLASS and (not head.parameters or self.code.kinds[binding.name + 1] == k.LESS):
                return self._class(binding, piece, head, context)
        return False

    def _headless(self, binding: s.Binding, piece: Piece, context: Context) -> None:
        """A class with template arguments that no head is in front of."""
        engine = self.engine
        name = engine.lexemes[binding.name]
        named = engine.written_names.path(binding.first, binding.name + 1, context, binding.name)
        template = named.entities[0] if len(named.entities) == 1 else None
        if not named.entities and binding.first == binding.name:
            self.findings.add(num.NO_TEMPLATE, binding.name, fill_ins=(name,))
        if not isinstance(template, Template) or template.is_parameter or self.code.kinds[piece.head] == k.UNION:
            return
        end = engine.lookup.declarations.skip_name(binding.name, piece.end)
        node = engine.fragments.name(binding.name, end).own_arguments()
        arguments = None if node is None else self._arguments(node, context, template, binding.name)
        if arguments is not None:
            names = MessageNames()
            told = EntityName("class", names.entities.qualified(template) + names.arguments(arguments))
            self.findings.add(num.HEAD_MISSING, binding.name, fill_ins=(told, "template<>"))

    # --- functions -------------------------------------------------------------------------------------------------

    def _function(self, binding: s.Binding, piece: Piece, context: Context) -> bool:
        engine = self.engine
        named = engine.written_names.path(binding.first, binding.end, context, binding.name)
        templates = [one for one in named.entities if isinstance(one, Template) and one.declarations]
        if isinstance(named.qualifier, Type) or not templates or len(templates) < len(named.entities):
            return False
        if engine.function_specializations.at(binding, piece, context) is not None:
            return False
        for template in templates:
            # What is written has to be known; the rest is deduction.
            home = template.declarations[0].context
            engine.declare_types.signature(Declared(binding, piece, home), home)
            made = engine.prototypes.of(template)
            known = engine.declare_types.routine_type(made) if isinstance(made, Routine) else None
            if known is None or any(isinstance(one.skip_typerefs(), PackExpansionType) for one in known.parameters):
                # An expansion of forwarding references would be deduced one by one.
                return False
        self._tell_function(binding, [*templates])
        return True

    def _tell_function(self, binding: s.Binding, templates: list[Entity]) -> None:
        sort = "overloaded function" if len(templates) > 1 else "function template"
        name = MessageNames().entities.qualified(templates[0])
        self.findings.add(num.MATCHES_NONE, binding.name, fill_ins=(EntityName(sort, name),))

    # --- classes ---------------------------------------------------------------------------------------------------

    def _class(self, binding: s.Binding, piece: Piece, head: n.TemplateHead, context: Context) -> bool:
        engine = self.engine
        end = engine.lookup.declarations.skip_name(binding.name, piece.end)
        written = engine.fragments.name(binding.first, max(end, binding.name + 1))
        named = engine.written_names.path(binding.first, binding.name + 1, context, binding.name)
        template = named.entities[0] if len(named.entities) == 1 else None
        if not isinstance(template, Template) or template.is_parameter or template.token == binding.name:
            return False
        node = written.own_arguments()
        if node is None:
            told = EntityName("class template", MessageNames().entities.qualified(template))
            self.findings.add(num.NO_ARGUMENTS, binding.name, fill_ins=(told,))
            return True
        reading = engine.prototypes.head_context([head], context)
        arguments = self._arguments(node, reading, template, binding.name)
        return (
            arguments is not None and bool(head.parameters) and self._partial(binding, head, node, template, arguments)
        )

    def _arguments(
        self, node: x.TemplateArguments, context: Context, template: Template, token: int
    ) -> "tuple[TemplateArgument, ...] | None":
        """The arguments of a specialisation; None where they do not fit."""
        try:
            given = self.engine.template_arguments.read(node, context)
            return self.engine.argument_fitting.complete(template, given, token)
        except Mistake as mistake:
            found: IllFormed = mistake
        except IllFormed as failure:
            found = failure
        except Dependent:
            return None
        explained = self.engine.argument_mistakes.explained(node, context, template, found)
        if isinstance(explained, Mistake):
            self.mistakes += [one for one in explained.all() if node.start <= one.token < node.end]
        return None

    def _has_parameters_of(self, head: n.TemplateHead, template: Template) -> bool:
        """Whether the values among the parameters of a head surely have the types that the template's own have, as far
        as their spelling says."""
        declaration = template.declarations[0].binding.declaration
        own = declaration.heads[-1].parameters if declaration is not None and declaration.heads else []
        lexemes = self.code.lexemes
        return len(own) == len(head.parameters) and all(
            first.key >= 0 or lexemes[first.start : first.place] == lexemes[second.start : second.place]
            for first, second in zip(own, head.parameters, strict=True)
        )

    def _partial(
        self,
        binding: s.Binding,
        head: n.TemplateHead,
        node: x.TemplateArguments,
        template: Template,
        arguments: tuple[TemplateArgument, ...],
    ) -> bool:
        if head.end != head.close + 1 or any(one.constrained for one in head.parameters):
            # It may differ from the template by its constraints alone.
            return False
        if arguments_key(arguments) == arguments_key(self.engine.prototypes.own_arguments(template)):
            if not self._has_parameters_of(head, template):
                # `template <auto> struct A; template <int N> struct A<N>;`
                return False
            self.findings.add(_PRIMARY, binding.name)
            return True
        names = MessageNames()
        shown = names.entities.qualified(template) + names.arguments(arguments)
        told = EntityName("class", shown)
        if not any(argument.is_dependent() for argument in arguments):
            self.findings.add(_FULLY_SPECIALISED, binding.name, fill_ins=(told,))
            return True
        words = set(self.code.lexemes[node.start : node.end])
        if self.engine.language.standard >= _TYPES_OF_VALUES:
            for parameter in reversed(head.parameters):
                if parameter.key < 0 and parameter.name >= 0 and self.code.lexemes[parameter.name] in words:
                    # Its type is deduced from that of the argument ([temp.deduct.type]/13).
                    words.update(self.code.lexemes[parameter.start : parameter.end])
        for parameter in head.parameters:
            if parameter.name >= 0 and self.code.lexemes[parameter.name] not in words and parameter.pack < 0:
                own = EntityName("template parameter", self.code.lexemes[parameter.name])
                self.findings.add(_NOT_DEDUCED, parameter.name, fill_ins=(own, EntityName("class template", shown)))
        return False


_TOO_FEW_PARAMETERS: Final = 505
_LATE_DEFAULT: Final = 802
_OTHER_ALIAS: Final = 2638


class RepeatedTemplates(DeclarationJudge):
    """Judges the templates that namespaces declare again."""

    def judge(self, path: list[Piece]) -> bool:
        """Judges the declaration that the innermost of some pieces is; whether it declares another template."""
        piece = path[-1]
        context = self.engine.definitions.context_of(path, []) if piece.start < piece.head else None
        if not isinstance(context, NamespaceContext):
            return False
        for binding in self.code.bindings(path):
            declaration = binding.declaration
            if not binding.template or binding.first != binding.name:
                continue
            heads = declaration.heads if declaration is not None else self._heads(piece)
            name = self.engine.lexemes[binding.name]
            if binding.sort == s.ROUTINE:
                entities = self.engine.overload_sets.merged(context, name)
            else:
                entities = self.engine.declare.members_at(context, name)
            if len(heads) == 1 and heads[0].parameters:
                for entity in entities:
                    place = _place(entity, binding.name)
                    if place > 0 and isinstance(entity, Template):
                        return self._again(entity, place, heads[0])
        return False

    def _heads(self, piece: Piece) -> list[n.TemplateHead]:
        """The head in front of an alias-declaration."""
        head = self.engine.lookup.declarations.template_head(piece.start, piece.head)
        return [head] if head is not None and head.end == piece.head else []

    def _again(self, template: Template, place: int, head: n.TemplateHead) -> bool:
        """Compares a declaration with those in front of it."""
        first = template.declarations[0]
        declared = template.declarations[place]
        if declared.piece.sort == c.CLASS and any(one.piece.sort == c.CLASS for one in template.declarations[:place]):
            # Of a second definition EDG tells that it is one, and nothing else.
            return False
        own = self.engine.template_parameters.of(template)
        parameters = self.engine.template_parameters.of_head(head, declared.context)
        if declared.binding.sort == s.ROUTINE:
            self._function_defaults(template, place)
        elif self._is_other_head(own, parameters, head, first):
            return True
        for index, node in enumerate(head.parameters):
            if node.default >= 0 and any(self._has_default(one, index) for one in template.declarations[:place]):
                self.findings.add(num.DEFAULT_AGAIN, max(node.name, node.start))
        return template.kind == TEMPLK_ALIAS and self._is_other_alias(first, declared, own, parameters)

    def _is_other_head(
        self, own: list[TemplateParameter], parameters: list[TemplateParameter], head: n.TemplateHead, first: Declared
    ) -> bool:
        declared = At(self.code.unit.offset(first.binding.name))
        for index, parameter in enumerate(parameters):
            node = head.parameters[index]
            token = max(node.name, node.start)
            if index >= len(own):
                self.findings.add(num.TOO_MANY_PARAMETERS, token, fill_ins=(declared,))
                return True
            mine = own[index]
            if mine.kind != parameter.kind or mine.pack != parameter.pack:
                told = EntityName("template parameter", mine.name, self.code.unit.offset(mine.token))
                self.findings.add(num.INCOMPATIBLE, token, fill_ins=(told,))
                return True
            if self._is_other_value(mine, parameter):
                text = MessageNames().declared(mine.type, mine.name) if mine.type is not None else ""
                told = EntityName("constant", text, self.code.unit.offset(mine.token))
                self.findings.add(num.INCOMPATIBLE, token, fill_ins=(told,), severity=WARNING)
        if len(parameters) < len(own):
            last = head.parameters[-1]
            self.findings.add(_TOO_FEW_PARAMETERS, max(last.name, last.start), fill_ins=(declared,))
            return True
        return False

    def _is_other_value(self, one: TemplateParameter, two: TemplateParameter) -> bool:
        """Whether two parameters for values have two integral types."""
        if one.kind != TPK_NONTYPE or one.type is None or two.type is None:
            return False
        return is_integral(one.type) and is_integral(two.type) and surely_differ(one.type, two.type)

    def _has_default(self, declared: Declared, index: int) -> bool:
        """Whether a declaration of a template has an argument by default for a parameter."""
        declaration = declared.binding.declaration
        heads = declaration.heads if declaration is not None else self._heads(declared.piece)
        if len(heads) != 1 or index >= len(heads[0].parameters):
            return False
        return heads[0].parameters[index].default >= 0

    def _function_defaults(self, template: Template, place: int) -> None:
        """Judges the default arguments of a function template."""
        binding = template.declarations[place].binding
        function = binding.declarator.function() if binding.declarator is not None else None
        if function is None or not any(one.declarator.initialiser == n.ASSIGNED for one in function.parameters):
            return
        first = template.declarations[0].binding.name
        names = {one.binding.name for one in template.declarations}
        if all(at in names for at in self.code.tokens_of({template.name}, [(first, binding.name)])):
            self.findings.add(_LATE_DEFAULT, binding.name)
        for earlier in template.declarations[:place]:
            declarator = earlier.binding.declarator
            if declarator is not None and default_again(declarator.function(), function) is not None:
                self.findings.add(num.DEFAULT_AGAIN, binding.name, severity=WARNING)

    def _is_other_alias(
        self, first: Declared, declared: Declared, own: list[TemplateParameter], parameters: list[TemplateParameter]
    ) -> bool:
        types = self.engine.declare_types
        one = types.alias_target(first, _behind(own, first.context))[0]
        two = types.alias_target(declared, _behind(parameters, declared.context))[0]
        if not surely_differ(one, two):
            return False
        names = MessageNames()
        name = declared.binding.name
        told = EntityName("alias template", self.engine.lexemes[name], self.code.unit.offset(first.binding.name))
        token = self.engine.lookup.declarations.attributes(name + 1, []) + 1
        self.findings.add(_OTHER_ALIAS, token, fill_ins=(TypeName(names.of(two)), TypeName(names.of(one)), told))
        return True


def _behind(parameters: list[TemplateParameter], outer: Context) -> Context:
    return TemplateContext(parameters, None, outer)


def _place(entity: Entity, name: int) -> int:
    """Which of the declarations of a template stands at a token, -1 for none."""
    if isinstance(entity, Template):
        for place, declared in enumerate(entity.declarations):
            if declared.binding.name == name:
                return place
    return -1
