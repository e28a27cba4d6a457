"""Classes ([class]): completeness, bases, fields, and which members of a sort they have."""

from cufe.diagnostics import display_numbers as num
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.context import Context
from cufe.il.entities import UNKNOWN_WIDTH, BaseClass, ClassType, Declared, Field, Namespace, Routine
from cufe.il.entity import AS_PRIVATE, AS_PROTECTED, AS_PUBLIC, Entity
from cufe.il.templates import Template
from cufe.il.types import DeducedTemplateType, Type
from cufe.sema.answers import Dependent, IllFormed, Incomplete, Mistake, NoAnswer, Unknown
from cufe.sema.declared.contexts import ClassContext, TemplateContext, is_instance
from cufe.sema.declared.declarators import plain_number
from cufe.sema.declared.declare_types import is_incomplete_at
from cufe.sema.declared.implicit import DESTRUCTOR
from cufe.sema.recursion import Failures
from cufe.syntax import nodes as n
from cufe.syntax import statement_nodes as s
from cufe.syntax.cutter import CLASS, EMPTY, LINKAGE, NAMESPACE, Piece
from cufe.syntax.operator_names import CONVERSIONS
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

#: classes that derive from one another; instances of one template may be nested 200 times, but templates alternate
_DEEPEST: Final = 2000
#: of names that are none of classes
_BASE_SPECIFIERS: Final = bytes((k.VIRTUAL, k.PUBLIC, k.PROTECTED, k.PRIVATE))
_NO_CLASSES: Final = (num.UNDEFINED, num.NO_MEMBER, num.NOT_A_TYPE)


