// flags: --c++17 --no-header
constexpr bool ce(bool d = false) noexcept { return d; }
constexpr int sq(int x) { return x * x; }
inline int f1(int n) { if (!ce()) return 1; return 2; }
inline int f2(int n) { if (ce(true)) return 1; n++; return 2; }
int f3(int n) { if (sq(2) == 4) return 1; return 2; }
int f4(int n) { while (!ce()) n++; return 2; }
int f5(int n) { if (!ce() && n) return 1; return 2; }
int f6(int n) { if (!ce() && sizeof(n) == 4) return 1; return 2; }
constexpr int f7(int n) { if (!ce()) return 1; return 2; }
template <class T> int f8(T n) { if (!ce()) return 1; return 2; }
struct S1 { constexpr S1() {} constexpr operator bool() const { return true; } constexpr bool m() const { return true; } };
int f10() { if (S1{}) return 1; return 2; } int f11() { constexpr S1 s; if (s.m()) return 1; 
 return 2; }
template <class T> int g1(T n) { return 1; n++; return 2; }
template <class T> int g2(T n) { if (!ce()) return 1; return 2; }
template <class T> int g3(T n) { if (true) return 1; return 2; }
template <class T> int g4(T n) { for (;;) ; return 2; }
template <class T> int g5(T n) { while (true) { n++; } return 2; }
template <class T> int g6(T n) { if (1 == 1) return 1; return 2; }
template <class T> int g7(T n) { if constexpr (true) return 1; return 2; }
template <class T> int g8(T n) { const bool b = true; if (b) return 1; return 2; }
template <class T> int g9(T n) { constexpr int b = 3; if (b > 2) return 1; return 2; }
struct S { template <class T> int m(T n) { if (!ce()) return 1; return 2; } };
template <class T> struct X { int m() { if (!ce()) return 1; return 2; } int m2() { return 1; return 2; } };
constexpr bool ce3() { return __builtin_is_constant_evaluated(); }
constexpr bool ce4() { return ce3(); }
inline int h1(int n) { if (!ce3()) return 1;
  for (; n; --n) ;
  return 2; }
inline int h2(int n) { if (!ce4()) return 1;
  for (; n; --n) ;
  return 2; }
constexpr int h3(int n) { if (!ce4()) return 1;
  for (; n; --n) ;
  return 2; }
constexpr bool is_constant_evaluated(bool d = false) { return d; }
inline int h4(int n) { if (!is_constant_evaluated()) return 1;
  for (; n; --n) ;
  return 2; }
constexpr int h5(int n) { if (!is_constant_evaluated()) return 1;
  for (; n; --n) ;
  return 2; }
