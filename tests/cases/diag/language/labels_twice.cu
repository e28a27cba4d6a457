// expect: 3369 error 5
// expect: 3369 error 6
// expect: 3369 error 8
// Labels that a function has twice; its lambdas have labels of their own.
void f(int n) { a: n--; if (n) goto a; a: ; }
__device__ void g(int n) { b: n--; { b: n++; } goto b; }
void h() { c: ; auto l = [] { c: ; goto c; }; l(); goto c; }
template <class T> void t() { d: ; d: ; goto d; }
void u(int n) { e: if (n--) goto e; } void v(int n) { e: if (n--) goto e; }
