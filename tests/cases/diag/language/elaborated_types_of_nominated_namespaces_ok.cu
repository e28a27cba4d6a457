// expect: none
// `struct S x;` means the class that lookup finds in unnamed, inline and nominated namespaces.
namespace { class A { public: virtual int foo(void) { return 0; } }; struct B { int x; }; enum E { e }; union U { int i; }; }
class A a, *b = &a;
struct B bb; struct B *fb(struct B x) { struct B y = x; return y.x ? &bb : nullptr; }
enum E ee = e;
union U uu;
inline namespace I { struct K { int k; }; }
struct K kk; struct K *pk = &kk;
namespace M { struct N { int n; }; } using namespace M;
struct N nn = {1};
namespace O { using namespace M; struct N n2; struct N *g(struct N *p) { return p ? p : &n2; } }
namespace P { namespace { struct Q { int q; }; } struct Q qq; struct Later l(); struct Later { int a; }; struct Later *m; Later l() { return Later(); } }
struct New *nw; namespace R { struct New *n3 = nw; struct Other *o; } R::Other *oo;
int sum() { return b->foo() + fb(bb)->x + int(sizeof(struct B)) + kk.k + pk->k + nn.n + O::g(0)->n + P::qq.q + P::l().a + uu.i + ee; }
__global__ void kernel(struct B v, struct K w, int *p) { *p = v.x + w.k; }
void launched(int *p) { kernel<<<1, 1>>>(bb, kk, p); }
