// expect: 65 error 18
// expect: 12 warning 21
// expect: 65 error 25
// expect: 12 warning 29
// expect: 65 error 30
// expect: 20 error 32
// expect: 20 error 33
// expect: 65 error 36
// expect: 12 warning 42
// expect: 20 error 43
// expect: 20 error 46
// expect: 18 error 47
// expect: 65 error 47
// expect: 12 warning 51
// expect: 20 error 52
// A round or square bracket that is passed over is given up three lines further down.
int comma_for_semicolon(int n) {
  n = 2 3 ( n; n = 3;
  n = 2;
  n = 2;
  n = 2;
  return n;
}
int closed_late(int n) {
  n = 2 3 (
    n, n, n
    ;
    ;
    ;
    n = 3)
  ;
  n = undeclared_1;
  return undeclared_2;
}
int in_braces(int n) {
  n = 2 3 {
    n; n, n
    ;
    ;
    ;
    n }
  ;
  n = undeclared_3;
  return n;
}
int after(int n) { return undeclared_4; }
int parameters(int a; int b) { return a * b; }
int unclosed(int a { return a; }
int more(int a) { return a; }
int others(int a) { return undeclared_5; }
int first = 3;
int second = undeclared_6;
