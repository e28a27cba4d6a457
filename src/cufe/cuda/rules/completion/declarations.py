"""The declarations and the bodies of instances that ask for complete types."""

from cufe.checks.typed_code import TypedCode
from cufe.cuda.rules.completion.classes import Completions
from cufe.cuda.rules.completion.in_bodies import needed_types
from cufe.cuda.rules.examined import ExaminedUnit, body_context
from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import ClassType, Routine
from cufe.il.types import ArrayType
from cufe.sema.failures import guarded, unanswered
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import is_directive
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

# The declarations that ask for complete types: variables, members, bases, parameters, explicit instantiations.


class Declarations:
    """Judges pieces of the text, each in its scope."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.completions: Completions = examined.once(Completions)

    def judge(self, path: list[Piece]) -> None:
        """One declaration behind the pieces around it."""
        engine = self.examined.engine()
        piece = path[-1]
        if is_directive(piece.start, self.examined.kinds):
            context = engine.definitions.context_of(path, [])
            if context is not None:
                self._instantiation(piece, context)
            return
        class_name = self.examined.class_around(path)
        declaration = engine.lookup.declarations.parse(piece, class_name)
        if piece.sort == c.SIMPLE:
            # The scopes know what is a type among parameters in parentheses, `void f(n::S (x));`.
            for binding in engine.lookup.bindings(piece, class_name):
                declaration = binding.declaration or declaration
        context = engine.definitions.context_of(path, declaration.heads)
        if context is None:
            return
        if piece.sort == c.CLASS:
            if not declaration.heads:
                self._bases(path)
        elif piece.sort == c.FUNCTION:
            behind = engine.definitions.scope_behind(path) if not declaration.heads else None
            self._parameters(declaration, context, behind or context)
        elif not any(head.parameters for head in declaration.heads):
            in_class = len(path) > 1 and path[-2].sort == c.CLASS
            self.completions.declaration(declaration, context, in_class)

    def locals(self, path: list[Piece]) -> None:
        """What the functions and lambdas in a declaration need, and the members of the classes in them."""
        code = TypedCode(self.examined.engine(), [path], instances=False)
        for function in code.functions:
            for needed in needed_types(function.scope):
                with unanswered:
                    if needed.variable is not None:
                        self.completions.variable(needed.variable, needed.token)
                    elif needed.cls is not None and needed.token >= 0:
                        # What no token spells is implied by something else that is completed.
                        self.completions.complete(needed.cls, needed.token)
        for cls, _ in code.classes:
            if cls.context is not None and cls.brace >= 0:
                self.completions.members(cls, cls.context)

    def _bases(self, path: list[Piece]) -> None:
        """The base classes of a class that is no template."""
        engine = self.examined.engine()
        cls = engine.definitions.class_at(path)
        for base in engine.classes.bases(cls) if cls is not None else []:
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

    def _parameters(self, declaration: n.Declaration, context: Context, behind: Context) -> None:
        """The result and the parameters of a function that is defined, these in the scope `behind` its name."""
        engine = self.examined.engine()
        for declarator in declaration.declarators:
            function = declarator.function()
            if len(declarator.operators) == 1 and declaration.specifiers.sort == n.NAMED and not declaration.heads:
                self.completions.result(declarator.id, engine.specifiers.base_type(declaration.specifiers, context))
            if function is None or engine.declarators.is_void(function, behind):
                continue
            for parameter in function.parameters:
                if parameter.declarator.operators or parameter.specifiers.sort != n.NAMED:
                    continue
                type_ = engine.specifiers.base_type(parameter.specifiers, behind)
                if not isinstance(type_.skip_typerefs(), ArrayType):  # it decays
                    self.completions.require(type_, parameter.start)


def judge_declarations(examined: ExaminedUnit, paths: list[list[Piece]]) -> None:
    """Judges declarations in the order of the text; one that the engine cannot stand does not end the run."""
    judge = Declarations(examined)
    for path in paths:
        with guarded():
            judge.judge(path)
        judge.locals(path)


_NAME: Final = bytes((k.IDENTIFIER,))


def check_directives(examined: ExaminedUnit, directives: list[Piece]) -> None:
    """Judges what the user's explicit instantiations ask for."""
    _check_undefined(examined, [one for one in directives if examined.kinds[one.start + 1] in k.CLASS_KEYS])
    if examined.architecture is None:
        _check_bodies(examined, [one for one in directives if examined.is_in_full(one.start)])


def _check_undefined(examined: ExaminedUnit, directives: list[Piece]) -> None:
    """Reports the directives for class templates that nothing defines (70)."""
    kinds = examined.kinds
    engine = examined.engine()
    for piece in directives:
        with guarded():
            engine.instantiations.routines(piece.start, piece.end)
            cls = engine.instantiations.undefined.get(piece.start)
            name = kinds.find(_NAME, piece.start, piece.end)
            while name >= 0 and kinds[name + 1] == k.SCOPE:
                name += 2
            is_judged = name >= 0 and name not in examined.misfits
            if cls is not None and is_judged and not _is_specialised(examined, name):
                examined.add(num.INCOMPLETE, piece.start + 1, MessageNames().fill_in(cls))


def _is_specialised(examined: ExaminedUnit, name: int) -> bool:
    """Whether a class template has explicit specialisations: a directive has no effect on what they declare."""
    mentions = examined.tokens_of({examined.lexemes[name]}, examined.stretches)
    return any(examined.kinds.endswith(k.FULL_SPECIALIZATION, 0, max(at - 1, 0)) for at in mentions)


def _check_bodies(examined: ExaminedUnit, directives: list[Piece]) -> None:
    """Judges the bodies of the functions that directives of the compiled file ask for."""
    if not directives:
        return
    from cufe.cuda.rules.device.instance_bodies import InstanceBodies
    from cufe.cuda.rules.named_instances import asked_for_first

    engine = examined.engine()
    bodies = InstanceBodies(examined, engine)
    end = len(examined.kinds) - 1
    #: with the tokens that ask for them and, for the members of a class, those of their names
    asked_for: dict[Routine, tuple[int, int]] = {}
    with guarded():
        for piece in directives:
            for routine in engine.instantiations.routines(piece.start, piece.end):
                asked_for.setdefault(routine, (asked_for_first(examined, routine, piece.start), routine.token))
        for routine in sorted(asked_for, key=asked_for.__getitem__):
            scope = engine.functions.body(routine)
            if scope is not None:
                bodies.check_language(scope, end, body_context(examined, routine, asked_for[routine][0]))
