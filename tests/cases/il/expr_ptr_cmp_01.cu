// c++14
struct A { int a; }; struct B : A { int b; }; int f(int); int g(int);
int cmp(A *a, B *b, const A *c, void *v, char *s, int (*fp)(int), int A::*m, int B::*n, int (A::*mf)(),
  B arr[3], unsigned long u) {
  int r = (a == b) + (b != c) + (c < b) + (v == a) + (c != v) + (fp == f) + (&g != fp) + (m == n) +
    (m == nullptr) + (mf != 0) + (arr == b) + (arr + 1 > b) + (s == "x") + (&arr[1] == arr +
    u) + (a >= arr) + (nullptr != s) + !mf + !fp + !arr;
  if (a && b || !v) r++;
  return r + (b - arr) + (s - (char *)v) + (a ? b : c)->a + (m ? 1 : 2) + ((v ? v : s) != nullptr);
}
