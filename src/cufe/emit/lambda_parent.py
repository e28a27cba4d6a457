"""The function around an extended lambda, as the tag of its wrapper names it: by type and address.

Observed: lambdas 2.4.  Any spelling will do that means the same type and the same function where the lambda stands,
so the tokens of the declaration are used again: the declarator with `(*)` or `(C::*)` in the place of its name is the
type.
"""

from cufe.emit.context import Context
from cufe.emit.routines import Routine, is_placeholder
from cufe.final import Final
from cufe.sema.text_lookup import entities as en
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

#: specifiers that are no part of a function's type
_NOT_IN_TYPE: Final = bytes(
    (k.STATIC, k.EXTERN, k.INLINE, k.CONSTEXPR, k.CONSTEVAL, k.FRIEND, k.VIRTUAL, k.EXTENSION, k.REGISTER, k.RESTRICT,
     k.ATTRIBUTE_MACRO, k.STRING)
)  # fmt: skip


class LambdaParent:
    """The innermost named function around extended lambdas, and how many of them it has had so far.

    `type` and `address` are the first two arguments of `__nv_dl_tag`."""

    def __init__(self, routine: Routine) -> None:
        self.routine: Routine = routine
        self.context: Context = routine.context
        self.lambdas: int = 0
        self._type: str = ""
        self._address: str = ""

    def next_number(self) -> int:
        self.lambdas += 1
        return self.lambdas

    @property
    def type(self) -> str:
        if not self._type:
            self._spell()
        return self._type

    @property
    def address(self) -> str:
        if not self._address:
            self._spell()
        return self._address

    # --- spelling --------------------------------------------------------------------------------------------

    def _spell(self) -> None:
        class_name = self.class_name()
        pointer = f"({class_name}::*)" if class_name and not self.is_static() else "(*)"
        self._type = f"{self._result()} {self._declarator(pointer)}"
        name = self._name()
        if class_name:
            self._address = f"(& {class_name}::{name})"
        else:
            self._address = f"(& {self._namespaces()}{name})"

    def class_name(self) -> str:
        """The identifier of the class whose member this is, empty where it is none.

        In the body the identifier is the injected-class-name, with the template arguments of the class it stands in."""
        routine = self.routine
        if routine.is_friend:
            return ""
        if routine.path and routine.path[-1].sort == c.CLASS:
            return self.context.class_name(routine.path[-1])
        qualifier = self._qualifier_identifiers()
        if not qualifier:
            return ""
        context = self.context
        around = [context.namespace_name(piece) for piece in routine.path if piece.sort == c.NAMESPACE]
        names = [name for name in around if name != context.anonymous_namespace()]
        names += [context.lexemes[at] for at in qualifier]
        entity = context.lookup().find("::" + "::".join(names))
        is_member = routine.is_member if entity is None else entity.sort != en.NAMESPACE
        return names[-1] if is_member else ""

    def _qualifier_identifiers(self) -> list[int]:
        """The identifiers in front of the last `::` of the declarator-id, outside of template arguments."""
        context = self.context
        declarator = self.routine.declarator
        found: list[int] = []
        at = declarator.name_first
        while at < declarator.id:
            if context.kinds[at] == k.IDENTIFIER:
                found.append(at)
            elif context.kinds[at] == k.LESS:
                at = max(at, context.brackets.close_angle(at, declarator.id))
            at += 1
        return found

    def _namespaces(self) -> str:
        """`::A::B::` in front of the name of a function that is no member."""
        routine = self.routine
        outer = self.context.qualifier(routine.path) or "::"
        declarator = routine.declarator
        written = "".join(self.context.lexemes[declarator.name_first : declarator.id])
        return written if written.startswith("::") else outer + written

    def _name(self) -> str:
        """The name with the template parameters or arguments that say which function it is."""
        context = self.context
        routine = self.routine
        declarator = routine.declarator
        end = declarator.id + 1
        name = context.lexemes[declarator.id]
        if context.kinds[declarator.id] == k.OPERATOR:
            if routine.declaration.specifiers.sort == n.NO_TYPE:
                return context.spell(declarator.id, declarator.name_last + 1)
            end = self._symbol_end(declarator.id + 1)
            # The blank behind keeps `operator<` and its arguments apart.
            name = f"operator {''.join(context.lexemes[declarator.id + 1 : end])} "
        written = context.spell(end, declarator.name_last + 1)
        head = self.own_head()
        if head is None:
            # The arguments of an abbreviated template follow from the type.
            return f"{name}<>" if any(map(is_placeholder, routine.parameters.parameters)) else name
        if not head.parameters:
            return f"{name}{written or '<>'}"
        return f"{name}<{', '.join(self._arguments(head))}>"

    def _symbol_end(self, at: int) -> int:
        """The index behind the symbol of an operator function, whose first token is at `at`."""
        kinds = self.context.kinds
        if kinds[at] in (k.NEW, k.DELETE):
            return at + 3 if kinds[at + 1] == k.OPEN_SQUARE else at + 1
        if kinds[at] in (k.OPEN_ROUND, k.OPEN_SQUARE) or (kinds[at] == k.STRING and kinds[at + 1] == k.IDENTIFIER):
            return at + 2
        if kinds[at] == k.GREATER and kinds[at + 1] in (k.GREATER, k.GREATER_EQUAL):
            return at + 2
        return at + 1

    def _arguments(self, head: n.TemplateHead) -> list[str]:
        """The parameters of the function's own template head as arguments; those without a name get one in the text."""
        context = self.context
        found: list[str] = []
        for number, parameter in enumerate(head.parameters):
            if parameter.name >= 0:
                argument = context.lexemes[parameter.name]
            else:
                argument = f"__nv_T{number}"
                context.edits.insert_before(parameter.place, f" {argument} ")
            found.append(argument + "..." if parameter.pack >= 0 else argument)
        return found

    def own_head(self) -> n.TemplateHead | None:
        """The template head of the function itself; the others belong to the classes in its qualifier."""
        routine = self.routine
        heads = routine.declaration.heads
        if not heads or (routine.path and routine.path[-1].sort == c.CLASS):
            return heads[-1] if heads else None
        left = 0
        context = self.context
        for at in self._qualifier_identifiers():
            if context.kinds[at + 1] != k.LESS or left == len(heads):
                continue
            close = context.brackets.close_angle(at + 1, routine.declarator.id)
            if self._belongs(heads[left], at + 2, close):
                left += 1
        return heads[-1] if left < len(heads) else None

    def _belongs(self, head: n.TemplateHead, start: int, end: int) -> bool:
        """Whether a head is that of a class with the template arguments in the tokens `start` to `end`.

        A class that is specialised in full has no head in front of its members' definitions."""
        lexemes = self.context.lexemes
        if not head.parameters:
            return True
        names = {lexemes[parameter.name] for parameter in head.parameters if parameter.name >= 0}
        return any(lexemes[at] in names for at in range(start, end))

    def _result(self) -> str:
        specifiers = self.routine.declaration.specifiers
        declarator = self.routine.declarator
        if specifiers.sort == n.NO_TYPE and self.context.kinds[declarator.id] == k.OPERATOR:
            return self._type_tokens(declarator.id + 1, declarator.name_last + 1)
        return self._type_tokens(specifiers.start, specifiers.end)

    def _type_tokens(self, start: int, end: int) -> str:
        """The tokens from `start` to `end` without attributes and without specifiers that are no part of a type."""
        context = self.context
        kinds = context.kinds
        parts: list[str] = []
        at = start
        while at < end:
            kind = kinds[at]
            if kind == k.ATTRIBUTE or kind == k.ASM or kind == k.ALIGNAS:
                at = context.brackets.skip(at + 1)
            elif kind == k.OPEN_SQUARE and kinds[at + 1] == k.OPEN_SQUARE:
                at = context.brackets.skip(at)
            elif kind == k.EXPLICIT:
                at = context.brackets.skip(at + 1) if kinds[at + 1] == k.OPEN_ROUND else at + 1
            elif kind in _NOT_IN_TYPE:
                at += 1
            else:
                parts.append(context.lexemes[at])
                at += 1
        return " ".join(parts)

    def _declarator(self, pointer: str) -> str:
        """The declarator with `pointer` for its name, without default arguments, attributes and virt-specifiers."""
        declarator = self.routine.declarator
        function = self.routine.parameters
        if self.routine.declaration.specifiers.sort == n.NO_TYPE:
            before = ""
        else:
            before = self._type_tokens(declarator.start, declarator.name_first)
        end = declarator.constraint if declarator.constraint >= 0 else declarator.end
        parameters = [self._parameter(parameter) for parameter in function.parameters]
        if function.variadic:
            parameters.append("...")
        behind = self._behind_parameters(function.last + 1, end)
        return f"{before} {pointer}({', '.join(parameters)}){behind}"

    def _parameter(self, parameter: n.Parameter) -> str:
        declarator = parameter.declarator
        end = declarator.initialiser_start if declarator.initialiser == n.ASSIGNED else parameter.end
        name = self.context.lexemes[declarator.id] if declarator.id >= 0 else ""
        if name and (is_placeholder(parameter) or self._is_hidden(parameter)):
            return f"decltype({name})..." if declarator.pack >= 0 else f"decltype({name})"
        return self._type_tokens(parameter.start, end)

    def _is_hidden(self, parameter: n.Parameter) -> bool:
        """Whether a parameter's type starts with the name of a parameter, so that the body cannot name it so."""
        specifiers = parameter.specifiers
        if specifiers.sort != n.NAMED or parameter.declarator.pack >= 0:
            return False
        context = self.context
        first = context.lexemes[specifiers.type_start]
        for other in self.routine.parameters.parameters:
            if other.declarator.id >= 0 and context.lexemes[other.declarator.id] == first:
                return True
        return False

    def _behind_parameters(self, at: int, end: int) -> str:
        """What follows the parameters: qualifiers, exception specification, return type, the rest of the declarator."""
        context = self.context
        kinds = context.kinds
        parts: list[str] = []
        own = True
        while at < end:
            kind = kinds[at]
            if kind == k.NOEXCEPT or kind == k.THROW:
                after = at + 1
                if after < end and kinds[after] == k.OPEN_ROUND:
                    after = context.brackets.skip(after)
                # Before C++17 it is no part of the type, and a template argument may not have one.
                if context.settings.standard >= 17:
                    parts.append(context.spell(at, after))
                at = after
            elif kind == k.IDENTIFIER and own and context.lexemes[at] in k.VIRTUAL_SPECIFIERS:
                at += 1
            elif kind == k.ATTRIBUTE or kind == k.ASM or (kind == k.OPEN_SQUARE and kinds[at + 1] == k.OPEN_SQUARE):
                at = context.brackets.skip(at if kind == k.OPEN_SQUARE else at + 1)
            elif kind == k.ATTRIBUTE_MACRO:
                at += 1
            else:
                own = own and kind != k.ARROW and kind != k.CLOSE_ROUND
                parts.append(context.lexemes[at])
                at += 1
        return " " + " ".join(parts) if parts else ""

    # --- static members --------------------------------------------------------------------------------------

    def is_static(self) -> bool:
        """Whether a member function has no object; a definition outside of its class does not say so itself."""
        routine = self.routine
        context = self.context
        if routine.has_flag(n.STATIC):
            return True
        identifier = routine.declarator.id
        if context.kinds[identifier] == k.OPERATOR and context.kinds[identifier + 1] in (k.NEW, k.DELETE):
            return True
        if routine.path and routine.path[-1].sort == c.CLASS:
            return False
        after = routine.parameters.last + 1
        if context.kinds[after] in (k.CONST, k.VOLATILE, k.AMPERSAND, k.AND):
            return False
        return self._declared_static()

    def _declared_static(self) -> bool:
        """Looks for the declaration in the class: same name, same parameters as far as spelling tells."""
        routine = self.routine
        context = self.context
        name = routine.name()
        wanted = self._signature(routine.parameters)
        by_name: list[bool] = []
        for body in self._class_bodies():
            class_name = context.lexemes[self._qualifier_identifiers()[-1]]
            for piece in context.cutter.pieces(body):
                if piece.sort not in (c.SIMPLE, c.FUNCTION):
                    continue
                limit = piece.body if piece.sort == c.FUNCTION else piece.end
                if name not in context.lexemes[piece.start : limit]:
                    continue
                declaration = context.parser.parse(piece, class_name)
                for declarator in declaration.declarators:
                    function = declarator.function()
                    if function is None or declarator.id < 0 or context.lexemes[declarator.id] != name:
                        continue
                    static = bool(declaration.specifiers.flags & n.STATIC)
                    if self._signature(function) == wanted:
                        return static
                    by_name.append(static)
        return bool(by_name) and all(by_name)

    def _signature(self, function: n.DeclaratorOperator) -> list[str]:
        found: list[str] = []
        for parameter in function.parameters:
            declarator = parameter.declarator
            end = declarator.initialiser_start if declarator.initialiser == n.ASSIGNED else parameter.end
            name = declarator.id
            words = [self.context.lexemes[at] for at in range(parameter.start, end) if at != name]
            found.append(" ".join(words))
        return found

    def _class_bodies(self) -> list[int]:
        """Opening braces of the definitions of classes that have the name of this member's class."""
        context = self.context
        names = self._qualifier_identifiers()
        wanted = context.lexemes[names[-1]]
        found: list[int] = []
        for at in context.unit.occurrences(wanted):
            if at >= self.routine.piece.start:
                break
            before = at - 1
            while before > 0 and context.kinds[before] in b")]":
                # `alignas(16)`, `__attribute__((x))` or `[[x]]` between the class-key and the name.
                word = 2 if context.kinds[before] == k.CLOSE_ROUND else 1
                before = context.brackets.open_before(before) - word
            if context.kinds[before] not in k.CLASS_KEYS and context.kinds[before] != k.SCOPE:
                continue
            path = context.cutter.path(at)
            if path and path[-1].sort == c.CLASS and path[-1].body > at and self._fits(path, names):
                found.append(path[-1].body)
        return found

    def _fits(self, path: list[Piece], names: list[int]) -> bool:
        """Whether a class with the pieces `path` around it is the one that the qualifier `names` means."""
        context = self.context
        around = [context.class_name(piece) for piece in path if piece.sort == c.CLASS]
        written = [context.lexemes[at] for at in names]
        return around == written[-len(around) :]
