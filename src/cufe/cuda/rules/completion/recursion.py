"""Instances of a class template that need one another without end (456; observed: front-end 18).

A template that names an instance of itself - as a base, as a member, in front of `::` in a typedef, an enumerator or
the initialiser of a static member - asks for that instance; at the limit of nested instances the front end gives up."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName, Frame
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import ClassType
from cufe.sema.failures import guarded, unanswered
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.text import kinds as k
from cufe.text.token_pattern import TokenPattern

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


_NAME: Final = bytes((k.IDENTIFIER,))
#: `> struct X {`, `> struct X : Y<1> {`
_TEMPLATE: Final = TokenPattern(b">[" + bytes((k.CLASS, k.STRUCT)) + b"]" + _NAME + rb"(?::[^;{}()]*)?\{", b">")


class _Mention:
    """Where a template names an instance of itself: the name, the token that is told of, and the static member whose
    initialiser asks for that of the other instance, -1 where the whole class is asked for."""

    def __init__(self, name: int, told: int, member: int) -> None:
        self.name: int = name
        self.told: int = told
        self.member: int = member


def check_recursion(examined: ExaminedUnit) -> None:
    """Follows the instances of the templates that name themselves."""
    for start, end in examined.in_full:
        for match in _TEMPLATE.finditer(examined.kinds, start, end):
            mention = _mention(examined, match.start() + 2, match.end() - 1)
            if mention is not None:
                with guarded():
                    _Instances(examined, mention, match.end() - 1).check()


def _mention(examined: ExaminedUnit, name: int, brace: int) -> _Mention | None:
    """The first mention of the template in itself that asks for an instance."""
    kinds = examined.kinds
    close = examined.brackets.close(brace)
    for token in examined.tokens_of({examined.lexemes[name]}, [(name + 1, close)]):
        if kinds[token + 1] != k.LESS:
            continue
        behind = examined.brackets.close_angle(token + 1, close) + 1
        if behind <= 0:
            continue
        if token < brace:
            return _Mention(token, token, -1)
        path = examined.cutter.path(token)
        if not path or path[-1].start < brace or path[-1].sort not in (c.SIMPLE, c.ENUM):
            continue
        head = path[-1].head
        before = kinds.find(k.ASSIGN, head, token)
        if kinds[behind] == k.SCOPE:
            if path[-1].sort == c.SIMPLE and kinds[head] != k.TYPEDEF and kinds[head] != k.USING:
                if before >= 0 and kinds.find(k.STATIC, head, before) >= 0 and kinds[token - 1] != k.OPEN_ROUND:
                    return _Mention(token, token, behind + 1)
                continue
            return _Mention(token, behind + 1, -1)
        if kinds[behind] == k.IDENTIFIER and kinds[behind + 1] == k.SEMICOLON and head == token:
            return _Mention(token, behind, -1)
    return None


class _Instances:
    """The instances of one template."""

    def __init__(self, examined: ExaminedUnit, mention: _Mention, brace: int) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = examined.engine()
        self.mention: _Mention = mention
        self.brace: int = brace
        self.names: InstanceNames = InstanceNames(self.engine)
        self._done: set[ClassType] = set()

    def check(self) -> None:
        """Starts at the mentions outside of templates."""
        examined = self.examined
        kinds = examined.kinds
        for token in examined.tokens_of({examined.lexemes[self.mention.name]}, examined.in_full):
            path = examined.cutter.path(token)
            if kinds[token + 1] != k.LESS or not path or examined.is_template(path) or not self._is_asked_for(token):
                continue
            heads = examined.parser.parse(path[-1], "").heads
            context = self.engine.definitions.context_of(path, heads)
            if context is not None:
                self._follow(token, context)

    def _is_asked_for(self, name: int) -> bool:
        """Whether a mention needs what the template asks for again."""
        kinds = self.examined.kinds
        behind = self.examined.brackets.close_angle(name + 1, len(kinds)) + 1
        if behind <= 0:
            return False
        if self.mention.member < 0:
            return kinds[behind] not in b"*&" and kinds[behind] != k.AND
        member = self.examined.lexemes[self.mention.member]
        return kinds[behind] == k.SCOPE and self.examined.lexemes[behind + 1] == member

    def _follow(self, token: int, context: Context) -> None:
        """The instances that follow from one, up to the limit."""
        asked: list[tuple[ClassType, int]] = []
        asked_at = token
        cls = self._named(token, context)
        while cls is not None and cls not in self._done:
            self.engine.classes.is_complete(cls)
            if cls.brace != self.brace or cls.context is None:
                return
            if len(asked) == self.examined.settings.pending_instantiations:
                self._tell(cls, self._frames(asked), token)
                return
            self._done.add(cls)
            asked.append((cls, asked_at))
            asked_at = self.mention.told
            # A base is named where the class is declared.
            inside = self.mention.name > self.brace
            scope = cls.context if inside else cls.context.outer
            cls = None if scope is None else self._named(self.mention.name, scope)

    def _frames(self, asked: list[tuple[ClassType, int]]) -> list[Frame]:
        """What led to the last instance, innermost first."""
        offset = self.examined.unit.offset
        return [
            Frame("instantiation of class %sq", offset(token), self.names.of_class(cls))
            for cls, token in reversed(asked)
        ]

    def _named(self, name: int, context: Context) -> ClassType | None:
        """The class that a name with its arguments means."""
        engine = self.engine
        kinds = self.examined.kinds
        close = self.examined.brackets.close_angle(name + 1, len(kinds))
        first = name
        while kinds[first - 1] == k.SCOPE and kinds[first - 2] == k.IDENTIFIER:
            first -= 2
        node = engine.fragments.name(first, close + 1)
        with unanswered:
            found = engine.ids.named_type(node, engine.written_names.resolve(node, context), context)
            cls = None if found is None else bare(found)
            return cls if isinstance(cls, ClassType) and not cls.dependent else None
        return None

    def _tell(self, cls: ClassType, frames: list[Frame], token: int) -> None:
        report = self.examined.diagnoser
        offset = self.examined.unit.offset
        at = offset(self.mention.told)
        if self.mention.member >= 0:
            name, _, bound = self.names.of_class(cls).partition(" [with ")
            member = self.examined.lexemes[self.mention.member]
            entity = EntityName("member", f"{name}::{member} [with {bound}")
            report.add(num.RECURSION, at, entity, context=frames, detected=offset(token))
            return
        names = MessageNames()
        report.add(num.RECURSION, at, EntityName("class", names.of(cls)), context=frames, detected=offset(token))
        place = self.mention.told
        if self.examined.kinds[place - 1] == k.SCOPE:
            place = self.mention.name
        report.add(num.INCOMPLETE, offset(place), names.fill_in(cls), context=frames, detected=offset(token))
