// A pattern `L<T>` of a template template parameter: default arguments may be left out, those of a pack may not.
template <class... T> struct List {};
template <class A, class B> struct Two {};
template <class T> struct Id { using type = T; };
template <class A, class B> struct Same { static constexpr bool value = false; };
template <class A> struct Same<A, A> { static constexpr bool value = true; };

template <class L> struct Front { static constexpr int value = 0; };
template <template <class...> class L, class A> struct Front<L<A>> { static constexpr int value = 1; };
template <template <class...> class L, class A, class... R> struct Front<L<A, R...>> { static constexpr int value = 2; };
static_assert(Front<List<>>::value == 0, "");
static_assert(Front<List<int>>::value == 1, "");
static_assert(Front<List<int, char>>::value == 2, "");
static_assert(Front<List<int, char, long>>::value == 2, "");
static_assert(Front<Two<int, char>>::value == 2, "");

template <class T> struct Own {};
template <class T> struct Other {};
template <class T, class A = Own<T>> struct Vector {};
template <class T, class A = Own<T>, class... R> struct More {};
template <class L> struct One { static constexpr int value = 0; };
template <template <class...> class L, class A> struct One<L<A>> { static constexpr int value = 1; };
static_assert(One<Vector<int>>::value == 1, "");
static_assert(One<Vector<int, Own<int>>>::value == 1, "");
static_assert(One<Vector<int, Other<int>>>::value == 0, "");
static_assert(One<More<int>>::value == 1, "");
static_assert(One<More<int, Other<int>>>::value == 0, "");
static_assert(One<More<int, Own<int>, char>>::value == 0, "");

// Templates that nothing has named before are different arguments.
template <class K> struct Find {
  template <template <class...> class L, class... U> static Id<L<K, U...>> f(Id<L<K, U...>> *);
  static Id<void> f(...);
};
template <class T, class K> struct Found { using type = typename decltype(Find<K>::f(static_cast<T *>(nullptr)))::type; };
static_assert(Same<Found<Id<List<long, long>>, long>::type, List<long, long>>::value, "");
static_assert(Same<Found<Id<Two<long, long>>, long>::type, Two<long, long>>::value, "");
static_assert(Same<Found<Id<Two<int, long>>, long>::type, void>::value, "");

__global__ void k() {}
