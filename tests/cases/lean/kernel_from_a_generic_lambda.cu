// flags: -std=c++17
// Only the library's body calls the lambda, and so makes the kernel.
#include <algorithm>
#include <vector>
template <class T> __global__ void scale(T *p) { *p *= 3; }
int main() {
    std::vector<double> v(3);
    std::for_each(v.begin(), v.end(), [](auto x) { scale<decltype(x)><<<1, 1>>>(nullptr); });
    return 0;
}
