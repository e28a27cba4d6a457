// flags: --extended-lambda
// thrust algorithms with extended lambdas
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
#include <thrust/device_vector.h>
#include <thrust/transform.h>
#include <thrust/for_each.h>
#include <thrust/reduce.h>
#include <thrust/iterator/counting_iterator.h>
template <class T> T scaled(const thrust::device_vector<T> &in, T factor) {
  thrust::device_vector<T> out(in.size());
  thrust::transform(in.begin(), in.end(), out.begin(), [factor] __host__ __device__ (T v) { return v * factor; });
  return thrust::reduce(out.begin(), out.end(), T(0), [] __host__ __device__ (T a, T b) { return a + b; });
}
struct Field { thrust::device_vector<int> data; int *raw() { return thrust::raw_pointer_cast(data.data()); }
  void fill(int value) { int *ptr = raw(); thrust::for_each(thrust::counting_iterator<int>(0), thrust::counting_iterator<int>((int)data.size()), [=] __device__ (int i) { ptr[i] = value; }); } };
int main() { Field f; f.data.resize(10); f.fill(3); return (int)scaled(f.data, 2); }
