// c++17
constexpr int ga[3] = {1, 2, 3};
struct L { int x; int a[2]; };
constexpr L gl{4, {1, 2}};
constexpr int sq(int i) { return i * i; }
struct P { const int *p; int n; double d; };
int gi;
int f(int n) {
  int a1[] = {*ga, 1};
  int a2[] = {gl.x, sq(3), sizeof(int)};
  const int *a3[] = {ga, ga + 1, &ga[1], &gi ? ga : ga};
  P p1 = {ga, ga[1], ga[1] + 0.5};
  P p2 = {&gl.a[1], gl.a[1], 1};
  static P p4 = {&gi, sq(ga[1]), (double)ga[1]};
  const char *names[] = {"a", "b" + 1, &"abc"[1]};
  bool bs[] = {ga[1] == 2, !ga[1], true && ga[1]};
  int tern[] = {ga[1] ? 1 : 2, (1, ga[0]), -ga[1]};
  int str[] = {"abc"[1], *"abc"};
  long ls[] = {ga[1], gl.x};
  return 0;
}
