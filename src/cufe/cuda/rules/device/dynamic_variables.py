"""Variables of the device that a program would have to initialise (spec 12; observed: diagnostics-b 4).

In functions (20054) that is found out when the body is complete, unless there was an error before: so nothing is said
of the functions behind the first with such a variable.  Variables of namespaces (20061) are asked for at the end of a
unit without errors.
"""

from cufe.cuda.marks import SHARED
from cufe.cuda.rules.calls.spaces import typed_for_device
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.device.declarations import device_variables, is_extern
from cufe.cuda.rules.device.initialisation import Initialisation
from cufe.cuda.rules.device.types import declared_variable
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.memory_spaces import space_name
from cufe.diagnostics.severity import WARNING
from cufe.final import Final
from cufe.il import entities as en
from cufe.il.entities import Variable
from cufe.il.expressions import LambdaNode
from cufe.il.initialisation import DynamicInit
from cufe.il.statements import DeclStatement, FunctionScope, InitStatement
from cufe.il.walk import Node, Walk
from cufe.sema.failures import guarded, unanswered
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_STATIC: Final = 20054
_NAMESPACE: Final = 20061

_SPACES: Final = (
    (en.SHARED_VARIABLE, "__shared__"), (en.CONSTANT_VARIABLE, "__constant__"), (en.MANAGED_VARIABLE, "__managed__"),
)  # fmt: skip
#: tokens of an initialiser that is a single literal or name, at most
_ONE_VALUE: Final = 1


def check_static_variables(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the static variables in functions of the device, `__shared__` ones by a warning."""
    places = _functions_in_doubt(examined, found)
    if not places:
        return
    engine = examined.engine()
    functions: dict[int, FunctionScope] = {}
    for typed, _ in typed_for_device(engine, places):
        block = typed.scope.block
        if typed.used_at < 0 and block is not None and examined.kinds[block.token] == k.OPEN_BRACE:
            functions[examined.brackets.close(block.token)] = typed.scope
    first_error = examined.diagnoser.first_error()
    initialisation = Initialisation(engine)
    for end in sorted(functions):
        if 0 <= first_error < examined.unit.offset(end) or _has_dynamic(examined, initialisation, functions[end], end):
            return


def _functions_in_doubt(examined: ExaminedUnit, found: Collection) -> list[list[Piece]]:
    """The functions in which a static variable is declared, as paths of pieces."""
    tokens = [one.name_token for one in found.others if one.local and one.words & SHARED and not _is_builtin(one)]
    for at in k.each(examined.kinds, k.STATIC, examined.near()):
        tokens.append(at)
    places: dict[int, list[Piece]] = {}
    for token in tokens:
        path = examined.cutter.path(token)
        if path and path[-1].sort == c.FUNCTION and token > path[-1].body:
            places[path[-1].start] = path
    return [places[start] for start in sorted(places)]


def _is_builtin(one: Declared) -> bool:
    return one.declaration.specifiers.sort == n.BUILTIN


class _Statics(Walk):
    """The static variables of a body, with what initialises them."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: list[Variable] = []
        self.inits: dict[Variable, DynamicInit] = {}

    def visit(self, node: Node) -> Node:
        if isinstance(node, DeclStatement):
            for entity in node.entities:
                if isinstance(entity, Variable) and entity.storage_class == en.SC_STATIC:
                    self.variables.append(entity)
        elif isinstance(node, InitStatement) and node.init.variable is not None:
            self.inits[node.init.variable] = node.init
        return node

    def skips(self, node: Node) -> bool:
        """The bodies of lambdas are functions of their own."""
        return isinstance(node, LambdaNode)


def _has_dynamic(examined: ExaminedUnit, initialisation: Initialisation, scope: FunctionScope, end: int) -> bool:
    """Judges the static variables of one function; tells whether there was an error among them."""
    statics = _Statics()
    statics.function(scope)
    failed = False
    for variable in statics.variables:
        type_ = variable.type
        if type_ is None or variable.flags & en.THREAD_LOCAL:
            continue
        is_dynamic = False
        with unanswered:
            is_dynamic = initialisation.is_dynamic(variable, type_, statics.inits.get(variable) or variable.static_init)
        if not is_dynamic:
            continue
        shared = bool(variable.flags & en.SHARED_VARIABLE)
        examined.diagnoser.add(
            _STATIC, examined.unit.offset(variable.token), _space(variable), detected=examined.unit.offset(end),
            default=WARNING if shared else 0,
        )  # fmt: skip
        failed = failed or not shared
    return failed


def _space(variable: Variable) -> str:
    for flag, name in _SPACES:
        if variable.flags & flag:
            return name
    return "__device__"


def check_namespace_variables(examined: ExaminedUnit, found: Collection) -> None:
    """Judges the variables of namespaces."""
    end = len(examined.kinds) - 1
    doubtful = [one for one in device_variables(examined, found) if _is_in_doubt(one)]
    if not doubtful:
        return
    initialisation = Initialisation(examined.engine())
    for one in doubtful:
        variable = declared_variable(one)
        if variable is not None and _is_dynamic(examined, initialisation, variable):
            examined.add_late(_NAMESPACE, one.name_token, end, space_name(one.words))


def _is_in_doubt(one: Declared) -> bool:
    """Whether a declaration defines a variable, and more than a number of a built-in type is its value."""
    if one.is_template or is_extern(one) or one.in_class:
        return False
    declarator = one.declarator
    if declarator.initialiser == n.NO_INITIALISER:
        return not _is_builtin(one) and all(operator.sort == n.ARRAY for operator in declarator.operators)
    return declarator.initialiser_end - declarator.initialiser_start > _ONE_VALUE or not _is_builtin(one)


def _is_dynamic(examined: ExaminedUnit, initialisation: Initialisation, variable: Variable) -> bool:
    engine = examined.engine()
    with guarded():
        type_ = engine.declare_types.variable_type(variable)
        return initialisation.is_dynamic(variable, type_, engine.declared_initialisers.of_variable(variable))
    return False
