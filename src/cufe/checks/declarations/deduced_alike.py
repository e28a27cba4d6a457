"""Declarators of one declaration for which a placeholder stands for different types (1594; [dcl.spec.auto]/8)."""

from cufe.checks.mistaken_operands import MistakenOperands
from cufe.final import TYPE_CHECKING, Final
from cufe.il import types as t
from cufe.il.entities import Variable
from cufe.il.entity import Entity
from cufe.il.types import Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import is_unknown
from cufe.syntax import statement_nodes as s

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_SEVERAL: Final = 2


class DeducedAlike:
    """Judges the variables of a declaration."""

    def __init__(self, engine: "Engine", operands: MistakenOperands) -> None:
        self.engine: Engine = engine
        self.operands: MistakenOperands = operands

    def declaration(self, entities: "list[Entity]") -> None:
        """Compares what the placeholder stands for with what it stood for in the declarator before."""
        if len(entities) < _SEVERAL:
            return
        before: Type | None = None
        for entity in entities:
            if not isinstance(entity, Variable) or not entity.declarations:
                return
            if entity.declarations[0].binding.sort == s.STRUCTURED:
                # Each name has a type of its own ([dcl.struct.bind]).
                return
            found: Type | None = None
            with unanswered:
                found = self._stands_for(entity)
            if before is not None and found is not None and found.canonical is not before.canonical:
                mistake = Mistake(num.DEDUCED_OTHERWISE, "another deduced type", entity.token, (found, before))
                self.operands.tell(mistake)
            before = found

    def _stands_for(self, variable: Variable) -> Type | None:
        """The type that the placeholder of a variable stands for; None where there is no placeholder, or it is not
        known."""
        types = self.engine.declare_types
        pattern = types.declared_type(variable.declarations[0])
        found = types.variable_type(variable)
        while not isinstance(pattern, t.PlaceholderType):
            if isinstance(pattern, t.QualifiedType):
                qualifiers = found.qualifiers() & ~pattern.own
                found = self.engine.types.qualified(self.engine.types.unqualified(found), qualifiers)
                pattern = pattern.target
                continue
            at = found.skip_typerefs()
            if not isinstance(pattern, (t.PointerType, t.ReferenceType)) or pattern.kind != at.kind:
                return None
            if not isinstance(at, (t.PointerType, t.ReferenceType)):
                return None
            if isinstance(pattern, t.ReferenceType) and pattern.rvalue:
                # What it stands for may be a reference itself.
                return None
            pattern, found = pattern.target, at.target
        return None if pattern.is_decltype or found.dependent or is_unknown(found) else found
