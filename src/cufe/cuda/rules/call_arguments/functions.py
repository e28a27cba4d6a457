"""Calls by name or through a pointer: 140, 165, 167, 304, 308 and what conversions can do wrong (observed:
diagnostics-b 5)."""

from cufe.checks.expressions.refused_overloads import RefusedCandidates, set_name
from cufe.checks.typed_code import TypedCode
from cufe.cuda.rules.call_arguments.arguments import Finding, Parameters, PassedArguments
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName, Message
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as x
from cufe.il import operations as o
from cufe.il import type_kinds as tk
from cufe.il.entities import SFK_DESTRUCTOR, STATIC_MEMBER, ClassType, Routine
from cufe.il.entity import Entity
from cufe.il.types import PlaceholderType
from cufe.sema.answers import Unknown
from cufe.sema.declared.contexts import point_of_instantiation
from cufe.sema.expr.calls import CallParts
from cufe.sema.expr.launches import LaunchParts
from cufe.sema.expr.operands import lacks_value
from cufe.sema.failures import guarded, unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.candidates import CONSTRAINTS, Candidate, Resolution
from cufe.sema.overload.resolution import called_type
from cufe.sema.overload.type_tests import bare, is_unknown, is_void
from cufe.sema.text_lookup.scopes import EVERYWHERE
from cufe.syntax import expression_nodes as e
from cufe.syntax.cutter import Piece

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# Calls of overloaded functions and function templates that no candidate, or more than one, takes: 304, 308; 1767 where
# the name alone means one function and only the types of the arguments find more.


class OverloadedCalls:
    """Says why overload resolution found no function."""

    def __init__(self, engine: "Engine", names: MessageNames) -> None:
        self.engine: Engine = engine
        self.names: MessageNames = names
        self.refused: RefusedCandidates = RefusedCandidates(engine)

    def failure(
        self,
        callee: x.OverloadExpression,
        candidates: list[Entity],
        resolution: Resolution,
        arguments: list[x.Expression],
    ) -> Finding:
        """What is wrong with a call of one of `candidates`; Unknown where that is not certain."""
        overloaded = len(candidates) > 1
        name = self._set_name(callee)
        if resolution.ambiguous:
            if self._are_twins(resolution.ambiguous):
                raise Unknown("a member that is declared twice", callee.start)
            made = Finding(num.SEVERAL_FUNCTIONS, callee.start, name)
            made.extra += self.refused.rivals(resolution)
        elif resolution.depends_on_constraints():
            raise Unknown("a candidate whose constraints are not satisfied", callee.start)
        else:
            is_member = callee.object is not None and callee.operator >= 0 and callee.name is not None
            at = callee.name.id if is_member and callee.name is not None else callee.start
            only = callee.candidates[0] if len(callee.candidates) == 1 else None
            # By a derived class the name means the function by way of the base.
            is_function = isinstance(only, Routine) and (callee.qualified or not callee.path)
            is_constrained = any(one.reason == CONSTRAINTS for one in resolution.rejected)
            is_named = is_function and not is_constrained and (overloaded or callee.explicit is None)
            made = Finding(num.NOT_CALLED if is_named else num.NO_INSTANCE, at, name)
            made.notes += self.refused.notes(resolution, overloaded, _lone(callee, candidates))
        made.extra += self.refused.arguments(arguments)
        object_ = self.engine.function_calls.object_value(callee)
        if object_ is not None:
            made.extra.append(Message("object type is: %s", self.names.of(object_.type)))
        return made

    def _set_name(self, callee: x.OverloadExpression) -> EntityName:
        """What the name alone means."""
        if callee.candidates or callee.name is None:
            return set_name(self.engine, callee)
        return EntityName("", self.engine.accesses.spelling(callee.name))

    def _are_twins(self, candidates: list[Candidate]) -> bool:
        """Whether a class declares one of its functions twice, which is reported there."""
        routines = [one.routine for one in candidates if one.template is None and one.routine is not None]
        return len({self.refused.signature(one) for one in routines}) < len(routines)


def _lone(callee: x.OverloadExpression, candidates: list[Entity]) -> list[Entity]:
    """The candidates that are not overloaded in their own scopes: messages name them without parameters."""
    found: list[Entity] = [*callee.candidates] if len(callee.candidates) == 1 else []
    added = [one for one in candidates if one not in callee.candidates]
    return found + [one for one in added if sum(other.parent is one.parent for other in added) == 1]


# A call of a function by its name, or through a pointer: what is wrong with its arguments.


_QUALIFIED_OBJECT: Final = 1086


def found_at(finding: Finding, node: e.Call | e.Launch) -> int:
    """The token at which EDG finds a mistake in a call in parentheses, of a kernel too: it converts no argument before
    it has read the last one."""
    return node.open if finding.number == num.NOT_A_FUNCTION else node.close


