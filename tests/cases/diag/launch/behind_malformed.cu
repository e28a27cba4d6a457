// expect: 29 error 16
// expect: 165 error 17
// expect: 167 error 18
// expect: 29 error 21
// expect: 140 error 22
// expect: 140 error 23
// expect-device: 29 error 16
// expect-device: 165 error 17
// expect-device: 167 error 18
// expect-device: 29 error 21
// expect-device: 140 error 22
// expect-device: 140 error 23
__global__ void k(int *p) {}
void f(int);
void go(int *p) {
  k<<<, 1>>>(p);
  k<<<>>>(p);
  k<<<1, 1>>>(3);
}
void empty(int *p) {
  k<<<1, >>>(p);
  f(2, 3);
  k<<<1, 1>>>(p, p);
}
