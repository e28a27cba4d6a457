// An immediate lambda is evaluated by the compiler, so std::is_constant_evaluated() says so even with a run-time result.
// flags: -std=c++20
#include <cstdio>
#include <type_traits>

int main() {
    auto where = []() consteval { return std::is_constant_evaluated() ? 1 : 2; };
    int result = where();
    std::printf("%d\n", result);
}
