"""Which class template a parameter of a function template is a specialisation of, told from its syntax.

`template <class C, class T> basic_ostream<C, T> &operator<<(basic_ostream<C, T> &, char)` takes nothing but objects of
`basic_ostream` and of classes derived from it ([temp.deduct.call]/4.3).  Of the hundreds of operators that a library
declares nearly all drop out by that name, so that neither their template parameters nor their signatures are read.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType
from cufe.il.expressions import TYPE_DEPENDENT, BracedInitList, Expression, OverloadExpression
from cufe.il.templates import Template
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.overload.type_tests import class_of
from cufe.syntax import nodes as n
from cufe.syntax.brackets import name_before_arguments
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_REFERENCES: Final = (n.REFERENCE, n.RVALUE_REFERENCE)
_OF_INSTANCE: Final = bytes((k.GREATER, k.SCOPE))
_BEFORE_ARGUMENT: Final = bytes((k.LESS, k.COMMA))
_BEHIND_ARGUMENT: Final = bytes((k.GREATER, k.COMMA, k.ELLIPSIS))


class ParameterShapes:
    """The names of such class templates, remembered for each function template and class."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: for each parameter the name of the class template, empty where the parameter may take anything
        self._wanted: dict[Template, list[str]] = {}
        #: the names of a class and of all its base classes, None where they are not known
        self._names: dict[ClassType, frozenset[str] | None] = {}
        self._aliases: set[str] | None = None

    def may_fit(self, template: Template, arguments: list[Expression]) -> bool:
        """Whether deduction may succeed for a call without explicit template arguments."""
        wanted = self._wanted.get(template)
        if wanted is None:
            wanted = self._wanted[template] = self._wanted_by(template)
        for place, name in enumerate(wanted):
            if name and place < len(arguments) and not self._may_be(name, arguments[place]):
                return False
        return True

    def _may_be(self, name: str, argument: Expression) -> bool:
        """Whether an argument may be an object of a specialisation of the class template `name`."""
        if isinstance(argument, (BracedInitList, OverloadExpression)):
            return True
        if argument.flags & TYPE_DEPENDENT or argument.type.dependent:
            return True
        cls = class_of(argument.type)
        if cls is None:
            return False
        names = self._names_of(cls)
        return names is None or name in names

    def _names_of(self, cls: ClassType) -> frozenset[str] | None:
        if cls in self._names:
            return self._names[cls]
        found = {cls.name}
        known: frozenset[str] | None = None
        try:
            for base in self.engine.classes.bases(cls):
                names = self._names_of(base.type)
                if names is None:
                    break
                found |= names
            else:
                known = frozenset(found)
        except (Unknown, IllFormed, Dependent):
            known = None
        self._names[cls] = known
        return known

    def _wanted_by(self, template: Template) -> list[str]:
        if self.engine.class_deduction.is_implicit_guide(template):
            return []
        declared = template.declarations[0].binding if template.declarations else None
        declaration = declared.declaration if declared is not None else None
        declarator = declared.declarator if declared is not None else None
        function = declarator.function() if declarator is not None else None
        if declaration is None or function is None or not declaration.heads:
            return []
        lexemes = self.engine.lexemes
        own = {lexemes[one.name] for one in declaration.heads[-1].parameters if one.name >= 0}
        found: list[str] = []
        for parameter in function.parameters:
            if parameter.declarator.pack >= 0:
                # What follows it belongs to arguments that cannot be counted.
                break
            found.append(self._name(parameter, own))
        return found

    def _name(self, parameter: n.Parameter, own: set[str]) -> str:
        """The class template that a parameter is a specialisation of, by the tokens of its type."""
        specifiers = parameter.specifiers
        operators = parameter.declarator.operators
        if specifiers.sort != n.NAMED or len(operators) > 1 or (operators and operators[0].sort not in _REFERENCES):
            return ""
        kinds = self.engine.kinds
        last = specifiers.type_end - 1
        if kinds[last] != k.GREATER or kinds.find(k.TYPENAME, specifiers.start, specifiers.type_start + 1) >= 0:
            return ""
        token = name_before_arguments(kinds, last, specifiers.type_start)
        # Behind a class template nothing is deduced ([temp.deduct.type]/5.1).
        if token == last or kinds[token - 1] == k.TEMPLATE or kinds.endswith(_OF_INSTANCE, 0, token):
            return ""
        name = self.engine.lexemes[token]
        if name in own or name in self._alias_names() or not self._is_deduced(token + 1, last, own):
            return ""
        return name

    def _is_deduced(self, opening: int, close: int, own: set[str]) -> bool:
        """Whether a template parameter is itself one of the arguments between two angle brackets."""
        kinds = self.engine.kinds
        lexemes = self.engine.lexemes
        for at in range(opening + 1, close):
            if kinds[at] == k.IDENTIFIER and lexemes[at] in own:
                if kinds[at - 1] in _BEFORE_ARGUMENT and kinds[at + 1] in _BEHIND_ARGUMENT:
                    return True
        return False

    def _alias_names(self) -> set[str]:
        """All names that alias declarations of the unit declare: behind such a name any type may stand."""
        if self._aliases is None:
            kinds = self.engine.kinds
            lexemes = self.engine.lexemes
            self._aliases = set()
            for at in k.all_of(kinds, k.USING):
                self._aliases.add(lexemes[at + 1])
        return self._aliases
