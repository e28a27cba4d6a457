// expect: 153 error 31
// expect: 153 error 32
// expect: 131 error 33
// expect: 153 error 33
// expect: 153 error 33
// expect: 153 error 34
// expect: 300 error 34
// expect: 153 error 34
// expect: 3164 error 34
// expect: 153 error 34
// expect: 131 error 34
// expect: 153 error 35
// expect: 131 error 35
// expect: 153 error 35
// expect: 3164 error 35
// expect: 153 error 35
// expect: 153 error 37
// expect: 153 error 37
// expect: 153 error 37
// expect: 20 error 39
// expect: 153 error 45
// expect: 153 error 46
// expect: 153 error 46
// expect: 153 error 47
// expect: 153 error 47
// expect: 153 error 50
// expect: 131 error 50
// expect: 153 error 51
// A pointer has no members, whatever it points to, and a local class of a template has those of an instance.
template <typename T> struct P {
  void f(T *data) { data.x = 1; data->x = 2; (*data).x = 3; }
  void g() { T a[3]; a.x = 1; a->x = 2; a[0].x = 1; a[0]->x = 1; }
  void h(T **pp, T &r, T *&rp) { pp->x = 1; pp[0]->x = 1; (*pp).x = 1; rp.x; (&r).x = 1; }
  void i() { this.v = 1; this->f(v); (*this).k; int n; n.x = 1; n->x = 2; T (*fp)(T); fp.x = 1; fp->x = 1; }
  void j(int *p, int n, P *q) { p.x; p->x; n.x; n->x; q.f; q->f(); }
  T v; T *w; T u[3];
  void k() { w.x = 1; u.x = 1; w->x; u->x; this->w.x = 1; v.x; v->x; }
};
template <typename T> void l1() { struct L { T a; int m() { return b; } }; L l; l.a = 1; l.b = 2; }
template <typename T> void l2() { struct L { int a; }; L l; l.a = 1; l.b = 2; L::c; L *p = &l; p->b = 3; }
template <typename T> void l3() { union { int a; T b; } u; u.a = 1; u.c = 2; }
template <typename T> void l4() { union { int a; float b; } u; u.a = 1; u.c = 2; }
template <typename T> struct Q { void m() { struct L { int a; }; L l; l.b = 2; struct { T a; } k; k.b = 2; } };
template <typename T> struct R { struct In { T a; }; In i; struct { int z; } j; void m() { i.a = 1; i.b = 2; j.z = 1; j.y = 3; In k; k.c = 3; In::d; } };
template <typename T> auto mm(T *p) -> decltype(p.x);
template <typename T> int oo(const T *t) { t.x(); t.f(1).g; return t[0].x; }
template <typename T> struct P2 { void f(T *data) { data.x = 1; } T *w; void k() { w.y; w->y; } };
struct H { int x; };
void pp(P2<int> a, P2<H> b) { a.f(0); b.f(0); a.k(); b.k(); }
template <typename T> void qq(T *p) { p.x = 1; T **q = &p; q->x = 1; }
template <typename T> __global__ void kk(T *p) { p.x = 1; }
void ss(int *i, H *h) { qq(i); qq(h); kk<<<1, 1>>>(i); kk<<<1, 1>>>(h); }
