// c++17
struct E {}; struct C { static constexpr int v = 5; constexpr operator int() const { return v; }
  constexpr int operator()() const { return 6; } }; struct N { int n = 3; }; struct U { constexpr U() {}
  constexpr operator int() const { return 4; } };
struct B : C {}; struct P { E e; }; template <class T> struct T1 { constexpr operator int() const { return 7; }
  }; template <class T> struct Base0 {};
int a() { constexpr E e; const E f; constexpr C c; const C d; constexpr N n; const N o; constexpr U u;
  const U w; constexpr B b; constexpr P p; const P q; constexpr T1<int> t; const T1<char> s; E x; C y;
  constexpr E es[2]; constexpr C cs[2]; const C cz[2];
int i[c]; int j[c()]; int k[n.n]; int l[u]; int m[t]; int r[b]; int h[d];
  i[0] = j[0] = k[0] = l[0] = m[0] = r[0] = h[0] = 1; static_assert(c == 5); static_assert(d == 5);
  static_assert(t == 7); return i[0] + c + d() + t + cs[1]; }
constexpr C gc; const C gd; constexpr T1<int> gt; int ga[gc], gb[gd], ge[gt];
template <class T> int b(T v) { constexpr C c; constexpr T1<T> t; constexpr T1<int> ti; int i[c]; int j[t];
  int k[ti]; i[0] = v; j[0] = v; k[0] = 2; return i[0] + j[0] + k[0] + c + t; }
struct W : Base0<W> { long w; constexpr W(long w = 0) : w(w) {} }; struct W2 : E { int w; constexpr W2(int a)
  : w(a) {} W2() : w(1) {} }; struct W3 : B { int w; W3(int a) : w(a) {} constexpr W3() : w(1) {} };
  struct W4 : virtual E { int w; W4(int a) : w(a) {} W4() {} };
struct W5 : E { E e; int x = 3; constexpr W5() {} constexpr W5(int) : e() {} }; struct W6 : E { int x = 1; };
  struct W7 : virtual E { int x = 1; }; struct W8 : W6 { int y; constexpr W8(int y) : y(y) {} };
template <class T> struct W9 : Base0<T> { T t; constexpr W9() : t() {} W9(T t) : t(t) {} constexpr W9(T a, T b)
  : Base0<T>(), t(a + b) {} }; struct W10 : W9<int>, E { using W9::W9; constexpr W10(E) : W9(2, 3) {} W10(E, E)
  {} };
int c() { W w, w1(2); W2 a(2), b; W3 d(3), e; W4 f(2), g; W5 h, i(2); W6 j; W7 k; W8 l(2); W9<int> m, n(2), o(1,
  2); W10 p(3); return ::b(1) + ::b(2.0) + w.w + w1.w; }
