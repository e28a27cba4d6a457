"""Attributes whose arguments hang on template parameters, applied to the instances that the unit names."""

import os

from cufe.cuda.message_names import MessageNames
from cufe.cuda.rules.attribute_values import AttributeValues, Instance
from cufe.cuda.rules.calls.sites import Sites
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.cuda.rules.launch_configuration import check_instance
from cufe.diagnostics.report import Frame
from cufe.final import TYPE_CHECKING
from cufe.il.entities import Routine
from cufe.il.templates import Template
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.declared.contexts import TemplateContext
from cufe.syntax import cutter as c
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class AttributeInstances:
    """Finds the instances of templates, in the order in which they are named first."""

    def __init__(self, examined: ExaminedUnit, put_off: list[AttributeValues]) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = examined.engine()
        self.names: MessageNames = MessageNames()
        self._put_off: list[AttributeValues] = put_off
        #: instances with the tokens that named them first
        self._found: dict[Routine, int] = {}

    def check(self) -> None:
        """Judges the attributes of all instances."""
        for path in self._places():
            try:
                self._read(path)
            except (Unknown, IllFormed, Dependent):
                continue
        for routine, token in sorted(self._found.items(), key=_token):
            try:
                self._apply(routine, token)
            except (Unknown, IllFormed, Dependent):
                continue

    def _places(self) -> list[list[Piece]]:
        """The pieces in which one of the templates is named, but for its own declarations."""
        examined = self.examined
        own = {values.one.piece.start for values in self._put_off}
        found: dict[int, list[Piece]] = {}
        for token in examined.tokens_of({values.one.name for values in self._put_off}, examined.near()):
            path = examined.cutter.path(token)
            if path and path[-1].sort in (c.FUNCTION, c.SIMPLE) and path[-1].start not in own:
                found[path[-1].start] = path
        return [found[start] for start in sorted(found)]

    def _read(self, path: list[Piece]) -> None:
        engine = self.engine
        piece = path[-1]
        if self.examined.kinds[piece.start] == k.TEMPLATE and piece.sort == c.SIMPLE:
            for routine in engine.instantiations.routines(piece.start, piece.end):
                self._add(routine, piece.start)
            return
        sites = Sites(engine, False)
        if piece.sort == c.FUNCTION:
            self._specialization(path)
            function = engine.definitions.at(path)
            scope = None if function is None else engine.statements.body(function)
            if function is None or scope is None:
                return
            sites.function(scope)
        else:
            for variable in engine.definitions.variables_at(path):
                sites.variable(variable)
        self._sites(sites)

    def _sites(self, sites: Sites) -> None:
        """The instances named in an expression or body, and in the lambdas there."""
        for site in sites.found:
            self._add(site.routine, site.token)
        for node in sites.lambdas:
            operator = node.routine
            scope = None if operator is None else self.engine.statements.body(operator)
            if scope is not None:
                inner = Sites(self.engine, False)
                inner.function(scope)
                self._sites(inner)

    def _specialization(self, path: list[Piece]) -> None:
        """An explicit specialisation asks for the attributes of the template, too."""
        context = self.engine.definitions.context_of(path, [])
        if context is None:
            return
        for binding in self.engine.lookup.bindings(path[-1], ""):
            if binding.sort == s.ROUTINE:
                routine = self.engine.templates.routine_specialization_at(binding, path[-1], context)
                if routine is not None:
                    self._add(routine, binding.name)

    def _add(self, routine: Routine, token: int) -> None:
        if routine.template is None or any(argument.is_dependent() for argument in routine.arguments):
            return
        self._found[routine] = min(token, self._found.get(routine, token))

    def _apply(self, routine: Routine, token: int) -> None:
        """The attributes of the declarations of the template."""
        template = routine.template
        if not isinstance(template, Template):
            return
        offset = self.examined.unit.offset(token)
        for declared in template.declarations:
            for values in self._put_off:
                if values.one.name_token != declared.binding.name:
                    continue
                parameters = self.engine.template_parameters.of_declaration(declared)
                context = TemplateContext(parameters, list(routine.arguments), declared.context)
                check_instance(values.one, Instance(context, token, self._frame(routine, offset), values.hanging))

    def _frame(self, routine: Routine, offset: int) -> Frame:
        """`instantiation of "a" based on template arguments <1, int>`."""
        assert routine.template is not None
        name = self.names.entities.qualified(routine.template)
        arguments = self.names.arguments(routine.arguments)
        count = sum([len(argument.pack) if argument.pack else 1 for argument in routine.arguments])
        plural = "s" if count > 1 else ""
        return Frame(f"instantiation of %sq based on template argument{plural} %s", offset, name, arguments)


def _token(found: tuple[Routine, int]) -> int:
    return found[1]


def check_attribute_instances(examined: ExaminedUnit, put_off: list[AttributeValues]) -> None:
    """Applies the attributes that were put off."""
    try:
        AttributeInstances(examined, put_off).check()
    except Exception:
        # A function that the engine cannot stand does not end the run.
        if os.environ.get("CUFE_TRACEBACK"):
            raise
