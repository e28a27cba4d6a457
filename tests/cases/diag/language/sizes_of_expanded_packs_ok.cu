template <unsigned long... Is> struct iseq { static constexpr unsigned long n = sizeof...(Is); };
enum class st { done, repeat, recurse };
constexpr st strategy(unsigned long cur, unsigned long end) { return cur >= end ? st::done : cur * 2 <= end ? st::repeat : st::recurse; }
template <unsigned long End, class Seq, st S> struct mk { using type = Seq; };
template <class T> using t_ = typename T::type;
template <unsigned long N> using mks = t_<mk<N, iseq<0>, strategy(1, N)>>;
template <class, class> struct cat; template <unsigned long... I, unsigned long... J> struct cat<iseq<I...>, iseq<J...>> { using type = iseq<I..., (J + sizeof...(I))...>; };
template <> struct mk<0u, iseq<0>, st::done> { using type = iseq<>; };
template <unsigned long End, unsigned long... Values> struct mk<End, iseq<Values...>, st::repeat> : mk<End, iseq<Values..., (Values + sizeof...(Values))...>, strategy(sizeof...(Values) * 2, End)> {};
template <unsigned long End, unsigned long... Values> struct mk<End, iseq<Values...>, st::recurse> : cat<iseq<Values...>, mks<End - sizeof...(Values)>> {};
template <class A, class B> struct same { static constexpr bool v = false; }; template <class A> struct same<A, A> { static constexpr bool v = true; };
static_assert(same<mks<0>, iseq<>>::v, "0"); static_assert(same<mks<1>, iseq<0>>::v, "1"); static_assert(same<mks<2>, iseq<0, 1>>::v, "2"); static_assert(same<mks<3>, iseq<0, 1, 2>>::v, "3"); static_assert(same<mks<7>, iseq<0, 1, 2, 3, 4, 5, 6>>::v, "7");
template <class... T> struct tup { using ix = mks<sizeof...(T)>; template <unsigned long... I> static char (&f(iseq<I...>))[sizeof...(I) + 1]; static constexpr unsigned long k = sizeof(f(ix{})); };
static_assert(tup<>::k == 1 && tup<int>::k == 2 && tup<int, int, int>::k == 4, "k");
template <class T> auto q(T) -> decltype(mks<sizeof(T)>::n); static_assert(sizeof(q(1)) == 8, "q");
template <class T, class = iseq<mks<sizeof(T)>::n>> char r(T); static_assert(sizeof(r('a')) == 1 && sizeof(r(1)) == 1, "r");
template <unsigned long... V> iseq<(V + sizeof...(V))...> f(iseq<V...>);
static_assert(same<decltype(f(iseq<1, 2>())), iseq<3, 4>>::v, "1");
template <unsigned long... V> struct g { using t = iseq<(V + sizeof...(V))...>; static int a[]; };
static_assert(same<g<5, 6, 7>::t, iseq<8, 9, 10>>::v, "2");
template <class... T> constexpr int h(T... t) { int s = 0; int x[] = {(s += t * (int)sizeof...(T) + (int)sizeof...(t))...}; return s + x[0] * 0; }
static_assert(h(1, 2, 3) == 27, "3");
template <class... T> struct kk { template <class... U> struct in { static constexpr unsigned long n[] = {(sizeof(U) + sizeof...(T) + sizeof...(U))...}; }; };
static_assert(kk<int, int>::in<char, int, long>::n[0] == 6 && kk<>::in<char>::n[0] == 2, "4");
template <class T, class U> struct p {}; template <class, unsigned long> struct w {}; template <class T> struct x;
template <class... T> struct x<p<T...>*> {}; template <class... T> using wt = p<w<T, sizeof...(T)>...>;
static_assert(same<wt<int, char>, p<w<int, 2>, w<char, 2>>>::v, "5");
