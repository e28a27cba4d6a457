// expect: 289 error 35
// expect: 289 error 35
// expect: 289 error 35
// expect: 289 error 36
// expect: 289 error 37
// expect: 289 error 38
// expect: 289 error 39
// expect: 289 error 40
// expect: 415 error 41
// expect: 289 error 42
// expect: 289 error 43
// expect: 289 error 45
// expect: 289 error 46
// expect: 289 error 48
// expect: 289 error 49
// expect: 289 error 50
// expect: 415 error 51
// expect: 415 error 52
// expect: 289 error 53
// expect: 1776 error 58
// expect: 1776 error 60
// expect: 1776 error 61
// expect: 1776 error 62
// expect: 1776 error 63
// expect: 1776 error 64
// expect: 1776 error 65
// expect: 1776 error 66
// expect: 1776 error 67
// expect: 1776 error 68
// expect: 1776 error 69
// expect: 1776 error 72
// expect: 417 error 74
// Constructors that take no such arguments (289, 415), and copies that are deleted (1776).
struct S { S(int); S(int, int); };
struct B : S { S m; B() : S("a"), m(1) {} B(int) : S(1, 2, 3), m(1) {} B(char) : S(1), m("b") {} };
S a1("x");
S a2(1, 2, 3);
S a3{"x"};
S a4 = {"x"};
S a5 = {1, 2, 3};
S a6 = "x";
S *n1 = new S("a");
S *n2 = new S{"a"};
S fine1(1), fine2{1, 2}, fine3 = 1, fine4 = {1, 2};
S r1() { return {"a"}; }
S r2() { return {1, 2, 3}; }
void f(S s) {
  S("x");
  S(1, 2, 3);
  S{"x"};
  (S)"x";
  static_cast<S>("x");
  throw S("x");
}
struct D { D(const D &) = delete; D(); D &operator=(const D &) = delete; ~D(); };
struct M { D d; };
void taken(D);
D local() { D d; return d; }
void copies(D &a, M &m) {
  D b = a;
  D c(a);
  D e{a};
  a = b;
  throw a;
  new D(a);
  auto k = a;
  D arr[1] = {a};
  M n = m;
  m = n;
}
struct Holds { const int c; int a[2]; };
void assigned(Holds &s, Holds &t) { s = t; }
struct Several { operator int(); operator double(); };
float ambiguous(Several s) { float x = s; return x; }
