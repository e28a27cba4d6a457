"""Completing classes: the instances of the user's class templates, and what is wrong with their members."""

from cufe.checks.classes.virtual_functions import (
    HIDDEN,
    OF_VIRTUAL_SPECIFIERS,
    PARTIALLY_HIDDEN,
    THROWS,
    HiddenVirtuals,
    VirtualSpecifiers,
)
from cufe.checks.declarations.static_assertions import ASSERTION_NUMBERS, condition_of, failed_assertion
from cufe.checks.findings import Finding, Findings
from cufe.cuda.rules.attributes.launch_configuration import BOUNDS_AND_MAXNREG, MAXNREG_ONLY_ON_KERNELS, ONLY_ON_KERNELS
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.kernels import (
    CONSTEVAL_KERNEL,
    CONSTEXPR_KERNEL,
    DEDUCED_RETURN_TYPE,
    INLINE_IGNORED,
    RETURN_TYPE,
)
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import At, EntityName, Frame, TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import SC_EXTERN, BaseClass, ClassType, Namespace, Variable
from cufe.il.types import ArrayType, ReferenceType, RoutineType, Type
from cufe.sema.declared.declare_types import is_incomplete_at
from cufe.sema.failures import unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare, is_void
from cufe.sema.recursion import INSTANCE
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.cuda.rules.functions.overridden import Overridden
    from cufe.sema.engine import Engine

_INCOMPLETE_RESULT: Final = 409

#: what each instance tells of anew
_OF_KERNELS: Final = (RETURN_TYPE, DEDUCED_RETURN_TYPE, INLINE_IGNORED, CONSTEXPR_KERNEL, CONSTEVAL_KERNEL)
_OF_FRIENDS: Final = (ONLY_ON_KERNELS, MAXNREG_ONLY_ON_KERNELS, BOUNDS_AND_MAXNREG, *_OF_KERNELS)
_OF_VIRTUALS: Final = (*OF_VIRTUAL_SPECIFIERS, HIDDEN, PARTIALLY_HIDDEN)
_REPEATED: Final = frozenset((*ASSERTION_NUMBERS, *_OF_VIRTUALS, *_OF_FRIENDS))
#: sizes have to fit into so many bytes
_LARGEST: Final = (1 << 64) - 1


