// c++17
constexpr int mx() { return 16; } constexpr int two(int a) { return 2 * a; } template <class T> constexpr int tf() { return sizeof(T); } int nc();
template <int N> constexpr int nf(int a) { return a + N; } namespace q { template <class T> constexpr int qf() { return 1; } }
struct S { int v; constexpr S(int a) : v(a) {} constexpr int m() const { return 2; } constexpr int k(int a, int b) const { return a * b; } static constexpr int z() { return 3; } };
constexpr S gs(3); template <class T> struct Y { static constexpr int y() { return 1; } template <class U> static constexpr int yt() { return 1; } };
template <class T> int variables(int n) {
  constexpr int a = mx() / sizeof(T); const int b = two(4) + sizeof(T); static constexpr int c = S::z() * sizeof(T); int d = mx() + sizeof(T);
  constexpr int e = two(sizeof(T)); constexpr int g = tf<T>() + 1; const int h = nc() + sizeof(T); constexpr unsigned long i = mx() * sizeof(T);
  constexpr int j(mx() + sizeof(T)); constexpr int k{mx() + int(sizeof(T))}; constexpr auto l = mx() + sizeof(T); constexpr int o = -(mx() + sizeof(T));
  int p[mx() / sizeof(T) + 1]; constexpr int r = two(n ? 1 : 2) + sizeof(T); if (mx() / sizeof(T) > 2) ++d; constexpr bool t = mx() > sizeof(T);
  constexpr int u = true ? mx() : sizeof(T); constexpr int v = (mx(), sizeof(T)); constexpr int w = sizeof(T) > 2 ? mx() : 3; return d + sizeof(p); }
template <class T> void calls(int n) {
  constexpr int a = gs.m() + sizeof(T); constexpr int b = gs.k(1, 2) + sizeof(T); constexpr int c = gs.z() + sizeof(T); constexpr int d = nf<sizeof(T)>(2) + 1;
  constexpr int e = q::qf<T>() + 1; constexpr int h = Y<T>::template yt<int>() + 1; constexpr int i = T::template x<int>() + 1;
  constexpr int j = Y<T>::template yt<T>() + 1; constexpr int k = nf<3>(2) + sizeof(T); constexpr int l = Y<int>::yt<char>() + sizeof(T); constexpr int m = T::x() + 1;
  constexpr bool o = mx() > 2 && sizeof(T) > 2; constexpr int p[2] = {int(mx() + sizeof(T)), 1}; constexpr int r = (int)(mx() + sizeof(T)); constexpr bool t = !(mx() > sizeof(T));
  static int u = mx() + sizeof(T); static const int v = mx() + sizeof(T); if constexpr (mx() > sizeof(T)) n = 1; constexpr int w = mx() + sizeof(T) + mx(); }
int use() { return variables<int>(1); }
