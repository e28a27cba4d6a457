// expect: 1223 warning 11
// Tags of diagnostics in the pragmas of a program.
struct Barrier {
  __device__ Barrier() {}
};
#pragma nv_diag_suppress static_var_with_dynamic_init
#pragma nv_diag_suppress narrowing_conversion, unrecognized_attribute
#pragma nv_diag_warning incompatible_param
#pragma nv_diag_suppress useless_type_qualifier_on_return_type
#pragma nv_diag_default no_corresponding_delete
#pragma nv_diag_suppress static_var_with_dynamic_initialisation
__global__ void barriers() { __shared__ Barrier barrier; }
const int without_qualifier();
int narrowed(double value) { return int{value}; }
