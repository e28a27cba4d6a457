// expect: 20007 error 19
// expect: 20008 error 20
// expect: 20007 error 21
// expect: 20008 error 21
// expect: 20005 error 23
// expect: 20166 error 24
// expect: 20007 error 25
// expect: 20166 error 25
// expect: 20007 error 26
// expect: 20007 error 28
// expect: 20007 error 29
// expect: 20007 error 29
// expect: 20051 error 30
// expect: 20007 error 31
// expect: 20008 error 35
// expect: 20008 error 35
// expect: 20166 error 35
__device__ int d(); __device__ constexpr int c() { return 1; } __device__ auto a() { return 1; } __host__ __device__ int b(); int h(); __global__ void k();
template<class T> auto v1 = [] { return d(); };
template<class T> auto v2 = [](T x) { return c() + x; };
template<class T> int v3 = [] { return d() + c(); }();
template<class T> auto v4 = [] __device__ { return d() + h(); };
template<class T> auto v5 = [] __host__ __device__ { return d(); };
template<class T> int v6 = sizeof(a());
template<class T> int v7 = [] { return a(); }();
template<class T> auto v8 = [](auto x) { return d() + x; };
template<class T> int v9 = d() + c() + (k(), 1);
struct S { template<class T> static constexpr auto v10 = [] { return d(); }; };
template<class T> struct W { static inline int v11 = [] { return d(); }(); int m = [] { return d(); }(); };
template<class T> auto v12 = [] { k(); };
template<class T> auto v13 = [](T x) { return x.m(); };
auto x4 = [] __device__ { return d() + h(); };
struct A { __device__ int m(); };
int use() { return v1<int>() + v1<char>() + v2<int>(1) + v3<int> + v3<char> + v8<int>(1); }
void use2(A a) { v13<A>(a); v4<int>(); v5<int>(); }
