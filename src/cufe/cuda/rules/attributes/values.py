"""The values of attribute arguments, and what is wrong with them (observed: diagnostics-a 5.5).

An attribute with an argument that depends on a template parameter is applied to each instance when that is first named;
what depends on nothing is reported for the template itself."""

from cufe.checks.expressions.not_constant import is_of_operation, notes_of
from cufe.checks.mistake_fill_ins import fill_ins_of
from cufe.checks.names.reported_names import ToldNames
from cufe.cuda.rules.declared import Declared
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import At, EntityName, Frame, Note, TypeName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.constants import Constant, IntegerConstant
from cufe.il.context import Context
from cufe.il.expressions import TYPE_DEPENDENT, BracedInitList, Expression, OverloadExpression, VariableExpression
from cufe.il.types import Type
from cufe.sema.answers import Dependent, IllFormed, Mistake, Unknown
from cufe.sema.constant.literals import integer_literal
from cufe.sema.constant.reasons import NotConstant
from cufe.sema.declared.written_names import not_found
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import class_of, is_enum, is_integral, is_unknown
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cufe.sema.engine import Engine


# Names in the arguments of attributes that mean nothing (20, 135, 276, 282).


_BUILTIN: Final = "__"


def missing_names(engine: "Engine", node: e.Node, context: Context) -> list[Mistake]:
    """The missing names of an expression, from left to right."""
    found: list[Mistake] = []
    pending: list[e.Node] = [node]
    while pending:
        at = pending.pop()
        if isinstance(at, e.Call) and isinstance(at.callee, e.Name):
            if all(isinstance(argument, e.Literal) for argument in at.arguments):
                pending.append(at.callee)
            else:
                # Its arguments may find the function.
                pending += reversed(at.arguments)
            continue
        if isinstance(at, e.Member):
            # What follows the dot is looked up in the object's class.
            pending.append(at.object)
            continue
        pending += reversed(at.children())
        if isinstance(at, e.Name):
            one = _missing(engine, at, context)
            if one is not None:
                found.append(one)
    return found


def _missing(engine: "Engine", name: e.Name, context: Context) -> Mistake | None:
    """What is wrong with a name, None where it means something or where that is not known."""
    spelling = engine.lexemes[name.id]
    if engine.kinds[name.id] != k.IDENTIFIER or spelling.startswith(_BUILTIN):
        return None
    try:
        named = engine.written_names.resolve(name, context)
        if named.entities or named.dependent or (not named.qualified and name.own_arguments() is not None):
            return None
        missing = not_found(engine, named, "no such name", name.id)
        return missing if isinstance(missing, Mistake) else None
    except IllFormed as failure:
        return failure if isinstance(failure, Mistake) and failure.number == num.NO_SCOPE else None
    except (Dependent, Unknown):
        return None


_BAD_SUBSTITUTION: Final = 1867
#: words that begin no expression
_BEFORE_TYPES: Final = bytes((k.CONST, k.VOLATILE, k.STRUCT, k.CLASS, k.UNION, k.ENUM))


class Instance:
    """An instance to which attributes are applied: its context, the token that named it first, how messages tell of
    it, the first tokens of the arguments that depend on template parameters, and of those of which some instance has
    told that nothing can be put in."""

    def __init__(self, context: Context, used_at: int, frame: Frame, hanging: set[int], refused: set[int]) -> None:
        self.context: Context = context
        self.used_at: int = used_at
        self.frame: Frame = frame
        self.hanging: set[int] = hanging
        self.refused: set[int] = refused


