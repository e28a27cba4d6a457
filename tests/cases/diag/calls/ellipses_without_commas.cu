// expect: 20007 error 19
// expect: 20007 error 20
// expect: 20007 error 21
// expect: 20007 error 22
// expect: 20007 error 23
// expect: 20007 error 25
// expect: 20007 error 26
// expect: 20007 error 27
// expect: 20007 error 28
// expect: 20007 error 29
// expect: 20007 error 30
struct T {};
__device__ int a(T...); __device__ int b(const T &...); __device__ int c(T, T *...); __device__ int d(int[]...); 
int h(T...);
template<class... P> __device__ int e(P *...); template<class P> __device__ int g(P...);
template<class... P> __device__ int i(P......);
struct M { __device__ M(T...); __device__ void m(const T &...) const; };
void f(T t) {
 a(t);
 a(t, 1);
 b(t, 1);
 c(t, &t);
 c(t, &t, 4);
 h(t);
 e(&t, &t);
 g(1, 2, 3);
 i(1, 2, 3);
 M m(t);
 M n(t, 1);
 n.m(t, 2);
}
