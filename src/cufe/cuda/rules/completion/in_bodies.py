"""The instances of class templates that the body of a function needs to be complete."""

from cufe.cuda.rules.completion.classes import Completions
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Frame
from cufe.final import TYPE_CHECKING
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.body_parts import parts_of
from cufe.il.entities import ClassType, Variable
from cufe.il.types import ArrayType, Type
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from collections.abc import Sequence


class NeededType:
    """The class that something at a token needs to be complete, if it is one, and the variable declared there."""

    def __init__(self, type_: Type | None, token: int, variable: Variable | None = None) -> None:
        element = None if type_ is None else bare(type_)
        while isinstance(element, ArrayType):
            element = bare(element.element)
        is_known = isinstance(element, ClassType) and not element.dependent
        self.cls: ClassType | None = element if is_known and isinstance(element, ClassType) else None
        self.token: int = token
        self.variable: Variable | None = variable


def needed_types(scope: s.FunctionScope) -> list[NeededType]:
    """What a body needs to be complete."""
    found: list[NeededType] = []
    for node in parts_of(scope).completing:
        if isinstance(node, s.DeclStatement):
            found += [NeededType(one.type, one.token, one) for one in node.entities if isinstance(one, Variable)]
        elif isinstance(node, s.TryBlock):
            for handler in node.handlers:
                if handler.parameter is not None:
                    # What is wrong is said where the declaration begins, behind `catch (`.
                    found.append(NeededType(handler.parameter.type, handler.token + 2, handler.parameter))
        elif isinstance(node, e.RoutineExpression):
            found.append(NeededType(node.routine.owner(), node.token))
        elif isinstance(node, e.TempInit):
            found.append(NeededType(node.type, node.token))
    return found


class CompletedInBodies:
    """Completes the classes of variables and temporaries, and those whose functions are called."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined

    def judge(self, scope: s.FunctionScope, found_at: int, context: "Sequence[Frame]") -> None:
        """Judges the classes of a body that is made at a token."""
        completions = self.examined.once(Completions)
        for needed in needed_types(scope):
            cls = needed.cls
            if cls is not None and cls.template is not None and self.examined.is_own(needed.token):
                completions.complete_in(cls, needed.token, found_at, context)
