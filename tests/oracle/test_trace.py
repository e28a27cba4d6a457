"""Same behaviour: the trace under the tracing run-time is that of the real build."""

from __future__ import annotations

import pytest

from tests.oracle.pipeline import Engine
from tests.oracle.traced import TracedProgram, difference, parameter_table, reference_trace, traced_programs


@pytest.mark.toolkit
@pytest.mark.parametrize("program", traced_programs(), ids=lambda program: program.name)
def test_same_trace(program: TracedProgram, engine: Engine) -> None:
    """The trace of the program with cufe's host files equals the one of the real build."""
    assert difference(program, engine) == ""


@pytest.mark.toolkit
def test_the_trace_sees_registrations_launches_and_arguments() -> None:
    """The trace of a known program holds what the program does: nothing is compared with nothing."""
    program = next(program for program in traced_programs() if program.name == "plain")
    _, trace = reference_trace(program)
    assert "register function c_name" in trace
    assert "launch c_name grid 1 2 3 block 4 5 6 shared 0 stream (nil) args 0000000000010000 00002040" in trace


def test_parameter_table_reads_sizes_and_values() -> None:
    """The table for the run-time comes from the declarations in the PTX."""
    ptx = """
.visible .entry _Z1kPi1Sc(
\t.param .u64 .ptr .align 1 _Z1kPi1Sc_param_0,
\t.param .align 8 .b8 _Z1kPi1Sc_param_1[24],
\t.param .u8 _Z1kPi1Sc_param_2
)
{
}
.visible .entry _Z4nonev()
{
}
.visible .global .attribute(.managed) .align 4 .u32 m = 3;
.visible .const .align 4 .f32 c[2] = {0f3F800000, 0f40000000};
"""
    assert parameter_table(ptx) == [
        "kernel _Z1kPi1Sc 8 24 1",
        "kernel _Z4nonev",
        "value m 03000000",
        "value c 0000803f00000040",
    ]
