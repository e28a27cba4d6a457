// flags: -std=c++17
// CRTP, expression templates, traits, deduction of class arguments, generic lambdas; with mistakes.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

// Expression templates.
template <typename Derived> struct Expression {
  const Derived &self() const { return static_cast<const Derived &>(*this); }
  double operator[](std::size_t i) const { return self()[i]; }
  std::size_t size() const { return self().count(); }
};

template <typename L, typename R> class Sum : public Expression<Sum<L, R>> {
  const L &left;
  const R &right;

public:
  Sum(const L &l, const R &r) : left(l), right(r) { }
  double operator[](std::size_t i) const { return left[i] + right[i]; }
  std::size_t size() const { return left.size(); }
};

class Vector : public Expression<Vector> {
  std::vector<double> values_;

public:
  explicit Vector(std::size_t n) : values_(n) { }
  template <typename E> Vector(const Expression<E> &e) : values_(e.size()) {
    for (std::size_t i = 0; i < e.size(); ++i) values_[i] = e[i];
  }
  double operator[](std::size_t i) const { return values_[i]; }
  double &operator[](std::size_t i) { return values_[i]; }
};

template <typename L, typename R> Sum<L, R> operator+(const Expression<L> &l, const Expression<R> &r) {
  return Sum<L, R>(l, r);
}
template <typename L, typename R> Sum<L, R> operator-(const Expression<L> &l, const Expression<R> &r) {
  return Sum<L, R>(l.self(), r.self());
}

double expressions() {
  Vector a(3), b(3);
  Vector c = a + b;
  Vector d = a - b;
  Vector e = a - 3;
  Vector f = 4;
  (a - b)[0] = 1;
  c = a * b;
  d += a;
  double g = a - b;
  Sum<Vector> incomplete(a, b);
  Sum s(a, b);
  Sum one(a);
  return s.left[0];
}

// CRTP: counting and comparing.
template <typename T> class Counted {
  static int count_;

protected:
  Counted() { ++count_; }
  ~Counted() { --count_; }

public:
  static int alive() { return count; }
};
template <typename T> int Counted<T>::count_ = 0;
template <typename T> double Counted<T>::missing_ = 0;
template <typename T> void Counted<T>::reset() { count_ = 0; }

template <typename T> struct Comparable {
  friend bool operator!=(const T &a, const T &b) { return !(a == b); }
  friend bool operator>(const T &a, const T &b) { return b < a; }
  T clone() { return T(static_cast<T &>(*this)); }
};

class Widget : public Counted<Widget>, Comparable<Widget> {
public:
  int id;
  explicit Widget(int i) : id(i), Counted() { }
  bool operator<(const Widget &other) { return id < other.id; }
};

template <typename D> struct Drawable {
  void draw() { static_cast<D *>(this)->draw_impl(); }
  void hide() { this->hidden = true; }
};
struct Button : Drawable<Button> {
  void draw_impl(int depth);
};
struct Label : Drawable<Button> {
  void draw_impl() { text.clear(); }
  std::string text;
};
struct Broken : Drawable { };

int widgets() {
  Widget a(1), b(2);
  Counted<Widget> plain;
  if (a != b) return 1;
  if (a > b) return 2;
  Widget w = 3;
  a.clone();
  Comparable<Widget> &base = a;
  Button button;
  button.draw();
  button.hide();
  Label label;
  label.draw();
  return Widget::alive;
}

// Class template argument deduction.
template <typename T> struct Range {
  T first, last;
  Range(T f, T l) : first(f), last(l) { }
  template <typename C> explicit Range(C &c) : first(c.begin()), last(c.end()) { }
  T begin() const { return first; }
  T end() const { return last; }
};
template <typename C> Range(C &) -> Range<typename C::iterator>;

template <typename K, typename V = K> struct Entry {
  K key;
  V value;
};
template <typename K, typename V> Entry(K, V) -> Entry<K, V>;
template <typename K> explicit Entry(K) -> Entry<K>;

template <typename F> struct Guard {
  F f;
  explicit Guard(F g) : f(std::move(g)) { }
  ~Guard() { f(); }
  Guard(const Guard &) = delete;
};

void deduced(std::vector<int> &numbers) {
  Range whole(numbers);
  Range part(numbers.begin(), numbers.end());
  Range mixed(1, 2.5);
  Range unknown;
  Range<int> numbers_of(3);
  Entry pair{1, "one"};
  Entry single{3};
  Entry copied = {4};
  Entry<int> both{1, "two"};
  Guard guard([] { return 1; });
  Guard copy = guard;
  Guard not_callable(3);
  Guard needs_argument([](int n) { });
  for (std::string text : whole) { }
  std::pair p(1, 2, 3);
  std::optional maybe;
  std::unique_ptr owner(new int(3));
  std::array<int> counted = {1, 2};
  std::map lookup{{1, "one"}, {2, "two"}};
  std::function g = [](auto x) { return x; };
  std::shared_ptr<Widget> shared = new Widget(3);
  std::unique_ptr<Widget> unique = std::make_unique<Widget>();
  std::unique_ptr<Widget> second = unique;
  auto made = std::make_shared<Widget>("text");
}

// Generic lambdas and structured bindings.
struct Triple {
  int a;
  float b;

private:
  int c;
};
struct Plain {
  int a, b;
};

void lambdas(std::map<std::string, int> &ages) {
  auto add = [](auto a, auto b) { return a + b; };
  add(1);
  add(1, Plain{});
  int n = add(std::string("a"), "b");
  auto compare = [](const auto &a, const auto &b) { return a.id < b; };
  std::vector<Widget> widgets;
  std::sort(widgets.begin(), widgets.end(), [](auto a, auto b) { return a.name < b.name; });
  compare(widgets[0], widgets[1]);
  for (const auto &[name, age] : ages) age += 1;
  for (auto &[name, age] : ages) name = "x";
  for (auto [name, age, more] : ages) { }
  auto [x, y] = Triple{};
  auto [only] = Plain{1, 2};
  auto [u, v] = 3;
  auto [p, q] = Plain{1, 2};
  auto use = [p] { return p; };
  static auto [s, t] = Plain{3, 4};
  int [k, l] = Plain{1, 2};
  auto [dup, dup] = Plain{1, 2};
  auto [m, o];
  int values[3] = {1, 2, 3};
  auto [v0, v1] = values;
  auto &[w0, w1, w2] = values;
  w0 = "text";
  if (auto [it, done] = ages.insert({"a", 1}); !done) it->first = "b";
  if (auto it = ages.find(3); it != ages.end()) return;
  auto recursive = [&](int i) { return i ? recursive(i - 1) : 0; };
  auto moved = [w = std::move(widgets)]() { w.clear(); };
  decltype(auto) dangling = (n);
  dangling = "x";
  auto nothing = {};
  auto list = {1, 2.0};
  auto *pointer = n;
  auto both = 1, other = 2.0;
  constexpr auto lambda = [](int i) { return i / 0; };
  constexpr int result = lambda(1);
}
