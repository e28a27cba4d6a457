// expect: 20146 error 6
// expect: 20146 error 7
void f() {
  struct L { int v; } x;
  L y, *p = &y;
  auto l = [y] __device__ { return 1; };
  auto m = [=] __device__ { return p->v; };
}
