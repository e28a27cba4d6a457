"""`extern template` of a kernel in whole-program mode with static stubs (20278; spec 20)."""

from cufe.cuda.marks import GLOBAL
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.functions.template_words import TemplateWords
from cufe.final import Final
from cufe.sema.declared.contexts import NamespaceContext
from cufe.sema.failures import unanswered
from cufe.syntax import nodes as n
from cufe.text import kinds as k

_EXTERN_TEMPLATE: Final = 20278


def check_extern_template(one: Declared, kernels: dict[str, int], templates: TemplateWords) -> None:
    """Judges an explicit instantiation; `kernels` are the full names of all kernels."""
    examined = one.examined
    settings = examined.settings
    if settings.device_c or not settings.static_host_stub or settings.host_stub_linkage_explicit:
        return
    if one.flags & n.EXTERN or examined.kinds.find(k.EXTERN, one.piece.start, one.declaration.instantiation) >= 0:
        # The arguments that follow are parts of the full name, too.
        is_kernel = one.words & GLOBAL or one.full_name().partition("::<")[0] in kernels
        if is_kernel and not _is_overloaded(one, templates):
            examined.add(_EXTERN_TEMPLATE, one.name_token)


def _is_overloaded(one: Declared, templates: TemplateWords) -> bool:
    """Whether the scope declares more functions of the name in front of the directive: the original asks the name
    alone, and is silent where that is no kernel template yet."""
    with unanswered:
        routine = templates.routine_of(one)
        if routine is None or routine.template is None or not routine.template.declarations:
            return False
        context = routine.template.declarations[0].context
        if not isinstance(context, NamespaceContext):
            return False
        found = one.examined.engine().overload_sets.merged(context, routine.name)
        return sum(entity.token < one.name_token for entity in found) > 1
    return False
