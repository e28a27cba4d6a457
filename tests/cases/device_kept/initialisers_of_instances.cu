// flags: -std=c++17
// In the initialisers of instances calls stay that are values elsewhere, unless a constant has the value of the whole.
constexpr __host__ __device__ int c1(int x) { return x + 1; }
constexpr __host__ __device__ int c2(int x) { return x + 1; }
constexpr __host__ __device__ int c3(int x) { return x + 1; }
constexpr __host__ __device__ int c4(int x) { return x + 1; }
constexpr __host__ __device__ int c5(int x) { return x + 1; }
constexpr __host__ __device__ int c6(int x) { return x + 1; }
constexpr __host__ __device__ int c7(int x) { return x + 1; }
constexpr __host__ __device__ int c8(int x) { return x + 1; }
int dyn(int);
template <class T> int b = c1(2); template int b<int>;
template <class T> int d = dyn(c2(2)); template int d<int>;
template <class T> struct S { static int x; }; template <class T> int S<T>::x = dyn(c3(2)); int f() { return S<int>::x; }
template <class T> struct D { int y = dyn(c4(2)); D() {} }; D<int> e;
template <class T> struct E { int y; E() : y(dyn(c5(2))) {} }; E<int> g;
template <class T> int v = [] { return dyn(c6(2)); }(); int w = v<int>;
template <class T> struct H { static inline int x = dyn(c7(2)); }; int hh() { return H<int>::x; }
struct D8 { int y = dyn(c8(2)); D8() {} }; D8 e8;
constexpr __host__ __device__ int c9(int x) { return x + 1; }
constexpr __host__ __device__ int ca(int x) { return x + 1; }
constexpr __host__ __device__ int cb(int x) { return x + 1; }
constexpr __host__ __device__ int cc(int x) { return x + 1; }
template <class T> const int k9 = c9(2); int u9 = dyn(k9<int>);
template <class T> constexpr int ka = ca(2); int ua = dyn(ka<int>);
template <class T> struct K { static constexpr int x = cb(2); static const int y; }; template <class T> const int K<T>::y = dyn(cc(2)); int ub = dyn(K<int>::x + K<int>::y);
// So do those of the types of configurations of launches.
__global__ void kk() {}
template <class T> int launched = (kk<<<1, 1>>>(), 1); template int launched<int>;
template <class T> struct L { int x = (kk<<<1, 1>>>(), 1); L() {} }; L<int> l;
