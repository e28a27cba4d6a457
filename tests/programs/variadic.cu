// Variadic kernels with packs behind fixed parameters, packs of templates, empty packs, forwarding.
#include <tuple>
#include <utility>
template <class T> struct W { T t; };
template <class A, class... R> __global__ void k(A a, R... r) {}
template <template <class> class C, class... T> __global__ void wrapped(C<T>... c) {}
template <int... N> __global__ void numbers(int a) {}
template <class... A> void forward(A &&...a) { k<<<1, sizeof...(A)>>>(std::forward<A>(a)...); }
template <class... A> void typed(A... a) { k<A...><<<1, 1>>>(a...); }
int main() {
  k<<<1, 1>>>(1);
  k<<<1, 1>>>(1, 2.5, 'c');
  wrapped<<<1, 1>>>(W<int>{1}, W<double>{2.5});
  numbers<1, 2, 3><<<1, 1>>>(4);
  numbers<><<<1, 1>>>(5);
  int x = 6;
  forward(x, 7ll, 8.5f);
  typed('a', 9u);
}
