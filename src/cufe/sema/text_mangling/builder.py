"""Types of declarations, from syntax to what a mangled name says: specifiers, declarators, names looked up.

Where a name cannot be resolved, `UnknownTypeError` is raised; whoever needs the type has to do without it.
"""

from cufe.final import Final
from cufe.sema.text_mangling import names as m
from cufe.sema.text_mangling import types as t
from cufe.sema.text_mangling.builtins import WIDTHS, builtin_code
from cufe.sema.text_mangling.constants import ConstantReader
from cufe.sema.text_mangling.names import Declared, DeclaredNames
from cufe.sema.text_mangling.types import Argument, Name, Type, UnknownTypeError
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k

_LESS: Final = ord("<")
_TYPE_KEYS: Final = bytes((k.CLASS, k.STRUCT, k.UNION, k.ENUM))
_MINUS: Final = ord("-")
_OPEN_ROUND: Final = ord("(")
_CLOSE_ROUND: Final = ord(")")

#: how deep types may lead to types; a longer chain is not understood
_MOST_TYPEDEFS: Final = 40


class TypeBuilder:
    """Builds the types of declarations of one unit."""

    def __init__(self, parser: DeclarationParser, names: DeclaredNames, unnamed: str) -> None:
        """`unnamed` is the source name of unnamed namespaces, such as `12_GLOBAL__N_1`."""
        self.parser: DeclarationParser = parser
        self.names: DeclaredNames = names
        self.kinds: bytes = parser.kinds
        self.lexemes: list[str] = parser.lexemes
        self.unnamed: str = unnamed
        self.constants: ConstantReader = ConstantReader(parser)
        self._depth: int = 0
        #: arguments of the alias template that is being looked through, by its parameters
        self._bound: dict[str, Argument] = {}

    # --- names of scopes -------------------------------------------------------------------------------------

    def scope_name(self, scope: str) -> Name | None:
        """The name of a namespace or class, by its scope as `DeclaredNames` writes it."""
        name: Name | None = None
        so_far = ""
        for part in scope.split("::")[:-1]:
            so_far += part + "::"
            name = Name(name, self.unnamed if part == m.UNNAMED else t.source_name(part))
            name.implied = self.names.namespace_tags(so_far)
        return name

    # --- specifiers and declarators --------------------------------------------------------------------------

    def declared(self, specifiers: n.Specifiers, declarator: n.Declarator, scope: str) -> Type:
        """The type that a declarator gives its name; raises `UnknownTypeError`."""
        base = self.base(specifiers, scope)
        return self.apply(base, declarator.operators, 0, scope)

    def base(self, specifiers: n.Specifiers, scope: str) -> Type:
        """The type of a decl-specifier-seq."""
        sort = specifiers.sort
        flags = (t.CONST if specifiers.flags & n.CONST else 0) | (t.VOLATILE if specifiers.flags & n.VOLATILE else 0)
        start = specifiers.type_start
        end = specifiers.type_end
        if sort == n.BUILTIN:
            words = [self.lexemes[at] for at in range(start, specifiers.end) if self.kinds[at] == k.BUILTIN_TYPE]
            found = self._builtin(words)
        elif sort == n.NAMED or sort == n.ELABORATED:
            if sort == n.ELABORATED:
                start = self._behind_class_key(start, end)
                # `struct S *p` declares S where it names it first.
                return self.named(start, end, scope, end).qualified(flags)
            if self.kinds[start] == k.TYPENAME:
                start += 1
            found = self.named(start, end, scope)
        elif sort == n.CLASS_DEFINITION or sort == n.ENUM_DEFINITION:
            start = self._behind_class_key(start, end)
            after = self.parser.skip_name(start, end)
            if after == start:
                raise UnknownTypeError("a class without a name")
            found = self.named(start, after, scope)
        elif sort == n.COMPUTED:
            found = self._computed(start, end, scope)
        else:
            raise UnknownTypeError("a deduced type")
        for attribute in specifiers.attributes:
            if attribute.name.strip("_") == "vector_size" and attribute.arguments >= 0:
                found = self._vector(found, attribute.arguments)
        return found.qualified(flags)

    def _behind_class_key(self, at: int, end: int) -> int:
        while at < end and self.kinds[at] in _TYPE_KEYS:
            at += 1
        return self.parser.attributes(at, [])

    def _builtin(self, words: list[str]) -> Type:
        plain = [word.strip("_") if word.startswith("__signed") else word for word in words]
        is_complex = any("omplex" in word for word in plain)
        rest = [word for word in plain if "omplex" not in word]
        code = builtin_code(rest)
        if not code:
            raise UnknownTypeError(" ".join(words))
        found = t.builtin(code)
        return Type(t.COMPLEX, "", found) if is_complex else found

    def _vector(self, element: Type, arguments: int) -> Type:
        size = self.constants.integer(arguments + 1, self.parser.brackets.close(arguments))
        width = WIDTHS.get(element.text, 0) if element.sort == t.BUILTIN else 0
        if not width:
            raise UnknownTypeError("a vector")
        return Type(t.VECTOR, str(size // width), element)

    def _computed(self, start: int, end: int, scope: str) -> Type:
        """`decltype(nullptr)` and the types that the compiler's own operators give; no other expression is typed."""
        inner = start + 2
        if end - start == 4 and self.kinds[inner] == k.NULLPTR:
            return t.builtin("Dn")
        if self.kinds[start] in bytes((k.TYPEOF, k.DECLTYPE)):
            literal = self._literal_type(inner, end - 1)
            if literal is not None:
                return literal
        raise UnknownTypeError("a computed type")

    def _literal_type(self, start: int, end: int) -> Type | None:
        """The type of an expression that is one literal or one functional cast `T()`."""
        if end - start == 1:
            if self.kinds[start] == k.TRUE_FALSE:
                return t.builtin("b")
            if self.kinds[start] == k.NUMBER and self.lexemes[start].isdigit():
                return t.builtin("i")
        if end - start >= 3 and self.kinds[start] == k.BUILTIN_TYPE and self.kinds[start + 1] == _OPEN_ROUND:
            return self._builtin([self.lexemes[start]])
        return None

    def apply(self, base: Type, operators: list[n.DeclaratorOperator], first: int, scope: str) -> Type:
        """The type after the operators from `first` on, which go from the name outwards."""
        found = base
        for index in range(len(operators) - 1, first - 1, -1):
            operator = operators[index]
            sort = operator.sort
            if sort == n.POINTER:
                found = self._flagged(Type(t.POINTER, "", found), operator)
            elif sort == n.REFERENCE or sort == n.RVALUE_REFERENCE:
                found = reference_to(found, sort == n.RVALUE_REFERENCE)
            elif sort == n.MEMBER_POINTER:
                member = Type(t.MEMBER_POINTER, "", found)
                member.owner = self.named(operator.first, self._name_end(operator.first, operator.last), scope)
                found = self._flagged(member, operator)
            elif sort == n.ARRAY:
                is_empty = operator.last == operator.first + 1
                bound = "" if is_empty else str(self.constants.integer(operator.first + 1, operator.last))
                found = Type(t.ARRAY, bound, found)
            else:
                found = self.function(found, operator, scope)
        return found

    def _name_end(self, first: int, last: int) -> int:
        """The end of the class in `C::*`."""
        at = last
        while at > first and self.kinds[at] != k.SCOPE:
            at -= 1
        return at

    def _flagged(self, type_: Type, operator: n.DeclaratorOperator) -> Type:
        for at in range(operator.first + 1, operator.last + 1):
            kind = self.kinds[at]
            if kind == k.CONST:
                type_.flags |= t.CONST
            elif kind == k.VOLATILE:
                type_.flags |= t.VOLATILE
            elif kind == k.RESTRICT:
                type_.flags |= t.RESTRICT
        return type_

    def function(self, result: Type, operator: n.DeclaratorOperator, scope: str) -> Type:
        """A function type with adjusted parameters ([dcl.fct])."""
        found = Type(t.FUNCTION, "", result)
        if operator.trailing >= 0:
            found.inner = self.type_id(operator.trailing + 1, self._type_id_end(operator.trailing + 1), scope)
        parameters: list[Type] = []
        for parameter in operator.parameters:
            type_ = self.declared(parameter.specifiers, parameter.declarator, scope)
            if parameter.declarator.pack >= 0:
                type_ = Type(t.EXPANSION, "", type_)
            parameters.append(adjusted(type_))
        if len(parameters) == 1 and parameters[0].sort == t.BUILTIN and parameters[0].text == "v":
            parameters = []
        found.parameters = parameters
        found.variadic = operator.variadic
        if operator.flags & n.CONST:
            found.flags |= t.CONST
        if operator.flags & n.VOLATILE:
            found.flags |= t.VOLATILE
        self._read_behind(found, operator.last + 1)
        return found

    def _read_behind(self, found: Type, at: int) -> None:
        """Reads ref-qualifier and `noexcept` behind a parameter list."""
        kinds = self.kinds
        end = len(kinds)
        while at < end:
            kind = kinds[at]
            if kind == ord("&"):
                found.reference = t.LVALUE
            elif kind == k.AND:
                found.reference = t.RVALUE
            elif kind == k.NOEXCEPT:
                if at + 1 < end and kinds[at + 1] == _OPEN_ROUND:
                    found.no_throw = self.kinds[at + 2 : at + 4] == bytes((k.TRUE_FALSE, _CLOSE_ROUND)) and (
                        self.lexemes[at + 2] == "true"
                    )
                    at = self.parser.brackets.close(at + 1)
                else:
                    found.no_throw = True
            elif kind != k.CONST and kind != k.VOLATILE:
                return
            at += 1

    def _type_id_end(self, at: int) -> int:
        return self.parser.skip_type_id(at, len(self.kinds))

    def type_id(self, start: int, end: int, scope: str) -> Type:
        """The type that a type-id names."""
        specifiers = self.parser.specifiers(start, end, "")
        declarator = self.parser.declarator(specifiers.end, end, False)
        if specifiers.sort == n.NO_TYPE or declarator.end < end or declarator.id >= 0:
            raise UnknownTypeError("no type")
        return self.declared(specifiers, declarator, scope)

    # --- named types -----------------------------------------------------------------------------------------

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
        kinds = self.kinds
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
                raise UnknownTypeError(self.lexemes[at])
            name = self.lexemes[at]
            place = at
            if not qualified and end == first + 1:
                bound = self._bound.get(name)
                if bound is not None and bound.type is not None:
                    return bound.type
            declared = self.names.qualified(name, inside, before) if qualified else self._find(name, scope, before)
            if declared is None:
                raise UnknownTypeError(name)
            at += 1
            arguments = -1
            if at < end and kinds[at] == _LESS:
                arguments = at
                at = self.parser.brackets.close_angle(at, end) + 1
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
                prefix = self.scope_name(inside)
            elif declared.sort == m.NAMESPACE:
                inside = declared.inner_scope()
                prefix = self.scope_name(inside)
            else:
                if prefix is None or not prefix.is_instance() or not self._belongs(declared, prefix):
                    prefix = self.scope_name(declared.scope)
                prefix = Name(prefix, t.source_name(declared.name))
                prefix.tags = self._tags(declared)
                inside = declared.inner_scope()
                if arguments >= 0:
                    prefix = prefix.with_arguments(self.arguments(arguments, scope, declared))
                if is_last:
                    return t.named(prefix)
            qualified = True
            at += 1
        raise UnknownTypeError("no name")

    def _find(self, name: str, scope: str, before: int) -> Declared | None:
        return self.names.unqualified(name, scope, before)

    def _belongs(self, declared: Declared, prefix: Name) -> bool:
        """Whether a declaration is a member of the class `prefix`, and not of a namespace around it."""
        return declared.scope == self._scope_of_name(prefix)

    def _scope_of_name(self, name: Name) -> str:
        """The scope of a class by its mangled name."""
        parts: list[str] = []
        at: Name | None = name
        while at is not None:
            parts.append(m.UNNAMED if at.text == self.unnamed else at.text.lstrip("0123456789"))
            at = at.prefix
        parts.reverse()
        return "".join([part + "::" for part in parts])

    def _through_using(self, declared: Declared, before: int) -> Declared:
        """The declaration that a using-declaration brings in."""
        while declared.sort == m.USING:
            start = declared.piece.head + 1
            if self.kinds[start] == k.TYPENAME:
                start += 1
            found = self._qualified_declaration(start, declared.token, declared)
            if found is None:
                raise UnknownTypeError(declared.name)
            declared = found
        return declared

    def _qualified_declaration(self, start: int, last: int, using: Declared) -> Declared | None:
        scope = self._target_scope(start, last - 1, using.scope)
        return self.names.qualified(using.name, scope, using.token)

    def _target_scope(self, start: int, end: int, scope: str) -> str:
        """The scope that the nested-name-specifier in the tokens `start` to `end` names."""
        if end <= start:
            return ""
        inside = ""
        qualified = self.kinds[start] == k.SCOPE
        at = start + 1 if qualified else start
        while at < end:
            name = self.lexemes[at]
            declared = self.names.qualified(name, inside, start) if qualified else self._find(name, scope, start)
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
            if at < end and self.kinds[at] == _LESS:
                at = self.parser.brackets.close_angle(at, end) + 1
            at += 1
        return inside

    def target_scope(self, start: int, end: int, scope: str) -> str:
        """The scope that a declarator-id's qualifier names; raises `UnknownTypeError`."""
        return self._target_scope(start, end, scope)

    def _namespace_alias(self, declared: Declared) -> str:
        start = declared.token + 2
        return self._target_scope(start, declared.piece.end - 1, declared.scope)

    def _typedef(self, declared: Declared, arguments: int, scope: str, owner: Name | None) -> Type:
        """The type behind a typedef-name or an instance of an alias template; `owner` is the class in front of it."""
        piece = declared.piece
        outer = self._bound
        self._bound = {}
        try:
            if owner is not None and owner.arguments is not None:
                self._bind_owner(declared, owner.arguments)
            if piece.head != piece.start:
                self._bind(declared, arguments, scope, outer)
            return self._aliased(declared, piece)
        finally:
            self._bound = outer

    def _bind_owner(self, member: Declared, arguments: list[Argument]) -> None:
        """Gives the parameters of the class template around a typedef the arguments of the instance."""
        around = member.path[-2] if len(member.path) > 1 else member.piece
        if around.sort != c.CLASS or around.head == around.start:
            return
        name = member.scope[:-2].rpartition("::")[2]
        outside = member.scope[: len(member.scope) - len(name) - 2]
        for other in self.names.declarations(name):
            if other.scope == outside and self.kinds[other.token + 1] == _LESS:
                raise UnknownTypeError("a member of a specialised template")
        head = self.parser.template_head(around.start, around.end)
        if head is None:
            return
        for parameter, argument in zip(head.parameters, arguments, strict=False):
            if parameter.name >= 0 and parameter.pack < 0:
                self._bound[self.lexemes[parameter.name]] = argument

    def _bind(self, alias: Declared, arguments: int, scope: str, outer: dict[str, Argument]) -> None:
        """Gives the parameters of an alias template the arguments in the list at `arguments`."""
        head = self.parser.template_head(alias.piece.start, alias.piece.end)
        if head is None or arguments < 0:
            raise UnknownTypeError(alias.name)
        bound: dict[str, Argument] = {}
        close = self.parser.brackets.close_angle(arguments, len(self.kinds))
        at = arguments + 1
        self._bound = outer
        for parameter in head.parameters:
            if parameter.key < 0 or parameter.is_template or parameter.pack >= 0 or parameter.name < 0 or at >= close:
                raise UnknownTypeError(alias.name)
            end = self.parser.skip_to_comma(at, close)
            bound[self.lexemes[parameter.name]] = Argument(self.type_id(at, end, scope), "", None)
            at = end + 1
        self._bound = bound

    def _aliased(self, declared: Declared, piece: Piece) -> Type:
        if declared.sort == m.ALIAS:
            at = self.parser.attributes(declared.token + 1, [])
            specifiers = self.parser.specifiers(at + 1, piece.end - 1, "")
            if specifiers.sort in (n.CLASS_DEFINITION, n.ENUM_DEFINITION):
                unnamed = self._named_for_linkage(specifiers, declared)
                if unnamed is not None:
                    return unnamed
            return self.type_id(at + 1, piece.end - 1, declared.scope)
        declaration = self.parser.parse(piece, "")
        for declarator in declaration.declarators:
            if declarator.id == declared.token:
                specifiers = declaration.specifiers
                if not declarator.operators:
                    unnamed = self._named_for_linkage(specifiers, declared)
                    if unnamed is not None:
                        return unnamed
                found = self.declared(specifiers, declarator, declared.scope)
                for attribute in declarator.attributes:
                    if attribute.name.strip("_") == "vector_size" and attribute.arguments >= 0:
                        found = self._vector(found, attribute.arguments)
                return found
        raise UnknownTypeError(declared.name)

    def _named_for_linkage(self, specifiers: n.Specifiers, declared: Declared) -> Type | None:
        """An unnamed class goes by the name that its typedef gives it ([dcl.typedef]/4)."""
        if specifiers.sort not in (n.CLASS_DEFINITION, n.ENUM_DEFINITION):
            return None
        start = self._behind_class_key(specifiers.type_start, specifiers.type_end)
        if self.parser.skip_name(start, specifiers.type_end) > start:
            return None
        name = Name(self.scope_name(declared.scope), t.source_name(declared.name))
        return t.named(name)

    def _tags(self, declared: Declared) -> list[str]:
        """The ABI tags that the definition of a class or enum carries."""
        attributes: list[n.Attribute] = []
        piece = declared.piece
        if piece.sort in (c.CLASS, c.ENUM):
            at = piece.head
            while at < declared.token and self.kinds[at] not in _TYPE_KEYS:
                at += 1
            self.parser.attributes(at + 1, attributes)
        return self.names.tags(attributes)

    # --- template arguments ----------------------------------------------------------------------------------

    def arguments(self, opening: int, scope: str, declared: Declared) -> list[Argument]:
        """The template arguments in the list at `opening`, defaults not filled in unless they are plain types."""
        parameters = self._template_parameters(declared)
        known: dict[str, Argument] = {}
        close = self.parser.brackets.close_angle(opening, len(self.kinds))
        found: list[Argument] = []
        at = opening + 1
        pack: list[Argument] | None = None
        while at < close:
            end = self.parser.skip_to_comma(at, close)
            index = len(found)
            parameter = parameters[index] if index < len(parameters) else None
            argument = self._argument(at, end, parameter, scope, declared, known)
            if parameter is not None and parameter.name >= 0:
                known[self.lexemes[parameter.name]] = argument
            if pack is not None:
                pack.append(argument)
            elif parameter is not None and parameter.pack >= 0:
                pack = [argument]
            else:
                found.append(argument)
            at = end + 1
        if pack is not None:
            found.append(Argument(None, "", pack))
        for index in range(len(found), len(parameters)):
            parameter = parameters[index]
            if parameter.pack >= 0:
                found.append(Argument(None, "", []))
            elif parameter.default >= 0:
                found.append(self._default(parameter, parameters, found, declared))
            else:
                raise UnknownTypeError("a template argument")
        return found

    def _template_parameters(self, declared: Declared) -> list[n.TemplateParameter]:
        """The parameters of the primary template, from the declaration that gives the defaults."""
        best: list[n.TemplateParameter] = []
        for other in self.names.declarations(declared.name):
            if other.scope != declared.scope or other.sort != m.CLASS or self.kinds[other.token + 1] == _LESS:
                continue
            if other.piece.head == other.piece.start:
                continue
            head = self.parser.template_head(other.piece.start, other.piece.end)
            if head is None or not head.parameters:
                continue
            if not best or any(parameter.default >= 0 for parameter in head.parameters):
                best = head.parameters
        if not best:
            raise UnknownTypeError(declared.name)
        return best

    def _argument(
        self,
        start: int,
        end: int,
        parameter: n.TemplateParameter | None,
        scope: str,
        declared: Declared,
        known: dict[str, Argument],
    ) -> Argument:
        if parameter is None:
            raise UnknownTypeError("a template argument")
        if end == start + 1 and self.lexemes[start] in self._bound:
            return self._bound[self.lexemes[start]]
        if parameter.is_template:
            return Argument(self.named(start, end, scope), "", None)
        if parameter.key >= 0:
            return Argument(self.type_id(start, end, scope), "", None)
        return self._value(start, end, parameter, declared, known)

    def _value(
        self,
        start: int,
        end: int,
        parameter: n.TemplateParameter,
        declared: Declared,
        known: dict[str, Argument],
    ) -> Argument:
        """A value, where it is a literal or an enumerator."""
        specifiers = self.parser.specifiers(parameter.start, parameter.end, "")
        if specifiers.sort == n.PLACEHOLDER:
            raise UnknownTypeError("a value of a deduced type")
        type_: Type | None = None
        given = known.get(self.lexemes[specifiers.type_start]) if specifiers.sort == n.NAMED else None
        if given is not None:
            type_ = given.type
        elif self.kinds[parameter.start] != k.TYPENAME:
            type_ = self.base(specifiers, declared.scope)
        if type_ is None or type_.flags & t.VOLATILE:
            raise UnknownTypeError("a value")
        type_ = type_.unqualified()
        if type_.sort == t.NAMED:
            return Argument(type_, self.constants.enumerator(start, end), None)
        if type_.sort != t.BUILTIN or type_.text in ("f", "d", "e", "g", "v"):
            raise UnknownTypeError("a value")
        value = self.constants.integer(start, end)
        if type_.text == "b":
            value = 1 if value else 0
        width = WIDTHS.get(type_.text, 0)
        if type_.text in ("c", "a", "s", "i", "l", "x", "n") and value >= 1 << (8 * width - 1):
            value -= 1 << (8 * width)
        elif type_.text in ("h", "t", "j", "m", "y", "o") and value < 0:
            value += 1 << (8 * width)
        return Argument(type_, str(value) if value >= 0 else f"n{-value}", None)

    def _default(
        self,
        parameter: n.TemplateParameter,
        parameters: list[n.TemplateParameter],
        found: list[Argument],
        declared: Declared,
    ) -> Argument:
        """A default argument, with the parameters in front of it replaced by their arguments."""
        outer = self._bound
        self._bound = {
            self.lexemes[other.name]: argument
            for other, argument in zip(parameters, found, strict=False)
            if other.name >= 0 and other.pack < 0
        }
        try:
            return self._argument(
                parameter.default + 1, parameter.end, parameter, declared.scope, declared, self._bound
            )
        finally:
            self._bound = outer


def reference_to(type_: Type, is_rvalue: bool) -> Type:
    """A reference, collapsed where the type is one already ([dcl.ref])."""
    if type_.sort == t.REFERENCE:
        return type_
    if type_.sort == t.RVALUE_REFERENCE:
        return type_ if is_rvalue or type_.inner is None else Type(t.REFERENCE, "", type_.inner)
    return Type(t.RVALUE_REFERENCE if is_rvalue else t.REFERENCE, "", type_)


def adjusted(type_: Type) -> Type:
    """The type of a parameter: arrays and functions become pointers, its own qualifiers go ([dcl.fct]/5)."""
    if type_.sort == t.ARRAY and type_.inner is not None:
        return t.pointer(type_.inner)
    if type_.sort == t.FUNCTION:
        return t.pointer(type_)
    return type_.unqualified()
