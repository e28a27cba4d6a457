// expect: 165 error 13
// expect: 165 error 13
// expect: 165 error 13
// expect: 165 error 13
// expect: 165 error 14
// expect: 165 error 14
// expect: 165 error 15
// expect: 165 error 15
// expect: 165 error 15
// expect: 165 error 15
// expect: 165 error 15
__global__ void k(int); __global__ void d(int = 1); void (&r)(int) = k; void (&s)(int) = d;
void g(void (&p)(int)) { p<<<1, 1>>>(); (*&k)<<<1, 1>>>(); (*&d)<<<1, 1>>>(); (*k)<<<1, 1>>>(); (*d)<<<1, 1>>>(); (&d)<<<1, 1>>>(); (&k)<<<1, 1>>>(); }
void h(int, int = 1); void i() { (*h)(1); (*h)(); (&h)(); }
void j() { void (&r)(int) = k; r<<<1, 1>>>(); void (&s)(int) = d; s<<<1, 1>>>(); auto &u = d; u<<<1, 1>>>(); auto &v = k; v<<<1, 1>>>(); static void (&w)(int) = d; w<<<1, 1>>>(); }
