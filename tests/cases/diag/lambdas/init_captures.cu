// expect: 20139 error 18
// expect: 20139 error 19
// expect: 20139 error 24
// expect: 20139 error 27
// expect: 20159 error 28
// expect: 20139 error 29
// expect: 20139 error 30
// expect: 20139 error 38
int g[4]; const char cs[] = "ab"; struct S { static int s[2]; int m[2]; }; S gs; constexpr int kc[2] = {1, 2}; extern int ex[3];
void f(int n) { static int st[2]; const int ca[1] = {1}; constexpr int ce[1] = {1}; int b[2]; S s; S *ps = &s;
auto l1 = [x = g] __device__ { };
auto l2 = [x = cs] __device__ { };
auto l3 = [x = S::s] __device__ { };
auto l4 = [x = gs.m] __device__ { };
auto l5 = [x = kc] __device__ { };
auto l6 = [x = ex] __device__ { };
auto l7 = [x = st] __device__ { };
auto l8 = [x = ca] __device__ { };
auto l9 = [x = ce] __device__ { };
auto la = [x = (g)] __device__ { };
auto lb = [x = *&g] __device__ { };
auto lc = [x = n ? b : b] __device__ { };
int vb = n;
auto le = [x = ps->m] __device__ { };
int vf = n;
auto lg = [x(g)] __device__ { };
auto lh = [x{b}] __device__ { };
auto li = [x = {b}] __device__ { };
auto lj = [x = (b)] __device__ { };
auto lk = [x((b))] __device__ { };
auto ll = [x = &b[0]] __device__ { };
auto lm = [x = b + 0] __device__ { };
int vla[n]; 
auto lo = [x = s.s] __device__ { };
int vp = n;
auto lq = [x = static_cast<int *>(b)] __device__ { };
auto lr = [x = (int *)b] __device__ { };
auto ls = [x = decltype(s)(s).m] __device__ { };
}
