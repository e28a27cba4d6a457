"""Overload sets with calls, judged by g++ and by the engine.

`set N: declarations` has `@` for each result type; `N(arguments) -> k` says which of them is called, counted from 0,
or `none` or `ambiguous`; with `=>` only the original tool says so.  `N: A + B -> k` is the same for an operator, k may
be `builtin`.  An argument is a type (`T` a prvalue, `T&` an lvalue, `T&&` an xvalue), an integer or a list of arguments
in braces; `;` separates arguments."""

import re
import shutil
import subprocess
from pathlib import Path

from cufe.il.constants import IntegerConstant
from cufe.il.context import Context
from cufe.il.entities import ClassType, Namespace, Typedef
from cufe.il.entity import Entity
from cufe.il.expressions import BracedInitList, ConstantExpression, Expression
from cufe.il.types import Type
from cufe.sema.engine import Engine, open_engine
from cufe.sema.overload.candidates import Resolution
from cufe.sema.overload.sequences import value_of

_SET = re.compile(r"^set (\w+): (.*)$")
_CALL = re.compile(r"^(\w+)\((.*)\) (->|=>) (\w+)$")
_OPERATOR = re.compile(r"^(\w+): (.*?) ([^\w\s&*]+|&&|\|\||[-+*|]=?|,) (.*) -> (\w+)$")
EVERYWHERE = 1 << 60

PRELUDE = """
template <int N> struct R { static constexpr int value = N; };
template <class T> struct Result { static constexpr int value = -2; };
template <int N> struct Result<R<N>> { static constexpr int value = N; };
template <class T> T pv();
template <class T, class U> struct Same { using type = U; };
"""


class Case:
    """One call: the set, the arguments as they are written, what is called."""

    def __init__(self, group: str, operator: str, arguments: list[str], expected: str) -> None:
        self.group: str = group
        self.operator: str = operator
        self.arguments: list[str] = arguments
        self.expected: str = expected
        #: g++ says the same
        self.judged: bool = True


