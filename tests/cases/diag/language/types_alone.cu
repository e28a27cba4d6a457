// expect: 64 warning 64
// expect: 64 warning 65
// expect: 64 warning 66
// expect: 64 warning 67
// expect: 64 warning 68
// expect: 64 warning 69
// expect: 64 warning 70
// expect: 64 warning 71
// expect: 64 warning 72
// expect: 64 warning 73
// expect: 64 warning 74
// expect: 64 warning 74
// expect: 64 warning 76
// expect: 64 warning 77
// expect: 64 warning 79
// expect: 64 warning 85
// expect: 64 warning 86
// expect: 64 warning 87
// expect: 64 warning 94
// expect: 64 warning 96
// expect: 64 warning 97
// expect: 64 warning 122
// expect: 64 warning 131
// expect: 64 warning 141
// expect-device: 64 warning 64
// expect-device: 64 warning 65
// expect-device: 64 warning 66
// expect-device: 64 warning 67
// expect-device: 64 warning 68
// expect-device: 64 warning 69
// expect-device: 64 warning 70
// expect-device: 64 warning 71
// expect-device: 64 warning 72
// expect-device: 64 warning 73
// expect-device: 64 warning 74
// expect-device: 64 warning 74
// expect-device: 64 warning 76
// expect-device: 64 warning 77
// expect-device: 64 warning 79
// expect-device: 64 warning 94
// expect-device: 64 warning 122
// expect-device: 64 warning 131
// expect-device: 64 warning 141
// expect-device: 64 warning 85
// expect-device: 64 warning 86
// expect-device: 64 warning 87
// Names of types that stand alone in a block declare nothing, as built-in types do; unnamed classes among the members
// of a local class declare those of the class around them.

typedef unsigned word;

namespace names {
struct inner {
  typedef int type;
};
typedef long length;
template <class T> struct pair {
  typedef T type;
};
enum choice { one };
}  // namespace names

__device__ void blocks(int *p) {
  word;
  names::length;
  names::inner;
  names::inner::type;
  names::choice;
  names::pair<int>;
  names::pair<int>::type;
  ::word;
  ::names::length;
  if (*p) word;
  for (word;;) word;
  switch (*p) {
    case 1: word;
    default: names::choice;
  }
  auto closure = [] { word; };
  word value;
  word function();
}

template <class T> __device__ T templates(T t) {
  word;
  T;
  names::pair<T>;
  return t;
}

__global__ void kernel(int *p) { *p = templates(1) + templates('a'); }

struct members {
  __device__ void block() { members; }
  template <class T> __device__ void block() {
    members;
    T;
  }
};

__host__ __device__ int parts(int a) {
  union {
    long whole;
    struct {
      int low, high;
    };
  } product;
  struct local {
    struct {
      int x;
      union {
        int y;
        struct {
          char z;
        };
      };
    };
    struct {
      int w;
    } named;
    __device__ void block() {
      word;
      union {
        int v;
        struct {
          int u;
        };
      } inner;
    }
  };
  struct {
    int alone;
  };
  auto closure = [] {
    union {
      int b;
      struct {
        int c;
      };
    } inner;
    struct {
      int alone;
    };
    return 1;
  };
  product.whole = a;
  return product.high;
}
