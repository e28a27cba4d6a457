// what may be a parameter list is one ([dcl.ambig.res]), and what can only be an expression initialises
struct A { int z; A(int x = 0) : z(x) {} int operator*(A) const { return 1; } int f() { return z; } }; struct S { int m; S(A) : m(1) {} S(int, int = 2) : m(3) {} S() : m(0) {} S(A, A) : m(4) {} S(A, long) : m(5) {} };
A *c() { static A q; return &q; } int b = 3; int f57(int x) { return x; } template <class T> struct in { static const int v = 2; typedef T u; };
void f(int i, A a) {
  S x1(int(f57((int) sizeof(double)))), x2(int(f57(3))), x3(A(f57(i))), x4(A(*c() * 2)), x5(A(*c()), A(2)), x6(A(c()->f()), 1), x7(int(i + 1)), x8(A(), 3), x9(A() , i);
  S y1(int{2}), y2(decltype(i)(3)), y3(A(i).f()), y4(A(i), 2), y5(a * A(2)), y6(A(in<int>::v)), y7(int(in<int>::v), 3), y8(unsigned(f57(f57(2)))), y9((A(i))), z1(A(in<int>::u(3))), z2(A(in<char>::v), A(b));
  int s = x1.m + x2.m + x3.m + x4.m + x5.m + x6.m + x7.m + x8.m + x9.m + y1.m + y2.m + y3.m + y4.m + y5.m + y6.m + y7.m + y8.m + y9.m + z1.m + z2.m; (void) s;
  S fn(A(b)), fo(A(A(i))), fp(A, int), fq(A(*)(int)), fr(A(*p)(int)), fs(A (&)[2]), ft(A(p)[3], int = 3), fu(int(x)), fv(A(x), A(y)), fw(A()), fx(A(A())), fz(int A::*, int (A::*p)());
  S (*p)(A(b)) = fn; S (*p1)(A()) ; (void) p;
}
template <class T, class... U> void g(T t, U... u) { S x(T(t), 3), y(T(t.z)), z(u...), w(T(f57(t.z)), T(u...)); typename T::q *r; S v(typename in<T>::u(3)), o(typename in<T>::u{}); (void) x.m; (void) y.m; (void) w.m; (void) v.m; (void) o.m; }
