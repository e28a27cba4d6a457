// flags: -std=c++17
// A small library of containers and policies, templates throughout, with the slips of a working day.
#include <array>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace store {

template <typename T> struct HostAllocation {
  static T *allocate(std::size_t n) { return new T[n]; }
  static void release(T *p) { delete[] p; }
};

template <typename T> struct DeviceAllocation {
  static T *allocate(std::size_t n) {
    T *p = nullptr;
    cudaMalloc(&p, n);
    return p;
  }
  static void release(const T *p) { cudaFree(p); }
};

struct NoCheck {
  static void check(std::size_t, std::size_t) { }
};

struct ThrowingCheck {
  void check(std::size_t at, std::size_t size) const {
    if (at >= size) throw std::out_of_range("index");
  }
};

template <typename T, template <typename> class Allocation = HostAllocation, typename Check = NoCheck>
class Buffer : private Check {
public:
  using value_type = T;
  using iterator = T *;
  using const_iterator = const T *;

  Buffer() = default;
  explicit Buffer(std::size_t n) : data_(Allocation<T>::allocate(n)), size_(n) { }
  Buffer(std::initializer_list<T> list) : Buffer(list.size()) {
    std::size_t at = 0;
    for (const auto &one : list) data_[at++] = one;
  }
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;
  Buffer(Buffer &&other) noexcept : data_(std::exchange(other.data_, nullptr)), size_(other.size_) { }
  ~Buffer() { Allocation<T>::release(data_); }

  T &operator[](std::size_t at) {
    Check::check(at, size_);
    return data_[at];
  }
  const T &operator[](std::size_t at) const {
    Check::check(at, size_);
    return data_[at];
  }
  iterator begin() { return data_; }
  iterator end() { return data_ + size_; }
  const_iterator begin() const { return data_; }
  const_iterator end() const { return data_ + size_; }
  std::size_t size() const { return size_; }
  void clear() const { size_ = 0; }
  T &front() const { return data_[0]; }

  template <typename F> void for_each(F f) {
    for (auto &one : *this) f(one);
  }
  template <typename U> Buffer<U, Allocation, Check> as() const;

private:
  T *data_ = nullptr;
  std::size_t size_ = 0;
};

template <typename T, template <typename> class Allocation, typename Check>
template <typename U>
Buffer<U, Allocation, Check> Buffer<T, Allocation, Check>::as() {
  Buffer<U, Allocation, Check> result(size_);
  return result;
}

template <typename T, typename Check>
std::size_t Buffer<T, HostAllocation, Check>::capacity() const { return 0; }

template <typename T> using HostBuffer = Buffer<T, HostAllocation, NoCheck>;
template <typename T> using DeviceBuffer = Buffer<T, DeviceAllocation>;

void copies() {
  HostBuffer<int> first(10);
  HostBuffer<int> second = first;
  HostBuffer<int> third;
  third = first;
  HostBuffer<float> other = std::move(first);
  HostBuffer<int> sized = 10;
}

void wrong_arguments() {
  Buffer<int, std::vector> of_vector;
  Buffer<int, HostAllocation<int>> of_type;
  Buffer<> of_nothing;
  Buffer<int, HostAllocation, NoCheck, int> too_many;
  Buffer<8> of_number;
  HostBuffer<int, float> alias_with_two;
}

int reads(const HostBuffer<int> &buffer, HostBuffer<std::string> &names) {
  buffer[0] = 3;
  buffer.for_each([](int n) { return n; });
  buffer.clear();
  names[0] = 7;
  names[1] = nullptr;
  names.front().push_back("x");
  for (int name : names) { }
  for (auto &value : buffer) value += 1;
  return names[0];
}

int private_things() {
  Buffer<int, HostAllocation, ThrowingCheck> checked(3);
  checked.check(1, 2);
  checked.size_ = 4;
  const ThrowingCheck &base = checked;
  return checked.data_[0];
}

int device_instances() {
  DeviceBuffer<int> on_device(16);
  return on_device.size();
}

// Iterators of our own.
template <typename Container> class Strided {
public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = typename Container::value_type;
  using difference_type = std::ptrdiff_t;
  using pointer = value_type *;
  using reference = value_type &;

  Strided(Container &from, std::size_t step) : from_(from), step_(step) { }
  reference operator*() { return from_[at_]; }
  Strided &operator++() {
    at_ += step_;
    return *this;
  }
  Strided operator++(int) {
    Strided old = this;
    ++*this;
    return old;
  }
  bool operator==(const Strided &other) { return at_ == other.at; }
  bool operator!=(const Strided &other) const { return !(*this == other); }

private:
  std::size_t step_ = 1;
  std::size_t at_ = 0;
  Container &from_;
};

template <typename Container> class View {
  Container::value_type *first;
  typename Container::size_type count;
  typename Container::const_iterator last_;

public:
  View(Container &c) : first(c.begin()), count(c.size()) { }
};

void iterates(HostBuffer<double> &values) {
  Strided<HostBuffer<double>> it(values, 2);
  Strided<HostBuffer<double>> none;
  Strided<int> of_int(3, 4);
  it--;
  ++it;
  it++;
  if (it == values.begin()) return;
  View<HostBuffer<double>> view(values);
  std::vector<double> copy(it, it);
}

// A cache with an optional value and a factory.
template <typename Key, typename Value, std::size_t N> class Cache {
  static_assert(N > 0, "a cache holds something");
  std::array<std::optional<Value>, N> slots_;
  std::array<Key, N> keys_;

public:
  std::optional<Value> find(const Key &key) const {
    for (std::size_t i = 0; i < N; ++i)
      if (keys_[i] == key) return slots_[i];
    return std::nullopt();
  }
  Value &at(const Key &key) {
    if (auto found = find(key)) return *found;
    throw std::out_of_range("key");
  }
  template <typename Factory> const Value &get(const Key &key, Factory &&factory) {
    std::size_t slot = std::hash<Key>{}(key) % N;
    if (!slots_[slot]) slots_[slot] = factory();
    return slots_[slot];
  }
};

struct Point {
  double x, y;
};

int cached() {
  Cache<int, std::string, 4> names;
  Cache<int, std::string, 0> empty;
  Cache<int, std::string, -1> negative;
  Cache<int, 4, std::string> swapped;
  Cache<Point, int, 2> by_point;
  names.get(1, [] { return 5.5; });
  names.get("one", [] { return std::string("1"); });
  by_point.find(Point{1, 2});
  std::string found = names.find(3);
  int length = names.find(3).size();
  if (names.find(3) == 7) return 1;
  return names.find(4).value();
}

template class Buffer<int, HostAllocation>;
template class Cache<int, int>;
template class Missing<int>;
template <> class Buffer<bool> { };
template <> struct Cache<char, char, 0> { };
Buffer<bool> bits;

}  // namespace store

store::Buffer<int> made = store::Buffer<int>(3);
store::HostBuffer shortened(4);
Buffer<int> unqualified;
int total = store::made[0];
