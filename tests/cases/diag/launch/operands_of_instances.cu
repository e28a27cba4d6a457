// expect: 165 error 39
// expect: 304 error 36
// expect: 415 error 37
// expect: 167 error 38
// expect: 167 error 38
// expect: 140 error 38
// expect: 304 error 36
// expect: 415 error 37
// expect: 167 error 37
// expect: 167 error 38
// expect: 167 error 38
// expect: 140 error 38
// expect-device: 165 error 39
// expect-device: 304 error 36
// expect-device: 415 error 37
// expect-device: 167 error 38
// expect-device: 167 error 38
// expect-device: 140 error 38
// expect-device: 304 error 36
// expect-device: 415 error 37
// expect-device: 167 error 37
// expect-device: 167 error 38
// expect-device: 167 error 38
// expect-device: 140 error 38
// expect-device: 415 error 46
// expect-device: 167 error 46
// expect-device: 167 error 52
// expect-device: 167 error 52
// Launches that template arguments make ill-formed, in the configuration or among the arguments.
template <class T> __global__ void k(T *p) {}
__global__ void k2(int) {}
__global__ void k3(int *) {}

template <class T> void go(T p) {
  k<<<1, 1>>>(p);
  k<T><<<1, 1>>>(p);
  k2<<<p, 1>>>(*p);
  k2<<<1, 1, 1, p>>>(p, 1);
  k2<<<1, 1>>>();
}
template void go<float *>(float *);
template void go<double **>(double **);

template <class T> struct L {
  void go(T p) {
    k3<<<1, p>>>(p);
  }
};
void m(L<float *> l) { l.go(0); }

template <class T> void value(T p) {
  k3<<<1, 1, 0, p>>>(0);
}
void n(int *q) { value(q); value(1.5); }
