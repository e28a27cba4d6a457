"""Template parameters of lambdas that no argument tells (445): nothing names them in the parameters or the result, so
that the conversion of the closure to a pointer cannot be chosen ([temp.deduct.conv])."""

from cufe.checks.findings import Findings
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import ClassType
from cufe.il.expressions import LambdaNode
from cufe.sema.closure_names import closure_name
from cufe.sema.message_names import MessageNames
from cufe.syntax.nodes import TemplateParameter

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_UNUSED: Final = 445


class UnusedTemplateParameters:
    """Judges lambdas without captures, but for those in templates."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        self.code: UserCode = code
        self.engine: Engine = engine
        self.findings: Findings = findings
        self.names: MessageNames = MessageNames()

    def closure(self, closure: LambdaNode) -> None:
        node = closure.node
        head = node.head
        if head is None or node.introducer_close != node.start + 1 or node.attributes or self._is_generic(node.start):
            return
        lexemes = self.code.lexemes
        for one in head.parameters:
            if one.pack >= 0 or one.default >= 0:
                continue
            name = lexemes[one.name] if one.name >= 0 else ""
            if not name or name not in lexemes[one.end : node.body]:
                told = EntityName(parameter_kind(one), name or "<unnamed>")
                function = EntityName("function template", self._conversion(closure))
                self.findings.add(_UNUSED, one.name if name else one.place, fill_ins=(told, function))

    def _is_generic(self, token: int) -> bool:
        """Whether a token stands in a template, or in a generic lambda."""
        if self.code.is_template(self.code.cutter.path(token)):
            return True
        body = self.code.lookup().body_at(token)
        return body is None or self.code.is_in_generic_lambda(body.region_at(token))

    def _conversion(self, closure: LambdaNode) -> str:
        """`lambda [](int)->auto::operator auto (*)(int)`."""
        name = closure_name(self.engine, self.names, closure)
        signature, _, result = name.removeprefix("lambda []").partition("->")
        parameters = signature.removesuffix(" mutable")
        behind = f"->{result}" if closure.node.return_type is not None else result.removeprefix("auto")
        around = closure.closure.parent
        scope = f"{self.names.entities.qualified(around)}::" if isinstance(around, ClassType) else ""
        return f"{scope}{name}::operator auto (*){parameters}{behind}"


def parameter_kind(parameter: TemplateParameter) -> str:
    """What messages call a template parameter."""
    if parameter.is_template:
        return "template template parameter"
    return "template parameter" if parameter.key >= 0 or parameter.constrained else "constant"
