"""Objects that a body makes: their constructors and destructors, where they are met."""

from cufe.cuda.rules.calls.gathered_sites import OBJECT, WORKED_OUT, GatheredSites
from cufe.final import TYPE_CHECKING
from cufe.il import expressions as e
from cufe.il import initialisation as i
from cufe.il.constants import AggregateConstant, DynamicInitConstant, RepeatConstant
from cufe.il.entities import CONSTEXPR_VARIABLE, IMPLICIT, Routine, Variable
from cufe.il.types import ArrayType, Type
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ObjectSites:
    """The sites of objects; many of those that are only implied (copies of arguments, elements of arrays, bases and
    members) do not count."""

    def __init__(self, engine: "Engine", sites: GatheredSites) -> None:
        self.engine: Engine = engine
        self.sites: GatheredSites = sites

    def cast(self, init: i.DynamicInit) -> None:
        """`T(x)`, also where the copy of it is elided; neither `T{x}` nor `(T)x` nor `static_cast<T>(x)`, nor a `T()`
        that calls no constructor."""
        cls = class_of(init.type)
        if init.braced or init.token < 0 or cls is None or not (init.explicit_cast or init.elided_casts):
            return
        if constructor_of(init) is None and not init.arguments and init.expression is None:
            # Which constructor that of a template's own type is, hangs on the instance.
            complete = self.engine.classes.is_complete(cls)
            default = self.engine.implicit.operation(cls, DEFAULT_CONSTRUCTOR) if complete else None
            if default is None or default.flags & IMPLICIT:
                return
        if init.explicit_cast and self.engine.kinds[init.token] not in (k.OPEN_ROUND, k.CAST):
            self._object(init, init.token, True)
        for token in init.elided_casts:
            self._object(init, token, True)

    def temporary(self, node: e.TempInit) -> None:
        """What is worked out is not met as a conversion, but a written one is, unless a template has yet to do so."""
        init = node.init
        if init.routine is None or init.token >= 0:
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

    def worked_out(self, init: i.DynamicInit, variable: Variable) -> None:
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
        if variable.flags & CONSTEXPR_VARIABLE:
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

    def _destructor(self, type_: Type) -> Routine | None:
        bare = type_.skip_typerefs()
        while isinstance(bare, ArrayType):
            bare = bare.element.skip_typerefs()
        cls = class_of(bare)
        if cls is None or cls.dependent:
            return None
        with unanswered:
            return self.engine.classes.destructor(cls)
        return None


def constructor_of(init: i.DynamicInit) -> Routine | None:
    """The constructor that an initialisation calls, also where its value was worked out."""
    if init.routine is not None:
        return init.routine
    constant = init.constant
    if isinstance(constant, AggregateConstant) and constant.elements:
        # An array whose elements all are made alike.
        element = constant.elements[0]
        if isinstance(element, RepeatConstant):
            if isinstance(element.constant, DynamicInitConstant):
                return element.constant.init.routine
            made = element.constant.expression
            if isinstance(made, e.TempInit):
                return made.init.routine
    written = written_of(init)
    return written.routine if written is not None else None


def written_of(init: i.DynamicInit) -> i.DynamicInit | None:
    """The initialisation as it was written: of a constant, what it was worked out from."""
    if init.kind == i.DIK_CONSTANT and init.constant is not None:
        expression = init.constant.expression
        if isinstance(expression, e.TempInit):
            return expression.init
        return None
    return init if init.explicit_cast else None
