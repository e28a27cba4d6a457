// expect: 28 error 57
// expect: 28 error 66
// expect: 28 error 73
// expect: 28 error 80
// expect: 28 error 80
// expect: 28 error 83
// expect: 28 error 83
// expect: 28 error 87
// expect: 28 error 89
// expect: 20091 warning 94
// expect: 28 error 96
// expect: 28 error 97
// expect: 28 error 112
// expect: 28 error 117
// expect: 28 error 121
// expect: 28 error 124
// expect: 28 error 128
// expect: 28 error 129
// expect: 28 error 133
// expect: 28 error 137
// expect: 28 error 138
// expect: 28 error 141
// expect: 28 error 145
// expect: 28 error 146
// expect: 28 error 150
// expect: 28 error 153
// expect: 28 error 156
// expect: 28 error 161
// expect: 28 error 162
// expect: 28 error 167
// expect: 28 error 168
// expect: 28 error 172
// expect: 28 error 176
// expect: 28 error 178
// expect: 28 error 182
// expect: 28 error 187
// expect: 28 error 191
// expect: 28 error 195
// expect: 28 error 201
// expect: 28 error 204
// expect: 28 error 209
// expect: 28 error 213
// expect: 28 error 221
// expect: 28 error 222
// expect: 28 error 223
// expect: 28 error 228
// expect: 28 error 228
// expect: 28 error 234
// expect: 28 error 240
// expect: 28 error 244
// expect: 28 error 248
// expect: 28 error 252
// expect: 28 error 257
// expect: 28 error 258
namespace aa_ {
int n;
constexpr int a = n;
constexpr int b = a + 1;
static_assert(b == 1, "");
int arr[b];
}
namespace ab_ {
int f();
const int c = f();
const int d = c + 1;
constexpr int e = d;
}
namespace ac_ {
struct P { int x; };
P p;
const P q = {1};
constexpr P r = {1};
constexpr int a = p.x;
constexpr int b = q.x;
constexpr int c = r.x;
const int arr[2] = {1, 2};
constexpr int d = arr[0];
}
namespace ad_ {
void f(int n) { auto l = [n] { constexpr int m = n; }; auto g = [=](int q) { constexpr int m = q + n; }; }
}
namespace ae_ {
struct S { int v; void m() { constexpr int q = v; constexpr int w = this->v; } };
}
namespace af_ {
struct D { constexpr int operator()(int x) const { return 10 / x; } };
constexpr int a = D{}(0);
constexpr int b = D{}(5);
__device__ constexpr int c = D{}(0);
__constant__ constexpr float d = 1.f;
}
namespace ag_ {
__device__ constexpr int table[2] = {1, 2};
__host__ __device__ constexpr int get(int i) { return table[i]; }
static_assert(get(1) == 2, "");
static_assert(get(2) == 2, "");
__global__ void k(int i) { constexpr int x = get(i); constexpr int y = get(0); static_assert(get(1) == 2, ""); }
}
namespace ah_ {
template <int N> __global__ void k() { constexpr int a = N * 2; static_assert(N > 0, ""); int b[N]; }
template <class T> struct S { static constexpr int v = sizeof(T); static constexpr T z = T(); };
static_assert(S<int>::v == 4, "");
void f() { k<3><<<1, 1>>>(); constexpr int q = S<char>::v; constexpr auto l = [](int x) { return x; }; constexpr int r = l(2); }
}
namespace ai_ {
constexpr int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static_assert(fib(10) == 55, "");
constexpr int sum(const int *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i]; return s; }
constexpr int d[] = {1, 2, 3};
constexpr int s = sum(d, 3);
static_assert(s == 6, "");
constexpr int t = sum(d, 4);
void f(int x) { switch (x) { case fib(5): break; case s: break; case sum(d, 2): ; } if constexpr (fib(3) == 2) {} }
}
namespace aj_ {
int f() { return 1; }
constexpr int x = f();
}
namespace ak_ {
int n;
constexpr int x = n;
}
namespace al_ {
__global__ void k(int n, int *p) { constexpr int x = n; p[0] = x; }
}
namespace am_ {
int n = 3;
int a[n];
__device__ int b[n];
}
namespace an_ {
int n = 3;
struct S { int a[n]; };
}
namespace ao_ {
int n = 3;
static_assert(n == 3, "");
void f(int m) { static_assert(m > 0, "positive"); }
}
namespace ap_ {
void f(int m, int n) { switch (m) { case n: break; } }
}
namespace aq_ {
int n;
enum E { A = n };
enum class F { B = n, C };
}
namespace ar_ {
int n;
struct S { int a : n; };
}
namespace as_ {
void f(int n) { if constexpr (n) {} }
}
namespace at_ {
__global__ void k() { constexpr int i = threadIdx.x; }
}
namespace au_ {
__device__ int v;
__constant__ int c = 3;
constexpr int x = v;
static_assert(c == 3, "");
}
namespace av_ {
constexpr int sq(int x) { return x * x; }
int n = 4;
constexpr int y = sq(n);
__global__ void k(int m) { constexpr int z = sq(m); }
}
namespace aw_ {
constexpr int big(int x) { return x * 65536; }
constexpr int y = big(65536);
}
namespace ax_ {
constexpr int a[3] = {1, 2, 3};
constexpr int x = a[3];
constexpr int g(int i) { return a[i]; }
constexpr int y = g(5);
}
namespace ay_ {
constexpr const int *p = nullptr;
constexpr int x = *p;
}
namespace az_ {
constexpr int pos(int x) { return x > 0 ? x : throw 1; }
constexpr int a = pos(1);
constexpr int b = pos(-1);
}
namespace ba_ {
constexpr int r(int x) { return r(x + 1); }
constexpr int a = r(0);
}
namespace bb_ {
constexpr int r() { while (true) {} return 1; }
constexpr int a = r();
}
namespace bc_ {
int h();
constexpr int g(int x) { return x ? h() : 1; }
constexpr int a = g(0);
constexpr int b = g(1);
}
namespace bd_ {
constexpr int *p = new int(3);
}
namespace be_ {
int g;
constexpr int *p = &g;
void f() { int l; constexpr int *q = &l; static int s; constexpr int *t = &s; }
}
namespace bf_ {
double d = 1.0;
constexpr double e = d;
constexpr float f = 1.0f / 3;
const double g = 2.0;
constexpr double h = g;
}
namespace bg_ {
struct P { int x; constexpr P(int a) : x(a) {} };
int n;
constexpr P p(n);
constexpr P q{n};
constexpr P r = n;
constexpr P ok(3);
}
namespace bh_ {
int n;
struct S { static constexpr int x = n; static const int y = n; };
}
namespace bi_ {
int x;
constexpr int &r = x;
constexpr const int &s = 3;
void f(int p) { constexpr int &t = p; }
}
namespace bj_ {
constexpr auto l = [](int x) { return x + 1; };
int n;
constexpr int a = l(1);
constexpr int b = l(n);
}
namespace bk_ {
constexpr int ce(int n) { return 1 / n; }
static_assert(ce(0) == 1, "");
}
namespace bl_ {
int h() { return 1; }
static_assert(h() == 1, "");
}
namespace bm_ {
__device__ int d() { return 1; }
constexpr int x = d();
}
namespace bn_ {
volatile int v = 1;
const volatile int w = 2;
constexpr int x = v;
constexpr int y = w;
}
