// flags: -std=c++14
// The library alone calls these members of class templates, which make kernels and variables of the device.
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <vector>
template <class T> __global__ void fill(T *p) { *p = 1; }
template <class T> __global__ void clear(T *p) { *p = 0; }
template <class T> __global__ void order(T *p) { *p = 2; }
template <class T> struct Fill { void operator()(T) const { fill<T><<<1, 1>>>(nullptr); } };
template <class T> struct Owner { ~Owner() { clear<T><<<1, 1>>>(nullptr); } };
template <class T> struct Order { bool operator()(T a, T b) const { order<T><<<1, 1>>>(nullptr); return a < b; } };
int main() {
    std::vector<short> v(3);
    std::for_each(v.begin(), v.end(), Fill<short>());
    std::unique_ptr<Owner<long>> owner(new Owner<long>);
    std::map<char, int, Order<char>> map;
    map[1] = 2;
    std::function<void(float)> f = Fill<float>();
    f(1.0f);
    return 0;
}
