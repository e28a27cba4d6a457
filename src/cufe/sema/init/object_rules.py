"""What objects of a class need: constructors, destructors, or nothing ([class.default.ctor], Itanium ABI 1.1)."""

from cufe.final import TYPE_CHECKING
from cufe.il.entities import CONSTANT_VARIABLE, ClassType, Routine
from cufe.il.expressions import Expression, VariableExpression
from cufe.il.types import PointerType, ReferenceType, Type
from cufe.sema import display_numbers as num
from cufe.sema.answers import Mistake
from cufe.sema.declared.implicit import (
    COPY_ASSIGNMENT,
    COPY_CONSTRUCTOR,
    DEFAULT_CONSTRUCTOR,
    DESTRUCTOR,
    MOVE_ASSIGNMENT,
    MOVE_CONSTRUCTOR,
)
from cufe.sema.expr.operands import class_of
from cufe.sema.overload.type_tests import bare, is_void

if TYPE_CHECKING:
    from cufe.sema.engine import Engine


class ObjectRules:
    """Answers about classes as objects."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self._returned: dict[ClassType, bool] = {}
        self._constructed: dict[ClassType, bool] = {}
        self._by_address: dict[ClassType, bool] = {}
        #: constructors that are known to copy or move
        self._copying: set[Routine] = set()

    def keep_written(self, target: Expression) -> None:
        """A `__constant__` variable that is written to: that is ill-formed, and built all the same."""
        if isinstance(target, VariableExpression) and target.variable.flags & CONSTANT_VARIABLE:
            mistake = Mistake(num.NOT_MODIFIABLE, "expression must be a modifiable lvalue", target.start)
            self.engine.statements.keep(mistake)

    def trivially_destructible(self, cls: ClassType) -> bool:
        return self.engine.implicit.has_trivial(cls, DESTRUCTOR)

    def counts_destructor(self, cls: ClassType) -> bool:
        """Whether `noexcept` asks for the destructor of an object of the class: one that is trivial where it is
        declared alone (observed)."""
        return not self.trivially_destructible(cls) or bool(self.engine.classes.destructor(cls).declarations)

    def destructor(self, type_: Type) -> Routine | None:
        """The destructor that an object of the type needs; of an array that of its elements."""
        at = type_.skip_arrays()
        if not isinstance(at, ClassType) or at.dependent:
            return None
        if not self.engine.classes.is_complete(at) or self.trivially_destructible(at):
            return None
        return self.engine.classes.destructor(at)

    def returned_by_constructor(self, cls: ClassType) -> bool:
        """Whether functions return objects of the class in memory that the caller gives: the class is passed by
        address, or cannot be copied (observed)."""
        known = self._returned.get(cls)
        if known is None:
            self.engine.classes.is_complete(cls)
            copy = self.engine.implicit.operation(cls, COPY_CONSTRUCTOR)
            known = copy is None or self.engine.implicit.is_deleted_routine(copy)
            if not known:
                self._by_address[cls] = known = self.passed_by_address(cls)
            self._returned[cls] = known
        return known

    def passed_by_address(self, cls: ClassType) -> bool:
        """Whether the class is "non-trivial for the purposes of calls" (Itanium C++ ABI 1.1)."""
        known = self._by_address.get(cls)
        if known is not None:
            return known
        implicit = self.engine.implicit
        if not implicit.has_trivial(cls, DESTRUCTOR):
            return True
        usable = False
        for which in (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR):
            routine = implicit.operation(cls, which)
            if routine is None or implicit.is_deleted_routine(routine):
                continue
            usable = True
            if not implicit.has_trivial(cls, which):
                return True
        return not usable

    def returned_by_constructor_of(self, type_: Type) -> bool:
        cls = class_of(type_)
        return cls is not None and self.returned_by_constructor(cls)

    def is_trivial_copy(self, routine: Routine) -> bool:
        """Whether a constructor or assignment operator is a trivial copy or move."""
        owner = routine.owner()
        if owner is None:
            return False
        which = self.engine.implicit.which(owner, routine)
        if which not in (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR, COPY_ASSIGNMENT, MOVE_ASSIGNMENT):
            return False
        return self.engine.implicit.has_trivial(owner, which)

    def copies_bits(self, cls: ClassType) -> bool:
        """Whether a class that is read for itself is copied like a value: it declares no copy constructor, has no
        virtual functions, and what is known of its parts copies bits, too (observed)."""
        engine = self.engine
        for constructor in engine.declare.constructors(cls):
            if isinstance(constructor, Routine) and engine.implicit.which(cls, constructor) == COPY_CONSTRUCTOR:
                return False
        if engine.classes.is_dynamic(cls):
            return False
        parts: list[ClassType | None] = [base.type for base in engine.classes.bases(cls)]
        for field in engine.classes.fields(cls):
            parts.append(self.element_class(engine.declare_types.field_type(field)))
        known = [part for part in parts if part is not None and not part.dependent]
        return all(engine.implicit.has_trivial(part, COPY_CONSTRUCTOR) for part in known)

    def is_moved_trivially(self, cls: ClassType, type_: Type) -> bool:
        """Whether the trivial move constructor is named where a local variable is returned: of classes that are not
        made without a constructor."""
        if not self.is_constructed(cls) or type_.qualifiers():
            return False
        routine = self.engine.implicit.operation(cls, MOVE_CONSTRUCTOR)
        if routine is None or self.engine.implicit.is_deleted_routine(routine):
            return False
        return self.engine.implicit.which(cls, routine) == MOVE_CONSTRUCTOR

    def is_constructed(self, cls: ClassType) -> bool:
        """Whether objects of the class are made by a constructor: it declares one, or a member or base class asks for
        one. A copy of such an object is a value without cv-qualifiers, of others one with those of the target
        (observed)."""
        known = self._constructed.get(cls)
        if known is None:
            known = self._is_constructed(cls)
            self._constructed[cls] = known
        return known

    def _is_constructed(self, cls: ClassType) -> bool:
        engine = self.engine
        if cls.closure is not None:
            return not self.trivial_default(cls)
        if engine.declare.constructors(cls):
            return True
        if any(self.is_constructed(base.type) for base in engine.classes.bases(cls)):
            return True
        for field in engine.classes.fields(cls):
            type_ = engine.declare_types.field_type(field)
            if engine.classes.has_initialiser(field) or isinstance(bare(type_), ReferenceType):
                return True
            element = self.element_class(type_)
            if element is not None and self.is_constructed(element):
                return True
        return False

    def is_copy(self, routine: Routine) -> bool:
        """Whether a constructor copies or moves an object of its class."""
        owner = routine.owner()
        if owner is None or routine in self._copying:
            return owner is not None
        if self.engine.implicit.which(owner, routine) not in (COPY_CONSTRUCTOR, MOVE_CONSTRUCTOR):
            return False
        self._copying.add(routine)
        return True

    def trivial_default(self, cls: ClassType) -> bool:
        """Whether the default constructor is trivial."""
        return self.engine.implicit.has_trivial(cls, DEFAULT_CONSTRUCTOR)

    def require_complete_target(self, pointer: Expression) -> None:
        """What a pointer moves over has a size: no incomplete class ([expr.add]/2), and for some operators no void."""
        found = bare(pointer.type)
        if not isinstance(found, PointerType):
            return
        cls = class_of(found.target)
        if is_void(found.target) or (cls is not None and self.is_never_defined(cls)):
            raise Mistake(num.NO_COMPLETE_OBJECT, "pointer to an incomplete type", pointer.start)

    def is_never_defined(self, cls: ClassType) -> bool:
        """Whether the unit declares a class and does not define it."""
        declared = not cls.dependent and cls.brace < 0 and cls.template is None and cls.closure is None
        return declared and not self.engine.classes.is_complete(cls)

    def element_class(self, type_: Type) -> ClassType | None:
        """The class of an object, or of the elements of an array."""
        at = type_.skip_arrays()
        return class_of(at)
