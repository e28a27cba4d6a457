"""Which diagnostics cufe's rules give, by display number."""

#: given wherever the real tool gives them, but for the cases in `INCOMPLETE`
EXACT = frozenset(
    (
        20005, 20006, 20007, 20008, 20012, 20024, 20026, 20028, 20046, 20048, 20049, 20050, 20051, 20052, 20053, 20071,
        20077, 20078, 20079, 20080, 20081, 20085, 20086, 20087, 20088, 20089, 20090, 20091, 20092, 20093, 20103, 20109,
        20110, 20111, 20116, 20117, 20119, 20120, 20121, 20122, 20123, 20132, 20133, 20134, 20135, 20136, 20137,
        20139, 20140, 20141, 20142, 20143, 20144, 20146, 20147, 20148, 20149, 20150, 20151, 20152, 20153, 20154,
        20155, 20156, 20157, 20158, 20159, 20160, 20161, 20162, 20163, 20164, 20165, 20166, 20177, 20178, 20186,
        20187, 20190, 20191, 20192, 20198, 20202, 20204, 20205, 20212, 20228, 20229, 20231, 20234, 20238, 20241, 20242,
        20243, 20244, 20245, 20248, 20249, 20250, 20258, 20260, 20261, 20262, 20263, 20272, 20273, 20274, 20275,
        20276, 20278, 20288, 20289, 20290, 20291, 20292, 20293, 20294, 20295, 20296, 20297, 20298, 20310, 20312,
        20313, 20314, 20329, 20330, 20331, 20332, 20334,
    )
)  # fmt: skip

#: given where a reference or type is certain, so that some are missing
PARTIAL = frozenset((1835, 1866, 20106))

#: cases that are not exact in every diagnostic of the host pass; of the numbers in EXACT none is missing
INEXACT = frozenset(
    (
        "calls/returned_conversions",
        "entities/declarators",
        "entities/inlining",
        "kernels/accepted",
        "kernels/packs",
        "lambdas/types",
        "language/needed_constants",
        "language/operators_beside_built_in_ones",
    )
)

#: cases that are not exact in the device pass: rules of C++, bodies of instances, the order of what instances say
DEVICE_INEXACT = frozenset(
    (
        "calls/returned_conversions",
        "entities/declarators",
        "functions/assembly",
        "general/20298_atomic_order_constexpr_variable",
        "kernels/accepted",
        "lambdas/types",
        "language/compound_assignments_of_pointers",
        "language/packs_of_several_values",
        "language/mistaken_template_parameters",
        "language/needed_constants",
        "language/operators_beside_built_in_ones",
        "language/ranges_without_functions",
        "language/results_of_mistaken_functions",
        "language/static_variable_length",
        "language/typename_of_parameters_20",
        "language/typename_of_what_is_not_known",
        "language/unsatisfied_constraints",
    )
)

#: cases that name what the toolkit's headers declare: the texts are compared with these
OF_TOOLKIT = frozenset(
    (
        "device/automatic_variables",
        "general/0000_texture_object_ok",
        "lambdas/uncaptured",
        "lambdas/uncaptured_cxx20",
        "spaces/0814_symbol_api_ok",
        "spaces/1016_header_cuda_runtime_only_ok",
    )
)

#: cases whose text is not that of the real tool: names of the toolkit's headers, an instance whose name is not
#: known, why an instance is none, a place, the variable to which a lambda belongs
TEXT_INEXACT = frozenset(
    (
        "atomics/results_in_host_code",
        "calls/deduced_member_templates",
        "calls/lambdas_in_variable_templates",
        "calls/operands_of_mistakes",
        "calls/returned_conversions",
        "device/grid_constants",
        "device/lambdas_in_variable_templates",
        "device/launches_in_order",
        "entities/declarators",
        "entities/inlining",
        "entities/operands_of_type_void",
        "functions/members_that_are_not_there",
        "functions/standard_attributes_behind_names",
        "kernels/accepted",
        "kernels/objects_in_attribute_arguments",
        "kernels/packs",
        "lambdas/calls",
        "lambdas/init_statements_of_constexpr_if",
        "lambdas/local_type_names",
        "lambdas/types",
        "language/ambiguous_bases",
        "language/bound_functions",
        "language/compound_assignments_of_pointers",
        "language/constrained_directives",
        "language/constrained_placeholders_cxx20",
        "language/definitions_of_instance_members",
        "language/definitions_of_template_members",
        "language/designators_cxx20",
        "language/ends_of_functions",
        "language/exception_specifications_cxx14",
        "language/generic_lambdas_called_back",
        "language/inaccessible_bases",
        "language/lists_for_references",
        "language/members_without_typename",
        "language/misplaced_operands",
        "language/missing_members",
        "language/missing_templates_in_heads",
        "language/missing_typenames_of_instances",
        "language/missing_typenames_of_statements",
        "language/mistaken_pointers",
        "language/mistaken_template_parameters",
        "language/needed_constants",
        "language/objects_of_mistaken_instances",
        "language/operands_of_scoped_enumerations",
        "language/operators_beside_built_in_ones",
        "language/overriders_of_instances",
        "language/results_of_mistaken_lambdas",
        "language/returns_of_templates",
        "language/specialisations_without_head",
        "language/specialisations_without_template",
        "language/template_values_of_functions",
        "language/templates_declared_again",
        "language/typename_of_parameters_20",
        "language/typename_of_what_is_not_known",
        "language/undeclared_templates",
        "language/undefined_names",
        "language/unended_declarations",
        "language/unended_statements",
        "language/unreachable_loops",
        "language/unreferenced",
        "language/undeduced_declarations",
        "language/unsatisfied_constraints",
        "language/values_for_classes_without_constructors",
        "language/values_for_implicit_constructors",
        "language/values_of_function_template_arguments",
        "language/values_without_constructor",
        "launch/incomplete_arguments_of_templates",
        "launch/overloads",
        "launch/without_arguments_of_templates",
        "variables/access_through_members",
        "variables/shared_initialisers_in_order",
    )
)
