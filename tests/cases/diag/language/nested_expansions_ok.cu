// flags: --c++17
// Expansions inside of expansions of the same pack take the whole pack.
struct bits { template <class T> class modifier { public: static constexpr int v = sizeof(T); }; };
template <class M, class T> using modi = typename M::template modifier<T>;
template <typename T, typename Tag, typename... M> class ty : public modi<M, ty<T, Tag, M...>>... { public: explicit constexpr ty(T t) : v(t) {} T v; };
using H = ty<int, struct ht, bits>;
H a(3);
void f() { using T = ty<unsigned short, struct s_, bits>; using u = unsigned short; T i{u(3)}; T j(u(4)); }
template <class... T> struct L {}; template <class A, class B> struct P {};
template <class... T> struct Q { using type = L<P<T, L<T...>>...>; static constexpr int n = sizeof...(T); };
template <class A, class B> constexpr bool same = false; template <class A> constexpr bool same<A, A> = true;
static_assert(same<Q<int, char>::type, L<P<int, L<int, char>>, P<char, L<int, char>>>>, "");
template <class A, class B> using AP = P<A, B>;
template <class... T> struct R : AP<T, L<T...>>... {}; R<int, char> r;
template <class... T> constexpr int count(T...) { return sizeof...(T); }
template <class... T> constexpr int nest(T... t) { int r[] = {count(t, t...)...}; return r[0] + sizeof(r) / sizeof(int); }
static_assert(nest(1, 2, 3) == 7, "");
template <class... T> struct Fn { template <class... U> static constexpr int f(P<T, L<U...>>...) { return sizeof...(U); } };
template <class... T> using Al = L<AP<T, L<AP<T, L<T...>>...>>...>;
static_assert(same<Al<int>, L<P<int, L<P<int, L<int>>>>>>, "");
static_assert(sizeof(R<int, char>) == 1 && __is_base_of(P<int, L<int, char>>, R<int, char>) && __is_base_of(P<char, L<int, char>>, R<int, char>), "");
template <class... T> struct R2 : P<T, L<T...>>... {}; 
static_assert(__is_base_of(P<int, L<int, char>>, R2<int, char>) && __is_base_of(P<char, L<int, char>>, R2<int, char>), "");
template <class T, class... U> struct R3 : AP<U, R3<T, U...>>... {}; 
static_assert(__is_base_of(P<int, R3<char, int>>, R3<char, int>), "");
namespace st { template<typename M, typename T> using modifier = typename M::template modifier<T>; template <typename T, typename Tag, typename... M> class ty : public modifier<M, ty<T, Tag, M...>>... { public: explicit constexpr ty(T t) : v(t) {} T v; };
using H = ty<int, struct ht, bits>; H a(3); static_assert(sizeof(H) == 4 && __is_base_of(bits::modifier<H>, H), ""); }
