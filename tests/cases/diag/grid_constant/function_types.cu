// expect: 20245 error 7
typedef void (*P)(__grid_constant__ const int x); using F = void(__grid_constant__ const int);
void (*p)(__grid_constant__ const int);
void f(void (*q)(__grid_constant__ const int));
void g(void q(__grid_constant__ const int)); template<class T> struct S {}; S<void(__grid_constant__ const int)> s;
struct T { void (*m)(__grid_constant__ const int); void n(void (*o)(__grid_constant__ const int)); };
void h() { void (*l)(__grid_constant__ const int) = 0; typedef void (*Q)(__grid_constant__ const int); void loc(__grid_constant__ const int); auto la = [](void (*o)(__grid_constant__ const int)) {}; }
__global__ void k(void (*q)(__grid_constant__ const int), __grid_constant__ const int x);
