// expect: 20092 warning 17
// expect: 20091 warning 18
// expect: 20091 warning 19
// expect: 20091 warning 20
// expect: 20091 warning 21
// expect: 20092 warning 21
// expect: 20091 warning 22
// expect: 20093 warning 23
// expect: 20091 warning 24
// expect: 20092 warning 24
// expect: 20091 warning 25
// expect: 20091 warning 26
// expect: 20091 warning 27
// expect: 20091 warning 28
__device__ volatile int v; __shared__ volatile int vs; __constant__ volatile float vc;
void f() {
  v = 1;
  int i = v;
  v;
  (void)v;
  vs += 1;
  float x = vc;
  volatile int *p = &v; volatile int *q = &vs;
  v++;
  (v, 1);
  vs;
  static_cast<void>(v);
  v ? 1 : 2;
}
