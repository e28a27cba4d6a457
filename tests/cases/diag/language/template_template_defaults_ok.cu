template <class A, class B> struct same { enum { value = 0 }; };
template <class A> struct same<A, A> { enum { value = 1 }; };
template <class T, class = int, class = float> struct Y {};
template <class T, class U = T *> struct Z {};
template <class Q, template <class T, class U = T *, class V = U const> class TT> struct X { typedef TT<Q> type; };
template <class Q, template <class, class = long, class...> class TT> struct W { typedef TT<Q> type; };
template <class Q, template <class T, class U> class TT> struct V { typedef TT<Q, Q> type; };
template <class Q, template <class T> class TT> struct U1 { typedef TT<Q> type; };
template <class Q, template <class T, int N = sizeof(T)> class TT> struct N1 { typedef TT<Q> type; };
template <class T, int N = 77> struct A {};
template <class Q, template <class, class = char> class TT> TT<Q> fun(Q);
template <class Q, template <class, class = char> class TT> struct In { template <class R> using of = TT<R>; TT<Q> m; TT<Q> g(); };
static_assert(same<X<int, Y>::type, Y<int, int *, int *const> >::value, "");
static_assert(same<W<int, Y>::type, Y<int, long, float> >::value, "");
static_assert(same<N1<int, A>::type, A<int, 4> >::value, "");
static_assert(same<decltype(fun<int, Z>(1)), Z<int, char> >::value, "");
static_assert(same<In<int, Z>::of<long>, Z<long, char> >::value, "");
static_assert(same<decltype(In<int, Z>::m), Z<int, char> >::value, "");
static_assert(same<decltype(In<int, Z>().g()), Z<int, char> >::value, "");
template <class Q, template <class T, class U = Q> class TT> struct O { typedef TT<char> type; typedef typename TT<long>::type inner; };
template <class T, class U = int> struct M { typedef U type; };
static_assert(same<O<short, M>::type, M<char, short> >::value, "");
static_assert(same<O<short, M>::inner, short>::value, "");
template <class Q, template <class, class = Q> class TT> struct B : TT<int> { TT<int> m{}; typename B::type x; };
static_assert(sizeof(B<double, M>::type) == 8, "");
template <class Q, template <class T, template <class, class = Q> class> class OO> struct Two { typedef OO<Q, M> type; };
template <class T, template <class, class = char> class I> struct Inn { typedef typename I<T>::type type; };
static_assert(same<Two<int, Inn>::type::type, char>::value, "");


template <class T, template <class> class TT> TT<T> fun(T);
template <class T, template <class> class TT> TT<T> *gun(T);
template <class T, template <class> class TT> TT<T> var;
template <class T, template <class> class TT> TT<T>(hun)(T);
template <class T, template <class> class TT> inline TT<T> hunt(T) { return TT<T>(); }
