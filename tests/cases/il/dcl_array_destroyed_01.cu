// c++17
struct F { int x = 3, y = 1; }; struct N { int x; constexpr N(int a = 2) : x(a) {} }; struct D { N n; F f; int k; };
struct V { int x = 3; ~V(); }; struct VA { V v[2]; int k; };
void k(F f = {1 + 2}, N n = {3}, D d = {{1}, {1 + 1}, 2}, F g = F{2}, N m = N{3}, const F &r = {}, const D &s = {1, {2}});
void l() { k(); }
void m(int i) {
  VA a = {{{}, {i}}, 2}; VA b[2] = {{{{1}}}}; V v[2] = {{}, {2}}; VA c = {{V{1}, V()}}; V d[2] = {V{}, V{i}};
  const VA e = {}; static VA f; VA *n = new VA{}; V *o = new V[2]{{1}}; V *q = new V{};
}
