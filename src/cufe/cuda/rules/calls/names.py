"""How messages about calls show functions: the caller by its bare name, the callee demangled.

Observed: diagnostics-a 2.6.  Behind the first error of a run the front end has no types left for mangled names: each
becomes `1?`, and a name in which one stood is shown mangled."""

from cufe.cuda.rules.calls.placeholders import mangled
from cufe.final import TYPE_CHECKING, Final
from cufe.il import entities as en
from cufe.il import type_kinds as tk
from cufe.il import types as t
from cufe.il.addresses import Addresses
from cufe.il.constants import Constant, IntegerConstant
from cufe.il.entities import ClassType, EnumType, Namespace, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.templates import PACK, TemplateArgument
from cufe.il.type_names import TypeNames
from cufe.sema.answers import Dependent, IllFormed, Unknown

if TYPE_CHECKING:
    from cufe.sema.engine import Engine

_UNNAMED: Final = "_NV_ANON_NAMESPACE"


def caller_name(routine: Routine, names: TypeNames) -> str:
    """`f`, `operator()`, `operator int`, `~Q`."""
    return names.entities.bare(routine)


class CalleeNames:
    """Names of callees in the demangled form."""

    def __init__(self, engine: "Engine") -> None:
        self.engine: Engine = engine
        self.types: TypeNames = TypeNames(Addresses())

    def of(self, routine: Routine, after_error: bool) -> str:
        """`N::f(int, float *)`; `after_error`: an error has been reported."""
        type_ = self._type(routine)
        if after_error and type_ is not None:
            text = mangled(routine, type_)
            if text:
                return text
        return self._function(routine, type_)

    def without_parameters(self, routine: Routine) -> str:
        """`N::f`, `f<int> `, `C::operator () const`: how the device compiler shows callers and what it lacks."""
        type_ = self._type(routine)
        name = self._scope(routine) + self._name(routine, type_)
        if routine.template is not None and routine.arguments:
            name += "<" + self._arguments(routine.arguments) + "> "
        return name + ("" if type_ is None else _qualifiers(type_))

    def variable(self, variable: Variable) -> str:
        """`N::v`."""
        return self._scope(variable) + variable.name

    def _type(self, routine: Routine) -> t.RoutineType | None:
        try:
            found = self.engine.declare_types.routine_type(routine).skip_typerefs()
        except (Unknown, IllFormed, Dependent):
            return None
        return found if isinstance(found, t.RoutineType) else None

    def _function(self, routine: Routine, type_: t.RoutineType | None) -> str:
        name = self._scope(routine) + self._name(routine, type_)
        if routine.flags & en.EXTERN_C and not isinstance(routine.parent, ClassType):
            return name
        shown = type_
        if routine.template is not None and routine.arguments:
            name += "<" + self._arguments(routine.arguments) + "> "
            shown = self._generic(routine) or type_
            if shown is not None and routine.special not in (en.SFK_CONSTRUCTOR, en.SFK_CONVERSION):
                is_global = routine.parent is None or _is_global(routine.parent)
                name = f"{self.type(shown.result)} {' ::' if is_global else ''}{name}"
        parameters = "..." if shown is None else self._parameters(shown)
        cv = "" if shown is None else _qualifiers(shown)
        return f"{name}({parameters}){cv}"

    def _generic(self, routine: Routine) -> t.RoutineType | None:
        template = routine.template
        if template is None:
            return None
        prototype = self.engine.templates.prototype(template)
        return self._type(prototype) if isinstance(prototype, Routine) else None

    def _parameters(self, type_: t.RoutineType) -> str:
        texts = [self.type(parameter) for parameter in type_.parameters]
        if type_.variadic:
            texts.append("...")
        return ", ".join(texts)

    def _name(self, routine: Routine, type_: t.RoutineType | None) -> str:
        if routine.special == en.SFK_OPERATOR:
            return f"operator {routine.operator}"
        if routine.special == en.SFK_CONVERSION and type_ is not None:
            return f"operator {self.type(type_.result)}"
        if routine.special == en.SFK_UDL_OPERATOR:
            return f'operator ""{routine.operator}'
        if routine.special in (en.SFK_CONSTRUCTOR, en.SFK_DESTRUCTOR) and isinstance(routine.parent, ClassType):
            mark = "~" if routine.special == en.SFK_DESTRUCTOR else ""
            return mark + self._own_name(routine.parent)
        return routine.name

    def _own_name(self, cls: ClassType) -> str:
        return cls.name or cls.typedef_name

    def _scope(self, entity: Entity) -> str:
        """`N::C::`, `f(int)::L::`, `f()::[lambda() (instance 1)]::`."""
        around = entity.parent
        if around is None or _is_global(around):
            return ""
        if isinstance(around, Routine):
            return f"{self._function(around, self._type(around))}::"
        if isinstance(around, ClassType):
            return f"{self._scope(around)}{self._class(around)}::"
        return f"{self._scope(around)}{around.name or _UNNAMED}::"

    def _class(self, cls: ClassType) -> str:
        if cls.closure is not None:
            operator = next((one for one in self._operators(cls)), None)
            type_ = self._type(operator) if operator is not None else None
            parameters = "" if type_ is None else self._parameters(type_)
            return f"[lambda({parameters}) (instance {self._instance(cls)})]"
        name = self._own_name(cls)
        if cls.template is not None:
            name += f"<{self._arguments(cls.arguments)}> "
        return name

    def _operators(self, cls: ClassType) -> list[Routine]:
        state = self.engine.lambdas.state(cls)
        if state is None or state.made.routine is None:
            return []
        return [state.made.routine]

    def _instance(self, cls: ClassType) -> int:
        """The number of a lambda among those of its function, or of its file."""
        count = 1
        for other in self.engine.lambdas.closures():
            if other is not cls and other.parent is cls.parent and other.token < cls.token:
                count += 1
        return count

    # --- types ---------------------------------------------------------------------------------------------------

    def type(self, type_: t.Type) -> str:
        """A type as the demangler writes it."""
        at = type_.skip_typerefs() if not isinstance(type_, t.QualifiedType) else type_
        if isinstance(at, t.QualifiedType):
            target = at.target
            word = "const " if at.own & tk.CONST else ""
            word += "volatile " if at.own & tk.VOLATILE else ""
            if isinstance(target.skip_typerefs(), t.PointerType):
                return f"{self.type(target)}{word.rstrip()}"
            return word + self.type(target)
        if isinstance(at, t.PointerType):
            return self._compound(at.target, "*")
        if isinstance(at, t.ReferenceType):
            return self._compound(at.target, "&&" if at.rvalue else "&")
        if isinstance(at, (ClassType, EnumType)):
            return self._nested(at)
        if isinstance(at, t.TemplateParamType):
            return f"T{at.position}"
        return self.types.of(at.canonical)

    def _compound(self, target: t.Type, mark: str) -> str:
        inner = self.type(target)
        bare = target.skip_typerefs()
        if isinstance(bare, (t.RoutineType, t.ArrayType)):
            return self.types.of(self.engine.types.pointer(target).canonical)
        blank = " " if inner.startswith("    ") else ""
        joint = "" if inner.endswith(("*", "&")) else " "
        return f"{blank}{inner}{joint}{mark}"

    def _nested(self, type_: ClassType | EnumType) -> str:
        scope = self._scope(type_)
        name = self._class(type_) if isinstance(type_, ClassType) else type_.name or type_.typedef_name
        return f" ::{scope}{name}" if scope else f"    ::{name}"

    def _arguments(self, arguments: tuple[TemplateArgument, ...]) -> str:
        texts: list[str] = []
        for argument in arguments:
            parts = argument.pack if argument.kind == PACK else [argument]
            for part in parts:
                if part.type is not None:
                    texts.append(self.type(part.type))
                elif part.constant is not None:
                    texts.append(self._value(part.constant))
                elif part.template is not None:
                    texts.append(f" ::{part.template.name}")
        last = arguments[-1] if arguments else None
        ends = " " if last is not None and last.kind == PACK else ""
        return ", ".join(texts) + ends

    def _value(self, constant: Constant) -> str:
        if isinstance(constant, IntegerConstant):
            marks = {"long": "l", "unsigned int": "u", "unsigned long": "ul", "long long": "ll"}
            name = self.types.of(constant.type.canonical)
            return f"({name}){constant.value}{marks.get(name, '')}"
        text = self.types.constant(constant)
        return "& ::" + text[1:] if text.startswith("&") else text


def _qualifiers(type_: t.RoutineType) -> str:
    text = " const" if type_.cv & tk.CONST else ""
    return text + (" volatile" if type_.cv & tk.VOLATILE else "")


def _is_global(entity: Entity) -> bool:
    return isinstance(entity, Namespace) and entity.parent is None
