// c++17
int n; const int g = 5; struct S { int a; static int s; }; S s0; void take(int &); int fn(int);
int f1() { int &r = n; auto m = [&] { r = 3; return r; }; auto l = [&] { take(r); return &r; }; return m() + *l(); }
int f2() { const int &r = g; auto m = [=] { return &r; }; return *m(); }
int f3() { S &r = s0; auto m = [=] { return r.a; }; return m(); }
int f4() { int &r = s0.a; auto m = [&] { return r; }; return m(); }
int f5() { int &r = s0.s; auto m = [&] { return r; }; return m(); }
int f6() { int k = 1; int &r = k; auto m = [&] { return r; }; return m(); }
int f7() { int (&r)(int) = fn; auto m = [&] { return r(1); }; return m(); }
int f8() { static int k; int &r = k; auto m = [&] { return r++; }; return m(); }
int f9() { int &r = n; auto m = [r] { return r; }; auto o = [&r] { return r; }; return m() + o(); }
template <class T> int f10() { int &r = n; T &q = n; auto m = [&] { return r + q; }; return m(); }
int f11() { return f10<int>(); }
int f12() { auto &r = n; auto &&q = n; auto m = [&] { return r + q; }; return m(); }
int f13() { int &r = n; int &q = r; auto m = [&] { return r + q; }; return m(); }
