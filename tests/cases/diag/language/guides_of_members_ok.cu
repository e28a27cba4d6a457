// expect: none
// flags: --c++17
// Guides for class templates that are members.
template <class,class> struct same { static constexpr bool v = false; };
template <class T> struct same<T,T> { static constexpr bool v = true; };
template <class R> struct B {
  template <class T> struct C { C(T); };
  C(decltype(nullptr)) -> C<void *>;
  template <class T> C(T *) -> C<R>;
  template <class T> struct D { T t; };
  template <class T> D(T) -> D<T>;
  void m() { C c(nullptr); D e{1}; }
};
template struct B<char>;
B<int>::C c(1); B<int>::C d(nullptr); B<int>::D f{2};
static_assert(same<decltype(c), B<int>::C<int>>::v, "3");
static_assert(same<decltype(d), B<int>::C<void *>>::v, "4");
static_assert(same<decltype(f), B<int>::D<int>>::v, "5");
struct N { template <class T> struct C { C(T); }; C(int) -> C<long>; void m() { C c(1); static_assert(same<decltype(c), C<long>>::v, "6"); } };
N::C n(1);
static_assert(same<decltype(n), N::C<long>>::v, "6");
