// flags: --c++17
// A misspelt `return` ends no function, and a misspelt `void` is no result of a kernel.
// expect: 20 error 30
// expect: 65 error 30
// expect: 940 warning 30
// expect: 20 error 31
// expect: 101 error 31
// expect: 940 warning 31
// expect: 20 error 32
// expect: 101 error 32
// expect: 65 error 32
// expect: 940 warning 32
// expect: 20 error 33
// expect: 940 warning 33
// expect: 20 error 34
// expect: 940 warning 34
// expect: 20 error 35
// expect: 940 warning 35
// expect: 20 error 36
// expect: 65 error 36
// expect: 940 warning 36
// expect: 20 error 37
// expect: 20 error 38
// expect: 20 error 39
// expect: 20 error 40
// expect: 20048 error 40
// expect: 20 error 41
// expect: 20048 error 41
// expect: 20 error 42
bool a(int x) { if (x) return true; retunr false; }
int b(int x) { retunr x; }
int c(int x) { retrun x + 1; }
int d(int x) { reutrn (x); }
int e() { retun; }
struct S { int f() const { ruturn n; } int n; };
int g(int x) { if (x) return 1; else rteurn 2; }
int h(int x) { if (x) return 1; return undefined1; }
int i(int x) { while (undefined2) { return 1; } return 2; }
int j(int x) { undefined3(x); throw x; }
__global__ viod k(int *p) { *p = 1; }
__global__ vod l(int *p);
template <class T> __global__ vid m(T *p) { *p = 1; }
