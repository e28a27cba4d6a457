"""The user's own text of a unit, and the questions that rules ask about it."""

from cufe.diagnostics.diagnoser import Diagnoser, Stretch
from cufe.diagnostics.report import At, EntityName, Frame, Message, Note, Report, TypeName
from cufe.diagnostics.trace import TRACE
from cufe.final import TYPE_CHECKING, Final
from cufe.sema.text_lookup.lookup import Lookup
from cufe.syntax.body_bindings import class_around, has_template_parameters, is_template, name_of_class
from cufe.syntax.brackets import Brackets
from cufe.syntax.cutter import FUNCTION, NAMESPACE, Cutter, Piece
from cufe.syntax.statement_nodes import LAMBDA, PARAMETER, TYPE_PARAMETER, VALUE_PARAMETER, Binding, Region
from cufe.text import kinds as k
from cufe.text.bisection import count_up_to
from cufe.text.settings import Settings
from cufe.text.unit import Unit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeVar

    from cufe.sema.engine import Engine

    Made = TypeVar("Made")

_RESTARTS: Final = 12
_FIRST_OF_CUDA: Final = 20000
#: lines from a syntax error to where it is told that reading goes on
_FAR: Final = 3
#: behind these stand names of members
_MEMBERS: Final = bytes((k.ARROW,)) + b"."
#: members, base classes, constructors and protected members that may not be named
_OF_ACCESS: Final = (265, 269, 330, 410)


