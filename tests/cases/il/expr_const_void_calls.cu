// c++20
struct S { int v; constexpr void f() const {} constexpr int g() const { return 1; } static constexpr void h(int) {} };
constexpr void f() {} constexpr void g(int n) {} constexpr void k(int &n) { n = 1; }
void use(int n, S s) { f(); g(3); g(n); k(n); S{1}.f(); s.f(); s.g(); S{n}.f(); constexpr S c{2}; c.f(); S::h(2); n ? f() : g(2); (void)f(); f(), g(1); }
