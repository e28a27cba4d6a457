// names of operators and other functions in parentheses, as macros of libraries write them
// flags: -std=c++17
struct A { int v; 
  template <class O> inline const A (operator-)(const O &o) const { return A{v - o.v}; }
  __attribute__((always_inline)) A (operator+)(const A &o) const { return A{v + o.v}; }
  A &(operator+=)(const A &o) { v += o.v; return *this; }
  A (operator*)(int) const;
  int (operator())(int) const { return 1; }
  int (operator[])(int) const { return 1; }
  (operator int)() const { return v; }
  friend A (operator/)(const A &, const A &);
  bool (operator==)(const A &) const;
  void *(operator new)(unsigned long);
  A *(operator->)() { return this; }
};
A (operator/)(const A &a, const A &) { return a; }
A (A::operator*)(int n) const { return A{v * n}; }
bool (A::operator==)(const A &o) const { return v == o.v; }
template <class T> struct B { T v; template <class O> B<T> (operator-)(const B<O> &o) const; B (operator-)() const { return *this; } };
template <class T> template <class O> B<T> B<T>::operator-(const B<O> &o) const { return {v - o.v}; }
A (operator%)(const A &a, int) { return a; }
int f(A a, A b, B<int> c) { A d = a - b; d = a + b; d += a; d = a * 2; d = a / b; int x = a(1) + a[2] + a; bool e = a == b; A *p = new A; d = a % 3; c = c - c; c = -c; p->v = d->v; return x + e + p->v; }
struct A2 { int v; A2(int x = 0); ~A2(); int f(int) const; A2 g(int); static A2 h(); template <class T> A2 t(T) const; int a[3]; static int s[2]; };
int (A2::f)(int n) const { return v + n; }
A2 (A2::g)(int n) { return A2(n); }
A2 (A2::h)() { return A2(1); }
int (A2::s)[2] = {1, 2};
int (ff)(int n) { return n; }
A2 (gg)(int n) { return A2(n); }
namespace n { A2 hh(A2); template <class T> A2 (tt)(const T &x) { return A2(x); } }
A2 (n::hh)(A2 a) { return a; }
(A2::A2)(int x) : v(x) {}
(A2::~A2)() {}
template <class T> A2 (kk)(T x) { return A2(x); }
struct C2 { C2 (mm)(int x) const { return *this; } int (nn)(int x) { return x; } friend C2 (ll)(const C2 &c) { return c; } C2 (*pp)(int); int (operator,)(int); int (operator<<)(int) const { return 1; } int (operator<)(int x) const { return x; } int (operator>>)(int x) { return x; } };
template <class T> struct D2 { T (mm)(int x) const { return x; } D2 (self)() const { return *this; } template <class U> D2<U> (conv)(U u) const { return D2<U>(); } template <class U> D2<U> (operator>)(U u) const { return D2<U>(); } };
__global__ void (kern)(int *p) { *p = 1; }
template <class T> __global__ void (tkern)(T *p) { *p = 1; }
__device__ int (dev)(int x) { return x; }
int main() { C2 c; D2<int> d; A2 a; kern<<<1, 1>>>(nullptr); tkern<<<1, 1>>>((int *)nullptr); d.conv(1L).self(); (d > 'c').mm(2); c << 1; c < 2; c >> 3; return a.f(1) + a.g(2).v + A2::h().v + gg(1).v + n::hh(2).v + n::tt(1).v + kk(2).v + c.mm(1).nn(2) + ll(c).nn(1) + ff(2) + A2::s[0] + d.mm(1); }
