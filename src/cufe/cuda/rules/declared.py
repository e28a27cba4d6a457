"""Declarations with CUDA words: the declarator, its attributes, and what it is called."""

from cufe import regex as re
from cufe.cuda.marks import ALONE, CONSTANT, GLOBAL, MANAGED, OTHER, SHARED, TILE_GLOBAL, WORDS
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import Final
from cufe.sema.templates.parameters import is_invented
from cufe.sema.text_lookup.aliases import Aliased, function_alias
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.body_bindings import name_of_class
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

_WORD: Final = re.compile(r"(\w+)")
_QUALIFIERS: Final = bytes((k.CONST, k.VOLATILE, k.AND)) + b"&"
_DEFAULTED: Final = bytes((k.ASSIGN, k.DEFAULT)) + b";"
_BEHIND_ARGUMENTS: Final = bytes((k.GREATER, k.SCOPE))
_OF_VARIABLES: Final = SHARED | CONSTANT | MANAGED


class Declared:
    """One declarator: `path` are the pieces around its piece, outermost first; `attributes` those that belong to it, in
    the order of the text.  `local` says that it stands in a block."""

    def __init__(
        self,
        examined: ExaminedUnit,
        piece: Piece,
        path: list[Piece],
        declaration: n.Declaration,
        declarator: n.Declarator,
        local: bool,
    ) -> None:
        self.examined: ExaminedUnit = examined
        self.piece: Piece = piece
        self.path: list[Piece] = path
        self.declaration: n.Declaration = declaration
        self.declarator: n.Declarator = declarator
        self.local: bool = local
        self.attributes: list[n.Attribute] = sorted(
            declaration.specifiers.of_declarators() + _applied(examined.kinds, declarator), key=_first_token
        )
        self.words: int = 0
        for attribute in self.attributes:
            self.words |= word_of(attribute)
        if self.words & _OF_VARIABLES and declarator.function() is not None and self._is_initialised():
            declarator.operators.pop(0)
            declarator.initialiser = n.PARENTHESISED
        #: the alias of a function type that declares it a function
        self.alias: Aliased | None = None
        if self.words and not declarator.operators and not declaration.specifiers.flags & n.TYPEDEF:
            self.alias = function_alias(examined.lookup(), declaration.specifiers)

    def drop(self, attributes: list[n.Attribute]) -> None:
        """Does without some attributes."""
        self.attributes = [attribute for attribute in self.attributes if attribute not in attributes]
        self.words = 0
        for attribute in self.attributes:
            self.words |= word_of(attribute)

    def _is_initialised(self) -> bool:
        """Whether what could be the parameter list of a variable is its initialiser: a value stands in it."""
        operators = self.declarator.operators
        if len(operators) != 1 or not operators[0].parameters or operators[0].trailing >= 0:
            return False
        parameter = operators[0].parameters[0]
        specifiers = parameter.specifiers
        if specifiers.sort != n.NAMED or parameter.declarator.id >= 0 or specifiers.attributes:
            return False
        last = specifiers.type_end - 1
        if self.examined.kinds[last] != k.IDENTIFIER:
            return False
        entity = self.examined.lookup().resolve(last)
        return not entity.is_type if entity is not None else not parameter.declarator.operators

    def function(self) -> n.DeclaratorOperator | None:
        """The parameter list of a function, which may stand in the alias of its type."""
        return self.declarator.function() if self.alias is None else self.alias.declarator.function()

    @property
    def flags(self) -> int:
        return self.declaration.specifiers.flags

    @property
    def name_token(self) -> int:
        return self.declarator.id

    @property
    def name(self) -> str:
        return self.examined.lexemes[self.declarator.id]

    @property
    def is_operator(self) -> bool:
        return self.examined.kinds[self.declarator.id] == k.OPERATOR

    @property
    def is_conversion(self) -> bool:
        return self.is_operator and self.declaration.specifiers.sort == n.NO_TYPE

    @property
    def is_destructor(self) -> bool:
        return self.examined.kinds[self.declarator.id] == k.TILDE

    @property
    def is_special(self) -> bool:
        """A constructor or destructor: no return type, no conversion."""
        return self.declaration.specifiers.sort == n.NO_TYPE and not self.is_operator

    @property
    def in_class(self) -> bool:
        """Declared between the braces of a class, as its member."""
        return bool(self.path) and self.path[-1].sort == c.CLASS and not self.flags & n.FRIEND

    @property
    def is_defaulted(self) -> bool:
        """Written `= default`."""
        end = self.piece.end
        return self.examined.kinds.endswith(_DEFAULTED, 0, end) and self.function() is not None

    def shown_name(self) -> str:
        """The name as messages have it: `f`, `~S`, `operator+`, `operator int`."""
        words = self.examined.lexemes[self.declarator.id : self.declarator.name_last + 1]
        if self.is_destructor:
            return "".join(words[:2])
        if not self.is_operator:
            return words[0]
        if self.is_conversion:
            return "operator " + " ".join(words[1:])
        if self.examined.kinds[self.declarator.id + 1] in (k.NEW, k.DELETE) or words[1].startswith('"'):
            return "operator " + "".join(words[1:])
        return "operator" + "".join(words[1:])

    @property
    def is_template(self) -> bool:
        if any(head.parameters for head in self.declaration.heads):
            return True
        parameters = self.declarator.function()
        return parameters is not None and any(is_invented(one, self.examined.kinds) for one in parameters.parameters)

    @property
    def is_of_template(self) -> bool:
        """Whether it is read with template parameters: a template, or a member of a class template."""
        return self.is_template or any(
            piece.sort == c.CLASS and self.examined.has_parameters(piece.start) for piece in self.path
        )

    def is_friend_of_template(self) -> bool:
        """Whether it is a function that a class template befriends: each instance of the class declares one."""
        return bool(self.flags & n.FRIEND) and self.is_of_template and not self.is_template

    def is_member(self) -> bool | None:
        """Whether it is a member of a class; None where the qualifier could name a class or a namespace."""
        if self.flags & n.FRIEND:
            return False
        if self.in_class:
            return True
        qualifier = self.qualifier_token()
        if qualifier < 0:
            return False
        if self.examined.kinds[qualifier] != k.IDENTIFIER:
            return True
        entity = self.examined.lookup().resolve(qualifier)
        if entity is None:
            # Behind template arguments it is a member of a class, and so a class itself.
            return True if self.examined.kinds.endswith(_BEHIND_ARGUMENTS, 0, qualifier) else None
        return entity.is_type

    def qualifier_token(self) -> int:
        """The token in front of the last `::` of the declarator-id, or -1 where the name is not qualified."""
        declarator = self.declarator
        if declarator.id - 2 >= declarator.name_first >= 0 and self.examined.kinds[declarator.id - 1] == k.SCOPE:
            return declarator.id - 2
        return -1

    def scope_and_name(self) -> str:
        """Namespaces, classes and the name, equal for all declarations of an entity; of classes the arguments of their
        specialisations, but not the parameters of a template as it names itself."""
        examined = self.examined
        parts = [examined.scope_name(piece) for piece in self.path if piece.sort == c.NAMESPACE]
        if not self.flags & n.FRIEND and not self.local:
            for piece in self.path:
                if piece.sort == c.CLASS:
                    parts += [examined.scope_name(piece), specialisation_arguments(examined, piece)]
        parts += self._qualifier()
        declarator = self.declarator
        last = declarator.name_last if self.is_operator or self.is_destructor else declarator.id
        return "::".join([*filter(None, parts), "".join(examined.lexemes[declarator.id : last + 1])])

    def _qualifier(self) -> list[str]:
        """The parts of a written qualifier; of a member of an instance without the arguments."""
        lexemes = self.examined.lexemes
        kinds = self.examined.kinds
        heads = self.declaration.heads
        of_instance = self.declaration.instantiation >= 0 or any(not head.parameters for head in heads)
        own = [[lexemes[parameter.name] for parameter in head.parameters] for head in heads]
        parts: list[str] = []
        at = self.declarator.name_first
        while at < self.declarator.id:
            if kinds[at] == k.IDENTIFIER:
                parts.append(lexemes[at])
            elif kinds[at] == k.LESS:
                start = at + 1
                depth = 1
                while depth and at < self.declarator.id:
                    at += 1
                    depth += (kinds[at] == k.LESS) - (kinds[at] == k.GREATER)
                if not of_instance and [word for word in lexemes[start:at] if word not in (",", "...")] not in own:
                    parts.append(" ".join(lexemes[start:at]))
            at += 1
        return parts

    def full_name(self) -> str:
        """The scope and the name with the template arguments behind it; of what is local with the block."""
        parts = [self.scope_and_name()]
        if self.local:
            parts.append(f"{{{self.examined.brackets.enclosing(self.piece.start)}}}")
        if not self.is_operator and not self.is_destructor:
            parts += self.examined.lexemes[self.declarator.id + 1 : self.declarator.name_last + 1]
        return "::".join(parts)

    def further_qualifiers(self, parameters: n.DeclaratorOperator) -> str:
        """`volatile`, `&` or `&&` behind the parameters of a member function."""
        at = parameters.last + 1
        found: list[str] = []
        while at < self.declarator.end and self.examined.kinds[at] in _QUALIFIERS:
            if self.examined.kinds[at] != k.CONST:
                found.append(self.examined.lexemes[at])
            at += 1
        return " ".join(found)

    def key(self, name: str | None = None) -> str:
        """Equal for two declarations only if they declare the same function: name, parameters and template heads as
        they are spelt, with the places of template parameters in the stead of their names ([temp.over.link]).  The full
        name, which tells blocks apart, may be left to the caller."""
        examined = self.examined
        parameters = self.function()
        parts = [self.full_name() if name is None else name]
        if parameters is not None:
            parts.append(f"({signature(examined, parameters)}){self.further_qualifiers(parameters)}")
        for head in self.declaration.heads:
            parts.append("<" + ", ".join(_template_parameter(examined, part) for part in head.parameters) + ">")
        if self.is_template:
            parts.append(
                examined.parser.spell_without_attributes(
                    self.declaration.specifiers.type_start, self.declaration.specifiers.type_end
                )
            )
            end = self.declarator.constraint if self.declarator.constraint >= 0 else self.declarator.end
            arrow = examined.kinds.find(k.ARROW, parameters.last, end) if parameters is not None else -1
            if arrow >= 0:
                parts.append(examined.spell(arrow, end))
        if self.declarator.constraint >= 0:
            parts.append(examined.spell(self.declarator.constraint, self.declarator.end))
        key = " ".join(parts)
        places = self._template_parameters()
        return "".join([places.get(part, part) for part in _WORD.split(key)]) if places else key

    def _template_parameters(self) -> dict[str, str]:
        """The names of the template parameters, with their places."""
        places: dict[str, str] = {}
        for depth, head in enumerate(self.declaration.heads):
            for place, parameter in enumerate(head.parameters):
                if parameter.name >= 0:
                    places[self.examined.lexemes[parameter.name]] = f"#{depth}.{place}"
        return places


