"""References to kernels, device functions and device variables from code of the host: the certain ones.

Observed: diagnostics-a 2, 3, 4, 8.2; a reference is judged only where lookup finds functions (or one variable) that are
all known, where no other function of that name is declared anywhere - so that neither overloads nor
argument-dependent lookup can choose another one -, and where nothing depends on a template parameter.
"""

from cufe.cuda.marks import DEVICE, GLOBAL, HOST, MANAGED
from cufe.cuda.rules.builtin_variables import NAMES, check_builtin_variable
from cufe.cuda.rules.collection import Collection
from cufe.cuda.rules.declared import Declared, class_name_of, parse_piece
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.kernel_declarations import DEDUCED, result_type
from cufe.cuda.rules.surroundings import Spaces, Surroundings, space_at, surroundings
from cufe.final import Final
from cufe.sema import entities as en
from cufe.sema.entities import Entity
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.uses import (
    CALLEE,
    CONSTEXPR_BRANCH,
    DEFAULT_ARGUMENT,
    MEMBER,
    TYPEID,
    UNEVALUATED,
    Use,
    uses,
)
from cufe.syntax.uses import (
    CONSTANT as IN_CONSTANT,
)
from cufe.text import kinds as k

_FROM_HOST_DEVICE: Final = 20005
_CONSTEXPR_FROM_HOST_DEVICE: Final = 20006
_FROM_HOST: Final = 20007
_CONSTEXPR_FROM_HOST: Final = 20008
_NOT_CONFIGURED: Final = 20051
_DECLTYPE: Final = 20119
_DEDUCED: Final = 20166

_OPEN_ROUND: Final = ord("(")
_CLOSE_ROUND: Final = ord(")")
_FUNCTION_SPACES: Final = HOST | DEVICE | GLOBAL


class _Known:
    """Declarations that are known by their name tokens, with the words of all of them."""

    def __init__(self) -> None:
        self.kernels: dict[int, Declared] = {}
        self.devices: dict[int, Declared | None] = {}
        self.managed: dict[int, Declared] = {}


