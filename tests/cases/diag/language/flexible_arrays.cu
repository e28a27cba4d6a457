// expect: 3251 error 72
// expect: 70 error 74
// expect: 70 error 75
// expect: 3251 error 76
// expect: 3251 error 77
// expect: 70 error 77
// expect: 3251 error 78
// expect: 70 error 81
// expect: 70 error 82
// expect: 3251 error 83
// expect: 3251 error 85
// expect: 3251 error 86
// expect: 3251 error 88
// expect: 3251 error 89
// expect: 3251 error 90
// expect: 70 error 90
// expect: 20 error 90
// expect: 3251 error 91
// expect: 20 error 91
// expect: 70 error 91
// expect: 20 error 92
// expect: 70 error 92
// expect: 70 error 93
// expect: 1049 error 94
// expect: 70 error 95
// expect: 3251 error 98
// expect: 1835 warning 98
// expect: 1835 warning 99
// expect: 70 error 99
// expect: 3251 error 100
// expect: 70 error 100
// expect: 3251 error 101
// expect: 70 error 101
// expect-device: 3251 error 72
// expect-device: 70 error 74
// expect-device: 70 error 75
// expect-device: 3251 error 76
// expect-device: 3251 error 77
// expect-device: 70 error 77
// expect-device: 3251 error 78
// expect-device: 70 error 81
// expect-device: 70 error 82
// expect-device: 3251 error 83
// expect-device: 3251 error 85
// expect-device: 3251 error 86
// expect-device: 3251 error 88
// expect-device: 3251 error 89
// expect-device: 3251 error 90
// expect-device: 70 error 90
// expect-device: 20 error 90
// expect-device: 3251 error 91
// expect-device: 20 error 91
// expect-device: 70 error 91
// expect-device: 20 error 92
// expect-device: 70 error 92
// expect-device: 70 error 93
// expect-device: 1049 error 94
// expect-device: 70 error 95
// expect-device: 3251 error 98
// expect-device: 1835 warning 98
// expect-device: 1835 warning 99
// expect-device: 70 error 99
// expect-device: 3251 error 100
// expect-device: 70 error 100
// expect-device: 3251 error 101
// expect-device: 70 error 101
// expect-device: 177 warning 102
// expect-device: 177 warning 103
// expect-device: 177 warning 103
// expect-device: 177 warning 104
// Arrays of no bound at the end of classes, and elsewhere.
struct A { int f[]; };
struct B { char c; int f[]; };
union U { int f[]; };
union V { int a; int f[]; };
struct C { static int s; int f[]; };
struct D { int f[]; int a; };
struct E0 {}; struct E : E0 { int f[]; };
struct F0 { int x; }; struct F : F0 { int f[]; };
struct G { int f[0]; };
struct H { int g; int f[], h[]; };
class I { int a; int f[]; public: int b; };
struct J { struct { int f[]; } in; };
struct K { B b; int c; };
struct L { typedef int T; T f[]; };
template <class T> struct M { T f[]; };
M<int> m;
struct N { int : 3; int f[]; };
struct O { virtual void v(); int f[]; };
struct D1 { int f[]; int a = undef1; };
struct D2 { int f[]; undef2 a; };
struct D3 { char q; int f[]; int a[undef3]; };
struct D4 { char q; static int s[]; int f[]; static int t; void m(); int f2[]; };
struct D5 { char q; int f[] = {1, 2}; };
struct D8 { char q; const char *f[]; int x; };
struct D9 { int q; int f[][2]; };
struct D11 { int q; mutable int f[]; };
struct D12 { __host__ int f[]; };
struct D13 { int q; __device__ int f[]; int z; };
void lf() { struct X { int f[]; }; struct Y { int a; int f[]; int b; }; }
template <class T> struct M2 { int f[]; }; template <class T> struct M3 { T a; T f[]; T b; };
void lg() { struct Y { int a; int f[]; }; Y *y = 0; }
__global__ void kk() { struct Y { int a; int f[]; }; Y *y = 0; auto l = [] { struct Y2 { int a; int f[]; }; }; }
template <class T> void ltt() { struct Y { int a; T f[]; }; Y *y = 0; }
void gg() { ltt<int>(); }
