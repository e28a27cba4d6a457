// pragmas that go, and those that stay
#pragma nv_diag_suppress 177
#pragma nv_exec_check_disable
template <class F> __host__ __device__ void call(F f) { f(); }
#pragma hd_warning_disable
__host__ __device__ int both(int a) {
#pragma unroll
  for (int i = 0; i < 3; ++i) a += i;
#pragma unroll 4
  while (a > 100) --a;
  return a;
}
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma pack(push, 1)
struct Packed { char c; int i; };
#pragma pack(pop)
#pragma GCC diagnostic pop
_Pragma("nv_diag_default 177") int after; _Pragma("pack(1)") struct Q { char c; double d; }; _Pragma("pack()")
#pragma GCC visibility push(hidden)
int hidden_function() { return sizeof(Packed) + sizeof(Q); }
#pragma GCC visibility pop
#pragma weak weak_function
void weak_function() { }
__global__ void k(Packed p) {
#pragma unroll
  for (int i = 0; i < 3; ++i) p.i += i;
}
void host() { k<<<1, 1>>>(Packed{'a', 2}); call([] { }); }
