"""The places of a body at which something is called: calls as they are written, those that operators and conversions
imply, and the objects that are made and destroyed."""

from cufe.cuda.rules.calls.callees import (
    behind_pointer,
    deduced_target,
    is_of_template,
    is_told_twice,
    named_member,
    names_member_template,
    settled_member,
    waits,
)
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il import operations as o
from cufe.il import statements as s
from cufe.il.constants import AggregateConstant, Constant, DynamicInitConstant, RepeatConstant
from cufe.il.types import Type
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# What the walk over a body has met: the places at which something is called, in the order in which they are met.


#: sorts of sites: a call that is written, one that an operator or a conversion implies, the name of a function (called
#: or not, evaluated or not), a launch, a constructor or destructor of an object, a constructor whose result is constant
CALL: Final = 0
IMPLIED: Final = 1
REFERENCE: Final = 2
LAUNCH: Final = 3
OBJECT: Final = 4
WORKED_OUT: Final = 5


class Site:
    """One use of a function: the function, the token that messages point at, the token at which the front end meets the
    use, and the order among uses that it meets there."""

    def __init__(self, sort: int, routine: en.Routine, token: int, met_at: int, evaluated: bool) -> None:
        self.sort: int = sort
        self.routine: en.Routine = routine
        self.token: int = token
        self.met_at: int = met_at
        #: not in an operand of `sizeof` and the like
        self.evaluated: bool = evaluated
        self.place: int = 0
        #: a mention that is met as soon as the name is read
        self.is_named: bool = False
        #: the value of the object that is made is constant
        self.is_constant: bool = False


class GatheredSites:
    """The sites so far, and where the walk is."""

    def __init__(self, is_template: bool) -> None:
        self.is_template: bool = is_template
        self.found: list[Site] = []
        #: the furthest token so far
        self.reached: int = -1
        #: the declaration that was read last
        self.declaration: int = -1
        #: depth of operands that are not evaluated
        self.unevaluated: int = 0
        #: depth of branches of `if constexpr` in a template: the calls in them are left to the instances
        self.undecided: int = 0

    def reach(self, token: int) -> None:
        self.reached = max(self.reached, token)

    def add(self, sort: int, routine: en.Routine, token: int, met_at: int = -1) -> None:
        if self.is_template and sort in (IMPLIED, OBJECT):
            # Operators, conversions, constructors and destructors are left to the instances.
            return
        if sort == REFERENCE or not (self.unevaluated or self.undecided):
            self.reach(token)
            met_at = met_at if met_at >= 0 else self.reached
            self.reach(met_at)
            self.found.append(Site(sort, routine, token, met_at, not self.unevaluated))


# Calls as they are written, and those that operators and conversions imply: what is met, and where.


_IN_FRONT_OF_ARGUMENTS: Final = bytes((k.GREATER,)) + b")"
_BEHIND_PARENTHESES: Final = bytes((k.LAUNCH,)) + b"()"


class CallSites:
    """The sites of calls."""

    def __init__(self, engine: "Engine", sites: GatheredSites) -> None:
        self.engine: Engine = engine
        self.sites: GatheredSites = sites
        #: the function whose body is walked
        self.around: en.Routine | None = None
        #: conversions of operands, which happen when all operands have been read
        self.deferred: set[e.Expression] = set()
        #: the calls that are launches
        self.launched: set[e.Expression] = set()
        #: where a function with a deduced result converts an operand: it is named and called at once
        self.conversions: set[int] = set()

    def call(self, node: e.Operation) -> None:
        for converted in self.converted(node):
            self.conversion(converted)
        callee = e.callee_of(node)
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
                is_static = bool(routine.flags & en.STATIC_MEMBER) and node.arguments[0] is not callee
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
        callee = e.callee_of(node)
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


# Objects that a body makes: their constructors and destructors, where they are met.


