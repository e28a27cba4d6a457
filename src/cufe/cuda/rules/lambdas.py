"""Extended lambdas (spec 30; observed: lambdas 6)."""

from cufe.cuda.lambda_slots import LambdaSlot
from cufe.cuda.marks import DEVICE, GLOBAL, HOST
from cufe.cuda.rules.captured_types import CapturedTypes
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions import explicit_instantiations, is_in_template, names_around
from cufe.cuda.rules.surroundings import Spaces, Surroundings, access_of, shown_class, surroundings
from cufe.final import Final
from cufe.il.entities import THIS_PARAMETER
from cufe.il.expressions import LambdaCapture, LambdaNode
from cufe.sema import entities as en
from cufe.sema.entities import Entity
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax.uses import CONSTEXPR_BRANCH, CONSTEXPR_CONDITION, MEMBER, UNEVALUATED, Use, uses_in
from cufe.text import kinds as k

_LOCAL_PARENT: Final = 20135
_BY_REFERENCE: Final = 20136
_PACK: Final = 20137
_INIT_ARRAY: Final = 20139
_NO_ADDRESS: Final = 20143
_UNNAMED_CLASS: Final = 20144
_INACCESSIBLE_PARENT: Final = 20151
_INACCESSIBLE_CLASS: Final = 20152
_NOT_ENABLED: Final = 20155
_DEDUCED_PARENT: Final = 20156
_GENERIC: Final = 20157
_INIT_CAPTURE: Final = 20158
_INITIALISER_LIST: Final = 20159
_NO_FUNCTION: Final = 20160
_IN_GENERIC: Final = 20161
_IN_HOST_DEVICE: Final = 20162
_CONSTEXPR: Final = 20163
_OPERATOR_ANNOTATED: Final = 20164
_THIS: Final = 20178
_CONSTEXPR_IF: Final = 20234
_THIS_BY_COPY: Final = 2908

_HOST_DEVICE: Final = HOST | DEVICE


def check_lambdas(examined: ExaminedUnit, spaces: Spaces) -> None:
    """Judges every lambda with an annotation."""
    types = CapturedTypes(examined)
    #: names of the templates with lambdas
    generic: set[str] = set()
    for slot in examined.slots:
        if not slot.words & _HOST_DEVICE or not examined.is_own(slot.opening):
            continue
        if not examined.settings.extended_lambda:
            examined.add(_NOT_ENABLED, slot.anchor)
        elif slot.words & DEVICE:
            _check_extended(types, slot, spaces)
            if is_in_template(examined, slot.opening):
                generic |= names_around(examined, slot.opening)
    if generic:
        for piece in explicit_instantiations(examined):
            if generic.isdisjoint(examined.lexemes[piece.start : piece.end]):
                continue
            types.check_instances(piece)


def check_behind_parameters(examined: ExaminedUnit, places: list[int]) -> None:
    """Spaces behind the parameter list of a lambda belong to its call operator, where they cannot be (20164)."""
    marks = examined.marks
    done = -1
    for at in places:
        around = surroundings(examined, at)
        found = around.body.lambda_at(at) if around is not None else None
        if found is None or found.parameters is None or not found.parameters.last < at < found.body:
            continue
        if found.body != done and marks.union(at, found.body) & _HOST_DEVICE:
            done = found.body
            examined.add(_OPERATOR_ANNOTATED, found.body)


class _Extended:
    """An extended lambda: its slot, its node, the function it belongs to, and how messages call it."""

    def __init__(
        self, types: CapturedTypes, slot: LambdaSlot, node: e.Lambda, around: Surroundings, typed: LambdaNode | None
    ) -> None:
        self.types: CapturedTypes = types
        #: the lambda with its types, where these can matter
        self.typed: LambdaNode | None = typed
        self.examined: ExaminedUnit = types.examined
        self.slot: LambdaSlot = slot
        self.node: e.Lambda = node
        self.around: Surroundings = around
        #: in a template, whose types are looked at in its instances
        self.generic: bool = is_in_template(self.examined, slot.opening)
        self.sort: str = "__device__" if slot.is_device_only else "__host__ __device__"

    def add(self, what: int) -> None:
        """Reports a problem of the place at the anchor."""
        self.examined.add(what, self.slot.anchor, self.sort)

    def add_parent(self, what: int, function: Declared) -> None:
        examined = self.examined
        name = examined.lexemes[function.declarator.id]
        if function.is_destructor:
            name = "~" + examined.lexemes[function.declarator.id + 1]
        elif function.is_operator:
            name = examined.spell(function.declarator.id, function.declarator.name_last + 1)
        examined.add(what, self.slot.anchor, self.sort, name)

    def name_of(self, capture: LambdaCapture) -> int:
        """The token of a captured variable's name."""
        kinds = self.examined.kinds
        return capture.token + 1 if kinds[capture.token] == ord("&") else capture.token

    def add_capture(self, what: int, token: int) -> None:
        """Reports a problem of the capture list, which is judged when the anchor is reached."""
        self.examined.add_late(what, token, self.slot.anchor, self.sort)


