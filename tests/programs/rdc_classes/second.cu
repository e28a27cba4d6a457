#include "shape.h"
template <class F> __global__ void run(F f, int *p) { *p = f(3); }
__device__ int total = 8;
__device__ int Shape::area(int r) const { return r * sides + total; }
__global__ void second(Shape s, int *p) { *p = s.area(4); }
void Shape::draw() const {
  second<<<1, sides>>>(*this, nullptr);
  int a = sides;
  run<<<1, 1>>>([=] __device__(int x) { return a * x; }, nullptr);
}
