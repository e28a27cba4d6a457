// expect: none
template <class T> __device__ void d(T t) { typename T::nothing x; }
struct S { typedef int nothing; };
template <class T> void h(T t) { typename T::nothing x; }
template <class T> __global__ void k(T t) { if (t) { typename T::nothing x; } }
template <class T> __device__ void unused(T t) { typename T::nothing x; }
__device__ void use() { d(3); d(S()); }
void go() { h(1.5); k<<<1, 1>>>(3); }
