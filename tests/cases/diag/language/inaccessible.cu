// expect: 265 error 64
// expect: 265 error 64
// expect: 330 error 69
// expect: 265 error 86
// expect: 265 error 92
// expect: 265 error 100
// expect: 265 error 104
// expect: 265 error 104
// expect: 265 error 104
// expect: 265 error 104
// expect: 265 error 109
// expect: 265 error 114
// expect: 330 error 118
// expect: 265 error 122
// expect: 265 error 122
// expect: 20231 error 125
// expect: 265 error 128
// expect: 265 error 128
// expect: 265 error 131
// expect: 265 error 135
// expect: 265 error 139
// expect: 265 error 139
// expect: 330 error 144
// expect: 330 error 156
// expect: 330 error 163
// expect: 330 error 168
// expect: 330 error 178
// expect: 330 error 178
// expect: 330 error 178
// expect: 330 error 184
namespace aa_ {
class A { int x; public: int y; A() : x(1) {} A(const A &o) : x(o.x) {} int get() const; friend bool operator==(const A &, const A &); static A make(); };
int A::get() const { return x; }
A A::make() { A a; a.x = 3; return a; }
bool operator==(const A &a, const A &b) { return a.x == b.x; }
struct B { int x; };
int f(B b, A a) { return b.x + a.y; }
}
namespace ab_ {
class A { A() {} A(const A &) {} ~A() {} int v; public: static A *make() { return new A(); } static void drop(A *a) { delete a; } friend class F; };
class F { public: A *m() { return new A(); } };
void f() { A *a = A::make(); A::drop(a); }
}
namespace ac_ {
class A { protected: A() {} int v; virtual ~A() {} void m(); };
class B : public A { public: B() {} int g() { m(); return v; } };
void f() { B b; b.g(); }
}
namespace ad_ {
template <class T> class V { T *p; template <class U> friend class V; public: template <class U> V(const V<U> &o) : p(o.p) {} V() : p(0) {} };
void f() { V<int> a; V<const int> b(a); }
}
namespace ae_ {
class S { struct In { int q; }; In in; int h() { return in.q; } public: int k() { auto l = [this] { return in.q; }; return l(); } };
void f() { S s; s.k(); }
}
namespace af_ {
class Base { protected: int n; };
class D : public Base { public: int m(D d) { return d.n + n; } friend int ff(D d) { return d.n; } };
}
namespace ag_ {
class U { int a; __device__ int m() { return a; } friend __global__ void k(U u); };
__global__ void k(U u) { u.m(); u.a = 3; }
__global__ void k2(U u) { u.m(); u.a = 3; }
}
namespace ah_ {
class P { P(int) {} public: P() {} };
__global__ void k(P p) {}
void f() { k<<<1, 1>>>(1); }
void g() { k<<<1, 1>>>(P()); }
}
namespace ai_ {
class Q { public: Q(int) {} private: Q(); Q &operator=(const Q &); };
void f() { Q a(1); Q b(2); }
}
namespace aj_ {
class R { int x; public: R(int v = 0) : x(v) {} operator int() const { return x; } template <class T> void set(T t) { x = t; } };
void f() { R r(3); int i = r; r.set(2); R s = r; R arr[3]; }
}
namespace ak_ {
class M { static int count; static int next() { return ++count; } public: int id; M() : id(next()) {} };
int M::count = 0;
}
namespace al_ {
struct A { private: int x; };
int f(A a) { return a.x; }
}
namespace am_ {
class A {
  int x;
};
int f(A &a) { return a.x; }
}
namespace an_ {
class A {
  int y;
private:
  int x;
};
__global__ void k(A a, int *p) { *p = a.x; }
}
namespace ao_ {
class A { void m() {} static void s() {} static int v; };
void f(A a, A *p) { a.m(); p->m(); A::s(); A::v = 1; }
}
namespace ap_ {
class A { int x; friend int f(A); friend struct B; };
int f(A a) { return a.x; }
int g(A a) { return a.x; }
struct B { int g(A a) { return a.x; } };
}
namespace aq_ {
class A { int x; public: int m() { auto l = [this] { return x; }; return l(); } };
int f(A a) { auto l = [=] { return a.x; }; return l(); }
}
namespace ar_ {
class A { ~A() {} };
void f() { A a; }
}
namespace as_ {
class A { public: __device__ int get() const { return x; } private: int x; };
__global__ void k(A a, int *p) { p[0] = a.get(); p[1] = a.x; a.x = 2; }
}
namespace at_ {
class A { static __global__ void k(); };
class B { int n; };
__global__ void g(int);
void f(B b) { g<<<1, 1>>>(b.n); g<<<b.n, 1>>>(1); }
}
namespace au_ {
class A { class B { int y; }; int f(B b) { return b.y; } };
}
namespace av_ {
class A { int x; int m() { return x; } };
class B { int n(A a) { return a.x; } };
}
namespace aw_ {
class A { int x = 3; };
int main() { A a; a.x = 4; return a.x; }
}
namespace ax_ {
struct P { P() {} private: P(const P &) {} };
__global__ void k(P p) {}
void f() { P p; k<<<1, 1>>>(p); }
}
namespace ay_ {
class P {
public:
  P() {}
private:
  P(const P &) {}
};
__global__ void k(P p) {}
int main() {
  P p;
  k<<<1, 1>>>(p);
  return 0;
}
}
namespace az_ {
class P { protected: P(const P &) {} public: P() {} };
__global__ void k(P p, int) {}
void f(const P &p) { k<<<1, 1>>>(p, 1); }
}
namespace ba_ {
class P { P(int) {} public: P() {} };
__global__ void k(P p) {}
void f() { k<<<1, 1>>>(1); }
}
namespace bb_ {
class P { P(const P &) {} public: P() {} };
__global__ void k(P p) {}
void f() { k<<<1, 1>>>(P()); k<<<1,1>>>(P{}); k<<<1,1>>>({}); }
}
namespace bc_ {
class P { P(const P &) {} public: P() {} };
void g(P p) {}
void f() { P p; g(p); P q(p); P r = p; }
}
namespace bd_ {
class P { P(const P &) {} friend void f(); public: P() {} };
__global__ void k(P p) {}
void f() { P p; k<<<1, 1>>>(p); }
void g() { P p; k<<<1, 1>>>(p); }
}
