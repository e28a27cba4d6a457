// Operators wait for classes that attributes and aliases of the same name declare, too: std::pmr::vector is a std::vector.
#include <cuda/std/array>
#include <cuda/std/tuple>
#include <cstdio>
#include <memory_resource>
#include <string>
#include <vector>

using Numbers = std::pmr::vector<int>;

static Numbers made(int n) { return Numbers(n, n); }
static auto text(const char *s) { return std::pmr::string(s); }

__global__ void compare(int *out) {
    cuda::std::tuple pair(1, 2.0f);
    out[0] = pair < cuda::std::make_tuple(1, 3.0f);
    cuda::std::array<int, 2> a{1, 2};
    out[1] = a == cuda::std::array<int, 2>{1, 2};
}

int main() {
    int *out = nullptr;
    compare<<<1, 1>>>(out);
    std::printf("%d %d %d\n", made(2) < made(3), made(1) == made(2), text("a") + "b" == text("ab"));
}
