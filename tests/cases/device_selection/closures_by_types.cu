// flags: --extended-lambda -std=c++17
// names: lambdas are numbered by their parameter types, however these are spelt, and once for each element of a pack
#include <cstddef>
typedef std::size_t mine;
typedef unsigned U;
template <class F> __global__ void run(F f) { f(1); }
template <class F> void launch(F f) { run<<<1, 1>>>(f); }
template <class A> struct Same { using type = A; };
void aliases() {
  launch([=] __device__(std::size_t i) { return i; });
  launch([=] __device__(size_t i) { return i + 1; });
  launch([=] __device__(mine) { return 2; });
  launch([=] __device__(const unsigned long i) { return i + 4; });
  launch([=] __device__(decltype(sizeof 0) i = 7) { return i + 5; });
  launch([=] __device__(Same<mine>::type i) { return i + 6; });
  launch([=] __device__(int const i, ...) { return i + 7; });
  launch([=] __device__(signed i, int = 3, int* = nullptr) { return i + 7; });
  launch([=] __device__(int i, int k = 3, int p[] = nullptr) { return i + 7; });
}
template <class T, class V> void instance(T, V) {
  launch([=] __device__(T i) { return i; });
  launch([=] __device__(V i) { return i; });
  launch([=] __device__(int i) { return i; });
  auto a = [](auto x) { return x; };
  auto b = [](const auto y) { return y; };
  auto d = [](T x) { return x; };
  launch([=] __device__(T i) { return i; });
  launch([=] __host__ __device__(V i) { return i; });
}
template <class T> struct Member {
  using V = T;
  void go() {
    launch([=] __device__(V i) { return i; });
    launch([=] __device__(typename Same<T>::type i) { return i; });
    launch([=] __device__(long i) { return i; });
  }
};
template <class... T> void packs(T...) {
  (launch([x = 1] __device__(U) { return sizeof(T) + x; }), ...);
  launch([=] __device__(unsigned) { return 1; });
}
void nested() {
  auto in = [](U) { return 0; };
  auto in2 = [](unsigned i = [](U) { return 3; }(2)) { auto d = [](U) { return 1; }; return d(i) + [](unsigned) { return 2; }(4); };
  launch([=] __device__(unsigned) { return 4; });
  if constexpr (sizeof(int) == 4) { launch([=] __device__(U) { return 1; }); } else { launch([=] __device__(U) { return 2; }); }
  launch([=] __device__(unsigned) { return 3; });
}
int main() {
  instance(1, 2);
  instance(1, 2.0);
  Member<int>().go();
  Member<long>().go();
  packs(1, 2.0);
}