def _slot_words(examined: ExaminedUnit, node: e.Lambda) -> int:
    for slot in examined.slots:
        if slot.opening == node.start:
            return slot.words
    return 0


def _check_extended(types: CapturedTypes, slot: LambdaSlot, spaces: Spaces) -> None:
    examined = types.examined
    around = surroundings(examined, slot.opening)
    if around is None:
        return
    node = around.body.lambda_at(slot.opening)
    if node is None or node.start != slot.opening or node.body < 0:
        return
    typed = None if around.local else types.lambda_at([*around.path, around.piece], slot.opening)
    lambda_ = _Extended(types, slot, node, around, typed)
    verdict = _nesting(examined, lambda_, spaces)
    if verdict < 0:
        return
    if verdict:
        if verdict == _NO_FUNCTION:
            lambda_.add(verdict)
        else:
            examined.add(verdict, slot.anchor, lambda_.sort, "operator()")
    else:
        function = around.function
        assert function is not None
        _check_parent(lambda_, function)
        routine = types.routines.get(around.piece.start)
        if routine is not None and not lambda_.generic:
            types.check_parent(routine, slot.anchor, slot.anchor)
        if node.default >= 0 and examined.kinds[node.default] == ord("&"):
            lambda_.add(_BY_REFERENCE)
        _check_captures(lambda_)
    _check_specifiers(lambda_)
    _check_implicit_captures(lambda_)
    if not slot.is_device_only and is_generic(examined, node):
        examined.add_late(_GENERIC, slot.opening, examined.brackets.close(node.body))
    if not slot.is_device_only and typed is not None and not lambda_.generic:
        types.check_signature(typed, examined.brackets.close(node.body))


def is_generic(examined: ExaminedUnit, node: e.Lambda) -> bool:
    """Whether the call operator of a lambda is a template."""
    if node.head is not None:
        return True
    if node.parameters is None:
        return False
    return any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in node.parameters.parameters)


def _nesting(examined: ExaminedUnit, lambda_: _Extended, spaces: Spaces) -> int:
    """-1 where the lambda is not extended or its space is not known, 0 where its place is fine, else what is wrong."""
    around = lambda_.around
    opening = lambda_.slot.opening
    ancestor = lambda_.node.parent
    inside = around.is_inside(opening)
    if inside:
        assert around.function is not None
        space = spaces.of(around.function)
        if space in (0, DEVICE, GLOBAL):
            return -1
    verdict = 0
    nested = ancestor is not None
    while ancestor is not None:
        if opening < ancestor.body:
            return -1
        words = _slot_words(examined, ancestor)
        if words & DEVICE and not words & HOST:
            return -1
        if not verdict:
            if words & DEVICE and (inside or ancestor.parent is not None):
                verdict = _IN_HOST_DEVICE
            elif is_generic(examined, ancestor):
                verdict = _IN_GENERIC
        ancestor = ancestor.parent
    if verdict:
        return verdict
    if not inside:
        return _NO_FUNCTION if nested else -1
    return 0


