// expect: 20121 error 44
// expect: 20121 error 46
// expect: 20091 warning 47
// expect: 20091 warning 47
// expect: 20091 warning 47
// expect: 20091 warning 47
// expect: 20092 warning 48
// expect: 137 error 48
// expect: 20121 error 53
// expect: 20121 error 55
// expect: 20091 warning 56
// expect: 137 error 57
// expect: 20091 warning 59
// expect: 20091 warning 62
// expect: 2838 error 67
// expect: 2836 error 67
// expect-device: 20121 error 44
// expect-device: 20121 error 46
// expect-device: 137 error 48
// expect-device: 177 warning 48
// expect-device: 20094 warning 52
// expect-device: 20094 warning 52
// expect-device: 20121 error 53
// expect-device: 20121 error 55
// expect-device: 137 error 57
// expect-device: 20095 warning 58
// expect-device: 20096 warning 58
// expect-device: 177 warning 58
// expect-device: 20094 warning 59
// expect-device: 2838 error 67
// expect-device: 2836 error 67
// expect-device: 177 warning 69
// expect-device: 177 warning 69
// expect-device: 20094 warning 72
// expect-device: 20094 warning 72
// expect-device: 20094 warning 72
// expect-device: 20095 warning 73
// expect-device: 20094 warning 73
#include <tuple>
#include <array>
#include <utility>
struct P { int a, b; };
__device__ P p{1, 2};
__device__ auto [x, y] = P{1, 2};
__constant__ int arr[2] = {1, 2};
__device__ const auto &[u, v] = arr;
int host() { return x + y + u + v; }
void w() { x = 3; int *q = &y; ++u; }
__device__ int dev() { return x + y + u + v; }
P hp;
auto [hx, hy] = hp;
__device__ int dev2() { return hx + hy; }
__managed__ auto [ma, mb] = P{3, 4};
int hm() { return ma + mb; }
__constant__ auto [ca, cb] = P{3, 4};
int hc() { return ca; }
__device__ int dc() { return ca = 3; }
__global__ void k() { hx = 3; int *z = &hy; x = 2; }
__host__ __device__ int hd() { return x + hx; }
template <class T> int tt(T t) { return t + x; }
int it() { return tt(3); }
auto l = [] { return y; };
struct Q { int a; const double b; mutable char c; };
auto [t1, t2] = std::tuple<int, long>{1, 2};
const auto &[a1, a2] = std::array<int, 2>{3, 4};
auto [p1, p2] = std::make_pair(1, 2.5f);
namespace N { Q p{1, 2, 'c'}; auto &[x, y, z] = p; static auto [sx, sy, sz] = p; inline auto &&[ix, iy, iz] = Q{1, 2, 3}; }
auto fn() { return t1 + t2 + a1 + p2 + N::x + N::sy + N::iz; }
void g3() { t1 = 3; N::z = 'c'; auto l = [] { return t1 + N::x; }; l(); decltype(t1) q = 3; decltype(N::y) r = 2; static_assert(sizeof(N::y) == 8); auto &ref = N::x; ref = 2; }
template <class T> T h3(T t) { return t + t1 + N::x; }
int use = h3(3) + int(h3(2.5));
__device__ int dv() { return t1 + N::x + a2; }
__host__ __device__ int hd2() { N::x = 3; return N::sx; }
int arr2[2][3]; auto &[r0, r1] = arr2; int k2 = r1[2]; int *pk = r0;
