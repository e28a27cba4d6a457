// expect: 114 warning 18
// expect: 114 warning 19
// expect: 114 warning 20
// expect: 114 warning 21
// expect: 114 warning 23
// expect: 114 warning 23
// expect: 114 warning 23
// expect: 114 warning 23
// expect: 114 warning 24
// expect: 114 warning 24
// expect: 821 warning 24
// expect: 821 warning 24
// expect: 114 warning 25
// expect: 114 warning 25
// expect: 114 warning 25
// expect: 114 warning 25
// expect: 114 warning 25
static __global__ void a1();
static __device__ void a2();
static void a3();
static __host__ __device__ void a4();

namespace { __global__ void a6(); void a7(); __device__ void a9(); namespace I { void a12(); } }
static int a10(); static inline void a11(); inline void a13(); constexpr int a14(); static void unused(); static void later();
static void onlyaddr(); static int onlysizeof2(); static void dependent(int); static void indev(); static void a15(); static void a15(int) {} static void a16(int); static void a17() {} static void a17(); static void a18(); static void a18();
void f() { a1<<<1, 1>>>(); a3(); a4(); a6<<<1, 1>>>(); a7(); int x = sizeof(onlysizeof2()) + a10(); a11(); a13(); a14(); later(); I::a12(); }
void g() { auto p = &onlyaddr; a15(); a16(1); a17(); a18(); }
template <class T> void tf(T t) { dependent(t); indev(); }
__device__ void d() { a2(); a9(); }
static void later() {}
struct L { friend void fr(); void m() { a3(); } }; static int si = a10();
void useless() { if (false) a3(); } struct NoDef { void m(); static int s; }; void us() { NoDef().m(); }
void locals() { extern void ext(); ext(); }
extern inline void ei(); static __global__ void ku(int) ; __constant__ static int cv;