def _check_parent(lambda_: _Extended, function: Declared) -> None:
    examined = lambda_.examined
    if lambda_.around.local:
        lambda_.add_parent(_LOCAL_PARENT, function)
    operator = function.function()
    if function.declaration.specifiers.sort == n.PLACEHOLDER and operator is not None and operator.trailing < 0:
        lambda_.add_parent(_DEDUCED_PARENT, function)
    if function.is_special:
        lambda_.add_parent(_NO_ADDRESS, function)
    if not function.in_class:
        return
    around = function.path[-1]
    if shown_class(examined, around) == "<unknown>":
        lambda_.add_parent(_UNNAMED_CLASS, function)
    if access_of(examined, around, function.piece) != k.PUBLIC:
        lambda_.add_parent(_INACCESSIBLE_PARENT, function)
    for place in range(len(function.path) - 1, 0, -1):
        inner = function.path[place]
        outer = function.path[place - 1]
        if outer.sort != c.CLASS:
            break
        if access_of(examined, outer, inner) != k.PUBLIC:
            examined.add(
                _INACCESSIBLE_CLASS, lambda_.slot.anchor, lambda_.sort, shown_class(examined, inner)
            )


def _check_captures(lambda_: _Extended) -> None:
    host_device = not lambda_.slot.is_device_only
    for capture in lambda_.node.captures:
        init = capture.sort in (e.INIT_BY_COPY, e.INIT_BY_REFERENCE)
        by_reference = capture.sort in (e.BY_REFERENCE, e.INIT_BY_REFERENCE)
        if init and host_device:
            lambda_.examined.add_late(_INIT_CAPTURE, capture.name, lambda_.slot.anchor)
            if by_reference:
                lambda_.add_capture(_BY_REFERENCE, capture.name)
            continue
        if by_reference:
            lambda_.add_capture(_BY_REFERENCE, capture.name)
        if init:
            if not by_reference:
                _check_init_capture(lambda_, capture)
            _check_type(lambda_, capture.start)
            continue
        if capture.sort not in (e.BY_COPY, e.BY_REFERENCE):
            continue
        if capture.pack >= 0:
            lambda_.add_capture(_PACK, capture.name)
        _check_type(lambda_, capture.name)


def _check_init_capture(lambda_: _Extended, capture: e.Capture) -> None:
    kinds = lambda_.examined.kinds
    if len(capture.value) != 1:
        return
    value = capture.value[0]
    if isinstance(value, e.BracedList) and kinds[capture.name + 1] == ord("="):
        if value.items:
            lambda_.add_capture(_INITIALISER_LIST, capture.name)
        return
    while isinstance(value, e.Paren) and len(value.inner) == 1:
        value = value.inner[0]
    if isinstance(value, e.Name) and kinds[value.id] == k.IDENTIFIER and value.own_arguments() is None:
        entity = lambda_.examined.lookup().resolve(value.id)
        if entity is not None and entity.sort in (en.LOCAL, en.VARIABLE) and _array_rank(entity) > 0:
            lambda_.add_capture(_INIT_ARRAY, capture.name)


def _array_rank(entity: Entity) -> int:
    """The number of array bounds that the declarator of a variable shows."""
    declarator = entity.bindings[0].declarator if entity.bindings else None
    if declarator is None or entity.bindings[0].name != declarator.id:
        return 0
    rank = 0
    for operator in declarator.operators:
        if operator.sort != n.ARRAY:
            break
        rank += 1
    return rank


def _check_type(lambda_: _Extended, token: int) -> None:
    """What the type of an explicit capture must not be."""
    if lambda_.typed is None:
        return
    for capture in lambda_.typed.captures:
        if capture.token == token and not capture.implicit:
            name = lambda_.name_of(capture)
            lambda_.types.check_capture(capture, name, lambda_.slot.anchor, lambda_.sort, lambda_.generic)


def _check_specifiers(lambda_: _Extended) -> None:
    examined = lambda_.examined
    node = lambda_.node
    start = node.parameters.last + 1 if node.parameters is not None else lambda_.slot.anchor
    for at in range(start, node.body):
        kind = examined.kinds[at]
        if kind == k.CONSTEXPR or kind == k.CONSTEVAL:
            examined.add(_CONSTEXPR, at + 1, examined.lexemes[at], lambda_.sort)
        elif kind == k.ARROW or kind == k.REQUIRES:
            return


