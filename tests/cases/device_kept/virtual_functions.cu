// flags: -std=c++17
// the virtual functions of the host are not read for the tables that code of the host needs
template <int N> __host__ __device__ int hd() { return N; }
struct B { virtual int f() = 0; };
template <class T> struct V : B { V() {} int f() override { return hd<1>(); } };
B *a() { return new V<int>; }
template <class T> struct V2 : B { int f() override { return hd<2>(); } };
B *a2() { return new V2<int>; }
struct V3 : B { V3() {} int f() override { return hd<3>(); } };
B *a3() { return new V3; }
struct V4 : B { int f() override { return hd<4>(); } };
B *a4() { return new V4; }
struct V5 : B { V5(); int f() override { return hd<5>(); } };
V5::V5() {}
template <class T> struct V6 : B { __host__ __device__ V6() {} int f() override { return hd<6>(); } };
B *a6() { return new V6<int>; }
template <class T> struct V7 : B { V7() {} int f() override { return hd<7>(); } virtual ~V7() {} };
int a7() { V7<int> v; return 0; }
template <class T> struct V8 { V8() {} __host__ __device__ virtual int ff() { return hd<8>(); } virtual ~V8() {} };
int a8() { V8<int> v; return 0; }
template <class T> struct V9 : B { V9() { hd<9>(); } int f() override { return hd<10>(); } };
B *a9() { return new V9<int>; }
struct M { int x; M() { hd<11>(); } virtual int g(); }; int M::g() { return hd<12>(); }
struct M2 { int x; M2() { hd<13>(); } virtual int g(); virtual int h() { return hd<15>(); } };  int M2::g() { return hd<14>(); }
void m2() { M2 m; }
inline int in() { return hd<16>(); }
void m3() { in(); }
template <class T> int tin() { return hd<17>(); }
void m4() { tin<int>(); }
template <class T> struct V10 : B { V10() {} int f() override { return hd<18>(); }  virtual __host__ __device__ int g() { return 1; } };
B *a10() { return new V10<int>; }
static B *a11() { return new V3; }
void a12() { V3 v; v.f(); }
__global__ void k(int *p) { }

