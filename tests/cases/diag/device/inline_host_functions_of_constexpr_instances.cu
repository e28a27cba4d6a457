// expect-device: 20014 warning 17
// expect-device: 20014 warning 20
// expect-device: 20014 warning 20
// expect-device: 20014 warning 18
// expect-device: 20014 warning 19
// expect-device: 20014 warning 18
// expect-device: 20014 warning 19
// expect-device: 20011 warning 18
// expect-device: 20011 warning 20
// expect-device: 20011 warning 19
// expect-device: 20011 warning 17
// expect-device: 20011 warning 18
// expect-device: 20011 warning 20
// expect-device: 20011 warning 19
// flags: --c++17
// Inline functions of the host are told of where a deduced instance is used; a constexpr one is written behind all others.
template <class F> __host__ __device__ auto hd2(F f) { return f(1); }
template <class F> __host__ __device__ constexpr int hd3(F f) { return f(1); }
template <class F> __host__ __device__ constexpr int hd5(F f) { return f(1); }
template <class F> __host__ __device__ int hd4(F f) { return f(1); }
struct N { int operator()(int x) const { return x; } }; struct N2 : N { int operator()(int x) const { return x; } };
int nc(int);
void a() { hd3(N{}); hd4(N2{}); hd5(N2{}); hd2(N{}); hd3(N2{}); hd4(N{}); hd5(N{}); }
