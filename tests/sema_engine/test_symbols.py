"""The names of all functions that g++ puts into an object, against those that the engine gives to what it finds."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from cufe.il.entities import ClassType, Routine, Variable
from cufe.il.entity import Entity
from cufe.il.walk import Walk
from cufe.sema.answers import Dependent, IllFormed, Unknown
from cufe.sema.engine import Engine, open_engine
from cufe.sema.linkage.mangler import mangled

CASES = Path(__file__).resolve().parents[1] / "cases/il"
PROGRAMS = (
    "basic_lookup_argdep_01", "basic_lookup_argdep_02", "basic_lookup_qual_01", "basic_scope_01", "basic_types_01",
    "class_conv_01", "class_copy_02", "class_ctor_01", "class_derived_01", "class_friend_01", "class_local_01",
    "class_oper_02", "class_virtual_01", "conv_list_seq_01", "conv_user_01", "dcl_fct_01", "dcl_namespace_01",
    "dcl_fct_def_01", "expr_call_nested_01", "over_addr_01", "over_oper_01", "over_template_01", "temp_class_01",
    "temp_crtp_01", "temp_deduct_partial_01", "temp_fct_deduct_01", "temp_inst_03", "temp_mem_01",
    "temp_overload_set_01",
    "temp_spec_01", "temp_variadic_02", "temp_tuple_01", "temp_many_01",
)  # fmt: skip
#: what the compiler makes on its own
_MADE = ("_GLOBAL__", "_Z41__static_initialization", "_ZTh", "_ZTv", "_ZTc")
_VARIANTS = (("C1E", "C2E"), ("D1E", "D0E"), ("D1E", "D2E"), ("C1I", "C2I"))


class Reached:
    """The functions of a unit: those it defines, and what they and the instances among them use."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.found: dict[Entity, None] = {}
        self.waiting: list[Routine] = []

    def names(self) -> set[str]:
        engine = self.engine
        end = len(engine.unit)
        for routine in (*engine.definitions.between(0, end), *engine.instantiations.routines(0, end)):
            self._note(routine)
        walk = Walk()
        walk.replaces = True
        walk.entry_replace = self._note
        for variable in engine.definitions.initialised(0, end):
            init = engine.declared_initialisers.of_variable(variable) if isinstance(variable, Variable) else None
            if init is not None:
                walk.init(init)
        while self.waiting:
            scope = engine.functions.body(self.waiting.pop())
            if scope is not None:
                walk.function(scope)
        return {name for entity in self.found for name in self._spelled(entity)}

    def _note(self, entity: Entity) -> Entity:
        if isinstance(entity, Routine) and entity not in self.found:
            self.found[entity] = None
            self.waiting.append(entity)
            owner = entity.owner()
            if owner is not None and not owner.dependent:
                self._members(owner)
        return entity

    def _members(self, cls: ClassType) -> None:
        """Virtual functions are used by their class, special members by those of the classes around it."""
        engine = self.engine
        if cls in self.found:
            return
        self.found[cls] = None
        for routine in (*engine.classes.constructors(cls), *engine.classes.assignments(cls)):
            if isinstance(routine, Routine):
                self._note(routine)
        self._note(engine.classes.destructor(cls))
        for field in engine.classes.fields(cls):
            type_ = engine.declare_types.field_type(field).skip_typerefs()
            if isinstance(type_, ClassType):
                self._members(type_)
        for base in engine.classes.bases(cls):
            self._members(base.type)

    def _spelled(self, entity: Entity) -> list[str]:
        if not isinstance(entity, Routine):
            return []
        try:
            name = mangled(self.engine, entity)
        except (Unknown, IllFormed, Dependent):
            return []
        return [name, *[name.replace(one, other) for one, other in _VARIANTS if one in name]]


def _symbols(source: Path, standard: int, folder: Path) -> set[str]:
    """The functions that an object of g++ defines or needs."""
    made = folder / "a.o"
    command = ["g++", "-x", "c++", f"-std=c++{standard}", "-w", "-O0", "-c", str(source), "-o", str(made)]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        pytest.skip("g++ rejects the program")
    listed = subprocess.run(["nm", str(made)], check=True, capture_output=True, text=True).stdout
    found: set[str] = set()
    for line in listed.splitlines():
        sort, name = line.split()[-2:]
        if sort in "tTwW" and not name.startswith(_MADE):
            found.add(name)
    return found


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str, tmp_path: Path) -> None:
    """Every function of the object is one that the engine knows by that name.  (Functions with several lambdas are left
    out: g++ 12 numbers them without regard to their parameters.)"""
    path = CASES / f"{name}.cu"
    text = path.read_text()
    standard = int(text.splitlines()[0].removeprefix("// c++"))
    wanted = _symbols(path, standard, tmp_path)
    found: list[set[str]] = []
    sys.setrecursionlimit(100_000)
    before = threading.stack_size(1 << 29)
    reached = Reached(open_engine(text.encode(), standard))
    thread = threading.Thread(target=lambda: found.append(reached.names()))
    thread.start()
    threading.stack_size(before)
    thread.join()
    assert found
    missing = sorted(wanted - found[0])
    assert not missing
