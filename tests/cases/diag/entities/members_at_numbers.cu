// expect: 28 error 22
// Members of an object at an address that is a number are constants: `&((S *)0)->m`, the hand-written `offsetof`.
// What is read there is none.
struct A { int q; };
struct B { int x; };
struct S : A, B { int a, b[3]; struct { int c, d; } e; };
enum { of_member = (unsigned long)&((S *)0)->a, of_base = (long)&((S *)0)->x };
int by_arrow[(unsigned long)&((S *)0)->a == 8 ? 1 : -1];
int by_star[(unsigned long)&(*(S *)nullptr).e.d == 28 ? 1 : -1];
int by_index[(unsigned long)&((S *)16)->b[2] == 36 ? 1 : -1];
int decayed[(unsigned long)((S *)0)->b == 12 ? 1 : -1];
int as_bytes[(unsigned long)&reinterpret_cast<const volatile char &>(((S *)0)->a) == 8 ? 1 : -1];
int as_void[(long)(void *)&((S *)0)->a == 8 ? 1 : -1];
S *const none = nullptr;
int of_constant[(long)&none->a == 8 ? 1 : -1];
constexpr unsigned long of_function() { return (unsigned long)&((S *)0)->a; }
int called[of_function() == 8 ? 1 : -1];
template <unsigned long N> struct number {};
number<(unsigned long)&((S *)0)->a> argument = number<8>();
int cases(unsigned long x) { switch (x) { case (unsigned long)&((S *)0)->a: return 1; } return 0; }
constexpr int &bound = ((S *)0)->a;
int read[((S *)0)->a];
