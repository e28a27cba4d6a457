// expect: 20007 error 24
// expect: 20007 error 24
// expect: 20007 error 25
// expect: 20007 error 26
// expect: 20007 error 26
// expect: 20007 error 26
// expect: 20007 error 27
// expect: 20007 error 27
// expect: 20007 error 27
// expect: 20007 error 27
// expect: 20007 error 28
// expect: 20007 error 28
// expect: 20007 error 29
// expect: 20007 error 29
// expect: 20007 error 29
// expect: 20007 error 29
// expect: 20007 error 30
// expect: 20007 error 30
// expect: 20007 error 30
// expect: 20007 error 30
// expect: 20007 error 31
// expect: 20007 error 31
struct D { __device__ D(); __device__ D(int); D(const D &); }; __device__ int d(); struct H { H(D); H(int); };
struct S { D m; int n; S() : m(D()), n(d()) {} };
struct T { D m; T() : m(d()) {} };
struct U { H h; U() : h(D()) {} U(int) : h(D(1)) {} U(char) : h{D()} {} };
struct V : D { V() : D(D()) {} V(int) : D(d()) {} V(char) : D{D(1)} {} V(float) : V(d()) {} };
struct W { D a[2]; D b; W() : a{D(), D(1)}, b() {} };
struct E { __device__ E(int); __device__ ~E(); }; struct F { E e; F() : e(E(1)) {} F(int) : e{E(1)} {} F(char) : e(1) {} F(long) : e{1} {} F(short) : e((E)1) {} };
struct G : E { G() : E(E(1)) {} G(int) : E{E(1)} {} };
template<class T> struct X { D d; T t; X() : d(D()), t(T()) {} };
template struct X<D>;
