"""Instances of class templates that are named before the template is defined: they keep the place of its declaration.

An instance is named where its arguments are written (`typedef basic_string<char> string;`), or where a template is
named that has it for a default argument.
"""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import ClassType
from cufe.il.templates import PACK, Template
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class EarlyInstances:
    """Finds them by the text between the first declaration of a template and its definition."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._known: dict[Template, set[ClassType]] = {}

    def has(self, cls: ClassType, template: Template, definition: int) -> bool:
        """Whether an instance of a template is named in front of the template's definition at a token."""
        known = self._known.get(template)
        if known is None:
            # What is asked meanwhile is not answered by what is being found.
            self._known[template] = set()
            known = self._find(template, definition)
            self._known[template] = known
        return cls in known

    def _find(self, template: Template, definition: int) -> set[ClassType]:
        engine = self.engine
        found: set[ClassType] = set()
        names = [(template.name, template.token)]
        seen = {template.name}
        for name, start in names:
            for token in engine.unit.occurrences(name):
                if not start < token < definition or engine.kinds[token + 1] != k.LESS:
                    continue
                path = engine.cutter.path(token)
                if not path:
                    continue
                other = self._class_template(path[-1], token)
                if other >= 0:
                    lexeme = engine.lexemes[other]
                    if lexeme not in seen:
                        seen.add(lexeme)
                        names.append((lexeme, other))
                else:
                    self._name(path, token, template, found)
        return found

    def _class_template(self, piece: Piece, token: int) -> int:
        """The name of the class template in whose head a token stands, -1 where it stands in none."""
        if self.engine.kinds[piece.start] != k.TEMPLATE or not piece.start < token < piece.head:
            return -1
        for binding in self.engine.lookup.bindings(piece, ""):
            if binding.name >= piece.head:
                return binding.name
        return -1

    def _name(self, path: list[Piece], token: int, template: Template, found: set[ClassType]) -> None:
        """Adds the instances of a template that a name with arguments leads to."""
        engine = self.engine
        kinds = engine.kinds
        first = token
        while kinds[first - 1] == k.SCOPE:
            first -= 2 if kinds[first - 2] == k.IDENTIFIER else 1
        limit = path[-1].end
        try:
            context = engine.definitions.context_of(path, [])
            if context is not None:
                _gather(engine.specifiers.named(first, limit, context, token), template, found)
        except (Unknown, IllFormed, Dependent):
            return


def _gather(type_: Type, template: Template, found: set[ClassType]) -> None:
    at = type_.skip_typerefs()
    if not isinstance(at, ClassType) or at.template is None:
        return
    if at.template is template:
        found.add(at)
    for argument in at.arguments:
        for one in argument.pack if argument.kind == PACK else [argument]:
            if one.type is not None:
                _gather(one.type, template, found)
