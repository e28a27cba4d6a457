"""Definitions of the members of class templates outside of their classes that no declaration fits: 135 where the
class has no such member, 147 where the only one has other parameters, another result or other qualifiers ([temp.mem],
[temp.mem.func]).

What hangs on template parameters is compared as it is written, and where it is written otherwise but may mean the same,
nothing is said."""

from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType, Routine
from cufe.il.templates import TEMPLK_CLASS, Template
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.message_names import MessageNames
from cufe.sema.mistakes.findings import Findings
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_NO_MEMBER: Final = 135
_INCOMPATIBLE: Final = 147
_QUALIFIER: Final = 1670
_QUALIFIERS: Final = n.CONST | n.VOLATILE
#: what a type is made of that is compared word by word
_PLAIN: Final = bytes((k.BUILTIN_TYPE, k.CONST, k.VOLATILE, k.IDENTIFIER))

#: a type as it is written: its words, and whether all are those of fundamental types or template parameters
Spelled = tuple[list[str], bool]


class TemplateMembers:
    """Judges such definitions."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        self.code: UserCode = code
        self.engine: Engine = engine
        self.findings: Findings = findings

    def judge(self, path: list[Piece]) -> None:
        """Judges the definition that the innermost of some pieces is, if it is one of a class template's member."""
        kinds = self.code.kinds
        piece = path[-1]
        if piece.sort not in (c.FUNCTION, c.SIMPLE) or kinds[piece.start] != k.TEMPLATE:
            return
        for binding in self.code.bindings(path):
            declaration = binding.declaration
            if declaration is None or len(declaration.heads) != 1 or binding.declarator is None:
                continue
            if kinds[binding.name - 1] != k.SCOPE or kinds[binding.name - 2] != k.GREATER:
                continue
            if kinds[binding.name] == k.IDENTIFIER:
                self._member(path, binding, declaration)

    def _member(self, path: list[Piece], binding: s.Binding, declaration: n.Declaration) -> None:
        engine = self.engine
        head = declaration.heads[0]
        if head.end != head.close + 1 or any(one.constrained for one in head.parameters):
            # A partial specialisation may differ by its constraints alone.
            return
        names = [self.code.lexemes[one.name] for one in declaration.heads[0].parameters if one.name >= 0]
        cls = self._class(path, binding, declaration, names)
        if cls is None or not isinstance(cls.context, ClassContext):
            return
        name = self.code.lexemes[binding.name]
        if name == cls.name or engine.classes.has_dependent_bases(cls) or engine.classes.bases(cls):
            return
        members = engine.declare.in_class(cls.context, name)
        function = binding.declarator.function() if binding.declarator is not None else None
        specifiers = declaration.specifiers
        if specifiers.sort == n.NAMED and self.code.lookup().resolve(specifiers.type_end - 1) is None:
            # What is wrong with the result is told instead.
            return
        if not members:
            self.findings.add(_NO_MEMBER, binding.name, fill_ins=(EntityName("class template", self._named(cls)), name))
            if function is not None and function.flags & _QUALIFIERS:
                self.findings.add(_QUALIFIER, function.last + 1)
        elif len(members) == 1 and isinstance(members[0], Routine) and function is not None:
            self._function(binding, declaration, function, members[0], names)

    def _class(
        self, path: list[Piece], binding: s.Binding, declaration: n.Declaration, names: list[str]
    ) -> ClassType | None:
        """The template that the name in front of the member's is, with the parameters of the head as its arguments."""
        engine = self.engine
        lexemes = self.code.lexemes
        first = binding.first
        written = lexemes[first + 2 : binding.name - 2]
        if not names or self.code.kinds[first : first + 2] != bytes((k.IDENTIFIER, k.LESS)):
            return None
        if len(names) != len(declaration.heads[0].parameters) or "".join(written) != ",".join(names):
            return None
        context = engine.definitions.context_of(path, [])
        found = engine.names.type_name(lexemes[first], context, first) if context is not None else []
        template = found[0] if len(found) == 1 else None
        if not isinstance(template, Template) or template.kind != TEMPLK_CLASS or template.is_parameter:
            return None
        if len(engine.templates.parameters(template)) != len(names):
            return None
        made = engine.templates.prototype(template)
        return made if isinstance(made, ClassType) and made.brace >= 0 else None

    def _function(
        self,
        binding: s.Binding,
        declaration: n.Declaration,
        function: n.DeclaratorOperator,
        member: Routine,
        names: list[str],
    ) -> None:
        first = member.declarations[0].binding if member.declarations else None
        if first is None or first.declaration is None or first.declarator is None or member.template is not None:
            return
        declared = first.declarator.function()
        if declared is None or first.declaration.heads or binding.declarator is None:
            return
        owner = member.parent
        template = owner.template if isinstance(owner, ClassType) else None
        if template is None:
            return
        own = [one.name for one in self.engine.templates.parameters(template)]
        result = self._spelled(declaration.specifiers, binding.declarator, names)
        other = self._spelled(first.declaration.specifiers, first.declarator, own)
        is_other = bool((function.flags ^ declared.flags) & _QUALIFIERS) or _differ(result, other)
        if not is_other and not any(one.declarator.pack >= 0 for one in [*function.parameters, *declared.parameters]):
            is_other = self._count(function) != self._count(declared) or any(
                _differ(
                    self._spelled(one.specifiers, one.declarator, names),
                    self._spelled(two.specifiers, two.declarator, own),
                )
                for one, two in zip(function.parameters, declared.parameters, strict=False)
            )
        if is_other:
            text = MessageNames().declared(self.engine.declare_types.routine_type(member), self._named(owner))
            told = EntityName("", text, self.code.unit.offset(member.token))
            self.findings.add(_INCOMPATIBLE, binding.name, fill_ins=(told,))

    def _count(self, function: n.DeclaratorOperator) -> int:
        """How many parameters there are; `(void)` has none."""
        written = function.parameters
        if len(written) == 1 and self.code.lexemes[function.first + 1 : function.last] == ["void"]:
            return 0
        return len(written)

    def _spelled(self, specifiers: n.Specifiers, declarator: n.Declarator, names: list[str]) -> Spelled:
        """A type by its words, template parameters by their places; the function that a declarator declares left
        out."""
        kinds = self.code.kinds
        lexemes = self.code.lexemes
        operators = [one for one in declarator.operators if one is not declarator.function()]
        is_plain = specifiers.sort in (n.BUILTIN, n.NAMED) and not any(
            one.sort not in (n.POINTER, n.REFERENCE, n.RVALUE_REFERENCE) for one in operators
        )
        words: list[str] = []
        for at in range(specifiers.type_start, specifiers.type_end):
            if kinds[at] == k.CONST or kinds[at] == k.VOLATILE:
                continue
            if kinds[at] == k.IDENTIFIER and lexemes[at] in names:
                words.append(str(names.index(lexemes[at])))
            else:
                is_plain = is_plain and kinds[at] in _PLAIN and kinds[at] != k.IDENTIFIER
                words.append(lexemes[at])
        words.sort()
        if len(words) > 1:
            words = [word for word in words if word != "int" and (word != "signed" or "char" in words)] or ["int"]
        if operators and specifiers.flags & n.CONST:
            words.append("const")
        words += [f"{one.sort}:{one.flags & _QUALIFIERS if place else 0}" for place, one in enumerate(operators)]
        return words, is_plain

    def _named(self, cls: object) -> str:
        return MessageNames().of(cls) if isinstance(cls, ClassType) else ""


def _differ(first: Spelled, second: Spelled) -> bool:
    """Whether two types are certainly two."""
    return first[1] and second[1] and first[0] != second[0]
