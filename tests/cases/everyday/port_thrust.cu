// flags: -std=c++17 --extended-lambda
// Data analysis that was moved from std to thrust, with everyday mistakes.
#include <algorithm>
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/reduce.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <tuple>
#include <vector>

struct Sample {
    int key;
    float value;
    double weight = 1.0;
};

struct Square {
    __host__ __device__ float operator()(float x) const { return x * x; }
};
struct Less {
    bool operator()(const Sample &a, const Sample &b) { return a.key < b.keyy; }
};
struct Scale {
    float f;
    Scale(float f) : f(f) {}
    __device__ float operator()(float x) const { f *= 2; return x * f; }
};
template <typename T>
struct Axpy {
    T a;
    __host__ __device__ T operator()(const T &x, const T &y) const { return a * x + y + b; }
};

using Table = std::map<std::string, std::vector<float>>;

static float mean(const std::vector<float> &v) {
    float s = std::accumulate(v.begin(), v.end());
    float t = std::accumulate(v.begin(), v.end(), 0.f, std::plus<int, int>());
    v.push_back(s);
    v.size = 3;
    return s / v.length();
}

static void tables(Table &t, const Table &ct) {
    t["a"] = 3.f;
    t["b"].push_back("x");
    ct["a"].size();
    t.insert("a", 3);
    for (auto [name, values, extra] : t)
        std::cout << name;
    for (auto &[name, values] : t) {
        name = "x";
        std::cout << values << std::endl;
    }
    for (const auto &[name, values] : ct)
        values.clear();
    auto it = t.find(3);
    if (it != t.end)
        std::cout << it.first << it->third;
    std::string s = 'c' + 1;
    std::string u = nullptr + "x";
    std::string w = "a" + "b";
    s.append(1.0, s, s, s);
    int n = s;
    const char *c = s;
    std::cout >> n;
    std::cin >> "x";
    std::cot << s;
    std::pair<int> p;
    std::tuple<int, float> tp = {1, 2.f, 3};
    std::get<2>(tp);
    std::get<std::string>(tp);
    auto [a, b, d] = tp;
    std::vector<int, float, double> wrong;
    std::vector v2;
    std::array<int, 3> arr;
    std::vector<float> vf = {1, 2, "3"};
    std::vector<int> narrow{1.5, 2};
}

void analyse(int n) {
    thrust::device_vector<float> x(n), y(n);
    thrust::host_vector<float> h = x;
    thrust::device_vector<Sample> samples;
    thrust::sequence(x.begin(), x.end(), "1");
    thrust::transform(x.begin(), x.end(), y.begin(), Square);
    thrust::transform(x.begin(), x.end(), y.begin(), Square());
    thrust::transform(x, y, Square());
    thrust::transform(x.begin(), x.end(), y.begin(), Scale());
    thrust::sort(samples.begin(), samples.end(), Less());
    thrust::sort(x.begin());
    float total = thrust::reduce(x.begin(), x.end(), 0.f, thrust::plus<float>);
    float total2 = thrust::reduc(x.begin(), x.end());
    float *raw = x.data();
    float *raw2 = thrust::raw_pointer_cast(x);
    float *raw3 = thrust::raw_pointer_cast(x.data());
    x.push_back(1.f, 2.f);
    x.begin = y.begin();
    x[0].value = 3;
    samples[0].key = 3;
    Sample s0 = samples[0];
    Sample s1 = x[0];
    x = 3;
    y = samples;
    h = raw3;
    auto sq = [] __device__(float v) { return v * v; };
    thrust::transform(x.begin(), x.end(), x.begin(), sq, sq, 3, 4);
    thrust::for_each(x.begin(), x.end(), [=] __device__(float &v) { v += n; m = 3; });
    int calls = 0;
    thrust::for_each(x.begin(), x.end(), [&] __device__(float v) { calls++; });
    thrust::for_each(x.begin(), x.end(), [=] __device__(float v) { calls++; });
    thrust::device_ptr<float> dp = raw3;
    thrust::device_ptr<float> dp2(raw3);
    thrust::device_vector<float>::iterator it = h.begin();
    thrust::plus<float> add;
    add(1.f);
    add.value;
    Axpy<float> ax;
    ax.b = 3;
    ax(1.f, 2.f, 3.f);
    Axpy<> empty;
    Axpy none{1.f};
    Square sqr(3);
    sqr("x");
    int unused;
    std::sort(samples, Less());
    std::max(1, 2.f);
    std::max(n);
    std::min<int>("a", n);
    bool same = x == raw;
    return total;
}

int main() {
    std::vector<float> v(10);
    std::cout << mean(v, 3) << mean("x") << endl;
    analyse();
    analyse("10");
    Table t;
    tables(t);
    tables(t, v);
    auto r = analyse(10);
    return v;
}
