// c++17
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned a = 1, unsigned b = 1, unsigned c = 1) : x(a), y(b), z(c) {} };
struct nc { unsigned x; nc(unsigned a = 1, unsigned b = 1) : x(a) {} }; struct one { int v; constexpr one(int a) : v(a) {} };
struct lst { int a, b; }; int size();
template <class T> void f(T t, int m) {
  constexpr int block = 128; const int n = static_cast<int>(t.size()); int nn = t.size(); const int k = sizeof(T); const int z = m; const int w = size();
  const dim3 g1((n + block - 1) / block); dim3 g2((n + 1) / block); const dim3 g3(k); dim3 g4(k); const dim3 g5(nn); dim3 g6(nn, m); const dim3 g7(z); const dim3 g8(w);
  const nc c1(n); nc c2(k); const nc c3(z); const one o1(n); one o2 = n; const one o3{k}; dim3 g9{(unsigned)n}; auto g10 = dim3(n); dim3 g11 = dim3(k, 2); static const dim3 g12(k); static dim3 g13(n);
  (void)dim3(n); (void)dim3(n, 2); (void)one(k); new dim3(n); dim3 *p = new dim3(k, n); const dim3 h1(block); dim3 h2(block, 2); const dim3 h3(sizeof(int)), h4(1u, 2u);  dim3 g16(t.size(), 2); dim3 g17(t);
}
