// flags: -std=c++17
#include <cuda/std/chrono>
#include <cuda/std/ctime>

using namespace cuda::std::chrono_literals;
namespace chrono = cuda::std::chrono;

__global__ void wait(chrono::nanoseconds limit, long *to) {
  auto start = chrono::high_resolution_clock::now();
  while (chrono::high_resolution_clock::now() - start < limit) {
  }
  *to = (chrono::system_clock::now() - chrono::system_clock::time_point()).count();
}

template <class Rep, class Period> __host__ __device__ long millis(chrono::duration<Rep, Period> d) {
  return chrono::duration_cast<chrono::milliseconds>(d).count();
}

long times(int n) {
  chrono::seconds s(n), t = 3s;
  chrono::milliseconds ms = s + 20ms;
  ms += t;
  ms *= 2;
  ms -= 1ms;
  ++t;
  chrono::duration<double> exact = ms;
  auto ratio = ms / 3ms;
  auto left = ms % 7ms;
  if (s < ms && t != s) s = -s;
  chrono::time_point<chrono::system_clock> point, later = point + 2min;
  auto gap = later - point;
  wait<<<1, 1>>>(1500ns, nullptr);
  return millis(s) + millis(1h) + millis(exact) + ratio + left.count() + chrono::duration_cast<chrono::seconds>(gap).count() +
         chrono::floor<chrono::hours>(ms).count() + long(exact.count()) + (t + 1.5s).count() +
         chrono::seconds::max().count();
}