class Classes:
    """Questions about classes, answered once and remembered in the class."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._completed: dict[ClassType, bool] = {}
        #: the classes of which there is no telling what defines them, and what they derive from
        self._undefined: Failures = Failures(engine)
        self._baseless: Failures = Failures(engine)
        self._open: set[ClassType] = set()
        #: what is wrong with classes that are named as bases and are none
        self._misfits: dict[ClassType, list[Mistake]] = {}
        #: how many classes down from the one asked for a base class stands
        self._depths: dict[ClassType, int] = {}

    # --- completeness --------------------------------------------------------------------------------------------

    def require_complete(self, type_: Type, token: int) -> None:
        """Makes sure that a class has its definition: instances of templates get theirs now ([temp.inst]).

        IllFormed for an incomplete class, and for an instance with dependent arguments that is not current."""
        bare = type_.skip_arrays()
        if not isinstance(bare, ClassType) or bare in self._completed or bare.predeclared:
            return
        if bare.brace < 0:
            self._define(bare, token)
        elif bare.template is None and isinstance(bare.parent, ClassType) and is_instance(bare.parent):
            self.engine.out_of_class.specialize(bare)
        self._completed[bare] = True

    def _define(self, cls: ClassType, token: int) -> None:
        """Finds the definition of a class that is declared alone so far."""
        mark = self._undefined.begin(cls)
        if mark is not None:
            try:
                if cls.template is not None:
                    self.engine.templates.define(cls)
                else:
                    self.engine.out_of_class.define(cls)
            except NoAnswer as failure:
                self._undefined.keep(cls, failure, mark)
                raise
            if cls.brace >= 0:
                return
            self._undefined.keep(cls, None, mark)
        raise Incomplete(f'incomplete type "{cls.name}" is not allowed', token)

    def is_complete(self, type_: Type) -> bool:
        """Whether the class is defined; asking completes an instance."""
        try:
            self.require_complete(type_, -1)
        except IllFormed:
            return False
        return True

    def completed(self) -> list[ClassType]:
        """The classes that were completed so far."""
        return list(self._completed)

    def mark_complete(self, cls: ClassType) -> None:
        """A class that is defined without a member-specification: the closure of a lambda."""
        self._completed[cls] = True

    def is_defined(self, cls: ClassType) -> bool:
        """Whether the class has its definition already; asking completes nothing."""
        known = cls in self._completed or cls.predeclared or cls.closure is not None
        return known or (cls.template is None and cls.brace >= 0)

    def is_current(self, cls: ClassType) -> bool:
        """Whether a dependent class can be looked into: it is what a template is read as."""
        return cls.is_prototype

    # --- bases ---------------------------------------------------------------------------------------------------

    def require_bases(self, cls: ClassType) -> None:
        """Raises the mistake in base classes that are none; behind a name of something else nothing is judged."""
        self.bases(cls)
        misfits = self._misfits.get(cls, [])
        if misfits:
            misfits[0].others = misfits[1:]
            raise misfits[0]

    def bases(self, cls: ClassType) -> list[BaseClass]:
        """The direct base classes; dependent ones of a template that is read for itself are left out ([temp.dep])."""
        known = cls.bases
        if known is not None:
            return known
        self.require_complete(cls, -1)
        found: list[BaseClass] = []
        if cls in self._open:
            self.engine.recursion.rest_on_open()
            return found
        mark = self._baseless.begin(cls)
        depth = self._depths.get(cls, 0)
        if depth > _DEEPEST:
            raise Unknown("excessive recursion", cls.token)
        self._open.add(cls)
        try:
            self._read_bases(cls, found)
        except NoAnswer as failure:
            self._baseless.keep(cls, failure, mark)
            raise
        finally:
            self._open.discard(cls)
        for base in found:
            self._depths.setdefault(base.type, depth + 1)
        cls.bases = found
        return found

    def _read_bases(self, cls: ClassType, found: list[BaseClass]) -> None:
        kinds = self.engine.kinds
        brackets = self.engine.cutter.brackets
        at = cls.key
        while at < cls.brace and kinds[at] != k.COLON:
            if kinds[at] == k.OPEN_ROUND or kinds[at] == k.OPEN_SQUARE:
                at = brackets.skip(at)
            elif kinds[at] == k.LESS:
                close = brackets.close_angle(at, cls.brace)
                at = close + 1 if close >= 0 else at + 1
            else:
                at += 1
        at += 1
        while at < cls.brace:
            end = self.engine.lookup.declarations.skip_to_comma(at, cls.brace)
            try:
                self._base(cls, at, end, found)
            except Mistake as mistake:
                is_plain = not cls.dependent and cls.template is None and self._is_one_name(at, end)
                is_instance = cls.template is not None and not cls.is_prototype
                if not is_plain and (is_instance or not self._is_nothing(mistake, at)):
                    mistake.others.extend(self._mistakes_in_bases(cls, end + 1))
                    raise
                # The class has the other ones.
                self._misfits.setdefault(cls, []).extend(mistake.all())
            at = end + 1

    def _is_nothing(self, mistake: Mistake, at: int) -> bool:
        """Whether a base-specifier names no class, whatever template arguments are."""
        kinds = self.engine.kinds
        if mistake.number != num.UNDEFINED:
            return mistake.number in (num.NOT_A_BASE, num.NO_MEMBER_CLASS) and not mistake.others
        return kinds[mistake.token + 1] == k.LESS and kinds.find(k.LESS, at, mistake.token) < 0

    def _mistakes_in_bases(self, cls: ClassType, at: int) -> list[Mistake]:
        """The mistakes in the base-specifiers from a token on, of a class that has none for another one."""
        mistakes: list[Mistake] = []
        while at < cls.brace:
            end = self.engine.lookup.declarations.skip_to_comma(at, cls.brace)
            try:
                self._base(cls, at, end, [])
            except Mistake as mistake:
                mistakes += mistake.all()
            except (Unknown, IllFormed, Dependent):
                pass
            at = end + 1
        return mistakes

    def _is_one_name(self, at: int, end: int) -> bool:
        """Whether a base-specifier is a name and nothing behind it that a base clause cannot have."""
        kinds = self.engine.kinds
        while kinds[at] in _BASE_SPECIFIERS:
            at += 1
        if end - at == 1:
            return kinds[at] == k.IDENTIFIER or kinds[at] == k.BUILTIN_TYPE
        names = [kinds[one] for one in range(at, end) if kinds[one] != k.SCOPE]
        return all(kind == k.IDENTIFIER for kind in names) and (end - at) - len(names) >= len(names) - 1

    def _base(self, cls: ClassType, at: int, end: int, found: list[BaseClass]) -> None:
        """Adds what the base-specifier in the tokens `at` to `end` names."""
        known = len(found)
        self._specified(cls, at, end, found)
        if len(found) > known and self._names_parameter(at, end, cls.context):
            for base in found[known:]:
                base.by_parameters = True

    def _names_parameter(self, at: int, end: int, context: Context | None) -> bool:
        """Whether tokens name a parameter of a template around."""
        kinds, lexemes = self.engine.kinds, self.engine.lexemes
        names = [lexemes[one] for one in range(at, end) if kinds[one] == k.IDENTIFIER and kinds[one - 1] != k.SCOPE]
        while context is not None:
            if isinstance(context, TemplateContext) and any(context.index(name, at) >= 0 for name in names):
                return True
            context = context.outer
        return False

    def _specified(self, cls: ClassType, at: int, end: int, found: list[BaseClass]) -> None:
        kinds = self.engine.kinds
        context = cls.context
        if context is None or context.outer is None:
            raise Unknown("class without a context", cls.token)
        access = AS_PRIVATE if cls.kind == tk.TK_CLASS else AS_PUBLIC
        virtual = False
        while kinds[at] == k.OPEN_SQUARE and kinds[at + 1] == k.OPEN_SQUARE:
            at = self.engine.cutter.brackets.skip(at)
        while at < end:
            kind = kinds[at]
            if kind == k.VIRTUAL:
                virtual = True
            elif kind == k.PUBLIC:
                access = AS_PUBLIC
            elif kind == k.PROTECTED:
                access = AS_PROTECTED
            elif kind == k.PRIVATE:
                access = AS_PRIVATE
            elif kind == k.ATTRIBUTE:
                at = self.engine.cutter.brackets.skip(at + 1) - 1
            elif kind != k.TYPENAME:
                break
            at += 1
        outer = context.outer
        if kinds[at] == k.BUILTIN_TYPE or kinds[at] == k.OPEN_SQUARE:
            raise Mistake(num.IDENTIFIER_EXPECTED, "expected an identifier", at)
        if kinds[end - 1] == k.ELLIPSIS:
            try:
                contexts = self.engine.expansions.contexts(at, end - 1, outer, end - 1)
            except Dependent:
                return
            for inner in contexts:
                self._add_base(cls, self.engine.specifiers.named(at, end - 1, inner), at, access, virtual, found)
            return
        if kinds[at] == k.DECLTYPE and self.engine.cutter.brackets.skip(at + 1) >= end:
            self._add_base(cls, self.engine.specifiers.computed(at, end, outer), at, access, virtual, found)
            return
        try:
            type_ = self.engine.specifiers.base_class(at, end, outer)
        except Mistake as mistake:
            raise self._no_base(mistake, at, end) from None
        self._add_base(cls, type_, at, access, virtual, found)

    def _no_base(self, mistake: Mistake, at: int, end: int) -> Mistake:
        """The mistake of a name that is no base class: where it is qualified, that the scope has no such class."""
        kinds = self.engine.kinds
        if mistake.number not in _NO_CLASSES or kinds.find(k.LESS, at, mistake.token) >= 0:
            return mistake
        if kinds.find(k.SCOPE, at, end) < 0:
            if mistake.number == num.UNDEFINED and kinds[mistake.token + 1] == k.LESS:
                # It is no template, which is reported once.
                return mistake
            return Mistake(num.NOT_A_BASE, "not a class name", at)
        if mistake.number == num.NOT_A_TYPE and mistake.entity is not None:
            entity = mistake.entity
            scope = entity.parent
            searched = scope if isinstance(scope, ClassType) else None
            namespace = scope if isinstance(scope, Namespace) else None
            if (searched is None and namespace is None) or kinds[end - 1] != k.IDENTIFIER:
                return mistake
            return Mistake(num.NO_MEMBER_CLASS, "no member class", end - 1, (), searched, entity.name, namespace)
        mistake.number = num.NO_MEMBER_CLASS
        if kinds[mistake.token + 1] == k.LESS:
            mistake.others = [Mistake(num.NO_CLASS_DEFINITION, mistake.cause, mistake.token + 1)]
        return mistake

    def _add_base(
        self, cls: ClassType, type_: Type, token: int, access: int, virtual: bool, found: list[BaseClass]
    ) -> None:
        bare = type_.skip_typerefs()
        if not isinstance(bare, ClassType):
            if bare.dependent:
                return
            if isinstance(bare, DeducedTemplateType):
                missing = Mistake(num.NO_ARGUMENTS, "a template without arguments", token, entity=bare.template)
                missing.others = [Mistake(num.NOT_A_BASE, "not a class name", token)]
                raise missing
            raise Mistake(num.NOT_A_BASE, "not a class type", token)
        if bare.dependent and not bare.is_prototype:
            return
        if cls.kind == tk.TK_UNION:
            return  # that it has a base class is reported for it
        misfit = self._misfit(cls, bare, token, found)
        if misfit is not None:
            self._misfits.setdefault(cls, []).append(misfit)
            return
        found.append(BaseClass(bare, token, access, virtual, type_))

    def _misfit(self, cls: ClassType, base: ClassType, token: int, found: list[BaseClass]) -> Mistake | None:
        """The mistake of a class that cannot be a base class of this one ([class.derived], [class.mi]/3)."""
        context = cls.context
        if cls.is_prototype or base.is_prototype or context is None:
            return None
        is_around = base is cls or self._is_base_so_far(cls, base)
        if is_around or is_incomplete_at(self.engine, token, context, base):
            return Mistake(num.INCOMPLETE, "a class derived from itself", token, (base,))
        if base.template is None and not base.dependent and self.is_complete(base) and self.is_final(base):
            return Mistake(num.FINAL_BASE, "a final class as a base class", token)
        is_class = base.brace < 0 and base.template is None and not base.predeclared
        if is_class and cls.template is None and not self.is_complete(base):
            # That of an instance is asked for where the instance is completed.
            return Mistake(num.INCOMPLETE, "an incomplete class as a base class", token, (base,))
        if base.kind == tk.TK_UNION:
            return Mistake(num.UNION_AS_BASE, "a union as a base class", token)
        if any(one.type is base for one in found):
            return Mistake(num.BASE_TWICE, "a direct base class twice", token)
        return None

    def _is_base_so_far(self, base: ClassType, cls: ClassType) -> bool:
        """Whether a class is a base of another as far as that has been read: `struct Q : P<Q>`, where P derives from
        its argument."""
        return any(one.type is base or self._is_base_so_far(base, one.type) for one in cls.bases or ())

    def has_dependent_bases(self, cls: ClassType) -> bool:
        """Whether a template read for itself has bases that only an instance knows."""
        if not cls.is_prototype:
            return False
        kinds = self.engine.kinds
        written = 0
        at = cls.key
        while at < cls.brace and kinds[at] != k.COLON:
            at += 1
        while at < cls.brace:
            written += 1
            at = self.engine.lookup.declarations.skip_to_comma(at + 1, cls.brace)
        return written > len(self.bases(cls))

    def with_all_bases(self, cls: ClassType) -> list[ClassType]:
        """The class and all its base classes, each once."""
        found: list[ClassType] = []
        pending = [cls]
        while pending:
            at = pending.pop(0)
            if at in found:
                continue
            found.append(at)
            try:
                pending += [base.type for base in self.bases(at)]
            except IllFormed:
                continue
        return found

    def is_base_of(self, base: ClassType, derived: ClassType) -> bool:
        """Whether `derived` is `base` or derives from it."""
        return base is derived or base in self.with_all_bases(derived)

    def base_path(self, derived: ClassType, base: ClassType) -> list[BaseClass] | None:
        """The steps from `derived` to its base class, by public ones where there are several ways to a virtual base;
        None where it is no base. IllFormed where there are several of it."""
        paths = self._paths(derived, base)
        if not paths:
            return None
        if len(paths) > 1 and not all(any(step.virtual for step in path) for path in paths):
            raise IllFormed(f'base class "{base.name}" is ambiguous')
        return next((path for path in paths if all(step.access == AS_PUBLIC for step in path)), paths[0])

    def _paths(self, derived: ClassType, base: ClassType) -> list[list[BaseClass]]:
        found: list[list[BaseClass]] = []
        for step in self.bases(derived):
            if step.type is base:
                found.append([step])
            else:
                found += [[step, *rest] for rest in self._paths(step.type, base)]
        return found

    def is_virtual_base_of(self, base: ClassType, derived: ClassType) -> bool:
        """Whether each path from `derived` to `base` goes through a virtual base class."""
        if base is derived:
            return False
        paths = self._paths(derived, base)
        return bool(paths) and all(any(step.virtual for step in path) for path in paths)

    # --- fields --------------------------------------------------------------------------------------------------

    def fields(self, cls: ClassType) -> list[Field]:
        """The non-static data members in the order of the text; anonymous unions are one unnamed field each."""
        known = cls.fields
        if known is not None:
            return known
        self.require_complete(cls, -1)
        if cls.fields is not None:
            return cls.fields
        found: list[Field] = []
        cls.fields = found
        context = cls.context
        if isinstance(context, ClassContext) and cls.brace >= 0:
            try:
                for piece in self.engine.cutter.pieces(cls.brace):
                    if piece.sort not in (EMPTY, NAMESPACE, LINKAGE):
                        self._piece_fields(cls, context, piece, found)
            except (Unknown, IllFormed, Dependent):
                # A part of the fields is no answer.
                cls.fields = None
                raise
        return found

    def _piece_fields(self, cls: ClassType, context: ClassContext, piece: Piece, found: list[Field]) -> None:
        kinds = self.engine.kinds
        first = kinds[piece.head]
        if kinds.find(k.TEMPLATE, piece.start, piece.head) >= 0:
            return
        if first in (k.USING, k.FRIEND, k.STATIC_ASSERT, k.TYPEDEF, k.STATIC):
            return
        lookup = self.engine.lookup
        declaration = lookup.declarations.parse(piece, cls.written_name())
        self.engine.unread.require_read(piece, declaration)
        specifiers = declaration.specifiers
        if specifiers.flags & (n.STATIC | n.TYPEDEF | n.FRIEND) or specifiers.sort == n.NO_TYPE:
            return
        if piece.sort == CLASS and not declaration.declarators:
            if specifiers.class_key != k.ENUM:
                self._anonymous_field(cls, context, piece, specifiers, found)
            return
        for binding in lookup.bindings(piece, cls.written_name()):
            if binding.sort == s.VARIABLE and binding.declarator is not None:
                declared = Declared(binding, piece, context)
                field = self.engine.declare.make_field(self.engine.lexemes[binding.name], binding.name, cls, declared)
                if binding.declarator.initialiser == n.BIT_FIELD:
                    field.bit_width = self._width(binding.declarator, context)
                found.append(field)
        for declarator in declaration.declarators:
            if declarator.id < 0 and declarator.initialiser == n.BIT_FIELD:
                field = self.engine.declare.make_field("", declarator.place, cls, None)
                base = self.engine.specifiers.base_type(specifiers, context)
                field.type = base
                field.bit_width = self._width(declarator, context)
                found.append(field)
        found.sort(key=_token)

    def _width(self, declarator: n.Declarator, context: ClassContext) -> int:
        engine = self.engine
        start = declarator.initialiser_start + 1
        end = engine.lookup.declarations.end_of_width(declarator.initialiser_start, declarator.initialiser_end)
        plain = plain_number(engine.lexemes[start]) if end == start + 1 else -1
        if plain >= 0:
            return plain
        node = engine.fragments.expression(start, end)
        try:
            return engine.evaluator.integer(engine.expressions.rvalue(engine.expressions.build(node, context)))
        except Dependent:
            return 0
        except IllFormed:
            # The members are the same whatever the width is.
            return UNKNOWN_WIDTH

    def _anonymous_field(
        self, cls: ClassType, context: ClassContext, piece: Piece, specifiers: n.Specifiers, found: list[Field]
    ) -> None:
        """`union { ... };` among the members."""
        from cufe.syntax import body_bindings as b

        if b.class_name(specifiers.type_start, specifiers.body, self.engine.kinds)[2] >= 0:
            return
        inner = self.engine.declare.class_at(specifiers.body, context)
        field = Field("", piece.head, cls)
        field.type = inner
        field.anonymous = True
        field.access = self.engine.declare.access(
            Declared(s.Binding(s.VARIABLE, piece.head, piece.end), piece, context)
        )
        found.append(field)

    # --- members of a sort ---------------------------------------------------------------------------------------

    def constructors(self, cls: ClassType) -> "list[Routine | Template]":
        """All constructors: declared, inherited by using-declarations, implicit."""
        self.require_complete(cls, -1)
        found = list(self.engine.declare.constructors(cls))
        found += self.engine.inherited.constructors(cls)
        found += self.engine.implicit.constructors(cls)
        return found

    def destructor(self, cls: ClassType) -> Routine:
        """The destructor, declared or implicit."""
        self.require_complete(cls, -1)
        declared = self.engine.implicit.declared(cls, DESTRUCTOR)
        return self.engine.implicit.destructor(cls) if declared is None else declared

    def member_templates(self, cls: ClassType) -> list[Template]:
        """The templates that the class itself declares, but for friends."""
        context = cls.context
        found: list[Template] = []
        if not isinstance(context, ClassContext) or cls.brace < 0:
            return found
        declare = self.engine.declare
        kinds = self.engine.kinds
        names: set[str] = set()
        for piece in self.engine.cutter.pieces(cls.brace):
            if kinds[piece.start] == k.TEMPLATE and kinds[piece.head] != k.FRIEND:
                for binding in self.engine.lookup.bindings(piece, cls.written_name()):
                    if binding.sort in (s.ROUTINE, s.VARIABLE, s.CLASS, s.ALIAS):
                        names.add(declare.binding_name(binding) or CONVERSIONS)
        members: list[Entity] = []
        if names:
            members += declare.constructors(cls)
        for name in sorted(names):
            members += declare.in_class(context, name)
        for entity in members:
            if isinstance(entity, Template) and entity not in found:
                found.append(entity)
        return found

    def assignments(self, cls: ClassType) -> "list[Routine | Template]":
        """All `operator=` of the class itself, implicit ones included."""
        self.require_complete(cls, -1)
        found: list[Routine | Template] = []
        context = cls.context
        if isinstance(context, ClassContext):
            for entity in self.engine.declare.in_class(context, "operator="):
                if isinstance(entity, (Routine, Template)):
                    found.append(entity)
        found += self.engine.implicit.assignments(cls)
        return found

    def conversion_functions(self, cls: ClassType) -> "list[Routine | Template]":
        """Conversion functions of the class and those of its bases that it does not hide ([class.conv.fct])."""
        self.require_complete(cls, -1)
        found: list[Routine | Template] = list(self.engine.declare.conversions(cls))
        taken: set[int] = set()
        for own in found:
            if isinstance(own, Routine):
                taken.add(self.engine.declare_types.routine_type(own).result.canonical.number)
        for base in self.bases(cls):
            # Those of one base class for `const` objects and others do not hide one another.
            there: set[int] = set()
            for inherited in self.conversion_functions(base.type):
                if inherited in found:
                    continue
                if isinstance(inherited, Routine):
                    number = self.engine.declare_types.routine_type(inherited).result.canonical.number
                    if number in taken:
                        continue
                    there.add(number)
                found.append(inherited)
            taken |= there
        return found

    # --- properties ----------------------------------------------------------------------------------------------

    def virtual_functions(self, cls: ClassType) -> list[Routine]:
        """The virtual functions that the class itself declares, overriders among them."""
        known = self.engine.virtuals.of(cls)
        return known.own

    def is_polymorphic(self, cls: ClassType) -> bool:
        self.require_complete(cls, -1)
        return self.engine.virtuals.of(cls).polymorphic

    def is_dynamic(self, cls: ClassType) -> bool:
        """Whether a class has virtual functions or virtual base classes (Itanium ABI 1.1, dynamic class)."""
        return self.is_polymorphic(cls) or any(base.virtual for base in self.bases(cls))

    def is_abstract(self, cls: ClassType) -> bool:
        self.require_complete(cls, -1)
        return bool(self.engine.virtuals.of(cls).pure)

    def is_aggregate(self, cls: ClassType) -> bool:
        """[dcl.init.aggr]: no constructors of its own or inherited, only public fields, no virtual functions,
        and no such bases."""
        self.require_complete(cls, -1)
        if cls.closure is not None:
            return False
        standard = self.engine.language.standard
        for constructor in self.engine.declare.constructors(cls):
            provided = not constructor.flags & (en.DEFAULTED | en.DELETED)
            if standard >= 2020 or provided or constructor.flags & en.EXPLICIT:
                return False
        if self.engine.inherited.constructors(cls):
            return False
        for field in self.fields(cls):
            if field.access != AS_PUBLIC:
                return False
            if standard < 2014 and self.has_initialiser(field):
                return False
        for base in self.bases(cls):
            if standard < 2017 or base.virtual or base.access != AS_PUBLIC:
                return False
        return not self.is_polymorphic(cls)

    def has_initialiser(self, field: Field) -> bool:
        """Whether a field has a default member initialiser."""
        declared = field.declared
        if declared is None or declared.binding.declarator is None:
            return False
        declarator = declared.binding.declarator
        if declarator.initialiser == n.BIT_FIELD:
            end = declarator.initialiser_end
            return self.engine.lookup.declarations.initialiser_of_field(declarator.initialiser_start, end) < end
        return declarator.initialiser != n.NO_INITIALISER

    def is_empty(self, cls: ClassType) -> bool:
        """[meta.unary.prop] is_empty: no fields but zero-width ones, nothing virtual, empty bases."""
        if cls.kind == tk.TK_UNION or self.is_polymorphic(cls):
            return False
        for field in self.fields(cls):
            if not (field.bit_width == 0 and not field.name):
                return False
        return all(not base.virtual and self.is_empty(base.type) for base in self.bases(cls))

    def is_final(self, cls: ClassType) -> bool:
        """Whether `final` follows the name of the class."""
        self.require_complete(cls, -1)
        for at in range(cls.key, cls.brace):
            if self.engine.kinds[at] == k.COLON:
                return False
            if self.engine.lexemes[at] in k.FINAL_WORDS and at > cls.key + 1:
                return True
        return False


def _token(field: Field) -> int:
    return field.token
