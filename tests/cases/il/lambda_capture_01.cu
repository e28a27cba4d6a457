// c++14
struct P { int x; int arr[2]; }; struct C { C(const C &); ~C(); int v; };
int cap(int i, int &r, const int ci, P p, C c, int (&a)[3], int *q) {
  auto l1 = [i] { return i + 1; }; auto l2 = [&i] { return ++i; }; auto l3 = [=] {
    return i + r + ci + p.x + a[1] + *q; }; auto l4 = [&] { i = r++; p.x = 2; a[0] = ci; return c.v; };
    auto l5 = [=, &r] { r = i; return c.v; }; auto l6 = [&, i]() mutable { i++; return i + r; };
    auto l7 = [c, p]() { return c.v + p.arr[1]; }; auto l8 = [r]() mutable -> int & { return r; };
    auto l9 = [k = i + 1, &m = r, n = c] { return k + m + n.v; }; auto l10 = [] { return 3; };
  return l1() + l2() + l3() + l4() + l5() + l6() + l7() + l8() + l9() + l10() + [i](int j) { return i * j;
    }(4) + [&r] { return r; }();
}
