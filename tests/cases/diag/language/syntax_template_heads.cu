// expect: 706 error 31
// expect: 169 error 31
// expect: 65 error 31
// expect: 20 error 33
// expect: 706 error 34
// expect: 169 error 34
// expect: 65 error 34
// expect: 20 error 35
// expect: 84 error 36
// expect: 706 error 36
// expect: 169 error 36
// expect: 65 error 36
// expect: 84 error 39
// expect: 706 error 39
// expect: 169 error 39
// expect: 65 error 39
// expect: 20 error 41
// expect: 937 error 43
// expect: 706 error 43
// expect: 169 error 43
// expect: 65 error 43
// expect: 20 error 44
// expect: 169 error 45
// expect: 65 error 45
// expect: 169 error 46
// expect: 65 error 46
// expect: 169 error 47
// expect: 65 error 47
// expect: 20 error 49
// Template heads that nothing closes, and what is no declaration behind one.
template <int N void f1() { undeclared_1; }
int n1 = 1;
int m1 = undeclared_2;
template <class T, int N struct S1 { int a; };
int m2 = undeclared_3;
template <class T void f2(T a) { undeclared_4; }
int n2 = 2;
struct Holder {
  template <class T void f(T a) { undeclared_5; }
  int n;
  int g() { return undeclared_6; }
};
template <typename T { T a; };
int m3 = undeclared_7;
template <class T> = 3;
template <class T> 3;
template <class T> { int a; }
int n3 = 3;
int m4 = undeclared_8;
