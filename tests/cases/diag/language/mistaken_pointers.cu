// expect: 42 error 15
// expect: 42 error 18
// expect: 42 error 20
// expect: 75 error 24
// expect: 75 error 25
// expect: 142 error 28
// expect: 142 error 29
// Operands that are no pointers, and pointers that do not go together.
struct S { int a; int bits : 3; S *next; int f(); static int s; };
struct P { int operator[](int); operator int *() const; };
struct D : S { int d; };
enum E { e1 };
enum class C { c1 };
void pointers(int *p, char *q, const int *c, void *v, S *s, D *d) {
  bool a = p == q;
  bool b = p == c && p != v && s == d && p == nullptr;
  bool e = s < (S *)p;
  auto n = p - q;
  auto m = p - c;
  bool x = true ? p : q;
  auto y = true ? s : d;
}
void indirection(int i, double d, S s, P p, int a[], int (*f)()) {
  *i;
  *d = 1;
  int j = *p + *a + a[i] + i[a] + p[2];
  j = (*f)() + (**f)();
  i[d];
  2[3];
}
