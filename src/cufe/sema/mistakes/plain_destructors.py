"""Base classes whose destructor is not virtual, although a derived class has one of its own (401); a remark, off by
default."""

from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.message_names import MessageNames
from cufe.sema.mistakes.findings import Findings
from cufe.sema.mistakes.user_code import UserCode
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_PLAIN: Final = 401


def derived_with_destructors(code: UserCode) -> list[list[Piece]]:
    """The classes with bases and a destructor in the user's text, if all remarks are wanted: the original does not look
    for them where this one alone is made a warning."""
    found: dict[int, list[Piece]] = {}
    if not code.report.wants_remarks():
        return []
    kinds = code.kinds
    for start, end in code.stretches:
        at = kinds.find(k.TILDE, start, end)
        while at >= 0:
            path = code.cutter.path(at)
            if len(path) > 1 and path[-2].sort == c.CLASS and kinds.find(k.COLON, path[-2].head, path[-2].body) >= 0:
                found[path[-2].body] = path[:-1]
            at = kinds.find(k.TILDE, at + 1, end)
    return list(found.values())


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
        try:
            if not engine.declare.in_class(context, "~" + cls.written_name()):
                return
            for base in engine.classes.bases(cls):
                if not any(routine.name.startswith("~") for routine in engine.virtuals.of(base.type).overriders):
                    name = EntityName("", self.names.class_name(base.type), engine.unit.offset(base.type.token))
                    self.findings.add(_PLAIN, base.token, -1, (name,))
        except (Unknown, IllFormed, Dependent):
            return
