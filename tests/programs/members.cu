// Kernels launched from members of classes and class templates, static members among the arguments.
struct Runner {
  static int scale(int x) { return 3 * x; }
  template <class T> void go(T a) const;
  int base;
};
__global__ void k(int a, int b) {}
template <class T> __global__ void kt(T a) {}
template <class T> void Runner::go(T a) const { k<<<1, scale(base)>>>(base, scale(4)); kt<T><<<1, 1>>>(a); }
template <class T> struct Holder {
  T t;
  explicit Holder(T a) : t(a) { kt<<<1, 2>>>(t); }
  ~Holder() { kt<T><<<1, 3>>>(t); }
  operator int() const { kt<<<1, 4>>>(1); return 2; }
  static void make() { Holder<T> h(T(5)); k<<<1, 1>>>(h, 1); }
};
int main() {
  Runner{7}.go(2.5);
  Holder<int>::make();
  Holder<float>::make();
}
