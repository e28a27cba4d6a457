// expect: 20166 error 25
// expect: 20007 error 25
// expect: 20166 error 25
// expect: 20007 error 25
// expect: 20166 error 25
// expect: 20166 error 25
// expect: 20166 error 26
// expect: 20007 error 26
// expect: 20166 error 26
// expect: 20166 error 27
// expect: 20007 error 27
// expect: 20166 error 27
// expect: 20007 error 28
// expect: 20166 error 28
// expect: 20166 error 28
// expect: 20007 error 28
// expect: 20166 error 28
// expect: 20007 error 28
// expect: 20166 error 28
// expect: 20166 error 29
// expect: 20166 error 29
// expect: 20049 error 30
// expect: 20166 error 31
struct S { template<class T> __device__ auto n(T x) { return x; } template<class T> static __device__ auto o(T x) { return x; } };
int f1(S s) { return s.n(2) + s.template n<int>(2); }
int f2(S s) { return S::o(2); }
int f3(S s) { return s.o<int>(2); }
struct R : S { void m() { n(1); this->n(1); o(1); } };
unsigned long size = sizeof(S().n(1));
template<class T> __global__ auto kernel(T) {}
void launch() { kernel<<<1, 1>>>(1); }
