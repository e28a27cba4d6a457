"""Everyday mistakes are told of, however long the user's file is; no line is called wrong that is not."""

from __future__ import annotations

import pytest

from tests.oracle.everyday import FOLDER, compared
from tests.oracle.pipeline import Engine

#: how many of the real tool's diagnostics are told of a file, whatever else there is: may only rise
_FLOORS = {
    "calls": 34, "class_members": 26, "control_flow": 34, "conversions": 50, "operators": 37, "syntax_kernels": 29,
    "syntax_lambdas": 22, "syntax_scopes": 20, "syntax_extra_brace": 5, "syntax_lost_class_brace": 3,
    "constrained_shapes": 63, "crtp_and_deduction": 71,
    "declared_types": 82, "namespaces": 75, "template_arguments": 59, "c_style_device": 97, "inheritance": 53,
    "app_handles": 107, "app_namespaces": 44, "app_options": 117, "app_quantities": 125, "app_shapes": 74,
    "app_cooperative": 88, "app_filter_streams": 70, "app_graphs": 89, "app_particles": 68, "app_reduction_scan": 34,
    "day_matrixclass": 56, "day_templates": 47, "day_thrustlib": 37, "day_class_hierarchy": 87,
    "day_containers_own": 72, "port_heat": 54, "port_matrix": 76, "port_thrust": 81, "mistaken_parameters": 98,
    "app_intrusive": 122, "app_terminal": 181,
    "app_ledger": 98, "app_functors": 128, "cpp_cache": 69, "cpp_matrix": 70, "cpp_parser": 59,
    "cu_sparse": 56, "cu_montecarlo": 51,
    "cpp_graph": 85, "cpp_json": 69, "cpp_http": 85, "cpp_shapes": 87, "cpp_bank": 95,
    "eve_pool": 42, "eve_runtime": 58, "eve_states": 57,
    "walk_accounting": 73, "walk_csvtool": 123, "walk_numeric": 97, "walk_registry": 67,
    "walk_cuda_image": 132, "walk_cuda_reduce": 96, "walk_cuda_tensor": 90, "walk_cuda_thrust": 100,
    "walk_scheduler": 60, "walk_geometry": 83, "walk_cuda_solver": 64, "walk_cuda_raytrace": 83,
    "every_alloc": 64, "every_arena": 54, "every_bank": 108, "every_canny": 63, "every_graph": 71, "every_parser": 94,
    "eday_devicemost": 90, "eday_exprmatrix": 61, "eday_imagepipe": 70, "eday_lattice": 83, "eday_legacy14": 92,
    "eday_nbodycg": 58, "eday_policies": 87, "eday_render": 73, "eday_sparse": 55, "eday_tokens17": 98,
    "mean_geometry": 57, "mean_image": 67, "mean_inventory": 58, "mean_jobs": 60, "mean_kernels": 57, "mean_thrust": 69,
}  # fmt: skip


@pytest.mark.toolkit
@pytest.mark.parametrize("name", _FLOORS)
def test_everyday_mistakes(engine: Engine, name: str) -> None:
    """The floor is held alone and behind a header of 7,000 tokens, without a false alarm."""
    for variant in ("alone", "header"):
        found = compared(FOLDER / f"{name}.cu", variant, engine)
        assert not found.extra, variant
        assert (found.wanted & found.told).total() >= _FLOORS[name], variant


@pytest.mark.toolkit
def test_unused_variables(engine: Engine) -> None:
    """The device compiler warns of what nobody uses (177, 550)."""
    found = compared(FOLDER / "device_unused.cu", "alone", engine, True)
    assert not found.extra
    assert (found.wanted & found.told).total() >= 50
