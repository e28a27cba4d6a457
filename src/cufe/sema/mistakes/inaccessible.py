"""Private and protected members that are named from outside of their classes (265), constructors and destructors of
that sort that are called (330; [class.access])."""

from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il.addresses import Addresses
from cufe.il.entities import SFK_DESTRUCTOR, ClassType, Field, Routine, Variable
from cufe.il.entity import AS_PROTECTED, AS_PUBLIC
from cufe.il.initialisation import DIK_BITWISE_COPY, DIK_CONSTRUCTOR, DynamicInit
from cufe.il.type_names import TypeNames
from cufe.il.types import RoutineType
from cufe.il.walk import Node, Walk
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.implicit import COPY_CONSTRUCTOR
from cufe.sema.failures import give_up
from cufe.sema.mistakes.findings import Findings
from cufe.sema.mistakes.user_code import UserCode
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_MEMBER: Final = 265
_CONSTRUCTOR: Final = 330

_OPEN_ROUND: Final = ord("(")
_ASSIGN: Final = ord("=")


class Inaccessible(Walk):
    """Reads pieces of text and gathers what they may not name."""

    def __init__(self, code: UserCode) -> None:
        super().__init__()
        self.code: UserCode = code
        self.engine: Engine = code.engine()
        self.findings: Findings = Findings()
        self._lambdas: list[e.LambdaNode] = []
        self.reading: Routine | None = None

    def read(self, path: list[Piece]) -> None:
        """Judges the function or the variables that the innermost of some pieces declares."""
        engine = self.engine
        try:
            if path[-1].sort == c.FUNCTION:
                routine = engine.definitions.at(path)
                if routine is not None:
                    self.reading = routine
                    self._body(routine)
            else:
                for variable in engine.definitions.variables_at(path):
                    init = engine.initialisers.of_variable(variable)
                    if init is not None:
                        self.init(init)
        except (Unknown, IllFormed, Dependent):
            return

    def _body(self, routine: Routine) -> None:
        scope = self.engine.statements.body(routine)
        if scope is None:
            return
        self.function(scope)
        while self._lambdas:
            operator = self.engine.lambdas.call_operator(self._lambdas.pop())
            if operator is not None:
                self._body(operator)

    def captures(self, node: e.LambdaNode) -> None:
        self._lambdas.append(node)
        super().captures(node)

    # --- members -----------------------------------------------------------------------------------------------------

    def visit(self, node: Node) -> Node:
        if isinstance(node, e.FieldExpression):
            self._named(node.field, node.token, "member")
        elif isinstance(node, e.VariableExpression) and node.name is not None:
            self._named(node.variable, node.name.id, "member")
        elif isinstance(node, e.RoutineExpression) and node.name is not None:
            self._named(node.routine, node.name.id, "function")
        elif isinstance(node, DynamicInit):
            self._initialisation(node)
        return node

    def _named(self, entity: Field | Variable | Routine, token: int, kind: str) -> None:
        """A member at its name."""
        if token < 0 or self.code.lexemes[token] != entity.name or self._may_name(entity, token):
            return
        name = EntityName(kind, TypeNames(Addresses()).entities.qualified(entity), self.code.unit.offset(entity.token))
        self.findings.add(_MEMBER, token, fill_ins=(name,))

    def _may_name(self, entity: Field | Variable | Routine, token: int) -> bool:
        """Whether a place may name a member, as far as that is certain."""
        cls = entity.parent
        if entity.access == AS_PUBLIC or not isinstance(cls, ClassType) or cls.brace < 0 or not self.code.is_own(token):
            return True
        around = self._classes_around()
        if any(one.brace == cls.brace for one in around):
            return True
        if entity.access == AS_PROTECTED and (around or self._is_in_class(token)):
            return True
        return self._is_friend(cls, around)

    def _classes_around(self) -> list[ClassType]:
        """The classes that the function which is read is a part of."""
        found: list[ClassType] = []
        at: object = self.reading
        while isinstance(at, (Routine, ClassType)):
            if isinstance(at, ClassType):
                found.append(at)
            at = at.parent
        return found

    def _is_in_class(self, token: int) -> bool:
        """Whether a place stands between the braces of a class, as a friend that is defined there does."""
        return any(piece.sort == c.CLASS for piece in self.code.cutter.path(token))

    def _is_friend(self, cls: ClassType, around: list[ClassType]) -> bool:
        """Whether a friend declaration of a class may mean the function that is read, or a class around it."""
        routine = self.reading
        names = {one.name for one in around} | ({routine.name} if routine is not None else set())
        is_operator = routine is not None and routine.name.startswith("operator")
        for piece in self.code.cutter.pieces(cls.brace):
            end = piece.body if piece.body >= 0 else piece.end
            if self.code.kinds.find(k.FRIEND, piece.start, end) >= 0:
                if not names or not names.isdisjoint(self.code.lexemes[piece.start : end]):
                    return True
                if is_operator and self.code.kinds.find(k.OPERATOR, piece.start, end) >= 0:
                    return True
        return False

    # --- constructors ------------------------------------------------------------------------------------------------

    def _initialisation(self, init: DynamicInit) -> None:
        token = self._place(init)
        if token < 0:
            return
        if init.kind == DIK_CONSTRUCTOR and init.routine is not None:
            self._special(init.routine, token)
        elif init.kind == DIK_BITWISE_COPY:
            cls = bare(init.type)
            if isinstance(cls, ClassType):
                copy = self.engine.implicit.operation(cls, COPY_CONSTRUCTOR)
                if copy is not None:
                    self._special(copy, token)
        if init.destructor is not None:
            self._special(init.destructor, token)

    def _special(self, routine: Routine, token: int) -> None:
        owner = routine.owner()
        if owner is not None and self.engine.conversions.lists.element_type(owner) is not None:
            # A list makes its `std::initializer_list` whatever access that gives ([dcl.init.list]/5).
            return
        if not self._may_name(routine, token):
            signature = self.engine.declare_types.routine_type(routine)
            name = EntityName("", _signature(routine, signature), self.code.unit.offset(routine.token))
            self.findings.add(_CONSTRUCTOR, token, fill_ins=(name,))

    def _place(self, init: DynamicInit) -> int:
        """Where an initialisation is told of: its first argument; without one the name of the variable."""
        variable = init.variable
        declared = variable.declarations if variable is not None else []
        declarator = declared[0].binding.declarator if declared else None
        if declarator is not None:
            if declarator.initialiser == n.NO_INITIALISER:
                return declarator.id
            start = declarator.initialiser_start
            return start + 1 if self.code.kinds[start] in (_ASSIGN, _OPEN_ROUND) else start
        if init.expression is not None:
            return init.expression.start
        return init.arguments[0].start if init.arguments else init.token


def _signature(routine: Routine, type_: RoutineType) -> str:
    names = TypeNames(Addresses())
    parameters = ", ".join([names.of(parameter) for parameter in type_.parameters])
    implied = " noexcept" if routine.special == SFK_DESTRUCTOR else ""
    return f"{names.entities.qualified(routine)}({parameters}){implied}"


def check_accesses_to_members(code: UserCode, places: list[list[Piece]]) -> None:
    """Judges the functions and variables in doubt."""
    if not places:
        return
    reading = Inaccessible(code)
    try:
        for path in places:
            reading.read(path)
    except Exception as failure:
        give_up(failure)
    for finding in reading.findings.found:
        code.add_late(finding.number, finding.token, finding.found_at, *finding.fill_ins)
