// expect: 20051 error 17
// expect: 20051 error 18
// expect: 20091 warning 17
// expect-device: 20017 error 12
// expect-device: 20017 error 14
// expect-device: 20013 warning 15
// expect-device: 20060 error 16
// expect-device: 20017 error 19
// expect-device: 20017 error 20
// expect-device: 20017 error 21
constexpr int c() { return 1; } int h(); __global__ void k(); int hv; __device__ int dv;
template<class T> auto v1 = [] __device__ { return c(); };
template<class T> auto v2 = [] __device__ { return h(); };
template<class T> auto v3 = [] __device__ (T x) { return c() + x; };
template<class T> auto v4 = [] __host__ __device__ { return c(); };
template<class T> auto v5 = [] __device__ { throw 1; };
template<class T> auto v6 = [] { k(); return dv; };
template<class T> auto v7 = [](T x) { k(); return x; };
struct S { template<class T> static constexpr auto v9 = [] __device__ { return c(); }; };
auto v12 = [] __device__ { return c(); };
auto v13 = [] __device__ (auto x) { return c(); };
auto v14 = [] __device__ { return h(); };
int use() { return v6<int>() + v7<int>(1) + v7<char>('c'); }
