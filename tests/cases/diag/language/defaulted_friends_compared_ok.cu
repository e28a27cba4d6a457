// expect: none
// flags: --c++20
// A friend that is a defaulted comparison is constexpr where it can be, and an operator `<=>` of reversed operands is
// compared with zero once more.
#include <compare>

struct Base {
  int x;
  bool operator==(const Base &) const = default;
};
struct ByValue : Base {
  int y;
  friend bool operator==(ByValue, ByValue) = default;
};
struct ByReference {
  int n[2];
  friend bool operator==(const ByReference &, const ByReference &) = default;
};
template <class T>
struct Instance {
  T t;
  friend bool operator==(Instance, Instance) = default;
};
static_assert(ByValue{{1}, 2} == ByValue{{1}, 2} && ByValue{{1}, 2} != ByValue{{1}, 3});
static_assert(ByReference{1, 2} == ByReference{1, 2} && ByReference{1, 2} != ByReference{1});
static_assert(Instance<int>{1} == Instance<int>{1} && Instance<float>{1} != Instance<float>{2});

struct Held {
  int v;
  constexpr std::strong_ordering operator<=>(int o) const {
    return v < o ? std::strong_ordering::less : v > o ? std::strong_ordering::greater : std::strong_ordering::equal;
  }
};
static_assert((2 <=> Held{1}) > 0 && (2 <=> Held{3}) < 0 && (2 <=> Held{2}) == 0 && 2 > Held{1} && Held{1} < 2);
constexpr std::strong_ordering order = 2 <=> Held{1};
static_assert(order == std::strong_ordering::greater);
