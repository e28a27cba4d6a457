// flags: -std=c++17
// types of parameters and locals, bases, virtual bases, closures
struct Unused { int x; };
struct Fwd;
struct Base { int b; };
struct Derived : Base { int d; struct Inner { int k; }; };
struct ByPtr { double q; };
struct ByPtr2 { double q; Unused* u; };
enum Color { Red, Green };
enum class Big : long { A, B };
namespace N { struct Vec { float x, y; __device__ float sum() const { return x + y; } }; }
template <class T> struct Box { T value; __device__ T get() const { return value; } typedef T value_type; };
typedef Box<int> IntBox;
union U { int i; float f; };
struct V { virtual __device__ int f(); int z; };
__device__ int V::f() { return 1; }
struct W : virtual Base { int w; };
struct Empty {};
struct E2 : Empty { int q; };
__global__ void k(Derived d, ByPtr *p, Fwd *f, Box<N::Vec> b, IntBox c, Color e, Big g, U u, E2 e2, V*v) {
  N::Vec z; z.x = d.d; float s = z.sum() + b.get().sum();
  ByPtr2 *w = 0; if (w) s += 1;
  auto l = [=](int q) { return q + s; };
  l(2);
  struct Local { int a; } loc; loc.a = 3;
  v->f();
  W ww;
  ww.b = s;
}
int main() { k<<<1,1>>>({}, 0, 0, {}, {}, Red, Big::A, {}, {}, 0); }
