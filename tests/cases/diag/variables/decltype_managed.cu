// expect: 20119 error 4
// expect: 20119 error 7
namespace N { __managed__ float m; }
decltype(N::m) a;
decltype((N::m)) b = N::m;
typeof(N::m) c;
void f() { using N::m; using T = decltype(m); }