def _applied(kinds: bytes, declarator: n.Declarator) -> list[n.Attribute]:
    """The attributes of a declarator without those with which a parenthesis begins, `int (__device__ a)`: they apply to
    nothing (1835).  Those of the specifiers may stand behind a parenthesis, `for (__shared__ int i; ...)`."""
    applied: list[n.Attribute] = []
    idle_last = -1
    for attribute in declarator.attributes:
        if attribute.outer_last == idle_last:
            continue
        if kinds[attribute.outer_first - 1] == k.OPEN_ROUND or attribute.outer_first - 1 == idle_last:
            idle_last = attribute.outer_last
        else:
            applied.append(attribute)
    return applied


def _first_token(attribute: n.Attribute) -> int:
    return attribute.first


def word_of(attribute: n.Attribute) -> int:
    """The CUDA word of a GNU attribute as a flag, 0 for all others; for the rules `__tile_global__` is `__global__`."""
    if attribute.sort != n.GNU or (attribute.arguments >= 0 and attribute.name in ALONE):
        return 0
    word = WORDS.get(attribute.name, 0)
    return GLOBAL if word & TILE_GLOBAL else word & ~OTHER


def display(attribute: n.Attribute) -> str:
    """The attribute as users write it."""
    return f"__{attribute.name}__"


