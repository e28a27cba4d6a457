// expect: 549 warning 6
// expect: 549 warning 6
namespace std { typedef decltype(nullptr) nullptr_t; }
void f(decltype(nullptr)); using NP = decltype(nullptr);
struct E {}; union U { int a; };
int g(int *p) { std::nullptr_t a; f(a); NP b; const E e{}; E e2; E e3 = e2; U u; U u2 = u; decltype(nullptr) c; decltype(nullptr) d = c; int *q; if (p == b) return 1; return q == p; }
