// expect: 1733 error 17
// expect: 1733 error 18
// expect: 1733 error 19
// expect: 258 error 20
// expect: 1733 error 20
// expect: 1733 error 23
// expect: 245 error 27
// expect: 245 error 28
// expect: 245 error 29
// expect: 1733 error 30
// expect: 245 error 37
// expect: 245 error 39
// expect: 245 error 41
// expect: 245 error 42
// expect: 245 error 42
void f() {
  auto a = [] () { return this; };
  auto b = [=] __device__ () { auto x = this; return x; };
  auto c = [] () { return [&] () { return sizeof(this); }; };
  auto d = [this] () { return this; };
  auto e = [] () { struct L { int x; int f() { return this->x + x; } }; return L().f(); };
}
auto n = [] () { return this; };
template<class T> struct S {
  int v; T w; void m();
  static void f() {
    auto a = [] () { return v; };
    auto b = [=] () { return w; };
    auto c = [&] () { m(); };
    auto d = [] () { return this->v; };
    auto e = [] () { return sizeof(v) + sizeof(S::w); };
  }
  int x = [this] () { return v; }();
};
struct B { int b; static int s; };
struct D : B {
  static int t() { auto a = [] { return b + s; }; return 0; }
  static int u; static void w(); void y();
  friend void fr() { auto a = [=] () { return b; }; }
};
int D::u = [] { return b; }();
void D::w() { auto a = [] { b = 1; B::b++; return &D::b; }; }
void D::y() { auto a = [=] { return b + B::b; }; }
