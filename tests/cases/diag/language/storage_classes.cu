// expect: 149 error 23
// expect: 149 error 24
// expect: 149 error 25
// expect: 149 error 25
// expect: 149 error 26
// expect: 149 error 29
// expect: 149 error 30
// expect: 149 error 33
// expect: 149 error 34
// expect: 149 error 35
// expect: 149 error 38
// expect: 149 error 39
// expect: 149 error 47
// expect: 149 error 48
// expect: 149 error 51
// expect: 149 error 51
// expect: 149 error 51
// expect: 149 error 51
// expect: 149 error 54
// expect: 149 error 55
// expect: 149 error 58
namespace aa_ {
register __shared__ int x;
__shared__ register int y;
register int a, *b;
namespace n { register int z = 1; }
}
namespace ab_ {
extern "C" { register int x; }
extern "C" register int y;
}
namespace ac_ {
const register int a = 1;
int register b;
unsigned register long c;
}
namespace ad_ {
register int (*p)(int);
register struct S { int a; } s;
}
namespace ae_ {
void f() { register int a; for (register int i = 0; i < 3; i++) {} auto l = [](register int q) {}; }
int g(register int a), h(register int b);
typedef int (*F)(register int);
}
namespace af_ {
register auto x = 1;
register const char *t = "a";
}
namespace ag_ {
register __device__ int x; __device__ register int y; __constant__ register int z; __managed__ register int m;
}
namespace ah_ {
register dim3 d; 
register int arr[3] = {1, 2, 3};
}
register int named asm("r12"), *also_named __asm__("r13");
register int named_too asm("r14"), unnamed;
