// c++17
struct M { int z; }; struct N { N(); int z; }; struct K { constexpr K() : z(1) {} int z; };
auto r1() { return [c = M{}](int n) { return n + c.z; }; }
auto r2() { return [c = 3](int n) { return n + c; }; }
auto r3() { return [c = K{}](int n) { return n + c.z; }; }
auto r4(int k) { const int q = 2; return [k, q](int n) { return n + k + q; }; }
auto r7() { return [c = M{1}, d = "x"](int n) mutable -> long { return n + c.z++; }; }
template <class F> void take(F); template <class F> void take2(F &&); 
void f() { take([c = M{}] { return c.z; }); take([c = 3] { return c; }); take2([c = M{}] { return c.z; }); take2([c = 3] { return c; }); auto l = [c = M{}] { return c.z; }; auto m = [c = 3] { return c; }; [c = 3] { return c; }(); static auto s = [c = 4] { return c; };
  new auto([c = 3] { return c; }); }
