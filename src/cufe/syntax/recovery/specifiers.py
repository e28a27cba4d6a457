"""Specifiers of declarations that do not follow the grammar ([dcl.spec])."""

from cufe.diagnostics import display_numbers as num
from cufe.final import Final
from cufe.syntax import names as m
from cufe.syntax.expression_tokens import POINTERS, QUALIFIERS, TYPE_STARTS, placeholder_end
from cufe.syntax.names import NameOracle, ValueOracle
from cufe.syntax.recovery.assembly import AssemblyReader
from cufe.syntax.recovery.names import FUNCTION
from cufe.syntax.recovery.tokens import HOLE, GivenUpError
from cufe.text import kinds as k
from cufe.text.unit import Unit

#: the name of a class that is missing behind its key

# --- what specifiers hold ----------------------------------------------------------------------------------------
TYPED: Final = 1
TYPEDEF: Final = 2
DEFINES: Final = 4
UNNAMED: Final = 8
AUTO: Final = 16
ANY: Final = 32
#: something new begins behind the definition of a class
ENDED: Final = 64
KEYED: Final = 128
#: the type is missing, for which `int` is taken
UNTYPED: Final = 256

PLAIN: Final = bytes(
    (k.EXTERN, k.STATIC, k.INLINE, k.CONSTEXPR, k.CONSTEVAL, k.CONSTINIT, k.CONST, k.VOLATILE, k.RESTRICT, k.FRIEND,
     k.VIRTUAL, k.MUTABLE, k.THREAD_LOCAL, k.REGISTER, k.EXTENSION)
)  # fmt: skip
_BEFORE_BUILTIN: Final = PLAIN + bytes((k.BUILTIN_TYPE, k.CLOSE_ROUND))
_CALLED: Final = bytes((k.IDENTIFIER, k.OPEN_ROUND))
NAMED: Final = bytes((k.IDENTIFIER, k.SCOPE))
_MEMBER_NAME: Final = bytes((k.SCOPE, k.IDENTIFIER))
#: what begins a declaration anew behind the brace of a class
_BEGINNINGS: Final = k.TYPE_KEYS + bytes(
    (k.BUILTIN_TYPE, k.USING, k.NAMESPACE, k.AUTO, k.TYPENAME, k.TYPEDEF, k.TEMPLATE)
)
_OTHER_TYPES: Final = bytes((k.AUTO, k.DECLTYPE, k.TYPEOF, k.TYPENAME, k.UNDERLYING_TYPE))


class State:
    """A place in the text with all that was found in front of it."""

    def __init__(self, reader: "SpecifierReader") -> None:
        self.kinds: bytes = reader.kinds
        self.end: int = reader.end
        self.last: int = reader.last
        self.at: int = reader.at
        self.depth: int = reader.depth
        self.stops: list[int] = list(reader.stops)
        self.scopes: int = len(reader.scopes)
        self.classes: int = len(reader.classes)
        self.found: int = len(reader.found)
        self.restarts: int = len(reader.restarts)
        self.skipped: list[tuple[int, int]] = list(reader.skipped)
        self.inserted: list[tuple[int, str, int]] = list(reader.inserted)
        self.heads: int = reader.heads
        self.blocks: int = reader.blocks


