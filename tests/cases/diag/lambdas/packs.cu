// expect: 20137 error 4
template <class... T> void f(T... t) {
  auto l = [=] __device__ { return sizeof...(t); };
  auto m = [t...] __device__ { return 1; };
}
