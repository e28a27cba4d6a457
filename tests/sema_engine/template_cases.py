"""Small programs about templates, checked by g++ and by the engine: `same` names pairs of equal types, `call`
calls of overload sets with the type of their result, `deduce` class templates whose arguments are deduced."""

import re
import shutil
import subprocess
from pathlib import Path

from cufe.il.entities import Typedef
from cufe.il.expressions import LVALUE, PRVALUE, XVALUE, Expression
from cufe.il.templates import TEMPLK_CLASS, Template, TemplateArgument
from cufe.il.types import ReferenceType, Type
from cufe.sema.engine import Engine, open_engine

_SAME = re.compile(r"^same (\w+): (.*) == (.*);$")
_CALL = re.compile(r"^(?:call|deduce) (\w+): ([\w:]+)(<.*>)?\((.*)\) -> (.*);$")

PRELUDE = """
template <class, class> struct equal_types { static constexpr bool value = false; };
template <class T> struct equal_types<T, T> { static constexpr bool value = true; };
template <class T> T &&value_of();
"""


class Program:
    """A program with its cases taken out; argument types of a call are separated by `;`."""

    def __init__(self, text: str) -> None:
        self.same: list[str] = []
        #: function, number of arguments, whether template arguments are written
        self.calls: dict[str, tuple[str, int, bool]] = {}
        lines: list[str] = []
        checks: list[str] = []
        for line in text.splitlines():
            same = _SAME.match(line)
            call = _CALL.match(line)
            if same:
                name, left, right = same.groups()
                lines.append(f"using left_{name} = {left}; using right_{name} = {right};")
                checks.append(f'static_assert(equal_types<left_{name}, right_{name}>::value, "{name}");')
                self.same.append(name)
            elif call:
                name, function, explicit, arguments, result = call.groups()
                types = [argument.strip() for argument in arguments.split(";") if argument.strip()]
                for index, argument in enumerate(types):
                    lines.append(f"using argument_{name}_{index} = {argument};")
                lines.append(f"using right_{name} = {result};")
                values = ", ".join(f"value_of<argument_{name}_{index}>()" for index in range(len(types)))
                written = f"{function}{explicit or ''}({values})"
                checks.append(f'static_assert(equal_types<decltype({written}), right_{name}>::value, "{name}");')
                if explicit:
                    lines.append(f"using written_{name} = decltype({written});")
                self.calls[name] = (function, len(types), bool(explicit))
            else:
                lines.append(line)
        self.source = PRELUDE + "\n".join(lines) + "\n"
        self.judged = self.source + "\n".join(checks) + "\n"

    def judge(self, path: Path, standard: int) -> str:
        """What g++ says about the program; empty where it agrees or is not at hand."""
        if shutil.which("g++") is None:
            return ""
        path.write_text(self.judged)
        command = ["g++", f"-std=c++{standard}", "-fsyntax-only", "-x", "c++", str(path)]
        return subprocess.run(command, capture_output=True, text=True, check=False).stderr

    def wrong(self, standard: int) -> list[str]:
        """The cases in which the engine says something else."""
        engine = open_engine(self.source.encode(), standard)
        found: list[str] = []
        for name in self.same:
            if not self._holds(engine, f"left_{name}", f"right_{name}"):
                found.append(name)
        for name, (function, count, written) in self.calls.items():
            arguments = [argument(typedef(engine, f"argument_{name}_{index}")) for index in range(count)]
            template = engine.names.unqualified(function, engine.declare.root, 1 << 60)[0]
            right = typedef(engine, f"right_{name}").canonical
            if isinstance(template, Template) and template.kind == TEMPLK_CLASS:
                if engine.class_deduction.deduce_class(template, arguments) is not right:
                    found.append(name)
                continue
            candidates = engine.names.unqualified(function, engine.declare.root, 1 << 60)
            explicit = explicit_arguments(engine, f"written_{name}", function) if written else None
            routine = engine.overloads.resolve(candidates, arguments, None, explicit).routine
            if routine is None:
                found.append(name)
                continue
            result = engine.declare_types.routine_type(routine).result
            if result.canonical is not right:
                found.append(name)
        return found

    def _holds(self, engine: Engine, left: str, right: str) -> bool:
        return typedef(engine, left).canonical is typedef(engine, right).canonical


def typedef(engine: Engine, name: str) -> Type:
    """The type of a typedef name at namespace scope."""
    entity = engine.names.unqualified(name, engine.declare.root, 1 << 60)[0]
    assert isinstance(entity, Typedef)
    return engine.declare_types.typedef_type(entity)


def explicit_arguments(engine: Engine, alias: str, function: str) -> list[TemplateArgument]:
    """The template arguments in `using alias = decltype(function<...>(...))`."""
    root = engine.declare.root
    token = engine.names.unqualified(alias, root, 1 << 60)[0].token
    while engine.lexemes[token] != function:
        token += 1
    node = engine.fragments.name(token, len(engine.kinds)).own_arguments()
    assert node is not None
    return engine.template_arguments.read(node, root)


def argument(type_: Type) -> Expression:
    """An expression of a type: `T&` an lvalue, anything else an xvalue, as a call of `T &&f()` gives it."""
    bare = type_.skip_typerefs()
    if isinstance(bare, ReferenceType):
        return Expression(0, bare.target, XVALUE if bare.rvalue else LVALUE, -1)
    return Expression(0, type_, XVALUE if not type_.dependent else PRVALUE, -1)
