// flags: --extended-lambda
// this and *this, explicit and implicit, mutable and not
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
struct Base { int inherited; static int shared; static const int constant = 4; int get() const { return inherited; } };
struct S : Base {
  int v; int arr[2]; enum { E = 7 };
  __host__ __device__ int twice(int i) const { return i * 2; }
  static __host__ __device__ int stat(int i) { return i; }
  void go(int n, int *p) {
    kernel<<<1, 1>>>([this] __device__ (int i) { return v + i; }, p);
    kernel<<<1, 1>>>([*this] __device__ (int i) { return v + i; }, p);
    kernel<<<1, 1>>>([*this] __device__ (int i) mutable { return ++v + i; }, p);
    kernel<<<1, 1>>>([this] __device__ (int i) mutable { return ++v + i; }, p);
    kernel<<<1, 1>>>([=] __device__ (int i) { return v + i; }, p);
    kernel<<<1, 1>>>([=] __device__ (int i) { return n + inherited + i; }, p);
    kernel<<<1, 1>>>([=] __device__ (int i) { return arr[0] + n; }, p);
    kernel<<<1, 1>>>([=] __device__ (int i) { return twice(i) + n; }, p);
    kernel<<<1, 1>>>([=] __device__ (int i) { return stat(i) + n + E + constant; }, p);
    kernel<<<1, 1>>>([=, *this] __device__ (int i) { return n + v; }, p);
    kernel<<<1, 1>>>([n, this] __device__ (int i) { return n + v; }, p);
    kernel<<<1, 1>>>([=] __device__ (int i) { int v = 3; return v + n; }, p);
    kernel<<<1, 1>>>([=] __device__ (int i) { return (int)sizeof(v) + n; }, p);
    kernel<<<1, 1>>>([=] __device__ (int i) { return this->v + n; }, p);
    kernel<<<1, 1>>>([=] __host__ __device__ (int i) { return v + n; }, p);
    kernel<<<1, 1>>>([*this] __host__ __device__ (int i) { return v + i; }, p);
    auto plain = [=](int m) { kernel<<<1, 1>>>([=] __device__ (int i) { return v + m; }, p); };
    plain(1);
  }
  void constant_go(int *p) const { kernel<<<1, 1>>>([=] __device__ (int i) { return v + i; }, p); kernel<<<1, 1>>>([*this] __device__ (int i) { return v + i; }, p); }
};
int Base::shared = 1;
template <class T> struct TS { T v; void go(int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return (int)v + i; }, p); kernel<<<1, 1>>>([*this] __device__ (int i) { return (int)this->v + i; }, p); } };
int main() { S s{}; s.go(1, nullptr); s.constant_go(nullptr); TS<float>().go(nullptr); }
