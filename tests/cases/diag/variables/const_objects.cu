// expect: 20091 warning 26
// expect: 20091 warning 27
// expect: 20091 warning 28
// expect: 20091 warning 29
// expect: 20091 warning 30
// expect: 20091 warning 31
// expect: 20091 warning 32
// expect: 20091 warning 34
// expect: 20091 warning 38
// expect: 20091 warning 40
// expect: 20091 warning 44
// expect: 20091 warning 45
// expect: 20091 warning 46
// expect: 20091 warning 49
// expect: 20091 warning 50
// expect: 20091 warning 52
// expect: 20091 warning 56
// expect: 20091 warning 57
// Members of const objects with a constant value are no reads.
struct N { int p; }; struct S { int p; int a[2]; N n; const char *s; mutable int m; int b : 4; };
__device__ const S g = {1, {2, 3}, {4}, "x", 5, 6}; __device__ int dyn(); __device__ const S h = {dyn()}; 
struct C { int p; constexpr C(int x) : p(x) {} C(char); int get() const { return p; } }; __device__ const C c(1); __device__ const C c2('x'); __device__ const C c3{1}; __device__ const N ng{}; struct B : N { }; __device__ const B bb = {};
extern __device__ const N en; extern __device__ const N ed; __device__ const N ed = {1}; __device__ volatile const N vn = {1}; struct D { int p = 3; }; __device__ const D dd = {}; __device__ const D d2{};
__device__ const N arr[2] = {{1}, {2}}; __device__ const N &rn = ng; template<class T> __device__ const N tn = {1};
void f() { int x;
 x = g.p;
 x = g.a[1];
 x = g.n.p;
 const char *s = g.s;
 x = g.m;
 x = g.b;
 x = h.p;
 x = c.p;
 x = c2.p;
 x = c3.p;
 x = ng.p;
 x = bb.p;
 x = en.p;
 x = ed.p;
 x = vn.p;
 x = dd.p;
 x = d2.p;
 x = arr[1].p;
 x = rn.p;
 S t = g;
 N n = g.n;
 const int &r = g.p;
 const int *q = &g.p;
 x = (&g)->p;
 x = g.p + 1;
 (void)g.p;
 if (g.p) {}
 x = tn<int>.p;
 x = c.get();
 const N &rr = g.n;
 n = ng;
 x = *g.a;
}
__device__ int k() { return g.p + h.p + c.p + arr[1].p; }
