// expect: 2825 error 47
// expect: 413 error 47
// expect: 2828 error 47
// expect: 2827 error 48
// expect: 1593 error 48
// expect: 2845 error 49
// expect: 2825 error 53
// expect: 413 error 53
// expect: 2828 error 53
// expect: 2825 error 55
// expect: 413 error 55
// expect: 2828 error 55
// expect: 2825 error 56
// expect: 413 error 56
// expect: 2828 error 56
// expect: 2825 error 57
// expect: 2827 error 58
// expect: 1593 error 58
// expect: 146 error 59
// expect: 2663 error 60
// expect: 2845 error 60
// expect: 2663 error 61
// expect: 1587 error 61
// expect: 2845 error 62
// expect: 2954 error 63
// expect: 2845 error 64
// expect: 2828 error 66
// expect: 2825 error 67
// expect: 413 error 67
// expect: 2828 error 67
// expect: 2825 error 68
// expect: 2828 error 68
// expect: 2825 error 72
// expect: 413 error 72
// expect: 2828 error 72
// expect: 2827 error 73
// expect: 1593 error 73
#include <initializer_list>
struct Pair { int first, second; };
class Closed {
  int hidden;

public:
  int shown;
};
Pair pair;
int [of_namespace, other] = pair;
auto [missing, value];
auto [from_list, of_namespace_too] = {1, 2};
int used = of_namespace + missing + from_list;

void blocks(Pair p, Closed c) {
  int [a, b] = p;
  a = "text";
  unsigned [d, e]{p};
  const int &[f, g] = p;
  Pair [h, i] = p;
  auto [j, k];
  auto [l, m](p, p);
  auto [n, o]{p, p};
  auto [q, r]{};
  auto [s, t] = {p};
  auto [u, v] = p, w = 3;
  auto [aa, bb] = c;
  auto [cc, dd]{p};
  const auto [ee, ff] = 3;
  if (int [gg, hh] = p; gg) return;
  for (int [ii, jj] : {1, 2}) ii = 3;
}

template <typename T> int in_template(T t) {
  int [a, b] = pair;
  auto [c, d];
  auto [e, f] = t;
  return a + e;
}
int instance = in_template(pair);

