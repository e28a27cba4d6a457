"""Types that device code does not have: vectors of the host compiler and 128-bit floating-point numbers (20106).

Observed: told at the names of functions of the device and of variables with a memory space whose type is or contains
such a type, and in functions of the device where the type of a variable is named.  The host pass tells of vectors in
the functions that are for the device alone."""

from cufe.checks.declarations.block_variables import Locals
from cufe.cuda.marks import DEVICE, GLOBAL, HOST, MEMORY_SPACES
from cufe.cuda.rules.calls.spaces import typed_for_device
from cufe.cuda.rules.declared import Declared, declared_by
from cufe.cuda.rules.device.variables import device_functions, variable_type
from cufe.cuda.rules.examined import ExaminedUnit
from cufe.final import TYPE_CHECKING, Final
from cufe.il import type_kinds as tk
from cufe.il.entities import ClassType, Variable
from cufe.il.types import ArrayType, FloatType, PointerType, ReferenceType, RoutineType, Type, VectorType
from cufe.sema.failures import guarded, unanswered
from cufe.sema.message_names import MessageNames
from cufe.syntax import cutter as c
from cufe.syntax import nodes as n
from cufe.syntax.cutter import Piece
from cufe.text.settings import Architecture

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_UNSUPPORTED: Final = 20106

#: the first architecture with 128-bit floating-point numbers
_WITH_FLOAT128: Final = 100


class UnsupportedTypes:
    """Looks for such types in others; what was asked for classes is remembered."""

    def __init__(self, examined: ExaminedUnit) -> None:
        self.examined: ExaminedUnit = examined
        self.engine: Engine = examined.engine()
        self.architecture: Architecture | None = examined.architecture
        self.names: MessageNames = MessageNames()
        self._classes: dict[ClassType, str] = {}
        #: specifiers in bodies that were judged, with the token at which an instance is used
        self._told: set[tuple[int, int]] = set()

    def check(self) -> None:
        """Judges declarations, in the device pass alone, and bodies."""
        if self.architecture is not None:
            self._declarations()
        self._bodies(device_functions(self.examined))

    def _declarations(self) -> None:
        done: set[int] = set()
        marks = self.examined.marks
        for start, end in self.examined.stretches:
            for index in marks.between(start, end):
                path = self.examined.cutter.path(marks.first[index])
                if not marks.words[index] & (GLOBAL | MEMORY_SPACES) or not path or path[-1].start in done:
                    continue
                done.add(path[-1].start)
                if path[-1].sort in (c.FUNCTION, c.SIMPLE):
                    for one in declared_by(self.examined, path):
                        self._declaration(one, path)

    def _declaration(self, one: Declared, path: list[Piece]) -> None:
        if one.is_template or one.flags & n.TYPEDEF or one.declaration.instantiation >= 0:
            return
        with guarded():
            if one.function() is None:
                type_ = variable_type(one) if one.words & MEMORY_SPACES else None
            else:
                routine = self.engine.definitions.at(path) if one.words & (DEVICE | GLOBAL) else None
                type_ = None if routine is None else self.engine.declare_types.routine_type(routine)
            if type_ is not None:
                self._judge(type_, one.name_token, one.name_token)

    def _bodies(self, functions: list[list[Piece]]) -> None:
        for typed, space in typed_for_device(self.engine, functions):
            if self.architecture is None and space & HOST:
                continue
            for variable in Locals(typed.scope).variables():
                self.specifiers(variable, typed.used_at)

    def specifiers(self, variable: Variable, used_at: int) -> None:
        """In a body the type is reported where it is named, once for all declarators."""
        declared = variable.declarations[0] if variable.declarations else None
        declaration = declared.binding.declaration if declared is not None else None
        if declared is None or declaration is None or declaration.specifiers.sort == n.PLACEHOLDER:
            return
        token = declaration.specifiers.start
        if (token, used_at) in self._told:
            return
        self._told.add((token, used_at))
        with unanswered:
            base = self.engine.specifiers.base_type(declaration.specifiers, declared.context)
            self._judge(self.engine.types.unqualified(base), token, used_at if used_at >= 0 else token)

    def _judge(self, type_: Type, token: int, found_at: int) -> None:
        with unanswered:
            what = self._part(type_)
            if what:
                verb = "is" if isinstance(type_.skip_typerefs(), (VectorType, FloatType)) else "contains"
                self.examined.add_late(_UNSUPPORTED, token, found_at, self.names.fill_in(type_), verb, what)

    def _part(self, type_: Type) -> str:
        """What a type is or contains, in words; empty for a type that device code has."""
        at = type_.skip_typerefs()
        if isinstance(at, VectorType):
            return "vector"
        if isinstance(at, FloatType):
            old = self.architecture is not None and self.architecture.number < _WITH_FLOAT128
            return "128-bit floating-point" if at.float_kind == tk.FLOAT128 and old else ""
        if isinstance(at, (PointerType, ReferenceType)):
            return self._part(at.target)
        if isinstance(at, ArrayType):
            return self._part(at.element)
        if isinstance(at, RoutineType):
            return next((part for part in map(self._part, [at.result, *at.parameters]) if part), "")
        return self._class(at) if isinstance(at, ClassType) else ""

    def _class(self, cls: ClassType) -> str:
        known = self._classes.get(cls)
        if known is None:
            self._classes[cls] = ""
            types = [self.engine.declare_types.field_type(field) for field in self.engine.classes.fields(cls)]
            types += [base.type for base in self.engine.classes.bases(cls)]
            known = self._classes[cls] = next((part for part in map(self._part, types) if part), "")
        return known