def _check_implicit_captures(lambda_: _Extended) -> None:
    node = lambda_.node
    examined = lambda_.examined
    if node.default < 0 or node.block is None:
        return
    by_reference = examined.kinds[node.default] == ord("&")
    explicit = {examined.lexemes[capture.name] for capture in node.captures if capture.sort != e.STAR_THIS_CAPTURE}
    seen: list[Entity] = []
    lookup = examined.lookup()
    for use in uses_in([node.block], 0, node, examined.kinds):
        if use.flags & (UNEVALUATED | MEMBER) or examined.lexemes[use.token] in explicit:
            continue
        if use.name is not None and use.name.qualified:
            continue
        entity = lookup.resolve(use.token)
        if entity is None or entity in seen or not _is_captured(lambda_, entity):
            continue
        seen.append(entity)
        _check_implicit(lambda_, use, entity, by_reference)
    _check_typed_captures(lambda_)


def _check_implicit(lambda_: _Extended, use: Use, entity: Entity, by_reference: bool) -> None:
    examined = lambda_.examined
    if by_reference:
        examined.add(_BY_REFERENCE, use.token, lambda_.sort)
    declarator = entity.bindings[0].declarator
    if declarator is not None and declarator.pack >= 0:
        examined.add(_PACK, use.token, lambda_.sort)
    if use.flags & (CONSTEXPR_BRANCH | CONSTEXPR_CONDITION):
        examined.add(_CONSTEXPR_IF, use.token, lambda_.sort)


def _check_typed_captures(lambda_: _Extended) -> None:
    """The implicit captures that the typed tree has: the types of variables, and `this`."""
    typed = lambda_.typed
    if typed is None:
        return
    for capture in typed.captures:
        if not capture.implicit:
            continue
        if capture.variable is not None and not capture.variable.flags & THIS_PARAMETER:
            token = capture.token
            lambda_.types.check_capture(capture, token, token, lambda_.sort, lambda_.generic)
        else:
            _check_implicit_this(lambda_)


def _check_implicit_this(lambda_: _Extended) -> None:
    """`this` is captured where it or a member is used first."""
    examined = lambda_.examined
    use = _first_use_of_this(lambda_)
    if use is None:
        return
    if use.flags & (CONSTEXPR_BRANCH | CONSTEXPR_CONDITION):
        examined.add(_CONSTEXPR_IF, use.token, lambda_.sort)
    if examined.report.may_show(_THIS, "this_addr_capture_ext_lambda"):
        if examined.settings.standard >= 20 and examined.kinds[lambda_.node.default] == ord("="):
            examined.add(_THIS_BY_COPY, use.token)
        examined.add(_THIS, use.token)


def _first_use_of_this(lambda_: _Extended) -> Use | None:
    examined = lambda_.examined
    node = lambda_.node
    if node.block is None:
        return None
    lookup = examined.lookup()
    found: Use | None = None
    for use in uses_in([node.block], 0, node, examined.kinds):
        if use.flags & (UNEVALUATED | MEMBER) or (use.name is not None and use.name.qualified):
            continue
        entity = lookup.resolve(use.token)
        if entity is not None and (entity.sort == en.FIELD or _is_member(examined, entity)):
            found = use
            break
    this = examined.kinds.find(k.THIS, node.body, node.end)
    if this >= 0 and (found is None or this < found.token):
        return Use(this, None, 0, node)
    return found


def _is_member(examined: ExaminedUnit, entity: Entity) -> bool:
    """Whether a name means functions of a class, none of them static."""
    if entity.sort != en.FUNCTION or not entity.pieces:
        return False
    for piece in entity.pieces:
        path = examined.cutter.path(piece.start)
        if len(path) < 2 or path[-2].sort != c.CLASS:
            return False
        if examined.kinds.find(k.STATIC, piece.head, entity.bindings[0].name) >= 0:
            return False
    return True


def _is_captured(lambda_: _Extended, entity: Entity) -> bool:
    """Whether a name means an automatic variable around the lambda whose use is certain to capture it."""
    if entity.sort not in (en.LOCAL, en.PARAMETER) or not entity.bindings or entity.token >= lambda_.slot.opening:
        return False
    if entity.sort == en.LOCAL and entity.storage != en.AUTOMATIC:
        return False
    declaration = entity.bindings[0].declaration
    # A constant may be used without being captured.
    return declaration is None or not declaration.specifiers.flags & (n.CONST | n.CONSTEXPR | n.STATIC)
