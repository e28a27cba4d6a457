// overloaded members with the name of an enumeration around, whose results are written in all ways
namespace at { enum class mode { a, b }; inline int f(mode m) { return int(m); } }
namespace torch { using namespace at; typedef int kept;
template <int D> struct O {
  inline auto mode(const kept &n) -> decltype(*this) { mode_ = n; return *this; }
  inline auto mode(kept &&n) -> decltype(*this) { mode_ = n; return *this; }
  decltype(D) mode(char *) const { return D; }
  kept &&mode(short *) { return static_cast<kept &&>(mode_); }
  inline const kept &mode() const noexcept { return mode_; }
  inline kept &mode() noexcept { return mode_; }
  kept mode_;
}; }
struct Plain { auto mode(int n) -> int { return n; } at::mode other = at::mode::a; at::mode mode() { return other; } };
int host_main() { torch::O<2> o; int k = 3; return o.mode(k).mode(4).mode() + o.mode((char *) 0) + Plain().mode(2); }
__global__ void k(int *p) { *p = int(at::mode::b); }
