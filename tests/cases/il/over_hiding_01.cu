// c++14
int f(int); int f(double); namespace N { int f(const char *); int g() { return f("x") + ::f(1); }
  namespace M { using ::f; using N::f; int h() { return f(1) + f(2.5) + f("y"); } } } struct A {
  int f(int, int); int g() { return f(1, 2) + ::f(3); } }; struct B : A { int f(double); using A::g;
  int g(int); int h() { return f(1) + A::f(1, 2) + g() + g(1) + ::f(2) + N::f("z"); } };
int use(B b, int i) { int f(long); int r = f(1); { using N::f; r += f("q"); { int f(int); r += f(3); } } {
  using namespace N; r += N::f("w") + ::f(i); } return r + b.f(2) + b.A::f(3, 4) + b.g() + b.g(5) +
  b.h() + N::M::h() + [](int k) { return ::f(k); }(6); }
