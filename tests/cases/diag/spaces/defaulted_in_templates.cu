// expect: 20012 warning 5
// expect: 20012 warning 5
// expect: 20012 warning 6
template <class T> struct S {
  __host__ __device__ S() = default;
  __device__ S &operator=(S const &) = default;
  __host__ __device__ S(int) = delete;
};
