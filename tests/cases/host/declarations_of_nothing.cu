// Types that stand alone in host code: the front end warns (64) and leaves them out; g++ calls them errors.

#include <cstdio>

typedef unsigned word;
word;
int;

struct plain {
  int value;
  int get() {
    plain;
    return value;
  }
};
plain;

namespace names {
struct plain {};
plain;
}  // namespace names

template <class T> T templates(T t) {
  T;
  word;
  {
    plain;
  }
  auto closure = [](T x) {
    T;
    return x;
  };
  return closure(t);
}

struct host_device {
  __host__ __device__ int get() {
    word;
    int plain = 3;
    plain;
    return plain;
  }
};

__global__ void kernel(int *p) {
  word;
  *p = 1;
}

struct {
  int x;
} named;
enum { zero } word_like;

int main() {
  word;
  word value = 3;
  value;
  named;
  plain *p = nullptr;
  p;
  kernel<<<1, 1>>>(nullptr);
  std::printf("%u %d\n", value, templates(2) + plain{1}.get() + host_device().get());
}
