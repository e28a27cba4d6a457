// flags: --c++17
template <bool B, class T = void> struct enable_if {}; template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T = void> using if_c = typename enable_if<B, T>::type;
template <bool B> struct bool_ { static constexpr bool value = B; };
template <bool... Bs> struct and_s { static constexpr bool value = (true && ... && Bs); };
template <class...> struct U {};
template <class... Ts> struct a1 { template <class... Us> a1(U<Us...>, if_c<and_s<__is_constructible(Ts, Us)...>::value> * = nullptr) {} };
a1<int> x1(U<int>{});
template <class... Ts> struct a2 { template <class... Us> a2(U<Us...>, if_c<and_s<(sizeof(Ts) == sizeof(Us))...>::value> * = nullptr) {} };
a2<int> x2(U<int>{});
template <class... Ts> struct a3 { template <class... Us> a3(U<Us...>, if_c<and_s<(sizeof(Us) == 4)...>::value> * = nullptr) {} };
a3<int> x3(U<int>{});
template <class... Us> void a4(U<Us...>, if_c<and_s<(sizeof(Us) == 4)...>::value> * = nullptr) {} void b4() { a4(U<int>{}); }
template <class Us> void a5(U<Us>, if_c<sizeof(Us) == 4> * = nullptr) {} void b5() { a5(U<int>{}); }
template <bool... Bs> using and_c = bool_<(true && ... && Bs)>;
template <class... Us> void a6(U<Us...>, if_c<and_c<(sizeof(Us) == 4)...>::value> * = nullptr) {} void b6() { a6(U<int>{}); }
template <class T, class V> struct is2 { static constexpr bool value = sizeof(T) == sizeof(V); using type = T; }; template <class T, class V> constexpr bool is2v = is2<T, V>::value; template <class...> struct list {};
template <class... Ts> struct a7 { template <class... Us> a7(U<Us...>, if_c<and_c<is2<Ts, Us>::value...>::value> * = nullptr) {} };
a7<int> x7(U<float>{});
template <class... Ts> struct a8 { template <class... Us> a8(U<Us...>, if_c<and_s<is2v<Ts, Us>...>::value> * = nullptr) {} };
a8<int, char> x8(U<float, bool>{});
template <class... Ts> struct a9 { template <class... Us> static list<is2<Ts, Us>...> f(U<Us...>); template <class... Us> static list<typename is2<Ts, Us>::type...> g(U<Us...>); template <class... Us> static list<Ts(Us)...> h(U<Us...>); template <class... Us> static auto i(U<Us...>) -> list<decltype(Ts() + Us())...>; };
template <class A, class B> struct same { static constexpr bool v = false; }; template <class A> struct same<A, A> { static constexpr bool v = true; };
static_assert(same<decltype(a9<int, char>::f(U<long, short>())), list<is2<int, long>, is2<char, short>>>::v, "f");
static_assert(same<decltype(a9<int, char>::g(U<long, short>())), list<int, char>>::v, "g");
static_assert(same<decltype(a9<int, char>::h(U<long, short>())), list<int(long), char(short)>>::v, "h");
static_assert(same<decltype(a9<int, char>::i(U<long, short>())), list<long, int>>::v, "i");
template <class... Ts> struct b1 { template <class... Us, if_c<(is2<Ts, Us>::value && ...), int> = 0> b1(Us...); }; static_assert(__is_constructible(b1<int, char>, float, bool) && !__is_constructible(b1<int, char>, float, int), "b1");
