"""Members that constructors leave out, and the order in which they are set ([class.base.init])."""

from cufe.checks.findings import Findings
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName, Message
from cufe.diagnostics.severity import REMARK, WARNING
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Routine
from cufe.il.initialisation import ConstructorInit
from cufe.il.statements import FunctionScope
from cufe.il.types import ReferenceType, Type
from cufe.sema.answers import Unknown
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare, qualified_element
from cufe.syntax import cutter as c
from cufe.syntax.body_bindings import class_name
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_UNINITIALISED: Final = 368

_CLOSED_BASES: Final = (k.PRIVATE, k.PROTECTED, k.VIRTUAL)


class UninitialisedMembers:
    """Judges classes as the user wrote them, templates among them; what is made of these has nothing to add.

    References and constants in classes without constructors, which nothing can initialise but a list (368;
    [class.base.init]/11): a remark on aggregates, which a list does initialise, else a warning."""

    def __init__(self, code: UserCode, engine: "Engine") -> None:
        self.code: UserCode = code
        self.engine: Engine = engine
        self.names: MessageNames = MessageNames()
        self._told: set[int] = set()

    def judge(self, cls: ClassType) -> None:
        if cls.kind == tk.TK_UNION or cls.brace < 0 or cls.brace in self._told or not self.code.is_own(cls.brace):
            return
        self._told.add(cls.brace)
        with unanswered:
            if self.engine.declare.constructors(cls):
                return
            uninitialised = self._uninitialised(cls)
            severity = REMARK if self._is_aggregate(cls) else WARNING
            if uninitialised:
                name = self._name(cls)
                offset = self.code.unit.offset
                at = class_name(self._key(cls), cls.brace, self.code.kinds)[2]
                kind = "class template" if self._is_of_template(cls) else "class"
                self.code.diagnoser.add(
                    _UNINITIALISED,
                    offset(at if at >= 0 else cls.brace),
                    EntityName(kind, name),
                    extra=[Message("%n", EntityName(sort, f"{name}::{field.name}")) for field, sort in uninitialised],
                    detected=offset(self.code.brackets.close(cls.brace)),
                    default=severity,
                )

    def _name(self, cls: ClassType) -> str:
        if cls.name:
            return self.names.class_name(cls)
        return self.names.entities.scope(cls) + "<unnamed>"

    def _is_of_template(self, cls: ClassType) -> bool:
        path = self.code.cutter.path(cls.brace)
        inner = [piece for piece in path if piece.sort == c.CLASS]
        return bool(path) and path[-1].sort == c.CLASS and self.code.is_template(inner)

    def _uninitialised(self, cls: ClassType) -> list[tuple[Field, str]]:
        """The members that nothing initialises but that have to be, each with what messages call it."""
        found: list[tuple[Field, str]] = []
        for field in self.engine.classes.fields(cls):
            type_ = self.engine.declare_types.field_type(field)
            inner = bare(type_)
            if field.anonymous and isinstance(inner, ClassType):
                found += self._uninitialised(inner)
            elif field.name and not self.engine.classes.has_initialiser(field):
                sort = self._sort(type_)
                if sort:
                    found.append((field, sort))
        return found

    def _sort(self, type_: Type) -> str:
        """What messages call a member of a type that has to be initialised, else ""."""
        if isinstance(bare(type_), ReferenceType):
            return "reference member"
        if not qualified_element(type_).qualifiers() & tk.CONST:
            return ""
        cls = self.engine.objects.element_class(type_)
        if cls is None or type_.dependent or not self._initialises_itself(cls):
            return "const member"
        return ""

    def _initialises_itself(self, cls: ClassType) -> bool:
        """Whether a class has a default constructor of the user, which templates and inherited ones are not."""
        engine = self.engine
        engine.classes.require_complete(cls, cls.token)
        return any(
            isinstance(constructor, Routine)
            and not constructor.flags & (en.DEFAULTED | en.DELETED)
            and engine.declare_types.required_parameters(constructor) == 0
            for constructor in engine.declare.constructors(cls)
        )

    def _key(self, cls: ClassType) -> int:
        """The word `class` or `struct` of a definition."""
        path = self.code.cutter.path(cls.brace)
        key = path[-1].head if path and path[-1].sort == c.CLASS and path[-1].body == cls.brace else cls.brace
        step = 1 if key < cls.brace else -1
        while self.code.kinds[key] not in k.CLASS_KEYS:
            key += step
        return key

    def _is_aggregate(self, cls: ClassType) -> bool:
        """Bases that depend on template parameters are told by their words."""
        brace = cls.brace
        key = self._key(cls)
        colon = self.code.kinds.find(k.COLON, key, brace)
        if colon >= 0:
            bases = k.stretch(self.code.kinds, colon, brace)
            is_closed = any(word in bases for word in _CLOSED_BASES)
            if is_closed or (self.code.kinds[key] == k.CLASS and k.PUBLIC not in bases):
                return False
            if self.engine.language.standard < 2017:
                return False
        return self.engine.classes.is_aggregate(cls)


_OUT_OF_ORDER: Final = 1719


class InitialisationOrder:
    """Judges constructors; the first initialiser that stands too late is reported.

    Initialisers of a constructor in another order than the one in which they run (1719; [class.base.init]/13); a
    remark, off by default."""

    def __init__(self, findings: Findings) -> None:
        self.findings: Findings = findings
        self.names: MessageNames = MessageNames()

    def function(self, scope: FunctionScope) -> None:
        written = [init for init in scope.constructor_inits if not init.compiler_generated and init.token >= 0]
        rank = {id(init): place for place, init in enumerate(written)}
        before: ConstructorInit | None = None
        for init in sorted(written, key=_token):
            if before is not None and rank[id(init)] < rank[id(before)]:
                try:
                    names = (self._name(init), self._name(before))
                except Unknown:
                    return
                self.findings.add(_OUT_OF_ORDER, init.token, -1, names)
                return
            before = init

    def _name(self, init: ConstructorInit) -> EntityName:
        if init.field is not None:
            owner = init.field.parent
            while isinstance(owner, ClassType) and not owner.name and isinstance(owner.parent, ClassType):
                # A member of an anonymous union is one of the class around.
                owner = owner.parent
            if isinstance(owner, ClassType):
                return EntityName("member", f"{self.names.class_name(owner)}::{init.field.name}")
        if init.base is not None:
            return EntityName("class", self.names.class_name(init.base.type))
        raise Unknown("what a constructor initialises", init.token)


def _token(init: ConstructorInit) -> int:
    return init.token
