// expect: 137 error 37
// expect: 137 error 38
// expect: 137 error 39
// expect: 137 error 40
// expect: 137 error 41
// expect: 137 error 41
// expect: 137 error 41
// expect: 137 error 41
// expect: 137 error 42
// expect: 137 error 43
// expect: 137 error 43
// expect: 137 error 43
// expect: 137 error 44
// expect: 137 error 44
// expect: 137 error 44
// expect: 137 error 44
// expect: 137 error 44
// expect: 137 error 44
// expect: 137 error 45
// expect: 137 error 48
// expect: 137 error 48
// expect: 137 error 48
// expect: 137 error 48
// expect: 137 error 48
// expect: 137 error 48
// expect: 137 error 49
// expect: 137 error 49
// expect: 137 error 49
// expect: 137 error 50
// expect: 137 error 50
// expect: 137 error 50
// expect: 137 error 50
// expect: 137 error 52
// expect: 137 error 52
struct P { int a; const int c; static const int s; }; enum E { e };
__device__ void d1(int i, const int ci, const P &cp, P p, const int *pc, int *const pcc, const int ca[3]) {
  threadIdx.x = 3;
  threadIdx.x++;
  --threadIdx.x;
  threadIdx.x += 1;
  blockIdx.x = 1; blockDim.y = 2; gridDim.z = 3; warpSize = 4;
  (threadIdx.x) = 1;
  ci = 1; ci++; ci += 2;
  cp.a = 1; p.a = 1; p.c = 2; *pc = 1; pc[0] = 1; *pcc = 1; pcc = 0; ca[1] = 2; ca = 0;
  P::s = 3;
}
__constant__ int cc; __constant__ const int ccc = 3; const int gc = 2; constexpr int gx = 3; static const P gp = {1, 2};
__device__ void d2() { cc = 1; ccc = 1; gc = 2; gx++; gp.a = 3; "abc"[0] = 'x'; }
void h() { threadIdx.x = 1; blockDim.x++; gc = 3; }
struct S { int m; mutable int mm; const int cm; static constexpr int sc = 2; void f() const { m = 1; mm = 2; this->m = 3; } void g() { cm = 1; sc = 3; } void v() volatile { m = 1; } };
template <class T> void tf(const T t, const int i) { i = 1; t = 1; gc = 4; t.x = 3; }
void caps(int a) { auto l3 = [&a] { a = 1; }; const auto y = 3; y = 4; auto [u, w] = gp; u = 1; const auto [s, t] = gp; s = 2; }
