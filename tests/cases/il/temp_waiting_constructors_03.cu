// c++17
struct D { unsigned x, y; constexpr D(unsigned a, unsigned b) : x(a), y(b) {} };
template <class T, int N, bool B> void f(T t, int m) {
  D a1(N, 1);
  D a2(sizeof(T), 1);
  D a3(N + 1, 1);
  D a4 = {N + 1, 1};
  D a5{sizeof(T), 1u};
  D a6{(unsigned)(N + 1), 1};
  D a7 = D(N + 1, 1);
  (void)D(N + 1, 1);
  D a8(B, 1);
  D *p = new D(N, 1);
  D *q = new D{N, 1};
  struct L { D d; L() : d(N + 1, 2) {} }; 
}
template <int N> struct M { D d, e; unsigned u; M() : d(N + 1, 1), e(N, 1), u(N + 1) {} D r() { return D(N + 1, 1); } D s() { return {N + 1, 1}; } D nn = D(N, 1); };
struct O { int v; O(int); O(const char *); }; void fo(O); struct Q { O o; };
template <int N> struct M2 : O { O nn = N; O mm{N}; M2() : O(N) {} };
template <int N, class T> O cp(T t) { O a = N; O b(N); O c{N}; O d = {N}; fo(N); fo(O(N)); Q q{N}; O e = O(N); new O(N); new O{N}; O f(sizeof(T)); throw O(N); const O &r = N; O arr[2] = {N, 2}; (O)N; static_cast<O>(N); static O st(N); return N; }
template <int N, class T> O cp2(T t) { return O(N); } template <int N, class T> O cp3(T t) { return {N}; } template <int N> O gl(N); template <int N> struct SM { static O so; }; template <int N> O SM<N>::so(N); template <int N> struct SM2 { inline static O so = N; };
