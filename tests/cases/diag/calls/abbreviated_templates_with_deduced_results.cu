// expect: 20007 error 9
// expect: 20007 error 10
// expect: 20007 error 13
// expect: 20007 error 13
// expect: 20007 error 13
// expect-device: 177 warning 14
// flags: --c++20
struct A { __device__ int m() const; };
auto u(auto x) { return x.m(); }
auto v(const auto &x) { return x.m(); }
int f(A a) { return u(a); }
int g(A a) { auto r = v(a); return r; }
struct S { auto w(auto... x) { return (x.m() + ...); } static constexpr int z(auto x) { return x.m(); } };
int h(A a) { S s; constexpr int q = sizeof(A); return s.w(a, a) + S::z(a); }
