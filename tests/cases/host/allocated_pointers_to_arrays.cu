// new-expressions whose type-id is a pointer to an array or a function, or an array of such
void f() { int (**a)[2] = new (int (*)[2]); delete a; int (**b)(int) = new (int (*)(int)); delete b; int *(*c)[3] = new (int *[2][3]); delete[] c; int (**d)[2] = new (int (*[4])[2]); delete[] d; auto e = new (int (*)[2])(nullptr); int (**g)[2] = e; int *(**h)(int) = new (int *(*)(int)); (void) g; (void) h; }
struct S { int m; int (*p)[2]; }; typedef int T; template <class X> int t(X n) { auto a = new (X (*)[2]); auto b = new (X (*[2])[3]); delete a; delete[] b; auto c = new decltype(n)[3]; delete[] c; auto d = new T[sizeof(n)][2]; delete[] d; auto e = new (T[n]); delete[] e; auto f = new (int (S::*)[2])(nullptr); delete f; return 1; }
int v = t(3);
int *g(int n) { int x[2]; int *p = new decltype(x[1] + 0)[n]; delete[] p; auto q = new decltype(g(1))[n]; delete[] q; return new decltype(t(1))[2]; }
