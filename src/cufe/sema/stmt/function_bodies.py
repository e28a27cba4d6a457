"""Function bodies ([dcl.fct.def]), and the mistakes that are found in them."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING
from cufe.il import entities as en
from cufe.il import statements as st
from cufe.il.constants import IntegerConstant
from cufe.il.entities import ClassType, Declared, Label, Routine
from cufe.il.expressions import ConstantExpression
from cufe.il.initialisation import CIK_DELEGATION, ConstructorInit
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown, joined
from cufe.sema.declared.contexts import ClassContext, RegionContext
from cufe.sema.init.declared_initialisers import NO_DEMAND
from cufe.sema.overload.type_tests import is_void
from cufe.sema.recursion import INSTANCE, weight_of
from cufe.syntax import expression_nodes as e
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class Function:
    """A function whose body is being read: its labels, where `break` and `continue` go, what was returned."""

    def __init__(self, routine: Routine, scope: st.FunctionScope) -> None:
        self.routine: Routine = routine
        self.scope: st.FunctionScope = scope
        self.labels: dict[str, Label] = {}
        self.breaks: list[Label] = []
        self.continues: list[Label] = []
        self.switches: list[st.Switch] = []
        #: where their `break` leads
        self.switch_ends: list[Label] = []
        #: where the `try` blocks around begin, handlers not counted
        self.tries: list[int] = []
        #: a statement that executes something has been read
        self.executed: bool = False
        #: a statement of the body is not known
        self.failed: bool = False
        #: the result is deduced from `return` statements: what they gave
        self.deduces: bool = False
        self.deduced: Type | None = None
        #: the type that the results are deduced with, as it is written
        self.pattern: Type | None = None
        #: inside branches of `if constexpr` that are not taken
        self.discarded: int = 0


class FunctionBodies:
    """Reads the bodies of functions; keeps what is mistaken in each."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._open: list[Function] = []
        #: the functions whose bodies have been read, in that order, and those whose bodies are being read
        self.read: list[Routine] = []
        self._being_read: set[Routine] = set()
        #: those in which something is not known
        self._doubtful: set[Routine] = set()
        #: what is wrong with the statements of functions, as far as that is certain
        self._mistakes: dict[Routine, dict[tuple[int, int, str], Mistake]] = {}

    def body(self, routine: Routine) -> st.FunctionScope | None:
        """The inside of a function; None where it is not defined in the unit."""
        if routine.body is not None:
            return routine.body
        if routine.inherited is not None:
            return self.engine.inherited_bodies.of(routine, routine.inherited)
        declared = self.engine.declare_types.definition(routine)
        if declared is None or self.engine.out_of_class.is_defaulted(routine):
            return self.engine.implicit_bodies.of(routine)
        weight = weight_of(routine) if routine.template is None else INSTANCE
        self.engine.recursion.enter(weight, routine.token)
        scope = st.FunctionScope(routine)
        routine.body = scope
        self.read.append(routine)
        self._being_read.add(routine)
        try:
            self._read(routine, scope, declared)
        finally:
            self._being_read.discard(routine)
            self.engine.recursion.leave(weight)
        return scope

    def is_being_read(self, routine: Routine) -> bool:
        """Whether somebody asks in the middle of the body."""
        return routine in self._being_read

    def _read(self, routine: Routine, scope: st.FunctionScope, declared: "Declared") -> None:
        engine = self.engine
        mark = engine.lifetimes.mark()
        function = Function(routine, scope)
        outer = self._open
        self._open = [function]
        before = engine.prototype_reading.enter(declared.context)
        # A body is evaluated, wherever somebody asks for it.
        unevaluated = engine.expressions.unevaluated
        engine.expressions.unevaluated = 0
        tried = engine.trials.enter_body()
        demanded = engine.demanded_constants.enter(NO_DEMAND)
        unknown = len(engine.unknowns)
        try:
            self._fill(function, declared)
        except (Unknown, IllFormed) as cause:
            engine.unknown(cause.cause, cause.token if cause.token >= 0 else routine.token)
        except Dependent:
            engine.unknown("dependent function", routine.token)
        finally:
            if len(engine.unknowns) > unknown:
                self._doubtful.add(routine)
            self._open = outer
            engine.expressions.unevaluated = unevaluated
            engine.trials.leave(tried)
            engine.prototype_reading.leave(before)
            engine.demanded_constants.leave(demanded)
            engine.lifetimes.forget(mark)

    def _fill(self, function: Function, declared: "Declared") -> None:
        """Reads a body; where the head is ill-formed, as far as the rest of the head tells."""
        types = self.engine.declare_types
        routine = function.routine
        try:
            types.checked_type(routine)
            parameters = types.parameters(routine)
        except Mistake as mistake:
            self.engine.unknown(mistake.cause, mistake.token)
            function.failed = True
            routine.type, parameters = types.mistaken_signature(declared)
            try:
                self._inside(function, declared, parameters)
            finally:
                routine.type = None
            return
        self._inside(function, declared, parameters)

    def _inside(self, function: Function, declared: "Declared", parameters: list[en.Variable]) -> None:
        engine = self.engine
        routine = function.routine
        scope = function.scope
        node = engine.lambdas.block(routine)
        initialisers: list[s.MemberInitialiser] = []
        handlers: list[s.Handler] = []
        if node is not None:
            block = node.block
            region = block.region.parent if isinstance(block, s.Block) else None
        else:
            class_name = ""
            owner = routine.owner()
            if owner is not None:
                class_name = owner.written_name()
            body = engine.lookup.bodies.of(declared.piece, class_name)
            block = body.block
            region = body.root
            initialisers = body.member_initialisers
            handlers = body.handlers
        if not isinstance(block, s.Block) or region is None:
            raise Unknown("function without a block", routine.token)
        context = RegionContext(region, routine, declared.context)
        self._parameters(function, declared, context, parameters)
        self._require_concrete(routine, declared)
        state = engine.lambdas.node_of(routine)
        if state is not None:
            for token, variable in state.init_variables.items():
                context.declared[token] = variable
            context.packs.update(state.init_packs)
        owner = routine.owner()
        if owner is not None and not routine.flags & en.STATIC_MEMBER:
            scope.this = engine.this.variable(routine)
        function.deduces = engine.returns.deduces(routine)
        if owner is not None and routine.special == en.SFK_CONSTRUCTOR:
            scope.constructor_inits = self._members(function, owner, initialisers, context, block)
        if handlers:
            function.tries.append(block.start)
        made = engine.statements.block(block, context, function)
        function.tries.clear()
        if owner is not None and routine.special == en.SFK_DESTRUCTOR:
            scope.constructor_inits = engine.member_initialisers.destroyed(owner)
        if function.deduced is not None or not function.failed or not self._may_return(block):
            # A statement that is not known may have been the `return`.
            engine.returns.finish(routine, function.deduced, function.deduces)
        self.end(made, routine)
        scope.block = made
        if handlers:
            scope.block = engine.statements.handlers.function_try(made, handlers, context, function, declared)

    def _may_return(self, block: s.Block) -> bool:
        """Whether the word `return` stands in a block."""
        return self.engine.kinds.find(k.RETURN, block.start, block.end) >= 0

    def _members(
        self,
        function: Function,
        owner: ClassType,
        initialisers: list[s.MemberInitialiser],
        context: RegionContext,
        block: s.Block,
    ) -> list[ConstructorInit]:
        """The member initialisers of a constructor; mistakes are kept, at the block where none is written."""
        try:
            made = self.engine.member_initialisers.of(function.routine, owner, initialisers, context)
            if not any(one.kind == CIK_DELEGATION for one in made):
                self.engine.missing_constructors.require_set(function.routine, owner, made, block.start)
            return made
        except Mistake as mistake:
            self._keep_initialisers(function, owner, mistake.all(), initialisers, block)
            self.engine.unknown(mistake.cause, mistake.token)
        except (IllFormed, Unknown) as failure:
            self._keep_initialisers(function, owner, [], initialisers, block)
            self.engine.unknown(failure.cause, failure.token)
        return []

    def _keep_initialisers(
        self,
        function: Function,
        owner: ClassType,
        found: list[Mistake],
        initialisers: list[s.MemberInitialiser],
        block: s.Block,
    ) -> None:
        """Keeps the mistakes in the initialisers of a constructor, and in what they leave out."""
        function.failed = True
        at_block = [one for one in found if one.token < 0]
        named = [one.name for one in initialisers if isinstance(one.name, e.Name) and one.name.arguments is None]
        names = {self.engine.lexemes[one.id] for one in named}
        # A delegation beside others does not count.
        delegates = len(initialisers) == 1 and owner.written_name() in names
        if not delegates and not any(one.number == num.NO_INITIALISER for one in found):
            unset = self.engine.missing_constructors.unset(function.routine, owner, names, block.start)
            if unset is not None:
                at_block.append(unset)
        kept = [one for one in found if one.token >= 0]
        for one in [*found, *at_block]:
            one.others = []
        for one in at_block:
            one.token = block.start
        if at_block:
            kept.append(joined(at_block))
        for each in kept:
            self._mistakes.setdefault(function.routine, {}).setdefault(each.key(), each)

    def _require_concrete(self, routine: Routine, declared: "Declared") -> None:
        """Keeps that the result, or a parameter of a function that is not defined in its class, is of an abstract class
        (observed)."""
        engine = self.engine
        type_ = engine.declare_types.routine_type(routine)
        operator = declared.binding.declarator.function() if declared.binding.declarator is not None else None
        if operator is None or routine.special == en.SFK_CONVERSION:
            return
        engine.missing_constructors.keep_abstract(num.ABSTRACT_RESULT, type_.result, declared.binding.name)
        if not isinstance(declared.context, ClassContext) or declared.binding.first != declared.binding.name:
            for parameter, one in zip(operator.parameters, type_.parameters, strict=False):
                engine.missing_constructors.keep_abstract(num.ABSTRACT_PARAMETER, one, parameter.start)

    def _parameters(
        self, function: Function, declared: "Declared", context: RegionContext, variables: list[en.Variable]
    ) -> None:
        """Makes the parameters known by their tokens and, for packs, by their names."""
        engine = self.engine
        routine = function.routine
        function.scope.parameters = variables
        for variable in variables:
            variable.parent = routine
            if variable.flags & en.PARAMETER_PACK:
                if variable.name:
                    context.packs.setdefault(variable.name, []).append(variable)
            elif variable.token >= 0:
                context.declared[variable.token] = variable
        declarator = declared.binding.declarator
        operator = declarator.function() if declarator is not None else None
        if operator is not None:
            for parameter in operator.parameters:
                token = parameter.declarator.id
                if parameter.declarator.pack >= 0 and token >= 0:
                    context.packs.setdefault(engine.lexemes[token], [])

    def end(self, made: st.Block, routine: Routine) -> None:
        """A function without result that runs off its end returns there, and so does `main` with zero
        ([basic.start.main]/5)."""
        if not made.end_reachable:
            return
        result = self.engine.declare_types.routine_type(routine).result
        void = is_void(result) or routine.special in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR)
        if void:
            made.body.append(st.ExpressionStatement(st.STMK_RETURN, -1, None))
            made.end_reachable = False
        elif routine.name == "main" and routine.parent is self.engine.declare.root.namespace:
            zero = ConstantExpression(IntegerConstant(self.engine.types.int, 0), -1)
            made.body.append(st.ExpressionStatement(st.STMK_RETURN, -1, zero))
            made.end_reachable = False

    def keep_deleted(self, routine: Routine, token: int, behind: int = -1) -> None:
        """Keeps that a function is deleted, which is called all the same ([dcl.fct.def.delete])."""
        if self.engine.implicit.is_deleted_routine(routine):
            mistake = Mistake(num.DELETED_FUNCTION, "call of a deleted function", token, entity=routine)
            mistake.behind = behind
            self.keep(mistake)

    def keep(self, mistake: Mistake) -> None:
        """Keeps the mistakes in an expression that is built all the same.  Outside of functions, and where another
        candidate may be looked for, it is raised."""
        function = self.current()
        if function is None or self.engine.expressions.unevaluated or self.engine.trials.under_way:
            raise mistake
        self._mistakes.setdefault(function.routine, {}).setdefault(mistake.key(), mistake)

    def keep_all(self, routine: Routine, mistakes: list[Mistake]) -> None:
        """Keeps what is mistaken in a statement of a function."""
        known = self._mistakes.setdefault(routine, {})
        for mistake in mistakes:
            same = known.setdefault(mistake.key(), mistake)
            # The later statement is a part of the earlier one.
            same.behind = mistake.behind

    def kept(self) -> list[Mistake]:
        """The mistakes that were found so far in the function that is being read."""
        function = self.current()
        return self.mistakes_in(function.routine) if function is not None else []

    def mistakes_in(self, routine: Routine) -> list[Mistake]:
        """The mistakes in the statements of a function, as far as that is certain."""
        return list(self._mistakes[routine].values()) if routine in self._mistakes else []

    def is_known(self, routine: Routine) -> bool:
        """Whether a body has been read in which nothing is wrong or unknown."""
        return routine.body is not None and routine not in self._mistakes and routine not in self._doubtful

    def mistaken(self) -> list[Routine]:
        """The functions of which something has been kept."""
        return list(self._mistakes)

    def current(self) -> Function | None:
        """The function whose body is being read."""
        return self._open[-1] if self._open else None
