"""Base classes whose destructor is not virtual, although a derived class has one of its own (401); a remark, off by
default."""

from cufe.checks.findings import Findings
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_PLAIN: Final = 401


class PlainDestructors:
    """Judges classes."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        self.code: UserCode = code
        self.engine: Engine = engine
        self.findings: Findings = findings
        self.names: MessageNames = MessageNames()

    def judge(self, cls: ClassType) -> None:
        context = cls.context
        if not self.code.report.wants_remarks() or not isinstance(context, ClassContext) or cls.brace < 0:
            return
        engine = self.engine
        with unanswered:
            if not engine.declare.in_class(context, "~" + cls.written_name()):
                return
            for base in engine.classes.bases(cls):
                if not any(routine.name.startswith("~") for routine in engine.virtuals.of(base.type).overriders):
                    name = EntityName("", self.names.class_name(base.type), engine.unit.offset(base.type.token))
                    self.findings.add(_PLAIN, base.token, -1, (name,))
