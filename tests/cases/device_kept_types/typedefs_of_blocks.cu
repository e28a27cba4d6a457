// flags: -std=c++17
// typedefs of blocks are kept where something is declared or cast with them, but not as template arguments
struct A { int i; };
template<class T> __device__ int f1(T t) { typedef A X1; X1 x; x.i = 1; return x.i; }
template<class T> __device__ int f2(T t) { typedef int X2; X2 x = 1; return x; }
template<class T> __device__ int f3(T t) { typedef T X3; X3 x = 1; return x; }
template<class T> __device__ int f4(T t) { typedef T X4; return X4(3.0f); }
template<class T> __device__ int f5(T t) { typedef A X5; return X5{1}.i; }
template<class T> __device__ int f6(T t) { typedef T X6; return sizeof(X6); }
template<class T> __device__ int f7(T t) { typedef T X7; return f6<X7>(t); }
template<class T> __device__ int f8(T t) { typedef T X8; X8 *p = &t; return *p; }
template<class T> __device__ int f9(T t) { typedef A X9; X9 *p = (X9*)&t; return 1; }
__device__ int g1() { typedef A Y1; Y1 x; x.i = 1; return x.i; }
__device__ int g2() { typedef int Y2; Y2 x; x = 1; return x; }
__device__ int g3() { typedef int Y3; return (Y3)3.0f; }
__device__ int g4() { using Y4 = A; return Y4{1}.i; }
template<class T> struct S { template<class U> __device__ int f(U u) { typedef T Z1; Z1 x = 3; using Z2 = U; Z2 y = x; return y; } __device__ int g() { using Z3 = T; Z3 x = 1; return x; } };
struct R { template<class U> __device__ int f(U u) { typedef U Z4; Z4 x = 3; return x; } __device__ int g() { typedef A Z5; return Z5{1}.i; } };
__global__ void k(int *p) { *p = f1(1) + f2(1) + f3(1) + f4(1) + f5(1) + f6(1) + f7(1) + f8(1) + f9(1) + g1() + g2() + g3() + g4() + S<int>().f(1) + S<int>().g() + R().f(1) + R().g(); typedef A K1; K1 x; x.i = 1; }
template<class T> void h1(T t) { typedef A H1; H1 x; x.i = 1; auto l = [](auto y) { typedef A L1; return L1{1}.i; }; l(1); auto m = [] { typedef A L2; return L2{1}.i; }; m(); }
void host() { h1(1); typedef A H2; H2 x; x.i = 1; auto l = [](auto y) { typedef A L3; return L3{1}.i; }; l(1); auto m = [] { typedef A L4; return L4{1}.i; }; m(); }
