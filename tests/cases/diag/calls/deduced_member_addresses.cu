// expect: 20166 error 17
// expect: 20166 error 18
// expect: 20166 error 19
// expect: 20166 error 20
// expect: 20166 error 21
// expect: 20166 error 22
// expect: 20166 error 24
// expect: 20166 error 28
// expect: 20007 error 28
// expect: 20166 error 29
// expect: 20007 error 29
// expect: 20166 error 30
// expect: 20007 error 30
struct S { __device__ auto m() { return 1; } __device__ auto m2() { return 1; } static __device__ auto s() { return 2; } template <class T> __device__ auto t(T) { return 3; } };
void take(int (S::*)());
void h() {
auto a = &S::m;
take(&S::m);
int (S::*p)() = &S::m;
decltype(&S::m) q;
auto b = &S::s;
S s; (s.*&S::m)();
}
auto g = &S::m;
template <int (S::*)()> struct X {}; 
__device__ void d() { auto a = &S::m; }
struct C { __device__ operator auto() { return 4; } }; struct D { __device__ operator decltype(auto)() { return 4; } __device__ operator auto *() { return (int *)0; } };
void h2(C c, D d) { int i = c;
int j = d;
int *p = d;
}
