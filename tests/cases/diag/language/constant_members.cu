// expect: 137 error 20
// expect: 137 error 20
// expect: 137 error 20
// expect: 137 error 21
// expect: 137 error 21
// expect: 137 error 21
// expect: 137 error 22
// expect: 137 error 22
// expect: 137 error 22
// expect: 137 error 24
// expect: 137 error 24
// expect: 137 error 24
// expect: 137 error 25
// expect: 137 error 25
// expect: 137 error 26
// expect: 137 error 26
// expect: 137 error 27
// expect: 137 error 27
// Constants that are assigned to, through whatever names them (137).
struct S { const int c; mutable int m; int x; int &r; static int st; S(int i, int &j) : c(i), r(j) { c = i; m = 1; } void f() const { m = 2; r = 3; st = 4; x = 5; this->m++; x++; } };
void f(const S &s, const int *p, int *const q, const int (&a)[3]) { s.m = 1; s.r = 2; s.x = 3; *p = 1; *q = 2; a[0] = 1; s.m++; S::st = 1; }
void g(int i) { auto l = [i]() mutable { i = 2; }; auto m = [i] { i = 3; }; auto n = [&i] { i = 4; }; auto o = [k = i]() mutable { k++; }; auto q = [k = i] { k++; }; auto r = [=]() { return i; }; const int z = 1; auto t = [&z] { z = 1; }; }
template <class T> void t(T &x) { x = 1; }
void h() { int i; t(i); for (auto &x : {1, 2}) x = 3; int arr[2]; for (auto &x : arr) x = 3; for (const auto &x : arr) x = 1; auto [a, b] = arr; a = 1; const auto [c, d] = arr; c = 2; }
enum E { A } e; const E ce = A; void k() { e = A; ce = A; const volatile int v = 1; v = 2; volatile int w; w = 1; w++; }
struct B { int b : 3; const int d : 2; }; void l(B &x, const B &y) { x.b = 1; x.d = 1; y.b = 1; }
const int *pp; void n() { pp = nullptr; pp++; (*pp)++; int *const *qq; qq = nullptr; *qq = nullptr; **qq = 1; }
