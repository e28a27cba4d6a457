// c++17
typedef unsigned long size_t;
enum class DType : unsigned char { F32, F16, I8 };
constexpr size_t size_of(DType t) {
  switch (t) { case DType::F32: return 4; case DType::F16: return 2; default: return 1; }
}
struct Shape {
  static constexpr int kMax = 4;
  int dims[kMax] = {1, 1, 1, 1};
  int rank = 0;
  constexpr Shape() = default;
  constexpr Shape(int a) : dims{a, 1, 1, 1}, rank(1) {}
  constexpr Shape(int a, int b) : dims{a, b, 1, 1}, rank(2) {}
  constexpr Shape(int a, int b, int c) : dims{a, b, c, 1}, rank(3) {}
  constexpr int operator[](int i) const { return dims[i < 0 ? i + rank : i]; }
  int &operator[](int i) { return dims[i]; }
  constexpr size_t count() const {
    size_t n = 1;
    for (int i = 0; i < rank; ++i) n *= static_cast<size_t>(dims[i]);
    return n;
  }
  friend constexpr bool operator==(const Shape &a, const Shape &b) {
    if (a.rank != b.rank) return false;
    for (int i = 0; i != a.rank; i++)
      if (a.dims[i] != b.dims[i]) return false;
    return true;
  }
  const int *begin() const { return dims; }
  const int *end() const { return dims + rank; }
};
constexpr Shape kUnit{1}, kTile(16, 16);
static_assert(kTile.count() == 256, "tile");
void *operator new(size_t, void *p) noexcept;
struct Tensor {
  float *data = nullptr;
  Shape shape;
  size_t stride[Shape::kMax]{};
  DType type{DType::F32};
  explicit Tensor(const Shape &s, DType t = DType::F32) : shape(s), type(t) {
    size_t step = 1;
    for (int i = s.rank - 1; i >= 0; --i) { stride[i] = step; step *= s[i]; }
    data = new float[step]();
  }
  Tensor(Tensor &&o) noexcept : data(o.data), shape(o.shape), type(o.type) { o.data = nullptr; }
  Tensor(const Tensor &) = delete;
  ~Tensor() { delete[] data; }
  float &at(int i, int j = 0) { return data[i * stride[0] + j * stride[1]]; }
  const float &at(int i, int j = 0) const { return const_cast<Tensor *>(this)->at(i, j); }
  size_t bytes() const { return shape.count() * size_of(type); }
  template <class F> Tensor map(F f) const {
    Tensor out(shape);
    for (size_t i = 0, n = shape.count(); i < n; ++i) out.data[i] = f(data[i]);
    return out;
  }
};
Tensor make(int n, bool square) { return Tensor(square ? Shape(n, n) : Shape{n}); }
int total(const Shape &s) { int sum = 0; for (int d : s) sum += d; for (const auto &d : s) sum -= d > 1 ? 0 : d; return sum; }
float use(int n) {
  Tensor a = make(n, true), b{Shape{n, n}}, c(Shape(n, n, 2), DType::F16);
  a.at(0) = 1.5f; b.at(1, 1) += a.at(0) * 2;
  const Tensor &r = a; const float scale = r.at(0) / n, bias = 0.5f;
  Tensor d = a.map([=](float x) { return x * scale + bias; });
  auto relu = [](float x) -> float { return x > 0 ? x : 0.f; };
  Tensor e = d.map(relu);
  if (a.shape == b.shape && !(a.shape == kTile)) { e.at(0) = static_cast<float>(a.bytes() + c.bytes()); }
  Shape shapes[3] = {kUnit, {2, 3}, Shape(4, 5, 6)}; int sum = 0;
  for (auto &s : shapes) { s[0] *= 2; sum += total(s) + s[-1]; }
  Shape best = n > 3 ? kTile : Shape(n); Shape none; const Shape pick = shapes[n % 3] == none ? none : shapes[1];
  return e.at(0) + sum + best.count() + pick.rank + kTile[1];
}
