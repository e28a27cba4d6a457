// c++20
struct P { int x, y; constexpr int sum() const { return x + y; } bool operator==(const P &) const = default;
  }; template <P V> constexpr int f() { return V.x + V.sum(); } template <unsigned long N> struct Str {
  char s[N]; constexpr Str(const char (&a)[N]) : s() { for (unsigned long i = 0; i < N; ++i) s[i] = a[i]; } };
  template <Str S> constexpr int len() { return sizeof(S.s); } template <double D> double dbl() {
  return D * 2; } template <auto L> int lam(int a) { return L(a); } template <class T> int abbr(T t) {
  return t; } int au(auto a, auto... b) { return a + sizeof...(b); } 
int use(int i) { constexpr P p{3, 4}; return f<P{1, 2}>() + f<p>() + len<"abc">() + dbl<1.5>() +
  lam<[](int a) { return a + 1; }>(i) + abbr(i) + au(i) + au(1, 2, "x"); }
