// expect: 2361 warning 14
// expect: 2361 warning 15
// expect: 2361 error 16
// expect: 2361 error 17
// expect: 2361 error 18
// expect: 2361 error 19
// expect: 2361 error 20
// expect: 2361 error 21
__global__ void k(int i);
void g(int);
struct S { int a; long b; };
void gs(S);
void go(double d, long l) {
  k<<<{d, 1}, 1>>>(1);
  k<<<dim3{l}, 1>>>(1);
  k<<<1, 1>>>({1.5});
  k<<<1, 1>>>({l});
  g({2.5});
  g({l});
  gs({l, 1});
  gs(S{l, l});
  k<<<{1, 2}, {3}>>>({1});
}
