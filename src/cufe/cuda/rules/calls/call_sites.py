"""Calls as they are written, and those that operators and conversions imply: what is met, and where."""

from cufe.cuda.rules.calls.callees import (
    behind_pointer,
    deduced_target,
    is_told_twice,
    named_member,
    names_member_template,
)
from cufe.cuda.rules.calls.callees import callee as callee_of
from cufe.cuda.rules.calls.dependence import is_of_template, settled_member, waits
from cufe.cuda.rules.calls.gathered_sites import CALL, IMPLIED, LAUNCH, REFERENCE, GatheredSites
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il.entities import STATIC_MEMBER, Routine
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_IN_FRONT_OF_ARGUMENTS: Final = bytes((k.GREATER,)) + b")"
_BEHIND_PARENTHESES: Final = bytes((k.LAUNCH,)) + b"()"


class CallSites:
    """The sites of calls."""

    def __init__(self, engine: "Engine", sites: GatheredSites) -> None:
        self.engine: Engine = engine
        self.sites: GatheredSites = sites
        #: the function whose body is walked
        self.around: Routine | None = None
        #: conversions of operands, which happen when all operands have been read
        self.deferred: set[e.Expression] = set()
        #: the calls that are launches
        self.launched: set[e.Expression] = set()
        #: where a function with a deduced result converts an operand: it is named and called at once
        self.conversions: set[int] = set()

    def call(self, node: e.Operation) -> None:
        for converted in self.converted(node):
            self.conversion(converted)
        callee = callee_of(node)
        if not isinstance(callee, e.RoutineExpression):
            self._through_pointer(node, callee)
            return
        if self.sites.is_template and waits(self.engine, node, callee):
            return
        if node.flags & e.CONVERSION_CALL:
            if node not in self.deferred:
                self.conversion(node)
            return
        routine = callee.routine
        token = self._place(node, callee)
        launched = node in self.launched
        name = callee.token if callee.name is None else callee.name.id
        named_twice = names_member_template(self.engine, routine, name)
        if named_twice:
            # Met when it is named, and once more when the instance is known.
            self.sites.add(REFERENCE, routine, name, name)
            self.sites.found[-1].is_named = True
            if self.engine.kinds[name - 1] != k.SCOPE:
                token = name
        if node.flags & e.OPERATOR_SYNTAX:
            self.sites.add(IMPLIED, routine, token, self._end(node))
        elif is_told_twice(routine) and self.engine.kinds[node.token] == k.OPEN_ROUND and not self.sites.is_template:
            self.sites.add(IMPLIED, routine, node.token, self._end(node))
        if not node.flags & e.OPERATOR_SYNTAX or routine.operator == "()":
            self.sites.add(LAUNCH if launched else CALL, routine, token, self._end(node))
        if not (named_twice and self.sites.is_template):
            self.sites.add(REFERENCE, routine, name)

    def _through_pointer(self, node: e.Operation, callee: e.Expression) -> None:
        """A call by way of a value, which may be known; or of a member of the template around."""
        routine = behind_pointer(callee)
        if routine is not None:
            self.sites.add(LAUNCH if node in self.launched else CALL, routine, node.start, self._end(node))
        elif self.sites.is_template:
            routine = settled_member(self.engine, node, self.around)
            if routine is not None:
                is_static = bool(routine.flags & STATIC_MEMBER) and node.arguments[0] is not callee
                self.sites.add(CALL, routine, node.start if is_static else callee.token)
                if not is_of_template(routine):
                    self.sites.add(REFERENCE, routine, callee.token)
            routine = named_member(self.engine, node.arguments[0])
            if routine is not None:
                self.sites.add(REFERENCE, routine, callee.token)

    def _end(self, node: e.Operation) -> int:
        """The closing parenthesis of a call: the function is known there; -1 of an operator."""
        if node.token < 0 or self.engine.kinds[node.token] != k.OPEN_ROUND:
            return -1
        return self.engine.cutter.brackets.close(node.token)

    def conversion(self, node: e.Operation) -> None:
        callee = callee_of(node)
        if isinstance(callee, e.RoutineExpression):
            if any(deduced_target(self.engine, declared) for declared in callee.routine.declarations):
                self.conversions.add(node.start)
            self.sites.add(REFERENCE, callee.routine, node.start)
            self.sites.add(IMPLIED, callee.routine, node.start)

    def converted(self, node: e.Operation) -> list[e.Operation]:
        """The operands that a conversion function converts for an operation: it does so when all have been read."""
        found: list[e.Operation] = []
        if len(node.arguments) < 2:
            return found
        for argument in node.arguments:
            at = argument
            while at.flags & e.COMPILER_GENERATED and isinstance(at, e.Operation) and at.arguments:
                if at.flags & e.CONVERSION_CALL:
                    found.append(at)
                    break
                at = at.arguments[0]
        return found

    def _place(self, node: e.Operation, callee: e.RoutineExpression) -> int:
        if node.flags & e.OPERATOR_SYNTAX:
            return node.token
        at = callee.token
        end = at + 1
        kinds = self.engine.kinds
        if node.arguments[0] is not callee:
            # A static member: the object in front of it.
            at = node.start
        elif node.operation == o.CALL and callee.name is not None:
            at = callee.name.start
        if callee.name is not None:
            end = callee.name.end
        if not kinds.startswith(b")", end) or kinds[end + 1] not in _BEHIND_PARENTHESES:
            return at
        return self._parenthesis(node, callee, at, end)

    def _parenthesis(self, node: e.Operation, callee: e.RoutineExpression, at: int, end: int) -> int:
        """The first of the parentheses around the name of a callee, or around `&f`."""
        kinds = self.engine.kinds
        if node.token != end and kinds[node.token - 1] not in _IN_FRONT_OF_ARGUMENTS:
            return at
        if node.operation != o.CALL or node.arguments[0] is not callee:
            first = self.engine.cutter.brackets.open_before(end)
            return first if first >= 0 else at
        if kinds[at - 1] == k.AMPERSAND:
            at -= 1
        while kinds[at - 1] == k.OPEN_ROUND and kinds.startswith(b")", end) and end < node.token:
            at -= 1
            end += 1
        return at
