// c++17
struct E { int v = 3; int w; ~E(); }; struct F { int v; ~F(); }; struct D { int v = 3; int w; }; struct P { E e; int z = 1; }; struct H { D d; F f; };
E ge{}; E ge2 = {1, 2}; F gf{1}; static P gp{}; E ga[2] = {{}, {1, 2}}; constexpr int kk = 3;
struct M { E e{1, 2}; F f = {3}; E z; M() : z{} {} M(int) : e{}, z{2, 3} {} M(char) : e(), z() {} };
void f(int n) {
  E a{1, 2}; E a2 = {1}; F b{}; F c{1}; F c2 = {2}; D d{}; P p{}; P p2{{1, 2}, 3}; P p3 = {{}, 4}; H h{}; H h2 = {{1}, {2}}; 
  static E s{}; static E s2 = {1, 2}; static F s3{1}; static P s4{};
  E arr[2] = {{1, 2}, {}}; F fa[2] = {1, 2}; E ea[2]{}; static E sa[2] = {{}, {1, 2}};
  E v{n, 2}; E v2{n}; P p4{{n}, 1}; F f5{n}; new E{}; new F{1}; new E{n, 1};
  auto l = [e = E{1, 2}, g = F{3}] { return e.v + g.v; };
  F z = F(); E y = E(); E();
}
struct B2 { int v; constexpr B2() : v(2) {} constexpr B2(int a) : v(a) {} constexpr B2(int a, int b) : v(a + b) {} B2(const B2&); ~B2(); }; struct E2 { int v = 3; int w; ~E2(); }; struct F2 { int a, b; }; struct G { B2 b; int c; };
void fb(B2); void fe(E2); void re(const E2 &); void ree(E2 &&); void rb(const B2&); void ff(F2); void fg(G); B2 rr(int n) { if (n) return {}; return {1, 2}; } E2 rq(int n) { if (n) return {}; if (n > 1) return {1, 2}; return E2{}; }
void f2(B2 q, E2 r) {
  fb({1}); fb({1, 2}); fb({}); q = {}; q = {1, 2}; q = B2{}; fe(E2{}); fe({}); fe({1, 2}); fe(E2{1, 2}); r = {}; r = E2{}; r = {1}; re({}); re(E2{}); re(E2{1}); ree(E2{}); ff({}); ff({1}); ff(F2{}); fg(G{{}, 1});
  E2 a = E2{}; E2 b = {}; E2 c{}; auto d = E2{}; const E2 &e = E2{}; E2 *p = new E2{}; E2{}; (void)E2{1, 2}; E2 g[2] = {E2{}, {}}; B2 h[2] = {{}, {1, 2}}; throw E2{};
}
