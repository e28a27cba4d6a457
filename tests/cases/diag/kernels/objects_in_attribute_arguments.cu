// expect: 20 error 34
// expect: 2412 error 37
// expect: 2412 error 38
// expect: 28 error 42
// expect: 2412 error 43
// expect: 28 error 46
// expect: 28 error 52
// expect: 2412 error 56
// expect: 2412 error 58
// expect: 28 error 59
// expect: 2412 error 62
// expect: 2412 error 64
// expect: 28 error 66
// expect: 2412 error 69
// expect: 2412 error 70
// expect-device: 20 error 34
// expect-device: 2412 error 37
// expect-device: 2412 error 38
// expect-device: 28 error 42
// expect-device: 2412 error 43
// expect-device: 28 error 46
// expect-device: 28 error 52
// expect-device: 2412 error 56
// expect-device: 2412 error 58
// expect-device: 28 error 59
// expect-device: 2412 error 62
// expect-device: 2412 error 64
// expect-device: 28 error 66
// expect-device: 2412 error 69
// expect-device: 2412 error 70
// expect-device: 177 warning 51
// Functions, their addresses and objects of classes as arguments of attributes.
__global__ void a();
__global__ __launch_bounds__(&k) void a3();
__global__ __launch_bounds__(k) void a4();
int ga;
__global__ __launch_bounds__(&ga) void a5();
__global__ __maxnreg__(&ga) void a6();
__global__ __cluster_dims__(&k) void kc();
__global__ __launch_bounds__(32, &k) void a8();
struct SA { int a; } sa;
__global__ __launch_bounds__(sa) void a10();
__global__ __launch_bounds__(&SA::a) void a11();
__global__ __launch_bounds__(true) void a12();
__global__ __launch_bounds__('a') void a13();
__global__ __launch_bounds__(ga) void a14();
struct S { int a; };
S s;
struct C { constexpr operator int() const { return 3; } };
struct D { constexpr operator int() const { return 3; } constexpr operator long() const { return 3; } };
constexpr C c; constexpr D d; C nc;
__global__ __launch_bounds__(s) void k10();
__global__ __launch_bounds__(c) void k11();
__global__ __launch_bounds__(nc) void k13();
__global__ __launch_bounds__(C()) void k14();
__global__ __launch_bounds__(S()) void k15();
constexpr S cs{1};
__global__ __launch_bounds__(cs) void k16();
__global__ __maxnreg__(s) void k17();
void ov(int); void ov(float);
template <class T> void tf(T);
__global__ __launch_bounds__(&tf<int>) void k20();
__global__ __launch_bounds__("a"[0]) void k21();
__global__ __launch_bounds__(1.0f) void k22();
float gf; enum E { e = 4 }; enum class F { f = 4 };
__global__ __launch_bounds__(gf) void k23();
__global__ __launch_bounds__(e) void k24();
__global__ __launch_bounds__(F::f) void k25();
__global__ __launch_bounds__((void)0) void k26();
__global__ __launch_bounds__(&S::a) void k27();
