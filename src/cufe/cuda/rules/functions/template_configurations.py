"""Launch configurations that explicit specialisations have of their templates (observed: diagnostics-a 5.5)."""

from cufe.cuda.marks import LAUNCH_CONFIGURATION
from cufe.cuda.rules.attributes.launch_configuration import Configuration
from cufe.cuda.rules.declared import Declared
from cufe.cuda.rules.functions.template_words import TemplateWords
from cufe.cuda.rules.member_declarations import declaration_in_class
from cufe.sema.failures import guarded


class Configurations:
    """What the declarations of templates said so far, by their names and by the tokens of these."""

    def __init__(self, templates: TemplateWords) -> None:
        self.templates: TemplateWords = templates
        self._names: set[str] = set()
        self._by_token: dict[int, Configuration] = {}

    def keep(self, one: Declared, configuration: Configuration) -> None:
        """Keeps what is known of a function template, or of a member of a class template, behind a declaration."""
        if one.is_template or (one.in_class and one.is_of_template):
            if one.words & LAUNCH_CONFIGURATION:
                self._names.add(one.name)
            self._by_token[one.name_token] = configuration.inherited()

    def of(self, one: Declared) -> Configuration:
        """What a function has before its first declaration: a specialisation has what its template has, a member of a
        class template what the class says."""
        if not one.declaration.heads or one.declaration.instantiation >= 0 or one.name not in self._names:
            return Configuration()
        if one.is_template:
            in_class = declaration_in_class(one.examined, one)
            known = self._by_token.get(in_class.name_token) if in_class is not None else None
            return known.inherited() if known is not None else Configuration()
        with guarded():
            routine = self.templates.routine_of(one)
            found = Configuration()
            if routine is None:
                return found
            for declared in routine.declarations if routine.template is None else routine.template.declarations:
                known = self._by_token.get(declared.binding.name)
                if known is not None and declared.binding.name < one.name_token:
                    found = known.inherited()
            return found
        return Configuration()