class Completions:
    """Judges types where they have to be complete; each instance once."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = examined.engine()
        self.names: MessageNames = MessageNames()
        self.instances: InstanceNames = InstanceNames(self.engine)
        self._overridden: Overridden | None = None
        #: the instances under way with the tokens that asked for them, the innermost last; what was under way
        #: before, and the token that asked for the outermost
        self._under_way: list[tuple[ClassType, int]] = []
        self._around: Sequence[Frame] = ()
        self._asked_at: int = -1
        self._done: set[ClassType] = set()
        self._told: set[tuple[int, int, str]] = set()

    def add(self, number: int, token: int, *fill_ins: "TypeName | EntityName | At | str | int") -> None:
        """Reports something about a member or a variable; an instance does not repeat what another one said."""
        text = fill_ins[0].text if fill_ins and isinstance(fill_ins[0], TypeName) else ""
        key = (number, token, text)
        if key in self._told and number not in _REPEATED:
            return
        self._told.add(key)
        offset = self.examined.unit.offset
        found_at = offset(token if self._asked_at < 0 else self._asked_at)
        self.examined.diagnoser.add(number, offset(token), *fill_ins, context=self._context(), detected=found_at)

    def complete_in(self, cls: ClassType, token: int, found_at: int, context: "Sequence[Frame]") -> None:
        """Completes a class that an instance of a function needs, which is made at `found_at` in a context."""
        self._around = context
        self._asked_at = found_at
        try:
            self.complete(cls, token)
        finally:
            self._around = ()
            self._asked_at = -1

    # --- types ---------------------------------------------------------------------------------------------------

    def require(self, type_: Type, token: int) -> None:
        """A type has to be complete; what is wrong is said at a token."""
        element = bare(type_)
        if isinstance(element, ArrayType) and element.count < 0 and element.bound is None:
            # Whatever its elements are.
            self.add(num.INCOMPLETE, token, self.names.fill_in(type_))
            return
        if type_.dependent:
            return
        while isinstance(element, ArrayType):
            element = bare(element.element)
        if is_void(element):
            if not self._is_redefined(token):
                self.add(num.INCOMPLETE, token, self.names.fill_in(type_))
        elif isinstance(element, ClassType):
            self.complete(element, token)
            if self._is_incomplete(element, token):
                self.add(num.INCOMPLETE, token, self.names.fill_in(type_))

    def _is_redefined(self, token: int) -> bool:
        """Whether a variable of a namespace is declared again, which is told instead of its type."""
        entity = self.examined.lookup().resolve(token)
        if entity is None or entity.sort != en.VARIABLE or entity.token >= token:
            return False
        return isinstance(entity.scope, NamespaceScope)

    def result(self, name: int, type_: Type) -> None:
        """The result of the function that is defined with its name at a token."""
        cls = bare(type_)
        if isinstance(cls, ClassType) and not cls.dependent:
            self.complete(cls, name)
            if self._is_incomplete(cls, name):
                function = EntityName("function", self.examined.lexemes[name])
                self.add(_INCOMPLETE_RESULT, name, function, self.names.fill_in(type_))

    def _is_incomplete(self, cls: ClassType, token: int) -> bool:
        """Whether a class is certainly not defined, or further below: one that is being defined has a body already."""
        if cls.brace < 0:
            return not self.engine.classes.is_complete(cls)
        if cls.brace < token or self._asked_at >= 0 or cls.template is not None:
            return False
        return isinstance(cls.parent, Namespace) and not self.examined.is_template(self.examined.cutter.path(token))

    def complete(self, cls: ClassType, token: int) -> None:
        """Completes a class that something at a token needs."""
        if cls in self._done or cls.dependent:
            return
        self._done.add(cls)
        self.engine.classes.is_complete(cls)
        if cls.brace < 0 or not self.examined.is_own(cls.brace) or not self._is_instance(cls):
            return
        outermost = self._asked_at < 0
        self.engine.recursion.enter(INSTANCE, token)
        if outermost:
            self._asked_at = token
        self._under_way.append((cls, token))
        try:
            self._class(cls)
        finally:
            self.engine.recursion.leave(INSTANCE)
            self._under_way.pop()
            if outermost:
                self._asked_at = -1

    def _context(self) -> list[Frame]:
        """The instances under way, as they are reported: named only now, since types of large libraries take long."""
        offset = self.examined.unit.offset
        frames = [
            Frame("instantiation of class %sq", offset(token), self.instances.of_class(cls))
            for cls, token in reversed(self._under_way)
        ]
        return [*frames, *self._around]

    def _is_instance(self, cls: ClassType) -> bool:
        """Whether the definition of a class is that of a template, or of a class in one: no explicit specialisation."""
        kinds = self.examined.kinds
        if cls.template is None and isinstance(cls.parent, ClassType):
            return self._is_instance(cls.parent)
        path = self.examined.cutter.path(cls.brace)
        if cls.template is None or not path or path[-1].body != cls.brace:
            return False
        start = path[-1].start
        return kinds[start] == k.TEMPLATE and kinds[start + 2] != k.GREATER

    # --- members -------------------------------------------------------------------------------------------------

    def _class(self, cls: ClassType) -> None:
        # Only instances open this room.
        from cufe.cuda.rules.completion.members import wrong_kernels

        context = cls.context
        if context is None:
            return
        for base in self._bases(cls):
            self.require(base.type, base.token)
        findings = Findings()
        VirtualSpecifiers(self.engine, findings).judge(cls)
        found = findings.in_order()
        self._overriders(cls, [one for one in found if one.number != THROWS])
        for piece in self.examined.cutter.pieces(cls.brace):
            with unanswered:
                for number, token, word in self.examined.mistaken_friends.get(piece.start, []):
                    self.add(number, token, *([word] if word else []))
                for number, token in wrong_kernels(self.examined, piece, context):
                    self.add(number, token)
                if self.examined.kinds[piece.head] == k.STATIC_ASSERT and piece.sort == c.SIMPLE:
                    self._assertion(piece, context)
                elif piece.sort == c.SIMPLE:
                    self.declaration(self.engine.lookup.declarations.parse(piece, cls.name), context, True)
        self._hidden(cls)
        for one in found:
            if one.number == THROWS:
                # The class is complete by then, and its instance no longer under way.
                offset = self.examined.unit.offset
                at = offset(self._asked_at)
                self.examined.diagnoser.add(one.number, offset(one.token), *one.fill_ins, detected=at)

    def _hidden(self, cls: ClassType) -> None:
        """Functions that hide virtual ones, told of at the end of the class."""
        found = Findings()
        HiddenVirtuals(self.engine, found).judge(cls)
        for one in found.in_order():
            self.add(one.number, one.token, *one.fill_ins)

    def _overriders(self, cls: ClassType, mistaken: list[Finding]) -> None:
        """Functions that override some of another space, in each instance anew, among mistaken ones."""
        from cufe.cuda.rules.completion.members import mismatches
        from cufe.cuda.rules.functions.overridden import Overridden

        examined = self.examined
        offset = examined.unit.offset
        overridden = self._overridden = self._overridden or Overridden(examined)
        with unanswered:
            for one in mismatches(overridden, cls):
                while mistaken and mistaken[0].token <= one.overrider.token:
                    first = mistaken.pop(0)
                    self.add(first.number, first.token, *first.fill_ins)
                words = overridden.entities(one)
                place = offset(one.overrider.token)
                context = self._context()
                if examined.is_of_pass(one.number):
                    examined.diagnoser.add(one.number, place, *words, context=context, detected=offset(self._asked_at))
        for rest in mistaken:
            self.add(rest.number, rest.token, *rest.fill_ins)

    def _bases(self, cls: ClassType) -> list[BaseClass]:
        with unanswered:
            return self.engine.classes.bases(cls)
        return []

    def _assertion(self, piece: Piece, context: Context) -> None:
        """`static_assert(condition, "text")` of an instance."""
        engine = self.engine
        opening = piece.head + 1
        for node in engine.fragments.items(opening + 1, self.examined.brackets.close(opening))[:1]:
            self.operands(node, context)
        failed = failed_assertion(engine, piece.head, condition_of(engine, piece.head, context))
        if failed is not None and piece.head not in self.examined.failed_assertions:
            self.add(failed.number, piece.head, *failed.fill_ins)

    def declaration(self, declaration: n.Declaration, context: Context, in_class: bool) -> None:
        """The variables or data members of a declaration."""
        flags = declaration.specifiers.flags
        if flags & (n.TYPEDEF | n.FRIEND) or not declaration.declarators:
            return
        base: Type | None = None
        for declarator in declaration.declarators:
            # Where a mistake follows the name of an operator, it is no member object.
            is_operator = declarator.id >= 0 and self.engine.kinds[declarator.id] == k.OPERATOR
            if declarator.id < 0 or is_operator or declarator.function() is not None:
                continue
            if base is None:
                base = self.engine.specifiers.base_type(declaration.specifiers, context)
            self._declarator(base, declarator, flags, context, in_class)

    def _declarator(self, base: Type, declarator: n.Declarator, flags: int, context: Context, in_class: bool) -> None:
        for operator in declarator.operators:
            if operator.sort == n.ARRAY and operator.first + 1 < operator.last:
                node = self.engine.fragments.expression(operator.first + 1, operator.last)
                self.operands(node, context)
                if not self._fits(node, base, declarator, context):
                    return
        initialised = declarator.initialiser != n.NO_INITIALISER
        if declarator.initialiser == n.ASSIGNED:
            self.operands(
                self.engine.fragments.expression(declarator.initialiser_start, declarator.initialiser_end), context
            )
        only_declared = bool(flags & n.STATIC) if in_class else bool(flags & n.EXTERN) and not initialised
        if only_declared or (in_class and declarator.initialiser == n.BIT_FIELD):
            return
        type_ = self.engine.declarators.type_of(base, declarator, context)
        plain = bare(type_)
        if isinstance(plain, (ReferenceType, RoutineType)):
            return
        if isinstance(plain, ArrayType) and plain.count < 0:
            if initialised or in_class or self._has_bound(declarator.id):
                return
        if in_class and not type_.dependent and is_incomplete_at(self.engine, declarator.id, context, type_):
            self.add(num.INCOMPLETE, declarator.id, self.names.fill_in(type_))
            return
        self.require(type_, declarator.id)

    def variable(self, variable: Variable, token: int) -> None:
        """A variable of a block, where the declaration defines it; what is wrong is said at a token."""
        if variable.type is None or variable.storage_class == SC_EXTERN:
            return
        plain = bare(variable.type)
        if isinstance(plain, (ReferenceType, RoutineType)):
            return
        if isinstance(plain, ArrayType) and plain.count < 0 and self._is_initialised(variable):
            # In a template the elements of the list may be packs.
            return
        place = self._placeholder(variable)
        if place < 0:
            self.require(variable.type, token)
        elif isinstance(plain, ClassType) and not plain.dependent:
            self.complete(plain, token)
            if self._is_incomplete(plain, token):
                self.add(num.NO_DEDUCTION, place)

    def _placeholder(self, variable: Variable) -> int:
        """The token of the `auto` that a variable is declared with, or -1."""
        for one in variable.declarations:
            declaration = one.binding.declaration
            if declaration is not None and declaration.specifiers.sort == n.PLACEHOLDER:
                return declaration.specifiers.type_start
        return -1

    def _is_initialised(self, variable: Variable) -> bool:
        declarators = [one.binding.declarator for one in variable.declarations]
        return any(one is not None and one.initialiser != n.NO_INITIALISER for one in declarators)

    def members(self, cls: ClassType, context: Context) -> None:
        """The data members of a class that is no instance."""
        for piece in self.examined.cutter.pieces(cls.brace):
            if piece.sort == c.SIMPLE and self.examined.kinds[piece.head] != k.STATIC_ASSERT:
                with unanswered:
                    self.declaration(self.engine.lookup.declarations.parse(piece, cls.name), context, True)

    def _has_bound(self, token: int) -> bool:
        """Whether another declaration of the array that is declared at a token says its bound ([dcl.array]/8).

        It may have the elements: `static constexpr int n[] = {1};` in a class may be declared again outside
        ([depr.static.constexpr])."""
        entity = self.examined.lookup().resolve(token)
        if entity is None:
            return True
        for binding in entity.bindings:
            declarator = binding.declarator
            if declarator is not None and declarator.initialiser != n.NO_INITIALISER:
                return True
            operators = declarator.operators if declarator is not None else []
            if operators and operators[0].sort == n.ARRAY and operators[0].first + 1 < operators[0].last:
                return True
        return False

    def _fits(self, node: e.Node, base: Type, declarator: n.Declarator, context: Context) -> bool:
        """Whether the bound of an array is positive and not too large."""
        engine = self.engine
        value = engine.evaluator.integer(engine.expressions.build(node, context))
        if value < 0:
            self.add(num.ARRAY_SIZE, node.start)
            return False
        if value * self._size(base) > _LARGEST:
            self.add(num.TOO_LARGE, declarator.id)
            return False
        return True

    def _size(self, type_: Type) -> int:
        """The size of an element, 1 where it is not known."""
        with unanswered:
            return max(self.engine.layout.size(type_), 1)
        return 1

    # --- operands ------------------------------------------------------------------------------------------------

    def operands(self, node: e.Node, context: Context) -> None:
        """The types in an expression that have to be complete: operands of `sizeof`, classes in front of `::`."""
        pending: list[e.Node] = [node]
        while pending:
            at = pending.pop()
            if isinstance(at, e.Operand) and self.examined.kinds[at.start] == k.SIZEOF:
                for operand in at.items:
                    type_ = self._named_type(operand, context)
                    if type_ is not None:
                        self.require(type_, operand.start)
            pending += reversed(at.children())

    def _named_type(self, operand: e.Node, context: Context) -> Type | None:
        """The type that an operand names, None where it is an expression."""
        engine = self.engine
        if isinstance(operand, e.TypeId):
            return engine.specifiers.type_id(operand.start, operand.end, context)
        if isinstance(operand, e.Name):
            return engine.ids.named_type(operand, engine.written_names.resolve(operand, context), context)
        return None