class UserCode:
    """A unit and its report.

    `stretches` are the stretches of tokens (end excluded) that the rules look at: neither system headers nor the
    toolkit's own, which obey the rules.  All declarations are read of those `in_full`: the compiled file, and the
    headers where time is given for that.  In the others rules search for what is in doubt, and nothing hangs
    on their size.  `lookup` gives the answers to what names mean, made on the first question."""

    def __init__(
        self,
        unit: Unit,
        settings: Settings,
        report: Report,
        cutter: Cutter,
        lookup: "Callable[[], Lookup]",
        engine: "Callable[[], Engine]",
        stretches: list[tuple[int, int]],
        in_full: list[tuple[int, int]],
    ) -> None:
        self.unit: Unit = unit
        self.kinds: bytes = unit.kinds
        self.lexemes: list[str] = unit.lexemes
        self.settings: Settings = settings
        self.report: Report = report
        self.diagnoser: Diagnoser = Diagnoser(report)
        self.cutter: Cutter = cutter
        self.brackets: Brackets = cutter.brackets
        self._lookup: Callable[[], Lookup] = lookup
        self._engine: Callable[[], Engine] = engine
        self.stretches: list[tuple[int, int]] = stretches
        self.in_full: list[tuple[int, int]] = in_full
        self._starts: list[int] = [start for start, _ in self.stretches]
        #: names of invalid declarations, which do not agree with an earlier one and declare nothing, and what is said
        #: of each (display number)
        self.misfits: dict[int, int] = {}
        #: the assertions that fail whatever the arguments of templates around them are
        self.failed_assertions: set[int] = set()
        #: of variables whose types are known: whether no function makes or destroys them
        self.idle_objects: dict[int, bool] = {}
        #: of local variables that are initialised, by the tokens of their names: whether that does nothing else
        self.plain_initialisers: dict[int, bool] = {}
        #: of those whose end does nothing: whether they could be made without a trace if they had no initialiser
        self.destructible: dict[int, bool] = {}
        #: those that are no objects of classes
        self.scalars: set[int] = set()
        #: the `=` that call an operator function
        self.called_assignments: set[int] = set()
        #: what rules made of this code (`once`)
        self._made: dict[object, Any] = {}
        TRACE.begin(unit)

    def give_up(self, first: int, error: int, end: int) -> None:
        """Of the declaration from `first` to a syntax error only its syntax is judged, and nothing from there to `end`,
        where the original reads on; it reports that place if it is far away."""
        offset = self.unit.offset
        self.diagnoser.passed_over += [
            Stretch(offset(first), offset(error), _FIRST_OF_CUDA),
            Stretch(offset(error) + 1, offset(end)),
        ]
        if end >= len(self.unit):
            return
        line = self.report.place_at(self.unit.offset(error)).line
        if self.report.place_at(self.unit.offset(end)).line - line >= _FAR:
            self.add(_RESTARTS, end)

    def pass_over(self, start: int, end: int) -> None:
        """Nothing is reported from one token to another, which is excluded: the original does not read them."""
        self.diagnoser.passed_over.append(Stretch(self.unit.offset(start), self.unit.offset(end)))

    def once(self, make: "Callable[..., Made]") -> "Made":
        """What `make` makes of this code, at the first question: what one rule has read, no other one reads again."""
        if make not in self._made:
            self._made[make] = make(self)
        made: Made = self._made[make]
        return made

    def lookup(self) -> Lookup:
        return self._lookup()

    def is_own(self, token: int) -> bool:
        """Whether a token comes from neither a system header nor the toolkit."""
        place = count_up_to(self._starts, token) - 1
        return place >= 0 and token < self.stretches[place][1]

    def is_in_full(self, token: int) -> bool:
        """Whether a token stands in a stretch of which everything is read."""
        if self.in_full is self.stretches:
            return self.is_own(token)
        return any(start <= token < end for start, end in self.in_full)

    def add_invalid(
        self,
        what: int,
        name: int,
        *fill_ins: "str | int | TypeName | EntityName | At",
        found_at: int = -1,
        place: int = -1,
    ) -> None:
        """Reports at a declared name, or at `place`, that the declaration does not agree with an earlier one: it is
        invalid from now on.  What else is wrong with an invalid declaration is not said."""
        if name not in self.misfits:
            self.misfits[name] = what
            token = name if place < 0 else place
            if found_at < 0:
                self.add(what, token, *fill_ins)
            else:
                self.add_late(what, token, found_at, *fill_ins)

    def add(
        self,
        what: int,
        token: int,
        *fill_ins: "str | int | TypeName | EntityName | At",
        extra: "Sequence[Message]" = (),
    ) -> None:
        """Reports `what` (display number) at a token, if the pass reports such a thing."""
        if self.report.is_hidden(what) or not self.is_of_pass(what) or self.waits_for_instances(what, token):
            return
        self.diagnoser.add(what, self.unit.offset(token), *fill_ins, extra=extra)

    def add_late(
        self,
        what: int,
        token: int,
        found_at: int,
        *fill_ins: "str | int | TypeName | EntityName | At",
        extra: "Sequence[Message]" = (),
        notes: "Sequence[Note]" = (),
        context: "Sequence[Frame]" = (),
        governed: int = -1,
        default: int = 0,
        by: "object | None" = None,
        follows: bool = False,
    ) -> None:
        """Reports `what` at a token as found at another one, which decides the order; `context` are the instances
        under way; the pragmas in front of the token `governed` count, if it is given; `default` is the severity where
        it is not that of the catalog; `by` and `follows` as in `Diagnoser.add`."""
        if (not default and self.report.is_hidden(what)) or not self.is_of_pass(what):
            return
        if not context and self.waits_for_instances(what, token):
            return
        offset = self.unit.offset
        position = offset(token)
        ruled = offset(governed) if governed >= 0 else -1
        found = offset(found_at)
        self.diagnoser.add(
            what,
            position,
            *fill_ins,
            extra=extra,
            notes=notes,
            context=context,
            detected=found,
            default=default,
            governed=ruled,
            by=by,
            follows=follows,
        )

    def is_of_pass(self, what: int) -> bool:
        """Whether there is such a diagnostic in the pass that the unit is preprocessed for."""
        return True

    def add_once(self, what: int, token: int, *fill_ins: "str | int | TypeName | EntityName | At") -> None:
        """Reports `what` at a token, unless that has been said there."""
        self.add_late(what, token, token, *fill_ins, by=object())

    def engine(self) -> "Engine":
        """The semantic engine for the unit; to be asked for when there is a question, for it is made then."""
        return self._engine()

    def is_template(self, path: list[Piece]) -> bool:
        """Whether the innermost of some pieces is a template or stands in one, and is judged in instances."""
        return is_template(path, self.kinds)

    def has_parameters(self, at: int) -> bool:
        """Whether one of the heads of templates at a token has parameters, or is that of an instantiation."""
        return has_template_parameters(at, self.kinds)

    def is_in_template(self, token: int) -> bool:
        """Whether a token stands in a template."""
        return self.is_template(self.cutter.path(token))

    def is_generic(self, token: int) -> bool:
        """Whether a token stands in a template, one with `auto` among its parameters included, or a generic lambda."""
        path = self.cutter.path(token)
        if self.is_template(path):
            return True
        if path and path[-1].sort == FUNCTION:
            opening = self.kinds.find(k.OPEN_ROUND, path[-1].head, path[-1].body)
            if opening >= 0 and self.kinds.find(k.AUTO, opening, path[-1].body) >= 0:
                return True
        body = self.lookup().body_at(token)
        return body is not None and self.is_in_generic_lambda(body.region_at(token))

    def waits_for_instances(self, what: int, token: int) -> bool:
        """Whether `what` is found at a token in the instances of a template alone: who may name a member is asked
        there, whatever depends on a parameter (observed)."""
        return what in _OF_ACCESS and self.is_generic(token)

    def is_in_generic_lambda(self, region: Region) -> bool:
        """Whether a region belongs to a lambda whose call operator is a template."""
        around: Region | None = region
        while around is not None:
            if around.sort == LAMBDA:
                names = [one.name for one in around.bindings if one.sort == PARAMETER]
                if any(one.sort in (TYPE_PARAMETER, VALUE_PARAMETER) for one in around.bindings):
                    return True
                if names and self.kinds.find(k.AUTO, around.start, names[-1]) >= 0:
                    return True
            around = around.parent
        return False

    def bindings(self, path: list[Piece]) -> "list[Binding]":
        """What the innermost of some pieces declares; a constructor goes by the name of the class around."""
        return self.lookup().bindings(path[-1], self.class_around(path))

    def scope_name(self, piece: Piece) -> str:
        """The identifier of a class, or the path of a namespace; `<unnamed>` where there is none."""
        names = [name_of_class(piece, self.kinds)]
        if piece.sort == NAMESPACE:
            names = self.lookup().declarations.namespace_names(piece)
        return "::".join([self.lexemes[name] for name in names if name >= 0]) or "<unnamed>"

    def qualifier(self, path: list[Piece]) -> str:
        """The names of the namespaces among some pieces, with `::` behind each."""
        return "".join([f"{self.scope_name(piece)}::" for piece in path if piece.sort == NAMESPACE])

    def class_around(self, path: list[Piece]) -> str:
        """The name of the class whose member the innermost of some pieces is, empty where it is none."""
        token = class_around(path, self.kinds)
        return self.lexemes[token] if token >= 0 else ""

    def is_named(self, declared: int, stretches: list[tuple[int, int]]) -> bool:
        """Whether a token in some stretches names, or may name, what is declared at another one."""
        for token in self.tokens_of({self.lexemes[declared]}, stretches):
            if token == declared or self.kinds[token - 1] in _MEMBERS:
                continue
            entity = self.lookup().resolve(token)
            if entity is None or (declared in entity.tokens() and token not in entity.tokens()):
                return True
        return False

    def tokens_of(self, names: set[str], stretches: "list[tuple[int, int]] | None" = None) -> list[int]:
        """The tokens of some stretches (of all the user's) that are spelt like one of some names, in order."""
        searched = self.stretches if stretches is None else stretches
        return sorted([token for name in names for token in self.unit.occurrences_in(name, searched)])