def signature(examined: ExaminedUnit, parameters: n.DeclaratorOperator) -> str:
    """The parameter types as spelt, without names, attributes and default arguments."""
    types: list[str] = []
    for parameter in parameters.parameters:
        declarator = parameter.declarator
        end = declarator.initialiser_start if declarator.initialiser == n.ASSIGNED else parameter.end
        parts: list[str] = []
        at = parameter.start
        while at < end:
            if examined.kinds[at] == k.ATTRIBUTE:
                at = examined.brackets.skip(at + 1)
                continue
            if at != declarator.id and not (not declarator.operators and examined.kinds[at] == k.CONST):
                parts.append(examined.lexemes[at])
            at += 1
        types.append(" ".join(parts))
    text = ", ".join(types) + (", ..." if parameters.variadic else "")
    if text == "void":
        text = ""
    return text + (" const" if parameters.flags & n.CONST else "")


def _template_parameter(examined: ExaminedUnit, parameter: n.TemplateParameter) -> str:
    end = parameter.default if parameter.default >= 0 else parameter.end
    parts = [examined.lexemes[at] for at in range(parameter.start, end) if at != parameter.name]
    return " ".join("class" if part == "typename" else part for part in parts)


def specialisation_arguments(examined: ExaminedUnit, piece: Piece) -> str:
    """The template arguments that a class is defined for, as they are spelt; empty for all but specialisations."""
    at = name_of_class(piece, examined.kinds)
    if at < 0 or examined.kinds[at + 1] != k.LESS:
        return ""
    return " ".join(examined.lexemes[at + 2 : examined.parser.skip_name(at, piece.body) - 1])


def class_name_of(examined: ExaminedUnit, path: list[Piece]) -> str:
    """The name of the class whose member the innermost piece is, empty where it is no member."""
    if path and path[-1].sort == c.CLASS:
        name = examined.scope_name(path[-1])
        return "" if name == "<unnamed>" else name
    return ""


def declared_by(examined: ExaminedUnit, path: list[Piece], local: bool = False) -> list[Declared]:
    """The declarators of the innermost of some pieces, none where it declares no function and no variable; `local`:
    it stands in a block."""
    piece = path[-1]
    outer = path[:-1]
    if piece.sort in (c.NAMESPACE, c.LINKAGE, c.EMPTY):
        return []
    if examined.kinds[piece.head] in bytes((k.USING, k.STATIC_ASSERT, k.NAMESPACE, k.CONCEPT, k.ASM)):
        return []
    declaration = examined.parser.parse(piece, class_name_of(examined, outer))
    return [
        Declared(examined, piece, outer, declaration, declarator, local)
        for declarator in declaration.declarators
        if declarator.id >= 0
    ]
