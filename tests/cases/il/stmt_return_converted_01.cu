// c++17
struct Int { int v; Int(int i = 0) : v(i) {} }; struct Opt { int v; template <class U> Opt(U &&u) : v(u) {} };
struct NT { int v; NT(int i) : v(i) {} ~NT() {} };
Int f1(int a, int b) { return a & b; }
Int f2(int a, int b) { return a; }
Int f3(int a, int *b) { return b[a]; }
Int f4(int a, int b) { return f1(a, b).v; }
Int f5(int a, int b) { return (a + b); }
Int f6(int a, int b) { return a ? a : b; }
Int f7(int a, int b) { return -a; }
Int f8(int a, int b) { return a++; }
Opt g1(const char *s) { return *s - '0'; }
NT h1(int a, int b) { return a * b; }
NT h2(int a, int b) { return a = b; }
int t(Int i, Opt o, NT n) { return i.v; }
int g(int a, int b) { Int i = a + b; Opt o = a - b; i = a * b; NT n = a % b; n = a / b; const Int &r = a + b; Int arr[] = {a + b, a * b}; auto l = [](int a) -> Int { return a + 1; }; return t(a + b, a + b, a - b) + t({a + b}, {a - b}, {a * b}); }
template <class T> Int tt(T a) { return a + a; } int use() { return tt(1).v; }
