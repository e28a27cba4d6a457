// flags: --c++20
// Partial specialisations of member templates of class templates, outside of the class.
template <class T> struct ty;
template <class O> struct so { template <class> struct modifier; template <class> struct mod2 { friend constexpr int plain2(const mod2 &l) { return 1; } }; };
template <class O> template <class T> struct so<O>::modifier<ty<T>> { static constexpr int k = 3; friend constexpr int plain(const ty<T> &l) { return 1; } friend constexpr int plainm(const modifier &l) { return 1; } };
struct sn { template <class> struct modifier; };
template <class T> struct sn::modifier<ty<T>> { friend constexpr int plain3(const ty<T> &l) { return 1; } };
template <class> struct gm; template <class T> struct gm<ty<T>> { friend constexpr int plain4(const ty<T> &l) { return 1; } };
template <class T> struct ty : so<int>::modifier<ty<T>>, so<int>::template mod2<T>, sn::modifier<ty<T>>, gm<ty<T>> { T v; };
using I = ty<int>;
template <class T> concept P = requires(T t) { plain(t); };
template <class T> concept Pm = requires(T t) { plainm(t); };
template <class T> concept P2 = requires(T t) { plain2(t); };
template <class T> concept P3 = requires(T t) { plain3(t); };
template <class T> concept P4 = requires(T t) { plain4(t); };
static_assert(I::k == 3, "0");
static_assert(P<I>, "1"); 
static_assert(Pm<I>, "1m"); 
static_assert(P2<I>, "2"); 
static_assert(P3<I>, "3"); 
static_assert(P4<I>, "4"); 
template <class O> template <class T> struct so<O>::modifier<T *> { struct in {}; in g(); friend constexpr int plain5(const modifier &l) { return 1; } };
static_assert(P<I>, "1"); 
template <class T> concept P5 = requires(T t) { plain5(t); }; static_assert(P5<so<int>::modifier<int *>>, "5"); 
