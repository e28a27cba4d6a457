// expect: 276 error 8
// expect: 153 error 12
// expect: 153 error 14
// expect-device: 276 error 8
// expect-device: 153 error 12
// expect-device: 153 error 14
// expect-device: 276 error 8
template <class T> __host__ __device__ constexpr int hd(T t) { return T::v; }
__global__ void k(int *p) { *p = hd(1); }
template <class T> __global__ void tk(T t) { hd(t); }
void go() { tk<<<1, 1>>>(1.0f); }
template <class T> __device__ auto da(T t) { return t.x; }
__device__ void dd() { da(1); }
template <class T> auto ha(T t) { return t.x; }
void hh() { ha(2); }
