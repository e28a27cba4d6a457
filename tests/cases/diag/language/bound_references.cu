// expect: 433 error 25
// expect: 433 error 26
// expect: 433 error 27
// expect: 433 error 28
// expect: 433 error 29
// expect: 433 error 32
// expect: 433 error 37
// expect: 433 error 38
// expect: 433 error 40
// expect: 433 error 43
// expect: 433 error 45
// expect: 433 error 49
// expect: 433 error 51
// expect: 433 error 53
// expect: 433 error 57
// expect: 433 error 59
// expect: 433 error 61
// expect: 433 error 62
// expect: 433 error 63
// References that are not bound to what is const.
__device__ void takes(dim3 &d) {}
__device__ void takes_one(unsigned &d) {}
__device__ void takes_const(const dim3 &d) {}
__device__ void variables() {
  dim3 &d = blockDim;
  uint3 &t(threadIdx);
  uint3 &b{blockIdx};
  int &w = warpSize;
  unsigned &x = blockDim.x;
  const dim3 &c = blockDim;
  auto &a = gridDim;
  static dim3 &s = gridDim;
  dim3 copy = blockDim;
  dim3 &again = copy;
}
__global__ void arguments() {
  takes(blockDim);
  takes_one(threadIdx.x);
  takes_const(blockDim);
  auto lambda = [] { int &w = warpSize; };
}
__host__ void on_the_host() {
  dim3 &&r = blockDim;
}
__device__ uint3 &result() { return threadIdx; }
struct S {
  dim3 &r;
  const dim3 &c;
  __device__ S() : r(blockDim), c(blockDim) {}
};
__device__ dim3 &variable = blockDim;
template <class T> __device__ void generic(T x) {
  dim3 &d = blockDim;
  T &t = threadIdx;
}
const int outside = 1;
int &inside = outside;
__device__ void ordinary(const dim3 &x) {
  dim3 &y = x;
  const int i = 0;
  int &r = i;
  int &q(i);
  int &s{i};
  const int &fine = i;
  int j = 0;
  int &also = j;
}
