// expect: 329 warning 34
// expect: 329 warning 34
// expect: 114 warning 27
// expect: 114 warning 27
// expect: 114 warning 27
// expect: 114 warning 28
// expect: 114 warning 30
// expect: 114 warning 35
// expect: 114 warning 31
// expect: 114 warning 32
// expect-device: 329 warning 34
// expect-device: 329 warning 34
// expect-device: 20096 warning 37
// expect-device: 114 warning 27
// expect-device: 114 warning 27
// expect-device: 114 warning 27
// expect-device: 114 warning 28
// expect-device: 114 warning 30
// expect-device: 114 warning 35
// expect-device: 114 warning 31
// expect-device: 114 warning 32
// expect-device: 177 warning 32
// expect-device: 20016 error 37
// expect-device: 20068 error 37
// expect-device: 20068 error 37
// Members of classes that no other unit can define: local ones, those of unnamed classes and of unnamed namespaces.
struct { void u(); void v(); static int s(); void w() {} } obj;
static struct { void u2(); } obj2;
typedef struct { void u3(); } TD;
struct O { struct { void u4(); } in; };
namespace N { struct { void u5(); } o5; }
namespace { struct Q { void u6(); void nu(); }; struct { void u7(); } o7; }
void f(TD t, O o) { obj.u(); obj.v(); obj.s(); obj.w(); obj2.u2(); t.u3(); o.in.u4(); N::o5.u5(); Q q; q.u6(); o7.u7(); }
void g() { struct L { void lu(); } l; l.lu(); struct { void lu2(); } l2; l2.lu2(); }
template<class T> struct C { struct { void u8(); } in; };
void h(C<int> c) { c.in.u8(); }
__device__ void dd() { obj.u(); }
