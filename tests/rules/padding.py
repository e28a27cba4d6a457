"""Harmless user code of any length, to put around a case: what is said of the case may not depend on it.

The code is ordinary C++11 with functions of host and device, classes, templates and loops.  Names carry a prefix and
a number, so that they collide with nothing.  The real tool says nothing to it.
"""

from __future__ import annotations

_PREFIX = "harmless_"

#: one piece of the padding; `@` is its prefix and number, `*` that of the piece in front of it
_PIECES = (
    """\
inline int @(int first, int second) {
  int sum = 0;
  for (int i = first; i < second; ++i) {
    if (i % 3 == 0) sum += i; else sum -= second;
  }
  return sum;
}
""",
    """\
struct @_row {
  explicit @_row(int width) : width_(width), used_(0) {}
  int width() const { return width_; }
  void use(int count) { used_ = count < width_ ? used_ + count : width_; }
  bool is_full() const { return used_ >= width_; }
private:
  int width_;
  int used_;
};
inline bool @(int width) {
  @_row row(width);
  while (!row.is_full()) row.use(2);
  return row.width() > 4;
}
""",
    """\
template <class T, int N> struct @_ring {
  T data[N];
  int head;
  T &next() { head = (head + 1) % N; return data[head]; }
};
template <class T> T @_larger(T first, T second) { return first < second ? second : first; }
inline double @(double value) {
  @_ring<double, 8> ring = {};
  ring.next() = value;
  return @_larger(ring.next(), value);
}
""",
    """\
__attribute__((device)) inline float @_scaled(float value, float factor) { return value * factor + 1.0f; }
__attribute__((device)) inline void @(float *out, const float *in, int count) {
  for (int i = 0; i < count; ++i) out[i] = @_scaled(in[i], 2.0f);
}
""",
    """\
enum class @_mode { fast, exact, both };
inline const char *@(@_mode mode) {
  switch (mode) {
  case @_mode::fast: return "fast";
  case @_mode::exact: return "exact";
  default: return "both";
  }
}
""",
    """\
namespace @_space {
struct base { virtual ~base() {} virtual int size() const = 0; };
struct derived : base {
  int size() const override { return 3; }
};
inline int measured(const base &one) { return one.size(); }
}
inline int @() {
  @_space::derived one;
  return @_space::measured(one);
}
""",
    """\
__attribute__((host)) __attribute__((device)) inline unsigned @_mixed(unsigned seed) {
  seed ^= seed << 13;
  seed ^= seed >> 17;
  return seed ^ (seed << 5);
}
inline unsigned @(unsigned *values, int count) {
  unsigned all = 0;
  for (int i = 0; i < count; ++i) {
    values[i] = @_mixed(values[i]);
    all = all > values[i] ? all : values[i];
  }
  return all;
}
""",
)

#: tokens of the pieces above
_TOKENS_OF_A_ROUND = 611


def padding(tokens: int, prefix: str = _PREFIX) -> str:
    """Harmless code of about so many tokens; `prefix` starts each of its names."""
    parts: list[str] = []
    for number in range(max(1, round(tokens / _TOKENS_OF_A_ROUND))):
        parts += [piece.replace("@", f"{prefix}{number}_{at}") for at, piece in enumerate(_PIECES)]
    return "".join(parts)
