// flags: --c++17
template <class... T> struct L {}; template <class T> struct I { using type = T; };
template <class A, class B> struct drop;
template <template <class...> class K, class... T, template <class...> class K2, class... U> struct drop<K<T...>, K2<U...>> {
  template <class... W> static I<K<W...>> f(U *..., I<W> *...);
  using R = decltype(f(static_cast<I<T> *>(0)...));
  using type = typename R::type;
};
template <class A, class B> struct same { static constexpr bool v = false; }; template <class A> struct same<A, A> { static constexpr bool v = true; };
static_assert(same<drop<L<int, char, long>, L<>>::type, L<int, char, long>>::v, "0");
static_assert(same<drop<L<int, char, long>, L<void>>::type, L<char, long>>::v, "1");
static_assert(same<drop<L<int, char, long>, L<void, void, void>>::type, L<>>::v, "3");
template <class A, class B, class = typename drop<A, B>::type> char ok(int); template <class A, class B> long ok(...);
static_assert(sizeof(ok<L<int, char>, L<void>>(0)) == 1, "v1");
static_assert(sizeof(ok<L<int, char>, L<>>(0)) == 1, "v0");
static_assert(sizeof(ok<L<int, char>, L<void, void>>(0)) == 1, "v2");
namespace by_kind { template <class... T> struct L {}; template <auto... A> struct LV {};
template <class A, class B> struct as;
template <template <class...> class K1, class... T, template <class...> class K2, class... U> struct as<K1<T...>, K2<U...>> { using type = K1<U...>; };
template <template <auto...> class K1, auto... T, template <class...> class K2, class... U> struct as<K1<T...>, K2<U...>>;
template <template <auto...> class K1, auto... T, template <auto...> class K2, auto... U> struct as<K1<T...>, K2<U...>> { using type = K1<U...>; };
template <template <class...> class K1, class... T, template <auto...> class K2, auto... U> struct as<K1<T...>, K2<U...>>;
template <class A, class B> struct same { static constexpr bool v = false; }; template <class A> struct same<A, A> { static constexpr bool v = true; };
static_assert(same<as<L<int>, L<char>>::type, L<char>>::v, "1");
static_assert(same<as<L<int>, L<>>::type, L<>>::v, "2");
static_assert(same<as<L<>, L<>>::type, L<>>::v, "3");
static_assert(same<as<LV<1>, LV<>>::type, LV<>>::v, "4");
static_assert(same<as<L<>, L<int>>::type, L<int>>::v, "5");
template <class T, class = typename as<T, L<>>::type> char ok(int); template <class> long ok(...);
static_assert(sizeof(ok<L<int, char>>(0)) == 1, "v1");
static_assert(sizeof(ok<L<>>(0)) == 1, "v2");
}
