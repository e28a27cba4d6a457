// c++17
template <int n, unsigned m> int sum() {
  int s = 0;
  for (int i = n; i < 9; ++i) s += i;
  const int c = n;
  static int d = m;
  unsigned u{m};
  int a[2] = {n, n + 1};
  switch (s) { case n: return c; }
  return s + d + int(u) + a[0];
}
template <class T, T v> struct constant { static const T value = v; T get(T t = v) { T copy = v; return copy + t; } };
int use() { return sum<2, 3>() + constant<int, 4>().get() + constant<bool, true>::value; }
