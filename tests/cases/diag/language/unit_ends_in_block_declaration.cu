// expect: 65 error 5
// expect: 67 error 5
// expect: 67 error 5
enum E { A };
void f() { int x = 1; if (x) { int y
