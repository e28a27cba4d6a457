// expect: 127 error 17
// expect: 127 error 17
// expect: 127 error 17
// expect: 127 error 17
// expect: 127 error 17
// expect: 127 error 18
// expect: 127 error 19
// expect: 127 error 20
// expect: 127 error 20
// expect: 127 error 21
// expect: 127 error 23
// expect: 127 error 24
// expect: 127 error 24
// expect: 127 error 25
// expect-device: 177 warning 22
// expect-device: 177 warning 22
void a(int i) { if (i) } void b(int i) { while (i) } void c() { for (;;) } void d(int i) { if (i) ; else } void e(int i) { switch (i) }
__global__ void k(int *p) { if constexpr (true) }
template <class T> void t(T x) { if (x) }
struct S { void m(int i) { { if (i) } for (int j : {1, 2}) } };
auto l = [](int i) { if (i) };
void f(int i) { do { } while (i); int x[] = {(1)}; int y{int(2)}; if (i) {} { a(i); } }
void g(int i) { if (i) ; while (i) }
void h(int i) { if (i) { if (i) } else { for (;;) } }
void j(int i) { if (int j = i; j) }
