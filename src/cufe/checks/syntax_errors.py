"""Syntax errors: declarations that the parser finds faults in are read again by one that goes on as EDG does.

What is left of the unit then follows the grammar, so that everything else is judged as in any other unit."""

from cufe.checks.user_code import UserCode
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.diagnoser import Diagnoser
from cufe.diagnostics.report import Note, Report
from cufe.final import TYPE_CHECKING, Final
from cufe.syntax import cutter as c
from cufe.syntax.body_bindings import class_name
from cufe.syntax.cutter import Piece
from cufe.syntax.expression_tokens import LACKING
from cufe.syntax.outlines import is_namespace_head
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.checks.templates.missing_arguments import MissingArguments
    from cufe.syntax.recovery.repair import Repaired

#: what a brace that is missing at the end would match
_TO_MATCH: Final = 3196
_RESTARTS: Final = 12
#: lines from a syntax error to where it is told that reading goes on
_FAR: Final = 3

#: in front of a virt-specifier
_BEFORE_SPECIFIER: Final = b")&" + bytes((k.CONST, k.VOLATILE, k.NOEXCEPT, k.AND))
_WITH_PARAMETERS: Final = (c.FUNCTION, c.SIMPLE)
_NAMES: Final = bytes((k.IDENTIFIER, k.SCOPE))
#: a function type with one parameter, if that is a type
_IN_FUNCTION_TYPE: Final = bytes((k.BUILTIN_TYPE, k.OPEN_ROUND, k.IDENTIFIER))
_BEHIND_ARGUMENTS: Final = bytes((k.GREATER, k.COMMA))
_WITH_ARGUMENTS: Final = bytes((k.IDENTIFIER, k.LESS))
_SCOPED: Final = bytes((k.IDENTIFIER, k.SCOPE, k.IDENTIFIER))
_SCOPES: Final = (c.NAMESPACE, c.LINKAGE, c.CLASS)
_IN_SCOPE: Final = bytes((k.IDENTIFIER, k.SCOPE))


def without_syntax_errors(code: UserCode) -> "Repaired | None":
    """The unit without the syntax errors in the files that are judged in full; None where there are none."""
    values = _Values(code)
    matched = have_brackets_mates(code)
    if matched:
        faulty = _faulty(code, len(code.unit), values)
    else:
        from cufe.syntax.recovery.repair import first_unmatched

        first = first_unmatched(code.kinds, len(code.unit))
        faulty = [min([first, *_faulty(code, first, values)])]
    if not faulty:
        return None
    # The rooms of recovery are opened where something is wrong.
    from cufe.syntax.recovery.repair import repaired

    return repaired(code.unit, code.cutter, code.lookup().declarations.names, values.oracle(), faulty, matched)


