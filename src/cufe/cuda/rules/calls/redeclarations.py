"""Declarations besides the first that name execution spaces of a function: in blocks, as friends, by directives."""

from cufe import regex as re
from cufe.checks.declarations.block_variables import Locals
from cufe.checks.typed_code import TypedCode
from cufe.final import TYPE_CHECKING, Final
from cufe.il.entities import Declared, Namespace, Routine
from cufe.il.entity import Entity
from cufe.il.templates import Template
from cufe.sema.declared.facts import execution_spaces
from cufe.sema.failures import unanswered
from cufe.sema.linkage.scopes import home_of
from cufe.syntax import cutter as c
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


# Declarations of functions in blocks: they redeclare what the namespace around has, so that the execution spaces they
# name count behind them ([basic.link]).


class BlockDeclarations:
    """Finds them by name; a function is read where one of its blocks declares a name with a word."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._by_name: dict[str, list[Routine]] = {}
        self._annotated: dict[str, list[int]] | None = None
        #: for braces, whether they stand in the body of a function
        self._bodies: dict[int, bool] = {}
        self._read: dict[int, list[Routine]] = {}
        #: where they are looked for, None for all of the unit
        self.stretches: list[tuple[int, int]] | None = None

    def of(self, routine: Routine, token: int) -> list[Declared]:
        """The declarations in blocks in front of a token of a function that a namespace has, or another block."""
        if isinstance(routine.parent, Routine):
            outside = self.redeclared(routine)
            return self.of(outside[0], token) if outside else self._of_blocks(routine, token)
        if not isinstance(routine.parent, Namespace):
            return []
        found: list[Declared] = []
        for local in self._known(routine.name):
            if routine in self.redeclared(local):
                found += [declared for declared in local.declarations if declared.binding.name < token]
        return found

    def _known(self, name: str) -> list[Routine]:
        if name not in self._by_name:
            self._by_name[name] = self._named(name)
        return self._by_name[name]

    def _of_blocks(self, routine: Routine, token: int) -> list[Declared]:
        """What other blocks declare of a function that no namespace has."""
        found: list[Declared] = []
        with unanswered:
            type_ = self.engine.declare_types.routine_type(routine).canonical
            for local in self._known(routine.name):
                if local is routine or self.engine.declare_types.routine_type(local).canonical is not type_:
                    continue
                if home_of(local) is home_of(routine):
                    found += [declared for declared in local.declarations if declared.binding.name < token]
            return found
        return []

    def redeclared(self, local: Routine) -> list[Routine]:
        """The function of the namespace around that one of a block redeclares, or that is declared behind it."""
        around = home_of(local)
        engine = self.engine
        with unanswered:
            type_ = engine.declare_types.routine_type(local).canonical
            namespace = around or engine.declare.root.namespace
            for entity in engine.names.qualified(namespace, local.name, len(engine.kinds)):
                if isinstance(entity, Routine) and engine.declare_types.routine_type(entity).canonical is type_:
                    return [entity]
            return []
        return []

    def _named(self, name: str) -> list[Routine]:
        """The functions of a name that are declared with a word in blocks."""
        if self._annotated is None:
            self._annotated = self._annotated_names()
        found: list[Routine] = []
        for token in self._annotated.get(name, []):
            path = self.engine.cutter.path(token)
            found += [one for one in self._in_body(path) if one.name == name and one not in found]
        return found

    def _annotated_names(self) -> dict[str, list[int]]:
        """The names with a parenthesis behind them and an attribute in front of them in a statement of a block."""
        kinds = self.engine.kinds
        found: dict[str, list[int]] = {}
        done = 0
        stretches = [(0, len(self.engine.unit))] if self.stretches is None else self.stretches
        for start, end in stretches:
            for at in k.all_of(kinds, k.ATTRIBUTE, max(start, done), end):
                if at < done or not self._is_in_body(self.engine.cutter.brackets.enclosing(at)):
                    continue
                done = at
                while kinds[done] not in b";{}":
                    if kinds[done] == k.IDENTIFIER and kinds[done + 1] == k.OPEN_ROUND:
                        found.setdefault(self.engine.lexemes[done], []).append(done)
                    done += 1
        return found

    def _is_in_body(self, brace: int) -> bool:
        """Whether a brace opens the body of a function, or stands in one."""
        known = self._bodies.get(brace)
        if known is None:
            path = self.engine.cutter.path(brace) if brace >= 0 else []
            known = bool(path) and path[-1].sort == c.FUNCTION and brace >= path[-1].body
            self._bodies[brace] = known
        return known

    def _in_body(self, path: list[Piece]) -> list[Routine]:
        """What the blocks of a function declare, those of its lambdas and local classes, too."""
        known = self._read.get(path[-1].start)
        if known is None:
            entities: list[Entity] = []
            for function in TypedCode(self.engine, [path]).functions:
                entities += Locals(function.scope).entities
            known = [one for one in entities if isinstance(one, Routine)]
            self._read[path[-1].start] = known
        return known


# Friend declarations of functions of a namespace: their execution spaces count as well ([class.friend]).


_OPERATOR: Final = "operator"


class FriendDeclarations:
    """Finds them by name; those in class templates count in instances alone and are left out."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._by_name: dict[str, list[int]] | None = None
        self._read: set[tuple[int, str]] = set()

    def of(self, routine: Routine, token: int) -> list[Declared]:
        """The friend declarations in front of a token of a function that its namespace declares, too."""
        if not isinstance(routine.parent, Namespace):
            return []
        if self._by_name is None:
            self._by_name = self._gathered()
        name = routine.name
        for friend in self._by_name.get(name if name.isidentifier() else _OPERATOR, ()):
            if friend < token and (friend, name) not in self._read:
                self._read.add((friend, name))
                self._class(friend, name)
        redeclared = self.engine.friends.redeclared
        found = list(redeclared.get(routine, ()))
        template: Template | None = routine.template
        while template is not None:
            found += redeclared.get(template, ())
            template = template.pattern
        return [declared for declared in found if declared.binding.name < token]

    def _class(self, friend: int, name: str) -> None:
        """The class with a friend reads its friends of a name."""
        path = self.engine.cutter.path(friend)[:-1]
        if path and path[-1].sort == c.CLASS and not any(self._is_template(piece) for piece in path):
            cls = self.engine.definitions.class_at(path)
            if cls is not None:
                self.engine.friends.of(cls, name)

    def _is_template(self, piece: Piece) -> bool:
        return piece.sort == c.CLASS and self.engine.kinds[piece.start] == k.TEMPLATE

    def _gathered(self) -> dict[str, list[int]]:
        """The `friend`s that declare functions, by their names."""
        kinds = self.engine.kinds
        lexemes = self.engine.lexemes
        found: dict[str, list[int]] = {}
        at = kinds.find(k.FRIEND)
        last = len(kinds) - 1
        while at >= 0:
            name = at + 1
            while name < last and kinds[name] not in b";{}" and kinds[name] != k.OPERATOR:
                if kinds[name] == k.IDENTIFIER and kinds[name + 1] == k.OPEN_ROUND:
                    break
                name += 1
            if kinds[name] in (k.IDENTIFIER, k.OPERATOR):
                found.setdefault(lexemes[name], []).append(at)
            at = kinds.find(k.FRIEND, at + 1)
        return found


