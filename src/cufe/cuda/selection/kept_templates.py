"""The types that stay though nothing that is kept needs them, since declarations name them (spec 34).

Observed in the `.gpu` files of nvcc 13.0.  An enumeration stays where the declaration of a template names it, one of
its enumerators or a typedef of it: in parameters, results, members, bases, default arguments and exception
specifications, but not in bodies, assertions, functions that are friends, or classes in a class template.  A template
in a class that is none keeps enumerations if it is a class or a friend.  Of the types of non-type parameters
everything stays, wherever the template stands: typedefs, template arguments, and of a function or alias that is named
there the class, with its definition; of a class template the types of its members.  Member templates count
in each instance that anything completes, where the enumerations stay that function templates which are friends name,
and the members of classes.  A value that is an argument of a template keeps its type in the same
way, with the other arguments put in.  What functions keep that nobody calls is in `all_code.py`.
"""

from cufe.cuda.selection.kept_types import KeptTypes
from cufe.cuda.selection.type_references import Use
from cufe.final import TYPE_CHECKING, Final
from cufe.il import expressions as e
from cufe.il.entities import ClassType, Enumerator, EnumType, Routine, Typedef
from cufe.il.templates import TEMPLK_CLASS, TEMPLK_MEMBER_CLASS, TPK_NONTYPE, Template
from cufe.sema.declared.contexts import ClassContext, TemplateContext, is_dependent_context, is_instance
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import guarded, unanswered
from cufe.sema.text_lookup import entities as tl
from cufe.syntax import body_bindings as b
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body_bindings import is_directive
from cufe.syntax.cutter import Piece
from cufe.syntax.expression_nodes import Name
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.il.context import Context
    from cufe.sema.engine import Engine

_OPENINGS: Final = b"([{"
_ALIASES: Final = (k.TYPEDEF, k.USING)
#: what follows or asks for a class that has to be complete
_COMPLETES: Final = (
    (k.GREATER, k.SCOPE), (k.GREATER, k.OPEN_BRACE), (k.SIZEOF, k.OPEN_ROUND), (k.ALIGNOF, k.OPEN_ROUND),
)  # fmt: skip
#: what stands in front of the names of parameters where no type has a name
_IN_FRONT_OF_PARAMETERS: Final = (k.CLASS, k.TYPENAME, k.ELLIPSIS, k.BUILTIN_TYPE)


