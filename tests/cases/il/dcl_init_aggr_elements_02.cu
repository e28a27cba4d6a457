// c++17
constexpr int ga[3] = {1, 2, 3};
struct L { int x; int a[2]; };
struct M : L { };
constexpr L gl{4, {1, 2}};
constexpr M gm{};
void fun(int);
int f(int n) {
  constexpr const int *n7[] = {&ga[1], ga + 1, ga, &gl.x, gl.a, &gl.a[1], &*ga, true ? ga : ga, *&ga, nullptr, 0};
  constexpr const L *n8[] = {&gl, &gm, (const L *)&gl};
  constexpr void (*n9[])(int) = {fun, &fun};
  constexpr const void *na[] = {ga, &ga, "abc"};
  constexpr int L::*nb[] = {&L::x, nullptr};
  constexpr const char *nc[] = {"abc", "abc" + 1, &"abc"[1]};
  return n;
}
