// expect: none
// An alias template that passes its parameters on to another template is that template as an argument (CWG 1286).
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
template <template <class...> class> struct X {};
template <template <class> class> struct Y {};

template <class T, class U = T> struct A {
    template <class V> struct M {};
};
template <class... T> struct P {};
template <class T> struct Q {};
template <class T, class U = T> using B = A<T, U>;
template <class T, class U> using WithoutDefault = A<T, U>;
template <class T, class U = int> using OtherDefault = A<T, U>;
template <class... T> using C = P<T...>;
template <class T> using OnePart = P<T>;
template <class T> using E = Q<T>;
template <class T> using E2 = E<T>;
template <class T> using Constant = const Q<T>;
template <class T> using OfInstance = A<int>::M<T>;
template <template <class> class W> struct S {
    template <class T> using L = W<T>;
};

static_assert(same<X<A>, X<B>>::v, "");
static_assert(!same<X<A>, X<WithoutDefault>>::v, "");
static_assert(!same<X<A>, X<OtherDefault>>::v, "");
static_assert(same<X<P>, X<C>>::v, "");
static_assert(!same<X<P>, X<OnePart>>::v, "");
static_assert(same<Y<Q>, Y<E>>::v && same<Y<Q>, Y<E2>>::v, "");
static_assert(!same<Y<Q>, Y<Constant>>::v, "");
static_assert(!same<Y<OfInstance>, Y<A<int>::M>>::v, "");
static_assert(same<Y<S<E>::L>, Y<Q>>::v, "");

template <template <class> class W> constexpr bool is_q(Y<W>) { return same<Y<W>, Y<Q>>::v; }
static_assert(is_q(Y<E>()), "");
void plain(Y<Q>);
void call(Y<E2> y) { plain(y); }
