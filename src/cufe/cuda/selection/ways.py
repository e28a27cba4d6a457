"""Which declarations of a unit may lead to an instance of a kernel template, by names alone.

A kernel template is met by its name, and so is whatever leads to one: a function whose body names it, a class with such
a constructor, a variable that such a function initialises, and so on.  Names are followed backwards, from the
kernel templates to all declarations that spell a name that leads to one, without regard to scopes; so a declaration
that is no way cannot lead to a kernel unless a template argument does.  The typed engine then reads the ways alone: of
a unit with thrust that is a small part, and what the engine does not know elsewhere does not matter.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il.constants import AddressConstant, Constant
from cufe.il.entities import ClassType, EnumType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import TemplateArgument
from cufe.il.types import ArrayType, MemberPointerType, PointerType, QualifiedType, ReferenceType, RoutineType, Type
from cufe.sema.text_lookup import entities as tl
from cufe.syntax import body_bindings as b
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_WORDS: Final = ("global", "__global__")
_ATTRIBUTES: Final = ("__attribute__", "__attribute")
#: in front of an attribute: in `__attribute__((a, b))`, `[[a]]` and `[[gnu::a]]`
_BEFORE_ATTRIBUTE: Final = ("(", ",", "[", "::")
#: members that nobody need name
_UNNAMED_MEMBERS: Final = (k.OPERATOR, k.TILDE)
#: what coroutines, loops over ranges and structured bindings call unspelt
_IMPLIED: Final = (
    "get_return_object", "get_return_object_on_allocation_failure", "initial_suspend", "final_suspend",
    "unhandled_exception", "return_void", "return_value", "yield_value", "await_transform", "await_ready",
    "await_suspend", "await_resume", "begin", "end", "get",
)  # fmt: skip
_PROMISE: Final = "promise_type"
#: in front of the name of a member, with `::`
_ACCESS: Final = (k.DOT, k.ARROW)
#: in front of the name of a member
_QUALIFIED: Final = (k.DOT, k.ARROW, k.SCOPE)
_STRING: Final = ord('"')
_LITERALS: Final = b"0\"'"
#: what calls an operator, where that is not spelt alone: loops over ranges, and operators that are made of others
_CALLED_BY: Final = {
    k.EQUAL: (k.EQUAL, k.NOT_EQUAL, k.FOR),
    k.NOT_EQUAL: (k.NOT_EQUAL, k.FOR),
    k.INCREMENT: (k.INCREMENT, k.FOR),
    k.STAR: (k.STAR, k.FOR),
    k.SPACESHIP: (k.SPACESHIP, k.LESS, k.GREATER, k.LESS_EQUAL, k.GREATER_EQUAL),
}
#: what is in front of and behind a name that is used and not declared
_USES: Final = bytes((k.RETURN, k.LESS)) + b"(=;{}<?:!+-/%"
_BEHIND_USES: Final = bytes((k.SCOPE, k.LESS, k.DOT, k.ARROW, k.IDENTIFIER)) + b"*&+-/%?"
#: what a name of a namespace or class may be hidden by
_LOCAL: Final = (tl.PARAMETER, tl.LOCAL, tl.LABEL, tl.TEMPLATE_PARAMETER)
_OF_OBJECTS: Final = (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR)


class Ways:
    """The kernels that a unit declares, and the pieces that may lead to instances of the templates among them."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        #: the declarations of kernels that are no templates
        self.kernels: list[list[Piece]] = []
        #: names of kernel templates
        self.templates: set[str] = set()
        #: the ways, by their first tokens, with the pieces around them
        self.paths: dict[int, list[Piece]] = {}
        #: operators for which no class can be told, those that were followed, and those that any code may call
        self._unbound: list[int] = []
        self._bound: set[int] = set()
        self.everywhere: list[int] = []
        #: names that lead to kernels: of namespaces and blocks, and of members
        self._names: set[str] = set()
        self._members: set[str] = set()
        self._pending: list[tuple[str, bool]] = []
        self._with_class: dict[int, bool] = {}
        self._mentions: set[int] = set()
        #: the ways whose own names lead to kernels, too
        self._told: set[int] = set()
        self._types: dict[int, bool] = {}
        #: namespaces all classes of which may be operands
        self._associated: set[str] = set()
        self._find_kernels()
        self._follow()
        self._associate()

    def _follow(self) -> None:
        while self._pending:
            name, is_member = self._pending.pop()
            tokens = self.engine.unit.occurrences(name)
            last = len(tokens) - 1
            for at, token in enumerate(tokens):
                earlier = tokens[at - 1] if at else -1
                self._mention(token, is_member, earlier, tokens[at + 1] if at < last else -1)

    def mentions(self) -> list[int]:
        """The tokens that spell the name of a kernel template."""
        return sorted(self._mentions)

    def _unbound_operators(self) -> list[int]:
        """Operators for which no class can be told, and which do not lead to kernels through their operands alone.

        Those of the standard library do: it has no kernels, and who has such operands names what leads to one.
        Names in front of the body make no instances of functions."""
        found: list[int] = []
        for token in self._unbound:
            path = self.engine.cutter.path(token)
            piece = path[-1] if path else None
            if piece is None or self._is_standard(path) or piece.body < 0 or token in self._bound:
                continue
            if self.lead_between(piece.body, piece.end):
                found.append(token)
        return found

    def _associate(self) -> None:
        """An operator of a namespace for which no class can be told is found for the classes there, from within, and
        from where the namespace is used ([over.match.oper], [basic.lookup.argdep])."""
        pending = self._unbound_operators()
        while pending:
            for token in pending:
                self._bound.add(token)
                namespace = self._namespace(self.engine.cutter.path(token))
                if namespace:
                    self._callers(namespace, self.engine.kinds[token + 1])
                else:
                    self.everywhere.append(token)
            self._follow()
            pending = self._unbound_operators()

    def _namespace(self, path: list[Piece]) -> str:
        """The innermost namespace around a declaration that has a name and is not inline; empty for none."""
        kinds = self.engine.kinds
        for piece in reversed(path[:-1]):
            if piece.sort == c.NAMESPACE and kinds[piece.start] != k.INLINE and kinds[piece.body - 1] == k.IDENTIFIER:
                return self.engine.lexemes[piece.body - 1]
        return ""

    def _braces(self, namespace: str) -> list[int]:
        """The bodies of the namespaces with a name, whatever they stand in."""
        kinds = self.engine.kinds
        named = self.engine.unit.occurrences(namespace)
        return [at + 1 for at in named if self._opens(at) and kinds[at + 1] == k.OPEN_BRACE]

    def _opens(self, token: int) -> bool:
        """Whether a name is that of a namespace in front of its body or of what it is an alias of."""
        kinds = self.engine.kinds
        while kinds[token - 1] == k.SCOPE and kinds[token - 2] in (k.IDENTIFIER, k.INLINE):
            token -= 2
        return kinds[token - 1] == k.NAMESPACE

    def _callers(self, namespace: str, operator: int) -> None:
        """What may call an operator of a namespace leads to kernels."""
        symbols = _CALLED_BY.get(operator, (operator,))
        is_new = namespace not in self._associated
        self._associated.add(namespace)
        for brace in self._braces(namespace):
            self._within(brace, symbols, is_new, {}, -1)
        kinds = self.engine.kinds
        hidden: dict[str, int] = {}
        for at in k.all_of(kinds, bytes((k.OPERATOR, operator))):
            path = self.engine.cutter.path(at)
            if len(path) > 1 and path[-2].sort in (c.NAMESPACE, c.LINKAGE):
                hidden.setdefault(self._namespace(path), at)
        names = [namespace]
        for name in names:
            for at in self.engine.unit.occurrences(name):
                if kinds[at + 1] != k.SEMICOLON:
                    continue
                first = at
                while kinds[first - 1] == k.SCOPE:
                    first -= 2
                if kinds[first - 1] == k.NAMESPACE and kinds[first - 2] == k.USING:
                    self._users(self.engine.cutter.path(first), symbols, hidden)
                elif kinds[first - 1] == k.ASSIGN and self._opens(first - 2):
                    alias = self.engine.lexemes[first - 2]
                    if alias not in names:
                        names.append(alias)

    def _users(self, path: list[Piece], symbols: tuple[int, ...], hidden: dict[str, int]) -> None:
        """Where a using-directive in the innermost of some pieces counts, an operator may be called unless a nearer
        one hides it."""
        if path and path[-1].sort == c.FUNCTION:
            self._spelling(path[-1], symbols)
            return
        namespace = self._namespace(path)
        if not namespace:
            self._within(-1, symbols, False, hidden, -1)
        for brace in self._braces(namespace) if namespace else []:
            self._within(brace, symbols, False, hidden, -1)

    def _within(
        self, brace: int, symbols: tuple[int, ...], has_operands: bool, hidden: dict[str, int], hides: int
    ) -> None:
        """What a namespace or class has leads where it spells an operator, but behind the token that hides it; and its
        classes and enumerations do, where they are operands."""
        for piece in self.engine.cutter.pieces(brace):
            if piece.sort in (c.NAMESPACE, c.LINKAGE):
                hider = hidden.get(self.engine.lexemes[piece.body - 1], -1)
                self._within(piece.body, symbols, has_operands, hidden, hides if hides >= 0 else hider)
                continue
            if piece.sort in (c.CLASS, c.ENUM) and has_operands:
                for binding in self.engine.lookup.bindings(piece, ""):
                    if binding.sort in (s.CLASS, s.ENUM):
                        self._name(self.engine.lexemes[binding.name], False)
                        self._name(self.engine.lexemes[binding.name], True)
            if piece.sort == c.CLASS:
                self._within(piece.body, symbols, has_operands, hidden, hides)
            elif hides < 0 or piece.start < hides:
                self._spelling(piece, symbols)

    def _spelling(self, piece: Piece, symbols: tuple[int, ...]) -> None:
        """A declaration leads to kernels if it spells an operator."""
        for symbol in symbols:
            if piece.start not in self._told:
                token = self.engine.kinds.find(symbol, piece.start, piece.end)
                if token >= 0:
                    self._mention(token, False, -1, -1)

    def _is_standard(self, path: list[Piece]) -> bool:
        """Whether a declaration stands in `::std`."""
        kinds = self.engine.kinds
        for piece in path[:-1]:
            if piece.sort == c.NAMESPACE:
                name = kinds.find(k.IDENTIFIER, piece.start, piece.body)
                return name >= 0 and self.engine.lexemes[name] == "std"
        return False

    def lead_between(self, start: int, end: int) -> bool:
        """Whether a stretch of tokens has a name that leads to a kernel."""
        kinds = self.engine.kinds
        for token in k.all_of(kinds, k.IDENTIFIER, start, end):
            name = self.engine.lexemes[token]
            if name in self._names or (name in self._members and kinds[token - 1] in _QUALIFIED):
                meant = self.engine.lookup.resolve(token) if kinds[token - 1] not in _QUALIFIED else None
                if meant is None or meant.sort not in _LOCAL:
                    return True
        return False

    def attributes(self, words: tuple[str, ...]) -> list[int]:
        """The tokens that spell some words where attributes may stand."""
        found = [token for one in words for token in self.engine.unit.occurrences(one)]
        return sorted([token for token in found if self.engine.lexemes[token - 1] in _BEFORE_ATTRIBUTE])

    # --- by names ------------------------------------------------------------------------------------------------

    def _find_kernels(self) -> None:
        lexemes = self.engine.lexemes
        done: set[int] = set()
        for word in self.attributes(_WORDS):
            path = self.engine.cutter.path(word)
            piece = path[-1] if path else None
            if piece is None or piece.start in done or piece.sort not in (c.FUNCTION, c.SIMPLE):
                continue
            if 0 <= piece.body < word:
                # A declaration in a block, or a lambda.
                continue
            done.add(piece.start)
            bindings = self.engine.lookup.bindings(piece, self.class_around(path))
            if self.is_template(path) or any(map(self.engine.templates.is_abbreviated, bindings)):
                for binding in bindings:
                    if binding.sort == s.ROUTINE:
                        self.templates.add(lexemes[binding.name])
                        self._name(lexemes[binding.name], False)
            else:
                self.kernels.append(path)

    def _name(self, name: str, is_member: bool) -> None:
        names = self._members if is_member else self._names
        if name not in names:
            names.add(name)
            self._pending.append((name, is_member))

    def _mention(self, token: int, is_member: bool, earlier: int, later: int) -> None:
        """A name that leads to a kernel makes a way of the declaration that spells it; `earlier` and `later` are where
        the name is spelt besides, -1 for nowhere."""
        kinds = self.engine.kinds
        before = kinds[token - 1] if kinds[token - 1] != k.TEMPLATE else kinds[token - 2]
        if not is_member and (before in _ACCESS or (before == k.SCOPE and self._is_of_instance(token))):
            return
        path = self.engine.cutter.path(token)
        if not path:
            return
        piece = path[-1]
        if piece.sort in (c.NAMESPACE, c.LINKAGE, c.EMPTY) or self._in_attribute(token):
            return
        is_name = kinds[token] == k.IDENTIFIER
        is_template = not is_member and self.engine.lexemes[token] in self.templates
        if piece.start in self._told and not is_template:
            return
        if is_name and before not in _ACCESS and before != k.SCOPE:
            if is_member and not self._in_class(path):
                return
            is_use = before in _USES or kinds[token + 1] in _BEHIND_USES
            if not is_use or self._is_spelt_again(path, earlier, later):
                meant = self.engine.lookup.resolve(token)
                if meant is not None and meant.sort in _LOCAL:
                    return
        if is_template:
            self._mentions.add(token)
            if piece.start in self._told:
                return
        lexemes = self.engine.lexemes
        class_name = self.class_around(path)
        is_member_piece = len(path) > 1 and path[-2].sort == c.CLASS
        in_class = is_member_piece and kinds.find(k.FRIEND, piece.start, max(piece.body, piece.head + 2)) < 0
        names: list[str] = []
        classes: list[str] = []
        bindings = self.engine.lookup.bindings(piece, class_name)
        if piece.sort == c.CLASS:
            name = b.name_of_class(piece, kinds)
            if name == token:
                return
            if name >= 0:
                names.append(lexemes[name])
        around = False
        if self._ends_there(path, token, bindings):
            self.paths[piece.start] = path
            return
        for binding in bindings:
            if binding.first <= token <= binding.name or self._is_own_class(binding, piece, token, class_name):
                # Its own declaration leads nowhere.
                self._mentions.discard(token)
                return
            if binding.sort == s.USING_NAMESPACE:
                continue
            kind = kinds[binding.name]
            if kind == k.IDENTIFIER:
                names.append(lexemes[binding.name])
            is_implied = binding.sort == s.ROUTINE and lexemes[binding.name] in _IMPLIED
            is_unnamed = kind in _UNNAMED_MEMBERS or binding.sort != s.ROUTINE or is_implied
            if is_member_piece:
                around = around or is_unnamed or lexemes[binding.name] == class_name or self._may_override(path)
            elif binding.first != binding.name and kinds[binding.name - 1] == k.SCOPE:
                classes += self._qualifiers(binding.first, binding.name)
            elif is_implied:
                classes += self._operands(binding)
            elif kind == k.OPERATOR:
                operands = self._operands(binding) or self._constrained(binding)
                classes += operands
                if kinds[binding.name + 1] == _STRING:
                    self._literals(lexemes[binding.name + 1].rpartition('"')[2] or lexemes[binding.name + 2])
                elif not operands:
                    self._unbound.append(binding.name)
        if is_member_piece and (around or not bindings):
            classes += self._names_of_class(path)
        self.paths[piece.start] = path
        self._told.add(piece.start)
        for one in names:
            self._name(one, in_class)
            if is_member_piece and not in_class:
                self._name(one, True)
        for one in classes:
            # What a class is a member of is not looked for.
            self._name(one, False)
            self._name(one, True)

    def _is_of_instance(self, token: int) -> bool:
        """Whether a name is qualified by template arguments, and so that of a member of a class."""
        kinds = self.engine.kinds
        at = token - (2 if kinds[token - 1] == k.TEMPLATE else 1)
        while kinds[at] == k.SCOPE and kinds[at - 1] == k.IDENTIFIER:
            at -= 2
        return kinds[at] == k.SCOPE and kinds[at - 1] == k.GREATER

    def _is_spelt_again(self, path: list[Piece], earlier: int, later: int) -> bool:
        """Whether a declaration of a namespace spells a name more than once; else what is named is not local to it."""
        outermost = path[-1]
        for piece in path:
            if piece.sort not in (c.NAMESPACE, c.LINKAGE):
                outermost = piece
                break
        return earlier >= outermost.start or 0 <= later < outermost.end

    def _names_of_class(self, path: list[Piece]) -> list[str]:
        """What a class and its objects are called that the declaration of the class names; one without a name may be a
        part of the class around."""
        found: list[str] = []
        at = len(path) - 2
        while at >= 0 and path[at].sort == c.CLASS:
            piece = path[at]
            name = b.name_of_class(piece, self.engine.kinds)
            if name >= 0:
                found.append(self.engine.lexemes[name])
            for binding in self.engine.lookup.bindings(piece, self.class_around(path[: at + 1])):
                if self.engine.kinds[binding.name] == k.IDENTIFIER:
                    found.append(self.engine.lexemes[binding.name])
            if name >= 0 and self.engine.lexemes[name] != _PROMISE:
                break
            at -= 1
        return found

    def _is_own_class(self, binding: s.Binding, piece: Piece, token: int, class_name: str) -> bool:
        """Whether a member function names its class in front of its body, as constructors and destructors do."""
        if binding.sort != s.ROUTINE or self.engine.lexemes[token] != class_name:
            return False
        declarator = binding.declarator
        return declarator is not None and token < declarator.end and (piece.body < 0 or token < piece.body)

    def _in_class(self, path: list[Piece]) -> bool:
        """Whether a name may be that of a member of the class around: also in local classes, and in members that are
        defined outside of their class."""
        if any(piece.sort == c.CLASS for piece in path):
            return True
        piece = path[-1]
        known = self._with_class.get(piece.start)
        if known is None:
            kinds = self.engine.kinds
            known = piece.body >= 0 and any(kinds.find(key, piece.body, piece.end) >= 0 for key in k.CLASS_KEYS)
            for binding in [] if known else self.engine.lookup.bindings(piece, ""):
                known = known or binding.first != binding.name
            self._with_class[piece.start] = known
        return known

    def _ends_there(self, path: list[Piece], token: int, bindings: list[s.Binding]) -> bool:
        """Whether what follows from a name in a declaration that is no template stays in it: that is read in any case,
        so that who names it makes nothing further, unless its type comes from there."""
        piece = path[-1]
        if piece.sort not in (c.FUNCTION, c.SIMPLE) or self.is_template(path):
            return False
        if piece.sort == c.FUNCTION:
            return 0 <= piece.body < token and self.engine.kinds.find(k.AUTO, piece.start, piece.body) < 0
        for binding in bindings:
            declaration = binding.declaration
            declarator = binding.declarator
            if binding.sort != s.VARIABLE or declaration is None or declarator is None:
                return False
            if declaration.specifiers.sort in (n.NAMED, n.PLACEHOLDER) or declarator.initialiser == n.NO_INITIALISER:
                return False
            if token < declarator.initialiser_start:
                return False
        return bool(bindings)

    def _in_attribute(self, token: int) -> bool:
        """Whether a word is the name of an attribute."""
        lexemes = self.engine.lexemes
        return lexemes[token - 1] == "(" and lexemes[token - 2] == "(" and lexemes[token - 3] in _ATTRIBUTES

    def _literals(self, suffix: str) -> None:
        """A literal operator is named by the literals with its suffix."""
        lexemes = self.engine.lexemes
        for kind in _LITERALS:
            for token in k.all_of(self.engine.kinds, kind):
                if lexemes[token].endswith(suffix) and self.engine.kinds[token - 1] != k.OPERATOR:
                    self._mention(token, False, token, -1)

    def _may_override(self, path: list[Piece]) -> bool:
        """Whether a member function may be virtual: the class has it without being asked for."""
        piece, around = path[-1], path[-2]
        kinds = self.engine.kinds
        head_end = piece.body if piece.body >= 0 else piece.end
        if kinds.find(k.VIRTUAL, piece.start, head_end) >= 0:
            return True
        return kinds.find(k.COLON, around.head, around.body) >= 0 or any(
            one in k.VIRTUAL_SPECIFIERS for one in self.engine.lexemes[max(piece.start, head_end - 3) : head_end]
        )

    def _qualifiers(self, first: int, name: int) -> list[str]:
        """The names in front of `::` in `A<T>::B::f`."""
        kinds = self.engine.kinds
        found: list[str] = []
        at = first
        while at < name:
            if kinds[at] == k.LESS:
                close = self.engine.cutter.brackets.close_angle(at, name)
                at = close + 1 if close >= 0 else at + 1
                continue
            if kinds[at] == k.IDENTIFIER:
                found.append(self.engine.lexemes[at])
            at += 1
        return found[-1:]

    def _operands(self, binding: s.Binding) -> list[str]:
        """The types in the parameters of an operator outside of classes."""
        kinds = self.engine.kinds
        declarator = binding.declarator
        function = declarator.function() if declarator is not None else None
        if declarator is None or function is None:
            return []
        generic: set[str] = set()
        if binding.declaration is not None:
            for head in binding.declaration.heads:
                generic.update([self.engine.lexemes[one.name] for one in head.parameters if one.name >= 0])
        found: list[str] = []
        for parameter in function.parameters:
            for at in k.all_of(kinds, k.IDENTIFIER, parameter.start, parameter.end):
                name = self.engine.lexemes[at]
                if at != parameter.declarator.id and kinds[at + 1] != k.SCOPE and name not in generic:
                    found.append(name)
        return found

    def _constrained(self, binding: s.Binding) -> list[str]:
        """The classes for which the traits hold that a template head asks of its parameters: those of their partial
        specialisations, where the primary template is false."""
        declaration = binding.declaration
        kinds = self.engine.kinds
        found: list[str] = []
        for head in declaration.heads if declaration is not None else []:
            generic = {self.engine.lexemes[one.name] for one in head.parameters if one.name >= 0}
            for parameter in head.parameters:
                if kinds.find(k.NOT, parameter.start, parameter.end) >= 0:
                    return []
                for at in k.all_of(kinds, k.IDENTIFIER, parameter.start, parameter.end):
                    if kinds[at + 1] == k.LESS and self.engine.lexemes[at] not in generic:
                        found += self._specialised(self.engine.lexemes[at])
        return found

    def _specialised(self, trait: str) -> list[str]:
        """The names in the arguments of the partial specialisations of a class template whose primary is false."""
        kinds = self.engine.kinds
        lexemes = self.engine.lexemes
        found: list[str] = []
        is_false = False
        for token in self.engine.unit.occurrences(trait):
            if kinds[token - 1] not in k.CLASS_KEYS:
                continue
            path = self.engine.cutter.path(token)
            if not path or path[-1].sort != c.CLASS or kinds[path[-1].start] != k.TEMPLATE:
                continue
            piece = path[-1]
            if kinds[token + 1] != k.LESS:
                inherited = lexemes[token : piece.body]
                is_false = is_false or "false_type" in inherited or "false" in inherited
                continue
            close = self.engine.cutter.brackets.close_angle(token + 1, piece.end)
            generic = set(lexemes[piece.start : piece.head])
            for at in k.all_of(kinds, k.IDENTIFIER, token + 2, max(close, token + 2)):
                if lexemes[at] not in generic and kinds[at + 1] != k.SCOPE:
                    found.append(lexemes[at])
        return found if is_false else []

    # --- pieces --------------------------------------------------------------------------------------------------

    def is_template(self, path: list[Piece]) -> bool:
        """Whether the innermost of some pieces is a template, or stands in one."""
        kinds = self.engine.kinds
        start = path[-1].start
        return not b.is_directive(start, kinds) and b.is_template(path, kinds)

    def class_around(self, path: list[Piece]) -> str:
        """The name of the class whose member a declaration is; empty where it is none."""
        name = b.class_around(path, self.engine.kinds)
        return self.engine.lexemes[name] if name >= 0 else ""

    def holds(self, token: int) -> bool:
        """Whether a token stands in a way."""
        path = self.engine.cutter.path(token) if token >= 0 else []
        return bool(path) and path[-1].start in self.paths

    # --- by template arguments -----------------------------------------------------------------------------------

    def routine(self, routine: Routine) -> bool:
        """Whether a function may lead to a kernel: by what it spells, or by the arguments of templates."""
        declared = self.engine.declare_types.definition(routine)
        if self.holds(routine.token if declared is None else declared.binding.name):
            return True
        if self._arguments(routine.arguments):
            return True
        owner = routine.owner()
        is_implied = not routine.declarations or routine.special in _OF_OBJECTS or bool(routine.flags & en.DEFAULTED)
        return owner is not None and self.type(owner, is_implied)

    def variable(self, variable: Variable) -> bool:
        """Whether the initialiser of a variable may lead to a kernel."""
        if self._arguments(variable.arguments):
            return True
        if any(self.holds(one.binding.name) for one in variable.declarations):
            return True
        outside = self.engine.out_of_class.variable(variable)
        if outside is not None and self.holds(outside.binding.name):
            return True
        owner = variable.parent
        return isinstance(owner, ClassType) and self.type(owner, False)

    def type(self, type_: Type, by_name: bool = True) -> bool:
        """Whether an object of a type may lead to a kernel; without `by_name` its template arguments alone count."""
        found = type_.canonical
        if not by_name:
            return isinstance(found, ClassType) and self._class(found, False)
        known = self._types.get(found.number)
        if known is None:
            self._types[found.number] = False
            known = self._types[found.number] = self._leads(found)
        return known

    def _leads(self, type_: Type) -> bool:
        if isinstance(type_, (PointerType, ReferenceType, QualifiedType)):
            return self.type(type_.target)
        if isinstance(type_, ArrayType):
            return self.type(type_.element)
        if isinstance(type_, MemberPointerType):
            return self.type(type_.owner) or self.type(type_.target)
        if isinstance(type_, RoutineType):
            return self.type(type_.result) or any(self.type(one) for one in type_.parameters)
        if isinstance(type_, EnumType):
            return self._is_associated(type_)
        return isinstance(type_, ClassType) and self._class(type_, True)

    def _is_associated(self, type_: Entity) -> bool:
        """Whether a class or enumeration is an operand of the operators of its namespace that may lead to kernels."""
        around = type_.parent if self._associated else None
        while around is not None and around.name not in self._associated:
            around = around.parent
        return around is not None

    def _class(self, cls: ClassType, by_name: bool) -> bool:
        if by_name and (cls.written_name() in self._names or cls.written_name() in self._members):
            return True
        if by_name and self._is_associated(cls):
            return True
        if self._arguments(cls.arguments):
            return True
        if cls.closure is not None and self.holds(cls.token):
            return True
        around = cls.parent
        if isinstance(around, ClassType):
            return self._class(around, False)
        return isinstance(around, Routine) and self.routine(around)

    def _arguments(self, arguments: tuple[TemplateArgument, ...]) -> bool:
        return any(self._argument(argument) for argument in arguments)

    def _argument(self, argument: TemplateArgument) -> bool:
        if argument.type is not None:
            return self.type(argument.type)
        if argument.constant is not None:
            return self._constant(argument.constant)
        if argument.template is not None:
            return argument.template.name in self._names or argument.template.name in self._members
        return any(self._argument(one) for one in argument.pack)

    def _constant(self, constant: Constant) -> bool:
        entity: Entity | None = None
        if isinstance(constant, AddressConstant):
            entity = constant.routine or constant.variable
        if entity is not None and (entity.name in self._names or entity.name in self._members):
            return True
        return self.type(constant.type)
