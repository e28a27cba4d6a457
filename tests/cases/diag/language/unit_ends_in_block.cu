// expect: 29 error 5
// expect: 65 error 5
// expect: 67 error 5
// expect: 67 error 5
void f() { if (1) { int x =