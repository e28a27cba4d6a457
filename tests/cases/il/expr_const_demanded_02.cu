// c++17
constexpr int ga[3] = {1, 2, 3};
constexpr int sq(int i) { return i * i; }
constexpr int id2(const int *p, int i) { return p[i]; }
struct P { int a, b; constexpr P(int x, int y) : a(x), b(y) { } constexpr P(int x) : a(x), b(ga[x]) { } int m = ga[1] + 1; };
static int st = ga[1] + sq(2);
int gl = ga[1] + sq(2);
const int cg = ga[1] + sq(2);
struct S { static const int k = ga[1] + 1; int bf : ga[2] + 1; enum { q = ga[1] + 1 }; static constexpr int kk = ga[2] + 1; int ar[ga[1] + 1]; };
int use(int n) {
  static int w = ga[1] + 1;
  static int w1 = n + ga[1] + 1;
  static int w2 = -ga[1];
  static int w3 = sq(ga[1]);
  static const int w4 = ga[1] + 1;
  const int w5 = ga[1] + 1;
  int w6 = ga[1] + 1;
  thread_local int w7 = ga[1] + 1;
  constexpr int c1 = sq(ga[1]);
  constexpr int c2 = id2(ga, 1);
  constexpr int c3 = id2(ga + 1, 1) + 1;
  constexpr P p{ga[1], ga[2]};
  constexpr P p1(ga[1] + 1, 2);
  static P p2(ga[1] + 1, 2);
  constexpr int arr[] = {ga[1], ga[1] + 1};
  static const int arr2[] = {ga[1], ga[1] + 1};
  constexpr int c4 = p.a + 1;
  constexpr const int *c5 = ga + 1;
  constexpr const int *c6 = &ga[1];
  constexpr int c7 = ga[1] > 1 ? ga[0] + 1 : 5;
  constexpr int c8 = ga[ga[0]] + 1;
  static_assert(ga[1] + 1 == 3, "");
  int ar[ga[1] + 1];
  enum { q = ga[1] + 1 };
  if (ga[1] == 2) n++;
  if constexpr (ga[1] == 2) n++;
  int *np = new int[ga[1] + 1];
  alignas(ga[1] * 4) int al;
  bool ne = noexcept(ga[1] + 1);
  switch (n) {
    case ga[1] + 5: return 1;
    case ga[1]: return 2;
    case -ga[2]: return 3;
    case sq(ga[2]): return 4;
  }
  return n + sizeof ar + *np + (int)ne + al;
}
