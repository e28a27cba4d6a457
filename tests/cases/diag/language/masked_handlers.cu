// expect: 533 warning 38
// expect: 533 warning 38
// expect: 533 warning 38
// expect: 533 warning 39
// expect: 533 warning 40
// expect: 533 warning 44
// expect: 533 warning 47
// expect: 533 warning 48
// expect: 533 warning 48
// expect: 533 warning 49
// expect: 533 warning 50
// expect: 533 warning 51
// expect: 533 warning 51
// expect: 533 warning 52
// expect: 532 error 53
// expect: 532 error 54
// expect: 533 warning 55
// expect: 533 warning 55
// expect: 533 warning 56
// expect: 533 warning 57
// expect: 533 warning 59
// expect: 533 warning 60
// expect: 533 warning 61
// expect: 533 warning 65
// expect: 533 warning 66
// expect: 533 warning 68
// expect: 533 warning 70
// expect: 533 warning 70
// expect: 533 warning 71
// expect: 533 warning 72
// expect: 533 warning 72
// expect: 533 warning 74
// expect: 533 warning 74
// expect: 533 warning 74
// expect-device: 177 warning 61
// expect-device: 533 warning 60
void f() {
  try { } catch (int a) { } catch (int b) { } catch (const int c) { } catch (const int &d) { } catch (long e) { } catch (unsigned f) { }
  try { } catch (int &a) { } catch (int b) { }
  try { } catch (const int &a) { } catch (int &b) { }
}
struct A { virtual void f(); }; struct B : A { }; struct C : private A { }; struct D : B, A { }; struct E { }; struct F : B, E { };
void g() {
  try { } catch (A a) { } catch (B b) { }
  try { } catch (A &a) { } catch (C &b) { }
  try { } catch (A &a) { } catch (D &b) { } 
  try { } catch (B &a) { } catch (A &b) { } catch (B b) { }
  try { } catch (A *a) { } catch (B *b) { } catch (const A *c) { } catch (const B *d) { }
  try { } catch (const A *a) { } catch (B *b) { } 
  try { } catch (void *a) { } catch (const int *b) { } catch (B *c) { } 
  try { } catch (const void *a) { } catch (const int *b) { } catch (B *c) { } 
  try { } catch (E e) { } catch (F f) { } catch (...) { } 
  try { } catch (...) { } catch (int q) { }
  try { } catch (...) { } catch (...) { }
  try { } catch (E e) { } catch (F f) { } catch (F g) { }
  try { } catch (A *&a) { } catch (B *b) { } 
  try { } catch (A *const &a) { } catch (B *b) { } 
}
void fn() try { } catch (int a) { } catch (int b) { }
template <class T> void t() { try { } catch (T a) { } catch (T b) { } try { } catch (int a) { } catch (T b) { } }
void h() { t<int>(); auto l = [] { try { } catch (int a) { } catch (int b) { } }; }
void g2() {
  try { } catch (const A *a) { } catch (A *b) { }
  try { } catch (A *a) { } catch (const A *b) { }
  try { } catch (A *const a) { } catch (volatile A *b) { } catch (const A *c) { } catch (B *d) { }
  try { } catch (A *a) { } catch (const B *b) { }
  try { } catch (int *a) { } catch (const int *b) { }
  try { } catch (const int *a) { } catch (int *b) { }
  try { } catch (void *a) { } catch (const void *b) { }
  try { } catch (void (*a)()) { } catch (void (*b)()) { } catch (void b()) { }
  try { } catch (int a[3]) { } catch (int *b) { }
  try { } catch (A *&a) { } catch (B *&b) { } catch (void *c) { } catch (A *d) { }
  try { } catch (int A::*a) { } catch (int B::*b) { } catch (decltype(nullptr) c) { } catch (int *d) { }
  try { } catch (int a) { } catch (A b) { } catch (int c) { } catch (A d) { } catch (int e) { }
  try { try { } catch (int x) { } } catch (int y) { try { } catch (int z) { } }
}
