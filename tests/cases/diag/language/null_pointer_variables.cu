// expect: 549 warning 8
// expect: 549 warning 8
// expect: 42 error 9
// expect: 42 error 9
namespace std { typedef decltype(nullptr) nullptr_t; }
void f(decltype(nullptr)); using NP = decltype(nullptr);
struct E {}; union U { int a; };
int g(int *p) { std::nullptr_t a; f(a); NP b; const E e{}; E e2; E e3 = e2; U u; U u2 = u; decltype(nullptr) c; decltype(nullptr) d = c; int *q; if (p == b) return 1; return q == p; }
template <int N> bool compared(int x) { bool b = N % 32 == nullptr; b = N == nullptr; return sizeof(int) == nullptr || x == nullptr; }
