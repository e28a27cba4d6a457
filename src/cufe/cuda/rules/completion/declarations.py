"""The declarations and the bodies of instances that ask for complete types."""

from cufe.cuda.rules.completion.classes import Completions, completions_of
from cufe.cuda.rules.completion.doubts import Doubt, doubtful_templates, undefined_classes
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics.report import Frame
from cufe.final import TYPE_CHECKING
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.context import Context
from cufe.il.entities import ClassType, Variable
from cufe.il.types import ArrayType, Type
from cufe.il.walk import Node, Walk
from cufe.sema.failures import guarded, unanswered
from cufe.sema.overload.type_tests import bare
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import is_directive
from cufe.syntax.cutter import Piece
from cufe.syntax.local_pieces import local_class, statement_start
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Sequence


# The instances of class templates that the body of an instance of a function template needs.


class CompletedInBodies:
    """Completes the classes of variables and temporaries, and those whose functions are called."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        #: the templates that something may be wrong in
        self._names: set[str] = doubtful_templates(examined, undefined_classes(examined))

    def judge(self, scope: s.FunctionScope, found_at: int, context: "Sequence[Frame]") -> None:
        """Judges the classes of a body that is made at a token."""
        if not self._names:
            return
        needed = _Needed()
        needed.function(scope)
        completions = completions_of(self.examined)
        for cls, token in needed.found:
            if cls.template is not None and cls.template.name in self._names and self.examined.is_own(token):
                completions.complete_in(cls, token, found_at, context)


class _Needed(Walk):
    """The classes that a body needs to be complete, with the tokens that say so."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[ClassType, int]] = []

    def visit(self, node: Node) -> Node:
        if isinstance(node, s.DeclStatement):
            for one in node.entities:
                if isinstance(one, Variable) and one.type is not None:
                    self._needs(one.type, one.token)
        elif isinstance(node, e.RoutineExpression):
            owner = node.routine.owner()
            if owner is not None:
                self._needs(owner, node.token)
        elif isinstance(node, e.TempInit):
            self._needs(node.type, node.token)
        return node

    def _needs(self, type_: Type, token: int) -> None:
        element = bare(type_)
        while isinstance(element, ArrayType):
            element = bare(element.element)
        if isinstance(element, ClassType) and not element.dependent:
            self.found.append((element, token))


# The declarations that ask for complete types: variables, members, bases, parameters, explicit instantiations.


class Declarations:
    """Judges pieces of the text, each in its scope."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.completions: Completions = completions_of(examined)

    def judge(self, doubt: Doubt) -> None:
        """One declaration behind the pieces around it."""
        engine = self.examined.engine()
        path = doubt.path
        piece = path[-1]
        if is_directive(piece.start, self.examined.kinds):
            context = engine.definitions.context_of(path, [])
            if context is not None:
                self._instantiation(piece, context)
            return
        declaration = engine.lookup.declarations.parse(piece, self.examined.class_around(path))
        context = engine.definitions.context_of(path, declaration.heads)
        if context is None:
            return
        if piece.sort == c.CLASS:
            if not declaration.heads:
                self._bases(piece, context)
        elif piece.sort == c.FUNCTION:
            if doubt.tokens[0] < piece.body:
                self._parameters(declaration, context)
            self._locals(doubt, context)
        elif not any(head.parameters for head in declaration.heads):
            in_class = len(path) > 1 and path[-2].sort == c.CLASS
            self.completions.declaration(declaration, context, in_class)

    def _locals(self, doubt: Doubt, context: Context) -> None:
        """The variables that a function declares with the types in doubt, as far as no local name is in the way."""
        examined = self.examined
        done: set[int] = set()
        for token in doubt.tokens:
            start = statement_start(examined.brackets, token)
            if token <= doubt.path[-1].body or start in done or self._is_of_block(token):
                continue
            done.add(start)
            brace = examined.brackets.enclosing(token)
            limit = examined.brackets.close(brace)
            piece = examined.cutter.cut_one(start, limit)
            if piece.sort != c.SIMPLE or not start <= token < piece.end:
                continue
            declaration = examined.parser.parse(piece, "")
            names = [declarator.id for declarator in declaration.declarators]
            if token in names or declaration.specifiers.type_start <= token < declaration.specifiers.type_end:
                in_class = local_class(examined.cutter, brace) is not None
                with unanswered:
                    self.completions.declaration(declaration, context, in_class)

    def _is_of_block(self, token: int) -> bool:
        """Whether a token names again what a block declares."""
        entity = self.examined.lookup().resolve(token)
        if entity is None or entity.token == token:
            return False
        return not isinstance(entity.scope, (NamespaceScope, ClassScope))

    def _bases(self, piece: Piece, context: Context) -> None:
        """The base classes of a class that is no template."""
        engine = self.examined.engine()
        made = engine.declare.class_at(piece.body, context)
        if isinstance(made, ClassType):
            for base in engine.classes.bases(made):
                self.completions.require(base.type, base.token)

    def _instantiation(self, piece: Piece, context: Context) -> None:
        """`template struct S<int>;`."""
        engine = self.examined.engine()
        declaration = engine.lookup.declarations.parse(piece, "")
        if declaration.declarators or self.examined.kinds[piece.start - 1] == k.EXTERN:
            return
        cls = engine.specifiers.base_type(declaration.specifiers, context).skip_typerefs()
        if isinstance(cls, ClassType):
            self.completions.complete(cls, piece.start)

    def _parameters(self, declaration: n.Declaration, context: Context) -> None:
        """The result and the parameters of a function that is defined."""
        engine = self.examined.engine()
        for declarator in declaration.declarators:
            function = declarator.function()
            if len(declarator.operators) == 1 and declaration.specifiers.sort == n.NAMED and not declaration.heads:
                self.completions.result(declarator.id, engine.specifiers.base_type(declaration.specifiers, context))
            for parameter in function.parameters if function is not None else []:
                if parameter.declarator.operators or parameter.specifiers.sort != n.NAMED:
                    continue
                type_ = engine.specifiers.base_type(parameter.specifiers, context)
                self.completions.require(type_, parameter.start)


def judge_declarations(examined: ExaminedUnit, doubts: list[Doubt]) -> None:
    """Judges declarations in the order of the text; one that the engine cannot stand does not end the run."""
    judge = Declarations(examined)
    for doubt in doubts:
        with guarded():
            judge.judge(doubt)
