// flags: -std=c++17
// static variables of blocks are kept whether anybody calls the function or not, and count alone in the names of local variables
inline __device__ int f1() { static int a; static const int b = 3; static constexpr int c = 3; static constexpr int cc[2] = {3, 4}; __shared__ int d; return 0; }
inline __device__ int f2() { static int a; static const int b = 3; static constexpr int c = 3; static constexpr int cc[2] = {3, 4}; __shared__ int d; return a + b + c + cc[1] + d; }
inline __host__ __device__ int f3() { static constexpr int c = 3; static constexpr int cc[2] = {3, 4}; static const int e = 3; return c + cc[1] + e; }
inline __host__ int f4() { static const int a = 3; static constexpr int c = 3; static constexpr int cc[2] = {3, 4}; return a + c + cc[1]; }
template <typename T> __device__ int f5() { static int a; static constexpr int c = 3; __shared__ int d; return a + c + d; }
template <typename T> __host__ __device__ int f7() { static constexpr int c = 3; return c; }
template <typename T> __device__ int f8() { static int a; static constexpr int c = 3; static constexpr int cc[2] = {3, 4}; __shared__ int d; return a + c + d + cc[1]; }
struct S { __device__ int m() { static int a; static constexpr int c = 3; static constexpr int cc[2] = {3, 4}; return c + cc[0]; } };
template <typename T> struct R { __device__ int m() { static int a; static constexpr int c = 3; static constexpr int cc[2] = {3, 4}; return c + cc[0] + a; } };
inline __device__ int f9() { auto l = [] { static int x; return x; }; return l(); }
static __device__ int f10() { if (true) { static int y; return y; } return 0; }
__device__ constexpr int f11() { return 0; }
int use() { return f7<int>() + f3(); }
R<int> r;
__global__ void k2(int *p) {
  if (p) { int q = 3; p[2] = q; }
  if (p) { const int pos = 3; p[2] = pos; }
  if (p) { __shared__ int pos; pos = 3; p[2] = pos; }
  if (p) { __shared__ int q; q = 3; p[2] = q; }
  }
inline __device__ int h1() { __shared__ int d; d = 3; return d; }
inline __device__ int h2() { __shared__ int d; return 0; }
inline __device__ void h3() { struct L { __device__ int m() { static int z; return z; } }; L l; l.m(); }
inline __device__ void h4() { struct L { __device__ int m() { static int z; return z; } }; }
struct SS { static __device__ int m() { static int a; return a; } __device__ SS(); };
inline __device__ SS::SS() { static int w; }
inline void h5() { struct L { __device__ int m() { static int z; return z; } }; L l; }
inline __device__ void h7() { auto l = [] (auto q) { static int z; return z; };  }
extern "C" { inline __device__ int h8() { static int a; return a; } }
static inline __device__ int h8b() { static int a; return a; }
constexpr inline __device__ int h8c() { return 1; }
inline constexpr int g1() { if (sizeof(int) == 3) return 1; return 2; }
static int host() { static int a; return a; }
template <typename T> struct RX { static __device__ int m() { return 0; } };
template <typename T> struct RR { static __device__ int m() { static int a; return a; } };
template <> struct RR<int> { static __device__ int m() { static int a; return a; } };
template <> __device__ int RX<float>::m() { static int a; return a; }
__host__ __device__ inline int h10() { static const char s[] = "abc";  return s[0]; }
inline __device__ int h13() {   extern __shared__ int ext[]; return ext[0]; }
__global__ void k(int *p) {
  f2();
  f8<int>();
  if (p) {
    const int pos = *p;
    p[1] = pos;
  } else {
    __shared__ int pos;
    pos = 3;
    p[2] = pos;
  }
  if (p) {
    __shared__ int pos;
    pos = 3;
    p[2] = pos;
  }
}
