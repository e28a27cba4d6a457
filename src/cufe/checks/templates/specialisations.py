"""Explicit and partial specialisations ([temp.expl.spec], [temp.spec.partial]): arguments that do not fit the template,
function templates of which nothing is an instance of a type (493), partial specialisations without parameters among
their arguments (834), with those of the template itself (840) or with parameters that nothing tells (842), and classes
with arguments without `template <>` (795), or of what is no template (864)."""

from cufe.checks.findings import DeclarationJudge
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import Declared, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template, TemplateArgument, arguments_key
from cufe.il.types import PackExpansionType, Type
from cufe.sema.answers import Dependent, IllFormed, Mistake
from cufe.sema.declared.contexts import NamespaceContext
from cufe.sema.message_names import MessageNames
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
        named = engine.names.resolve(engine.fragments.name(binding.first, binding.name + 1), context, binding.name)
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
        named = engine.names.resolve(engine.fragments.name(binding.first, binding.end), context, binding.name)
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
        named = engine.names.resolve(engine.fragments.name(binding.first, binding.name + 1), context, binding.name)
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
