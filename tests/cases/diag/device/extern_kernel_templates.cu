// expect: 20278 warning 19
// expect: 20278 warning 21
// expect: 20278 warning 22
// expect: 20278 warning 24
// expect: 20278 warning 26
// expect: 20278 warning 29
// expect: 20278 warning 33
// expect: 20278 warning 37
// expect: 20278 warning 38
// expect-device: 177 warning 34
// expect-device: 20280 warning 18
// expect-device: 20280 warning 20
// expect-device: 20280 warning 23
// expect-device: 20280 warning 28
// expect-device: 20280 warning 23
// expect-device: 20280 warning 35
// expect-device: 20280 warning 38
template <class T, int N> __global__ void k(T *t) {}
extern template __global__ void k<int, 3>(int *);
template <class T> __global__ void m(T) {}
extern template __global__ void m<char>(char);
extern template __global__ void m<float>(float);
template <class T> __global__ void undef(T);
extern template __global__ void undef<int>(int);
template <class T> __global__ void both(T) {}
extern template __global__ void both<int>(int);
template __global__ void both<int>(int);
template <class T> __global__ void spec(T) {}
extern template __global__ void spec<int>(int);
template <> __global__ void spec<float>(float) {}
void go(int *p) { k<int, 3><<<1, 1>>>(p); k<float, 3><<<1, 1>>>((float *)p); m<<<1, 1>>>('c'); spec<<<1, 1>>>(1); both<<<1, 1>>>(1); undef<<<1, 1>>>(2); undef<<<1, 1>>>(2.f); }
template <class T> __global__ void not_needed(T *t) {}
extern template __global__ void not_needed<int>(int *);
static void nobody(int *p) { not_needed<<<1, 1>>>(p); }
template <class T> __global__ void late(T *t) {}
void before(float *p) { late<<<1, 1>>>(p); }
extern template __global__ void late<float>(float *);
namespace n { template <class T> __global__ void addressed(T *t) {} extern template __global__ void addressed<int>(int *); }
auto address = &n::addressed<int>;
