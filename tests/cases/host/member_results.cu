// members of class templates, defined outside of the class with types that lack typename
// flags: -std=c++17
#include <cstdio>
template <class K, class T> struct table {
  using mapped = T; struct node { using key = K; key k; key get() const; node *self(); mapped both(); }; enum state { empty };
  template <class Tile> __device__ mapped find(K const &k, Tile const &t); __device__ mapped get(K const &k); __host__ __device__ mapped const *at(int) const;
  node first(); node *raw(); const node &ref() const; state st(); mapped (*fun(int))(); static mapped count; static const mapped zero; static mapped list[2];
  mapped operator()(int); mapped operator[](int); static constexpr mapped one(); __device__ static node make(mapped m); mapped par(mapped x); template <class U> struct rebind { using other = table<K, U>; other go(); };
  operator mapped(); auto tail() -> mapped; __host__ __device__ typename table<K, T>::mapped known();
};
template <class K, class T> template <class Tile> __device__ table<K, T>::mapped table<K, T>::find(K const &k, Tile const &t) { return T(k) + T(t); }
template <class K, class T> __device__ table<K, T>::mapped table<K, T>::get(K const &k) { return T(k); }
template <class K, class T> table<K, T>::mapped const __host__ __device__ *table<K, T>::at(int) const { return nullptr; }
template <class K, class T> table<K, T>::node table<K, T>::first() { return node(); }
template <class K, class T> inline table<K, T>::node *table<K, T>::raw() { return nullptr; }
template <class K, class T> const table<K, T>::node &table<K, T>::ref() const { static node n; return n; }
template <class K, class T> table<K, T>::state table<K, T>::st() { return empty; }
template <class K, class T> table<K, T>::mapped (*table<K, T>::fun(int))() { return nullptr; }
template <class K, class T> table<K, T>::mapped table<K, T>::count = 1; template <class K, class T> const table<K, T>::mapped table<K, T>::zero = 0; template <class K, class T> table<K, T>::mapped table<K, T>::list[2] = {};
template <class K, class T> table<K, T>::mapped table<K, T>::operator()(int) { return 1; } template <class K, class T> table<K, T>::mapped table<K, T>::operator[](int) { return 2; }
template <class K, class T> constexpr table<K, T>::mapped table<K, T>::one() { return 1; }
template <class K, class T> __device__ table<K, T>::node table<K, T>::make(table<K, T>::mapped m) { return node{K(m)}; }
template <class K, class T> table<K, T>::mapped table<K, T>::par(table<K, T>::mapped x) { table<K, T>::mapped y = x; return y; }
template <class K, class T> table<K, T>::node::key table<K, T>::node::get() const { return k; }
template <class K, class T> table<K, T>::node *table<K, T>::node::self() { return this; }
template <class K, class T> table<K, T>::mapped table<K, T>::node::both() { return 3; }
template <class K, class T> template <class U> table<K, T>::rebind<U>::other table<K, T>::rebind<U>::go() { return {}; }
template <class K, class T> table<K, T>::operator table<K, T>::mapped() { return 1; }
template <class K, class T> auto table<K, T>::tail() -> table<K, T>::mapped { return 1; }
template <class K, class T> __host__ __device__ typename table<K, T>::mapped table<K, T>::known() { return 1; }
namespace n { template <int N, class... A> struct pack { using t = int; t f() const; template <class U> t g(U); }; struct plain { using t = int; t f(); }; template <class T> struct part; template <class T> struct part<T *> { using t = T; t f(); }; }
template <int N, class... A> n::pack<N, A...>::t n::pack<N, A...>::f() const { return N; } template <int N, class... A> template <class U> ::n::pack<N, A...>::t n::pack<N, A...>::g(U) { return N; }
n::plain::t n::plain::f() { return 1; } template <class T> n::part<T *>::t n::part<T *>::f() { return 2; }
__global__ void k(table<int, long> t, long *out) { *out = t.find(1, 2) + t.get(3) + t.make(4).k + t.known(); }
int main() {
  k<<<1, 1>>>(table<int, long>(), nullptr); table<int, long> t; t.raw(); t.fun(1); n::pack<3, int> p;
  std::printf("%ld %d %d\n", t(1) + t[1] + t.one() + t.count + t.zero + t.par(2) + t.tail() + t.first().both() + (t.at(1) == nullptr), p.f() + p.g(1), n::plain().f() + n::part<int *>().f() + t.first().self()->get());
}
