// flags: --extended-lambda
// members of classes in lambdas: what needs an object captures this
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
namespace N { struct Far { int far; __host__ __device__ int farget() const { return far; } }; }
struct Base { int inb; typedef int type; enum Kind { one, two }; static int stat() ; template <class T> __host__ __device__ T get() const { return T(inb); } __host__ __device__ static int hd(int v) { return v; } };
typedef Base Alias;
struct S : Alias, N::Far {
  int v, w; union { int u1; float u2; }; struct { int anon; }; static const int sc = 3; static constexpr int sce = 4; int fn(int) const; static int sfn(int); struct Inner { int v; };
  __host__ __device__ int method(int i) const { return i; }
  __host__ __device__ static int smethod(int i) { return i; }
  void local_hides(int w, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return w + i; }, p); }
  void param_hides(int *p) { kernel<<<1, 1>>>([=] __device__ (int v) { return v; }, p); }
  void inherited(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return inb + i; }, p); }
  void far_inherited(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return farget() + i; }, p); }
  void qualified(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return Base::inb + S::v; }, p); }
  void member_pointer(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { int S::*m = &S::v; return sizeof(m); }, p); }
  void template_member(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return get<int>(); }, p); }
  void statics(int n, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return smethod(i) + sc + sce + n + hd(i) + one; }, p); }
  void anonymous(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return u1 + i; }, p); }
  void anonymous_struct(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return anon + i; }, p); }
  void types(int n, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { Inner in{n}; type t = in.v; return t; }, p); }
  void order(int a, int b, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return b + v + a + w; }, p); }
  void order_this(int a, int b, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return b + this->v + a; }, p); }
  void nested(int a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { auto f = [=] { return v + a; }; return f(); }, p); }
  void nested_explicit(int a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { auto f = [this](int a) { return v + a; }; return f(a); }, p); }
  void unevaluated(int a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { decltype(v) x = a; return x + sizeof(this->w); }, p); }
  void outside(int a, int *p);
  void by_plain(int a, int *p) { auto plain = [=] { kernel<<<1, 1>>>([=] __device__ (int i) { return method(i) + a; }, p); }; plain(); }
  static void from_static(S s, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return s.v + s.method(i) + smethod(2); }, p); }
  void object_member(S s, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return s.v + s.w; }, p); }
  void constant() const volatile;
};
void S::outside(int a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return a + v; }, p); kernel<<<1, 1>>>([=] __host__ __device__ (int i) { return method(i); }, p); }
template <class T> struct Dep { T t; static int s; __host__ __device__ T m(T x) const { return x; }
  void go(T a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return (int)m(a) + i; }, p); kernel<<<1, 1>>>([=] __device__ (int i) { return (int)(t + a); }, p); } };
template <class T> struct FromDep : Dep<T> { void go2(T a, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return (int)this->t + (int)a; }, p); } };
int main() { S s{}; int *p = nullptr; s.local_hides(1, p); Dep<int>().go(1, p); FromDep<float>().go2(1, p); s.order(1, 2, p); s.by_plain(1, p); S::from_static(s, p); s.qualified(p); s.inherited(p); s.statics(1, p);
 s.far_inherited(p); s.template_member(p); s.anonymous(p); s.anonymous_struct(p); s.types(1, p); s.order_this(1, 2, p); s.nested(1, p); s.nested_explicit(1, p); s.unevaluated(1, p); s.object_member(s, p); s.param_hides(p); s.member_pointer(p); }
