"""Launch configurations that explicit specialisations have of their templates (observed: diagnostics-a 5.5)."""

from cufe.cuda.marks import LAUNCH_CONFIGURATION
from cufe.cuda.rules.attributes.launch_configuration import Configuration
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.functions.template_words import TemplateWords
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.failures import give_up


class Configurations:
    """What the declarations of templates said so far, by their names and by the tokens of these."""

    def __init__(self, templates: TemplateWords) -> None:
        self.templates: TemplateWords = templates
        self._names: set[str] = set()
        self._by_token: dict[int, Configuration] = {}

    def keep(self, one: Declared, configuration: Configuration) -> None:
        """Keeps what is known of a function behind a declaration, where that is of a template with attributes."""
        if one.is_template and one.words & LAUNCH_CONFIGURATION:
            self._names.add(one.name)
        if one.is_template:
            self._by_token[one.name_token] = configuration.inherited()

    def of(self, one: Declared) -> Configuration:
        """What a function has before its first declaration: a specialisation has what its template has."""
        is_specialisation = bool(one.declaration.heads) and not one.is_template
        if not is_specialisation or one.declaration.instantiation >= 0 or one.name not in self._names:
            return Configuration()
        try:
            routine = self.templates.routine_of(one)
        except (Unknown, IllFormed, Dependent):
            return Configuration()
        except Exception as failure:
            give_up(failure)
            return Configuration()
        template = routine.template if routine is not None else None
        found = Configuration()
        for declared in template.declarations if template is not None else []:
            known = self._by_token.get(declared.binding.name)
            if known is not None and declared.binding.name < one.name_token:
                found = known.inherited()
        return found
