// expect: 20156 error 18
// expect: 20007 error 14
// expect: 20007 error 14
// expect: 20007 error 15
// expect: 20007 error 15
// expect: 20007 error 16
// expect: 20007 error 16
// expect: 20007 error 18
// expect: 20007 error 18
// expect: 20007 error 19
// expect: 20007 error 19
// expect: 20007 error 17
// expect: 20007 error 17
template<class F> auto call1(F f) { return f(); } 
template<class F> auto call3(F f) { return f() + sizeof(f()); } 
template<class F> constexpr int call4(F f) { f(); return 1; } 
template<class F> void call5(F f) { auto l = [] __device__ { return 1; }; l(); } 
template<class T> auto call6(T f) { auto l = [] __device__ (T) { return 1; }; l(f); return 1; } 
struct P { template<class F> static auto m(F f) { decltype(f()) a = f(); return a; } };
void u() { call1([] __device__ { return 1; }); call3([] __device__ { return 1; }); call4([] __device__ { return 1; }); call6(1); P::m([] __device__ { return 1; }); }
template void call5<int>(int);
