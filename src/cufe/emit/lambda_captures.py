"""An extended lambda as template arguments: what it captures, and its tag, the type that says which lambda a wrapper
stands for (observed: lambdas 2.4).

Explicit captures come first, as they are listed, then implicit ones by their first use (observed: lambdas 2.7)."""

from cufe.checks.typed_code import TypedCode
from cufe.cuda.lambda_slots import LambdaSlot
from cufe.emit.context import Context, LambdaError
from cufe.emit.lambda_parent import LambdaParent
from cufe.final import Final
from cufe.il.addresses import Addresses
from cufe.il.entities import THIS_PARAMETER, ClassType, EnumType
from cufe.il.type_names import TypeNames
from cufe.il.types import Type
from cufe.il.walk import parts_of
from cufe.sema.failures import guarded
from cufe.sema.text_lookup import entities as en
from cufe.sema.text_lookup.class_scopes import ClassScope
from cufe.syntax import expression_nodes as e
from cufe.syntax import nodes as n
from cufe.syntax import uses as u
from cufe.syntax.uses import uses_in
from cufe.text import kinds as k

_DEDUCED: Final = "extended_lambda_deduced_trailing_return"
#: behind these a name is that of a member or of something in a scope, never a parameter
_QUALIFIES: Final = bytes((k.DOT, k.ARROW, k.SCOPE))


def tag(context: Context, parent: LambdaParent, node: e.Lambda, slot: LambdaSlot, number: int) -> str:
    """The type `__nv_dl_tag<...>`, or `__nv_dl_trailing_return_tag<...>` where a device lambda says what it returns.

    For `-> auto` that is the deduced type; a `LambdaError` where it cannot be told or written."""
    if slot.parent >= 0:
        function = _written_parent(context, slot.parent)
    else:
        function = f"{parent.type},{parent.address}"
    if slot.is_device_only and node.arrow >= 0 and not _names_parameter(context, node):
        return f"__nv_dl_trailing_return_tag<{function},{_return_type(context, node)}, {number}>"
    return f"__nv_dl_tag<{function},{number}>"


def _written_parent(context: Context, opening: int) -> str:
    """Type and address of what `__nv_parent(...)` names: the type with its casts, the address without."""
    close = context.brackets.close(opening)
    whole = context.spell(opening + 1, close)
    first, last = _without_casts(context, opening + 1, close)
    return f"__NV_LAMBDA_WRAPPER_HELPER(({whole}),({context.spell(first, last)}))"


def _without_casts(context: Context, first: int, last: int) -> tuple[int, int]:
    """The operand of the casts and parentheses in the tokens `first` to `last`."""
    kinds = context.kinds
    while first < last:
        if kinds[first] == k.CAST and kinds[first + 1] == k.LESS:
            close = context.brackets.close_angle(first + 1, last)
            first = close + 1
        elif kinds[first] == k.OPEN_ROUND:
            close = context.brackets.close(first)
            if close == last - 1:
                first, last = first + 1, close
            else:
                first = close + 1
        else:
            break
    return first, last


def _names_parameter(context: Context, node: e.Lambda) -> bool:
    """Whether the trailing return type depends on a parameter of the lambda, which the tag cannot name."""
    names: set[str] = set()
    if node.parameters is not None:
        for parameter in node.parameters.parameters:
            if parameter.declarator.id >= 0:
                names.add(context.lexemes[parameter.declarator.id])
    if node.head is not None:
        for template_parameter in node.head.parameters:
            if template_parameter.name >= 0:
                names.add(context.lexemes[template_parameter.name])
    start, end = return_type_tokens(node)
    return any(context.lexemes[at] in names and context.kinds[at - 1] not in _QUALIFIES for at in range(start, end))


def _return_type(context: Context, node: e.Lambda) -> str:
    start, end = return_type_tokens(node)
    for at in range(start, end):
        # In front of a parenthesis it belongs to a function type.
        if context.kinds[at] == k.AUTO and context.kinds[at + 1] != k.OPEN_ROUND:
            deduced = deduced_result(context, node)
            if deduced is None:
                raise LambdaError(_DEDUCED, node.arrow)
            return deduced
    return context.parser.spell_without_attributes(start, end)


def return_type_tokens(node: e.Lambda) -> tuple[int, int]:
    """The tokens of the trailing return type, without the `->`."""
    if node.return_type is None:
        return node.arrow + 1, node.body
    return node.return_type.start, node.return_type.end


