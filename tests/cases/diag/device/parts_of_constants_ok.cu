// expect: 174 warning 8
// expect: 174 warning 8
// flags: --c++17
const int ca[2] = {1, 2}; constexpr int cea[2] = {1, 2}; struct S { int x; int y[2]; }; const S cs = {1, {2, 3}}; constexpr S ces = {1, {2, 3}}; constexpr S csa[2] = {{1, {2, 3}}, {4, {5, 6}}}; const int c2[2][2] = {{1, 2}, {3, 4}}; const char str[] = "abc"; constexpr float cf[2] = {1, 2};
struct T { static constexpr int a[2] = {1, 2}; static const int b[2]; }; const int T::b[2] = {3, 4};
const float nf[2] = {1, 2}; struct W { int m; }; W hw; int hs; __device__ int h; __device__ int g(int) { return 1; } struct C { int m; __device__ C(int) {} };
__device__ void a(int p) { int c = ca[1]; int d = c2[1][0] * 3; char e = str[1]; float f = nf[1]; int i = ca[1] + g(1) + p; int j = g(ca[0]); int k{cea[1]}; const int l = -ca[1]; W w = {ca[1]}; C o(ca[0]); int* q = new int(ca[1]); auto r = [x = ca[1]] { return x; }; int s[2] = {cea[0], ca[1]}; }
__device__ void b() { (void)ca[0]; ca[0]; (void)hw.m; hw.m; if (int q = ca[1]) ; for (int i = ca[0]; i < 3; i++) ; int c = (h = ca[0]); return (void)hs; }
struct M { int m; int n = ca[0]; __device__ M() : m(ca[1]) {} }; __device__ void d() { M x; }
__device__ int v = ca[1]; __constant__ int cv = ca[0]; __device__ int va[2] = {ca[0], cea[1]};
