// c++17
namespace A { int x; void f(int); namespace B::C { int y; struct S { int v; }; int g(S); }
  inline namespace I { int z; template <class T> T id(T t) { return t; } } namespace { int hid; } }
namespace AC = A::B::C; namespace A { int w = x + B::C::y; using B::C::S; } using A::B::C::g; namespace D {
  using namespace A; using A::f; void f(double); int h(S s) { f(1); f(2.0); return x + z + hid + g(s); } }
int use(AC::S s) { using namespace A; using AC::y; namespace L = D;
  return x + y + z + w + A::z + A::I::z + id(3) + A::id(4L) + g(s) + L::h(s) + hid; }