class TemplateDeclarations:
    """Gathers the types that the declarations of templates keep."""

    def __init__(self, engine: "Engine", types: KeptTypes) -> None:
        self.engine: Engine = engine
        self.types: KeptTypes = types
        self.uses: list[Use] = []
        #: names of enumerations, of enumerators and of typedefs of enumerations
        self._names: set[str] = set()
        self._enumerations: dict[int, EnumType | None] = {}
        #: names of class and variable templates with value parameters whose types have names
        self._checked: set[str] = set()
        #: the template that is looked at, what is declared in it, and the names of its parameters and of those around
        self._piece: Piece | None = None
        self._context: Context | None = None
        self._parameters: set[str] = set()

    def find(self) -> None:
        """Looks through all templates of the unit."""
        self._gather_names()
        self._scope(-1)
        self._instances()

    def _instances(self) -> None:
        """What the types of the parameters of member templates name in instances that anything completed."""
        done = 0
        while True:
            completed = self.engine.classes.completed()
            if done == len(completed):
                break
            for cls in completed[done:]:
                if is_instance(cls) and not is_dependent_context(cls.context):
                    with unanswered:
                        self._instance(cls)
            done = len(completed)

    def _instance(self, cls: ClassType) -> None:
        if not isinstance(cls.context, ClassContext):
            return
        hidden: list[Use] = []
        for friend in self._friends(cls, cls.context):
            with unanswered:
                self.types.signature(friend, hidden)
        for template in self.engine.declare.functions_and_classes(cls.context):
            if isinstance(template, Template):
                if template.kind in (TEMPLK_CLASS, TEMPLK_MEMBER_CLASS):
                    member = self.engine.prototypes.of(template)
                    if isinstance(member, ClassType):
                        with unanswered:
                            self.types.prototype(member, hidden)
                for parameter in self.engine.template_parameters.of(template):
                    if parameter.kind == TPK_NONTYPE and parameter.type is not None:
                        with unanswered:
                            self.types.written(parameter.type, False, parameter.token, True, self.uses)
        self.uses += [Use(use.type, use.whole, use.token, False) for use in hidden]

    def _friends(self, cls: ClassType, context: ClassContext) -> list[Routine]:
        """The function templates that an instance declares as friends, as they are declared there."""
        engine = self.engine
        found: list[Routine] = []
        for piece in engine.declare.special(cls.brace).friends:
            if engine.kinds[piece.start] != k.TEMPLATE or piece.sort == c.CLASS:
                continue
            with unanswered:
                for binding in engine.friends.functions(piece, context):
                    for one in engine.friends.of(cls, engine.declare.binding_name(binding)):
                        routine = engine.prototypes.of(one) if isinstance(one, Template) else None
                        if isinstance(routine, Routine) and routine not in found:
                            found.append(routine)
        return found

    # --- which templates -----------------------------------------------------------------------------------------

    def _scope(self, brace: int) -> None:
        """The templates in a namespace, or in a class that is none."""
        kinds = self.engine.kinds
        for piece in self.engine.cutter.pieces(brace):
            if piece.sort in (c.NAMESPACE, c.LINKAGE):
                self._scope(piece.body)
            elif kinds[piece.start] != k.TEMPLATE or is_directive(piece.start, kinds):
                if piece.sort == c.CLASS:
                    self._plain_class(piece)
            elif piece.head > piece.start + 3:
                self._template(piece)
            elif piece.sort == c.CLASS:
                self._plain_class(piece)
            elif piece.sort == c.SIMPLE:
                self._specialisation(piece)

    def _plain_class(self, piece: Piece) -> None:
        """The templates that are members or friends of a class that is no template."""
        kinds = self.engine.kinds
        for member in self.engine.cutter.pieces(piece.body):
            if kinds[member.start] == k.TEMPLATE and member.head > member.start + 3:
                if member.sort == c.CLASS or kinds[member.head] == k.FRIEND:
                    self._template(member)
                else:
                    self._heads(member)
            elif member.sort == c.CLASS:
                self._plain_class(member)

    def _specialisation(self, piece: Piece) -> None:
        """The arguments of a variable template that is specialised."""
        engine = self.engine
        with unanswered:
            context = engine.definitions.context_of(engine.cutter.path(piece.start), [])
            for binding in engine.lookup.bindings(piece, ""):
                behind = binding.name + 1
                if binding.sort != s.VARIABLE or engine.kinds[behind] != k.LESS or context is None:
                    continue
                close = engine.cutter.brackets.close_angle(behind, piece.end)
                node = engine.expressions.build(engine.fragments.expression(binding.first, close + 1), context)
                if isinstance(node, e.VariableExpression):
                    self.uses += self.types.arguments(node.variable.arguments)

    def _template(self, piece: Piece) -> None:
        """What the declaration of a template names, with those of the members of a class template."""
        around = (self._piece, self._context, self._parameters)
        self._piece = piece
        self._context = None
        kinds = self.engine.kinds
        names = k.all_of(kinds, k.IDENTIFIER, piece.start, piece.head)
        names = [at for at in names if kinds[at - 1] in _IN_FRONT_OF_PARAMETERS]
        self._parameters = self._parameters.union([self.engine.lexemes[at] for at in names])
        self._heads(piece)
        self._named(piece.start, piece.head)
        if piece.sort == c.CLASS:
            self._named(piece.head, piece.body)
            if self._is_member_outside(piece):
                self._nested(piece)
            else:
                self._members(piece)
            self._named(self.engine.cutter.brackets.skip(piece.body), piece.end)
        else:
            self._named(piece.head, self._end(piece))
        self._piece, self._context, self._parameters = around

    def _members(self, piece: Piece) -> None:
        kinds = self.engine.kinds
        for member in self.engine.cutter.pieces(piece.body):
            first = kinds[member.start]
            if first == k.STATIC_ASSERT or (first == k.USING and kinds[member.start + 2] != k.ASSIGN):
                self._completed(member.start, member.end, False)
                continue
            if first == k.TEMPLATE:
                self._template(member)
            elif member.sort == c.CLASS:
                self._nested(member)
            elif first == k.FRIEND:
                self._completed(member.start, self._end(member), False)
            else:
                self._named(member.start, self._end(member))

    def _nested(self, piece: Piece) -> None:
        """Of a class in a class template only the parameters of templates count."""
        for member in self.engine.cutter.pieces(piece.body):
            if self.engine.kinds[member.start] == k.TEMPLATE:
                self._heads(member)
            if member.sort == c.CLASS:
                self._nested(member)
            else:
                self._completed(member.start, self._end(member), False)

    def _is_member_outside(self, piece: Piece) -> bool:
        """Whether a piece defines a class in a class template outside of that, and is no template itself."""
        kinds = self.engine.kinds
        name = b.name_of_class(piece, kinds)
        if name < 0 or kinds[name - 1] != k.SCOPE:
            return False
        scopes = k.all_of(kinds, k.SCOPE, piece.head, name)
        return len(self._parsed_heads(piece)) <= sum([kinds[at - 1] == k.GREATER for at in scopes])

    def _end(self, piece: Piece) -> int:
        """Where the body or the initialisers of members begin."""
        if piece.sort != c.FUNCTION:
            return piece.end
        kinds = self.engine.kinds
        at = piece.head
        while at < piece.body:
            if kinds[at] == k.COLON:
                return at
            at = self.engine.cutter.brackets.skip(at) if kinds[at] in _OPENINGS else at + 1
        return piece.body

    # --- enumerations --------------------------------------------------------------------------------------------

    def _gather_names(self) -> None:
        engine = self.engine
        kinds = engine.kinds
        types: list[str] = []
        for token in k.all_of(kinds, k.ENUM):
            at = token + 1
            while kinds[at] not in (k.OPEN_BRACE, k.SEMICOLON, k.COLON, k.CLOSE_BRACE):
                if kinds[at] == k.IDENTIFIER:
                    types.append(engine.lexemes[at])
                at = engine.cutter.brackets.skip(at) if kinds[at] in _OPENINGS else at + 1
            while kinds[at] not in (k.OPEN_BRACE, k.SEMICOLON, k.CLOSE_BRACE):
                at += 1
            if kinds[at] == k.OPEN_BRACE:
                self._names.update([engine.lexemes[binding.name] for binding in b.enumerators(at, kinds)])
        for name in types:
            if name not in self._names:
                self._names.add(name)
                for token in engine.unit.occurrences(name):
                    path = engine.cutter.path(token)
                    if path and path[-1].sort == c.SIMPLE and kinds[path[-1].start] in _ALIASES:
                        types += [engine.lexemes[one.name] for one in engine.lookup.bindings(path[-1], "")]

    def _named(self, start: int, end: int) -> None:
        """The enumerations that a stretch of tokens names, and the types of values that instances of templates have."""
        engine = self.engine
        self._completed(start, end, True)
        for token in k.all_of(engine.kinds, k.IDENTIFIER, start, end):
            if engine.lexemes[token] in self._checked and engine.kinds[token + 1] == k.LESS:
                with guarded("selection", token):
                    self._values_of(token, end)
            if engine.lexemes[token] in self._names:
                meant = engine.lookup.resolve(token)
                if meant is not None and meant.sort in (tl.TYPE, tl.ALIAS, tl.ENUMERATOR):
                    enum = self._enumeration(meant)
                    if enum is not None and not enum.dependent:
                        self.uses.append(Use(enum, False, token))

    def _completed(self, start: int, end: int, keeps: bool) -> None:
        """Completes the instances without template parameters that a stretch names a member of, makes an object of or
        asks the size of; what is in them `keeps` enumerations."""
        kinds = self.engine.kinds
        if all(kinds.find(bytes(pair), start, end) < 0 for pair in _COMPLETES):
            return
        for token in k.all_of(kinds, k.IDENTIFIER, start, end):
            if kinds[token + 1] != k.LESS:
                continue
            close = self.engine.cutter.brackets.close_angle(token + 1, end)
            if close < 0 or kinds[close] != k.GREATER:
                continue
            first = self._first(token)
            is_asked = kinds[first - 1] == k.OPEN_ROUND and kinds[first - 2] in (k.SIZEOF, k.ALIGNOF)
            if kinds[close + 1] in (k.SCOPE, k.OPEN_BRACE) or is_asked:
                names = k.all_of(kinds, k.IDENTIFIER, first, close)
                if not any(self.engine.lexemes[at] in self._parameters for at in names):
                    with unanswered:
                        self._complete(first, close + 1, keeps)

    def _complete(self, first: int, end: int, keeps: bool) -> None:
        context = self._own_context()
        if context is None:
            return
        type_ = self.engine.specifiers.type_id(first, end, context)
        cls = class_of(type_)
        if cls is None or cls.dependent or not self.engine.classes.is_complete(cls) or not keeps:
            return
        self.uses.append(Use(type_, True, first, False))
        if self.engine.kinds[end] == k.SCOPE:
            node = self.engine.fragments.name(first, len(self.engine.kinds))
            named = self.engine.written_names.resolve(node, context).one()
            if isinstance(named, Typedef):
                self.uses.append(Use(self.engine.declare_types.typedef_type(named), False, first, False))

    def _first(self, token: int) -> int:
        """The first token of a qualified name."""
        kinds = self.engine.kinds
        while kinds[token - 1] == k.SCOPE:
            token -= 2 if kinds[token - 2] == k.IDENTIFIER else 1
        return token

    def _own_context(self) -> "Context | None":
        """Where the names in the template that is looked at are looked up."""
        if self._context is None and self._piece is not None:
            path = self.engine.cutter.path(self._piece.start)
            if path:
                self._context = self.engine.definitions.context_of(path, self._parsed_heads(self._piece))
        return self._context

    def _values_of(self, token: int, end: int) -> None:
        """The types of the values that an instance of a template has for arguments."""
        engine = self.engine
        first = self._first(token)
        close = engine.cutter.brackets.close_angle(token + 1, end)
        context = self._own_context() if close >= 0 else None
        if context is None:
            return
        node = engine.fragments.expression(first, close + 1)
        if not isinstance(node, Name):
            return
        named = engine.written_names.resolve(node, context)
        template = named.one()
        if isinstance(template, Template) and named.arguments is not None:
            written = engine.template_arguments.read(named.arguments, context)
            arguments = engine.argument_fitting.complete(template, written, token)
            parameters = engine.template_parameters.of(template)
            own = TemplateContext(parameters, list(arguments), engine.templates.outer(template))
            for parameter in parameters:
                if parameter.kind == TPK_NONTYPE:
                    type_ = engine.argument_fitting.value_type(parameter, own)
                    self.types.written(type_, False, token, True, self.uses)

    def _enumeration(self, meant: tl.Entity) -> EnumType | None:
        """The enumeration that a type, a typedef or an enumerator stands for."""
        named = meant if meant.sort == tl.ENUMERATOR else self.engine.lookup.enumeration(meant)
        if named is None:
            return None
        if named.token not in self._enumerations:
            found: EnumType | None = None
            with unanswered:
                found = self._declared(named)
            self._enumerations[named.token] = found
        return self._enumerations[named.token]

    def _declared(self, named: tl.Entity) -> EnumType | None:
        engine = self.engine
        path = engine.cutter.path(named.token)
        context = engine.definitions.context_of(path, []) if path else None
        if context is None:
            return None
        for entity in engine.declare.members_at(context, named.name):
            if isinstance(entity, EnumType):
                return entity
            if named.sort == tl.ENUMERATOR and isinstance(entity, Enumerator):
                return entity.enum
        return None

    # --- non-type parameters ---------------------------------------------------------------------------------------

    def _parsed_heads(self, piece: Piece) -> list[n.TemplateHead]:
        return self.engine.lookup.declarations.template_heads(piece.start, piece.head)

    def _heads(self, piece: Piece) -> None:
        """What the types of the non-type parameters of a template reach."""
        kinds = self.engine.kinds
        names = k.all_of(kinds, k.IDENTIFIER, piece.start, piece.head)
        if all(kinds[at - 1] in _IN_FRONT_OF_PARAMETERS for at in names):
            return
        heads = self._parsed_heads(piece)
        if not heads or not any(self._has_named_type(one) for one in heads[-1].parameters):
            return
        if piece.sort == c.SIMPLE:
            variables = [one for one in self.engine.lookup.bindings(piece, "") if one.sort == s.VARIABLE]
            self._checked.update([self.engine.lexemes[one.name] for one in variables])
        elif piece.sort == c.CLASS and b.name_of_class(piece, kinds) >= 0:
            self._checked.add(self.engine.lexemes[b.name_of_class(piece, kinds)])
        with unanswered:
            path = self.engine.cutter.path(piece.start)
            context = self.engine.definitions.context_of(path, heads[:-1])
            if context is not None:
                for parameter in self.engine.template_parameters.of_head(heads[-1], context):
                    node = parameter.node
                    if parameter.kind == TPK_NONTYPE and parameter.type is not None:
                        with unanswered:
                            place = parameter.token if node is None else node.start
                            self.types.written(parameter.type, False, place, True, self.uses)

    def _has_named_type(self, node: n.TemplateParameter) -> bool:
        if node.key >= 0 or node.is_template or node.constrained:
            return False
        return self.engine.kinds[node.start] not in (k.BUILTIN_TYPE, k.AUTO)
