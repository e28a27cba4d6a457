// expect: 125 error 31
// expect: 29 error 31
// expect: 18 error 31
// expect: 18 error 31
// expect: 125 error 32
// expect: 29 error 32
// expect: 18 error 32
// expect: 18 error 32
// expect: 125 error 33
// expect: 29 error 33
// expect: 18 error 33
// expect: 18 error 33
// expect: 125 error 34
// expect: 29 error 34
// expect: 18 error 34
// expect: 18 error 34
// expect: 167 error 35
// expect: 125 error 35
// expect: 29 error 35
// expect: 18 error 35
// expect: 18 error 35
// expect: 167 error 35
__global__ void k(int *p);
void foo(int);
void bar(int, int);
int v;
struct C {
  C(int);
  void m(int);
};
void a0() { foo(k<<<1, 1>>>); }
void a1() { bar(1, k<<<1, 1>>>); }
void a2() { C c(k<<<1, 1>>>); }
void a3(C &c) { c.m(k<<<1, 1>>>); }
void a4() { foo("a"); foo(k<<<1, 1>>>); foo("b"); }
