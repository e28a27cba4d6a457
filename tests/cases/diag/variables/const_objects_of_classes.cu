// expect: 20091 warning 21
// expect: 20091 warning 22
// expect: 20091 warning 24
// expect: 20091 warning 34
// expect: 20091 warning 37
// Which classes such objects may have.
struct N { int p; };
struct M { int p; mutable int m; }; __device__ const M m = {1, 2};
struct A1 { int p; int a[2]; }; __device__ const A1 a1 = {1, {2, 3}};
struct A2 { int p; N n; }; __device__ const A2 a2 = {1, {4}};
struct S { const char *s; int p; }; __device__ const S s = {"x", 2};
struct B { int b : 4; int p; }; __device__ const B b = {1, 2};
union U { int p; float q; }; __device__ const U u = {1};
__device__ int i; struct P { int *q; int p; }; __device__ const P p = {&i, 2};
struct E { int p; ~E() {} }; __device__ const E e = {2};
struct V { virtual void f() {} int p = 2; }; __device__ const V v;
struct R { int &r; int p; }; __device__ const R r = {i, 3};
struct K { const int p; }; __device__ K k = {2}; __device__ const K k2 = {2};
struct Pr { constexpr Pr() : p(1) {} int get() const { return p; } private: int p; }; 
void f() { int x;
 x = m.p;
 x = m.m;
 x = a1.p;
 x = a1.a[1];
 x = a2.p;
 x = a2.n.p;
 x = s.p;
 const char *z = s.s;
 x = b.p;
 x = b.b;
 x = u.p;
 x = p.p;
 int *y = p.q;
 x = e.p;
 x = v.p;
 x = r.p;
 x = k.p;
 x = k2.p;
 static __attribute__((unused)) const N l = {3};
}
