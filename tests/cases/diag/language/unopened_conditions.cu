// expect: 125 error 71
// expect: 29 error 71
// expect: 18 error 71
// expect: 127 error 71
// expect: 125 error 72
// expect: 29 error 72
// expect: 18 error 72
// expect: 127 error 72
// expect: 125 error 73
// expect: 29 error 73
// expect: 18 error 73
// expect: 127 error 73
// expect: 125 error 74
// expect: 29 error 74
// expect: 18 error 74
// expect: 127 error 74
// expect: 144 error 74
// expect: 29 error 77
// expect: 29 error 77
// expect: 29 error 77
// expect: 144 error 77
// expect: 29 error 78
// expect: 65 error 78
// expect: 29 error 78
// expect: 65 error 78
// expect: 29 error 79
// expect: 125 error 80
// expect: 29 error 80
// expect: 18 error 80
// expect: 144 error 80
// expect: 125 error 81
// expect: 29 error 81
// expect: 18 error 81
// expect: 127 error 81
// expect: 144 error 81
// expect-device: 125 error 71
// expect-device: 29 error 71
// expect-device: 18 error 71
// expect-device: 127 error 71
// expect-device: 125 error 72
// expect-device: 29 error 72
// expect-device: 18 error 72
// expect-device: 127 error 72
// expect-device: 125 error 73
// expect-device: 29 error 73
// expect-device: 18 error 73
// expect-device: 127 error 73
// expect-device: 125 error 74
// expect-device: 29 error 74
// expect-device: 18 error 74
// expect-device: 127 error 74
// expect-device: 144 error 74
// expect-device: 29 error 77
// expect-device: 29 error 77
// expect-device: 29 error 77
// expect-device: 144 error 77
// expect-device: 29 error 78
// expect-device: 65 error 78
// expect-device: 29 error 78
// expect-device: 65 error 78
// expect-device: 29 error 79
// expect-device: 125 error 80
// expect-device: 29 error 80
// expect-device: 18 error 80
// expect-device: 144 error 80
// expect-device: 125 error 81
// expect-device: 29 error 81
// expect-device: 18 error 81
// expect-device: 127 error 81
// expect-device: 144 error 81
__global__ void a(int *p) { if p { *p = 1; } int *q = 1; }
void b(int p) { while p-- p++; }
__device__ void c(int p) { switch p { case 1: break; } undefined = 1; }
void d(int p) { for (;;) { if !p { return; } int *q = 1; } int *q = 1; }
void e(int p)
{
  if () p++; while () p++; switch () { } int *q = 1; }
void f(int p) { for () p++; }
void g(int p) { for (;;;) p++; }
void h(int p) { do { p++; } while p > 1; int *q = 1; }
struct S { void i(int p) { if p > 1 { return; } } void j() { int *q = 1; } };
