// Roots in separate compilation: the same as without it.
// flags: -std=c++17 -rdc=true
extern __device__ int ext(int);
extern __device__ int extv;
__device__ int var; static __device__ int svar; __constant__ int cvar; static __constant__ int scvar; const __device__ int cdv = 3; 
__device__ int f(int x) { return ext(x) + extv; }
static __device__ int sf(int x) { return x; }
inline __device__ int inf(int x) { return x; }
namespace { __device__ int af(int x) { return x; } __device__ int av; }
template<class T> __device__ T tf(T x) { return x; }
template __device__ int tf<int>(int);
template<class T> __device__ T tv; template __device__ float tv<float>;
__host__ __device__ int hd(int x) { return tf(1.f) + x; }
struct S { __device__ int m(); static __device__ int sm(); int __device__ inl() { return 1; } virtual __device__ int v() { return 1; } };
__device__ int S::m() { return 1; } __device__ int S::sm() { return 2; }
constexpr __device__ int cx() { return 1; }
extern "C" __device__ int ec() { return 1; }
extern "C" { static __device__ int es() { return 1; } }
__managed__ int mv; extern __device__ int later; __device__ int later;
template<> __device__ char tf<char>(char c) { return 'a'; }

inline __device__ int iv;
int host_code(int x) { return hd(x); }
