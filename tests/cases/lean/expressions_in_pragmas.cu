// flags: -std=c++17 -rdc=true -Xcompiler=-fopenmp
# 1 "/usr/include/library.h" 1 3
namespace library {
struct sum { long v; sum(long x = 0) : v(x) {} };
inline sum operator%(sum a, int b) { return a.v % b; }
inline sum &mixed(sum &a, const sum &b) { a.v ^= b.v; return a; }
inline sum first() { return 7; }
inline int width(sum a) { return int(a.v); }
inline int chunk(int n) { return n / 4 + 1; }
template <int N> struct factor { static constexpr int value = N * 2; };
constexpr int other_factor = 3;
#pragma omp declare reduction(blend : sum : mixed(omp_out, omp_in)) initializer(omp_priv = first())
#pragma omp declare simd
inline int unused(int n) { return n; }
}
# 14 "expressions_in_pragmas.cu"
long f(const int *p, int n) {
  library::sum all(n);
#pragma omp parallel for num_threads(width(all % 3)) schedule(static, library::chunk(n)) reduction(blend : all)
  for (int i = 0; i < n; ++i) all.v += p[i];
  return all.v;
}
__global__ void k(int *p) {
#pragma unroll library::factor<library::other_factor>::value
  for (int i = 0; i < 100; ++i) p[i] = i;
}
