// c++17
typedef unsigned long size_t;
void *operator new(size_t, void *p) noexcept;
template <class T> struct rr { using type = T; };
template <class T> struct rr<T &> { using type = T; };
template <class T> struct rr<T &&> { using type = T; };
template <class T> constexpr typename rr<T>::type &&mv(T &&t) noexcept { return static_cast<typename rr<T>::type &&>(t); }
template <class T> constexpr T &&fw(typename rr<T>::type &t) noexcept { return static_cast<T &&>(t); }
template <class T> void swp(T &a, T &b) { T c = mv(a); a = mv(b); b = mv(c); }
template <class T> struct Alloc {
  using value_type = T;
  using pointer = T *;
  T *allocate(size_t n) { return static_cast<T *>(::operator new(n * sizeof(T))); }
  void deallocate(T *p, size_t) noexcept { ::operator delete(p); }
  template <class... A> void construct(T *p, A &&...a) { ::new (static_cast<void *>(p)) T(fw<A>(a)...); }
  void destroy(T *p) { p->~T(); }
};
template <class T, class A = Alloc<T>> class Vec : private A {
public:
  using value_type = T;
  using iterator = T *;
  using const_iterator = const T *;
  using reference = T &;
  Vec() noexcept = default;
  explicit Vec(size_t n, const T &v = T()) { reserve(n); while (n--) push_back(v); }
  Vec(const Vec &o) : A(o) { reserve(o.size_); for (const T &x : o) push_back(x); }
  Vec(Vec &&o) noexcept : A(static_cast<A &&>(o)), data_(o.data_), size_(o.size_), cap_(o.cap_) { o.data_ = nullptr; o.size_ = o.cap_ = 0; }
  Vec &operator=(Vec o) noexcept { swap(o); return *this; }
  ~Vec() { clear(); if (data_) this->deallocate(data_, cap_); }
  void swap(Vec &o) noexcept { swp(data_, o.data_); swp(size_, o.size_); swp(cap_, o.cap_); }
  void reserve(size_t n) {
    if (n <= cap_) return;
    T *fresh = this->allocate(n);
    for (size_t i = 0; i < size_; ++i) { this->construct(fresh + i, mv(data_[i])); A::destroy(data_ + i); }
    if (data_ != nullptr) A::deallocate(data_, cap_);
    data_ = fresh;
    cap_ = n;
  }
  void push_back(const T &v) { emplace_back(v); }
  void push_back(T &&v) { emplace_back(mv(v)); }
  template <class... Args> T &emplace_back(Args &&...args) {
    if (size_ == cap_) reserve(cap_ ? cap_ * 2 : 4);
    this->construct(data_ + size_, fw<Args>(args)...);
    return data_[size_++];
  }
  void pop_back() { A::destroy(data_ + --size_); }
  void clear() noexcept { while (size_ > 0) pop_back(); }
  iterator erase(iterator at) { for (iterator i = at; i + 1 != end(); ++i) *i = mv(*(i + 1)); pop_back(); return at; }
  T &operator[](size_t i) { return data_[i]; }
  const T &operator[](size_t i) const { return data_[i]; }
  T &back() { return *(end() - 1); }
  iterator begin() { return data_; }
  iterator end() { return data_ + size_; }
  const_iterator begin() const { return data_; }
  const_iterator end() const { return data_ + size_; }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  friend bool operator==(const Vec &a, const Vec &b) { if (a.size_ != b.size_) return false; for (size_t i = 0; i < a.size(); ++i) if (!(a[i] == b[i])) return false; return true; }
private:
  T *data_ = nullptr;
  size_t size_ = 0, cap_ = 0;
};
struct S { int a; S(int x = 0) : a(x) {} ~S() {} bool operator==(const S &o) const { return a == o.a; } };
int use(int n) {
  Vec<int> v; v.push_back(n); v.push_back(3); v.emplace_back(4);
  Vec<S> s(3, S(2)); s.push_back(S{n}); s.emplace_back(7); Vec<S> t = s; t = mv(s);
  int r = 0; for (int x : v) r += x; for (const S &x : t) r += x.a;
  v.erase(v.begin()); return r + v[0] + v.back() + static_cast<int>(t.size()) + (t == s) + v.empty();
}
