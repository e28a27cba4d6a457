// flags: -std=c++17
// `get` of the vector types and what else takes them apart wait for the type, which a conversion function names.
#include <cuda/std/tuple>
#include <cuda/std/utility>

struct converts {
  int value;
  __host__ __device__ operator short2() const { return make_short2(value, value + 1); }
};

template <class T> __host__ __device__ int sum(const T &value) {
  auto [first, second] = value;
  return static_cast<int>(first) + static_cast<int>(second);
}

__global__ void kernel(int *result, float4 given, uchar3 bytes) {
  converts one{threadIdx.x == 0 ? 1 : 2};
  result[0] = cuda::std::get<1>(one) + static_cast<int>(cuda::std::get<3>(given));
  result[1] = cuda::std::get<0>(bytes) + sum(int2{1, 2}) + static_cast<int>(cuda::std::tuple_size<double2>::value);
}

int main() {
  long2 pair{1, 2};
  const auto copy = cuda::std::get<0>(pair);
  kernel<<<1, 1>>>(nullptr, float4{1, 2, 3, 4}, uchar3{1, 2, 3});
  return static_cast<int>(copy) + sum(double2{1, 2}) + cuda::std::get<1>(converts{3});
}