class ObjectSites:
    """The sites of objects; many of those that are only implied (copies of arguments, elements of arrays, bases and
    members) do not count."""

    def __init__(self, engine: "Engine", sites: GatheredSites) -> None:
        self.engine: Engine = engine
        self.sites: GatheredSites = sites
        #: temporaries that initialise constants without being met
        self._unmet: set[e.Expression] = set()
        #: depth of constant expressions that declarations ask for: assertions, bounds, enumerators
        self.asked: int = 0

    def constant(self, init: i.DynamicInit, variable: en.Variable) -> None:
        """The constructor of a constant object or array is not met where no initialiser is written, and not for a
        constexpr object with an empty list or a conversion behind `=`."""
        made = _made_from(init)
        if made is None or not variable.flags & (en.CONSTEXPR_VARIABLE | en.CONSTINIT_VARIABLE):
            return
        kinds = self.engine.kinds
        at = variable.token + 1
        while kinds[at] == k.OPEN_SQUARE:
            at = self.engine.cutter.brackets.skip(at)
        is_array = at != variable.token + 1
        if kinds[at] in b";,":
            self._unmet.add(made)
        elif variable.flags & en.CONSTEXPR_VARIABLE and not is_array:
            copied = kinds[at] == k.ASSIGN
            converted = copied and kinds[at + 1] != k.OPEN_BRACE and not made.init.explicit_cast
            if converted or kinds.startswith(b"{}", at + copied):
                self._unmet.add(made)

    def cast(self, init: i.DynamicInit) -> None:
        """`T(x)`, also where the copy of it is elided; neither `T{x}` nor `(T)x` nor `static_cast<T>(x)`, nor a `T()`
        that calls no constructor."""
        cls = class_of(init.type)
        if init.braced or init.token < 0 or cls is None or not (init.explicit_cast or init.elided_casts):
            return
        if constructor_of(init) is None and not init.arguments and init.expression is None:
            # Which constructor that of a template's own type is, depends on the instance.
            complete = self.engine.classes.is_complete(cls)
            default = self.engine.implicit.operation(cls, DEFAULT_CONSTRUCTOR) if complete else None
            if default is None or default.flags & en.IMPLICIT:
                return
        if init.explicit_cast and self.engine.kinds[init.token] not in (k.OPEN_ROUND, k.CAST):
            self._object(init, init.token, True)
        for token in init.elided_casts:
            self._object(init, token, True)

    def temporary(self, node: e.TempInit) -> None:
        """What is worked out is not met as a conversion, but a written one is, unless a template has yet to do so."""
        init = node.init
        if init.routine is None or init.token >= 0 or self.asked or node in self._unmet:
            return
        if node.token < 0:
            self.sites.add(WORKED_OUT, init.routine, self.sites.reached)
        elif init.explicit_cast and not self.sites.is_template:
            kinds = self.engine.kinds
            if kinds[node.token] not in (k.OPEN_ROUND, k.CAST):
                first = len(self.sites.found)
                self._object(init, kinds.find(k.OPEN_BRACE, node.token) if init.braced else node.token, True)
                for site in self.sites.found[first:]:
                    site.is_constant = True

    def worked_out(self, init: i.DynamicInit, variable: en.Variable) -> None:
        """An object whose value is constant: the place is that of the initialiser, where one is written."""
        written = written_of(init)
        if written is None or written.routine is None:
            # Of an aggregate only the destructor counts.
            self._object(init, variable.token, False)
            return
        if init.token < 0 or self.sites.is_template:
            return
        kinds = self.engine.kinds
        token = init.token
        if init.explicit_cast:
            if init.braced:
                self._object(init, kinds.find(k.OPEN_BRACE, token), True)
            else:
                self._object(init, variable.token, False)
            return
        expression = init.constant.expression if init.constant is not None else None
        if expression is not None and expression.token >= 0:
            # A written temporary, which is met by itself.
            return
        copied = kinds[token] == k.ASSIGN
        if copied or kinds[token] == k.OPEN_ROUND:
            token += 1
        if variable.flags & en.CONSTEXPR_VARIABLE:
            # Of those only what initialises directly, and with something, counts.
            if not written.arguments or (copied and kinds[token] != k.OPEN_BRACE):
                return
        self._object(init, token, True)

    def declares(self, init: i.DynamicInit) -> None:
        """The object of a declaration."""
        variable = init.variable
        if variable is None:
            return
        if init.kind == i.DIK_CONSTANT and class_of(init.type) is not None:
            self.worked_out(init, variable)
            return
        token = variable.token
        if token < 0:
            # Of structured bindings: what they are names for.
            token = self.engine.kinds.find(k.OPEN_SQUARE, self.sites.declaration, init.token)
        if token >= 0:
            self._object(init, token, class_of(init.type) is not None)

    def allocation(self, node: e.NewDelete) -> None:
        if node.is_new:
            init = node.init
            routine = constructor_of(init) if init is not None else None
            if routine is not None and not node.braced:
                scoped = self.engine.kinds[node.token] == k.SCOPE
                self.sites.add(OBJECT, routine, node.token + 1 if scoped else node.token)
        elif node.arguments:
            operand = node.arguments[0]
            destructor = node.destructor
            if destructor is not None:
                self.sites.add(OBJECT, destructor, operand.start)

    def _object(self, init: i.DynamicInit, token: int, constructs: bool) -> None:
        """An object that a declaration or a functional cast makes: its destructor, then its constructor."""
        destructor = self._destructor(init.type)
        if destructor is not None:
            self.sites.add(OBJECT, destructor, token)
        routine = constructor_of(init)
        if routine is None or not constructs or routine.parent is not class_of(init.type):
            # Also where a constructor is inherited.
            return
        self.sites.add(OBJECT, routine, token)

    def _destructor(self, type_: Type) -> en.Routine | None:
        bare = type_.skip_arrays()
        cls = class_of(bare)
        if cls is None or cls.dependent:
            return None
        with unanswered:
            return self.engine.classes.destructor(cls)
        return None


