// `<< <` and `>> >` of old clang-format, comparisons and shifts in configurations, `operator<<` with template arguments
#include <iostream>
template <class T> constexpr int v = 1;
template <class T> struct S { static constexpr int v = 1; };
template <int N> int q(int x) { return N + x; }
__global__ void k(int *p) { *p = 1; }
template <class T, int N = 2> __global__ void t(T *p) { *p = N; }
#define LAUNCH(kernel, grid, block, ...) kernel << < grid, block >> > (__VA_ARGS__)
#define OPEN << <
#define CLOSE >> >
void brackets(dim3 g, dim3 b, int *p, cudaStream_t s) {
  k<< <g, b>> >(p); k << < g, b >> > (p); k<<< g, b >> >(p); k<< < g, b >>>(p); k <<	< g, b >>   > (p);
  k << < g, b, 0, s >> >
    (p);
  k << <g,
        b>>
       > (p);
  k << /* to the device */ < g, b >> /* from it */ > (p);
  LAUNCH(k, g, b, p); LAUNCH((t<int, 3>), g, b, p); k OPEN g, b CLOSE (p);
}
void configurations(int x, int *p) {
  k << < dim3(q<1>(2)), q<2>(3) >> > (p); k << < x >> 1, x < 3 >> > (p); k << <(x >> 1), (x > 3)>> >(p);
  k << < x < 3, x >> > (p); k<<<x < 3, x>>>(p); k<<<x < 3, x < 4>>>(p); k<<<x > 3, x >> 2>>>(p); k<<<1, x >= 3>>>(p);
  k << < S<S<int>>::v, v<S<S<int>>> >> > (p); k<<<v<int>, S<S<S<int>>>::v>>>(p); k<<<1, v<S<int>> >>>(p);
  k << < [](int n) { return n >> 1; }(2), 1 >> > (p);
}
template <class T> struct Host {
  T *p;
  template <class U> void go(dim3 g, dim3 b) { t<T, 4> << < g, b >> > (p); t<U> << <g, b>> >((U *)p); ::t<T><< <g, b>> >(this->p); }
  void each(dim3 g, dim3 b) { this->template go<T>(g, b); auto l = [=](int) { k << < g, b >> > ((int *)p); }; l(1); }
};
template struct Host<int>; template void Host<int>::go<long>(dim3, dim3);
void pointers(dim3 g, dim3 b, int *p) {
  auto f = t<int>; f << < g, b >> > (p); (*f) << <g, b>> >(p); void (*a[1])(int *) = {f}; a[0] << <g, b>> >(p);
  if (p) k << < g, b >> > (p); else k << <b, g>> >(p);
  p ? k << <g, b >> >(p) : (k<<<g, b>> >(p));
}
struct Stream { template <class T> Stream &operator<<(T) { return *this; } template <class T> bool operator<(T) { return true; } };
template <class T> struct Value; template <class T> std::ostream &operator<<(std::ostream &, Value<T> const &);
template <class T> struct Value { friend std::ostream &operator<< <T>(std::ostream &, Value const &); };
template <class T> std::ostream &operator<<(std::ostream &o, Value<T> const &) { return o << 1; }
template <> std::ostream &operator<<<char>(std::ostream &o, Value<char> const &) { return o << 2; }
void shifts(Stream s, int a, int b) {
  s.operator<<<int>(1).operator<< <char>('x').operator << <long>(1L); (void)s.operator< <int>(2);
  operator<<<int>(std::cout, Value<int>()); std::cout << (a << b) << (a < b) << (a >> b) << Value<char>();
}
int main() {}
