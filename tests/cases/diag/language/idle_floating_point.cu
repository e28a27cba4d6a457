// expect: 174 warning 21
// expect: 174 warning 22
// expect: 174 warning 23
// expect: 174 warning 27
// expect: 174 warning 28
// expect: 174 warning 29
// expect: 174 warning 30
// expect: 174 warning 33
// expect: 174 warning 34
// expect: 174 warning 36
// expect: 174 warning 37
// What may raise a floating-point exception has an effect; reading a value, or a cast to a reference, has none.
extern int a;
extern double b;
extern float c;
void f() {
  a + b;
  b < a;
  b == 1;
  -b;
  +b;
  !b;
  b && a;
  (double)a;
  (int)b;
  (float)c;
  (unsigned)a;
  (bool)b;
  (double)1;
  (int)1.5;
  static_cast<double>(a);
  a ? b : a;
  a ? a : 1;
  *(&b);
  (double)a, a;
  (double &)b;
  static_cast<const int &>(a);
}
