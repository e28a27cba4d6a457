// expect: 20051 error 12
// expect: 20092 warning 12
// expect: 20007 error 12
[[gnu::device]] int a() { return 1; }
[[gnu::host]] [[gnu::device]] int b() { return 2; }
[[gnu::device, gnu::host]] int c() { return 3; }
[[gnu::global]] void k() {}
[[gnu::device]] int v; [[gnu::constant]] int w; [[gnu::shared]] int s; [[gnu::managed]] int m;
int h();
__device__ int f() { return a() + b() + c() + v + w; }
[[gnu::device]] int g() { return h(); }
int e() { k<<<1, 1>>>(); k(); v = 1; return a() + b() + c() + m; }
