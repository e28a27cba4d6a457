"""Types ([basic.types]): objects that a `TypeTable` interns, so that equal types are one object.

A type keeps how it was spelled: a typedef name is a type of its own that stands for another.  `canonical` is the same
type without any such spelling; two types are the same type for the language when their `canonical` is one object.
"""

from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.entity import Entity

if TYPE_CHECKING:
    from cufe.il.constants import Constant
    from cufe.il.context import Context
    from cufe.il.entities import Typedef
    from cufe.il.expressions import Expression
    from cufe.il.templates import Template, TemplateArgument


class Type(Entity):
    """The base of all types; `kind` is one of the TK_ constants.

    `dependent` says that the type depends on a template parameter ([temp.dep.type])."""

    def __init__(self, kind: int, name: str = "", token: int = -1, parent: Entity | None = None) -> None:
        super().__init__(name, token, parent)
        self.kind: int = kind
        #: this type without typedef names and the like, at any depth
        self.canonical: Type = self
        self.dependent: bool = False
        #: number of the type in its table, in order of creation; keys of derived types are made of it
        self.number: int = -1

    def skip_typerefs(self) -> "Type":
        """The type without the typedef names and cv-qualifiers on top."""
        at: Type = self
        while isinstance(at, (QualifiedType, TypedefType)):
            at = at.target
        return at

    def skip_arrays(self) -> "Type":
        """The type of the elements of an array of any rank, or the type itself, without typedef names and
        cv-qualifiers on top."""
        at = self.skip_typerefs()
        while isinstance(at, ArrayType):
            at = at.element.skip_typerefs()
        return at

    def skip_names(self) -> "Type":
        """Skips typedef names and cv-qualifiers as `skip_typerefs` does, but keeps `signed long`."""
        return self._skip_all_but(tk.EXPLICITLY_SIGNED)

    def skip_aliases(self) -> "Type":
        """Skips typedef names and cv-qualifiers as `skip_typerefs` does, but keeps the arguments that an instance of a
        class template is spelled with."""
        return self._skip_all_but(tk.SPELLED_INSTANCE)

    def _skip_all_but(self, sort: int) -> "Type":
        at: Type = self
        while isinstance(at, QualifiedType) or (isinstance(at, TypedefType) and at.sort != sort):
            at = at.target
        return at

    def qualifiers(self) -> int:
        """The cv-qualifiers on top, also through typedef names; an array has the qualifiers of its elements."""
        found = 0
        at: Type = self
        while True:
            if isinstance(at, QualifiedType):
                found |= at.own
                at = at.target
            elif isinstance(at, TypedefType):
                at = at.target
            elif isinstance(at, ArrayType):
                at = at.element
            else:
                return found


class UnknownType(Type):
    """`tk_unknown`: the type of an expression that depends on a template parameter, or of an error."""

    def __init__(self) -> None:
        super().__init__(tk.TK_UNKNOWN)
        self.dependent = True


class ErrorType(Type):
    """`tk_error`: the type of an operand that is wrong by itself, of which that is reported: it converts to anything,
    and nothing but a template parameter alone is deduced from it.  No tree holds it."""

    def __init__(self) -> None:
        super().__init__(tk.TK_UNKNOWN)


class VoidType(Type):
    def __init__(self) -> None:
        super().__init__(tk.TK_VOID)


class NullptrType(Type):
    """`std::nullptr_t`."""

    def __init__(self) -> None:
        super().__init__(tk.TK_NULLPTR)


class IntegerType(Type):
    """An integer type that is no enumeration: `int_kind` says size and sign, `sort` tells bool and character types."""

    def __init__(self, int_kind: int, sort: int) -> None:
        super().__init__(tk.TK_INTEGER)
        self.int_kind: int = int_kind
        #: tk.PLAIN, tk.BOOL, tk.WCHAR, tk.CHAR8, tk.CHAR16, tk.CHAR32
        self.sort: int = sort


class FloatType(Type):
    def __init__(self, float_kind: int) -> None:
        super().__init__(tk.TK_FLOAT)
        self.float_kind: int = float_kind


