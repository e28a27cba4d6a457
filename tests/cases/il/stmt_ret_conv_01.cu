// c++14
struct A { int v; }; struct B : A { B(int); B(const B &); }; struct C { C(B); C(const A &, int);
  operator B() const; operator int() const; }; enum E { e }; B mkb(int); int &lr(); const char *const *cpp();
A r1(B b) { return b; } A r2() { return mkb(1); } C r3(B b) { return b; } C r4(A a) { return {a, 2}; }
  B r5(C c) { return c; } int r6(C c) { return c; } A &r7(B &b) { return b; } const A &r8() { return mkb(2); }
  A *r9(B *b) { return b; } const A *r10(const B &b) { return &b; } bool r11(A *a) { return a; }
  E r12(int i) { return E(i); } int r13(E x) { return x; } double r14(int i) { return i / 2; }
  char r15(int i) { return i + 'a'; } int r16() { return lr(); } int &r17() { return lr(); } int &&r18() {
  return static_cast<int &&>(lr()); } const int &r19() { return lr(); } char r20() { return **cpp(); }
  unsigned r21(long l) { return l; } bool r22(int a, int b) { return a && b; } long r23(bool b, int i) {
  return b ? i : 2L; } const void *r24(int *p) { return p; } int (*r25())(int) { return nullptr; }
  auto r26(short s) { return s + s; } auto r27(B b) { return b; } decltype(auto) r28(B &b) { return (b); }