class CalledFunctions:
    """Judges calls; what the engine cannot tell is passed over."""

    def __init__(self, engine: "Engine", names: MessageNames) -> None:
        self.engine: Engine = engine
        self.arguments: PassedArguments = PassedArguments(engine, names)
        self.names: MessageNames = names
        self.overloads: OverloadedCalls = OverloadedCalls(engine, names)

    def check(self, parts: CallParts | LaunchParts) -> list[Finding]:
        """What is wrong with a call; of named functions nothing where an argument depends on a template parameter."""
        callee = parts.callee
        arguments = [self._operand(one) for one in parts.arguments]
        with unanswered:
            if isinstance(callee, x.OverloadExpression):
                if self.engine.calls.any_dependent(arguments):
                    return self._counted(callee, arguments, parts)
                return self._named(callee, arguments, parts)
            return self._called(callee, arguments, parts.node.arguments, parts.node.close)
        return []

    def _counted(
        self, callee: x.OverloadExpression, arguments: list[x.Expression], parts: CallParts | LaunchParts
    ) -> list[Finding]:
        """In a template the arguments of the only function that a member or qualified name means are counted, where
        that is no member of what hangs on template parameters."""
        only = callee.candidates[0] if len(callee.candidates) == 1 else None
        is_known = (callee.object is not None or callee.qualified) and not callee.flags & x.TYPE_DEPENDENT
        if not is_known or not isinstance(only, Routine) or only.template is not None:
            return []
        owner = only.owner()
        starts = self._starts(arguments, parts.node.arguments)
        if starts is None or (owner is not None and owner.dependent) or self.engine.overloads.is_constrained(only):
            return []
        wrong = self.arguments.count(len(arguments), starts, parts.node.close, self.arguments.parameters(only))
        return [] if wrong is None else [wrong]

    def _operand(self, argument: x.Expression) -> x.Expression:
        """An argument; a name that nothing declares, or its address, is an error of its own."""
        if isinstance(argument, x.OverloadExpression) and not argument.candidates:
            return x.ErrorExpression(self.engine.types.error, argument.start, "a name that nothing declares")
        return argument

    def passed(self, given: list[x.Expression], nodes: list[e.Node], close: int, wanted: Parameters) -> list[Finding]:
        """Arguments against the parameters of one function."""
        starts = self._starts(given, nodes)
        return [] if starts is None else self.arguments.check(given, starts, close, wanted)

    def _starts(self, given: list[x.Expression], nodes: list[e.Node]) -> list[int] | None:
        """Where each argument begins: those of an expanded pack all where it is written; None where that is not
        known."""
        packs = [node for node in nodes if isinstance(node, e.PackExpansion)]
        if not packs:
            return [node.start for node in nodes]
        expanded = len(given) - len(nodes) + 1
        if len(packs) > 1 or expanded < 0 or self.engine.calls.any_dependent(given):
            return None
        starts: list[int] = []
        for node in nodes:
            starts += [node.start] * (expanded if node is packs[0] else 1)
        return starts

    def _named(
        self, callee: x.OverloadExpression, arguments: list[x.Expression], parts: CallParts | LaunchParts
    ) -> list[Finding]:
        """By the name of a function, with those that the types of the arguments find; of members that are not
        overloaded."""
        engine = self.engine
        nodes = parts.node.arguments
        opening = parts.node.open
        close = parts.node.close
        if callee.flags & x.TYPE_DEPENDENT:
            return []
        candidates = engine.function_calls.candidates(callee, arguments, opening, parts.context)
        if not candidates:
            return []
        only = candidates[0]
        is_single = len(candidates) == 1 and isinstance(only, Routine) and callee.explicit is None
        if is_single and callee.lacks_object and isinstance(only, Routine) and not only.flags & STATIC_MEMBER:
            # The call has no object, which is reported instead.
            return []
        if is_single and isinstance(only, Routine) and engine.overloads.is_constrained(only):
            if callee.object is None:
                # Told in other words, as nothing is resolved.
                return []
        elif is_single and isinstance(only, Routine) and not self._is_resolved(only):
            found = self.passed(arguments, nodes, close, self.arguments.parameters(only))
            wrong = None if found else self._object(callee, only)
            return found if wrong is None else [wrong]
        object_ = engine.function_calls.object_value(callee)
        resolution = engine.overloads.resolve(candidates, arguments, object_, callee.explicit, opening)
        if resolution.chosen is None:
            if resolution.ambiguous and any(isinstance(argument, x.ErrorExpression) for argument in arguments):
                return []
            made = self.overloads.failure(callee, candidates, resolution, arguments)
            if object_ is not None and not resolution.ambiguous:
                if self._is_prevented(callee, object_, arguments, opening):
                    made.number = num.OBJECT_PREVENTS
            return [made]
        chosen = resolution.chosen
        deduced = chosen.routine is not None and chosen.routine.template is not None
        return self.passed(arguments, nodes, close, Parameters(chosen.parameters, 0, True, deduced))

    def _is_resolved(self, routine: Routine) -> bool:
        """Whether the original resolves a call though there is one function: a member of an instance whose default
        arguments wait for their uses, other than a static one (observed)."""
        owner = routine.owner()
        if routine.flags & STATIC_MEMBER or owner is None or owner.template is None or owner.dependent:
            return False
        types = self.engine.declare_types
        places = range(len(types.routine_type(routine).parameters))
        return any(types.default_argument(routine, place) is not None for place in places)

    def _object(self, callee: x.OverloadExpression, routine: Routine) -> Finding | None:
        """An object that is more qualified than the only member function of the name takes it (1086); a destructor
        takes all ([class.dtor])."""
        engine = self.engine
        object_ = engine.function_calls.object_value(callee)
        signature = engine.declare_types.routine_type(routine)
        if object_ is None or routine.flags & STATIC_MEMBER or is_unknown(object_.type) or object_.type.dependent:
            return None
        if routine.special == SFK_DESTRUCTOR:
            return None
        if not object_.type.canonical.qualifiers() & ~signature.cv & (tk.CONST | tk.VOLATILE):
            return None
        qualified = self.names.entities.qualified(routine)
        made = Finding(_QUALIFIED_OBJECT, callee.start, EntityName("function", qualified))
        made.extra.append(Message("object type is: %s", self.names.of(object_.type)))
        return made

    def _is_prevented(
        self, callee: x.OverloadExpression, object_: x.Expression, arguments: list[x.Expression], opening: int
    ) -> bool:
        """Whether it is the object's qualifiers that no candidate takes (1087)."""
        if not object_.type.canonical.qualifiers():
            return False
        type_ = self.engine.types.unqualified(object_.type)
        plain = x.Operation(o.LVALUE_ADJUST, type_, object_.category, object_.token, [object_])
        made = self.engine.overloads.resolve([*callee.candidates], arguments, plain, callee.explicit, opening)
        # An argument that is wrong by itself fits several alike.
        return made.found() or bool(made.ambiguous)

    def _called(
        self, callee: x.Expression, arguments: list[x.Expression], nodes: list[e.Node], close: int
    ) -> list[Finding]:
        """Through a pointer or reference; or what is no function at all."""
        type_ = callee.type
        is_open = callee.flags & x.TYPE_DEPENDENT or type_.dependent or is_unknown(type_)
        if is_open or isinstance(bare(type_), ClassType) or lacks_value(callee):
            return []
        target = called_type(type_)
        if target is None and isinstance(bare(type_), PlaceholderType):
            return []
        if target is None and isinstance(callee, x.VariableExpression) and is_void(type_):
            # A variable cannot have that type, which is reported for its declaration.
            return []
        if target is None:
            return [Finding(num.NOT_A_FUNCTION, callee.start)]
        needed = self._needed(callee, len(target.parameters))
        return self.passed(arguments, nodes, close, Parameters(target.parameters, needed, target.variadic))

    def _needed(self, callee: x.Expression, most: int) -> int:
        """How many arguments are needed, 0 where that is not known.  Observed: a function that is known behind
        operators or a reference of a namespace keeps its default arguments."""
        needed: list[int] = []
        pending = [callee]
        while pending:
            at = pending.pop()
            if isinstance(at, x.RoutineExpression):
                needed.append(self.arguments.parameters(at.routine).needed)
            elif isinstance(at, x.OverloadExpression):
                needed.append(0)
            elif isinstance(at, x.Operation) and at.operation == o.REF_INDIRECT:
                needed.append(most if _is_local(at.arguments[0]) else 0)
            elif not isinstance(at, x.Operation) or at.operation not in o.ALL_CALLS:
                pending += at.operands()
        return min(needed, default=most)


def _is_local(reference: x.Expression) -> bool:
    """Whether a reference is a parameter or variable of a function."""
    return isinstance(reference, x.VariableExpression) and isinstance(reference.variable.parent, Routine)


def judge_calls(examined: ExaminedUnit, paths: list[list[Piece]], openings: set[int]) -> None:
    """Judges the calls in some functions and variables, in the order of the text, by their parentheses, which the
    engine watches."""
    engine = examined.engine()
    with guarded():
        TypedCode(engine, paths, instances=False)
        calls = CalledFunctions(engine, MessageNames())
        done: set[int] = set()
        for parts in sorted(engine.calls.read, key=_place):
            node = parts.node
            instance = point_of_instantiation(parts.context, node.open) == EVERYWHERE
            if node.open not in openings or node.open in done or instance:
                continue
            done.add(node.open)
            # What depends on a template parameter is always built.
            is_built = parts.well_formed and not engine.calls.any_dependent(parts.arguments)
            for finding in calls.check(parts):
                if not is_built or not finding.is_error():
                    finding.report(examined, found_at(finding, node))


def _place(parts: CallParts) -> int:
    return parts.node.open
