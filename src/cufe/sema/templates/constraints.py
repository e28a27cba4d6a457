"""Constraints ([temp.constr]): whether arguments satisfy them, requires-expressions among them ([expr.prim.req]), and
which of two is the stronger."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import templates as tm
from cufe.il.context import Context
from cufe.il.entities import Declared, Routine
from cufe.il.expressions import LVALUE, TYPE_DEPENDENT, XVALUE, Expression
from cufe.il.types import Type
from cufe.sema.answers import DOUBTFUL, UNSATISFIED, Dependent, IllFormed, Mistake, NoMatch, Unknown, joined
from cufe.sema.declared.contexts import ParameterContext, TemplateContext
from cufe.sema.declared.declarators import add_empty_packs
from cufe.sema.expr.partial_reading import PartialReading
from cufe.sema.overload.type_tests import bare, is_unknown
from cufe.sema.templates.parameters import is_invented, own_argument
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# --- requirements of a declaration ---
_CLAUSE: Final = 0  # requires e
_TYPE: Final = 1  # C T, C auto

# --- normal forms ---
_ATOM: Final = 0
_AND: Final = 1
_OR: Final = 2

#: clauses of a normal form that are compared at most
_MOST_CLAUSES: Final = 4096


class Requirement:
    """One requires-clause, or the concept in front of the parameter at `index`: tokens `start` to `end`.

    `trailing` says that the parameters of the function are in sight."""

    def __init__(self, sort: int, start: int, end: int, index: int, trailing: bool) -> None:
        self.sort: int = sort
        self.start: int = start
        self.end: int = end
        self.index: int = index
        self.trailing: bool = trailing


class Normal:
    """A normal form ([temp.constr.normal]); of an atom its first token and a text with the parameter mapping."""

    def __init__(self, sort: int, start: int, text: str, parts: "list[Normal]") -> None:
        self.sort: int = sort
        self.start: int = start
        self.text: str = text
        self.parts: list[Normal] = parts


class Constraints:
    """Questions about requires-clauses, concepts and constrained parameters."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._requirements: dict[s.Binding, list[Requirement]] = {}
        #: what concepts are, and whether there was a doubt
        self._satisfied: dict[tuple[int, str], tuple[bool, bool]] = {}
        #: how often something was ill-formed so far of which that is not certain
        self._doubts: int = 0
        self._open: set[tuple[int, str]] = set()

    # --- what a declaration requires -------------------------------------------------------------------------------

    def requirements(self, declared: Declared) -> list[Requirement]:
        """The constraints of one declaration in the order of the text ([temp.constr.decl]/3)."""
        binding = declared.binding
        if binding not in self._requirements:
            self._requirements[binding] = self._read(declared)
        return self._requirements[binding]

    def _read(self, declared: Declared) -> list[Requirement]:
        found: list[Requirement] = []
        kinds = self.engine.kinds
        heads = self.engine.template_parameters.heads(declared)
        count = 0
        if heads:
            head = heads[-1]
            count = len(head.parameters)
            for index, node in enumerate(head.parameters):
                if node.constrained:
                    found.append(Requirement(_TYPE, node.start, node.end, index, False))
            if head.close + 1 < head.end and kinds[head.close + 1] == k.REQUIRES:
                found.append(Requirement(_CLAUSE, head.close + 2, head.end, -1, False))
        declarator = declared.binding.declarator
        if declarator is not None:
            function = declarator.function()
            if function is not None:
                for parameter in function.parameters:
                    if is_invented(parameter, kinds):
                        specifiers = parameter.specifiers
                        if specifiers.type_end - specifiers.type_start > 1:
                            end = specifiers.type_end - 1
                            found.append(Requirement(_TYPE, specifiers.type_start, end, count, False))
                        count += 1
            if declarator.constraint >= 0:
                start = declarator.constraint + 1
                end = self.engine.cutter.skip_constraint(start, len(kinds))
                found.append(Requirement(_CLAUSE, start, end, -1, True))
        return found

    def is_constrained(self, declared: Declared) -> bool:
        """Whether a declaration has constraints."""
        return bool(self.requirements(declared))

    def mention(self, template: tm.Template, places: list[int]) -> bool:
        """Whether the constraints of a template name one of its parameters, by their places."""
        parameters = self.engine.template_parameters.of(template)
        names = {parameters[place].name for place in places if parameters[place].name}
        for declared in template.declarations[:1]:
            for one in self.requirements(declared):
                if one.index in places or not names.isdisjoint(self.engine.lexemes[one.start : one.end]):
                    return True
        return False

    def fail_with(self, template: tm.Template, places: list[int]) -> bool:
        """Whether some arguments that are wrong keep the constraints from being satisfied: all arguments are put into
        an expression in a requires-clause, but only what it mentions into a concept-id (observed)."""
        if self.mention(template, places):
            return True
        for declared in template.declarations[:1]:
            for one in self.requirements(declared):
                if one.sort == _CLAUSE and self._has_expression(self.engine.fragments.expression(one.start, one.end)):
                    return True
        return False

    def _has_expression(self, clause: e.Node) -> bool:
        """Whether part of a requires-clause is an expression that cannot be a concept-id."""
        pending = [clause]
        while pending:
            node = pending.pop()
            if isinstance(node, e.Paren) and len(node.items) == 1:
                pending.append(node.items[0])
            elif isinstance(node, e.Binary) and self.engine.kinds[node.operator] in (k.AND, k.OR):
                pending += [node.left, node.right]
            elif not isinstance(node, e.Name):
                return True
        return False

    # --- satisfaction ----------------------------------------------------------------------------------------------

    def require(self, template: tm.Template, arguments: list[tm.TemplateArgument]) -> None:
        """IllFormed where arguments do not satisfy the constraints of a template."""
        doubts = self._doubts
        if not self.template_satisfied(template, arguments):
            raise IllFormed(self.cause(doubts), template.token)

    def doubts(self) -> int:
        """A count that tells what comes after it is certain of, see `cause`."""
        return self._doubts

    def doubt(self) -> None:
        """Something is not certain that was found out before."""
        self._doubts += 1

    def cause(self, doubts: int) -> str:
        """Why constraints are not satisfied that were asked for when there were so many doubts."""
        return UNSATISFIED if self._doubts == doubts else DOUBTFUL

    def template_satisfied(self, template: tm.Template, arguments: list[tm.TemplateArgument]) -> bool:
        """Whether arguments satisfy the constraints of a template."""
        if not template.declarations or not self.is_constrained(template.declarations[0]):
            return True
        declared = template.declarations[0]
        parameters = self.engine.template_parameters.of_declaration(declared)
        return self.declared_satisfied(declared, parameters, arguments)

    def declared_satisfied(
        self, declared: Declared, parameters: list[tm.TemplateParameter], arguments: list[tm.TemplateArgument]
    ) -> bool:
        """Whether arguments for `parameters` satisfy the constraints of a declaration."""
        for requirement in self.requirements(declared):
            context: Context = TemplateContext(parameters, arguments, declared.context)
            if requirement.sort == _TYPE:
                if not self._type_satisfied(requirement, arguments[requirement.index], context):
                    return False
                continue
            if requirement.trailing:
                context = self._with_parameters(declared, context)
            if not self.holds(self.engine.fragments.expression(requirement.start, requirement.end), context):
                return False
        return True

    def _with_parameters(self, declared: Declared, context: Context) -> Context:
        bound = Declared(declared.binding, declared.piece, context)
        routine = self.engine.declare.make_routine(declared)
        return self.engine.declare_types.parameter_context(routine, bound)

    def routine_satisfied(self, routine: Routine) -> bool:
        """Whether the trailing requires-clause of a function that is no template holds."""
        for declared in routine.declarations[:1]:
            for requirement in self.requirements(declared):
                if requirement.trailing:
                    context = self.engine.declare_types.parameter_context(routine, declared)
                    node = self.engine.fragments.expression(requirement.start, requirement.end)
                    if not self.holds(node, context):
                        return False
        return True

    def _type_satisfied(self, requirement: Requirement, argument: tm.TemplateArgument, context: Context) -> bool:
        """`C<args> T`: C<T, args> for T, for each element of a pack."""
        elements = argument.pack if argument.kind == tm.PACK else [argument]
        for element in elements:
            concept, arguments = self._concept(requirement, element, context)
            if not self.concept_satisfied(concept, list(arguments)):
                return False
        return True

    def _concept(
        self, requirement: Requirement, argument: tm.TemplateArgument, context: Context
    ) -> tuple[tm.Template, tuple[tm.TemplateArgument, ...]]:
        """The concept of a type-constraint, with the constrained argument in front of the written ones."""
        node = self.engine.fragments.name(requirement.start, requirement.end)
        return self.constrained_by(node, argument, context)

    def constrained_by(
        self, node: e.Name, argument: tm.TemplateArgument, context: Context
    ) -> tuple[tm.Template, tuple[tm.TemplateArgument, ...]]:
        """The concept that `node` names as a type-constraint, and its arguments with `argument` as the first."""
        named = self.engine.written_names.resolve(node, context)
        concept = named.one()
        if not isinstance(concept, tm.Template) or concept.kind != tm.TEMPLK_CONCEPT:
            raise Unknown("type-constraint that is no concept", node.start)
        written = [argument]
        if named.arguments is not None:
            written += self.engine.template_arguments.read(named.arguments, context)
        return concept, self.engine.argument_fitting.complete(concept, written, node.start)

    def concept_satisfied(self, concept: tm.Template, arguments: list[tm.TemplateArgument]) -> bool:
        """Whether `concept<arguments>` is true; ill-formed atoms are false ([temp.constr.atomic]/3)."""
        key = (id(concept), tm.arguments_key(tuple(arguments)))
        known = self._satisfied.get(key)
        if known is not None:
            self._doubts += known[1]
            return known[0]
        if key in self._open:
            self.engine.recursion.rest_on_open()
            raise Unknown(f"satisfaction of {concept.name} hangs on itself", concept.token)
        self._open.add(key)
        doubts = self._doubts
        try:
            found = self.holds(self.definition(concept), self._concept_context(concept, arguments))
        finally:
            self._open.discard(key)
        self._satisfied[key] = found, self._doubts > doubts
        return found

    def definition(self, concept: tm.Template) -> e.Node:
        """The constraint-expression of a concept."""
        if not concept.declarations:
            raise Unknown(f"concept {concept.name} without a definition", concept.token)
        declared = concept.declarations[0]
        equals = self.engine.kinds.find(k.ASSIGN, declared.binding.name, declared.piece.end)
        if equals < 0:
            raise Unknown(f"concept {concept.name} without an expression", concept.token)
        return self.engine.fragments.expression(equals + 1, declared.piece.end - 1)

    def require_atoms(self, concept: tm.Template) -> None:
        """The atoms of a concept are expressions of type bool ([temp.constr.atomic]/3)."""
        declared = concept.declarations[0]
        context = TemplateContext(self.engine.template_parameters.of(concept), None, declared.context)
        self._require_bool(self.definition(concept), context)

    def require_clauses(self, routine: Routine, declared: Declared) -> None:
        """The atoms of what a declaration of a function requires are expressions of type bool."""
        for requirement in self.requirements(declared):
            if requirement.sort == _CLAUSE:
                context = declared.context
                if requirement.trailing:
                    context = self.engine.declare_types.parameter_context(routine, declared)
                self._require_bool(self.engine.fragments.expression(requirement.start, requirement.end), context)

    def _require_bool(self, node: e.Node, context: Context) -> None:
        pending = [node]
        while pending:
            node = pending.pop()
            if isinstance(node, e.Paren) and len(node.items) == 1:
                pending.append(node.items[0])
                continue
            if isinstance(node, e.Binary) and self.engine.kinds[node.operator] in (k.AND, k.OR):
                pending += [node.right, node.left]
                continue
            if isinstance(node, e.Requires):
                self.engine.requires_expressions.require_names(node, context)
                continue
            made = self.engine.expressions.rvalue(self.engine.expressions.build(node, context))
            type_ = bare(made.type)
            if made.flags & TYPE_DEPENDENT or type_.dependent or is_unknown(type_):
                continue
            if type_ is not self.engine.types.bool:
                at = node.operator if isinstance(node, e.Binary) else made.token
                raise Mistake(num.ATOM_NOT_BOOL, "a constraint that is no bool", at)

    def _concept_context(self, concept: tm.Template, arguments: list[tm.TemplateArgument]) -> Context:
        parameters = self.engine.template_parameters.of(concept)
        return TemplateContext(parameters, arguments, self.engine.templates.outer(concept))

    def holds(self, node: e.Node, context: Context) -> bool:
        """Whether a constraint-expression is satisfied in a context that binds its parameters."""
        if isinstance(node, e.Paren) and len(node.items) == 1:
            return self.holds(node.items[0], context)
        if isinstance(node, e.Binary):
            operator = self.engine.kinds[node.operator]
            if operator == k.AND:
                return self.holds(node.left, context) and self.holds(node.right, context)
            if operator == k.OR:
                return self.holds(node.left, context) or self.holds(node.right, context)
        before = self.engine.trials.enter_requirement(context)
        try:
            named = self._named_concept(node, context) if isinstance(node, e.Name) else None
            if named is not None:
                return self.concept_satisfied(named[0], named[1])
            value = self.engine.expressions.rvalue(self.engine.expressions.build(node, context))
            return self.engine.evaluator.truth(value)
        except IllFormed as failure:
            self.fails(failure)
            return False
        finally:
            self.engine.trials.leave(before)

    def _named_concept(self, node: e.Name, context: Context) -> "tuple[tm.Template, list[tm.TemplateArgument]] | None":
        """The concept of a concept-id, and its arguments; None for any other name."""
        named = self.engine.written_names.resolve(node, context)
        concept = named.one()
        if not isinstance(concept, tm.Template) or concept.kind != tm.TEMPLK_CONCEPT or named.arguments is None:
            return None
        written = self.engine.template_arguments.read(named.arguments, context)
        return concept, list(self.engine.argument_fitting.complete(concept, written, node.start))

    def fails(self, failure: IllFormed) -> None:
        """Something that constraints ask for is ill-formed."""
        is_certain = isinstance(failure, Mistake) or (isinstance(failure, NoMatch) and failure.is_told)
        self._doubts += not is_certain

    # --- which is stronger -----------------------------------------------------------------------------------------

    def more_constrained(self, first: Routine, second: Routine) -> int:
        """-1 where the first of two functions is more constrained, 1 where the second is, else 0."""
        one = self._routine_normal(first)
        two = self._routine_normal(second)
        return self._compare(one, two)

    def most_constrained(self, routines: list[Routine]) -> Routine | None:
        """The one that is more constrained than all the others; None where there is none."""
        best = routines[0]
        for routine in routines[1:]:
            if self.more_constrained(routine, best) < 0:
                best = routine
        for routine in routines:
            if routine is not best and self.more_constrained(best, routine) >= 0:
                return None
        return best

    def _routine_normal(self, routine: Routine) -> Normal | None:
        if not routine.declarations:
            return None
        declared = routine.declarations[0]
        return self._normal_of(declared, None)

    def compare_templates(self, first: tm.Template, second: tm.Template) -> int:
        """-1 where the first of two templates is more constrained, 1 where the second is, else 0."""
        if not first.declarations or not second.declarations:
            return 0
        one = self._normal_of(first.declarations[0], self.engine.template_parameters.of(first))
        two = self._normal_of(second.declarations[0], self.engine.template_parameters.of(second))
        return self._compare(one, two)

    def more_constrained_declared(
        self,
        first: Declared,
        first_parameters: list[tm.TemplateParameter],
        second: Declared,
        second_parameters: list[tm.TemplateParameter],
    ) -> bool:
        """Whether the first of two declarations is more constrained than the second."""
        one = self._normal_of(first, first_parameters)
        two = self._normal_of(second, second_parameters)
        return self._compare(one, two) < 0

    def _compare(self, one: Normal | None, two: Normal | None) -> int:
        if one is None or two is None:
            return 0 if one is two else 1 if one is None else -1
        forwards = self.subsumes(one, two)
        backwards = self.subsumes(two, one)
        if forwards == backwards:
            return 0
        return -1 if forwards else 1

    def _normal_of(self, declared: Declared, parameters: list[tm.TemplateParameter] | None) -> Normal | None:
        """The conjunction of the constraints of a declaration; None where it has none."""
        parts: list[Normal] = []
        for requirement in self.requirements(declared):
            context: Context = declared.context
            if parameters is not None:
                context = TemplateContext(parameters, None, declared.context)
            if requirement.sort == _TYPE and parameters is not None:
                argument = own_argument(parameters[requirement.index])
                element = argument.pack[0] if argument.kind == tm.PACK else argument
                try:
                    concept, arguments = self._concept(requirement, element, context)
                except Dependent as failure:
                    raise Unknown("constraint of a parameter", requirement.start) from failure
                parts.append(self._normal_concept(concept, list(arguments)))
            elif requirement.sort == _CLAUSE:
                parts.append(self.normal(self.engine.fragments.expression(requirement.start, requirement.end), context))
        if not parts:
            return None
        return parts[0] if len(parts) == 1 else Normal(_AND, -1, "", parts)

    def _normal_concept(self, concept: tm.Template, arguments: list[tm.TemplateArgument]) -> Normal:
        return self.normal(self.definition(concept), self._concept_context(concept, arguments))

    def normal(self, node: e.Node, context: Context) -> Normal:
        """The normal form of a constraint-expression."""
        if isinstance(node, e.Paren) and len(node.items) == 1:
            return self.normal(node.items[0], context)
        if isinstance(node, e.Binary):
            operator = self.engine.kinds[node.operator]
            if operator == k.AND or operator == k.OR:
                parts = [self.normal(node.left, context), self.normal(node.right, context)]
                return Normal(_AND if operator == k.AND else _OR, -1, "", parts)
        if isinstance(node, e.Name) and node.own_arguments() is not None:
            try:
                named = self._named_concept(node, context)
                if named is not None:
                    return self._normal_concept(named[0], named[1])
            except (IllFormed, Dependent):
                pass
        return Normal(_ATOM, node.start, self.engine.equivalence.text(node.start, node.end, context), [])

    def subsumes(self, strong: Normal, weak: Normal) -> bool:
        """[temp.constr.order]: each disjunct of `strong` has an atom of each conjunct of `weak`."""
        weak_clauses = _clauses(weak, _AND)
        for disjunct in _clauses(strong, _OR):
            for conjunct in weak_clauses:
                if not _share_atom(disjunct, conjunct):
                    return False
        return True

    def same_head(self, first: tm.Template, second: tm.Template) -> bool:
        """Whether the constraints of two templates are equivalent."""
        if not first.declarations or not second.declarations:
            return not first.declarations and not second.declarations
        one = self.text(first.declarations[0], self.engine.template_parameters.of(first))
        return one == self.text(second.declarations[0], self.engine.template_parameters.of(second))

    def text(self, declared: Declared, parameters: list[tm.TemplateParameter]) -> list[str]:
        """The constraints of a declaration as texts: equivalent ones are equal ([temp.constr.decl])."""
        context = TemplateContext(parameters, None, declared.context)
        found: list[str] = []
        for requirement in self.requirements(declared):
            found.append(self.engine.equivalence.text(requirement.start, requirement.end, context))
        return found


