// expect: 167 error 14
// expect: 167 error 14
// expect: 167 error 15
// expect: 167 error 15
// expect-device: 20302 warning 14
// expect-device: 167 error 14
// expect-device: 167 error 14
// expect-device: 20306 warning 15
// expect-device: 167 error 15
// expect-device: 20306 warning 15
// expect-device: 167 error 15
// The warning about a scope comes beside what is wrong with the pointer.
struct S { int v; };
__device__ int p1(const S *f) { return __nv_atomic_load_n(&f->v, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_CLUSTER) + __nv_atomic_load_n(&f->v, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK); }
__device__ void p2(const int *f) { __nv_atomic_fetch_add(f, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_CLUSTER); __nv_atomic_exchange_n(f, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_CLUSTER); }