def is_mutable(node: e.Lambda) -> bool:
    return bool(node.flags & n.MUTABLE)


def deduced_result(context: Context, node: e.Lambda) -> str | None:
    """The type that a lambda returns, as it can be written where the lambda stands.

    None where it depends on a template parameter, has no name, or cannot be told."""
    engine = context.engine()
    with guarded():
        closure = TypedCode(engine, [context.cutter.path(node.start)]).lambdas.get(node.start)
        if closure is None or closure.routine is None or closure.closure.dependent:
            return None
        result = engine.declare_types.result_type(closure.routine)
        return TypeNames(Addresses()).of(result) if _has_spelling(result) else None
    return None


def _has_spelling(type_: Type) -> bool:
    """Whether a type can be written: nothing in it is dependent, a closure or without a name."""
    pending: list[Type] = [type_]
    while pending:
        at = pending.pop().skip_typerefs()
        if at.dependent or (isinstance(at, (ClassType, EnumType)) and not at.name):
            return False
        pending += parts_of(at)
    return True


_THIS: Final = "decltype(this) const"
_STAR_THIS: Final = "typename __nvdl_remove_const<typename __nvdl_remove_ref<decltype(*this)>::type>::type"


class Captured:
    """One capture: the type of the wrapper's field and the value that it is made from."""

    def __init__(self, field: str, value: str) -> None:
        self.type: str = field
        self.value: str = value


def captures_of(context: Context, node: e.Lambda) -> list[Captured]:
    """All captures of the lambda `node`, in the order that the device compiler has."""
    found: list[Captured] = []
    names: set[str] = set()
    this = False
    for capture in node.captures:
        if capture.sort == e.THIS_CAPTURE:
            found.append(Captured(_THIS, "this"))
            this = True
        elif capture.sort == e.STAR_THIS_CAPTURE:
            found.append(Captured(_STAR_THIS if is_mutable(node) else f"{_STAR_THIS} const", "*this"))
            this = True
        elif capture.sort == e.BY_COPY or capture.sort == e.BY_REFERENCE:
            name = context.lexemes[capture.name]
            names.add(name)
            found.append(_variable(name))
        else:
            names.add(context.lexemes[capture.name])
            found.append(_initialised(context, capture))
    if node.default >= 0:
        for name in _implicit(context, node, names, this):
            found.append(Captured(_THIS, "this") if name == "this" else _variable(name))
    return found


def _variable(name: str) -> Captured:
    return Captured(f"typename __nvdl_remove_ref<decltype({name})>::type", name)


def _initialised(context: Context, capture: e.Capture) -> Captured:
    """`y = e`, `y(e)` or `y{e}`, for which `decltype` needs `e` alone."""
    start = capture.name + 1
    kind = context.kinds[start]
    last = capture.end - 1
    if kind == k.ASSIGN:
        start += 1
    elif kind == k.OPEN_BRACE:
        start += 1
        last -= 1
    unit = context.unit
    value = context.edits.rendered_line(unit.offset(start), unit.end_offset(last)).strip()
    operand = f"decltype({value})"
    if context.settings.clang:
        # clang warns of an operand with side effects, which the user did not write into `decltype`.
        before = '_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \\"-Wunevaluated-expression\\"") '
        operand = f'{before}{operand} _Pragma("GCC diagnostic pop")'
    return Captured(f"typename __nv_lambda_trait_remove_cv<typename __nvdl_remove_ref<{operand}>::type>::type", value)


def _implicit(context: Context, node: e.Lambda, explicit: set[str], this: bool) -> list[str]:
    """Names of variables, and `this`, that the body of `node` captures, by their first use.

    An extended lambda captures constants too, which C++ would not make it do ([basic.def.odr])."""
    block = node.block
    if block is None:
        return []
    first: dict[str, int] = {}
    chosen = False
    for use in uses_in([block], node, context.kinds):
        name = _captured_name(context, node, use)
        if name and name not in explicit and name not in first:
            first[name] = use.token
        chosen = chosen or (name == "this" and _is_set(context, use))
    if this:
        first.pop("this", None)
    else:
        written = _this_token(context, block)
        if written >= 0 and written < first.get("this", written + 1):
            first["this"] = written
    if chosen and not this:
        typed = _typed(context, node)
        if set(typed) - {"this"} == set(first) - {"this"}:
            return typed
    return sorted(first, key=first.__getitem__)


