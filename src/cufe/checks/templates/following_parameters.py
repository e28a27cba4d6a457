"""Parameters of function templates behind a pack: what no argument of a call deduces cannot be given (2097;
[temp.param]/14)."""

from cufe.checks.templates.unused_template_parameters import parameter_kind
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.statement_nodes import Binding
from cufe.text import kinds as k

_UNDEDUCED: Final = 2097



def check_following_parameters(code: UserCode) -> None:
    """Judges the function templates that the compiled file declares."""
    kinds = code.kinds
    for start, end in code.compiled():
        for at in k.all_of(kinds, k.TEMPLATE_HEAD, start, end):
            close = code.brackets.close_angle(at + 1, end)
            if close >= 0 and kinds.find(k.ELLIPSIS, at, close) >= 0:
                path = code.cutter.path(at)
                if path and path[-1].start == at and path[-1].sort in (c.FUNCTION, c.SIMPLE):
                    for binding in code.bindings(path):
                        _judge(code, binding)


def _judge(code: UserCode, binding: Binding) -> None:
    declaration = binding.declaration
    declarator = binding.declarator
    function = declarator.function() if declarator is not None else None
    if declaration is None or declarator is None or function is None or declaration.specifiers.sort == n.NO_TYPE:
        return
    if not declaration.heads or declarator.name_first != declarator.id or code.kinds[declarator.id] != k.IDENTIFIER:
        return
    deduced = set(code.lexemes[function.first : function.last])
    behind = False
    for parameter in declaration.heads[-1].parameters:
        if behind and parameter.default < 0 and parameter.name >= 0:
            name = code.lexemes[parameter.name]
            if name not in deduced:
                kind = parameter_kind(parameter)
                template = EntityName("function template", code.lexemes[declarator.id])
                code.add_late(_UNDEDUCED, parameter.name, declarator.end - 1, EntityName(kind, name), template)
                return
        behind = behind or parameter.pack >= 0