def _clauses(form: Normal, outer: int) -> list[list[Normal]]:
    """The clauses of the disjunctive (`outer` is _OR) or conjunctive normal form, as lists of atoms."""
    if form.sort == _ATOM:
        return [[form]]
    found: list[list[Normal]] = []
    if form.sort == outer:
        for part in form.parts:
            found += _clauses(part, outer)
        return found
    found = [[]]
    for part in form.parts:
        inner = _clauses(part, outer)
        if len(found) * len(inner) > _MOST_CLAUSES:
            raise Unknown("constraints too large to compare")
        found = [left + right for left in found for right in inner]
    return found


def _share_atom(first: list[Normal], second: list[Normal]) -> bool:
    for one in first:
        for two in second:
            if one.start == two.start and one.text == two.text:
                return True
    return False


class RequiresExpressions:
    """Checks requirements; what is ill-formed does not hold."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._parameters: dict[int, n.DeclaratorOperator] = {}

    def hold(self, node: e.Requires, context: Context) -> bool:
        """Whether the requirements hold in a context that binds all template parameters."""
        kinds = self.engine.kinds
        brackets = self.engine.cutter.brackets
        at = node.start + 1
        before = self.engine.trials.enter_requirement(context)
        try:
            if kinds[at] == k.OPEN_ROUND:
                context = self._inside(at, context)
                at = brackets.skip(at)
            close = brackets.close(at)
            at += 1
            while at < close:
                if kinds[at] == k.SEMICOLON:
                    at += 1
                    continue
                end = self._end(at, close)
                if not self._requirement(at, end, context):
                    return False
                at = end + 1
        except IllFormed as failure:
            self.engine.constraints.fails(failure)
            return False
        finally:
            self.engine.trials.leave(before)
        return True

    def require_names(self, node: e.Requires, context: Context) -> None:
        """Each name in a requirement means something, whatever the template arguments are."""
        if self.engine.kinds[node.start + 1] == k.OPEN_ROUND:
            context = self._inside(node.start + 1, context)
        reading = PartialReading(self.engine, context)
        reading.initialiser(node.requirements)
        undefined = [mistake for mistake in reading.mistakes if mistake.number == num.UNDEFINED]
        if undefined:
            raise joined(undefined)

    def _inside(self, opening: int, context: Context) -> Context:
        """The scope of the parameters of a requires-expression."""
        operator = self._parameters.get(opening)
        if operator is None:
            operator = self.engine.lookup.declarations.parameter_list(opening)
            self._parameters[opening] = operator
        inner = ParameterContext(self.engine.declarators.parameters(operator, context, None), None, context)
        add_empty_packs(inner, operator, self.engine.lexemes)
        return inner

    def _end(self, at: int, limit: int) -> int:
        """The semicolon of the requirement at `at`."""
        kinds = self.engine.kinds
        while at < limit and kinds[at] != k.SEMICOLON:
            if kinds[at] in (k.OPEN_ROUND, k.OPEN_SQUARE, k.OPEN_BRACE):
                at = self.engine.cutter.brackets.skip(at)
            else:
                at += 1
        return min(at, limit)

    def _requirement(self, at: int, end: int, context: Context) -> bool:
        engine = self.engine
        kinds = engine.kinds
        if kinds[at] == k.OPEN_BRACE:
            return self._compound(at, end, context)
        if kinds[at] == k.TYPENAME and self._is_type(at, end):
            engine.specifiers.named(at, end, context)
            return True
        if kinds[at] == k.REQUIRES and not self._starts_expression(at):
            return engine.constraints.holds(engine.fragments.expression(at + 1, end), context)
        engine.expressions.operand(engine.fragments.expression(at, end), context)
        return True

    def _is_type(self, at: int, end: int) -> bool:
        """Whether a requirement that starts with `typename` is a type and no expression such as `typename T::x(1)`."""
        return self.engine.lookup.declarations.skip_name(at + 1, end) == end

    def _starts_expression(self, at: int) -> bool:
        """Whether a `requires` starts an expression and no nested requirement."""
        kinds = self.engine.kinds
        at += 1
        if kinds[at] == k.OPEN_ROUND:
            at = self.engine.cutter.brackets.skip(at)
        return kinds[at] == k.OPEN_BRACE

    def _compound(self, at: int, end: int, context: Context) -> bool:
        """`{ e } noexcept -> C<args>`."""
        engine = self.engine
        kinds = engine.kinds
        close = engine.cutter.brackets.close(at)
        operand = engine.expressions.operand(engine.fragments.expression(at + 1, close), context)
        at = close + 1
        if at < end and kinds[at] == k.NOEXCEPT:
            if engine.throwing.may_throw(operand):
                return False
            at += 1
        if at < end and kinds[at] == k.ARROW:
            name = engine.fragments.name(at + 1, end)
            argument = tm.type_argument(self.decltype(operand))
            concept, arguments = engine.constraints.constrained_by(name, argument, context)
            return engine.constraints.concept_satisfied(concept, list(arguments))
        return True

    def decltype(self, operand: Expression) -> Type:
        """`decltype((e))`."""
        if operand.category == LVALUE:
            return self.engine.types.reference(operand.type, False)
        if operand.category == XVALUE:
            return self.engine.types.reference(operand.type, True)
        return operand.type
