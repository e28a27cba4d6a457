// expect: 174 warning 12
struct C { int a; __device__ C() {} }; struct D { int a = 1; }; struct E { constexpr E(int) {} constexpr E() {} }; struct F { int a; ~F(); }; struct Gd { __device__ ~Gd() {} }; struct P { int a; }; struct Q { Q() = default; virtual ~Q() = default; };
struct Em {}; struct Vi { virtual void f(); }; struct W { C c; }; struct CE { int x; constexpr CE(int a) : x(a) {} ~CE() = default; };
int f(); constexpr int cf() { return 1; } __device__ int df() { return 1; } extern int e; const int ci = 1; const int cn = f();
__device__ int a1 = f(); __device__ int a2 = cf(); __device__ int a3 = e; __device__ int a4 = ci; __device__ int a5 = cn; __device__ int a6 = df();
__constant__ int a7 = f(); __managed__ int a8 = f(); __device__ int *a9 = &e; __device__ int *a10 = new int; __device__ int a11[2] = {1, f()};
__device__ C c1; __device__ D c2; __device__ E c3; __device__ E c4(1); __device__ F c5; __device__ Gd c6; __device__ P c7; __device__ P c8 = {f()}; __device__ Q c9; __device__ Em c10; __device__ Vi c11; __device__ W c12; __device__ CE c13(1); __device__ C c14[2]; __device__ P c15 = P(); __device__ D c16 = {}; __device__ D c17{2};
__shared__ C s1; __shared__ D s2; __shared__ E s3; __shared__ F s5; __shared__ Gd s6; __shared__ P s7; __shared__ Q s9; __shared__ Em s10; __shared__ Vi s11; __shared__ C s12[2]; 
__constant__ C t1; __managed__ C t2; __managed__ F t3; __constant__ E t4(3); __constant__ D t5;
__device__ int &r1 = e; __device__ const int &r2 = 1; __device__ int &r3 = *new int; __device__ int &&r4 = 1;
__device__ auto l1 = [] { return 1; }; __device__ auto l2 = [](int a) { return a; }(1); __device__ float fl = 1.0f / 3; __device__ int sz = sizeof(int); __device__ const char *st = "abc"; __device__ char sa[] = "abc";
__device__ void (*fp)() = 0; __device__ int (*fp2)() = df; __device__ int (*fp3)() = f; __device__ P *pp = (P *)8; __device__ int in = (int)1.5; __device__ int tern = ci ? 1 : 2; __device__ int comma = (1, 2); __device__ long la = (long)&e;
