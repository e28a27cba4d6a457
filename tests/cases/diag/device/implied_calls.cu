// expect: none
int h(int); int h2(int,int);
struct S { S(); S(int); ~S(); int m(); static int s(); operator int(); S& operator=(int); int operator+(int); int operator()(int); int operator[](int); S* operator->(); bool operator!(); S& operator++(); S operator++(int); int v;  };
int operator-(S&, int);
__device__ int f1(){ return h(h(1)); }
__device__ int f2(){ return h2(h(1), h(2)); }
__device__ int f3(S& s){ return s.m(); }
__device__ int f4(S* s){ return s->m(); }
__device__ int f5(S& s){ return s.s() + S::s(); }
__device__ int f6(S& s){ return s; }
__device__ void f7(S& s){ s = 1; }
__device__ int f8(S& s){ return s + 1; }
__device__ int f9(S& s){ return s(1); }
__device__ int f10(S& s){ return s[1]; }
__device__ int f11(S& s){ return s->v; }
__device__ int f12(S& s){ return !s; }
__device__ void f13(S& s){ ++s; }
__device__ void f14(S& s){ s++; }
__device__ int f15(S& s){ return s - 1; }
__device__ void f17(){ S s; }
__device__ void f18(){ S s(1); }
__device__ void f19(){ S s = 1; }
__device__ void f20(){ S(1); }
__device__ void f21(){ S{1}; }
__device__ void f22(){ S s[3]; }
__device__ S *f23(){ return new S; }
__device__ void f24(S *p){ delete p; }
__device__ void f26(S& s){ if (s) ; while (s) ; }
__device__ void take(S);
__device__ void f27(){ take(1); }
__device__ S f28(){ return 1; }
__device__ void tk2(const S&);
__device__ void f29(){ tk2(1); }
struct D { S s; S t; };
__device__ void f36(){ D d; }
struct E : S { __device__ E() {} };
__device__ void f37(){ E d; }
struct F { S s; __device__ F() : s(1) {} __device__ ~F() {} };
__device__ void f38(){ F d; }
struct G { int a = h(1); };
__device__ void f39(){ G g; }
__device__ int fd(int a = h(1));
__device__ void f40(){ fd(); }
