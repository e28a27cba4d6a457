// Operators of namespaces for which no class can be told: from within, by classes of the namespace, by using-directives.
template <int N> __global__ void kern() {}
namespace tools {
template <class T> struct trait { static constexpr bool value = sizeof(T) < 100; };
template <bool, class T = int> struct only {};
template <class T> struct only<true, T> { using type = T; };
template <class A, class B, typename only<trait<A>::value && trait<B>::value>::type = 0>
bool operator==(A const &a, B const &b) { kern<sizeof(A) * 100 + sizeof(B)><<<1, 1>>>(); return true; }
template <class A, class B, typename only<trait<A>::value>::type = 0>
auto operator+(A const &a, B const &b) { kern<sizeof(A) * 1000 + sizeof(B)><<<1, 1>>>(); return a; }
template <class A, typename only<trait<A>::value>::type = 0> A &operator++(A &a) { kern<10000 + sizeof(A)><<<1, 1>>>(); return a; }
template <class A, typename only<trait<A>::value>::type = 0> bool operator!=(A const &a, A const &b) { kern<20000 + sizeof(A)><<<1, 1>>>(); return false; }
template <class A, typename only<trait<A>::value>::type = 0> int operator*(A const &a) { kern<30000 + sizeof(A)><<<1, 1>>>(); return 1; }
struct five { char c[5]; };
enum class six : short { a };
struct nine { char c[9]; struct inner { char c[7]; }; };
struct iter { char c[11]; };
struct range { iter begin() const { return {}; } iter end() const { return {}; } };
namespace parts { struct twelve { char c[12]; }; inline bool within() { return twelve{} == twelve{}; } }
inline range a_range() { return {}; }
}
namespace other { struct three { char c[3]; }; struct derived : tools::five { char d[8]; }; template <class T> struct box { T t; }; }
namespace elsewhere { using namespace tools; struct mine { char c[13]; }; inline bool there() { return mine{} == mine{}; } }
namespace hiding { struct mine { char c[14]; }; bool operator==(mine, mine); inline bool there() { return mine{} == mine{}; } }
namespace alias = tools;
bool outside() { return tools::five{} == 3 && tools::six::a == tools::nine{}; }
bool nested() { return tools::nine::inner{} == 1.0; }
bool by_base() { return other::derived{} == other::derived{}; }
bool by_argument() { other::box<tools::five> b; return b == b; }
template <class T> bool generic(T const &t) { return t + t == t; }
bool through() { return generic(tools::nine{}); }
bool in_function() { using namespace alias; return other::three{} == other::three{}; }
int over() { int n = 0; for (auto x : tools::a_range()) n += x; return n; }
template <class F> bool same(F f) { return f == f; }
bool closures() { return same(tools::parts::within); }
struct plain { char c[15]; };
using namespace tools;
bool global() { return plain{} == plain{}; }
namespace late { struct mine { char c[16]; }; inline bool there() { return mine{} == mine{}; } }
