// c++14
namespace A { int a; void f(int); }
namespace B { int b; void f(double); }
namespace C { using namespace A; using namespace B; int c() { f(1); f(1.0); return a + b; } }
int use() {
  using namespace C;
  f(2.0f);
  return a + C::b + c();
}
