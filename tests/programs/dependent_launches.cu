// Launches in templates: dependent callees, configurations and arguments, packs, if constexpr.
#include <utility>
template <class T> __global__ void k(T a, int b) {}
template <class T> struct Policy { static constexpr int threads = sizeof(T) * 8; template <class U> struct kernel_for { static void go(U u); }; };
template <class T> template <class U> void Policy<T>::kernel_for<U>::go(U u) { k<U><<<1, threads>>>(u, threads); }
template <class T> void run(T a) {
  k<T><<<Policy<T>::threads, 1>>>(a, 1);
  k<<<1, Policy<T>::threads>>>(a, 2);
  Policy<T>::template kernel_for<long>::go(a);
  if constexpr (sizeof(T) > 4) k<<<1, 8>>>(a, 3); else k<<<1, 4>>>(a, 4);
}
template <class... T> void each(T... a) { (k<<<1, 1>>>(a, 5), ...); (void)std::initializer_list<int>{(k<T><<<1, 2>>>(a, 6), 0)...}; }
template <int... I> void sequence(std::integer_sequence<int, I...>) { (k<<<I + 1, 1>>>(I, sizeof...(I)), ...); }
int main() {
  run(1);
  run(2.5);
  each(1, 'c', 2.5f);
  sequence(std::make_integer_sequence<int, 3>());
}
