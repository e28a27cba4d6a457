"""What a function's body uses, in the order in which the device compiler writes it out as code.

Observed: statements are met as they are executed, with the destructors at the ends of scopes; behind the last statement
of a function these have no place of their own.
"""

from cufe.cuda.rules.device.evaluated_expressions import NAME, SUBOBJECT, ExpressionEvaluation, Use, is_discarded
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import statements as s
from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.types import ArrayType, Type
from cufe.sema.failures import unanswered

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Evaluation(ExpressionEvaluation):
    """Goes through bodies, one after the other: what has no place in one is said to be where the last one ended."""

    def __init__(self, engine: "Engine", with_discarded: bool = False) -> None:
        super().__init__(engine)
        #: statements that `if constexpr` leaves out are gone through, too
        self._with_discarded: bool = with_discarded
        #: destructors of the variables of the open blocks
        self._blocks: list[list[tuple[Routine, Variable | None]]] = []
        #: how many blocks were open where the innermost loop or switch began, and where each label stands
        self._inner: int = 0
        self._labels: dict[en.Label, int] = {}
        #: the constructors of static variables
        self.made: list[Routine] = []
        #: the variable that is the result of the function itself ([class.copy.elision])
        self._result: Variable | None = None

    def function(self, scope: s.FunctionScope) -> list[Use]:
        """The uses in a function."""
        self.uses = []
        self._blocks = []
        self.temporaries = []
        self._inner = 0
        self._labels = {}
        self.implied = bool(scope.routine.flags & en.IMPLICIT) or scope.routine.token < 0
        self._result = _returned(scope)
        destroys = scope.routine.special == en.SFK_DESTRUCTOR
        if scope.block is not None:
            self.reach(scope.block.token)
        if not destroys:
            self._members(scope.constructor_inits)
        if scope.block is not None:
            self.statement(scope.block)
        if destroys:
            self._destroyed(scope.constructor_inits)
        return self.uses

    def variable(self, init: i.DynamicInit, name: int) -> list[Use]:
        """The uses in the initialiser of a variable outside of functions, whose name is a token: there constant
        addresses in lists are reported."""
        self.declared_at = name
        self.uses = []
        self._blocks = [[]]
        self.temporaries = []
        self.declared(init)
        self.declared_at = -1
        return self.uses

    def argument(self, node: e.Expression) -> list[Use]:
        """The uses in a default argument."""
        self.uses = []
        self._blocks = [[]]
        self.temporaries = []
        self.full(node)
        return self.uses

    # --- constructors and destructors ------------------------------------------------------------------------------

    def _members(self, inits: list[i.ConstructorInit]) -> None:
        for one in inits:
            self.reach(one.token)
            init = one.initializer
            if one.kind in (i.CIK_DIRECT_BASE_CLASS, i.CIK_VIRTUAL_BASE_CLASS) and init.routine is not None:
                self.expressions(init.arguments)
                self.add(SUBOBJECT, init.routine, None, -1)
            elif one.uses_default and one.field is not None:
                default = self._default(one)
                implied = self.implied
                self.implied = False
                if default is not None:
                    self.declared(default)
                self.implied = implied
            else:
                self.declared(init)
            self.end_temporaries()

    def _default(self, one: i.ConstructorInit) -> i.DynamicInit | None:
        """The default member initialiser that a constructor uses."""
        assert one.field is not None
        with unanswered:
            return self.engine.member_initialisers.default(one.field)
        return None

    def _destroyed(self, inits: list[i.ConstructorInit]) -> None:
        for one in inits:
            destructor = one.initializer.destructor
            if destructor is None:
                continue
            if one.kind == i.CIK_FIELD:
                self._destroy(destructor, one.field.type if one.field is not None else None)
            else:
                self.add(SUBOBJECT, destructor, None, -1)

    def _destroy(self, destructor: Routine, type_: Type | None) -> None:
        """The elements of an array are destroyed by a function of the run-time library."""
        if type_ is not None and isinstance(type_.skip_typerefs(), ArrayType):
            self.add(NAME, destructor, None, -1)
        else:
            self.call(destructor)

    # --- statements ------------------------------------------------------------------------------------------------

    def statement(self, node: s.Statement | None) -> None:
        if node is None:
            return
        self.reach(node.token)
        if isinstance(node, s.Block):
            self._block(node)
            return
        if isinstance(node, s.InitStatement):
            self.declares(node.init)
        elif isinstance(node, s.ExpressionStatement):
            self._simple(node)
        elif isinstance(node, s.DeclStatement):
            for entity in node.entities:
                if isinstance(entity, Variable) and entity.static_init is not None:
                    self.declared(entity.static_init)
        elif isinstance(node, s.If):
            self._if(node)
        elif isinstance(node, s.Loop):
            self._loop(node)
        elif isinstance(node, s.RangeFor):
            self._range_for(node)
        elif isinstance(node, s.Switch):
            self.full(node.condition)
            self._inside(node.body)
        elif isinstance(node, s.Goto):
            kept = self._labels.get(node.label, 1) if node.label.name else self._inner
            for block in reversed(self._blocks[kept:]):
                self._leave(block)
        elif isinstance(node, s.AsmStatement):
            # What the constraint C names is only spelt.
            lexemes = self.engine.lexemes
            self.expressions([one for one in node.operands if lexemes[one.start - 2] != '"C"'])
        elif isinstance(node, s.TryBlock):
            self.statement(node.body)
        self.reach(node.token)

    def _inside(self, body: s.Statement | None) -> None:
        """The body of a loop or switch, which `break` and `continue` leave."""
        outer = self._inner
        self._inner = len(self._blocks)
        self.statement(body)
        self._inner = outer

    def _block(self, node: s.Block) -> None:
        self._blocks.append([])
        for one in node.body:
            if isinstance(one, s.LabelStatement):
                self._labels[one.label] = len(self._blocks)
        for one in node.body:
            self.statement(one)
        ends = self._blocks.pop()
        if not node.end_reachable or not ends or _jumps(node):
            return
        if self._blocks:
            self.reach(node.end)
        self._leave(ends)

    def _leave(self, ends: list[tuple[Routine, Variable | None]]) -> None:
        for destructor, _ in reversed(ends):
            self.call(destructor)

    def _simple(self, node: s.ExpressionStatement) -> None:
        if node.kind != s.STMK_RETURN:
            if node.expression is not None and not is_discarded(node.expression):
                self.full(node.expression)
            return
        init = node.init
        if init is not None and not (self._result is not None and _named(init) is self._result):
            self.init(init)
        elif init is None:
            self.full(node.expression)
        self.end_temporaries()
        if any(self._blocks):
            self.reach(node.token)
        for block in reversed(self._blocks):
            self._leave(block)

    def _if(self, node: s.If) -> None:
        if node.kind in (s.STMK_IF_CONSTEVAL, s.STMK_IF_NOT_CONSTEVAL):
            self.statement(node.otherwise if node.kind == s.STMK_IF_CONSTEVAL else node.then)
            return
        truth = -1
        deciding = node.deciding()
        if node.kind == s.STMK_CONSTEXPR_IF and deciding is not None and not self._with_discarded:
            truth = self.truth(deciding)
        self._blocks.append([])
        if node.kind != s.STMK_CONSTEXPR_IF:
            self.full(node.condition)
        elif isinstance(node.condition, e.Condition):
            # The value itself is a constant.
            self.statement(node.condition.initialization)
            if node.condition.init is not None:
                self.declares(node.condition.init)
        if truth != 0:
            self.statement(node.then)
        if truth != 1:
            self.statement(node.otherwise)
        self._leave(self._blocks.pop())

    def _loop(self, node: s.Loop) -> None:
        self._blocks.append([])
        self.statement(node.initialization)
        if node.kind == s.STMK_END_TEST_WHILE:
            self._inside(node.body)
            self.full(node.condition)
        else:
            self.full(node.condition)
            self._inside(node.body)
            self.full(node.increment)
        ends = self._blocks.pop()
        if ends:
            self.reach(node.token)
        self._leave(ends)

    def _range_for(self, node: s.RangeFor) -> None:
        self._blocks.append([])
        self.statement(node.initialization)
        for init in (node.range_init, node.begin_init, node.end_init):
            if init is not None:
                self.declares(init)
        self.full(node.unequal)
        self._blocks.append([])
        if node.iterator_init is not None:
            self.declares(node.iterator_init)
        self._inside(node.body)
        self._leave(self._blocks.pop())
        self.full(node.increment)
        self._leave(self._blocks.pop())

    def declares(self, init: i.DynamicInit) -> None:
        """A local variable, destroyed at the end of its block unless it lives on."""
        variable = init.variable
        if variable is not None:
            self.reach(variable.token)
        if variable is not None and variable.storage_class == en.SC_STATIC and init.routine is not None:
            # What makes a static object is no call: it has nothing to do, or 20054 reports it.
            self.made.append(init.routine)
            self.expressions(init.arguments)
        else:
            self.declared(init)
        lives_on = variable is not None and self.temporaries and self.binds_temporary(init)
        if lives_on and self._blocks:
            self._blocks[-1].append((self.temporaries.pop(), variable))
        if variable is not None:
            self.reach(variable.token)
        self.end_temporaries()
        if variable is None or init.destructor is None:
            return
        if variable.storage_class == en.SC_STATIC or variable is self._result:
            return
        if variable.flags & en.CONSTEXPR_VARIABLE:
            # Its destructor is constexpr, too, and is not called (observed).
            return
        if isinstance(init.type.skip_typerefs(), ArrayType):
            self.add(NAME, init.destructor, None, -1)
        elif self._blocks:
            self._blocks[-1].append((init.destructor, variable))


