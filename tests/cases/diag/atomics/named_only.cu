// expect: 174 warning 14
// expect: 174 warning 17
// expect: 174 warning 17
// expect-device: 174 warning 14
// expect-device: 177 warning 14
// expect-device: 177 warning 16
// expect-device: 174 warning 17
// expect-device: 174 warning 17
// expect-device: 177 warning 17
// expect-device: 20311 error 15
// expect-device: 20311 error 16
// expect-device: 20311 error 17
__device__ void a(int *p) { (void)__nv_atomic_store_n; (void)(__nv_atomic_load_n); static_cast<void>(__nv_atomic_load_n); }
__device__ void b(int *p) { (void)(p, __nv_atomic_load_n); if (__nv_atomic_load_n) *p = 1; bool q = __nv_atomic_load_n; }
__device__ void c(int *p) { (void)&__nv_atomic_load_n; }
__device__ void d(int *p) { auto f = __nv_atomic_load_n; }
__device__ void e(int *p) { void *q = (void *)__nv_atomic_load_n; p, __nv_atomic_load_n; }
