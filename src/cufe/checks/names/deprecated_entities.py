"""Uses of functions, variables, members, enumerators and types that are declared deprecated (1215, 1444 with the
reason; [dcl.attr.deprecated]).

The real host pass leaves these to the compiler behind it; that of the device tells of what functions of the device
name, unless they or their classes are deprecated themselves (observed).
"""

from cufe.checks.entity_names import function_name, words_of
from cufe.checks.findings import Findings, Judge, TextJudge
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName, Note
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import expressions as e
from cufe.il import statements as s
from cufe.il.constants import Constant, IntegerConstant
from cufe.il.entities import ClassType, Declared, Enumerator, Field, Routine, Typedef, Variable
from cufe.il.entity import Entity
from cufe.il.expressions import LambdaNode
from cufe.il.types import ArrayType, PointerType, QualifiedType, ReferenceType, TypedefType
from cufe.il.walk import Node
from cufe.sema.instance_names import InstanceNames
from cufe.sema.lambdas.captures import COPY_DEFAULT
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_DEPRECATED: Final = 1215
_WITH_REASON: Final = 1444
_BECAUSE: Final = 3287

_WORD: Final = "deprecated"
_STANDARD_NAMES: Final = frozenset(("deprecated", "__deprecated__", "gnu::deprecated", "gnu::__deprecated__"))
_GNU_NAMES: Final = frozenset(("deprecated", "__deprecated__"))


