// std: 17
int v = 1;
namespace A { int v = 2; namespace B { int v = 3; int w = v; } inline namespace I { int in = v; } namespace { int hidden = v; } int f(int); struct S { static int v; int m; int g(); enum E { v1, v2 }; enum class F { a, b }; }; }
namespace A::B { int later = v + w; }
namespace A { namespace B { int again = later + w; } extern int outside; }
int A::outside = v + hidden;
int A::S::v = v1 + in;
int A::S::g() { return v + m + ::v + A::v + v2 + static_cast<int>(F::a); }
int A::f(int v) { return v + in + hidden + ::v; }
namespace C = A::B;
using A::B::w;
namespace D { using namespace A; int d = in; int e = hidden + A::in; }
extern "C" { int c = 4; namespace A { int linkage = v; } }

struct Base { int m = 5; static int s; void f(); typedef int T; protected: int p; };
struct Derived : private Base, A::S { using Base::m; int k = m + s; Derived(int v, int k) : Base{}, k(k + v), q{m} { this->k += k + q; } T t; int q; int h(int m) { return m + Base::m + s + p + Derived::q; } ~Derived() { q = 0; } };
using Alias = Derived; typedef Base Other;
int Other_s = Other::s + A::S::v;
struct stat { int x; }; int stat(struct stat *s) { struct stat stat; stat.x = s->x; return stat.x; }
struct Late { int early() { return late + inner::z; } int late; struct inner { static const int z = 6; int deep() { return z + sizeof(late); } }; };
union { int anonymous1; float anonymous2; } named_union;
static union { int free1; float free2; };
struct Holder { union { int u1; struct { int u2; int u3; }; }; int get() { return u1 + u2 + u3; } };
int blocks(int v) { { int v = A::v; { extern int v; v++; } v++; { using A::B::w; using namespace A; w++; in++; } } int g(int v); { int f(int); return f(v) + g(free1); } }
int f(int v) try { return v; } catch (int w) { return w + ::v; }
int order() { int before = v; int v = before + sizeof(v); return v; }
int parameters(int a, int b = v, int (*c)(int a, int v) = nullptr) { return a + b + c(a, v); }
auto trailing(int v) -> decltype(v + A::v) { return v; }
enum E1 { e1 = 1, e2 = e1 + 1 }; enum struct E2 : int { e1 = e2, e3 = e1 }; int es = e2 + int(E2::e3);
int arr[e2] = {e1}; struct Designated { int v, w; } ds = {.v = v, .w = w};
struct Friend { friend int befriended(Friend f) { return f.z + v; } int z; friend struct Unseen; operator int() const { return z; } int operator()(int z) { return z + this->z; } };
