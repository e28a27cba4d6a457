// expect: none
// A data member may have the name of its class.
struct a { int a; __host__ __device__ int inca() { return a++; } __host__ __device__ int get() const { return a; } void set(int v) { a = v; this->a = v; (a) = 1; a += 2; ++a; int b = a * 2; if (a) a = a + b; } struct a *next; struct a *n() { return next; } };
template<class T> struct t { T t; T get() { return t; } int n() { return t * 2 + sizeof(t); } };
struct node { int value; struct node *node; int sum() { return node ? value + node->value : value; } };
struct derived : a { int m() { return a + get(); } int q() { return this->a; } };
int use(struct a x, t<int> y, node z) { struct a w = x; w.a = y.t; z.node = &z; return x.a + y.get() + z.sum() + x.get() + derived().m(); }
union u { int u; float g; int get() { return u; } };
__device__ int dev(struct a x) { return x.a + x.get(); }
__global__ void kernel(struct a x, t<int> y, int *p) { *p = x.a + y.t; }
void launched(struct a x, t<int> y, int *p) { kernel<<<1, 1>>>(x, y, p); }
