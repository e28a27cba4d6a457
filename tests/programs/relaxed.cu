// flags: --expt-relaxed-constexpr
// constexpr functions of the host in device code, and constants of both sides.
#include <algorithm>
#include <cstdio>
constexpr int square(int x) { return x * x; }
constexpr int limits[] = {1, 4, 9};
template <int N> __global__ void k(int a) { (void)std::max(a, square(N)); }
int main() { k<square(3)><<<square(2), limits[1]>>>(std::min(5, square(3))); printf("%d\n", square(5)); }
