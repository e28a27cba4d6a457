"""Declarations by the name of a template parameter ([temp.local]/6): 496 in the scope of the template, for members of a
class, parameters and variables of the outermost block of a function; 497 where they hide it in an inner scope."""

from cufe.checks.findings import Findings
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_REDECLARED: Final = 496
_HIDDEN: Final = 497
_TYPES: Final = (en.TYPE, en.ALIAS)
_SORTS: Final = (en.PARAMETER, en.LOCAL, *_TYPES)
_MEMBERS: Final = bytes((k.DOT, k.ARROW, k.SCOPE))


class HiddenParameters:
    """Judges what a template declares."""

    def __init__(self, code: UserCode, findings: Findings) -> None:
        self.code: UserCode = code
        self.findings: Findings = findings

    def judge(self, path: list[Piece]) -> None:
        """Judges the member of a class template, or the function template, that the innermost of some pieces is."""
        piece = path[-1]
        around = self._names(path[-2]) if len(path) > 1 and path[-2].sort == c.CLASS else set()
        if around:
            for binding in self.code.bindings(path):
                name = self.code.lexemes[binding.name]
                if name in around and binding.first == binding.name and self._is_declared(binding.name, piece):
                    self.findings.add(_REDECLARED, binding.name, fill_ins=(EntityName("", name),))
        if piece.sort == c.FUNCTION:
            own = self._names(piece)
            if own:
                self._function(piece, own)

    def _is_declared(self, name: int, piece: Piece) -> bool:
        """Whether a member is one of the class: a friend is none."""
        return self.code.kinds.find(k.FRIEND, piece.head, name) < 0

    def _names(self, piece: Piece) -> set[str]:
        """The names of the parameters of a template, those of the last head."""
        declarations = self.code.lookup().declarations
        found: set[str] = set()
        at = piece.start
        while at < piece.head and self.code.kinds.startswith(k.TEMPLATE_HEAD, at):
            head: n.TemplateHead | None = declarations.template_head(at, piece.head)
            if head is None:
                break
            found = {self.code.lexemes[one.name] for one in head.parameters if one.name >= 0}
            at = head.end
        return found

    def _function(self, piece: Piece, names: set[str]) -> None:
        """Judges the parameters and variables of a function."""
        lookup = self.code.lookup()
        for token in self.code.tokens_of(names, [(piece.head, piece.end)]):
            if self.code.kinds[token - 1] in _MEMBERS:
                continue
            entity = lookup.resolve(token)
            if entity is None or entity.sort not in _SORTS or token not in entity.tokens():
                continue
            opening = self.code.brackets.enclosing(token)
            if entity.sort in _TYPES and opening != piece.body:
                continue
            name = self.code.lexemes[token]
            is_parameter = token < piece.body
            if is_parameter or opening != piece.body:
                self.findings.add(_HIDDEN, token, fill_ins=(name,))
            if is_parameter or (opening == piece.body and not self._is_in_round(token, opening)):
                # Parameters are declared in the scope of the template once the body is read.
                met_at = piece.body + 1 if is_parameter else -1
                self.findings.add(_REDECLARED, token, met_at, fill_ins=(EntityName("", name),))

    def _is_in_round(self, token: int, opening: int) -> bool:
        """Whether a parenthesis stands open in front of a token of a block: `for (int T = 0;`, a lambda's parameter."""
        kinds = self.code.kinds
        at = token - 1
        while at > opening and kinds[at] not in b"{}":
            if kinds[at] == k.CLOSE_ROUND:
                at = self.code.brackets.open_before(at)
            elif kinds[at] == k.OPEN_ROUND:
                return True
            at -= 1
        return False
