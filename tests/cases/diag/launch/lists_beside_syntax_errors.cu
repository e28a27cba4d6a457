// expect: 65 error 11
// expect: 65 error 16
// expect: 20052 error 17
// expect: 125 error 17
// Lists in configurations of launches, in units with other syntax errors (65).
__global__ void k(int *p);
void f(int n, int *p) {
  k<<<n, {1, 1}>>>(p);
  k<<<1, {1, 1}, 0>>>(p);
  n = 3
  n = 4;
  k<<<dim3{1}, {1, 1}>>>({});
}
void h(unsigned n, int *p) {
  k<<<{n >> 1}, {1}>>>(p)
  k<<<{1, }, 2>>>(p);
  k<<<{1} {2}>>>(p);
}
