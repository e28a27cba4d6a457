// c++20
struct P { int x = 1, y = 2; int z; }; struct Q { P p; int a[3]; };
int desig(int n) {
  P a{.x = 3}, b = {.y = n}, c{.x = 1, .z = n};
  Q d = {.p = {.y = 4}, .a = {1, n}}, e{.p{.x = n}};
  int arr[4] = {[1] = 5, [2] = n};
  P f(1, 2, n);
  return a.y + b.x + c.z + d.p.y + d.a[1] + e.p.x + arr[2] + f.z;
}
