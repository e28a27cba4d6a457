"""Heads of templates ([temp.param]): parameters of one name (496), of that of the class (508) or hidden by those of an
inner template (497), what has to stand at the end (306, 1912), packs with defaults (1914), types that values cannot
have (598, 605, 952), and names in types and default arguments that nothing declares or that mean something else."""

from cufe.checks.findings import DeclarationJudge
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import ClassType
from cufe.il.templates import TPK_NONTYPE, Template, TemplateParameter
from cufe.il.types import FloatType, Type, VoidType
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import TemplateContext
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_VOID_PARAMETER: Final = 598
_FLOATING_PARAMETER: Final = 605
_CLASS_PARAMETER: Final = 952
_SAME_NAME: Final = 508
_PACK_NOT_LAST: Final = 1912
_PACK_WITH_DEFAULT: Final = 1914
#: from here on classes and floating-point types may be those of template parameters
_CXX20: Final = 20


class TemplateHeads(DeclarationJudge):
    """Judges the heads in front of declarations."""

    def judge(self, path: list[Piece]) -> bool:
        """Judges the heads of the innermost of some pieces."""
        piece = path[-1]
        if not self.code.kinds.startswith(k.TEMPLATE_HEAD, piece.start):
            return False
        context = self.engine.definitions.context_of(path, [])
        if context is not None:
            for head in self.engine.lookup.declarations.template_heads(piece.start, piece.head):
                context = self._head(head, context)
                if head.end >= piece.head:
                    self._ends(path, head)
        return False

    def _head(self, head: n.TemplateHead, outer: Context) -> Context:
        lexemes = self.code.lexemes
        seen: set[str] = set()
        for node in head.parameters:
            name = lexemes[node.name] if node.name >= 0 else ""
            if node.pack >= 0 and node.default >= 0:
                self.findings.add(_PACK_WITH_DEFAULT, max(node.name, node.start))
            if name in seen:
                self.findings.add(num.REDECLARED_PARAMETER, node.name, fill_ins=(EntityName("", name),))
            elif name and _hides(outer, name):
                self.findings.add(num.HIDES_PARAMETER, node.name, fill_ins=(name,))
            if name:
                seen.add(name)
        parameters = self.engine.template_parameters.of_head(head, outer)
        own = TemplateContext(parameters, None, outer)
        for parameter in parameters:
            self._parameter(parameter, own)
        return own

    def _parameter(self, parameter: TemplateParameter, own: TemplateContext) -> None:
        node = parameter.node
        if node is None:
            return
        try:
            if parameter.kind == TPK_NONTYPE:
                self._value(self.engine.template_parameters.value_type(node, own), node)
            if parameter.default >= 0:
                items = self.engine.fragments.items(parameter.default + 1, node.end)
                mistake = self.engine.argument_mistakes.of_item(items[0], own, parameter) if len(items) == 1 else None
                if mistake is not None:
                    self.mistakes.append(mistake)
        except Mistake as mistake_:
            if node.start <= mistake_.token < node.end:
                self.mistakes.append(mistake_)
        except (Unknown, IllFormed, Dependent):
            return

    def _value(self, type_: Type, node: n.TemplateParameter) -> None:
        """Judges the type of a parameter for values."""
        at = bare(type_)
        if isinstance(at, VoidType):
            self.findings.add(_VOID_PARAMETER, node.start)
        elif self.code.settings.standard >= _CXX20 or at.dependent:
            return
        elif isinstance(at, FloatType):
            self.findings.add(_FLOATING_PARAMETER, node.start)
        elif isinstance(at, ClassType):
            self.findings.add(_CLASS_PARAMETER, node.start)

    def _ends(self, path: list[Piece], head: n.TemplateHead) -> None:
        """Judges what has to stand at the end of the parameters of class, alias and variable templates."""
        if not self._is_primary(path):
            return
        parameters = head.parameters
        names = {self.code.lexemes[node.name] for node in parameters if node.name >= 0}
        if path[-1].sort == c.CLASS:
            for binding in self.code.bindings(path):
                if self.code.lexemes[binding.name] in names:
                    self.findings.add(_SAME_NAME, binding.name)
        last = len(parameters) - 1
        for index, node in enumerate(parameters):
            if node.name < 0:
                continue
            if node.pack >= 0 and index < last and not self._expands(path, node):
                self.findings.add(_PACK_NOT_LAST, node.name)
                return
            if node.default >= 0 and index < last:
                following = parameters[index + 1]
                if following.default < 0 and following.pack < 0 and not self._had_default(path, index + 1):
                    self.findings.add(num.DEFAULT_NOT_LAST, node.name)
                    return

    def _expands(self, path: list[Piece], node: n.TemplateParameter) -> bool:
        """Whether a parameter pack expands one of a template around: it is as many parameters ([temp.param]/17)."""
        words = {self.code.lexemes[at] for at in range(node.start, node.name) if self.code.kinds[at] == k.IDENTIFIER}
        context = self.engine.definitions.context_of(path, [])
        while words and context is not None:
            if isinstance(context, TemplateContext):
                nodes = [parameter.node for parameter in context.parameters if parameter.node is not None]
                if any(one.pack >= 0 and one.name >= 0 and self.code.lexemes[one.name] in words for one in nodes):
                    return True
            context = context.outer
        return False

    def _had_default(self, path: list[Piece], index: int) -> bool:
        """Whether an earlier declaration gave a parameter its default argument ([temp.param]/10)."""
        context = self.engine.definitions.context_of(path, [])
        if context is None:
            return True
        for binding in self.code.bindings(path):
            for entity in self.engine.names.unqualified(self.code.lexemes[binding.name], context, binding.name):
                if isinstance(entity, Template):
                    parameters = self.engine.template_parameters.of(entity)
                    return index < len(parameters) and 0 <= parameters[index].default < path[-1].start
        return False

    def _is_primary(self, path: list[Piece]) -> bool:
        """Whether a class, alias or variable template is declared, and no function or specialisation."""
        kinds = self.code.kinds
        piece = path[-1]
        if piece.sort == c.FUNCTION:
            return False
        if piece.sort == c.CLASS:
            return kinds.find(k.LESS, piece.head, piece.body) < 0
        if kinds.find(k.FRIEND, piece.head, piece.end) >= 0:
            return False
        bindings = self.code.bindings(path)
        return all(
            one.sort not in (s.ROUTINE, s.GUIDE) and kinds[one.name + 1] != k.LESS and kinds[one.name - 1] != k.SCOPE
            for one in bindings
        ) and bool(bindings)


def _hides(outer: Context, name: str) -> bool:
    """Whether a template around has a parameter of a name."""
    at: Context | None = outer
    while at is not None:
        if isinstance(at, TemplateContext) and any(one.name == name for one in at.parameters):
            return True
        at = at.outer
    return False
