"""All code of a unit, whether anything needs it or not: the classes that it completes, and the types that it makes.

Observed in the `.gpu` files of nvcc 13.0.  A unit is read as a whole before the front end asks what is kept.  What the
functions that are no templates make of types (pointers, references, arrays, functions, constant types) is looked
through for enumerations later, wherever a variable, a parameter or an expression has such a type, and so is that of
the instances that they call.  The class templates that are instantiated for them, for members and bases, keep what
the types of their member templates' parameters name.
"""

from cufe.cuda.selection.kept_types import KeptTypes
from cufe.cuda.selection.references import References
from cufe.cuda.selection.selection import Made
from cufe.cuda.selection.type_references import Use
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il import types as t
from cufe.il.entities import SC_EXTERN, SC_STATIC, ClassType, Field, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.statements import DeclStatement
from cufe.il.walk import Node
from cufe.sema.declared.contexts import is_instance
from cufe.sema.failures import guarded, unanswered
from cufe.sema.init.implicit_bodies import DefaultedBodies
from cufe.syntax import cutter as c
from cufe.syntax.body_bindings import is_directive
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_WITHOUT_TYPES: Final = (k.STATIC_ASSERT, k.FRIEND, k.EXTERN)
_MADE: Final = (t.QualifiedType, t.PointerType, t.ReferenceType, t.ArrayType, t.RoutineType, t.MemberPointerType)


class MadeTypes(References):
    """Gathers the types that a body makes of others, and the functions that it calls."""

    def __init__(self, engine: "Engine") -> None:
        super().__init__(engine, True)
        self.keeps_calls = True
        self.made: list[Use] = []
        self.fields: list[Field] = []

    def of_type(self, type_: t.Type | None) -> None:
        """Notes the type of a variable, a parameter or an expression."""
        if type_ is not None and _is_made(type_):
            self.made.append(Use(type_, False, self._token))

    def parameters(self, routine: Routine) -> None:
        """Notes the types of a function's parameters."""
        for type_ in self.engine.declare_types.routine_type(routine).parameters:
            self.of_type(type_)

    def skips(self, node: Node) -> bool:
        left_out = super().skips(node)
        if self._discarded:
            return left_out
        if isinstance(node, e.Expression):
            self.of_type(node.type)
            if isinstance(node, e.FieldExpression):
                self.fields.append(node.field)
            elif isinstance(node, e.LambdaExpression):
                self.made.append(Use(node.lambda_node.closure, True, self._token))
                if node.lambda_node.routine is not None:
                    self.parameters(node.lambda_node.routine)
        elif isinstance(node, DeclStatement):
            for one in node.entities:
                if isinstance(one, Variable) and one.storage_class not in (SC_EXTERN, SC_STATIC):
                    self.of_type(one.type)
        return left_out


def _is_made(type_: t.Type) -> bool:
    """Whether a type is made of another one where it is written; one that a typedef names is not."""
    return isinstance(type_, _MADE)


class AllCode:
    """Reads the functions, variables and classes of a unit, and the instances that they need."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.types: KeptTypes = KeptTypes(engine)
        self.uses: list[Use] = []
        self._defaulted: DefaultedBodies = DefaultedBodies(engine)
        self._known: set[Entity] = set()
        self._queue: list[Made] = []

    def read(self, directed: list[Routine]) -> None:
        """Reads all, with what explicit instantiations make."""
        self._scope(-1)
        for routine in directed:
            self._put(routine, None)
        while self._queue:
            self._body(self._queue.pop())

    def _scope(self, brace: int) -> None:
        kinds = self.engine.kinds
        for piece in self.engine.cutter.pieces(brace):
            if piece.sort in (c.NAMESPACE, c.LINKAGE):
                self._scope(piece.body)
            else:
                with guarded("selection", piece.start):
                    if kinds[piece.start] == k.TEMPLATE and piece.head > piece.start + 3:
                        self._template(piece)
                    elif not is_directive(piece.start, kinds):
                        self._piece(piece)

    def _template(self, piece: Piece) -> None:
        """The types of the members of a class template."""
        if piece.sort == c.CLASS:
            cls = self.engine.definitions.class_at(self.engine.cutter.path(piece.start))
            if cls is not None:
                for field in self.engine.classes.fields(cls):
                    self._complete(self.engine.declare_types.field_type(field))
                if cls.template is not None:
                    self.types.prototype(cls, self.uses)

    def _piece(self, piece: Piece) -> None:
        engine = self.engine
        if piece.sort == c.FUNCTION:
            routine = engine.definitions.at(engine.cutter.path(piece.start))
            if routine is not None:
                self._put(routine, None)
        elif piece.sort == c.CLASS:
            cls = engine.definitions.class_at(engine.cutter.path(piece.start))
            if cls is not None:
                for field in engine.classes.fields(cls):
                    with unanswered:
                        self._complete(engine.declare_types.field_type(field))
                for base in engine.classes.bases(cls):
                    self._complete(base.type)
            self._scope(piece.body)
        elif piece.sort == c.SIMPLE and engine.kinds[piece.start] not in _WITHOUT_TYPES:
            for entity in engine.definitions.declared_at(engine.cutter.path(piece.start)):
                if isinstance(entity, Typedef):
                    engine.declare_types.typedef_type(entity)
                elif isinstance(entity, Variable) and not isinstance(entity.parent, ClassType):
                    self._complete(engine.declare_types.variable_type(entity))

    def _complete(self, type_: t.Type) -> None:
        bare = type_.skip_typerefs().skip_arrays().skip_typerefs()
        if isinstance(bare, ClassType) and not bare.dependent and self.engine.classes.is_complete(bare):
            if is_instance(bare) and bare not in self._known:
                self._known.add(bare)
                for base in self.engine.classes.bases(bare):
                    self._complete(base.type)
                for field in self.engine.classes.fields(bare):
                    self._complete(self.engine.declare_types.field_type(field))

    def _put(self, routine: Routine, maker: Made | None) -> None:
        if routine not in self._known and not any(one.is_dependent() for one in routine.arguments):
            self._known.add(routine)
            self._queue.append(Made(routine, maker, routine.token))

    def _body(self, made: Made) -> None:
        engine = self.engine
        routine = made.entity
        if not isinstance(routine, Routine) or made.is_endless():
            return
        with guarded("selection", routine.token):
            scope = self._defaulted.body(routine)
            if scope is None:
                return
            references = MadeTypes(engine)
            references.body(scope)
            signature = engine.declare_types.routine_type(routine)
            references.parameters(routine)
            for type_ in signature.parameters:
                self._complete(type_)
            self._complete(signature.result)
            self.uses += references.made
            for field in references.fields:
                self.uses += self.types.bound(field.declared, engine.declare_types.field_type(field))
            for one in references.found:
                if isinstance(one.entity, Routine):
                    self.uses.append(Use(engine.declare_types.routine_type(one.entity), False, one.token))
                    self._put(one.entity, made)
