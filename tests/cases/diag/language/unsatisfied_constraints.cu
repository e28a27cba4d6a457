// flags: --c++20
// expect: 3044 error 52
// expect: 3044 error 53
// expect: 3044 error 54
// expect: 3044 error 55
// expect: 3044 error 56
// expect: 3044 error 57
// expect: 3044 error 58
// expect: 3044 error 59
// expect: 3044 error 60
// expect: 3044 error 61
// expect: 3044 error 62
// expect: 3044 error 63
// expect: 304 error 65
// expect: 304 error 66
// expect: 304 error 67
// expect: 304 error 68
// expect: 304 error 69
// expect: 304 error 70
// expect: 304 error 71
// expect: 304 error 72
// expect: 304 error 73
// expect: 304 error 75
// expect: 1087 error 76
// expect: 3044 error 77
// expect: 3044 error 78
// expect: 3044 error 79
// expect: 3044 error 80
// expect: 2784 error 83
// expect: 1574 error 84
// expect: 757 error 86
// expect: 20 error 87
// Constraints of templates that arguments do not satisfy.
#include <concepts>
#include <string>
#include <vector>
template <typename T> concept Number = std::integral<T> || std::floating_point<T>;
template <typename T> concept Sized = requires(T t) { t.size(); typename T::value_type; { t.size() } -> std::same_as<std::size_t>; requires sizeof(T) > 1; };
template <typename T, typename U> concept Both = std::same_as<T, U>;
struct P { int x; };
template <Number T> struct Vec { T x; template <Sized U> void take(U); void only() requires std::integral<T>; };
template <typename T> requires Sized<T> struct Wrap { T t; };
template <Sized T> using Al = T;
template <Number T> constexpr T zero = T();
template <Number T, int N = 3> struct Arr { };
template <Number T> T twice(T t);
void abbreviated(Number auto x);
void two(Number auto x, Sized auto y);
template <typename T> T clause(T t) requires Number<T>;
template <typename T> requires (sizeof(T) > 8) T large(T t);
template <Both<int> T> void with_int(T t);
Vec<P> v1;
Vec<std::string> v2;
Vec<int *> v3();
void v4(Vec<P> v);
struct V5 { Vec<P> member; };
struct V6 : Vec<P> { };
using V7 = Vec<P>;
Wrap<int> w1;
Al<int> a1;
auto z1 = zero<P>;
Arr<P> r1;
Arr<P, 4> r2;
void calls(P p, std::string s, int n, const Vec<int> &v, Vec<double> d) {
  twice(p);
  twice(s);
  twice<std::string>("x");
  abbreviated(p);
  two(1, 2);
  two(s, s);
  clause(p);
  large(n);
  with_int(2.0);
  with_int<int>(3);
  d.take(3);
  v.take(s);
  Vec<P> local;
  std::vector<Vec<P>> nested;
  sizeof(Vec<P>);
  static_cast<Vec<P>>(n);
}
Number auto n2 = 3;
static_assert(Number<P>);
static_assert(Sized<int>, "sized");
bool b1 = Number<P>;
Number n5 = 3;
template <typename T> void m3(T) requires missing;