class ComplexType(Type):
    """GNU `_Complex`; `element` is a floating or (as an extension) an integer type."""

    def __init__(self, element: Type) -> None:
        super().__init__(tk.TK_COMPLEX)
        self.element: Type = element


class PointerType(Type):
    def __init__(self, target: Type) -> None:
        super().__init__(tk.TK_POINTER)
        self.target: Type = target


class ReferenceType(Type):
    """`T&`, or `T&&` with `rvalue`."""

    def __init__(self, target: Type, rvalue: bool) -> None:
        super().__init__(tk.TK_POINTER)
        self.target: Type = target
        self.rvalue: bool = rvalue


class MemberPointerType(Type):
    """`T C::*`; `target` is an object type or a routine type."""

    def __init__(self, owner: Type, target: Type) -> None:
        super().__init__(tk.TK_PTR_TO_MEMBER)
        self.owner: Type = owner
        self.target: Type = target


class ArrayType(Type):
    """`T[count]`; `count` is -1 for an unknown bound, and for one that depends on a template parameter or on a value of
    the run-time, where `bound` holds the expression."""

    def __init__(self, element: Type, count: int, bound: "Expression | None") -> None:
        super().__init__(tk.TK_ARRAY)
        self.element: Type = element
        self.count: int = count
        self.bound: Expression | None = bound
        #: a text of a dependent bound that equivalent bounds share, its tokens, and where they are read
        self.bound_text: str = ""
        self.bound_start: int = -1
        self.bound_end: int = -1
        self.bound_context: Context | None = None


class VectorType(Type):
    """GNU `__attribute__((vector_size(n)))`: `count` elements."""

    def __init__(self, element: Type, count: int) -> None:
        super().__init__(tk.TK_VECTOR)
        self.element: Type = element
        self.count: int = count


class RoutineType(Type):
    """A function type.  `parameters` are the adjusted types ([dcl.fct]: arrays and functions decayed, top-level
    cv-qualifiers dropped).  `noexcept` is part of the type since C++17.

    `form` is how it was written, one of tk.USUAL_FORM, tk.TRAILING_FORM, tk.LAMBDA_FORM: a spelling, which
    the canonical type does not have."""

    def __init__(
        self, result: Type, parameters: tuple[Type, ...], variadic: bool, cv: int, ref_qualifier: int, noexcept: bool
    ) -> None:
        super().__init__(tk.TK_ROUTINE)
        self.result: Type = result
        self.parameters: tuple[Type, ...] = parameters
        #: ends with a C ellipsis
        self.variadic: bool = variadic
        #: cv-qualifiers of the implicit object
        self.cv: int = cv
        self.ref_qualifier: int = ref_qualifier
        self.noexcept: bool = noexcept
        #: the operand of a `noexcept(e)` that depends on a template parameter
        self.noexcept_value: Constant | None = None
        self.form: int = tk.USUAL_FORM


class QualifiedType(Type):
    """A cv-qualified variant of a type that is not itself one; `own` are the qualifiers that it adds."""

    def __init__(self, target: Type, own: int) -> None:
        super().__init__(tk.TK_TYPEREF)
        self.target: Type = target
        self.own: int = own


class TypedefType(Type):
    """A type under another name or spelling: `target` is the type that it stands for, `sort` one of tk.TYPEDEF,
    tk.IS_ALIAS, ...

    `typedef` is the declared entity where there is one; `arguments` are those of an alias template, `template`."""

    def __init__(self, sort: int, target: Type) -> None:
        super().__init__(tk.TK_TYPEREF)
        self.sort: int = sort
        self.target: Type = target
        self.typedef: Typedef | None = None
        self.template: Template | None = None
        self.arguments: tuple[TemplateArgument, ...] = ()


class QualifiedArrayType(TypedefType):
    """A named array type with cv-qualifiers: `target` is the array of qualified elements ([dcl.array]), which is
    spelled as `named` with the qualifiers `own`."""

    def __init__(self, named: Type, own: int, target: Type) -> None:
        super().__init__(tk.QUALIFIED_ARRAY, target)
        self.named: Type = named
        self.own: int = own


