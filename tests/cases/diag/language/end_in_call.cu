// expect: 29 error 12
// expect: 18 error 12
// expect: 65 error 12
// expect: 67 error 12
// expect: 67 error 12
// expect-device: 29 error 12
// expect-device: 18 error 12
// expect-device: 65 error 12
// expect-device: 67 error 12
// expect-device: 67 error 12
int f(int);
void g(int *p) { f(1); g(p); { f(
