// flags: --c++17
// Functions without a type are int functions from then on, whatever they are; constructors and guides are none.
// expect: 260 error 24
// expect: 260 error 25
// expect: 260 error 26
// expect: 260 error 27
// expect: 260 error 28
// expect: 20048 error 28
// expect: 260 error 29
// expect: 260 error 30
// expect: 260 error 31
// expect: 260 error 32
// expect: 260 error 32
// expect: 140 error 35
// expect: 140 error 36
// expect: 140 error 36
// expect: 140 error 37
// expect: 140 error 38
// expect: 20048 error 29
// expect: 140 error 39
// expect: 20 error 41
// expect: 70 error 43
// expect: 65 error 43
inline other(int x) { return x; }
static third(int x) { return x; }
fourth(int x) { return x; }
__device__ helper(int x) { return x; }
__global__ kernel(int *x) { *x = 1; }
template <class T> __global__ made(T *x) { *x = 1; }
extern fifth(int x);
__host__ __device__ sixth(float *p);
struct S { seventh(int x) { return x; } __device__ eighth(int y) { return y; } S(int a) { } int z; };
template <class T> struct V { V(int x) { } V(const V &o) { } template <class U> V(U u) { } ~V() { } operator int() const { return 1; } };
V(int) -> V<int>;
void a() { other(1); other(2, 3); int y = other(1); fifth(1); sixth(0); }
void b() { third(1); third(2, 3); fourth(1); fourth(2, 3); }
__global__ void c() { helper(1); helper(2, 3); int y = helper(1); }
void d(int *p) { kernel<<<1, 1>>>(p); kernel<<<1, 1>>>(p, 1); made<<<1, 1>>>(p); }
void e(S s) { s.seventh(1); s.seventh(1, 2); V<int> v(1); }
struct B { virtual void step(float) = 0; virtual ~B(); };
struct H : B { vodi step(float dt) override; int n; };
void f() { H h; h.step(1.0f); }
void void_variable const int *p; int behind;
void g() { void_variable(1); }
