// expect: 3216 warning 10
// expect: 3216 warning 11
// expect: 3216 warning 12
// expect: 3216 warning 13
// expect: 3216 warning 14
// expect: 3216 warning 15
// expect: 3216 warning 18
// expect: 3216 warning 19
void f(int a) { 
 auto l1 = [=] __device__ mutable { return a; };
 auto l2 = [] __device__ noexcept { };
 auto l3 = [] __device__ -> int { return 1; };
 auto l4 = [] constexpr { return 1; };
 auto l5 = [a] mutable { return a; };
 auto l6 = [] -> int { return 1; };
 auto l7 = [] __host__ __device__ { return 1; };
}
auto l8 = [] noexcept { return 1; };
template<class T> void t(T a) { auto l = [a] mutable { return a; }; }
