// Friend kernels: declared in a class template, found by argument-dependent lookup, and members that only friends see.
template <class T> class Box;
template <class T> __global__ void open(Box<T> b);
template <class T> class Box {
  T value;
  friend __global__ void open<T>(Box<T> b);
  template <class U> friend __global__ void swap(Box<U> a, Box<T> b);
public:
  Box(T v) : value(v) {}
  void run() { open<<<1, 1>>>(*this); }
};
template <class T> __global__ void open(Box<T> b) { b.value++; }
template <class U> __global__ void swap(Box<U> a, Box<int> b) {}
namespace n { struct Key {}; template <class T> __global__ void found(Key, T) {} template <class T> void start(Key, T t) { found<<<1, 1>>>(Key(), t); } }
class Holder { friend void use(); };
void host() { Box<int>(1).run(); Box<char> c('c'); c.run(); swap<<<1, 1>>>(Box<long>(1), Box<int>(2)); start(n::Key(), 1.f); }
