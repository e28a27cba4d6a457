// expect: 2838 error 15
// expect: 2836 error 16
// expect: 2838 error 17
// expect: 2837 error 18
// expect: 2838 error 19
// expect: 2838 error 23
// expect: 2838 error 24
// expect: 2837 error 25
// expect: 2838 error 26
// expect: 2838 error 28
// expect: 20121 error 28
// expect: 2836 error 29
// expect: 2838 error 30
struct P { int x, y; };
static auto [a, b] = P();
inline auto [c, d] = P();
extern const auto [e, f] = P();
constexpr auto [g, h] = P();
thread_local auto [i, j] = P();
const volatile auto [k, l] = P();
auto const &[m, n] = P();
void local() {
  static auto [a, b] = P();
  register auto [c, d] = P();
  static constexpr auto [e, f] = P();
  for (static auto [g, h] = P();;) {}
}
static __constant__ auto [o, p] = P();
static inline auto [q, r] = P();
template<class T> void t(T x) { thread_local auto &&[a, b] = x; }
