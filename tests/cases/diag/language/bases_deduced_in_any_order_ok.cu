// expect: none
// Of several bases that fit, the one that the others are bases of is deduced, wherever it stands (CWG 2303).
template <class... T> struct A;
template <> struct A<> {};
template <class T, class... Ts> struct A<T, Ts...> : A<Ts...> {};
struct B : A<int, int> {};
struct C : A<int>, B {};
struct D : B, A<int> {};

template <class... T> constexpr unsigned long count(const A<T...> &) { return sizeof...(T); }
static_assert(count(B{}) == 2, "");
static_assert(count(C{}) == 2, "");
static_assert(count(D{}) == 2, "");
