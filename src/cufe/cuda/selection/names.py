"""Names of kernel templates that the typed trees do not have: in template arguments, bounds of arrays, enumerators.

A kernel that a written template argument names is used, in operands that are not evaluated and in aliases as well
(observed in the kernels of nvcc 13.0); the value of a template parameter uses nothing, nor do default template
arguments that depend on no parameter.  So the engine keeps the values that it reads, and each token that spells the
name of a kernel template in what is read has to be among those that were met.  What was not met is looked up where it
stands; where that gives no answer, the list is not complete.
"""

from cufe.cuda.selection.references import Gap, Reference, References, WrittenArguments
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import ClassType, Declared, Field, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.statements import FunctionScope
from cufe.il.templates import Template
from cufe.il.types import TypedefType
from cufe.sema.declared.contexts import ClassContext, TemplateContext
from cufe.sema.declared.names import is_type_like
from cufe.sema.failures import guarded, unanswered
from cufe.syntax import body_bindings as b
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k
from cufe.text.bisection import count_below

if TYPE_CHECKING:
    from cufe.cuda.selection.ways import Ways
    from cufe.sema.engine import Engine

#: operands in which a name is not evaluated
_UNEVALUATED: Final = (k.SIZEOF, k.DECLTYPE, k.NOEXCEPT, k.ALIGNOF, k.TYPEOF, k.REQUIRES)
_STATEMENT_ENDS: Final = b";{}"


