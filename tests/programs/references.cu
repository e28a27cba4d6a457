// Reference-like arguments: classes with copy constructors, conversion at the call, temporaries.
#include <cstdio>
struct Counted {
  int n;
  __host__ __device__ Counted(int a) : n(a) {}
  __host__ __device__ Counted(const Counted &o) : n(o.n + 1) {}
  __host__ __device__ ~Counted() {}
};
struct Convertible { operator double() const { return 2.5; } operator Counted() const { return Counted(40); } };
__global__ void k(Counted c) {}
template <class T> __global__ void kt(T t, double d) {}
int main() {
  Counted c(10);
  k<<<1, 1>>>(c);
  k<<<1, 1>>>(20);
  k<<<1, 1>>>(Counted(30));
  k<<<1, 1>>>(Convertible());
  kt<<<1, 1>>>(c, Convertible());
  kt<Counted><<<1, 1>>>(50, 'a');
}
