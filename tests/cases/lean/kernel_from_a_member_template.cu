// flags: -std=c++17
#include <algorithm>
#include <memory>
#include <vector>
template <class T> __global__ void copy(T *p) { *p = 1; }
template <class T> __global__ void release(T *p) { *p = 1; }
struct Copy { template <class T> void operator()(T) const { copy<T><<<1, 1>>>(nullptr); } };
struct Release { template <class T> void operator()(T *p) const { release<T><<<1, 1>>>(p); } };
int main() {
    std::vector<unsigned> v(3);
    std::for_each(v.begin(), v.end(), Copy());
    std::shared_ptr<long long> p(static_cast<long long *>(nullptr), Release());
    return 0;
}
