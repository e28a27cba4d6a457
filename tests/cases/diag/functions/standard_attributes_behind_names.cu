// expect: 20048 error 19
// expect: 20024 error 21
// expect: 1094 error 21
// expect: 20077 error 22
// expect: 20248 error 22
// expect: 20245 error 23
// expect: 1835 warning 23
// expect: 20007 error 24
// expect: 20007 error 24
// expect: 20007 error 24
// expect: 20007 error 24
// expect: 20026 error 24
// expect-device: 20247 error 22
// expect-device: 177 warning 24
struct S { [[gnu::device]] int m();
 int [[gnu::device]] q();
 int r [[gnu::device]] ();
 int t() [[gnu::device]]; };
[[gnu::global]] int y(int);
template<class T> [[gnu::global]] int z(T);
__device__ [[gnu::host]] int both(); [[gnu::device, gnu::global]] void none(); [[gnu::device(1)]] void with_argument();
[[gnu::launch_bounds(256)]] void l1(); [[gnu::global]] [[gnu::launch_bounds(-1, 2, -3)]] void l2();
void p([[gnu::grid_constant]] const int x); void q([[gnu::device]] int y);
void f(S s) { s.m(); s.q(); s.r(); s.t(); both(); [[gnu::shared]] int v; }
