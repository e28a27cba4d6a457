"""Names of templates that nothing declares, with arguments, as operands or among the arguments of another template:
`return vectr<int>(3);`, `std::map<int, std::vectr<int>> m;` (135 or 20, [temp.names]).  A function type cannot begin
its parameters with the name of nothing either: `std::function<void(Missing)>` (18).

No arguments can follow what is no template, so EDG reads on at the `<`: as if a type ended there, or a value were
compared, by what the other template takes.  The rest of the declaration follows no grammar then (`syntax/recovery`)."""

from cufe.checks.entity_names import words_of
from cufe.checks.mistake_fill_ins import fill_ins_of
from cufe.checks.names.mistaken_comparisons import (
    argument_list_around,
    first_of_name,
    is_comparison,
    is_template_argument_of,
)
from cufe.checks.names.mistaken_parameters import MistakenParameters
from cufe.checks.names.readings import begins_condition, is_operand, is_parameter
from cufe.checks.names.undeclared_names import is_undeclared, may_be_predeclared
from cufe.checks.user_code import UserCode
from cufe.diagnostics.report import EntityName
from cufe.final import TYPE_CHECKING, Final
from cufe.il.templates import TEMPLK_ALIAS, TEMPLK_CLASS, TEMPLK_MEMBER_CLASS, TPK_TYPE, Template
from cufe.sema.answers import Mistake
from cufe.sema.declared.written_names import not_found
from cufe.sema.failures import unanswered
from cufe.sema.message_names import MessageNames
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax.names import ArgumentList
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.diagnostics.report import FillIn

#: in front of an unqualified name that is an argument, or an operand of one
_BEFORE_ARGUMENTS: Final = bytes((k.LESS, k.COMMA, k.NOT, k.AND, k.OR))
#: what may precede the type of a declaration
_SPECIFIERS: Final = bytes(
    (k.STATIC, k.EXTERN, k.INLINE, k.CONST, k.VOLATILE, k.THREAD_LOCAL, k.MUTABLE, k.CONSTEXPR, k.VIRTUAL, k.TYPEDEF)
)
#: in front of the name of a type, in a block
_BEFORE_TYPE_NAMES: Final = bytes((k.SCOPE, k.NEW, k.IDENTIFIER, k.DOT, k.ARROW, k.TEMPLATE, k.USING)) + k.TYPE_KEYS
_BEFORE_TYPES: Final = bytes((k.LESS, k.COMMA))
_BEFORE_MEMBERS: Final = bytes((k.DOT, k.ARROW, k.TEMPLATE))
_ENDS_SCOPE: Final = b">)"
_OF_TYPES: Final = (TEMPLK_ALIAS, TEMPLK_CLASS, TEMPLK_MEMBER_CLASS)


