// expect: none
template <class B = int> void f(const char *); 
template <class T> struct At {};
void b1() { f("x"); }
struct M { template <class B = int> void f(const char *); template <class B = int> M(int); template <int N = 2> M(char, int); };
void b2(M m) { m.f("x"); }
void b3() { M m(1); }
M b4() { return 1; }
void b5() { M m = 3; M n{'c', 2}; M(1); static_cast<M>(2); new M(3); }
struct M1 { template <class B = int> M1(int); };
struct M2 { template <class B> M2(B); };
struct M3 { template <class B, class C = int> M3(B); };
struct M4 { template <class B = int> explicit M4(int); };
struct M5 { int q; template <class B = int> M5(int); int r; };
struct M6 { template <class B = int> M6(int) {} };
struct M7 { template <int B = 3> M7(int) {} };
struct M8 { template <int B, class C = void> M8(int (&)[B]) {} };
struct M9 { template <class B = int, class C = void> M9(int) {} };
void c1() { M1 m(1); }
void c2() { M2 m(1); }
void c3() { M3 m(1); }
void c4() { M4 m(1); }
void c5() { M5 m(1); }
void c6() { M6 m(1); }
void c7() { M7 m(1); }
void c8() { int q[3]; M8 m(q); }
void c9() { M9 m(1); }
