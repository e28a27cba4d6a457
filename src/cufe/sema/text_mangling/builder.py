"""Types of declarations, from syntax to what a mangled name says: specifiers, declarators, names looked up.

Where a name cannot be resolved, `UnknownTypeError` is raised; whoever needs the type has to do without it.
"""

from cufe.sema.text_mangling import names as m
from cufe.sema.text_mangling import types as t
from cufe.sema.text_mangling.arguments import ArgumentReader
from cufe.sema.text_mangling.builtins import WIDTHS, builtin_code
from cufe.sema.text_mangling.constants import ConstantReader
from cufe.sema.text_mangling.named_types import NamedTypes
from cufe.sema.text_mangling.names import Declared, DeclaredNames
from cufe.sema.text_mangling.types import Argument, Name, Type, UnknownTypeError
from cufe.syntax import nodes as n
from cufe.syntax.declaration import DeclarationParser
from cufe.text import kinds as k


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
        self.named_types: NamedTypes = NamedTypes(self)
        self._arguments: ArgumentReader = ArgumentReader(self)

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
                start = self.behind_class_key(start, end)
                # `struct S *p` declares S where it names it first.
                return self.named(start, end, scope, end).qualified(flags)
            if self.kinds[start] == k.TYPENAME:
                start += 1
            found = self.named(start, end, scope)
        elif sort == n.CLASS_DEFINITION or sort == n.ENUM_DEFINITION:
            start = self.behind_class_key(start, end)
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
                found = self.vector(found, attribute.arguments)
        return found.qualified(flags)

    def behind_class_key(self, at: int, end: int) -> int:
        while at < end and self.kinds[at] in k.TYPE_KEYS:
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

    def vector(self, element: Type, arguments: int) -> Type:
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
        if end - start >= 3 and self.kinds[start] == k.BUILTIN_TYPE and self.kinds[start + 1] == k.OPEN_ROUND:
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
            if kind == k.AMPERSAND:
                found.reference = t.LVALUE
            elif kind == k.AND:
                found.reference = t.RVALUE
            elif kind == k.NOEXCEPT:
                if at + 1 < end and kinds[at + 1] == k.OPEN_ROUND:
                    found.no_throw = self.kinds[at + 2 : at + 4] == bytes((k.TRUE_FALSE, k.CLOSE_ROUND)) and (
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

    # --- names -----------------------------------------------------------------------------------------------

    def named(self, first: int, end: int, scope: str, before: int = -1) -> Type:
        """The type that the (qualified) name in the tokens `first` to `end` stands for inside `scope`."""
        return self.named_types.named(first, end, scope, before)

    def target_scope(self, start: int, end: int, scope: str) -> str:
        """The scope that a declarator-id's qualifier names; raises `UnknownTypeError`."""
        return self.named_types.target_scope(start, end, scope)

    def arguments(self, opening: int, scope: str, declared: Declared) -> list[Argument]:
        """The template arguments in the list at `opening`."""
        return self._arguments.arguments(opening, scope, declared)


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
