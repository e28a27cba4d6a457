// expect: 20051 error 9
// expect: 20051 error 10
// expect: 20051 error 11
// expect: 20051 error 12
// expect: 20051 error 13
// expect: 20051 error 14
// expect: 20051 error 16
__global__ void k(int); void h(); template<class F> int w(F) { return 1; }
auto z = []{ k(1); };
auto y = [] { h<<<1, 1>>>(); };
int x = [] { k(1); return 1; }();
int u = w([] { k(2); });
struct S { int a = [] { k(3); return 1; }(); };
void f(int a = [] { k(4); return 1; }()) {}
int g = (k(1), 1);
template<class T> int v = [] { k(1); return 1; }();