class _Values:
    """Which declarations are read otherwise since a name is that of a value or of nothing; what knows that is loaded
    where one may be."""

    def __init__(self, code: UserCode) -> None:
        self._code: UserCode = code
        self._oracle: MissingArguments | None = None
        #: names of templates that something declares, as they are written
        self._declared: set[str] = set()

    def oracle(self) -> "MissingArguments":
        if self._oracle is None:
            from cufe.checks.templates.missing_arguments import MissingArguments

            self._oracle = MissingArguments(self._code)
        return self._oracle

    def has_missing(self, piece: Piece, limit: int) -> bool:
        """Whether a name in front of template arguments is that of nothing, or one in a function type: in front of a
        token without a mate, behind which scopes cannot be told."""
        kinds = self._code.kinds
        end = min(piece.end, limit)
        names = k.all_of(kinds, _WITH_ARGUMENTS, piece.start, end)
        for at in k.all_of(kinds, _IN_FUNCTION_TYPE, piece.start, end):
            name = at + 2
            while kinds[name + 1] == k.SCOPE and kinds[name + 2] == k.IDENTIFIER:
                name += 2
            if kinds[name + 1] == k.CLOSE_ROUND and kinds[name + 2] in _BEHIND_ARGUMENTS:
                names.append(name)
        missing = [name for name in names if not self._is_declared(name)]
        is_missing = bool(missing) and self.oracle().look_through(missing)
        scopes = k.all_of(kinds, _IN_SCOPE, piece.start, end)
        return is_missing or any(self._is_no_scope(at, piece.start) for at in scopes)

    def _is_no_scope(self, name: int, start: int) -> bool:
        """Whether the first name in front of a `::` in a declaration is that of nothing: the type that it begins ends
        there.  Namespaces of attributes are declared nowhere."""
        code = self._code
        if code.kinds[name - 1] == k.SCOPE or not code.lookup().declarations.names.names_no_scope(name):
            return False
        attribute = code.kinds.rfind(b"[[", start, name)
        return attribute < 0 or code.brackets.close(attribute) < name

    def begin(self, piece: Piece) -> bool:
        """Whether what is meant for parameters begins with the name of a value."""
        first = _of_no_type(self._code, piece) if piece.sort in _WITH_PARAMETERS else -1
        return first >= 0 and self.oracle().begins_values(first)

    def _is_declared(self, name: int) -> bool:
        """Whether something declares a name in front of a `<`."""
        code = self._code
        first = name
        while code.kinds[first - 1] == k.SCOPE and code.kinds[first - 2] == k.IDENTIFIER:
            first -= 2
        spelling = "".join(code.lexemes[first : name + 1])
        if spelling not in self._declared:
            lookup = code.lookup()
            if lookup.is_undeclared(name) or (first < name and lookup.declarations.names.lacks_scope(name)):
                return False
            self._declared.add(spelling)
        return True


def have_brackets_mates(code: UserCode) -> bool:
    """Whether a unit has as many opening brackets as closing ones: only then its declarations can be told apart."""
    return code.brackets.unmatched < 0 and code.brackets.are_paired()


def _faulty(code: UserCode, limit: int, values: _Values) -> list[int]:
    """The first tokens of the declarations with a fault that begin in front of a token."""
    found: list[int] = []
    kinds = code.kinds
    for start, end in code.in_full:
        at = start
        while at < min(end, limit):
            path = code.cutter.path(at)
            if not path:
                break
            piece = path[-1]
            if piece.sort in _SCOPES and at <= piece.body:
                if piece.sort == c.CLASS:
                    is_faulty = values.has_missing(piece, min(piece.head, limit))
                    is_faulty = _is_faulty(code, piece, code.class_around(path)) or is_faulty
                else:
                    is_faulty = piece.sort == c.NAMESPACE and not is_namespace_head(
                        kinds, at, piece.body, code.brackets
                    )
                if is_faulty:
                    found.append(at)
                at = piece.body + 1
                continue
            if piece.start >= at:
                is_faulty = _is_faulty(code, piece, code.class_around(path))
                # Names are looked for even where it is faulty otherwise: all is read again at once.
                if values.has_missing(piece, limit) or is_faulty or values.begin(piece):
                    found.append(at)
            at = max(piece.end, at + 1)
        for pattern in LACKING:
            lacking = k.all_of(kinds, pattern, start, min(end, limit))
            found += [place for place in lacking if kinds[place - 1] != k.OPERATOR]
    return found


def _of_no_type(code: UserCode, piece: Piece) -> int:
    """The token behind the parenthesis of a declarator if it begins a name that may be no type's, else -1."""
    kinds = code.kinds
    declaration = code.lookup().bodies.of(piece, "").declaration
    for declarator in declaration.declarators if declaration is not None else []:
        first = declarator.name_first + 2
        if kinds[first - 1] == k.OPEN_ROUND and kinds[first] in _NAMES:
            last = first if kinds[first] == k.IDENTIFIER else first + 1
            while kinds.startswith(_SCOPED, last):
                last += 2
            entity = code.lookup().resolve(last)
            if entity is None or not entity.is_type:
                return first
    return -1