class Names:
    """Which names of kernel templates were met, and what the others ask for."""

    def __init__(self, engine: "Engine", ways: "Ways") -> None:
        self.engine: Engine = engine
        self.ways: Ways = ways
        self.arguments: WrittenArguments = WrittenArguments(engine)
        self.met: set[int] = set()
        self.gaps: list[Gap] = []
        self._mentions: list[int] = ways.mentions()
        #: lambdas, the bodies of which are read by themselves
        self._lambdas: set[tuple[int, int]] = set()

    def between(self, start: int, end: int) -> list[int]:
        """The names in a stretch of tokens."""
        at = count_below(self._mentions, start)
        return self._mentions[at : max(at, count_below(self._mentions, end))]

    def in_body(self, routine: Routine, scope: FunctionScope, references: References, before: int) -> list[Reference]:
        """What a function that was read asks for by names that its tree does not have; `before` is how many values of
        template arguments were known."""
        self.met |= references.met
        self._lambdas.update(references.lambdas)
        declared = self.engine.declare_types.definition(routine)
        owner = routine.owner()
        closure = owner.closure if owner is not None else None
        if isinstance(closure, LambdaNode):
            start, end = closure.node.start, closure.node.end
        elif declared is not None:
            start, end = declared.piece.start, declared.piece.end
        else:
            return []
        names = self.between(start, end)
        if not names:
            return []
        passed = [*scope.discarded]
        passed += [one for one in references.lambdas if one != (start, end)]
        passed += [(cls.brace, self.engine.cutter.brackets.close(cls.brace)) for cls in references.classes]
        found: list[Reference] = []
        known: set[int] = set(references.met)
        unread = scope.discarded + [one for one in references.generic if one != (start, end)]
        # The body of a lambda that is not generic is read where it stands.
        is_read_before = isinstance(closure, LambdaNode) and closure.call_template is None
        for value in self.arguments.behind(0 if is_read_before else before):
            known.add(value.token)
            if value.counts and start <= value.token < end and not _is_in(value.token, unread):
                found.append(Reference(value.routine, value.token))
        body = scope.block.token if scope.block is not None else start
        for token in names:
            if declared is None or token in known or _is_in(token, passed):
                continue
            if self._is_unevaluated(token) or self._is_using(token):
                continue
            template = routine.template
            if token > body or (template is not None and self._is_in_signature(token, template, declared)):
                found += self._at(token, end, declared.context)
        return found

    def _is_in_signature(self, token: int, template: Template, declared: Declared) -> bool:
        """Whether a name in the declaration of a function template stands in a list of template arguments, behind the
        template's own head, and depends on no parameter: what does is put in, and that uses nothing (observed)."""
        binding = declared.binding
        if token < binding.first or _is_in_default(token, binding) or not self.in_arguments(token):
            return False
        engine = self.engine
        outer = engine.templates.outer(template)
        unbound = TemplateContext(engine.template_parameters.of(template), None, outer)
        behind = token + 1
        if engine.kinds[behind] == k.LESS:
            behind = engine.cutter.brackets.close_angle(behind, declared.piece.end) + 1
        return not engine.equivalence.is_dependent(token, max(behind, token + 1), unbound)

    def in_local_class(self, cls: ClassType, members: list[Entity]) -> list[Reference]:
        """What the declarations of members ask for."""
        context = cls.context
        if not isinstance(context, ClassContext) or cls.brace < 0:
            return []
        end = self.engine.cutter.brackets.close(cls.brace)
        inner: list[tuple[int, int]] = []
        for member in members:
            if isinstance(member, Routine):
                inner += [(one.piece.start, one.piece.end) for one in member.declarations if one.piece.body >= 0]
            elif isinstance(member, ClassType) and member is not cls and member.brace >= 0:
                inner.append((member.brace, self.engine.cutter.brackets.close(member.brace)))
        found: list[Reference] = []
        for token in self.between(cls.brace, end):
            if token not in self.met and not _is_in(token, inner) and not self._is_unevaluated(token):
                found += self._at(token, end, context)
        return found

    def unmet(self) -> list[Reference]:
        """The references by names outside of functions: outside of templates, and in classes that are instances."""
        kinds = self.engine.kinds
        self.arguments.update()
        found: list[Reference] = []
        for token in self._mentions:
            if token in self.met or _is_in(token, [*self._lambdas]):
                continue
            path = self.engine.cutter.path(token)
            if not path or path[-1].sort in (c.NAMESPACE, c.EMPTY) or path[-1].start not in self.ways.paths:
                continue
            piece = path[-1]
            is_using = kinds[piece.start] == k.USING and kinds[piece.start + 2] != k.ASSIGN
            if is_using or (piece.sort == c.FUNCTION and 0 <= piece.body < token):
                # The body was looked through when it was read.
                continue
            if self._is_unevaluated(token) or self._is_using(token) or self._is_default(token, path):
                continue
            if self.ways.is_template(path):
                for context in self._instances(path, token):
                    found += self._at(token, piece.end, context)
            elif kinds[piece.start] != k.TEMPLATE or kinds[piece.start + 1] == k.LESS or self.in_arguments(token):
                found += self._named(token, path)
        return found

    def in_arguments(self, token: int) -> bool:
        """Whether a name stands in a list of template arguments of something else."""
        kinds = self.engine.kinds
        at = token - 1
        depth = 0
        while at > 0 and kinds[at] not in _STATEMENT_ENDS and depth >= 0:
            if kinds[at] == k.CLOSE_ROUND:
                depth += 1
            elif kinds[at] == k.OPEN_ROUND:
                depth -= 1
            elif kinds[at] == k.LESS and kinds[at - 1] == k.IDENTIFIER:
                if self.engine.cutter.brackets.close_angle(at, token + 4096) > token:
                    return True
            at -= 1
        return False

    # --- where names stand ---------------------------------------------------------------------------------------

    def _is_unevaluated(self, token: int) -> bool:
        kinds = self.engine.kinds
        depth = 0
        at = token - 1
        while at > 0 and kinds[at] not in _STATEMENT_ENDS:
            if kinds[at] == k.CLOSE_ROUND:
                depth += 1
            elif kinds[at] == k.OPEN_ROUND:
                depth -= 1
                if depth < 0:
                    if kinds[at - 1] in _UNEVALUATED:
                        return not self.in_arguments(token)
                    depth = 0
            at -= 1
        return self._is_requirement(token)

    def _is_requirement(self, token: int) -> bool:
        """Whether a name stands in the braces of a requires-expression, and not in a list of template arguments."""
        path = self.engine.cutter.path(token)
        kinds = self.engine.kinds
        depth = 0
        at = token - 1
        while path and at > path[-1].start:
            if kinds[at] == k.CLOSE_BRACE:
                depth += 1
            elif kinds[at] == k.OPEN_BRACE:
                if depth == 0:
                    break
                depth -= 1
            at -= 1
        else:
            return False
        before = at - 1
        rounds = 0
        while kinds[before] == k.CLOSE_ROUND or rounds:
            rounds += (kinds[before] == k.CLOSE_ROUND) - (kinds[before] == k.OPEN_ROUND)
            before -= 1
        return kinds[before] == k.REQUIRES and not self.in_arguments(token)

    def _is_using(self, token: int) -> bool:
        """Whether a using-declaration of a block names it."""
        kinds = self.engine.kinds
        at = token - 1
        while kinds[at] in (k.SCOPE, k.IDENTIFIER):
            at -= 1
        return kinds[at] == k.USING

    def _is_default(self, token: int, path: list[Piece]) -> bool:
        """Whether a name stands in a default argument: who calls the function has it in the call."""
        if self.in_arguments(token):
            return False
        for binding in self.engine.lookup.bindings(path[-1], self.ways.class_around(path)):
            if _is_in_default(token, binding):
                return True
        return False

    def _instances(self, path: list[Piece], token: int) -> list[Context]:
        """The scopes in which a declaration in a class template was read, but for initialisers, or an alias
        template."""
        kinds = self.engine.kinds
        piece = path[-1]
        is_alias = kinds[piece.start] == k.TEMPLATE and kinds.find(k.USING, piece.start, token) >= 0
        if is_alias and not b.is_template(path[:-1], kinds):
            return self._aliases(path, None)
        if len(path) < 2 or path[-2].sort != c.CLASS or (kinds[piece.start] == k.TEMPLATE and not is_alias):
            return []
        if kinds.find(k.FRIEND, piece.start, token) >= 0 and not self.in_arguments(token):
            # It is the friend itself.
            return []
        around = path[-2]
        name = b.name_of_class(around, kinds)
        if kinds[around.start] != k.TEMPLATE or name < 0 or b.is_template(path[:-2], kinds):
            return []
        for binding in self.engine.lookup.bindings(piece, self.ways.class_around(path)):
            declarator = binding.declarator
            if binding.sort == s.VARIABLE and declarator is not None and 0 <= declarator.initialiser_start <= token:
                return []
        found: list[Context] = []
        for one in self._templates(path[:-1], name):
            for cls in one.specializations.values():
                if isinstance(cls, ClassType) and not cls.dependent and cls.brace == around.body:
                    if isinstance(cls.context, ClassContext):
                        found += self._aliases(path, cls.context) if is_alias else [cls.context]
        return found

    def _aliases(self, path: list[Piece], around: Context | None) -> list[Context]:
        """The scopes in which an alias template was read; the one `around` where it is a member of an instance."""
        found: list[Context] = []
        for binding in self.engine.lookup.bindings(path[-1], ""):
            for one in self._templates(path, binding.name, around):
                parameters = self.engine.template_parameters.of(one)
                for made in one.specializations.values():
                    if isinstance(made, TypedefType) and not any(each.is_dependent() for each in made.arguments):
                        context = one.declarations[0].context
                        found.append(TemplateContext(parameters, list(made.arguments), context))
        return found

    def _templates(self, path: list[Piece], name: int, around: Context | None = None) -> list[Template]:
        """What the innermost of some pieces declares at a name."""
        found: list[Template] = []
        with guarded("selection", name):
            context = around if around is not None else self.engine.definitions.context_of(path, [])
            if context is not None:
                for one in self.engine.declare.members_at(context, self.engine.lexemes[name]):
                    if isinstance(one, Template):
                        found.append(one)
        return found

    # --- what they ask for ---------------------------------------------------------------------------------------

    def _named(self, token: int, path: list[Piece]) -> list[Reference]:
        """A name outside of templates."""
        context: Context | None = None
        with guarded("selection", token):
            context = self.engine.definitions.context_of(path, [])
        if context is None:
            self.gaps.append(Gap("it is not known what this name asks for", token))
            return []
        return self._at(token, path[-1].end, context)

    def _at(self, token: int, end: int, context: Context) -> list[Reference]:
        """A name is looked up in a scope."""
        engine = self.engine
        references = References(engine)
        guard = guarded("selection", token)
        with guard:
            behind = token + 1
            if engine.kinds[behind] == k.LESS:
                behind = engine.cutter.brackets.close_angle(behind, end) + 1
            first = token
            while engine.kinds[first - 1] == k.SCOPE:
                first -= 2 if engine.kinds[first - 2] == k.IDENTIFIER else 1
            if behind > token:
                node = engine.fragments.expression(first, behind)
                references.written(engine.expressions.build(node, context), token)
        if (guard.cause or not references.found) and not self._is_no_function(first, behind, context, token):
            self.gaps.append(Gap(guard.cause or "it is not known what this name asks for", token))
        return references.found

    def _is_no_function(self, first: int, end: int, context: Context, token: int) -> bool:
        """Whether a name is that of a member, variable, type or namespace, and so of no kernel."""
        entities: list[Entity] = []
        with unanswered:
            entities = self.engine.written_names.path(first, end, context, token).entities
        return bool(entities) and all(isinstance(one, (Field, Variable)) or is_type_like(one) for one in entities)


def _is_in_default(token: int, binding: s.Binding) -> bool:
    """Whether a token stands in the default argument of a parameter of a function."""
    function = binding.function()
    for parameter in function.parameters if function is not None else []:
        if parameter.start <= token < parameter.end:
            return 0 <= parameter.declarator.initialiser_start <= token
    return False


def _is_in(token: int, stretches: list[tuple[int, int]]) -> bool:
    return any(start <= token < end for start, end in stretches)