# Execution spaces that explicit instantiations add to an instance (observed: diagnostics-a 2.4).


_HEAD: Final = re.escape(bytes((k.TEMPLATE, k.ATTRIBUTE)))
#: `template __attribute__((`, where a declaration may begin
_DIRECTIVE: Final = re.compile(_HEAD + rb"(?<=[;{})]" + _HEAD + rb")", re.DOTALL)


class DirectiveWords:
    """Finds the directives with a word in front by the names of what they instantiate."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._by_name: dict[str, list[int]] | None = None
        self._read: dict[int, list[Routine]] = {}

    def of(self, routine: Routine, token: int) -> int:
        """The flags of the spaces that the directives in front of a token give a function."""
        if not self.engine.returns.is_instance(routine):
            return 0
        if self._by_name is None:
            self._by_name = self._gathered()
        flags = 0
        for at in self._by_name.get(routine.name, ()):
            if at < token and routine in self._instantiated(at):
                declaration = self.engine.lookup.declarations.parse(self.engine.cutter.path(at)[-1], "")
                flags |= execution_spaces(declaration.specifiers.attributes)
        return flags

    def _instantiated(self, at: int) -> list[Routine]:
        if at not in self._read:
            self._read[at] = self.engine.instantiations.routines(at, at + 1)
        return self._read[at]

    def _gathered(self) -> dict[str, list[int]]:
        kinds = self.engine.kinds
        found: dict[str, list[int]] = {}
        for match in _DIRECTIVE.finditer(kinds):
            at = match.start()
            end = kinds.find(k.SEMICOLON, at)
            for name in {self.engine.lexemes[token] for token in range(at, end) if kinds[token] == k.IDENTIFIER}:
                found.setdefault(name, []).append(at)
        return found
