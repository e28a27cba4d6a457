// expect: 20012 warning 25
// expect: 20012 warning 25
int f(); constexpr int cf() { return 2; }
struct M1 { int x; int y = 3; }; __device__ M1 m1;
struct M2 { virtual void v(); int x; }; __device__ M2 m2;
struct M3 { M3() = default; int y = 3; }; __device__ M3 m3;
struct M4 { int y = f(); }; __device__ M4 m4;
struct M5 { int y = cf(); }; __device__ M5 m5;
struct M6 { M3 m; }; __device__ M6 m6;
struct M7 { M3 m; int x; }; __device__ M7 m7;
struct M8 : M3 { int z = 1; }; __device__ M8 m8;
struct M9 { constexpr M9() : a(1) {} int a; }; struct N1 { M9 m; }; __device__ N1 n1;
struct N2 { N2() {} M9 m; }; __device__ N2 n2;
struct N3 { __device__ N3() {} virtual __device__ ~N3() {} }; __device__ N3 n3;
struct N4 { int a[3]; M3 b[2]; }; __device__ N4 n4; __device__ N4 n4a[2];
struct E0 { __device__ E0() {} }; struct N5 { E0 e; M3 m; }; __device__ N5 n5;
struct N6 { E0 e; int q; E0 f[2]; }; __device__ N6 n6;
template <class T> struct N7 { T t; __device__ N7() {} }; __device__ N7<int> n7; __device__ N7<M3> n8;
struct N8 { N8() = default; N8(int) {} int a; }; __device__ N8 o1; __device__ N8 o2 = 3; __device__ N8 o3{}; __device__ N8 o4 = N8();
struct N9 { __device__ N9(int = 0) {} }; __device__ N9 o5; struct O1 { template <class T = int> __device__ O1(T = 0) {} }; 
struct O2 { __device__ O2(); }; __device__ O2::O2() {} __device__ O2 o6; struct O3 { __device__ O3(); }; __device__ O3 o7; __device__ O3::O3() {}
struct O4 { union { int a; float b; }; __device__ O4() {} }; __device__ O4 o8; union U1 { int a; M3 m; __device__ U1() {} }; __device__ U1 o9;
struct O5 { int &r; __device__ O5(); }; struct O6 { __device__ O6() { } static int s; void m(); typedef int T; }; __device__ O6 p1; static __device__ O6 p2; namespace { __device__ M7 p3; } extern __device__ M7 p4; __constant__ O6 p5[3];
struct O7 { ~O7(); }; __device__ O7 *p6; __device__ O7 p7[1]; struct O8 { O7 m; }; __device__ O8 p8; extern __device__ O7 p9; struct O9 { __device__ ~O9(); }; __device__ O9::~O9() {} __device__ O9 q1;
struct P1 { __device__ ~P1() = default; }; __device__ P1 q2; struct P2 { E0 e; __device__ P2() = default; }; __device__ P2 q3; struct P3 { __device__ P3() noexcept(false) {} }; __device__ P3 q4; struct P4 { explicit __device__ P4() {} }; __device__ P4 q5{}; __device__ P4 q6 = P4{};
