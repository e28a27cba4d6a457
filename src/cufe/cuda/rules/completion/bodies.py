"""The instances of class templates that the body of an instance of a function template needs."""

from cufe.cuda.rules.completion.classes import completions_of
from cufe.cuda.rules.completion.doubts import doubtful_templates, undefined_classes
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Frame
from cufe.final import TYPE_CHECKING
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.entities import ClassType, Variable
from cufe.il.types import ArrayType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from collections.abc import Sequence


class CompletedInBodies:
    """Completes the classes of variables and temporaries, and those whose functions are called."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        #: the templates that something may be wrong in
        self._names: set[str] = doubtful_templates(examined, undefined_classes(examined))

    def judge(self, scope: s.FunctionScope, found_at: int, context: "Sequence[Frame]") -> None:
        """Judges the classes of a body that is made at a token."""
        if not self._names:
            return
        needed = _Needed()
        needed.function(scope)
        completions = completions_of(self.examined)
        for cls, token in needed.found:
            if cls.template is not None and cls.template.name in self._names and self.examined.is_near(token):
                completions.complete_in(cls, token, found_at, context)


class _Needed(Walk):
    """The classes that a body needs to be complete, with the tokens that say so."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[ClassType, int]] = []

    def visit(self, node: Node) -> Node:
        if isinstance(node, s.DeclStatement):
            for one in node.entities:
                if isinstance(one, Variable) and one.type is not None:
                    self._needs(one.type, one.token)
        elif isinstance(node, e.RoutineExpression):
            owner = node.routine.owner()
            if owner is not None:
                self._needs(owner, node.token)
        elif isinstance(node, e.TempInit):
            self._needs(node.type, node.token)
        return node

    def _needs(self, type_: Type, token: int) -> None:
        element = bare(type_)
        while isinstance(element, ArrayType):
            element = bare(element.element)
        if isinstance(element, ClassType) and not element.dependent:
            self.found.append((element, token))
