// A header of the C++ library that uses vendor intrinsics and GNU vector types freely.
// The device compiler has the same front end as the original and rejects it too, so only the host stage is compared.
// stage: host
// flags: -std=c++17
#include <cstdio>
#include <experimental/simd>

namespace stdx = std::experimental;

int main() {
    stdx::fixed_size_simd<float, 4> values([](int i) { return 1.5f * i; });
    std::printf("%g\n", static_cast<double>(stdx::reduce(values * values)));
}
