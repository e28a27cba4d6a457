// flags: -std=c++17 --extended-lambda
#include <functional>
#include <map>
#include <string>
#include <vector>
template <class F> __global__ void apply(F f, int *p) { *p = f(*p); }
template <class F> void start(F f) { apply<<<1, 1>>>(f, nullptr); }
int main() {
    std::map<std::string, int> counts{{"a", 1}};
    int n = counts["a"];
    start([=] __device__(int x) { return x + n; });
    start([=] __host__ __device__(int x) { return x * n; });
    std::vector<std::function<void()>> all;
    all.push_back([n] { start([=] __device__(int x) { return x - n; }); });
    for (auto &one : all) one();
    return 0;
}
