// expect: 20231 error 12
// expect: 20231 error 13
// expect: 20048 error 14
// expect: 20231 error 14
// expect: 20048 error 12
// expect: 20051 error 16
// expect: 20048 error 12
// expect: 20051 error 16
// expect: 20231 error 18
// expect: 20231 error 20
struct S {
  template <class T> __global__ int a(T);
  template <class T> static __global__ auto b(T) {}
  __global__ int c();
};
void go(S s) { s.a(1); S().a<char>('a'); }
template <class T> struct Q {
  __global__ int a();
};
template <class T> __global__ int Q<T>::a() { return 1; }
