"""Extended lambdas (spec 30; observed: lambdas 6), what they capture without naming it in their lists (6.2), and CUDA
words on the parameters of lambdas (1835, 20245; observed: diagnostics-a 5.2, 5.6)."""

from cufe.cuda.lambda_slots import LambdaSlot
from cufe.cuda.marks import CONSTANT, DEVICE, GLOBAL, GRID_CONSTANT, HOST, MANAGED, SHARED
from cufe.cuda.rules.attributes.wrong_entities import check_parameters
from cufe.cuda.rules.collection import grid_constant
from cufe.cuda.rules.declared import Declared, display, word_of
from cufe.cuda.rules.enclosing_context import Spaces, Surroundings, access_of, shown_class, surroundings
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.functions.redeclarations import declaration_in_class, explicit_instantiations, names_around
from cufe.cuda.rules.lambdas.captured_types import CapturedTypes, is_this
from cufe.cuda.rules.lambdas.extended_lambda import ExtendedLambda
from cufe.cuda.rules.lambdas.parents import check_parents
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName, TypeName
from cufe.final import Final
from cufe.il.types import PackExpansionType
from cufe.syntax import cutter as c
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax.expression_tokens import LAMBDA_FLAGS
from cufe.syntax.uses import CONSTEXPR_BRANCH, CONSTEXPR_CONDITION, uses_in, uses_of_this
from cufe.text import kinds as k

#: what is reported about captures that the original drops: unknown names, and those that are captured twice
_LOCAL_PARENT: Final = 20135
_BY_REFERENCE: Final = 20136
_PACK: Final = 20137
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
#: a template by its parameters that was for the host without the words
_REDECLARED: Final = 20039
_REDECLARED_BOTH: Final = 20040
_GLOBAL_DEDUCED: Final = 20049
_GLOBAL_OPERATOR: Final = 20187
_GLOBAL_MEMBER: Final = 20231

_HOST_DEVICE: Final = HOST | DEVICE
_BOUNDS_ON_OTHER: Final = 20077
_BOUNDS_ON_MEMBER: Final = 20078
_MAXNREG_ON_OTHER: Final = 20258
_BOUNDS_AND_MAXNREG: Final = 20262
_NUMBERS: Final = bytes((k.NUMBER, k.COMMA))
#: what no function can have
_OF_OBJECTS: Final = SHARED | CONSTANT | MANAGED | GRID_CONSTANT
_DECLTYPE_AUTO: Final = bytes((k.DECLTYPE, k.OPEN_ROUND, k.AUTO))


def check_lambdas(examined: ExaminedUnit, spaces: Spaces) -> None:
    """Judges every lambda with an annotation."""
    types = CapturedTypes(examined)
    lost = check_parents(examined, examined.slots)
    told: set[int] = set()
    #: names of the templates with lambdas
    generic: set[str] = set()
    own: set[int] = set()
    for slot in examined.slots:
        if not slot.words & _HOST_DEVICE or slot.opening in lost or not examined.is_own(slot.opening):
            continue
        if not examined.settings.extended_lambda:
            examined.add(_NOT_ENABLED, slot.anchor)
        elif slot.words & DEVICE:
            lambda_ = _check_extended(types, slot, spaces)
            if lambda_ is not None:
                check_variable_of(lambda_, told)
            if examined.is_in_template(slot.opening):
                generic |= names_around(examined, slot.opening)
                own.add(examined.cutter.path(slot.opening)[-1].start)
    if generic:
        for piece in explicit_instantiations(examined):
            if generic.isdisjoint(examined.lexemes[piece.start : piece.end]):
                continue
            types.check_instances(piece)
        types.check_implicit_instances(generic, own)