def _is_set(context: Context, use: u.Use) -> bool:
    """Whether a use names several functions: only which one is chosen says whether `this` is captured, and it is
    captured when that is known, behind what the arguments capture."""
    entity = context.lookup().resolve(use.token)
    if entity is None or entity.sort != en.FUNCTION:
        return False
    return len(entity.bindings) > 1 or any(binding.template for binding in entity.bindings)


def _typed(context: Context, node: e.Lambda) -> list[str]:
    """The variables that a lambda captures by default, by its typed tree; none where the lambda is unknown."""
    known = TypedCode(context.engine(), [context.cutter.path(node.start)]).lambdas.get(node.start)
    names: list[str] = []
    for capture in known.captures if known is not None else []:
        if capture.implicit and capture.variable is not None:
            names.append("this" if capture.variable.flags & THIS_PARAMETER else capture.variable.name)
    return names


def _reaches(node: e.Lambda, use: u.Use) -> bool:
    """Whether all lambdas between a use and `node` capture by default what they name; one without lets constants be
    used and captures nothing."""
    at = use.parent
    while at is not None and at is not node:
        if at.default < 0:
            return False
        at = at.parent
    return True


def _captured_name(context: Context, node: e.Lambda, use: u.Use) -> str:
    """What a use of a name captures: the name of a variable, `this`, or nothing."""
    flags = use.flags
    if not u.captures_constant(use) or not _reaches(node, use):
        return ""
    entity = context.lookup().resolve(use.token)
    if entity is None:
        return ""
    if entity.sort == en.LOCAL or entity.sort == en.PARAMETER:
        if entity.storage != en.AUTOMATIC or node.start <= entity.token < node.end or flags & u.QUALIFIED:
            return ""
        return "" if _is_constant_reference(context, entity) else entity.name
    if flags & u.QUALIFIED and flags & u.ADDRESS:
        return ""
    if entity.sort == en.FIELD or (entity.sort == en.FUNCTION and _needs_object(entity)):
        return "this"
    return ""


def _is_constant_reference(context: Context, entity: en.Entity) -> bool:
    """Whether a local variable is a reference to what has a constant address: that is used in its place."""
    declarator = entity.bindings[0].declarator if entity.sort == en.LOCAL and entity.bindings else None
    if declarator is None or not declarator.operators or declarator.initialiser_start < 0:
        return False
    if declarator.operators[0].sort not in (n.REFERENCE, n.RVALUE_REFERENCE):
        return False
    # An expression that begins with a local variable or a member is not constant; that is most of them.
    first = context.kinds.find(k.IDENTIFIER, declarator.initialiser_start, declarator.initialiser_end)
    bound = context.lookup().resolve(first) if first >= 0 else None
    if bound is None or bound.sort in (en.PARAMETER, en.FIELD):
        return False
    path = context.cutter.path(entity.token)
    return bool(path) and context.engine().constant_references.is_at(path, entity.token) is True


def _needs_object(entity: en.Entity) -> bool:
    """Whether a set of functions holds a non-static member function."""
    if not isinstance(entity.scope, ClassScope):
        return False
    for binding in entity.bindings:
        declaration = binding.declaration
        if declaration is None:
            continue
        if not declaration.specifiers.flags & (n.STATIC | n.FRIEND):
            return True
    return False


def _this_token(context: Context, block: e.Node) -> int:
    """The first `this` that is evaluated, or -1."""
    found = -1
    pending: list[e.Node] = [block]
    while pending:
        node = pending.pop()
        if isinstance(node, e.This):
            if found < 0 or node.start < found:
                found = node.start
        elif isinstance(node, e.Lambda):
            for capture in node.captures:
                if capture.sort in (e.THIS_CAPTURE, e.STAR_THIS_CAPTURE) and (found < 0 or capture.name < found):
                    found = capture.name
                pending += capture.value
            if node.block is not None:
                pending.append(node.block)
        elif not _is_unevaluated(context, node):
            pending += node.children()
    return found


def _is_unevaluated(context: Context, node: e.Node) -> bool:
    """Whether nothing below a node is evaluated when the lambda runs."""
    if isinstance(node, e.Unary):
        return context.kinds[node.operator] == k.SIZEOF
    return isinstance(node, (e.Operand, e.Requires, e.Bound, e.TypeId))
