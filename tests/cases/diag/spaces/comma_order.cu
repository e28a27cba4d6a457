// expect: 174 warning 20
// expect: 20091 warning 20
// expect: 20007 error 21
// expect: 174 warning 21
// expect: 20091 warning 22
// expect: 174 warning 22
// expect: 174 warning 23
// expect: 20007 error 23
// expect: 20091 warning 24
// expect: 174 warning 24
// expect: 20007 error 24
// expect: 174 warning 24
// expect: 20007 error 25
// expect: 174 warning 25
// expect: 20007 error 25
// expect: 174 warning 25
// expect: 20007 error 25
// expect: 174 warning 25
__device__ int d; __device__ int c(); struct S { int x; __device__ operator int() const; };
int f1(int x) { return (x, d); }
int f2(int x) { return (x, c()); }
int f3(int x) { return (x, d + 1); }
int f4(int x, S t) { return (x, t); }
int f5(int x) { return (x, (int)d) + (x, -c()); }
void f6(int x) { for (; x, c(); x, c()) {} if (x, c()) {} }
