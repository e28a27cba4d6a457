// expect: 1735 error 14
// expect: 1735 error 15
// expect: 1735 error 16
// expect: 1735 error 17
// expect: 1735 error 17
// expect: 1735 error 17
// expect: 1735 error 18
// expect: 135 error 22
// expect: 1735 error 22
// expect: 144 error 23
// What the engine knows of captures: constant arrays and objects, init-captures of the lambda around, packs and constants of
// templates, and what is wrong inside of generic lambdas, which the device compiler reads with the function around.
struct P { int m; };
void arrays() { constexpr int t[] = {1, 2}; auto l = [] { return t[0]; }; const int v[] = {1, 2}; auto w = [] { return v[1]; }; }
void objects() { constexpr P t = {1}; auto l = [] { return t.m; }; const P s = {1}; auto m = [] { return s.m; }; }
void init(int a) { auto l = [b = a] { return [] { return b; }(); }; auto m = [b = a] { return [=] { return b; }(); }; }
void pointers(int *p) { auto l = [] { return p->m; }; auto r = [] { return p.m + p->m; }; }
void references(int a) { static int b; int &r = b; auto l = [] { return r; }; const int &q = a; auto m = [] { return q; }; }
template <class T> void constants(T a) { const T d = a; auto o = [] { return d; }; const int e = sizeof(T); auto p = [] { return e; }; }
template <class... T> int packs(T... a) { auto n = [] { return sizeof...(a); }; return n(); }
template int packs<int, int>(int, int);
void generic(int a) { P p; auto l = [=](auto q) { return p.n; }; auto m = [](auto q) { return a; }; }
void kinds(int a) { auto l = [=](auto q) { int *x = 1.5; return q; }; auto n = [] { return sizeof(a); }; }
