// expect: 28 error 26
// expect: 2373 error 26
// expect: 28 error 27
// expect: 2373 error 28
// expect: 2373 error 29
// expect: 546 warning 29
// expect: 28 error 30
// expect: 1578 error 31
// expect: 546 warning 31
// expect: 20 error 32
// expect: 2373 error 33
// expect: 2373 error 34
// expect: 2373 error 35
// expect: 546 warning 35
// expect: 2373 error 36
// expect: 546 warning 39
// expect: 546 warning 40
// expect: 546 warning 41
// expect: 546 warning 42
// expect: 546 warning 44
// expect: 546 warning 44

// A label that is no constant leads nowhere past an initialisation.
enum class K { a, b };
void f(K k, int m) {
  switch (k) { case K::a: int n = 3; break; case m: break; case 2: break; }
  switch (k) { case K::a: int n = 3; break; case m: break; }
  switch (k) { case K::a: int n = 3; break; case 2: break; }
  switch (k) { case K::a: int n = 3; break; case 2: break; default: break; }
  switch (m) { case 1: int n = 3; break; case m: break; }
  switch (m) { case 1: int n = 3; break; case 1: break; }
  switch (m) { case 1: int n = 3; break; case missing: break; }
  switch (m) { case 1: int n = 3; break; case K::a: break; }
  switch (m) { case 1: int n = 3; break; case "x": break; }
  switch (m) { case 1: int n = 3; break; case 2.5: break; case 3: ; }
  switch (m) { case 1: int n = 3; break; case 2.5: break; }
}
template <int N, class T> void g(T m) {
  switch (m) { case 1: int n = 3; break; case N: break; }
  switch (m) { case 1: int n = 3; break; case T(4): break; }
  switch (m) { case 1: T n = 3; break; case sizeof(T): break; }
  switch (3) { case 1: int n = 3; break; case -1: break; }
}
void h() { g<2>(3); const int c = 4; constexpr int d = 5; switch (3) { case 1: int n = 3; case c: ; } switch (3) { case 1: int n = 3; case d + 1: ; } }
