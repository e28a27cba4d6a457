// declarators in parentheses with qualified names, packs and unnamed namespaces; bodies and initialisers see the class
struct S { typedef int in; static int a[3]; int v; static const int n = 3; int (*arr())[n]; int (&ref())[3]; int (*(g)())(in); static int (*fp)(in); static int (*(*fpp)(in))[n]; int (S::*mp())(in); static in (*pa)[n]; int (*const *cp())(in); int m(in); template <class T> T (*tm(T))[n]; S &(self)(); };
int S::a[3] = {1, 2, 3};
static int other(int x) { return x; }
int (*S::arr())[n] { v = n; return &a; }
int (&S::ref())[3] { v = n; return a; }
int (*(S::g)())(in) { in x = n; v = x; return other; }
int (*S::fp)(in) = [](in x) { return x + n; };
int (*(*S::fpp)(in))[n] = nullptr;
int (S::*S::mp())(in) { in y = n; v = y; return &S::m; }
S::in (*S::pa)[n] = &a;
int (*const *S::cp())(in) { return &fp; }
int S::m(in x) { return x + v; }
template <class T> T (*S::tm(T t))[n] { static T x[n] = {t}; v = n; return &x; }
S &(S::self)() { v = n; return *this; }
namespace N { struct Q { enum { e = 2 }; int w; int (*f())[e]; static int (*h)(int); template <class T> struct R { T t; T (*f())[e]; static T (*q)(T); }; }; }
int (*N::Q::f())[e] { w = e; static int z[e]; return &z; }
int (*N::Q::h)(int) = other;
template <class T> T (*N::Q::R<T>::f())[e] { t = e; static T z[e]; return &z; }
template <class T> T (*N::Q::R<T>::q)(T) = [](T x) { return T(x + e); };
template <class... U> int packs(U (...u)) { return sizeof...(u) + (0 + ... + u); }
template <class... U> int packs2(U (*...u)[3], U (&...w)) { return sizeof...(u); }
decltype(*S::a) refd() { return S::a[0]; }
int main() { S s{}; N::Q q{}; N::Q::R<int> r{}; return (*s.arr())[0] + s.ref()[1] + s.g()(3) + S::fp(3) + (s.*s.mp())(3) + (*s.tm(3))[0] + (*q.f())[0] + q.h(3) + (*r.f())[0] + r.q(2) + packs(1, 2) + refd() + s.self().v; }
