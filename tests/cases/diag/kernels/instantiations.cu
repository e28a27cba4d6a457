// expect: 20048 error 12
// expect: 20046 error 14
// expect: 20050 warning 16
// expect: 20231 error 23
// expect: 20187 error 24
// expect: 20231 error 24
// expect: 20231 error 25
// expect: 20187 error 27
// expect: 20049 error 29
// What a kernel must not be is told of each explicit instantiation that says `__global__`.
template <class T> T result(T) {}
template __global__ int result(int);
template <class T> void dots(T, ...) {}
template __global__ void dots(int, ...);
template <class T> inline void inlined(T) {}
template __global__ void inlined(int);
template <> __global__ void inlined(char) {}
template <class T> struct C {
  void member() {}
  void operator()() {}
  template <class U> void generic(U) {}
};
template __global__ void C<int>::member();
template __global__ void C<int>::operator()();
template __global__ void C<int>::generic(char);
template <class T> void operator+(C<T>, T) {}
template __global__ void operator+(C<int>, int);
template <class T> auto deduced(T) {}
template __global__ auto deduced(int);
