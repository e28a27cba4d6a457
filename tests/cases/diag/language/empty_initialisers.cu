// expect: 29 error 9
// expect: 29 error 11
// expect: 29 error 12
// expect: 1038 error 13
// expect: 29 error 14
// expect: 29 error 14
// expect: 1038 error 14
// Nothing stands behind an equals sign, or no text behind the condition of an assertion.
int a = ;
struct S {
  int b = ; };
void f(int x = );
static_assert(true, 3);
void g() { int c = ; int d = 3, e = ; static_assert(true, 3); (void)d; }
