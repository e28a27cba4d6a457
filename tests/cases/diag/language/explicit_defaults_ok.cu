// flags: --c++20
// `{}` in copies does not take an explicit default constructor.
template <class T> void take(const T &); template <class T> void take2(T);
template <class T> concept Im = requires { take<T>({}); };
template <class T> concept Im2 = requires { take2<T>({}); };
template <class T> concept Im3 = requires (T t) { t = {}; };
template <class T> struct W { T t; };
template <class T> concept Im4 = requires { W<T>{{}}; };
template <class T> concept Im5 = requires { W<T>{}; };
template <class T> T ret() { return {}; }
struct E1 { explicit E1() = default; }; struct E2 { explicit E2() {} }; struct E3 { explicit E3(int = 0); }; struct E4 { E4(); explicit E4(int, int); }; struct E5 { E1 e; }; struct E6 { explicit E6() {} E6(int); };
struct E7 { E2 e; }; struct E8 { template <class T = int> explicit E8(T = 0); }; struct E9 { E9() = default; };
template <class T> constexpr int al = Im<T> | Im2<T> << 1 | Im3<T> << 2 | Im4<T> << 3 | Im5<T> << 4;
static_assert(al<E1> == 16);
static_assert(al<E2> == 16);
static_assert(al<E3> == 16);
static_assert(al<E4> == 31);
static_assert(al<E5> == 31);
static_assert(al<E6> == 16);
static_assert(al<E7> == 31);
static_assert(al<E8> == 16);
static_assert(al<E9> == 31);
