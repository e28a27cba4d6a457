// expect: 18 error 39
// expect: 18 error 41
// expect: 65 error 41
// expect: 18 error 44
// expect: 18 error 46
// expect: 18 error 46
// expect: 65 error 46
// expect: 18 error 49
// expect: 65 error 51
// expect: 18 error 54
// expect: 18 error 56
// expect: 65 error 56
// expect: 1133 error 59
// expect: 18 error 64
// expect: 549 warning 65
// expect: 194 error 69
// expect: 549 warning 70
// expect: 125 error 74
// expect: 194 error 76
// expect: 18 error 76
// expect: 65 error 76
// expect: 18 error 79
// expect: 549 warning 80
// expect: 18 error 84
// expect: 125 error 89
// expect: 194 error 91
// expect: 18 error 91
// expect: 65 error 91
// expect: 18 error 94
// expect: 549 warning 95
// expect: 20165 error 98
// expect: 125 error 99
// expect: 18 error 101
// expect: 1133 error 103
// expect: 20 error 104
// expect: 20 error 107
__device__ int a1(int x) {
    int y;
    asm("add.s32 %0, %1, 1;" : "=r"(y) : "r"(x);
    return y;
}
__device__ int a3(int x) {
    int y;
    asm("membar.gl;" ::: "memory";
    return y;
}
__device__ int a4(int x) {
    int y;
    asm("membar.gl;";
    return y;
}
__device__ int a5(int x) {
    int y;
    asm("membar.gl;" :;
    return y;
}
__device__ int a7(int x) {
    int y;
    asm("add.s32 %0, %1, 1;" : "=r"(y), : "r"(x));
    return y;
}
__device__ int a9(int x) {
    int y;
    asm("add.s32 %0, %1, 1;", "=r"(y) : "r"(x));
    return y;
}
__device__ int a10(int x) {
    int y;
    asm(add.s32 %0, %1, 1;);
    return y;
}
__device__ int a11(int x) {
    int y;
    asm "add.s32 %0, %1, 1;";
    return y;
}
__device__ int a13(int x) {
    int y;
    asm volatile ("add.s32 %0, %1, 1;" : =r(y) : "r"(x));
    return y;
}
__device__ int a14(int x) {
    int y;
    asm volatile ("add.s32 %0, %1, 1;" : "=r"(y) : "r"(x) : memory);
    return y;
}
__device__ int a16(int x) {
    int y;
    asm volatile { "add.s32 %0, %1, 1;" : "=r"(y) : "r"(x) };
    return y;
}
__device__ int a17(int x) {
    int y;
    asm volatile ( "add.s32 %0, %1, 1;" "=r"(y) : "r"(x) );
    return y;
}
__device__ void named(int x, int *p) {
    asm("" : : [value] "r"(x), [where] "l"(p) : "memory", "cc");
    asm("" : : [value] "r"(x), "l" : "memory");
    asm goto("" : : : : out);
    asm volatile("" ::: "memory" : out);
out:
    asm("" : "+r"(x) : "r"(x + 1), "l"(&p[1]), );
    p[0] = nothing;
}
asm("");
int behind = undefined;
