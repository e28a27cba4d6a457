"""Statements of the evaluator ([stmt.stmt], [expr.const])."""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import statements as s
from cufe.il.entities import ClassType, Label, Variable
from cufe.il.expressions import PRVALUE, Expression
from cufe.il.initialisation import DIK_NONE, DynamicInit
from cufe.il.types import ReferenceType
from cufe.sema.answers import IllFormed, Unknown
from cufe.sema.constant import objects as ob
from cufe.sema.overload.type_tests import bare

if TYPE_CHECKING:
    from cufe.sema.constant.evaluator import Evaluator

# --- how a statement ends --------------------------------------------------------------------------------------------
NORMAL: Final = 0
RETURN: Final = 1
JUMP: Final = 2  # to the label that the runner holds


class Statements:
    """Runs statements; `label` is where a jump goes."""

    def __init__(self, hub: "Evaluator") -> None:
        self.hub: Evaluator = hub
        self.label: Label | None = None

    def body(self, statement: s.Statement, frame: ob.Frame) -> None:
        """The outermost block of a function."""
        if self.run(statement, frame, None) == JUMP:
            raise Unknown("a jump to a label that is not there", statement.token)

    def expression(self, block: s.Block, frame: ob.Frame) -> ob.Value:
        """GNU `({ ... })`: the value of its last expression."""
        result: ob.Value = ob.VoidValue()
        mark = len(frame.locals)
        for statement in block.body:
            if isinstance(statement, s.ExpressionStatement) and statement.kind == s.STMK_STMT_EXPR_RESULT:
                if statement.expression is not None:
                    result = self.hub.values.of(statement.expression, frame)
            elif self.run(statement, frame, None) != NORMAL:
                raise IllFormed("statement cannot be interpreted", statement.token)
        self.hub.calls.end_locals(frame, mark)
        return result

    def run(self, statement: s.Statement, frame: ob.Frame, target: s.Statement | None) -> int:
        """One statement; with a `target`, everything in front of that statement inside is skipped."""
        if isinstance(statement, s.Block):
            return self._block(statement, frame, target)
        if target is not None and statement is target:
            target = None
        if isinstance(statement, s.ExpressionStatement):
            return self._expression_statement(statement, frame)
        if isinstance(statement, s.InitStatement):
            self.initialise(statement.init, frame)
            return NORMAL
        if isinstance(statement, s.If):
            return self._if(statement, frame, target)
        if isinstance(statement, s.Loop):
            return self._loop(statement, frame, target)
        if isinstance(statement, s.RangeFor):
            return self._range_for(statement, frame)
        if isinstance(statement, s.Switch):
            return self._switch(statement, frame)
        if isinstance(statement, s.Goto):
            if statement.label.name:
                # What jumps is no constexpr function ([dcl.constexpr]/3); the labels of `break` and `continue` have no
                # names.
                raise IllFormed("statement cannot be interpreted", statement.token)
            self.label = statement.label
            return JUMP
        if isinstance(statement, s.DeclStatement):
            self._declare(statement, frame)
            return NORMAL
        if isinstance(statement, (s.LabelStatement, s.SwitchCase)) or statement.kind == s.STMK_EMPTY:
            return NORMAL
        if isinstance(statement, s.TryBlock):
            return self.run(statement.body, frame, target)
        raise IllFormed("statement cannot be interpreted", statement.token)

    # --- blocks ------------------------------------------------------------------------------------------------------

    def _block(self, block: s.Block, frame: ob.Frame, target: s.Statement | None) -> int:
        mark = len(frame.locals)
        at = 0 if target is None else self._place(block, target)
        end = NORMAL
        while at < len(block.body):
            statement = block.body[at]
            end = self.run(statement, frame, target)
            target = None
            if end == JUMP:
                at = self._landing(block)
                if at >= 0:
                    target = self._label_statement(block.body[at])
                    end = NORMAL
                    continue
            if end != NORMAL:
                break
            at += 1
        self.hub.calls.end_locals(frame, mark)
        return end

    def _place(self, block: s.Block, target: s.Statement) -> int:
        """The index of the statement in which `target` is."""
        for index, statement in enumerate(block.body):
            if statement is target or contains(statement, target):
                return index
        raise Unknown("a jump into a block", block.token)

    def _landing(self, block: s.Block) -> int:
        """The index of the statement in which the label of a jump is, -1 where it is outside of the block."""
        for index, statement in enumerate(block.body):
            if self._label_statement(statement) is not None:
                return index
        return -1

    def _label_statement(self, statement: s.Statement) -> s.Statement | None:
        if isinstance(statement, s.LabelStatement):
            return statement if statement.label is self.label else None
        for inner in statement.statements():
            found = self._label_statement(inner)
            if found is not None:
                return found
        return None

    def _declare(self, statement: s.DeclStatement, frame: ob.Frame) -> None:
        """Local variables come to life without a value; static and constexpr ones are evaluated where they are read."""
        for entity in statement.entities:
            if isinstance(entity, Variable) and not self._is_static(entity):
                type_ = self.hub.engine.declare_types.variable_type(entity)
                cell = self.hub.memory.new(type_)
                cell.variable = entity
                frame.cells[entity] = cell

    def _is_static(self, variable: Variable) -> bool:
        return variable.storage_class in (en.SC_STATIC, en.SC_EXTERN) or bool(variable.flags & en.THREAD_LOCAL)

    def inline(self, statement: s.Statement, frame: ob.Frame) -> None:
        """An init-statement: its variables outlive it, also where it is written as a block."""
        if isinstance(statement, s.Block):
            for inner in statement.body:
                self.run(inner, frame, None)
        else:
            self.run(statement, frame, None)

    def initialise(self, init: DynamicInit, frame: ob.Frame) -> None:
        """The initialisation of a local variable."""
        variable = init.variable
        if variable is None:
            raise Unknown("an initialisation without a variable", init.token)
        if self._is_static(variable):
            return
        mark = len(frame.temporaries)
        type_ = self.hub.engine.declare_types.variable_type(variable)
        cell = self.hub.memory.new(type_)
        cell.variable = variable
        self.hub.initialization.fill(cell, init, frame)
        frame.cells[variable] = cell
        if init.kind != DIK_NONE and isinstance(bare(type_), ReferenceType):
            # A temporary that is bound to a reference lives as long as the reference.
            self._extend(cell.value, frame, mark)
        self.hub.calls.end_temporaries(frame, mark)
        if init.destructor is not None:
            frame.locals.append(ob.Pending(cell, init.destructor))

    def _extend(self, value: ob.Value | None, frame: ob.Frame, mark: int) -> None:
        if not isinstance(value, ob.PointerValue) or value.cell is None:
            return
        root = value.cell.root()
        for at in range(mark, len(frame.temporaries)):
            if frame.temporaries[at].cell is root:
                frame.locals.append(frame.temporaries.pop(at))
                return

    def _expression_statement(self, statement: s.ExpressionStatement, frame: ob.Frame) -> int:
        kind = statement.kind
        mark = len(frame.temporaries)
        if kind == s.STMK_EXPR or kind == s.STMK_STMT_EXPR_RESULT:
            if statement.expression is not None:
                self.hub.values.discard(statement.expression, frame)
                self.hub.calls.end_temporaries(frame, mark)
            return NORMAL
        if kind != s.STMK_RETURN:
            raise IllFormed("statement cannot be interpreted", statement.token)
        if statement.init is not None:
            cell = self.hub.initialization.of_type(statement.init, statement.init.type, frame)
            frame.result = ob.ObjectValue(cell) if cell.parts is not None else cell.value
        elif statement.expression is not None:
            frame.result = self._returned(statement.expression, frame)
        self.hub.calls.end_temporaries(frame, mark)
        return RETURN

    def _returned(self, expression: Expression, frame: ob.Frame) -> ob.Value:
        value = self.hub.values.of(expression, frame)
        if expression.category != PRVALUE and isinstance(bare(expression.type), ClassType):
            if isinstance(value, ob.PointerValue):
                return self.hub.memory.load(value)
        return value

    # --- selection ---------------------------------------------------------------------------------------------------

    def _if(self, statement: s.If, frame: ob.Frame, target: s.Statement | None) -> int:
        inner = len(frame.locals)
        if target is not None:
            for part in statement.statements():
                if part is target or contains(part, target):
                    return self.run(part, frame, target)
        if statement.kind in (s.STMK_IF_CONSTEVAL, s.STMK_IF_NOT_CONSTEVAL):
            taken = frame.constant == (statement.kind == s.STMK_IF_CONSTEVAL)
            self.hub.asked = self.hub.asked or not frame.constant
        elif statement.condition is None:
            raise Unknown("an if without a condition", statement.token)
        else:
            taken = self._holds(statement.condition, frame)
        chosen = statement.then if taken else statement.otherwise
        end = NORMAL if chosen is None else self.run(chosen, frame, None)
        self.hub.calls.end_locals(frame, inner)
        return end

    def _switch(self, statement: s.Switch, frame: ob.Frame) -> int:
        value = self.hub.values.of(statement.condition, frame)
        if not isinstance(value, ob.IntegerValue) or statement.body is None:
            raise Unknown("a switch over something that is no integer", statement.token)
        chosen: s.SwitchCase | None = None
        default: s.SwitchCase | None = None
        for case in statement.cases:
            if case.value is None:
                default = case
                continue
            low = self._case(case.value, frame)
            high = low if case.range_end is None else self._case(case.range_end, frame)
            if low <= value.value <= high:
                chosen = case
                break
        if chosen is None:
            chosen = default
        return NORMAL if chosen is None else self.run(statement.body, frame, chosen)

    def _case(self, expression: Expression, frame: ob.Frame) -> int:
        value = self.hub.values.of(expression, frame)
        if not isinstance(value, ob.IntegerValue):
            raise Unknown("a case that is no integer", expression.token)
        return value.value

    # --- loops -------------------------------------------------------------------------------------------------------

    def _loop(self, loop: s.Loop, frame: ob.Frame, target: s.Statement | None) -> int:
        mark = len(frame.locals)
        self.hub.limits.charge(ob.LOOP)
        if loop.initialization is not None and target is None:
            self.inline(loop.initialization, frame)
        end = NORMAL
        first = loop.kind == s.STMK_END_TEST_WHILE or target is not None
        while True:
            if not first and loop.condition is not None and not self._holds(loop.condition, frame):
                break
            first = False
            self.hub.limits.charge(ob.STEP)
            if loop.body is not None:
                end = self.run(loop.body, frame, target)
                target = None
                if end != NORMAL:
                    break
            if loop.increment is not None:
                temporaries = len(frame.temporaries)
                self.hub.values.discard(loop.increment, frame)
                self.hub.calls.end_temporaries(frame, temporaries)
            if loop.kind == s.STMK_END_TEST_WHILE:
                first = loop.condition is not None and self._holds(loop.condition, frame)
                if not first:
                    break
        self.hub.calls.end_locals(frame, mark)
        return end

    def _holds(self, condition: Expression, frame: ob.Frame) -> bool:
        temporaries = len(frame.temporaries)
        holds = self.hub.values.truth(condition, frame)
        self.hub.calls.end_temporaries(frame, temporaries)
        return holds

    def _range_for(self, loop: s.RangeFor, frame: ob.Frame) -> int:
        """[stmt.ranged]: the range, its iterators, then an ordinary loop."""
        mark = len(frame.locals)
        self.hub.limits.charge(ob.LOOP)
        if loop.initialization is not None:
            self.inline(loop.initialization, frame)
        for init in (loop.range_init, loop.begin_init, loop.end_init):
            if init is not None:
                self.initialise(init, frame)
        if loop.unequal is None or loop.increment is None or loop.iterator_init is None:
            raise Unknown("a range-based for without its parts", loop.token)
        end = NORMAL
        while self._holds(loop.unequal, frame):
            self.hub.limits.charge(ob.STEP)
            inner = len(frame.locals)
            self.initialise(loop.iterator_init, frame)
            if loop.body is not None:
                end = self.run(loop.body, frame, None)
            self.hub.calls.end_locals(frame, inner)
            if end != NORMAL:
                break
            self.hub.values.discard(loop.increment, frame)
        self.hub.calls.end_locals(frame, mark)
        return end


def contains(statement: s.Statement, target: s.Statement) -> bool:
    """Whether `target` is somewhere inside of a statement."""
    return any(inner is target or contains(inner, target) for inner in statement.statements())
