// expect: 146 error 49
// expect: 146 error 50
// expect: 146 error 51
// expect: 144 error 52
// expect: 146 error 54
// expect: 146 error 56
// expect: 461 error 57
// expect: 461 error 58
// expect: 146 error 60
// expect: 144 error 61
// expect: 520 error 62
// expect: 461 error 63
// expect: 434 error 64
// expect: 433 error 65
// expect: 461 error 66
// expect: 461 error 67
// expect: 1768 error 68
// expect: 434 error 69
// expect: 461 error 70
// expect: 433 error 71
// expect: 137 error 75
// expect: 137 error 76
// expect: 137 error 77
// expect: 137 error 78
// expect: 137 error 79
// expect: 137 error 81
// expect: 137 error 82
// expect: 137 error 83
// expect: 137 error 84
// expect: 137 error 85
// expect: 461 error 87
// expect: 434 error 88
// expect: 433 error 89
// expect: 1768 error 90
// expect: 461 error 93
// expect: 434 error 93
// expect: 433 error 93
// expect: 144 error 94
// expect: 146 error 94
// expect: 144 error 94
// expect: 120 error 95
// expect: 117 warning 97
// expect: 278 error 98
// expect: 278 error 98
// References and values: 120, 137, 144, 146, 278, 433, 434, 461, 520, 1768.
struct P { int x, y; };
P make();
int g();
int n1[2] = {1, 2, 3};
int n2 = {1, 2};
int n3{1, 2};
char n4[3] = "abc";
char n5[4] = "abc";
P n6 = {1, 2, 3};

int n8[2][2] = {{1, 2, 3}};
int &g1 = 5;
int &g2 = g();
void f(int i, double d, const int c, P p, const P &cp) {
  int z2(1, 2);
  char s[2] = "abc";
  int w[] = 5;
  int &ri = 5;
  int &rd = d;
  int &rc = c;
  int &rx(7);
  int &ry{7};
  int &&rr = i;
  P &rq = i;
  P &rp = make();
  P &rs = cp;
  const P &fine1 = make();
  const int &fine2 = d;
  int &&fine3 = 5;
  i + 1 = 3;
  (i + d) = 3;
  5 = i;
  5++;
  ++5;
  int w3[2];
  w3 = s;
  "a" = "b";
  g() = 3;
  f = 0;
  make().x = 1;
}
int &b1() { return 3; }
int &b2(double d) { return d; }
int &b3(const int &x) { return x; }
int &&b4(int &x) { return x; }
int &b5(int &x) { return x; }
const int &b6(const int &x) { return x; }
struct M { int &r; M(int x) : r(5) {} M(double d) : r(d) {} M(const int &c) : r(c) {} M(int &x, int) : r(x) {} };
struct Q { int i; int *p; Q() : i("a"), p(nullptr) {} Q(int) : i(1, 2) {} Q(char) : i(), p(3) {} };
void v1() { return 3; }
void v2() { return v1(); }
int v3() { return; }
struct R { R() { return 1; } ~R() { return 2; } R(int) { return; } };
auto v4() { return; }