def _is_faulty(code: UserCode, piece: Piece, owner: str) -> bool:
    """Whether a declaration has a fault, or a member of a class in its block."""
    if piece.sort == c.EMPTY:
        return code.kinds[piece.start] == k.CLOSE_BRACE
    body = code.lookup().bodies.of(piece, owner)
    if body.faults or piece.end > len(code.unit):
        # The last token, or one in front of it.
        return True
    if _has_faulty_assembly(code, piece) or _has_virtual_specifier(code, piece):
        return True
    for brace in body.classes:
        key = brace
        while code.kinds[key] not in k.CLASS_KEYS and key > piece.start:
            key -= 1
        name_token = class_name(key, brace, code.kinds)[2]
        name = code.lexemes[name_token] if name_token >= 0 else ""
        for member in code.cutter.pieces(brace):
            if member.sort != c.EMPTY and _is_faulty(code, member, name):
                return True
    return False


def _has_virtual_specifier(code: UserCode, piece: Piece) -> bool:
    """Whether `override` or `final` stands behind the parameters of a function outside of a class."""
    last = piece.body - 1 if piece.sort == c.FUNCTION else piece.end - 2 if piece.sort == c.SIMPLE else -1
    if last < 0 or code.kinds[last] != k.IDENTIFIER or code.lexemes[last] not in k.VIRTUAL_SPECIFIERS:
        return False
    path = code.cutter.path(piece.start)
    is_outside = path[-1] is piece and (len(path) < 2 or path[-2].sort != c.CLASS)
    return is_outside and code.kinds[last - 1] in _BEFORE_SPECIFIER


def _has_faulty_assembly(code: UserCode, piece: Piece) -> bool:
    kinds = code.kinds
    at = kinds.find(k.ASM, piece.start, piece.end)
    if at < 0:
        return False
    from cufe.syntax.recovery.assembly import follows_grammar

    while at >= 0:
        opening = kinds.find(k.OPEN_ROUND, at, piece.end)
        if opening < 0 or not follows_grammar(kinds, code.brackets, opening):
            return True
        at = kinds.find(k.ASM, opening, piece.end)
    return False


def report_tokens(faults: list[tuple[int, int, int]], report: Report, repaired: "Repaired | None" = None) -> None:
    """Reports faulty tokens: numbers, with the offsets of which and at which they are reported, those of the unit.  For
    a literal that stands where no operand may, no literal operator is sought."""
    for number, place, found_at in faults:
        if repaired is not None:
            if number == num.NO_LITERAL_OPERATOR and repaired.has_finding_at(place):
                continue
            place, found_at = repaired.moved(place, 0), repaired.moved(found_at, 0)
        report.add(number, place, detected=found_at)


def report_findings(repaired: "Repaired", diagnoser: Diagnoser) -> None:
    """Reports what was found, by offsets of the repaired text."""
    from cufe.diagnostics.severity import ERROR, WARNING

    restarts = repaired.restarts
    told = 0
    for index, found in enumerate(repaired.findings):
        while told < len(restarts) and restarts[told][2] <= index:
            _report_restart(repaired, diagnoser, *restarts[told])
            told += 1
        position = repaired.place(found.token, index)
        notes = [Note(_TO_MATCH, repaired.place(found.match, index))] if found.match >= 0 else []
        severity = WARNING if found.warning else ERROR
        if found.fill_ins:
            # Where the name is left in the text, it is looked up there once more.
            diagnoser.once.add((found.number, position))
        detected = repaired.place(found.found_at, index) if found.found_at >= 0 else -1
        diagnoser.add(found.number, position, *found.fill_ins, notes=notes, default=severity, detected=detected)
    for restart in restarts[told:]:
        _report_restart(repaired, diagnoser, *restart)


def _report_restart(repaired: "Repaired", diagnoser: Diagnoser, start: int, end: int, findings: int) -> None:
    """Tells where reading goes on, if that is far from the error."""
    first, behind = repaired.place(start, findings), repaired.place(end, findings)
    report = diagnoser.report
    if behind >= 0 and report.place_at(behind).line - report.place_at(first).line >= _FAR:
        diagnoser.add(_RESTARTS, behind)
