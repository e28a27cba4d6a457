// expect: 20007 error 4
// expect: 20007 error 7
struct A { __device__ int c() const; };
auto l = [](auto x) { x.c(); return 1; };
int a = l(A());
decltype(l(A())) b;
int c = [](auto x) { return x.c(); }(A());
