// expect: 20007 error 80
// expect: 128 warning 80
// expect: 128 warning 84
// expect: 20007 error 84
// expect: 20007 error 88
// expect: 20092 warning 88
// expect: 128 warning 88
// expect: 20007 error 92
// expect: 128 warning 92
// expect: 20007 error 93
// expect: 20007 error 94
// expect: 20007 error 95
// expect: 20007 error 99
// expect: 20007 error 99
// expect: 128 warning 99
// expect: 128 warning 99
// expect: 20026 error 104
// expect: 20007 error 104
// expect: 128 warning 104
// expect: 20007 error 108
// expect: 20007 error 108
// expect: 128 warning 108
// expect: 20007 error 109
// expect: 20092 warning 113
// expect: 20007 error 113
// expect: 128 warning 113
// expect: 20007 error 114
// expect: 20092 warning 118
// expect: 128 warning 118
// expect: 20007 error 119
// expect: 20007 error 123
// expect: 128 warning 123
// expect: 20091 warning 123
// expect: 20007 error 124
// expect: 20007 error 128
// expect: 20092 warning 128
// expect: 128 warning 128
// expect: 20007 error 129
// expect: 20007 error 133
// expect: 128 warning 133
// expect: 20007 error 134
// expect: 39 warning 138
// expect: 128 warning 138
// expect: 20092 warning 141
// expect: 20007 error 141
// expect: 20007 error 144
// expect: 20092 warning 144
// expect: 20092 warning 145
// expect: 20007 error 145
// expect: 20092 warning 146
// expect: 20007 error 146
// expect: 20092 warning 150
// expect: 20007 error 150
// expect: 20092 warning 154
// expect: 20007 error 154
// expect: 128 warning 154
// expect-device: 128 warning 80
// expect-device: 128 warning 84
// expect-device: 128 warning 88
// expect-device: 128 warning 92
// expect-device: 128 warning 99
// expect-device: 128 warning 99
// expect-device: 177 warning 104
// expect-device: 128 warning 104
// expect-device: 128 warning 108
// expect-device: 128 warning 113
// expect-device: 128 warning 118
// expect-device: 128 warning 123
// expect-device: 128 warning 128
// expect-device: 177 warning 133
// expect-device: 128 warning 133
// expect-device: 39 warning 138
// expect-device: 128 warning 138
// expect-device: 128 warning 154
// A loop that nothing leads to is told of behind its body, that of do in front of its condition.
__device__ int d();
__device__ int v;
void a1() {
  while (1) { }
  while (d()) { }
}
void a2() {
  while (1) { }
  do { } while (d());
}
void a3() {
  while (1) { }
  for (int i = d(); i < 3; i++) v = 3;
}
void a4() {
  while (1) { }
  while (1) { d(); }
  d();
  while (1) { d(); }
  d();
}
void a5(int x) {
  while (1) { }
  while (1) { while (1) { d(); } while (0) { d(); } }
}
void a6(int x) {
  int arr[3];
  return;
  for (int i : arr) { __shared__ int q; d(); }
}
void a7(int x) {
  while (1) { }
  for (int i = 0; i < 3; i++) if (x) d(); else { d(); }
  d();
}
void a8(int x) {
  while (1) { }
  do { v = 1; d(); } while (x);
  d();
}
void c1(int x) {
  while (1) { }
  while (x) v = 1;
  d();
}
void c2(int x) {
  while (1) { }
  do d(); while (v);
  d();
}
void c3(int x) {
  while (1) { }
  for (;x;) if (x) d(); else v = 2;
  d();
}
void c4(int x) {
  while (1) { }
  for (;x;) { auto l = [] { d(); }; }
  d();
}
void c5(int x) {
  return;
  while (x) x = 1 / 0;
}
void e8(int x) {
  do { v = 1; d(); } while (x);
}
void e9(int x) {
  do { d(); v = 1; } while (x);
  while (x) { v = 1; d(); }
  if (x) { v = 1; d(); }
}
void e10(int x) {
  while (1) { }
  { v = 1; d(); }
}
void e11(int x) {
  while (1) { }
  while (x) { v = 1; d(); }
}
