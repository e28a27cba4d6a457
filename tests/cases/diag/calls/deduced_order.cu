// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20166 error 40
// expect: 20166 error 40
// expect: 20005 error 41
// expect: 20005 error 41
// expect: 20166 error 41
// expect: 20166 error 41
// expect: 20007 error 42
// expect: 20166 error 42
// expect: 20007 error 42
// expect: 20007 error 42
// expect: 20166 error 42
// expect: 20007 error 42
// expect: 20007 error 43
// expect: 20166 error 43
// expect: 20007 error 43
// expect: 20166 error 43
// expect: 20007 error 44
// expect: 20007 error 44
// expect: 20166 error 44
// expect: 20166 error 44
// expect: 20007 error 44
// expect: 20166 error 44
// expect: 20007 error 45
// expect: 20166 error 45
// expect: 20007 error 45
// expect: 20166 error 45
// expect: 20007 error 46
// expect: 20166 error 46
// expect: 20007 error 46
// expect: 20007 error 46
// expect: 20166 error 46
// expect: 20166 error 46
// expect: 20007 error 46
// expect: 20166 error 46
// Mentions of functions with deduced results wait for the operand around them, calls do not.
__device__ auto a() { return 1; }
__device__ int d(int);
int twice() { return a() + a(); }
__host__ __device__ int both() { return a() + a(); }
int nested() { return d(a()) + d(a()); }
int unary() { return -a() + -a(); }
int in_parentheses() { return (a() + a()) + a(); }
int chosen(bool b) { return b ? a() : a(); }
void listed() { int x[] = {a(), a() + a()}; (void)x, a(); }
