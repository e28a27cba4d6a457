// expect: 65 error 39
// expect: 65 error 43
// expect: 65 error 44
// expect: 940 warning 45
// expect: 65 error 47
// expect: 65 error 51
// expect: 65 error 53
// expect: 65 error 57
// expect: 65 error 61
// expect: 65 error 65
// expect: 65 error 69
// expect: 65 error 73
// expect: 65 error 74
// expect: 65 error 75
// expect: 65 error 76
// expect: 65 error 77
// expect: 65 error 81
// expect: 29 error 85
// expect: 65 error 85
// expect: 29 error 89
// expect: 18 error 89
// expect: 140 error 89
// expect: 65 error 89
// expect: 18 error 93
// expect: 65 error 93
// expect: 18 error 97
// expect: 65 error 101
// expect: 29 error 101
// expect: 65 error 101
// expect: 29 error 101
// expect: 18 error 101
// expect: 1735 error 105
// expect: 65 error 105
// expect: 65 error 105
// expect: 65 error 109
// expect: 65 error 109
// A statement in front of the while of a do that lacks its semicolon.
int f(int n) {
  do n++ while (n < 10);
  return 1;
}
int f2(int n) {
  do n++ while (n < 10)
  return 1;
}
int f3(int n) {
  do return 1 while (n < 10);
  return 1;
}
int f4(int n) {
  do break while (n < 10);
  int k = 2;
  do if (n) n++ while (n < 10);
  return k;
}
int f5(int n) {
  do n++ n--; while (n < 10);
  return n;
}
int f6(int n) {
  while (n) n++ while (n < 10);
  return n;
}
int f7(int n) {
  if (n) n++ else n--;
  return n;
}
int f8(int n) {
  do goto x while (n < 10);
  x: return n;
}
int f9(int n) {
  do int k = 3 while (n < 10);
  do f(3) while (n < 10);
  do n = 3 while (n < 10);
  do { n++ } while (n < 10);
  do { n++; f(1) } while (n);
  return n;
}
int g1(int n) {
  do { n++ while (n < 10); n--; } while (n);
  return n;
}
int g2(int n) {
  do { int k = 3 + while (n < 10) n--; } while (n);
  return n;
}
int g3(int n) {
  do { g1(n, while (n < 10); n--; } while (n);
  return n;
}
int g4(int n) {
  do g1(n while (n < 10);
  return n;
}
int g5(int n) {
  do { if (n n--; while (n < 10); n--; } while (n);
  return n;
}
int g6(int n) {
  do { for (int i = 0 while (n < 10); n--; } while (n);
  return n;
}
int g7(int n) {
  do auto l = [] { n++ while (n < 10); } while (n);
  return n;
}
int g8(int n) {
  do if (n) n++ else n-- while (n < 10);
  return n;
}
