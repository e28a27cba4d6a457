// c++17
struct G { int a, b, c; G(); G(int, int, int); };
struct N { N(int, int); N(const N &); ~N(); };
struct X { explicit X(int, int); X(const X &); };
struct O { G g; int k; N n; O() : g({1, 2, 3}), k(2), n({1, 2}) {} O(int) : g{1, 2, 3} , n(1, 2) {} };
G pr() { G g({1, 2, 3}); return G({1, 2, 3}); }
void n() { N a({1, 2}); N c = N({1, 2}); new N({1, 2}); N d(N{1, 2}); N *p = new N({3, 4}); }
struct B : N { B() : N({1, 2}) {} };
