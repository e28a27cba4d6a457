// flags: -std=c++17 -rdc=true
// A unit that is named by a declaration behind __extension__
__extension__ typedef long long ll; __extension__ struct X { int a; __extension__ union { int b; float c; }; };
__extension__ template <class T> T t(T x) { return x; }
__extension__ ll big = 1LL; int other; __extension__ __device__ int dv;
__global__ void k(int *p) { __extension__ int x = dv; p[0] = __extension__ x; }
