// Names of closures in the initialisers of variables of namespaces and classes.
// flags: -std=c++17 -expt-relaxed-constexpr
template <class F> __device__ int k(F f) { return 0; }
constexpr auto a = [] { return 1; };
constexpr auto b = [] (int) { return 1; };
constexpr auto c = [] (auto x) { return 1; };
constexpr int d = [] { return 1; }();
constexpr auto e = [] { return 1; };
auto hostf() { return [] { return 1; }; }
constexpr auto f = [] { return 1; }; constexpr auto g = [] { return 2; };
namespace N { constexpr auto h = [] { return 1; }; constexpr auto i = [] (long) { return 1; }; }
constexpr auto j = [] { return 1; };
namespace N { constexpr auto k1 = [] { return 1; }; }
struct S { static constexpr auto a = [] (char) { return 1; }; int m = [] (long) { return 1; } (1); static constexpr auto b = [] { return 1; }; int n = [] (int) { return 1; } (1);  static constexpr auto c = [] (int) { return 1; }; 
  };
template <class T> struct TS { static constexpr auto a = [] (char) { return 1; }; static constexpr auto b = [] { return 1; }; };
constexpr struct { int (*p)(); } tab[] = { { [] { return 1; } }, { [] { return 2; } } };
constexpr auto z = [] { return [] { return 1; }; };
__global__ void kk(int *p) {
#define K(x) { auto v = x; k(v); }
K(a) K(b) K(c) K(e) K(f) K(g) K(N::h) K(N::i) K(j) K(N::k1) K(S::a) K(S::b) K(S::c) K(TS<int>::a) K(TS<int>::b) K(z)
}
