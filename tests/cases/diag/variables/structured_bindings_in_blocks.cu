// expect: 20121 error 101
// expect: 20121 error 102
// expect: 20121 error 103
// expect: 20053 error 103
// expect: 20121 error 104
// expect: 20121 error 105
// expect: 20121 error 106
// expect: 20121 error 106
// expect: 20121 error 106
// expect: 20026 error 107
// expect: 20121 error 107
// expect: 20026 error 107
// expect: 20026 error 107
// expect: 20091 warning 107
// expect: 20091 warning 107
// expect: 20026 error 108
// expect: 20121 error 108
// expect: 20026 error 108
// expect: 20026 error 108
// expect: 20091 warning 108
// expect: 20091 warning 108
// expect: 20026 error 109
// expect: 20121 error 109
// expect: 20026 error 109
// expect: 20026 error 109
// expect: 20053 error 109
// expect: 20091 warning 109
// expect: 20091 warning 109
// expect: 20026 error 110
// expect: 20121 error 110
// expect: 20026 error 110
// expect: 20026 error 110
// expect: 2838 error 111
// expect: 20026 error 111
// expect: 20121 error 111
// expect: 20026 error 111
// expect: 20026 error 111
// expect: 20091 warning 111
// expect: 20091 warning 111
// expect: 20121 error 112
// expect: 20121 error 113
// expect: 20121 error 114
// expect: 20053 error 114
// expect: 20121 error 115
// expect: 2838 error 116
// expect: 20121 error 116
// expect: 1835 warning 117
// expect: 1835 warning 118
// expect: 20121 error 119
// expect: 2838 error 120
// expect: 20121 error 120
// expect: 2836 error 121
// expect: 20121 error 121
// expect: 20121 error 122
// expect: 20121 error 124
// expect: 20026 error 125
// expect: 20121 error 125
// expect: 20026 error 125
// expect: 20026 error 125
// expect: 20091 warning 125
// expect: 20091 warning 125
// expect: 20026 error 126
// expect: 20121 error 126
// expect: 20026 error 126
// expect: 20026 error 126
// expect: 20091 warning 126
// expect: 20091 warning 126
// expect: 20026 error 127
// expect: 20121 error 127
// expect: 20026 error 127
// expect: 20026 error 127
// expect: 20053 error 127
// expect: 20091 warning 127
// expect: 20091 warning 127
// expect: 20026 error 128
// expect: 20121 error 128
// expect: 20026 error 128
// expect: 20026 error 128
// expect: 20091 warning 128
// expect: 20091 warning 128
// expect: 20092 warning 128
// expect: 20091 warning 128
// expect: 20026 error 129
// expect: 20121 error 129
// expect: 20026 error 129
// expect: 20026 error 129
// expect: 20091 warning 129
// expect: 20091 warning 129
// expect: 20092 warning 129
// expect: 20091 warning 129
// expect: 20026 error 130
// expect: 20121 error 130
// expect: 20026 error 130
// expect: 20026 error 130
// expect: 20091 warning 130
// expect: 20091 warning 130
// expect: 20091 warning 130
// flags: --c++17
struct P { int a, b; }; 
__device__ P dp;
__device__ auto [d1, d2] = P{1, 2};
__constant__ auto [c1, c2] = P{1, 2};
__shared__ auto [s1, s2] = P{1, 2};
__managed__ auto [m1, m2] = P{1, 2};
__device__ auto& [r1, r2] = dp;
namespace N { __device__ auto [n1, n2] = P{1, 2}; __managed__ auto [q1, q2] = P{}; __constant__ auto [k1, k2] = P{1, 2};}
void h2() { __device__ auto [a, b] = P{}; }
void h3() { __constant__ auto [a, b] = P{}; }
void h4() { __shared__ auto [a, b] = P{}; }
void h5() { __managed__ auto [a, b] = P{}; }
void h6() { static __device__ auto [a, b] = P{}; }
__device__ void e2() { __device__ auto [a, b] = P{}; }
__device__ void e3() { __constant__ auto [a, b] = P{}; }
__device__ void e4() { __shared__ auto [a, b] = P{}; a = 1; }
__device__ void e5() { __managed__ auto [a, b] = P{}; }
__device__ void e6() { static __device__ auto [a, b] = P{}; }
__global__ auto [g1, g2] = P{};
__host__ auto [h1, h2x] = P{};
__device__ __constant__ auto [dc1, dc2] = P{};
static __device__ auto [sd1, sd2] = P{};
inline __device__ auto [id1, id2] = P{};
__device__ const auto [cd1, cd2] = P{1, 2};
__device__ int arr[2];
__device__ auto& [x1, x2] = arr;
void q2() { P p; __device__ auto& [a, b] = p; }
void m4() { __device__ const auto [a, b] = P{1, 2}; }
void m5() { P p; __shared__ auto& [a, b] = p; }
void m7() { P p; __device__ auto&& [a, b] = p; a = 1; int x = b; }
void m8() { __device__ auto [a, b] = P{}; a = 1; int x = b; }
void m9() { __constant__ auto [a, b] = P{}; int x = b; }
