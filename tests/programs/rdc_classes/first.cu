// flags: -rdc=true --extended-lambda
// Members defined in another unit, static device members, lambdas in two units.
#include "shape.h"
template <class F> __global__ void run(F f, int *p) { *p = f(2); }
__global__ void first(Shape s, int *p) { *p = s.area(3) + total; }
template <class T> void Job<T>::start() const { T copy = t; run<<<1, 1>>>([copy] __device__(int x) { return (int)copy + x; }, nullptr); }
int main() {
  first<<<1, 1>>>(Shape(4), nullptr);
  Shape(5).draw();
  int a = 6;
  run<<<1, 1>>>([=] __device__(int x) { return a + x; }, nullptr);
  Job<int>{7}.start();
}
