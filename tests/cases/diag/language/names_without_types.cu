// expect: 77 error 9
// expect: 77 error 10
// expect: 77 error 10
// expect: 260 error 10
// expect: 77 error 11
// expect: 20 error 12
// expect: 77 error 13
// expect: 260 error 14
lonely;
int a; other; struct S { inside; int m; lone2(); };
namespace n { third; }
void f() { fourth; }
fifth = 3;
sixth(int);
