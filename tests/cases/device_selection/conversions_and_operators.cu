// What is called unspelt: conversions, operators, user-defined literals, range-based for, structured bindings, destructors.
#include <cstddef>
#include <tuple>
template <int N> __global__ void k() {}
struct ToInt { template <class T> operator T() const { k<sizeof(T)><<<1, 1>>>(); return T(); } };
template <int N> struct Guard { ~Guard() { k<N><<<1, 1>>>(); } };
template <char... C> void operator""_run() { k<sizeof...(C) + 20><<<1, 1>>>(); }
template <int N> struct Range { struct It { int i; int operator*() const { k<N><<<1, 1>>>(); return i; } It &operator++() { k<N + 1><<<1, 1>>>(); i++; return *this; } bool operator!=(It o) const { return i != o.i; } }; It begin() { return {0}; } It end() { return {1}; } };
template <int N> struct Pair {}; template <std::size_t I, int N> int get(Pair<N>) { k<N + (int)I><<<1, 1>>>(); return 1; }
template <int N> struct std::tuple_size<Pair<N>> { static constexpr int value = 2; };
template <std::size_t I, int N> struct std::tuple_element<I, Pair<N>> { using type = int; };
template <int N> struct Op { Op operator+(Op) { k<N><<<1, 1>>>(); return *this; } template <class T> Op &operator<<(T) { k<N + sizeof(T)><<<1, 1>>>(); return *this; } int operator[](int) { k<N + 50><<<1, 1>>>(); return 0; } };
void host() {
  short s = ToInt(); (void)s; Guard<30> g; Guard<31>(); 123_run;
  for (int i : Range<40>()) (void)i;
  auto [a, b] = Pair<60>(); (void)a; (void)b;
  Op<70> o; (o + o) << 'c' << 1; o[1];
}
namespace lists { template <class D> struct Point { D d; explicit constexpr Point(const D &x) : d(x) { auto made = k<900 + sizeof(D)>; (void)made; } };
struct Date { constexpr operator Point<int>() const { return Point<int>(1); } explicit constexpr operator Point<long>() const { return Point<long>(1); } };
Point<int> implicitly(Date y) { return Point<int>{y}; } Point<long> explicitly(Date y) { return Point<long>{y}; } }
