// flags: --c++17
// expect: 28 error 53
// expect: 28 error 54
// expect: 2385 error 55
// expect: 144 error 57
// expect: 144 error 58
// expect: 291 error 60
// expect: 289 error 61
// expect: 144 error 62
// expect: 415 error 63
// expect: 847 error 64
// expect: 28 error 65
// expect: 109 error 66
// expect: 28 error 67
// expect: 28 error 70
// expect: 28 error 71
// expect: 28 error 72
// expect: 144 error 73
// expect: 144 error 74
// expect: 144 error 75
// expect: 415 error 76
// expect: 109 error 77
// expect: 28 error 81
// expect: 20 error 82
// expect: 79 error 83
// expect: 254 error 83
// expect: 443 error 84
// expect: 28 error 85
// expect: 28 error 86
// expect: 28 error 87
// expect: 28 error 88
// expect: 28 error 89
// expect: 28 error 90
// expect: 2829 error 97
// expect: 2830 error 98
// expect: 2830 error 100
// expect: 2828 error 101
// expect: 2829 error 104
#include <array>
#include <string>
// What the device compiler says of variables that nobody names and whose declaration is wrong (177): in the device pass alone.
int n = 3;
int called(int);
struct Point { int a, b; };
struct Named { std::string name; int b; };
struct Made { int a; Made(int x) : a(x) {} };
template <class T, int N> struct Plain { T d[N]; };
template <class T, int N> struct Defaulted { Defaulted() = default; T *d = nullptr; };
template <class T, int N> struct WithConstructor { T d[N]; WithConstructor() {} };
template <class T, int N> struct WithDestructor { T d[N]; ~WithDestructor() {} };
template <class T, int N> struct WithString { std::string d; };

constexpr int value = called(5);
constexpr Point pair{n, 2};
constexpr int missing;
constexpr int *address = &n;
const int number = "x";
static int counted = "x";
static int valued = called(1);
static Made made;
static Made converted("x");
static Point points = {"x"};
static std::string text = 5;
static Plain<int, 3.5> plain;
static WithDestructor<int, n> destroyed;
static auto deduced = n(3);
static int bound[n];

void constants() {
  constexpr int a = n;
  constexpr auto b = n;
  constexpr Point c = {n, 2};
  constexpr int d = "x";
  const int e = "x";
  static constexpr int f = "x";
  static std::string g = 5;
  static auto h = n(3);
}

void instances() {
  Plain<int, n> a;
  Plain<undefined, 3> b;
  Plain<3, int> c;
  Plain<int, 3, 4> d;
  Plain<std::string, n> e;
  Defaulted<int, n> f;
  WithConstructor<int, n> g;
  WithDestructor<int, n> h;
  WithString<int, n> i;
  Plain<int, n> j = {1};
}

void bindings(Point p, Point *q, Named s, std::array<int, 2> t) {
  { auto [a, b] = p; }
  { auto &[a, b] = q[3]; }
  { const auto &[a, b] = Point{1, 2}; }
  { auto [a, b, c] = p; }
  { auto [a] = s; }
  { auto [a, b] = t; }
  { auto [a] = t; }
  { auto [a] = n; }
  int numbers[2] = {1, 2};
  { auto [a, b] = numbers; }
  { auto [a, b, c] = numbers; }
}
