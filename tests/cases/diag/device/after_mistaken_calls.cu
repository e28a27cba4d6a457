// expect: 20 error 24
// expect: 20 error 25
// expect: 20 error 26
// expect: 20 error 27
// expect: 20 error 28
// expect: 20 error 29
// expect: 20 error 30
// expect: 20 error 31
// expect: 20 error 32
// expect: 20 error 33
// expect: 20 error 34
// expect: 20 error 35
// expect: 304 error 37
// expect: 304 error 37
// expect: 20 error 37
// expect: 137 error 37
// expect: 135 error 37
// expect: 304 error 38
// expect: 304 error 39
// expect: 20 error 40
// expect: 304 error 42
// expect: 304 error 43
// expect-device: 550 warning 32
template <class T> __device__ T g(T *p) { return in_g; }
template <class T> __device__ T g2(T *p) { return in_g2; }
template <class T> __device__ T g3(T p) { return in_g3; }
template <class T> __device__ T g4(T p) { return in_g4; }
template <class T> __device__ T g5(T p) { return in_g5; }
template <class T> __device__ T g6(T p) { return in_g6; }
template <class T> __global__ void k(T *p) { p[0] = in_k; }
template <class T> __global__ void k2(T p) { p = in_k2; }
template <class T> __global__ void k3(T p) { p = in_k3; }
template <class T> __global__ void k4(T p) { p = in_k4; }
template <class T> __global__ void k5(T p) { p = in_k5; }
template <class T> __global__ void k6(T *p) { p[0] = in_k6; }
struct A { int a; };
__device__ void f(int x) { A a; g(x); g2<int>(3.5); g3(g5(nope)); g4(1) = 3; g6(a.b); }
void h(A a) { k<<<1, 1>>>(3.5);
 k2<int><<<1, 1>>>(a);
 k3<<<1, nope>>>(1);
 k4<<<1, 1>>>(nope);
 k5<A><<<1, 1>>>(1);
 k6<int><<<1, 1>>>("abc");
}
