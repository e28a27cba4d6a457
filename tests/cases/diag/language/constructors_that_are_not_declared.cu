// expect: 493 error 21
// expect: 130 error 21
// expect: 493 error 22
// expect: 493 error 23
// expect: 130 error 23
// expect: 493 error 27
// expect: 130 error 27
// expect: 493 error 29
// expect: 130 error 29
// expect-device: 493 error 21
// expect-device: 130 error 21
// expect-device: 493 error 22
// expect-device: 493 error 23
// expect-device: 130 error 23
// expect-device: 493 error 27
// expect-device: 130 error 27
// expect-device: 493 error 29
// expect-device: 130 error 29
// Constructors that are defined outside of their class, which declares no such one.
struct A { A(int); A(const char *, int); int n; void f(); };
A::A(double d) : n(2) {}
A::A() { n = 2; }
A::A(int x, int y) : n(x) { f(); }
A::A(const int x) : n(x) {}
A::A(const char *s, int m = 3) : n(m) {}
struct B { B(int); int n; };
B::B(double d) : n(2) {}
struct C { int n; };
C::C(int a) : n(a) {}
struct N { struct Key { int k; }; typedef Key K2; enum E { e }; N(Key, E); N(const K2 *, int = 2); template <class T> N(T, T, T); int k; };
N::N(Key a, E b) : k(a.k) {}
N::N(const Key *p, int n) : k(n) {}
struct F { F(const F &); };
F::F(const F &o) {}
struct G { G(int, void (*)(int), int[3]) noexcept; int g; };
G::G(int a, void (*f)(const int), int *p) noexcept : g(a) {}
