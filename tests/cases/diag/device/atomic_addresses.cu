// expect: none
// Atomic functions that are named and not called.
__device__ void f(int *p) {
  auto a = &__nv_atomic_add;
  auto b = __nv_atomic_thread_fence;
  (__nv_atomic_add)(p, 1, 0, 3);
  (&__nv_atomic_add)(p, 1, 0, 3);
  void *v = (void *)__nv_atomic_load_n;
  decltype(__nv_atomic_add) *z;
  bool c = __nv_atomic_or;
}
void host() { auto p = &__nv_atomic_add; }
template <class T> __device__ void never_instantiated() { auto p = &__nv_atomic_add; }
__device__ auto variable = __nv_atomic_xor;