class DeprecatedEntities(TextJudge):
    """Judges what the functions of the device name."""

    def __init__(self, code: UserCode, engine: "Engine", findings: Findings) -> None:
        super().__init__(code, engine, findings)
        #: whether anything can be told
        self.is_asked: bool = code.settings.warns_for_device() and _WORD in code.unit.text
        self._attributes: dict[Entity, n.Attribute | None] = {}
        #: the tokens of the function that is read, where it is one to be judged
        self._first: int = 0
        self._end: int = 0

    def enter(self, routine: Routine, is_generic: bool) -> None:
        """A function is read: only between its own tokens anything is told, not where others are initialised for it."""
        self._first = self._end = 0
        if self.is_asked and not is_generic and self._is_for_device(routine) and not self._is_in_deprecated(routine):
            path = self.code.cutter.path(routine.token)
            # A friend that is defined in a class is none of its members.
            if path and not any(self._is_deprecated_class(path[: i + 1]) for i in range(len(path))):
                self._first, self._end = path[-1].start, path[-1].end

    def _is_deprecated_class(self, path: list[Piece]) -> bool:
        if path[-1].sort != c.CLASS:
            return False
        cls = self.engine.definitions.class_at(path)
        return cls is not None and self._attribute(cls) is not None

    def _is_for_device(self, routine: Routine) -> bool:
        """Whether a function is for the device, or a lambda in one that is."""
        around: Entity | None = routine
        while isinstance(around, Routine):
            if around.flags & (en.DEVICE | en.GLOBAL):
                return True
            closure = around.parent
            around = closure.parent if isinstance(closure, ClassType) and closure.closure is not None else None
        return False

    def _is_in_deprecated(self, routine: Routine) -> bool:
        around: Entity | None = routine
        while around is not None:
            if self._attribute(around) is not None:
                return True
            around = around.parent
        return False

    def judge(self, node: Node) -> None:
        """A name in a function."""
        if not self._end:
            return
        if isinstance(node, s.DeclStatement):
            for entity in node.entities:
                if isinstance(entity, Variable):
                    self._variable(entity)
            return
        if isinstance(node, e.FieldExpression):
            self._named(node.field, node.token)
        elif isinstance(node, e.VariableExpression) and node.name is not None:
            self._named(node.variable, node.name.id)
        elif isinstance(node, e.RoutineExpression) and node.name is not None:
            self._named(node.routine, node.name.id)
        elif isinstance(node, e.ConstantExpression):
            self._constant(node.constant, node.token)

    def _variable(self, variable: Variable) -> None:
        """The type of a variable, where it is a name: told of at the name of the variable."""
        declaration = variable.declarations[0].binding.declaration if variable.declarations else None
        type_ = variable.type
        if declaration is None or declaration.specifiers.sort != n.NAMED or type_ is None:
            return
        if self.code.kinds.find(k.AUTO, declaration.specifiers.start, declaration.specifiers.end) >= 0:
            return
        while isinstance(type_, (QualifiedType, PointerType, ReferenceType, ArrayType)):
            type_ = type_.element if isinstance(type_, ArrayType) else type_.target
        named: Entity | None = None
        if isinstance(type_, TypedefType) and type_.template is None:
            named = type_.typedef
        elif isinstance(type_, ClassType) and type_.template is None and self.code.is_own(type_.key):
            # Those of the toolkit have a typedef of the same name, which is what the original tells of.
            named = type_
        # Among other words of the type, as in `I (*)(int)`, the name is another part of it.
        if named is not None and self.code.lexemes[declaration.specifiers.type_end - 1] == named.name:
            self._tell(named, variable.token)

    def _constant(self, constant: Constant, token: int) -> None:
        if isinstance(constant, IntegerConstant) and isinstance(constant.enumerator, Enumerator):
            self._named(constant.enumerator, token)

    def _named(self, entity: Entity, token: int) -> None:
        if self.code.lexemes[token] == entity.name:
            self._tell(entity, token)

    def _tell(self, entity: Entity, token: int) -> None:
        if not self._first <= token < self._end:
            return
        found = self._attribute(entity)
        if found is None or (found.first > token and not isinstance(entity.parent, ClassType)):
            return
        if isinstance(entity, Routine):
            shown = function_name(self.engine, entity, token)
        elif isinstance(entity.parent, ClassType) and entity.parent.template is not None:
            shown = InstanceNames(self.engine).of_entity(entity)
        else:
            shown = MessageNames().entities.qualified(entity)
        name = EntityName(words_of(entity), shown)
        notes = (Note(_BECAUSE, self.code.unit.offset(found.first), _WORD),)
        if found.arguments < 0:
            self.findings.add(_DEPRECATED, token, fill_ins=(name,), notes=notes)
            return
        reason = self._reason(found)
        if reason:
            self.findings.add(_WITH_REASON, token, fill_ins=(name, reason), notes=notes)

    def _reason(self, found: n.Attribute) -> str:
        """What the string literals of an attribute say; nothing where one is raw or has escape sequences."""
        written = [self.code.lexemes[at] for at in range(found.arguments + 1, found.last)]
        if all(one.startswith('"') and "\\" not in one for one in written):
            return "".join([one[1:-1] for one in written])
        return ""

    # --- the attributes of an entity -----------------------------------------------------------------------------

    def _attribute(self, entity: Entity) -> n.Attribute | None:
        """The attribute by which an entity is deprecated, of whichever of its declarations has one."""
        if entity in self._attributes:
            return self._attributes[entity]
        found: n.Attribute | None = None
        if isinstance(entity, (Routine, Variable)):
            for declared in entity.declarations:
                found = found or self._of_declaration(declared)
        elif isinstance(entity, Field):
            if entity.declared is not None:
                found = self._of_declaration(entity.declared)
        elif isinstance(entity, Enumerator):
            found = self._behind(entity.token)
        elif isinstance(entity, Typedef):
            found = self._of_declaration(entity.declared) if entity.declared is not None else None
            # `using A [[deprecated]] = int;`
            found = found or self._behind(entity.token)
        elif isinstance(entity, ClassType) and entity.key >= 0:
            found = self._behind(entity.key)
        self._attributes[entity] = found
        return found

    def _behind(self, token: int) -> n.Attribute | None:
        attributes: list[n.Attribute] = []
        self.engine.lookup.declarations.attributes(token + 1, attributes)
        for one in attributes:
            if _is_it(one):
                return one
        return None

    def _of_declaration(self, declared: Declared) -> n.Attribute | None:
        """A standard attribute stands in front of the declaration or right behind the name, others belong to a type
        ([dcl.pre]/4, [dcl.meaning.general]/1)."""
        declaration = declared.binding.declaration
        if declaration is not None:
            specifiers = declaration.specifiers
            for one in specifiers.of_declarators():
                in_type = specifiers.type_start <= one.first < specifiers.type_end
                if _is_it(one) and (one.first < specifiers.leading_end or (one.sort == n.GNU and not in_type)):
                    return one
        declarator = declared.binding.declarator
        for one in declarator.attributes if declarator is not None else []:
            if _is_it(one) and (one.sort == n.GNU or one.outer_first == declared.binding.name + 1):
                return one
        return None


def _is_it(attribute: n.Attribute) -> bool:
    if attribute.sort == n.GNU:
        return attribute.name in _GNU_NAMES
    return attribute.sort == n.STANDARD and attribute.name in _STANDARD_NAMES


_THIS_BY_COPY: Final = 2908
_CXX20: Final = 2020


class CopiedThis(Judge):
    """Reports where a lambda with `[=]` first needs `this`, unless one in it has captured it before (2908).

    C++20 deprecates implicit captures of `this` by copy ([depr.capture.this])."""

    def closure(self, closure: LambdaNode) -> None:
        engine = self.engine
        state = engine.lambdas.state(closure.closure)
        if state is not None and state.implied_this >= 0 and state.default == COPY_DEFAULT:
            if engine.language.standard >= _CXX20:
                self.findings.add(_THIS_BY_COPY, state.implied_this)
