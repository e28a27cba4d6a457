// expect: none
template <bool B> struct en {}; template <> struct en<true> { typedef void type; };
template <bool B> struct c { static constexpr bool value = B; }; template <class T> struct is_t : c<false> {};
template <bool B> using bc = c<B>; template <class P> struct not_ : bc<!bool(P::value)> {}; template <class...> struct and_; template <class A, class B> struct and_<A, B> : A {}; template <class... P> using require = typename en<and_<P...>::value>::type; template <class P> struct own { static constexpr bool value = bool(P::value) == bool(); enum { number = int(P::value) }; };
template <class T> require<not_<is_t<T>>, c<true>> sw(T &, T &); template <class T> typename en<own<is_t<T>>::value>::type sv(T &, T &); template <class T> typename en<bool(own<is_t<T>>::number) == bool(0)>::type su(T &, T &);
template <class T, bool = !bool(is_t<T>::value)> struct p; template <class T> struct p<T, true> { int i; }; template <int N> struct n { int i; static constexpr int v = int(N) + int(); }; template <class T> constexpr int f(T t) { return int(t) + int(3) - int(); }
template <class T> struct O { bool b; p<int> q; n<int(3)> m; int a[int(2)];
  void swap(O &o) { sw(b, o.b); sv(b, o.b); su(b, o.b); q.i = m.i + n<int(2)>::v; static_assert(not_<is_t<int>>::value); static_assert(n<int(2)>::v == 2); static_assert(f(1) == 4); static_assert(p<int>{1}.i == int(1)); int x[f(2)]; x[0] = int(3); switch (m.i) { case int(1): case f(1): break; } sw(x[0], m.i); } };
