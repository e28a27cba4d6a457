// flags: --disable_host_implicit_call_check
// expect: 20007 error 10
// expect: 20007 error 10
// expect: 20007 error 10
// detail: 10:44 calling a __device__ function("A::operator ()()") from a __host__ function("h") is not allowed
// detail: 10:87 calling a __device__ function("d()") from a __host__ function("h") is not allowed
// detail: 10:94 calling a __device__ function("_ZN1Acv1?Ev") from a __host__ function("h") is not allowed
struct A { __device__ A() {} __device__ ~A() {} __device__ operator int(); __device__ void operator()(); __device__ A operator+(int); __device__ A(int); __device__ A *operator->(); int x; };
__device__ int d();
void h(A &a) { A x; A(); A(1); int i = a; a(); a + 1; new A; A y = 1; A z(1); (int)a; d(); a.operator int(); a->x; A w = A(2); }
