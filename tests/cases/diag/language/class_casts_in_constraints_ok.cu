// expect: none
template <bool B, class T = void> struct en {}; template <class T> struct en<true, T> { typedef T type; };
template <class T, T v> struct ic { static constexpr T value = v; constexpr operator T() const { return v; } constexpr T operator()() const { return v; } };
template <bool B> using bc = ic<bool, B>; template <class T> struct is_i : bc<false> {}; template <> struct is_i<int> : bc<true> {};
struct V { int i; constexpr V(int j) : i(j) {} constexpr bool ok() const { return i > 0; } };
template <class T> struct n1 : bc<!is_i<T>()> {}; template <class T> struct n2 : bc<V(int(sizeof(T))).ok()> {}; template <class T> struct n3 : bc<!is_i<T>()()> {}; template <class T> struct n4 : bc<V(2).i == int(2)> {}; template <class T, int N = V(2).i + int()> struct n5 : ic<int, N> {};
template <class T> struct n6 { enum { e = V(2).i + int(1) }; static constexpr bool value = e == 3; int a[e]; }; template <class T> constexpr bool n7 = !is_i<T>() && V(1).ok(); template <class T> struct n8 : bc<n7<T>> { using type = char[V(3).i]; };
template <class...> struct every; template <> struct every<> : bc<true> {}; template <class A, class... R> struct every<A, R...> : bc<bool(A::value) && every<R...>()> {};
template <class... P> using req = typename en<every<P...>::value>::type;
template <class T> req<n1<T>> f1(T); template <class T> req<n2<T>> f2(T); template <class T> req<n3<T>> f3(T); template <class T> req<n4<T>> f4(T); template <class T> typename en<n5<T>::value == 2>::type f5(T); template <class T> req<n6<T>> f6(T); template <class T> typename en<n7<T>>::type f7(T); template <class T> req<n8<T>, n1<T>, n2<T>> f8(T);
template <class T> auto f9(T) -> typename en<sizeof(typename n8<T>::type) == 3>::type; template <class T> auto f10(T t) -> decltype(V(T(1)), n6<T>(), int()); template <class T> bc<(n1<T>())> f11(T); 
template <class U> struct O { bool b; void m() { f1(b); f2(b); f3(b); f4(b); f5(b); f6(b); f7(b); f8(b); f9(b); f10(b); static_assert(decltype(f11(b))::value); bc<(n1<bool>())> x; static_assert(x.value); static_assert(n5<int>()== 2); } };
template <class U> void q(U u) { f1('a'); f2('a'); f3('a'); f4('a'); f5('a'); f6('a'); f7('a'); f8('a'); f9('a'); f10('a'); }
