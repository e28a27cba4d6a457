// flags: -std=c++17 --expt-relaxed-constexpr
// What the library declares constexpr, and what the toolkit declares for the device, keeps its body.
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <initializer_list>
#include <limits>
#include <new>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
struct Pair { int a, b; };
__device__ int sum(std::initializer_list<int> list) { int s = 0; for (int i : list) s += i; return s; }
__global__ void k(float *p, int n, char *room) {
    std::array<int, 3> a{1, 2, 3};
    auto t = std::make_tuple(n, 2.0f, a[1]);
    auto pair = std::make_pair(std::max(n, 3), std::min(n, 4));
    std::optional<int> o = n;
    p[0] = std::get<1>(t) + std::abs(p[1]) + std::pow(p[2], 2.0f) + std::fabs(p[3]) + pair.first + a.size();
    p[1] = std::isnan(p[1]) + std::signbit(p[2]) + std::isinf(p[3]) + std::isfinite(p[4]) + o.value_or(3);
    p[2] = std::numeric_limits<float>::epsilon() + sum({1, 2, n}) + std::clamp(n, 1, 5);
    p[3] = std::fma(p[0], p[1], p[2]) + std::hypot(p[1], p[2]) + std::lgamma(p[3]) + std::sqrt(p[3]);
    p[4] = (new (room) Pair{1, n})->b + std::forward<int>(n) + std::move(pair).second + std::gcd(n, 12);
}
int main() {
    std::vector<std::string> v{"b", "a"};
    std::sort(v.begin(), v.end());
    std::complex<double> c(1, 2);
    k<<<1, 1>>>(nullptr, int(v.size()), nullptr);
    return int(std::abs(c) + std::norm(c));
}
