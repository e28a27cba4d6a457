// expect: 69 warning 69
// expect: 2464 warning 70
// expect: 2464 warning 71
// expect: 2464 warning 72
// expect: 69 warning 73
// expect: 68 warning 74
// expect: 68 warning 74
// expect: 69 warning 75
// expect: 2464 warning 76
// expect: 2464 warning 76
// expect: 2361 warning 77
// expect: 39 warning 77
// expect: 63 warning 77
// expect: 2464 warning 78
// expect: 2464 warning 78
// expect: 69 warning 78
// expect: 2464 warning 79
// expect: 2464 warning 80
// expect: 2464 warning 80
// expect: 2464 warning 80
// expect: 2464 warning 80
// expect: 2464 warning 80
// expect-device: 69 warning 69
// expect-device: 177 warning 69
// expect-device: 2464 warning 70
// expect-device: 177 warning 70
// expect-device: 2464 warning 71
// expect-device: 177 warning 71
// expect-device: 2464 warning 72
// expect-device: 177 warning 72
// expect-device: 69 warning 73
// expect-device: 177 warning 73
// expect-device: 68 warning 74
// expect-device: 68 warning 74
// expect-device: 177 warning 74
// expect-device: 177 warning 74
// expect-device: 69 warning 75
// expect-device: 177 warning 75
// expect-device: 2464 warning 76
// expect-device: 2464 warning 76
// expect-device: 2361 warning 77
// expect-device: 39 warning 77
// expect-device: 63 warning 77
// expect-device: 177 warning 77
// expect-device: 177 warning 77
// expect-device: 177 warning 77
// expect-device: 177 warning 77
// expect-device: 177 warning 77
// expect-device: 2464 warning 78
// expect-device: 2464 warning 78
// expect-device: 69 warning 78
// expect-device: 177 warning 78
// expect-device: 177 warning 78
// expect-device: 177 warning 78
// expect-device: 177 warning 78
// expect-device: 2464 warning 79
// expect-device: 2464 warning 80
// expect-device: 2464 warning 80
// expect-device: 2464 warning 80
// expect-device: 2464 warning 80
// expect-device: 2464 warning 80
// expect-device: 177 warning 80
// expect-device: 177 warning 80
// expect-device: 177 warning 80
// expect-device: 177 warning 80
// expect-device: 177 warning 80
// Initialisers of static local variables that are constants.
struct Z { char *z; Z(char *p) : z(p) {} };
void f1() { static char c = 300; }
void f2() { static char *p = "a"; }
void f3() { static char *p[] = {"a"}; }
void f4() { char *p[2] = {(char *)"n", "o"}; }
void f5() { static char c[] = {300}; }
void f6() { static unsigned u = -1, v[2] = {1u, -2}; }
void f7() { static struct { char c; } s = {300}; }
void f8() { static Z z("a"); static const Z y{"b"}; }
void f9() { static int i = 2.5, j{3.5}; static bool b = "x"; static int d = 1 / 0; static int sh = 1 << 40; }
__device__ void d1() { static char *p = "a"; __shared__ char *q; static __constant__ char *r = "c"; static __device__ char s = 300; }
char *l1[] = {"l", (char *)"m"};
void f12() { static char *l2[] = {"l", (char *)"m"}; char *l3[2] = {(char *)"n", "o"}; static char *l4[] = {"p"}; static char *l5 = "q"; static char *const l6[] = {"r", nullptr}; }