class References:
    """The references of one unit, judged in the order of the text."""

    def __init__(self, examined: ExaminedUnit, found: Collection, spaces: Spaces) -> None:
        self.examined: ExaminedUnit = examined
        self.spaces: Spaces = spaces
        self.known: _Known = _Known()
        self._names: set[str] = set()
        self._kernel_names: set[str] = set()
        #: uses of bodies, by the first token of their pieces
        self._uses: dict[int, dict[int, Use]] = {}
        self._host: dict[int, bool] = {}
        self._others: dict[str, bool] = {}
        self._members: dict[str, bool] = {}
        self._unchecked: set[str] | None = None
        self._gather(found)

    def _gather(self, found: Collection) -> None:
        lexemes = self.examined.lexemes
        for one in found.functions:
            if one.words & GLOBAL and not one.local and not one.is_operator and not one.is_special:
                self.known.kernels[one.name_token] = one
                self._kernel_names.add(one.name)
                self._names.add(one.name)
        for one in found.others:
            if one.words & MANAGED and one.function() is None and not one.local:
                self.known.managed[one.name_token] = one
                self._names.add(one.name)
        for token in found.device_names:
            if self.examined.kinds[token] != k.IDENTIFIER or self.examined.kinds[token - 1] == ord("~"):
                continue
            if lexemes[token] not in found.host_names:
                self.known.devices[token] = None
                self._names.add(lexemes[token])

    def check(self) -> None:
        """Judges all references."""
        kinds = self.examined.kinds
        known = self.known
        lexemes = self.examined.lexemes
        for token in self.examined.tokens_of(self._names | NAMES):
            if lexemes[token] in NAMES:
                check_builtin_variable(self.examined, token)
                continue
            if token in known.kernels or token in known.devices or token in known.managed:
                continue
            if kinds[token - 1] in b".P" or kinds[token] != k.IDENTIFIER:
                continue
            if kinds[token - 2] == k.DECLTYPE or kinds[token - 1] == k.SCOPE:
                self._check_decltype(token)
            self._check_call(token)

    def _unchecked_names(self) -> set[str]:
        """The functions whose bodies are not checked; headers have many, so they are named when one matters."""
        if self._unchecked is None:
            self._unchecked = _unchecked_functions(self.examined)
        return self._unchecked

    # --- decltype of managed variables ---------------------------------------------------------------------------

    def _check_decltype(self, token: int) -> None:
        kinds = self.examined.kinds
        first = token
        while kinds[first - 1] == k.SCOPE or (kinds[first] == k.SCOPE and kinds[first - 1] == k.IDENTIFIER):
            first -= 1
        if kinds[first - 1] != _OPEN_ROUND or kinds[first - 2] != k.DECLTYPE or kinds[token + 1] != _CLOSE_ROUND:
            return
        if self.examined.lexemes[first - 2].startswith("__typeof"):
            return
        entity = self.examined.lookup().resolve(token)
        if entity is None or entity.sort != en.VARIABLE:
            return
        if any(place in self.known.managed for place in entity.tokens()):
            self.examined.add(_DECLTYPE, token)

    # --- calls ---------------------------------------------------------------------------------------------------

    def _check_call(self, token: int) -> None:
        examined = self.examined
        after = examined.kinds[token + 1]
        if after != _OPEN_ROUND and after != _CLOSE_ROUND and after != ord("<") and after != k.LAUNCH:
            return
        name = examined.lexemes[token]
        if not self._looks_like_call(token, name):
            return
        path = examined.cutter.path(token)
        if not path:
            return
        piece = path[-1]
        if piece.sort != c.FUNCTION or token < piece.head:
            return
        if _is_generic(examined, path) and not self._surely_independent(token, name, path):
            return
        if name not in self._kernel_names and not self._may_be_host(piece, path[:-1]):
            return
        if self._declared_elsewhere(name):
            return
        around = surroundings(examined, token)
        if around is None or around.function is None or not around.is_inside(token):
            return
        use = self._use(around, token)
        if use is None or use.flags & (UNEVALUATED | CONSTEXPR_BRANCH | DEFAULT_ARGUMENT | MEMBER | TYPEID):
            return
        if not use.flags & CALLEE and after != k.LAUNCH:
            return
        entity = examined.lookup().resolve(token)
        if entity is None or entity.sort != en.FUNCTION:
            return
        if self._depends(around, use, token):
            return
        if after == k.LAUNCH:
            self._check_launch(around, use, entity, token)
        elif all(place in self.known.kernels for place in entity.tokens()):
            if not entity.template or after == _OPEN_ROUND:
                examined.add(_NOT_CONFIGURED, self._position(use), "__global__", "must")
        elif all(place in self.known.devices for place in entity.tokens()):
            self._check_device_call(around, use, entity, token)

    def _looks_like_call(self, token: int, name: str) -> bool:
        """Whether what stands around a name can be a call in question; most kernels are named in launches."""
        kinds = self.examined.kinds
        after = kinds[token + 1]
        if after == _CLOSE_ROUND:
            return kinds[token + 2] == _OPEN_ROUND
        if name not in self._kernel_names:
            return True
        if after == ord("<"):
            close = self.examined.brackets.close_angle(token + 1, len(kinds))
            return close >= 0 and kinds[close + 1] == _OPEN_ROUND
        return after == _OPEN_ROUND

    def _surely_independent(self, token: int, name: str, path: list[c.Piece]) -> bool:
        """Whether a call in a template depends on nothing: it has no arguments, and inside of a class template its
        callee is no member, which would depend on the class."""
        if self.examined.kinds[token + 1 : token + 3] != b"()":
            return False
        if not any(piece.sort == c.CLASS for piece in path):
            return self.examined.kinds[path[-1].head : token].find(k.SCOPE) < 0 or not self._has_members(name)
        return not self._has_members(name)

    def _has_members(self, name: str) -> bool:
        """Whether some device function of that name is a member of a class."""
        known = self._members.get(name)
        if known is None:
            known = False
            for token in self.known.devices:
                if self.examined.lexemes[token] != name:
                    continue
                path = self.examined.cutter.path(token)
                if len(path) > 1 and path[-2].sort == c.CLASS:
                    known = True
            self._members[name] = known
        return known

    def _may_be_host(self, piece: c.Piece, path: list[c.Piece]) -> bool:
        """Whether a function may hold code of the host: it is no function for the device alone."""
        known = self._host.get(piece.start)
        if known is None:
            words = self.examined.marks.union(piece.start, piece.body) & _FUNCTION_SPACES
            known = words in (0, HOST, HOST | DEVICE)
            self._host[piece.start] = known
        return known

    def _use(self, around: Surroundings, token: int) -> Use | None:
        start = around.piece.start
        known = self._uses.get(start)
        if known is None:
            known = {use.token: use for use in uses(around.body, self.examined.kinds)}
            self._uses[start] = known
        return known.get(token)

    def _depends(self, around: Surroundings, use: Use, token: int) -> bool:
        """Whether a call could depend on a template parameter: inside of a template it has arguments."""
        examined = self.examined
        function = around.function
        assert function is not None
        generic = function.is_template or any(
            piece.sort == c.CLASS and examined.kinds[piece.start] == k.TEMPLATE for piece in around.path
        )
        if not generic and function.qualifier_token() >= 0:
            generic = bool(function.declaration.heads)
        if not generic:
            generic = any(
                parameter.specifiers.sort == n.PLACEHOLDER
                for parameter in (function.function() or n.DeclaratorOperator(n.PARAMETERS, 0, 0)).parameters
            )
        lambda_ = use.parent
        while lambda_ is not None and not generic:
            if lambda_.head is not None or (
                lambda_.parameters is not None
                and any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in lambda_.parameters.parameters)
            ):
                generic = True
            lambda_ = lambda_.parent
        if not generic:
            return False
        return examined.kinds[token + 1 : token + 3] != b"()"

    def _declared_elsewhere(self, name: str) -> bool:
        """Whether anything else of that name could be called: a declaration that is none of the known ones."""
        known = self._others.get(name)
        if known is None:
            known = self._others[name] = self._find_elsewhere(name)
        return known

    def _find_elsewhere(self, name: str) -> bool:
        examined = self.examined
        lexemes = examined.lexemes
        kinds = examined.kinds
        tables = self.known
        at = -1
        while True:
            try:
                at = lexemes.index(name, at + 1)
            except ValueError:
                return False
            if at in tables.kernels or at in tables.devices:
                continue
            path = examined.cutter.path(at)
            if not path:
                return True
            piece = path[-1]
            if piece.sort == c.FUNCTION and at > piece.body:
                if not examined.is_own(at):
                    continue
                continue
            if kinds[at + 1] == _OPEN_ROUND or kinds[at + 1] == ord("<") or kinds[piece.head] == k.USING:
                if piece.sort == c.FUNCTION and self._in_initialisers(piece, path, at):
                    continue
                if piece.sort == c.SIMPLE and kinds.find(ord("="), piece.head, at) >= 0:
                    continue
                return True

    def _in_initialisers(self, piece: c.Piece, path: list[c.Piece], at: int) -> bool:
        declaration = self.examined.parser.parse(piece, class_name_of(self.examined, path[:-1]))
        return 0 <= declaration.member_initialisers < at

    def _position(self, use: Use) -> int:
        assert use.name is not None
        kinds = self.examined.kinds
        at = use.name.start
        end = use.name.end
        while kinds[at - 1] == _OPEN_ROUND and kinds[end] == _CLOSE_ROUND:
            at -= 1
            end += 1
        if kinds[at - 1] == ord("&") and kinds[at - 2] == _OPEN_ROUND and kinds[end] == _CLOSE_ROUND:
            at -= 2
        return at

    # --- what calls say ------------------------------------------------------------------------------------------

    def _callee(self, entity: Entity) -> Declared | None:
        """One declaration of a device function; None where the overloads are not alike in what matters here."""
        found: Declared | None = None
        for binding, piece in zip(entity.bindings, entity.pieces, strict=False):
            path = self.examined.cutter.path(binding.name)
            if not path or path[-1].start != piece.start:
                return None
            for one in parse_piece(self.examined, path[-1], path[:-1], False):
                if one.name_token != binding.name:
                    continue
                if one.words & _FUNCTION_SPACES != DEVICE:
                    return None
                mask = n.CONSTEXPR | n.CONSTEVAL
                if found is not None and one.flags & mask != found.flags & mask:
                    return None
                found = one
        return found if len(entity.bindings) == len(entity.pieces) else None

    def _check_device_call(self, around: Surroundings, use: Use, entity: Entity, token: int) -> None:
        examined = self.examined
        function = around.function
        assert function is not None
        if use.flags & IN_CONSTANT:
            return
        space = space_at(examined, self.spaces, around, token)
        if not space & HOST:
            return
        callee = self._callee(entity)
        if callee is None or callee.flags & n.CONSTEVAL:
            return
        if use.parent is None and function.name in self._unchecked_names():
            return
        constexpr = bool(callee.flags & n.CONSTEXPR)
        shown = "operator()" if use.parent is not None else self._shown(function)
        if not (constexpr and examined.settings.relaxed_constexpr):
            if space & DEVICE:
                number = _CONSTEXPR_FROM_HOST_DEVICE if constexpr else _FROM_HOST_DEVICE
            else:
                number = _CONSTEXPR_FROM_HOST if constexpr else _FROM_HOST
            examined.add(number, self._position(use), self._signature(callee), shown)
        if not constexpr and result_type(callee) == DEDUCED:
            examined.add(_DEDUCED, token, callee.name, "outside the bodies of device functions")

    def _check_launch(self, around: Surroundings, use: Use, entity: Entity, token: int) -> None:
        examined = self.examined
        if all(place in self.known.devices for place in entity.tokens()):
            self._check_device_call(around, use, entity, token)
            examined.add(_NOT_CONFIGURED, self._position(use), "__device__", "cannot")

    def _shown(self, function: Declared) -> str:
        examined = self.examined
        if function.is_destructor:
            return "~" + examined.lexemes[function.declarator.id + 1]
        name = examined.spell(function.declarator.id, function.declarator.name_last + 1)
        return name.replace("operator ( )", "operator()")

    def _signature(self, callee: Declared) -> str:
        parameters = callee.function()
        assert parameters is not None
        types: list[str] = []
        for parameter in parameters.parameters:
            words = [
                self.examined.lexemes[at]
                for at in range(parameter.start, parameter.end)
                if at != parameter.declarator.id
                and not (parameter.declarator.initialiser and at >= parameter.declarator.initialiser_start)
            ]
            types.append(" ".join(words))
        text = ", ".join(types)
        return f"{callee.full_name()}({'' if text == 'void' else text})"


def _is_generic(examined: ExaminedUnit, path: list[c.Piece]) -> bool:
    """Whether a function is a template or a member of one, by the heads in front of it and the classes around it."""
    kinds = examined.kinds
    return any(around.sort != c.NAMESPACE and kinds[around.start] == k.TEMPLATE for around in path)


def _unchecked_functions(examined: ExaminedUnit) -> set[str]:
    """Names of the functions behind `#pragma nv_exec_check_disable`, in whose bodies calls are not checked."""
    unit = examined.unit
    found: set[str] = set()
    for text, token in zip(unit.directive_text, unit.directive_token, strict=True):
        if "nv_exec_check_disable" not in text:
            continue
        path = examined.cutter.path(token)
        if not path or path[-1].sort not in (c.FUNCTION, c.SIMPLE):
            continue
        for one in parse_piece(examined, path[-1], path[:-1], False):
            found.add(one.name)
    return found
