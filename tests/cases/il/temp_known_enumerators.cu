// c++17
// Enumerators of blocks in templates whose values are known: as template arguments and labels.
template <int N> struct im {}; template <int N> void g(im<N>) {}
template <bool B> struct bm {};
template <class T> int h() {
  enum { k = sizeof(T), k2 = 3 };
  g(im<k2>{}); g(im<k>{}); g(im<k2 + 1>{}); int arr[k2] = {}; char s[k2 + 1];
  switch (int(sizeof(T))) { case k2: return 1; case k2 + 1: return 2; }
  static_assert(k2 == 3, ""); constexpr int z = k2; im<z> y; if constexpr (k2 == 3) return 4;
  return k2;
}
int use() { return h<int>(); }
