// A pack and a parameter that is none are one component in the names of device code, and so is what is made of either
template <class F> struct Box { int v; };
template <class F> __device__ int k(F f, int *p) { Box<F> b{*p}; return b.v; }
template <class T0, class F> __device__ int filter(T0 const &t0, F &&f, int *p) {
  auto g = [](auto const &... a) { return sizeof...(a); };
  auto h = [](auto && a) { return sizeof(a); };
  auto i = [](auto const & a, auto &&... b) { return sizeof(a); };
  auto j = [](auto const a, auto const... b) { return sizeof(a); };
  auto l = [](auto * ... b) { return 1; };
  auto m = [](auto const &a, auto const &... b) { return sizeof(a); };
  auto n = [](auto ... b) { return 1; };
  return k(g, p) + k(h, p) + k(i, p) + k(j, p) + k(l, p)+k(m,p) + k(n, p);
}
template <class T> __device__ int slice(T const &t, int *p) {
  return filter(t, [](auto const &x, auto const &y) { return 1; }, p);
}
template <class T> __device__ int slice2(T const &t, int *p) {
  return filter(t, [](auto const &x, auto y) { return 1; }, p);
}
template <class T> __device__ int slice3(T const &t, int *p) {
  return filter(t, [](auto const &... x) { return 1; }, p);
}
template <class T> __device__ int slice4(T const &t, int *p) {
  return filter(t, [](auto y, auto const &... x) { return 1; }, p);
}
__global__ void kk(int *p) { p[0] = slice(1, p) + slice2(1, p) + slice3(1, p) + slice4(1, p); }
