"""Default constructors that are defaulted as constexpr and could not be ([dcl.fct.def.default]/3): 2403, 2422.

Asked are classes that are no templates; one that is defaulted behind its class is left to the compiler behind cufe."""

from cufe.checks.user_code import UserCode
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Field, Routine
from cufe.sema.declared.contexts import ClassContext
from cufe.sema.declared.implicit import DEFAULT_CONSTRUCTOR
from cufe.sema.expr.operands import class_of
from cufe.sema.failures import unanswered
from cufe.text import kinds as k

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_VIRTUAL_BASE: Final = 2403
_NOT_CONSTEXPR: Final = 2422

#: the standard from which on members need no value
_UNINITIALISED: Final = 2020



class ConstexprDefaults:
    """Judges such classes."""

    def __init__(self, code: UserCode, engine: "Engine") -> None:
        self.code: UserCode = code
        self.engine: Engine = engine

    def judge(self, cls: ClassType) -> None:
        if cls.dependent or cls.is_prototype or cls.template is not None:
            return
        with unanswered:
            for constructor in self.engine.declare.constructors(cls):
                if isinstance(constructor, Routine) and self._is_asked(constructor):
                    self._constructor(cls, constructor)

    def _is_asked(self, constructor: Routine) -> bool:
        """Whether a constructor without parameters is constexpr and defaulted in its class."""
        if not constructor.flags & en.DEFAULTED or not constructor.flags & (en.CONSTEXPR | en.CONSTEVAL):
            return False
        is_in_class = len(constructor.declarations) == 1 and isinstance(
            constructor.declarations[0].context, ClassContext
        )
        return is_in_class and not self.engine.declare_types.routine_type(constructor).parameters

    def _constructor(self, cls: ClassType, constructor: Routine) -> None:
        declared = constructor.declarations[0]
        name = declared.binding.name
        if self.engine.member_initialisers.virtual_bases(cls):
            self.code.add(_VIRTUAL_BASE, self.code.kinds.find(k.CONSTEXPR, declared.piece.start, name))
        elif not self._could_be(cls):
            self.code.add(_NOT_CONSTEXPR, name)

    def _could_be(self, cls: ClassType) -> bool:
        """Whether the constructor gives everything a value by constexpr functions; default member initialisers are
        not looked into (observed)."""
        fields = self.engine.classes.fields(cls)
        if cls.kind == tk.TK_UNION:
            return not fields or any(self.engine.classes.has_initialiser(field) for field in fields)
        bases = [base.type for base in self.engine.classes.bases(cls)]
        return all(self._makes(base) for base in bases) and all(self._is_set(field) for field in fields)

    def _is_set(self, field: Field) -> bool:
        inner = class_of(field.type) if field.anonymous and field.type is not None else None
        if inner is not None:
            return self._could_be(inner)
        if not field.name or self.engine.classes.has_initialiser(field):
            return True
        cls = self.engine.objects.element_class(self.engine.declare_types.field_type(field))
        if cls is None:
            return self.engine.language.standard >= _UNINITIALISED
        return self._makes(cls)

    def _makes(self, cls: ClassType) -> bool:
        """Whether a constexpr default constructor makes a part."""
        operation = self.engine.implicit.operation(cls, DEFAULT_CONSTRUCTOR)
        return operation is None or self.engine.constexpr_functions.is_constexpr(operation)
