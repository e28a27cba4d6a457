// c++14
struct S { static int n; static const int k = 5; static int arr[2]; static S inst; static S *ptr;
  static int f(int); static int (*fp)(int); int v; int m() {
  return n + k + f(v) + inst.v + arr[k - 4] + S::ptr->v; } }; int S::n = k; int S::arr[2] = {n, k + 1};
  S S::inst = {3}; S *S::ptr = &inst; int (*S::fp)(int) = f; int S::f(int a) { return a + n + fp(a); }
int use(S s, S *p) { s.n++; p->arr[0] = S::k; return s.f(1) + p->fp(2) + S::inst.m() + S::ptr->inst.ptr->v +
  (*S::fp)(3) + s.k + (&s)->k * 2; }
