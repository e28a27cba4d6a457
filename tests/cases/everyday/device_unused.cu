// flags: -std=c++17
// Variables that nobody uses, of which the device compiler warns unless their initialisers do something.
__device__ int fd(int); __device__ int *pd();
__device__ int &rd();
struct A { int i; __device__ int get() const { return i; } __device__ operator int() const { return i; } };
template <class T> __device__ T tf(T t) { return t; }
__device__ void f(int n, int *q, const A &a) {
  int c1 = fd(1);
  int c2 = fd(1) + 1;
  int *c3 = pd();
  int &c4 = rd();
  float c5 = fd(2);
  int *c6 = new int(n);
  int *c7 = new int[3];
  int *c8 = new int;
  int c9 = a.get();
  int d1 = a;
  int d2 = tf(n);
  auto d3 = fd(3);
  int d4 = n++;
  int d5 = (n, 3);
  int d6 = n = 3;
  int d7 = *q;
  const int d8 = fd(3);
  int d9[2] = {fd(1), 3};
  int e1{fd(3)};
  int e2(fd(3));
  int e3 = n ? fd(3) : 4;
  A e4 = {fd(3)};
  A e5{};
  auto e6 = [=] { return fd(n); };
  auto e7 = new A;
  int e8 = __clz(n);
  int e9 = threadIdx.x;
  bool g1 = n && fd(3);
  int g2 = sizeof(fd(3));
  volatile int g3 = 3;
  void *g4 = (void *)pd();
  A g5 = a;
  A *g6 = (A *)new A;

  unsigned g8 = threadIdx.x + blockDim.x;
  int g9 = atomicAdd(q, 1);
  for (int h1 = fd(1);;) { break; }
  static int h2 = 3;
}
void h(int n) { int c = [&] { return n; }(); int d = n; static int e = n; const char *s = "x"; }
namespace other {
__device__ int fd(int);
struct A { int i; __device__ int get() const { return i; } };
struct B { int i; __device__ B() {} __device__ B(int) : i(3) {} };
struct Bc { int i; __device__ constexpr Bc() : i(3) {} __device__ Bc(int) : i(3) {} };
struct D { int i; __device__ ~D() {} };
struct D2 { int i; __device__ ~D2() { i = 3; } };
struct E { int i = 3; B b; };
__device__ constexpr int cf(int i) { return i; }
enum Q { q1 };
template <class T> struct V { T t; };
__device__ void f(int n, int *q, const A &a) {
  int s1; s1 = fd(1);
  int s2 = fd(1); s2 = 3;
  int s3[3]; s3[0] = fd(3);
  A s4; s4.i = fd(3);
  int s5 = 3; (void)s5;
  int s6; s6 += 3;
  B b1; B b2(3); Bc b3; Bc b4(1); D d1; D2 d2; E e1; B b5[3]; B *b6;
  V<int> v1; V<B> v2; V<D> v3;
  int c1 = cf(3); int c2 = cf(n); constexpr int c3 = cf(3);
  Q qq = q1; const char *p = __FILE__; float fl = float(n) * 2.f + (float)n;
  int arr[3] = {n, 2, 3};
  volatile int *vp = q; int vd = *vp;
  float f1 = fmaxf(1.f, 2.f); float f2 = sqrtf(n); int mn = min(n, 3);
  float4 f4 = make_float4(1, 2, 3, 4); float2 f5; float2 f6 = {1, 2}; dim3 dd(1, 2, 3); dim3 de;
  auto lam = [] {}; auto [x, y] = f6; auto &rr = f6;
  if (n) { int in; } while (n) { int w = n; break; }
  for (int i = 0; i < n; i++) { int last = i; }
  n++;
  int g = n, gg = fd(n), ggg;
  extern __shared__ int sm[]; __shared__ B sb[3]; __shared__ float sf;
  bool bb = n > 3 && q; int tern = n ? 1 : 2; auto ptr = &n; int idx = q[n] + a.i;
  static int stt = 3; static const int stc = 4;
  unsigned long long clk = clock64(); __syncthreads(); int th = __popc(n); int la = threadIdx.x % warpSize;
  return;
}
}
int mk(int); static int o1(mk(3)); static int o2 = mk(2); static int o3 = 3; static int o4; static const int o5 = 4; __constant__ int o6; static __device__ int o7 = 3; constexpr int o8 = 3; static auto o9 = [] { return 3; }; namespace { int p1 = mk(2); int p2; void g(); void g2() {} __device__ void g3() {} __global__ void g4() {} }
static int q1 = mk(1), q2, q3 = 4; static inline void si() {} inline static int q4 = 3;
template <class T> static void tt(T t) { int un; } static dim3 dd; static int *pp = new int; 
