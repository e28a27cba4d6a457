"""Later declarations of templates that do not agree with the first: 505, 506 and 147 of the parameters ([temp.param],
[temp.arg]), 307 of arguments by default that are given twice, 802 of those that come late, and 2638 of alias templates
for another type ([temp.alias])."""

from cufe.checks.declarations.redeclarations import default_again
from cufe.checks.findings import DeclarationJudge
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import At, EntityName, TypeName
from cufe.diagnostics.severity import WARNING
from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import Declared
from cufe.il.entity import Entity
from cufe.il.templates import TEMPLK_ALIAS, TPK_NONTYPE, Template, TemplateParameter
from cufe.sema.declared.contexts import NamespaceContext, TemplateContext
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import is_integral
from cufe.sema.templates.equivalence import surely_differ
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece

_TOO_FEW_PARAMETERS: Final = 505
_LATE_DEFAULT: Final = 802
_OTHER_ALIAS: Final = 2638


class RepeatedTemplates(DeclarationJudge):
    """Judges the declarations of namespaces."""

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
