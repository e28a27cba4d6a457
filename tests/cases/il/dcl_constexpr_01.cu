// c++17
constexpr int a = 3, b = a * 2; constexpr double d = a / 2.0; constexpr const char *s = "str";
  constexpr char c = s[1];
constexpr int f(int x, int y = 2) { return x + y; }
struct L { int x; constexpr L(int n) : x(n * a) {} constexpr operator int() const { return x; }
  constexpr L operator+(L o) const { return L(x + o.x); } };
constexpr L l1(2), l2 = l1 + L(3); constexpr int arr[f(1)] = {f(1), l1, l2};
template <int N> int t() { return N; }
inline constexpr int inl = t<f(3)> != nullptr;
int use(int i) {
  constexpr auto loc = l2.x + arr[1];
  const int k = f(b);
  int m[k];
  m[0] = i;
  return t<a>() + t<f(b, 1)>() + t<l1>() + t<(int)d>() + t<c>() + loc + m[0] + f(i) + L(i) + k + inl;
}
