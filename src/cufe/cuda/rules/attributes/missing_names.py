"""Names in the arguments of attributes that mean nothing (20, 135, 276, 282)."""

from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.context import Context
from cufe.il.entities import ClassType, EnumType, Namespace
from cufe.il.type_kinds import TK_UNION
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.syntax import expression_nodes as e
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

UNDEFINED: Final = 20
_NO_MEMBER: Final = 135
_NO_SCOPE: Final = 276
_NOT_GLOBAL: Final = 282
_BUILTIN: Final = "__"


class MissingName:
    """A name that nothing declares: what is told of it, and at which token; `qualifier` is what it is no member of."""

    def __init__(self, number: int, token: int, *fill_ins: "str | EntityName") -> None:
        self.number: int = number
        self.token: int = token
        self.fill_ins: list[str | EntityName] = list(fill_ins)
        self.qualifier: ClassType | EnumType | Namespace | None = None


def missing_names(engine: "Engine", node: e.Node, context: Context) -> list[MissingName]:
    """The missing names of an expression, from left to right."""
    found: list[MissingName] = []
    pending: list[e.Node] = [node]
    while pending:
        at = pending.pop()
        if isinstance(at, e.Call) and isinstance(at.callee, e.Name):
            if all(isinstance(argument, e.Literal) for argument in at.arguments):
                pending.append(at.callee)
            else:
                # Its arguments may find the function.
                pending += reversed(at.arguments)
            continue
        if isinstance(at, e.Member):
            # What stands behind the dot is looked up in the object's class.
            pending.append(at.object)
            continue
        pending += reversed(at.children())
        if isinstance(at, e.Name):
            one = _missing(engine, at, context)
            if one is not None:
                found.append(one)
    return found


def _missing(engine: "Engine", name: e.Name, context: Context) -> MissingName | None:
    """What is told of a name, None where it means something or where that is not known."""
    spelling = engine.lexemes[name.id]
    if engine.kinds[name.id] != k.IDENTIFIER or spelling.startswith(_BUILTIN):
        return None
    try:
        named = engine.names.resolve(name, context)
    except IllFormed:
        return _missing_scope(engine, name, context)
    except (Dependent, Unknown):
        return None
    if named.entities or named.dependent:
        return None
    if not named.qualified:
        return MissingName(UNDEFINED, name.id, spelling) if name.own_arguments() is None else None
    return _missing_member(engine, name.id, named.qualifier)


def _missing_scope(engine: "Engine", name: e.Name, context: Context) -> MissingName | None:
    """`X::value` where nothing is called X."""
    first = name.start
    if engine.kinds[first] != k.IDENTIFIER or engine.kinds[first + 1] != k.SCOPE:
        return None
    with unanswered:
        known = engine.names.unqualified(engine.lexemes[first], context, first)
        return None if known else MissingName(_NO_SCOPE, first)
    return None


def _missing_member(engine: "Engine", token: int, qualifier: object) -> MissingName | None:
    if not isinstance(qualifier, (ClassType, EnumType, Namespace)):
        return None
    if isinstance(qualifier, ClassType) and not engine.classes.is_complete(qualifier):
        return None
    if qualifier is engine.declare.root.namespace:
        return MissingName(_NOT_GLOBAL, token, engine.lexemes[token])
    if isinstance(qualifier, Namespace):
        owner = EntityName("namespace", qualifier.name)
    elif isinstance(qualifier, EnumType):
        owner = EntityName("enum", MessageNames().of(qualifier))
    else:
        owner = EntityName("union" if qualifier.kind == TK_UNION else "class", MessageNames().of(qualifier))
    missing = MissingName(_NO_MEMBER, token, owner, engine.lexemes[token])
    missing.qualifier = qualifier
    return missing
