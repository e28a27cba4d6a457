// expect: 20007 error 38
// expect: 20051 error 38
// expect: 20166 error 38
// expect: 20007 error 40
// expect: 20166 error 40
// expect: 20007 error 41
// expect: 20166 error 41
// expect: 20166 error 42
// expect: 20007 error 43
// expect: 20051 error 43
// expect: 20166 error 43
// expect: 20007 error 44
// expect: 20051 error 44
// expect: 20166 error 44
// expect: 20007 error 45
// expect: 20166 error 45
// expect: 20007 error 46
// expect: 20166 error 46
// expect: 20007 error 46
// expect: 20051 error 46
// expect: 20166 error 46
// expect: 20007 error 47
// expect: 20166 error 47
// expect: 20007 error 47
// expect: 20051 error 47
// expect: 20166 error 47
// expect-device: 20051 error 38
// expect-device: 177 warning 42
// expect-device: 20051 error 43
// expect-device: 20051 error 44
// expect-device: 20051 error 46
// expect-device: 20051 error 47
// Functions with deduced results that are launched: the name is told of behind the call.
__device__ auto dl() { return 1; }
__device__ auto dl1(int x) { return x; }
template <class T> __device__ auto dt(T x) { return x; }
void go() {
  dl<<<1, 1>>>();
}
void g1() { dl(); }
void g2() { int x = dl1(2) + 1; }
void g3() { auto p = &dl; }
void g4() { dl1<<<1, 1>>>(2); }
void g5() { dt<<<1, 1>>>(2); }
void g6() { dt(2); }
void g7() { (dl)(); (dl)<<<1, 1>>>(); }
void g8() { dl<<<dl(), 1>>>(); }
