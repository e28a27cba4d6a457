"""Initialisers of a constructor in another order than the one in which they run (1719; [class.base.init]/13); a
remark, off by default."""

from cufe.checks.findings import Findings
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.il.entities import ClassType
from cufe.il.initialisation import ConstructorInit
from cufe.il.statements import FunctionScope
from cufe.sema.answers import Unknown
from cufe.sema.message_names import MessageNames

_OUT_OF_ORDER: Final = 1719


class InitialisationOrder:
    """Judges constructors; the first initialiser that stands too late is told of."""

    def __init__(self, findings: Findings) -> None:
        self.findings: Findings = findings
        self.names: MessageNames = MessageNames()

    def function(self, scope: FunctionScope) -> None:
        written = [init for init in scope.constructor_inits if not init.compiler_generated and init.token >= 0]
        rank = {id(init): place for place, init in enumerate(written)}
        before: ConstructorInit | None = None
        for init in sorted(written, key=_token):
            if before is not None and rank[id(init)] < rank[id(before)]:
                try:
                    names = (self._name(init), self._name(before))
                except Unknown:
                    return
                self.findings.add(_OUT_OF_ORDER, init.token, -1, names)
                return
            before = init

    def _name(self, init: ConstructorInit) -> EntityName:
        if init.field is not None:
            owner = init.field.parent
            while isinstance(owner, ClassType) and not owner.name and isinstance(owner.parent, ClassType):
                # A member of an anonymous union is one of the class around.
                owner = owner.parent
            if isinstance(owner, ClassType):
                return EntityName("member", f"{self.names.class_name(owner)}::{init.field.name}")
        if init.base is not None:
            return EntityName("class", self.names.class_name(init.base.type))
        raise Unknown("what a constructor initialises", init.token)


def _token(init: ConstructorInit) -> int:
    return init.token
