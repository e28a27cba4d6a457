"""Variables of functions that hide others ([basic.scope.hiding]): those of a function around (1348), or those of a
namespace or class (2349); remarks, off by default.

Told by names alone: what a template hides is the same in all instances.  Neither types, functions and constants of
enumerations hide or are hidden, nor do captures with initialisers hide anything."""

from cufe.checks.bodies import bodies_of
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.sema.text_lookup.namespace_scopes import NamespaceScope
from cufe.sema.text_lookup.scopes import RegionScope, Scope
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.body import Body
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.text_lookup.entities import Entity

_LOCAL: Final = 1348
_TAG: Final = "local_variable_hidden"
_OUTER: Final = 2349

_HIDING: Final = (s.VARIABLE, s.PARAMETER, s.STRUCTURED)
#: the variable of a range-for is declared anew for what `begin` and `end` are found by
_TIMES_IN_RANGE_FOR: Final = 3


def check_hidden_names(code: UserCode) -> None:
    """Reports them in all functions of the user's text, if such remarks are wanted."""
    if code.report.may_show(_LOCAL, _TAG) or code.report.may_show(_OUTER, str(_OUTER)):
        hidden = _HiddenNames(code)
        for piece, body in bodies_of(code):
            hidden.judge(piece, body)


class _HiddenNames:
    def __init__(self, code: UserCode) -> None:
        self.code: UserCode = code
        self.kinds: bytes = code.kinds
        self.lexemes: list[str] = code.lexemes

    def judge(self, piece: Piece, body: Body) -> None:
        """Looks at the regions of a body."""
        is_template = self.code.is_template(self.code.cutter.path(piece.start))
        for region in body.regions:
            if region.sort not in (s.ROOT, s.PROTOTYPE, s.REQUIREMENT):
                self._region(region, piece, is_template)

    def _region(self, region: s.Region, piece: Piece, is_template: bool) -> None:
        hiding = [binding for binding in region.bindings if binding.sort in _HIDING]
        for binding in hiding:
            # Parameters are judged with the body, which in a class is read when all members are known.
            self._judge(binding, region, piece.body + 1 if region.sort == s.FUNCTION else binding.name)
        in_range_for = [binding for binding in hiding if self._is_of_range_for(binding, region)]
        if in_range_for and not is_template and not self.code.is_in_generic_lambda(region):
            for _ in range(1, _TIMES_IN_RANGE_FOR):
                for binding in in_range_for:
                    self._judge(binding, region, in_range_for[-1].name)

    def _judge(self, binding: s.Binding, region: s.Region, found_at: int) -> None:
        declaration = binding.declaration
        if declaration is not None and declaration.specifiers.flags & (n.EXTERN | n.TYPEDEF):
            return
        hidden = self._hidden(binding, region)
        if hidden is not None:
            number = _LOCAL if hidden.is_local() and hidden.storage != en.EXTERN else _OUTER
            self.code.add_late(number, binding.name, found_at, self._name(hidden))

    # --- what is hidden ----------------------------------------------------------------------------------------------

    def _hidden(self, binding: s.Binding, region: s.Region) -> "Entity | None":
        """The variable that the name of a binding would mean around its region."""
        lookup = self.code.lookup()
        spelling = self.lexemes[binding.name]
        scope: Scope | None = lookup.scope_at(binding.name)
        while isinstance(scope, RegionScope) and scope.region is not region:
            scope = scope.parent
        if not isinstance(scope, RegionScope):
            return None
        scope = scope.parent
        if region.sort == s.BLOCK and isinstance(scope, RegionScope) and scope.region.sort in (s.FUNCTION, s.LAMBDA):
            brackets = self.code.brackets
            if brackets.enclosing(brackets.enclosing(binding.name)) < scope.region.start:
                # The outermost block of a function has the scope of its parameters.
                scope = scope.parent
        if scope is None:
            return None
        found = lookup.unqualified(scope, spelling, binding.name, False)
        if found is None or found.template or found.token == binding.name:
            return None
        if found.sort == en.LOCAL and any(one.sort == s.INIT_CAPTURE for one in found.bindings):
            return None
        return found if found.sort in (en.LOCAL, en.PARAMETER, en.VARIABLE, en.FIELD) else None

    def _name(self, hidden: "Entity") -> EntityName:
        """What a message calls a variable."""
        offset = self.code.unit.offset(hidden.token)
        if hidden.sort == en.PARAMETER:
            return EntityName("parameter", hidden.name, offset)
        if hidden.is_local():
            structured = any(one.sort == s.STRUCTURED for one in hidden.bindings)
            return EntityName("structured binding" if structured else "variable", hidden.name, offset)
        opening = self.code.brackets.enclosing(hidden.token)
        is_member = isinstance(hidden.scope, ClassScope) or (opening > 0 and self.kinds[opening - 1] == k.UNION)
        return EntityName("member" if is_member else "variable", self._qualified(hidden), offset)

    def _qualified(self, hidden: "Entity") -> str:
        parts = [hidden.name]
        scope = hidden.scope
        while scope is not None:
            if isinstance(scope, ClassScope):
                name = self._class_name(scope)
                parts.append(name)
                if "::" in name:
                    break
            elif isinstance(scope, NamespaceScope) and scope.parent is not None:
                parts.append(scope.name or "<unnamed>")
            elif isinstance(scope, RegionScope):
                break
            scope = scope.parent
        return "::".join(reversed(parts))

    def _class_name(self, scope: ClassScope) -> str:
        """`A<T>`; with the scope in front for templates and their specialisations, whose arguments the engine knows."""
        code = self.code
        if scope.name < 0:
            return "<unnamed>"
        path = code.cutter.path(scope.key)
        has_arguments = self.kinds[scope.name + 1] == k.LESS or code.is_template(path)
        if has_arguments and path and path[-1].sort == c.CLASS and path[-1].body == scope.brace:
            cls = code.engine().definitions.class_at(path)
            if cls is not None:
                with unanswered:
                    return MessageNames().class_name(cls)
        return scope.class_name

    # --- loops -------------------------------------------------------------------------------------------------------

    def _is_of_range_for(self, binding: s.Binding, region: s.Region) -> bool:
        """Whether a variable is that of a range-for, whose declarator ends at a `:`."""
        if region.sort != s.CONDITION:
            return False
        end = binding.end
        if binding.sort == s.STRUCTURED:
            end = self.kinds.find(k.CLOSE_SQUARE, end) + 1
        return self.kinds[end] == k.COLON
