// expect: 1835 warning 45
// expect: 1835 warning 46
// expect: 1835 warning 47
// expect: 1835 warning 48
// expect: 1835 warning 49
// expect: 1835 warning 49
// expect: 1835 warning 50
// expect: 1835 warning 51
// expect: 1835 warning 52
// expect: 1835 warning 53
// expect: 1835 warning 54
// expect: 1835 warning 55
// expect: 174 warning 55
// expect: 1835 warning 56
// expect: 1835 warning 56
// expect: 1835 warning 57
// expect: 1835 warning 58
// expect: 1835 warning 59
// expect: 1835 warning 60
// expect: 174 warning 60
// expect: 1835 warning 61
// expect: 174 warning 61
// expect: 1835 warning 62
// expect: 1835 warning 63
// expect: 1835 warning 64
// expect: 1835 warning 64
// expect: 1835 warning 64
// expect: 1835 warning 65
// expect: 1835 warning 66
// expect: 1835 warning 67
// expect: 1835 warning 68
// expect: 1835 warning 69
// expect: 174 warning 69
// expect: 1847 error 70
// expect: 1847 error 72
// expect: 1835 warning 73
// expect: 1835 warning 75
// expect: 1835 warning 75
// expect: 1835 warning 76
// expect: 1835 warning 76
// expect: 1835 warning 77
// expect: 1835 warning 77
void g(int); int x;
void h(int a, int *p) {
 __device__ return; }
void h2(int a, int *p) { __device__ ;
 __device__ { int q; }
 if (a) __device__ a = 1;
 if (a) __device__ return; else __device__ a = 2;
 do __device__ a++; while (a);
 for (;;) __device__ break;
 while (a) __device__ { }
 __device__ *p = 1;
 __device__ ++a;
 __device__ a ? 1 : 2;
 __device__ __host__ a = 1;
 __device__ p[0] = 1;
 __device__ g(1), a = 2;
 __device__ x = 1;
 __device__ 3;
 __device__ "s";
 __device__ new int;
 lab: __device__ a = 3;
 switch (a) { __device__ case 1: __device__ a = 3; __constant__ default: ; }
 __device__ goto lab;
 __device__ try { } catch (...) { }
 __device__ throw 1;
 __device__ delete p;
 __device__ sizeof(a);
 __device__ asm("");
 __device__ static_assert(1, "");
 __device__ using I = int;
 __maxnreg__(3) return;
}
template <class T> void t(T a) { __device__ a = 1; __device__ return; }
__device__ void d(int a) { __shared__ a = 1; __host__ return; }
auto l = [](int a) { __device__ a = 1; __device__ return 1; };
