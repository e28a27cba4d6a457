// expect-device: 20054 warning 6
// expect-device: 20054 warning 13
// expect-device: 20054 error 16
// Directives hide or raise the warning of `__shared__` variables, by its tag, and leave the error of others alone.
struct B { int v; __device__ B() : v(threadIdx.x) {} };
__global__ void warned(int *o) { __shared__ B b; *o = b.v; }
__global__ void hidden_within(int *o) {
#pragma nv_diag_suppress static_var_with_dynamic_init
  __shared__ B b; *o = b.v;
}
__global__ void hidden(int *o) { __shared__ B b; *o = b.v; }
#pragma nv_diag_default 20054
__global__ void warned_again(int *o) { __shared__ B b; *o = b.v; }
#pragma nv_diag_suppress 20054
__global__ void hidden_again(int *o) { __shared__ B b; *o = b.v; }
__global__ void no_warning(int *o) { static B b; *o = b.v; }
