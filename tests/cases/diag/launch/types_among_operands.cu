// expect: 254 error 18
// expect: 254 error 18
// expect: 254 error 19
// expect: 254 error 19
// expect: 254 error 20
// expect: 254 error 20
// expect: 254 error 21
// expect: 254 error 21
// expect: 254 error 22
// expect: 254 error 22
// expect: 254 error 22
// Names of types are no operands of launches; the others are judged all the same.
template <class T> __global__ void k(T t) { }
template <class T> __global__ void k3(T t, int) { }
__global__ void n(int, int);
void f(int);
struct S {};
void g3() { k3<<<1,2>>>(S, int); }
void g4() { k3<<<1,2>>>(int, S); }
void g5() { n<<<1,2>>>(S, int); }
void g6() { n<<<1,2>>>(int, S); }
void g7() { n<<<int, S>>>(int, 3); }
