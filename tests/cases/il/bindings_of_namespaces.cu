// c++17
// Structured bindings of namespaces: members, elements of arrays, `get`.
namespace std { template <class T> struct tuple_size; template <unsigned long I, class T> struct tuple_element; }
struct T { int n; template <unsigned long I> int get() { return n + I; } };
template <> struct std::tuple_size<T> { static constexpr unsigned long value = 2; };
template <unsigned long I> struct std::tuple_element<I, T> { typedef int type; };
struct P { int a; double b; };
P p{1, 2};
auto [p1, p2] = p;
auto &[r1, r2] = p;
int arr[2];
const auto &[a1, a2] = arr;
namespace N { auto [t1, t2] = T{3}; }
int f() { return p1 + r1 + a2 + N::t1; }
void g() { p1 = 3; r1 = 4; N::t2 = r1; }
int k = a1;
