"""Template heads against each other: equivalent ones, template template arguments, other names of the parameters."""

from cufe.il.context import Context
from cufe.il.templates import TPK_NONTYPE, TPK_TEMPLATE, Template, TemplateParameter
from cufe.sema.declared.contexts import ClassContext, TemplateContext
from cufe.sema.engine_part import EnginePart
from cufe.syntax import nodes as n


class Heads(EnginePart):
    """Compares and exchanges template heads."""

    def fits(self, parameter: Template, argument: Template) -> bool:
        """Whether a template can be the argument of a template template parameter ([temp.arg.template])."""
        wanted = self.engine.template_parameters.of(parameter)
        given = self.engine.template_parameters.of(argument)
        at = 0
        for own in wanted:
            if own.pack:
                while at < len(given) and given[at].kind == own.kind:
                    at += 1
                if at < len(given) and given[at].pack:
                    return False  # `template <auto...>` for `template <class...>`
                continue
            if at >= len(given) or not self._alike(own, given[at]):
                return False
            if not given[at].pack:
                at += 1
        return all(rest.pack or rest.default >= 0 for rest in given[at:])

    def _alike(self, first: TemplateParameter, second: TemplateParameter) -> bool:
        if first.kind != second.kind:
            return False
        if first.kind == TPK_TEMPLATE and first.template is not None and second.template is not None:
            return self.fits(first.template, second.template)
        if first.kind == TPK_NONTYPE and first.type is not None and second.type is not None:
            one = first.type.canonical
            two = second.type.canonical
            auto = self.engine.types.auto
            return one is two or one.dependent or two.dependent or one is auto or two is auto
        return True

    def same(self, first: Template, second: Template) -> bool:
        """Whether two template heads are equivalent ([temp.over.link]/6).

        That of a friend of a class template is a level deeper: types of values that depend on its parameters count as
        those of the other, since the signatures, which spell the values, were compared before."""
        one = self.engine.template_parameters.of(first)
        two = self.engine.template_parameters.of(second)
        if len(one) != len(two):
            return False
        for mine, other in zip(one, two, strict=True):
            if mine.kind != other.kind or mine.pack != other.pack:
                return False
            if mine.kind == TPK_NONTYPE and mine.type is not None and other.type is not None:
                if mine.type.canonical is not other.type.canonical:
                    deeper = first.depth != second.depth and mine.type.dependent and other.type.dependent
                    if not deeper:
                        return False
        return self.engine.constraints.same_head(first, second)

    def renamed(self, context: Context, heads: list[n.TemplateHead]) -> Context:
        """`context` with the template parameters named as the heads of a definition outside of the class name them."""
        levels: list[Context] = []
        at: Context | None = context
        templates = 0
        while at is not None:
            levels.append(at)
            if isinstance(at, TemplateContext) and at.parameters:
                templates += 1
            at = at.outer
        if templates == 0:
            return context
        place = min(templates, len(heads)) - 1
        made: Context | None = None
        outermost = templates - 1
        for level in reversed(levels):
            if isinstance(level, TemplateContext) and level.parameters:
                index = templates - 1 - outermost
                outermost -= 1
                if index <= place and len(heads[index].parameters) == len(level.parameters) and made is not None:
                    parameters = self.engine.template_parameters.of_head(heads[index], made)
                    made = TemplateContext(parameters, level.arguments, made)
                    continue
            made = level if made is level.outer else _moved(level, made)
        assert made is not None
        return made


def _moved(level: Context, outer: Context | None) -> Context:
    """A level of a context with another one around it."""
    if isinstance(level, ClassContext) and outer is not None:
        made = ClassContext(level.cls, outer)
        made.members = level.members
        return made
    if isinstance(level, TemplateContext) and outer is not None:
        return TemplateContext(level.parameters, level.arguments, outer)
    return level
