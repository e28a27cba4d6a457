// expect: 169 error 14
// expect: 20 error 19
// expect: 169 error 22
// expect: 20 error 23
// expect: 169 error 26
// expect: 20 error 27
// expect: 169 error 31
// expect: 169 error 34
// expect: 20 error 33
// expect: 169 error 39
// expect: 20 error 42
// A block where a declaration should begin is passed over alone, in a class up to a semicolon.
int add(int a, int b);
{
  int c = a;
  if (c) { c = b; }
  return a + b;
}
int sub(int a) { return undeclared_1; }
namespace inner {
int n;
{ n = 3; }
void f() { undeclared_2; }
}
extern "C" {
{ }
void g() { undeclared_3; }
}
struct Holder {
  int add(int a, int b);
  { return 1; }
  int n;
  int get() { return undeclared_4; }
  namespace no_scope { int m; }
  int last() { return 3; }
  int k;
};
int closing = 3;
}
int passed_over() { return undeclared_5; }
int also = undeclared_6;
int read = undeclared_7;