class MissingArguments(MistakenParameters):
    """Knows such names, once the declaration with them has been looked through."""

    def __init__(self, code: UserCode) -> None:
        super().__init__(code)
        self._missing_names: set[int] = set()
        self._of_no_scope: set[int] = set()
        self._lists: dict[int, ArgumentList | None] = {}

    def look_through(self, names: list[int]) -> bool:
        """Whether there are such names among some in front of a `<` of which the text has no declaration."""
        count = len(self._missing_names) + len(self._of_no_scope)
        for name in names:
            with unanswered:
                if self.code.lookup().declarations.names.lacks_scope(name):
                    if self._is_unscoped_operand(name):
                        self._of_no_scope.add(name)
                elif self._is_missing(name):
                    self._missing_names.add(name)
        return len(self._missing_names) + len(self._of_no_scope) > count

    def _is_unscoped_operand(self, name: int) -> bool:
        """Whether a name in front of a `<` begins a statement or stands where an operand may."""
        kinds = self.code.kinds
        first = first_of_name(self.code, name)
        path = self.code.cutter.path(first)
        if not path or kinds[first - 1] in _BEFORE_TYPE_NAMES or self._is_type_or_argument(first):
            return False
        piece = path[-1]
        if piece.sort == c.FUNCTION:
            return 0 <= piece.body < first or kinds.find(k.COLON, piece.start, first) >= 0
        return piece.sort == c.SIMPLE and kinds.find(k.ASSIGN, piece.start, first) >= 0

    def _is_missing(self, name: int) -> bool:
        code = self.code
        kinds = code.kinds
        first = first_of_name(code, name)
        if kinds[first] == k.SCOPE and kinds[first - 1] in _ENDS_SCOPE:
            # A member of an instance, or of what decltype computes.
            return False
        if kinds[name + 1] != k.LESS:
            # `void(Missing)`
            is_argument = kinds[first - 3] in _BEFORE_TYPES and is_template_argument_of(code, first - 2)
            return is_argument and (self.missing(first) == name if first < name else self._is_of_nothing(name))
        if kinds[first] == k.IDENTIFIER and first < name and self._is_type_or_argument(first):
            return self.missing(first) == name
        if kinds[first - 1] in _BEFORE_MEMBERS or not is_comparison(code, name):
            return False
        path = code.cutter.path(name)
        if is_template_argument_of(code, first):
            # As an argument that is a type it would be told of alone (864).
            is_operand_of = first == name and kinds[name - 1] in _BEFORE_ARGUMENTS and not self.is_type_argument(name)
            return is_operand_of and is_undeclared(self._doubts, path, name)
        if code.brackets.close_angle(name + 1, len(kinds)) < 0 or not path or not is_operand(code, path, first):
            return False
        if begins_condition(code, first):
            return False
        return self.missing(first) == name if first < name else is_undeclared(self._doubts, path, name)

    def _is_of_nothing(self, name: int) -> bool:
        """Whether an unqualified name, which the parentheses around it could declare elsewhere, is declared nowhere."""
        code = self.code
        spelling = code.lexemes[name]
        if may_be_predeclared(code, spelling) or self._doubts.elaborated(name):
            return False
        return not code.engine().unread.may_declare(spelling) and self._doubts.is_declared_nowhere(spelling)

    def _is_type_or_argument(self, first: int) -> bool:
        """Whether a name begins a template argument, or the type of a cast, a parameter or a declaration."""
        code = self.code
        kinds = code.kinds
        if is_template_argument_of(code, first) or (kinds[first - 1] == k.LESS and kinds[first - 2] == k.CAST):
            return True
        path = code.cutter.path(first)
        if not path or path[-1].sort == c.CLASS:
            return bool(path) and path[-1].start < first < path[-1].head
        if kinds[first - 1] == k.TYPENAME:
            first -= 1
        before = code.brackets.before_attributes(first)
        is_behind = kinds[before] in _SPECIFIERS or kinds[first] == k.TYPENAME
        while kinds[before] in _SPECIFIERS:
            before = code.brackets.before_attributes(before)
        if kinds[first - 1] == k.ASSIGN and (kinds[first - 3] == k.USING or first < path[-1].head):
            return True
        if 0 <= path[-1].body < first:
            return is_behind and kinds[before] in b";{}"
        return before < path[-1].head or kinds[first - 1] == k.ARROW or is_parameter(code, path, first)

    def is_type_argument(self, name: int) -> bool:
        """Whether an unqualified name begins an argument for a type; those of functions count as values (observed)."""
        code = self.code
        opening = argument_list_around(code, name)
        if opening < 0:
            return False
        taken = self.arguments(opening - 1)
        if taken is None:
            entity = code.lookup().resolve(opening - 1)
            return entity is not None and entity.sort != en.FUNCTION
        before = code.engine().fragments.items(opening + 1, code.brackets.close_angle(opening, len(code.kinds)))
        return code.kinds[name - 1] in b"<," and taken.takes_type(len([one for one in before if one.start < name]))

    def is_missing(self, name: int) -> bool:
        return name in self._missing_names

    def lacks_scope(self, name: int) -> bool:
        return name in self._of_no_scope

    def are_missing(self, start: int, end: int) -> bool:
        return bool(self._missing_names) and any(start <= name < end for name in self._missing_names)

    def missing_name(self, name: int) -> "tuple[FillIn, ...]":
        code = self.code
        first = first_of_name(code, name)
        if first == name:
            return (code.lexemes[name],)
        engine = code.engine()
        context = engine.definitions.scope_behind(code.cutter.path(first))
        if context is not None:
            with unanswered:
                failure = not_found(engine, engine.written_names.path(first, name + 1, context, name), "", name)
                if isinstance(failure, Mistake):
                    return fill_ins_of(engine, failure)
        return (EntityName("namespace", ""), code.lexemes[name])

    def arguments(self, name: int) -> ArgumentList | None:
        if name not in self._lists:
            self._lists[name] = None
            with unanswered:
                self._lists[name] = self._arguments(name)
        return self._lists[name]

    def _template(self, name: int) -> Template | None:
        code = self.code
        first = first_of_name(code, name)
        engine = code.engine()
        context = engine.definitions.scope_behind(code.cutter.path(first))
        if context is None:
            return None
        found = engine.written_names.path(first, name + 1, context, name).one()
        return found if isinstance(found, Template) and found.kind in _OF_TYPES else None

    def _arguments(self, name: int) -> ArgumentList | None:
        template = self._template(name)
        if template is None or template.is_parameter or template.builtin:
            return None
        parameters = self.code.engine().template_parameters.of(template)
        types = [one.kind == TPK_TYPE for one in parameters]
        required = sum(one.default < 0 and not one.pack for one in parameters)
        words = EntityName(words_of(template), MessageNames().entities.qualified(template))
        return ArgumentList(types, bool(parameters) and parameters[-1].pack, required, (words,))

    def _is_of_member(self, template: Template) -> bool:
        """Whether an alias template stands for a member of what depends on its parameters."""
        kinds = self.code.kinds
        piece = template.declarations[0].piece if template.declarations else None
        assigned = kinds.find(k.ASSIGN, template.token, piece.end) if piece is not None else -1
        return assigned >= 0 and kinds[assigned + 1] == k.TYPENAME

    def nontype(self, name: int, member: int) -> "tuple[FillIn, ...]":
        code = self.code
        with unanswered:
            while code.kinds[name + 1] == k.SCOPE:
                name += 2
            template = self._template(name)
            if template is not None and template.kind == TEMPLK_ALIAS and self._is_of_member(template):
                alias = MessageNames().entities.qualified(template)
                if member < 0:
                    return (EntityName("", f"{alias}<<error-constant>>"),)
                return (EntityName("nontype", f"{alias}<<error-constant>>::{code.lexemes[member]}"),)
        return ()