def check_behind_parameters(examined: ExaminedUnit, places: list[int]) -> None:
    """Spaces behind the template head or the parameter list of a lambda belong to its call operator, where they cannot
    be (20164)."""
    marks = examined.marks
    done = -1
    configured: set[int] = set()
    for at in places:
        around = surroundings(examined, at)
        found = around.body.lambda_at(at) if around is not None else None
        if found is None or not examined.brackets.close(found.start) < at < found.body:
            continue
        if found.parameters is not None and found.parameters.first < at <= found.parameters.last:
            continue
        if 0 <= found.arrow < at:
            examined.add(num.DOES_NOT_APPLY, at + 3, f"__{examined.lexemes[at + 3]}__")
            continue
        if found.parameters is not None and found.parameters.last not in configured:
            configured.add(found.parameters.last)
            _check_configuration(examined, found, found.parameters)
        words = marks.union(at, found.body)
        if found.body != done and words & _HOST_DEVICE:
            done = found.body
            if found.parameters is not None and _has_placeholders(found.parameters):
                redeclared = _REDECLARED_BOTH if words & HOST else _REDECLARED
                examined.add(redeclared, found.parameters.first, EntityName("", "lambda []::operator()"))
            end = _end_of_head(examined, at, found.body)
            examined.add_late(_OPERATOR_ANNOTATED, end, end if end == found.body else end - 1)
        elif words & GLOBAL and examined.kinds[at + 4] == k.CLOSE_ROUND:
            # A kernel that is an operator and a member.
            examined.add(_GLOBAL_OPERATOR, at + 3)
            if found.return_type is None and not is_generic(examined, found):
                examined.add(_GLOBAL_DEDUCED, at + 3)
            examined.add(_GLOBAL_MEMBER, at + 3)
        for attribute in examined.parser.attribute_specifier(at):
            if word_of(attribute) & _OF_OBJECTS:
                shown = attribute.name if attribute.name == "grid_constant" else display(attribute)
                examined.add(num.DOES_NOT_APPLY, attribute.first, shown)


def _end_of_head(examined: ExaminedUnit, at: int, body: int) -> int:
    """The body, or what may not stand behind attributes: that of a lambda ends there."""
    while at < body and examined.kinds[at] not in LAMBDA_FLAGS:
        at = examined.brackets.skip(at) if examined.kinds[at] == k.OPEN_ROUND else at + 1
    return at


def _check_configuration(examined: ExaminedUnit, node: e.Lambda, parameters: n.DeclaratorOperator) -> None:
    """`__launch_bounds__` and `__maxnreg__` with numbers behind the parameters: a call operator is a member, and no
    kernel."""
    names: set[str] = set()
    kinds = examined.kinds
    at = kinds.find(k.ATTRIBUTE, parameters.last, node.body)
    while at >= 0 and not 0 <= node.arrow < at:
        for attribute in examined.parser.attribute_specifier(at):
            last = examined.brackets.close(attribute.arguments) if attribute.arguments >= 0 else -1
            if attribute.arguments + 1 < last and not k.stretch(kinds, attribute.arguments + 1, last).strip(_NUMBERS):
                names.add(attribute.name)
                if attribute.name == "launch_bounds":
                    examined.add(_BOUNDS_ON_MEMBER, attribute.first, display(attribute))
        at = kinds.find(k.ATTRIBUTE, at + 1, node.body)
    if not is_generic(examined, node):
        if "launch_bounds" in names:
            examined.add_late(_BOUNDS_ON_OTHER, parameters.first + 1, node.body, "__launch_bounds__")
        if "maxnreg" in names:
            examined.add_late(_MAXNREG_ON_OTHER, parameters.first + 1, node.body)
        if "launch_bounds" in names and "maxnreg" in names:
            examined.add_late(_BOUNDS_AND_MAXNREG, parameters.first + 1, node.body)


def _slot_words(examined: ExaminedUnit, node: e.Lambda) -> int:
    for slot in examined.slots:
        if slot.opening == node.start:
            return slot.words
    return 0


