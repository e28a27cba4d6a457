// flags: -std=c++17
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <new>
#include <stdexcept>
#include <type_traits>
#include <utility>

class Buffer {
  char *data_; std::size_t size_, cap_;
  static std::size_t grow(std::size_t n) noexcept { return n ? n * 2 : 16; }
 public:
  Buffer() noexcept : data_(nullptr), size_(0), cap_(0) {}
  explicit Buffer(std::size_t n, char fill = '\0') : data_(new char[n]), size_(n), cap_(n) { for (auto *p = data_; p != data_ + n; *p++ = fill); }
  Buffer(std::initializer_list<char> l) : Buffer(l.size()) { char *out = data_; for (char c : l) *out++ = c; }
  Buffer(const Buffer &o) : Buffer(o.size_) { for (std::size_t i = 0; i < size_; ++i) data_[i] = o.data_[i]; }
  Buffer(Buffer &&o) noexcept : Buffer() { swap(*this, o); }
  Buffer &operator=(Buffer o) noexcept { swap(*this, o); return *this; }
  ~Buffer() { delete[] data_; }
  friend void swap(Buffer &a, Buffer &b) noexcept { std::swap(a.data_, b.data_); std::swap(a.size_, b.size_); std::swap(a.cap_, b.cap_); }
  char &operator[](std::size_t i) { if (i >= size_) throw std::out_of_range("index"); return data_[i]; }
  const char &operator[](std::size_t i) const { return const_cast<Buffer &>(*this)[i]; }
  void push(char c) { if (size_ == cap_) { char *n = new char[cap_ = grow(cap_)]; std::copy(data_, data_ + size_, n); delete[] std::exchange(data_, n); } data_[size_++] = c; }
  char *begin() { return data_; } char *end() { return data_ + size_; } const char *begin() const { return data_; } const char *end() const { return data_ + size_; }
  explicit operator bool() const noexcept { return size_ != 0; }
  bool operator==(const Buffer &o) const { return size_ == o.size_ && std::equal(begin(), end(), o.begin()); }
  std::size_t size() const { return size_; }
};
template <class T, std::size_t N> class SmallVec {
  alignas(T) std::byte raw_[N * sizeof(T)]; std::size_t n_ = 0;
 public:
  using iterator = T *;
  template <class... A> T &emplace(A &&...a) { if (n_ == N) throw std::length_error("full"); return *::new (static_cast<void *>(raw_ + sizeof(T) * n_++)) T(std::forward<A>(a)...); }
  iterator begin() { return std::launder(reinterpret_cast<T *>(raw_)); } iterator end() { return begin() + n_; }
  void pop() { std::destroy_at(end() - 1); --n_; }
  ~SmallVec() { std::destroy(begin(), end()); }
};
template <class F> class Defer { F f_; bool on_ = true; public: explicit Defer(F f) : f_(std::move(f)) {} ~Defer() { if (on_) f_(); } void cancel() { on_ = false; } Defer(const Defer &) = delete; };
template <class F> Defer(F) -> Defer<F>;
int fill(Buffer b) { return b ? b[0] : 0; }
int main() {
  Buffer a{'a', 'b'}, b(3, 'x'), c = a, d = std::move(b);
  int n = 0;
  Defer done([&n] { n = -1; });
  for (char ch : a) n += ch;
  c = d; c = Buffer{'q'}; c.push('z'); swap(a, c);
  SmallVec<Buffer, 4> v;
  v.emplace(2u); v.emplace(a).push('c'); v.emplace(std::initializer_list<char>{'1'});
  for (auto &x : v) n += x.size();
  v.pop();
  done.cancel();
  int *arr = new int[3]{1, 2}; std::unique_ptr<int[]> own(arr); auto sp = std::shared_ptr<Buffer>(new Buffer(1), [](Buffer *p) { delete p; });
  return fill({'x'}) + fill(Buffer(4)) + fill(a) + (a == c) + own[1] + int(sp->size()) + std::as_const(a)[0] + n;
}
