// expect: 531 error 14
// expect: 20 error 15
// expect: 387 error 18
// expect: 387 error 19
// expect: 17 error 19
// expect: 29 error 19
// expect: 20 error 20
// expect: 125 error 23
// expect: 130 error 25
// expect: 20 error 26
// expect: 67 error 26
// Handlers without their parentheses, and sizes behind `delete`.
void handler(int n) {
  try { n = 4; } catch () { n = 5; }
  n = undeclared_1;
}
void deleted(int *p) {
  delete [3] p;
  delete [ 3;
  p = undeclared_2;
}
void last(int n) {
  try { n = 4; } catch { n = 5; }
  n = undeclared_3;
}
int after = undeclared_4;
