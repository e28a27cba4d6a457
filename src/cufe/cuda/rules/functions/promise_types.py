"""Coroutines without a promise type: `std::coroutine_traits` of the function has no such member (135).

Of functions for the device the device compiler looks at `co_return` alone."""

from cufe.cuda.rules.examined import ExaminedUnit
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.il import entities as en
from cufe.il.entities import STATIC_MEMBER, ClassType, Namespace, Routine
from cufe.il.templates import Template, type_argument
from cufe.il.types import Type
from cufe.sema.failures import guarded
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.text import kinds as k

_KEYWORDS: Final = (k.CO_AWAIT, k.CO_RETURN, k.CO_YIELD)
_TRAITS: Final = "coroutine_traits"
_PROMISE: Final = "promise_type"


def check_promise_types(examined: ExaminedUnit) -> None:
    """Judges the functions with one of the keywords in them, but for templates and lambdas."""
    found: dict[int, list[int]] = {}
    for start, end in examined.stretches:
        for keyword in _KEYWORDS:
            for at in k.all_of(examined.kinds, keyword, start, end):
                path = examined.cutter.path(at)
                named = examined.kinds[at - 1] == k.OPERATOR
                if path and path[-1].sort == c.FUNCTION and not named and not examined.is_in_template(at):
                    found.setdefault(path[-1].start, []).append(at)
    for start in sorted(found):
        with guarded():
            _check(examined, sorted(found[start]))


def _check(examined: ExaminedUnit, keywords: list[int]) -> None:
    engine = examined.engine()
    path = examined.cutter.path(keywords[0])
    body = examined.lookup().bodies.of(path[-1], "")
    routine = engine.definitions.at(path)
    if routine is None:
        return
    if examined.architecture is not None and routine.flags & (en.DEVICE | en.GLOBAL):
        keywords = [at for at in keywords if examined.kinds[at] == k.CO_RETURN]
    if not keywords or body.lambda_at(keywords[0]) is not None:
        return
    keyword = keywords[0]
    traits = _traits(examined, keyword)
    if traits is None:
        return
    types = [engine.declare_types.routine_type(routine).result, *_object(examined, routine)]
    types += engine.declare_types.routine_type(routine).parameters
    arguments = engine.argument_fitting.complete(traits, [type_argument(type_) for type_ in types], keyword)
    cls = engine.templates.class_instance(traits, arguments)
    if engine.classes.is_complete(cls) and not engine.names.qualified(cls, _PROMISE, keyword):
        name = EntityName("class", MessageNames().of(cls))
        examined.add_late(num.NO_MEMBER, routine.token, keyword + 1, name, _PROMISE)


def _object(examined: ExaminedUnit, routine: Routine) -> list[Type]:
    """The type of `this` in a member function."""
    if not isinstance(routine.parent, ClassType) or routine.flags & STATIC_MEMBER:
        return []
    engine = examined.engine()
    signature = engine.declare_types.routine_type(routine)
    return [engine.types.pointer(engine.types.qualified(routine.parent, signature.cv))]


def _traits(examined: ExaminedUnit, token: int) -> Template | None:
    """`std::coroutine_traits`, if its header has been read."""
    engine = examined.engine()
    for space in engine.names.qualified(engine.declare.root.namespace, "std", token):
        if isinstance(space, Namespace):
            for entity in engine.names.qualified(space, _TRAITS, token):
                if isinstance(entity, Template):
                    return entity
    return None
