// flags: -std=c++20
// C++20: concepts on kernels, designated initialisers, lambdas with template heads, spaceship, constinit.
#include <compare>
#include <concepts>
#include <cstdio>
template <class T> concept Number = std::integral<T> || std::floating_point<T>;
struct Point { int x, y; auto operator<=>(const Point &) const = default; };
template <Number T> __global__ void k(T a) {}
template <class T> requires(sizeof(T) == 8) __global__ void wide(T a) {}
__global__ void points(Point p) {}
constinit int start = 3;
int main() {
  k<<<1, 1>>>(1);
  k<<<1, 1>>>(2.5f);
  wide<<<1, 1>>>(3.5);
  points<<<1, 1>>>({.x = 1, .y = 2});
  auto f = []<class T>(T t) { k<T><<<1, 1>>>(t); };
  f(4u);
  printf("%d %d\n", start, Point{1, 2} < Point{1, 3});
}