def _jumps(node: s.Statement) -> bool:
    """Whether a block ends with a jump."""
    while isinstance(node, s.Block):
        body = [one for one in node.body if not isinstance(one, s.LabelStatement) or one.label.name]
        if not body:
            return False
        node = body[-1]
    return isinstance(node, s.Goto) or (isinstance(node, s.ExpressionStatement) and node.kind == s.STMK_RETURN)


def _named(init: i.DynamicInit) -> Variable | None:
    """The variable whose copy or move an initialisation is."""
    nodes = init.arguments if init.routine is not None else [] if init.expression is None else [init.expression]
    if len(nodes) != 1:
        return None
    node = nodes[0]
    while isinstance(node, e.Operation) and node.flags & e.COMPILER_GENERATED and len(node.arguments) == 1:
        node = node.arguments[0]
    return node.variable if isinstance(node, e.VariableExpression) else None


def _returned(scope: s.FunctionScope) -> Variable | None:
    """The local variable that all `return` statements name."""
    found: Variable | None = None
    for value in scope.returned:
        if not isinstance(value, e.VariableExpression):
            return None
        variable = value.variable
        if variable.flags & en.PARAMETER or variable.parent is not scope.routine or found not in (None, variable):
            return None
        found = variable
    if found is None or found.storage_class == en.SC_STATIC:
        return None
    type_ = found.type.skip_typerefs() if found.type is not None else None
    return found if isinstance(type_, ClassType) else None
