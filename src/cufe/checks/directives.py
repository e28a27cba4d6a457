"""Explicit instantiations of what there is not ([temp.explicit]): functions that no template makes (493), one that is
declared with another type (147), members that a class does not have (135) and template arguments that do not fit, with
484 where the directive then names nothing."""

from cufe.checks.findings import DeclarationJudge
from cufe.checks.mistake_fill_ins import fill_ins_of
from cufe.checks.templates.template_members import NO_TYPES
from cufe.diagnostics import display_numbers as num
from cufe.diagnostics.report import EntityName
from cufe.final import Final
from cufe.il.context import Context
from cufe.il.entities import ClassType, Namespace, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.il.types import PackExpansionType, RoutineType, Type
from cufe.sema.answers import Mistake
from cufe.sema.declared.contexts import NamespaceContext
from cufe.sema.declared.declare_types import contains_placeholder
from cufe.sema.instance_names import InstanceNames
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import is_directive
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: arguments that are no list for the template
_NO_LISTS: Final = (num.NO_ARGUMENTS, num.TOO_FEW_ARGUMENTS, num.TOO_MANY_ARGUMENTS)
#: what a directive names then is nothing
_NAMES_NOTHING: Final = (*_NO_LISTS, num.NO_MEMBER, num.CONSTRAINT)
#: what is told of the names in a directive
_TOLD: Final = (*NO_TYPES, num.NO_MEMBER, num.CONSTRAINT)


class Directives(DeclarationJudge):
    """Judges directives one by one."""

    def judge(self, path: list[Piece]) -> bool:
        """Judges the directive that the innermost of some pieces may be."""
        piece = path[-1]
        kinds = self.code.kinds
        start = piece.start + (kinds[piece.start] == k.EXTERN)
        context = self.engine.definitions.context_of(path, []) if is_directive(start, kinds) else None
        if piece.sort != c.SIMPLE or not isinstance(context, NamespaceContext):
            return False
        declaration = self.engine.lookup.declarations.parse(piece, "")
        try:
            if declaration.declarators:
                self._declared(declaration, declaration.declarators[0], context)
            else:
                self.engine.specifiers.base_type(declaration.specifiers, context)
        except Mistake as mistake:
            self._tell(mistake)
            if any(one.number in _NAMES_NOTHING for one in mistake.all()):
                self.findings.add(num.NO_TEMPLATE_NAMED, start + 1, mistake.all()[-1].token)
        return False

    def _tell(self, mistake: Mistake) -> None:
        if any(one.number in _TOLD for one in mistake.all()):
            for one in mistake.all():
                self.findings.add(one.number, one.token, fill_ins=fill_ins_of(self.engine, one))

    def _declared(self, declaration: n.Declaration, declarator: n.Declarator, context: Context) -> None:
        """Judges a directive for a function by what its name means."""
        engine = self.engine
        named = engine.written_names.resolve(
            engine.fragments.name(declarator.name_first, declarator.name_last + 1), context, declarator.id
        )
        function = declarator.function()
        if function is None or engine.kinds[declarator.id] != k.IDENTIFIER:
            return
        owner = named.qualifier.skip_typerefs() if isinstance(named.qualifier, Type) else None
        if not named.entities and isinstance(owner, ClassType) and not engine.classes.bases(owner):
            spelling = self.code.lexemes[declarator.id]
            raise Mistake(num.NO_MEMBER, "no such member", declarator.id, searched=owner, name=spelling)
        asked = engine.instantiations.asked(declaration, declarator, named, context)
        entities = asked.entities
        is_template = any(not isinstance(one, Routine) or not isinstance(one.parent, Namespace) for one in entities)
        if is_template and (asked.routines or not all(self._is_other(one, asked.wanted) for one in entities)):
            return
        if not entities:
            return
        first = entities[0]
        at = declarator.id
        if len(entities) == 1 and isinstance(first, Routine):
            type_ = engine.declare_types.routine_type(first)
            name = InstanceNames(engine).of_routine(first) if named.qualifier is not None else ""
            text = name or MessageNames().declared(type_, MessageNames().entities.qualified(first))
            told = EntityName("", text, self.code.unit.offset(first.token))
            self.findings.add(num.INCOMPATIBLE, at, function.last, (told,))
            return
        sort = "overloaded function" if len(entities) > 1 else "function template"
        other = EntityName(sort, InstanceNames(engine).of_entity(first))
        self.findings.add(num.MATCHES_NONE, at, function.last, (other,))

    def _is_other(self, entity: Entity, wanted: RoutineType) -> bool:
        """Whether it is certain that a function or template is not meant: no types are deduced from bodies or packs."""
        made = self.engine.prototypes.of(entity) if isinstance(entity, Template) else entity
        if not isinstance(made, Routine) or contains_placeholder(wanted) or wanted.noexcept:
            return False
        known = self.engine.declare_types.routine_type(made)
        if contains_placeholder(known) or any(isinstance(one, PackExpansionType) for one in known.parameters):
            return False
        return isinstance(entity, Template) or known.canonical is not wanted.canonical
