// expect: 20007 error 15
// expect: 20007 error 17
// expect: 20051 error 20
// expect: 20007 error 35
// expect: 20007 error 38
// expect: 20007 error 39
// expect: 20007 error 42
// A declaration in a block declares the function of the namespace; of members of class templates only the class counts.
__device__ void a();
__device__ void b(int);
__global__ void k();
__host__ __device__ void hd();
void in_blocks() {
  void a();
  a();
  void b(int), hd();
  b(1);
  hd();
  void k();
  k();
}
template <class T> struct S {
  __device__ void m();
  void n();
  __host__ __device__ void o();
  template <class U> __device__ void r(U);
  __device__ S();
};
template <class T> void S<T>::m() { }
template <class T> __device__ void S<T>::n() { }
template <class T> __device__ void S<T>::o() { }
template <class T> template <class U> void S<T>::r(U) { }
template <class T> S<T>::S() { }
void members(S<int> &s) {
  s.m();
  s.n();
  s.o();
  s.r(1);
  S<char> t;
}
template <> __device__ void S<float>::n() { }
void special(S<float> &s) { s.n(); }
