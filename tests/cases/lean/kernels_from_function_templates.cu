// flags: -std=c++17
// No template here is called by the library: bodies of the library go, and all kernels are made.
#include <algorithm>
#include <functional>
#include <future>
#include <iostream>
#include <map>
#include <string>
#include <vector>
template <class T> __global__ void scale(T *p, int n) { for (int i = 0; i < n; ++i) p[i] *= 2; }
template <class T, int N> __global__ void shift(T *p) { p[threadIdx.x] += N; }
template <class T> void run(std::vector<T> &values) {
    std::for_each(values.begin(), values.end(), [&](T value) { shift<T, 3><<<1, int(value)>>>(nullptr); });
    scale<T><<<1, 1>>>(values.data(), int(values.size()));
}
template <class T> void indirectly(T count) { std::vector<T> v(count); run(v); }
struct Named { std::string name; void operator()(float x) const { shift<char, 1><<<1, 1>>>(nullptr); } };
int main() {
    indirectly(3);
    std::map<std::string, std::function<void(float)>> steps;
    steps["named"] = Named{"n"};
    steps["lambda"] = [](float) { shift<long, 2><<<1, 1>>>(nullptr); };
    void (*pointer)(double) = indirectly<double>;
    auto later = std::async(std::launch::deferred, indirectly<unsigned>, 3u);
    for (auto &[name, step] : steps) std::cout << name << std::endl, step(1);
    pointer(2);
    later.get();
    return 0;
}
