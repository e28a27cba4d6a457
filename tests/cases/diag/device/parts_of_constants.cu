// expect: none
const int ca[2] = {1, 2}; constexpr int cea[2] = {1, 2}; struct S { int x; int y[2]; }; const S cs = {1, {2, 3}}; constexpr S ces = {1, {2, 3}}; constexpr S csa[2] = {{1, {2, 3}}, {4, {5, 6}}}; const int c2[2][2] = {{1, 2}, {3, 4}}; const char str[] = "abc"; constexpr float cf[2] = {1, 2};
struct T { static constexpr int a[2] = {1, 2}; static const int b[2]; }; const int T::b[2] = {3, 4};
__device__ int h; __device__ int g(int) { return 1; } __device__ void f(int i) { h = cea[1]; g(ca[1]); const int& r = cea[1]; int c = cea[i]; }
