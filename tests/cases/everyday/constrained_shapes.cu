// flags: -std=c++20
// Concepts and requires-clauses in a small library of shapes and numbers, with mistakes.
#include <array>
#include <compare>
#include <concepts>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

template <typename T>
concept Number = std::integral<T> || std::floating_point<T>;

template <typename T>
concept Shape = requires(const T &shape) {
  { shape.area() } -> std::convertible_to<double>;
  { shape.name() } -> std::same_as<std::string>;
  typename T::unit;
};

template <typename T>
concept Resizable = Shape<T> && requires(T &shape, double factor) {
  shape.scale(factor);
  requires sizeof(T) <= 64;
};

template <typename T, typename U>
concept Addable = requires(T a, U b) { a + b; };

template <typename C>
concept Container = requires(C c) {
  c.begin();
  c.end();
  { c.size() } -> std::same_as<typename C::size_type>;
};

concept NoTemplate = true;
template <typename T> concept NotBool = 3;
template <typename T> concept Recursive = Recursive<T *>;
template <typename T> concept WithMissing = requires { missing_name; };
template <typename T> concept OfType = std::is_integral<T>;
template <> concept Number<char> = true;
template <typename T> struct Outer { template <typename U> concept Inner = true; };

struct Circle {
  using unit = double;
  double radius;
  double area() const { return 3.14 * radius * radius; }
  std::string name() const { return "circle"; }
  void scale(double f) { radius *= f; }
  auto operator<=>(const Circle &) const = default;
};

struct Square {
  double side;
  double area() const { return side * side; }
  std::string name() const { return "square"; }
};

struct Line {
  using unit = int;
  void area() const;
  const char *name() const;
};

static_assert(Shape<Circle>);
static_assert(Shape<Square>, "a square is a shape");
static_assert(Shape<Line>);
static_assert(Number<std::string>);
static_assert(Number<>);
static_assert(Addable<int>);
static_assert(Addable<int, std::string>);
static_assert(Number<3>);

template <Shape S> double area_of(const S &shape) { return shape.area(); }
template <typename S> requires Resizable<S> void grow(S &shape) { shape.scale(2); }
double sum_areas(const Shape auto &a, const Shape auto &b) { return a.area() + b.area(); }
template <Number T> T twice(T value) { return value + value; }
template <typename T> T mean(std::span<const T> values) requires Number<T> { return values[0]; }
auto squared(std::integral auto n) { return n * n; }

void uses(Circle circle, Square square) {
  area_of(circle);
  area_of(square);
  area_of(3);
  grow(square);
  sum_areas(circle, square);
  sum_areas(circle);
  twice(std::string("x"));
  twice<Circle>(circle);
  twice(circle);
  squared(2.5);
  std::string text = squared(3);
  Number auto n = "text";
  Number auto number = 3;
  Shape auto shape = square;
  std::integral auto f = 2.5f;
  Number m = 3;
  if (circle < square) return;
  if (circle < circle) return;
  if (square == square) return;
  area_of<Square>(square);
  mean(std::vector<int>{1, 2});
}

template <Number T, std::size_t N> class Vector {
  std::array<T, N> values{};

public:
  constexpr Vector() = default;
  constexpr Vector(std::convertible_to<T> auto... ts) requires(sizeof...(ts) == N) : values{static_cast<T>(ts)...} { }
  constexpr T &operator[](std::size_t i) { return values[i]; }
  constexpr T operator[](std::size_t i) const { return values[i]; }
  constexpr T x() const requires(N >= 1) { return values[0]; }
  constexpr T z() const requires(N >= 3) { return values[2]; }
  friend constexpr T dot(const Vector &a, const Vector &b) {
    T result{};
    for (std::size_t i = 0; i < N; ++i) result += a[i] * b[i];
    return result;
  }
  bool operator==(const Vector &) const = default;
};
template <Number T, Number... Ts> Vector(T, Ts...) -> Vector<T, 1 + sizeof...(Ts)>;

template <typename T> requires std::floating_point<T> class Matrix;
template <typename T> class Matrix { T values[16]; };
template <std::integral T> class Grid { };
template <typename T> struct Wrapper { };
template <Number T> struct Wrapper<T> { };
template <Number T> struct Wrapper<T *> { T *pointer; };

void vectors() {
  Vector<std::string, 3> strings;
  Vector<float, 2> flat{1, 2};
  Vector<float, 2> three(1, 2, 3);
  Vector<float, 2> texts("a", "b");
  flat.z();
  flat.x() = 3;
  Vector guessed(1, 2.0, 3);
  Vector wrong("a", "b");
  dot(flat, guessed);
  if (flat == guessed) return;
  Grid<float> grid;
  Matrix<int> matrix;
  Wrapper<char *> chars;
  chars.pointer = "text";
  Wrapper<std::string *> strings_pointer;
  strings_pointer.pointer = nullptr;
  constexpr Vector<int, 2> constant{1, 2};
  static_assert(constant[0] == 2);
  static_assert(constant[2] == 0);
  constant[0] = 4;
}

// requires in functions and lambdas.
template <typename T> std::string describe(const T &value) {
  if constexpr (requires { value.name(); })
    return value.name();
  else if constexpr (requires { std::to_string(value); })
    return std::to_string(value);
  else
    return value;
}

auto print_all = []<typename... Ts>(Ts... ts) requires(sizeof...(Ts) > 0) { return (ts + ...); };
auto first_of = []<Container C>(const C &c) { return *c.begin(); };

void described(Circle circle, std::vector<int> numbers) {
  describe(circle);
  describe(Vector<int, 2>{});
  int i = describe(3);
  print_all();
  print_all(1, "x", circle);
  first_of(3);
  first_of(numbers).size();
  first_of.operator()<int>(4);
}

// consteval, constinit and designators.
consteval int cube(int n) { return n * n * n; }
int runtime_value();
int three = 3;
int at_run_time = cube(three);
constexpr int at_compile_time = cube(3);
constinit int started = runtime_value();
constinit thread_local int per_thread = cube(2);
int (*pointer_to_consteval)(int) = cube;
int calls_cube(int n) { return cube(n); }
struct Options {
  int width = 1;
  int height;
  std::optional<std::string> title;
};
Options in_order{.width = 1, .height = 2};
Options out_of_order{.height = 1, .width = 2};
Options unknown{.depth = 1};
Options twice_named{.width = 1, .width = 2};
Options mixed{1, .height = 2};
Options of_text{.width = "wide"};

template <Shape T> __global__ void kernel(T *shapes, int n) { }
void launches(Circle *circles, Square *squares) {
  kernel<<<1, 1>>>(circles, 1);
  kernel<<<1, 1>>>(squares, 1);
  kernel<<<1, 1>>>(circles);
}
