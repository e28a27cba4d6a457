// c++17
template <class T> struct S {
  enum K { k0, k1 = 5, k2, k3 = k1 + 1, k4 = sizeof(T), k5 = k4 | 1 };
  enum class F : unsigned char { x, y = 3, z };
  enum { u0 = 7 };
  K k; F f; T t; int n;
  static const int c = 3; static constexpr int d = c + 1; static constexpr int e = sizeof(T);
  struct In { int q; static int sq; static int sm(); K ik; void m1() { sq = 1; In::sq = 2; sm(); In::sm(); q = sq; ik = k0; S::c; k1; } };
  int a(K x) { if (x == k1) return 1; switch (x) { case k0: return 2; case k1: return k; default: break; } return x; }
  int b(F x) { if (x == F::y) return 1; switch (x) { case F::x: return 2; case F::y: break; } f = x; f = F::z; return static_cast<int>(x) + int(f) + (int)F::y; }
  K g(int i) { K l = k0; l = k1; K m = K(i); K o = static_cast<K>(i + 1); K p{}; k = l; k |= l; return i ? k2 : l; }
  F h(int i) { F l = F::x; F m = F(i); F o = static_cast<F>(i); F p{}; F q{1}; return i ? F::x : f; }
  int j() { return k0 + k1 + u0 + c + d + e + k4 + n * u0 + (n == u0) + (n & k1) + (k0 < k1) + (k == k1 ? 1 : u0) + !k0 + -k1 + sizeof(k0) + K::k1 + S::k1 + S<T>::k1; }
  int l() { int arr[k1]; int brr[c]; int crr[e]; const int z = c; const int y = e; const int x = k1; return arr[0] + brr[0] + crr[0] + z + y + x; }
  T m() { return t + k1 + c; }
  bool o(int i) { return i == c || i < d || (i & k1) || i >= e; }
  void p() { for (int i = 0; i < c; ++i) n += i; for (int i = 0; i < e; ++i) n += i; while (n < k1) ++n; if (c) n = 1; if (e) n = 2; if constexpr (c > 2) n = 3; if constexpr (e > 2) n = 4; n = c ? 1 : 2; n = e ? 1 : 2; n = c; n = d; n += e; n = u0; }
};
template <class T> constexpr T xx = T(3);
template <class T> constexpr int nn = sizeof(T);
template <class T, T V, int N, bool B, char C, class... P> struct Q {
  static constexpr T value = V; static constexpr bool b = B; static const T old = V;
  T a() { return V + value + N + old + C; }
  int c() { return B ? N : C; }
  bool d() { return B && N > 2 || !B || b && value; }
  int e() { int x[N]; T y[N + 1]; char z[sizeof(T) * 2]; return x[0] + y[1] + z[2] + N * 2 + -N + ~N + (N << 1) + N % 3 + (N > 0 ? N : -N) + sizeof...(P) + N; }
  void f(int n) { if (n < N) n = N; n += N; n *= V; n = N + 1; n = n + N; n = n % N; for (int i = 0; i != N; ++i) n ^= i; switch (n) { case N: break; case N + 1: n = 1; break; case C: break; } if constexpr (B) n = 1; else n = 2; if constexpr (N > 1 && sizeof(T) > 2) n = 4; if (B) n = 5; if (N) n = 6; if (V) n = 7; while (N) break; }
  T g() { return xx<T> + xx<int> + nn<T> + nn<int>; }
  long h() { long l = N; double d = N; T t = N; T u = V; bool b2 = N; char c2 = N; unsigned v = N; auto w = N; auto x = V; const int y = N; constexpr int z = N * 2; static_assert(N > 0, ""); return l + w + y + z; }
};