class PlaceholderType(Type):
    """`auto` or `decltype(auto)` that has not been deduced yet."""

    def __init__(self, is_decltype: bool) -> None:
        super().__init__(tk.TK_TYPEREF)
        self.is_decltype: bool = is_decltype


class DeducedTemplateType(Type):
    """A class template's name where a type is to be deduced from an initialiser ([dcl.type.class.deduct])."""

    def __init__(self, template: "Template") -> None:
        super().__init__(tk.TK_TYPEREF)
        self.template: Template = template


#: in front of the concept, in the name of a parameter that was invented for a constrained `auto`
CONSTRAINED: Final = "<auto> "

#: the depth of what stands for the name of a class template whose arguments are not deduced yet
OPEN_CLASS: Final = -2


class TemplateParamType(Type):
    """A type parameter of a template: `T#(position,depth)`, both counted from 1."""

    def __init__(self, depth: int, position: int, name: str, pack: bool) -> None:
        super().__init__(tk.TK_TEMPLATE_PARAM, name)
        self.depth: int = depth
        self.position: int = position
        self.pack: bool = pack
        self.dependent = True


class DependentNameType(Type):
    """`typename Q::name`, with `arguments` also `typename Q::template name<...>`: a member of a dependent type
    (tptk_member)."""

    def __init__(self, qualifier: Type, name: str, arguments: "tuple[TemplateArgument, ...] | None") -> None:
        super().__init__(tk.TK_TEMPLATE_PARAM, name)
        self.qualifier: Type = qualifier
        self.arguments: tuple[TemplateArgument, ...] | None = arguments
        self.dependent = True


class DependentSpecializationType(Type):
    """`TT<args>` of a template template parameter, or an alias template that depends on its arguments; with dependent
    arguments only.  (A class template with dependent arguments is a `ClassType` instance.)"""

    def __init__(self, template: "Template", arguments: "tuple[TemplateArgument, ...]") -> None:
        super().__init__(tk.TK_TEMPLATE_PARAM)
        self.template: Template = template
        self.arguments: tuple[TemplateArgument, ...] = arguments
        #: of an alias whose type does not use its arguments: that type
        self.target: Type | None = None
        self.dependent = True


class DependentOperandType(Type):
    """`decltype(e)`, `typeof(e)`, `__underlying_type(T)` and trait types with a dependent operand: equal only where the
    syntax is the same, tokens `start` to `end`.  `sort` is a typeref sort."""

    def __init__(self, sort: int, start: int, end: int) -> None:
        super().__init__(tk.TK_TEMPLATE_PARAM)
        self.sort: int = sort
        self.start: int = start
        self.end: int = end
        self.context: Context | None = None
        #: the reference type of the variable that is named, where another `&` is put on top of it
        self.declared: Type | None = None
        self.dependent = True


class PackExpansionType(Type):
    """`T...` in a parameter list or a template argument list, as long as its packs have no arguments."""

    def __init__(self, pattern: Type) -> None:
        super().__init__(tk.TK_TEMPLATE_PARAM)
        self.pattern: Type = pattern
        self.dependent = True


_Key = tuple[int, ...]


