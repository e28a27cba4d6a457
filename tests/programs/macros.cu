// Launches made by macros, macros in configurations and arguments, stringised launches.
#include <cstdio>
#define LAUNCH(f, g, b, ...) do { f<<<(g), (b)>>>(__VA_ARGS__); puts(#f); } while (0)
#define CONFIG 2, 64
#define CHECKED(...) __VA_ARGS__; if (cudaGetLastError() != cudaSuccess) puts("bad")
#define KERNEL(name, type) __global__ void name(type a) {}
KERNEL(ki, int)
KERNEL(kf, float)
template <class T, int N> __global__ void kt(T a) {}
int main() {
  LAUNCH(ki, 1, 2, 3);
  LAUNCH((kt<float, 3>), 1, 2, 4.5f);
  kf<<<CONFIG>>>(2.5f);
  CHECKED(ki<<<1, 1>>>(__LINE__));
  puts("ki<<<1, 1>>>(1);");
  puts(R"(ki<<<2, 2>>>(1);)");
}
