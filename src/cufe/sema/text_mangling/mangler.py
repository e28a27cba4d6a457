"""Mangled names (spec 49; Itanium C++ ABI 5.1): entities and types spelt with substitutions.

Observed: host-output 13.2, cases `mangling.tsv`.
"""

from cufe.final import Final
from cufe.sema.linkage.substitutions import ABBREVIATIONS, Substitutions
from cufe.sema.text_mangling import types as t
from cufe.sema.text_mangling.types import Argument, Name, Type

_QUALIFIERS: Final = ("", "K", "V", "VK", "r", "rK", "rV", "rVK")


class Mangler:
    """Spells one mangled name; a fresh one is needed for each, since substitutions are counted along the name."""

    def __init__(self, full: bool = False) -> None:
        #: no substitutions: the spelling tells types apart and is not a mangled name
        self._full: bool = full
        self._substitutions: Substitutions = Substitutions()
        #: full spellings of prefixes and of what is pointed to, so that a deep nest costs one walk and not one a level
        self._prefix_keys: dict[Name, str] = {}
        self._pointer_keys: dict[Type, str] = {}

    # --- entities --------------------------------------------------------------------------------------------

    def variable(self, name: Name) -> str:
        """`_Z...` of a variable; one at global scope goes by its plain name, which has no prefix."""
        return "_Z" + self._entity(name, 0, t.NO_REFERENCE)

    def function(self, name: Name, type_: Type, with_result: bool) -> str:
        """`_Z...` of a function; only instances of templates say what they return."""
        text = "_Z" + self._entity(name, type_.flags, type_.reference)
        if with_result and type_.inner is not None:
            text += self.type(type_.inner)
        return text + self._parameters(type_)

    def _entity(self, name: Name, flags: int, reference: int) -> str:
        """The name of a function or variable, which itself is no candidate for substitution."""
        prefix = name.prefix
        arguments = name.arguments
        if prefix is None or prefix.is_std:
            if arguments is None:
                return ("St" if prefix is not None else "") + _unqualified(name)
            return self._prefix(name.template()) + self.arguments(arguments)
        inner = (
            self._prefix(name.template()) + self.arguments(arguments)
            if arguments is not None
            else (self._prefix(prefix) + _unqualified(name))
        )
        return f"N{_QUALIFIERS[flags]}{('', 'R', 'O')[reference]}{inner}E"

    # --- names -----------------------------------------------------------------------------------------------

    def _reference(self, key: str) -> str:
        """The substitution for something spelt before, or an empty string."""
        abbreviation = ABBREVIATIONS.get(key)
        if abbreviation is not None:
            return abbreviation
        return "" if self._full else self._substitutions.find(key)

    def _remember(self, key: str) -> None:
        if not self._full:
            self._substitutions.add(key)

    def _prefix(self, name: Name) -> str:
        """A name in front of others, or unscoped: without `N...E`."""
        if name.is_std:
            return "St"
        key = self._prefix_key(name)
        known = self._reference(key)
        if known:
            return known
        if name.arguments is not None:
            text = self._prefix(name.template()) + self.arguments(name.arguments)
        elif name.prefix is None:
            text = _unqualified(name)
        else:
            text = self._prefix(name.prefix) + _unqualified(name)
        self._remember(key)
        return text

    def _prefix_key(self, name: Name) -> str:
        if name.is_std or name.arguments is not None or name.prefix is None:
            return full_prefix(name)
        key = self._prefix_keys.get(name, "")
        if not key:
            key = self._prefix_keys[name] = self._prefix_key(name.prefix) + _unqualified(name)
        return key

    def _type_key(self, type_: Type) -> str:
        if self._full:
            return ""
        if type_.sort != t.POINTER or type_.flags or type_.inner is None:
            return full(type_)
        key = self._pointer_keys.get(type_, "")
        if not key:
            key = self._pointer_keys[type_] = "P" + self._type_key(type_.inner)
        return key

    def name(self, name: Name) -> str:
        """The name of a class or enum where a type stands."""
        if name.prefix is None or name.prefix.is_std or name.is_std:
            return self._prefix(name)
        known = self._reference(self._prefix_key(name))
        return known or f"N{self._prefix(name)}E"

    def arguments(self, arguments: list[Argument]) -> str:
        return "I" + "".join([self._argument(argument) for argument in arguments]) + "E"

    def _argument(self, argument: Argument) -> str:
        if argument.pack is not None:
            return "J" + "".join([self._argument(inner) for inner in argument.pack]) + "E"
        if argument.literal:
            # The type of an enumerator is spelt in the argument and takes part in substitution.
            if argument.type is not None:
                return f"L{self.type(argument.type)}{argument.literal}E"
            return argument.literal
        assert argument.type is not None
        return self.type(argument.type)

    # --- types -----------------------------------------------------------------------------------------------

    def type(self, type_: Type) -> str:
        """A type; everything but builtin types can be substituted where it comes again."""
        if type_.flags and type_.sort != t.FUNCTION:
            key = "" if self._full else full(type_)
            known = self._reference(key)
            if known:
                return known
            text = _QUALIFIERS[type_.flags] + self.type(type_.unqualified())
            self._remember(key)
            return text
        if type_.sort == t.BUILTIN:
            return type_.text
        if type_.sort == t.NAMED:
            assert type_.name is not None
            return self.name(type_.name)
        key = self._type_key(type_)
        known = self._reference(key)
        if known:
            return known
        text = self._compound(type_)
        self._remember(key)
        return text

    def _compound(self, type_: Type) -> str:
        sort = type_.sort
        if sort == t.PARAMETER:
            return type_.text
        inner = type_.inner
        if sort == t.FUNCTION:
            result = self.type(inner) if inner is not None else ""
            head = _QUALIFIERS[type_.flags] + ("Do" if type_.no_throw else "")
            return f"{head}F{result}{self._parameters(type_)}{('', 'R', 'O')[type_.reference]}E"
        assert inner is not None
        if sort == t.POINTER:
            return "P" + self.type(inner)
        if sort == t.REFERENCE:
            return "R" + self.type(inner)
        if sort == t.RVALUE_REFERENCE:
            return "O" + self.type(inner)
        if sort == t.ARRAY:
            return f"A{type_.text}_{self.type(inner)}"
        if sort == t.VECTOR:
            return f"Dv{type_.text}_{self.type(inner)}"
        if sort == t.COMPLEX:
            return "C" + self.type(inner)
        if sort == t.EXPANSION:
            return "Dp" + self.type(inner)
        assert type_.owner is not None
        owner = self.type(type_.owner)
        if inner.sort != t.FUNCTION:
            return f"M{owner}{self.type(inner)}"
        # The type of a member function is no type of other functions, so it has substitutions of its own.
        key = "" if self._full else f"{full(type_.owner)}::{full(inner)}"
        member = self._reference(key)
        if not member:
            member = self._compound(inner)
            self._remember(key)
        return f"M{owner}{member}"

    def _parameters(self, type_: Type) -> str:
        if not type_.parameters and not type_.variadic:
            return "v"
        return "".join([self.type(parameter) for parameter in type_.parameters]) + ("z" if type_.variadic else "")


def _unqualified(name: Name) -> str:
    return name.text + "".join([f"B{t.source_name(tag)}" for tag in name.tags])


def full(type_: Type) -> str:
    """The spelling of a type without substitutions."""
    return Mangler(True).type(type_)


def full_prefix(name: Name) -> str:
    """The spelling of a name without substitutions of its own; abbreviations of the standard library count."""
    if name.is_std:
        return "St"
    if name.arguments is not None:
        return full_prefix(name.template()) + Mangler(True).arguments(name.arguments)
    text = _unqualified(name)
    return text if name.prefix is None else full_prefix(name.prefix) + text
