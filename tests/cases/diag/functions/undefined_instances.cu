// expect: 114 warning 29
// expect: 114 warning 29
// expect: 114 warning 30
// expect: 114 warning 31
// expect: 114 warning 31
// expect: 114 warning 32
// expect: 114 warning 33
// expect: 114 warning 33
// expect: 114 warning 34
// expect: 114 warning 30
// expect: 114 warning 30
// expect: 114 warning 30
// expect: 114 warning 33
// expect: 114 warning 33
// expect-device: 114 warning 29
// expect-device: 114 warning 29
// expect-device: 114 warning 30
// expect-device: 114 warning 31
// expect-device: 114 warning 31
// expect-device: 114 warning 32
// expect-device: 114 warning 33
// expect-device: 114 warning 33
// expect-device: 114 warning 34
// expect-device: 114 warning 30
// expect-device: 114 warning 30
// expect-device: 114 warning 30
// expect-device: 114 warning 33
// expect-device: 114 warning 33
template<class T> static void e1(T);
namespace { void b1(); template<class T> void c1(T); template<class T> void c2(T); }
static void a1(); template<class T> static void e2(T);
namespace { void b2(); }
namespace N { static void n1(); template<class T> static void n2(T); namespace { template<class T> void n3(T); void n4(); } }
static void a2();
void f() { a2(); N::n2(1); N::n1(); N::n3(1); N::n4(); b2(); c2(1); c1(1); c1('c'); e2(1); e1('c'); e1(1); a1(); b1(); }