def _check_extended(types: CapturedTypes, slot: LambdaSlot, spaces: Spaces) -> ExtendedLambda | None:
    """Judges one lambda, which is given back if it is extended."""
    examined = types.examined
    around = surroundings(examined, slot.opening)
    if around is None:
        return None
    node = around.body.lambda_at(slot.opening)
    if node is None or node.start != slot.opening or node.body < 0:
        return None
    path = examined.cutter.path(slot.opening) if around.local else [*around.path, around.piece]
    typed = types.lambda_at(path, slot.opening)
    lambda_ = ExtendedLambda(types, slot, node, around, typed)
    verdict = _nesting(examined, lambda_, spaces)
    if verdict < 0:
        return None
    # Of what is reported at the body, the types of init-captures come last.
    _check_specifiers(lambda_)
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
            types.check_parent(routine, slot, slot.anchor)
        if node.default >= 0 and examined.kinds[node.default] == k.AMPERSAND:
            lambda_.add(_BY_REFERENCE)
        _check_captures(lambda_)
    check_implicit_captures(lambda_)
    if not slot.is_device_only and is_generic(examined, node):
        examined.add_late(_GENERIC, slot.opening, examined.brackets.close(node.body))
    if not slot.is_device_only and typed is not None and not lambda_.generic:
        types.check_signature(typed, examined.brackets.close(node.body))
    return lambda_


def is_generic(examined: ExaminedUnit, node: e.Lambda) -> bool:
    """Whether the call operator of a lambda is a template."""
    if node.head is not None:
        return True
    return node.parameters is not None and _has_placeholders(node.parameters)


def _has_placeholders(parameters: n.DeclaratorOperator) -> bool:
    return any(parameter.specifiers.sort == n.PLACEHOLDER for parameter in parameters.parameters)


def _nesting(examined: ExaminedUnit, lambda_: ExtendedLambda, spaces: Spaces) -> int:
    """-1 where the lambda is not extended or its space is not known, 0 where its place is fine, else what is wrong."""
    around = lambda_.around
    opening = lambda_.slot.opening
    ancestor = lambda_.node.parent
    inside = around.is_inside(opening)
    in_host_code = inside and _is_for_host(around, spaces)
    if not _has_host_around(examined, ancestor, in_host_code or not inside):
        return -1
    verdict = 0
    nested = ancestor is not None
    while ancestor is not None:
        if opening < ancestor.body:
            return -1
        if not verdict:
            is_both = _slot_words(examined, ancestor) & _HOST_DEVICE == _HOST_DEVICE
            is_local = inside or ancestor.parent is not None
            # A generic lambda is none that is extended, whatever its words.
            if is_generic(examined, ancestor):
                verdict = _IN_GENERIC
            elif is_both and is_local and _has_host_around(examined, ancestor.parent, in_host_code or not inside):
                verdict = _IN_HOST_DEVICE
        ancestor = ancestor.parent
    if verdict:
        return verdict
    if not inside:
        # Members of local classes have a function around them in the end.
        return _NO_FUNCTION if nested and not around.local else -1
    return 0


def _is_for_host(around: Surroundings, spaces: Spaces) -> bool:
    assert around.function is not None
    return spaces.of(around.function) not in (0, DEVICE, GLOBAL)


def _has_host_around(examined: ExaminedUnit, around: e.Lambda | None, otherwise: bool) -> bool:
    """Whether code is for the host, too, as the innermost lambda around it says that has a word."""
    while around is not None:
        words = _slot_words(examined, around) & _HOST_DEVICE
        if words:
            return bool(words & HOST)
        around = around.parent
    return otherwise


def _check_parent(lambda_: ExtendedLambda, function: Declared) -> None:
    examined = lambda_.examined
    if lambda_.around.local:
        lambda_.add_parent(_LOCAL_PARENT, function)
    operator = function.function()
    if operator is not None and _is_deduced(examined, function, _arrow(function)):
        lambda_.add_parent(_DEDUCED_PARENT, function)
    if function.is_special:
        lambda_.add_parent(_NO_ADDRESS, function)
    member = function if function.in_class else declaration_in_class(examined, function)
    if member is not None:
        _check_access(lambda_, member)


def _arrow(function: Declared) -> int:
    """The arrow behind the parameters of a function, or of what it returns: `auto (*f())() -> int`."""
    parts = [one for one in function.declarator.operators if one.sort == n.PARAMETERS]
    return max((one.trailing for one in parts), default=-1)


