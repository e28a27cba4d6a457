// expect: 20007 error 20
// expect: 20007 error 20
// expect: 20007 error 21
// expect: 20007 error 22
// expect-device: 20039 warning 19
// expect-device: 20039 warning 20
// expect-device: 20016 error 23
// expect-device: 20068 error 23
// expect-device: 20016 error 23
// expect-device: 20068 error 23
// expect-device: 20016 error 23
// expect-device: 20068 error 23
// expect-device: 20016 error 23
// expect-device: 20068 error 23
// expect-device: 20011 warning 19
// expect-device: 20016 error 20
// expect-device: 20068 error 20
int h(); __device__ int d();
struct A { template<class T> int m(T); template<class T> int m(T *); template<class T> int m(T, int); }; template<class T> __device__ int A::m(T *) { return h(); }
template<class X> struct B { template<class T> int m(T, X); template<class T> int m(T *, X *); int n(X); int n(X *); int n(const X &) const; }; template<class X> template<class T> int B<X>::m(T *, X *) { return d(); } template<class X> __device__ int B<X>::n(X *) { return h(); } template<class X> int B<X>::n(const X &) const { return d(); }
namespace N { template<class T> int t(T, int); template<class T> auto t(T *, int); } template<class T> auto N::t(T *, int) { return d(); }
int f(A a, B<int> b, int *p) { return a.m(1) + a.m(p) + b.m(1, 2) + b.m(p, p) + b.n(1) + b.n(p) + N::t(1, 2) + N::t(p, 3); }
__device__ int g(A a, B<int> b, int *p) { return a.m(1) + a.m(p) + b.m(1, 2) + b.m(p, p) + b.n(p) + N::t(1, 2); }