class Overloads:
    """A file of cases, as a program: types of arguments are aliases `A0`, `A1`, ... in the namespace of their set."""

    def __init__(self, text: str) -> None:
        self.cases: list[Case] = []
        self.types: list[str] = []
        lines: list[str] = [PRELUDE]
        for line in text.splitlines():
            group = _SET.match(line)
            call = _CALL.match(line)
            operator = _OPERATOR.match(line)
            if group:
                lines.append(f"namespace {group[1]} {{ {self._numbered(group[2])} }}")
                continue
            if call:
                name = call[1]
                parts = [part for part in call[2].split(";") if part.strip()]
            elif operator:
                name = operator[1]
                parts = [operator[2], operator[4]]
            else:
                lines.append(line)
                continue
            known = len(self.types)
            arguments = [self._argument(part) for part in parts]
            for index in range(known, len(self.types)):
                lines.append(f"namespace {name} {{ using A{index} = {self.types[index]}; }}")
            expected = call[4] if call else operator[5] if operator else ""
            case = Case(name, operator[3] if operator else "", arguments, expected)
            case.judged = call is None or call[3] == "->"
            self.cases.append(case)
        self.source: str = "\n".join(lines) + "\n"

    def _numbered(self, declarations: str) -> str:
        """Each declaration gets a result type of its own: `@` stands for it."""
        parts = declarations.split("@")
        return parts[0] + "".join(f"R<{index}>{part}" for index, part in enumerate(parts[1:]))

    def _argument(self, text: str) -> str:
        """The argument with names for its types."""
        text = text.strip()
        if text.startswith("{"):
            inner = text[1:-1].strip()
            return "{" + ", ".join(self._argument(part) for part in split(inner)) + "}" if inner else "{}"
        if text.isdigit():
            return text
        self.types.append(text)
        return f"A{len(self.types) - 1}"

    def judge(self, path: Path, standard: int) -> str:
        """What g++ says against the expectations; empty where it agrees or is not at hand."""
        if shutil.which("g++") is None:
            return ""
        lines = [self.source]
        for index, case in enumerate(self.cases):
            if not case.judged:
                continue
            if case.expected in ("none", "ambiguous") and not re.search(r"\bA\d", " ".join(case.arguments)):
                continue  # a call of constants alone would be an error in the template
            written = [re.sub(r"\bA(\d+)\b", r"pv<typename Same<T, A\1>::type>()", given) for given in case.arguments]
            if case.operator:
                call = f"({written[0]} {case.operator} {written[1]})"
            else:
                call = f"f({', '.join(written)})"
            value = {"none": "-1", "ambiguous": "-1", "builtin": "-2"}.get(case.expected, case.expected)
            lines.append(
                f"namespace {case.group} {{ template <class T> auto t{index}(int) -> Result<decltype({call})>; "
                f"template <class T> R<-1> t{index}(...); "
                f'static_assert(decltype(t{index}<int>(0))::value == {value}, "case {index}"); }}'
            )
        path.write_text("\n".join(lines))
        command = ["g++", f"-std=c++{standard}", "-fsyntax-only", "-w", "-x", "c++", str(path)]
        return subprocess.run(command, capture_output=True, text=True, check=False).stderr

    def wrong(self, standard: int) -> list[str]:
        """The cases in which the engine says something else."""
        engine = open_engine(self.source.encode(), standard)
        found: list[str] = []
        for index, case in enumerate(self.cases):
            said = self.answer(engine, case)
            if said != case.expected:
                types = [self.types[int(name[1:])] for name in re.findall(r"A\d+", " ".join(case.arguments))]
                found.append(f"{index}: {case.group} {case.operator} {types}: {said}, not {case.expected}")
        return found

    def answer(self, engine: Engine, case: Case) -> str:
        """What the engine chooses."""
        group = engine.names.unqualified(case.group, engine.declare.root, EVERYWHERE)[0]
        assert isinstance(group, Namespace) and group.context is not None
        arguments = [expression(engine, group.context, argument) for argument in case.arguments]
        if case.operator:
            operator = engine.operator_overloads.resolve(case.operator, arguments, group.context, EVERYWHERE)
            if operator is None or operator.usual_meaning or operator.builtin is not None:
                return "builtin"
            return verdict(engine, operator)
        candidates: list[Entity] = engine.names.qualified(group, "f", EVERYWHERE)
        return verdict(engine, engine.overloads.resolve(candidates, arguments))


def verdict(engine: Engine, resolution: Resolution) -> str:
    """The number in the result type of the chosen function."""
    if resolution.routine is None:
        return "ambiguous" if resolution.ambiguous else "none"
    if any(sequence.ambiguous for sequence in resolution.sequences):
        return "ambiguous"
    result = engine.declare_types.result_type(resolution.routine).skip_typerefs()
    constant = result.arguments[0].constant if isinstance(result, ClassType) and result.arguments else None
    return str(constant.value) if isinstance(constant, IntegerConstant) else "builtin"


def split(text: str) -> list[str]:
    """The elements of a list, split at commas outside of inner braces and angle brackets."""
    found = [""]
    depth = 0
    for character in text:
        depth += (character in "{<(") - (character in "}>)")
        if character == "," and depth == 0:
            found.append("")
        else:
            found[-1] += character
    return found


def expression(engine: Engine, context: Context, text: str) -> Expression:
    """An argument as an operand."""
    types = engine.types
    if text.startswith("{"):
        inner = text[1:-1].strip()
        items = [expression(engine, context, part.strip()) for part in split(inner)] if inner else []
        return BracedInitList(items, types.unknown, -1)
    if text.isdigit():
        return ConstantExpression(IntegerConstant(types.int, int(text)), -1)
    return value_of(typedef(engine, context, text))


def typedef(engine: Engine, context: Context, name: str) -> Type:
    """The type of an alias."""
    found = engine.names.unqualified(name, context, EVERYWHERE)[0]
    assert isinstance(found, Typedef)
    return engine.declare_types.typedef_type(found)
