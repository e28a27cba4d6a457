"""Handlers that what is thrown does not come to, since an earlier one of the same `try` block takes it (532, 533;
[except.handle]); which class of what pointers lead to counts, whatever its qualifiers."""

from cufe.checks.findings import Findings
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType
from cufe.il.statements import Handler, Statement, TryBlock
from cufe.il.types import PointerType, Type
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare, is_void, referred

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_BEHIND_DEFAULT: Final = 532
_MASKED: Final = 533


class MaskedHandlers:
    """Judges `try` blocks."""

    def __init__(self, engine: "Engine", findings: Findings) -> None:
        self.engine: Engine = engine
        self.findings: Findings = findings
        self.names: MessageNames = MessageNames()

    def statement(self, node: Statement) -> None:
        if not isinstance(node, TryBlock):
            return
        for place, handler in enumerate(node.handlers):
            # Behind `catch (`.
            token = handler.token + 2
            for earlier in node.handlers[:place]:
                if earlier.parameter is None:
                    self.findings.add(_BEHIND_DEFAULT, token)
                    break
                type_ = earlier.parameter.type
                if type_ is not None and self._masks(type_, handler):
                    self.findings.add(_MASKED, token, fill_ins=(self.names.fill_in(type_),))
                    break

    def _masks(self, type_: Type, handler: Handler) -> bool:
        other = handler.parameter.type if handler.parameter is not None else None
        if other is None:
            return False
        caught = bare(referred(type_))
        thrown = bare(referred(other))
        if caught is thrown:
            return True
        if isinstance(caught, PointerType) and isinstance(thrown, PointerType):
            return self._masks_pointer(caught.target, thrown.target)
        return self._is_base(caught, thrown)

    def _masks_pointer(self, caught: Type, thrown: Type) -> bool:
        caught_bare = bare(caught)
        thrown_bare = bare(thrown)
        if isinstance(caught_bare, ClassType) and isinstance(thrown_bare, ClassType):
            return self._is_base(caught_bare, thrown_bare)
        if thrown.qualifiers() & ~caught.qualifiers() or caught_bare.dependent or thrown_bare.dependent:
            return False
        return caught_bare is thrown_bare or (is_void(caught_bare) and not is_void(thrown_bare))

    def _is_base(self, base: Type, derived: Type) -> bool:
        """Whether one type is a class with another one as its unambiguous, public base class."""
        if not isinstance(base, ClassType) or not isinstance(derived, ClassType) or derived.dependent:
            return False
        with unanswered:
            derives = self.engine.derivation.derives(derived, base)
            return derives and self.engine.access.is_accessible_base(derived, base, [])
        return False
