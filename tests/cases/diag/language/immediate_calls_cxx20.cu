// flags: --c++20
// expect: 2933 error 32
// expect: 2933 error 33
// expect: 2933 error 35
// expect: 2933 error 36
// expect: 28 error 37
// expect: 2960 error 38
// expect: 2960 error 39
// expect: 2933 error 40
// expect: 2933 error 42
// expect: 2933 error 45
// expect: 2933 error 48
// expect: 2933 error 53
// expect: 2960 error 54
// expect: 2933 error 55
// expect: 2933 error 56
// expect: 2933 error 58
// expect: 2933 error 61
// expect: 2933 error 63
// expect: 2933 error 65
// expect: 2933 error 70
// expect: 2933 error 72
consteval int cube(int n) { return n * n * n; }
consteval int *same(int *p) { return p; }
struct S {
  int v;
  consteval S(int n) : v(n) { }
};
int runtime_value();
int three = 3;
const int constant = 3;
int of_variable = cube(three);
int of_call = cube(runtime_value());
int of_constant = cube(constant);
int of_both = cube(3) + cube(three);
constexpr int needed = cube(three);
static_assert(cube(three) == 27);
int (*pointer)(int) = cube;
auto deduced = &cube;
int of_parameter(int n) { return cube(n); }
int several(int n) {
  int m = cube(n) + 1;
  const int k = 4;
  int q = cube(k);
  return cube(cube(n)) + m + q;
}
consteval int nested(int n) { return cube(n); }
constexpr int in_constexpr(int n) { return cube(n); }
template <typename T> int in_template(T t) { return t + cube(2); }
int instance = in_template(3);

int blocks(int n) {
  auto by_name = [](int x) { return cube(x); };
  auto p = cube;
  if (cube(n) > 3) return p(by_name(3));
  int array[cube(2)] = {cube(n), cube(2)};
  switch (n) {
  case cube(n): break;
  }
  decltype(cube(n)) d = sizeof(cube(n));
  cube(n);
  int local = 0;
  int *r = same(&local);
  static int *lasting = same(&three);
  while (cube(n) < d) n += array[0];
  return *r + *lasting;
}
struct M {
  static constexpr int a = cube(2);
  static const int b = cube(three);
  int m = cube(3);
  void f(int x = cube(2)) { m = cube(x); }
};
