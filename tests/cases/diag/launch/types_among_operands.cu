// expect: 254 error 38
// expect: 254 error 38
// expect: 254 error 38
// expect: 140 error 38
// expect: 254 error 38
// expect: 140 error 38
// expect: 254 error 39
// expect: 254 error 39
// expect: 304 error 39
// expect: 254 error 40
// expect: 254 error 40
// expect: 254 error 41
// expect: 254 error 41
// expect: 254 error 42
// expect: 254 error 42
// expect: 254 error 43
// expect: 254 error 43
// expect: 254 error 44
// expect: 254 error 44
// expect: 254 error 44
// expect: 254 error 45
// expect: 254 error 45
// expect: 165 error 45
// expect: 254 error 46
// expect: 254 error 46
// expect: 29 error 46
// expect: 29 error 46
// expect: 29 error 46
// expect: 254 error 46
// expect: 254 error 46
// expect: 254 error 46
// Names of types are no operands, neither of calls nor of launches; the others are judged all the same.
template <class T> __global__ void k(T t) { }
template <class T> __global__ void k3(T t, int) { }
__global__ void n(int, int);
void f(int);
struct S {};
void g1() { f(S); f(int); f(S, 1); f(int, 3); }
void g2() { k<<<1,2>>>(S, int); }
void g3() { k3<<<1,2>>>(S, int); }
void g4() { k3<<<1,2>>>(int, S); }
void g5() { n<<<1,2>>>(S, int); }
void g6() { n<<<1,2>>>(int, S); }
void g7() { n<<<int, S>>>(int, 3); }
void g8() { n<<<int, S>>>(3); }
void g9() { f(unsigned); f(int*); f(const int); f(int(*)(int)); int i = int; i = long; }
