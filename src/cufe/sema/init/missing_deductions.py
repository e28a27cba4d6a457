"""Placeholder types that an initialiser does not tell ([dcl.spec.auto], [dcl.type.auto.deduct])."""

from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import Declared, Routine
from cufe.il.expressions import BracedInitList, Expression, OverloadExpression
from cufe.il.templates import type_argument
from cufe.il.types import ArrayType, PlaceholderType, PointerType, ReferenceType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import UNSATISFIED, Dependent, IllFormed, Mistake, Unknown
from cufe.sema.declared.contexts import is_dependent_context
from cufe.sema.engine_part import EnginePart
from cufe.sema.overload.type_tests import is_unknown, is_void
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.text import kinds as k

#: what the name of a concept begins with
_NAMES: Final = bytes((k.IDENTIFIER, k.SCOPE))


class MissingDeductions(EnginePart):
    """Deduces the types of variables, and says why there is none."""

    def variable(
        self, pattern: Type, sort: int, values: list[Expression], token: int, declared: Declared | None
    ) -> Type:
        """The type of a variable that is declared with a placeholder; `token` is that of the initialiser."""
        placeholder = self.placeholder(token, declared)
        self.require_no_array(pattern, placeholder)
        if len(values) != 1:
            if len(values) < 2:
                raise IllFormed("auto needs one initialiser", token)
            raise Mistake(num.TOO_MANY_VALUES, "auto needs one initialiser", values[1].start)
        value = values[0]
        written = pattern.skip_typerefs()
        if isinstance(value, BracedInitList):
            self._list(written, sort, value, placeholder)
        try:
            found = self.engine.deduced_types.deduced(pattern, value, sort == n.BRACED)
        except Mistake:
            raise
        except IllFormed as failure:
            if self.is_certain(value):
                raise Mistake(num.NO_DEDUCTION, failure.cause, placeholder) from failure
            raise
        if is_void(found) or (is_void(value.type) and not isinstance(value, (BracedInitList, OverloadExpression))):
            raise Mistake(num.NO_DEDUCTION, "auto deduced as void", placeholder)
        declaration = declared.binding.declaration if declared is not None else None
        if declared is not None and declaration is not None:
            self.require_satisfied(declaration.specifiers, pattern, found, declared.context)
        return found

    def of_mistaken(
        self, failure: IllFormed, pattern: Type, items: list[e.Node], declared: Declared, token: int
    ) -> None:
        """Adds to what is wrong with an initialiser that a pointer to `auto`, declared with it, has no type (observed:
        nothing is told of `auto`, `auto &` and in templates); `token` is that behind the initialiser."""
        at = pattern.skip_typerefs()
        if not isinstance(at, PointerType) or len(items) != 1 or is_dependent_context(declared.context):
            return
        while isinstance(at, PointerType):
            at = at.target.skip_typerefs()
        if not isinstance(at, PlaceholderType) or not isinstance(failure, Mistake):
            return
        if failure.number == num.UNDEFINED and not self.engine.lookup.is_undeclared(failure.token):
            return
        if self._is_error(items[0], declared.context):
            mistake = Mistake(num.NO_DEDUCTION, failure.cause, self.placeholder(items[0].start, declared))
            mistake.found_at = token
            failure.others.append(mistake)

    def _is_error(self, node: e.Node, context: Context) -> bool:
        """Whether an initialiser in which something is wrong has no pointer's type: a call has its function's result,
        whatever is wrong with the arguments, if there is but one function."""
        while isinstance(node, e.Paren) and len(node.items) == 1:
            node = node.items[0]
        if isinstance(node, (e.New, e.Lambda, e.BracedList)):
            return False
        if not isinstance(node, e.Call):
            return True
        engine = self.engine
        mark = engine.lifetimes.mark()
        try:
            callee = engine.expressions.callee(node.callee, context)
        except Mistake:
            return True
        except (Unknown, IllFormed, Dependent):
            return False
        finally:
            engine.lifetimes.forget(mark)
        if not isinstance(callee, OverloadExpression):
            return False
        only = callee.candidates[0] if len(callee.candidates) == 1 else None
        if not isinstance(only, Routine) or only.template is not None:
            return True
        result = engine.declare_types.routine_type(only).result
        return not result.dependent and not isinstance(result.canonical, PointerType)

    def require_satisfied(self, specifiers: n.Specifiers, pattern: Type, found: Type, context: Context) -> None:
        """Raises that a deduced type does not satisfy the constraint in front of `auto` ([dcl.type.auto.deduct]/4)."""
        engine = self.engine
        start = specifiers.type_start
        end = engine.kinds.find(k.AUTO, start, specifiers.type_end)
        if end <= start or engine.kinds[start] not in _NAMES or found.dependent:
            return
        written = pattern.skip_typerefs()
        while isinstance(written, (PointerType, ReferenceType)):
            whole = found.skip_typerefs()
            if not isinstance(whole, (PointerType, ReferenceType)):
                return
            written, found = written.target.skip_typerefs(), whole.target
        deduced = engine.types.unqualified(found)
        constraints = engine.constraints
        concept, arguments = constraints.constrained_by(
            engine.fragments.name(start, end), type_argument(deduced), context
        )
        doubts = constraints.doubts()
        if not constraints.concept_satisfied(concept, list(arguments)) and constraints.cause(doubts) == UNSATISFIED:
            raise Mistake(num.UNSATISFIED_PLACEHOLDER, UNSATISFIED, start, (deduced,))

    def placeholder(self, token: int, declared: Declared | None) -> int:
        """The `auto` of a declaration with an initialiser at a token."""
        kinds = self.engine.kinds
        declaration = declared.binding.declaration if declared is not None else None
        if declaration is not None:
            at = kinds.find(k.AUTO, declaration.specifiers.type_start, declaration.specifiers.type_end)
            if at >= 0:
                return at
        return kinds.rfind(bytes((k.AUTO,)), 0, token)

    def require_no_array(self, pattern: Type, placeholder: int) -> None:
        """The elements of an array have no placeholder type ([dcl.array]/4)."""
        at = pattern.skip_typerefs()
        if not isinstance(at, ArrayType):
            return
        while isinstance(at, (ArrayType, PointerType)):
            inner = at.element if isinstance(at, ArrayType) else at.target
            at = inner.skip_typerefs()
        if isinstance(at, PlaceholderType):
            raise Mistake(num.ARRAY_OF_AUTO, "array of auto", placeholder)

    def _list(self, written: Type, sort: int, value: BracedInitList, placeholder: int) -> None:
        """What a list cannot tell: the type of decltype(auto), and without `=` of anything but one item."""
        is_decltype = isinstance(written, PlaceholderType) and written.is_decltype
        if sort != n.BRACED:
            if is_decltype:
                raise self._no_decltype(placeholder)
        elif len(value.items) != 1 or value.designators:
            mistake = Mistake(num.ONE_ITEM_WITHOUT_EQUALS, "auto with a list of several items", value.start)
            if is_decltype:
                mistake.others = [self._no_decltype(placeholder)]
            elif not value.items or value.designators:
                mistake.others = [Mistake(num.NO_DEDUCTION, "auto with an empty list", placeholder)]
            for other in mistake.others:
                other.found_at = value.start
            raise mistake
        if value.designators:
            raise Mistake(num.NO_DEDUCTION, "auto of a list with designators", placeholder)

    def _no_decltype(self, placeholder: int) -> Mistake:
        """`decltype(auto)`, told at `decltype`, has no type of a list."""
        return Mistake(num.NO_DEDUCTION_DECLTYPE, "decltype(auto) of a list", placeholder - 2)

    def is_certain(self, value: Expression) -> bool:
        """Whether the type of an initialiser is known well enough to say that it tells no type."""
        if isinstance(value, BracedInitList):
            untyped = (BracedInitList, OverloadExpression)
            return not any(isinstance(item, untyped) or is_unknown(item.type) for item in value.items)
        if isinstance(value, OverloadExpression):
            return value.explicit is None and bool(value.candidates)
        return not is_unknown(value.type) and not value.type.dependent
