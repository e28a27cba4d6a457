// Casts to a type that the global namespace and std both have, behind a using-directive
#include <cstddef>
#include <cstdint>
using namespace std;
template <class T> struct memory {
  T *host;
  void *device;
  void set(int offset) { device = (void *)(size_t)(host); copy((void *)(size_t)(host + offset), offset * sizeof(T)); }
  void copy(void *, size_t) {}
};
size_t plain(int *p) { return (size_t)(p) + (uintptr_t)(p + 1) + (size_t)-1 + (size_t)*p + (int64_t)&p; }
template <class T> T in_template(T v) { using namespace std; return (T)((uint32_t)(v) + (int8_t)+v + (size_t)~v); }
namespace inner { using namespace std; long f(char c) { return (ptrdiff_t)(c) + (uint8_t)(c); } }
__device__ size_t on_device(float *p) { return (size_t)(p) & (size_t)(127); }
__global__ void kernel(float *p) { if ((size_t)(p) % 16 == on_device(p)) *p = (uint16_t)(*p); }
int main() {
  memory<int> m = {nullptr, nullptr};
  m.set(1);
  kernel<<<1, 1>>>((float *)(size_t)(0));
  int x = 1;
  return (int)plain(&x) + in_template(2) + (int)inner::f('a');
}
