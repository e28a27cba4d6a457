// expect: 260 error 7
// expect: 260 error 8
// expect: 260 error 9
// expect: 260 error 11
// expect: 260 error 12
// A definition without a type.
foo() { return 1; }
static bar(int a) { return a; }
struct S { m() { return 1; } S(); ~S() {} operator int() { return 1; } };
S::S() {}
namespace N { main() { return 1; } }
template <class T> tt(T a) { return 1; }
