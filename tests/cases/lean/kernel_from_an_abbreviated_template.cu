// flags: -std=c++20
#include <algorithm>
#include <concepts>
#include <vector>
template <class T> __global__ void twice(T *p) { *p *= 2; }
template <class T> __global__ void thrice(T *p) { *p *= 3; }
struct Twice { void operator()(const std::integral auto &x) const { twice<int><<<1, sizeof(x)>>>(nullptr); } };
int main() {
    std::vector<short> v(3);
    std::for_each(v.begin(), v.end(), Twice());
    std::for_each(v.begin(), v.end(), []<class T>(T) { thrice<T><<<1, 1>>>(nullptr); });
    return 0;
}
