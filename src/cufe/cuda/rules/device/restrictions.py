"""What the body of a function for the device may not contain (observed: diagnostics-b 3.9, 4).

Exceptions 20060, launches 20023, 20066 and 20067, typeid and dynamic_cast 20188, members of anonymous unions outside of
functions 20104, `long double` 20208, `thread_local` variables 20114 and those without a size 20211, operations on
vectors 20237, coroutines 20251, addresses of labels 20082; of textures and surfaces the address 20097 and 20098,
indirection 20099 and 20100, and references 20102.  All of it is said where it is written, also in
operands that are not evaluated; of a template in every instance."""

from cufe.checks.declarations.block_variables import Locals, varying_bounds
from cufe.cuda.marks import TEXTURE
from cufe.cuda.rules.calls.callees import is_generic
from cufe.cuda.rules.device.asm_operands import AsmOperands
from cufe.cuda.rules.device.variables import is_empty, storage_token
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.variables.zero_sized import has_empty_array
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.entities import ClassType, Namespace, Routine, Variable
from cufe.il.statements import FunctionScope
from cufe.il.types import Type, VectorType
from cufe.il.walk import Node, Walk
from cufe.sema.expr.launches import is_launch
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.sema.overload.type_tests import bare, element, is_unknown
from cufe.syntax import cutter as c
from cufe.syntax.cutter import CLASS, SIMPLE
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# Types of texture and surface references: variables of them exist for the device, too, without a word that says so.


def declares_textures(examined: ExaminedUnit) -> bool:
    """Whether the user's code declares such a type."""
    return any(examined.marks.union(start, end) & TEXTURE for start, end in examined.stretches)


def is_texture(examined: ExaminedUnit, type_: Type | None) -> bool:
    """Whether a type is that of a texture or surface reference."""
    found = bare(type_) if type_ is not None else None
    if not isinstance(found, ClassType):
        return False
    return bool(examined.marks.union(max(found.key, 0), max(found.brace, 0)) & TEXTURE)


_ATTRIBUTES: Final = frozenset(("device_builtin_texture_type", "device_builtin_surface_type"))


def texture_classes(examined: ExaminedUnit) -> set[str]:
    """The names of the user's classes that are types of textures or surfaces."""
    classes: set[str] = set()
    for token in examined.tokens_of(set(_ATTRIBUTES), examined.stretches):
        path = examined.cutter.path(token)
        if path and path[-1].sort == c.CLASS:
            classes.add(examined.scope_name(path[-1]))
    return classes


def holds_texture(examined: ExaminedUnit, type_: Type | None) -> bool:
    """Whether it is one, an array of such, or a class with such a member."""
    found = element(type_) if type_ is not None else None
    if is_texture(examined, found):
        return True
    if not isinstance(found, ClassType):
        return False
    engine = examined.engine()
    with unanswered:
        return any(
            is_texture(examined, engine.declare_types.field_type(field)) for field in engine.classes.fields(found)
        )
    return False


_LAUNCH: Final = 20023
LAUNCH_AT_RUN_TIME: Final = 20065
_EXCEPTIONS: Final = 20060
_COPIED_ARGUMENT: Final = 20066
_DESTROYED_ARGUMENT: Final = 20067
#: what is reported about launches, and what of those in the first function with such alone
OF_FIRST_FUNCTION: Final = (LAUNCH_AT_RUN_TIME, _COPIED_ARGUMENT, _DESTROYED_ARGUMENT)
LAUNCHES: Final = (_LAUNCH, *OF_FIRST_FUNCTION)
_LABEL: Final = 20082
_TEXTURE_ADDRESS: Final = 20097
_ADDRESS_OF_EXPRESSION: Final = 20098
_INDIRECTION: Final = 20099
_INDIRECTION_OF_EXPRESSION: Final = 20100
_TEXTURE_REFERENCE: Final = 20102
_ANONYMOUS_UNION: Final = 20104
_THREAD_LOCAL: Final = 20114
_OPERATOR: Final = 20188
_LONG_DOUBLE: Final = 20208
_ZERO_SIZED: Final = 20211
_VECTOR: Final = 20237
_COROUTINE: Final = 20251

_KEYWORDS: Final = (k.CO_AWAIT, k.CO_YIELD, k.CO_RETURN)
_IN_MEMORY_SPACES: Final = en.DEVICE_VARIABLE | en.CONSTANT_VARIABLE | en.SHARED_VARIABLE | en.MANAGED_VARIABLE

