// expect: 20007 error 43
// expect: 114 warning 35
// expect: 114 warning 35
// expect: 114 warning 35
// expect: 114 warning 35
// expect: 114 warning 35
// expect: 1380 warning 35
// expect: 114 warning 35
// expect: 114 warning 35
// expect: 114 warning 35
// expect: 114 warning 35
// expect: 114 warning 35
// expect: 114 warning 37
// expect: 114 warning 38
// expect: 114 warning 41
// expect-device: 114 warning 35
// expect-device: 177 warning 35
// expect-device: 114 warning 35
// expect-device: 114 warning 35
// expect-device: 114 warning 35
// expect-device: 114 warning 35
// expect-device: 1380 warning 35
// expect-device: 114 warning 35
// expect-device: 114 warning 35
// expect-device: 114 warning 35
// expect-device: 114 warning 35
// expect-device: 114 warning 35
// expect-device: 177 warning 36
// expect-device: 114 warning 37
// expect-device: 114 warning 38
// expect-device: 177 warning 38
// expect-device: 114 warning 41
// All sorts of members of classes in unnamed namespaces that something names.
namespace {
struct Q { void used(); void unused(); Q(int); ~Q(); int operator+(int); static int st(); virtual void vi(); __device__ void dev(); __host__ __device__ void hd(); operator int(); struct I { void in(); }; template<class T> void tm(T); };
void fr();
template<class T> struct C { void cm(); void cn(); };
class A { public: void over(int); void over(float); void later(); };
void A::later() {}
}
namespace N { struct R { void r(); }; namespace { struct P { void p(); }; } }
void f(Q q, N::P p) {
  q.used(); Q z(1); z + 1; Q::st(); q.vi(); q.dev(); q.hd(); int i = q; Q::I in; in.in(); q.tm(1);
  C<int> c; c.cm();
  A a; a.over(1); a.later(); p.p(); N::R r; r.r();
}
