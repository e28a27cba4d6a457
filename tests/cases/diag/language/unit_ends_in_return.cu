// expect: 29 error 4
// expect: 65 error 4
// expect: 67 error 4
int f() { return