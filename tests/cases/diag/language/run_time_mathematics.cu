// Built-in mathematics is left to run-time, where the host compiler would evaluate it.
// expect: 28 error 10
// expect: 28 error 11
// expect: 28 error 12
// expect: 28 error 14
#include <cmath>
template <class T> constexpr T half(T x) { return std::floor(x) / 2; }
constexpr float root(float x) { return std::sqrt(x); }
constexpr double up(double x) { return std::ceil(x) + ceil(x) + std::fabs(x); }
constexpr float halved = half(3.0f);
constexpr double raised = up(2.5);
static_assert(root(4.0f) == 2.0f, "");
float at_run_time = half(3.0f) + root(2.0f);
enum { Least = (int)half(3.0) };
