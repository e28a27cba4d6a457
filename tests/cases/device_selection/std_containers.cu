// Kernels behind the standard library.
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>
template <int N> __global__ void k() {}
struct Job { virtual ~Job() {} virtual void run() = 0; };
template <int N> struct Launch : Job { void run() override { k<N><<<1, 1>>>(); } };
void host() {
    std::vector<std::unique_ptr<Job>> jobs;
    jobs.push_back(std::make_unique<Launch<1>>());
    std::function<void()> f = [] { k<2><<<1, 1>>>(); };
    f();
    std::map<std::string, void (*)()> table{{"three", k<3>}};
    std::vector<int> v{1, 2};
    std::for_each(v.begin(), v.end(), [](auto n) { k<4 + sizeof(n)><<<1, 1>>>(); });
}