class TypeTable:
    """All types of one unit that are not declared: built-in ones as attributes, derived ones by question."""

    def __init__(self) -> None:
        self._derived: dict[_Key, Type] = {}
        #: the first dependent name with template arguments of each canonical qualifier, name and arguments
        self._members: dict[str, DependentNameType] = {}
        #: array types whose bounds depend on template parameters
        self._arrays: dict[str, ArrayType] = {}
        self._open_classes: dict[Template, TemplateParamType] = {}
        self._count: int = 0
        #: integer types by kind
        self.integers: list[IntegerType] = [
            self._integer(kind, tk.PLAIN) for kind in range(tk.CHAR, tk.UNSIGNED_INT128 + 1)
        ]
        self.floats: list[FloatType] = [self._float(kind) for kind in range(tk.FLOAT, tk.FLOAT128 + 1)]
        self.void: VoidType = VoidType()
        self.number(self.void)
        self.nullptr: NullptrType = NullptrType()
        self.number(self.nullptr)
        self.unknown: UnknownType = UnknownType()
        self.number(self.unknown)
        self.error: ErrorType = ErrorType()
        self.number(self.error)
        self.auto: PlaceholderType = PlaceholderType(False)
        self.number(self.auto)
        self.decltype_auto: PlaceholderType = PlaceholderType(True)
        self.number(self.decltype_auto)
        self.bool: IntegerType = self._integer(tk.UNSIGNED_CHAR, tk.BOOL)
        self.wchar: IntegerType = self._integer(tk.INT, tk.WCHAR)
        self.char8: IntegerType = self._integer(tk.UNSIGNED_CHAR, tk.CHAR8)
        self.char16: IntegerType = self._integer(tk.UNSIGNED_SHORT, tk.CHAR16)
        self.char32: IntegerType = self._integer(tk.UNSIGNED_INT, tk.CHAR32)
        self.char: IntegerType = self.integers[tk.CHAR]
        self.int: IntegerType = self.integers[tk.INT]
        self.unsigned_int: IntegerType = self.integers[tk.UNSIGNED_INT]
        self.long: IntegerType = self.integers[tk.LONG]
        #: std::size_t
        self.unsigned_long: IntegerType = self.integers[tk.UNSIGNED_LONG]
        self.double: FloatType = self.floats[tk.DOUBLE]
        self.float: FloatType = self.floats[tk.FLOAT]
        self.long_double: FloatType = self.floats[tk.LONG_DOUBLE]

    def number(self, new: Type) -> None:
        """Enters a type that is not interned by structure: a class, an enumeration, a typedef, ..."""
        new.number = self._count
        self._count += 1

    def _integer(self, kind: int, sort: int) -> IntegerType:
        made = IntegerType(kind, sort)
        self.number(made)
        return made

    def _float(self, kind: int) -> FloatType:
        made = FloatType(kind)
        self.number(made)
        return made

    def _enter(self, key: _Key, made: Type) -> Type:
        self.number(made)
        self._derived[key] = made
        return made

    def pointer(self, target: Type) -> Type:
        """`target*`."""
        key = (1, target.number)
        known = self._derived.get(key)
        if known is not None:
            return known
        made = PointerType(target)
        made.dependent = target.dependent
        if target.canonical is not target:
            made.canonical = self.pointer(target.canonical)
        return self._enter(key, made)

    def reference(self, target: Type, rvalue: bool) -> Type:
        """`target&` or `target&&`, with collapsing ([dcl.ref]/6)."""
        bare = target
        while isinstance(bare, TypedefType):
            bare = bare.target
        if isinstance(bare, QualifiedType) and isinstance(bare.skip_typerefs(), ReferenceType):
            bare = bare.skip_typerefs()
        if isinstance(bare, ReferenceType):
            if rvalue or not bare.rvalue:
                return target if isinstance(target, ReferenceType) else bare
            return self.reference(bare.target, False)
        key = (2, target.number, int(rvalue))
        known = self._derived.get(key)
        if known is not None:
            return known
        made = ReferenceType(target, rvalue)
        made.dependent = target.dependent
        if target.canonical is not target:
            made.canonical = self.reference(target.canonical, rvalue)
        return self._enter(key, made)

    def member_pointer(self, owner: Type, target: Type) -> Type:
        """`target owner::*`."""
        key = (3, owner.number, target.number)
        known = self._derived.get(key)
        if known is not None:
            return known
        made = MemberPointerType(owner, target)
        made.dependent = owner.dependent or target.dependent
        if target.canonical is not target or owner.canonical is not owner:
            made.canonical = self.member_pointer(owner.canonical, target.canonical)
        return self._enter(key, made)

    def dependent_array(self, element: Type, bound: "Expression", same: str) -> ArrayType:
        """An array whose bound depends on template parameters: with equivalent elements and an equal text `same` of the
        bound it is the same type; without that text it is a type of its own each time."""
        made = self.variable_length(element, bound)
        made.dependent = True
        made.bound_text = same
        if same:
            made.canonical = self._arrays.setdefault(f"{element.canonical.number} {same}", made)
        return made

    def array(self, element: Type, count: int) -> Type:
        """`element[count]`; -1 is an unknown bound."""
        key = (4, element.number, count)
        known = self._derived.get(key)
        if known is not None:
            return known
        made = ArrayType(element, count, None)
        made.dependent = element.dependent
        if element.canonical is not element:
            made.canonical = self.array(element.canonical, count)
        return self._enter(key, made)

    def variable_length(self, element: Type, bound: "Expression") -> ArrayType:
        """GNU: an array whose bound is known at run-time, a type of its own each time."""
        made = ArrayType(element, -1, bound)
        made.dependent = element.dependent
        self.number(made)
        return made

    def with_element(self, array: ArrayType, element: Type) -> Type:
        """An array of as many elements of another type."""
        if array.bound is None:
            return self.array(element, array.count)
        if not array.dependent:
            return self.variable_length(element, array.bound)
        made = self.dependent_array(element, array.bound, array.bound_text)
        made.bound_start, made.bound_end, made.bound_context = array.bound_start, array.bound_end, array.bound_context
        return made

    def unsized(self, element: Type) -> ArrayType:
        """An array in a template that has as many elements as the expansions of its initialiser give."""
        made = ArrayType(element, -1, None)
        made.dependent = True
        self.number(made)
        return made

    def vector(self, element: Type, count: int) -> Type:
        key = (5, element.number, count)
        known = self._derived.get(key)
        if known is not None:
            return known
        made = VectorType(element, count)
        made.dependent = element.dependent
        if element.canonical is not element:
            made.canonical = self.vector(element.canonical, count)
        return self._enter(key, made)

    def complex(self, element: Type) -> Type:
        key = (6, element.number)
        known = self._derived.get(key)
        if known is not None:
            return known
        made = ComplexType(element)
        if element.canonical is not element:
            made.canonical = self.complex(element.canonical)
        return self._enter(key, made)

    def routine(
        self,
        result: Type,
        parameters: tuple[Type, ...],
        variadic: bool = False,
        cv: int = 0,
        ref_qualifier: int = tk.NO_REF,
        noexcept: bool = False,
        noexcept_value: "Constant | None" = None,
        form: int = tk.USUAL_FORM,
    ) -> RoutineType:
        """A function type; the parameter types are taken as adjusted already.

        `noexcept_value` is the dependent operand of `noexcept(e)`; `form` is a spelling like a typedef name."""
        numbers = [parameter.number for parameter in parameters]
        exception = int(noexcept) if noexcept_value is None else hash(noexcept_value.key()) | 2
        key = (7, result.number, int(variadic), cv, ref_qualifier, exception, form, *numbers)
        known = self._derived.get(key)
        if known is not None:
            assert isinstance(known, RoutineType)
            return known
        made = RoutineType(result, parameters, variadic, cv, ref_qualifier, noexcept)
        made.noexcept_value = noexcept_value
        made.form = form
        made.dependent = result.dependent or noexcept_value is not None
        plain = result.canonical is result and form == tk.USUAL_FORM
        for parameter in parameters:
            made.dependent = made.dependent or parameter.dependent
            plain = plain and parameter.canonical is parameter
        if not plain:
            canonical = tuple([parameter.canonical for parameter in parameters])
            made.canonical = self.routine(
                result.canonical, canonical, variadic, cv, ref_qualifier, noexcept, noexcept_value
            )
        self._enter(key, made)
        return made

    def qualified(self, target: Type, qualifiers: int) -> Type:
        """`target` with cv-qualifiers added; references and functions take none, arrays hand them to their elements
        ([dcl.array], [dcl.ref], [dcl.fct])."""
        added = qualifiers & ~target.qualifiers()
        if added == 0:
            return target
        bare = target.skip_typerefs()
        if isinstance(bare, (ReferenceType, RoutineType)):
            return target
        if isinstance(target, QualifiedArrayType):
            return self.qualified(target.named, target.own | added)
        if target is bare and isinstance(bare, ArrayType):
            return self.with_element(bare, self.qualified(bare.element, qualifiers))
        if isinstance(target, QualifiedType):
            return self.qualified(target.target, target.own | added)
        key = (8, target.number, added)
        known = self._derived.get(key)
        if known is not None:
            return known
        if isinstance(bare, ArrayType):
            return self._enter(key, self._qualified_array(target, added, self.qualified(bare, added)))
        made = QualifiedType(target, added)
        made.dependent = target.dependent
        if target.canonical is not target:
            made.canonical = self.qualified(target.canonical, added).canonical
        return self._enter(key, made)

    def _qualified_array(self, named: Type, added: int, array: Type) -> QualifiedArrayType:
        made = QualifiedArrayType(named, added, array)
        made.canonical = array.canonical
        made.dependent = array.dependent
        return made

    def unqualified(self, target: Type) -> Type:
        """`target` without cv-qualifiers on top; a typedef name is kept where it does not bring any."""
        if target.qualifiers() == 0:
            return target
        at = target
        while True:
            if isinstance(at, QualifiedArrayType):
                at = at.named
            elif isinstance(at, (QualifiedType, TypedefType)):
                at = at.target
            elif isinstance(at, ArrayType):
                return self.with_element(at, self.unqualified(at.element))
            else:
                return at
            if at.qualifiers() == 0:
                return at

    def typedef(self, sort: int, target: Type) -> TypedefType:
        """A new spelling of `target`; the caller sets entity or arguments and remembers it."""
        made = TypedefType(sort, target)
        made.canonical = target.canonical
        made.dependent = target.dependent
        self.number(made)
        return made

    def explicitly_signed(self, integer: Type) -> Type:
        """`signed int`: the integer type as it is written."""
        key = (12, integer.number)
        known = self._derived.get(key)
        if known is None:
            known = self._derived[key] = self.typedef(tk.EXPLICITLY_SIGNED, integer)
        return known

    def template_parameter(self, depth: int, position: int, name: str, pack: bool) -> TemplateParamType:
        """The type parameter at a place: parameters of different templates at the same place are one canonical type
        ([temp.over.link])."""
        key = (9, depth, position, int(pack))
        canonical = self._derived.get(key)
        if canonical is None:
            canonical = self._enter(key, TemplateParamType(depth, position, name, pack))
        assert isinstance(canonical, TemplateParamType)
        if canonical.name == name:
            return canonical
        made = TemplateParamType(depth, position, name, pack)
        made.canonical = canonical
        self.number(made)
        return made

    def open_class(self, template: "Template") -> TemplateParamType:
        """What stands for a class template's name until an instance deduces its arguments: no parameter's place."""
        known = self._open_classes.get(template)
        if known is None:
            known = TemplateParamType(OPEN_CLASS, 0, template.name, False)
            known.parent = template.parent
            self.number(known)
            self._open_classes[template] = known
        return known

    def dependent_name(
        self, qualifier: Type, name: str, arguments: "tuple[TemplateArgument, ...] | None" = None
    ) -> Type:
        """`typename qualifier::name`; one object for one member without template arguments, one canonical type for one
        with the same arguments ([temp.type])."""
        if arguments is not None:
            made = DependentNameType(qualifier, name, arguments)
            self.number(made)
            same = f"{qualifier.canonical.number} {name}<{','.join([one.key() for one in arguments])}"
            made.canonical = self._members.setdefault(same, made)
            return made
        key = (10, qualifier.number, hash(name))
        known = self._derived.get(key)
        if isinstance(known, DependentNameType) and known.name == name:
            return known
        made = DependentNameType(qualifier, name, None)
        if qualifier.canonical is not qualifier:
            made.canonical = self.dependent_name(qualifier.canonical, name)
        return self._enter(key, made)

    def pack_expansion(self, pattern: Type) -> Type:
        key = (11, pattern.number)
        known = self._derived.get(key)
        if known is not None:
            return known
        made = PackExpansionType(pattern)
        if pattern.canonical is not pattern:
            made.canonical = self.pack_expansion(pattern.canonical)
        return self._enter(key, made)