def _is_deduced(examined: ExaminedUnit, function: Declared, arrow: int) -> bool:
    """Whether the result of a function is deduced: `auto f()`, `auto f() -> auto`, `operator auto()`."""
    kinds = examined.kinds
    if function.is_conversion:
        return kinds.find(k.AUTO, function.declarator.id, function.declarator.name_last + 1) >= 0
    if function.declaration.specifiers.sort != n.PLACEHOLDER:
        return False
    at = arrow + 1
    while at and kinds[at] == k.CONST:
        at += 1
    return at == 0 or kinds[at] == k.AUTO or kinds.startswith(_DECLTYPE_AUTO, at)


def _check_access(lambda_: ExtendedLambda, function: Declared) -> None:
    """Who may use a member function, as its class declares it, and the classes around."""
    examined = lambda_.examined
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
            examined.add(_INACCESSIBLE_CLASS, lambda_.slot.anchor, lambda_.sort, shown_class(examined, inner))


def _check_captures(lambda_: ExtendedLambda) -> None:
    host_device = not lambda_.slot.is_device_only
    lexemes = lambda_.examined.lexemes
    lookup = lambda_.examined.lookup()
    names: set[str] = set()
    for capture in lambda_.node.captures:
        init = capture.sort in (e.INIT_BY_COPY, e.INIT_BY_REFERENCE)
        by_reference = capture.sort in (e.BY_REFERENCE, e.INIT_BY_REFERENCE)
        if capture.name >= 0:
            if lexemes[capture.name] in names or lookup.is_unknown(capture.name):
                continue
            names.add(lexemes[capture.name])
        # The ellipsis of an init-capture precedes the name.
        place = capture.pack if init and capture.pack >= 0 else capture.name
        if init and host_device:
            lambda_.examined.add_late(_INIT_CAPTURE, place, lambda_.slot.anchor)
            if by_reference:
                lambda_.add_capture(_BY_REFERENCE, place)
            continue
        if by_reference:
            lambda_.add_capture(_BY_REFERENCE, place)
        if init:
            if not by_reference:
                _check_init_capture(lambda_, capture)
            _check_type(lambda_, capture.start)
            continue
        if capture.sort not in (e.BY_COPY, e.BY_REFERENCE):
            _check_type(lambda_, capture.start)
            continue
        if capture.pack >= 0:
            lambda_.add_capture(_PACK, capture.name)
        _check_type(lambda_, capture.name)


def _check_init_capture(lambda_: ExtendedLambda, capture: e.Capture) -> None:
    if len(capture.value) != 1:
        return
    value = capture.value[0]
    if isinstance(value, e.BracedList) and lambda_.examined.kinds[capture.name + 1] == k.ASSIGN:
        if value.items and lambda_.typed is None:
            # Where there are types, the one of the capture tells.
            lambda_.add_capture(_INITIALISER_LIST, capture.name)


def _check_type(lambda_: ExtendedLambda, token: int) -> None:
    """What the type of an explicit capture must not be; that of an init-capture is known behind the specifiers."""
    if lambda_.typed is None:
        return
    for capture in lambda_.typed.captures:
        if capture.token == token and not capture.implicit:
            name = lambda_.types.name_of(capture)
            is_copy = capture.variable is not None
            found_at = lambda_.slot.anchor if is_copy else lambda_.node.body
            lambda_.types.check_capture(capture, name, found_at, lambda_.sort, lambda_.generic)


def _check_specifiers(lambda_: ExtendedLambda) -> None:
    examined = lambda_.examined
    node = lambda_.node
    start = node.parameters.last + 1 if node.parameters is not None else lambda_.slot.anchor
    for at in range(start, node.body):
        kind = examined.kinds[at]
        if kind == k.CONSTEXPR or kind == k.CONSTEVAL:
            examined.add(_CONSTEXPR, node.body, examined.lexemes[at], lambda_.sort)
        elif kind == k.ARROW or kind == k.REQUIRES:
            return


_NOT_ON_KERNEL: Final = 20245


