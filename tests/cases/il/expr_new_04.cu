// c++17
struct A { A() = default; int v; ~A(); }; struct B { B() = default; int v; A a; }; struct Q { virtual ~Q() = default; int m; }; struct C { C() {} int k; }; struct D { int x; }; struct E { E(int); int v; };
struct F { int a = 3; }; struct G { G() = default; int z; }; struct H { ~H() noexcept(false); H(); }; template <class T> struct T1 { T t; T1() = default; T1(T a) : t(a) {} }; struct alignas(64) Big { int x; };
void sink(const void *); struct N { N() noexcept {} N(int) noexcept : v(0) {} int v; }; struct K { constexpr K(int a) : k(a) {} int k; }; struct U { union { int i; float f; }; };
void f(int n, C c, D d) {
  A *a = new A; A *a1 = new A(); A *a2 = new A{};
  B *b = new B, *b1 = new B();
  Q *q = new Q; auto *q1 = new Q(); delete new Q;
  C *c0 = new C, *c1 = new C(), *c2 = new C(c);
  D *d0 = new D, *d1 = new D(), *d2 = new D{1}, *d3 = new D(d);
  E *e = new E(1); sink(new E(2));
  F *g = new F, *g1 = new F(), *g2 = new F{};
  G *h = new G, *h1 = new G(), *h2 = new G{};
  H *i = new H, *i1 = new H();
  auto *t = new T1<int>, *t1 = new T1<int>(), *t2 = new T1<int>(3);
  N *j = new N, *j1 = new N(), *j2 = new N(2);
  K *k = new K(1), *k1 = new K(n);
  int *l = new int, *l1 = new int(), *l2 = new int(n), *l3 = new int[n], *l4 = new int[n]();
  A *m = new A[n], *m1 = new A[2]; D *o = new D[n]; F *o1 = new F[3]; N *o2 = new N[2];
  U *u = new U, *u1 = new U();
  delete a; delete b; delete q; delete c0; delete d0; delete[] m; delete[] o; delete[] l3; delete l;
}
