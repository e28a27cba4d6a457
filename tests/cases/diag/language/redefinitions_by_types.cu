// expect: 3369 error 14
// expect: 3369 error 16
// expect: 3369 error 18
// expect: 3369 error 21
// expect: 3369 error 23
// expect: 3369 error 25
// expect: 3369 error 27
// expect: 3369 error 30
// expect: 3369 error 32
// expect: 3369 error 35
namespace N {
int by_alias(int a) { return a; }
typedef int I; struct S {};
int by_alias(I b) { return b; }
int operator+(S, int) { return 1; }
int operator+(S, I other) { return 2; }
auto deduced() { return 1; }
auto deduced() { return 2; }
void overloaded(int) {}
void overloaded(double) {}
void overloaded(const int x) {}
template <class T> int renamed(T a) { return 1; }
template <class U> int renamed(U b) { return 2; }
template <> int renamed<int>(int a) { return 1; }
template <> int renamed<int>(int b) { return 2; }
template <class T> T variable = 1;
template <class T> T variable = 2;
struct M { M(int); void m(long); };
M::M(int) {}
M::M(int i) {}
void M::m(long) {}
void M::m(long l) {}
}
namespace N {
int by_alias(int c) { return c; }
}