def check_lambda_parameters(examined: ExaminedUnit, places: list[int]) -> None:
    """Judges the lambdas in whose parameter lists marks could stand, each once."""
    done: set[int] = set()
    for at in places:
        around = surroundings(examined, at)
        found = around.body.lambda_at(at) if around is not None else None
        if found is None or found.parameters is None or found.start in done:
            continue
        if not found.parameters.first < at < found.parameters.last:
            continue
        done.add(found.start)
        check_parameters(examined, found.parameters)
        if not is_generic(examined, found):
            # The parameters of a template wait for its instances.
            for parameter in found.parameters.parameters:
                if grid_constant(parameter):
                    examined.add(_NOT_ON_KERNEL, found.parameters.first)


_THIS: Final = 20178
_CONSTEXPR_IF: Final = 20234


def check_implicit_captures(lambda_: ExtendedLambda) -> None:
    """Judges what a lambda captures by default, `this` behind the variables."""
    node = lambda_.node
    if lambda_.typed is None or node.block is None:
        return
    examined = lambda_.examined
    by_reference = examined.kinds[node.default] == k.AMPERSAND
    block: list[e.Node] = [node.block]
    uses = uses_in(block, node, examined.kinds)
    # A member function is found where its name starts, a field where it is named.
    flags = {use.name.start: use.flags for use in uses if use.name is not None}
    flags |= {use.token: use.flags for use in [*uses, *uses_of_this(block, node, examined.kinds)]}
    captures = [capture for capture in lambda_.typed.captures if capture.implicit and capture.token in flags]
    for capture in sorted(captures, key=is_this):
        token = capture.token
        in_constexpr_if = bool(flags.get(token, 0) & (CONSTEXPR_BRANCH | CONSTEXPR_CONDITION))
        if is_this(capture):
            if examined.report.may_show(_THIS, "this_addr_capture_ext_lambda"):
                examined.add(_THIS, token)
        else:
            if by_reference:
                lambda_.add_use(_BY_REFERENCE, token)
            if isinstance(capture.field.type, PackExpansionType):
                lambda_.add_use(_PACK, token)
            if in_constexpr_if:
                lambda_.add_use(_CONSTEXPR_IF, token)
        lambda_.types.check_capture(capture, token, token, lambda_.sort, lambda_.generic)
        if in_constexpr_if and is_this(capture):
            examined.add(_CONSTEXPR_IF, token, lambda_.sort)


# Variables that are extended lambdas are of no literal type: not constexpr (2402), nor in such functions (2660).


_CONSTEXPR_VARIABLE: Final = 2402
_CONSTEXPR_FUNCTION: Final = 2660
_INITIALISERS: Final = b"={("
_SPECIFIERS: Final = bytes((k.AUTO, k.CONST, k.CONSTEXPR, k.STATIC))


def check_variable_of(lambda_: ExtendedLambda, told: set[int]) -> None:
    """Judges the variable that a lambda initialises; `told` are the functions in which one was reported, which does."""
    examined = lambda_.examined
    kinds = examined.kinds
    name = lambda_.slot.opening - 2
    if kinds[name + 1] not in _INITIALISERS or kinds[name] != k.IDENTIFIER or kinds[name - 1] not in _SPECIFIERS:
        return
    start = name
    while kinds[start - 1] in _SPECIFIERS:
        start -= 1
    found_at = examined.brackets.close(lambda_.node.body)
    at = kinds.find(k.CONSTEXPR, start, name)
    if at >= 0:
        examined.add_late(_CONSTEXPR_VARIABLE, at, found_at)
    elif lambda_.typed is not None and not lambda_.generic and lambda_.node.parent is None:
        piece = lambda_.around.piece
        if kinds.find(k.CONSTEXPR, piece.start, piece.body) >= 0 and piece.start not in told:
            told.add(piece.start)
            const = "const " if kinds.find(k.CONST, start, name) >= 0 else ""
            text = const + lambda_.types.closure_name(lambda_.typed)
            examined.add_late(_CONSTEXPR_FUNCTION, name, found_at, TypeName(text))
