"""Data members that are arrays of no bound, which GNU C++ has at the end of a class alone (70), and not as all of it
(3251); nothing initialises them (1049).

Those of templates are judged in the templates themselves."""

from cufe.checks.findings import Judge
from cufe.final import Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType
from cufe.il.types import ArrayType, Type
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.overload.type_tests import bare
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_INCOMPLETE: Final = 70
_INITIALISED: Final = 1049
_OTHERWISE_EMPTY: Final = 3251

_NO_DATA: Final = n.STATIC | n.TYPEDEF | n.FRIEND


class _Member:
    """A data member: its name or -1, the type where it is an array of no bound, and the token behind its declarator."""

    def __init__(self, name: int, flexible: Type | None, behind: int) -> None:
        self.name: int = name
        self.flexible: Type | None = flexible
        self.behind: int = behind


class FlexibleArrays(Judge):
    """Judges the members of classes."""

    def judge(self, cls: ClassType) -> None:
        context = cls.context
        if cls.brace < 0 or not isinstance(context, ClassContext):
            return
        if self.engine.kinds.find(b"[]", cls.brace, self.engine.cutter.brackets.close(cls.brace)) < 0:
            return
        members = self._members(cls, context)
        if any(one.flexible is not None for one in members):
            self._arrays(cls, members)

    def _arrays(self, cls: ClassType, members: list[_Member]) -> None:
        is_union = cls.kind == tk.TK_UNION
        is_empty = not is_union and self._has_no_bases_with_data(cls)
        for place, one in enumerate(members):
            if one.flexible is None:
                is_empty = is_empty and one.name < 0
                continue
            if is_empty:
                self.findings.add(_OTHERWISE_EMPTY, one.behind, one.behind - 1)
                is_empty = False
            shown = MessageNames().fill_in(one.flexible)
            if is_union:
                self.findings.add(_INCOMPLETE, one.name, -1, (shown,))
            elif place + 1 < len(members):
                self.findings.add(_INCOMPLETE, one.name, members[place + 1].behind, (shown,))

    def _has_no_bases_with_data(self, cls: ClassType) -> bool:
        with unanswered:
            return all(self.engine.classes.is_empty(base.type) for base in self.engine.classes.bases(cls))
        return False

    def _members(self, cls: ClassType, context: ClassContext) -> list[_Member]:
        engine = self.engine
        found: list[_Member] = []
        for piece in engine.cutter.pieces(cls.brace):
            if piece.sort not in (c.SIMPLE, c.CLASS) or engine.kinds[piece.head] in (k.USING, k.STATIC_ASSERT):
                continue
            declaration = engine.lookup.declarations.parse(piece, cls.written_name())
            if declaration.specifiers.flags & _NO_DATA:
                continue
            for declarator in declaration.declarators:
                if declarator.function() is None:
                    found.append(self._member(declaration.specifiers, declarator, context))
            if piece.sort == c.CLASS and not declaration.declarators and engine.kinds[piece.body - 1] in k.CLASS_KEYS:
                # An anonymous union.
                found.append(_Member(piece.body, None, piece.end - 1))
        return found

    def _member(self, specifiers: n.Specifiers, declarator: n.Declarator, context: ClassContext) -> _Member:
        engine = self.engine
        first = declarator.operators[0] if declarator.operators else None
        behind = declarator.end
        if declarator.initialiser != n.NO_INITIALISER:
            behind = declarator.initialiser_start
        if first is None or first.sort != n.ARRAY or first.last != first.first + 1:
            return _Member(declarator.id, None, behind)
        if declarator.initialiser == n.ASSIGNED:
            self.findings.add(_INITIALISED, declarator.initialiser_start)
            return _Member(declarator.id, None, behind)
        with unanswered:
            base = engine.specifiers.base_type(specifiers, context)
            type_ = engine.declarators.type_of(base, declarator, context)
            return _Member(declarator.id, type_ if isinstance(bare(type_), ArrayType) else None, behind)
        return _Member(declarator.id, None, behind)
