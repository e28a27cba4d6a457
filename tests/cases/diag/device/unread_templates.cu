// expect: 20136 error 5
// expect: 20151 error 8
// expect: 20151 error 8
// expect: 20135 error 9
template <class T> void f1(T t) { int a[1][1][1][1][1][1][1][1]; auto l = [&t] __device__ () { return t; }; }
template <class T> void f2(T t) { auto l = [=] __device__ (auto x) { return t; }; }
template <class T> void f3(T t) { auto l = [=] __device__ () { auto m = [=] __device__ () { return t; }; return m(); }; }
template <class T> struct S { void m(T t) { auto l = [=] __device__ () { return t; }; } private: void n(T t) { auto l = [=] __device__ () { return t; }; } T q; void r() { auto l = [=] __device__ () { return q; }; } static const int c = [] __device__ { return 1; }(); };
template <class T> void f6(T t) { auto l = [=] __device__ () { return T::x; }; struct L { void g() { auto l = [] __device__ {}; } }; auto k = [] { auto l = [] __device__ {}; }; }
template <class... T> void f7(T... t) { auto l = [=] __device__ () { return 1; }; }
template <class T> int v = [] __device__ { return 1; }();
template <class> void f9() { auto l = [] __device__ {}; }
template <class T> __device__ void f11(T t) { auto l = [=] __device__ __host__ () { return t; }; }