class AttributeValues:
    """Reads the arguments of the attributes of one declaration, for itself or for an instance."""

    def __init__(self, one: Declared, instance: Instance | None) -> None:
        self.one: Declared = one
        self.instance: Instance | None = instance
        #: first tokens of the arguments that depend on template parameters
        self.hanging: set[int] = set() if instance is None else instance.hanging
        #: and those of which an instance has told that nothing can be put in
        self.refused: set[int] = set() if instance is None else instance.refused
        #: of the arguments that were read last: some depend on template parameters, some are ill-formed
        self.hangs: bool = False
        self.failed: bool = False
        #: of the arguments that were read last: there is one too many, and nothing else is wrong
        self.only_too_many: bool = False
        self._context: Context | None = instance.context if instance is not None else None

    def is_told(self) -> bool:
        """Whether the template itself has told what there is about the arguments that were read last."""
        return self.instance is not None and not self.hangs

    def add(
        self, number: int, token: int, *fill_ins: "str | int | TypeName | EntityName | At", notes: "Sequence[Note]" = ()
    ) -> None:
        """Reports something about the attributes; of an instance with the place that asked for it."""
        examined = self.one.examined
        if not examined.is_of_pass(number):
            return
        instance = self.instance
        offset = examined.unit.offset
        examined.diagnoser.add(
            number,
            offset(token),
            *fill_ins,
            notes=[*notes],
            context=[] if instance is None else [instance.frame],
            detected=offset(token if instance is None else instance.used_at),
        )

    def arguments(self, opening: int) -> list[tuple[int, int]]:
        """The arguments in the parentheses at `opening`, as tokens."""
        if opening < 0:
            return []
        examined = self.one.examined
        close = examined.brackets.close(opening)
        found: list[tuple[int, int]] = []
        at = opening + 1
        while at < close:
            end = examined.parser.skip_to_comma(at, close)
            found.append((at, end))
            at = end + 1
        if found and examined.kinds[close - 1] == k.COMMA:
            found.append((close, close))
        return found

    def values(self, opening: int, fewest: int, most: int) -> list[int | None]:
        """The values of the arguments in the parentheses at `opening`, None where they are not known; what is wrong
        with them, or with their number, is reported."""
        self.hangs = self.failed = self.only_too_many = False
        parts = self.arguments(opening)
        if opening >= 0 and len(parts) < fewest:
            self._fail(num.EXPRESSION_EXPECTED, opening + 1, opening + 1)
        found: list[int | None] = []
        for start, end in parts[:most]:
            found += self.value(start, end)
        if len(parts) > most:
            self.only_too_many = not self.failed
            self.failed = True
            if self.instance is None:
                rest = parts[most][0] - 1
                # Told of before the attribute is applied.
                self.one.examined.add_late(num.CLOSE_ROUND_EXPECTED, rest, opening - 1 if self.only_too_many else rest)
        return found

    def value(self, start: int, end: int) -> list[int | None]:
        """The value of one argument; of an expansion in an instance the values of all its elements."""
        if self.instance is not None and start in self.hanging:
            self.hangs = True
        examined = self.one.examined
        if end == start + 1 and examined.kinds[start] == k.NUMBER:
            # Nearly all are like this: the engine need not be opened.
            literal = integer_literal(examined.lexemes[start])
            if literal is not None and not literal.user_suffix:
                return [literal.value]
        if start == end:
            self._fail(num.EXPRESSION_EXPECTED, start, start)
        elif not self._is_type(start, end) and examined.is_own(start):
            try:
                return self._evaluated(start, end)
            except Dependent:
                self.hangs = True
                self.hanging.add(start)
            except Mistake as mistake:
                if mistake.number == num.NO_OBJECT:
                    self._fail(num.NO_OBJECT, mistake.token, start)
                    self._refuse(start)
            except (Unknown, IllFormed):
                pass
        return [None]

    def _fail(
        self,
        number: int,
        token: int,
        start: int,
        *fill_ins: "str | TypeName | EntityName",
        notes: "Sequence[Note]" = (),
    ) -> None:
        """Reports the argument that begins at `start`, unless the template itself has told of it."""
        self.failed = True
        if self.instance is None or start in self.hanging:
            self.add(number, token, *fill_ins, notes=notes)

    def _refuse(self, start: int) -> None:
        """Reports once of all instances that template arguments cannot be put in."""
        if self.instance is not None and start not in self.refused:
            self.refused.add(start)
            self._fail(_BAD_SUBSTITUTION, start, start)

    def _is_type(self, start: int, end: int) -> bool:
        """Whether a type that begins with a keyword stands where a value belongs."""
        kinds = self.one.examined.kinds
        if kinds[start] in _BEFORE_TYPES:
            self._fail(num.EXPRESSION_EXPECTED, start, start)
            return True
        if kinds[start] != k.BUILTIN_TYPE or kinds[start + 1] in b"({":
            return False
        self._fail(num.TYPE_NAME, start, start)
        if end > start + 1 and kinds[start + 1] == k.BUILTIN_TYPE:
            self._fail(num.CLOSE_ROUND_EXPECTED, start + 1, start)
        return True

    # --- by the engine -------------------------------------------------------------------------------------------

    def _evaluated(self, start: int, end: int) -> list[int | None]:
        engine = self.one.examined.engine()
        nodes = engine.fragments.items(start, end)
        if len(nodes) != 1 or nodes[0].end != end:
            raise Unknown("an argument that is no single expression", start)
        node = nodes[0]
        context = self._scope(engine)
        self._check_order(engine, node, context)
        if self._has_missing(engine, node, start, context):
            return [None]
        if isinstance(node, e.TypeId):
            if end == start + 1:
                engine.specifiers.type_id(start, end, context)
                self._fail(num.TYPE_NAME, start, start)
            return [None]
        if isinstance(node, e.Name):
            named = engine.written_names.resolve(node, context)
            if engine.ids.named_type(node, named, context) is not None:
                self._fail(num.TYPE_NAME, start, start)
                return [None]
        made = [self._settled(engine, one) for one in engine.expressions.list_of(nodes, context)]
        if any(one.flags & TYPE_DEPENDENT or one.type.dependent for one in made):
            raise Dependent
        return [self._constant(engine, one, start) for one in made]

    def _settled(self, engine: "Engine", made: Expression) -> Expression:
        """The function that a name stands for, or its address."""
        if isinstance(made, OverloadExpression) and not made.flags & TYPE_DEPENDENT:
            return engine.ids.settled(made)
        return made

    def _check_order(self, engine: "Engine", node: e.Node, context: Context) -> None:
        """Members that are declared behind the attribute are not known in it; the engine knows them all."""
        if not self.one.in_class:
            return
        for token in range(node.start, node.end):
            if engine.kinds[token] == k.IDENTIFIER and engine.kinds[token - 1] != k.SCOPE:
                for entity in engine.names.unqualified(engine.lexemes[token], context, token):
                    if entity.token > token:
                        raise Unknown("a member that is declared later", token)

    def _scope(self, engine: "Engine") -> Context:
        """Where the names of the arguments are looked up: the scope of the declaration, behind its template heads."""
        if self._context is None:
            one = self.one
            self._context = engine.definitions.context_of([*one.path, one.piece], one.declaration.heads)
        if self._context is None:
            raise Unknown("scope of a declaration", self.one.piece.start)
        return self._context

    def _has_missing(self, engine: "Engine", node: e.Node, start: int, context: Context) -> bool:
        """Whether names in an argument mean nothing: undefined ones, and `T::value` of a class that has none."""
        examined = self.one.examined
        missing = False
        for name in missing_names(engine, node, context):
            if name.token > self.one.name_token:
                # A parameter may have the name.
                raise Unknown("a name in an attribute behind parameters", name.token)
            missing = True
            told = examined.once(ToldNames)
            if name.number != num.NO_MEMBER and told.has(examined.lexemes[name.token], name.token):
                self.failed = True
                continue
            self._fail(name.number, name.token, start, *fill_ins_of(engine, name))
            if name.number == num.UNDEFINED:
                told.put_around(name.token)
            if name.searched is not None:
                self._refuse(start)
        return missing

    def _constant(self, engine: "Engine", made: Expression, start: int) -> int | None:
        """The value of an expression that depends on nothing."""
        if isinstance(made, BracedInitList):
            return None
        written = made
        made = engine.expressions.rvalue(made)
        type_ = made.type
        if is_unknown(type_):
            return None
        cls = class_of(type_)
        if cls is not None:
            found = engine.operators_applied.integral_conversions(cls)
            if len(found) > 1:
                raise Unknown("several conversions to integers", start)
            if not found:
                if isinstance(written, VariableExpression) and self._value(engine, made, start) is None:
                    return None
                self._fail(num.NOT_INTEGRAL, start, start, self._type_name(engine, type_))
                return None
            made = engine.expressions.rvalue(engine.operators_applied.to_integer(made, start))
            type_ = made.type
        value = self._value(engine, made, start)
        if value is None:
            return None
        if value.dependent:
            raise Dependent
        if is_integral(type_) or is_enum(type_):
            return value.value if isinstance(value, IntegerConstant) else None
        self._fail(num.NOT_INTEGRAL, start, start, self._type_name(engine, type_))
        return None

    def _value(self, engine: "Engine", made: Expression, start: int) -> Constant | None:
        """The value of an expression, None where there is none, which is reported."""
        try:
            return engine.evaluator.value(made)
        except NotConstant as failure:
            if not is_of_operation(failure):
                self._fail(num.NOT_CONSTANT, start, start, notes=notes_of(engine, failure, start))
        except IllFormed:
            pass
        return None

    def _type_name(self, engine: "Engine", type_: Type) -> TypeName:
        return MessageNames().fill_in(engine.types.unqualified(type_))
