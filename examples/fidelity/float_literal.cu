// 16777217 lies halfway between two floats; rounding it through another type gives the wrong neighbour for the longer literal.
// flags: -std=c++17
#include <cstdio>

int main() {
    float halfway = 16777217.f;
    float above = 16777217.0000000001f;
    float small = 7.0064923216240862e-46f;
    std::printf("%a %a %a\n", static_cast<double>(halfway), static_cast<double>(above), static_cast<double>(small));
}
