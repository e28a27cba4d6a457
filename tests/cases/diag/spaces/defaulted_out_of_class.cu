// expect: none
struct S {
  __host__ __device__ S();
  __host__ __device__ ~S();
};
__host__ __device__ S::S() = default;
inline __host__ __device__ S::~S() = default;
