// expect: 20007 error 31
// expect: 20007 error 31
// expect: 20007 error 32
// expect: 20007 error 32
// expect: 20007 error 31
// expect: 20007 error 33
// expect: 20007 error 36
// expect: 20007 error 38
// expect: 20007 error 38
// expect: 20007 error 38
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 36
// expect: 20007 error 36
// detail: 31:39 calling a __device__ function("d()") from a __host__ function("deduced") is not allowed
// detail: 31:51 calling a __device__ function("_Z1d1?") from a __host__ function("deduced") is not allowed
// detail: 32:56 calling a __device__ function("_Z1d1?") from a __host__ function("constant") is not allowed
// detail: 32:56 calling a __device__ function("_Z1d1?") from a __host__ function("constant") is not allowed
// detail: 31:51 calling a __device__ function("_Z1d1?") from a __host__ function("deduced") is not allowed
// detail: 33:47 calling a __device__ function("A::m() const") from a __host__ function("member") is not allowed
// detail: 36:51 calling a __device__ function("_Z1d1?") from a __host__ function("f") is not allowed
// detail: 38:34 calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
// detail: 38:46 calling a __device__ function("_Z1d1?") from a __host__ function("operator()") is not allowed
// detail: 38:46 calling a __device__ function("_Z1d1?") from a __host__ function("operator()") is not allowed
// detail: 35:37 calling a __device__ function("_Z1d1?") from a __host__ function("plain") is not allowed
// detail: 35:37 calling a __device__ function("_Z1d1?") from a __host__ function("plain") is not allowed
// detail: 36:51 calling a __device__ function("_Z1d1?") from a __host__ function("f") is not allowed
// detail: 36:79 calling a __device__ function("_Z1d1?") from a __host__ function("g") is not allowed
__device__ int d(); __device__ int d(int);
struct A { __device__ int m() const; };
template<class T> auto deduced(T x) { d(); return d(x); }
template<class T> constexpr int constant(T x) { return d(x); }
template<class T> auto member(T x) { return x.m(); }
template<class T> auto trailing(T x) -> int { return d(x); }
template<class T> void plain(T x) { d(x); }
template<class T> struct S { auto f(T x) { return d(x); } int g(T x) { return d(x); } };
void f(A a) { deduced(1); deduced(2); constant(1); constant(3L); (void)sizeof(deduced(1L)); member(a); trailing(1); plain(1); S<int> s; s.f(1); s.g(1); }
void g() { auto l = [](auto x) { d(); return d(x); }; l(1); l(2); l('c'); }
template void plain(int);
template void plain<long>(long);
template struct S<char>;
