// expect: 20 error 71
// expect: 20 error 72
// expect: 20 error 73
// expect: 20 error 74
// expect: 20 error 75
// expect: 20 error 76
// expect: 20 error 77
// expect: 20 error 78
// expect: 20 error 79
// expect: 20 error 80
// expect: 20 error 81
// expect: 276 error 82
// expect: 20 error 83
// expect: 20 error 84
// expect: 20 error 85
// expect: 20 error 86
// expect: 20 error 86
// expect: 20 error 87
// expect: 20 error 88
// expect: 20 error 89
// expect: 20 error 90
// expect: 20 error 91
// expect: 20 error 92
// expect: 20 error 93
// expect: 262 error 94
// expect: 262 error 95
// expect: 20 error 96
// expect: 20 error 97
// expect: 20 error 98
// expect: 262 error 98
// expect: 20 error 99
// expect: 20 error 99
// expect: 262 error 100
// expect: 20 error 101
// expect-device: 20 error 71
// expect-device: 20 error 72
// expect-device: 20 error 73
// expect-device: 20 error 74
// expect-device: 20 error 75
// expect-device: 20 error 76
// expect-device: 20 error 77
// expect-device: 20 error 78
// expect-device: 20 error 79
// expect-device: 20 error 80
// expect-device: 20 error 81
// expect-device: 276 error 82
// expect-device: 20 error 83
// expect-device: 20 error 84
// expect-device: 20 error 85
// expect-device: 20 error 86
// expect-device: 20 error 86
// expect-device: 20 error 87
// expect-device: 20 error 88
// expect-device: 20 error 89
// expect-device: 20 error 90
// expect-device: 20 error 91
// expect-device: 20 error 92
// expect-device: 20 error 93
// expect-device: 262 error 94
// expect-device: 262 error 95
// expect-device: 20 error 96
// expect-device: 20 error 97
// expect-device: 20 error 98
// expect-device: 262 error 98
// expect-device: 20 error 99
// expect-device: 20 error 99
// expect-device: 262 error 100
// expect-device: 20 error 101
// Undefined names in the heads of templates and classes.
template <class T> struct RP {}; template <int N> struct NN {};
template <int N = undef_e> struct T {};
template <int N = undef_f> void f();
template <class C = undef_g> struct U {};
template <int A = 1, int B = undef_h> struct V {};
template <int N = undef_i + 1> struct W {};
template <int N = sizeof(undef_j)> int v = N;
template <typename C = undef_k> using X = C;
template <int N = undef_l> using Y = int[N];
template <int N = undef_m()> __global__ void k();
template <undef_n N> struct Z {};
template <class C, C N = undef_o> struct Z2 {};
template <class C = int, bool B = undef_q::value> struct Z4 {};
template <template <class> class C = undef_r> struct Z5 {};
struct S { template <int N = undef_s> void m(); };
template <int N = undef_t> class Q;
template <class T, undef_u N, int M = 3 * undef_v> __global__ void kk(T t) {}
template <class = undef_w> __device__ void dd();
template <undef_x...> struct PP;
template <typename T, typename = decltype(undef_y)> struct QQ;
template <class T> struct RR; template <> struct RR<undef_z> {};
template <> struct RP<undef_base_z> {};
struct B1 : RP<undef_base_a> {};
struct B2 : public NN<undef_base_b + 1> {};
struct B3 : RP<int>, undef_base_c {};
struct B4 : virtual private undef_base_d, NN<3> {};
struct alignas(undef_base_f) B6 {};
struct B7 : RP<NN<undef_base_g>> {};
struct B8 : RP<RP<undef_base_h *>>, undef_base_i {};
struct B10 : RP<decltype(undef_base_k)>, RP<int (*)(undef_base_l)> {};
template <class T> struct D1 : T, undef_base_n {};
template <class T> struct D2 : RP<undef_base_o> {};
