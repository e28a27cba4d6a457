// expect: 20078 error 9
// expect: 20078 error 10
// expect: 20078 error 12
// expect: 20077 error 12
// expect: 20078 error 15
// expect: 20077 error 15
// expect: 20078 error 16
struct S {
  template <int N> __launch_bounds__(N) static void dependent();
  template <class T> __launch_bounds__(32) void fixed(T);
  template <class T> __maxnreg__(32) void registers(T);
  __launch_bounds__(32) void plain();
};
template <class T> struct U {
  __launch_bounds__(32) void plain();
  template <int N> __launch_bounds__(N) void dependent();
};
