"""Types by their names, from the text alone: qualified names, using-declarations, typedefs, alias templates.

Where a name cannot be resolved, `UnknownTypeError` is raised.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.sema.text_mangling import names as m
from cufe.sema.text_mangling import types as t
from cufe.sema.text_mangling.names import Declared
from cufe.sema.text_mangling.types import Argument, Name, Type, UnknownTypeError
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.text_mangling.builder import TypeBuilder


#: how deep types may lead to types; a longer chain is not understood
_MOST_TYPEDEFS: Final = 40


class NamedTypes:
    """Looks types up for one builder."""

    def __init__(self, builder: "TypeBuilder") -> None:
        self.builder: TypeBuilder = builder
        self._depth: int = 0
        #: arguments of the alias template that is being looked through, by its parameters
        self.bound: dict[str, Argument] = {}

    def named(self, first: int, end: int, scope: str, before: int = -1) -> Type:
        """The type that the (qualified) name in the tokens `first` to `end` stands for inside `scope`.

        Declarations in front of token `before` are seen, in front of the name itself where it is not given."""
        if self._depth > _MOST_TYPEDEFS:
            raise UnknownTypeError("typedefs without an end")
        self._depth += 1
        try:
            return self._walk(first, end, scope, before if before >= 0 else first)
        finally:
            self._depth -= 1

    def _walk(self, first: int, end: int, scope: str, before: int) -> Type:
        """Goes through a qualified name from left to right."""
        kinds = self.builder.kinds
        at = first
        prefix: Name | None = None
        inside = ""
        qualified = False
        if kinds[at] == k.SCOPE:
            qualified = True
            at += 1
        while at < end:
            if kinds[at] == k.TEMPLATE:
                at += 1
            if kinds[at] != k.IDENTIFIER:
                raise UnknownTypeError(self.builder.lexemes[at])
            name = self.builder.lexemes[at]
            place = at
            if not qualified and end == first + 1:
                bound = self.bound.get(name)
                if bound is not None and bound.type is not None:
                    return bound.type
            declared = self._find(name, inside if qualified else None, scope, before)
            if declared is None:
                raise UnknownTypeError(name)
            at += 1
            arguments = -1
            if at < end and kinds[at] == k.LESS:
                arguments = at
                at = self.builder.parser.brackets.close_angle(at, end) + 1
                if at == 0:
                    raise UnknownTypeError(name)
            is_last = at >= end
            declared = self._through_using(declared, place)
            if declared.sort == m.TYPEDEF or declared.sort == m.ALIAS:
                type_ = self._typedef(declared, arguments, scope, prefix)
                if is_last:
                    return type_
                if type_.name is None:
                    raise UnknownTypeError(name)
                prefix = type_.name
                inside = self._scope_of_name(prefix)
            elif declared.sort == m.NAMESPACE_ALIAS:
                inside = self._namespace_alias(declared)
                prefix = self.builder.scope_name(inside)
            elif declared.sort == m.NAMESPACE:
                inside = declared.inner_scope()
                prefix = self.builder.scope_name(inside)
            else:
                if prefix is None or not prefix.is_instance() or not self._belongs(declared, prefix):
                    prefix = self.builder.scope_name(declared.scope)
                prefix = Name(prefix, t.source_name(declared.name))
                prefix.tags = self._tags(declared)
                inside = declared.inner_scope()
                if arguments >= 0:
                    prefix = prefix.with_arguments(self.builder.arguments(arguments, scope, declared))
                if is_last:
                    return t.named(prefix)
            qualified = True
            at += 1
        raise UnknownTypeError("no name")

    def _find(self, name: str, inside: str | None, scope: str, before: int) -> Declared | None:
        """A member of the scope `inside`, or, without one, what an unqualified name means in `scope`."""
        names = self.builder.names
        return names.unqualified(name, scope, before) if inside is None else names.qualified(name, inside, before)

    def _belongs(self, declared: Declared, prefix: Name) -> bool:
        """Whether a declaration is a member of the class `prefix`, and not of a namespace around it."""
        return declared.scope == self._scope_of_name(prefix)

    def _scope_of_name(self, name: Name) -> str:
        """The scope of a class by its mangled name."""
        parts: list[str] = []
        at: Name | None = name
        while at is not None:
            parts.append(m.UNNAMED if at.text == self.builder.unnamed else at.text.lstrip("0123456789"))
            at = at.prefix
        parts.reverse()
        return "".join([part + "::" for part in parts])

    def _through_using(self, declared: Declared, before: int) -> Declared:
        """The declaration that a using-declaration brings in."""
        while declared.sort == m.USING:
            start = declared.piece.head + 1
            if self.builder.kinds[start] == k.TYPENAME:
                start += 1
            found = self._qualified_declaration(start, declared.token, declared)
            if found is None:
                raise UnknownTypeError(declared.name)
            declared = found
        return declared

    def _qualified_declaration(self, start: int, last: int, using: Declared) -> Declared | None:
        scope = self.target_scope(start, last - 1, using.scope)
        return self.builder.names.qualified(using.name, scope, using.token)

    def target_scope(self, start: int, end: int, scope: str) -> str:
        """The scope that the nested-name-specifier in the tokens `start` to `end` names."""
        if end <= start:
            return ""
        inside = ""
        qualified = self.builder.kinds[start] == k.SCOPE
        at = start + 1 if qualified else start
        while at < end:
            name = self.builder.lexemes[at]
            declared = self._find(name, inside if qualified else None, scope, start)
            if declared is None:
                raise UnknownTypeError(name)
            if declared.sort == m.NAMESPACE_ALIAS:
                inside = self._namespace_alias(declared)
            elif declared.sort == m.TYPEDEF or declared.sort == m.ALIAS:
                type_ = self._typedef(declared, -1, scope, None)
                if type_.name is None:
                    raise UnknownTypeError(name)
                inside = self._scope_of_name(type_.name)
            else:
                inside = declared.inner_scope()
            qualified = True
            at += 1
            if at < end and self.builder.kinds[at] == k.LESS:
                at = self.builder.parser.brackets.close_angle(at, end) + 1
            at += 1
        return inside

    def _namespace_alias(self, declared: Declared) -> str:
        start = declared.token + 2
        return self.target_scope(start, declared.piece.end - 1, declared.scope)

    def _typedef(self, declared: Declared, arguments: int, scope: str, owner: Name | None) -> Type:
        """The type behind a typedef-name or an instance of an alias template; `owner` is the class in front of it."""
        piece = declared.piece
        outer = self.bound
        self.bound = {}
        try:
            if owner is not None and owner.arguments is not None:
                self._bind_owner(declared, owner.arguments)
            if piece.head != piece.start:
                self._bind(declared, arguments, scope, outer)
            return self._aliased(declared, piece)
        finally:
            self.bound = outer

    def _bind_owner(self, member: Declared, arguments: list[Argument]) -> None:
        """Gives the parameters of the class template around a typedef the arguments of the instance."""
        around = member.path[-2] if len(member.path) > 1 else member.piece
        if around.sort != c.CLASS or around.head == around.start:
            return
        name = member.scope[:-2].rpartition("::")[2]
        outside = member.scope[: len(member.scope) - len(name) - 2]
        for other in self.builder.names.declarations(name):
            if other.scope == outside and self.builder.kinds[other.token + 1] == k.LESS:
                raise UnknownTypeError("a member of a specialised template")
        head = self.builder.parser.template_head(around.start, around.end)
        if head is None:
            return
        for parameter, argument in zip(head.parameters, arguments, strict=False):
            if parameter.name >= 0 and parameter.pack < 0:
                self.bound[self.builder.lexemes[parameter.name]] = argument

    def _bind(self, alias: Declared, arguments: int, scope: str, outer: dict[str, Argument]) -> None:
        """Gives the parameters of an alias template the arguments in the list at `arguments`."""
        head = self.builder.parser.template_head(alias.piece.start, alias.piece.end)
        if head is None or arguments < 0:
            raise UnknownTypeError(alias.name)
        bound: dict[str, Argument] = {}
        close = self.builder.parser.brackets.close_angle(arguments, len(self.builder.kinds))
        at = arguments + 1
        self.bound = outer
        for parameter in head.parameters:
            if parameter.key < 0 or parameter.is_template or parameter.pack >= 0 or parameter.name < 0 or at >= close:
                raise UnknownTypeError(alias.name)
            end = self.builder.parser.skip_to_comma(at, close)
            bound[self.builder.lexemes[parameter.name]] = Argument(self.builder.type_id(at, end, scope), "", None)
            at = end + 1
        self.bound = bound

    def _aliased(self, declared: Declared, piece: Piece) -> Type:
        if declared.sort == m.ALIAS:
            at = self.builder.parser.attributes(declared.token + 1, [])
            specifiers = self.builder.parser.specifiers(at + 1, piece.end - 1, "")
            if specifiers.sort in (n.CLASS_DEFINITION, n.ENUM_DEFINITION):
                unnamed = self._named_for_linkage(specifiers, declared)
                if unnamed is not None:
                    return unnamed
            return self.builder.type_id(at + 1, piece.end - 1, declared.scope)
        declaration = self.builder.parser.parse(piece, "")
        for declarator in declaration.declarators:
            if declarator.id == declared.token:
                specifiers = declaration.specifiers
                if not declarator.operators:
                    unnamed = self._named_for_linkage(specifiers, declared)
                    if unnamed is not None:
                        return unnamed
                found = self.builder.declared(specifiers, declarator, declared.scope)
                for attribute in declarator.attributes:
                    if attribute.name.strip("_") == "vector_size" and attribute.arguments >= 0:
                        found = self.builder.vector(found, attribute.arguments)
                return found
        raise UnknownTypeError(declared.name)

    def _named_for_linkage(self, specifiers: n.Specifiers, declared: Declared) -> Type | None:
        """An unnamed class goes by the name that its typedef gives it ([dcl.typedef]/4)."""
        if specifiers.sort not in (n.CLASS_DEFINITION, n.ENUM_DEFINITION):
            return None
        start = self.builder.behind_class_key(specifiers.type_start, specifiers.type_end)
        if self.builder.parser.skip_name(start, specifiers.type_end) > start:
            return None
        name = Name(self.builder.scope_name(declared.scope), t.source_name(declared.name))
        return t.named(name)

    def _tags(self, declared: Declared) -> list[str]:
        """The ABI tags that the definition of a class or enum carries."""
        attributes: list[n.Attribute] = []
        piece = declared.piece
        if piece.sort in (c.CLASS, c.ENUM):
            at = piece.head
            while at < declared.token and self.builder.kinds[at] not in k.TYPE_KEYS:
                at += 1
            self.builder.parser.attributes(at + 1, attributes)
        return self.builder.names.tags(attributes)