_TEXTURE_ACCESSES: Final = (o.ADDRESS_OF, o.INDIRECT, o.REFERENCE_TO)
#: the operators of accesses
_WRITTEN: Final = b"&*"
#: the specifiers of a declaration or type, of which the first one is named
_SPECIFIERS: Final = bytes(
    (k.BUILTIN_TYPE, k.CONST, k.VOLATILE, k.STATIC, k.EXTERN, k.TYPEDEF, k.CONSTEXPR, k.THREAD_LOCAL)
)
#: what may stand in front of an operand
_BEFORE_OPERAND: Final = bytes((k.RETURN,)) + b"=(,{[;)"


class Restriction:
    """Something to report: its number, where, where it is found, and the words of the message; `once` for all
    instances of a template."""

    def __init__(self, number: int, token: int, met_at: int, words: tuple[str | int, ...], once: bool = False) -> None:
        self.number: int = number
        self.token: int = token
        self.met_at: int = met_at
        self.words: tuple[str | int, ...] = words
        self.once: bool = once


class Restrictions(Walk):
    """Goes through one body; lambdas in it have their own."""

    def __init__(self, examined: ExaminedUnit, engine: "Engine") -> None:
        super().__init__()
        self.examined: ExaminedUnit = examined
        self.engine: Engine = engine
        self.asm_operands: AsmOperands = AsmOperands(engine)
        self.found: list[Restriction] = []
        self._seen: set[Node] = set()
        #: the braces of local classes, whose members are functions of their own
        self._classes: list[int] = []
        self._textures: bool = declares_textures(examined)
        self._empty: bool = has_empty_array(examined)

    def body(self, scope: FunctionScope, lambdas: list[e.LambdaNode]) -> list[Restriction]:
        """What is wrong in the body of a function, `lambdas` being those inside of it."""
        self.found = []
        self._seen = set()
        self._classes = []
        self.function(scope)
        block = scope.block
        if isinstance(block, s.TryBlock):
            block = block.body
        if isinstance(block, s.Block) and block.token >= 0:
            self._tokens(block, lambdas)
            self._coroutine(scope, block, lambdas)
            if self._textures:
                self._texture_arguments(scope.routine, block, lambdas)
        for variable in Locals(scope).variables():
            self._declared(variable, is_generic(scope.routine))
        return self.found

    def _add(self, number: int, token: int, *words: str | int) -> None:
        if token >= 0:
            self.found.append(Restriction(number, token, token, words))

    def skips(self, node: Node) -> bool:
        if node in self._seen:
            return True
        self._seen.add(node)
        if isinstance(node, (s.TryBlock, e.Throw)):
            self._add(_EXCEPTIONS, node.token)
        elif isinstance(node, s.DeclStatement):
            self._classes += [one.brace for one in node.entities if isinstance(one, ClassType) and one.brace >= 0]
        elif isinstance(node, s.AsmStatement):
            for number, token, words in self.asm_operands.mistakes(node):
                self._add(number, token, *words)
        elif isinstance(node, e.Operation):
            self._operation(node)
        elif isinstance(node, e.VariableExpression):
            if is_of_anonymous_union(self.engine, node.variable):
                self._add(_ANONYMOUS_UNION, node.token)
        return False

    def _operation(self, node: e.Operation) -> None:
        if is_launch(node):
            self._launch(node)
        elif node.operation in _TEXTURE_ACCESSES:
            self._texture(node)
        elif isinstance(node.type.skip_typerefs(), VectorType) and node.operation not in _NO_VECTOR_OPERATIONS:
            if len(node.arguments) > 1:
                self._add(_VECTOR, node.token)

    def _texture(self, node: e.Operation) -> None:
        """An address or a reference of a texture, or what its address points to."""
        operand = node.arguments[0]
        is_indirect = node.operation == o.INDIRECT
        accessed = node if is_indirect else operand
        if not self._textures or accessed.category != e.LVALUE or not is_texture(self.examined, accessed.type):
            return
        if node.operation == o.REFERENCE_TO:
            self.found.append(Restriction(_TEXTURE_REFERENCE, operand.start, _last(operand), (), True))
        elif self.engine.kinds[node.token] not in _WRITTEN:
            # A loop over a range has such operators, too.
            return
        elif isinstance(operand, e.VariableExpression):
            number = _INDIRECTION if is_indirect else _TEXTURE_ADDRESS
            self.found.append(Restriction(number, node.token, node.token, (operand.variable.name,), True))
        else:
            number = _INDIRECTION_OF_EXPRESSION if is_indirect else _ADDRESS_OF_EXPRESSION
            self.found.append(Restriction(number, node.token, _last(operand), (), True))

    def _launch(self, node: e.Operation) -> None:
        """A launch: without separate compilation it cannot be, with it arguments have to be copied as bits."""
        start = node.arguments[0].start
        if not self.examined.settings.device_c:
            number = LAUNCH_AT_RUN_TIME if self.examined.settings.jit else _LAUNCH
            self.found.append(Restriction(number, start, self._end(node), (), True))
            return
        call = node.arguments[-1]
        arguments = call.operands()[1:] if isinstance(call, e.Operation) and call.operation in o.CALLS else []
        for argument in arguments:
            cls = class_of(argument.type)
            if cls is None:
                continue
            if self._is_written(cls, en.SFK_CONSTRUCTOR):
                self._add(_COPIED_ARGUMENT, start)
            elif self._is_written(cls, en.SFK_DESTRUCTOR):
                self._add(_DESTROYED_ARGUMENT, start)

    def _end(self, node: e.Operation) -> int:
        """The end of a launch."""
        call = node.arguments[-1].token
        if call >= 0 and self.engine.kinds[call] == k.OPEN_ROUND:
            return self.engine.cutter.brackets.close(call)
        return _last(node)

    def _is_written(self, cls: ClassType, special: int) -> bool:
        """Whether copying or destroying an object calls something that somebody wrote."""
        with unanswered:
            if special == en.SFK_DESTRUCTOR:
                return not self.engine.objects.trivially_destructible(cls)
            constructors = self.engine.classes.constructors(cls)
            copies = [one for one in constructors if isinstance(one, Routine) and self.engine.objects.is_copy(one)]
            return any(not self.engine.objects.is_trivial_copy(one) for one in copies)
        return False

    def _declared(self, variable: Variable, is_template: bool) -> None:
        """A variable that the device has no threads for, or that has no size."""
        declared = variable.declarations[0] if variable.declarations else None
        type_ = variable.type
        if declared is None or type_ is None or variable.storage_class == en.SC_EXTERN:
            return
        declaration, declarator = declared.binding.declaration, declared.binding.declarator
        if variable.flags & en.THREAD_LOCAL and declaration is not None and declarator is not None:
            if not variable.flags & _IN_MEMORY_SPACES and not varying_bounds(type_) and not is_unknown(type_):
                storage = storage_token(self.engine.kinds, declaration.specifiers)
                self.found.append(Restriction(_THREAD_LOCAL, storage, declarator.end, (), True))
        if self._empty and not is_template and is_empty(self.engine, type_):
            self._add(_ZERO_SIZED, variable.token, variable.name)

    def _coroutine(self, scope: FunctionScope, block: s.Block, lambdas: list[e.LambdaNode]) -> None:
        """The keywords of coroutines, and behind the first `co_return` the name of the function."""
        kinds = self.engine.kinds
        for kind in _KEYWORDS:
            for at in k.all_of(kinds, kind, block.token, block.end):
                if kinds[at - 1] == k.OPERATOR or any(one.node.start < at < one.node.end for one in lambdas):
                    continue
                self.found.append(Restriction(_COROUTINE, at, at, (), True))
                if kind == k.CO_RETURN:
                    if scope.coroutine is not None and not is_generic(scope.routine):
                        self.found.append(Restriction(_COROUTINE, self._name(scope.routine), at, ()))
                    break

    def _texture_arguments(self, routine: Routine, block: s.Block, lambdas: list[e.LambdaNode]) -> None:
        """Textures as the first arguments of class templates, whose parameters are references then; whether an operand
        is evaluated does not matter."""
        engine = self.engine
        kinds = engine.kinds
        declared = engine.declare_types.definition(routine)
        if declared is None:
            return
        for at in k.all_of(kinds, k.LESS, block.token, block.end):
            token = at + 1
            if kinds[at - 1] != k.IDENTIFIER or kinds[token] != k.IDENTIFIER or kinds[token + 1] not in b">,":
                continue
            template = self.examined.lookup().resolve(at - 1)
            if template is None or not template.is_type or any(one.node.start < at < one.node.end for one in lambdas):
                continue
            for variable in engine.names.unqualified(engine.lexemes[token], declared.context, token):
                if isinstance(variable, Variable) and is_texture(self.examined, variable.type):
                    self.found.append(Restriction(_TEXTURE_REFERENCE, token, token, (), True))

    def _name(self, routine: Routine) -> int:
        """The name of a definition; of a lambda what follows its captures and the attributes there."""
        closure = routine.parent.closure if isinstance(routine.parent, ClassType) else None
        if not isinstance(closure, e.LambdaNode):
            declared = self.engine.declare_types.definition(routine)
            return routine.token if declared is None else declared.binding.name
        brackets = self.engine.cutter.brackets
        at = brackets.close(closure.node.start) + 1
        while self.engine.kinds[at] == k.ATTRIBUTE:
            at = brackets.skip(at + 1)
        return at

    def _tokens(self, block: s.Block, lambdas: list[e.LambdaNode]) -> None:
        """What may leave no trace in the typed tree: `&&label`, typeid of a type, a dynamic_cast to a base class,
        types in operands that are not evaluated."""
        kinds = self.engine.kinds
        for kind in (k.AND, k.CAST, k.TYPEID, k.BUILTIN_TYPE):
            for at in k.all_of(kinds, kind, block.token, block.end):
                if not any(one.node.start < at < one.node.end for one in lambdas):
                    if kind == k.TYPEID:
                        self._add(_OPERATOR, at, "typeid")
                    elif kind == k.CAST and self.engine.lexemes[at] == "dynamic_cast":
                        self._add(_OPERATOR, at, "dynamic_cast")
                    elif kind == k.AND and self._is_label(at + 1, block):
                        self._add(_LABEL, at)
                    elif kind == k.BUILTIN_TYPE and self.engine.lexemes[at] == "double":
                        self._double(at)

    def _double(self, token: int) -> None:
        """`long double`, which has no more digits than `double`; once for all instances, as a warning."""
        kinds = self.engine.kinds
        brackets = self.engine.cutter.brackets
        first, end = token, token + 1
        while kinds[first - 1] in _SPECIFIERS:
            first -= 1
        while kinds[end] in _SPECIFIERS:
            end += 1
        if "long" in self.engine.lexemes[first:end]:
            if not any(brace < token < brackets.close(brace) for brace in self._classes):
                self.found.append(Restriction(_LONG_DOUBLE, first, token, (), True))

    def _is_label(self, token: int, block: s.Block) -> bool:
        """Whether a name behind `&&` where an operand begins is that of a label in a block."""
        kinds = self.engine.kinds
        if kinds[token] != k.IDENTIFIER or kinds[token - 2] not in _BEFORE_OPERAND:
            return False
        name = self.engine.lexemes[token]
        for at in range(block.token, block.end):
            if kinds[at] == k.IDENTIFIER and kinds[at + 1] == k.COLON and self.engine.lexemes[at] == name:
                return True
        return False


def _last(node: e.Expression) -> int:
    """The last token that something in an expression has for its place."""
    found = node.token
    for operand in node.operands():
        found = max(found, _last(operand))
    return found


def is_of_anonymous_union(engine: "Engine", variable: Variable) -> bool:
    """Whether a variable is a member of an anonymous union outside of functions."""
    if not isinstance(variable.parent, Namespace) or variable.token < 0:
        return False
    path = engine.cutter.path(variable.token)
    # Variables that a member function declares `extern` belong to the namespace, too.
    return len(path) > 1 and path[-2].sort == CLASS and path[-1].sort == SIMPLE


#: what moves vectors about
_NO_VECTOR_OPERATIONS: Final = (
    o.ASSIGN, o.INDIRECT, o.REF_INDIRECT, o.CALL, o.DOT_MEMBER_CALL, o.POINTS_TO_MEMBER_CALL, o.DOT_FIELD,
    o.POINTS_TO_FIELD, o.SUBSCRIPT, o.QUESTION, o.COMMA, o.CAST, o.LVALUE_CAST, o.LVALUE_ADJUST, o.REF_CAST,
    o.DOT_STATIC, o.POINTS_TO_STATIC,
)  # fmt: skip