def constructor_of(init: i.DynamicInit) -> en.Routine | None:
    """The constructor that an initialisation calls, also where its value was worked out."""
    if init.routine is not None:
        return init.routine
    element = _repeated(init)
    if isinstance(element, DynamicInitConstant):
        return element.init.routine
    if element is not None and isinstance(element.expression, e.TempInit):
        return element.expression.init.routine
    written = written_of(init)
    return written.routine if written is not None else None


def _repeated(init: i.DynamicInit) -> Constant | None:
    """The element of a constant array whose elements all are made alike."""
    constant = init.constant
    if isinstance(constant, AggregateConstant) and constant.elements:
        element = constant.elements[0]
        if isinstance(element, RepeatConstant):
            return element.constant
    return None


def _made_from(init: i.DynamicInit) -> e.TempInit | None:
    """The temporary that the constant of an object, or of the elements of an array, was worked out from."""
    constant = _repeated(init) or init.constant
    made = constant.expression if constant is not None else None
    if isinstance(init.expression, e.ConstantExpression):
        # A conversion behind `=`.
        made = init.expression.constant.expression
    return made if isinstance(made, e.TempInit) else None


def written_of(init: i.DynamicInit) -> i.DynamicInit | None:
    """The initialisation as it was written: of a constant, what it was worked out from."""
    if init.kind == i.DIK_CONSTANT and init.constant is not None:
        expression = init.constant.expression
        if isinstance(expression, e.TempInit):
            return expression.init
        return None
    return init if init.explicit_cast else None


# Operands of `decltype` and `typeof` in the declarations of blocks: they are not evaluated, but name functions.


#: an operand of fewer tokens calls nothing
_LEAST: Final = 3


def operands_of_types(engine: "Engine", statement: s.DeclStatement) -> list[e.Expression]:
    """The operands in a declaration in their order, without those in braces, as the bodies of lambdas."""
    declared = _declared(statement)
    if declared is None:
        return []
    kinds = engine.kinds
    brackets = engine.cutter.brackets
    found: list[e.Expression] = []
    at = statement.token
    end = kinds.find(k.SEMICOLON, at)
    while at < end:
        if kinds[at] in (k.DECLTYPE, k.TYPEOF) and kinds[at + 1] == k.OPEN_ROUND:
            close = brackets.close(at + 1)
            if close - at - 2 >= _LEAST:
                with unanswered:
                    node = engine.fragments.expression(at + 2, close)
                    found.append(engine.expressions.operand(node, declared.context))
            at = close
        elif kinds[at] == k.OPEN_BRACE:
            at = brackets.close(at)
            end = kinds.find(k.SEMICOLON, at)
        at += 1
    return found


def _declared(statement: s.DeclStatement) -> en.Declared | None:
    """Where the first entity of a declaration is declared."""
    entity = statement.entities[0] if statement.entities else None
    if isinstance(entity, en.Typedef):
        return entity.declared
    if isinstance(entity, en.Variable) and entity.declarations:
        return entity.declarations[0]
    return None
