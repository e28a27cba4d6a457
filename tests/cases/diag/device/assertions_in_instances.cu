// expect: 1574 error 3
// flags: --c++17
template<class T> __device__ void a(T t) { static_assert(sizeof(T) == 4, "a"); static_assert(sizeof(int) == 8, "always"); }
template<class T> __device__ void b(T t) { if constexpr (sizeof(T) == 4) { static_assert(sizeof(T) == 4, "b"); } else { static_assert(sizeof(T) == 1, "b2"); } }
template<class T, class... U> __global__ void k(T t, U... u) { static_assert(sizeof...(U) < 2, "k"); a(t); b(t); }
template<class T> __host__ __device__ void hd(T t) { static_assert(sizeof(T) != 4, "hd"); }
template<class T> struct S { __device__ void m() { static_assert(sizeof(T) == 1, "m"); } __device__ void n() { static_assert(sizeof(T) == 1, "n"); } };
__global__ void go() { a(1); a('c'); b(1); b('c'); S<int> s; s.m(); hd(1); hd(2.0); }
template<class T> __device__ T dflt(T t) { static_assert(!sizeof(T), "never"); return t; } template<> __device__ int dflt(int i) { return i; } __global__ void go3() { dflt(3); }
template<class T> constexpr bool v = sizeof(T) == 4; template<class T> __device__ void c() { static_assert(v<T>, "v"); static_assert(v<T> || v<int>); } __global__ void go4() { c<int>(); c<char>(); }
void host() { k<<<1, 1>>>(1, 2, 3); k<<<1, 1>>>(1); hd(3); }