class SpecifierReader(AssemblyReader):
    """Reads the specifiers of what namespaces, classes and blocks declare."""

    def __init__(self, unit: Unit, names: NameOracle, value_oracle: ValueOracle) -> None:
        super().__init__(unit, names, value_oracle)
        #: names of the classes around
        self.classes: list[str] = []
        #: whether the declarator read last is that of a function
        self.is_function: bool = False
        self.broken: bool = False
        #: where a declarator lacks its name
        self.lacking: int = -1
        #: how many blocks are around
        self.blocks: int = 0
        #: whether a member is declared: no parenthesis initialises it
        self.is_member: bool = False
        #: where a declaration begins whose type was read as its declarator
        self.misread: int = -1

    def restart(self, at: int) -> None:
        super().restart(at)
        self.in_angles = self.in_launch = self.is_member = False
        self.heads = self.blocks = 0
        self.classes.clear()

    def state(self) -> "State":
        """The state of the reader that a part of the text must not change that cannot be judged for certain."""
        return State(self)

    def restore(self, state: "State") -> None:
        """Goes back to the state: nothing has been read since."""
        self.kinds, self.end, self.last = state.kinds, state.end, state.last
        self.at = state.at
        self.depth = state.depth
        self.stops = list(state.stops)
        del self.scopes[state.scopes :]
        del self.classes[state.classes :]
        del self.found[state.found :]
        del self.restarts[state.restarts :]
        self.skipped = state.skipped
        self.inserted = state.inserted
        self.heads, self.blocks = state.heads, state.blocks
        self.in_angles = self.in_launch = self.is_member = False

    # --- specifiers -------------------------------------------------------------------------------------------

    def specifiers(self, in_class: bool, declares: bool = False) -> int:
        """The specifiers of a declaration, whose declarator follows if it `declares` something; what they hold."""
        kinds = self.kinds
        found = 0
        #: where the name of a type begins
        named = -1
        while True:
            kind = kinds[self.at]
            if kind in PLAIN:
                self.at += 1
                if kind == k.EXTERN and kinds[self.at] == k.STRING:
                    self.at += 1
                found |= ANY
            elif kind == k.TYPEDEF:
                self.at += 1
                found |= ANY if found & DEFINES else TYPEDEF | ANY
            elif kind == k.EXPLICIT:
                self.at += 1
                found |= ANY
                if kinds[self.at] == k.OPEN_ROUND:
                    self.balanced()
            elif self.attributes():
                continue
            elif kind == k.BUILTIN_TYPE:
                if found & DEFINES:
                    return found | ENDED
                if found & TYPED and kinds[self.at - 1] not in _BEFORE_BUILTIN:
                    self.error(num.INVALID_COMBINATION)
                    if found & KEYED:
                        # As if the class had been declared alone.
                        self.insert(self.at, ";")
                    elif named >= 0:
                        # Nobody knows the type.
                        self.skipped.append((named, self.at + 1))
                        self.insert(self.at, f"decltype({HOLE})")
                    else:
                        self.skipped.append((self.at, self.at + 1))
                self.at += 1
                found |= TYPED
            elif kind in k.TYPE_KEYS:
                if found & DEFINES:
                    return found | ENDED
                if found & TYPED:
                    self._keyword_as_name()
                    return found
                found |= TYPED | KEYED | (self.enum_specifier() if kind == k.ENUM else self.class_specifier())
            elif found & TYPED:
                if found & DEFINES and kind in _BEGINNINGS:
                    return found | ENDED
                if kind in _OTHER_TYPES:
                    # A second type, of which others tell.
                    raise GivenUpError
                return found
            elif kind == k.AUTO:
                self.at += 1
                found |= TYPED | AUTO
                if kinds[self.at] == k.OPEN_ROUND and self.lexemes[self.at + 1] == "auto":
                    self.balanced()
            elif kind in (k.DECLTYPE, k.TYPEOF, k.UNDERLYING_TYPE):
                self.at += 1
                if kinds[self.at] != k.OPEN_ROUND:
                    raise GivenUpError
                if kind == k.DECLTYPE and kinds[self.at + 1] != k.AUTO:
                    self.call_arguments()
                else:
                    self.balanced()
                found |= TYPED
                while kinds[self.at] == k.SCOPE:
                    self.at += 1
                    name = self.look(self.at)
                    if name is None:
                        raise GivenUpError
                    self.at = name.end
            elif kind == k.TYPENAME:
                self.at += 1
                if kinds[self.at] == k.DECLTYPE:
                    continue
                name = self.look(self.at)
                if name is None:
                    raise GivenUpError
                if name.missing:
                    self.tell_missing(name)
                    return found | TYPED
                if kinds[name.end] == k.LESS and name.meaning == m.TYPE_TEMPLATE:
                    self.at = name.end
                    self.template_arguments(name.last)
                    while kinds.startswith(_MEMBER_NAME, self.at):
                        self.at += 2
                    found |= TYPED
                    continue
                if kinds[name.end] in (k.SCOPE, k.LESS):
                    raise GivenUpError
                if kinds[name.last - 1] == k.TYPENAME:
                    self.error(num.NOT_QUALIFIED)
                self.at = name.end
                found |= TYPED
            elif kind in NAMED:
                start = self.at
                if self.ends_at_scope():
                    return found
                if not self._names_type(in_class, bool(found & ANY), declares):
                    return found
                named = start
                found |= TYPED
                self.at = placeholder_end(kinds, self.at)
            else:
                return found

    def _keyword_as_name(self) -> None:
        """A class-key where a declarator should stand, as in `int class = 3;`."""
        kinds = self.kinds
        is_alone = self.stops[k.SEMICOLON] and not self.stops[k.CLOSE_ROUND]
        if not is_alone or kinds[self.at + 1] not in b"=;,()[":
            raise GivenUpError
        self.error(num.INVALID_COMBINATION)
        self.at += 1
        self.error(num.TAG_EXPECTED)
        self.flush()

    def ends_at_scope(self) -> bool:
        """Whether a name outside of functions ends at its `::`, since it names neither a class nor a namespace."""
        return not self.blocks and self.is_no_scope(self.at)

    def _names_type(self, in_class: bool, behind: bool, declares: bool) -> bool:
        """Takes the name of a type; whether there is one, and no declarator."""
        kinds = self.kinds
        name = self.look(self.at)
        if name is None:
            return False
        after = kinds[name.end]
        if name.missing:
            if declares and in_class:
                self.misread = self.at
                self.at = name.end
            if behind or self.misread >= 0:
                return False
            self.tell_missing(name)
            return True
        if name.meaning in m.TYPES:
            if after == k.SCOPE:
                return False
            if after == k.OPEN_ROUND:
                own = self.lexemes[name.last]
                if in_class and self.classes and own == self.classes[-1]:
                    return False
                before = name.last - 2
                if kinds[name.last - 1] == k.SCOPE and kinds[before] == k.GREATER:
                    return False
                if kinds[name.last - 1] == k.SCOPE and self.lexemes[before] == own:
                    return False
                if name.meaning == m.TYPE_TEMPLATE and kinds[name.end - 1] != k.GREATER:
                    return False
            if after == k.LESS and name.meaning == m.TYPE_TEMPLATE:
                start = self.at
                self.at = name.end
                self.template_arguments(name.last)
                return self._behind_arguments(start, name.last, declares)
            self.at = name.end
            return True
        if name.meaning == m.VALUE and kinds.startswith(_CALLED, name.end) and not self.blocks and not behind:
            # Others tell that it is no type.
            self.at = name.end
            return True
        if name.meaning == m.VALUE or name.meaning == FUNCTION:
            return False
        if name.meaning == m.VALUE_TEMPLATE:
            if placeholder_end(kinds, name.end) == name.end:
                return False
            self.at = name.end
            return True
        if after == k.IDENTIFIER or (after == k.OPERATOR and not behind):
            if kinds[name.end - 1] == k.GREATER and not self.blocks and self.is_no_scope(name.end):
                # Others tell of the unknown template, where the declaration ends.
                raise GivenUpError
            self.at = name.end
            return True
        if after in POINTERS or after in QUALIFIERS:
            at = name.end
            while kinds[at] in POINTERS or kinds[at] in QUALIFIERS:
                at += 1
            if kinds[at] in (k.IDENTIFIER, k.OPERATOR, k.CLOSE_ROUND, k.COMMA, k.GREATER):
                self.at = name.end
                return True
        if after in TYPE_STARTS and not self.lacks_type():
            raise GivenUpError
        return False

    def _behind_arguments(self, start: int, template: int, declares: bool) -> bool:
        """What follows the arguments of a template: behind a list that ended too early `::value` names no type.
        Declarations take it for their declarator."""
        kinds = self.kinds
        if kinds[self.at] != k.SCOPE:
            return True
        if not self.unclosed or not kinds.startswith(_MEMBER_NAME, self.at):
            raise GivenUpError
        self.at += 2
        if not declares:
            self.error_before(num.NOT_A_TYPE, start)
            self.found[-1].fill_ins = self.value_oracle.nontype(template, self.at - 1)
            return True
        self.misread = start
        return False

    def lacks_type(self) -> bool:
        """Whether a name that nothing declares stands where a type should, and a type follows, as behind a misspelt
        specifier: then the name is what is declared."""
        kinds = self.kinds
        at = self.at
        is_specified = kinds[at - 1] in PLAIN
        if (self.blocks and not is_specified) or kinds[at] != k.IDENTIFIER:
            return False
        self.at = at + 1
        while self.attributes():
            pass
        after = kinds[self.at]
        self.at = at
        if after not in TYPE_STARTS or self.stops[k.CLOSE_ROUND] or self.stops[k.GREATER]:
            return False
        return self.meaning(at, at) == m.VALUE or self.names.names_nothing(at)

    def class_specifier(self) -> int:
        raise NotImplementedError

    def enum_specifier(self) -> int:
        raise NotImplementedError
